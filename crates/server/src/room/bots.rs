//! Bots play empty seats and cover those whose people are away. An action of a bot takes the same
//! path as an action of a person.

use redeye_bots::Level;
use redeye_game::{Rng, Seat};
use redeye_protocol::{BotLevel, BotPace};
use tokio::sync::oneshot;
use tokio::sync::oneshot::error::TryRecvError;
use tokio::time::{Duration, Instant};

use super::Room;
use super::commit::Change;
use super::state::Who;
use crate::deny::Deny;
use crate::matches::Chosen;
use crate::session::random;

/// The shortest time after which a bot that chose to do nothing thinks again.
const THINKS_AGAIN: Duration = Duration::from_millis(250);

/// A bot begins to compute this long before it acts, so that its computing fits into the time that
/// was drawn. Its answer is based on what it saw then.
const COMPUTES: Duration = Duration::from_millis(150);

/// The state of a bot's next action.
pub(super) enum Thought {
    /// The bot waits for the time at which it computes, which was drawn.
    Waits { computes_at: Instant, acts_after: Duration },
    /// The bot computes, outside of the room's task. If it is not done at `acts_at`, it acts
    /// `acts_after` later, so that nobody sees how long it computed.
    Computes {
        acts_at: Instant,
        acts_after: Duration,
        /// How many entries the match had when it began to compute.
        knew: u32,
        answer: oneshot::Receiver<Chosen>,
    },
    /// The bot does nothing until the match has another number of entries.
    Rests { knew: u32 },
}

impl Thought {
    /// When the bot has something to do next.
    const fn due(&self) -> Option<Instant> {
        match self {
            Self::Waits { computes_at, .. } => Some(*computes_at),
            Self::Computes { acts_at, .. } => Some(*acts_at),
            Self::Rests { .. } => None,
        }
    }

    /// Returns whether the thought is still valid, now that the match has `entries`.
    pub(super) const fn is_current(&self, entries: u32) -> bool {
        match self {
            Self::Waits { .. } | Self::Computes { .. } => true,
            Self::Rests { knew } => *knew == entries,
        }
    }
}

impl Room {
    /// Puts bots on the seats that they play, tells all bots what is new for their seats, and lets
    /// them take it in at once, in a random order. If each did so at its own turn, it could show
    /// who has more to think about. A bot is made when it gets its first news, which is the deal.
    pub(super) fn tell_bots(&mut self) {
        let Some(seats) = self.game.as_ref().map(|game| game.seats()) else { return };
        let played: Vec<Seat> = seats.iter().filter(|seat| self.is_played_by_bot(*seat)).collect();
        let levels: Vec<Level> = played.iter().map(|seat| self.level_of(*seat)).collect();
        let Some(game) = &mut self.game else { return };
        for (seat, level) in played.into_iter().zip(levels) {
            game.seat_bot(seat, level);
        }
        let mut listeners = game.tell_bots();
        // While nobody is here, the bots need not think yet.
        if !listeners.is_empty() && !self.connections.is_empty() {
            self.rng.shuffle(&mut listeners);
            self.deps.thinkers.compute(move || {
                listeners.iter().for_each(|listener| listener.listen());
            });
        }
    }

    fn level_of(&self, seat: Seat) -> Level {
        match self.state.sitter(seat).map(|sitter| &sitter.who) {
            Some(Who::Bot { level: BotLevel::Random }) => Level::Random,
            Some(Who::Bot { level: BotLevel::Normal } | Who::Person { .. }) | None => Level::Normal,
        }
    }

    /// Removes the bot, because a person plays this seat again.
    pub(super) fn forget_bot(&mut self, seat: Seat) {
        self.schedule.thoughts.remove(&seat);
        if let Some(game) = &mut self.game {
            game.remove_bot(seat);
        }
    }

    /// Draws how long a bot thinks. The time depends on nothing else: a bot without a choice takes
    /// as long as one that has to choose.
    pub(super) fn thinking_time(&mut self) -> Duration {
        let people = self.state.sitters().filter(|(_, sitter)| sitter.session().is_some()).count();
        let percent = pace_percent(self.state.settings.bot_pace, people);
        let pace_ms = self.deps.bot_pace.as_millis() as u32 * percent / 100;
        Duration::from_millis((pace_ms / 2 + self.rng.below(pace_ms.max(1))).into())
    }

    /// Lets a bot act after `thinks`.
    pub(super) fn let_bot_think(&mut self, seat: Seat, thinks: Duration) {
        let acts_after = self.deps.thinkers.time_for(COMPUTES.min(thinks / 2));
        let computes_at = Instant::now() + thinks - acts_after;
        self.schedule.thoughts.insert(seat, Thought::Waits { computes_at, acts_after });
    }

    /// Returns when the next bot computes or acts, and which one.
    pub(super) fn next_thought(&self) -> Option<(Instant, Seat)> {
        let due = |(seat, thought): (&Seat, &Thought)| Some((thought.due()?, *seat));
        self.schedule.thoughts.iter().filter_map(due).min()
    }

    /// Lets a bot compute or act, because it is time.
    pub(super) async fn go_on_with(&mut self, seat: Seat) {
        match self.schedule.thoughts.remove(&seat) {
            None | Some(Thought::Rests { .. }) => {}
            Some(Thought::Waits { acts_after, .. }) => {
                let Some((knew, answer)) = self.let_bot_compute(seat) else { return };
                if acts_after.is_zero() {
                    // A bot that takes no time cannot hide how long it computes.
                    if let Ok(chosen) = answer.await {
                        self.hear_answer(seat, knew, chosen).await;
                    }
                    return;
                }
                let acts_at = Instant::now() + acts_after;
                let computes = Thought::Computes { acts_at, acts_after, knew, answer };
                self.schedule.thoughts.insert(seat, computes);
            }
            Some(Thought::Computes { acts_after, knew, mut answer, .. }) => {
                match answer.try_recv() {
                    Ok(chosen) => self.hear_answer(seat, knew, chosen).await,
                    Err(TryRecvError::Empty) => {
                        let acts_at = Instant::now() + acts_after;
                        let computes = Thought::Computes { acts_at, acts_after, knew, answer };
                        self.schedule.thoughts.insert(seat, computes);
                    }
                    // The threads for bots are gone, so the server is about to end.
                    Err(TryRecvError::Closed) => {}
                }
            }
        }
    }

    /// Lets a bot compute from what its seat knows now.
    fn let_bot_compute(&self, seat: Seat) -> Option<(u32, oneshot::Receiver<Chosen>)> {
        let game = self.game.as_ref()?;
        let choosing = game.let_bot_choose(seat)?;
        let mut rng = Rng::from_key(random());
        let (sender, answer) = oneshot::channel();
        self.deps.thinkers.compute(move || {
            // The room may have forgotten this bot.
            let _ = sender.send(choosing(&mut rng));
        });
        Some((game.entries(), answer))
    }

    /// Does what a bot chose when the match had `knew` entries. A choice that comes too late is
    /// dropped, and the bot thinks again.
    async fn hear_answer(&mut self, seat: Seat, knew: u32, chosen: Chosen) {
        let Some(game) = &mut self.game else { return };
        let went_on = game.entries() != knew;
        let action = match chosen {
            Err(place) => return self.replace_bot(seat, &place),
            Ok(action) => action,
        };
        let Some(action) = action else {
            // With a deadline it looks again at its own pace. If the actions of others woke it
            // instead, its pace would tell of actions that nobody may notice.
            if !went_on && game.deadline().is_some() && game.able().contains(seat) {
                let thinks = self.thinking_time().max(THINKS_AGAIN);
                self.let_bot_think(seat, thinks);
            } else {
                self.schedule.thoughts.insert(seat, Thought::Rests { knew });
            }
            return;
        };
        match game.propose(self.clock.now(), seat, &action) {
            // A failure of the store is logged already.
            Ok(()) => drop(self.commit(Change::default()).await),
            // The bot chooses again, and may choose something else.
            Err(Deny::TooOften) => {
                let thinks = self.thinking_time().max(THINKS_AGAIN);
                self.let_bot_think(seat, thinks);
            }
            Err(_) if went_on => {}
            // Without the reason, which can depend on what the seat holds.
            Err(_) => self.replace_bot(seat, "an action that was refused"),
        }
    }

    /// Replaces a bot that has failed, which is our bug, by one that plays any legal action, so
    /// that the match goes on.
    fn replace_bot(&mut self, seat: Seat, place: &str) {
        let game = self.game_id();
        tracing::error!(room = self.state.id, game, %seat, place, "a bot failed");
        self.forget_bot(seat);
        if let Some(game) = &mut self.game {
            game.seat_bot(seat, Level::Random);
        }
    }
}

/// How long bots take at this pace, in percent of what the server is set to.
const fn pace_percent(pace: BotPace, people: usize) -> u32 {
    match pace {
        BotPace::Calm => 175,
        BotPace::Normal => 100,
        BotPace::AtOnce if people == 1 => 10,
        BotPace::Quick | BotPace::AtOnce => 40,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_hurry_for_one_person_alone_and_for_nobody_else() {
        let paces = [BotPace::Calm, BotPace::Normal, BotPace::Quick, BotPace::AtOnce];
        assert_eq!(paces.map(|pace| pace_percent(pace, 1)), [175, 100, 40, 10]);
        assert_eq!(paces.map(|pace| pace_percent(pace, 2)), [175, 100, 40, 40]);
    }
}
