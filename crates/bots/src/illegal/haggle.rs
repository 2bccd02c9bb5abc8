//! A meeting in a corner: what to lay down, what to accept, when to leave (ILL-12, ILL-13).
//!
//! Cards are all the language there is. Each lays down what it would give; whose turn it is
//! follows from who laid something down or confirmed last. Who has the turn confirms, if what lies
//! there is good for it; else it offers something else, and when it has nothing more to offer, it
//! leaves. So two bots always come to an end, and a person can take their time.

use redeye_game::Seat;
use redeye_illegal::{Action, Cards, PLAYERS_MAX, PrivateView, Resource};

use super::mind::Mind;

/// What a bot remembers of the meeting it is in.
#[derive(Clone, Debug)]
pub(super) struct Meeting {
    pub(super) partner: Seat,
    /// What it has offered since the last exchange.
    tried: [bool; PLAYERS_MAX],
    /// How often it has made or changed an offer since then.
    changes: u8,
    /// What it wants to have laid down.
    goal: Option<Cards>,
    /// How many thoughts it has waited.
    waited: u8,
    /// How many exchanges it had seen when it looked last.
    deals: usize,
}

/// What lies between the bot and its partner.
#[derive(Clone, Copy, Debug)]
struct Lies {
    give: Cards,
    get: Cards,
    /// Does the partner agree to just that?
    agreed: bool,
    /// What the bot can lay down here: its hand without what lies before others.
    hand: Cards,
    /// What it has given the partner so far, and what it got from there: one card of each kind.
    gave: Cards,
    got: Cards,
}

impl Lies {
    /// Would `give` for what lies there change nothing, or undo what was done? No card is traded
    /// for its like, and none is swapped back.
    fn is_idle(&self, give: &Cards) -> bool {
        let undoes = shares(give, &self.got) && shares(&self.get, &self.gave);
        shares(give, &self.get) || undoes
    }
}

impl Meeting {
    /// Nothing has been offered.
    pub(super) const fn with(partner: Seat) -> Self {
        Self { partner, tried: [false; PLAYERS_MAX], changes: 0, goal: None, waited: 0, deals: 0 }
    }

    /// What to do; nothing while it is the other's turn.
    pub(super) fn act(&mut self, mind: &mut Mind, private: &PrivateView) -> Option<Action> {
        if self.deals != private.deals.len() {
            *self = Self { deals: private.deals.len(), ..Self::with(self.partner) };
        }
        let lies = look(mind, private, self.partner);
        if let Some(goal) = self.goal {
            if let Some(step) = step_towards(&goal, &lies, self.partner) {
                return Some(step);
            }
            self.goal = None;
            // It means what it offers.
            mind.think();
            if !lies.get.is_empty() && self.is_good(mind, &lies) {
                return Some(self.confirm(&lies));
            }
        }
        let was_last = mind.room.last_of(mind.seat, self.partner) == Some(mind.seat);
        if !lies.give.is_empty() && (lies.get.is_empty() || was_last) {
            return self.has_waited(mind).then_some(Action::Leave);
        }
        mind.think();
        self.answer(mind, &lies)
    }

    /// It is the bot's turn.
    fn answer(&mut self, mind: &Mind, lies: &Lies) -> Option<Action> {
        if !lies.get.is_empty() {
            let best = self.best_side(mind, lies);
            let as_it_lies = lies.agreed || best == Some(lies.give) || self.is_at_end(mind);
            if as_it_lies && self.is_good(mind, lies) {
                return Some(self.confirm(lies));
            }
            if let Some(best) = best.filter(|_| !self.is_at_end(mind)) {
                return self.offer(best, lies);
            }
        }
        // Once it is there it shows some good will, or there would be nothing to talk about.
        let opening = self.opening(mind, &lies.hand, -mind.style.good_will);
        match opening.filter(|_| !self.is_at_end(mind)) {
            Some(resource) => self.offer(Cards::default().with(resource, 1), lies),
            None if lies.get.is_empty() && !self.has_waited(mind) => None,
            None => Some(Action::Leave),
        }
    }

    /// Is what lies there good enough as it is?
    fn is_good(&self, mind: &Mind, lies: &Lies) -> bool {
        let gain = || mind.gain(&lies.hand, &lies.give, &lies.get, self.partner);
        let trades = !lies.give.is_empty() && !lies.is_idle(&lies.give);
        trades && gain() >= mind.style.least_gain
    }

    const fn confirm(&self, lies: &Lies) -> Action {
        Action::Confirm { seat: self.partner, give: lies.give, get: lies.get }
    }

    /// One more thought without an answer: is that enough?
    fn has_waited(&mut self, mind: &Mind) -> bool {
        self.waited += 1;
        self.waited > mind.style.patience
    }

    fn is_at_end(&self, mind: &Mind) -> bool {
        self.changes >= mind.style.offers
    }

    fn offer(&mut self, cards: Cards, lies: &Lies) -> Option<Action> {
        self.changes += 1;
        self.waited = 0;
        cards.iter().for_each(|(resource, _)| self.tried[resource as usize] = true);
        self.goal = Some(cards);
        step_towards(&cards, lies, self.partner)
    }

    /// The one or two cards that it would best give for what the other has laid down: good for
    /// the bot, and likely to be accepted.
    fn best_side(&self, mind: &Mind, lies: &Lies) -> Option<Cards> {
        let value = |side: &Cards| {
            let gain = mind.gain(&lies.hand, side, &lies.get, self.partner);
            let is_agreed = lies.agreed && *side == lies.give;
            let accepts = if is_agreed { 1.0 } else { self.accepts(mind, side, &lies.get) };
            (gain, gain * accepts)
        };
        let mut best: Option<(f64, Cards)> = None;
        for side in sides(&lies.hand).filter(|side| !lies.is_idle(side)) {
            let (gain, value) = value(&side);
            if gain >= mind.style.least_gain && best.is_none_or(|(most, _)| value > most) {
                best = Some((value, side));
            }
        }
        best.map(|(_, side)| side)
    }

    /// How likely the partner takes `give` for `get`, by what it is thought to want.
    fn accepts(&self, mind: &Mind, give: &Cards, get: &Cards) -> f64 {
        let worth = |cards: &Cards| -> f64 {
            let each = |(kind, count): (Resource, u8)| {
                f64::from(count) * mind.worth_to(self.partner, kind)
            };
            cards.iter().map(each).sum()
        };
        logistic((worth(give) - worth(get)) / mind.style.doubt)
    }

    /// The card to begin with: one that it can spare, that tells little, and that the other may
    /// want. None if what it may bring, less what it tells, is not more than `least`.
    pub(super) fn opening(&self, mind: &Mind, hand: &Cards, least: f64) -> Option<Resource> {
        let packet = mind.packet?;
        let hope = self.hope(mind);
        let witnesses = mind.room.company(mind.seat).with(self.partner);
        let value = |resource: Resource| {
            let card = Cards::default().with(resource, 1);
            let costs = mind.worth_of(hand) - mind.worth_of(&hand.minus(&card));
            let wants = mind.worth_to(self.partner, resource) - mind.style.resale;
            let accepts = logistic(wants / mind.style.doubt);
            accepts * (hope - costs) - mind.price_of_showing(&card, witnesses)
        };
        let can_spare =
            |resource: &Resource| *resource != packet.buyer && !self.tried[*resource as usize];
        let spare = hand.iter().map(|(resource, _)| resource).filter(can_spare);
        let best = spare.map(|kind| (value(kind), kind)).max_by(|a, b| a.0.total_cmp(&b.0))?;
        (best.0 > least).then_some(best.1)
    }

    /// What a card of the partner's may be worth: perhaps it has what the bot buys.
    fn hope(&self, mind: &Mind) -> f64 {
        let Some(packet) = mind.packet else { return 0.0 };
        let known = f64::from(mind.others[self.partner.index()].known(packet.buyer).min(1));
        let has = known.max(mind.belief.deals(self.partner, packet.buyer));
        has + (1.0 - has) * mind.fade() * mind.style.resale
    }
}

fn look(mind: &Mind, private: &PrivateView, partner: Seat) -> Lies {
    let seat = mind.seat;
    let none = Cards::default();
    let (hand, [give, get, gave, got]) = (private.hand, [none; 4]);
    let mut lies = Lies { give, get, agreed: false, hand, gave, got };
    for deal in &private.deals {
        let (gave, got) = if (deal.one, deal.other) == (seat, partner) {
            (deal.gave, deal.got)
        } else if (deal.other, deal.one) == (seat, partner) {
            (deal.got, deal.gave)
        } else {
            continue;
        };
        (lies.gave, lies.got) = (kinds_of(&lies.gave, &gave), kinds_of(&lies.got, &got));
    }
    for exchange in &private.exchanges {
        let (give, get, other) = if exchange.one == seat {
            (exchange.gives, exchange.gets, exchange.other)
        } else if exchange.other == seat {
            (exchange.gets, exchange.gives, exchange.one)
        } else {
            continue;
        };
        if other == partner {
            lies = Lies { give, get, agreed: exchange.confirmed.contains(partner), ..lies };
        } else {
            lies.hand = lies.hand.minus(&give);
        }
    }
    lies
}

/// The next step from what lies there to what should; it takes back before it lays down, so that
/// never more lies there than it means.
fn step_towards(goal: &Cards, lies: &Lies, seat: Seat) -> Option<Action> {
    let differs = |from: &Cards, to: &Cards| {
        let mut more = from.iter().filter(|(kind, count)| *count > to.count(*kind));
        more.next().map(|(kind, _)| kind)
    };
    let back = differs(&lies.give, goal).map(|resource| Action::TakeBack { resource, seat });
    back.or_else(|| differs(goal, &lies.give).map(|resource| Action::Lay { resource, seat }))
}

/// All ways to give one or two cards.
fn sides(hand: &Cards) -> impl Iterator<Item = Cards> {
    let kinds = hand.iter().map(|(kind, _)| kind);
    kinds.flat_map(|first| {
        let one = Cards::default().with(first, 1);
        let seconds = hand.minus(&one).iter().map(|(kind, _)| kind).collect::<Vec<_>>();
        let two = seconds.into_iter().filter(move |second| *second >= first);
        std::iter::once(one).chain(two.map(move |second| one.with(second, 1)))
    })
}

/// One card of each kind that either has.
fn kinds_of(some: &Cards, others: &Cards) -> Cards {
    let new = others.iter().filter(|(kind, _)| some.count(*kind) == 0);
    new.fold(*some, |kinds, (kind, _)| kinds.with(kind, 1))
}

/// Is there a kind that both have?
fn shares(some: &Cards, others: &Cards) -> bool {
    some.iter().any(|(kind, _)| others.count(kind) > 0)
}

fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}
