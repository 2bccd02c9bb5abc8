//! What every game must obey, checked over random matches. One line per game:
//!
//! ```
//! use redeye_laws::obey;
//! use redeye_resistance::Resistance;
//!
//! obey::<Resistance>(&[(5, ""), (7, "plots")], 20).hides(&["deal", "play"]);
//! ```
//!
//! The laws themselves are tested with planted faults, in `tests/planted.rs`: a law that
//! cannot fail proves nothing.

pub mod clock;
pub mod golden;
mod mutate;
mod paths;
mod repeats;
pub mod scripts;
mod twins;
mod walk;

use std::collections::BTreeMap;
use std::fmt;

use redeye_game::{Game, Rng, SeatSet, Viewer};

pub use paths::paths;
pub use repeats::alternations;

/// Longer than any match: one that goes on is endless.
pub const INPUTS_MAX: usize = 5_000;

/// More actions than a seat can choose from with sense, and than a frame should carry.
pub const ACTIONS_MAX: usize = 1_024;

/// The laws.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Law {
    /// What is legal is allowed, and nothing else is.
    Legality,
    /// Somebody can act or the clock will, until the end; after it nobody can.
    NoDeadEnd,
    /// When the clock acts, the deadline moves.
    Clock,
    /// Matches end.
    End,
    /// What seats can do without end is what the game says can be repeated, and never all that is
    /// left to do.
    Repeats,
    /// A record plays out the same again, draws and all.
    Replay,
    /// What crosses the wire arrives as it was.
    Wire,
    /// Two worlds that told a seat the same look the same to it.
    NoLeak,
    /// A viewer that is told different things sees different things.
    Seen,
    /// What the game says is hidden can in fact differ without being told.
    Hides,
}

/// A law that was broken, and how to see it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breach {
    /// Which.
    pub law: Law,
    /// At which table.
    pub table: String,
    /// In which match of the series.
    pub index: u64,
    /// What was wrong.
    pub what: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { law, table, index, what } = self;
        write!(f, "law {law:?} is broken at {table}, match {index}: {what}")
    }
}

/// How often something was hidden, by its name and by the viewer from whom.
type Hidden = BTreeMap<String, BTreeMap<Viewer, u64>>;

/// What the laws were tried on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// The largest table.
    pub seats: u8,
    /// Whole matches.
    pub matches: u64,
    /// Inputs in them.
    pub inputs: u64,
    /// Twin worlds.
    pub pairs: u64,
    /// Moments at which the twins were different and had to look the same.
    pub moments: u64,
    /// How often the twins went apart, by the first word of the input that did it, and by the
    /// viewer from whom it was hidden.
    pub apart: Hidden,
    /// At how many of these moments a fact was different: a field of the view of those who see
    /// all. By the viewer from whom it was hidden, too.
    pub facts: Hidden,
}

impl Tally {
    /// Are these inputs, by their first word, hidden from every seat and from the public: could
    /// they differ from their twin without the viewer being told? A game that tells a secret
    /// to all obeys the other laws, for nothing is left to leak.
    ///
    /// # Errors
    /// The first that is never hidden from somebody.
    pub fn try_hides(&self, words: &[&str]) -> Result<(), Breach> {
        self.hidden_from_all(words, &self.apart)
    }

    /// Are these facts hidden from every seat and from the public: could the field of the view of
    /// those who see all differ, and the viewer did not see it? Where one deal decides several
    /// things, [`try_hides`](Self::try_hides) holds as long as one of them is secret.
    ///
    /// # Errors
    /// The first that is never hidden from somebody.
    pub fn try_hides_facts(&self, fields: &[&str]) -> Result<(), Breach> {
        self.hidden_from_all(fields, &self.facts)
    }

    fn hidden_from_all(&self, names: &[&str], hidden: &Hidden) -> Result<(), Breach> {
        for name in names {
            let from = |viewer| hidden.get(*name).is_some_and(|by| by.contains_key(&viewer));
            if let Some(viewer) = eyes(self.seats).find(|viewer| !from(*viewer)) {
                return self.never_hidden(name, &format!("{viewer:?}"), hidden);
            }
        }
        Ok(())
    }

    /// As [`try_hides`](Self::try_hides), but from some seat, for what random play rarely meets.
    ///
    /// # Errors
    /// The first that is never hidden from any seat.
    pub fn try_hides_from_some(&self, words: &[&str]) -> Result<(), Breach> {
        match words.iter().find(|word| !self.apart.contains_key(**word)) {
            None => Ok(()),
            Some(word) => self.never_hidden(word, "anybody", &self.apart),
        }
    }

    fn never_hidden(&self, name: &str, from: &str, hidden: &Hidden) -> Result<(), Breach> {
        let what = format!("`{name}` was never hidden from {from}; hidden: {hidden:?}");
        Err(Breach { law: Law::Hides, table: "all tables".to_owned(), index: self.pairs, what })
    }

    /// As [`try_hides`](Self::try_hides), for tests.
    ///
    /// # Panics
    /// If one of them is never hidden from somebody.
    pub fn hides(&self, words: &[&str]) -> &Self {
        self.try_hides(words).unwrap_or_else(|breach| panic!("{breach}"));
        self
    }

    /// As [`try_hides_facts`](Self::try_hides_facts), for tests.
    ///
    /// # Panics
    /// If one of them is never hidden from somebody.
    pub fn hides_facts(&self, fields: &[&str]) -> &Self {
        self.try_hides_facts(fields).unwrap_or_else(|breach| panic!("{breach}"));
        self
    }

    /// As [`try_hides_from_some`](Self::try_hides_from_some), for tests.
    ///
    /// # Panics
    /// If one of them is never hidden from any seat.
    pub fn hides_from_some(&self, words: &[&str]) -> &Self {
        self.try_hides_from_some(words).unwrap_or_else(|breach| panic!("{breach}"));
        self
    }
}

/// Checks all laws at each table, given as seats and options, in `matches` random matches and
/// as many pairs of twins for each pair of eyes.
///
/// # Errors
/// The first breach.
pub fn try_obey<G: Game>(tables: &[(u8, &str)], matches: u64) -> Result<Tally, Breach> {
    let mut tally = Tally::default();
    for &(seats, options) in tables {
        tally.seats = tally.seats.max(seats);
        let config = G::configure(seats, options).unwrap_or_else(|misfits| panic!("{misfits}"));
        let table = format!("{} with {seats} seats [{options}]", G::ID);
        let breach = |index| {
            let table = table.clone();
            move |(law, what)| Breach { law, table, index, what }
        };
        for index in 0..matches {
            let mut rng = chance(index);
            walk::walk::<G>(&config, &mut rng, &mut tally).map_err(breach(index))?;
        }
        for index in 0..matches {
            repeats::repeats::<G>(&config, &mut chance(index)).map_err(breach(index))?;
        }
        // Twins only after whole matches: they take it that the rules are the same twice.
        for (index, viewer) in (0..matches).flat_map(|i| eyes(seats).map(move |eyes| (i, eyes))) {
            let mut rng = chance(index);
            twins::twins::<G>(&config, viewer, &mut rng, &mut tally).map_err(breach(index))?;
        }
    }
    Ok(tally)
}

/// As [`try_obey`], for tests.
///
/// # Panics
/// If a law is broken.
pub fn obey<G: Game>(tables: &[(u8, &str)], matches: u64) -> Tally {
    try_obey::<G>(tables, matches).unwrap_or_else(|breach| panic!("{breach}"))
}

/// Everyone who must not learn too much: the seats and the public.
fn eyes(seats: u8) -> impl Iterator<Item = Viewer> {
    SeatSet::first(seats).iter().map(Viewer::Seat).chain([Viewer::Public])
}

fn chance(index: u64) -> Rng {
    Rng::from_key([0x1A; 32]).branch(index)
}

type Broken = (Law, String);

fn broken<T>(law: Law, what: impl Into<String>) -> Result<T, Broken> {
    Err((law, what.into()))
}
