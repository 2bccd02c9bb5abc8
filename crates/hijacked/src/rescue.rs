//! Rescuing passengers and pilots, at any time (HIJ-25).

use arrayvec::ArrayVec;
use redeye_game::{Refused, Row, Seat, Told};

use crate::event::Event;
use crate::pieces::{Card, Colour};
use crate::refusal::{NO_FIGURE_LEFT, NOT_ENOUGH_CARDS};
use crate::state::{Hijacked, Player};

/// HIJ-25: how many cards of a colour.
const FOR_PASSENGER: usize = 2;
const FOR_PILOT: usize = 3;

/// HIJ-25: points for each.
const PASSENGER_POINTS: i16 = 3;
const PILOT_POINTS: i16 = 5;

impl Player {
    /// HIJ-10: three passengers and a pilot.
    pub(crate) const fn has_rescued_enough(&self) -> bool {
        self.passengers >= 3 && self.pilots >= 1
    }

    /// The first `count` cards of a colour in the display. HIJ-23: none of them is red.
    fn of_colour(&self, colour: Colour, count: usize) -> Option<ArrayVec<Card, 3>> {
        let cards = self.display.iter().copied().filter(|card| card.colour() == colour);
        let cards: ArrayVec<Card, 3> = cards.take(count).collect();
        (cards.len() == count).then_some(cards)
    }

    pub(crate) fn holds(&self, colour: Colour) -> usize {
        self.display.iter().filter(|card| card.colour() == colour).count()
    }
}

impl Hijacked {
    pub(crate) fn check_passenger(&self, seat: Seat, colour: Colour) -> Result<(), Refused> {
        if self.supply.passengers == 0 {
            return Err(&NO_FIGURE_LEFT);
        }
        let cards = self.players[seat].of_colour(colour, FOR_PASSENGER);
        cards.map(|_| ()).ok_or(&NOT_ENOUGH_CARDS)
    }

    pub(crate) fn check_pilot(&self, seat: Seat, colour: Colour) -> Result<(), Refused> {
        self.check_pilots_left()?;
        let cards = self.players[seat].of_colour(colour, FOR_PILOT);
        cards.map(|_| ()).ok_or(&NOT_ENOUGH_CARDS)
    }

    /// HIJ-25: as long as figures last.
    pub(crate) fn check_pilots_left(&self) -> Result<(), Refused> {
        if self.supply.pilots == 0 { Err(&NO_FIGURE_LEFT) } else { Ok(()) }
    }

    pub(crate) fn rescue_passenger(&mut self, seat: Seat, colour: Colour, told: &mut Told<Event>) {
        let Some(cards) = self.players[seat].of_colour(colour, FOR_PASSENGER) else { return };
        self.give_up_cards(seat, &cards);
        self.supply.passengers -= 1;
        self.players[seat].passengers += 1;
        told.all(Event::PassengerRescued { seat, cards: Row(cards) });
        self.score(seat, PASSENGER_POINTS, told);
    }

    pub(crate) fn rescue_pilot(&mut self, seat: Seat, colour: Colour, told: &mut Told<Event>) {
        if let Some(cards) = self.players[seat].of_colour(colour, FOR_PILOT) {
            self.free_pilot(seat, cards, told);
        }
    }

    /// HIJ-25, HIJ-73: with three cards, of one colour or not.
    pub(crate) fn free_pilot(
        &mut self,
        seat: Seat,
        cards: ArrayVec<Card, 3>,
        told: &mut Told<Event>,
    ) {
        self.give_up_cards(seat, &cards);
        self.supply.pilots -= 1;
        self.players[seat].pilots += 1;
        told.all(Event::PilotRescued { seat, cards: Row(cards) });
        self.score(seat, PILOT_POINTS, told);
    }

    fn give_up_cards(&mut self, seat: Seat, cards: &[Card]) {
        self.players[seat].display.retain(|card| !cards.contains(card));
        cards.iter().for_each(|card| self.throw_away(*card));
    }
}

#[cfg(test)]
mod tests {
    use redeye_game::Game;

    use super::*;
    use crate::action::Action;
    use crate::deal::tests::first_turn;

    /// HIJ-25: as long as there are figures.
    #[test]
    fn a_passenger_must_be_left() {
        for (passengers, checked) in [(1, Ok(())), (0, Err(&NO_FIGURE_LEFT))] {
            let (mut state, seat) = (first_turn(2, 1), Seat::at(0));
            state.supply.passengers = passengers;
            state.players[seat].display =
                ["G01", "G02"].map(|name| name.parse().unwrap()).into_iter().collect();
            let action = Action::RescuePassenger { colour: Colour::Grey };
            assert_eq!(state.check(seat, &action), checked);
        }
    }
}
