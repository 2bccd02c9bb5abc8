//! The Inquisitor: a marker that goes round and sees sides (RES-40, RES-41).

use redeye_game::{Refused, Seat, Time, Told};

use crate::event::Event;
use crate::hostile::Look;
use crate::refusal::{
    HAS_HELD_THE_MARKER, INQUIRE_INTO_ANOTHER, NO_INQUIRY_NOW, NO_SUCH_SEAT, NOT_THE_INQUISITOR,
};
use crate::{Action, Phase, Resistance};

impl Resistance {
    /// RES-40: after the second, the third and the fourth mission.
    pub(crate) fn inquiry_is_due(&self) -> bool {
        self.config.inquisitor && (2..=4).contains(&self.attempted())
    }

    /// Who has the marker.
    pub(crate) fn inquisitor(&self) -> Seat {
        self.hostile.inquisitor.expect("the marker is given out with the deal")
    }

    /// RES-40: another seat, one that has never held the marker.
    pub(crate) fn check_inquiry(&self, seat: Seat, whom: Seat) -> Result<(), Refused> {
        match self.phase {
            Phase::Inquire if seat != self.inquisitor() => Err(&NOT_THE_INQUISITOR),
            Phase::Inquire if whom == seat => Err(&INQUIRE_INTO_ANOTHER),
            Phase::Inquire if !self.everyone().contains(whom) => Err(&NO_SUCH_SEAT),
            Phase::Inquire if self.hostile.inquisitors.contains(whom) => Err(&HAS_HELD_THE_MARKER),
            Phase::Inquire => Ok(()),
            _ => Err(&NO_INQUIRY_NOW),
        }
    }

    pub(crate) fn legal_inquiries(&self, actions: &mut Vec<Action>) {
        let others = self.everyone() - self.hostile.inquisitors;
        actions.extend(others.iter().map(|whom| Action::Inquire { whom }));
    }

    /// RES-40: it sees the side, and the marker passes on. RES-41: never more than the side.
    pub(crate) fn inquire(&mut self, at: Time, by: Seat, whom: Seat, told: &mut Told<Event>) {
        let side = self.side(whom);
        told.all(Event::Inquired { by, whom });
        told.only(by, Event::SideSeen { owner: whom, side });
        self.knows[by].learn(whom, side);
        let mission = self.mission as u8 + 1;
        self.hostile.inquiries.push(Look { mission, by, whom });
        self.hostile.inquisitors = self.hostile.inquisitors.with(whom);
        self.hostile.inquisitor = Some(whom);
        self.after_inquiry(at, told);
    }
}
