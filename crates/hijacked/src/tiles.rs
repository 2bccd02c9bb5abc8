//! Bonus tiles, at any time (HIJ-73).

use redeye_game::{Refused, Row, Seat, Told};

use crate::event::Event;
use crate::markers::Kind;
use crate::names::Tile;
use crate::pieces::{Card, DISPLAY_MAX};
use crate::refusal::{
    DISPLAY_FULL, NO_SUCH_SEAT, NO_SUCH_TILE, NOT_IN_DISCARD, NOT_IN_DISPLAY, NOT_TO_ONESELF,
    RED_STAYS, STONES_FIRST,
};
use crate::state::{Hijacked, Player};
use crate::trust::GREENS_MAX;

/// HIJ-73: markers that can be given with the tile.
const GIFTS: u8 = 3;

impl Player {
    /// HIJ-50: it lies open before the player.
    pub(crate) fn get_tile(&mut self, tile: Tile) {
        self.tiles.push(tile);
        if tile == Tile::Gifts {
            self.gifts = GIFTS;
        }
    }
}

impl Hijacked {
    fn check_tile(&self, seat: Seat, tile: Tile) -> Result<(), Refused> {
        if self.players[seat].tiles.contains(&tile) { Ok(()) } else { Err(&NO_SUCH_TILE) }
    }

    /// HIJ-73: a used tile goes to the box.
    fn use_tile(&mut self, seat: Seat, tile: Tile, told: &mut Told<Event>) {
        self.players[seat].tiles.retain(|other| *other != tile);
        told.all(Event::TileUsed { seat, tile });
    }

    /// HIJ-73: any three cards, named in the order of the display.
    pub(crate) fn check_any_three(&self, seat: Seat, cards: &Row<Card, 3>) -> Result<(), Refused> {
        self.check_tile(seat, Tile::Pilot)?;
        self.check_pilots_left()?;
        let mut display = self.players[seat].display.iter();
        let held = cards.iter().all(|card| display.any(|other| other == card));
        if held && cards.0.len() == 3 { Ok(()) } else { Err(&NOT_IN_DISPLAY) }
    }

    pub(crate) fn rescue_with_any_three(
        &mut self,
        seat: Seat,
        cards: Row<Card, 3>,
        told: &mut Told<Event>,
    ) {
        self.use_tile(seat, Tile::Pilot, told);
        self.free_pilot(seat, cards.0, told);
    }

    pub(crate) fn check_give(&self, seat: Seat, kind: Kind, to: Seat) -> Result<(), Refused> {
        self.check_tile(seat, Tile::Gifts)?;
        if to == seat {
            return Err(&NOT_TO_ONESELF);
        }
        if to.index() >= usize::from(self.config.players()) {
            return Err(&NO_SUCH_SEAT);
        }
        self.check_marker(seat, kind)
    }

    /// HIJ-73: a point comes from who gets the marker, if there is one: nobody falls below 0.
    pub(crate) fn give(&mut self, seat: Seat, kind: Kind, to: Seat, told: &mut Told<Event>) {
        *self.players[seat].markers.of(kind) -= 1;
        *self.players[to].markers.of(kind) += 1;
        told.all(Event::Gave { seat, kind, to });
        self.players[seat].gifts -= 1;
        if self.players[seat].gifts == 0 {
            self.use_tile(seat, Tile::Gifts, told);
        }
        if self.players[to].score > 0 {
            self.score(to, -1, told);
            self.score(seat, 1, told);
        }
    }

    pub(crate) fn check_die_and_joker(&self, seat: Seat) -> Result<(), Refused> {
        self.check_tile(seat, Tile::DieAndJoker)
    }

    /// HIJ-73: as far as they are there.
    pub(crate) fn take_die_and_joker(&mut self, seat: Seat, told: &mut Told<Event>) {
        self.use_tile(seat, Tile::DieAndJoker, told);
        self.take_mini_die(seat, told);
        if self.check_supply(Kind::Joker).is_ok() {
            self.take_marker(seat, Kind::Joker, told);
        }
    }

    /// HIJ-73: a card that is not red, and there is room for it.
    pub(crate) fn check_take_back(&self, seat: Seat, card: Card) -> Result<(), Refused> {
        self.check_tile(seat, Tile::Comeback)?;
        if !self.cards.discard.contains(&card) {
            return Err(&NOT_IN_DISCARD);
        }
        if card.is_red() {
            return Err(&RED_STAYS);
        }
        let is_full = self.players[seat].display.len() == DISPLAY_MAX;
        if is_full { Err(&DISPLAY_FULL) } else { Ok(()) }
    }

    pub(crate) fn take_back(&mut self, seat: Seat, card: Card, told: &mut Told<Event>) {
        self.use_tile(seat, Tile::Comeback, told);
        self.cards.discard.retain(|other| *other != card);
        self.players[seat].display.push(card);
        told.all(Event::TookBack { seat, card });
    }

    /// HIJ-73: one trust action at a time, whoever's.
    pub(crate) fn check_build_free(&self, seat: Seat) -> Result<(), Refused> {
        self.check_tile(seat, Tile::Trust)?;
        if self.stones.is_some() {
            return Err(&STONES_FIRST);
        }
        self.check_trust_grows()
    }

    pub(crate) fn build_trust_free(&mut self, seat: Seat, told: &mut Told<Event>) {
        self.use_tile(seat, Tile::Trust, told);
        self.open_bag(seat, GREENS_MAX, told);
    }
}

#[cfg(test)]
mod tests {
    use redeye_game::{Game, Input, Time};

    use super::*;
    use crate::action::Action;
    use crate::deal::tests::first_turn;
    use crate::refusal::NO_FIGURE_LEFT;

    /// A player who is not on turn has this tile and so many grey cards.
    fn with_tile(tile: Tile, cards: usize) -> (Hijacked, Seat) {
        let mut state = first_turn(2, 1);
        let seat = state.turn.seat.left(2);
        let player = &mut state.players[seat];
        player.get_tile(tile);
        player.display = (1..=cards).map(|number| card(&format!("G{number:02}"))).collect();
        (state, seat)
    }

    fn card(name: &str) -> Card {
        name.parse().unwrap()
    }

    /// HIJ-73: a display holds five cards, however they come there.
    #[test]
    fn a_comeback_needs_room() {
        for (cards, checked) in [(4, Ok(())), (5, Err(&DISPLAY_FULL))] {
            let (mut state, seat) = with_tile(Tile::Comeback, cards);
            state.throw_away(card("Y14"));
            assert_eq!(state.check(seat, &Action::TakeBack { card: card("Y14") }), checked);
        }
    }

    /// HIJ-25, HIJ-73: the tile makes no pilot.
    #[test]
    fn a_pilot_must_be_left() {
        for (pilots, checked) in [(1, Ok(())), (0, Err(&NO_FIGURE_LEFT))] {
            let (mut state, seat) = with_tile(Tile::Pilot, 3);
            state.supply.pilots = pilots;
            let cards = ["G01", "G02", "G03"].map(card).into_iter().collect();
            assert_eq!(state.check(seat, &Action::RescuePilotWith { cards }), checked);
        }
    }

    /// HIJ-73: a mini die and a joker, as far as they are there.
    #[test]
    fn a_die_and_a_joker_as_far_as_they_are_there() {
        for (dice, jokers) in [(1, 1), (1, 0), (0, 1), (0, 0)] {
            let (mut state, seat) = with_tile(Tile::DieAndJoker, 0);
            (state.supply.mini_dice, state.supply.markers.joker) = (dice, jokers);
            state.players[seat].markers.joker = 0;
            assert!(state.check(seat, &Action::TakeDieAndJoker).is_ok());
            let action = Input::Act(seat, Action::TakeDieAndJoker);
            state.apply(Time::ZERO, action, &mut Told::new());
            let player = &state.players[seat];
            assert_eq!((player.mini_dice.won, player.markers.joker), (dice, jokers));
            assert_eq!((state.supply.mini_dice, state.supply.markers.joker), (0, 0));
            assert!(player.tiles.is_empty());
        }
    }
}
