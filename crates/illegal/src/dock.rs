//! The docks: new cards, and who is quick (ILL-20 to ILL-22).

use arrayvec::ArrayVec;
use redeye_game::{BySeat, Refused, Rng, Seat, SeatSet, Time, Told};

use crate::action::Chance;
use crate::event::Event;
use crate::master::Next;
use crate::pieces::{PLAYERS_MAX, Resource, Row};
use crate::refusal::{
    CARDS_HANDED_OUT, DOCK_LAID_OUT, HAS_A_CARD, HAS_CLAIMED, LOT_DRAWN, NO_DOCKS_NOW,
    NOT_ALL_LAID_OUT, NOT_AT_THE_DOCKS, REST_DEALT,
};
use crate::{Illegal, Phase};

/// ILL-20: claims within this time are simultaneous.
const CLAIM_WINDOW_MS: u64 = 150;

/// ILL-20: how long it takes to lay out the next card.
const CARD_MS: u64 = 1_000;

/// ILL-20: so long after the last card lies there the rest goes by lot.
const DOCK_MS: u64 = 10_000;

/// One arrival at the docks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Dock {
    /// In the order in which they were laid out.
    pub(crate) cards: ArrayVec<Resource, PLAYERS_MAX>,
    /// ILL-21: in the order in which they were taken.
    pub(crate) taken: ArrayVec<(Seat, Resource), PLAYERS_MAX>,
    /// The last lot that was drawn.
    pub(crate) lot: ArrayVec<Seat, PLAYERS_MAX>,
    pub(crate) claims: BySeat<Option<Resource>>,
    /// When the claims that are in are settled.
    window: Option<Time>,
    ends: Time,
}

impl Dock {
    fn served(&self) -> SeatSet {
        self.taken.iter().map(|(seat, _)| *seat).collect()
    }

    fn claimants(&self) -> SeatSet {
        self.claims.seats(Option::is_some)
    }

    pub(crate) const fn ends(&self) -> Time {
        self.ends
    }

    pub(crate) fn deadline(&self) -> Time {
        self.window.map_or(self.ends, |window| window.min(self.ends))
    }

    /// What lies there.
    fn left(&self) -> impl Iterator<Item = Resource> {
        let is_taken = |card: &Resource| self.taken.iter().any(|(_, taken)| taken == card);
        self.cards.iter().copied().filter(move |card| !is_taken(card))
    }
}

impl Illegal {
    fn dock(&self) -> &Dock {
        self.docks.last().expect("cards lie at the docks")
    }

    fn dock_mut(&mut self) -> &mut Dock {
        self.docks.last_mut().expect("cards lie at the docks")
    }

    /// ILL-20: everybody is called to the docks, where nothing lies yet. ILL-22: casual there is
    /// nothing to see there.
    pub(crate) fn call_to_docks(&mut self, at: Time) {
        self.phase = Phase::LayOut;
        if !self.config.casual() {
            let claims = BySeat::new(self.config.players(), |_| None);
            let (cards, taken, lot) = (ArrayVec::new(), ArrayVec::new(), ArrayVec::new());
            self.docks.push(Dock { cards, taken, lot, claims, window: None, ends: at });
        }
    }

    /// ILL-4, ILL-20: one card of each resource, in random order. The next one is drawn when it is
    /// due, so that nothing knows it. ILL-22: or one for each player.
    pub(crate) fn draw_dock(&self, rng: &mut Rng) -> Chance {
        if self.config.casual() {
            let mut cards: ArrayVec<Resource, PLAYERS_MAX> = self.in_play().collect();
            rng.shuffle(&mut cards);
            return Chance::HandOut { cards: Row::from(cards) };
        }
        let left: ArrayVec<Resource, PLAYERS_MAX> = self.to_come().collect();
        Chance::Dock { card: *rng.pick(&left).expect("a card is still to come") }
    }

    /// What is not laid out yet.
    fn to_come(&self) -> impl Iterator<Item = Resource> {
        let laid = self.docks.last().map(|dock| &dock.cards);
        self.in_play().filter(move |card| laid.is_some_and(|laid| !laid.contains(card)))
    }

    pub(crate) fn check_dock(&self, card: Resource) -> Result<(), Refused> {
        let fits = !self.config.casual()
            && self.phase == Phase::LayOut
            && self.to_come().any(|left| left == card);
        if fits { Ok(()) } else { Err(&DOCK_LAID_OUT) }
    }

    pub(crate) fn check_hand_out(&self, cards: &Row<Resource>) -> Result<(), Refused> {
        let fits =
            self.config.casual() && self.phase == Phase::LayOut && same(&cards.0, self.in_play());
        if fits { Ok(()) } else { Err(&CARDS_HANDED_OUT) }
    }

    /// ILL-20: one card after the other. Nothing can be taken before the last one lies there; then
    /// all may reach for one.
    pub(crate) fn lay_out(&mut self, at: Time, card: Resource, told: &mut Told<Event>) {
        let number = self.session;
        self.dock_mut().cards.push(card);
        told.all(Event::LaidOut { dock: number, resource: card });
        if self.to_come().next().is_some() {
            self.phase = Phase::Laying { next: at + CARD_MS };
        } else {
            self.dock_mut().ends = at + DOCK_MS;
            self.phase = Phase::Dock;
            told.all(Event::RushBegins { dock: number });
        }
    }

    /// ILL-22: nobody sees the card of another.
    pub(crate) fn hand_out(&mut self, at: Time, cards: &Row<Resource>, told: &mut Told<Event>) {
        told.all(Event::HandedOut { dock: self.session });
        for (seat, &resource) in self.players().iter().zip(cards.iter()) {
            self.hands[seat] = self.hands[seat].with(resource, 1);
            told.only(self.and_master(seat), Event::Handed { seat, resource });
        }
        self.ready(at, Next::Session, told);
    }

    /// Who has no card of this dock. ILL-20: who has reached for one is not shown until it is
    /// settled.
    pub(crate) fn unserved(&self) -> SeatSet {
        self.players() - self.dock().served()
    }

    pub(crate) fn check_claim(&self, seat: Seat, resource: Resource) -> Result<(), Refused> {
        match self.phase {
            Phase::Dock => (),
            Phase::Laying { .. } => return Err(&NOT_ALL_LAID_OUT),
            _ => return Err(&NO_DOCKS_NOW),
        }
        if !self.unserved().contains(seat) {
            return Err(&HAS_A_CARD);
        }
        if self.dock().claims[seat].is_some() {
            return Err(&HAS_CLAIMED);
        }
        let lies_there = self.dock().left().any(|left| left == resource);
        if lies_there { Ok(()) } else { Err(&NOT_AT_THE_DOCKS) }
    }

    pub(crate) fn legal_claims(&self, seat: Seat) -> impl Iterator<Item = Resource> {
        let may = self.unserved().contains(seat) && self.dock().claims[seat].is_none();
        self.dock().left().filter(move |_| may)
    }

    /// ILL-20: the first claim opens a window; who claims before it closes is as quick.
    pub(crate) fn claim(&mut self, at: Time, by: Seat, of: Resource, told: &mut Told<Event>) {
        let dock = self.dock_mut();
        dock.claims[by] = Some(of);
        dock.window.get_or_insert(at + CLAIM_WINDOW_MS);
        if self.unserved() == self.dock().claimants() {
            self.settle_claims(at, told);
        }
    }

    /// One claimant is served, more are by lot.
    pub(crate) fn settle_claims(&mut self, at: Time, told: &mut Told<Event>) {
        let claimants = self.dock().claimants();
        if claimants.len() > 1 {
            self.phase = Phase::Lot;
        } else {
            self.serve(at, claimants.iter(), told);
        }
    }

    pub(crate) fn draw_lot(&self, rng: &mut Rng) -> Chance {
        let mut order: ArrayVec<Seat, PLAYERS_MAX> = self.dock().claimants().iter().collect();
        rng.shuffle(&mut order);
        Chance::Lot { order: Row::from(order) }
    }

    pub(crate) fn check_lot(&self, order: &Row<Seat>) -> Result<(), Refused> {
        let fits = self.phase == Phase::Lot && same(&order.0, self.dock().claimants().iter());
        if fits { Ok(()) } else { Err(&LOT_DRAWN) }
    }

    pub(crate) fn serve_by_lot(&mut self, at: Time, order: Row<Seat>, told: &mut Told<Event>) {
        told.all(Event::LotDrawn { order: order.clone() });
        self.dock_mut().lot = order.0.clone();
        self.serve(at, order.0.into_iter(), told);
    }

    /// ILL-20: who finds its card gone may claim again.
    fn serve(&mut self, at: Time, order: impl Iterator<Item = Seat>, told: &mut Told<Event>) {
        self.phase = Phase::Dock;
        self.dock_mut().window = None;
        for seat in order {
            let claimed = self.dock_mut().claims[seat].take();
            let lies_there = self.dock().left().find(|left| Some(*left) == claimed);
            if let Some(resource) = lies_there {
                self.serve_one(seat, resource);
                told.all(Event::Took { seat, resource });
            }
        }
        if self.unserved().is_empty() {
            self.ready(at, Next::Session, told);
        } else if at >= self.dock().ends {
            self.phase = Phase::Rest;
        }
    }

    fn serve_one(&mut self, seat: Seat, resource: Resource) {
        self.dock_mut().taken.push((seat, resource));
        self.hands[seat] = self.hands[seat].with(resource, 1);
    }

    /// ILL-20: time is up. Who has reached before is served before the rest is dealt.
    pub(crate) fn end_dock(&mut self, at: Time, told: &mut Told<Event>) {
        self.dock_mut().ends = at;
        self.settle_claims(at, told);
    }

    pub(crate) fn draw_rest(&self, rng: &mut Rng) -> Chance {
        let mut cards: ArrayVec<Resource, PLAYERS_MAX> = self.dock().left().collect();
        rng.shuffle(&mut cards);
        Chance::Rest { cards: Row::from(cards) }
    }

    pub(crate) fn check_rest(&self, cards: &Row<Resource>) -> Result<(), Refused> {
        let fits = self.phase == Phase::Rest && same(&cards.0, self.dock().left());
        if fits { Ok(()) } else { Err(&REST_DEALT) }
    }

    pub(crate) fn deal_rest(&mut self, at: Time, cards: &Row<Resource>, told: &mut Told<Event>) {
        for (seat, &resource) in self.unserved().iter().zip(cards.iter()) {
            self.serve_one(seat, resource);
            told.all(Event::LeftWith { seat, resource });
        }
        self.ready(at, Next::Session, told);
    }
}

/// The same things in any order; there is one of each.
fn same<T: PartialEq>(some: &[T], others: impl Iterator<Item = T>) -> bool {
    let mut count = 0;
    let all = others.inspect(|_| count += 1).all(|other| some.contains(&other));
    all && count == some.len()
}
