//! The one place that writes. Whatever one command changes is one commit, under the room's epoch
//! and head.

use std::collections::VecDeque;

use redeye_protocol::{CommandId, Status};
use redeye_store::{Commit, Finished, NewMatch, StoreError, Taken};
use sha2::{Digest, Sha256};
use tokio::time::Instant;

use super::Room;
use super::state::{RoomState, Sitter, Who};
use super::talk::Said;
use crate::deny::Deny;
use crate::matches::AnyMatch;
use crate::session::SessionId;

/// How many commands a room remembers: more than people send again after a lost connection.
const COMMANDS_MAX: usize = 1000;

/// How many refused ones, of each session and in all.
const REFUSED_OF_SESSION: usize = 8;
const REFUSED_MAX: usize = 256;

/// The right to write to a room, and what was written last.
pub(super) struct Owner {
    epoch: u32,
    /// How many commits there are.
    head: u32,
    /// The last commands that were committed, the newest last: one that comes again is done.
    commands: VecDeque<CommandId>,
    /// The last commands that were refused, the newest last: one that comes again is refused again,
    /// whatever has changed, because its sender counts on it.
    refused: VecDeque<(SessionId, CommandId, Deny)>,
    /// The command that is being obeyed, until it has changed something.
    doing: Option<CommandId>,
    /// The commit that may be on the disk or not, if there is one.
    unsure: Option<Unsure>,
    /// Whether somebody else owns the room now.
    is_lost: bool,
}

impl Owner {
    pub(super) fn new(epoch: u32, head: u32, commands: Vec<CommandId>) -> Self {
        let (commands, refused) = (commands.into(), VecDeque::new());
        Self { epoch, head, commands, refused, doing: None, unsure: None, is_lost: false }
    }

    pub(super) const fn is_lost(&self) -> bool {
        self.is_lost
    }

    fn has_done(&self, command: CommandId) -> bool {
        self.commands.contains(&command)
    }

    /// The answer to a command that was answered before.
    pub(super) fn answer_to(&self, command: CommandId) -> Option<Result<(), Deny>> {
        if self.has_done(command) {
            return Some(Ok(()));
        }
        let refused = self.refused.iter().find(|(_, refused, _)| *refused == command);
        refused.map(|(_, _, deny)| Err(deny.clone()))
    }

    /// From now on the next commit is that of `command`.
    pub(super) fn begin(&mut self, command: CommandId) {
        self.doing = Some(command);
    }

    /// That command is answered. What failed may be tried again.
    pub(super) fn end(&mut self, by: SessionId, command: CommandId, answer: &Result<(), Deny>) {
        self.doing = None;
        let deny = match answer {
            Ok(()) | Err(Deny::StoreFailed | Deny::Restarting) => return,
            Err(deny) => deny.clone(),
        };
        self.refused.push_back((by, command, deny));
        // Nobody can make a room forget what another was refused.
        let is_by = |(session, ..): &(SessionId, CommandId, Deny)| *session == by;
        if self.refused.iter().filter(|refused| is_by(refused)).count() > REFUSED_OF_SESSION
            && let Some(oldest) = self.refused.iter().position(is_by)
        {
            self.refused.remove(oldest);
        }
        if self.refused.len() > REFUSED_MAX {
            self.refused.pop_front();
        }
    }

    /// The identity of the next commit. What a room does by itself is known by its place.
    fn next_command(&self) -> CommandId {
        self.doing.unwrap_or_else(|| {
            let mut command = [0; 16];
            command[..4].copy_from_slice(&(self.head + 1).to_le_bytes());
            CommandId(command)
        })
    }

    fn note(&mut self, command: CommandId) {
        self.head += 1;
        self.doing = None;
        self.commands.push_back(command);
        if self.commands.len() > COMMANDS_MAX {
            self.commands.pop_front();
        }
    }
}

/// A commit whose outcome is unknown.
struct Unsure {
    command: CommandId,
    /// What was said with it.
    line: Option<Said>,
}

/// The identity under which a person's command is committed. It has the person in it, so that
/// nobody can use up the identity of another's command, or of the room's own.
pub(crate) fn command_of(session: SessionId, id: CommandId) -> CommandId {
    let mut hash = Sha256::new();
    hash.update(session.0);
    hash.update(id.0);
    let hash: [u8; 32] = hash.finalize().into();
    let mut command = [0; 16];
    command.copy_from_slice(&hash[..16]);
    CommandId(command)
}

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
        let owner = Owner::new(taken.epoch, taken.head, taken.commands);
        // Whatever else a command leads to is a commit of its own.
        let doing = self.owner.doing.filter(|command| !owner.has_done(*command));
        let refused = std::mem::take(&mut self.owner.refused);
        let unsure = self.owner.unsure.take();
        self.owner = Owner { doing, refused, ..owner };
        // Nobody else has said anything here meanwhile.
        if let Some(Unsure { command, line: Some(line) }) = unsure
            && self.owner.has_done(command)
        {
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
