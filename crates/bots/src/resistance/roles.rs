//! Who may be who in Hostile Intent: every way the characters may have been dealt, exactly.
//!
//! A [`Belief`] says how likely each set of spies is; this says how likely, for each of them, every
//! deal of the characters is (RES-20, RES-50). Together they are the joint belief: at ten seats up
//! to 151,200 deals for an outsider, and fewer for a seat, which knows itself.

use redeye_game::{SEATS_MAX, Seat, SeatSet};
use redeye_resistance::{Character, Config, Side};

use super::belief::Belief;

/// Characters, a bit for each.
pub(crate) type Mask = u16;

/// Sets of spies, by their bits.
const SETS: usize = 1 << SEATS_MAX;

/// All characters, in the order of their numbers.
const CHARACTERS: [Character; 12] = [
    Character::Resistance,
    Character::ResistanceChief,
    Character::ResistanceHunter,
    Character::DummyAgent,
    Character::Coordinator,
    Character::Pretender,
    Character::ResistanceHacker,
    Character::Spy,
    Character::SpyChief,
    Character::SpyHunter,
    Character::DeepAgent,
    Character::SpyHacker,
];

/// These characters.
pub(crate) const fn mask(characters: &[Character]) -> Mask {
    let (mut mask, mut place) = (0, 0);
    while place < characters.len() {
        mask |= 1 << characters[place] as u16;
        place += 1;
    }
    mask
}

/// All characters for whom `test` holds.
pub(crate) fn all(test: impl Fn(Character) -> bool) -> Mask {
    CHARACTERS.into_iter().filter(|&one| test(one)).map(|one| mask(&[one])).sum()
}

/// One deal: four bits a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Deal(u64);

impl Deal {
    /// Who `seat` would be.
    pub(crate) const fn at(self, seat: Seat) -> Character {
        CHARACTERS[((self.0 >> (4 * seat.index())) & 15) as usize]
    }

    /// Would `seat` be one of `mask`?
    pub(crate) const fn is(self, seat: Seat, mask: Mask) -> bool {
        mask >> ((self.0 >> (4 * seat.index())) & 15) & 1 == 1
    }

    /// The sum over `seats` of what `worth` says of their characters.
    pub(crate) fn sum(self, seats: SeatSet, worth: &[u32; 16]) -> u32 {
        seats.iter().map(|seat| worth[((self.0 >> (4 * seat.index())) & 15) as usize]).sum()
    }

    /// The same with the characters of two seats changed (RES-35).
    const fn swapped(self, one: Seat, other: Seat) -> Self {
        let (one, other) = (4 * one.index(), 4 * other.index());
        let both = ((self.0 >> one) ^ (self.0 >> other)) & 15;
        Self(self.0 ^ (both << one) ^ (both << other))
    }
}

/// The deals that have the same spies, one after the other.
#[derive(Clone, Copy, Debug)]
struct Group {
    spies: SeatSet,
    from: usize,
    to: usize,
}

/// Every deal, with its chance among those that have the same spies.
#[derive(Clone, Debug)]
pub(crate) struct Roles {
    deals: Vec<Deal>,
    chances: Vec<f32>,
    groups: Vec<Group>,
}

/// How much likelier or less likely each set of spies has become, by its bits.
pub(crate) struct Shift(Box<[f64; SETS]>);

impl Shift {
    /// As a likelihood, for a [`Belief`].
    pub(crate) fn log(&self, spies: SeatSet) -> f64 {
        self.0[usize::from(spies.bits())].ln()
    }
}

impl Roles {
    /// All deals of the table's characters in which each seat is one of those it may be.
    pub(crate) fn new(config: &Config, may_be: &[Mask; SEATS_MAX]) -> (Self, Shift) {
        let mut left = [0; CHARACTERS.len()];
        config.characters().iter().for_each(|&character| left[character as usize] += 1);
        let mut found = Vec::new();
        deal_on(usize::from(config.seats()), may_be, &mut left, (0, 0, 0), &mut found);
        found.sort_unstable();
        let mut roles = Self { deals: Vec::new(), chances: Vec::new(), groups: Vec::new() };
        let mut shift = Shift(Box::new([0.0; SETS]));
        for group in found.chunk_by(|one, other| one.0 == other.0) {
            let (spies, from) = (SeatSet::from_bits(group[0].0), roles.deals.len());
            roles.deals.extend(group.iter().map(|&(_, deal)| Deal(deal)));
            roles.chances.extend(group.iter().map(|_| 1.0 / group.len() as f32));
            roles.groups.push(Group { spies, from, to: roles.deals.len() });
            shift.0[usize::from(spies.bits())] = group.len() as f64;
        }
        (roles, shift)
    }

    /// Takes in evidence: how likely it is in each deal.
    pub(crate) fn learn(&mut self, likelihood: impl Fn(Deal) -> f32) -> Shift {
        let mut shift = Shift(Box::new([0.0; SETS]));
        for &Group { spies, from, to } in &self.groups {
            let chances = &mut self.chances[from..to];
            for (chance, &deal) in chances.iter_mut().zip(&self.deals[from..to]) {
                *chance *= likelihood(deal);
            }
            let total: f32 = chances.iter().sum();
            if total > 0.0 {
                chances.iter_mut().for_each(|chance| *chance /= total);
            }
            shift.0[usize::from(spies.bits())] = f64::from(total);
        }
        shift
    }

    /// RES-35: two seats have changed characters and sides.
    pub(crate) fn swap(&mut self, one: Seat, other: Seat) {
        self.deals.iter_mut().for_each(|deal| *deal = deal.swapped(one, other));
        for group in &mut self.groups {
            group.spies = group.spies.swapped(one, other);
        }
    }

    /// For each seat how likely it is one of `mask`, with `belief` for the spies.
    pub(crate) fn chances(&self, belief: &Belief, seats: u8, mask: Mask) -> [f64; SEATS_MAX] {
        let mut sets = [0.0; SETS];
        for world in belief.worlds() {
            sets[usize::from(world.spies.bits())] = world.chance;
        }
        let mut chances = [0.0; SEATS_MAX];
        for &Group { spies, from, to } in &self.groups {
            let weight = sets[usize::from(spies.bits())];
            if weight <= 0.0 {
                continue;
            }
            for (deal, chance) in self.deals[from..to].iter().zip(&self.chances[from..to]) {
                let chance = weight * f64::from(*chance);
                for seat in SeatSet::first(seats).iter().filter(|&seat| deal.is(seat, mask)) {
                    chances[seat.index()] += chance;
                }
            }
        }
        chances
    }

    /// How many deals there are.
    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.deals.len()
    }
}

/// Deals a character to each seat from `at.0` on, in every way that is left.
fn deal_on(
    seats: usize,
    may_be: &[Mask; SEATS_MAX],
    left: &mut [u8; CHARACTERS.len()],
    (seat, spies, deal): (usize, u16, u64),
    found: &mut Vec<(u16, u64)>,
) {
    if seat == seats {
        found.push((spies, deal));
        return;
    }
    for (number, character) in CHARACTERS.into_iter().enumerate() {
        if left[number] == 0 || may_be[seat] >> number & 1 == 0 {
            continue;
        }
        left[number] -= 1;
        let spy = u16::from(character.side() == Side::Spy) << seat;
        let next = (seat + 1, spies | spy, deal | (number as u64) << (4 * seat));
        deal_on(seats, may_be, left, next, found);
        left[number] += 1;
    }
}

#[cfg(test)]
mod tests {
    use redeye_game::Game as _;
    use redeye_resistance::Resistance;

    use super::*;

    fn roles(seats: u8, options: &str) -> (Roles, Shift) {
        let config = Resistance::configure(seats, options).unwrap();
        Roles::new(&config, &[Mask::MAX; SEATS_MAX])
    }

    /// RES-20: as many deals as there are ways to arrange the character cards.
    #[test]
    fn all_deals_are_there() {
        let counts: Vec<usize> = (5..=10).map(|seats| roles(seats, "hunter").0.len()).collect();
        assert_eq!(counts, [120, 360, 2_520, 10_080, 30_240, 151_200]);
        for seats in 5..=10 {
            let (roles, shift) = roles(seats, "hunter");
            let mut belief = Belief::new(
                seats,
                SeatSet::first(if seats < 7 { 2 } else { 3 }).len() as u8 + u8::from(seats == 10),
            );
            belief.learn(|spies| shift.log(spies));
            let chiefs = roles.chances(&belief, seats, mask(&[Character::SpyChief]));
            let expected = if seats == 10 { 2.0 } else { 1.0 };
            assert!((chiefs.iter().sum::<f64>() - expected).abs() < 1e-4, "{chiefs:?}");
        }
    }

    #[test]
    fn evidence_moves_spies_and_characters_together() {
        let (mut roles, shift) = roles(7, "hunter");
        let mut belief = Belief::new(7, 3);
        belief.learn(|spies| shift.log(spies));
        let first = Seat::at(0);
        let spy_chief = mask(&[Character::SpyChief]);
        let shift = roles.learn(|deal| if deal.is(first, spy_chief) { 1.0 } else { 0.0 });
        belief.learn(|spies| shift.log(spies));
        assert!(belief.suspicion(first) > 1.0 - 1e-9);
        assert!((roles.chances(&belief, 7, spy_chief)[0] - 1.0).abs() < 1e-6);
        roles.swap(first, Seat::at(6));
        assert!(
            roles.groups.iter().all(|group| roles.chances[group.from..group.to]
                .iter()
                .sum::<f32>()
                == 0.0
                || group.spies.contains(Seat::at(6)))
        );
    }
}
