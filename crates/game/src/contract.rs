//! What a game is: the one trait that every game implements.

use std::fmt::{self, Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{
    BySeat, Misfits, OptionInfo, ReadyMade, Refused, Rng, Seat, SeatSet, Time, Told, Viewer,
};

/// A thing that may cross the wire. The state of a game is deliberately none.
pub trait Wire: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Wire for T {}

/// A type with a text form in records, see [`text_form!`](crate::text_form!).
pub trait TextForm: Display + FromStr<Err = String> {}
impl<T: Display + FromStr<Err = String>> TextForm for T {}

/// The rules of one game, as a deterministic machine over a log of inputs.
///
/// `Self` is the truth of a match at one moment, secrets included. It is not `Serialize`, on
/// purpose: what leaves the table is a [`View`] or an addressed [`Event`](Game::Event), both
/// built by hand where the rule happens.
pub trait Game: Clone + Eq + Debug + Send + Sync + Sized + 'static {
    /// Short name, as in records and addresses: `resistance`.
    const ID: &'static str;
    /// The name on the box.
    const NAME: &'static str;
    /// Raised whenever an old record would play out differently.
    const RULES: u32;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// Does the box say that it is for adults?
    const ADULTS: bool = false;
    /// What a host can choose.
    const OPTIONS: &'static [OptionInfo];

    /// Options that fit together; cannot be built otherwise. Its text is the list of options.
    type Config: Wire + Display;
    /// What a shuffle, a roll or a lot decided.
    type Chance: Wire + TextForm;
    /// One indivisible thing a seat can do.
    type Action: Wire + TextForm;
    /// One thing that happened, as told to some or all.
    type Event: Wire + TextForm;
    /// The table as everybody sees it now. How it came to be is told by the events.
    type Public: Wire;
    /// What one viewer knows beyond that.
    type Private: Wire;

    /// Reads a list of options such as `plots pause=20` for a table of `seats`.
    ///
    /// # Errors
    /// Everything that does not fit, each by name.
    fn configure(seats: u8, options: &str) -> Result<Self::Config, Misfits>;
    /// Options that go well together at a table of `seats`, for hosts who do not want to choose
    /// one by one. A game need not have any.
    fn ready_made(_seats: u8) -> &'static [ReadyMade] {
        &[]
    }
    /// The options for those who sit there: `finished` is how many matches of this game each has
    /// played to the end here. Most games do not care.
    fn for_players(config: Self::Config, _finished: &BySeat<u32>) -> Self::Config {
        config
    }
    /// The options for a table at which people make a move now and then: windows that are seconds
    /// long at a live table stay open for hours, see [`Pause`](crate::Pause).
    fn for_slow_table(config: Self::Config) -> Self::Config {
        config
    }
    /// The table before anything has happened.
    fn setup(config: &Self::Config) -> Self;
    /// Chairs that may act.
    fn seats(&self) -> SeatSet;

    /// Must the table draw before anyone acts?
    fn owes_draw(&self) -> bool;
    /// Draws what the table owes. Changes nothing: the draw is an input like any other.
    fn draw(&self, rng: &mut Rng) -> Self::Chance;
    /// Could the table have drawn this now?
    ///
    /// # Errors
    /// The rule that says no.
    fn check_draw(&self, chance: &Self::Chance) -> Result<(), Refused>;

    /// Seats the game waits for, as everybody may know it: at least one of them can act, or a
    /// deadline is set.
    ///
    /// Where what a seat may choose depends on its secret, a seat stays in this set after it
    /// has chosen, until all have, or until the deadline: how long each one thought is nobody's
    /// business.
    fn awaits(&self) -> SeatSet;
    /// Adds everything `seat` can do now, awaited or not.
    fn legal(&self, seat: Seat, actions: &mut Vec<Self::Action>);
    /// May `seat` do this now? Agrees with [`legal`](Game::legal).
    ///
    /// # Errors
    /// The rule that says no. It may depend only on what `seat` knows.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Refused>;
    /// When the clock itself will act. Public.
    fn deadline(&self) -> Option<Time>;
    /// The deadline that people are shown. It is a later one where it is nobody's business yet what
    /// makes the clock run out sooner.
    fn shown_deadline(&self) -> Option<Time> {
        self.deadline()
    }

    /// Makes it so. The input is known to be allowed; this cannot fail.
    fn apply(&mut self, at: Time, input: In<Self>, told: &mut Told<Self::Event>);

    /// The table as everybody sees it, built field by field, never copied and stripped.
    /// It does not know who asks, so it cannot tell one more than another.
    fn public(&self) -> Self::Public;
    /// What `viewer` knows beyond [`public`](Game::public), built field by field.
    fn private(&self, viewer: Viewer) -> Self::Private;
    /// Both together: all that `viewer` may see.
    fn view(&self, viewer: Viewer) -> View<Self> {
        View { public: self.public(), private: self.private(viewer) }
    }
    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// What a seat came to once it is over, where points are counted.
    fn points(&self, _seat: Seat) -> Option<i32> {
        None
    }
    /// Whether the rules let `seat` stay away for as long as it likes. Nobody plays for it then.
    fn may_stay_away(&self, _seat: Seat) -> bool {
        false
    }
    /// Whether seats could do this without end while the clock stands still, in turn with something
    /// else that undoes it. A table lets each seat do so a limited number of times in a match, so
    /// it is never all that a match waits for.
    fn is_repeatable(_action: &Self::Action) -> bool {
        false
    }
    /// Who hears `speaker` now: corners, private talks, enforced silence.
    fn earshot(&self, _speaker: Seat) -> SeatSet {
        self.seats()
    }
}

/// The table as one viewer may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "schema",
    schemars(bound = "G::Public: schemars::JsonSchema, G::Private: schemars::JsonSchema")
)]
#[serde(bound = "", deny_unknown_fields)]
pub struct View<G: Game> {
    /// What everybody sees.
    pub public: G::Public,
    /// What this viewer knows beyond that.
    pub private: G::Private,
}

/// One entry of a match's log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input<A, C> {
    /// A seat did something.
    Act(Seat, A),
    /// The table drew.
    Chance(C),
    /// A deadline passed.
    Clock,
}

/// The inputs of the game `G`.
pub type In<G> = Input<<G as Game>::Action, <G as Game>::Chance>;

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Who won; nobody, where all can lose.
    pub winners: SeatSet,
    /// The side that won, in one word.
    pub side: &'static str,
    /// By what, in one word.
    pub how: &'static str,
}

impl Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.side, self.how, self.winners)
    }
}
