//! Persuading hijackers (HIJ-4, HIJ-40).

use redeye_game::{Refused, Seat, Told};

use crate::event::Event;
use crate::names::Hijacker;
use crate::pieces::Spot;
use crate::refusal::{ANOTHERS_DISC, BOTH_DICE, DICE_DO_NOT_FIT, NO_HIJACKER};
use crate::state::{Hijacked, OnBoard};

/// HIJ-40: after so many steps a hijacker leaves.
pub const STEPS: u8 = 4;

/// HIJ-40: so many stones of trust are lost when one leaves.
const LOST: u8 = 2;

impl Hijacker {
    /// HIJ-72: points at once.
    pub const fn base(self) -> i16 {
        match self {
            Self::Recognised | Self::Piloted => 4,
            Self::Supplied | Self::Crowded => 2,
            Self::Stocked => 0,
            Self::Settled => 1,
            Self::Foremost | Self::Paired => 3,
        }
    }
}

impl Hijacked {
    /// HIJ-40: with both own dice, on the two spaces of the place in either order.
    pub(crate) fn check_persuade(&self, seat: Seat, spot: Spot) -> Result<(), Refused> {
        self.check_turn(seat)?;
        let [one, other] = self.both_own_dice().ok_or(&BOTH_DICE)?;
        self.check_reach(seat, spot)?;
        let [left, right] = self.config.components().places[spot.index()];
        let fit = left.takes(one) && right.takes(other) || left.takes(other) && right.takes(one);
        if fit { Ok(()) } else { Err(&DICE_DO_NOT_FIT) }
    }

    /// HIJ-40: there is somebody, and nobody else's disc.
    pub(crate) fn check_reach(&self, seat: Seat, spot: Spot) -> Result<(), Refused> {
        let OnBoard { hijacker, disc, .. } = self.spots[spot.index()];
        match disc {
            _ if hijacker.is_none() => Err(&NO_HIJACKER),
            Some(other) if other != seat => Err(&ANOTHERS_DISC),
            _ => Ok(()),
        }
    }

    pub(crate) fn persuade(&mut self, seat: Seat, spot: Spot, told: &mut Told<Event>) {
        // HIJ-40: a hijacker that is left keeps its level.
        for other in &mut self.spots {
            other.disc = other.disc.filter(|disc| *disc != seat);
        }
        let place = &mut self.spots[spot.index()];
        let Some(hijacker) = place.hijacker else { return };
        place.disc = Some(seat);
        place.level += 1;
        let level = place.level;
        told.all(Event::Persuaded { seat, hijacker, level });
        self.score(seat, 1, told);
        if level == STEPS {
            self.spots[spot.index()] = OnBoard::default();
            self.players[seat].hijackers.push(hijacker);
            self.foremost.get_or_insert(seat);
            told.all(Event::GaveUp { hijacker, seat });
            self.score(seat, hijacker.base(), told);
            self.lose_trust(LOST, told);
        }
    }

    /// A place that waits for somebody from the reserve.
    pub(crate) fn vacant_spot(&self) -> Option<Spot> {
        let vacant = |spot: &Spot| self.spots[spot.index()].hijacker.is_none();
        Spot::all().find(vacant).filter(|_| !self.reserve.is_empty())
    }

    /// HIJ-40: a reserve hijacker takes the place.
    pub(crate) fn board(&mut self, hijacker: Hijacker, told: &mut Told<Event>) {
        let Some(spot) = self.vacant_spot() else { return };
        self.reserve.retain(|other| *other != hijacker);
        self.spots[spot.index()].hijacker = Some(hijacker);
        told.all(Event::Came { hijacker, spot });
    }
}
