//! The right to write to a room, and what was written and answered last.

use std::collections::VecDeque;

use redeye_protocol::CommandId;
use redeye_store::COMMANDS_MIN;
use sha2::{Digest, Sha256};

use super::talk::Said;
use crate::deny::Deny;
use crate::session::SessionId;

/// How many refused commands a room remembers, of each session and in all.
const REFUSED_OF_SESSION: usize = 8;
const REFUSED_MAX: usize = 256;

/// The right to write to a room, and what was written last.
pub(super) struct Owner {
    pub(super) epoch: u32,
    /// How many commits there are.
    pub(super) head: u32,
    /// The last commands that were committed, the newest last, as many as the store returns to a
    /// new owner. A repeated command is recognised by them.
    commands: VecDeque<CommandId>,
    /// The last commands that were refused, the newest last. A repeated command is refused again,
    /// even if it would be legal by now: its sender has been told that it will not happen.
    refused: VecDeque<(SessionId, CommandId, Deny)>,
    /// The command that is being obeyed, until it has changed something.
    doing: Option<CommandId>,
    /// The commit whose outcome is unknown, if there is one.
    pub(super) unknown: Option<UnknownCommit>,
    /// Whether another process owns the room now.
    pub(super) is_lost: bool,
}

impl Owner {
    pub(super) fn new(epoch: u32, head: u32, commands: Vec<CommandId>) -> Self {
        let (commands, refused) = (commands.into(), VecDeque::new());
        Self { epoch, head, commands, refused, doing: None, unknown: None, is_lost: false }
    }

    /// Takes over what the store has, and returns the commit of unknown outcome if it was written.
    pub(super) fn renew(
        &mut self,
        epoch: u32,
        head: u32,
        commands: Vec<CommandId>,
    ) -> Option<UnknownCommit> {
        (self.epoch, self.head, self.commands) = (epoch, head, commands.into());
        // If the command was written, the next commit needs an identity of its own.
        self.doing = self.doing.filter(|command| !self.has_done(*command));
        self.unknown.take().filter(|unknown| self.has_done(unknown.command))
    }

    pub(super) fn has_done(&self, command: CommandId) -> bool {
        self.commands.contains(&command)
    }

    /// Returns the answer to a command that was answered before.
    pub(super) fn answer_to(&self, command: CommandId) -> Option<Result<(), Deny>> {
        if self.has_done(command) {
            return Some(Ok(()));
        }
        let refused = self.refused.iter().find(|(_, refused, _)| *refused == command);
        refused.map(|(_, _, deny)| Err(deny.clone()))
    }

    /// Makes `command` the identity of the next commit.
    pub(super) fn begin(&mut self, command: CommandId) {
        self.doing = Some(command);
    }

    /// Notes the answer to `command`. A command that failed may be sent again.
    pub(super) fn end(&mut self, by: SessionId, command: CommandId, answer: &Result<(), Deny>) {
        self.doing = None;
        let deny = match answer {
            Ok(()) | Err(Deny::StoreFailed | Deny::Restarting) => return,
            Err(deny) => deny.clone(),
        };
        self.refused.push_back((by, command, deny));
        // A session can only push out its own refusals.
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

    /// Returns the identity of the next commit. A commit that the room makes by itself is
    /// identified by its place.
    pub(super) fn next_command(&self) -> CommandId {
        self.doing.unwrap_or_else(|| {
            let mut command = [0; 16];
            command[..4].copy_from_slice(&(self.head + 1).to_le_bytes());
            CommandId(command)
        })
    }

    /// Notes that `command` was committed.
    pub(super) fn note_commit(&mut self, command: CommandId) {
        self.head += 1;
        self.doing = None;
        self.commands.push_back(command);
        if self.commands.len() > COMMANDS_MIN {
            self.commands.pop_front();
        }
    }
}

/// A commit whose outcome is unknown.
pub(super) struct UnknownCommit {
    pub(super) command: CommandId,
    /// What was said with it.
    pub(super) line: Option<Said>,
}

/// The identity under which a session's command is committed. The session is part of it, so that no
/// session can use up the identity of another's command or of the room's own.
pub(crate) fn command_of(session: SessionId, id: CommandId) -> CommandId {
    let mut hash = Sha256::new();
    hash.update(session.0);
    hash.update(id.0);
    let hash: [u8; 32] = hash.finalize().into();
    let mut command = [0; 16];
    command.copy_from_slice(&hash[..16]);
    CommandId(command)
}
