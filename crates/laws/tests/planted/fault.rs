//! A game with a fault in it, whichever game it is.

use std::any::Any;
use std::cell::RefCell;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::rc::Rc;

use redeye_game::{
    Game, In, Misfits, OptionInfo, Outcome, Refusal, Refused, Rng, Seat, SeatSet, Time, Told,
    Viewer,
};
use redeye_laws::{Law, try_obey};
use serde::{Deserialize, Serialize};

/// A game into which faults are planted.
pub(crate) trait Plant: Game {
    /// Where they are looked for, unless the fault says otherwise.
    const TABLES: &'static [(u8, &'static str)];
    /// What must be hidden there, by the first word.
    const HIDDEN: &'static [&'static str];
    /// Which facts must be, by the field.
    const FACTS: &'static [&'static str];
}

/// What is wrong with a game: by default nothing.
pub(crate) trait Fault: 'static {
    /// The game in which it is.
    type In: Plant;
    /// How many matches it may take to find it.
    const MATCHES: u64 = 100;
    /// Where.
    const TABLES: &'static [(u8, &'static str)] = Self::In::TABLES;
    /// What must be hidden there, by the first word.
    const HIDDEN: &'static [&'static str] = Self::In::HIDDEN;
    /// Which facts must be, by the field.
    const FACTS: &'static [&'static str] = Self::In::FACTS;
    fn public(state: &Self::In) -> <Self::In as Game>::Public {
        state.public()
    }
    fn private(state: &Self::In, viewer: Viewer) -> <Self::In as Game>::Private {
        state.private(viewer)
    }
    /// Held beside the view, and not sent.
    fn unsent() -> u8 {
        0
    }
    fn awaits(state: &Self::In) -> SeatSet {
        state.awaits()
    }
    fn legal(state: &Self::In, seat: Seat, actions: &mut Vec<<Self::In as Game>::Action>) {
        state.legal(seat, actions);
    }
    fn check(
        state: &Self::In,
        seat: Seat,
        action: &<Self::In as Game>::Action,
    ) -> Result<(), Refused> {
        state.check(seat, action)
    }
    fn deadline(state: &Self::In) -> Option<Time> {
        state.deadline()
    }
    fn draw(state: &Self::In, rng: &mut Rng) -> <Self::In as Game>::Chance {
        state.draw(rng)
    }
    fn apply(
        state: &mut Self::In,
        at: Time,
        input: In<Self::In>,
        told: &mut Told<<Self::In as Game>::Event>,
    ) {
        state.apply(at, input, told);
    }
    fn earshot(state: &Self::In, speaker: Seat) -> SeatSet {
        state.earshot(speaker)
    }
}

/// A fault as a value. One game that asks its fault is compiled once; a game for each fault would
/// be compiled as often as there are faults.
trait Wrong<G: Plant> {
    fn public(&self, state: &G) -> G::Public;
    fn private(&self, state: &G, viewer: Viewer) -> PlantedPrivate<G::Private>;
    fn awaits(&self, state: &G) -> SeatSet;
    fn legal(&self, state: &G, seat: Seat, actions: &mut Vec<G::Action>);
    fn check(&self, state: &G, seat: Seat, action: &G::Action) -> Result<(), Refused>;
    fn deadline(&self, state: &G) -> Option<Time>;
    fn draw(&self, state: &G, rng: &mut Rng) -> G::Chance;
    fn apply(&self, state: &mut G, at: Time, input: In<G>, told: &mut Told<G::Event>);
    fn earshot(&self, state: &G, speaker: Seat) -> SeatSet;
}

/// The value of a fault.
struct Here<F>(PhantomData<fn() -> F>);

impl<F: Fault> Wrong<F::In> for Here<F> {
    fn public(&self, state: &F::In) -> <F::In as Game>::Public {
        F::public(state)
    }
    fn private(&self, state: &F::In, viewer: Viewer) -> PlantedPrivate<<F::In as Game>::Private> {
        PlantedPrivate { private: F::private(state, viewer), unsent: F::unsent() }
    }
    fn awaits(&self, state: &F::In) -> SeatSet {
        F::awaits(state)
    }
    fn legal(&self, state: &F::In, seat: Seat, actions: &mut Vec<<F::In as Game>::Action>) {
        F::legal(state, seat, actions);
    }
    fn check(
        &self,
        state: &F::In,
        seat: Seat,
        action: &<F::In as Game>::Action,
    ) -> Result<(), Refused> {
        F::check(state, seat, action)
    }
    fn deadline(&self, state: &F::In) -> Option<Time> {
        F::deadline(state)
    }
    fn draw(&self, state: &F::In, rng: &mut Rng) -> <F::In as Game>::Chance {
        F::draw(state, rng)
    }
    fn apply(
        &self,
        state: &mut F::In,
        at: Time,
        input: In<F::In>,
        told: &mut Told<<F::In as Game>::Event>,
    ) {
        F::apply(state, at, input, told);
    }
    fn earshot(&self, state: &F::In, speaker: Seat) -> SeatSet {
        F::earshot(state, speaker)
    }
}

thread_local! {
    /// The fault that is planted in the games of this thread: every test has a thread of its own.
    static PLANTED_HERE: RefCell<Option<Rc<dyn Any>>> = const { RefCell::new(None) };
}

/// The fault in the game `G`.
fn wrong<G: Plant>() -> Rc<dyn Wrong<G>> {
    PLANTED_HERE.with_borrow(|planted| {
        let fault = planted.as_ref().and_then(|fault| fault.downcast_ref::<Rc<dyn Wrong<G>>>());
        Rc::clone(fault.expect("a fault is planted in this game"))
    })
}

/// The game with the fault in it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Planted<G>(G);

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct PlantedPrivate<O> {
    #[serde(flatten)]
    private: O,
    #[serde(skip)]
    unsent: u8,
}

impl<G: Plant> Game for Planted<G> {
    const ID: &'static str = "planted";
    const NAME: &'static str = "Planted";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = G::SEATS;
    const OPTIONS: &'static [OptionInfo] = G::OPTIONS;

    type Config = G::Config;
    type Chance = G::Chance;
    type Action = G::Action;
    type Event = G::Event;
    type Public = G::Public;
    type Private = PlantedPrivate<G::Private>;

    fn configure(seats: u8, options: &str) -> Result<Self::Config, Misfits> {
        G::configure(seats, options)
    }
    fn setup(config: &Self::Config) -> Self {
        Self(G::setup(config))
    }
    fn seats(&self) -> SeatSet {
        self.0.seats()
    }
    fn owes_draw(&self) -> bool {
        self.0.owes_draw()
    }
    fn draw(&self, rng: &mut Rng) -> Self::Chance {
        wrong::<G>().draw(&self.0, rng)
    }
    fn check_draw(&self, chance: &Self::Chance) -> Result<(), Refused> {
        self.0.check_draw(chance)
    }
    fn awaits(&self) -> SeatSet {
        wrong::<G>().awaits(&self.0)
    }
    fn legal(&self, seat: Seat, actions: &mut Vec<Self::Action>) {
        wrong::<G>().legal(&self.0, seat, actions);
    }
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Refused> {
        wrong::<G>().check(&self.0, seat, action)
    }
    fn deadline(&self) -> Option<Time> {
        wrong::<G>().deadline(&self.0)
    }
    fn apply(&mut self, at: Time, input: In<Self>, told: &mut Told<Self::Event>) {
        wrong::<G>().apply(&mut self.0, at, input, told);
    }
    fn public(&self) -> Self::Public {
        wrong::<G>().public(&self.0)
    }
    fn private(&self, viewer: Viewer) -> Self::Private {
        wrong::<G>().private(&self.0, viewer)
    }
    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }
    fn is_repeatable(action: &Self::Action) -> bool {
        G::is_repeatable(action)
    }
    fn earshot(&self, speaker: Seat) -> SeatSet {
        wrong::<G>().earshot(&self.0, speaker)
    }
}

/// What a fault refuses with.
pub(crate) static PLANTED: Refusal = Refusal::new("RES-0", "planted");

/// What a seat can do.
pub(crate) fn legal<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    actions
}

/// Events that are `overheard` are told to all, whomever they were meant for.
#[cfg(feature = "long")]
pub(crate) fn tell_all<G: Game>(
    state: &mut G,
    at: Time,
    input: In<G>,
    told: &mut Told<G::Event>,
    overheard: impl Fn(&G::Event) -> bool,
) {
    let mut meant = Told::new();
    state.apply(at, input, &mut meant);
    for (to, event) in meant.iter() {
        match to {
            redeye_game::Audience::Only(seats) if !overheard(event) => {
                told.only(seats, event.clone());
            }
            _ => told.all(event.clone()),
        }
    }
}

/// Which law the fault breaks, if any.
pub(crate) fn law_broken<F: Fault>() -> Option<Law> {
    let fault: Rc<dyn Wrong<F::In>> = Rc::new(Here::<F>(PhantomData));
    PLANTED_HERE.set(Some(Rc::new(fault)));
    let obeyed = try_obey::<Planted<F::In>>(F::TABLES, F::MATCHES);
    let hidden = obeyed.and_then(|tally| {
        tally.try_hides(F::HIDDEN)?;
        tally.try_hides_facts(F::FACTS)
    });
    hidden.err().map(|breach| {
        println!("{breach}");
        breach.law
    })
}

/// Declares a fault: its name, the game it is in, and what it overrides.
macro_rules! fault {
    ($(#[$doc:meta])* $name:ident in $game:ty { $($body:item)* }) => {
        $(#[$doc])*
        struct $name;
        impl Fault for $name {
            type In = $game;
            $($body)*
        }
    };
}

/// Declares a test for each fault: which law must catch it.
macro_rules! caught {
    ($($test:ident: $fault:ident => $law:expr;)+) => {
        $(#[test]
        fn $test() {
            assert_eq!(law_broken::<$fault>(), $law);
        })+
    };
}
