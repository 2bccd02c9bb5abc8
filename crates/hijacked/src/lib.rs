//! Hijacked: negotiators who share the hijackers' trust, and each their own score.
//!
//! The clauses are in `docs/rules/hijacked.md`; each one is named where it lives. Read on in the
//! order of the rulebook: [`Components`] (the box) · [`config`](Config) · `deal` · `round` ·
//! `passengers` · `rescue` · `trust` · `hijackers` · `retreat` · `demands` · `points` · `medals` ·
//! `tiles` · `last_call` · `score` · `cybot` · `view` · `show`.
//!
//! The first turn of a match:
//!
//! ```
//! use redeye_game::{Game, Match, Rng, Time, Told};
//! use redeye_hijacked::{Action, Hijacked};
//!
//! let config = Hijacked::configure(2, "").unwrap();
//! let mut talks = Match::<Hijacked>::new(&config, Rng::from_word("talks"));
//! let mut told = Told::new();
//! talks.advance(Time::ZERO, &mut told);
//! let on_turn = talks.state().awaits().iter().next().unwrap();
//! let trust = Action::BuildTrust { die: "d1".parse().unwrap() };
//! talks.submit(Time::from_ms(900), on_turn, trust, &mut told).unwrap();
//! assert_eq!(talks.state().public().players[on_turn].score, 1, "green or red, a point");
//! ```
//!
//! The truth cannot be sent anywhere, by type:
//!
//! ```compile_fail,E0277
//! use redeye_game::Game;
//! use redeye_hijacked::Hijacked;
//!
//! let config = Hijacked::configure(2, "").unwrap();
//! serde_json::to_string(&Hijacked::setup(&config)).unwrap();
//! ```

mod action;
mod box_file;
mod box_misfit;
mod box_read;
mod config;
mod cybot;
mod deal;
mod demands;
mod event;
mod flow;
mod hijackers;
mod last_call;
mod markers;
mod medals;
mod names;
mod passengers;
mod pieces;
mod pile;
mod points;
mod refusal;
mod rescue;
mod retreat;
mod round;
mod score;
mod show;
mod state;
mod tiles;
mod trust;
mod view;

use std::ops::RangeInclusive;

use redeye_game::{
    Game, In, Input, Misfits, OptionInfo, Outcome, Refused, Rng, Seat, SeatSet, Time, Told, Viewer,
};

pub use action::{Action, Chance};
pub use box_file::{BOX_BYTES_MAX, Components, Face, Space, Track};
pub use box_misfit::BOX_MISFITS;
pub use config::{Config, MISFITS};
pub use event::Event;
pub use hijackers::STEPS;
pub use markers::{Kind, Markers};
pub use medals::GoalView;
pub use names::{Bonus, CybotCard, DieKind, Goal, Hijacker, Stone, Tile};
pub use pieces::{CARDS, Card, Colour, DISPLAY_MAX, Die, PLAYERS_MAX, Place, Spot};
pub use refusal::REFUSALS;
pub use score::{Lead, Reckoning, Scored, extra, reckon};
pub use state::{ExtraDice, Hijacked, Rolled};
pub use trust::{GREENS, REDS};
pub use view::{
    ChosenView, CybotView, PlaceView, PlayerView, PrivateView, PublicView, ReservedView, SpotView,
    Stage, StonesView, TurnView,
};

impl Game for Hijacked {
    const ID: &'static str = "hijacked";
    const NAME: &'static str = "Hijacked";
    const RULES: u32 = 2;
    /// HIJ-1: one against the Cybot, or two to four.
    const SEATS: RangeInclusive<u8> = 1..=4;
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

    fn setup(config: &Config) -> Self {
        Self::lay_out(config)
    }

    fn seats(&self) -> SeatSet {
        self.config.seats()
    }

    fn owes_draw(&self) -> bool {
        self.due().is_some()
    }

    fn draw(&self, rng: &mut Rng) -> Chance {
        self.draw_due(rng)
    }

    fn check_draw(&self, chance: &Chance) -> Result<(), Refused> {
        self.check_drawn(chance)
    }

    fn awaits(&self) -> SeatSet {
        self.awaited()
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.legal_actions(seat, actions);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refused> {
        self.check_action(seat, action)
    }

    /// HIJ-12: the last call alone has a clock.
    fn deadline(&self) -> Option<Time> {
        self.last_call().map(|call| call.closes)
    }

    fn apply(&mut self, at: Time, input: In<Self>, told: &mut Told<Event>) {
        match input {
            Input::Act(seat, action) => self.act(seat, action, told),
            Input::Chance(chance) => self.take_draw(chance, told),
            Input::Clock => self.close_last_call(),
        }
        self.settle(at, told);
    }

    fn public(&self) -> PublicView {
        self.show_public()
    }

    fn private(&self, viewer: Viewer) -> PrivateView {
        self.show_private(viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.show_outcome()
    }

    /// HIJ-74: after a success; when the plane is stormed (HIJ-10) nobody counts.
    fn points(&self, seat: Seat) -> Option<i32> {
        let counts = matches!(self.phase, round::Phase::Over { is_stormed: false });
        counts.then(|| self.reckonings()[seat].total.into())
    }
}
