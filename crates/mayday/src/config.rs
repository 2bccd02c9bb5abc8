//! How many fly, and with what (MAY-1 to MAY-6, MAY-22, MAY-40).

use std::fmt;

use redeye_game::{
    BySeat, Choice, Game as _, Misfit, Misfits, OptionInfo, Pause, SeatSet, read_options,
};
use serde::{Deserialize, Serialize};

use crate::Mayday;
use crate::boxed::Arrows;

/// MAY-41: how long those with a veteran card are asked, unless the table says otherwise.
const PAUSE_S: u32 = 8;

/// MAY-40: how many finished flights make somebody experienced.
const EXPERIENCE: u32 = 2;

/// What a host can choose.
pub(crate) const OPTIONS: &[OptionInfo] = &[
    OptionInfo { name: "veterans", value: None, rule: "MAY-40" },
    OptionInfo { name: "experienced", value: Some("SEATS"), rule: "MAY-40" },
    OptionInfo { name: "pause", value: Some("SECONDS"), rule: "MAY-41" },
    OptionInfo { name: "arrows", value: Some("D-R-C"), rule: "MAY-22" },
];

/// The keys of the texts that say what does not fit.
const SEATS: &str = "mayday-misfit-seats";
const PAUSE_RANGE: &str = "mayday-misfit-pause-range";
const PAUSE_NEEDS_VETERANS: &str = "mayday-misfit-pause-needs-veterans";
const ONE_KIND_OF_VETERANS: &str = "mayday-misfit-one-kind-of-veterans";
const EXPERIENCED_SEATS: &str = "mayday-misfit-experienced-seats";
const ARROWS: &str = "mayday-misfit-arrows";

/// All of them, for those who translate.
pub const MISFITS: &[&str] =
    &[SEATS, PAUSE_RANGE, PAUSE_NEEDS_VETERANS, ONE_KIND_OF_VETERANS, EXPERIENCED_SEATS, ARROWS];

/// What stands for the seats of `experienced` until the table knows who sits where.
pub const EXPERIENCED_LATER: &str = "auto";

/// Options that fit together: made by [`Mayday::configure`] alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Choice", into = "Choice")]
pub struct Config {
    pub(crate) seats: u8,
    pub(crate) veterans: Veterans,
    pub(crate) pause: Pause,
    pub(crate) arrows: Arrows,
}

/// MAY-40: who gets a veteran card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Veterans {
    Nobody,
    All,
    /// Those with two finished flights behind them; nothing: it is not known yet who that is.
    Experienced(Option<SeatSet>),
}

impl Config {
    pub(crate) fn read(seats: u8, options: &str) -> Result<Self, Misfits> {
        let mut misfits = Vec::new();
        let fits = Mayday::SEATS.contains(&seats);
        // MAY-1: a set for nine and ten was announced, and its card counts were never printed.
        if !fits {
            let (option, args) = (format!("{seats} players"), Misfit::ends(&Mayday::SEATS));
            misfits.push(Misfit { option, rule: Some("MAY-1"), key: SEATS, args });
        }
        let chosen = read_options(OPTIONS, options, &mut misfits);
        let value_of = |name: &str| chosen.iter().find(|(chosen, _)| *chosen == name);
        let text_of = |name: &str| value_of(name).and_then(|(_, value)| *value);
        let mut refuse = |name: &str, rule, key, args| {
            let option = text_of(name).map_or(name.to_owned(), |value| format!("{name}={value}"));
            misfits.push(Misfit { option, rule: Some(rule), key, args });
        };
        let all = value_of("veterans").is_some();
        let some = text_of("experienced").map(|text| experienced(text, seats));
        let veterans = match some {
            Some(_) if all => {
                refuse("experienced", "MAY-40", ONE_KIND_OF_VETERANS, Vec::new());
                Veterans::All
            }
            Some(None) => {
                refuse("experienced", "MAY-40", EXPERIENCED_SEATS, Vec::new());
                Veterans::Nobody
            }
            Some(Some(seats)) => Veterans::Experienced(seats),
            None if all => Veterans::All,
            None => Veterans::Nobody,
        };
        let pause = Pause::read(text_of("pause"));
        if pause.is_none() {
            refuse("pause", "MAY-41", PAUSE_RANGE, Misfit::ends(&Pause::RANGE_S));
        }
        if text_of("pause").is_some() && !all && some.is_none() {
            refuse("pause", "MAY-41", PAUSE_NEEDS_VETERANS, Vec::new());
        }
        let arrows = match text_of("arrows").map(str::parse::<Arrows>) {
            None if fits => Some(Arrows::shipped(seats)),
            None => None,
            Some(arrows) => {
                let arrows = arrows.ok().filter(|arrows| arrows.fit(seats));
                if arrows.is_none() {
                    refuse("arrows", "MAY-22", ARROWS, Vec::new());
                }
                arrows
            }
        };
        match (pause, arrows) {
            (Some(pause), Some(arrows)) if misfits.is_empty() => {
                Ok(Self { seats, veterans, pause, arrows })
            }
            _ => Err(Misfits(misfits)),
        }
    }

    /// How many fly.
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// MAY-2: how many of them are infiltrators.
    pub const fn infiltrators(&self) -> u8 {
        match self.seats {
            5 | 6 => 2,
            _ => 3,
        }
    }

    /// MAY-2: how many of them are honest.
    pub const fn honest(&self) -> u8 {
        self.seats - self.infiltrators()
    }

    /// MAY-3: how many status cards there are.
    pub const fn status_cards(&self) -> u8 {
        if self.seats < 7 { 3 } else { 4 }
    }

    /// MAY-4: how many Cockpit Access cards lie in the centre. The captain's is the Skirmish card.
    pub const fn access_cards(&self) -> u8 {
        self.honest() - 1
    }

    /// MAY-40: once it is known who sits where, it is known who is experienced.
    pub(crate) fn for_players(self, finished: &BySeat<u32>) -> Self {
        let veterans = match self.veterans {
            Veterans::Experienced(None) => {
                Veterans::Experienced(Some(finished.seats(|flights| *flights >= EXPERIENCE)))
            }
            known => known,
        };
        Self { veterans, ..self }
    }

    /// MAY-41: the pause of a slow table, where anything has one.
    pub(crate) fn for_slow_table(self) -> Self {
        let pause = match self.veterans {
            Veterans::Nobody => self.pause,
            Veterans::All | Veterans::Experienced(_) => self.pause.for_slow_table(),
        };
        Self { pause, ..self }
    }

    /// MAY-41: how long a window stays open.
    pub(crate) fn pause_ms(&self) -> u64 {
        self.pause.ms(PAUSE_S)
    }

    /// MAY-40: who gets a veteran card.
    pub(crate) fn veterans(&self) -> SeatSet {
        match self.veterans {
            Veterans::Nobody | Veterans::Experienced(None) => SeatSet::EMPTY,
            Veterans::All => SeatSet::first(self.seats),
            Veterans::Experienced(Some(seats)) => seats,
        }
    }
}

/// The seats of `experienced=…`; nothing: not known yet. None if it is neither.
fn experienced(text: &str, seats: u8) -> Option<Option<SeatSet>> {
    if text == EXPERIENCED_LATER {
        return Some(None);
    }
    let named: SeatSet = text.parse().ok()?;
    named.within(SeatSet::first(seats.min(10))).then_some(Some(named))
}

impl fmt::Display for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words: Vec<String> = Vec::new();
        match self.veterans {
            Veterans::Nobody => (),
            Veterans::All => words.push("veterans".to_owned()),
            Veterans::Experienced(None) => words.push(format!("experienced={EXPERIENCED_LATER}")),
            Veterans::Experienced(Some(seats)) => words.push(format!("experienced={seats}")),
        }
        words.extend(self.pause.option());
        if self.arrows != Arrows::shipped(self.seats) {
            words.push(format!("arrows={}", self.arrows));
        }
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
        Self { seats: config.seats, options: config.to_string() }
    }
}
