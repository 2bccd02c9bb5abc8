//! What was measured.

use std::time::Duration;

use serde::Serialize;

use crate::table::Counted;

/// How long answers took.
#[derive(Clone, Debug, Default)]
pub struct Latencies(Vec<Duration>);

impl Latencies {
    /// Adds one.
    pub fn add(&mut self, took: Duration) {
        self.0.push(took);
    }

    /// Adds those of another.
    pub fn extend(&mut self, other: Self) {
        self.0.extend(other.0);
    }

    /// Returns how many there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Sorts them, so that shares can be taken.
    #[must_use]
    pub fn sorted(mut self) -> Self {
        self.0.sort_unstable();
        self
    }

    /// Returns the longest time of the fastest `share` of them, in milliseconds. They must be
    /// sorted.
    pub fn within_ms(&self, share: f64) -> f64 {
        let count = self.0.len();
        let rank = (share * count as f64).ceil() as usize;
        let took = self.0.get(rank.clamp(1, count.max(1)) - 1).copied().unwrap_or_default();
        took.as_secs_f64() * 1000.0
    }
}

/// What a crowd has measured.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The number of tables of five.
    pub tables: usize,
    /// Actions per table and second, or 0 for one after the other.
    pub rate: f64,
    /// The length of the period.
    pub seconds: f64,
    /// Actions that were acknowledged in that time.
    pub actions: usize,
    /// Actions that were acknowledged in a second.
    pub acks_per_second: f64,
    /// Actions that were refused. They were legal, so there should be none.
    pub refused: u64,
    /// The longest time of the fastest half of the acknowledgements, in milliseconds.
    pub ack_p50_ms: f64,
    /// The same for 99 of 100.
    pub ack_p99_ms: f64,
    /// The same for 999 of 1,000.
    pub ack_p999_ms: f64,
    /// The slowest acknowledgement, in milliseconds.
    pub ack_max_ms: f64,
    /// Matches that ended and were followed by another.
    pub matches: u64,
    /// Messages that came on all sockets.
    pub messages: u64,
    /// Their bytes, without those of the WebSocket protocol.
    pub bytes: u64,
}

impl Report {
    pub(crate) fn new(plan: (usize, f64, Duration), tallies: Vec<Tally>) -> Self {
        let (tables, rate, time) = plan;
        let seconds = time.as_secs_f64();
        let (mut latencies, mut counted, mut refused) = (Latencies::default(), [0; 3], 0);
        for tally in tallies {
            let Counted { matches, messages, bytes } = tally.counted;
            counted = [counted[0] + matches, counted[1] + messages, counted[2] + bytes];
            refused += tally.refused;
            latencies.extend(tally.latencies);
        }
        let [matches, messages, bytes] = counted;
        let (actions, latencies) = (latencies.count(), latencies.sorted());
        Self {
            tables,
            rate,
            seconds,
            actions,
            acks_per_second: actions as f64 / seconds,
            refused,
            ack_p50_ms: latencies.within_ms(0.5),
            ack_p99_ms: latencies.within_ms(0.99),
            ack_p999_ms: latencies.within_ms(0.999),
            ack_max_ms: latencies.within_ms(1.0),
            matches,
            messages,
            bytes,
        }
    }
}

/// What one table has measured.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) latencies: Latencies,
    pub(crate) counted: Counted,
    pub(crate) refused: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_taken_from_the_fast_end() {
        let mut latencies = Latencies::default();
        for ms in (1..=1000).rev() {
            latencies.add(Duration::from_millis(ms));
        }
        let latencies = latencies.sorted();
        for (share, ms) in [(0.5, 500.0), (0.99, 990.0), (0.999, 999.0), (1.0, 1000.0)] {
            assert_eq!(latencies.within_ms(share), ms);
        }
        assert_eq!(Latencies::default().within_ms(0.5), 0.0);
    }
}
