//! Twin worlds: two matches that tell one viewer the same must look the same to it.
//!
//! The second match follows the first. At each step the same hand, a seat or the table,
//! does *something else* if the viewer is told exactly the same, else the same thing. Where
//! the tellings must differ the viewer has learnt something by the rules: the pair goes back
//! some steps to differ otherwise, and after a few returns it is done. As long as the
//! tellings are the same, everything the viewer can see, do or be refused must be equal, byte
//! for byte. And where they differ, the views must: an event carries nothing that the view
//! hides.
//!
//! Who acts when is the same in both worlds. That somebody acted may be seen, as in a vote,
//! unless what the seat can do is different in the two worlds: then how long it thought would
//! tell, and an act that tells the viewer nothing must not change what it sees. How *long*
//! somebody thought is in no rule, so it is not seen here.

use redeye_game::{Game, In, Input, Refused, Rng, Seat, Time, Told, Viewer};
use serde_json::Value;

use crate::mutate::mutate;
use crate::{Broken, INPUTS_MAX, Law, Tally, broken};

/// How often another choice is looked for before the same is made.
const TRIES_MAX: usize = 6;

/// How often another draw is looked for: few deals tell a viewer just the same.
const DRAWS_MAX: usize = 60;

/// How often a pair goes back to differ otherwise, and how far.
const RETURNS_MAX: usize = 12;
const STEPS_BACK_MAX: usize = 10;

/// How many actions are kept to be tried out of place.
const POOL_MAX: usize = 16;

/// All that a world shows a viewer, each thing by name.
type Face = Vec<(&'static str, String)>;

/// Inputs for the one world, each with those that could stand for it in the other.
type Choices<G> = Vec<(In<G>, Vec<In<G>>)>;

struct Twins<'r, G: Game> {
    one: G,
    two: G,
    viewer: Viewer,
    at: Time,
    rng: &'r mut Rng,
    /// Chance in a hundred that a hand does something else.
    restless: u32,
    pool: Vec<G::Action>,
}

/// Plays one pair until its tellings differ or it ends.
pub(crate) fn twins<G: Game>(
    config: &G::Config,
    viewer: Viewer,
    rng: &mut Rng,
    tally: &mut Tally,
) -> Result<(), Broken> {
    // Votes that differ are told soon; hidden choices that stay hidden need quiet worlds.
    let restless = *rng.pick(&[0, 2, 10, 100]).expect("there are four");
    let (one, two, pool) = (G::setup(config), G::setup(config), Vec::new());
    let mut twins = Twins { one, two, viewer, at: Time::ZERO, rng, restless, pool };
    tally.pairs += 1;
    let mut past = Vec::new();
    let mut returns = RETURNS_MAX;
    for _ in 0..INPUTS_MAX {
        if twins.one != twins.two {
            tally.moments += 1;
            twins.look_alike()?;
            twins.count_facts(tally);
        }
        if twins.one.outcome().is_some() {
            return Ok(());
        }
        past.push((twins.one.clone(), twins.two.clone(), twins.at));
        if !twins.step(tally)? {
            // What was told gave the difference away. Some steps back there may be another
            // way to differ that stays hidden: secrets leak where they live long.
            let back = 1 + twins.rng.below(past.len().min(STEPS_BACK_MAX) as u32) as usize;
            if returns == 0 {
                return Ok(());
            }
            returns -= 1;
            past.truncate(past.len() - back + 1);
            (twins.one, twins.two, twins.at) = past.pop().expect("it goes back to a moment");
        }
    }
    broken(Law::End, format!("no end after {INPUTS_MAX} inputs"))
}

impl<G: Game> Twins<'_, G> {
    /// One step of both; false when the viewer is told different things whatever they do.
    fn step(&mut self, tally: &mut Tally) -> Result<bool, Broken> {
        let choices = if self.one.owes_draw() {
            self.draws()?
        } else if let Some(due) = self.clock_acts() {
            self.at = due;
            vec![(Input::Clock, vec![Input::Clock])]
        } else {
            self.acts()
        };
        for (first, others) in choices {
            let (one, told_one) = self.after(&self.one, &first);
            for other in others {
                let (two, told_two) = self.after(&self.two, &other);
                if !told_one.heard_by(self.viewer).eq(told_two.heard_by(self.viewer)) {
                    self.told_is_seen(&one, &two, &first)?;
                    continue;
                }
                self.unseen_act_stays_unseen(&first, &one, told_one.heard_by(self.viewer).count())?;
                if other != first {
                    let word = tally.apart.entry(first_word::<G>(&first)).or_default();
                    *word.entry(self.viewer).or_default() += 1;
                }
                (self.one, self.two) = (one, two);
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn after(&self, state: &G, input: &In<G>) -> (G, Told<G::Event>) {
        let (mut state, mut told) = (state.clone(), Told::new());
        state.apply(self.at, input.clone(), &mut told);
        (state, told)
    }

    /// Whoever is told different things must see a difference too: an event may not carry a
    /// secret that the view, rightly, does not show.
    fn told_is_seen(&self, one: &G, two: &G, input: &In<G>) -> Result<(), Broken> {
        if one.view(self.viewer) == two.view(self.viewer) {
            let (word, viewer) = (first_word::<G>(input), self.viewer);
            return broken(Law::Seen, format!("`{word}` tells {viewer:?} what it cannot see"));
        }
        Ok(())
    }

    /// Where what a seat can do depends on its secret, the viewer must not see that it acted:
    /// who has no choice is quick.
    fn unseen_act_stays_unseen(
        &self,
        input: &In<G>,
        after: &G,
        events_heard: usize,
    ) -> Result<(), Broken> {
        let Input::Act(seat, _) = input else { return Ok(()) };
        let by_itself = self.viewer == Viewer::Seat(*seat);
        let by_secret = legal(&self.one, *seat) != legal(&self.two, *seat);
        // When the last of those who are asked has acted, the table goes on: that is no secret.
        let others = self.one.awaits().without(*seat);
        let was_last = others.iter().all(|other| legal(&self.one, other).is_empty());
        if by_itself || !by_secret || was_last || events_heard > 0 {
            return Ok(());
        }
        match difference(&self.face(&self.one), &self.face(after)) {
            None => Ok(()),
            Some(name) => broken(
                Law::NoLeak,
                format!("{} learns by {name} that seat {seat} has acted", self.who()),
            ),
        }
    }

    /// Which facts differ, though the worlds look alike.
    fn count_facts(&self, tally: &mut Tally) {
        let facts =
            |state: &G| serde_json::to_value(state.private(Viewer::All)).expect("plain data");
        let (Value::Object(one), Value::Object(two)) = (facts(&self.one), facts(&self.two)) else {
            return;
        };
        for (name, _) in one.iter().filter(|(name, fact)| two.get(*name) != Some(fact)) {
            *tally.facts.entry(name.clone()).or_default().entry(self.viewer).or_default() += 1;
        }
    }

    fn who(&self) -> String {
        match self.viewer {
            Viewer::Seat(seat) => format!("seat {seat}"),
            Viewer::Public => "the public".to_owned(),
            Viewer::All => unreachable!("nothing is hidden from those who see all"),
        }
    }

    fn is_restless(&mut self) -> bool {
        self.rng.below(100) < self.restless
    }

    /// What the table could draw in the one world, and in the other.
    fn draws(&mut self) -> Result<Choices<G>, Broken> {
        if !self.two.owes_draw() {
            return broken(Law::NoLeak, "only one of two worlds that look alike owes a draw");
        }
        let first = self.one.draw(self.rng);
        let mut others: Vec<In<G>> =
            (0..DRAWS_MAX).map(|_| Input::Chance(self.two.draw(self.rng))).collect();
        if self.two.check_draw(&first).is_ok() {
            others.push(Input::Chance(first.clone()));
        }
        Ok(vec![(Input::Chance(first), others)])
    }

    fn clock_acts(&mut self) -> Option<Time> {
        let due = self.one.deadline()?;
        let nobody = self.able().is_empty();
        (nobody || self.rng.below(8) == 0).then_some(due)
    }

    /// The seats that can act in the one world.
    fn able(&self) -> Vec<Seat> {
        let can = |seat: &Seat| !legal(&self.one, *seat).is_empty();
        self.one.seats().iter().filter(can).collect()
    }

    /// What a seat could do in the one world, each with what it could do in the other.
    fn acts(&mut self) -> Choices<G> {
        let able = self.able();
        let Some(&seat) = self.rng.pick(&able) else { return Vec::new() };
        let act = |action| Input::Act(seat, action);
        let mut firsts = legal(&self.one, seat);
        self.rng.shuffle(&mut firsts);
        firsts.truncate(TRIES_MAX);
        let mut choices = Vec::new();
        for first in firsts {
            if let Some(odd) = mutate(&first, self.rng) {
                self.remember(&odd);
            }
            self.remember(&first);
            let others = self.others(seat, &first);
            choices.push((act(first), others.into_iter().map(act).collect()));
        }
        choices
    }

    /// What `seat` could do in the other world while it does `first` in the one.
    fn others(&mut self, seat: Seat, first: &G::Action) -> Vec<G::Action> {
        let mut others = legal(&self.two, seat);
        let same = others.contains(first);
        if self.viewer == Viewer::Seat(seat) {
            // The viewer itself does the same in both: they look alike, so it can.
            others.retain(|other| other == first);
            return others;
        }
        self.rng.shuffle(&mut others);
        others.truncate(TRIES_MAX);
        if same && !self.is_restless() {
            others.insert(0, first.clone());
        } else if same {
            others.push(first.clone());
        }
        others
    }

    fn remember(&mut self, action: &G::Action) {
        if self.pool.contains(action) {
            return;
        }
        if self.pool.len() == POOL_MAX {
            let place = self.rng.below(POOL_MAX as u32) as usize;
            self.pool.swap_remove(place);
        }
        self.pool.push(action.clone());
    }

    /// Everything the viewer can see, do or be refused is the same in both worlds.
    fn look_alike(&self) -> Result<(), Broken> {
        let (one, two) = (self.face(&self.one), self.face(&self.two));
        match difference(&one, &two) {
            None => Ok(()),
            Some(name) => {
                let of =
                    |face: &Face| face.iter().find(|(n, _)| *n == name).map(|(_, t)| t.clone());
                let (one, two) = (of(&one).unwrap_or_default(), of(&two).unwrap_or_default());
                broken(Law::NoLeak, format!("{} learns by {name}: {one} or {two}", self.who()))
            }
        }
    }

    /// All that a world shows the viewer.
    fn face(&self, state: &G) -> Face {
        let json = |item: Result<String, serde_json::Error>| item.expect("plain data");
        let earshot: Vec<String> =
            state.seats().iter().map(|seat| state.earshot(seat).to_string()).collect();
        let mut face = vec![
            ("the table", json(serde_json::to_string(&state.public()))),
            ("its own view", json(serde_json::to_string(&state.private(self.viewer)))),
            ("the public view", json(serde_json::to_string(&state.private(Viewer::Public)))),
            ("who is awaited", state.awaits().to_string()),
            ("the deadline", format!("{:?}", state.deadline())),
            ("a pending draw", state.owes_draw().to_string()),
            ("who hears whom", earshot.join(" ")),
            ("the outcome", format!("{:?}", state.outcome())),
        ];
        if let Viewer::Seat(seat) = self.viewer {
            face.push(("what it can do", json(serde_json::to_string(&legal(state, seat)))));
            let refusals: Vec<Option<Refused>> =
                self.pool.iter().map(|action| state.check(seat, action).err()).collect();
            face.push(("what it is refused", format!("{refusals:?}")));
        }
        face
    }
}

/// The first thing in which two faces differ.
fn difference(one: &Face, two: &Face) -> Option<&'static str> {
    one.iter().zip(two).find(|(one, two)| one != two).map(|((name, _), _)| *name)
}

fn legal<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    actions
}

fn first_word<G: Game>(input: &In<G>) -> String {
    let text = match input {
        Input::Act(_, action) => action.to_string(),
        Input::Chance(chance) => chance.to_string(),
        Input::Clock => "clock".to_owned(),
    };
    text.split(' ').next().unwrap_or_default().to_owned()
}
