//! Seats, sets of seats, and things that every seat has one of.

use std::fmt;
use std::ops::{BitAnd, BitOr, Index, IndexMut, Sub};
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// No table of ours has more chairs.
pub const SEATS_MAX: usize = 10;

/// A chair at the table. People count from one, and so does every text and wire form.
///
/// ```
/// use redeye_game::Seat;
/// let third = Seat::number(3).unwrap();
/// assert_eq!(third.to_string(), "3");
/// assert_eq!(third.index(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat people call `number`, if a table can have it: 1 to [`SEATS_MAX`].
    pub const fn number(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= SEATS_MAX { Some(Self(number - 1)) } else { None }
    }

    /// The seat at `index`, counted from zero.
    ///
    /// # Panics
    /// If no table has that many seats.
    pub const fn at(index: usize) -> Self {
        assert!(index < SEATS_MAX, "a table has at most ten seats");
        Self(index as u8)
    }

    /// Counted from zero, for arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise, at a table of `seats`.
    pub const fn left(self, seats: u8) -> Self {
        Self(if self.0 + 1 == seats { 0 } else { self.0 + 1 })
    }

    /// The next seat counter-clockwise, at a table of `seats`.
    pub const fn right(self, seats: u8) -> Self {
        Self(if self.0 == 0 { seats - 1 } else { self.0 - 1 })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.0 + 1).fmt(f)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat {self}")
    }
}

impl FromStr for Seat {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        // Strict: "03" and "+3" are not how a record writes a seat.
        text.parse().ok().and_then(Self::number).filter(|seat| seat.to_string() == text).ok_or_else(
            || format!("`{text}` is not a seat: expected a number from 1 to {SEATS_MAX}"),
        )
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Self::number(number).ok_or_else(|| D::Error::custom(format!("{number} is not a seat")))
    }
}

/// A set of seats. On the wire a list in seat order, so that order tells nothing.
///
/// ```
/// use redeye_game::SeatSet;
/// let team: SeatSet = "1,3".parse().unwrap();
/// assert_eq!(team.len(), 2);
/// assert_eq!((SeatSet::first(5) - team).to_string(), "2,4,5");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct SeatSet(u16);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    /// Seats 1 to `seats`: the whole table.
    pub const fn first(seats: u8) -> Self {
        Self(((1u32 << seats) - 1) as u16)
    }

    /// The one seat.
    pub const fn of(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Nobody?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is `seat` one of them?
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Are all of them in `other`?
    pub const fn within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// These and `seat`.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The same with two seats in each other's place.
    #[must_use]
    pub const fn swapped(self, one: Seat, other: Seat) -> Self {
        let both = (self.0 >> one.0 ^ self.0 >> other.0) & 1;
        Self(self.0 ^ (both << one.0) ^ (both << other.0))
    }

    /// These without `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// In seat order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = (left != 0).then(|| Seat(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            seat
        })
    }

    /// In the order of asking: from `first` on, clockwise.
    pub fn clockwise_from(self, first: Seat) -> impl Iterator<Item = Seat> + Clone {
        let before = Self(self.0 & ((1 << first.0) - 1));
        (self - before).iter().chain(before.iter())
    }

    /// Every subset of exactly `size` seats of the first `seats`, in a fixed order.
    pub fn teams(seats: u8, size: u8) -> impl ExactSizeIterator<Item = Self> + Clone {
        // Of the sets of a size, those among the first seats come first.
        let (first, counts) = TEAMS_OF[usize::from(size)];
        TEAMS[first..first + counts[usize::from(seats)]].iter().copied()
    }

    /// One bit per seat, seat 1 lowest: for tables indexed by sets.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The set whose [`bits`](Self::bits) these are.
    ///
    /// # Panics
    /// If a bit stands for no seat.
    pub const fn from_bits(bits: u16) -> Self {
        assert!((bits as usize) < 1 << SEATS_MAX, "a bit for each of ten seats, no more");
        Self(bits)
    }
}

/// All sets, the smaller first, and those of a size in the order of their bits: a Leader's
/// choices are a slice of it.
const TEAMS: [SeatSet; 1 << SEATS_MAX] = {
    let mut teams = [SeatSet::EMPTY; 1 << SEATS_MAX];
    let (mut place, mut size) = (0, 0);
    while size <= SEATS_MAX {
        let mut bits: u16 = 0;
        while (bits as usize) < 1 << SEATS_MAX {
            if bits.count_ones() as usize == size {
                teams[place] = SeatSet(bits);
                place += 1;
            }
            bits += 1;
        }
        size += 1;
    }
    teams
};

/// For each size, where its sets begin in [`TEAMS`], and how many there are by number of seats.
const TEAMS_OF: [(usize, [usize; SEATS_MAX + 1]); SEATS_MAX + 1] = {
    let mut teams_of = [(0, [0; SEATS_MAX + 1]); SEATS_MAX + 1];
    let mut place = TEAMS.len();
    while place > 0 {
        place -= 1;
        let size = TEAMS[place].len();
        teams_of[size].0 = place;
        let mut seats = SEATS_MAX;
        while TEAMS[place].within(SeatSet::first(seats as u8)) {
            teams_of[size].1[seats] += 1;
            if seats == 0 {
                break;
            }
            seats -= 1;
        }
    }
    teams_of
};

impl BitOr for SeatSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for SeatSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for SeatSet {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl From<Seat> for SeatSet {
    fn from(seat: Seat) -> Self {
        Self::of(seat)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Display for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (place, seat) in self.iter().enumerate() {
            write!(f, "{}{seat}", if place == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seats {self}")
    }
}

impl FromStr for SeatSet {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "-" {
            return Ok(Self::EMPTY);
        }
        let mut set = Self::EMPTY;
        for word in text.split(',') {
            let seat = word.parse()?;
            if set.bits() >> Seat::index(seat) != 0 {
                return Err(format!("`{text}`: seats are listed once each, in rising order"));
            }
            set = set.with(seat);
        }
        Ok(set)
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Seats;

        impl<'de> Visitor<'de> for Seats {
            type Value = SeatSet;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of seats")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<SeatSet, A::Error> {
                let mut set = SeatSet::EMPTY;
                while let Some(seat) = list.next_element()? {
                    if set.contains(seat) {
                        return Err(A::Error::custom(format!("seat {seat} is listed twice")));
                    }
                    set = set.with(seat);
                }
                Ok(set)
            }
        }

        deserializer.deserialize_seq(Seats)
    }
}

/// One `T` for each seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>(ArrayVec<T, SEATS_MAX>);

impl<T> BySeat<T> {
    /// Asks `make` once for each of `seats`.
    pub fn new(seats: u8, make: impl FnMut(Seat) -> T) -> Self {
        Self((0..usize::from(seats)).map(Seat::at).map(make).collect())
    }

    /// In seat order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(index, item)| (Seat::at(index), item))
    }

    /// The seats for which `test` holds.
    pub fn seats(&self, mut test: impl FnMut(&T) -> bool) -> SeatSet {
        self.iter().filter(|(_, item)| test(item)).map(|(seat, _)| seat).collect()
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(feature = "schema")]
mod schema {
    use std::borrow::Cow;

    use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

    use super::{BySeat, SEATS_MAX, Seat, SeatSet};

    impl JsonSchema for Seat {
        fn schema_name() -> Cow<'static, str> {
            "Seat".into()
        }

        fn json_schema(_: &mut SchemaGenerator) -> Schema {
            json_schema!({
                "description": "A seat by its number.",
                "type": "integer", "minimum": 1, "maximum": SEATS_MAX,
            })
        }
    }

    impl JsonSchema for SeatSet {
        fn schema_name() -> Cow<'static, str> {
            "SeatSet".into()
        }

        fn json_schema(generator: &mut SchemaGenerator) -> Schema {
            json_schema!({
                "description": "Seats, each once, in rising order.",
                "type": "array", "uniqueItems": true,
                "items": generator.subschema_for::<Seat>(),
            })
        }
    }

    impl<T: JsonSchema> JsonSchema for BySeat<T> {
        fn schema_name() -> Cow<'static, str> {
            format!("BySeat{}", T::schema_name()).into()
        }

        fn json_schema(generator: &mut SchemaGenerator) -> Schema {
            json_schema!({
                "description": "One for each seat, in seat order.",
                "type": "array", "items": generator.subschema_for::<T>(),
            })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(text: &str) -> SeatSet {
        text.parse().unwrap()
    }

    #[test]
    fn text_and_wire_forms_come_back() {
        for bits in 0..1 << SEATS_MAX {
            let seats = SeatSet::from_bits(bits);
            assert_eq!(set(&seats.to_string()), seats);
            let wire = serde_json::to_string(&seats).unwrap();
            assert_eq!(serde_json::from_str::<SeatSet>(&wire).unwrap(), seats);
        }
    }

    #[test]
    fn bad_seats_are_refused() {
        for text in ["", "0", "11", "1,1", "3,2", "1,", " 1", "01", "+1", "1;2", "x"] {
            assert!(text.parse::<SeatSet>().is_err(), "{text:?} was read as a set of seats");
        }
        for wire in ["[0]", "[11]", "[1,1]", "7", "[-1]", "[\"1\"]"] {
            assert!(serde_json::from_str::<SeatSet>(wire).is_err(), "{wire} was read");
        }
    }

    #[test]
    fn asking_goes_clockwise() {
        let order: Vec<String> =
            set("1,3,5").clockwise_from(Seat::at(2)).map(|seat| seat.to_string()).collect();
        assert_eq!(order, ["3", "5", "1"]);
        assert_eq!(Seat::at(4).left(5), Seat::at(0));
        assert_eq!(Seat::at(0).right(5), Seat::at(4));
    }

    #[test]
    fn teams_are_all_subsets_of_the_size() {
        let known =
            [(5, 2, 10), (5, 3, 10), (10, 5, 252), (10, 10, 1), (7, 1, 7), (5, 6, 0), (5, 0, 1)];
        for (seats, size, count) in known {
            let mut teams: Vec<SeatSet> = SeatSet::teams(seats, size).collect();
            assert!(
                teams
                    .iter()
                    .all(|t| t.len() == usize::from(size) && t.within(SeatSet::first(seats)))
            );
            teams.dedup();
            assert_eq!(teams.len(), count, "{size} of {seats}");
        }
    }
}
