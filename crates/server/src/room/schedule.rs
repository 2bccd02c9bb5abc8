//! What happens in a room by itself, and when: deadlines, bots, cover, an absent host, an empty
//! room, and what waits for a disk that fails.

use std::collections::BTreeMap;

use redeye_game::{Seat, SeatSet};
use redeye_protocol::{Clock, Status};
use tokio::time::{Duration, Instant};

use super::Room;
use super::bots::Thought;
use super::commit::Change;
use super::cover::Waiting;

/// How long a live table waits for its absent host.
const HOST_GONE_LIVE: Duration = Duration::from_secs(5 * 60);

/// How long a slow table waits for its absent host.
const HOST_GONE_SLOW: Duration = Duration::from_secs(3 * 24 * 3600);

/// How long a room waits after a failure of the store until it tries again by itself.
const WAIT_FIRST: Duration = Duration::from_secs(1);

/// The longest such wait. It doubles each time up to this, so that the room is back soon after the
/// disk is.
const WAIT_MAX: Duration = Duration::from_secs(30);

/// What happens by itself, and when.
pub(super) struct Schedule {
    /// What the bots think about.
    pub(super) thoughts: BTreeMap<Seat, Thought>,
    /// The seats that bots cover while their people are away.
    pub(super) covered: SeatSet,
    /// Who keeps the others waiting.
    pub(super) waiting: Waiting,
    /// When the deal that is being made goes on without the seats it waits for.
    pub(super) deal_due: Instant,
    /// Since when the host has no connection.
    host_gone_since: Option<Instant>,
    /// Since when nobody is here.
    empty_since: Option<Instant>,
    /// Set while the store takes nothing.
    trouble: Option<Trouble>,
}

/// A failure of the store, while nothing was written since.
struct Trouble {
    wait: Duration,
    /// Until then the room tries nothing by itself. Commands of people are still tried.
    until: Instant,
}

impl Schedule {
    /// Returns the schedule of a room in which nobody is yet.
    pub(super) fn begin(now: Instant) -> Self {
        Self {
            thoughts: BTreeMap::new(),
            covered: SeatSet::EMPTY,
            waiting: Waiting::default(),
            deal_due: now,
            host_gone_since: None,
            empty_since: Some(now),
            trouble: None,
        }
    }

    /// Starts all waiting times again: nobody is blamed for the time in which the room was empty.
    pub(super) fn forgive(&mut self) {
        self.waiting = Waiting::default();
        self.host_gone_since = None;
    }

    /// Forgets what belonged to the last match.
    pub(super) fn forget_match(&mut self) {
        self.covered = SeatSet::EMPTY;
        self.waiting = Waiting::default();
        self.thoughts.clear();
    }

    /// Lets all bots think again.
    pub(super) fn forget_thoughts(&mut self) {
        self.thoughts.clear();
    }
}

impl Room {
    /// Notes since when the host is gone and the room is empty.
    pub(super) fn note_presence(&mut self, now: Instant) {
        let host_is_here = self.connections.has(self.state.host);
        let is_empty = self.connections.is_empty();
        note(&mut self.schedule.host_gone_since, !host_is_here, now);
        note(&mut self.schedule.empty_since, is_empty, now);
    }

    /// Returns when there is something to do by itself.
    pub(super) fn next_wake(&self) -> Instant {
        let close = self.schedule.empty_since.map(|since| since + self.patience());
        let far = Instant::now() + Duration::from_secs(24 * 3600);
        let others = [self.next_in_match(), self.next_host_due(), self.next_silence()];
        let due = others.into_iter().chain([close, self.next_in_deal()]);
        let due = due.flatten().fold(far, Instant::min);
        self.schedule.trouble.as_ref().map_or(due, |trouble| trouble.until.max(due))
    }

    /// Does what is due. If it cannot be written, it is tried again later.
    pub(super) async fn wake(&mut self, now: Instant) {
        if self.reload_if_unknown().await.is_err() {
            return;
        }
        if self.schedule.empty_since.is_some_and(|since| since + self.patience() <= now) {
            if self.close().await.is_err() {
                self.schedule.empty_since = Some(now);
            }
            return;
        }
        self.end_silent_knocks(now);
        if self.next_host_due().is_some_and(|due| due <= now) {
            self.replace_host(now).await;
        }
        if self.next_in_deal().is_some_and(|due| due <= now) {
            self.deal_on().await;
        }
        self.play_on(now).await;
    }

    /// Returns when the match goes on by itself: a deadline, a bot, or the end of a waiting time.
    fn next_in_match(&self) -> Option<Instant> {
        let game = self.game.as_ref().filter(|_| self.state.status == Status::Playing)?;
        let deadline = game.deadline().filter(|_| !self.deps.seam.forgets_timers());
        let deadline = deadline.map(|due| self.clock.instant(due));
        if !self.is_attended() {
            return deadline;
        }
        let bots = self.next_thought().map(|(at, _)| at);
        let absence = self.next_absence().map(|(at, _)| at);
        deadline.into_iter().chain(bots).chain(absence).min()
    }

    /// Returns whether the match runs: a live match stands still while nobody is here.
    fn is_attended(&self) -> bool {
        !self.connections.is_empty() || self.state.settings.clock == Clock::Slow
    }

    /// Does what is due in the match.
    async fn play_on(&mut self, now: Instant) {
        let playing = self.state.status == Status::Playing;
        let Some(game) = self.game.as_mut().filter(|_| playing) else { return };
        if game.propose_what_is_due(self.clock.now()) {
            // A failure is logged, and tried again later.
            let _ = self.commit(Change::default()).await;
            return;
        }
        if !self.is_attended() {
            return;
        }
        if let Some((_, seat)) = self.next_absence().filter(|(at, _)| *at <= now) {
            return self.deal_with_absence(seat);
        }
        if let Some((_, seat)) = self.next_thought().filter(|(at, _)| *at <= now) {
            self.go_on_with(seat).await;
        }
    }

    /// Returns when another person becomes the host, if nothing changes.
    fn next_host_due(&self) -> Option<Instant> {
        self.state.next_host(|session| self.connections.has(session))?;
        let patience = match self.state.settings.clock {
            Clock::Live => HOST_GONE_LIVE,
            Clock::Slow => HOST_GONE_SLOW,
        };
        self.schedule.host_gone_since.map(|since| since + patience)
    }

    /// Makes another person the host, because the host is gone and somebody must be able to start,
    /// answer knocks and close.
    async fn replace_host(&mut self, now: Instant) {
        // If it cannot be committed, it is tried again after the same time.
        self.schedule.host_gone_since = Some(now);
        let mut state = Box::new(self.state.clone());
        self.pass_on_host(&mut state);
        let _ = self.commit(Change { state: Some(state), ..Change::default() }).await;
    }

    /// Notes that a write failed. It is logged once, however often it is tried again.
    pub(super) fn note_failure(&mut self, error: &dyn std::error::Error) {
        let now = Instant::now();
        let wait = match &self.schedule.trouble {
            None => {
                tracing::error!(room = self.state.id, %error, "a room cannot write, and waits");
                WAIT_FIRST
            }
            // Commands that people try meanwhile do not lengthen the wait.
            Some(trouble) if now < trouble.until => return,
            Some(trouble) => (trouble.wait * 2).min(WAIT_MAX),
        };
        self.schedule.trouble = Some(Trouble { wait, until: now + wait });
    }

    /// Notes that a write succeeded.
    pub(super) fn note_success(&mut self) {
        if self.schedule.trouble.take().is_some() {
            tracing::info!(room = self.state.id, "a room can write again");
        }
    }
}

/// Remembers since when something has been true, and forgets it when it no longer is.
fn note(since: &mut Option<Instant>, is_so: bool, now: Instant) {
    *since = is_so.then(|| since.unwrap_or(now));
}
