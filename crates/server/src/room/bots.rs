//! Bots: for empty seats, and for those whose people are away. A bot is a player: it hears what its
//! seat is told, sees what its seat sees, and what it does takes the same way as anybody's action.

use std::sync::Arc;

use redeye_bots::{HasBots, Level};
use redeye_game::{Audience, Rng, Seat, Viewer};
use redeye_protocol::{BotLevel, CommandId};
use tokio::sync::oneshot;
use tokio::sync::oneshot::error::TryRecvError;
use tokio::time::{Duration, Instant};

use super::Room;
use super::minds::{Answer, Mind, Player, Thought};
use super::state::Who;
use crate::deny::Deny;
use crate::planted::{self, Fault};
use crate::session::random;

/// A bot that would rather do nothing thinks again after this time, or later.
const THINKS_AGAIN: Duration = Duration::from_millis(250);

/// A bot begins to compute this long before it acts, so that how long it computes is inside the
/// time that was drawn. Its answer rests on what it saw then.
const COMPUTES: Duration = Duration::from_millis(150);

impl<G: HasBots> Room<G> {
    /// How long a bot thinks. It depends on nothing but chance: who has nothing to choose takes as
    /// long as who has.
    pub(super) fn thinking_time(&mut self) -> Duration {
        let pace_ms = self.deps.bot_pace.as_millis() as u32;
        Duration::from_millis((pace_ms / 2 + self.rng.below(pace_ms.max(1))).into())
    }

    /// Tells every bot what is new for its seat, and lets all of them think about it at once, in an
    /// order that nobody knows. If each did so at its own turn, it could show who has more to think
    /// about. Bots are made by their first news, which are those of the deal.
    pub(super) fn tell_bots(&mut self) {
        let Some(table) = &self.table else { return };
        let history = table.history();
        let mut players = Vec::new();
        for seat in table.state().seats().iter() {
            if !self.is_played_by_bot(seat) {
                continue;
            }
            if !self.minds.0.contains_key(&seat) {
                let player =
                    Arc::new(Player::new(seat, self.level_of(seat), table.config().clone()));
                self.minds.0.insert(seat, Mind { player, told: 0, knew: 0, turn: Thought::Idle });
            }
            let Some(mind) = self.minds.0.get_mut(&seat) else { continue };
            let told = std::mem::replace(&mut mind.told, history.len());
            let hears =
                |(audience, _): &&(Audience, G::Event)| audience.includes(Viewer::Seat(seat));
            let mut news = history[told..].iter().filter(hears).peekable();
            if news.peek().is_some() {
                mind.player.tell(news.map(|(_, event)| event.clone()));
                players.push(Arc::clone(&mind.player));
            }
        }
        // Where nobody is, there is time to think when somebody comes.
        let later = planted::is(Fault::BotsInRoom) || planted::is(Fault::BotsAtTheirTurn);
        if !players.is_empty() && !self.conns.is_empty() && !later {
            self.rng.shuffle(&mut players);
            self.deps.thinkers.compute(move || {
                players.iter().for_each(|player| player.listen());
            });
        }
    }

    fn level_of(&self, seat: Seat) -> Level {
        match self.state.sitter(seat).map(|sitter| &sitter.who) {
            Some(Who::Bot { level: BotLevel::Random }) => Level::Random,
            _ => Level::Normal,
        }
    }

    /// Lets a bot act after `thinks`.
    pub(super) fn let_bot_think(&mut self, seat: Seat, thinks: Duration) {
        let Some(mind) = self.minds.0.get_mut(&seat) else { return };
        let acts_after = self.deps.thinkers.time_for(COMPUTES.min(thinks / 2));
        let computes_at = Instant::now() + thinks - acts_after;
        mind.turn = Thought::Waits { computes_at, acts_after };
    }

    /// It is time for a bot to compute, or to act.
    pub(super) async fn go_on_with(&mut self, seat: Seat) {
        let Some(mind) = self.minds.0.get_mut(&seat) else { return };
        match std::mem::replace(&mut mind.turn, Thought::Idle) {
            Thought::Idle => {}
            Thought::Waits { acts_after, .. } => {
                let Some(answer) = self.let_bot_compute(seat) else { return };
                if acts_after.is_zero() {
                    // One that takes no time has no time to hide how long it computes.
                    if let Ok(chosen) = answer.await {
                        self.hear_answer(seat, chosen).await;
                    }
                    return;
                }
                let acts_at = Instant::now() + acts_after;
                if let Some(mind) = self.minds.0.get_mut(&seat) {
                    mind.turn = Thought::Computes { acts_at, acts_after, answer };
                }
            }
            Thought::Computes { acts_after, mut answer, .. } => match answer.try_recv() {
                Ok(chosen) => self.hear_answer(seat, chosen).await,
                Err(TryRecvError::Empty) => {
                    let acts_at = Instant::now() + acts_after;
                    mind.turn = Thought::Computes { acts_at, acts_after, answer };
                }
                // The threads for bots are gone: the server ends.
                Err(TryRecvError::Closed) => {}
            },
        }
    }

    /// Lets a bot compute from what its seat knows now.
    fn let_bot_compute(&mut self, seat: Seat) -> Option<Answer<G>> {
        let (table, mind) = (self.table.as_ref()?, self.minds.0.get_mut(&seat)?);
        mind.knew = table.head();
        let (player, state) = (Arc::clone(&mind.player), table.state().clone());
        let mut rng = Rng::from_key(random());
        let (sender, answer) = oneshot::channel();
        self.deps.thinkers.compute(move || {
            // The room may have forgotten this bot.
            let _ = sender.send(player.choose(&state, &mut rng));
        });
        Some(answer)
    }

    async fn hear_answer(&mut self, seat: Seat, chosen: Result<Option<G::Action>, String>) {
        match chosen {
            Ok(action) => self.let_bot_act(seat, action).await,
            Err(place) => self.replace_bot(seat, &place),
        }
    }

    /// A bot has failed, which is our bug: one that does anything plays on, so that the match does
    /// not stand still.
    fn replace_bot(&mut self, seat: Seat, place: &str) {
        tracing::error!(room = self.state.id, game = G::ID, %seat, place, "a bot failed");
        let Some(table) = &self.table else { return };
        let player = Arc::new(Player::new(seat, Level::Random, table.config().clone()));
        self.minds.0.insert(seat, Mind { player, told: 0, knew: 0, turn: Thought::Idle });
        self.after_change();
    }

    /// A bot has made up its mind.
    async fn let_bot_act(&mut self, seat: Seat, action: Option<G::Action>) {
        let Some(table) = &self.table else { return };
        let state = table.state();
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let on_the_clock = state.deadline().is_some();
        let knew = self.minds.0.get(&seat).map(|mind| mind.knew);
        let went_on = knew != Some(table.head());
        match action {
            // It thinks of something else, or of nothing.
            Some(action) if table.has_enough(seat, &action) => {
                let thinks = self.thinking_time().max(THINKS_AGAIN);
                self.let_bot_think(seat, thinks);
            }
            Some(action) if legal.contains(&action) => {
                match self.enter(seat, action, CommandId(random())).await {
                    // That the store has failed is told already.
                    Ok(()) | Err(Deny::StoreFailed) => {}
                    // Our bug, which changes nothing; the seat will be asked again.
                    Err(deny) => {
                        tracing::error!(room = self.state.id, ?deny, "a bot was refused");
                    }
                }
            }
            // The match has gone on since it computed: it thinks anew.
            Some(_) => self.after_change(),
            None if went_on => self.after_change(),
            // It would rather do nothing. Where a clock runs it may think better of it in time. If
            // what others do woke it instead, its pace would tell of what nobody may know.
            None if on_the_clock && !legal.is_empty() => {
                let thinks = self.thinking_time().max(THINKS_AGAIN);
                self.let_bot_think(seat, thinks);
            }
            None => {}
        }
    }
}
