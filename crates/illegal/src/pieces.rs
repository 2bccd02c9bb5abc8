//! The pieces: resources, roles, cards in a hand, rows on the table (ILL-2, ILL-4).

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use redeye_game::{Maybe, Seat, text_form};
use serde::{Deserialize, Serialize};

/// ILL-1: the most who can play; as many resources there are.
pub const PLAYERS_MAX: usize = 8;

/// ILL-4: how many cards there are of each resource.
pub const CARDS_OF_EACH: u8 = 10;

text_form! {
    /// ILL-2: what is traded.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum Resource {
        /// From the Car Thief to the African President.
        "luxury-cars" => LuxuryCars,
        /// From the Arms Dealer to the General Guerillero.
        "guns" => Guns,
        /// From the Jewelry Thief to the Swiss Banker.
        "jewelry" => Jewelry,
        /// From the Alcohol Dealer to the Hollywood Star.
        "alcohol" => Alcohol,
        /// From the Porn Publisher to the Obsessed Porn Collector.
        "pornography" => Pornography,
        /// From the Hacker to the C.I.A. Director.
        "secret-files" => SecretFiles,
        /// From the Pimp to the Rich Emir.
        "call-girls" => CallGirls,
        /// From the Powder Dealer to the Rock Star.
        "powder" => Powder,
    }
}

impl Resource {
    /// All of them.
    pub const ALL: [Self; PLAYERS_MAX] = [
        Self::LuxuryCars,
        Self::Guns,
        Self::Jewelry,
        Self::Alcohol,
        Self::Pornography,
        Self::SecretFiles,
        Self::CallGirls,
        Self::Powder,
    ];
}

text_form! {
    /// ILL-2: on which side of a trade a role stands.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum Trade {
        /// It has the resource.
        "dealer" => Dealer,
        /// It wants the resource.
        "buyer" => Buyer,
    }
}

/// ILL-2: a role, and the suspect card that names it: `guns-dealer`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Role {
    /// What is traded.
    pub resource: Resource,
    /// On which side.
    pub trade: Trade,
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.resource, self.trade)
    }
}

impl FromStr for Role {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parts = text.rsplit_once('-').ok_or_else(|| format!("`{text}` is not a role"))?;
        Ok(Self { resource: parts.0.parse()?, trade: parts.1.parse()? })
    }
}

/// Resource cards, so many of each: `guns:2,powder:1`; none: `-`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "BTreeMap<Resource, u8>", into = "BTreeMap<Resource, u8>")]
pub struct Cards([u8; PLAYERS_MAX]);

impl Cards {
    /// So many of a resource.
    #[must_use]
    pub const fn with(mut self, resource: Resource, count: u8) -> Self {
        self.0[resource as usize] += count;
        self
    }

    /// How many of a resource.
    pub const fn count(&self, resource: Resource) -> u8 {
        self.0[resource as usize]
    }

    /// How many in all.
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// None at all?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// These and those.
    #[must_use]
    pub fn plus(&self, others: &Self) -> Self {
        Self(std::array::from_fn(|place| self.0[place] + others.0[place]))
    }

    /// These without those, which are among them.
    #[must_use]
    pub fn minus(&self, others: &Self) -> Self {
        Self(std::array::from_fn(|place| self.0[place] - others.0[place]))
    }

    /// The resources of which there is at least one, and how many.
    pub fn iter(&self) -> impl Iterator<Item = (Resource, u8)> {
        let all = Resource::ALL.into_iter().zip(self.0);
        all.filter(|(_, count)| *count > 0)
    }

    fn read(counts: impl IntoIterator<Item = (Resource, u8)>) -> Result<Self, String> {
        let mut cards = Self::default();
        for (resource, count) in counts {
            let sum = cards.count(resource).saturating_add(count);
            if count == 0 || sum > CARDS_OF_EACH {
                return Err(format!("there are one to {CARDS_OF_EACH} cards of {resource}"));
            }
            cards = cards.with(resource, count);
        }
        Ok(cards)
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (place, (resource, count)) in self.iter().enumerate() {
            write!(f, "{}{resource}:{count}", if place == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl FromStr for Cards {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "-" {
            return Ok(Self::default());
        }
        let bad = || format!("`{text}`: cards are written `guns:2,powder:1`");
        let counts = text.split(',').map(|part| {
            let (resource, count) = part.split_once(':').ok_or_else(bad)?;
            Ok((resource.parse()?, count.parse().map_err(|_| bad())?))
        });
        Self::read(counts.collect::<Result<Vec<_>, String>>()?)
    }
}

/// On the wire cards are an object: `{"guns":2}`.
impl From<Cards> for BTreeMap<Resource, u8> {
    fn from(cards: Cards) -> Self {
        cards.iter().collect()
    }
}

impl TryFrom<BTreeMap<Resource, u8>> for Cards {
    type Error = String;

    fn try_from(counts: BTreeMap<Resource, u8>) -> Result<Self, String> {
        Self::read(counts)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Cards {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Cards".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "How many of each resource; those of which there is none are left out.",
            "type": "object",
            "additionalProperties": { "type": "integer", "minimum": 1, "maximum": CARDS_OF_EACH },
        })
    }
}

/// A few things in their order: one for each player at most.
pub type Row<T> = redeye_game::Row<T, PLAYERS_MAX>;

/// ILL-30: whom somebody points at; nobody: `-`.
pub type Finger = Maybe<Seat>;
