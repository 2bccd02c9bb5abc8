//! The deal: who is a spy, who knows it, who leads first (RES-1, RES-3, RES-4, RES-8).

use redeye_game::{Refused, Rng, Seat, SeatSet, Time, Told};

use crate::action::Chance;
use crate::event::Event;
use crate::pieces::Side;
use crate::refusal::{NO_SUCH_SEAT, SPIES_DEALT};
use crate::{Phase, Resistance};

/// What a seat knows of the characters: recorded when it learns it, never worked out later.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Knows {
    pub(crate) spies: SeatSet,
    pub(crate) resistance: SeatSet,
}

impl Knows {
    pub(crate) fn learn(&mut self, seat: Seat, side: Side) {
        match side {
            Side::Resistance => self.resistance = self.resistance.with(seat),
            Side::Spy => self.spies = self.spies.with(seat),
        }
    }
}

impl Resistance {
    /// RES-1: one character card a seat, shuffled. RES-4: the first Leader is drawn.
    pub(crate) fn draw_deal(&self, rng: &mut Rng) -> Chance {
        let seats = usize::from(self.config.seats);
        let mut cards = [Side::Resistance; redeye_game::SEATS_MAX];
        cards[..usize::from(self.config.spies())].fill(Side::Spy);
        rng.shuffle(&mut cards[..seats]);
        let spies = (0..seats).filter(|&seat| cards[seat] == Side::Spy).map(Seat::at).collect();
        let leader = Seat::at(rng.below(seats as u32) as usize);
        Chance::Deal { spies, leader }
    }

    pub(crate) fn check_deal(&self, spies: SeatSet, leader: Seat) -> Result<(), Refused> {
        if !spies.with(leader).within(self.everyone()) {
            return Err(&NO_SUCH_SEAT);
        }
        if spies.len() != usize::from(self.config.spies()) {
            return Err(&SPIES_DEALT);
        }
        Ok(())
    }

    pub(crate) fn deal(&mut self, at: Time, spies: SeatSet, leader: Seat, told: &mut Told<Event>) {
        debug_assert_eq!(self.phase, Phase::Deal);
        self.spies = spies;
        for seat in self.everyone().iter() {
            let side = self.side(seat);
            self.knows[seat].learn(seat, side);
            told.only(seat, Event::SideDealt { side });
        }
        // RES-3: spies know all spies, the Resistance knows nothing. RES-8: blind spies neither.
        if !self.config.blind {
            for spy in spies.iter() {
                self.knows[spy].spies = spies;
            }
            told.only(spies, Event::SpiesMet { spies });
        }
        self.begin_mission(at, leader, told);
    }

    pub(crate) fn side(&self, seat: Seat) -> Side {
        if self.spies.contains(seat) { Side::Spy } else { Side::Resistance }
    }
}
