//! The minds of a room's bots, each shared by the room and the threads on which bots compute.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use redeye_bots::{Bot, HasBots, Level, Turn};
use redeye_game::{Game, Rng, Seat};
use tokio::sync::oneshot;
use tokio::time::{Duration, Instant};

use crate::panics::{Panicked, caught};
use crate::planted::{self, Fault};

/// The minds of the bots of one match.
pub(super) struct Minds<G: HasBots>(pub(super) BTreeMap<Seat, Mind<G>>);

/// One bot, as the room knows it.
pub(super) struct Mind<G: HasBots> {
    pub(super) player: Arc<Player<G>>,
    /// Up to where in the history it has been told.
    pub(super) told: usize,
    /// How many entries the match had when it computed last.
    pub(super) knew: u32,
    pub(super) turn: Thought<G>,
}

/// Where a bot is with its next action.
pub(super) enum Thought<G: Game> {
    /// There is nothing to think about.
    Idle,
    /// It computes at a time that was drawn, and acts after that.
    Waits { computes_at: Instant, acts_after: Duration },
    /// It computes, outside of the room's task. If there is no answer when it is to act, it acts
    /// `acts_after` later: nobody sees when exactly it was done.
    Computes { acts_at: Instant, acts_after: Duration, answer: Answer<G> },
}

/// What a bot wants to do, once it has computed; or where it failed.
pub(super) type Answer<G> = oneshot::Receiver<Result<Option<<G as Game>::Action>, String>>;

impl<G: HasBots> Default for Minds<G> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

impl<G: HasBots> Minds<G> {
    /// A person plays this seat again.
    pub(super) fn forget(&mut self, seat: Seat) {
        self.0.remove(&seat);
    }

    /// Another match.
    pub(super) fn forget_all(&mut self) {
        self.0.clear();
    }

    /// The seat has acted: whatever it does next, it thinks anew.
    pub(super) fn acted(&mut self, seat: Seat) {
        if let Some(mind) = self.0.get_mut(&seat) {
            mind.turn = Thought::Idle;
        }
    }

    /// Does this seat think about nothing?
    pub(super) fn is_idle(&self, seat: Seat) -> bool {
        self.0.get(&seat).is_none_or(|mind| matches!(mind.turn, Thought::Idle))
    }

    /// When the next bot computes or acts, and which.
    pub(super) fn next_due(&self) -> Option<(Instant, Seat)> {
        let due = |(seat, mind): (&Seat, &Mind<G>)| Some((mind.turn.due()?, *seat));
        self.0.iter().filter_map(due).min()
    }
}

impl<G: Game> Thought<G> {
    /// When there is something to do about it.
    const fn due(&self) -> Option<Instant> {
        match self {
            Self::Idle => None,
            Self::Waits { computes_at, .. } => Some(*computes_at),
            Self::Computes { acts_at, .. } => Some(*acts_at),
        }
    }
}

/// One bot, as it is shared with the thread on which it computes.
pub(super) struct Player<G: HasBots> {
    seat: Seat,
    level: Level,
    config: G::Config,
    /// What its seat was told, and it has not heard yet.
    news: Mutex<Vec<G::Event>>,
    bot: Mutex<State<G>>,
}

/// How far a bot is.
enum State<G: HasBots> {
    /// It has not computed anything yet.
    New,
    Made(Box<dyn Bot<G>>),
    /// It has panicked, there.
    Failed(String),
}

impl<G: HasBots> Player<G> {
    pub(super) fn new(seat: Seat, level: Level, config: G::Config) -> Self {
        Self { seat, level, config, news: Mutex::default(), bot: Mutex::new(State::New) }
    }

    /// Its seat was told something.
    pub(super) fn tell(&self, news: impl Iterator<Item = G::Event>) {
        self.news.lock().unwrap_or_else(PoisonError::into_inner).extend(news);
    }

    /// Lets the bot hear what its seat was told.
    pub(super) fn listen(&self) {
        // Whoever asks it to choose is told of a failure.
        let _ = self.with_bot(|_| ());
    }

    /// What the bot wants to do.
    ///
    /// # Errors
    /// If the bot has failed: where.
    pub(super) fn choose(&self, state: &G, rng: &mut Rng) -> Result<Option<G::Action>, String> {
        self.with_bot(|bot| {
            let mut legal = Vec::new();
            state.legal(self.seat, &mut legal);
            if legal.is_empty() { None } else { bot.act(&Turn::new(state, self.seat, &legal), rng) }
        })
    }

    /// Makes the bot if need be, lets it hear what its seat was told, and then do something.
    fn with_bot<T>(&self, work: impl FnOnce(&mut dyn Bot<G>) -> T) -> Result<T, String> {
        let mut state = self.bot.lock().unwrap_or_else(PoisonError::into_inner);
        let bot = match std::mem::replace(&mut *state, State::New) {
            State::New => None,
            State::Made(bot) => Some(bot),
            State::Failed(place) => {
                *state = State::Failed(place.clone());
                return Err(place);
            }
        };
        let news = std::mem::take(&mut *self.news.lock().unwrap_or_else(PoisonError::into_inner));
        let done = caught(|| {
            let mut bot = bot.unwrap_or_else(|| G::bot(self.level, &self.config, self.seat));
            news.iter().for_each(|event| bot.hear(event));
            assert!(!planted::is(Fault::BotFails) || self.level == Level::Random, "planted");
            let done = work(bot.as_mut());
            (bot, done)
        });
        match done {
            Ok((bot, done)) => {
                *state = State::Made(bot);
                Ok(done)
            }
            Err(Panicked(place)) => {
                *state = State::Failed(place.clone());
                Err(place)
            }
        }
    }
}
