//! What may be true: who deals and who buys what, from what the bot has on everybody.
//!
//! What is seen of one player depends on its pair alone, so a world, a pair for each, is as likely
//! as the product of the dossiers; each resource has one dealer and one buyer (ILL-2). The sum over
//! all worlds is made player by player: what is left to give away are sets of dealers and of buyers
//! of equal size, 3,432 for eight players, where there are six million worlds. ILL-5 forbids
//! mirrored pairs: those of the bot itself and of suspects that were shown are left out, those
//! between two others are not.

use redeye_game::Seat;
use redeye_illegal::{PLAYERS_MAX, Resource};

use super::dossier::ByPair;

/// How likely each player has which pair.
#[derive(Clone, Debug)]
pub(super) struct Belief {
    pairs: [ByPair; PLAYERS_MAX],
}

/// Some resources, as bits.
pub(super) type Resources = u8;

/// The resources as bits.
pub(super) const fn bit(resource: Resource) -> Resources {
    1 << resource as usize
}

impl Belief {
    /// Nothing is known.
    pub(super) const EMPTY: Self = Self { pairs: [[[0.0; PLAYERS_MAX]; PLAYERS_MAX]; PLAYERS_MAX] };

    /// The chance that `seat` deals `dealer` and buys `buyer`.
    pub(super) const fn pair(&self, seat: Seat, dealer: Resource, buyer: Resource) -> f64 {
        self.pairs[seat.index()][dealer as usize][buyer as usize]
    }

    /// The chance that `seat` deals `resource`.
    pub(super) fn deals(&self, seat: Seat, resource: Resource) -> f64 {
        self.pairs[seat.index()][resource as usize].iter().sum()
    }

    /// The chance that `seat` buys `resource`.
    pub(super) fn buys(&self, seat: Seat, resource: Resource) -> f64 {
        self.pairs[seat.index()].iter().map(|row| row[resource as usize]).sum()
    }

    /// The chance that whoever deals `dealer` buys `buyer`.
    pub(super) fn is_pair(&self, dealer: Resource, buyer: Resource) -> f64 {
        self.pairs.iter().map(|pairs| pairs[dealer as usize][buyer as usize]).sum()
    }

    /// What the weights of these seats come to, if one of `sets` is in play. The bot itself has
    /// taken one dealer and one buyer away.
    pub(super) fn weigh(
        seats: &[(Seat, ByPair)],
        sets: impl Iterator<Item = Resources>,
        own: (Resource, Resource),
    ) -> Self {
        let mut belief = Self::EMPTY;
        let mut sum = 0.0;
        for set in sets {
            let dealers = list(set & !bit(own.0));
            let buyers = list(set & !bit(own.1));
            sum += belief.add(seats, &dealers, &buyers);
        }
        let shares = belief.pairs.iter_mut().flatten().flatten();
        shares.for_each(|share| *share /= sum.max(f64::MIN_POSITIVE));
        belief
    }

    /// Adds the worlds in which these dealers and buyers are given to these seats.
    fn add(&mut self, seats: &[(Seat, ByPair)], dealers: &[usize], buyers: &[usize]) -> f64 {
        let count = seats.len();
        let weights = |(_, weights): &(Seat, ByPair)| -> ByPair {
            let weight = |d: usize, b: usize| weights[dealers[d]][buyers[b]];
            let known = |d, b| if d < count && b < count { weight(d, b) } else { 0.0 };
            std::array::from_fn(|d| std::array::from_fn(|b| known(d, b)))
        };
        let levels: Vec<Vec<usize>> = (0..count).map(|level| sets_of(level, count)).collect();
        // Forwards: the weight of all ways to give these away to the first seats.
        let mut ways = vec![[0.0; SETS]; 1 << count];
        ways[0][0] = 1.0;
        for (seat, sets) in seats.iter().zip(&levels) {
            let weights = weights(seat);
            each_dealer(sets, count, |from, to, dealer| {
                let (before, after) = ways.split_at_mut(to);
                let (before, after) = (&before[from], &mut after[0]);
                for &given in sets {
                    each_left(given, count, |buyer| {
                        after[given | 1 << buyer] += before[given] * weights[dealer][buyer];
                    });
                }
            });
        }
        // Backwards: the same for the rest to the last ones, and so how likely each step is.
        let all = (1 << count) - 1;
        let mut rest = vec![[0.0; SETS]; 1 << count];
        rest[all][all] = 1.0;
        for (seat, sets) in seats.iter().zip(&levels).rev() {
            let weights = weights(seat);
            let pairs = &mut self.pairs[seat.0.index()];
            each_dealer(sets, count, |from, to, dealer| {
                let (before, after) = rest.split_at_mut(to);
                let (before, after) = (&mut before[from], &after[0]);
                let mut shares = [0.0; PLAYERS_MAX];
                for &given in sets {
                    let mut sum = 0.0;
                    each_left(given, count, |buyer| {
                        let onwards = weights[dealer][buyer] * after[given | 1 << buyer];
                        sum += onwards;
                        shares[buyer] += ways[from][given] * onwards;
                    });
                    before[given] += sum;
                }
                (0..count).for_each(|buyer| pairs[dealers[dealer]][buyers[buyer]] += shares[buyer]);
            });
        }
        ways[all][all]
    }
}

/// All sets of what is given away to the others of eight players.
const SETS: usize = 1 << (PLAYERS_MAX - 1);

/// Every set of `level` out of `count`.
fn sets_of(level: usize, count: usize) -> Vec<usize> {
    (0..1_usize << count).filter(|set| set.count_ones() as usize == level).collect()
}

/// Every way to give one dealer more away than one of `sets`: the set before and after.
fn each_dealer(sets: &[usize], count: usize, mut step: impl FnMut(usize, usize, usize)) {
    for &given in sets {
        each_left(given, count, |dealer| step(given, given | 1 << dealer, dealer));
    }
}

/// What is not in a set out of `count`.
fn each_left(given: usize, count: usize, mut step: impl FnMut(usize)) {
    let mut left = !given & ((1 << count) - 1);
    while left != 0 {
        step(left.trailing_zeros() as usize);
        left &= left - 1;
    }
}

/// The numbers of these resources.
fn list(set: Resources) -> Vec<usize> {
    (0..PLAYERS_MAX).filter(|resource| set >> resource & 1 == 1).collect()
}
