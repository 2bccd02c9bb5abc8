//! Who is told what.

use crate::{Seat, SeatSet};

/// Through whose eyes the table is seen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// A spectator, or the shared screen: what everybody knows, and no more.
    Public,
    /// Everything: a game master, or anyone after the end.
    All,
}

/// Whom an event is told to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Every seat, and whoever watches.
    All,
    /// These seats alone.
    Only(SeatSet),
}

impl Audience {
    /// Does `viewer` hear it?
    pub const fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Self::All, _) | (_, Viewer::All) => true,
            (Self::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Self::Only(_), Viewer::Public) => false,
        }
    }
}

/// Events with their audience, in the order they happened.
///
/// ```
/// use redeye_game::{Seat, Told, Viewer};
/// let mut told = Told::new();
/// told.all("a card is looked at");
/// told.only(Seat::at(2), "it is a spy's");
/// assert_eq!(told.heard_by(Viewer::Public).count(), 1);
/// assert_eq!(told.heard_by(Viewer::Seat(Seat::at(2))).count(), 2);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told<E>(Vec<(Audience, E)>);

impl<E> Told<E> {
    /// Nothing told yet.
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// Tells everybody.
    pub fn all(&mut self, event: E) {
        self.0.push((Audience::All, event));
    }

    /// Tells `seats` and nobody else.
    pub fn only(&mut self, seats: impl Into<SeatSet>, event: E) {
        self.0.push((Audience::Only(seats.into()), event));
    }

    /// What `viewer` heard, in order.
    pub fn heard_by(&self, viewer: Viewer) -> impl Iterator<Item = &E> {
        self.iter().filter(move |(to, _)| to.includes(viewer)).map(|(_, event)| event)
    }

    /// All of it, with its audience.
    pub fn iter(&self) -> impl Iterator<Item = (Audience, &E)> {
        self.0.iter().map(|(to, event)| (*to, event))
    }

    /// Forgets it all, and keeps the room for more.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

impl<E> IntoIterator for Told<E> {
    type Item = (Audience, E);
    type IntoIter = std::vec::IntoIter<Self::Item>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<E> Default for Told<E> {
    fn default() -> Self {
        Self::new()
    }
}
