//! How many play, and with which box (HIJ-1).

use std::fmt;
use std::sync::Arc;

use redeye_game::{Choice, Game as _, Misfit, Misfits, OptionInfo, Seat, SeatSet, read_options};
use serde::{Deserialize, Serialize};

use crate::Hijacked;
use crate::box_file::Components;

/// What a host can choose.
pub(crate) const OPTIONS: &[OptionInfo] =
    &[OptionInfo { name: "box", value: Some("LINES"), rule: "HIJ-3" }];

/// The key of the text that says what does not fit.
const SEATS: &str = "hijacked-misfit-seats";

/// All of them, for those who translate. What does not fit about a box is another list.
pub const MISFITS: &[&str] = &[SEATS];

/// Options that fit together: made by [`Hijacked::configure`](redeye_game::Game::configure) alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Choice", into = "Choice")]
pub struct Config {
    seats: u8,
    components: Arc<Components>,
}

impl Config {
    pub(crate) fn read(seats: u8, options: &str) -> Result<Self, Misfits> {
        let mut misfits = Vec::new();
        let chosen = read_options(OPTIONS, options, &mut misfits);
        if !Hijacked::SEATS.contains(&seats) {
            let (option, args) = (format!("{seats} players"), Misfit::ends(&Hijacked::SEATS));
            misfits.push(Misfit { option, rule: Some("HIJ-1"), key: SEATS, args });
        }
        let boxed = chosen.iter().find_map(|(_, value)| *value).map(Components::from_option);
        let components = match boxed {
            None => Components::shipped(),
            Some(Ok(components)) => Arc::new(components),
            Some(Err(bad)) => {
                misfits.extend(bad.0);
                Components::shipped()
            }
        };
        if misfits.is_empty() { Ok(Self { seats, components }) } else { Err(Misfits(misfits)) }
    }

    /// What is printed on the pieces.
    pub fn components(&self) -> &Components {
        &self.components
    }

    /// Those who sit there.
    pub const fn seats(&self) -> SeatSet {
        SeatSet::first(self.seats)
    }

    /// HIJ-80: one plays against the Cybot, which has the second set of pieces, and no seat.
    pub fn cybot(&self) -> Option<Seat> {
        (self.seats == 1).then(|| Seat::at(1))
    }

    /// HIJ-1: those who negotiate, the Cybot included.
    pub const fn players(&self) -> u8 {
        if self.seats == 1 { 2 } else { self.seats }
    }

    /// HIJ-1: where the police starts.
    pub const fn police(&self) -> u8 {
        match self.players() {
            0..=2 => 15,
            3 => 10,
            _ => 8,
        }
    }

    /// HIJ-7: how many bonus dice there are.
    pub const fn bonus_dice(&self) -> u8 {
        if self.players() <= 2 { 1 } else { 2 }
    }
}

impl fmt::Display for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.components == Components::shipped() {
            return Ok(());
        }
        write!(f, "box={}", self.components.to_option())
    }
}

impl TryFrom<Choice> for Config {
    type Error = Misfits;

    fn try_from(choice: Choice) -> Result<Self, Misfits> {
        Self::read(choice.seats, &choice.options)
    }
}

impl From<Config> for Choice {
    fn from(config: Config) -> Self {
        Self { seats: config.seats, options: config.to_string() }
    }
}
