//! Dealing sessions: when they begin and end (ILL-10, ILL-14, ILL-33).

use redeye_game::{Refused, Seat, SeatSet, Time, Told};

use crate::event::Event;
use crate::master::Next;
use crate::refusal::{HAS_SAID_SO, NO_SESSION_NOW, NOTHING_TO_END};
use crate::{Illegal, Phase};

/// ILL-10: how many there are; between each two of them there is a dock.
pub const SESSIONS: u8 = 5;

impl Illegal {
    pub(crate) fn begin_session(&mut self, at: Time, told: &mut Told<Event>) {
        self.session += 1;
        self.phase = Phase::Session { ends: at + self.config.session_ms() };
        told.all(Event::SessionBegins { session: self.session });
    }

    pub(crate) fn check_session(&self) -> Result<(), Refused> {
        if matches!(self.phase, Phase::Session { .. }) { Ok(()) } else { Err(&NO_SESSION_NOW) }
    }

    /// ILL-14: every open exchange is void, and everybody is back at the table.
    pub(crate) fn end_session(&mut self, at: Time, told: &mut Told<Event>) {
        self.exchanges.clear();
        self.done = SeatSet::EMPTY;
        for seat in self.players().iter() {
            self.knocks[seat] = None;
            self.corners[seat] = None;
        }
        told.all(Event::SessionOver { session: self.session });
        let next = if self.session < SESSIONS { Next::Docks } else { Next::Debate };
        self.ready(at, next, told);
    }

    pub(crate) fn check_done(&self, seat: Seat) -> Result<(), Refused> {
        match self.phase {
            Phase::Session { .. } | Phase::Debate { .. } if self.done.contains(seat) => {
                Err(&HAS_SAID_SO)
            }
            Phase::Session { .. } | Phase::Debate { .. } => Ok(()),
            _ => Err(&NOTHING_TO_END),
        }
    }

    /// ILL-33: it ends early when every player says so.
    pub(crate) fn say_done(&mut self, at: Time, seat: Seat, told: &mut Told<Event>) {
        self.done = self.done.with(seat);
        told.all(Event::SaidDone { seat });
        if self.done == self.players() {
            self.end_it(at, told);
        }
    }

    /// A session, the docks or a debate is over, by the clock or before its time.
    pub(crate) fn end_it(&mut self, at: Time, told: &mut Told<Event>) {
        match self.phase {
            Phase::Session { .. } => self.end_session(at, told),
            Phase::Dock => self.end_dock(at, told),
            Phase::Debate { .. } => self.open_pointing(at, told),
            _ => unreachable!("the gate checked it"),
        }
    }
}
