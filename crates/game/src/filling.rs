//! How the fields of an event fill in its text. This follows from their types, so that nobody
//! writes it down for each event, in Rust or in the browser.

use serde::{Serialize, Serializer};

use crate::{Maybe, Row, Seat, SeatSet};

/// How a field fills in the text `$x`, whose name it has. It is worked out from the JSON of the
/// field, by `crates/games` in a terminal and by `web/src/games/shared/tell.ts` in a browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Filling {
    /// As it is: a number, or one of a few choices by its short name.
    AsIs,
    /// A seat, by its name.
    Seat,
    /// Seats, as a list of names in `$x` and their number in `$x_count`.
    Seats,
    /// Whom each seat points at, as a list of `Ana → Ben` in `$x` and their number in `$x_count`.
    Pointing,
    /// Numbers in their order, as a list in `$x` and how many they are in `$x_count`.
    Numbers,
    /// Milliseconds since the match began, as minutes and seconds: `3:05`.
    Clock,
    /// A thing that has a text of its own: that text in `$x`, its short name in `$x_id`.
    Named(Things),
    /// Several such things, as a list of their texts in `$x`, and how many they are in `$x_count`.
    Listed(Things),
    /// Several such things, so many of each, as a list of `2 × Guns` in `$x`, and how many they
    /// are in all in `$x_count`.
    Counted(Things),
    /// Such things for each seat in order, as a list of `Ana (Spy)` in `$x`, and how many seats
    /// there are in `$x_count`. Of a seat that has several, what it has most of is told.
    BySeat(Things),
}

/// Things with texts of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Things {
    /// What is before the short name in the key of a thing's text, such as `resistance-plot-`. A
    /// part in braces stands there only at a table with this option: `illegal-{family-}role-`.
    pub prefix: &'static str,
    /// How their short names are found in their JSON; none: it is the short name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ids: Option<Ids>,
}

/// How the short names of things are found in their JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ids {
    /// A text is a thing for each of these letters in it; other signs stand for nothing.
    Letters(#[serde(serialize_with = "as_object")] &'static [(char, &'static str)]),
    /// An object has the number of each thing, in this order.
    Counts(&'static [&'static str]),
    /// An object is a thing for each of these patterns, with its fields in braces.
    Patterns(&'static [&'static str]),
}

fn as_object<S: Serializer>(letters: &[(char, &str)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(letters.iter().copied())
}

impl Things {
    /// Things whose JSON is their short name.
    pub const fn named(prefix: &'static str) -> Self {
        Self { prefix, ids: None }
    }

    /// Things whose JSON is something else.
    pub const fn with_ids(prefix: &'static str, ids: Ids) -> Self {
        Self { prefix, ids: Some(ids) }
    }
}

/// What can be a field of an event.
pub trait Fill {
    /// How one fills in a text.
    const ONE: Filling = Filling::AsIs;

    /// How several in a row do.
    const ROW: Filling = match Self::ONE {
        Filling::Named(things) => Filling::Listed(things),
        _ => panic!("how several of these fill in a text is not said"),
    };
}

impl Fill for u8 {
    const ROW: Filling = Filling::Numbers;
}

impl Fill for i16 {}

/// A number of this size is a time in milliseconds: nothing else is counted so far.
impl Fill for u64 {
    const ONE: Filling = Filling::Clock;
}

impl Fill for Seat {
    const ONE: Filling = Filling::Seat;
    const ROW: Filling = Filling::Seats;
}

impl Fill for SeatSet {
    const ONE: Filling = Filling::Seats;
}

impl<T: Fill, const N: usize> Fill for Row<T, N> {
    const ONE: Filling = T::ROW;
}

/// A seat, or none, for each seat.
impl<const N: usize> Fill for Row<Maybe<Seat>, N> {
    const ONE: Filling = Filling::Pointing;
}

/// What can be told: each kind of event, with its fields.
pub trait Narrated {
    /// The events, in the order in which they are declared.
    const KINDS: &'static [EventKind];
}

/// One kind of event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EventKind {
    /// As the code calls it: `SideDealt`.
    variant: &'static str,
    /// Its fields, with how each fills in the text of the event.
    pub fields: &'static [(&'static str, Filling)],
}

impl EventKind {
    /// For [`events!`](crate::events!).
    pub const fn new(variant: &'static str, fields: &'static [(&'static str, Filling)]) -> Self {
        Self { variant, fields }
    }

    /// Its name in JSON and in the key of its text: `side-dealt`.
    pub fn name(&self) -> String {
        let mut name = String::new();
        for letter in self.variant.chars() {
            if letter.is_uppercase() && !name.is_empty() {
                name.push('-');
            }
            name.extend(letter.to_lowercase());
        }
        name
    }
}

/// Declares the events of a game: as [`text_form!`](crate::text_form!) does, and how each of their
/// fields fills in a text. The type of a field must be [`Fill`].
///
/// ```
/// use redeye_game::{EventKind, Fill, Filling, Narrated, Seat, Things, events, text_form};
///
/// text_form! {
///     /// What can be given.
///     pub enum Gift {
///         "gold" => Gold,
///     }
/// }
///
/// impl Fill for Gift {
///     const ONE: Filling = Filling::Named(Things::named("harbour-gift-"));
/// }
///
/// events! {
///     /// What happens.
///     pub enum Event {
///         /// Something changes hands.
///         "{from} gives {gift}" => GiftGiven { from: Seat, gift: Gift },
///         /// It is over.
///         "it is over" => Over,
///     }
/// }
///
/// let [given, over] = Event::KINDS else { panic!("there are two") };
/// assert_eq!(given.name(), "gift-given");
/// assert_eq!(given.fields, [("from", Filling::Seat), ("gift", Gift::ONE)]);
/// assert!(over.fields.is_empty());
/// ```
#[macro_export]
macro_rules! events {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $(
                $(#[$variant_meta:meta])*
                $pattern:literal => $variant:ident
                    $({ $($(#[$field_meta:meta])* $field:ident: $ty:ty),+ $(,)? })?
            ),+ $(,)?
        }
    ) => {
        $crate::text_form! {
            $(#[$meta])*
            $vis enum $name {
                $(
                    $(#[$variant_meta])*
                    $pattern => $variant $({ $($(#[$field_meta])* $field: $ty),+ })?
                ),+
            }
        }

        impl $crate::Narrated for $name {
            const KINDS: &'static [$crate::EventKind] = &[$(
                $crate::EventKind::new(
                    stringify!($variant),
                    &[$($((stringify!($field), <$ty as $crate::Fill>::ONE)),+)?],
                )
            ),+];
        }
    };
}
