//! What is kept on the disk, before anybody is told.

use redeye_bots::HasBots;
use redeye_protocol::CommandId;
use sha2::{Digest, Sha256};

use super::Room;
use super::state::RoomState;
use crate::deny::Deny;
use crate::session::SessionId;
use crate::store::StoreError;

/// The identity under which a player's command is entered. It has the player in it, so that nobody
/// can use up the identity of another's command, or of the clock's.
pub(super) fn command_of(session: SessionId, id: CommandId) -> CommandId {
    let mut hash = Sha256::new();
    hash.update(session.0);
    hash.update(id.0);
    let hash: [u8; 32] = hash.finalize().into();
    let mut command = [0; 16];
    command.copy_from_slice(&hash[..16]);
    CommandId(command)
}

impl<G: HasBots> Room<G> {
    /// Changes the room: on the disk first, and not at all if that fails.
    pub(super) async fn change<T>(
        &mut self,
        change: impl FnOnce(&mut RoomState) -> Result<T, Deny>,
    ) -> Result<T, Deny> {
        let before = self.state.clone();
        let done = change(&mut self.state);
        if let Some(command) = self.doing.take_if(|_| done.is_ok()) {
            self.state.remember(command);
        }
        let saved = if done.is_ok() { self.save().await } else { Ok(()) };
        match (done, saved) {
            (Ok(done), Ok(())) => Ok(done),
            (Err(deny), _) | (_, Err(deny)) => {
                self.state = before;
                Err(deny)
            }
        }
    }

    /// Keeps the room on the disk. Whoever changes it calls this before anybody is told, and takes
    /// the change back if it fails.
    pub(super) async fn save(&mut self) -> Result<(), Deny> {
        self.dirty = true;
        match self.deps.store.save_room(self.state.stored()).await {
            Ok(()) => {
                self.note_success();
                Ok(())
            }
            Err(StoreError::TableExists) => Err(Deny::BadCode),
            Err(error) => {
                self.note_failure(&error);
                Err(Deny::StoreFailed)
            }
        }
    }
}
