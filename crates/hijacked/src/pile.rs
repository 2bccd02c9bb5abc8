//! The draw pile and the discard pile of passenger cards (HIJ-3, HIJ-21).

use redeye_game::{Rng, Row, Told};

use crate::action::Chance;
use crate::deal::{Due, pick};
use crate::event::Event;
use crate::pieces::{Card, Cards, put};
use crate::state::{Hijacked, Laid};

/// HIJ-3: how many cards are removed unseen.
const REMOVED: usize = 5;

impl Hijacked {
    /// HIJ-3: those of which the next one is drawn, unless the discard is shuffled.
    fn pile_left(&self) -> Option<&Cards> {
        let removed = if self.cards.is_first_pile { REMOVED } else { 0 };
        Some(&self.cards.pile).filter(|pile| pile.len() > removed)
    }

    /// How many cards the draw pile has, its top card included.
    pub(crate) fn pile_count(&self) -> usize {
        let removed = if self.cards.is_first_pile { REMOVED } else { 0 };
        self.cards.pile.len() - removed + usize::from(self.cards.top.is_some())
    }

    pub(crate) fn draw_card(&self, rng: &mut Rng) -> Chance {
        match self.pile_left() {
            Some(pile) => Chance::Card { card: pick(&mut pile.clone(), rng) },
            None => {
                let pile = self.cards.discard.clone();
                Chance::CardOf { card: pick(&mut pile.clone(), rng), pile: Row(pile) }
            }
        }
    }

    pub(crate) fn is_next(&self, card: Card, shuffled: Option<&Cards>) -> bool {
        let expected = match (self.pile_left(), shuffled) {
            (Some(pile), None) => pile.contains(&card),
            (None, Some(pile)) => *pile == self.cards.discard && pile.contains(&card),
            _ => false,
        };
        self.due() == Some(Due::Card) && expected
    }

    pub(crate) fn turn_top(&mut self, card: Card, told: &mut Told<Event>) {
        self.cards.pile.retain(|other| *other != card);
        self.cards.top = Some(card);
        told.all(Event::PileShows { back: self.back(card) });
    }

    /// HIJ-21: the discard is the new draw pile. The removed cards stay out for good.
    pub(crate) fn reshuffle(&mut self, card: Card, pile: Cards, told: &mut Told<Event>) {
        told.all(Event::Reshuffled);
        self.cards.is_first_pile = false;
        self.cards.discard.clear();
        self.cards.pile = pile;
        self.turn_top(card, told);
    }

    /// HIJ-21: a gap is filled face down from the draw pile. Was there one, and a card?
    pub(crate) fn fill_gap(&mut self, told: &mut Told<Event>) -> bool {
        let gap = self.free_place();
        let (Some(place), Some(card)) = (gap, self.cards.top) else { return false };
        self.cards.top = None;
        self.cards.row[place.index()] = Some(Laid { card, is_open: false });
        told.all(Event::Laid { place, back: self.back(card) });
        true
    }

    /// HIJ-3: what a card shows of itself when it lies face down.
    pub(crate) fn back(&self, card: Card) -> u8 {
        self.config.components().face(card).expect("a card of the box").back
    }

    pub(crate) fn throw_away(&mut self, card: Card) {
        put(&mut self.cards.discard, card);
    }
}

#[cfg(test)]
mod tests {
    use redeye_game::{Game, Input, Time};

    use super::*;
    use crate::deal::tests::first_turn;
    use crate::pieces::{Place, ROW};

    /// A table in its first turn whose draw pile has only the top card left, beside the removed.
    fn almost_empty() -> Hijacked {
        let mut state = first_turn(2, 1);
        while state.cards.pile.len() > REMOVED {
            let card = state.cards.pile.remove(0);
            state.throw_away(card);
        }
        state
    }

    /// HIJ-3, HIJ-21: five cards are never seen; the discard is shuffled, and is the pile.
    #[test]
    fn the_discard_is_the_new_pile() {
        let mut state = almost_empty();
        let (top, removed) = (state.cards.top.unwrap(), state.cards.pile.clone());
        assert_eq!(state.pile_count(), 1);
        state.cards.row[2] = None;
        let mut told = Told::new();
        state.settle(Time::ZERO, &mut told);
        assert_eq!(state.laid(Place::at(2)).card, top);
        assert_eq!((state.pile_count(), state.due()), (0, Some(Due::Card)));
        let discard = state.cards.discard.clone();
        let draw = state.draw(&mut Rng::from_word("again"));
        let Chance::CardOf { card, pile } = draw.clone() else { panic!("{draw}") };
        assert_eq!(pile.0, discard);
        assert_eq!(draw.to_string().parse(), Ok(draw.clone()));
        assert!(state.check_draw(&draw).is_ok());
        let other = Chance::CardOf { card: removed[0], pile: pile.clone() };
        assert!(state.check_draw(&other).is_err(), "it was removed");
        assert!(state.check_draw(&Chance::Card { card }).is_err(), "it says too little");
        let fewer = Row(pile.iter().copied().skip(1).collect());
        assert!(state.check_draw(&Chance::CardOf { card, pile: fewer }).is_err());
        state.apply(Time::ZERO, Input::Chance(draw), &mut told);
        assert_eq!((state.cards.top, state.cards.discard.len()), (Some(card), 0));
        assert_eq!(state.pile_count(), discard.len());
        assert_eq!(state.cards.pile.len() + 1, discard.len());
        assert!(told.iter().any(|(_, event)| *event == Event::Reshuffled));
        // 64 cards, of which five are out, one was in the row, and one is on top.
        assert_eq!(discard.len(), 64 - REMOVED - ROW - 1);
    }
}
