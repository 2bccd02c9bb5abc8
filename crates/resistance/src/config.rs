//! How many play, and with what (RES-1, RES-2, RES-7, RES-8, RES-10).

use std::fmt;
use std::ops::RangeInclusive;

use redeye_game::{Game as _, Misfit, Misfits, OptionInfo, read_options};
use serde::{Deserialize, Serialize};

use crate::Resistance;

/// RES-13: how long a table waits for plot cards, unless it says otherwise.
const PAUSE_S: u32 = 30;

/// The shortest and the longest pause: a glance, and one move a day.
const PAUSE_S_RANGE: RangeInclusive<u32> = 5..=86_400;

/// What a host can choose.
pub(crate) const OPTIONS: &[OptionInfo] = &[
    OptionInfo { name: "targeted", value: None, rule: "RES-7" },
    OptionInfo { name: "blind", value: None, rule: "RES-8" },
    OptionInfo { name: "plots", value: None, rule: "RES-10" },
    OptionInfo { name: "pause", value: Some("SECONDS"), rule: "RES-13" },
];

/// The keys of the texts that say what does not fit.
const SEATS: &str = "resistance-misfit-seats";
const PAUSE_RANGE: &str = "resistance-misfit-pause-range";
const PAUSE_NEEDS_PLOTS: &str = "resistance-misfit-pause-needs-plots";

/// All of them, for those who translate.
pub const MISFITS: &[&str] = &[SEATS, PAUSE_RANGE, PAUSE_NEEDS_PLOTS];

/// Options that fit together: made by [`Resistance::configure`] alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Choice", into = "Choice")]
pub struct Config {
    pub(crate) seats: u8,
    pub(crate) targeted: bool,
    pub(crate) blind: bool,
    pub(crate) plots: bool,
    pub(crate) pause_s: u32,
}

/// A configuration on the wire: not yet known to fit.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Choice {
    seats: u8,
    options: String,
}

impl Config {
    pub(crate) fn read(seats: u8, options: &str) -> Result<Self, Misfits> {
        let mut misfits = Vec::new();
        // RES-1: five to ten.
        if !Resistance::SEATS.contains(&seats) {
            misfits.push(Misfit {
                option: format!("{seats} players"),
                rule: Some("RES-1"),
                key: SEATS,
                args: range(&Resistance::SEATS),
            });
        }
        let chosen = read_options(OPTIONS, options, &mut misfits);
        let value_of = |name| chosen.iter().find(|(chosen, _)| *chosen == name);
        let has = |name| value_of(name).is_some();
        let pause = value_of("pause").and_then(|(_, value)| *value);
        let pause_s = pause.map_or(Some(PAUSE_S), |text| {
            text.parse().ok().filter(|pause_s| PAUSE_S_RANGE.contains(pause_s))
        });
        let mut refuse_pause = |key, args| {
            let option = format!("pause={}", pause.unwrap_or_default());
            misfits.push(Misfit { option, rule: Some("RES-13"), key, args });
        };
        if pause_s.is_none() {
            refuse_pause(PAUSE_RANGE, range(&PAUSE_S_RANGE));
        }
        if pause.is_some() && !has("plots") {
            refuse_pause(PAUSE_NEEDS_PLOTS, Vec::new());
        }
        match pause_s {
            Some(pause_s) if misfits.is_empty() => Ok(Self {
                seats,
                targeted: has("targeted"),
                blind: has("blind"),
                plots: has("plots"),
                pause_s,
            }),
            _ => Err(Misfits(misfits)),
        }
    }

    /// How many play.
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// RES-7: does the Leader choose the mission?
    pub const fn targeted(&self) -> bool {
        self.targeted
    }

    /// RES-8: do spies not know each other?
    pub const fn blind(&self) -> bool {
        self.blind
    }

    /// RES-10: are plot cards played?
    pub const fn plots(&self) -> bool {
        self.plots
    }

    /// RES-1: how many of the seats are spies.
    pub const fn spies(&self) -> u8 {
        match self.seats {
            5 | 6 => 2,
            7..=9 => 3,
            _ => 4,
        }
    }

    /// RES-2: how many go on mission `index`, counted from zero.
    pub const fn team_size(&self, index: usize) -> u8 {
        match self.seats {
            5 => [2, 3, 2, 3, 3][index],
            6 => [2, 3, 4, 3, 4][index],
            7 => [2, 3, 3, 4, 4][index],
            _ => [3, 4, 4, 5, 5][index],
        }
    }

    /// RES-5: how many Fails it takes to fail mission `index`, counted from zero.
    pub const fn fails_needed(&self, index: usize) -> u8 {
        if index == 3 && self.seats >= 7 { 2 } else { 1 }
    }

    /// RES-11: how many plot cards the Leader draws.
    pub const fn plots_drawn(&self) -> usize {
        match self.seats {
            5 | 6 => 1,
            7 | 8 => 2,
            _ => 3,
        }
    }
}

/// The two ends of a range, for a text that names them.
fn range<T: ToString>(range: &RangeInclusive<T>) -> Vec<(&'static str, String)> {
    vec![("least", range.start().to_string()), ("most", range.end().to_string())]
}

impl fmt::Display for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = [("targeted", self.targeted), ("blind", self.blind), ("plots", self.plots)];
        let chosen: Vec<&str> = words.iter().filter(|word| word.1).map(|word| word.0).collect();
        f.write_str(&chosen.join(" "))?;
        if self.pause_s != PAUSE_S {
            write!(f, " pause={}", self.pause_s)?;
        }
        Ok(())
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
