//! The only place that writes. Everything that one command changes is one commit, under the room's
//! epoch and head.

use futures_util::future::BoxFuture;
use redeye_protocol::Status;
use redeye_store::{Commit, Finished, NewMatch, StoreError, Taken};
use tokio::time::Instant;

use super::Room;
use super::owner::UnknownCommit;
use super::state::{RoomState, Sitter, Who};
use super::talk::Said;
use crate::deny::Deny;
use crate::matches::AnyMatch;
use crate::session::SessionId;

/// What one command changes, besides what it proposed in the match.
#[derive(Default)]
pub(super) struct Change {
    /// Boxed, as most commands change the match alone.
    pub(super) state: Option<Box<RoomState>>,
    /// A match that begins: the head of its record, and the match with its first draws proposed.
    pub(super) begins: Option<(NewMatch, Box<dyn AnyMatch>)>,
    pub(super) line: Option<Said>,
    /// A device link that is used up.
    pub(super) link: Option<SessionId>,
}

impl Room {
    /// Changes the stored state of the room.
    ///
    /// # Errors
    /// If `change` refuses, or if it cannot be committed: then nothing has changed.
    pub(super) async fn change<T>(
        &mut self,
        change: impl FnOnce(&mut RoomState) -> Result<T, Deny>,
    ) -> Result<T, Deny> {
        let mut state = Box::new(self.state.clone());
        let done = change(&mut state)?;
        self.commit(Change { state: Some(state), ..Change::default() }).await?;
        Ok(done)
    }

    /// Commits `change` and what the match proposes, and only then applies both.
    ///
    /// # Errors
    /// If it cannot be committed: then nothing has changed.
    ///
    /// Boxed, because nearly every request can commit: each would need memory for it in all of its
    /// branches.
    pub(super) fn commit(&mut self, change: Change) -> BoxFuture<'_, Result<(), Deny>> {
        Box::pin(self.commit_now(change))
    }

    async fn commit_now(&mut self, mut change: Change) -> Result<(), Deny> {
        // The state in memory may be old, so nothing can be decided on it.
        if self.owner.unknown.is_some() {
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
            let state = change.state.get_or_insert_with(|| Box::new(self.state.clone()));
            state.status = Status::Over;
            finished = Some(Finished { game: self.game_id(), sessions: who_stayed(state) });
        }
        #[cfg(feature = "simulated")]
        if self.deps.seam.shows_first() {
            self.show_what_is_proposed();
        }
        let committed = self.deps.store.commit(Commit {
            room: self.state.id.clone(),
            epoch: self.owner.epoch,
            head: self.owner.head,
            command,
            begins: change.begins.as_ref().map(|(begins, _)| begins.clone()),
            entry,
            row: change.state.as_deref().map(RoomState::row),
            line: change.line.as_ref().map(Said::stored),
            finished,
            link: change.link.map(|link| link.0),
        });
        match (committed.await, &mut change.state) {
            (Ok(()), _) => {
                self.owner.note_commit(command);
                self.note_success();
                self.apply(change);
                if is_over {
                    metrics::counter!("redeye_matches_over_total", "game" => self.game_id())
                        .increment(1);
                }
                Ok(())
            }
            // Another room has this code: try a new one.
            (Err(StoreError::CodeInUse), Some(state)) => {
                state.new_link();
                self.commit(change).await
            }
            (Err(error), _) => {
                let unknown = UnknownCommit { command, line: change.line };
                Box::pin(self.not_committed(unknown, error)).await
            }
        }
    }

    /// Publishes before the commit, for a test that must find it.
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
            self.state = *state;
            self.published.note_change();
        }
        if let Some(line) = line {
            self.chat.say(line);
        }
    }

    /// Handles a commit that was refused or failed. One that failed may have been written, so the
    /// room is read again.
    async fn not_committed(
        &mut self,
        unknown: UnknownCommit,
        error: StoreError,
    ) -> Result<(), Deny> {
        self.withdraw();
        match error {
            StoreError::Fenced => {
                self.lose();
                Err(Deny::Restarting)
            }
            StoreError::LinkUsed => Err(Deny::BadLink),
            error => {
                self.note_failure(&error);
                let command = unknown.command;
                self.owner.unknown = Some(unknown);
                self.reload_if_unknown().await?;
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

    /// Reads the room again if the outcome of a commit is unknown. Connections stay open. Must run
    /// before anything is decided.
    ///
    /// # Errors
    /// If it cannot be read, or belongs to another process.
    pub(super) async fn reload_if_unknown(&mut self) -> Result<(), Deny> {
        if self.owner.is_lost {
            return Err(Deny::Restarting);
        }
        if self.owner.unknown.is_none() {
            return Ok(());
        }
        match self.deps.store.retake_room(&self.state.id, self.owner.epoch).await {
            Ok(taken) => self.reload(taken),
            // Only this room's own commit can have closed it.
            Err(StoreError::Closed) => {
                self.owner.unknown = None;
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

    /// Replaces the state in memory by what the store has.
    fn reload(&mut self, taken: Taken) -> Result<(), Deny> {
        let read = serde_json::from_str(&taken.body);
        let Ok(state) = read else {
            tracing::error!(room = self.state.id, "a room cannot be read again");
            self.lose();
            return Err(Deny::Restarting);
        };
        let before = std::mem::replace(&mut self.state, state);
        self.published.note_change();
        // Only this room adds lines, so the line of the unknown commit is the only new one.
        let written = self.owner.renew(taken.epoch, taken.head, taken.commands);
        if let Some(UnknownCommit { line: Some(line), .. }) = written {
            self.chat.say(line);
        }
        if before.dealing != self.state.dealing {
            self.schedule.deal_due = Instant::now() + self.deps.deal_wait;
        }
        self.put_match(taken.game);
        if before.shown_match() != self.state.shown_match() {
            self.forget_match();
            self.resume_clock();
        }
        self.schedule.forget_thoughts();
        Ok(())
    }

    /// Notes that another process owns the room. The task ends and never takes the room back by
    /// itself.
    fn lose(&mut self) {
        if !std::mem::replace(&mut self.owner.is_lost, true) {
            tracing::warn!(room = self.state.id, "another process owns this room now");
        }
    }

    /// Returns the id of the game that is on.
    pub(super) fn game_id(&self) -> &'static str {
        self.game.as_ref().map_or("", |game| game.game())
    }
}

/// Returns the sessions that have played a match to its end. People who got up are not among them,
/// because a bot finished for them.
fn who_stayed(state: &RoomState) -> Vec<[u8; 32]> {
    let stayed = |sitter: &Sitter| match sitter.who {
        Who::Person { session, left: false, .. } => Some(session.0),
        Who::Person { .. } | Who::Bot { .. } => None,
    };
    state.sitters().filter_map(|(_, sitter)| stayed(sitter)).collect()
}
