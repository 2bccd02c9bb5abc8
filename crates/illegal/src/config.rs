//! How many trade, and in what manner (ILL-1, ILL-10, ILL-22, ILL-30, ILL-32, ILL-60).

use std::fmt;
use std::ops::RangeInclusive;

use redeye_game::{Choice, Misfit, Misfits, OptionInfo, Pause, Seat, SeatSet, read_options};
use serde::{Deserialize, Serialize};

/// ILL-1: how many can play, beside the game master.
const PLAYERS: RangeInclusive<u8> = 4..=8;

/// ILL-60: how many sit at the table where a person is the game master.
const WITH_MASTER: RangeInclusive<u8> = 5..=9;

/// ILL-10: how long a dealing session is, unless the table says otherwise.
const SESSION_MIN: u32 = 3;
const SESSION_MIN_RANGE: RangeInclusive<u32> = 1..=30;

/// ILL-22: the same where nobody needs to be there at one time.
const CASUAL_MIN: u32 = 15;
const CASUAL_MIN_RANGE: RangeInclusive<u32> = 15..=30;

/// ILL-30: how long a debate is, unless the table says otherwise.
const DEBATE_S: u32 = 60;
const DEBATE_S_RANGE: RangeInclusive<u32> = 15..=300;

/// ILL-30: how long there is to point, unless the table says otherwise.
const PAUSE_S: u32 = 20;

/// What a host can choose.
pub(crate) const OPTIONS: &[OptionInfo] = &[
    OptionInfo { name: "gm", value: None, rule: "ILL-60" },
    OptionInfo { name: "casual", value: None, rule: "ILL-22" },
    OptionInfo { name: "advanced", value: None, rule: "ILL-32" },
    OptionInfo { name: "family", value: None, rule: "ILL-2" },
    OptionInfo { name: "session", value: Some("MINUTES"), rule: "ILL-10" },
    OptionInfo { name: "debate", value: Some("SECONDS"), rule: "ILL-30" },
    OptionInfo { name: "pause", value: Some("SECONDS"), rule: "ILL-30" },
];

/// The keys of the texts that say what does not fit.
const SEATS: &str = "illegal-misfit-seats";
const SEATS_WITH_MASTER: &str = "illegal-misfit-seats-with-master";
const SESSION_RANGE: &str = "illegal-misfit-session-range";
const CASUAL_RANGE: &str = "illegal-misfit-casual-range";
const DEBATE_RANGE: &str = "illegal-misfit-debate-range";
const PAUSE_RANGE: &str = "illegal-misfit-pause-range";

/// All of them, for those who translate.
pub const MISFITS: &[&str] =
    &[SEATS, SEATS_WITH_MASTER, SESSION_RANGE, CASUAL_RANGE, DEBATE_RANGE, PAUSE_RANGE];

/// Options that fit together: made by [`Illegal::configure`](redeye_game::Game::configure) alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Choice", into = "Choice")]
pub struct Config {
    players: u8,
    has_master: bool,
    casual: bool,
    advanced: bool,
    family: bool,
    session_min: u32,
    debate_s: u32,
    pause: Pause,
}

impl Config {
    pub(crate) fn read(seats: u8, options: &str) -> Result<Self, Misfits> {
        let mut misfits = Vec::new();
        let chosen = read_options(OPTIONS, options, &mut misfits);
        let has = |name: &str| chosen.iter().any(|(chosen, _)| *chosen == name);
        let text_of = |name: &str| {
            chosen.iter().find(|(chosen, _)| *chosen == name).and_then(|(_, value)| *value)
        };
        let (has_master, casual) = (has("gm"), has("casual"));
        // ILL-1, ILL-60: the chair of the game master is one more.
        let players = seats.saturating_sub(u8::from(has_master));
        if !PLAYERS.contains(&players) {
            let (key, fits) =
                if has_master { (SEATS_WITH_MASTER, WITH_MASTER) } else { (SEATS, PLAYERS) };
            let (option, args) = (format!("{seats} players"), Misfit::ends(&fits));
            misfits.push(Misfit { option, rule: Some("ILL-1"), key, args });
        }
        let mut number = |name: &str, default, range: RangeInclusive<u32>, rule, key| {
            let Some(text) = text_of(name) else { return default };
            let number = text.parse().ok().filter(|number| range.contains(number));
            number.unwrap_or_else(|| {
                let (option, args) = (format!("{name}={text}"), Misfit::ends(&range));
                misfits.push(Misfit { option, rule: Some(rule), key, args });
                default
            })
        };
        let session_min = if casual {
            number("session", CASUAL_MIN, CASUAL_MIN_RANGE, "ILL-22", CASUAL_RANGE)
        } else {
            number("session", SESSION_MIN, SESSION_MIN_RANGE, "ILL-10", SESSION_RANGE)
        };
        let debate_s = number("debate", DEBATE_S, DEBATE_S_RANGE, "ILL-30", DEBATE_RANGE);
        let pause = Pause::read(text_of("pause"));
        if pause.is_none() {
            let option = format!("pause={}", text_of("pause").unwrap_or_default());
            let args = Misfit::ends(&Pause::RANGE_S);
            misfits.push(Misfit { option, rule: Some("ILL-30"), key: PAUSE_RANGE, args });
        }
        let (advanced, family) = (has("advanced"), has("family"));
        let Some(pause) = pause.filter(|_| misfits.is_empty()) else {
            return Err(Misfits(misfits));
        };
        Ok(Self { players, has_master, casual, advanced, family, session_min, debate_s, pause })
    }

    /// ILL-1: how many trade.
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// Everybody at the table: those who trade, and a game master.
    pub fn seats(&self) -> SeatSet {
        SeatSet::first(self.players + u8::from(self.has_master))
    }

    /// ILL-60: the chair of the game master is the last one.
    pub fn master(&self) -> Option<Seat> {
        self.has_master.then(|| Seat::at(usize::from(self.players)))
    }

    /// ILL-22: does nobody need to be there at one time?
    pub const fn casual(&self) -> bool {
        self.casual
    }

    /// ILL-32: are suspect cards judged one by one?
    pub const fn advanced(&self) -> bool {
        self.advanced
    }

    /// ILL-2: do harmless names stand for the eight trades?
    pub const fn family(&self) -> bool {
        self.family
    }

    /// ILL-10: how long a dealing session is.
    pub const fn session_ms(&self) -> u64 {
        self.session_min as u64 * 60_000
    }

    /// ILL-30: the time to point at a slow table.
    pub(crate) const fn for_slow_table(self) -> Self {
        Self { pause: self.pause.for_slow_table(), ..self }
    }

    /// ILL-30: how long there is to point.
    pub fn pause_ms(&self) -> u64 {
        self.pause.ms(PAUSE_S)
    }

    /// ILL-30: how long a debate is.
    pub const fn debate_ms(&self) -> u64 {
        self.debate_s as u64 * 1_000
    }
}

impl fmt::Display for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let flags = [
            ("gm", self.has_master),
            ("casual", self.casual),
            ("advanced", self.advanced),
            ("family", self.family),
        ];
        let flags = flags.into_iter().filter(|(_, on)| *on);
        let mut words: Vec<String> = flags.map(|(name, _)| name.to_owned()).collect();
        if self.session_min != if self.casual { CASUAL_MIN } else { SESSION_MIN } {
            words.push(format!("session={}", self.session_min));
        }
        if self.debate_s != DEBATE_S {
            words.push(format!("debate={}", self.debate_s));
        }
        words.extend(self.pause.option());
        f.write_str(&words.join(" "))
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
        Self { seats: config.seats().len() as u8, options: config.to_string() }
    }
}
