//! The box: what is printed on the pieces (the values of HIJ-3, HIJ-4, HIJ-7 to HIJ-9, HIJ-70 to
//! HIJ-72 and HIJ-82). It is data, because the print is not in the book.
//!
//! A box is a text file, line by line, as that of Mayday! Mayday! is. `box.txt` of this crate is
//! the one we ship, and says of each value whether it is the book's or ours. A host can play with
//! another. A match must be the same for whoever replays it, with or without that file: so the
//! option `box=…` holds the whole box, its lines in one word, with `:` for a space and `;` for the
//! end of a line. It is in the record, in the store and at every node, and nothing needs to be
//! registered anywhere. The shipped box is the default and is left out; to change it is to raise
//! `RULES`.

use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, LazyLock};

use arrayvec::ArrayVec;
use redeye_game::Misfits;
use serde::{Deserialize, Serialize};

use crate::box_misfit::{FILE_TOO_LARGE, NAME_TAKEN, Wrong};
use crate::box_read::Draft;
use crate::markers::{Kind, Markers};
use crate::names::{CybotCard, Goal};
use crate::pieces::{CARDS, CYBOT_CARDS, Card, PLAYERS_MAX, SPOTS};

/// No box file is larger.
pub const BOX_BYTES_MAX: usize = 16 * 1024;

/// The name of the box that we ship.
const SHIPPED_NAME: &str = "shipped";

/// HIJ-8: how many objective cards there are, and goals on each.
pub(crate) const OBJECTIVES: usize = 5;
pub(crate) const GOALS: usize = 3;

/// HIJ-70: bonus spaces of one kind on a track, at most.
pub(crate) const BONUSES_MAX: usize = 10;

/// HIJ-4: which values of a die a space takes: `1-3`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Space {
    /// The lowest.
    pub least: u8,
    /// The highest.
    pub most: u8,
}

impl Space {
    /// Does it take a die of this value?
    pub const fn takes(&self, value: u8) -> bool {
        self.least <= value && value <= self.most
    }
}

/// HIJ-70: the bonus spaces of a score track.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Track {
    /// Where a marker is to be had.
    pub markers: ArrayVec<i16, BONUSES_MAX>,
    /// Where a mini die is.
    pub dice: ArrayVec<i16, BONUSES_MAX>,
}

/// HIJ-3: what is printed on a passenger card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Face {
    /// Its name.
    pub card: Card,
    /// The die value on its back.
    pub back: u8,
    /// HIJ-22: how much trust it takes, in per cent.
    pub trust: u8,
    /// HIJ-22: what is demanded.
    pub demands: Markers,
}

/// A whole box that fits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    pub(crate) name: String,
    pub(crate) places: [[Space; 2]; SPOTS],
    pub(crate) markers: Markers,
    pub(crate) recognition: [u8; 5],
    pub(crate) medals: [u8; GOALS],
    pub(crate) objectives: [[Goal; GOALS]; OBJECTIVES],
    pub(crate) tracks: [Track; PLAYERS_MAX],
    pub(crate) steps: [u8; 3],
    /// HIJ-80: how many of its cards the Cybot plays after a turn.
    pub(crate) cybot_plays: u8,
    pub(crate) cybot: ArrayVec<CybotCard, CYBOT_CARDS>,
    /// In the order of the names of the cards.
    pub(crate) faces: ArrayVec<Face, CARDS>,
}

impl Components {
    /// The box that we ship.
    pub fn shipped() -> Arc<Self> {
        static SHIPPED: LazyLock<Arc<Components>> = LazyLock::new(|| {
            let shipped = Draft::of(include_str!("../box.txt")).finish();
            Arc::new(shipped.expect("the shipped box fits: a test reads it"))
        });
        SHIPPED.clone()
    }

    /// Reads a box file.
    ///
    /// # Errors
    /// Everything that does not fit, by its line and its clause.
    pub fn read(text: &str) -> Result<Self, Misfits> {
        if text.len() > BOX_BYTES_MAX {
            let wrong = Wrong::new(FILE_TOO_LARGE).with("most", &BOX_BYTES_MAX);
            return Err(Misfits(vec![wrong.misfit(None)]));
        }
        let components = Draft::of(text).finish()?;
        if components.name == SHIPPED_NAME && components != *Self::shipped() {
            let wrong = Wrong::new(NAME_TAKEN).with("name", &SHIPPED_NAME);
            return Err(Misfits(vec![wrong.misfit(None)]));
        }
        Ok(components)
    }

    /// Reads a box from the value of the option `box`.
    ///
    /// # Errors
    /// Everything that does not fit.
    pub fn from_option(value: &str) -> Result<Self, Misfits> {
        Self::read(&value.replace(':', " ").replace(';', "\n"))
    }

    /// The value of the option `box` that says this box.
    pub fn to_option(&self) -> String {
        self.to_string().trim_end().replace(' ', ":").replace('\n', ";")
    }

    /// What it is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// HIJ-3: what is printed on a card, if the box has it.
    pub fn face(&self, card: Card) -> Option<&Face> {
        let place = self.faces.binary_search_by_key(&card, |face| face.card);
        place.ok().map(|place| &self.faces[place])
    }

    /// HIJ-3: what is printed on all cards, in the order of their names.
    pub fn faces(&self) -> &[Face] {
        &self.faces
    }

    /// HIJ-72: from how many markers on a stocked hijacker is worth 1, 3 and 6 points.
    pub const fn steps(&self) -> [u8; 3] {
        self.steps
    }
}

/// The box as a file, without comments.
impl fmt::Display for Components {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "name {}", self.name)?;
        for [one, other] in &self.places {
            writeln!(f, "place {one} {other}")?;
        }
        let Markers { crypto, food, medicine, joker } = self.markers;
        writeln!(f, "markers {crypto} {food} {medicine} {joker}")?;
        writeln!(f, "recognition{}", spaced(&self.recognition))?;
        writeln!(f, "medals{}", spaced(&self.medals))?;
        for goals in &self.objectives {
            writeln!(f, "objective{}", spaced(goals))?;
        }
        for Track { markers, dice } in &self.tracks {
            writeln!(f, "track markers{} dice{}", spaced(markers), spaced(dice))?;
        }
        writeln!(f, "steps{}", spaced(&self.steps))?;
        writeln!(f, "cybot-plays {}", self.cybot_plays)?;
        writeln!(f, "cybot{}", spaced(&self.cybot))?;
        for Face { card, back, trust, demands } in &self.faces {
            let letters = LETTERS.iter().flat_map(|(letter, kind)| {
                std::iter::repeat_n(*letter, usize::from(demands.count(*kind)))
            });
            let letters = letters.collect::<Vec<_>>().join("+");
            let demands = if letters.is_empty() { "-" } else { &letters };
            writeln!(f, "card {card} {back} {trust} {demands}")?;
        }
        Ok(())
    }
}

/// Each after a space, so that of none nothing is left.
fn spaced<T: fmt::Display>(items: &[T]) -> String {
    items.iter().map(|item| format!(" {item}")).collect()
}

/// HIJ-22: how demands are written.
pub(crate) const LETTERS: [(&str, Kind); 3] =
    [("C", Kind::Crypto), ("F", Kind::Food), ("M", Kind::Medicine)];

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.least, self.most)
    }
}

impl FromStr for Space {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let ends = text.split_once('-').and_then(|(least, most)| {
            Some(Self { least: least.parse().ok()?, most: most.parse().ok()? })
        });
        let fits = |space: &Self| 1 <= space.least && space.least <= space.most && space.most <= 6;
        ends.filter(fits).ok_or(())
    }
}
