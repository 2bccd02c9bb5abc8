//! How many trade, and in what manner (ILL-1, ILL-10, ILL-22, ILL-30, ILL-32, ILL-60).

use std::fmt;
use std::ops::RangeInclusive;

use redeye_game::{
    Choice, Misfit, Misfits, OptionInfo, Pause, Seat, SeatSet, misfits, read_options,
    sent_as_choice,
};
use serde::{Deserialize, Serialize};

/// ILL-1: how many can play, beside the game master.
const PLAYERS: RangeInclusive<u8> = 4..=8;

/// ILL-60: how many sit at the table where a person is the game master.
const WITH_MASTER: RangeInclusive<u8> = 5..=9;

/// ILL-10: how long a dealing session is, unless the table says otherwise.
pub const SESSION_MIN: u32 = 3;
const SESSION_MIN_RANGE: RangeInclusive<u32> = 1..=30;

/// ILL-22: the same where nobody needs to be there at one time.
pub const CASUAL_MIN: u32 = 15;
const CASUAL_MIN_RANGE: RangeInclusive<u32> = 15..=30;

/// ILL-30: how long a debate is, unless the table says otherwise.
pub const DEBATE_S: u32 = 60;
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

// The keys of the texts that say what does not fit.
misfits! {
    /// All of them, for those who translate.
    pub const MISFITS = "illegal-misfit-";
    SEATS: "seats";
    SEATS_WITH_MASTER: "seats-with-master";
    SESSION_RANGE: "session-range";
    CASUAL_RANGE: "casual-range";
    DEBATE_RANGE: "debate-range";
    PAUSE_RANGE: "pause-range";
}

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
        let (has_master, casual) = (chosen.has("gm"), chosen.has("casual"));
        // ILL-1, ILL-60: the chair of the game master is one more.
        let players = seats.saturating_sub(u8::from(has_master));
        let (key, fits) =
            if has_master { (SEATS_WITH_MASTER, WITH_MASTER) } else { (SEATS, PLAYERS) };
        misfits.extend(Misfit::players(seats, &fits, "ILL-1", key));
        let (usual, range, rule, key) = if casual {
            (CASUAL_MIN, CASUAL_MIN_RANGE, "ILL-22", CASUAL_RANGE)
        } else {
            (SESSION_MIN, SESSION_MIN_RANGE, "ILL-10", SESSION_RANGE)
        };
        let mut of_session = Vec::new();
        let session = chosen.number("session", &range, key, &mut of_session);
        misfits.extend(of_session.into_iter().map(|misfit| Misfit { rule: Some(rule), ..misfit }));
        let session_min = session.unwrap_or(usual);
        let debate = chosen.number("debate", &DEBATE_S_RANGE, DEBATE_RANGE, &mut misfits);
        let debate_s = debate.unwrap_or(DEBATE_S);
        let pause = Pause::read(&chosen, PAUSE_RANGE, &mut misfits);
        let (advanced, family) = (chosen.has("advanced"), chosen.has("family"));
        if !misfits.is_empty() {
            return Err(Misfits(misfits));
        }
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

sent_as_choice!(Config, |config| config.seats().len() as u8);
