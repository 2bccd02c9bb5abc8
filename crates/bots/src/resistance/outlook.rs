//! How safe each team would be.

use redeye_game::{SEATS_MAX, Seat, SeatSet};

use super::belief::Belief;

/// The chances of all teams at once, from one belief.
#[derive(Clone, Debug)]
pub(crate) struct Outlook {
    /// For each set of seats: how likely all spies are in it.
    within: [f64; 1 << SEATS_MAX],
    seats: u8,
}

impl Outlook {
    /// As `belief` has it.
    pub(crate) fn of(belief: &Belief, seats: u8) -> Self {
        Self::weigh(belief, seats, SeatSet::EMPTY)
    }

    /// As somebody with this `belief` sees it who is `loyal`, and knows that.
    pub(crate) fn for_loyal(belief: &Belief, seats: u8, loyal: Seat) -> Self {
        let outlook = Self::weigh(belief, seats, loyal.into());
        // A seat that is a spy for certain still has to be given a view to speak of.
        if outlook.within[SeatSet::first(seats).bits() as usize] > 0.0 {
            outlook
        } else {
            Self::of(belief, seats)
        }
    }

    fn weigh(belief: &Belief, seats: u8, loyal: SeatSet) -> Self {
        let mut within = [0.0; 1 << SEATS_MAX];
        let mut total = 0.0;
        for world in belief.worlds().iter().filter(|world| (world.spies & loyal).is_empty()) {
            within[world.spies.bits() as usize] = world.chance;
            total += world.chance;
        }
        if total > 0.0 {
            // Sums over all subsets, one seat after the other.
            let sets = &mut within[..1 << seats];
            sets.iter_mut().for_each(|chance| *chance /= total);
            for seat in 0..seats {
                let half = 1 << seat;
                for block in sets.chunks_exact_mut(2 * half) {
                    let (without, with) = block.split_at_mut(half);
                    with.iter_mut().zip(without).for_each(|(with, without)| *with += *without);
                }
            }
        }
        Self { within, seats }
    }

    /// How likely fewer than `needed` spies are in `team`: so many Fails cannot be played.
    pub(crate) fn holds(&self, team: SeatSet, needed: u8) -> f64 {
        let others = SeatSet::first(self.seats) - team;
        let chance = |set: SeatSet| self.within[set.bits() as usize];
        let clean = chance(others);
        if needed == 1 {
            return clean;
        }
        // RES-5: where two Fails are needed, one spy alone cannot do it.
        let one_spy: f64 = team.iter().map(|seat| chance(others.with(seat)) - clean).sum();
        clean + one_spy
    }

    /// The best chance that any team of `size` has.
    pub(crate) fn best(&self, size: u8, needed: u8) -> f64 {
        self.teams(size).map(|team| self.holds(team, needed)).fold(0.0, f64::max)
    }

    /// Every team of `size`.
    pub(crate) fn teams(&self, size: u8) -> impl Iterator<Item = SeatSet> + Clone {
        SeatSet::teams(self.seats, size)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outlook_counts_like_the_belief() {
        for (seats, spies) in [(5, 2), (7, 3), (10, 4)] {
            let mut belief = Belief::new(seats, spies);
            belief.learn(|spies| f64::from(spies.bits() % 7) / 3.0);
            let outlook = Outlook::of(&belief, seats);
            for team in outlook.teams(4) {
                for needed in [1, 2] {
                    let holds = 1.0 - belief.enough(team, needed);
                    assert!((outlook.holds(team, needed) - holds).abs() < 1e-9);
                }
            }
        }
    }

    #[test]
    fn a_loyal_seat_trusts_itself() {
        let outlook = Outlook::for_loyal(&Belief::new(5, 2), 5, Seat::at(0));
        assert!((outlook.holds("1,2".parse().unwrap(), 1) - 0.5).abs() < 1e-9);
        assert!((outlook.holds("2,3".parse().unwrap(), 1) - 1.0 / 6.0).abs() < 1e-9);
    }
}
