//! Players for empty seats. A bot knows what a player knows: it hears the events its seat is
//! told and, when asked, gets a [`Turn`]: its own view and its own legal actions. By type
//! there is no way from there to the truth.

mod arena;
mod choice;
mod hijacked;
mod illegal;
mod mayday;
mod random;
mod reasons;
mod resistance;

use std::fmt;

use redeye_game::{Game, Rng, Seat, View, Viewer};

pub use arena::{Arena, PACE_MS};
pub use random::Random;

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// Its seat is told of something.
    fn hear(&mut self, event: &G::Event);
    /// Does it care? Who does not is not told, which saves a simulation much talk.
    fn listens(&self) -> bool {
        true
    }
    /// It can act: one of the legal actions, or none if it would rather not.
    /// All its chance comes from `rng`, so that a match can be played again.
    fn act(&mut self, turn: &Turn<'_, G>, rng: &mut Rng) -> Option<G::Action>;
    /// Why it thinks of `_seat` what it thinks, by the numbers it decides by. What it says is
    /// what it would say aloud: a bot that hides something hides it here too.
    fn explain(&self, _seat: Seat) -> Option<Explanation> {
        None
    }
}

/// What a bot thinks of a seat, and why.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Explanation {
    /// Whom it is about.
    pub seat: Seat,
    /// How likely it plays against the others, in the belief the bot decides by.
    pub suspicion: f64,
    /// The two events that speak most against it, the weightier first.
    pub because: [Option<Reason>; 2],
}

/// One event that speaks against a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reason {
    /// Its number among the events the bot has heard, counted from zero.
    pub event: usize,
    /// How much higher it makes the odds, in bits.
    pub bits: f64,
}

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Does anything.
    Random,
    /// Reasons about what it has heard, and hides what it knows.
    Normal,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Normal];

    /// Its name, as on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Normal => "normal",
        }
    }
}

/// A game that has bots.
pub trait HasBots: Game {
    /// Does it matter how long one takes? Then a simulation must take its time, too.
    const IN_REAL_TIME: bool = false;

    /// A bot of `level` for `seat`. What it is told at the beginning it hears like the rest.
    fn bot(level: Level, config: &Self::Config, seat: Seat) -> Box<dyn Bot<Self>>;
}

/// What a bot gets when it can act: the table through the eyes of its seat.
pub struct Turn<'t, G: Game> {
    /// Private for good: the view is made from it on demand, and nothing else is.
    state: &'t G,
    seat: Seat,
    legal: &'t [G::Action],
}

/// Without the state: what a bot can print, it could read.
impl<G: Game> fmt::Debug for Turn<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Turn").field("seat", &self.seat).field("legal", &self.legal).finish()
    }
}

impl<'t, G: Game> Turn<'t, G> {
    /// The turn of `seat`, which can do what `legal` lists.
    pub const fn new(state: &'t G, seat: Seat, legal: &'t [G::Action]) -> Self {
        Self { state, seat, legal }
    }

    /// Whose turn.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat can do, at least one thing.
    pub const fn legal(&self) -> &'t [G::Action] {
        self.legal
    }

    /// What the seat sees.
    pub fn view(&self) -> View<G> {
        self.state.view(Viewer::Seat(self.seat))
    }
}
