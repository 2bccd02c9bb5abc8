//! A room: people around a table. One task owns it, and everything that changes it passes through
//! that task's mailbox.
//!
//! For every command the order is: *decide*, *append* to the disk, *apply*, *publish* to those who
//! may see it, *acknowledge*. Nobody, bots included, sees a thing before it is on the disk.

mod bots;
mod cover;
mod deal;
mod frames;
mod host;
mod minds;
mod people;
mod play;
mod recovery;
mod settings;
mod state;
mod talk;
mod task;
mod trouble;

use std::sync::Arc;

use redeye_protocol::{Command, LobbyTable, Name};
use tokio::sync::{mpsc, oneshot};

use crate::deny::Deny;
use crate::outbox::Outbox;
use crate::session::SessionId;

pub(crate) use settings::check as check_settings;
pub(crate) use settings::check_options;
pub(crate) use state::RoomState;
pub(crate) use task::{RoomDeps, open};

/// How many messages may wait for a room. Whoever sends more waits.
const MAILBOX: usize = 128;

/// One connection, by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct ConnId(pub(crate) u64);

/// Everything a room can be asked: a closed set.
pub(crate) enum RoomMsg {
    /// Somebody wants in.
    Join { session: SessionId, invite: Option<String>, reply: Reply<()> },
    /// Somebody has found the room by its code, and knocks. True: the host must answer first.
    Knock { session: SessionId, name: Name, reply: Reply<bool> },
    /// Somebody opens a connection.
    Connect { conn: ConnId, session: SessionId, outbox: Arc<Outbox>, reply: Reply<()> },
    /// A connection is gone.
    Disconnect { conn: ConnId },
    /// A connection sends a command.
    Command { conn: ConnId, command: Box<Command> },
    /// Does this one sit here?
    IsSeated { session: SessionId, reply: Reply<()> },
    /// Somebody gets a link, of which this is the hash, that brings the seat back.
    SetRecovery { session: SessionId, link: SessionId, reply: Reply<()> },
    /// A seat comes back by such a link.
    Recover { link: SessionId, to: SessionId, reply: Reply<()> },
    /// A seat moves to another device.
    Move { from: SessionId, to: SessionId, reply: Reply<()> },
    /// The host lets a program in.
    Program { host: SessionId, program: SessionId, reply: Reply<()> },
    /// What lets others in, for those who are in.
    Invite { session: SessionId, reply: Reply<String> },
    /// The record of a match that is over.
    Record { session: SessionId, number: u32, reply: Reply<String> },
    /// How the lobby lists it.
    Lobby { reply: Reply<LobbyTable> },
    /// The server stops.
    Stop { reply: oneshot::Sender<()> },
}

/// Why a room does not come back, for the log.
pub(crate) enum NotBack {
    /// The store did not give it: it may the next time.
    Failed(String),
    /// What the store gave makes no room.
    Broken(String),
}

pub(crate) type Reply<T> = oneshot::Sender<Result<T, Deny>>;

/// The way to a room.
#[derive(Clone)]
pub(crate) struct RoomHandle(mpsc::Sender<RoomMsg>);

impl RoomHandle {
    /// Asks, and waits for the answer.
    pub(crate) async fn ask<T>(
        &self,
        message: impl FnOnce(Reply<T>) -> RoomMsg,
    ) -> Result<T, Deny> {
        let (reply, answer) = oneshot::channel();
        self.0.send(message(reply)).await.map_err(|_| Deny::Closed)?;
        answer.await.map_err(|_| Deny::Closed)?
    }

    /// Sends, and does not wait for an answer. False: the room is gone.
    pub(crate) async fn send(&self, message: RoomMsg) -> bool {
        self.0.send(message).await.is_ok()
    }

    /// Has the task ended?
    pub(crate) fn is_gone(&self) -> bool {
        self.0.is_closed()
    }
}
