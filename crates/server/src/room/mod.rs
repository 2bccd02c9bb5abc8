//! A room: people around a table. One task owns it, and everything that changes it passes through
//! that task's mailbox.
//!
//! For every command the order is: *decide*, *commit* to the store, *apply*, [*settle*] what
//! follows from it, *acknowledge*. Nobody, not even a bot, sees a change before it is committed.
//!
//! - `dispatch`: the mailbox, and which function answers which message
//! - `lifecycle`: a room opens, its matches begin and end, it closes; `deal`: how cards are dealt;
//!   `match_clock`: what time it is in a match
//! - `arrivals`, `knocks`, `connections`, `seats`, `settings`: people and seats
//! - `talk`: what is said
//! - `schedule`, `bots`, `cover`: what happens by itself, and when
//! - `settle`, `publish`, `view`: whatever follows from a change; nothing else sends to connections
//! - `commit`, `owner`, `state`: what is written
//!
//! [*settle*]: Room::settle

mod arrivals;
mod bots;
mod commit;
mod connections;
mod cover;
mod deal;
mod dispatch;
mod knocks;
mod lifecycle;
mod match_clock;
mod owner;
mod publish;
mod schedule;
mod seats;
mod settings;
mod settle;
mod state;
mod talk;
mod view;

use std::sync::Arc;
use std::time::Duration;

use redeye_game::Rng;
use redeye_protocol::{Command, Name};
use redeye_store::Store;
use serde::Deserialize;
use tokio::sync::{mpsc, oneshot};

use crate::deny::Deny;
use crate::matches::AnyMatch;
use crate::outbox::Outbox;
use crate::seam::Seam;
use crate::session::SessionId;
use crate::thinkers::Thinkers;
use connections::Connections;
use knocks::Knocks;
use match_clock::MatchClock;
use owner::Owner;
use publish::Published;
use schedule::Schedule;
use talk::Chat;

pub(crate) use lifecycle::open;
#[cfg(feature = "simulated")]
pub(crate) use owner::command_of;
pub(crate) use settings::check as check_settings;
pub(crate) use settings::{OPTIONS_BYTES_MAX, check_options};
pub(crate) use state::{CODE_LETTERS, RoomState};

/// How many messages may wait for a room. Further senders wait.
const MAILBOX: usize = 128;

/// What rooms share.
#[derive(Clone)]
pub(crate) struct RoomDeps {
    pub(crate) store: Store,
    /// The average time that a bot takes for a move.
    pub(crate) bot_pace: Duration,
    /// Where bots compute.
    pub(crate) thinkers: Thinkers,
    /// How long a deal waits for what people add to it.
    pub(crate) deal_wait: Duration,
    /// Where a test can plant a fault.
    pub(crate) seam: &'static dyn Seam,
}

/// A room and everything that belongs to it.
struct Room {
    deps: RoomDeps,
    /// The right to write, and what was written last.
    owner: Owner,
    /// The stored state, as it was committed last.
    state: RoomState,
    /// The match that is on, or the last one.
    game: Option<Box<dyn AnyMatch>>,
    clock: MatchClock,
    /// What was said.
    chat: Chat,
    connections: Connections,
    knocks: Knocks,
    /// What happens by itself, and when.
    schedule: Schedule,
    /// What everybody has been shown.
    published: Published,
    rng: Rng,
}

/// The number of a connection.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct ConnId(pub(crate) u64);

/// What a connection may see.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Eyes {
    /// What its person may see.
    #[default]
    Own,
    /// Only what the public may see: a shared screen, even if its person has a seat.
    Public,
}

/// Every message that a room can be sent.
pub(crate) enum RoomMsg {
    /// A session wants to come in.
    Join { session: SessionId, invite: Option<String>, reply: Reply<()> },
    /// A session has found the room by its code, and knocks. The answer is whether the host must
    /// answer first.
    Knock { session: SessionId, name: Name, reply: Reply<bool> },
    /// A session opens a connection.
    Connect { conn: ConnId, session: SessionId, eyes: Eyes, outbox: Arc<Outbox>, reply: Reply<()> },
    /// A connection is gone.
    Disconnect { conn: ConnId },
    /// A connection sends a command.
    Command { conn: ConnId, command: Box<Command> },
    /// Asks whether this session has a seat.
    IsSeated { session: SessionId, reply: Reply<()> },
    /// A session gets a link that brings its seat back. This is the hash of the link.
    SetRecovery { session: SessionId, link: SessionId, reply: Reply<()> },
    /// A seat comes back by such a link.
    Recover { link: SessionId, to: SessionId, reply: Reply<()> },
    /// A seat moves to another device by a link. This is the hash of the link.
    Move { from: SessionId, to: SessionId, link: SessionId, reply: Reply<()> },
    /// The host lets a program in.
    Program { host: SessionId, program: SessionId, reply: Reply<()> },
    /// Asks for the invitation, which is for people who are in.
    Invite { session: SessionId, reply: Reply<String> },
    /// The record of a match that is over.
    Record { session: SessionId, number: u32, reply: Reply<String> },
    /// The server stops.
    Stop { reply: oneshot::Sender<()> },
}

pub(crate) type Reply<T> = oneshot::Sender<Result<T, Deny>>;

/// A handle to a room.
#[derive(Clone)]
pub(crate) struct RoomHandle(mpsc::Sender<RoomMsg>);

impl RoomHandle {
    /// Sends a message and waits for the answer.
    pub(crate) async fn ask<T>(
        &self,
        message: impl FnOnce(Reply<T>) -> RoomMsg,
    ) -> Result<T, Deny> {
        let (reply, answer) = oneshot::channel();
        // A task that has ended may have lost the room to another process; the next request finds
        // out.
        self.0.send(message(reply)).await.map_err(|_| Deny::Restarting)?;
        answer.await.map_err(|_| Deny::Restarting)?
    }

    /// Sends a message without waiting for an answer, and returns false if the room is gone.
    pub(crate) async fn send(&self, message: RoomMsg) -> bool {
        self.0.send(message).await.is_ok()
    }

    /// Returns whether the task has ended.
    pub(crate) fn is_gone(&self) -> bool {
        self.0.is_closed()
    }
}
