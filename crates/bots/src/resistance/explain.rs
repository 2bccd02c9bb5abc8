//! Why a bot suspects somebody: the evidence behind a belief, in bits.

use redeye_game::{Seat, SeatSet};

use super::mind::Mind;
use crate::{Explanation, reasons};

/// Every piece of evidence that went into a belief.
#[derive(Clone, Debug)]
pub(crate) struct Ledger {
    /// Every world, and how likely it is before all evidence, as a natural logarithm.
    worlds: Vec<(SeatSet, f64)>,
    /// The numbers of the events, as the seat heard them, counted from zero.
    events: Vec<usize>,
    /// For each of them, how likely it is in each world, as a natural logarithm.
    logs: Vec<f64>,
}

impl Mind {
    /// Why this bot suspects `seat` as far as it does, or says it does: a spy explains the belief
    /// it shows, not what it knows.
    pub(crate) fn explain(&self, seat: Seat) -> Explanation {
        self.ledger.explain(seat)
    }
}

impl Ledger {
    /// An empty ledger over these worlds.
    pub(crate) fn new(worlds: Vec<SeatSet>) -> Self {
        let worlds = worlds.into_iter().map(|spies| (spies, 0.0)).collect();
        Self { worlds, events: Vec::new(), logs: Vec::new() }
    }

    /// What was known from the start: it stands, and is no reason for anything.
    pub(crate) fn assume(&mut self, likelihood_log: impl Fn(SeatSet) -> f64) {
        self.worlds.iter_mut().for_each(|(spies, log)| *log += likelihood_log(*spies));
    }

    /// RES-35: two seats have changed sides, or might have.
    pub(crate) fn swap(&mut self, one: Seat, other: Seat) {
        for (spies, _) in &mut self.worlds {
            *spies = spies.swapped(one, other);
        }
    }

    /// Writes down what the event numbered `event` says.
    pub(crate) fn note(&mut self, event: usize, likelihood_log: impl Fn(SeatSet) -> f64) {
        self.events.push(event);
        self.logs.extend(self.worlds.iter().map(|&(spies, _)| likelihood_log(spies)));
    }

    /// What the evidence says about `seat`.
    pub(crate) fn explain(&self, seat: Seat) -> Explanation {
        let entries = self.events.iter().enumerate();
        let without = entries.map(|(entry, &event)| (event, self.suspicion(seat, Some(entry))));
        reasons::weigh(seat, self.suspicion(seat, None), without)
    }

    /// How likely `seat` is a spy by all the evidence but the entry `left_out`.
    fn suspicion(&self, seat: Seat, left_out: Option<usize>) -> f64 {
        let width = self.worlds.len();
        let log_of = |world: usize| -> f64 {
            let rows = self.logs.chunks_exact(width).enumerate();
            let counted = rows.filter(|(entry, _)| Some(*entry) != left_out);
            self.worlds[world].1 + counted.map(|(_, row)| row[world]).sum::<f64>()
        };
        let logs: Vec<f64> = (0..width).map(log_of).collect();
        let likeliest = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let (mut spy, mut total) = (0.0, 0.0);
        for ((spies, _), log) in self.worlds.iter().zip(logs) {
            let chance = (log - likeliest).exp();
            total += chance;
            spy += if spies.contains(seat) { chance } else { 0.0 };
        }
        spy / total
    }
}
