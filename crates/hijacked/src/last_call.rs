//! The last call: what can be done at any time, before points are counted (HIJ-12).

use redeye_game::{Refused, Seat, SeatSet, Time, Told};

use crate::event::Event;
use crate::refusal::{HAS_PASSED, NO_LAST_CALL};
use crate::round::Phase;
use crate::state::Hijacked;

/// HIJ-12: the last call, until nobody is asked any more or the time is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LastCall {
    pub(crate) passed: SeatSet,
    pub(crate) closes: Time,
}

impl Hijacked {
    /// HIJ-10: the match ends with this round, after the last call.
    pub(crate) fn open_last_call(&mut self, at: Time, told: &mut Told<Event>) {
        let closes = at + self.config.pause_ms();
        self.phase = Phase::LastCall(LastCall { passed: SeatSet::EMPTY, closes });
        // HIJ-30: no turn is going on whose stones would count.
        self.turn.greens = 0;
        if !self.asked().is_empty() {
            told.all(Event::LastCall);
        }
    }

    /// HIJ-12: those who have not passed, and have something left to do.
    pub(crate) fn asked(&self) -> SeatSet {
        let Phase::LastCall(call) = self.phase else { return SeatSet::EMPTY };
        let seats = self.config.seats().iter().filter(|seat| !call.passed.contains(*seat));
        seats.filter(|seat| self.can_act_at_any_time(*seat)).collect()
    }

    pub(crate) const fn last_call(&self) -> Option<LastCall> {
        match self.phase {
            Phase::LastCall(call) => Some(call),
            _ => None,
        }
    }

    pub(crate) fn check_pass(&self, seat: Seat) -> Result<(), Refused> {
        let call = self.last_call().ok_or(&NO_LAST_CALL)?;
        if call.passed.contains(seat) { Err(&HAS_PASSED) } else { Ok(()) }
    }

    pub(crate) fn pass(&mut self, seat: Seat, told: &mut Told<Event>) {
        if let Phase::LastCall(call) = &mut self.phase {
            call.passed = call.passed.with(seat);
            told.all(Event::Passed { seat });
        }
    }

    /// HIJ-12: the time is up: an open trust action ends, and what was not taken is declined.
    pub(crate) fn close_last_call(&mut self) {
        self.stones = None;
        for seat in self.takers().iter() {
            let player = &mut self.players[seat];
            (player.to_take, player.dice_to_take) = (0, 0);
        }
        if let Phase::LastCall(call) = &mut self.phase {
            call.passed = self.config.seats();
        }
    }

    /// HIJ-10, HIJ-74: the points are counted.
    pub(crate) fn succeed(&mut self, told: &mut Told<Event>) {
        told.all(Event::Succeeded);
        self.phase = Phase::Over { is_stormed: false };
    }
}
