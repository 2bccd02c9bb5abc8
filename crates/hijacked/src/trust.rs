//! Building trust, stone by stone (HIJ-5, HIJ-30).

use redeye_game::{Refused, Rng, Seat, Told};

use crate::action::Chance;
use crate::event::Event;
use crate::names::Stone;
use crate::pieces::Die;
use crate::refusal::{ENOUGH_GREENS, NO_STONES_NOW, SOMEBODY_TAKES, TRUST_BUILT, TRUST_COMPLETE};
use crate::state::Hijacked;

/// HIJ-5: green stones in the bag, when none is on the track.
pub const GREENS: u8 = 12;
/// HIJ-5: the red ones, which stay.
pub const REDS: u8 = 3;

/// HIJ-5: 100 % in tens.
const SPACES: u8 = 10;

/// HIJ-30: green stones in one turn, at most.
pub(crate) const GREENS_MAX: u8 = 3;

/// HIJ-30: a trust action that is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stones {
    pub(crate) by: Seat,
    pub(crate) greens: u8,
    /// After so many green ones it is over.
    most: u8,
    /// Does the table owe the next one?
    pub(crate) is_due: bool,
}

impl Hijacked {
    pub(crate) fn check_build_trust(&self, seat: Seat, die: Die) -> Result<(), Refused> {
        self.check_turn(seat)?;
        self.free_die(die)?;
        if self.turn.has_built_trust {
            return Err(&TRUST_BUILT);
        }
        self.check_trust_grows()
    }

    /// HIJ-30: when trust is complete there is no next space, and a turn has three stones.
    pub(crate) fn check_trust_grows(&self) -> Result<(), Refused> {
        if self.trust == SPACES {
            return Err(&TRUST_COMPLETE);
        }
        if self.turn.greens >= GREENS_MAX { Err(&ENOUGH_GREENS) } else { Ok(()) }
    }

    pub(crate) fn build_trust(&mut self, seat: Seat, die: Die, told: &mut Told<Event>) {
        self.place_die(die, told);
        self.turn.has_built_trust = true;
        self.open_bag(seat, GREENS_MAX, told);
    }

    /// HIJ-30, HIJ-73, HIJ-82: the first stone is drawn in any case.
    pub(crate) fn open_bag(&mut self, by: Seat, most: u8, told: &mut Told<Event>) {
        told.all(Event::BuildsTrust { seat: by });
        self.stones = Some(Stones { by, greens: 0, most, is_due: true });
    }

    /// HIJ-70: it does not go on while somebody has a marker to take.
    pub(crate) fn check_stones(&self, seat: Seat) -> Result<(), Refused> {
        if self.stones.is_none_or(|stones| stones.by != seat) {
            return Err(&NO_STONES_NOW);
        }
        if self.takers().is_empty() { Ok(()) } else { Err(&SOMEBODY_TAKES) }
    }

    pub(crate) fn draw_on(&mut self) {
        if let Some(stones) = &mut self.stones {
            stones.is_due = true;
        }
    }

    pub(crate) fn stop(&mut self, seat: Seat, told: &mut Told<Event>) {
        told.all(Event::Stopped { seat });
        self.stones = None;
    }

    /// HIJ-30: stones taken off the track are in the bag again.
    pub(crate) const fn greens_in_bag(&self) -> u8 {
        GREENS - self.trust
    }

    pub(crate) fn draw_stone(&self, rng: &mut Rng) -> Chance {
        let greens = self.greens_in_bag();
        let is_green = rng.below(u32::from(greens + REDS)) < u32::from(greens);
        Chance::Stone { stone: if is_green { Stone::Green } else { Stone::Red }, greens }
    }

    pub(crate) fn take_stone(&mut self, stone: Stone, told: &mut Told<Event>) {
        let Some(mut stones) = self.stones.take() else { return };
        let seat = stones.by;
        told.all(Event::StoneDrawn { seat, stone });
        match stone {
            Stone::Green => {
                stones.greens += 1;
                self.turn.greens += 1;
                self.trust += 1;
                told.all(Event::TrustIs { percent: self.trust * 10 });
                if self.trust == SPACES {
                    // HIJ-30: also from another.
                    self.star = Some(seat);
                    told.all(Event::StarTaken { seat });
                }
                let goes_on = stones.greens < stones.most && self.turn.greens < GREENS_MAX;
                if goes_on && self.trust < SPACES {
                    // HIJ-82: the Cybot does not hesitate.
                    stones.is_due = self.config.cybot() == Some(seat);
                    self.stones = Some(stones);
                }
                self.score(seat, 1, told);
            }
            // HIJ-30: it goes back, and the action is over.
            Stone::Red if stones.greens == 0 => self.score(seat, 1, told),
            Stone::Red => (),
        }
    }

    /// HIJ-23, HIJ-40: trust falls, as far as there is any.
    pub(crate) fn lose_trust(&mut self, stones: u8, told: &mut Told<Event>) {
        let fallen = self.trust.saturating_sub(stones);
        if fallen < self.trust {
            self.trust = fallen;
            told.all(Event::TrustIs { percent: fallen * 10 });
        }
    }
}
