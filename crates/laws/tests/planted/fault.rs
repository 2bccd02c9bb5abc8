//! A game with a fault in it, whichever game it is.

use std::fmt::Debug;
use std::marker::PhantomData;
use std::ops::RangeInclusive;

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
pub(crate) trait Fault: Clone + Eq + Debug + 'static {
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
    fn table(state: &Self::In) -> <Self::In as Game>::Table {
        state.table()
    }
    fn own(state: &Self::In, viewer: Viewer) -> <Self::In as Game>::Own {
        state.own(viewer)
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

/// The game with the fault in it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Planted<F: Fault>(F::In, PhantomData<fn() -> F>);

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct PlantedOwn<O> {
    #[serde(flatten)]
    own: O,
    #[serde(skip)]
    unsent: u8,
}

impl<F: Fault> Game for Planted<F> {
    const ID: &'static str = "planted";
    const NAME: &'static str = "Planted";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = F::In::SEATS;
    const OPTIONS: &'static [OptionInfo] = F::In::OPTIONS;

    type Config = <F::In as Game>::Config;
    type Chance = <F::In as Game>::Chance;
    type Action = <F::In as Game>::Action;
    type Event = <F::In as Game>::Event;
    type Table = <F::In as Game>::Table;
    type Own = PlantedOwn<<F::In as Game>::Own>;

    fn configure(seats: u8, options: &str) -> Result<Self::Config, Misfits> {
        F::In::configure(seats, options)
    }
    fn setup(config: &Self::Config) -> Self {
        Self(F::In::setup(config), PhantomData)
    }
    fn seats(&self) -> SeatSet {
        self.0.seats()
    }
    fn owes_draw(&self) -> bool {
        self.0.owes_draw()
    }
    fn draw(&self, rng: &mut Rng) -> Self::Chance {
        F::draw(&self.0, rng)
    }
    fn check_draw(&self, chance: &Self::Chance) -> Result<(), Refused> {
        self.0.check_draw(chance)
    }
    fn awaits(&self) -> SeatSet {
        F::awaits(&self.0)
    }
    fn legal(&self, seat: Seat, actions: &mut Vec<Self::Action>) {
        F::legal(&self.0, seat, actions);
    }
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Refused> {
        F::check(&self.0, seat, action)
    }
    fn deadline(&self) -> Option<Time> {
        F::deadline(&self.0)
    }
    fn apply(&mut self, at: Time, input: In<Self>, told: &mut Told<Self::Event>) {
        F::apply(&mut self.0, at, input, told);
    }
    fn table(&self) -> Self::Table {
        F::table(&self.0)
    }
    fn own(&self, viewer: Viewer) -> Self::Own {
        PlantedOwn { own: F::own(&self.0, viewer), unsent: F::unsent() }
    }
    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }
    fn earshot(&self, speaker: Seat) -> SeatSet {
        F::earshot(&self.0, speaker)
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

/// Which law the fault breaks, if any.
pub(crate) fn law_broken<F: Fault>() -> Option<Law> {
    let obeyed = try_obey::<Planted<F>>(F::TABLES, F::MATCHES);
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
        #[derive(Clone, PartialEq, Eq, Debug)]
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
