//! Illegal: dealing in corners, the docks, the tribunal.
//!
//! The clauses are in `docs/rules/illegal.md`; each one is named where it lives. Read on in the
//! order of the rulebook: [`config`](Config) · `packets` · `session` · `corner` · `exchange` ·
//! `dock` · `tribunal` · `score` · `master` · `view`.
//!
//! The beginning of a dealing session:
//!
//! ```
//! use redeye_game::{Game, Match, Rng, Seat, Time, Told};
//! use redeye_illegal::{Action, Illegal};
//!
//! let config = Illegal::configure(4, "").unwrap();
//! let mut evening = Match::<Illegal>::new(&config, Rng::from_word("an evening"));
//! let (mut told, [ana, ben]) = (Told::new(), [Seat::at(0), Seat::at(1)]);
//! evening.advance(Time::ZERO, &mut told);
//! evening.submit(Time::from_ms(800), ana, Action::Knock { seat: ben }, &mut told).unwrap();
//! evening.submit(Time::from_ms(2_500), ben, Action::Admit { seat: ana }, &mut told).unwrap();
//! assert_eq!(evening.state().public().corners[0].to_string(), "1,2", "all see them there");
//! assert_eq!(evening.state().earshot(ana).to_string(), "1,2", "and nobody else hears them");
//! ```
//!
//! The truth cannot be sent anywhere, by type:
//!
//! ```compile_fail,E0277
//! use redeye_game::Game;
//! use redeye_illegal::Illegal;
//!
//! let config = Illegal::configure(4, "").unwrap();
//! serde_json::to_string(&Illegal::setup(&config)).unwrap();
//! ```

mod action;
mod config;
mod corner;
mod dock;
mod event;
mod exchange;
mod flow;
mod master;
mod packets;
mod pieces;
mod refusal;
mod score;
mod session;
mod tribunal;
mod view;

use std::ops::RangeInclusive;

use arrayvec::ArrayVec;
use redeye_game::{
    BySeat, Game, In, Input, Misfits, OptionInfo, Outcome, Refused, Rng, Seat, SeatSet, Time, Told,
    Viewer,
};

pub use action::{Action, Chance};
pub use config::{CASUAL_MIN, Config, DEBATE_S, MISFITS, SESSION_MIN};
pub use event::Event;
pub use exchange::{Deal, Exchange};
pub use master::Next;
pub use packets::{Packet, check_packets};
pub use pieces::{CARDS_OF_EACH, Cards, Finger, PLAYERS_MAX, Resource, Role, Row, Trade};
pub use refusal::REFUSALS;
pub use score::{Revelation, points};
pub use session::SESSIONS;
pub use tribunal::Verdict;
pub use view::{DockView, Knock, PrivateView, PublicView, Stage, Taken};

use dock::Dock;
use flow::Phase;
use tribunal::VERDICTS_MAX;

/// ILL-10: a dock between each two sessions.
pub(crate) const DOCKS_MAX: usize = SESSIONS as usize - 1;

/// The truth of an evening at one moment, secrets included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Illegal {
    config: Config,
    phase: Phase,
    /// ILL-60: what a game master has built so far.
    draft: ArrayVec<Packet, PLAYERS_MAX>,
    /// ILL-6: who has which, in the order of the seats; none before the deal.
    packets: ArrayVec<Packet, PLAYERS_MAX>,
    hands: BySeat<Cards>,
    session: u8,
    /// ILL-33: who would let the session or the debate end.
    done: SeatSet,
    /// ILL-11: in which corner everybody is; none: at the table.
    corners: BySeat<Option<u8>>,
    /// ILL-11: at whom everybody knocks.
    knocks: BySeat<Option<Seat>>,
    /// ILL-12: what lies open, by the seats.
    exchanges: Vec<Exchange>,
    /// ILL-15, ILL-42: what was exchanged, and who was there.
    deals: Vec<(SeatSet, Deal)>,
    docks: ArrayVec<Dock, DOCKS_MAX>,
    suspects: Option<Row<Role>>,
    verdicts: ArrayVec<Verdict, VERDICTS_MAX>,
}

impl Illegal {
    /// ILL-1: those who trade.
    fn players(&self) -> SeatSet {
        SeatSet::first(self.config.players())
    }
}

impl Game for Illegal {
    const ID: &'static str = "illegal";
    const NAME: &'static str = "Illegal";
    const RULES: u32 = 2;
    /// Nine only with a game master among them.
    const SEATS: RangeInclusive<u8> = 4..=9;
    const ADULTS: bool = true;
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
        let players = config.players();
        Self {
            config: *config,
            phase: match config.master() {
                Some(_) => Phase::Build,
                None => Phase::Deal,
            },
            draft: ArrayVec::new(),
            packets: ArrayVec::new(),
            hands: BySeat::new(players, |_| Cards::default()),
            session: 0,
            done: SeatSet::EMPTY,
            corners: BySeat::new(players, |_| None),
            knocks: BySeat::new(players, |_| None),
            exchanges: Vec::new(),
            deals: Vec::new(),
            docks: ArrayVec::new(),
            suspects: None,
            verdicts: ArrayVec::new(),
        }
    }

    fn seats(&self) -> SeatSet {
        self.config.seats()
    }

    fn owes_draw(&self) -> bool {
        matches!(self.phase, Phase::Deal | Phase::LayOut | Phase::Lot | Phase::Rest | Phase::Show)
    }

    fn draw(&self, rng: &mut Rng) -> Chance {
        match self.phase {
            Phase::LayOut => self.draw_dock(rng),
            Phase::Lot => self.draw_lot(rng),
            Phase::Rest => self.draw_rest(rng),
            Phase::Show => self.draw_suspects(rng),
            _ => self.draw_packets(rng),
        }
    }

    fn check_draw(&self, chance: &Chance) -> Result<(), Refused> {
        match chance {
            Chance::Packets { packets } => self.check_drawn(packets),
            Chance::BuiltPackets { packets } => self.check_built(packets),
            Chance::Dock { card } => self.check_dock(*card),
            Chance::Lot { order } => self.check_lot(order),
            Chance::Rest { cards } => self.check_rest(cards),
            Chance::HandOut { cards } => self.check_hand_out(cards),
            Chance::Suspects { roles } => self.check_suspects(roles),
        }
    }

    fn awaits(&self) -> SeatSet {
        match self.phase {
            Phase::Deal | Phase::LayOut | Phase::Lot | Phase::Rest | Phase::Show => SeatSet::EMPTY,
            Phase::Laying { .. } | Phase::Over { .. } => SeatSet::EMPTY,
            Phase::Build | Phase::Ready { .. } | Phase::Reveal => self.and_master(SeatSet::EMPTY),
            // ILL-33: the clock ends it, or all of them.
            Phase::Session { .. } | Phase::Debate { .. } => self.players() - self.done,
            Phase::Dock => self.unserved(),
            Phase::Point(window) => window.awaits(),
        }
    }

    /// ILL-11, ILL-12, ILL-60: a knock can be withdrawn, a card taken back, a packet unpacked.
    fn is_repeatable(action: &Action) -> bool {
        matches!(action, Action::Knock { .. } | Action::Lay { .. } | Action::Unpack)
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        if self.config.master() == Some(seat) {
            return self.legal_for_master(actions);
        }
        match self.phase {
            Phase::Session { .. } => {
                self.legal_walks(seat, actions);
                self.legal_exchanges(seat, actions);
            }
            Phase::Dock => {
                let claim = |resource| Action::Claim { resource };
                actions.extend(self.legal_claims(seat).map(claim));
            }
            Phase::Point(window) => self.legal_fingers(&window, seat, actions),
            _ => (),
        }
        if self.check_done(seat).is_ok() {
            actions.push(Action::Done);
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refused> {
        if !self.seats().contains(seat) {
            return Err(&refusal::NO_SUCH_SEAT);
        }
        match action {
            Action::Pack { .. }
            | Action::Unpack
            | Action::DrawPackets
            | Action::Start
            | Action::End
            | Action::RevealFirst { .. } => self.check_master(seat, action),
            _ if !self.players().contains(seat) => Err(&refusal::PLAYS_NO_HAND),
            _ => self.check_player(seat, action),
        }
    }

    fn deadline(&self) -> Option<Time> {
        match self.phase {
            Phase::Laying { next } => Some(next),
            Phase::Session { ends } | Phase::Debate { ends } => Some(ends),
            Phase::Point(window) => Some(window.closes()),
            Phase::Dock => self.docks.last().map(Dock::deadline),
            Phase::Deal | Phase::LayOut | Phase::Lot | Phase::Rest | Phase::Show => None,
            // ILL-60: a game master takes its time.
            Phase::Build | Phase::Ready { .. } | Phase::Reveal | Phase::Over { .. } => None,
        }
    }

    /// ILL-20: that somebody has reached for a card is not shown until it is settled.
    fn shown_deadline(&self) -> Option<Time> {
        match self.phase {
            Phase::Dock => self.docks.last().map(Dock::ends),
            _ => self.deadline(),
        }
    }

    fn apply(&mut self, at: Time, input: In<Self>, told: &mut Told<Event>) {
        match input {
            Input::Chance(Chance::Packets { packets } | Chance::BuiltPackets { packets }) => {
                self.deal(at, packets, told);
            }
            Input::Chance(Chance::Dock { card }) => self.lay_out(at, card, told),
            Input::Chance(Chance::Lot { order }) => self.serve_by_lot(at, order, told),
            Input::Chance(Chance::Rest { cards }) => self.deal_rest(at, &cards, told),
            Input::Chance(Chance::HandOut { cards }) => self.hand_out(at, &cards, told),
            Input::Chance(Chance::Suspects { roles }) => self.show_suspects(at, roles, told),
            Input::Clock => self.tick(at, told),
            Input::Act(seat, action) => self.act(at, seat, action, told),
        }
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

    /// ILL-40: a game master has none.
    fn points(&self, seat: Seat) -> Option<i32> {
        let counts = matches!(self.phase, Phase::Over { .. }) && self.players().contains(seat);
        counts.then(|| self.points_of(seat).into())
    }

    /// ILL-22: no player needs to be there. ILL-61: without a game master the table goes on.
    fn may_stay_away(&self, seat: Seat) -> bool {
        self.config.casual() && self.players().contains(seat)
    }

    /// ILL-11: in a corner one is heard there; so are those at the table, while there are corners.
    /// ILL-60: a game master hears all, and is heard by all.
    fn earshot(&self, speaker: Seat) -> SeatSet {
        if self.players().contains(speaker) {
            let here = self.corners[speaker];
            self.and_master(self.corners.seats(|place| *place == here))
        } else {
            self.seats()
        }
    }
}
