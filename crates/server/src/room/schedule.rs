//! What happens in a room by itself, and when: deadlines, bots, cover, an absent host, an empty
//! room, and what waits for a disk that fails.

use redeye_bots::HasBots;
use redeye_protocol::{Clock, Status};
use tokio::time::{Duration, Instant};

use super::Room;

/// How long a live table does without its host.
const HOST_GONE_LIVE: Duration = Duration::from_secs(5 * 60);

/// The same for a slow one.
const HOST_GONE_SLOW: Duration = Duration::from_secs(3 * 24 * 3600);

/// How long a room waits until it tries again by itself.
const WAIT_FIRST: Duration = Duration::from_secs(1);

/// It waits twice as long each time, up to this: then it is back soon after the disk is.
const WAIT_MAX: Duration = Duration::from_secs(30);

/// The store has failed, and nothing was written since.
pub(super) struct Trouble {
    wait: Duration,
    /// Until then the room tries nothing by itself. People may.
    until: Instant,
}

impl<G: HasBots> Room<G> {
    /// Notes since when the host has no connection.
    pub(super) fn note_host(&mut self) {
        self.host_gone_since = match self.host_gone_since {
            _ if self.is_here(self.state.host) => None,
            None => Some(Instant::now()),
            since => since,
        };
    }

    /// When there is something to do without being asked.
    pub(super) fn next_wake(&self) -> Instant {
        let close = self.empty_since.map(|since| since + self.patience());
        let far = Instant::now() + Duration::from_secs(24 * 3600);
        let others = [self.next_in_match(), self.next_host_due(), self.next_silence()];
        let due = others.into_iter().chain([close, self.next_in_deal()]);
        self.not_in_trouble(due.flatten().fold(far, Instant::min))
    }

    pub(super) async fn wake(&mut self) {
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

    /// When the match goes on by itself: a deadline, a bot, or the end of somebody's patience.
    fn next_in_match(&self) -> Option<Instant> {
        let table = self.table.as_ref().filter(|_| self.state.status == Status::Playing)?;
        let deadline = table.state().deadline().map(|due| self.clock.instant(due));
        if !self.is_attended() {
            return deadline;
        }
        let bots = self.minds.next_due().map(|(at, _)| at);
        let absence = self.next_absence().map(|(at, _)| at);
        deadline.into_iter().chain(bots).chain(absence).min()
    }

    /// Is anybody here to play with? A live match in which nobody is stands still.
    fn is_attended(&self) -> bool {
        !self.conns.is_empty() || self.state.settings.clock == Clock::Slow
    }

    /// Does what is due in the match.
    async fn play_on(&mut self, now: Instant) {
        let Some(table) = self.table.as_mut().filter(|_| self.state.status == Status::Playing)
        else {
            return;
        };
        let time = self.clock.now();
        if table.state().deadline().is_some_and(|due| due <= time) {
            match table.advance(time).await {
                Ok(_) => self.note_success(),
                Err(error) => self.note_match_failure(&error).await,
            }
            return self.after_entry().await;
        }
        if !self.is_attended() {
            return;
        }
        if let Some((_, seat)) = self.next_absence().filter(|(at, _)| *at <= now) {
            return self.deal_with_absence(seat);
        }
        if let Some((_, seat)) = self.minds.next_due().filter(|(at, _)| *at <= now) {
            self.go_on_with(seat).await;
        }
    }

    /// When somebody else becomes the host, if nothing changes.
    fn next_host_due(&self) -> Option<Instant> {
        self.state.next_host(|session| self.is_here(session))?;
        let patience = match self.state.settings.clock {
            Clock::Live => HOST_GONE_LIVE,
            Clock::Slow => HOST_GONE_SLOW,
        };
        self.host_gone_since.map(|since| since + patience)
    }

    /// The host is gone: somebody else must be able to begin, to answer and to close.
    async fn replace_host(&mut self) {
        // If it cannot be saved, it is tried again after the same time.
        self.host_gone_since = Some(Instant::now());
        let _ = self.pass_on_host(self.state.host).await;
    }

    /// Something could not be written. It is said once, however often it is tried again.
    pub(super) fn note_failure(&mut self, error: &dyn std::error::Error) {
        let now = Instant::now();
        let wait = match &self.trouble {
            None => {
                tracing::error!(room = self.state.id, %error, "a room cannot write, and waits");
                WAIT_FIRST
            }
            // What people try meanwhile makes nobody wait longer.
            Some(trouble) if now < trouble.until => return,
            Some(trouble) => (trouble.wait * 2).min(WAIT_MAX),
        };
        self.trouble = Some(Trouble { wait, until: now + wait });
    }

    /// Something was written.
    pub(super) fn note_success(&mut self) {
        if self.trouble.take().is_some() {
            tracing::info!(room = self.state.id, "a room can write again");
        }
    }

    /// When the room may do something by itself that was due at `at`.
    fn not_in_trouble(&self, at: Instant) -> Instant {
        self.trouble.as_ref().map_or(at, |trouble| trouble.until.max(at))
    }
}
