//! The one place that writes. Whatever one command changes is one commit, under the room's epoch
//! and head.

use redeye_protocol::Status;
use redeye_store::{Commit, Finished, NewMatch, StoreError, Taken};
use tokio::time::Instant;

use super::Room;
use super::owner::Unsure;
use super::state::{RoomState, Sitter, Who};
use super::talk::Said;
use crate::deny::Deny;
use crate::matches::AnyMatch;
use crate::session::SessionId;

/// What one command changes, besides what it proposed in the match.
#[derive(Default)]
pub(super) struct Change {
    pub(super) state: Option<RoomState>,
    /// A match begins: what stands above its log, and the match with its first draws proposed.
    pub(super) begins: Option<(NewMatch, Box<dyn AnyMatch>)>,
    pub(super) line: Option<Said>,
    /// A device link that is used up.
    pub(super) link: Option<SessionId>,
}

impl Room {
    /// Changes what is stored of the room.
    ///
    /// # Errors
    /// If `change` refuses, or if it cannot be committed: then nothing has changed.
    pub(super) async fn change<T>(
        &mut self,
        change: impl FnOnce(&mut RoomState) -> Result<T, Deny>,
    ) -> Result<T, Deny> {
        let mut state = self.state.clone();
        let done = change(&mut state)?;
        self.commit(Change { state: Some(state), ..Change::default() }).await?;
        Ok(done)
    }

    /// Commits `change` and what the match proposes, and only then applies both.
    ///
    /// # Errors
    /// If it cannot be committed: then nothing has changed.
    pub(super) async fn commit(&mut self, mut change: Change) -> Result<(), Deny> {
        // What is here may be old: nothing can be decided on it.
        if self.owner.unsure.is_some() {
            self.withdraw();
            return Err(Deny::StoreFailed);
        }
        let command = self.owner.next_command();
        let game = change.begins.as_ref().map(|(_, game)| game).or(self.game.as_ref());
        let proposed = game.and_then(|game| game.proposed());
        let (entry, is_over) =
            proposed.map_or((None, false), |it| (Some(it.entry.to_owned()), it.is_over));
        let mut finished = None;
        if is_over && self.state.status == Status::Playing {
            let state = change.state.get_or_insert_with(|| self.state.clone());
            state.status = Status::Over;
            finished = Some(Finished { game: self.game_id(), sessions: who_stayed(state) });
        }
        #[cfg(feature = "simulated")]
        if self.deps.seam.shows_first() {
            self.show_what_is_proposed();
        }
        let committed = loop {
            let committed = self.deps.store.commit(Commit {
                room: self.state.id.clone(),
                epoch: self.owner.epoch,
                head: self.owner.head,
                command,
                begins: change.begins.as_ref().map(|(begins, _)| begins.clone()),
                entry: entry.clone(),
                row: change.state.as_ref().map(RoomState::row),
                line: change.line.as_ref().map(Said::stored),
                finished: finished.clone(),
                link: change.link.map(|link| link.0),
            });
            match (committed.await, &mut change.state) {
                // A code that is in use is no code; of a billion there is another.
                (Err(StoreError::CodeInUse), Some(state)) => state.new_link(),
                (committed, _) => break committed,
            }
        };
        match committed {
            Ok(()) => {
                self.owner.note(command);
                self.note_success();
                self.apply(change);
                if is_over {
                    metrics::counter!("redeye_matches_over_total", "game" => self.game_id())
                        .increment(1);
                }
                Ok(())
            }
            Err(error) => {
                let unsure = Unsure { command, line: change.line };
                self.not_committed(unsure, error).await
            }
        }
    }

    /// Only where a test wants to see that it is caught.
    #[cfg(feature = "simulated")]
    fn show_what_is_proposed(&mut self) {
        if let Some(game) = &mut self.game {
            game.accept();
        }
        self.publish();
    }

    fn apply(&mut self, change: Change) {
        let Change { state, begins, line, .. } = change;
        if let Some((_, game)) = begins {
            self.forget_match();
            self.game = Some(self.deps.seam.game(game));
        }
        if let Some(game) = &mut self.game {
            game.accept();
        }
        if let Some(state) = state {
            self.state = state;
            self.shown.note_change();
        }
        if let Some(line) = line {
            self.chat.say(line);
        }
    }

    /// A commit failed. It may have been written all the same: what is on the disk counts.
    async fn not_committed(&mut self, unsure: Unsure, error: StoreError) -> Result<(), Deny> {
        self.withdraw();
        match error {
            StoreError::Fenced => {
                self.lose();
                Err(Deny::Restarting)
            }
            StoreError::LinkUsed => Err(Deny::BadLink),
            error => {
                self.note_failure(&error);
                let command = unsure.command;
                self.owner.unsure = Some(unsure);
                self.reload_if_unsure().await?;
                let is_done = self.owner.has_done(command) || self.state.status == Status::Closed;
                if is_done { Ok(()) } else { Err(Deny::StoreFailed) }
            }
        }
    }

    /// Drops what the match has proposed.
    fn withdraw(&mut self) {
        if let Some(game) = &mut self.game {
            game.withdraw();
        }
    }

    /// Reads the room anew if the outcome of a commit is unknown. Connections stay. Must be done
    /// before anything is decided.
    ///
    /// # Errors
    /// If it cannot be read, or belongs to somebody else.
    pub(super) async fn reload_if_unsure(&mut self) -> Result<(), Deny> {
        if self.owner.is_lost {
            return Err(Deny::Restarting);
        }
        if self.owner.unsure.is_none() {
            return Ok(());
        }
        match self.deps.store.retake_room(&self.state.id, self.owner.epoch).await {
            Ok(taken) => self.reload(taken),
            // It was this room's own commit that closed it.
            Err(StoreError::Closed) => {
                self.owner.unsure = None;
                self.state.status = Status::Closed;
                Ok(())
            }
            Err(StoreError::Failed(why)) => {
                self.note_failure(&StoreError::Failed(why));
                Err(Deny::StoreFailed)
            }
            Err(error) => {
                tracing::error!(room = self.state.id, %error, "a room cannot be read again");
                self.lose();
                Err(Deny::Restarting)
            }
        }
    }

    /// Puts what is on the disk in the place of what is here.
    fn reload(&mut self, taken: Taken) -> Result<(), Deny> {
        let read = serde_json::from_str(&taken.body);
        let Ok(state) = read else {
            tracing::error!(room = self.state.id, "a room cannot be read again");
            self.lose();
            return Err(Deny::Restarting);
        };
        let before = std::mem::replace(&mut self.state, state);
        self.shown.note_change();
        // Nobody else has said anything here meanwhile.
        let written = self.owner.renew(taken.epoch, taken.head, taken.commands);
        if let Some(Unsure { line: Some(line), .. }) = written {
            self.chat.say(line);
        }
        if before.dealing != self.state.dealing {
            self.schedule.deal_due = Instant::now() + self.deps.deal_wait;
        }
        let is_same = before.shown_match() == self.state.shown_match();
        if !is_same {
            self.forget_match();
        }
        let clock = self.clock;
        self.put_match(taken.game);
        // The clock of a match that goes on went on, too.
        if is_same {
            self.clock = clock;
        }
        self.schedule.forget_thoughts();
        Ok(())
    }

    /// Somebody else owns the room: this task ends and never takes it back by itself.
    fn lose(&mut self) {
        if !std::mem::replace(&mut self.owner.is_lost, true) {
            tracing::warn!(room = self.state.id, "a room belongs to somebody else now");
        }
    }

    /// The id of the game that is on.
    pub(super) fn game_id(&self) -> &'static str {
        self.game.as_ref().map_or("", |game| game.game())
    }
}

/// Who has played a match to its end. A bot did for those who got up.
fn who_stayed(state: &RoomState) -> Vec<[u8; 32]> {
    let stayed = |sitter: &Sitter| match sitter.who {
        Who::Person { session, left: false, .. } => Some(session.0),
        Who::Person { .. } | Who::Bot { .. } => None,
    };
    state.sitters().filter_map(|(_, sitter)| stayed(sitter)).collect()
}
