//! Plot cards: the deck, the giving, the cards that act at once (RES-10 to RES-12, RES-14).

use arrayvec::ArrayVec;
use redeye_game::{BySeat, Refused, Rng, Seat, SeatSet, Told};
use serde::{Deserialize, Serialize};

use crate::action::Chance;
use crate::event::Event;
use crate::pieces::{Card, Pile, PlotCard};
use crate::refusal::{
    NO_GIFT_NOW, NO_SUCH_SEAT, NOT_A_NEIGHBOUR, NOT_DRAWN, NOT_HELD, NOT_ONESELF, NOT_THE_GIVER,
    NOT_TO_ONESELF, NOT_YOUR_CARD, NOTHING_TO_OVERHEAR, NOTHING_TO_SHOW, NOTHING_TO_TAKE,
    PLOTS_DRAWN,
};
use crate::view::{Gift, Shown};
use crate::{Action, Phase, Resistance};

/// The plot cards of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plots {
    /// What can still be drawn. Its order is drawn with the cards, so there is none to betray.
    pub(crate) deck: Pile,
    /// What the Leader has drawn and not given yet.
    pub(crate) drawn: Pile,
    /// What lies before each seat. Public (RES-12).
    pub(crate) held: BySeat<Pile>,
    /// RES-11: has this mission's draw yet to come?
    pub(crate) due: bool,
    /// Whose cards were looked at in this mission (RES-10).
    pub(crate) watched: SeatSet,
    /// What was given last. Public, like the next.
    pub(crate) gift: Option<Gift>,
    /// Who has shown its character to whom. Four cards do that.
    pub(crate) shown: ArrayVec<Shown, 4>,
    /// What was seen when looking, by whom. There are two such cards.
    pub(crate) sightings: ArrayVec<(Seat, Sighting), 2>,
}

/// A mission card that was seen by Keeping a Close Eye on You.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sighting {
    /// In which mission, 1 to 5.
    pub mission: u8,
    /// Whose card.
    pub member: Seat,
    /// What it was.
    pub card: Card,
}

impl Plots {
    pub(crate) fn new(seats: u8, deck: Pile) -> Self {
        Self {
            deck,
            drawn: Pile::EMPTY,
            held: BySeat::new(seats, |_| Pile::EMPTY),
            due: false,
            watched: SeatSet::EMPTY,
            gift: None,
            shown: ArrayVec::new(),
            sightings: ArrayVec::new(),
        }
    }
}

impl Resistance {
    /// RES-11: at the start of each mission, not after a rejection. An empty deck gives none.
    pub(crate) fn plots_are_drawn(&self) -> bool {
        self.plots.due && !self.plots.deck.is_empty()
    }

    /// RES-11: 1, 2 or 3 cards by the number of seats, or what the deck still has.
    fn plots_to_draw(&self) -> usize {
        self.config.plots_drawn().min(self.plots.deck.len())
    }

    /// One card after the other, each card of the deck equally likely.
    pub(crate) fn draw_plots(&self, rng: &mut Rng) -> Chance {
        let mut deck = self.plots.deck;
        let mut cards = Pile::EMPTY;
        for _ in 0..self.plots_to_draw() {
            let place = rng.below(deck.len() as u32) as usize;
            let card = deck.iter().nth(place).expect("the place is in the deck");
            deck.remove(card);
            cards.add(card);
        }
        Chance::Plots { cards }
    }

    pub(crate) fn check_plots_drawn(&self, cards: Pile) -> Result<(), Refused> {
        let in_deck = PlotCard::ALL.iter().all(|&c| cards.count(c) <= self.plots.deck.count(c));
        if in_deck && cards.len() == self.plots_to_draw() { Ok(()) } else { Err(&PLOTS_DRAWN) }
    }

    pub(crate) fn lay_out_plots(&mut self, cards: Pile, told: &mut Told<Event>) {
        cards.iter().for_each(|card| self.plots.deck.remove(card));
        self.plots.drawn = cards;
        self.plots.due = false;
        told.all(Event::PlotsDrawn { leader: self.leader, cards });
        self.phase = Phase::GivePlots;
    }

    /// RES-11: to another seat, never itself; the Leader chooses the order.
    pub(crate) fn check_gift(&self, seat: Seat, card: PlotCard, to: Seat) -> Result<(), Refused> {
        match self.phase {
            Phase::GivePlots if seat != self.leader => Err(&NOT_THE_GIVER),
            Phase::GivePlots if !self.plots.drawn.has(card) => Err(&NOT_DRAWN),
            Phase::GivePlots if to == seat => Err(&NOT_TO_ONESELF),
            Phase::GivePlots if !self.everyone().contains(to) => Err(&NO_SUCH_SEAT),
            Phase::GivePlots => Ok(()),
            _ => Err(&NO_GIFT_NOW),
        }
    }

    pub(crate) fn legal_gifts(&self, actions: &mut Vec<Action>) {
        let others = self.everyone().without(self.leader);
        for card in self.plots.drawn.kinds() {
            actions.extend(others.iter().map(|to| Action::Give { card, to }));
        }
    }

    pub(crate) fn give(&mut self, card: PlotCard, to: Seat, told: &mut Told<Event>) {
        self.plots.drawn.remove(card);
        self.plots.gift = Some(Gift { card, to });
        told.all(Event::PlotGiven { from: self.leader, card, to });
        // RES-11: cards that act at once act as they are given.
        if !card.acts_at_once() {
            self.plots.held[to].add(card);
            self.go_on_giving();
        } else if card == PlotCard::Responsibility && self.takeable(to).next().is_none() {
            // RES-10: none there: nothing.
            told.all(Event::PlotIdle { card });
            self.go_on_giving();
        } else {
            self.phase = Phase::AtOnce { card, receiver: to };
        }
    }

    fn go_on_giving(&mut self) {
        if self.plots.drawn.is_empty() {
            self.choose_team();
        } else {
            self.phase = Phase::GivePlots;
        }
    }

    /// Who must act for a card that acts at once: the receiver, or for Establish Confidence
    /// the Leader (RES-10).
    pub(crate) fn actor_at_once(&self, card: PlotCard, receiver: Seat) -> Seat {
        if card == PlotCard::Confidence { self.leader } else { receiver }
    }

    /// Everything Take Responsibility can take: what lies before others, permanent ones too.
    fn takeable(&self, by: Seat) -> impl Iterator<Item = (PlotCard, Seat)> + '_ {
        let others = self.everyone().without(by);
        others.iter().flat_map(|from| self.plots.held[from].kinds().map(move |card| (card, from)))
    }

    pub(crate) fn check_at_once(&self, seat: Seat, action: &Action) -> Result<(), Refused> {
        let now = match self.phase {
            Phase::AtOnce { card, receiver } => Some((card, self.actor_at_once(card, receiver))),
            _ => None,
        };
        let for_me = |actor: Seat| if actor == seat { Ok(()) } else { Err(&NOT_YOUR_CARD) };
        match (*action, now) {
            (Action::Take { card, from }, Some((PlotCard::Responsibility, actor))) => {
                for_me(actor)?;
                let takes = self.takeable(seat).any(|takeable| takeable == (card, from));
                if takes { Ok(()) } else { Err(&NOT_HELD) }
            }
            (Action::Overhear { neighbour }, Some((PlotCard::Overheard, actor))) => {
                for_me(actor)?;
                let beside = self.neighbours(seat).contains(&neighbour);
                if beside { Ok(()) } else { Err(&NOT_A_NEIGHBOUR) }
            }
            (Action::Show { to }, Some((PlotCard::OpenUp | PlotCard::Confidence, actor))) => {
                for_me(actor)?;
                match to {
                    _ if to == seat => Err(&NOT_ONESELF),
                    _ if !self.everyone().contains(to) => Err(&NO_SUCH_SEAT),
                    _ => Ok(()),
                }
            }
            (Action::Take { .. }, _) => Err(&NOTHING_TO_TAKE),
            (Action::Overhear { .. }, _) => Err(&NOTHING_TO_OVERHEAR),
            _ => Err(&NOTHING_TO_SHOW),
        }
    }

    pub(crate) fn legal_at_once(&self, card: PlotCard, actor: Seat, actions: &mut Vec<Action>) {
        match card {
            PlotCard::Responsibility => {
                let takes = self.takeable(actor);
                actions.extend(takes.map(|(card, from)| Action::Take { card, from }));
            }
            PlotCard::Overheard => {
                let neighbours = self.neighbours(actor).into_iter();
                actions.extend(neighbours.map(|neighbour| Action::Overhear { neighbour }));
            }
            _ => {
                let others = self.everyone().without(actor);
                actions.extend(others.iter().map(|to| Action::Show { to }));
            }
        }
    }

    /// Take Responsibility.
    pub(crate) fn take(&mut self, by: Seat, card: PlotCard, from: Seat, told: &mut Told<Event>) {
        self.plots.held[from].remove(card);
        self.plots.held[by].add(card);
        told.all(Event::PlotTaken { by, card, from });
        self.go_on_giving();
    }

    /// Overheard Conversation, Open Up, Establish Confidence. RES-12: that a character is
    /// shown is public, what it is sees `to` alone. RES-14: only the side is ever shown.
    pub(crate) fn show(&mut self, owner: Seat, to: Seat, told: &mut Told<Event>) {
        let side = self.side(owner);
        told.all(Event::CharacterShown { owner, to });
        told.only(to, Event::SideSeen { owner, side });
        self.knows[to].learn(owner, side);
        self.plots.shown.push(Shown { owner, to });
        self.go_on_giving();
    }

    fn neighbours(&self, seat: Seat) -> [Seat; 2] {
        [seat.left(self.config.seats), seat.right(self.config.seats)]
    }

    /// The seats before which a `card` lies.
    pub(crate) fn holders(&self, card: PlotCard) -> SeatSet {
        if self.config.plots {
            self.plots.held.seats(|held| held.has(card))
        } else {
            SeatSet::EMPTY
        }
    }
}
