//! Corners: who knocks, who lets whom in, who leaves (ILL-11).

use arrayvec::ArrayVec;
use redeye_game::{Refused, Seat, SeatSet, Told};

use crate::event::Event;
use crate::exchange::Exchange;
use crate::pieces::PLAYERS_MAX;
use crate::refusal::{
    ARE_TOGETHER, HAS_KNOCKED, NO_SUCH_KNOCK, NO_SUCH_SEAT, NOT_IN_A_CORNER, NOT_TO_ONESELF,
};
use crate::{Action, Illegal};

/// As many as can be taken: there are at least two in each.
pub(crate) const CORNERS: usize = PLAYERS_MAX / 2;

impl Illegal {
    /// Those in corner `corner`, counted from 1.
    pub(crate) fn in_corner(&self, corner: u8) -> SeatSet {
        self.corners.seats(|place| *place == Some(corner))
    }

    /// The corners from the first on, and who is there.
    pub(crate) fn show_corners(&self) -> ArrayVec<SeatSet, CORNERS> {
        (1..=CORNERS as u8).map(|corner| self.in_corner(corner)).collect()
    }

    /// Who is in the same corner, `seat` included; nobody if it is at the table.
    pub(crate) fn company(&self, seat: Seat) -> SeatSet {
        self.corners[seat].map_or(SeatSet::EMPTY, |corner| self.in_corner(corner))
    }

    /// Who can answer a knock at `to`: everybody in its corner.
    pub(crate) fn answerers(&self, to: Seat) -> SeatSet {
        self.company(to).with(to)
    }

    /// A player, and another one than `seat`, while there is a session.
    pub(crate) fn check_other(&self, seat: Seat, other: Seat) -> Result<(), Refused> {
        self.check_session()?;
        if !self.players().contains(other) {
            return Err(&NO_SUCH_SEAT);
        }
        if seat == other { Err(&NOT_TO_ONESELF) } else { Ok(()) }
    }

    pub(crate) fn check_knock(&self, seat: Seat, to: Seat) -> Result<(), Refused> {
        self.check_other(seat, to)?;
        if self.company(seat).contains(to) {
            return Err(&ARE_TOGETHER);
        }
        if self.knocks[seat].is_some() { Err(&HAS_KNOCKED) } else { Ok(()) }
    }

    pub(crate) fn check_withdraw(&self, seat: Seat) -> Result<(), Refused> {
        self.check_session()?;
        self.knocks[seat].map(|_| ()).ok_or(&NO_SUCH_KNOCK)
    }

    /// ILL-11: one who is there consents. Who could not answer hears the same as if nobody knocked.
    pub(crate) fn check_answer_knock(&self, seat: Seat, from: Seat) -> Result<(), Refused> {
        self.check_other(seat, from)?;
        match self.knocks[from] {
            Some(to) if self.answerers(to).contains(seat) => Ok(()),
            _ => Err(&NO_SUCH_KNOCK),
        }
    }

    pub(crate) fn check_leave(&self, seat: Seat) -> Result<(), Refused> {
        self.check_session()?;
        self.corners[seat].map(|_| ()).ok_or(&NOT_IN_A_CORNER)
    }

    pub(crate) fn legal_walks(&self, seat: Seat, actions: &mut Vec<Action>) {
        for other in self.players().without(seat).iter() {
            let walks = [
                Action::Knock { seat: other },
                Action::Admit { seat: other },
                Action::TurnAway { seat: other },
            ];
            let may = |action: &Action| self.check_player(seat, action).is_ok();
            actions.extend(walks.into_iter().filter(may));
        }
        if self.knocks[seat].is_some() {
            actions.push(Action::Withdraw);
        }
        if self.corners[seat].is_some() {
            actions.push(Action::Leave);
        }
    }

    /// ILL-11: of a knock know the one who knocks and those who can answer.
    pub(crate) fn knock(&mut self, from: Seat, to: Seat, told: &mut Told<Event>) {
        self.knocks[from] = Some(to);
        told.only(self.know_of_knock(from, to), Event::Knocked { from, to });
    }

    pub(crate) fn withdraw(&mut self, from: Seat, told: &mut Told<Event>) {
        let to = self.knocks[from].take().expect("the gate checked it");
        told.only(self.know_of_knock(from, to), Event::Withdrew { from, to });
    }

    pub(crate) fn turn_away(&mut self, by: Seat, from: Seat, told: &mut Told<Event>) {
        let to = self.knocks[from].take().expect("the gate checked it");
        told.only(self.know_of_knock(from, to), Event::TurnedAway { by, from });
    }

    fn know_of_knock(&self, from: Seat, to: Seat) -> SeatSet {
        self.and_master(self.answerers(to).with(from))
    }

    /// ILL-11: from the table both walk to a free corner; in a corner there is room for one more.
    pub(crate) fn admit(&mut self, by: Seat, from: Seat, told: &mut Told<Event>) {
        let here = self.corners[by];
        let walkers = if here.is_some() { from.into() } else { SeatSet::of(from).with(by) };
        walkers.iter().for_each(|seat| self.get_up(seat));
        let free = || (1..=CORNERS as u8).find(|corner| self.in_corner(*corner).is_empty());
        let corner = here.or_else(free).expect("two who come find a corner free");
        walkers.iter().for_each(|seat| self.corners[seat] = Some(corner));
        told.all(Event::Walked { seats: walkers, corner });
        let left = self.lonely();
        if !left.is_empty() {
            self.return_to_table(left, told);
        }
        // Only now: who was left alone may have knocked here, and does so no longer.
        if here.is_some() {
            self.tell_newcomer(from, told);
        }
    }

    /// Who comes into a corner sees what lies there, and hears who knocks.
    fn tell_newcomer(&self, seat: Seat, told: &mut Told<Event>) {
        let company = self.company(seat);
        for exchange in self.exchanges.iter().filter(|exchange| company.contains(exchange.one)) {
            let Exchange { one, other, gives, gets, confirmed } = *exchange;
            told.only(seat, Event::Lies { one, other, gives, gets, confirmed });
        }
        for (from, to) in self.knocks.iter() {
            if let Some(to) = to.filter(|to| company.contains(*to)) {
                told.only(seat, Event::Knocked { from, to });
            }
        }
    }

    /// ILL-11: a corner is for two at least, so the one who is left goes back, too.
    pub(crate) fn leave(&mut self, seat: Seat, told: &mut Told<Event>) {
        self.get_up(seat);
        self.return_to_table(self.lonely().with(seat), told);
    }

    /// Who is alone in a corner.
    fn lonely(&self) -> SeatSet {
        let alone = |seat: &Seat| self.company(*seat).len() == 1;
        self.players().iter().filter(alone).collect()
    }

    fn return_to_table(&mut self, seats: SeatSet, told: &mut Told<Event>) {
        seats.iter().for_each(|seat| self.get_up(seat));
        told.all(Event::Returned { seats });
    }

    /// Who walks takes up what it has laid down, and is where it was knocked at no longer. All see
    /// who walks, so nobody needs to be told.
    fn get_up(&mut self, seat: Seat) {
        self.corners[seat] = None;
        self.exchanges.retain(|exchange| !exchange.is_of(seat));
        self.knocks[seat] = None;
        for from in self.players().iter() {
            if self.knocks[from] == Some(seat) {
                self.knocks[from] = None;
            }
        }
    }
}
