//! The task that owns a room.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use redeye_bots::HasBots;
use redeye_game::{Rng, SeatSet, Viewer};
use redeye_games::{GameId, with_game};
use redeye_protocol::{Clock, Command, CommandId, FrameWriter, ServerMsg, Status};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use super::cover::Waiting;
use super::frames::Watched;
use super::minds::Minds;
use super::people::Knocking;
use super::play::{self, MatchClock};
use super::state::RoomState;
use super::talk::{Chat, LINES_MAX, VIEWERS};
use super::trouble::{Trouble, is_spoiled};
use super::{ConnId, MAILBOX, NotBack, RoomHandle, RoomMsg};
use crate::deny::Deny;
use crate::lobby::Lobby;
use crate::outbox::{Bye, Outbox, encode};
use crate::panics::{Panicked, caught_in};
use crate::planted::{self, Fault};
use crate::session::{SessionId, random};
use crate::store::{Store, StoreError};
use crate::table::{Table, TableError};
use crate::thinkers::Thinkers;

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

/// How long a live room in which nobody is stays open between matches.
const EMPTY_LIVE: Duration = Duration::from_secs(30 * 60);

/// The same in the middle of a match.
const EMPTY_LIVE_MATCH: Duration = Duration::from_secs(24 * 3600);

/// The same for a slow room, always.
const EMPTY_SLOW: Duration = Duration::from_secs(60 * 24 * 3600);

/// One connection to a room.
pub(super) struct Conn {
    pub(super) session: SessionId,
    pub(super) outbox: Arc<Outbox>,
    /// Through whose eyes it got its last frame.
    pub(super) eyes: Option<Viewer>,
    /// Where in the history the frame begins that it got last, or is about to get.
    pub(super) frame_start: usize,
    /// Up to where in the history it has been told.
    pub(super) told: usize,
}

/// A room and all that belongs to it.
pub(super) struct Room<G: HasBots> {
    pub(super) state: RoomState,
    pub(super) deps: RoomDeps,
    /// The match that is on, or the last one.
    pub(super) table: Option<Table<G>>,
    pub(super) clock: MatchClock,
    pub(super) minds: Minds<G>,
    pub(super) conns: BTreeMap<ConnId, Conn>,
    pub(super) knocks: Vec<Knocking>,
    pub(super) knock_count: u32,
    pub(super) chat: Chat,
    /// Seats whose people are away, and for whom a bot plays.
    pub(super) covered: SeatSet,
    /// Who keeps the others waiting.
    pub(super) waiting: Waiting,
    /// When the deal that is being made goes on without those it waits for.
    pub(super) deal_due: Instant,
    pub(super) eyes: BTreeMap<Viewer, Watched>,
    pub(super) writer: FrameWriter,
    pub(super) rng: Rng,
    /// Since when the host has no connection.
    pub(super) host_gone_since: Option<Instant>,
    /// Since when nobody is here.
    pub(super) empty_since: Option<Instant>,
    /// The command that is being obeyed, until it has changed the room.
    pub(super) doing: Option<CommandId>,
    /// Something about the room has changed that all must see.
    pub(super) dirty: bool,
    /// Set while the store takes nothing.
    pub(super) trouble: Option<Trouble>,
}

/// Starts the task of the room that `state` describes.
///
/// # Errors
/// Why its match cannot be brought back, for the log.
pub(crate) async fn open(state: RoomState, deps: RoomDeps) -> Result<RoomHandle, NotBack> {
    let game: GameId = state.settings.game.parse().map_err(NotBack::Broken)?;
    with_game!(game, G => Room::<G>::start(state, deps).await)
}

impl<G: HasBots> Room<G> {
    async fn start(mut state: RoomState, deps: RoomDeps) -> Result<RoomHandle, NotBack> {
        let store = &deps.store;
        let failed = |error: StoreError| NotBack::Failed(error.to_string());
        let lines = store.load_lines(&state.id, VIEWERS, LINES_MAX).await.map_err(failed)?;
        let table = match &state.game {
            Some(game) if state.status != Status::Gathering => {
                let name = state.match_name(game.number);
                match Table::<G>::resume(store.clone(), &name).await {
                    Ok(table) => Some(table),
                    Err(error) if is_spoiled(&error) => {
                        tracing::error!(room = state.id, %error, "a match is lost");
                        state.lose_match();
                        // If that cannot be saved, the next start finds out again.
                        let _ = store.save_room(state.stored()).await;
                        None
                    }
                    Err(TableError::Store(error)) => return Err(failed(error)),
                    Err(error) => {
                        return Err(NotBack::Broken(format!("match {}: {error}", game.number)));
                    }
                }
            }
            _ => None,
        };
        if table.as_ref().is_some_and(|table: &Table<G>| table.state().outcome().is_some()) {
            state.status = Status::Over;
            if let Err(error) = play::add_finished::<G>(store, &state).await {
                state.failed(&error);
            }
        }
        let clock = MatchClock::resume(state.clock_zero_ms, table.as_ref());
        let (sender, inbox) = mpsc::channel(MAILBOX);
        let mut room = Self {
            state,
            deps,
            table,
            clock,
            minds: Minds::default(),
            conns: BTreeMap::new(),
            knocks: Vec::new(),
            knock_count: 0,
            chat: Chat::from(&lines),
            covered: SeatSet::EMPTY,
            waiting: Waiting::default(),
            deal_due: Instant::now(),
            eyes: BTreeMap::new(),
            writer: FrameWriter::default(),
            rng: Rng::from_key(random()),
            host_gone_since: None,
            empty_since: Some(Instant::now()),
            doing: None,
            dirty: false,
            trouble: None,
        };
        room.deps.lobby.list(&room.state.id, room.state.settings.public);
        room.after_change();
        let id = room.state.id.clone();
        tokio::spawn(async move {
            if let Err(Panicked(place)) = caught_in(room.run(inbox)).await {
                tracing::error!(room = id, game = G::ID, place, "a room failed");
            }
        });
        Ok(RoomHandle(sender))
    }

    async fn run(mut self, mut inbox: mpsc::Receiver<RoomMsg>) {
        self.resume_deal().await;
        while self.state.status != Status::Closed {
            self.note_host();
            let wake = self.next_wake();
            tokio::select! {
                message = inbox.recv() => match message {
                    Some(RoomMsg::Stop { reply }) => {
                        self.farewell(&Deny::Restarting, Some(1));
                        // Whoever waits for it may be gone.
                        let _ = reply.send(());
                        return;
                    }
                    Some(message) => self.handle(message).await,
                    None => return,
                },
                () = sleep_until(wake) => self.wake().await,
            }
            if std::mem::take(&mut self.dirty) {
                self.publish_room();
            }
        }
        self.deps.lobby.list(&self.state.id, false);
        self.farewell(&Deny::Closed, None);
    }

    async fn handle(&mut self, message: RoomMsg) {
        // Nobody may be there to hear the answer.
        match message {
            RoomMsg::Join { session, invite, reply } => {
                let _ = reply.send(self.join(session, invite.as_deref()).await);
            }
            RoomMsg::Knock { session, name, reply } => {
                let _ = reply.send(self.knock(session, name));
            }
            RoomMsg::Connect { conn, session, outbox, reply } => {
                let _ = reply.send(self.connect(conn, session, outbox).await);
            }
            RoomMsg::Disconnect { conn } => self.disconnect(conn),
            RoomMsg::Command { conn, command } => self.command(conn, *command).await,
            RoomMsg::IsSeated { session, reply } => {
                let _ = reply.send(self.seat_of(session).map(drop));
            }
            RoomMsg::SetRecovery { session, link, reply } => {
                let _ = reply.send(self.set_recovery(session, link).await);
            }
            RoomMsg::Recover { link, to, reply } => {
                let _ = reply.send(self.recover(link, to).await);
            }
            RoomMsg::Move { from, to, reply } => {
                let _ = reply.send(self.move_seat(from, to).await);
            }
            RoomMsg::Program { host, program, reply } => {
                let _ = reply.send(self.let_program_in(host, program).await);
            }
            RoomMsg::Invite { session, reply } => {
                let invite = self.state.is_let_in(session).then(|| self.state.invite.clone());
                let _ = reply.send(invite.ok_or(Deny::NotWelcome));
            }
            RoomMsg::Record { session, number, reply } => {
                let _ = reply.send(self.record(session, number).await);
            }
            RoomMsg::Lobby { reply } => {
                let is_public = self.state.settings.public;
                let _ =
                    reply.send(if is_public { Ok(self.lobby()) } else { Err(Deny::NotWelcome) });
            }
            // Handled where the task ends.
            RoomMsg::Stop { .. } => {}
        }
    }

    /// A command of somebody who is connected, with its answer.
    async fn command(&mut self, conn: ConnId, command: Command) {
        let Some(Conn { session, outbox, .. }) = self.conns.get(&conn) else { return };
        let (session, outbox) = (*session, Arc::clone(outbox));
        let Command { id, request } = command;
        let state = self.table.as_ref().map(Table::state);
        self.dirty |= planted::sends_room(state, self.state.seat_of(session));
        assert!(!planted::is(Fault::RoomFails), "planted");
        let done = self.obey(session, id, request).await;
        // Who is told that it is done has been told what it did.
        if std::mem::take(&mut self.dirty) {
            self.publish_room();
        }
        let answer = match done {
            Ok(()) => ServerMsg::Ack { id },
            Err(deny) => ServerMsg::Refused { id: Some(id), why: deny.explain() },
        };
        outbox.queue(encode(&answer));
    }

    /// When there is something to do without being asked.
    fn next_wake(&self) -> Instant {
        let close = self.empty_since.map(|since| since + self.patience());
        let far = Instant::now() + Duration::from_secs(24 * 3600);
        let others = [self.next_in_match(), self.next_host_due(), self.next_silence()];
        let due = others.into_iter().chain([close, self.next_in_deal()]);
        self.not_in_trouble(due.flatten().fold(far, Instant::min))
    }

    async fn wake(&mut self) {
        let now = Instant::now();
        if self.empty_since.is_some_and(|since| since + self.patience() <= now) {
            return self.close().await;
        }
        self.end_silent_knocks(now);
        if self.next_host_due().is_some_and(|due| due <= now) {
            self.replace_host().await;
        }
        if self.next_in_deal().is_some_and(|due| due <= now) {
            self.deal_on().await;
        }
        self.play_on(now).await;
    }

    /// How long the room stays open when nobody is there.
    fn patience(&self) -> Duration {
        match (self.state.settings.clock, self.state.status) {
            (Clock::Slow, _) => EMPTY_SLOW,
            (Clock::Live, Status::Playing) => EMPTY_LIVE_MATCH,
            (Clock::Live, _) => EMPTY_LIVE,
        }
    }

    /// Ends the room for good.
    pub(super) async fn close(&mut self) {
        let before = std::mem::replace(&mut self.state.status, Status::Closed);
        if self.save().await.is_err() {
            self.state.status = before;
            // If nobody is here, the next look at it tries again.
            self.empty_since = self.empty_since.map(|_| Instant::now());
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

    /// Ends all connections.
    fn farewell(&mut self, why: &Deny, retry_after_s: Option<u32>) {
        for conn in std::mem::take(&mut self.conns).into_values() {
            conn.outbox.bye(Bye { why: why.clone(), retry_after_s });
        }
    }
}

/// A task that breaks off leaves nobody hanging: they come back, and the room comes back from the
/// disk. Whoever ended it in good order has said goodbye already.
impl<G: HasBots> Drop for Room<G> {
    fn drop(&mut self) {
        self.farewell(&Deny::Restarting, Some(1));
    }
}
