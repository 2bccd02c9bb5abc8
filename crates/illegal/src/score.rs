//! Revelations, points and the winners (ILL-40 to ILL-42).

use redeye_game::{Outcome, Seat, SeatSet, Told};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::exchange::Deal;
use crate::packets::Packet;
use crate::pieces::{Cards, Role};
use crate::{Illegal, Phase};

/// ILL-42: what a player turns up at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Revelation {
    /// Who.
    pub seat: Seat,
    /// Its roles, and its first extra card.
    pub packet: Packet,
    /// Its cards at the end.
    pub hand: Cards,
    /// What they come to.
    pub points: i16,
}

/// ILL-40: one point for each card of the buyer's resource and for each suspect card that is
/// wrong; five off for each that is right.
///
/// ILL-41, the book's example: nine cards count, two suspicions are wrong and two are right.
///
/// ```
/// use redeye_illegal::{Cards, Packet, Role, points};
/// let pimp_and_star: Packet = "call-girls/alcohol/guns".parse().unwrap();
/// let hand: Cards = "alcohol:9,call-girls:1".parse().unwrap();
/// let accused_of = ["luxury-cars-dealer", "jewelry-buyer", "call-girls-dealer", "alcohol-buyer"];
/// let accused_of = accused_of.map(|role| role.parse::<Role>().unwrap());
/// assert_eq!(points(&pimp_and_star, &hand, accused_of), 1);
/// ```
pub fn points(packet: &Packet, hand: &Cards, accused_of: impl IntoIterator<Item = Role>) -> i16 {
    let each = |role| if packet.roles().contains(&role) { -5 } else { 1 };
    i16::from(hand.count(packet.buyer)) + accused_of.into_iter().map(each).sum::<i16>()
}

impl Illegal {
    pub(crate) fn points_of(&self, seat: Seat) -> i16 {
        points(&self.packets[seat.index()], &self.hands[seat], self.accusations(seat))
    }

    /// ILL-42: one after the other, clockwise; then the whole list of exchanges.
    pub(crate) fn reveal(&mut self, first: Seat, told: &mut Told<Event>) {
        self.phase = Phase::Over { first };
        for Revelation { seat, packet, hand, points } in self.revelations(first) {
            told.all(Event::Revealed { seat, packet, hand, points });
        }
        for &(_, Deal { one, gave, other, got, session, at_ms }) in &self.deals {
            told.all(Event::Account { one, gave, other, got, session, at_ms });
        }
        told.all(Event::Won { winners: self.winners() });
    }

    pub(crate) fn revelations(&self, first: Seat) -> impl Iterator<Item = Revelation> {
        self.players().clockwise_from(first).map(|seat| Revelation {
            seat,
            packet: self.packets[seat.index()],
            hand: self.hands[seat],
            points: self.points_of(seat),
        })
    }

    /// ILL-40: most points win; who has as many shares the win.
    fn winners(&self) -> SeatSet {
        let most = self.players().iter().map(|seat| self.points_of(seat)).max();
        self.players().iter().filter(|seat| Some(self.points_of(*seat)) == most).collect()
    }

    pub(crate) fn show_outcome(&self) -> Option<Outcome> {
        let over = matches!(self.phase, Phase::Over { .. });
        over.then(|| Outcome { winners: self.winners(), side: "traders", how: "most-points" })
    }
}
