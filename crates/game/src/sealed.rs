//! Secret choices that are opened together.

use crate::{SEATS_MAX, Seat, SeatSet};

/// One secret choice per asked seat, opened together. It does not keep the order in which the
/// choices came in, so nothing can show it.
///
/// ```
/// use redeye_game::{Sealed, Seat, SeatSet};
/// let mut votes = Sealed::ask(SeatSet::first(2));
/// votes.cast(Seat::at(0), "yes");
/// assert_eq!(votes.owing().to_string(), "2");
/// assert_eq!(votes.own(Seat::at(0)), Some("yes"));
/// assert!(votes.open().is_none(), "closed until the last is in");
/// votes.cast(Seat::at(1), "no");
/// assert_eq!(votes.open().unwrap().count(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sealed<T> {
    asked: SeatSet,
    owing: SeatSet,
    choices: [Option<T>; SEATS_MAX],
}

impl<T: Copy> Sealed<T> {
    /// Asks `seats` for a choice each.
    pub const fn ask(seats: SeatSet) -> Self {
        Self { asked: seats, owing: seats, choices: [None; SEATS_MAX] }
    }

    /// Takes the choice of `seat`.
    ///
    /// # Panics
    /// If the seat was not asked, or has chosen: the gate lets neither through.
    pub fn cast(&mut self, seat: Seat, choice: T) {
        assert!(self.owing.contains(seat), "{seat:?} was not asked, or has chosen before");
        self.owing = self.owing.without(seat);
        self.choices[seat.index()] = Some(choice);
    }

    /// Who was asked.
    pub const fn asked(&self) -> SeatSet {
        self.asked
    }

    /// Who has not chosen yet.
    pub const fn owing(&self) -> SeatSet {
        self.owing
    }

    /// What `seat` itself chose.
    pub const fn own(&self, seat: Seat) -> Option<T> {
        self.choices[seat.index()]
    }

    /// All choices in seat order, once the last is in.
    pub fn open(&self) -> Option<impl Iterator<Item = (Seat, T)> + Clone + '_> {
        self.owing.is_empty().then(|| self.cast_so_far())
    }

    /// The choices that are in, in seat order. For those who see everything.
    pub fn cast_so_far(&self) -> impl Iterator<Item = (Seat, T)> + Clone + '_ {
        (self.asked - self.owing)
            .iter()
            .map(|seat| (seat, self.choices[seat.index()].expect("who owes nothing has chosen")))
    }
}
