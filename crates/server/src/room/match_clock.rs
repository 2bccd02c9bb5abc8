//! The time of a match, and how it goes on after a restart.

use redeye_game::Time;
use tokio::time::{Duration, Instant};

use crate::clock::unix_ms;
use crate::matches::AnyMatch;

/// How much time a deadline leaves that passed while the server was down, so that nobody loses a
/// turn to a restart.
const GRACE_MS: u64 = 30_000;

/// The clock of a match.
#[derive(Clone, Copy)]
pub(super) struct MatchClock {
    started: Instant,
    at_start: Time,
}

impl MatchClock {
    /// Returns the clock of a match that begins.
    pub(super) fn begin() -> Self {
        Self { started: Instant::now(), at_start: Time::ZERO }
    }

    /// Returns the clock of a match that is loaded again. Time went on while the server was down,
    /// but a deadline still leaves the grace period, or all of its time if that was less.
    pub(super) fn resume(zero_ms: i64, game: &dyn AnyMatch) -> Self {
        let last = game.last();
        let went_on = Time::from_ms(u64::try_from(unix_ms() - zero_ms).unwrap_or_default());
        let mut now = went_on.max(last);
        if let Some(due) = game.deadline() {
            let kept = due.ms().saturating_sub(GRACE_MS);
            now = now.min(Time::from_ms(kept).max(last));
        }
        Self { started: Instant::now(), at_start: now }
    }

    pub(super) fn now(&self) -> Time {
        self.at_start + self.started.elapsed().as_millis() as u64
    }

    /// Returns when the match's clock will show `time`.
    pub(super) fn instant(&self, time: Time) -> Instant {
        self.started + Duration::from_millis(time.ms().saturating_sub(self.at_start.ms()))
    }
}
