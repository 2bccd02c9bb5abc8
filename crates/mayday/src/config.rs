//! How many fly, and with what (MAY-1 to MAY-6, MAY-22, MAY-40).

use std::fmt;

use redeye_game::{
    BySeat, Choice, Game as _, Misfit, Misfits, OptionInfo, Pause, SeatSet, misfits, read_options,
    sent_as_choice,
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

// The keys of the texts that say what does not fit.
misfits! {
    /// All of them, for those who translate.
    pub const MISFITS = "mayday-misfit-";
    SEATS: "seats";
    PAUSE_RANGE: "pause-range";
    PAUSE_NEEDS_VETERANS: "pause-needs-veterans";
    ONE_KIND_OF_VETERANS: "one-kind-of-veterans";
    EXPERIENCED_SEATS: "experienced-seats";
    ARROWS: "arrows";
}

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
        // MAY-1: a set for nine and ten was announced, and its card counts were never printed.
        misfits.extend(Misfit::players(seats, &Mayday::SEATS, "MAY-1", SEATS));
        let chosen = read_options(OPTIONS, options, &mut misfits);
        let mut refuse = |name, key| misfits.push(chosen.misfit(name, key, Vec::new()));
        let all = chosen.has("veterans");
        let veterans = match chosen.value("experienced").map(|text| experienced(text, seats)) {
            Some(_) if all => {
                refuse("experienced", ONE_KIND_OF_VETERANS);
                Veterans::All
            }
            Some(None) => {
                refuse("experienced", EXPERIENCED_SEATS);
                Veterans::Nobody
            }
            Some(Some(seats)) => Veterans::Experienced(seats),
            None if all => Veterans::All,
            None => Veterans::Nobody,
        };
        let pause = Pause::read(&chosen, PAUSE_RANGE, &mut misfits);
        if chosen.has("pause") && !all && !chosen.has("experienced") {
            misfits.push(chosen.misfit("pause", PAUSE_NEEDS_VETERANS, Vec::new()));
        }
        let arrows = match chosen.value("arrows").map(str::parse::<Arrows>) {
            None => Mayday::SEATS.contains(&seats).then(|| Arrows::shipped(seats)),
            Some(arrows) => {
                let arrows = arrows.ok().filter(|arrows| arrows.fit(seats));
                if arrows.is_none() {
                    misfits.push(chosen.misfit("arrows", ARROWS, Vec::new()));
                }
                arrows
            }
        };
        match arrows {
            Some(arrows) if misfits.is_empty() => Ok(Self { seats, veterans, pause, arrows }),
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

sent_as_choice!(Config, |config| config.seats);
