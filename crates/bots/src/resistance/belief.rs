//! What may be true, and how likely: every set of seats that could be the spies.

use redeye_game::{Seat, SeatSet};

/// One way the characters may have been dealt.
#[derive(Clone, Copy, Debug)]
pub(crate) struct World {
    /// Who the spies would be.
    pub(crate) spies: SeatSet,
    /// How likely that is now.
    pub(crate) chance: f64,
    /// The same as a natural logarithm, up to a constant: evidence is added here.
    log: f64,
}

/// An exact belief: all worlds (10 at five seats, 210 at ten) with their chances.
#[derive(Clone, Debug)]
pub(crate) struct Belief {
    worlds: Vec<World>,
}

impl Belief {
    /// Before anything is known: `spies` of `seats` are spies, each set equally likely.
    pub(crate) fn new(seats: u8, spies: u8) -> Self {
        let mut belief = Self {
            worlds: SeatSet::teams(seats, spies)
                .map(|spies| World { spies, chance: 0.0, log: 0.0 })
                .collect(),
        };
        belief.normalise(0.0);
        belief
    }

    /// Takes in evidence: how likely it is in each world, as a natural logarithm.
    ///
    /// Evidence that no world allows contradicts what was taken for certain before. It is then
    /// refused and changes nothing, so that a belief always has a world left.
    pub(crate) fn learn(&mut self, likelihood_log: impl Fn(SeatSet) -> f64) -> Learnt {
        let likeliest = self
            .worlds
            .iter()
            .map(|world| world.log + likelihood_log(world.spies))
            .fold(f64::NEG_INFINITY, f64::max);
        if likeliest == f64::NEG_INFINITY {
            return Learnt::Contradiction;
        }
        for world in &mut self.worlds {
            world.log += likelihood_log(world.spies);
        }
        self.normalise(likeliest);
        Learnt::Taken
    }

    /// RES-35: two seats have changed sides, or might have.
    pub(crate) fn swap(&mut self, one: Seat, other: Seat) {
        for world in &mut self.worlds {
            world.spies = world.spies.swapped(one, other);
        }
    }

    /// Shifts the logarithms so that the likeliest world has none, and works the chances out.
    fn normalise(&mut self, likeliest: f64) {
        let mut total = 0.0;
        for world in &mut self.worlds {
            world.log -= likeliest;
            world.chance = world.log.exp();
            total += world.chance;
        }
        for world in &mut self.worlds {
            world.chance /= total;
        }
    }

    /// All worlds, always in the same order.
    pub(crate) fn worlds(&self) -> &[World] {
        &self.worlds
    }

    /// How likely `test` holds for the spies.
    pub(crate) fn chance(&self, test: impl Fn(SeatSet) -> bool) -> f64 {
        self.worlds.iter().filter(|world| test(world.spies)).map(|world| world.chance).sum()
    }

    /// How likely `seat` is a spy.
    pub(crate) fn suspicion(&self, seat: Seat) -> f64 {
        self.chance(|spies| spies.contains(seat))
    }

    /// How likely at least `needed` spies are in `team`.
    pub(crate) fn enough(&self, team: SeatSet, needed: u8) -> f64 {
        self.chance(|spies| (spies & team).len() >= usize::from(needed))
    }

    /// The seats that are spies in every world left.
    pub(crate) fn certain_spies(&self) -> SeatSet {
        let possible = self.worlds.iter().filter(|world| world.chance > 0.0);
        possible.map(|world| world.spies).reduce(|all, spies| all & spies).unwrap_or_default()
    }
}

/// What became of a piece of evidence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Learnt {
    /// It counts.
    Taken,
    /// No world allows it: the belief rests on something that is not so.
    Contradiction,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_belief_has_all_worlds_and_sums_to_one() {
        let counts = [(5, 2, 10), (6, 2, 15), (7, 3, 35), (8, 3, 56), (9, 3, 84), (10, 4, 210)];
        for (seats, spies, worlds) in counts {
            let belief = Belief::new(seats, spies);
            assert_eq!(belief.worlds().len(), worlds);
            assert!((belief.chance(|_| true) - 1.0).abs() < 1e-9);
            let suspicion = belief.suspicion(Seat::at(3));
            assert!((suspicion - f64::from(spies) / f64::from(seats)).abs() < 1e-9);
        }
    }

    #[test]
    fn a_contradiction_changes_nothing() {
        let mut belief = Belief::new(5, 2);
        let innocent = |spies: SeatSet| {
            if spies.contains(Seat::at(0)) { f64::NEG_INFINITY } else { 0.0 }
        };
        assert_eq!(belief.learn(innocent), Learnt::Taken);
        let before: Vec<f64> = belief.worlds().iter().map(|world| world.chance).collect();
        assert_eq!(belief.learn(|_| f64::NEG_INFINITY), Learnt::Contradiction);
        let after: Vec<f64> = belief.worlds().iter().map(|world| world.chance).collect();
        assert_eq!(before, after);
        assert!((belief.suspicion(Seat::at(1)) - 0.5).abs() < 1e-9);
    }
}
