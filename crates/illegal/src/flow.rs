//! The flow of an evening: what the table is doing, and to which chapter a deed belongs.

use redeye_game::{Refused, Seat, Time, Told, Window};

use crate::event::Event;
use crate::master::Next;
use crate::pieces::Finger;
use crate::refusal::NOT_THE_MASTER;
use crate::{Action, Illegal};

/// What the table is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// A game master builds packets.
    Build,
    /// The table owes the packets.
    Deal,
    /// A game master may start what comes next.
    Ready {
        next: Next,
    },
    Session {
        ends: Time,
    },
    /// The table owes the next card of a dock.
    LayOut,
    /// Some of them lie there.
    Laying {
        next: Time,
    },
    Dock,
    /// The table owes a lot among those who have claimed.
    Lot,
    /// The table owes the rest of the dock.
    Rest,
    /// The table owes the next suspect cards.
    Show,
    Debate {
        ends: Time,
    },
    /// ILL-30: whom everybody points at.
    Point(Window<Finger>),
    /// A game master picks the first to reveal.
    Reveal,
    Over {
        first: Seat,
    },
}

impl Illegal {
    pub(crate) fn check_player(&self, seat: Seat, action: &Action) -> Result<(), Refused> {
        match action {
            Action::Knock { seat: to } => self.check_knock(seat, *to),
            Action::Withdraw => self.check_withdraw(seat),
            Action::Admit { seat: from } | Action::TurnAway { seat: from } => {
                self.check_answer_knock(seat, *from)
            }
            Action::Leave => self.check_leave(seat),
            Action::Lay { resource, seat: to } => self.check_lay(seat, *resource, *to),
            Action::TakeBack { resource, seat: to } => self.check_take_back(seat, *resource, *to),
            Action::Confirm { seat: to, give, get } => self.check_confirm(seat, *to, give, get),
            Action::Done => self.check_done(seat),
            Action::Claim { resource } => self.check_claim(seat, *resource),
            Action::PointAtNobody => self.check_point(seat, None),
            Action::Point { seat: to } => self.check_point(seat, Some(*to)),
            Action::Pack { .. }
            | Action::Unpack
            | Action::DrawPackets
            | Action::Start
            | Action::End
            | Action::RevealFirst { .. } => Err(&NOT_THE_MASTER),
        }
    }

    pub(crate) fn act(&mut self, at: Time, seat: Seat, action: Action, told: &mut Told<Event>) {
        match action {
            Action::Knock { seat: to } => self.knock(seat, to, told),
            Action::Withdraw => self.withdraw(seat, told),
            Action::Admit { seat: from } => self.admit(seat, from, told),
            Action::TurnAway { seat: from } => self.turn_away(seat, from, told),
            Action::Leave => self.leave(seat, told),
            Action::Lay { resource, seat: to } => self.lay(seat, resource, to, told),
            Action::TakeBack { resource, seat: to } => self.take_back(seat, resource, to, told),
            Action::Confirm { seat: to, .. } => self.confirm(at, seat, to, told),
            Action::Done => self.say_done(at, seat, told),
            Action::Claim { resource } => self.claim(at, seat, resource, told),
            Action::PointAtNobody => self.point(at, seat, None, told),
            Action::Point { seat: to } => self.point(at, seat, Some(to), told),
            Action::Pack { .. }
            | Action::Unpack
            | Action::DrawPackets
            | Action::Start
            | Action::End
            | Action::RevealFirst { .. } => self.direct(at, action, told),
        }
    }

    /// A deadline has passed. ILL-60: none is set for a game master.
    pub(crate) fn tick(&mut self, at: Time, told: &mut Told<Event>) {
        match self.phase {
            Phase::Session { .. } | Phase::Debate { .. } => self.end_it(at, told),
            Phase::Laying { .. } => self.phase = Phase::LayOut,
            Phase::Dock => self.settle_claims(at, told),
            Phase::Point(_) => self.judge(at, told),
            Phase::Build | Phase::Ready { .. } | Phase::Reveal => (),
            Phase::Deal | Phase::LayOut | Phase::Lot | Phase::Rest | Phase::Show => (),
            Phase::Over { .. } => (),
        }
    }
}
