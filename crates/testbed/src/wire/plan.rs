//! Pairs of deals that some viewers cannot tell apart, and what is done in both worlds.

use std::collections::HashMap;
use std::iter::repeat_with;

use redeye_game::{Game, Match, Rng, Salt, Seat, SeatSet, Seed, Time, Told, Viewer};
use redeye_games::{GameId, with_game};
use serde_json::{Value, json};

/// The time between two steps. It divides no pause, so that no deadline comes exactly when a seat
/// acts.
pub(super) const TICK_MS: u64 = 700;

/// The largest number of steps in which nobody does anything.
const PATIENCE: u64 = 30;

/// How long a table waits for a person who is gone before a bot covers the seat.
pub(super) const COVER_AFTER_S: u64 = 5;

/// Enough whispers that old lines are forgotten.
const FLOOD: usize = 310;

/// The largest number of steps, more than a match of most games takes. A match with a clock may go
/// on for ever.
const STEPS_MAX: usize = 300;

/// What is played: how many, with what, and how many later draws must be the same in both worlds.
pub(super) type Kind = (u8, &'static str, usize);

/// A game that can be played in two worlds.
pub(super) trait Twinned: Game {
    /// Which game it is.
    const GAME: GameId;
    /// What is played.
    const KINDS: &'static [Kind];
    /// What a plan remembers while it is made.
    type Memory: Default;

    /// Deals from `stream`, and returns what must be the same in its twin, and the deal itself.
    fn deal(config: &Self::Config, draws: usize, stream: &mut Rng) -> (String, Self::Chance);
    /// Returns whether these deals differ in what is hidden, so that the same can be done in both
    /// worlds for a while.
    fn are_twins(one: &Self::Chance, two: &Self::Chance) -> bool;
    /// Returns the seats that play against the others, or none in a game without sides.
    fn hidden(&self) -> SeatSet;
    /// Returns actions that a seat may try although they are not its own.
    fn tries(seat: Seat, other: Seat) -> Vec<Self::Action>;
    /// Returns what a seat does next in each world, or nothing if the worlds must part here.
    fn choose(planner: &mut Planner<'_, Self>, alike: &[Viewer]) -> Option<Move<Self>>;
}

/// What a seat does in each world.
pub(super) type Move<G> = (Seat, [<G as Game>::Action; 2]);

/// One game in two worlds.
pub struct Plan {
    /// The room's address, and what its secrets are made from.
    pub id: String,
    /// What is played.
    pub game: GameId,
    /// The number of seats.
    pub seats: u8,
    /// The options of the match.
    pub options: &'static str,
    /// The seeds of the draws, in each world.
    pub seeds: [Seed; 2],
    /// The salts that hide the seeds in their commitments.
    pub salts: [Salt; 2],
    /// The seats that play against the others, in each world, or none in a game without sides.
    pub hidden: [SeatSet; 2],
    /// The viewers who cannot tell the worlds apart after the start.
    pub alike: Vec<Viewer>,
    /// The steps, moment by moment.
    pub steps: Vec<Step>,
}

/// One moment, and what happens in it.
pub struct Step {
    /// What happens.
    pub doing: Doing,
    /// The viewers who were told the same in both worlds up to and including this step. After the
    /// end, when the characters are turned up, there are none.
    pub alike: Vec<Viewer>,
    /// The viewers who may not notice the step: they are told nothing, and what they see does not
    /// change.
    pub unnoticed_by: Vec<Viewer>,
}

/// What is done in both worlds by the same viewer.
#[derive(Debug)]
pub enum Doing {
    /// A seat acts. What it does differs only where the rules hide it.
    Act(Seat, [Value; 2]),
    /// Nobody does anything.
    Wait,
    /// Some seats try something that is refused.
    Probe(Vec<(Viewer, Value)>),
    /// A seat says something. Its words and the number of lines differ only where every listener
    /// can tell the worlds apart anyway.
    Say(Seat, [Vec<String>; 2]),
    /// A viewer loses the connection and reconnects.
    Reconnect(Viewer),
    /// A seat loses the connection for so long that a bot covers it.
    Leave(Seat),
    /// Its person comes back and takes the seat from the bot.
    Return(Seat),
    /// A seat goes on from another device.
    Device(Seat),
    /// A viewer asks for the record, which is a secret until the end.
    Peek(Viewer),
}

impl Doing {
    /// Returns whether it belongs to the match itself.
    pub(super) const fn is_play(&self) -> bool {
        matches!(self, Self::Act(..) | Self::Wait)
    }
}

impl Plan {
    /// Returns everybody at this table: the seats, and one spectator.
    pub(super) fn viewers(&self) -> Vec<Viewer> {
        let seats = SeatSet::first(self.seats);
        seats.iter().map(Viewer::Seat).chain([Viewer::Public]).collect()
    }
}

/// Makes `count` plans. The same word makes the same plans.
pub fn plans(count: usize, word: &str) -> Vec<Plan> {
    let kinds_of = |game: GameId| with_game!(game, G => G::KINDS.len());
    let kinds = GameId::ALL.into_iter().map(kinds_of).sum();
    // The games take turns, so that a few plans already have some of each.
    let numbers = |kind: usize| (kind..count).step_by(kinds).collect::<Vec<usize>>();
    let mut plans = Vec::new();
    let mut next = 0;
    let mut take = |kinds: usize| {
        next += kinds;
        (next - kinds..next).map(numbers).collect::<Vec<_>>()
    };
    for game in GameId::ALL {
        let numbers = take(kinds_of(game));
        // Each game has its own stream, so that draws of one game change no plan of another.
        let mut rng = Rng::from_word(&format!("{word} {game}"));
        with_game!(game, G => plan_all::<G>(&numbers, &mut plans, &mut rng));
    }
    plans.sort_by(|one, two| one.id.cmp(&two.id));
    plans
}

/// Makes `count` plans of each kind of one game. The same word makes the same plans.
pub fn plans_of(game: GameId, count: usize, word: &str) -> Vec<Plan> {
    let (mut plans, mut rng) = (Vec::new(), Rng::from_word(word));
    let numbers = |kind: usize| (kind * count..(kind + 1) * count).collect::<Vec<usize>>();
    with_game!(game, G => {
        let numbers: Vec<Vec<usize>> = (0..G::KINDS.len()).map(numbers).collect();
        plan_all::<G>(&numbers, &mut plans, &mut rng);
    });
    plans
}

/// Makes the plans of one game: of each kind the plans with these numbers.
fn plan_all<G: Twinned>(numbers: &[Vec<usize>], plans: &mut Vec<Plan>, rng: &mut Rng) {
    for (kind, numbers) in G::KINDS.iter().zip(numbers) {
        for (number, seeds) in numbers.iter().zip(deals::<G>(kind, numbers.len(), rng)) {
            plans.push(Planner::<G>::new(format!("T{number:015}"), kind, seeds, rng).finish());
        }
    }
}

/// Finds pairs of seeds whose deals are twins. All deals that were tried are kept, so that each new
/// one can be the twin of any of them.
fn deals<G: Twinned>(kind: &Kind, count: usize, rng: &mut Rng) -> Vec<[Seed; 2]> {
    let (seats, options, draws) = *kind;
    let config = G::configure(seats, options).expect("options that fit");
    let mut seen: HashMap<String, Vec<(Seed, G::Chance)>> = HashMap::new();
    let mut pair = || {
        let seed = Seed(rng.bytes());
        let (key, deal) = G::deal(&config, draws, &mut Rng::for_deal(&seed, []));
        let others = seen.entry(key).or_default();
        match others.iter().position(|(_, other)| G::are_twins(other, &deal)) {
            Some(place) => Some([others.swap_remove(place).0, seed]),
            None => {
                others.push((seed, deal));
                None
            }
        }
    };
    repeat_with(&mut pair).flatten().take(count).collect()
}

/// Makes the schedule of a plan, by playing both worlds.
pub(super) struct Planner<'r, G: Twinned> {
    plan: Plan,
    worlds: [Match<G>; 2],
    now: Time,
    pub(super) rng: &'r mut Rng,
    pub(super) memory: G::Memory,
    /// For how many more steps nobody does anything, until a pause is over.
    waits: u64,
    /// Whether no seat can do the same in both worlds any more.
    parted: bool,
    /// The seat whose person is gone, and for how many steps before a bot covers it.
    away: Option<(Seat, u64)>,
    /// The viewers who lose the connection next.
    reconnects: Vec<Viewer>,
    /// Whether something was said aloud, and whether a seat has whispered enough.
    spoken: bool,
    flooded: bool,
    /// Whether a bot has covered a seat.
    left: bool,
}

impl<'r, G: Twinned> Planner<'r, G> {
    fn new(id: String, kind: &Kind, seeds: [Seed; 2], rng: &'r mut Rng) -> Self {
        let (seats, options, _) = *kind;
        let config = G::configure(seats, options).expect("options that fit");
        let begin = |seed: &Seed| Match::<G>::new(&config, Rng::for_deal(seed, []));
        let mut worlds = seeds.each_ref().map(begin);
        let told = worlds.each_mut().map(|world| {
            let mut told = Told::new();
            world.advance(Time::ZERO, &mut told);
            told
        });
        let hidden = worlds.each_ref().map(|world| world.state().hidden());
        let salts = [Salt(rng.bytes()), Salt(rng.bytes())];
        let (alike, steps) = (Vec::new(), Vec::new());
        let game = G::GAME;
        let mut plan = Plan { id, game, seats, options, seeds, salts, hidden, alike, steps };
        plan.alike = still_alike::<G>(&plan.viewers(), &told);
        assert!(plan.alike.contains(&Viewer::Public), "the public part of the deals is the same");
        assert!(plan.alike.len() > 1, "somebody at the table cannot tell the worlds apart");
        let (now, memory) = (Time::ZERO, G::Memory::default());
        Self {
            plan,
            worlds,
            now,
            rng,
            memory,
            waits: 0,
            parted: false,
            away: None,
            reconnects: Vec::new(),
            spoken: false,
            flooded: false,
            left: false,
        }
    }

    /// Continues until the match is over, or a draw that everybody sees differs.
    fn finish(mut self) -> Plan {
        let mut alike = self.plan.alike.clone();
        while alike.contains(&Viewer::Public)
            && !self.parted
            && !self.is_over()
            && self.plan.steps.len() < STEPS_MAX
        {
            let before = self.state(0).clone();
            let (doing, told) = self.step(&alike);
            let unnoticed_by = self.unnoticed_by(&before, &doing, &told[0]);
            alike = still_alike::<G>(&alike, &told);
            if self.is_over() || !alike.contains(&Viewer::Public) {
                alike.clear();
            }
            self.plan.steps.push(Step { doing, alike: alike.clone(), unnoticed_by });
        }
        self.plan
    }

    /// Returns the viewers for whom nothing has changed, if a seat has acted or spoken.
    fn unnoticed_by(&self, before: &G, doing: &Doing, told: &Told<G::Event>) -> Vec<Viewer> {
        let after = self.state(0);
        // The clock may have brought something at the same moment.
        let is_still = |viewer: &Viewer| {
            told.heard_by(*viewer).next().is_none()
                && before.view(*viewer) == after.view(*viewer)
                && before.awaits() == after.awaits()
                && before.shown_deadline() == after.shown_deadline()
        };
        let same = |viewer: &Viewer| match (doing, viewer) {
            (Doing::Act(actor, _), Viewer::Seat(seat)) => actor != seat && is_still(viewer),
            (Doing::Act(..), _) => is_still(viewer),
            (Doing::Say(speaker, _), Viewer::Seat(seat)) => {
                let hears = seat == speaker || after.earshot(*speaker).contains(*seat);
                !hears && is_still(viewer)
            }
            (Doing::Say(speaker, _), _) => {
                after.earshot(*speaker) != after.seats() && is_still(viewer)
            }
            _ => false,
        };
        self.plan.viewers().into_iter().filter(same).collect()
    }

    pub(super) fn state(&self, world: usize) -> &G {
        self.worlds[world].state()
    }

    pub(super) const fn plan(&self) -> &Plan {
        &self.plan
    }

    fn is_over(&self) -> bool {
        self.state(0).outcome().is_some()
    }

    /// Makes one step of both worlds, at the next tick of the clock.
    fn step(&mut self, alike: &[Viewer]) -> (Doing, [Told<G::Event>; 2]) {
        let now = Time::from_ms(self.plan.steps.len() as u64 * TICK_MS);
        let mut told = [Told::new(), Told::new()];
        for (world, told) in self.worlds.iter_mut().zip(&mut told) {
            world.advance(now, told);
        }
        self.now = now;
        if let Some(doing) = self.wait_for_who_is_away(&mut told) {
            return (doing, told);
        }
        // The clock may have caused a draw that differs; then the plan ends here.
        let same = still_alike::<G>(&[Viewer::Public], &told).len() == 1;
        if !same || self.is_over() || self.waits > 0 {
            self.waits = self.waits.saturating_sub(1);
            return (Doing::Wait, told);
        }
        if let Some(doing) = self.disturb(alike) {
            return (doing, told);
        }
        // Where nobody can do anything, the clock goes on.
        let nobody = |world: &Match<G>| {
            let state = world.state();
            state.seats().iter().all(|seat| legal(state, seat).is_empty())
        };
        if self.worlds.iter().all(nobody) {
            return (Doing::Wait, told);
        }
        let Some((seat, actions)) = G::choose(self, alike) else {
            self.parted = true;
            return (Doing::Wait, told);
        };
        let sent = actions.each_ref().map(|action| json!(action));
        for ((world, told), action) in self.worlds.iter_mut().zip(&mut told).zip(actions) {
            world.submit(now, seat, action, told).expect("it was chosen among the legal");
        }
        (Doing::Act(seat, sent), told)
    }

    /// Waits while a seat is away, and nobody else does anything. Then a bot covers it, which has
    /// at most one thing to do.
    fn wait_for_who_is_away(&mut self, told: &mut [Told<G::Event>; 2]) -> Option<Doing> {
        let (seat, steps) = self.away?;
        if steps == 0 {
            self.away = None;
            return Some(Doing::Return(seat));
        }
        self.away = Some((seat, steps - 1));
        if steps == 1 {
            for (world, told) in self.worlds.iter_mut().zip(told) {
                if let Some(action) = legal(world.state(), seat).pop() {
                    world.submit(self.now, seat, action, told).expect("it is legal");
                }
            }
        }
        Some(Doing::Wait)
    }

    /// Does now and then something that the match does not wait for.
    fn disturb(&mut self, alike: &[Viewer]) -> Option<Doing> {
        let gone = self.reconnects.pop().filter(|who| alike.contains(who));
        if gone.is_some() {
            return gone.map(Doing::Reconnect);
        }
        let who = *self.rng.pick(alike).expect("the public at least");
        // Everything happens once, at least, however short the match.
        match self.plan.steps.len() {
            1 => return Some(Doing::Reconnect(who)),
            2 => return alike.iter().copied().find_map(seat_of).map(Doing::Device),
            3 => return Some(self.probe(alike)),
            _ if !self.left => {
                let leaves =
                    alike.iter().copied().filter_map(seat_of).find_map(|it| self.leave(it));
                if leaves.is_some() {
                    return leaves;
                }
            }
            _ => {}
        }
        match self.rng.below(100) {
            0..2 => return Some(self.probe(alike)),
            2..6 => return Some(self.probe(&[who])),
            6..10 => return Some(Doing::Reconnect(who)),
            10..12 => return Some(Doing::Peek(who)),
            12..20 => return Some(self.say(alike)),
            20..24 => return Some(Doing::Device(seat_of(who)?)),
            24..32 => return self.leave(seat_of(who)?),
            _ => {}
        }
        // Or nobody answers until the pause is over.
        let due = self.state(0).deadline().filter(|_| self.rng.below(10) == 0)?;
        let waits = (due.ms() - self.now.ms()) / TICK_MS;
        self.waits = waits.min(PATIENCE);
        Some(Doing::Wait)
    }

    /// Lets a seat go away, if it is certain what a bot would do for it, because the choices of
    /// bots are drawn at random in each world.
    fn leave(&mut self, seat: Seat) -> Option<Doing> {
        let certain = |world: &Match<G>| {
            let mut after = world.clone();
            let only = match legal(world.state(), seat).as_slice() {
                [] => None,
                [only] if world.state().awaits().contains(seat) => Some(only.clone()),
                _ => return None,
            };
            let had_one = only.is_some();
            if let Some(action) = only.clone() {
                after.submit(self.now, seat, action, &mut Told::new()).ok()?;
            }
            let quiet = |state: &G| state.deadline().is_none() && state.outcome().is_none();
            let idle = legal(after.state(), seat).is_empty();
            let done = idle && !(had_one && after.state().awaits().contains(seat));
            (quiet(world.state()) && quiet(after.state()) && done).then_some(only)
        };
        let [one, two] = self.worlds.each_ref().map(certain);
        if self.plan.seats < 2 || one? != two? {
            return None;
        }
        self.left = true;
        // One step later the bot computes, and one more step later it acts.
        self.away = Some((seat, (COVER_AFTER_S * 1000).div_ceil(TICK_MS) + 2));
        Some(Doing::Leave(seat))
    }

    fn some_seat(&mut self) -> Seat {
        Seat::at(self.rng.below(self.plan.seats.into()) as usize)
    }

    /// Lets a seat say something, with different words in each world if every listener can tell the
    /// worlds apart anyway. Seats for which this is so speak first, because that is the interesting
    /// case.
    fn say(&mut self, alike: &[Viewer]) -> Doing {
        let state = self.state(0);
        let is_heard = |seat: &Seat| {
            let heard = state.earshot(*seat).with(*seat);
            alike.iter().any(|viewer| match viewer {
                Viewer::Seat(seat) => heard.contains(*seat),
                Viewer::Public | Viewer::All => heard == state.seats(),
            })
        };
        let whisperers: Vec<Seat> = state.seats().iter().filter(|seat| !is_heard(seat)).collect();
        let number = self.plan.steps.len();
        let line = |text: &str| format!("{text} ({number}).");
        let Some(seat) = self.rng.pick(&whisperers).copied() else {
            self.spoken = true;
            let said = vec![line("It is not me")];
            return Doing::Say(self.some_seat(), [said.clone(), said]);
        };
        // Where there are sides, the speaker's own lengths are compared, too.
        let sides = !self.plan.hidden[0].is_empty();
        let floods = self.spoken && !self.flooded && !sides && self.rng.below(3) == 0;
        let (one, two) = match self.rng.below(2) {
            _ if floods => (0, FLOOD),
            _ if sides => (1, 1),
            0 => (self.rng.below(3) as usize, 1),
            _ => (1, self.rng.below(3) as usize),
        };
        if floods {
            self.flooded = true;
            self.reconnects = alike.to_vec();
        }
        let lines = |text: &str, count: usize| vec![line(text); count];
        Doing::Say(seat, [lines("It is not me", one), lines("I have no guns", two)])
    }

    /// Returns something that each of `who` is refused in both worlds, for the same reason.
    fn probe(&mut self, who: &[Viewer]) -> Doing {
        let request = |who: &Viewer| {
            let tries = G::tries(self.some_seat(), self.some_seat());
            let action = self.rng.pick(&tries).expect("there are some");
            let refused = match who {
                Viewer::Seat(seat) => self.state(0).check(*seat, action).is_err(),
                Viewer::Public | Viewer::All => true,
            };
            (*who, if refused { json!({ "act": action }) } else { json!("start") })
        };
        Doing::Probe(who.iter().map(request).collect())
    }

    /// Returns what `seat` can do in both worlds.
    pub(super) fn common(&self, seat: Seat) -> Vec<G::Action> {
        let others = legal(self.state(1), seat);
        let mut actions = legal(self.state(0), seat);
        actions.retain(|action| others.contains(action));
        actions
    }
}

const fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public | Viewer::All => None,
    }
}

/// Returns those of `viewers` who were told the same in both worlds.
fn still_alike<G: Game>(viewers: &[Viewer], told: &[Told<G::Event>; 2]) -> Vec<Viewer> {
    let same = |viewer: &Viewer| told[0].heard_by(*viewer).eq(told[1].heard_by(*viewer));
    viewers.iter().copied().filter(same).collect()
}

pub(super) fn legal<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    actions
}
