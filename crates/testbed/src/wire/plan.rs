//! Pairs of deals that some viewers cannot tell apart, and what is done in both worlds.

use std::collections::HashMap;

use redeye_game::{Game as _, Input, Match, Rng, Salt, Seat, SeatSet, Seed, Time, Told, Viewer};
use redeye_resistance::{
    Action, Card, Chance, Config, Event, Loyalty, Pile, PlotCard, Resistance, Side, Stage,
};
use serde_json::{Value, json};

/// How much time passes between two steps. It divides no pause, so that no deadline comes just
/// when somebody acts.
pub(super) const TICK_MS: u64 = 700;

/// What is played: how many, with what, and how many draws of plot cards must be the same in both
/// worlds. They are public and follow from the seed, so seeds are looked for that agree in them.
const KINDS: [(u8, &str, usize); 8] = [
    (5, "", 0),
    (7, "plots pause=5", 4),
    (6, "blind", 0),
    (10, "blind plots pause=5", 2),
    (8, "targeted", 0),
    (5, "hunter dummy-agent pause=5", 0),
    (7, "hunter deep-agent pretender blame inquisitor pause=5", 0),
    (9, "hunter coordinator resistance-hacker spy-hacker hidden-hacker", 0),
];

/// One game in two worlds.
pub struct Plan {
    /// The room's address, and what its secrets are made from.
    pub id: String,
    /// How many play.
    pub seats: u8,
    /// With which options.
    pub options: &'static str,
    /// What the draws follow from, in each world.
    pub seeds: [Seed; 2],
    /// What hides the seeds in their commitments.
    pub salts: [Salt; 2],
    /// Who the spies are, in each world.
    pub spies: [SeatSet; 2],
    /// Who cannot tell the worlds apart after the start.
    pub alike: Vec<Viewer>,
    /// What is done, moment by moment.
    pub steps: Vec<Step>,
}

/// One moment, and what happens in it.
pub struct Step {
    /// What happens.
    pub doing: Doing,
    /// Who has been told the same in both worlds, up to and with this step. Nobody after the end:
    /// then the characters are turned up.
    pub alike: Vec<Viewer>,
    /// Nobody may notice it: a mission card that is not the last. A spy has a choice and the
    /// Resistance has none, so when a card was played would tell whose it is.
    pub hidden: bool,
}

/// What is done, by the same hand in both worlds.
pub enum Doing {
    /// A seat acts. What it does differs only where the rules hide it.
    Act(Seat, [Action; 2]),
    /// Nobody does anything.
    Wait,
    /// Somebody tries what is refused.
    Probe(Viewer, Value),
    /// A seat says something.
    Say(Seat),
    /// Somebody loses the connection and comes back.
    Reconnect(Viewer),
    /// Somebody asks for the record, which is a secret until the end.
    Peek(Viewer),
}

impl Doing {
    /// Does it belong to the match, whoever is at the table?
    pub(super) const fn is_play(&self) -> bool {
        matches!(self, Self::Act(..) | Self::Wait)
    }
}

impl Plan {
    /// Everybody at this table: the seats, and one who watches.
    pub(super) fn viewers(&self) -> Vec<Viewer> {
        let seats = SeatSet::first(self.seats);
        seats.iter().map(Viewer::Seat).chain([Viewer::Public]).collect()
    }
}

/// Makes `count` plans; the same word makes the same ones.
pub fn plans(count: usize, word: &str) -> Vec<Plan> {
    let mut rng = Rng::from_word(word);
    let share = |kind: usize| count / KINDS.len() + usize::from(kind < count % KINDS.len());
    let mut pairs: Vec<_> = KINDS
        .iter()
        .enumerate()
        .map(|(place, kind)| deals(kind, share(place), &mut rng).into_iter())
        .collect();
    let plans = (0..count).map(|number| {
        let kind = &KINDS[number % KINDS.len()];
        let seeds = pairs[number % KINDS.len()].next().expect("there is a pair for each");
        Planner::new(format!("T{number:015}"), kind, seeds, &mut rng).finish()
    });
    plans.collect()
}

/// Pairs of seeds with different characters, and the same first Leader and draws of plot cards. All
/// that were tried are kept, so that each new one can be the twin of any of them.
fn deals(kind: &(u8, &str, usize), count: usize, rng: &mut Rng) -> Vec<[Seed; 2]> {
    let (seats, options, draws) = *kind;
    let config = Resistance::configure(seats, options).expect("options that fit");
    let mut seen: HashMap<String, (Seed, Chance)> = HashMap::new();
    let mut pairs = Vec::new();
    while pairs.len() < count {
        let seed = Seed(rng.bytes());
        let mut stream = Rng::for_deal(&seed, []);
        let mut state = Resistance::setup(&config);
        let deal = state.draw(&mut stream);
        let mut told = Told::new();
        state.apply(Time::ZERO, Input::Chance(deal), &mut told);
        let mut key = plot_draws(&config, draws, &mut stream);
        // Spies alone leave many who cannot tell; of characters somebody must be dealt the same.
        let viewer =
            if config.has_characters() { Viewer::Seat(Seat::at(0)) } else { Viewer::Public };
        told.heard_by(viewer).for_each(|event| key += &format!(" {event}"));
        match seen.get(&key) {
            Some((_, other)) if *other == deal => {}
            Some(_) => {
                let (other, _) = seen.remove(&key).expect("it was there");
                pairs.push([other, seed]);
            }
            None => drop(seen.insert(key, (seed, deal))),
        }
    }
    pairs
}

/// The plot cards that the first draws bring (RES-11).
fn plot_draws(config: &Config, draws: usize, rng: &mut Rng) -> String {
    let mut deck: Vec<PlotCard> = Pile::deck(config.seats()).iter().collect();
    let mut card = |_| deck.remove(rng.below(deck.len() as u32) as usize);
    let mut draw = |_| (0..config.plots_drawn()).map(&mut card).collect::<Pile>().to_string();
    (0..draws).map(&mut draw).collect::<Vec<String>>().join(" ")
}

/// Makes the schedule of a plan, by playing both worlds.
struct Planner<'r> {
    plan: Plan,
    worlds: [Match<Resistance>; 2],
    now: Time,
    rng: &'r mut Rng,
    /// What each team member plays in the mission under way, in each world.
    cards: Option<[SeatSet; 2]>,
    /// How many steps nobody does anything, until a pause is over.
    waits: u64,
}

impl<'r> Planner<'r> {
    fn new(
        id: String,
        kind: &(u8, &'static str, usize),
        seeds: [Seed; 2],
        rng: &'r mut Rng,
    ) -> Self {
        let (seats, options, _) = *kind;
        let config = Resistance::configure(seats, options).expect("options that fit");
        let begin = |seed: &Seed| Match::<Resistance>::new(&config, Rng::for_deal(seed, []));
        let mut worlds = seeds.each_ref().map(begin);
        let told = worlds.each_mut().map(|world| {
            let mut told = Told::new();
            world.advance(Time::ZERO, &mut told);
            told
        });
        let spies = worlds.each_ref().map(|world| world.state().own(Viewer::All).spies);
        let salts = [Salt(rng.bytes()), Salt(rng.bytes())];
        let alike = Vec::new();
        let mut plan = Plan { id, seats, options, seeds, salts, spies, alike, steps: Vec::new() };
        plan.alike = still_alike(&plan.viewers(), &told);
        assert!(plan.alike.contains(&Viewer::Public), "the public part of the deals is the same");
        assert!(plan.alike.len() > 1, "somebody at the table cannot tell the worlds apart");
        Self { plan, worlds, now: Time::ZERO, rng, cards: None, waits: 0 }
    }

    /// Goes on until the match is over, or a draw that everybody sees differs.
    fn finish(mut self) -> Plan {
        let mut alike = self.plan.alike.clone();
        while alike.contains(&Viewer::Public) && self.state(0).outcome().is_none() {
            let before = self.state(0).table();
            let (doing, told) = self.step(&alike);
            // RES-25: nor may an answer be noticed where all are asked to go on.
            let is_secret = match doing {
                Doing::Act(_, [Action::Play { .. }, _]) => true,
                Doing::Act(..) => before.stage == Stage::GoOn,
                _ => false,
            };
            let hidden = is_secret && self.state(0).table() == before;
            alike = still_alike(&alike, &told);
            let over = self.state(0).outcome().is_some();
            if over || !alike.contains(&Viewer::Public) {
                alike.clear();
            }
            self.plan.steps.push(Step { doing, alike: alike.clone(), hidden });
        }
        self.plan
    }

    fn state(&self, world: usize) -> &Resistance {
        self.worlds[world].state()
    }

    /// One step of both worlds, at the next tick of the clock.
    fn step(&mut self, alike: &[Viewer]) -> (Doing, [Told<Event>; 2]) {
        let now = Time::from_ms(self.plan.steps.len() as u64 * TICK_MS);
        let mut told = [Told::new(), Told::new()];
        for (world, told) in self.worlds.iter_mut().zip(&mut told) {
            world.advance(now, told);
        }
        self.now = now;
        // The clock may have brought a draw that is not the same: then it ends here.
        let same = still_alike(&[Viewer::Public], &told).len() == 1;
        let doing = if same { self.choose(alike) } else { Doing::Wait };
        if let Doing::Act(seat, actions) = doing {
            for ((world, told), action) in self.worlds.iter_mut().zip(&mut told).zip(actions) {
                world.submit(now, seat, action, told).expect("it was chosen among the legal");
            }
        }
        (doing, told)
    }

    fn choose(&mut self, alike: &[Viewer]) -> Doing {
        if self.state(0).outcome().is_some() || self.waits > 0 {
            self.waits = self.waits.saturating_sub(1);
            return Doing::Wait;
        }
        let who = *self.rng.pick(alike).expect("the public at least");
        match self.rng.below(100) {
            0..6 => return self.probe(who),
            6..10 => return Doing::Reconnect(who),
            10..12 => return Doing::Peek(who),
            12..14 => return Doing::Say(self.some_seat()),
            _ => {}
        }
        // Now and then nobody answers until the pause is over.
        if let Some(due) = self.state(0).deadline()
            && self.rng.below(10) == 0
        {
            self.waits = (due.ms() - self.now.ms()) / TICK_MS;
            return Doing::Wait;
        }
        self.act(alike)
    }

    fn some_seat(&mut self) -> Seat {
        Seat::at(self.rng.below(self.plan.seats.into()) as usize)
    }

    /// Something that `who` is refused in both worlds, for a reason that both give.
    fn probe(&mut self, who: Viewer) -> Doing {
        let (seat, other) = (self.some_seat(), self.some_seat());
        let team = SeatSet::of(seat).with(other);
        let tries = [
            Action::Propose { team },
            Action::Approve,
            Action::Play { card: Card::Fail },
            Action::Play { card: Card::Success },
            Action::Aim { mission: 5 },
            Action::Give { card: PlotCard::CloseEye, to: seat },
            Action::Take { card: PlotCard::NoConfidence, from: seat },
            Action::Overhear { neighbour: seat },
            Action::Show { to: seat },
            Action::Use,
            Action::Spotlight { on: seat },
            Action::Watch { member: seat },
            Action::Play { card: Card::Hack },
            Action::Appoint { investigator: seat },
            Action::Accuse { accused: seat },
            Action::Blame { named: seat },
            Action::Examine { whom: seat },
            Action::HandOver { loyalty: Loyalty::NoChief },
            Action::Inquire { whom: seat },
            Action::ClaimSide { side: Side::Spy },
        ];
        let action = *self.rng.pick(&tries).expect("there are some");
        let refused = match who {
            Viewer::Seat(seat) => self.state(0).check(seat, &action).is_err(),
            Viewer::Public | Viewer::All => true,
        };
        let request = if refused { json!({ "act": action }) } else { json!("start") };
        Doing::Probe(who, request)
    }

    /// A seat acts: the same in both worlds, but for mission cards.
    fn act(&mut self, alike: &[Viewer]) -> Doing {
        let stage = self.state(0).table().stage;
        if stage != Stage::Mission {
            self.cards = None;
        }
        // A card of one's own may have to be another one in the other world.
        let is_own_card = matches!(stage, Stage::Mission | Stage::HandOver);
        let can_act = |seat: &Seat| match is_own_card {
            true => !legal(self.state(0), *seat).is_empty(),
            false => !self.common(*seat).is_empty(),
        };
        let able: Vec<Seat> = SeatSet::first(self.plan.seats).iter().filter(can_act).collect();
        let seat = *self.rng.pick(&able).expect("somebody is awaited");
        if stage == Stage::Mission {
            let fails = self.cards.unwrap_or_else(|| self.deal_cards(alike));
            self.cards = Some(fails);
            let card =
                |fails: SeatSet| if fails.contains(seat) { Card::Fail } else { Card::Success };
            return Doing::Act(seat, fails.map(|fails| Action::Play { card: card(fails) }));
        }
        let mut choices = self.common(seat);
        if choices.is_empty() {
            let own = [0, 1].map(|world| legal(self.state(world), seat)[0]);
            return Doing::Act(seat, own);
        }
        // Most teams are approved, so that there are missions.
        if stage == Stage::Vote && self.rng.below(3) > 0 {
            choices.retain(|action| *action == Action::Approve);
        }
        // What would tell somebody the worlds apart is mostly left alone.
        let telling = |action: &Action| match *action {
            Action::Show { to } => self.differs(seat) && alike.contains(&Viewer::Seat(to)),
            Action::Overhear { neighbour } => {
                self.differs(neighbour) && alike.contains(&Viewer::Seat(seat))
            }
            _ => false,
        };
        let quiet: Vec<Action> = choices.iter().copied().filter(|a| !telling(a)).collect();
        if !quiet.is_empty() && self.rng.below(5) > 0 {
            choices = quiet;
        }
        let action = *self.rng.pick(&choices).expect("what is public is legal in both worlds");
        Doing::Act(seat, [action; 2])
    }

    /// What `seat` can do in both worlds.
    fn common(&self, seat: Seat) -> Vec<Action> {
        let others = legal(self.state(1), seat);
        let mut actions = legal(self.state(0), seat);
        actions.retain(|action| others.contains(action));
        actions
    }

    /// Has `seat` another character in the other world?
    fn differs(&self, seat: Seat) -> bool {
        self.plan.spies[0].contains(seat) != self.plan.spies[1].contains(seat)
    }

    /// Who plays Fail, in each world: as many in both, and whoever cannot tell the worlds apart
    /// the same in both.
    fn deal_cards(&mut self, alike: &[Viewer]) -> [SeatSet; 2] {
        let team = self.state(0).awaits();
        let fail = Action::Play { card: Card::Fail };
        let spies = [0, 1].map(|world| {
            let can_fail = |seat: &Seat| legal(self.state(world), *seat).contains(&fail);
            team.iter().filter(can_fail).collect::<SeatSet>()
        });
        let tied: SeatSet = (spies[0] & spies[1])
            .iter()
            .filter(|seat| alike.contains(&Viewer::Seat(*seat)))
            .collect();
        let free = spies.map(|spies| (spies - tied).iter().collect::<Vec<Seat>>());
        let most = free[0].len().min(free[1].len()) as u32;
        let count = self.rng.below(most + 1) as usize;
        let tied: SeatSet = tied.iter().filter(|_| self.rng.below(2) == 0).collect();
        free.map(|mut free| {
            self.rng.shuffle(&mut free);
            tied | free.into_iter().take(count).collect()
        })
    }
}

/// Of `viewers`, those who were told the same in both worlds.
fn still_alike(viewers: &[Viewer], told: &[Told<Event>; 2]) -> Vec<Viewer> {
    let same = |viewer: &Viewer| told[0].heard_by(*viewer).eq(told[1].heard_by(*viewer));
    viewers.iter().copied().filter(same).collect()
}

fn legal(state: &Resistance, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    actions
}
