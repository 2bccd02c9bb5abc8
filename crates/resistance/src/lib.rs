//! The Resistance and its expansion Hostile Intent, with their options and plot cards.
//!
//! The clauses are in `docs/rules/resistance.md`; each one is named where it lives. Read on
//! in the order of the rulebook: [`config`](Config) · `deal` · `team` · `vote` · `mission` ·
//! `plot` · `window` · `character` · `hunter` · `blame` · `inquisitor` · `view` · `hostile`.
//!
//! The beginning of a match:
//!
//! ```
//! use redeye_game::{Game, Match, Rng, Time, Told};
//! use redeye_resistance::{Action, Resistance};
//!
//! let config = Resistance::configure(5, "").unwrap();
//! let mut game = Match::<Resistance>::new(&config, Rng::from_word("an evening"));
//! let mut told = Told::new();
//! game.advance(Time::ZERO, &mut told);
//! let leader = game.state().awaits().iter().next().unwrap();
//! let propose = Action::Propose { team: "1,2".parse().unwrap() };
//! game.submit(Time::ZERO, leader, propose, &mut told).unwrap();
//! assert_eq!(game.state().awaits().len(), 5, "everybody votes");
//! ```
//!
//! The truth cannot be sent anywhere, by type:
//!
//! ```compile_fail,E0277
//! use redeye_game::Game;
//! use redeye_resistance::Resistance;
//!
//! let config = Resistance::configure(5, "").unwrap();
//! serde_json::to_string(&Resistance::setup(&config)).unwrap();
//! ```

mod action;
mod blame;
mod character;
mod claim;
mod config;
mod deal;
mod event;
mod hostile;
mod hunter;
mod inquisitor;
mod mission;
mod night;
mod pieces;
mod plot;
mod refusal;
mod sets;
mod team;
mod view;
mod vote;
mod window;

use std::ops::RangeInclusive;

use redeye_game::{
    BySeat, Game, In, Input, Misfits, OptionInfo, Outcome, ReadyMade, Refused, Rng, Sealed, Seat,
    SeatSet, Time, Told, Viewer, Window,
};

pub use action::{Action, Chance};
pub use character::{Cast, Character, Loyalty};
pub use config::{Config, MISFITS};
pub use event::{Ending, Event, Guess, MissionResult, Verdict};
pub use hostile::{
    Accusation, Blame, Claim, HostileView, Look, LoyaltyLook, OwnHostile, ShownCharacter,
};
pub use night::NightStep;
pub use pieces::{Card, Pile, PlotCard, Side, Vote};
pub use plot::Sighting;
pub use refusal::REFUSALS;
pub use view::{
    Ballot, Cards, FaceUp, Gift, MissionPlan, MissionView, PlotsView, PrivateView, PublicView,
    Shown, Stage, Watched,
};
pub use vote::REJECTIONS_MAX;

use claim::Said;
use deal::Knows;
use hostile::Hostile;
use mission::Report;
use plot::Plots;
use window::{Answer, Opportunity};

/// RES-2: five missions.
pub const MISSIONS: usize = 5;

/// The truth of a match at one moment, secrets included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Resistance {
    config: Config,
    phase: Phase,
    /// Who everybody is.
    characters: BySeat<Character>,
    /// Which of them are spies.
    spies: SeatSet,
    /// What each seat knows of the characters.
    knows: BySeat<Knows>,
    leader: Seat,
    /// The vote track.
    rejections: u8,
    /// The mission under way, counted from zero.
    mission: usize,
    missions: [Option<Report>; MISSIONS],
    team: SeatSet,
    ballot: Sealed<Vote>,
    /// RES-35: until when the vote is open, even if all votes are in.
    vote_stays_open: Option<Time>,
    last_vote: Option<Ballot>,
    cards: Sealed<Card>,
    /// RES-10: who plays in the spotlight.
    face_up: Option<Seat>,
    plots: Plots,
    hostile: Hostile,
}

/// What the table is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// The table owes the deal.
    Deal,
    /// The table owes plot cards.
    DrawPlots,
    GivePlots,
    AtOnce {
        card: PlotCard,
        receiver: Seat,
    },
    /// RES-13: holders of a plot card are asked.
    Ask(Opportunity),
    Aim,
    Propose,
    /// RES-22: the Leader names the Investigator.
    Appoint,
    /// Opinion Makers vote.
    Opinion,
    Vote,
    FaceUp,
    Mission,
    /// `by` looks at a mission card; `then` look those who said so too.
    Watch {
        by: Seat,
        then: SeatSet,
    },
    /// RES-25: everybody is asked to go on, or whom they accuse.
    EarlyAccusation(Window<Option<Seat>>),
    /// RES-26: a Hunter must accuse.
    Accuse {
        by: Seat,
    },
    /// RES-40: the Inquisitor must look at a seat's side.
    Inquire,
    /// RES-28: somebody must be examined.
    Examine,
    /// RES-29: the examined seat owes a loyalty card.
    HandOver {
        whom: Seat,
    },
    Over(Ending),
}

impl Resistance {
    fn everyone(&self) -> SeatSet {
        SeatSet::first(self.config.seats)
    }

    fn ending(&self) -> Option<Ending> {
        match self.phase {
            Phase::Over(ending) => Some(ending),
            _ => None,
        }
    }
}

impl Game for Resistance {
    const ID: &'static str = "resistance";
    const NAME: &'static str = "The Resistance";
    const RULES: u32 = 2;
    const SEATS: RangeInclusive<u8> = 5..=10;
    const OPTIONS: &'static [OptionInfo] = config::OPTIONS;

    type Config = Config;
    type Chance = Chance;
    type Action = Action;
    type Event = Event;
    type Public = PublicView;
    type Private = PrivateView;

    fn configure(seats: u8, options: &str) -> Result<Config, Misfits> {
        Config::read(seats, options)
    }

    fn for_slow_table(config: Config) -> Config {
        config.for_slow_table()
    }

    fn ready_made(seats: u8) -> &'static [ReadyMade] {
        sets::ready_made(seats)
    }

    fn setup(config: &Config) -> Self {
        let deck = if config.plots { Pile::deck(config.seats) } else { Pile::EMPTY };
        Self {
            config: *config,
            phase: Phase::Deal,
            characters: BySeat::new(config.seats, |_| Character::Resistance),
            spies: SeatSet::EMPTY,
            knows: BySeat::new(config.seats, |_| Knows::default()),
            leader: Seat::at(0),
            rejections: 0,
            mission: 0,
            missions: [None; MISSIONS],
            team: SeatSet::EMPTY,
            ballot: Sealed::ask(SeatSet::EMPTY),
            vote_stays_open: None,
            last_vote: None,
            cards: Sealed::ask(SeatSet::EMPTY),
            face_up: None,
            plots: Plots::new(config.seats, deck),
            hostile: Hostile::default(),
        }
    }

    #[inline]
    fn seats(&self) -> SeatSet {
        self.everyone()
    }

    #[inline]
    fn owes_draw(&self) -> bool {
        matches!(self.phase, Phase::Deal | Phase::DrawPlots)
    }

    fn draw(&self, rng: &mut Rng) -> Chance {
        if matches!(self.phase, Phase::Deal) { self.draw_deal(rng) } else { self.draw_plots(rng) }
    }

    fn check_draw(&self, chance: &Chance) -> Result<(), Refused> {
        match (*chance, self.phase) {
            (Chance::Deal { spies, leader }, Phase::Deal) => self.check_deal(spies, leader),
            (Chance::Cast { characters, leader }, Phase::Deal) => {
                self.check_cast(&characters, leader)
            }
            (Chance::Plots { cards }, Phase::DrawPlots) => self.check_plots_drawn(cards),
            (Chance::Deal { .. }, _) => Err(&refusal::SPIES_DEALT),
            (Chance::Cast { .. }, _) => Err(&refusal::CHARACTERS_DEALT),
            (Chance::Plots { .. }, _) => Err(&refusal::PLOTS_DRAWN),
        }
    }

    fn awaits(&self) -> SeatSet {
        match self.phase {
            Phase::Deal | Phase::DrawPlots | Phase::Over(_) => SeatSet::EMPTY,
            Phase::GivePlots | Phase::Aim | Phase::Propose | Phase::Appoint => self.leader.into(),
            Phase::AtOnce { card, receiver } => self.actor_at_once(card, receiver).into(),
            Phase::Ask(asked) => asked.window.awaits(),
            Phase::Opinion | Phase::Vote => self.voters_seen(),
            Phase::FaceUp | Phase::Mission => self.players_of_cards(),
            Phase::Watch { by, .. } | Phase::Accuse { by } => by.into(),
            Phase::EarlyAccusation(window) => window.awaits(),
            Phase::Inquire => self.inquisitor().into(),
            Phase::Examine => self.examiner().into(),
            Phase::HandOver { whom } => whom.into(),
        }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        match self.phase {
            Phase::Deal | Phase::DrawPlots | Phase::Over(_) => (),
            Phase::Opinion | Phase::Vote => self.legal_votes(seat, actions),
            Phase::FaceUp | Phase::Mission => self.legal_cards(seat, actions),
            Phase::Ask(asked) => self.legal_answers(&asked, seat, actions),
            Phase::EarlyAccusation(window) => self.legal_early(&window, seat, actions),
            _ if !self.awaits().contains(seat) => (),
            Phase::GivePlots => self.legal_gifts(actions),
            Phase::AtOnce { card, .. } => self.legal_at_once(card, seat, actions),
            Phase::Aim => self.legal_aims(actions),
            Phase::Propose => self.legal_teams(actions),
            Phase::Watch { .. } => {
                let members = self.watchable(seat).iter();
                actions.extend(members.map(|member| Action::Watch { member }));
            }
            Phase::Appoint => self.legal_investigators(actions),
            Phase::Accuse { by } => self.legal_accusations(by, actions),
            Phase::Inquire => self.legal_inquiries(actions),
            Phase::Examine => self.legal_examinations(actions),
            Phase::HandOver { whom } => self.legal_loyalties(whom, actions),
        }
        self.legal_blames(seat, actions);
        self.legal_claims(seat, actions);
    }

    #[inline]
    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refused> {
        if !self.everyone().contains(seat) {
            return Err(&refusal::NO_SUCH_SEAT);
        }
        match *action {
            Action::Aim { mission } => self.check_aim(seat, mission),
            Action::Propose { team } => self.check_team(seat, team),
            Action::Approve | Action::Reject => self.check_vote(seat),
            Action::Play { card } => self.check_card(seat, card),
            Action::Give { card, to } => self.check_gift(seat, card, to),
            Action::Take { .. } | Action::Overhear { .. } | Action::Show { .. } => {
                self.check_at_once(seat, action)
            }
            Action::Pass if matches!(self.phase, Phase::EarlyAccusation(_)) => {
                self.check_going_on(seat)
            }
            Action::Use | Action::Pass | Action::Spotlight { .. } => {
                self.check_answer(seat, action)
            }
            Action::Appoint { investigator } => self.check_investigator(seat, investigator),
            Action::Blame { named } => self.check_blame(seat, named),
            Action::Accuse { accused } => self.check_accusation(seat, accused),
            Action::Inquire { whom } => self.check_inquiry(seat, whom),
            Action::Examine { whom } => self.check_examination(seat, whom),
            Action::HandOver { loyalty } => self.check_loyalty(seat, loyalty),
            Action::ClaimLoyalty { loyalty } => self.check_claim(seat, Said::Loyalty(loyalty)),
            Action::ClaimSide { side } => self.check_claim(seat, Said::Side(side)),
            Action::Watch { member } => self.check_watch(seat, member),
        }
    }

    #[inline]
    fn deadline(&self) -> Option<Time> {
        match self.phase {
            Phase::Ask(asked) => Some(asked.window.closes()),
            Phase::EarlyAccusation(window) => Some(window.closes()),
            Phase::Opinion | Phase::Vote => self.vote_stays_open,
            _ => None,
        }
    }

    fn apply(&mut self, at: Time, input: In<Self>, told: &mut Told<Event>) {
        match input {
            Input::Chance(Chance::Deal { spies, leader }) => self.deal(at, spies, leader, told),
            Input::Chance(Chance::Cast { characters, leader }) => {
                self.cast(at, characters, leader, told);
            }
            Input::Chance(Chance::Plots { cards }) => self.lay_out_plots(cards, told),
            Input::Clock => match self.phase {
                Phase::EarlyAccusation(window) => self.close_early(at, window, told),
                Phase::Opinion | Phase::Vote => self.end_wait_for_blame(at, told),
                _ => self.close_window(at, told),
            },
            Input::Act(seat, action) => match action {
                Action::Aim { mission } => self.aim(mission, told),
                Action::Propose { team } => self.propose(at, team, told),
                Action::Approve => self.vote(at, seat, Vote::Approve, told),
                Action::Reject => self.vote(at, seat, Vote::Reject, told),
                Action::Play { card } => self.play(at, seat, card, told),
                Action::Give { card, to } => self.give(card, to, told),
                Action::Take { card, from } => self.take(seat, card, from, told),
                Action::Overhear { neighbour } => self.show(neighbour, seat, told),
                Action::Show { to } => self.show(seat, to, told),
                Action::Use => self.answer(at, seat, Answer::Use, told),
                Action::Pass if matches!(self.phase, Phase::EarlyAccusation(_)) => {
                    self.answer_early(seat, None);
                }
                Action::Pass => self.answer(at, seat, Answer::Pass, told),
                Action::Spotlight { on } => self.answer(at, seat, Answer::On(on), told),
                Action::Watch { member } => self.watch(at, seat, member, told),
                Action::Appoint { investigator } => self.appoint(at, investigator, told),
                Action::Blame { named } => self.blame(at, seat, named, told),
                Action::Accuse { accused } if matches!(self.phase, Phase::EarlyAccusation(_)) => {
                    self.answer_early(seat, Some(accused));
                }
                Action::Accuse { accused } => self.accuse(at, seat, accused, told),
                Action::Inquire { whom } => self.inquire(at, seat, whom, told),
                Action::Examine { whom } => self.examine(at, whom, told),
                Action::HandOver { loyalty } => self.hand_over(at, seat, loyalty, told),
                Action::ClaimLoyalty { loyalty } => self.claim(seat, Said::Loyalty(loyalty), told),
                Action::ClaimSide { side } => self.claim(seat, Said::Side(side), told),
            },
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
}
