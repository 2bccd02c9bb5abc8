//! How many play, and with what (RES-1, RES-2, RES-7, RES-8, RES-10, RES-60).

use std::fmt;

use redeye_game::{
    Choice, Chosen, Game as _, Misfit, Misfits, OptionInfo, Pause, misfits, read_options,
    sent_as_choice,
};
use serde::{Deserialize, Serialize};

use crate::Resistance;

/// RES-13: how long a table waits for plot cards, unless it says otherwise.
const PLOTS_PAUSE_S: u32 = 30;

/// RES-25, RES-35: how long a question lasts that always runs to its end, unless it says otherwise.
const FULL_PAUSE_S: u32 = 15;

/// What a host can choose.
pub(crate) const OPTIONS: &[OptionInfo] = &[
    OptionInfo { name: "targeted", value: None, rule: "RES-7" },
    OptionInfo { name: "blind", value: None, rule: "RES-8" },
    OptionInfo { name: "plots", value: None, rule: "RES-10" },
    OptionInfo { name: "hunter", value: None, rule: "RES-20" },
    OptionInfo { name: "dummy-agent", value: None, rule: "RES-31" },
    OptionInfo { name: "coordinator", value: None, rule: "RES-32" },
    OptionInfo { name: "deep-agent", value: None, rule: "RES-33" },
    OptionInfo { name: "pretender", value: None, rule: "RES-34" },
    OptionInfo { name: "blame", value: None, rule: "RES-35" },
    OptionInfo { name: "inquisitor", value: None, rule: "RES-40" },
    OptionInfo { name: "resistance-hacker", value: None, rule: "RES-50" },
    OptionInfo { name: "spy-hacker", value: None, rule: "RES-50" },
    OptionInfo { name: "hidden-hacker", value: None, rule: "RES-52" },
    OptionInfo { name: "pause", value: Some("SECONDS"), rule: "RES-13" },
];

// The keys of the texts that say what does not fit.
misfits! {
    /// All of them, for those who translate.
    pub const MISFITS = "resistance-misfit-";
    SEATS: "seats";
    PAUSE_RANGE: "pause-range";
    PAUSE_NEEDS_PLOTS: "pause-needs-plots";
    NEEDS_HUNTER: "needs-hunter";
    NEEDS_DEEP_AGENT: "needs-deep-agent";
    NEEDS_BOTH_AGENTS: "needs-both-agents";
    NEEDS_SPY_HACKER: "needs-spy-hacker";
    BLIND_HUNTER: "blind-hunter";
    BLIND_HIDDEN: "blind-hidden";
    NO_PLAIN_RESISTANCE: "no-plain-resistance";
    NO_PLAIN_SPY: "no-plain-spy";
}

/// What needs what: the option, what it cannot be without, and what is said then.
const NEEDS: &[(&str, &str, &str)] = &[
    ("dummy-agent", "hunter", NEEDS_HUNTER),
    ("coordinator", "hunter", NEEDS_HUNTER),
    ("deep-agent", "hunter", NEEDS_HUNTER),
    // RES-34: only together.
    ("pretender", "deep-agent", NEEDS_DEEP_AGENT),
    // RES-35: with both in play. The Pretender needs the Deep Agent.
    ("blame", "pretender", NEEDS_BOTH_AGENTS),
    ("hidden-hacker", "spy-hacker", NEEDS_SPY_HACKER),
];

/// What is against what. Blind spies know nobody (RES-8): with the Hunter they must (RES-21), and
/// nobody needs to hide from them (RES-52).
const AGAINST: &[(&str, &str, &str)] =
    &[("blind", "hunter", BLIND_HUNTER), ("blind", "hidden-hacker", BLIND_HIDDEN)];

/// The characters that replace a plain member, and those that replace a plain spy.
const INSTEAD_OF_RESISTANCE: &[&str] =
    &["dummy-agent", "coordinator", "pretender", "resistance-hacker"];
const INSTEAD_OF_SPY: &[&str] = &["deep-agent", "spy-hacker"];

/// Options that fit together: made by [`Resistance::configure`] alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Choice", into = "Choice")]
pub struct Config {
    pub(crate) seats: u8,
    pub(crate) targeted: bool,
    pub(crate) blind: bool,
    pub(crate) plots: bool,
    pub(crate) hunter: bool,
    pub(crate) dummy_agent: bool,
    pub(crate) coordinator: bool,
    pub(crate) deep_agent: bool,
    pub(crate) pretender: bool,
    pub(crate) blame: bool,
    pub(crate) inquisitor: bool,
    pub(crate) resistance_hacker: bool,
    pub(crate) spy_hacker: bool,
    pub(crate) hidden_hacker: bool,
    pub(crate) pause: Pause,
}

impl Config {
    pub(crate) fn read(seats: u8, options: &str) -> Result<Self, Misfits> {
        let mut misfits = Vec::new();
        // RES-1: five to ten.
        misfits.extend(Misfit::players(seats, &Resistance::SEATS, "RES-1", SEATS));
        let chosen = read_options(OPTIONS, options, &mut misfits);
        let has = |name: &str| chosen.has(name);
        let pause = Pause::read(&chosen, PAUSE_RANGE, &mut misfits);
        if has("pause") && !has("plots") && !has("hunter") {
            misfits.push(chosen.misfit("pause", PAUSE_NEEDS_PLOTS, Vec::new()));
        }
        misfits.extend(conflicts(&chosen));
        if Resistance::SEATS.contains(&seats) {
            misfits.extend(too_many(seats, &chosen));
        }
        if !misfits.is_empty() {
            return Err(Misfits(misfits));
        }
        Ok(Self {
            seats,
            targeted: has("targeted"),
            blind: has("blind"),
            plots: has("plots"),
            hunter: has("hunter"),
            dummy_agent: has("dummy-agent"),
            coordinator: has("coordinator"),
            deep_agent: has("deep-agent"),
            pretender: has("pretender"),
            blame: has("blame"),
            inquisitor: has("inquisitor"),
            resistance_hacker: has("resistance-hacker"),
            spy_hacker: has("spy-hacker"),
            hidden_hacker: has("hidden-hacker"),
            pause,
        })
    }

    /// RES-13: how long holders of a plot card are asked.
    pub(crate) fn plots_pause_ms(&self) -> u64 {
        self.pause.ms(PLOTS_PAUSE_S)
    }

    /// RES-25, RES-35: how long a question to all lasts that always runs to its end.
    pub(crate) fn full_pause_ms(&self) -> u64 {
        self.pause.ms(FULL_PAUSE_S)
    }

    /// RES-13: the pause of a slow table, where anything has one.
    pub(crate) fn for_slow_table(self) -> Self {
        let has_windows = self.plots || self.hunter;
        let pause = if has_windows { self.pause.for_slow_table() } else { self.pause };
        Self { pause, ..self }
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

    /// RES-20: are there Chiefs and Hunters?
    pub const fn hunter(&self) -> bool {
        self.hunter
    }

    /// RES-40: does the Inquisitor's marker go round?
    pub const fn inquisitor(&self) -> bool {
        self.inquisitor
    }

    /// Are there other characters than plain members and plain spies?
    pub const fn has_characters(&self) -> bool {
        self.hunter || self.resistance_hacker || self.spy_hacker
    }

    /// RES-1: how many of the seats are spies.
    pub const fn spies(&self) -> u8 {
        spies_of(self.seats)
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

/// RES-1: how many of so many seats are spies.
const fn spies_of(seats: u8) -> u8 {
    match seats {
        5 | 6 => 2,
        7..=9 => 3,
        _ => 4,
    }
}

/// RES-20: how many plain members and plain spies are left beside Chiefs and Hunters.
const fn plain(seats: u8, hunter: bool) -> (usize, usize) {
    match (seats, hunter) {
        (_, false) => ((seats - spies_of(seats)) as usize, spies_of(seats) as usize),
        (5, true) => (1, 0),
        (6, true) => (2, 0),
        (7 | 8, true) => (2, 1),
        (_, true) => (3, 1),
    }
}

/// RES-60: what does not go with what else was chosen.
fn conflicts(chosen: &Chosen<'_>) -> Vec<Misfit> {
    let has = |name: &str| chosen.has(name);
    let lacks = NEEDS.iter().filter(|(option, needs, _)| has(option) && !has(needs));
    let clashes = AGAINST.iter().filter(|(option, other, _)| has(option) && has(other));
    lacks.chain(clashes).map(|(option, _, key)| chosen.misfit(option, key, Vec::new())).collect()
}

/// RES-60: characters for whom no plain member or plain spy is left to replace.
fn too_many(seats: u8, chosen: &Chosen<'_>) -> Vec<Misfit> {
    let (resistance, spies) = plain(seats, chosen.has("hunter"));
    let sides = [
        (INSTEAD_OF_RESISTANCE, resistance, NO_PLAIN_RESISTANCE),
        (INSTEAD_OF_SPY, spies, NO_PLAIN_SPY),
    ];
    let mut misfits = Vec::new();
    for (options, room, key) in sides {
        let characters = options.iter().filter(|option| chosen.has(option));
        let misfit = |option| chosen.misfit(option, key, vec![("seats", seats.to_string())]);
        misfits.extend(characters.skip(room).map(|option| misfit(option)));
    }
    misfits
}

impl fmt::Display for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = [
            ("targeted", self.targeted),
            ("blind", self.blind),
            ("plots", self.plots),
            ("hunter", self.hunter),
            ("dummy-agent", self.dummy_agent),
            ("coordinator", self.coordinator),
            ("deep-agent", self.deep_agent),
            ("pretender", self.pretender),
            ("blame", self.blame),
            ("inquisitor", self.inquisitor),
            ("resistance-hacker", self.resistance_hacker),
            ("spy-hacker", self.spy_hacker),
            ("hidden-hacker", self.hidden_hacker),
        ];
        let chosen: Vec<&str> = words.iter().filter(|word| word.1).map(|word| word.0).collect();
        f.write_str(&chosen.join(" "))?;
        if let Some(pause) = self.pause.option() {
            write!(f, " {pause}")?;
        }
        Ok(())
    }
}

sent_as_choice!(Config, |config| config.seats);
