//! The pieces: cards, dice, hijackers, tiles, goals and the cards of the Cybot, each by its name.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use redeye_game::text_form;
use serde::{Deserialize, Serialize};

/// HIJ-1: the most who can play.
pub const PLAYERS_MAX: usize = 4;

/// HIJ-3: how many passenger cards there are.
pub const CARDS: usize = 64;

/// HIJ-3: how many of them lie in the row.
pub(crate) const ROW: usize = 6;

/// HIJ-4: places for hijackers.
pub(crate) const SPOTS: usize = 4;

/// HIJ-65: two own dice, two bonus dice and two mini dice are the most one can roll.
pub(crate) const DICE_MAX: usize = 6;

/// HIJ-22: how many cards a display holds.
pub const DISPLAY_MAX: usize = 5;

/// HIJ-73: as many bonus tiles there are.
pub(crate) const TILES: usize = 6;

/// HIJ-82: as many cards the Cybot has.
pub(crate) const CYBOT_CARDS: usize = 12;

/// Passenger cards in the order of their names.
pub(crate) type Cards = ArrayVec<Card, CARDS>;

text_form! {
    /// HIJ-3: the colour of a passenger card.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum Colour {
        /// Its cards are named G.
        "grey" => Grey,
        /// Its cards are named B.
        "blue" => Blue,
        /// Its cards are named N.
        "green" => Green,
        /// Its cards are named Y.
        "yellow" => Yellow,
        /// Its cards are named R, and bring trouble (HIJ-23).
        "red" => Red,
    }
}

impl Colour {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Grey, Self::Blue, Self::Green, Self::Yellow, Self::Red];

    /// The letters that cards of each colour begin with, and the short names of the colours.
    pub(crate) const LETTERS: [(char, &'static str); 5] =
        [('G', "grey"), ('B', "blue"), ('N', "green"), ('Y', "yellow"), ('R', "red")];

    const fn letter(self) -> char {
        Self::LETTERS[self as usize].0
    }
}

/// HIJ-3: a passenger card by its name, which tells its colour: `G05`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card {
    colour: Colour,
    number: u8,
}

impl Card {
    /// Its colour.
    pub const fn colour(self) -> Colour {
        self.colour
    }

    /// HIJ-23: is it a red one?
    pub fn is_red(self) -> bool {
        self.colour == Colour::Red
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:02}", self.colour.letter(), self.number)
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let read = || {
            let mut letters = text.chars();
            let letter = letters.next()?;
            let colour = Colour::ALL.into_iter().find(|colour| colour.letter() == letter)?;
            let digits = letters.as_str();
            let two = digits.len() == 2 && digits.bytes().all(|byte| byte.is_ascii_digit());
            Some(Self { colour, number: two.then(|| digits.parse().ok())?? })
        };
        read().ok_or_else(|| format!("`{text}` is not a card: cards are named as `G05`"))
    }
}

impl TryFrom<String> for Card {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Card> for String {
    fn from(card: Card) -> Self {
        card.to_string()
    }
}

/// Lays a card where its name belongs: the order of a pile tells nothing.
pub(crate) fn put(pile: &mut Cards, card: Card) {
    let place = pile.partition_point(|other| *other < card);
    pile.insert(place, card);
}

/// Declares a thing that is known by its number, counted from one.
macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident, $count:expr, $prefix:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
        #[serde(try_from = "u8", into = "u8")]
        pub struct $name(u8);

        impl $name {
            /// The one at `index`, counted from zero.
            pub(crate) const fn at(index: usize) -> Self {
                assert!(index < $count, "there are not so many");
                Self(index as u8)
            }

            /// Counted from zero.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// All of them.
            pub(crate) fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
                (0..$count).map(Self::at)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}{}", $prefix, self.0 + 1)
            }
        }

        impl FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                let number = text.strip_prefix($prefix).and_then(|number| number.parse().ok());
                let number: u8 = number.ok_or_else(|| format!("`{text}` is no number"))?;
                Self::try_from(number)
            }
        }

        impl TryFrom<u8> for $name {
            type Error = String;

            fn try_from(number: u8) -> Result<Self, String> {
                let index = usize::from(number).checked_sub(1).filter(|index| *index < $count);
                index.map(Self::at).ok_or_else(|| format!("there is no {}{number}", $prefix))
            }
        }

        impl From<$name> for u8 {
            fn from(one: $name) -> Self {
                one.0 + 1
            }
        }

        #[cfg(feature = "schema")]
        impl schemars::JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({ "type": "integer", "minimum": 1, "maximum": $count })
            }
        }
    };
}

numbered! {
    /// HIJ-3: a place in the row of cards, from the left.
    Place, ROW, ""
}
numbered! {
    /// HIJ-4: a place for a hijacker, from the left.
    Spot, SPOTS, ""
}
numbered! {
    /// HIJ-11: a die of this turn, in the order of the roll: `d2`.
    Die, DICE_MAX, "d"
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Card {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Card".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "A passenger card by its name, which tells its colour.",
            "type": "string", "pattern": "^[GBNYR][0-9]{2}$",
        })
    }
}

impl Place {
    /// HIJ-3: those to its left and right; it is a row, not a circle.
    pub(crate) fn neighbours(self) -> impl Iterator<Item = Self> {
        let (left, right) = (self.index().checked_sub(1), self.index() + 1);
        left.into_iter().chain((right < ROW).then_some(right)).map(Self::at)
    }
}
