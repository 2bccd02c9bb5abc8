//! Bots: for empty seats, and for those whose people are away. A bot is a player: it hears what its
//! seat is told, sees what its seat sees, and what it does takes the same way as anybody's action.

use std::collections::BTreeMap;

use redeye_bots::{Bot, HasBots, Level, Turn};
use redeye_game::{Audience, Game, Rng, Seat, SeatSet, Viewer};
use redeye_protocol::{BotLevel, Clock, CommandId, Status};
use tokio::time::{Duration, Instant};

use super::doc::Who;
use super::task::Room;
use crate::session::random;

/// A bot that would rather do nothing thinks again after this time, or later.
const THINKS_AGAIN: Duration = Duration::from_millis(250);

/// The minds of the bots of one match.
pub(super) struct Minds<G: Game>(BTreeMap<Seat, Mind<G>>);

/// One bot.
struct Mind<G: Game> {
    /// Made when it first has to think: it hears all that was told before.
    bot: Option<Box<dyn Bot<G>>>,
    /// Up to where in the history it has heard.
    heard: usize,
    /// When it will have made up its mind.
    thinks_until: Option<Instant>,
}

impl<G: Game> Default for Minds<G> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

impl<G: Game> Minds<G> {
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
            mind.thinks_until = None;
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
            let new = || Mind { bot: None, heard: 0, thinks_until: None };
            let mind = self.minds.0.entry(seat).or_insert_with(new);
            if mind.thinks_until.is_none() {
                begin_to_think.push(seat);
            }
        }
        let left = deadline.map(|due| self.clock.instant(due).saturating_duration_since(now));
        for seat in begin_to_think {
            let thinks = self.thinking_time();
            let until = now + left.map_or(thinks, |left| thinks.min(left / 2));
            if let Some(mind) = self.minds.0.get_mut(&seat) {
                mind.thinks_until = Some(until);
            }
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
        let bots = self.minds.0.values().filter_map(|mind| mind.thinks_until);
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
        let is_due = |at: Option<Instant>| at.is_some_and(|at| at <= now);
        if let Some((_, seat)) = self.next_absence().filter(|(at, _)| *at <= now) {
            return self.deal_with_absence(seat);
        }
        let ready = self.minds.0.iter().find(|(_, mind)| is_due(mind.thinks_until));
        if let Some(seat) = ready.map(|(seat, _)| *seat) {
            self.let_bot_act(seat).await;
        }
    }

    /// A bot has made up its mind.
    async fn let_bot_act(&mut self, seat: Seat) {
        let Some(table) = &self.table else { return };
        let Some(mind) = self.minds.0.get_mut(&seat) else { return };
        mind.thinks_until = None;
        let state = table.state().clone();
        let on_the_clock = state.deadline().is_some();
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        if legal.is_empty() {
            return;
        }
        let mut bot = match mind.bot.take() {
            Some(bot) => bot,
            None => {
                let level = match self.doc.sitter(seat).map(|sitter| &sitter.who) {
                    Some(Who::Bot { level: BotLevel::Random }) => Level::Random,
                    _ => Level::Normal,
                };
                G::bot(level, table.config(), seat)
            }
        };
        let told = |(audience, _): &&(Audience, G::Event)| audience.includes(Viewer::Seat(seat));
        let heard = std::mem::replace(&mut mind.heard, table.history().len());
        let news: Vec<G::Event> =
            table.history()[heard..].iter().filter(told).map(|(_, event)| event.clone()).collect();
        let mut rng = Rng::from_key(random());
        // Thinking is work: it is done where it keeps nobody waiting.
        let thought = tokio::task::spawn_blocking(move || {
            news.iter().for_each(|event| bot.hear(event));
            let action = bot.act(&Turn::new(&state, seat, &legal), &mut rng);
            (bot, action)
        });
        let Ok((bot, action)) = thought.await else {
            tracing::error!(room = self.doc.id, "a bot failed");
            return;
        };
        // Where a clock runs it may think better of it in time. If what others do woke it instead,
        // its pace would tell of what nobody may know.
        let again = Instant::now() + self.thinking_time().max(THINKS_AGAIN);
        if let Some(mind) = self.minds.0.get_mut(&seat) {
            mind.bot = Some(bot);
            mind.thinks_until = (action.is_none() && on_the_clock).then_some(again);
        }
        if let Some(action) = action {
            // A refusal is our bug, and changes nothing; the seat will be asked again.
            if let Err(deny) = self.enter(seat, action, CommandId(random())).await {
                tracing::error!(room = self.doc.id, ?deny, "a bot was refused");
            }
        }
    }
}
