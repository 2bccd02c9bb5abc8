//! How many play, with which box, and how long the last call is (HIJ-1, HIJ-3, HIJ-12).

use std::fmt;
use std::sync::Arc;

use redeye_game::{
    Choice, Game as _, Misfit, Misfits, OptionInfo, Pause, Seat, SeatSet, misfits, read_options,
    sent_as_choice,
};
use serde::{Deserialize, Serialize};

use crate::Hijacked;
use crate::box_file::Components;

/// HIJ-12: how long the last call is, unless the table says otherwise.
const PAUSE_S: u32 = 20;

/// What a host can choose.
pub(crate) const OPTIONS: &[OptionInfo] = &[
    OptionInfo { name: "box", value: Some("LINES"), rule: "HIJ-3" },
    OptionInfo { name: "pause", value: Some("SECONDS"), rule: "HIJ-12" },
];

// The keys of the texts that say what does not fit.
misfits! {
    /// All of them, for those who translate. What does not fit about a box is another list.
    pub const MISFITS = "hijacked-misfit-";
    SEATS: "seats";
    PAUSE_RANGE: "pause-range";
}

/// Options that fit together: made by [`Hijacked::configure`](redeye_game::Game::configure) alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Choice", into = "Choice")]
pub struct Config {
    seats: u8,
    components: Arc<Components>,
    pause: Pause,
}

impl Config {
    pub(crate) fn read(seats: u8, options: &str) -> Result<Self, Misfits> {
        let mut misfits = Vec::new();
        let chosen = read_options(OPTIONS, options, &mut misfits);
        misfits.extend(Misfit::players(seats, &Hijacked::SEATS, "HIJ-1", SEATS));
        let boxed = chosen.value("box").map(Components::from_option);
        let components = match boxed {
            None => Components::shipped(),
            Some(Ok(components)) => Arc::new(components),
            Some(Err(bad)) => {
                misfits.extend(bad.0);
                Components::shipped()
            }
        };
        let pause = Pause::read(&chosen, PAUSE_RANGE, &mut misfits);
        if !misfits.is_empty() {
            return Err(Misfits(misfits));
        }
        Ok(Self { seats, components, pause })
    }

    /// HIJ-12: the last call of a slow table.
    pub(crate) fn for_slow_table(self) -> Self {
        Self { pause: self.pause.for_slow_table(), ..self }
    }

    /// HIJ-12: how long the last call takes at most.
    pub fn pause_ms(&self) -> u64 {
        self.pause.ms(PAUSE_S)
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

    /// HIJ-1: where the police start.
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
        let mut words = Vec::new();
        if self.components != Components::shipped() {
            words.push(format!("box={}", self.components.to_option()));
        }
        words.extend(self.pause.option());
        f.write_str(&words.join(" "))
    }
}

sent_as_choice!(Config, |config| config.seats);
