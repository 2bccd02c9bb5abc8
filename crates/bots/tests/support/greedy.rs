//! A player of Illegal that trades for what it buys, hides nothing, and always points: what a
//! beginner does, and a measure of what secrecy and reckoning are worth. It is frozen: it does not
//! get better with the bots that are measured by it.

use redeye_bots::{Bot, HasBots, Level, Turn};
use redeye_game::{Rng, Seat, SeatSet};
use redeye_illegal::{
    Action, Config, Event, Illegal, PLAYERS_MAX, Packet, PrivateView, Resource, Role, Stage, Trade,
};

/// Ways to play Illegal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trader {
    /// One of the levels there are.
    Level(Level),
    /// Trades openly.
    Greedy,
}

impl Trader {
    /// Its name, for tables.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Level(level) => level.name(),
            Self::Greedy => "greedy",
        }
    }

    /// A bot that plays so.
    pub(crate) fn sit(self, config: &Config, seat: Seat) -> Box<dyn Bot<Illegal>> {
        match self {
            Self::Greedy if config.master() != Some(seat) => Box::new(Greedy::new()),
            Self::Greedy => Illegal::bot(Level::Normal, config, seat),
            Self::Level(level) => Illegal::bot(level, config, seat),
        }
    }
}

/// How long it waits in a corner, or at a door.
const PATIENCE: u32 = 4;

/// How many of its own cards it lays down for one of those it buys.
const BEST_PRICE: u8 = 2;

type BySeatAndResource = [[u32; PLAYERS_MAX]; PLAYERS_MAX];

struct Greedy {
    /// What everybody has laid down, and what everybody took: dealers and buyers, it thinks.
    laid: BySeatAndResource,
    took: BySeatAndResource,
    visited: SeatSet,
    waited: u32,
}

impl Greedy {
    const fn new() -> Self {
        Self {
            laid: [[0; PLAYERS_MAX]; PLAYERS_MAX],
            took: [[0; PLAYERS_MAX]; PLAYERS_MAX],
            visited: SeatSet::EMPTY,
            waited: 0,
        }
    }

    fn at_table(
        &mut self,
        turn: &Turn<'_, Illegal>,
        private: &PrivateView,
        rng: &mut Rng,
    ) -> Option<Action> {
        let seat = turn.seat();
        if let Some(knock) = private.knocks.iter().find(|knock| knock.to == seat) {
            self.waited = 0;
            return Some(Action::Admit { seat: knock.from });
        }
        if private.knocks.iter().any(|knock| knock.from == seat) {
            self.waited += 1;
            return (self.waited > PATIENCE).then_some(Action::Withdraw);
        }
        self.waited = 0;
        let is_new = |action: &&Action| match action {
            Action::Knock { seat } => !self.visited.contains(*seat),
            _ => false,
        };
        let knocks: Vec<Action> = turn.legal().iter().filter(is_new).copied().collect();
        let Some(Action::Knock { seat }) = rng.pick(&knocks) else { return Some(Action::Done) };
        self.visited = self.visited.with(*seat);
        Some(Action::Knock { seat: *seat })
    }

    fn in_corner(
        &mut self,
        turn: &Turn<'_, Illegal>,
        private: &PrivateView,
        packet: &Packet,
    ) -> Action {
        let (seat, legal) = (turn.seat(), turn.legal());
        let gets_it = |action: &&Action| match action {
            Action::Confirm { get, .. } => get.count(packet.buyer) > 0,
            _ => false,
        };
        if let Some(confirm) = legal.iter().find(gets_it) {
            return *confirm;
        }
        let side = |exchange: &redeye_illegal::Exchange| match seat {
            _ if exchange.one == seat => exchange.gives,
            _ if exchange.other == seat => exchange.gets,
            _ => redeye_illegal::Cards::default(),
        };
        let lies: u8 = private.exchanges.iter().map(|exchange| side(exchange).len()).sum();
        let lays = |wanted: fn(&Packet, Resource) -> bool| {
            let fits = move |action: &&Action| match action {
                Action::Lay { resource, .. } => wanted(packet, *resource),
                _ => false,
            };
            legal.iter().find(fits)
        };
        let own_goods = lays(|packet, resource| resource == packet.dealer);
        let goods = own_goods.or_else(|| lays(|packet, resource| resource != packet.buyer));
        match goods {
            Some(lay) if lies < BEST_PRICE => *lay,
            _ => Action::Leave,
        }
    }

    fn point(&self, roles: &[Role], players: SeatSet, rng: &mut Rng) -> Action {
        let suspicion = |seat: Seat| -> u32 {
            let of = |role: &Role| match role.trade {
                Trade::Dealer => self.laid[seat.index()][role.resource as usize],
                Trade::Buyer => self.took[seat.index()][role.resource as usize],
            };
            roles.iter().map(of).sum()
        };
        let most = players.iter().map(suspicion).max();
        let first: Vec<Seat> =
            players.iter().filter(|seat| Some(suspicion(*seat)) == most).collect();
        rng.pick(&first).map_or(Action::PointAtNobody, |seat| Action::Point { seat: *seat })
    }
}

impl Bot<Illegal> for Greedy {
    fn hear(&mut self, event: &Event) {
        match event {
            Event::SessionBegins { .. } => self.visited = SeatSet::EMPTY,
            Event::Laid { by, resource, .. } => self.laid[by.index()][*resource as usize] += 1,
            Event::Took { seat, resource } => self.took[seat.index()][*resource as usize] += 1,
            Event::Exchanged { one, other, gave, got } => {
                for (seat, cards) in [(one, got), (other, gave)] {
                    for (resource, count) in cards.iter() {
                        self.took[seat.index()][resource as usize] += u32::from(count);
                    }
                }
            }
            _ => (),
        }
    }

    fn act(&mut self, turn: &Turn<'_, Illegal>, rng: &mut Rng) -> Option<Action> {
        let view = turn.view();
        let packet = view.private.packet?;
        let wish = match view.public.stage {
            Stage::Session if turn.legal().contains(&Action::Leave) => {
                // It lays down what it has at once, and then gives the other time.
                match self.in_corner(turn, &view.private, &packet) {
                    Action::Leave if self.waited < PATIENCE => {
                        self.waited += 1;
                        None
                    }
                    action => {
                        self.waited = 0;
                        Some(action)
                    }
                }
            }
            Stage::Session => self.at_table(turn, &view.private, rng),
            Stage::Dock => {
                let wanted = Action::Claim { resource: packet.buyer };
                let any = rng.pick(turn.legal()).copied();
                if turn.legal().contains(&wanted) { Some(wanted) } else { any }
            }
            Stage::Debate => Some(Action::Done),
            Stage::Point => {
                let others = SeatSet::first(PLAYERS_MAX as u8).without(turn.seat());
                let can = |seat: &Seat| turn.legal().contains(&Action::Point { seat: *seat });
                let others = others.iter().filter(can).collect();
                view.public.suspects.map(|roles| self.point(&roles.0, others, rng))
            }
            _ => None,
        };
        wish.filter(|action| turn.legal().contains(action))
    }
}
