//! Exchanges: cards laid down in a corner, confirmed and handed over (ILL-12, ILL-13, ILL-15).

use redeye_game::{Refused, Seat, SeatSet, Time, Told};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::pieces::{Cards, Resource};
use crate::refusal::{
    CARD_NOT_FREE, HAS_CONFIRMED, NOT_LAID, NOT_TOGETHER, NOT_WHAT_LIES, NOTHING_IN_RETURN,
};
use crate::{Action, Illegal};

/// ILL-12: what two have laid down for each other. Seen in their corner only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Exchange {
    /// The lower seat.
    pub one: Seat,
    /// The higher seat.
    pub other: Seat,
    /// What the lower seat would give.
    pub gives: Cards,
    /// What it would get.
    pub gets: Cards,
    /// Who agrees to just that.
    pub confirmed: SeatSet,
}

impl Exchange {
    fn between(seat: Seat, to: Seat) -> Self {
        Self {
            one: seat.min(to),
            other: seat.max(to),
            gives: Cards::default(),
            gets: Cards::default(),
            confirmed: SeatSet::EMPTY,
        }
    }

    pub(crate) fn is_of(&self, seat: Seat) -> bool {
        self.one == seat || self.other == seat
    }

    /// What `seat` has laid down.
    fn side(&self, seat: Seat) -> &Cards {
        if seat == self.one { &self.gives } else { &self.gets }
    }

    fn side_mut(&mut self, seat: Seat) -> &mut Cards {
        if seat == self.one { &mut self.gives } else { &mut self.gets }
    }
}

/// ILL-42: an exchange that was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// Who gave.
    pub one: Seat,
    /// What.
    pub gave: Cards,
    /// To whom.
    pub other: Seat,
    /// For what.
    pub got: Cards,
    /// In which session.
    pub session: u8,
    /// How long after the match began.
    pub at_ms: u64,
}

impl Illegal {
    fn exchange(&self, seat: Seat, to: Seat) -> Option<&Exchange> {
        self.exchanges.iter().find(|exchange| exchange.is_of(seat) && exchange.is_of(to))
    }

    /// ILL-12: the cards of `seat` that lie nowhere.
    fn free(&self, seat: Seat) -> Cards {
        let own = self.exchanges.iter().filter(|exchange| exchange.is_of(seat));
        own.fold(self.hands[seat], |hand, exchange| hand.minus(exchange.side(seat)))
    }

    /// ILL-11: deals are never made at the table.
    fn check_together(&self, seat: Seat, to: Seat) -> Result<(), Refused> {
        self.check_other(seat, to)?;
        if self.company(seat).contains(to) { Ok(()) } else { Err(&NOT_TOGETHER) }
    }

    pub(crate) fn check_lay(&self, seat: Seat, of: Resource, to: Seat) -> Result<(), Refused> {
        self.check_together(seat, to)?;
        if self.free(seat).count(of) > 0 { Ok(()) } else { Err(&CARD_NOT_FREE) }
    }

    pub(crate) fn check_take_back(
        &self,
        seat: Seat,
        of: Resource,
        to: Seat,
    ) -> Result<(), Refused> {
        self.check_together(seat, to)?;
        let laid = self.exchange(seat, to).map_or(0, |exchange| exchange.side(seat).count(of));
        if laid > 0 { Ok(()) } else { Err(&NOT_LAID) }
    }

    /// ILL-12: it names just what lies there, so that nothing can be changed at the last moment.
    /// ILL-13: uneven is fine, empty is not.
    pub(crate) fn check_confirm(
        &self,
        seat: Seat,
        to: Seat,
        give: &Cards,
        get: &Cards,
    ) -> Result<(), Refused> {
        self.check_together(seat, to)?;
        if give.is_empty() || get.is_empty() {
            return Err(&NOTHING_IN_RETURN);
        }
        match self.exchange(seat, to) {
            Some(lies) if lies.side(seat) == give && lies.side(to) == get => {
                if lies.confirmed.contains(seat) { Err(&HAS_CONFIRMED) } else { Ok(()) }
            }
            _ => Err(&NOT_WHAT_LIES),
        }
    }

    pub(crate) fn legal_exchanges(&self, seat: Seat, actions: &mut Vec<Action>) {
        let free = self.free(seat);
        for to in self.company(seat).without(seat).iter() {
            let lay = |(resource, _)| Action::Lay { resource, seat: to };
            actions.extend(free.iter().map(lay));
            let Some(exchange) = self.exchange(seat, to) else { continue };
            let (give, get) = (*exchange.side(seat), *exchange.side(to));
            let take_back = |(resource, _)| Action::TakeBack { resource, seat: to };
            actions.extend(give.iter().map(take_back));
            if self.check_confirm(seat, to, &give, &get).is_ok() {
                actions.push(Action::Confirm { seat: to, give, get });
            }
        }
    }

    pub(crate) fn lay(&mut self, by: Seat, of: Resource, to: Seat, told: &mut Told<Event>) {
        if self.exchange(by, to).is_none() {
            self.exchanges.push(Exchange::between(by, to));
            // Whose cards were laid down first is nobody's business later.
            self.exchanges.sort_unstable_by_key(|exchange| (exchange.one, exchange.other));
        }
        self.change(by, to, |side| side.with(of, 1));
        told.only(self.see_exchange(by), Event::Laid { by, resource: of, to });
    }

    pub(crate) fn take_back(&mut self, by: Seat, of: Resource, to: Seat, told: &mut Told<Event>) {
        self.change(by, to, |side| side.minus(&Cards::default().with(of, 1)));
        self.exchanges.retain(|lies| !lies.gives.is_empty() || !lies.gets.is_empty());
        told.only(self.see_exchange(by), Event::TookBack { by, resource: of, to });
    }

    /// ILL-12: any change takes back both confirmations.
    fn change(&mut self, by: Seat, to: Seat, change: impl FnOnce(&Cards) -> Cards) {
        let between = |lies: &&mut Exchange| lies.is_of(by) && lies.is_of(to);
        let exchange = self.exchanges.iter_mut().find(between).expect("the gate checked it");
        *exchange.side_mut(by) = change(exchange.side(by));
        exchange.confirmed = SeatSet::EMPTY;
    }

    fn see_exchange(&self, by: Seat) -> SeatSet {
        self.and_master(self.company(by))
    }

    /// ILL-12: when both agree the cards change hands at once.
    pub(crate) fn confirm(&mut self, at: Time, by: Seat, to: Seat, told: &mut Told<Event>) {
        let between = |lies: &Exchange| lies.is_of(by) && lies.is_of(to);
        let place = self.exchanges.iter().position(between).expect("the gate checked it");
        let lies = &mut self.exchanges[place];
        lies.confirmed = lies.confirmed.with(by);
        let lies = *lies;
        let (give, get) = (*lies.side(by), *lies.side(to));
        told.only(self.see_exchange(by), Event::Confirmed { by, give, get, to });
        if lies.confirmed.len() == 2 {
            self.exchanges.remove(place);
            self.hand_over(at, &lies, told);
        }
    }

    /// ILL-13: role cards stay where they are, and no hand is too large.
    fn hand_over(&mut self, at: Time, lies: &Exchange, told: &mut Told<Event>) {
        let Exchange { one, other, gives: gave, gets: got, .. } = *lies;
        self.hands[one] = self.hands[one].minus(&gave).plus(&got);
        self.hands[other] = self.hands[other].minus(&got).plus(&gave);
        told.only(self.see_exchange(one), Event::Exchanged { one, other, gave, got });
        // ILL-15: who was there knows of it.
        let deal = Deal { one, gave, other, got, session: self.session, at_ms: at.ms() };
        self.deals.push((self.company(one), deal));
    }
}
