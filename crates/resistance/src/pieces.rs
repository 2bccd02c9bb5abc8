//! The pieces: sides, votes, mission cards, plot cards.

use std::fmt;
use std::str::FromStr;

use redeye_game::text_form;
use serde::{Deserialize, Serialize};

text_form! {
    /// Whom a seat is loyal to.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum Side {
        /// Wants missions to succeed.
        "resistance" => Resistance,
        /// Wants them to fail.
        "spy" => Spy,
    }
}

text_form! {
    /// What a seat says to a proposed team.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum Vote {
        /// Send this team.
        "approve" => Approve,
        /// Do not.
        "reject" => Reject,
    }
}

text_form! {
    /// What a team member puts into a mission.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum Card {
        /// Helps.
        "success" => Success,
        /// Sabotages.
        "fail" => Fail,
        /// Sabotages, and tells that a Spy Chief did (RES-23).
        "chief-fail" => ChiefFail,
        /// Turns the mission over (RES-51).
        "hack" => Hack,
    }
}

text_form! {
    /// The plot cards (RES-10), in the order of the table there.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum PlotCard {
        /// Held: become Leader.
        "strong-leader" => StrongLeader,
        /// Held: look at one mission card.
        "close-eye" => CloseEye,
        /// Held: turn an approved vote into a rejected one.
        "no-confidence" => NoConfidence,
        /// Permanent: vote openly, first.
        "opinion-maker" => OpinionMaker,
        /// At once: take a plot card from another seat.
        "responsibility" => Responsibility,
        /// At once: see a neighbour's character.
        "overheard" => Overheard,
        /// At once: show your character.
        "open-up" => OpenUp,
        /// At once: the Leader shows its character.
        "confidence" => Confidence,
        /// Held: one team member plays face up.
        "spotlight" => Spotlight,
    }
}

impl PlotCard {
    /// All kinds, in the order of the table in RES-10.
    pub const ALL: [Self; 9] = [
        Self::StrongLeader,
        Self::CloseEye,
        Self::NoConfidence,
        Self::OpinionMaker,
        Self::Responsibility,
        Self::Overheard,
        Self::OpenUp,
        Self::Confidence,
        Self::Spotlight,
    ];

    /// RES-10: does it act as it is given, instead of being held?
    pub const fn acts_at_once(self) -> bool {
        match self {
            Self::Responsibility | Self::Overheard | Self::OpenUp | Self::Confidence => true,
            Self::StrongLeader
            | Self::CloseEye
            | Self::NoConfidence
            | Self::OpinionMaker
            | Self::Spotlight => false,
        }
    }
}

/// Plot cards in a heap: how many of each kind. Their order means nothing, so there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pile([u8; PlotCard::ALL.len()]);

impl Pile {
    /// RES-10: the whole deck for a table of `seats`.
    pub const fn deck(seats: u8) -> Self {
        Self(if seats < 7 { [2, 2, 1, 1, 1, 0, 0, 0, 0] } else { [2, 2, 3, 2, 1, 2, 1, 1, 1] })
    }

    /// No card.
    pub const EMPTY: Self = Self([0; PlotCard::ALL.len()]);

    /// How many cards.
    pub fn len(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// No card?
    pub fn is_empty(&self) -> bool {
        *self == Self::EMPTY
    }

    /// How many of `card`.
    pub const fn count(&self, card: PlotCard) -> u8 {
        self.0[card as usize]
    }

    /// Is there a `card`?
    pub const fn has(&self, card: PlotCard) -> bool {
        self.count(card) > 0
    }

    /// Puts a card on the heap.
    pub const fn add(&mut self, card: PlotCard) {
        self.0[card as usize] += 1;
    }

    /// Takes a card off it.
    ///
    /// # Panics
    /// If there is none.
    pub fn remove(&mut self, card: PlotCard) {
        assert!(self.has(card), "there is no {card} here");
        self.0[card as usize] -= 1;
    }

    /// The kinds there are, each once.
    pub fn kinds(&self) -> impl Iterator<Item = PlotCard> + Clone {
        let counts = *self;
        PlotCard::ALL.into_iter().filter(move |&card| counts.has(card))
    }

    /// Every card, in the order of the table.
    pub fn iter(&self) -> impl Iterator<Item = PlotCard> + Clone {
        let counts = *self;
        self.kinds().flat_map(move |card| (0..counts.count(card)).map(move |_| card))
    }
}

impl FromIterator<PlotCard> for Pile {
    fn from_iter<I: IntoIterator<Item = PlotCard>>(cards: I) -> Self {
        let mut pile = Self::EMPTY;
        cards.into_iter().for_each(|card| pile.add(card));
        pile
    }
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (place, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if place == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl FromStr for Pile {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let cards = text.split(',').filter(|_| text != "-").map(str::parse);
        let pile: Self = cards.collect::<Result<Vec<PlotCard>, _>>()?.into_iter().collect();
        if pile.to_string() == text {
            Ok(pile)
        } else {
            Err(format!("plot cards are listed in their table's order: `{pile}`"))
        }
    }
}

impl Serialize for Pile {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<PlotCard>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Pile {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Pile".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "Plot cards, in the order of the rules.",
            "type": "array", "items": generator.subschema_for::<PlotCard>(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RES-10: seven cards for five or six seats, all fifteen from seven seats on.
    #[test]
    fn the_deck_has_seven_or_fifteen_cards() {
        let sizes: Vec<usize> = (5..=10).map(|seats| Pile::deck(seats).len()).collect();
        assert_eq!(sizes, [7, 7, 15, 15, 15, 15]);
    }
}
