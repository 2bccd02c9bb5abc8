//! A room: people around a table. One task owns it, and everything that changes it passes through
//! that task's mailbox.
//!
//! For every command the order is: *decide*, *commit* to the store, *apply*, [*settle*] what
//! follows from it, *acknowledge*. Nobody, bots included, sees a thing before it is committed.
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

/// How many messages may wait for a room. Whoever sends more waits.
const MAILBOX: usize = 128;

/// What rooms share.
#[derive(Clone)]
pub(crate) struct RoomDeps {
    pub(crate) store: Store,
    /// How long a bot takes over a move, on average.
    pub(crate) bot_pace: Duration,
    /// Where bots compute.
    pub(crate) thinkers: Thinkers,
    /// How long a deal waits for what people add to it.
    pub(crate) deal_wait: Duration,
    /// Where a test may do wrong.
    pub(crate) seam: &'static dyn Seam,
}

/// A room and all that belongs to it.
struct Room {
    deps: RoomDeps,
    /// The right to write, and what was written last.
    owner: Owner,
    /// What is stored, as it was committed last.
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

/// One connection, by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct ConnId(pub(crate) u64);

/// Through whose eyes a connection looks.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Eyes {
    /// Those of its person.
    #[default]
    Own,
    /// The public's: a shared screen. It is sent nothing else, even if its person has a seat.
    Public,
}

/// Everything a room can be asked: a closed set.
pub(crate) enum RoomMsg {
    /// Somebody wants in.
    Join { session: SessionId, invite: Option<String>, reply: Reply<()> },
    /// Somebody has found the room by its code, and knocks. True: the host must answer first.
    Knock { session: SessionId, name: Name, reply: Reply<bool> },
    /// Somebody opens a connection.
    Connect { conn: ConnId, session: SessionId, eyes: Eyes, outbox: Arc<Outbox>, reply: Reply<()> },
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
    /// A seat moves to another device, by a link of which this is the hash.
    Move { from: SessionId, to: SessionId, link: SessionId, reply: Reply<()> },
    /// The host lets a program in.
    Program { host: SessionId, program: SessionId, reply: Reply<()> },
    /// What lets others in, for those who are in.
    Invite { session: SessionId, reply: Reply<String> },
    /// The record of a match that is over.
    Record { session: SessionId, number: u32, reply: Reply<String> },
    /// The server stops.
    Stop { reply: oneshot::Sender<()> },
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
        // A task that has ended may have lost the room to another: who asks again finds out.
        self.0.send(message(reply)).await.map_err(|_| Deny::Restarting)?;
        answer.await.map_err(|_| Deny::Restarting)?
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
