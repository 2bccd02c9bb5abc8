//! Bots: for empty seats, and for those whose people are away. A bot is a player: it hears what its
//! seat is told, sees what its seat sees, and what it does takes the same way as anybody's action.

use std::collections::BTreeMap;
use std::sync::Arc;

use redeye_bots::{Bot, HasBots, Level, Turn};
use redeye_game::{Audience, Game, Rng, Seat, SeatSet, Viewer};
use redeye_protocol::{BotLevel, Clock, CommandId, Status};
use tokio::sync::oneshot::error::TryRecvError;
use tokio::sync::{Notify, oneshot};
use tokio::time::{Duration, Instant};

use super::doc::Who;
use super::task::Room;
use crate::session::random;

/// A bot that would rather do nothing thinks again after this time, or later.
const THINKS_AGAIN: Duration = Duration::from_millis(250);

/// A bot begins to compute this long before it acts, so that how long it computes is inside the
/// time that was drawn. Its answer rests on what it saw then.
const COMPUTES: Duration = Duration::from_millis(150);

/// The minds of the bots of one match.
pub(super) struct Minds<G: Game> {
    by_seat: BTreeMap<Seat, Mind<G>>,
    /// Told whenever a bot has computed.
    pub(super) computed: Arc<Notify>,
}

/// One bot.
struct Mind<G: Game> {
    /// Made when it first has to think: it hears all that was told before. Not here while it
    /// computes.
    bot: Option<Box<dyn Bot<G>>>,
    /// Up to where in the history it has heard.
    heard: usize,
    /// How many entries the match had when it computed last.
    knew: u32,
    turn: Thought<G>,
}

/// Where a bot is with its next action.
enum Thought<G: Game> {
    /// There is nothing to think about.
    Idle,
    /// It will compute, and act, at times that were drawn.
    Waits { computes_at: Instant, acts_at: Instant },
    /// It computes, outside of the room's task.
    Computes { acts_at: Instant, answer: oneshot::Receiver<Answer<G>> },
    /// It has computed.
    Decided { acts_at: Instant, action: Option<G::Action> },
}

/// A bot that has computed, with what it wants to do.
type Answer<G> = (Box<dyn Bot<G>>, Option<<G as Game>::Action>);

impl<G: Game> Thought<G> {
    /// When there is something to do about it; nothing while it computes.
    const fn due(&self) -> Option<Instant> {
        match self {
            Self::Idle | Self::Computes { .. } => None,
            Self::Waits { computes_at, .. } => Some(*computes_at),
            Self::Decided { acts_at, .. } => Some(*acts_at),
        }
    }
}

impl<G: Game> Default for Minds<G> {
    fn default() -> Self {
        Self { by_seat: BTreeMap::new(), computed: Arc::default() }
    }
}

impl<G: Game> Minds<G> {
    /// A person plays this seat again.
    pub(super) fn forget(&mut self, seat: Seat) {
        self.by_seat.remove(&seat);
    }

    /// Another match.
    pub(super) fn forget_all(&mut self) {
        self.by_seat.clear();
    }

    /// Takes in what bots have computed.
    pub(super) fn collect(&mut self) {
        for mind in self.by_seat.values_mut() {
            let Thought::Computes { acts_at, answer } = &mut mind.turn else { continue };
            mind.turn = match answer.try_recv() {
                Ok((bot, action)) => {
                    mind.bot = Some(bot);
                    Thought::Decided { acts_at: *acts_at, action }
                }
                Err(TryRecvError::Empty) => continue,
                Err(TryRecvError::Closed) => {
                    tracing::error!("a bot failed");
                    Thought::Idle
                }
            };
        }
    }

    /// The seat has acted: whatever it does next, it thinks anew.
    pub(super) fn acted(&mut self, seat: Seat) {
        if let Some(mind) = self.by_seat.get_mut(&seat) {
            mind.turn = Thought::Idle;
        }
    }
}

impl<G: HasBots> Room<G> {
    /// Looks whom the match waits for now: bots begin to think, and for people the clock runs.
    pub(super) fn after_change(&mut self) {
        let (Some(table), Status::Playing) = (&self.table, self.doc.status) else {
            self.waiting.forget_all();
            return;
        };
        let (state, now) = (table.state(), Instant::now());
        let (awaits, deadline) = (state.awaits(), state.deadline());
        let (mut legal, mut owing, mut begin_to_think) = (Vec::new(), SeatSet::EMPTY, Vec::new());
        for seat in state.seats().iter() {
            legal.clear();
            state.legal(seat, &mut legal);
            // Where a clock runs the match goes on without those who do nothing: they may be
            // listening.
            if awaits.contains(seat) && !legal.is_empty() && deadline.is_none() {
                owing = owing.with(seat);
            }
            if legal.is_empty() && !awaits.contains(seat) || !self.is_played_by_bot(seat) {
                self.minds.acted(seat);
                continue;
            }
            let new = || Mind { bot: None, heard: 0, knew: 0, turn: Thought::Idle };
            let mind = self.minds.by_seat.entry(seat).or_insert_with(new);
            if matches!(mind.turn, Thought::Idle) {
                begin_to_think.push(seat);
            }
        }
        let left = deadline.map(|due| self.clock.instant(due).saturating_duration_since(now));
        for seat in begin_to_think {
            let thinks = self.thinking_time();
            self.let_bot_think(seat, left.map_or(thinks, |left| thinks.min(left / 2)));
        }
        self.note_absences(owing);
    }

    /// How long a bot thinks. It depends on nothing but chance: who has nothing to choose takes as
    /// long as who has.
    fn thinking_time(&mut self) -> Duration {
        let pace_ms = self.around.bot_pace.as_millis() as u32;
        Duration::from_millis((pace_ms / 2 + self.rng.below(pace_ms.max(1))).into())
    }

    /// When the match goes on by itself: a deadline, a bot, or the end of somebody's patience.
    pub(super) fn next_in_match(&self) -> Option<Instant> {
        let table = self.table.as_ref().filter(|_| self.doc.status == Status::Playing)?;
        let deadline = table.state().deadline().map(|due| self.clock.instant(due));
        if !self.is_attended() {
            return deadline;
        }
        let bots = self.minds.by_seat.values().filter_map(|mind| mind.turn.due());
        let absence = self.next_absence().map(|(at, _)| at);
        deadline.into_iter().chain(bots).chain(absence).min()
    }

    /// Is anybody here to play with? A live match in which nobody is stands still.
    fn is_attended(&self) -> bool {
        !self.conns.is_empty() || self.doc.settings.clock == Clock::Slow
    }

    /// Does what is due in the match.
    pub(super) async fn play_on(&mut self, now: Instant) {
        let Some(table) = self.table.as_mut().filter(|_| self.doc.status == Status::Playing) else {
            return;
        };
        let time = self.clock.now();
        if table.state().deadline().is_some_and(|due| due <= time) {
            if let Err(error) = table.advance(time).await {
                tracing::error!(room = self.doc.id, %error, "a deadline could not be entered");
            }
            return self.after_entry().await;
        }
        if !self.is_attended() {
            return;
        }
        if let Some((_, seat)) = self.next_absence().filter(|(at, _)| *at <= now) {
            return self.deal_with_absence(seat);
        }
        let is_due = |mind: &Mind<G>| mind.turn.due().is_some_and(|at| at <= now);
        let due = self.minds.by_seat.iter().find(|(_, mind)| is_due(mind));
        if let Some(seat) = due.map(|(seat, _)| *seat) {
            self.go_on_with(seat).await;
        }
    }

    /// Lets a bot act after `thinks`.
    fn let_bot_think(&mut self, seat: Seat, thinks: Duration) {
        let acts_at = Instant::now() + thinks;
        let computes_at = acts_at - COMPUTES.min(thinks / 2);
        if let Some(mind) = self.minds.by_seat.get_mut(&seat) {
            mind.turn = Thought::Waits { computes_at, acts_at };
        }
    }

    /// It is time for a bot to compute, or to act.
    async fn go_on_with(&mut self, seat: Seat) {
        let Some(mind) = self.minds.by_seat.get_mut(&seat) else { return };
        match std::mem::replace(&mut mind.turn, Thought::Idle) {
            Thought::Waits { acts_at, .. } => self.let_bot_compute(seat, acts_at),
            Thought::Decided { action, .. } => self.let_bot_act(seat, action).await,
            Thought::Idle | Thought::Computes { .. } => {}
        }
    }

    /// Lets a bot compute from what its seat knows now. Computing is work: it is done where it
    /// keeps nobody waiting, and nobody can tell by the room's pace who has more to think about.
    fn let_bot_compute(&mut self, seat: Seat, acts_at: Instant) {
        let Some(table) = &self.table else { return };
        let Some(mind) = self.minds.by_seat.get_mut(&seat) else { return };
        let state = table.state().clone();
        let mut bot = match mind.bot.take() {
            Some(bot) => bot,
            None => {
                mind.heard = 0;
                let level = match self.doc.sitter(seat).map(|sitter| &sitter.who) {
                    Some(Who::Bot { level: BotLevel::Random }) => Level::Random,
                    _ => Level::Normal,
                };
                G::bot(level, table.config(), seat)
            }
        };
        let told = |(audience, _): &&(Audience, G::Event)| audience.includes(Viewer::Seat(seat));
        let heard = std::mem::replace(&mut mind.heard, table.history().len());
        mind.knew = table.head();
        let news: Vec<G::Event> =
            table.history()[heard..].iter().filter(told).map(|(_, event)| event.clone()).collect();
        let mut rng = Rng::from_key(random());
        let computed = NotifyOnDrop(Arc::clone(&self.minds.computed));
        let (sender, answer) = oneshot::channel();
        tokio::task::spawn_blocking(move || {
            // Dropped last, also by a panic: the room looks when there is something to see.
            let _computed = computed;
            let sender = sender;
            news.iter().for_each(|event| bot.hear(event));
            let mut legal = Vec::new();
            state.legal(seat, &mut legal);
            let turn = Turn::new(&state, seat, &legal);
            let action = if legal.is_empty() { None } else { bot.act(&turn, &mut rng) };
            // The room may have forgotten this bot.
            let _ = sender.send((bot, action));
        });
        mind.turn = Thought::Computes { acts_at, answer };
    }

    /// A bot has made up its mind.
    async fn let_bot_act(&mut self, seat: Seat, action: Option<G::Action>) {
        let Some(table) = &self.table else { return };
        let state = table.state();
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let on_the_clock = state.deadline().is_some();
        let knew = self.minds.by_seat.get(&seat).map(|mind| mind.knew);
        let went_on = knew != Some(table.head());
        match action {
            Some(action) if legal.contains(&action) => {
                // A refusal is our bug, and changes nothing; the seat will be asked again.
                if let Err(deny) = self.enter(seat, action, CommandId(random())).await {
                    tracing::error!(room = self.doc.id, ?deny, "a bot was refused");
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

struct NotifyOnDrop(Arc<Notify>);

impl Drop for NotifyOnDrop {
    fn drop(&mut self) {
        self.0.notify_one();
    }
}
