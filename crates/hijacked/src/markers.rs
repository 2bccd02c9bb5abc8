//! Demand markers, so many of each kind (HIJ-7).

use std::fmt;
use std::str::FromStr;

use redeye_game::text_form;
use serde::{Deserialize, Serialize};

text_form! {
    /// HIJ-7: a kind of demand marker.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum Kind {
        /// Money that leaves no trace.
        "crypto" => Crypto,
        /// Food and drink.
        "food" => Food,
        /// Medicine.
        "medicine" => Medicine,
        /// HIJ-22: it stands for any other.
        "joker" => Joker,
    }
}

impl Kind {
    /// All of them, in the order of their spaces (HIJ-6).
    pub const ALL: [Self; 4] = [Self::Crypto, Self::Food, Self::Medicine, Self::Joker];
}

/// So many markers of each kind: `crypto:2,joker:1`; none: `-`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Markers {
    /// Crypto.
    pub crypto: u8,
    /// Food.
    pub food: u8,
    /// Medicine.
    pub medicine: u8,
    /// Jokers.
    pub joker: u8,
}

impl Markers {
    /// How many of a kind.
    pub const fn count(&self, kind: Kind) -> u8 {
        match kind {
            Kind::Crypto => self.crypto,
            Kind::Food => self.food,
            Kind::Medicine => self.medicine,
            Kind::Joker => self.joker,
        }
    }

    /// How many in all.
    pub fn len(&self) -> u8 {
        Kind::ALL.iter().map(|kind| self.count(*kind)).sum()
    }

    /// None at all?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// These and `count` more of a kind.
    #[must_use]
    pub fn with(mut self, kind: Kind, count: u8) -> Self {
        *self.of(kind) += count;
        self
    }

    pub(crate) fn of(&mut self, kind: Kind) -> &mut u8 {
        match kind {
            Kind::Crypto => &mut self.crypto,
            Kind::Food => &mut self.food,
            Kind::Medicine => &mut self.medicine,
            Kind::Joker => &mut self.joker,
        }
    }

    /// HIJ-22: what of these would pay `demands`: markers of the kind, and jokers for the rest.
    pub fn payment(&self, demands: &Self) -> Option<Self> {
        let mut paid = Self::default();
        for kind in Kind::ALL {
            let wanted = demands.count(kind);
            let given = wanted.min(self.count(kind).saturating_sub(paid.count(kind)));
            *paid.of(kind) += given;
            *paid.of(Kind::Joker) += wanted - given;
        }
        (paid.joker <= self.joker).then_some(paid)
    }

    /// Hands `moved`, which are among these, over to `others`.
    pub(crate) fn hand(&mut self, moved: &Self, others: &mut Self) {
        for kind in Kind::ALL {
            *self.of(kind) -= moved.count(kind);
            *others.of(kind) += moved.count(kind);
        }
    }
}

impl fmt::Display for Markers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        let some = Kind::ALL.into_iter().filter(|kind| self.count(*kind) > 0);
        for (place, kind) in some.enumerate() {
            write!(f, "{}{kind}:{}", if place == 0 { "" } else { "," }, self.count(kind))?;
        }
        Ok(())
    }
}

impl FromStr for Markers {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut markers = Self::default();
        for part in text.split(',').filter(|part| *part != "-") {
            let bad = || format!("`{text}`: markers are written `crypto:2,joker:1`");
            let (kind, count) = part.split_once(':').ok_or_else(bad)?;
            *markers.of(kind.parse()?) = count.parse().map_err(|_| bad())?;
        }
        Ok(markers)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn markers(text: &str) -> Markers {
        text.parse().unwrap()
    }

    /// HIJ-22: jokers stand for any, and are given last.
    #[test]
    fn jokers_stand_for_what_is_missing() {
        for (have, demands, paid) in [
            ("crypto:1,joker:1", "crypto:1", Some("crypto:1")),
            ("joker:1", "crypto:1", Some("joker:1")),
            ("food:1,joker:1", "food:1,medicine:1", Some("food:1,joker:1")),
            ("food:2,joker:1", "crypto:1,medicine:1", None),
            ("joker:2", "crypto:1,medicine:1", Some("joker:2")),
            ("-", "-", Some("-")),
            ("-", "food:1", None),
        ] {
            let paid = paid.map(markers);
            assert_eq!(markers(have).payment(&markers(demands)), paid, "{have} for {demands}");
        }
    }

    #[test]
    fn text_forms_come_back() {
        for text in ["-", "crypto:2", "food:1,medicine:3,joker:1"] {
            assert_eq!(markers(text).to_string(), text);
        }
        assert!("crypto".parse::<Markers>().is_err() && "gold:1".parse::<Markers>().is_err());
    }
}
