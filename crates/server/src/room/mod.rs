//! A room: people around a table. One task owns it, and everything that changes it passes through
//! that task's mailbox.
//!
//! For every command the order is: *decide*, *append* to the disk, *apply*, *publish* to those who
//! may see it, *acknowledge*. Nobody, bots included, sees a thing before it is on the disk.
//!
//! - `dispatch`: the mailbox, and which function answers which message
//! - `lifecycle`: a room opens, its matches begin and end, it closes; `deal`: how cards are dealt
//! - `arrivals`, `seats`, `settings`: people, connections and seats
//! - `talk`: what is said
//! - `schedule`, `bots`, `minds`, `cover`: what happens by itself, and when
//! - `settle`, `publish`: whatever follows from a change, and who is sent what
//! - `commit`, `state`: what is written

mod arrivals;
mod bots;
mod commit;
mod cover;
mod deal;
mod dispatch;
mod lifecycle;
mod minds;
mod publish;
mod schedule;
mod seats;
mod settings;
mod settle;
mod state;
mod talk;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use redeye_bots::HasBots;
use redeye_game::{Rng, SeatSet, Viewer};
use redeye_protocol::{Command, CommandId, FrameWriter, LobbyTable, Name};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::deny::Deny;
use crate::lobby::Lobby;
use crate::outbox::Outbox;
use crate::session::SessionId;
use crate::store::Store;
use crate::table::Table;
use crate::thinkers::Thinkers;
use arrivals::{Conn, Knocking};
use cover::Waiting;
use lifecycle::MatchClock;
use minds::Minds;
use publish::Watched;
use schedule::Trouble;
use talk::Chat;

pub(crate) use lifecycle::{NotBack, open};
pub(crate) use settings::check as check_settings;
pub(crate) use settings::check_options;
pub(crate) use state::RoomState;

/// How many messages may wait for a room. Whoever sends more waits.
const MAILBOX: usize = 128;

/// What rooms share.
#[derive(Clone)]
pub(crate) struct RoomDeps {
    pub(crate) store: Store,
    pub(crate) lobby: Lobby,
    /// How long a bot takes over a move, on average.
    pub(crate) bot_pace: Duration,
    /// Where bots compute.
    pub(crate) thinkers: Thinkers,
    /// How long a deal waits for what people add to it.
    pub(crate) deal_wait: Duration,
}

/// A room and all that belongs to it.
struct Room<G: HasBots> {
    state: RoomState,
    deps: RoomDeps,
    /// The match that is on, or the last one.
    table: Option<Table<G>>,
    clock: MatchClock,
    minds: Minds<G>,
    conns: BTreeMap<ConnId, Conn>,
    knocks: Vec<Knocking>,
    knock_count: u32,
    chat: Chat,
    /// Seats whose people are away, and for whom a bot plays.
    covered: SeatSet,
    /// Who keeps the others waiting.
    waiting: Waiting,
    /// When the deal that is being made goes on without those it waits for.
    deal_due: Instant,
    eyes: BTreeMap<Viewer, Watched>,
    writer: FrameWriter,
    rng: Rng,
    /// Since when the host has no connection.
    host_gone_since: Option<Instant>,
    /// Since when nobody is here.
    empty_since: Option<Instant>,
    /// The command that is being obeyed, until it has changed the room.
    doing: Option<CommandId>,
    /// Something about the room has changed that all must see.
    dirty: bool,
    /// Set while the store takes nothing.
    trouble: Option<Trouble>,
}

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
