//! A room opens, its matches begin and end, and it closes.

use std::time::Duration;

use redeye_game::{Rng, Seat};
use redeye_protocol::{Clock, MatchInfo, Status};
use redeye_store::{MatchLog, NewMatch, StoreError, Taken};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::commit::Change;
use super::connections::Connections;
use super::dispatch::Host;
use super::knocks::Knocks;
use super::match_clock::MatchClock;
use super::owner::Owner;
use super::publish::Published;
use super::schedule::Schedule;
use super::state::RoomState;
use super::talk::Chat;
use super::{MAILBOX, Room, RoomDeps, RoomHandle};
use crate::clock::unix_ms;
use crate::deny::Deny;
use crate::matches::{self, AnyMatch, Beginning, NoMatch};
use crate::outbox::Bye;
use crate::panics::{Panicked, caught_in};
use crate::session::{SessionId, random};

/// How long an empty live room stays open between matches.
const EMPTY_LIVE: Duration = Duration::from_secs(30 * 60);

/// How long an empty live room stays open in the middle of a match.
const EMPTY_LIVE_MATCH: Duration = Duration::from_secs(24 * 3600);

/// How long an empty slow room stays open.
const EMPTY_SLOW: Duration = Duration::from_secs(60 * 24 * 3600);

/// Starts the task of a room that was taken over or just made.
///
/// # Errors
/// Why the stored body is no room, for the log.
pub(crate) fn open(taken: Taken, deps: RoomDeps) -> Result<RoomHandle, String> {
    // The message does not repeat the body, which holds seeds.
    let place = |error: serde_json::Error| format!("its body cannot be read at {}", error.column());
    let state: RoomState = serde_json::from_str(&taken.body).map_err(place)?;
    let now = Instant::now();
    let mut room = Room {
        owner: Owner::new(taken.epoch, taken.head, taken.commands),
        chat: Chat::from(&taken.lines),
        state,
        game: None,
        clock: MatchClock::begin(),
        connections: Connections::default(),
        knocks: Knocks::default(),
        schedule: Schedule::begin(now),
        published: Published::default(),
        rng: Rng::from_key(random()),
        deps,
    };
    room.put_match(taken.game);
    room.resume_clock();
    let (sender, inbox) = mpsc::channel(MAILBOX);
    let (id, game) = (room.state.id.clone(), room.state.settings.game.clone());
    // Boxed, because `caught_in` would reserve the memory of the future twice otherwise.
    let run = Box::pin(room.run(inbox));
    tokio::spawn(async move {
        if let Err(Panicked(place)) = caught_in(run).await {
            tracing::error!(room = id, game, place, "a room failed");
        }
    });
    Ok(RoomHandle(sender))
}

/// Reads the match that the store has.
///
/// # Errors
/// Why it cannot be played, for the log.
fn read_match(log: Option<Result<MatchLog, StoreError>>) -> Result<Box<dyn AnyMatch>, String> {
    let log = log.ok_or("it is not there")?.map_err(|error| error.to_string())?;
    matches::open(&log).map_err(|error| error.to_string())
}

impl Room {
    /// Reads back the match that is on or has just ended. If it cannot be read, the room gathers
    /// again.
    pub(super) fn put_match(&mut self, log: Option<Result<MatchLog, StoreError>>) {
        if !self.state.shows_match() {
            self.game = None;
            return;
        }
        match read_match(log) {
            Ok(game) => {
                // Older versions wrote the status apart, and could die before that.
                if game.is_over() {
                    self.state.status = Status::Over;
                }
                self.game = Some(self.deps.seam.game(game));
            }
            Err(why) => self.lose_match(&why),
        }
    }

    /// Continues the clock of a match that was not in memory for a while.
    pub(super) fn resume_clock(&mut self) {
        if let Some(game) = &self.game {
            self.clock = MatchClock::resume(self.state.clock_zero_ms, game.as_ref());
        }
    }

    /// Begins the match once the deal is made.
    ///
    /// # Errors
    /// If the settings make no match, or it cannot be committed.
    pub(super) async fn begin(&mut self) -> Result<(), Deny> {
        let settings = self.state.settings.clone();
        let finished = self.count_finished().await?;
        let names = self.state.sitters().map(|(_, sitter)| sitter.name.clone().into()).collect();
        let (deal, bound) = (self.state.deal(), self.state.bound());
        let (name, commitment) = (deal.table.clone(), deal.commitment());
        let seal = bound.seal(commitment).to_string();
        let withheld = bound.withheld;
        let beginning = Beginning { settings: &settings, finished, names, deal, bound };
        let (head_text, game) = matches::begin(beginning)?;
        let mut state = Box::new(self.state.clone());
        state.matches += 1;
        let (number, commitment) = (state.matches, commitment.to_string());
        state.game = Some(MatchInfo { number, commitment, seal, withheld });
        state.status = Status::Playing;
        state.dealing = None;
        state.lost_match = None;
        state.clock_zero_ms = unix_ms();
        state.note_players(number);
        state.new_draw();
        let begins = Some((NewMatch { name, head_text }, game));
        self.commit(Change { state: Some(state), begins, ..Change::default() }).await?;
        self.clock = MatchClock::begin();
        metrics::counter!("redeye_matches_begun_total", "game" => self.game_id()).increment(1);
        Ok(())
    }

    /// Returns how many matches of this game each seat has finished on this server. Bots have none.
    async fn count_finished(&mut self) -> Result<Vec<u32>, Deny> {
        let sitters = self.state.sitters();
        let sessions = sitters.map(|(_, sitter)| sitter.session().map(|id| id.0)).collect();
        let game = matches::id_of(&self.state.settings)?;
        let counts = self.deps.store.count_finished(game, sessions).await;
        counts.map_err(|error| {
            self.note_failure(&error);
            Deny::StoreFailed
        })
    }

    /// Does what a player wants in the match.
    ///
    /// # Errors
    /// If no match is on, the rules refuse it, or it cannot be committed.
    pub(super) async fn act(&mut self, seat: Seat, action: &str) -> Result<(), Deny> {
        let game = self.game.as_mut().filter(|_| self.state.shows_match());
        game.ok_or(Deny::NotPlaying)?.propose(self.clock.now(), seat, action)?;
        self.commit(Change::default()).await
    }

    /// Gathers the same people for another match after one is over.
    ///
    /// # Errors
    /// If the match is not over.
    pub(super) async fn gather_again(&mut self, _: Host) -> Result<(), Deny> {
        if self.state.status != Status::Over {
            return Err(Deny::NotOver);
        }
        self.change(|state| {
            state.gather();
            Ok(())
        })
        .await?;
        self.game = None;
        self.forget_match();
        Ok(())
    }

    /// Gathers again without the match that was on. Its log stays on the disk as it is. If this is
    /// not committed, the next start finds the damage again.
    pub(super) fn lose_match(&mut self, why: &str) {
        tracing::error!(room = self.state.id, why, "a match is lost; its room gathers again");
        self.state.lose_match();
        self.game = None;
        self.forget_match();
        self.published.note_change();
    }

    /// Forgets what belonged to the match before.
    pub(super) fn forget_match(&mut self) {
        self.schedule.forget_match();
        self.published.forget_match();
        self.connections.forget_match();
    }

    /// Ends the room for good.
    ///
    /// # Errors
    /// If it cannot be committed.
    pub(super) async fn close(&mut self) -> Result<(), Deny> {
        self.change(|state| {
            state.status = Status::Closed;
            Ok(())
        })
        .await
    }

    /// Returns how long the room stays open when nobody is there.
    pub(super) fn patience(&self) -> Duration {
        match (self.state.settings.clock, self.state.status) {
            (Clock::Slow, _) => EMPTY_SLOW,
            (Clock::Live, Status::Playing) => EMPTY_LIVE_MATCH,
            (Clock::Live, _) => EMPTY_LIVE,
        }
    }

    /// Ends all connections.
    pub(super) fn farewell(&mut self, why: &Deny, retry_after_s: Option<u32>) {
        for outbox in self.connections.end_all() {
            outbox.bye(Bye { why: why.clone(), retry_after_s });
        }
    }

    /// Returns the record of a match that is over to the people who sat in it, and to watchers as
    /// long as the table shows them the match.
    ///
    /// # Errors
    /// If there is no record for this session.
    pub(super) async fn record(&mut self, session: SessionId, number: u32) -> Result<String, Deny> {
        if !self.state.admits(session) {
            return Err(Deny::NotWelcome);
        }
        if number == 0 || number > self.state.matches {
            return Err(Deny::NoSuchRoom);
        }
        let current = self.state.game.as_ref().is_some_and(|game| game.number == number);
        let is_shown = current && self.game.is_some() && self.state.shows(session);
        if !is_shown && !self.state.has_played(session, number) {
            return Err(Deny::NotThere);
        }
        if current && self.game.as_ref().is_some_and(|game| !game.is_over()) {
            return Err(Deny::NotOver);
        }
        let log = match self.deps.store.read_match(&self.state.match_name(number)).await {
            Ok(log) => log,
            Err(StoreError::NoSuchMatch) => return Err(Deny::NoSuchRoom),
            Err(StoreError::Failed(_)) => return Err(Deny::StoreFailed),
            Err(_) => return Err(Deny::Damaged),
        };
        matches::record_of(&log).map_err(|error| match error {
            NoMatch::NotOver => Deny::NotOver,
            NoMatch::Unplayable(_) | NoMatch::OtherRules(..) => Deny::Damaged,
        })
    }
}

/// Tells the connections of a task that panics to come again; the room is then loaded from the
/// disk. A task that ends in good order has no connections left.
impl Drop for Room {
    fn drop(&mut self) {
        self.farewell(&Deny::Restarting, Some(1));
    }
}
