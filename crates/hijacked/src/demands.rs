//! Demand markers and what they are good for (HIJ-60, HIJ-61); bonus dice (HIJ-65).

use redeye_game::{Refused, Seat, Told};

use crate::event::Event;
use crate::markers::Kind;
use crate::names::DieKind;
use crate::pieces::Die;
use crate::refusal::{
    NO_BONUS_DIE, NO_SUCH_MARKER, NONE_IN_SUPPLY, NOT_YOUR_OWN_DIE, NUMBER_NOT_THERE,
};
use crate::state::Hijacked;

impl Hijacked {
    /// HIJ-60: which kind a die of this value brings.
    fn kind_of(&self, value: u8) -> Option<Kind> {
        let place = self.numbers.iter().position(|number| *number == value)?;
        Some(Kind::ALL[place])
    }

    pub(crate) fn check_fetch(&self, seat: Seat, die: Die) -> Result<(), Refused> {
        self.check_turn(seat)?;
        let kind = self.kind_of(self.free_die(die)?.value).ok_or(&NUMBER_NOT_THERE)?;
        self.check_supply(kind)
    }

    pub(crate) fn check_supply(&self, kind: Kind) -> Result<(), Refused> {
        if self.supply.markers.count(kind) == 0 { Err(&NONE_IN_SUPPLY) } else { Ok(()) }
    }

    pub(crate) fn fetch(&mut self, seat: Seat, die: Die, told: &mut Told<Event>) {
        let value = self.place_die(die, told).value;
        if let Some(kind) = self.kind_of(value) {
            self.take_marker(seat, kind, told);
        }
    }

    pub(crate) fn take_marker(&mut self, seat: Seat, kind: Kind, told: &mut Told<Event>) {
        *self.supply.markers.of(kind) -= 1;
        *self.players[seat].markers.of(kind) += 1;
        told.all(Event::TookMarker { seat, kind });
    }

    pub(crate) fn check_marker(&self, seat: Seat, kind: Kind) -> Result<(), Refused> {
        if self.players[seat].markers.count(kind) == 0 { Err(&NO_SUCH_MARKER) } else { Ok(()) }
    }

    fn return_marker(&mut self, seat: Seat, kind: Kind) {
        *self.players[seat].markers.of(kind) -= 1;
        *self.supply.markers.of(kind) += 1;
    }

    /// HIJ-61: before it is placed, a die is turned by one for a marker.
    pub(crate) fn check_turn_die(&self, seat: Seat, die: Die, kind: Kind) -> Result<(), Refused> {
        self.check_turn(seat)?;
        self.free_die(die)?;
        self.check_marker(seat, kind)
    }

    /// HIJ-61: after six comes one, and before one comes six. `by` is 1, or 5 for one down.
    pub(crate) fn turn_die(
        &mut self,
        seat: Seat,
        die: Die,
        by: u8,
        kind: Kind,
        told: &mut Told<Event>,
    ) {
        self.return_marker(seat, kind);
        let value = &mut self.turn.dice[die.index()].value;
        *value = (*value - 1 + by) % 6 + 1;
        told.all(Event::Turned { seat, die, value: *value, kind });
    }

    /// HIJ-61: a point, at any time. HIJ-70: each is one event.
    pub(crate) fn cash(&mut self, seat: Seat, kind: Kind, told: &mut Told<Event>) {
        self.return_marker(seat, kind);
        told.all(Event::Cashed { seat, kind });
        self.score(seat, 1, told);
    }

    /// HIJ-65: for one of your own dice.
    pub(crate) fn check_take_bonus_die(&self, seat: Seat, die: Die) -> Result<(), Refused> {
        self.check_turn(seat)?;
        if self.free_die(die)?.kind != DieKind::Own {
            return Err(&NOT_YOUR_OWN_DIE);
        }
        if self.supply.bonus_dice == 0 { Err(&NO_BONUS_DIE) } else { Ok(()) }
    }

    /// HIJ-65: it is for the next round.
    pub(crate) fn take_bonus_die(&mut self, seat: Seat, die: Die, told: &mut Told<Event>) {
        self.place_die(die, told);
        self.supply.bonus_dice -= 1;
        self.players[seat].bonus_dice.won += 1;
        told.all(Event::TookBonusDie { seat });
    }

    /// HIJ-70, HIJ-73: if the supply has one. HIJ-65: it is for the next round, whoever is on turn.
    pub(crate) fn take_mini_die(&mut self, seat: Seat, told: &mut Told<Event>) {
        if self.supply.mini_dice > 0 {
            self.supply.mini_dice -= 1;
            self.players[seat].mini_dice.won += 1;
            told.all(Event::TookMiniDie { seat });
        }
    }
}
