//! Mayday! Mayday!: who gets the cockpit?
//!
//! The clauses are in `docs/rules/mayday.md`; each one is named where it lives. Read on in the
//! order of the rulebook: [`config`](Config) · `boxed` · `deal` · `look` (first suspicions) ·
//! `skirmish` · `cockpit` · `veteran` · `view`.
//!
//! The beginning of a flight:
//!
//! ```
//! use redeye_game::{Game, Match, Rng, Time, Told};
//! use redeye_mayday::{Action, Mayday, Side};
//!
//! let config = Mayday::configure(5, "").unwrap();
//! let mut flight = Match::<Mayday>::new(&config, Rng::from_word("a night flight"));
//! let mut told = Told::new();
//! flight.advance(Time::ZERO, &mut told);
//! let looker = flight.state().awaits().iter().next().unwrap();
//! let mut marks = Vec::new();
//! flight.state().legal(looker, &mut marks);
//! flight.submit(Time::ZERO, looker, marks[0], &mut told).unwrap();
//! assert_eq!(flight.state().public().markers.len(), 1, "a marker lies there for all to see");
//! ```
//!
//! The truth cannot be sent anywhere, by type:
//!
//! ```compile_fail,E0277
//! use redeye_game::Game;
//! use redeye_mayday::Mayday;
//!
//! let config = Mayday::configure(5, "").unwrap();
//! serde_json::to_string(&Mayday::setup(&config)).unwrap();
//! ```

mod action;
mod boxed;
mod cockpit;
mod config;
mod deal;
mod event;
mod look;
mod pieces;
mod refusal;
mod skirmish;
mod veteran;
mod view;

use std::ops::RangeInclusive;

use arrayvec::ArrayVec;
use redeye_game::{
    BySeat, Game, In, Input, Misfits, OptionInfo, Outcome, Refused, Rng, Sealed, Seat, SeatSet,
    Time, Told, Viewer,
};

pub use action::{Action, Chance};
pub use boxed::{Arrows, read as read_box};
pub use config::{Config, EXPERIENCED_LATER, MISFITS};
pub use event::{Ending, Event, Result};
pub use look::{Marker, Sight};
pub use pieces::{CREW_MAX, Dealt, Hand, Round, Row, Side, Spot, Status, Veteran, Vote};
pub use refusal::REFUSALS;
pub use view::{
    Ballot, LookView, Part, PrivateView, PublicView, Seen, Stage, TurnedUp, Upcoming, UsedVeteran,
    VeteransView,
};

use look::{Look, MARKERS};
use veteran::{Before, Opportunity, Veterans};

/// MAY-5: all markers there are.
pub(crate) const MARKS_MAX: usize = MARKERS * CREW_MAX;
/// Each look takes a marker.
pub(crate) const SIGHTS_MAX: usize = MARKS_MAX;

/// The truth of a flight at one moment, secrets included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mayday {
    config: Config,
    phase: Phase,
    chapter: Chapter,
    /// MAY-7: the identity cards as they lie.
    hands: BySeat<Hand>,
    infiltrators: SeatSet,
    markers: ArrayVec<Marker, MARKS_MAX>,
    /// Who has seen which card.
    sights: ArrayVec<(Seat, Sight), SIGHTS_MAX>,
    /// Before whom the Skirmish card lies.
    skirmish: Seat,
    round: Round,
    /// Whom this round has voted on.
    voted: SeatSet,
    status: BySeat<Option<Status>>,
    status_left: u8,
    punched: SeatSet,
    ballot: Sealed<Vote>,
    last_vote: Option<Ballot>,
    captain: Option<Seat>,
    access: SeatSet,
    access_left: u8,
    /// Who has the newest access card.
    newest: Option<Seat>,
    veterans: Veterans,
}

/// The part of the flight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Chapter {
    /// The look that comes next, of two a seat.
    Suspicions {
        step: u8,
    },
    Skirmishes,
    Cockpit,
}

/// What the table is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// The table owes the deal.
    Deal,
    /// The table owes the veteran cards.
    DealVeterans,
    /// Somebody must look, and chooses the card.
    Choose(Look),
    /// MAY-41: holders of a veteran card are asked.
    Ask(Opportunity),
    /// The card is seen; the marker is to be placed.
    Mark {
        look: Look,
        spot: Spot,
    },
    /// MAY-48: the same for one's own card.
    MarkOwn {
        by: Seat,
        spot: Spot,
        before: Before,
    },
    Vote,
    /// The table owes the shuffle of the cards that are turned up.
    Shuffle {
        seat: Seat,
    },
    Crew {
        has_looked: bool,
    },
    Over(Ending),
}

impl Mayday {
    fn everyone(&self) -> SeatSet {
        SeatSet::first(self.config.seats)
    }

    const fn ending(&self) -> Option<Ending> {
        match self.phase {
            Phase::Over(ending) => Some(ending),
            _ => None,
        }
    }
}

impl Game for Mayday {
    const ID: &'static str = "mayday";
    const NAME: &'static str = "Mayday! Mayday!";
    const RULES: u32 = 2;
    const SEATS: RangeInclusive<u8> = 5..=8;
    const OPTIONS: &'static [OptionInfo] = config::OPTIONS;

    type Config = Config;
    type Chance = Chance;
    type Action = Action;
    type Event = Event;
    type Public = PublicView;
    type Private = PrivateView;

    fn configure(seats: u8, options: &str) -> std::result::Result<Config, Misfits> {
        Config::read(seats, options)
    }

    fn for_players(config: Config, finished: &BySeat<u32>) -> Config {
        config.for_players(finished)
    }

    fn for_slow_table(config: Config) -> Config {
        config.for_slow_table()
    }

    fn setup(config: &Config) -> Self {
        let nobody = Hand([Side::Honest; 3]);
        Self {
            config: *config,
            phase: Phase::Deal,
            chapter: Chapter::Suspicions { step: 0 },
            hands: BySeat::new(config.seats, |_| nobody),
            infiltrators: SeatSet::EMPTY,
            markers: ArrayVec::new(),
            sights: ArrayVec::new(),
            skirmish: Seat::at(0),
            round: Round::Doubt,
            voted: SeatSet::EMPTY,
            status: BySeat::new(config.seats, |_| None),
            status_left: config.status_cards(),
            punched: SeatSet::EMPTY,
            ballot: Sealed::ask(SeatSet::EMPTY),
            last_vote: None,
            captain: None,
            access: SeatSet::EMPTY,
            access_left: config.access_cards(),
            newest: None,
            veterans: Veterans::new(config.seats),
        }
    }

    #[inline]
    fn seats(&self) -> SeatSet {
        self.everyone()
    }

    #[inline]
    fn owes_draw(&self) -> bool {
        matches!(self.phase, Phase::Deal | Phase::DealVeterans | Phase::Shuffle { .. })
    }

    fn draw(&self, rng: &mut Rng) -> Chance {
        match self.phase {
            Phase::Shuffle { seat } => self.draw_shuffle(seat, rng),
            Phase::DealVeterans => self.draw_veterans(rng),
            _ => self.draw_deal(rng),
        }
    }

    fn check_draw(&self, chance: &Chance) -> std::result::Result<(), Refused> {
        match (chance, self.phase) {
            (Chance::Deal { hands, first }, Phase::Deal) => self.check_deal(hands, *first),
            (Chance::Veterans { cards }, Phase::DealVeterans) => self.check_veterans(cards),
            (Chance::Shuffle { hand, seat }, _) => self.check_shuffle(*hand, *seat),
            (Chance::Deal { .. }, _) => Err(&refusal::CARDS_DEALT),
            (Chance::Veterans { .. }, _) => Err(&refusal::VETERANS_DEALT),
        }
    }

    fn awaits(&self) -> SeatSet {
        match &self.phase {
            Phase::Deal | Phase::DealVeterans | Phase::Shuffle { .. } | Phase::Over(_) => {
                SeatSet::EMPTY
            }
            Phase::Choose(look) | Phase::Mark { look, .. } => look.looker.into(),
            Phase::MarkOwn { by, .. } => (*by).into(),
            Phase::Ask(asked) => asked.window.awaits(),
            Phase::Vote => self.ballot.owing(),
            Phase::Crew { .. } => self.newest().into(),
        }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        match &self.phase {
            Phase::Deal | Phase::DealVeterans | Phase::Shuffle { .. } | Phase::Over(_) => (),
            Phase::Choose(look) if look.looker == seat => {
                actions.extend(Spot::ALL.map(|spot| Action::Look { spot }));
            }
            Phase::Choose(_) => (),
            Phase::Ask(asked) => self.legal_answers(asked, seat, actions),
            Phase::Mark { .. } | Phase::MarkOwn { .. } => {
                let sides = [Side::Honest, Side::Infiltrator].into_iter();
                let marks = sides.map(|side| Action::Mark { side });
                actions.extend(marks.filter(|mark| self.check(seat, mark).is_ok()));
            }
            Phase::Vote => self.legal_votes(seat, actions),
            Phase::Crew { has_looked } => self.legal_crew(seat, *has_looked, actions),
        }
    }

    #[inline]
    fn check(&self, seat: Seat, action: &Action) -> std::result::Result<(), Refused> {
        if !self.everyone().contains(seat) {
            return Err(&refusal::NO_SUCH_SEAT);
        }
        match (*action, &self.phase) {
            (Action::Look { .. }, _) => self.check_look(seat),
            (Action::Mark { side }, Phase::MarkOwn { by, spot, .. }) => {
                self.check_own_mark(seat, *by, *spot, side)
            }
            (Action::Mark { side }, _) => self.check_mark(seat, side),
            (Action::Punch | Action::Protect, _) => self.check_vote(seat),
            (Action::Send { looker, target }, _) => self.check_send(seat, looker, target),
            (Action::LetIn { seat: new }, _) => self.check_let_in(seat, new),
            _ => self.check_answer(seat, action),
        }
    }

    #[inline]
    fn deadline(&self) -> Option<Time> {
        match &self.phase {
            Phase::Ask(asked) => Some(asked.window.closes()),
            _ => None,
        }
    }

    fn apply(&mut self, at: Time, input: In<Self>, told: &mut Told<Event>) {
        match input {
            Input::Chance(Chance::Deal { hands, first }) => self.deal(at, &hands, first, told),
            Input::Chance(Chance::Veterans { cards }) => self.deal_veterans(at, &cards, told),
            Input::Chance(Chance::Shuffle { hand, seat }) => self.turn_up(at, seat, hand, told),
            Input::Clock => self.close_window(at, told),
            Input::Act(seat, action) => {
                // MAY-49: until the next choice is made by anyone. MAY-41: answers are secret, and
                // no choice until they are acted upon.
                if !matches!(self.phase, Phase::Ask(_)) {
                    self.veterans.speaker = None;
                }
                self.act(at, seat, action, told);
            }
        }
    }

    fn public(&self) -> PublicView {
        self.show_public()
    }

    fn private(&self, viewer: Viewer) -> PrivateView {
        self.show_private(viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ending().map(|ending| self.outcome_of(ending))
    }

    /// MAY-49: for its time only one is heard.
    fn earshot(&self, speaker: Seat) -> SeatSet {
        match self.veterans.speaker {
            Some(only) if only != speaker => SeatSet::EMPTY,
            _ => self.everyone(),
        }
    }
}

impl Mayday {
    fn act(&mut self, at: Time, seat: Seat, action: Action, told: &mut Told<Event>) {
        match action {
            Action::Look { spot } => {
                let Phase::Choose(look) = self.phase else { unreachable!("the gate checked it") };
                self.announce(at, look, spot, told);
            }
            Action::Mark { side } if matches!(self.phase, Phase::MarkOwn { .. }) => {
                self.mark_own(at, side, told);
            }
            Action::Mark { side } => self.mark(at, seat, side, told),
            Action::Punch => self.vote(at, seat, Vote::Punch, told),
            Action::Protect => self.vote(at, seat, Vote::Protect, told),
            Action::Send { looker, target } => self.send(seat, looker, target, told),
            Action::LetIn { seat: new } => self.let_in(seat, new, told),
            Action::Pass
            | Action::Divert { .. }
            | Action::Turn { .. }
            | Action::StepIn
            | Action::Replace { .. }
            | Action::MoveTo { .. }
            | Action::LookAtOwn { .. }
            | Action::Silence => self.answer(at, seat, action, told),
        }
    }
}
