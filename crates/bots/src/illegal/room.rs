//! Who is where, and what lies in the bot's corner, as it has heard it (ILL-11, ILL-12).

use redeye_game::{Seat, SeatSet};
use redeye_illegal::{Cards, Event, PLAYERS_MAX, Resource};

/// A card that lies before somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Lying {
    by: Seat,
    to: Seat,
    resource: Resource,
}

/// The corners, and what lies in one's own.
#[derive(Clone, Debug)]
pub(super) struct Room {
    players: SeatSet,
    corners: [Option<u8>; PLAYERS_MAX],
    lying: Vec<Lying>,
    /// Who laid a card down or confirmed last, in the order in which they did.
    last: Vec<(Seat, Seat)>,
}

impl Room {
    /// Everybody at the table.
    pub(super) fn new(players: u8) -> Self {
        Self {
            players: SeatSet::first(players),
            corners: [None; PLAYERS_MAX],
            lying: Vec::new(),
            last: Vec::new(),
        }
    }

    /// Those in the corner of `seat`, without it; nobody if it is at the table.
    pub(super) fn company(&self, seat: Seat) -> SeatSet {
        let corner = self.corners[seat.index()];
        let is_there = |other: &Seat| corner.is_some() && self.corners[other.index()] == corner;
        self.players.without(seat).iter().filter(is_there).collect()
    }

    /// Is `seat` at the table?
    pub(super) fn is_at_table(&self, seat: Seat) -> bool {
        self.corners[seat.index()].is_none()
    }

    /// How many cards of `resource` lie there that `seat` has laid down.
    pub(super) fn laid(&self, seat: Seat, resource: Resource) -> u8 {
        let is_its = |lying: &&Lying| lying.by == seat && lying.resource == resource;
        self.lying.iter().filter(is_its).count() as u8
    }

    /// Which of these two was the last to lay something down for the other, or to confirm.
    pub(super) fn last_of(&self, one: Seat, other: Seat) -> Option<Seat> {
        let last = self.last.iter().rfind(|pair| **pair == (one, other) || **pair == (other, one));
        last.map(|(by, _)| *by)
    }

    /// Follows what an event changes.
    pub(super) fn follow(&mut self, event: &Event) {
        match *event {
            Event::Walked { seats, corner } => self.walk(seats, Some(corner)),
            Event::Returned { seats } => self.walk(seats, None),
            Event::SessionOver { .. } => self.walk(self.players, None),
            Event::Laid { by, resource, to } => {
                self.lying.push(Lying { by, to, resource });
                self.last.push((by, to));
            }
            Event::TookBack { by, resource, to } => {
                let taken = Lying { by, to, resource };
                if let Some(place) = self.lying.iter().position(|lying| *lying == taken) {
                    self.lying.remove(place);
                }
            }
            Event::Confirmed { by, to, .. } => self.last.push((by, to)),
            Event::Exchanged { one, other, .. } => {
                self.lying.retain(|lying| ![(one, other), (other, one)].contains(&lying.parties()));
                self.last.retain(|pair| ![(one, other), (other, one)].contains(pair));
            }
            Event::Lies { one, other, gives, gets, .. } => {
                self.find(one, other, &gives);
                self.find(other, one, &gets);
            }
            // The rest moves nobody and nothing.
            _ => (),
        }
    }

    /// Who walks takes up what it has laid down.
    fn walk(&mut self, seats: SeatSet, corner: Option<u8>) {
        seats.iter().for_each(|seat| self.corners[seat.index()] = corner);
        let stay = |one, other| !seats.contains(one) && !seats.contains(other);
        self.lying.retain(|lying| stay(lying.by, lying.to));
        self.last.retain(|(by, to)| stay(*by, *to));
    }

    fn find(&mut self, by: Seat, to: Seat, cards: &Cards) {
        for (resource, count) in cards.iter() {
            self.lying.extend((0..count).map(|_| Lying { by, to, resource }));
        }
    }
}

impl Lying {
    const fn parties(&self) -> (Seat, Seat) {
        (self.by, self.to)
    }
}
