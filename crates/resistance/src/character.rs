//! The characters: the two sides of the base game, and those of Hostile Intent (RES-20, RES-31 to
//! RES-34, RES-50).

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use redeye_game::{BySeat, SEATS_MAX, text_form};
use serde::{Deserialize, Serialize};

use crate::config::Config;
use crate::pieces::{Card, Side};

text_form! {
    /// Who somebody is.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum Character {
        /// A plain member of the Resistance.
        "resistance" => Resistance,
        /// RES-20: whom the Spies must find.
        "resistance-chief" => ResistanceChief,
        /// RES-20: who must find the Spies' Chief.
        "resistance-hunter" => ResistanceHunter,
        /// RES-31: may pass for a Chief when examined.
        "dummy-agent" => DummyAgent,
        /// RES-32: known to the Resistance Chiefs, and as good as one to the Spies' Hunter.
        "coordinator" => Coordinator,
        /// RES-34: looks like the Deep Agent to the Spies.
        "pretender" => Pretender,
        /// RES-50: may turn a mission over.
        "resistance-hacker" => ResistanceHacker,
        /// A plain spy.
        "spy" => Spy,
        /// RES-20: whom the Resistance must find.
        "spy-chief" => SpyChief,
        /// RES-20: who must find a Resistance Chief.
        "spy-hunter" => SpyHunter,
        /// RES-33: known to the Spies, and knows none of them.
        "deep-agent" => DeepAgent,
        /// RES-50: may turn a mission over, and never fails one.
        "spy-hacker" => SpyHacker,
    }
}

impl Character {
    /// Whom it is loyal to.
    pub const fn side(self) -> Side {
        match self {
            Self::Resistance
            | Self::ResistanceChief
            | Self::ResistanceHunter
            | Self::DummyAgent
            | Self::Coordinator
            | Self::Pretender
            | Self::ResistanceHacker => Side::Resistance,
            Self::Spy | Self::SpyChief | Self::SpyHunter | Self::DeepAgent | Self::SpyHacker => {
                Side::Spy
            }
        }
    }

    /// What it may put into a mission, at a table of `seats`.
    ///
    /// RES-5: the Resistance must play Success. RES-23: from seven seats on a Spy Chief has
    /// Chief-Fail, too. RES-50: Hackers play Success or Hack, the Spies' never Fail.
    pub const fn cards(self, seats: u8) -> &'static [Card] {
        match self {
            Self::ResistanceHacker | Self::SpyHacker => &[Card::Success, Card::Hack],
            Self::SpyChief if seats >= 7 => &[Card::Success, Card::Fail, Card::ChiefFail],
            Self::Spy | Self::SpyChief | Self::SpyHunter | Self::DeepAgent => {
                &[Card::Success, Card::Fail]
            }
            _ => &[Card::Success],
        }
    }

    /// RES-26: would the Hunter of the other side be right to accuse it?
    pub const fn is_prey(self) -> bool {
        matches!(self, Self::ResistanceChief | Self::SpyChief | Self::Coordinator)
    }

    /// RES-50: may it turn missions over?
    pub const fn is_hacker(self) -> bool {
        matches!(self, Self::ResistanceHacker | Self::SpyHacker)
    }

    /// RES-20: must it accuse, in the end?
    pub const fn is_hunter(self) -> bool {
        matches!(self, Self::ResistanceHunter | Self::SpyHunter)
    }
}

text_form! {
    /// RES-29: what an examined seat hands over.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum Loyalty {
        /// A Chief, of whichever side: at tables of five and six.
        "chief" => Chief,
        /// A Chief of the Resistance.
        "resistance-chief" => ResistanceChief,
        /// A Chief of the Spies.
        "spy-chief" => SpyChief,
        /// Neither.
        "no-chief" => NoChief,
    }
}

impl Loyalty {
    /// RES-29, RES-31: what a `character` may hand over, at a table of `seats`.
    pub const fn of(character: Character, seats: u8) -> &'static [Self] {
        match character {
            Character::ResistanceChief | Character::SpyChief if seats < 7 => &[Self::Chief],
            Character::ResistanceChief => &[Self::ResistanceChief],
            Character::SpyChief => &[Self::SpyChief],
            Character::DummyAgent if seats < 7 => &[Self::NoChief, Self::Chief],
            Character::DummyAgent => &[Self::NoChief, Self::ResistanceChief],
            _ => &[Self::NoChief],
        }
    }
}

/// Who everybody is, seat by seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cast([Option<Character>; SEATS_MAX]);

impl Cast {
    /// Nobody is anybody yet.
    pub(crate) const EMPTY: Self = Self([None; SEATS_MAX]);

    /// One character for each seat, in their order.
    pub(crate) fn of(characters: impl IntoIterator<Item = Character>) -> Self {
        let mut cast = Self::EMPTY;
        for (place, character) in cast.0.iter_mut().zip(characters) {
            *place = Some(character);
        }
        cast
    }

    /// The characters, in the order of the seats.
    pub fn iter(&self) -> impl Iterator<Item = Character> + Clone + use<> {
        self.0.into_iter().flatten()
    }
}

impl From<Cast> for BySeat<Character> {
    fn from(cast: Cast) -> Self {
        let mut characters = cast.iter();
        let seats = cast.iter().count() as u8;
        Self::new(seats, |_| characters.next().expect("as many as were counted"))
    }
}

impl fmt::Display for Cast {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, character) in self.iter().enumerate() {
            write!(f, "{}{character}", if place == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl FromStr for Cast {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let characters = text.split(',').map(str::parse).collect::<Result<Vec<Character>, _>>()?;
        if characters.len() > SEATS_MAX {
            return Err(format!("there are at most {SEATS_MAX} seats"));
        }
        Ok(Self::of(characters))
    }
}

impl Serialize for Cast {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cast {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let characters = ArrayVec::<Character, SEATS_MAX>::deserialize(deserializer)?;
        Ok(Self::of(characters))
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Cast {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Cast".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "Who everybody is, in the order of the seats.",
            "type": "array", "items": generator.subschema_for::<Character>(),
        })
    }
}

impl Config {
    /// RES-1, RES-20, RES-31 to RES-34, RES-50: the character cards of this table, sorted. Each
    /// character beyond the Chiefs and Hunters replaces a plain member of its side.
    pub fn characters(&self) -> ArrayVec<Character, SEATS_MAX> {
        let mut cast = ArrayVec::new();
        let mut add = |character: Character, count: u8| {
            cast.extend((0..count).map(|_| character));
        };
        if self.hunter {
            add(Character::ResistanceChief, if self.seats >= 8 { 2 } else { 1 });
            add(Character::ResistanceHunter, 1);
            add(Character::SpyChief, if self.seats == 10 { 2 } else { 1 });
            add(Character::SpyHunter, 1);
        }
        add(Character::DummyAgent, self.dummy_agent.into());
        add(Character::Coordinator, self.coordinator.into());
        add(Character::Pretender, self.pretender.into());
        add(Character::ResistanceHacker, self.resistance_hacker.into());
        add(Character::DeepAgent, self.deep_agent.into());
        add(Character::SpyHacker, self.spy_hacker.into());
        let spies = cast.iter().filter(|character| character.side() == Side::Spy).count() as u8;
        let resistance = cast.len() as u8 - spies;
        cast.extend((spies..self.spies()).map(|_| Character::Spy));
        cast.extend((resistance..self.seats - self.spies()).map(|_| Character::Resistance));
        cast.sort_unstable();
        cast
    }
}
