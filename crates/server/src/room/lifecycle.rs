//! A room opens, its matches begin and end, and it closes.

use std::collections::BTreeMap;
use std::time::Duration;

use redeye_bots::HasBots;
use redeye_game::record::{Header, HeaderLines, Proof};
use redeye_game::{BySeat, Game, Rng, Seat, SeatSet, Time};
use redeye_games::{GameId, with_game};
use redeye_protocol::{Clock, CommandId, FrameWriter, MatchInfo, Name, Status};
use serde_json::value::RawValue;
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::cover::Waiting;
use super::minds::Minds;
use super::state::{RoomState, Sitter, Who};
use super::talk::{Chat, LINES_MAX, VIEWERS};
use super::{MAILBOX, Room, RoomDeps, RoomHandle};
use crate::clock::unix_ms;
use crate::deny::Deny;
use crate::outbox::Bye;
use crate::panics::{Panicked, caught_in};
use crate::planted::{self, Fault};
use crate::session::{SessionId, random};
use crate::store::{Store, StoreError};
use crate::table::{Done, Table, TableError};

/// How long a live room in which nobody is stays open between matches.
const EMPTY_LIVE: Duration = Duration::from_secs(30 * 60);

/// The same in the middle of a match.
const EMPTY_LIVE_MATCH: Duration = Duration::from_secs(24 * 3600);

/// The same for a slow room, always.
const EMPTY_SLOW: Duration = Duration::from_secs(60 * 24 * 3600);

/// A deadline that passed while the server was down comes this much later, so that nobody loses a
/// turn to a restart.
const GRACE_MS: u64 = 30_000;

/// Why a room does not come back, for the log.
pub(crate) enum NotBack {
    /// The store did not give it: it may the next time.
    Failed(String),
    /// What the store gave makes no room.
    Broken(String),
}

/// The match's own time.
#[derive(Clone, Copy)]
pub(super) struct MatchClock {
    started: Instant,
    at_start: Time,
}

impl MatchClock {
    /// The clock of a match that begins.
    pub(super) fn begin() -> Self {
        Self { started: Instant::now(), at_start: Time::ZERO }
    }

    /// The clock of a match that comes back. Time went on while the server was down, but a
    /// deadline leaves at least the grace, or as much as it left when it was set.
    pub(super) fn resume<G: Game>(zero_ms: i64, table: Option<&Table<G>>) -> Self {
        let Some(table) = table else { return Self::begin() };
        let last = table.last();
        let went_on = Time::from_ms(u64::try_from(unix_ms() - zero_ms).unwrap_or_default());
        let mut now = went_on.max(last);
        if let Some(due) = table.state().deadline() {
            let kept = due.ms().saturating_sub(GRACE_MS);
            now = now.min(Time::from_ms(kept).max(last));
        }
        Self { started: Instant::now(), at_start: now }
    }

    pub(super) fn now(&self) -> Time {
        self.at_start + self.started.elapsed().as_millis() as u64
    }

    /// When it will be `time`.
    pub(super) fn instant(&self, time: Time) -> Instant {
        self.started + Duration::from_millis(time.ms().saturating_sub(self.at_start.ms()))
    }
}

/// Starts the task of the room that `state` describes.
///
/// # Errors
/// Why its match cannot be brought back, for the log.
pub(crate) async fn open(state: RoomState, deps: RoomDeps) -> Result<RoomHandle, NotBack> {
    let game: GameId = state.settings.game.parse().map_err(NotBack::Broken)?;
    with_game!(game, G => Room::<G>::start(state, deps).await)
}

/// How many matches of this game each seat has played to its end here. Bots have none.
async fn finished<G: Game>(store: &Store, state: &RoomState) -> Result<BySeat<u32>, Deny> {
    let sessions = state.sitters().map(|(_, sitter)| sitter.session().map(|id| id.0)).collect();
    let counts = store.count_finished(G::ID, sessions).await;
    let counts = counts.map_err(|error| state.failed(&error))?;
    Ok(BySeat::new(state.settings.seats, |seat| counts[seat.index()]))
}

/// The match is over: remembers who has played it to its end. A bot did for those who got up.
pub(super) async fn add_finished<G: Game>(
    store: &Store,
    state: &RoomState,
) -> Result<(), StoreError> {
    let Some(game) = &state.game else { return Ok(()) };
    let stayed = |(_, sitter): (Seat, &Sitter)| match sitter.who {
        Who::Person { session, left: false, .. } => Some(session.0),
        Who::Person { .. } | Who::Bot { .. } => None,
    };
    let sessions = state.sitters().filter_map(stayed).collect();
    store.add_finished(G::ID, &state.match_name(game.number), sessions).await
}

/// Is the log of a match on the disk, but not as it was written?
pub(super) const fn is_spoiled(error: &TableError) -> bool {
    matches!(error, TableError::Store(StoreError::Damaged(_) | StoreError::NoSuchTable))
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
            if let Err(error) = add_finished::<G>(store, &state).await {
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

    /// Begins the match: the deal is made.
    pub(super) async fn begin(&mut self) -> Result<(), Deny> {
        let config = self.config().await?;
        let names: Vec<Name> =
            self.state.sitters().map(|(_, sitter)| sitter.name.clone()).collect();
        let (deal, bound) = (self.state.deal(), self.state.bound());
        let number = self.state.matches + 1;
        let commitment = deal.commitment();
        let seal = bound.seal(commitment).to_string();
        let withheld = bound.withheld;
        let header = Header {
            game: G::ID.to_owned(),
            rules: G::RULES,
            table: deal.table.clone(),
            options: config.to_string(),
            names: names.into_iter().map(String::from).collect(),
            proof: Some(Proof::bound(deal, bound)),
            lines: HeaderLines::default(),
        };
        let table = match Table::create(self.deps.store.clone(), &header).await {
            Ok(table) => table,
            Err(error) => {
                // Another match has the name, one that never began: it is not used again.
                if error == TableError::Store(StoreError::TableExists) {
                    tracing::warn!(room = self.state.id, %error, "a match could not begin");
                    return self.deal_anew(withheld, number).await;
                }
                self.note_failure(&error);
                return Err(Deny::StoreFailed);
            }
        };
        self.change(|state| {
            state.matches = number;
            let commitment = commitment.to_string();
            state.game = Some(MatchInfo { number, commitment, seal, withheld });
            state.status = Status::Playing;
            state.dealing = None;
            state.lost_match = None;
            state.clock_zero_ms = unix_ms();
            state.note_players(number);
            state.new_draw();
            Ok(())
        })
        .await?;
        metrics::counter!("redeye_matches_begun_total", "game" => G::ID).increment(1);
        self.table = Some(table);
        self.clock = MatchClock::begin();
        self.forget_match();
        self.send_watchers_away();
        self.after_change();
        self.publish_frames();
        Ok(())
    }

    /// What is played by those who sit.
    pub(super) async fn config(&mut self) -> Result<G::Config, Deny> {
        let settings = &self.state.settings;
        let config =
            G::configure(settings.seats, &settings.options).map_err(|_| Deny::BadSettings)?;
        let config = match settings.clock {
            Clock::Live => config,
            Clock::Slow => G::for_slow_table(config),
        };
        Ok(G::for_players(config, &finished::<G>(&self.deps.store, &self.state).await?))
    }

    /// A player does something in the match.
    pub(super) async fn act(
        &mut self,
        session: SessionId,
        command: CommandId,
        action: &RawValue,
    ) -> Result<(), Deny> {
        let seat = self.seat_of(session)?;
        let action = serde_json::from_str(action.get()).map_err(|_| Deny::NotUnderstood)?;
        let is_enough =
            |table: &Table<G>| !table.has_entered(command) && table.has_enough(seat, &action);
        if self.table.as_ref().is_some_and(is_enough) {
            return Err(Deny::TooOften);
        }
        self.enter(seat, action, command).await
    }

    /// Enters what a seat does: decide, append, apply, then publish.
    pub(super) async fn enter(
        &mut self,
        seat: Seat,
        action: G::Action,
        command: CommandId,
    ) -> Result<(), Deny> {
        let now = self.clock.now();
        let table = match &mut self.table {
            Some(table) if self.state.status != Status::Gathering => table,
            _ => return Err(Deny::NotPlaying),
        };
        planted::log(table.state());
        match table.submit(now, seat, action, command).await {
            Ok(Done::Entered) => {
                self.note_success();
                self.minds.acted(seat);
                self.after_entry().await;
                Ok(())
            }
            Ok(Done::Repeated | Done::Nothing) => Ok(()),
            Err(TableError::Refused(_))
                if planted::tells(Fault::RefusalTells, Some(table.state())) =>
            {
                Err(Deny::NotUnderstood)
            }
            Err(TableError::Refused(refused)) => Err(Deny::Rules { game: G::ID, refused }),
            Err(error) => {
                self.note_match_failure(&error).await;
                // It may have been entered all the same: what is on the disk is what is shown.
                self.after_entry().await;
                Err(Deny::StoreFailed)
            }
        }
    }

    /// Something has happened in the match.
    pub(super) async fn after_entry(&mut self) {
        let over = self.table.as_ref().is_some_and(|table| table.state().outcome().is_some());
        if over && self.state.status == Status::Playing {
            self.state.status = Status::Over;
            metrics::counter!("redeye_matches_over_total", "game" => G::ID).increment(1);
            // The match is on the disk and over; if this is not saved, the next start finds out.
            if let Err(error) = add_finished::<G>(&self.deps.store, &self.state).await {
                self.state.failed(&error);
            }
            let _ = self.save().await;
        }
        self.after_change();
        self.publish_frames();
    }

    /// After a match: back to the seats for another one, with the same people.
    pub(super) async fn gather_again(&mut self) -> Result<(), Deny> {
        if self.state.status != Status::Over {
            return Err(Deny::NotOver);
        }
        self.change(|state| {
            state.gather();
            Ok(())
        })
        .await?;
        self.table = None;
        self.forget_match();
        Ok(())
    }

    /// What the match could not write. If the disk has spoiled what was there, the match is lost.
    pub(super) async fn note_match_failure(&mut self, error: &TableError) {
        if is_spoiled(error) {
            return self.lose_match(error).await;
        }
        self.note_failure(error);
    }

    /// Gathers again without the match that was on. Its log stays on the disk as it is.
    async fn lose_match(&mut self, error: &TableError) {
        tracing::error!(room = self.state.id, %error, "a match is lost; its room gathers again");
        let lost = self.change(|state| {
            state.lose_match();
            Ok(())
        });
        // If that cannot be saved, the next start finds out again.
        if lost.await.is_err() {
            self.state.lose_match();
        }
        self.table = None;
        self.forget_match();
        self.dirty = true;
    }

    /// Forgets what belonged to the match before.
    pub(super) fn forget_match(&mut self) {
        self.covered = SeatSet::EMPTY;
        self.waiting.forget_all();
        self.minds.forget_all();
        self.eyes.clear();
        for conn in self.conns.values_mut() {
            conn.eyes = None;
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

    /// How long the room stays open when nobody is there.
    pub(super) fn patience(&self) -> Duration {
        match (self.state.settings.clock, self.state.status) {
            (Clock::Slow, _) => EMPTY_SLOW,
            (Clock::Live, Status::Playing) => EMPTY_LIVE_MATCH,
            (Clock::Live, _) => EMPTY_LIVE,
        }
    }

    /// Ends all connections.
    pub(super) fn farewell(&mut self, why: &Deny, retry_after_s: Option<u32>) {
        for conn in std::mem::take(&mut self.conns).into_values() {
            conn.outbox.bye(Bye { why: why.clone(), retry_after_s });
        }
    }

    /// The record of a match that is over, for those who sat in it, and for those who watch as long
    /// as the table shows it to them.
    pub(super) async fn record(&mut self, session: SessionId, number: u32) -> Result<String, Deny> {
        if !self.state.admits(session) {
            return Err(Deny::NotWelcome);
        }
        if number == 0 || number > self.state.matches {
            return Err(Deny::NoSuchTable);
        }
        let current = self.state.game.as_ref().is_some_and(|game| game.number == number);
        let shown = self.table.as_ref().filter(|_| current);
        let is_shown = shown.is_some() && self.state.shows(session);
        if !is_shown && !self.state.has_played(session, number) {
            return Err(Deny::NotThere);
        }
        let over = |table: &Table<G>| {
            if table.state().outcome().is_some() { Ok(table.record()) } else { Err(Deny::NotOver) }
        };
        if let Some(table) = shown {
            return over(table);
        }
        let name = self.state.match_name(number);
        match Table::<G>::resume(self.deps.store.clone(), &name).await {
            Ok(table) => over(&table),
            Err(TableError::Store(StoreError::NoSuchTable)) => Err(Deny::NoSuchTable),
            Err(TableError::Store(StoreError::Failed(_))) => Err(Deny::StoreFailed),
            Err(_) => Err(Deny::Damaged),
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
