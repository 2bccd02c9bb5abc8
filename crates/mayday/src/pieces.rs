//! The pieces: sides, identity cards, votes, status cards, veteran cards.

use std::fmt;
use std::str::FromStr;

use redeye_game::{Maybe, text_form};
use serde::{Deserialize, Serialize};

/// MAY-1: the most who can play.
pub const CREW_MAX: usize = 8;

text_form! {
    /// Whom a seat flies for, and what an identity card shows.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum Side {
        /// Of the honest crew.
        "honest" => Honest,
        /// Wants the cockpit.
        "infiltrator" => Infiltrator,
    }
}

text_form! {
    /// MAY-7: where an identity card lies, as its owner sees it.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum Spot {
        /// Next to the left neighbour.
        "left" => Left,
        /// Between the two.
        "middle" => Middle,
        /// Next to the right neighbour.
        "right" => Right,
    }
}

impl Spot {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Left, Self::Middle, Self::Right];
}

text_form! {
    /// MAY-23: what a seat does to the one in the skirmish.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum Vote {
        /// Against it.
        "punch" => Punch,
        /// For it.
        "protect" => Protect,
    }
}

text_form! {
    /// The three rounds of skirmishes.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum Round {
        /// MAY-24: who gets the Benefit of the Doubt?
        "doubt" => Doubt,
        /// MAY-26: who of these is Reliable?
        "reliable" => Reliable,
        /// MAY-27: who of the two is the captain?
        "captain" => Captain,
    }
}

text_form! {
    /// MAY-3: a status card, on its one side or the other.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum Status {
        /// Benefit of the Doubt.
        "benefit" => Benefit,
        /// Reliable.
        "reliable" => Reliable,
    }
}

text_form! {
    /// MAY-6, MAY-42 to MAY-49: the veteran cards but for no. 1, by their numbers from 2 to 9.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum Veteran {
        /// No. 2: I look at another.
        "i-look-at-another" => ILookAtAnother,
        /// No. 3: Don't look at that one.
        "not-at-that-one" => NotAtThatOne,
        /// No. 4: Don't look at that card.
        "not-at-that-card" => NotAtThatCard,
        /// No. 5: I will look.
        "i-will-look" => IWillLook,
        /// No. 6: Another must look.
        "another-must-look" => AnotherMustLook,
        /// No. 7: The skirmish is about another.
        "about-another" => AboutAnother,
        /// No. 8: Self-knowledge.
        "self-knowledge" => SelfKnowledge,
        /// No. 9: Listen!
        "listen" => Listen,
    }
}

impl Veteran {
    /// All of them, in the order of their numbers.
    pub const ALL: [Self; 8] = [
        Self::ILookAtAnother,
        Self::NotAtThatOne,
        Self::NotAtThatCard,
        Self::IWillLook,
        Self::AnotherMustLook,
        Self::AboutAnother,
        Self::SelfKnowledge,
        Self::Listen,
    ];
}

/// MAY-2, MAY-7: the three identity cards of a seat, as they lie: `hih`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hand(pub(crate) [Side; 3]);

impl Hand {
    /// The card at `spot`.
    pub const fn at(self, spot: Spot) -> Side {
        self.0[spot as usize]
    }

    /// All three, from left to right.
    pub const fn cards(self) -> [Side; 3] {
        self.0
    }

    /// MAY-2: two of a kind make the team.
    pub fn team(self) -> Side {
        let infiltrators = self.0.iter().filter(|side| **side == Side::Infiltrator).count();
        if infiltrators >= 2 { Side::Infiltrator } else { Side::Honest }
    }

    /// Are both kinds in it, as in every hand of the box?
    pub(crate) fn is_mixed(self) -> bool {
        self.0.contains(&Side::Honest) && self.0.contains(&Side::Infiltrator)
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in self.0 {
            f.write_str(if side == Side::Honest { "h" } else { "i" })?;
        }
        Ok(())
    }
}

impl FromStr for Hand {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let sides = text.chars().map(|letter| match letter {
            'h' => Ok(Side::Honest),
            'i' => Ok(Side::Infiltrator),
            _ => Err(format!("`{text}`: identity cards are written `h` and `i`")),
        });
        let sides: Vec<Side> = sides.collect::<Result<_, _>>()?;
        let three = sides.try_into().map_err(|_| format!("`{text}`: a hand has three cards"))?;
        Ok(Self(three))
    }
}

/// On the wire a hand is the text that records write.
impl Serialize for Hand {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hand {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Hand {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Hand".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string" })
    }
}

/// Something for each seat in order.
pub type Row<T> = redeye_game::Row<T, CREW_MAX>;

/// What a seat was dealt of the veteran cards: one of them, or nothing (`-`).
pub type Dealt = Maybe<Veteran>;
