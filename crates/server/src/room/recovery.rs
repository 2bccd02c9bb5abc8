//! A person's own way back to a seat, when the browser has forgotten who they are.

use redeye_bots::HasBots;

use super::state::{Sitter, Who};
use super::task::Room;
use crate::deny::Deny;
use crate::session::SessionId;

impl<G: HasBots> Room<G> {
    /// Keeps `link`, the hash of a new link to the seat of `session`. The one before is useless.
    pub(super) async fn set_recovery(
        &mut self,
        session: SessionId,
        link: SessionId,
    ) -> Result<(), Deny> {
        let seat = self.seat_of(session)?;
        self.change(|state| {
            if let Some(Sitter { who: Who::Person { recovery, .. }, .. }) = state.sitter_mut(seat) {
                *recovery = Some(link);
            }
            Ok(())
        })
        .await
    }

    /// Brings the seat with this link to `to`. The link stays good: browsers forget again.
    pub(super) async fn recover(&mut self, link: SessionId, to: SessionId) -> Result<(), Deny> {
        if self.state.barred.contains(&to) {
            return Err(Deny::NotWelcome);
        }
        let from = self.state.sitters().find_map(|(_, sitter)| match sitter.who {
            Who::Person { session, recovery, .. } if recovery == Some(link) => Some(session),
            Who::Person { .. } | Who::Bot { .. } => None,
        });
        self.move_seat(from.ok_or(Deny::BadLink)?, to).await
    }
}
