//! Whom to deal with, and when to stop (ILL-11, ILL-33).

use redeye_game::{Rng, Seat, SeatSet, View};
use redeye_illegal::{Action, Exchange, Illegal, PLAYERS_MAX, PrivateView};

use super::haggle::Meeting;
use super::mind::Mind;
use crate::choice::pick_best;

/// What a bot remembers of the session it is in.
#[derive(Clone, Debug)]
pub(super) struct Walk {
    session: u8,
    /// How often it has met or sought everybody.
    visits: [u8; PLAYERS_MAX],
    /// Whom it turned away because it was busy: it will come.
    promised: SeatSet,
    /// At whom it has knocked, until it has an answer.
    knocked: Option<Seat>,
    /// The meeting it is in.
    meeting: Option<Meeting>,
    /// How many thoughts it has waited for an answer.
    waited: u8,
    /// How many thoughts it has had nothing to do.
    idle: u8,
    /// How many thoughts there were.
    thoughts: u16,
}

impl Default for Walk {
    fn default() -> Self {
        Self {
            session: 0,
            visits: [0; PLAYERS_MAX],
            promised: SeatSet::EMPTY,
            knocked: None,
            meeting: None,
            waited: 0,
            idle: 0,
            thoughts: 0,
        }
    }
}

impl Walk {
    /// What to do in a session. Who has said that it is done may still deal, and does.
    pub(super) fn act(
        &mut self,
        mind: &mut Mind,
        view: &View<Illegal>,
        rng: &mut Rng,
    ) -> Option<Action> {
        if self.session != mind.session {
            *self = Self { session: mind.session, ..Self::default() };
        }
        self.thoughts = self.thoughts.saturating_add(1);
        let is_tired = self.thoughts >= mind.style.thoughts || self.idle >= mind.style.idle;
        if is_tired && !view.public.done.contains(mind.seat) {
            return Some(Action::Done);
        }
        let company = mind.room.company(mind.seat);
        if company.is_empty() {
            self.come_back();
            self.at_table(mind, view, rng)
        } else {
            self.in_corner(mind, view, company, rng)
        }
    }

    /// A meeting is over, whoever left.
    fn come_back(&mut self) {
        if let Some(meeting) = self.meeting.take() {
            let visits = &mut self.visits[meeting.partner.index()];
            *visits = visits.saturating_add(1);
        }
    }

    fn at_table(&mut self, mind: &mut Mind, view: &View<Illegal>, rng: &mut Rng) -> Option<Action> {
        if let Some(knock) = view.private.knocks.iter().find(|knock| knock.to == mind.seat) {
            let (seat, visits) = (knock.from, &mut self.visits[knock.from.index()]);
            // Who comes again and again for nothing is not let in for ever.
            if *visits < mind.style.visits_received {
                return Some(Action::Admit { seat });
            }
            *visits = visits.saturating_add(1);
            return Some(Action::TurnAway { seat });
        }
        if view.private.knocks.iter().any(|knock| knock.from == mind.seat) {
            self.waited += 1;
            let is_enough = self.waited > mind.style.patience;
            return is_enough.then_some(Action::Withdraw);
        }
        if let Some(seat) = self.knocked.take().filter(|seat| mind.room.is_at_table(*seat)) {
            let visits = &mut self.visits[seat.index()];
            *visits = visits.saturating_add(1);
        }
        self.seek(mind, view, rng)
    }

    /// Knocks at whoever promises most.
    fn seek(&mut self, mind: &mut Mind, view: &View<Illegal>, rng: &mut Rng) -> Option<Action> {
        mind.think();
        let mind = &*mind;
        let is_left = |seat: &Seat| self.visits[seat.index()] < mind.style.visits;
        let left: SeatSet = mind.rivals().iter().filter(is_left).collect();
        let hand = &view.private.hand;
        let would_deal = |seat: &Seat| Meeting::with(*seat).opening(mind, hand, 0.0).is_some();
        let left: SeatSet = left.iter().filter(would_deal).collect();
        if left.is_empty() {
            self.idle = self.idle.saturating_add(1);
            return None;
        }
        let lot: [f64; PLAYERS_MAX] = std::array::from_fn(|_| rng.unit());
        let appeal = |seat: Seat| {
            let promised = if self.promised.contains(seat) { 1.0 } else { 0.0 };
            let visits = f64::from(self.visits[seat.index()]);
            promise(mind, view, seat) + promised - visits + mind.style.mood * lot[seat.index()]
        };
        let at_table = left.iter().filter(|seat| mind.room.is_at_table(*seat));
        let seat = pick_best(at_table, appeal, rng)?;
        self.promised = self.promised.without(seat);
        self.knocked = Some(seat);
        self.waited = 0;
        Some(Action::Knock { seat })
    }

    fn in_corner(
        &mut self,
        mind: &mut Mind,
        view: &View<Illegal>,
        company: SeatSet,
        rng: &mut Rng,
    ) -> Option<Action> {
        self.knocked = None;
        if let Some(knock) = view.private.knocks.iter().find(|knock| knock.to == mind.seat) {
            // One more would see what lies there.
            self.promised = self.promised.with(knock.from);
            return Some(Action::TurnAway { seat: knock.from });
        }
        if self.meeting.as_ref().is_none_or(|meeting| !company.contains(meeting.partner)) {
            self.come_back();
            mind.think();
            // Who has laid something down for it comes first.
            let offers = |seat| if has_offered(&view.private, mind.seat, seat) { 2.0 } else { 0.0 };
            let appeal = |seat| promise(mind, view, seat) + offers(seat);
            let partner = pick_best(company.iter(), appeal, rng)?;
            self.meeting = Some(Meeting::with(partner));
        }
        self.meeting.as_mut()?.act(mind, &view.private)
    }
}

/// Does anything lie there that `by` would give to `to`?
fn has_offered(private: &PrivateView, to: Seat, by: Seat) -> bool {
    let gives = |exchange: &Exchange| match (exchange.one, exchange.other) {
        parties if parties == (by, to) => !exchange.gives.is_empty(),
        parties if parties == (to, by) => !exchange.gets.is_empty(),
        _ => false,
    };
    private.exchanges.iter().any(gives)
}

/// What a meeting with `seat` promises: what it has that the bot buys, and what it may want.
fn promise(mind: &Mind, view: &View<Illegal>, seat: Seat) -> f64 {
    let Some(packet) = mind.packet else { return 0.0 };
    let has = f64::from(mind.others[seat.index()].known(packet.buyer).min(1));
    let has = has.max(mind.belief.deals(seat, packet.buyer));
    let goods = view.private.hand.iter().filter(|(resource, _)| *resource != packet.buyer);
    let wants = goods.map(|(resource, _)| mind.belief.buys(seat, resource)).fold(0.0, f64::max);
    has + wants / 2.0
}
