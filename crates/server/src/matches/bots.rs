//! The minds of a match's bots. A bot is a player: it hears what its seat is told, sees what its
//! seat sees, and answers with what a client would send.

use std::sync::{Arc, Mutex, PoisonError};

use redeye_bots::{Bot, HasBots, Level, Turn};
use redeye_game::{Audience, Seat, Viewer};

use super::{Choosing, Chosen, Listener};
use crate::panics::{Panicked, caught};

/// A bot, as the match knows it.
pub(super) struct Mind<G: HasBots> {
    player: Arc<Player<G>>,
    /// Up to where in the history it has been told.
    told: usize,
}

impl<G: HasBots> Mind<G> {
    pub(super) fn new(seat: Seat, level: Level, config: G::Config) -> Self {
        let (news, bot) = (Mutex::default(), Mutex::new(State::New));
        Self { player: Arc::new(Player { seat, level, config, news, bot }), told: 0 }
    }

    /// Whether it plays any legal action, without reasoning.
    #[cfg(feature = "planted")]
    pub(super) fn is_plain(&self) -> bool {
        self.player.level == Level::Random
    }

    /// Tells it what is new for its seat, and returns it if anything is.
    pub(super) fn tell(&mut self, history: &[(Audience, G::Event)]) -> Option<Arc<dyn Listener>> {
        let told = std::mem::replace(&mut self.told, history.len());
        let viewer = Viewer::Seat(self.player.seat);
        let hears = |(audience, _): &&(Audience, G::Event)| audience.includes(viewer);
        let mut news = history[told..].iter().filter(hears).peekable();
        news.peek()?;
        let mut waiting = self.player.news.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.extend(news.map(|(_, event)| event.clone()));
        let player: Arc<dyn Listener> = Arc::clone(&self.player) as _;
        Some(player)
    }

    /// Returns what it wants to do in `state`, of which it sees no more than its seat.
    pub(super) fn choosing(&self, state: G) -> Choosing {
        let player = Arc::clone(&self.player);
        Box::new(move |rng| {
            player.with_bot(|bot| {
                let mut legal = Vec::new();
                state.legal(player.seat, &mut legal);
                if legal.is_empty() {
                    return None;
                }
                let action = bot.act(&Turn::new(&state, player.seat, &legal), rng)?;
                Some(serde_json::to_string(&action).expect("an action is plain data"))
            })
        })
    }
}

/// A bot, as it is shared with the thread on which it computes.
struct Player<G: HasBots> {
    seat: Seat,
    level: Level,
    config: G::Config,
    /// What its seat was told and the bot has not heard yet.
    news: Mutex<Vec<G::Event>>,
    bot: Mutex<State<G>>,
}

/// The state of a bot's mind.
enum State<G: HasBots> {
    /// It has not computed anything yet.
    New,
    Made(Box<dyn Bot<G>>),
    /// It has panicked at this place.
    Failed(String),
}

impl<G: HasBots> Listener for Player<G> {
    fn listen(&self) {
        // A failure is reported when the bot is asked to choose.
        let _ = self.with_bot(|_| None);
    }
}

impl<G: HasBots> Player<G> {
    /// Makes the bot if necessary, lets it hear what its seat was told, and then runs `work` on it.
    fn with_bot(&self, work: impl FnOnce(&mut dyn Bot<G>) -> Option<String>) -> Chosen {
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
