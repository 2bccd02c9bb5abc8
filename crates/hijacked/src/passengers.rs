//! Choosing, playing, discarding and reserving passenger cards (HIJ-20 to HIJ-24).

use redeye_game::{Refused, Seat, Told};

use crate::box_file::Face;
use crate::event::Event;
use crate::markers::Markers;
use crate::names::{DieKind, Tile};
use crate::pieces::{Card, DISPLAY_MAX, Die, Place};
use crate::refusal::{
    CANNOT_BE_PLAYED, CANNOT_PAY, DIE_DOES_NOT_MATCH, DIE_TOO_LOW, DISPLAY_FULL, HAS_RESERVED,
    NO_CARD_CHOSEN, NO_MORE_CARDS, NO_SUCH_TILE, NOT_A_NEIGHBOUR, NOT_FREE, NOTHING_RESERVED,
    RESERVED_BY_YOU, RESERVED_JUST_NOW, TRUST_TOO_LOW,
};
use crate::state::{Chosen, Hijacked, Laid, Reservation, Rolled};

/// HIJ-20: cards in one turn, at most.
const CARDS_MAX: u8 = 2;

impl Hijacked {
    /// The card at a place. While anybody can act there is no gap.
    pub(crate) fn laid(&self, place: Place) -> Laid {
        self.cards.row[place.index()].expect("the row is full")
    }

    pub(crate) fn free_place(&self) -> Option<Place> {
        Place::all().find(|place| self.cards.row[place.index()].is_none())
    }

    pub(crate) fn face(&self, card: Card) -> &Face {
        self.config.components().face(card).expect("a card of the box")
    }

    /// Who has reserved the card at a place, and with which die.
    pub(crate) fn reserved(&self, place: Place) -> Option<(Seat, Reservation)> {
        let reserved = self.players.iter().filter_map(|(seat, player)| {
            player.reservation.filter(|reserved| reserved.place == place).map(|die| (seat, die))
        });
        reserved.last()
    }

    /// HIJ-20: does a card that is chosen with this die, or without one, need no bonus or mini die?
    fn is_own(&self, die: Option<Die>) -> bool {
        die.is_none_or(|die| self.turn.dice[die.index()].kind == DieKind::Own)
    }

    /// HIJ-20: one card a turn, and one more with a bonus or mini die; never two without.
    fn check_card_left(&self, die: Option<Die>) -> Result<(), Refused> {
        let is_second_own = self.is_own(die) && self.turn.has_own_card;
        let is_left = self.turn.cards_chosen < CARDS_MAX && !is_second_own;
        if is_left { Ok(()) } else { Err(&NO_MORE_CARDS) }
    }

    fn count_card(&mut self, die: Option<Die>) {
        self.turn.cards_chosen += 1;
        self.turn.has_own_card |= self.is_own(die);
    }

    /// HIJ-20: face down with the value on the back, open with any die, reserved by another with
    /// no less than that die.
    pub(crate) fn check_choose(&self, seat: Seat, place: Place, die: Die) -> Result<(), Refused> {
        self.check_turn(seat)?;
        let value = self.free_die(die)?.value;
        self.check_card_left(Some(die))?;
        let laid = self.laid(place);
        match self.reserved(place) {
            Some((owner, _)) if owner == seat => Err(&RESERVED_BY_YOU),
            Some((_, reserved)) if value < reserved.value => Err(&DIE_TOO_LOW),
            // HIJ-20: nobody takes what they cannot play.
            Some(_) if !self.can_play(seat, laid.card) => Err(&CANNOT_BE_PLAYED),
            None if !laid.is_open && value != self.back(laid.card) => Err(&DIE_DOES_NOT_MATCH),
            _ => Ok(()),
        }
    }

    /// HIJ-20, HIJ-24: in the turn after it was reserved, without a die.
    pub(crate) fn check_choose_reserved(&self, seat: Seat) -> Result<(), Refused> {
        self.check_turn(seat)?;
        self.check_card_left(None)?;
        match self.players[seat].reservation {
            None => Err(&NOTHING_RESERVED),
            Some(reserved) if reserved.is_new => Err(&RESERVED_JUST_NOW),
            Some(_) => Ok(()),
        }
    }

    /// HIJ-73: the top card of the draw pile, for who has the tile.
    pub(crate) fn check_choose_top(&self, seat: Seat, die: Die) -> Result<(), Refused> {
        self.check_turn(seat)?;
        if !self.players[seat].tiles.contains(&Tile::TopCard) {
            return Err(&NO_SUCH_TILE);
        }
        let value = self.free_die(die)?.value;
        self.check_card_left(Some(die))?;
        let matches = self.cards.top.is_some_and(|card| self.back(card) == value);
        if matches { Ok(()) } else { Err(&DIE_DOES_NOT_MATCH) }
    }

    pub(crate) fn choose(&mut self, seat: Seat, place: Place, die: Die, told: &mut Told<Event>) {
        self.place_die(die, told);
        self.count_card(Some(die));
        if let Some((owner, _)) = self.reserved(place) {
            self.give_back(owner, told);
        }
        self.turn.chosen = self.open_chosen(seat, place, told);
    }

    pub(crate) fn choose_reserved(&mut self, seat: Seat, told: &mut Told<Event>) {
        let Some(Reservation { place, .. }) = self.players[seat].reservation else { return };
        self.count_card(None);
        self.turn.beside = None;
        self.lift(seat, told);
        self.turn.chosen = self.open_chosen(seat, place, told);
    }

    /// HIJ-73: no neighbours are opened. HIJ-23: a red one was face down.
    pub(crate) fn choose_top(&mut self, seat: Seat, die: Die, told: &mut Told<Event>) {
        self.place_die(die, told);
        self.count_card(Some(die));
        let Some(card) = self.cards.top.take() else { return };
        told.all(Event::ChoseTop { seat, card });
        if card.is_red() {
            self.discard_red(seat, card, told);
        } else {
            self.turn.chosen = Some(Chosen { card, place: None });
        }
    }

    /// HIJ-21: the card is opened, and its neighbours are. HIJ-23: a red one is discarded at once;
    /// any other is to be decided on.
    fn open_chosen(&mut self, seat: Seat, place: Place, told: &mut Told<Event>) -> Option<Chosen> {
        let Laid { card, is_open } = self.open_with_neighbours(seat, place, told);
        if !card.is_red() {
            return Some(Chosen { card, place: Some(place) });
        }
        self.leave_gap(place);
        if is_open {
            self.discard(seat, card, told);
        } else {
            self.discard_red(seat, card, told);
        }
        None
    }

    /// Tells of the choice, opens, and says how the card lay before.
    pub(crate) fn open_with_neighbours(
        &mut self,
        seat: Seat,
        place: Place,
        told: &mut Told<Event>,
    ) -> Laid {
        told.all(Event::Chose { seat, place });
        let before = self.laid(place);
        for place in [place].into_iter().chain(place.neighbours()) {
            let laid = self.cards.row[place.index()].as_mut().expect("the row is full");
            if !laid.is_open {
                laid.is_open = true;
                told.all(Event::Opened { card: laid.card, place });
            }
        }
        before
    }

    /// HIJ-21: the gap is filled before a neighbour can be reserved.
    pub(crate) fn leave_gap(&mut self, place: Place) {
        self.cards.row[place.index()] = None;
        self.turn.beside = Some(place);
    }

    /// HIJ-22, HIJ-23: one point.
    pub(crate) fn discard(&mut self, seat: Seat, card: Card, told: &mut Told<Event>) {
        told.all(Event::Discarded { seat, card });
        self.throw_away(card);
        self.score(seat, 1, told);
    }

    /// HIJ-23: a red card that was chosen face down costs a stone of trust, too.
    pub(crate) fn discard_red(&mut self, seat: Seat, card: Card, told: &mut Told<Event>) {
        self.discard(seat, card, told);
        self.lose_trust(1, told);
    }

    /// Has the seat chosen a card that is to be played or discarded?
    fn check_chosen(&self, seat: Seat) -> Result<Chosen, Refused> {
        self.check_on_turn(seat)?;
        self.turn.chosen.ok_or(&NO_CARD_CHOSEN)
    }

    /// HIJ-22: enough trust, room in the display, and the demands.
    pub(crate) fn payment(&self, seat: Seat, card: Card) -> Result<Markers, Refused> {
        let (face, player) = (self.face(card), &self.players[seat]);
        if self.trust * 10 < face.trust {
            return Err(&TRUST_TOO_LOW);
        }
        if player.display.len() == DISPLAY_MAX {
            return Err(&DISPLAY_FULL);
        }
        player.markers.payment(&face.demands).ok_or(&CANNOT_PAY)
    }

    pub(crate) fn check_play(&self, seat: Seat) -> Result<(), Refused> {
        let chosen = self.check_chosen(seat)?;
        self.payment(seat, chosen.card).map(|_| ())
    }

    /// HIJ-22, HIJ-23: a red card is never played.
    fn can_play(&self, seat: Seat, card: Card) -> bool {
        !card.is_red() && self.payment(seat, card).is_ok()
    }

    /// HIJ-22: also if it could be played, and whoever had reserved it.
    pub(crate) fn check_discard(&self, seat: Seat) -> Result<(), Refused> {
        self.check_chosen(seat).map(|_| ())
    }

    /// HIJ-22: to the display, and no points for it.
    pub(crate) fn play(&mut self, seat: Seat, told: &mut Told<Event>) {
        let Some(card) = self.take_chosen() else { return };
        let paid = self.payment(seat, card).unwrap_or_default();
        let player = &mut self.players[seat];
        player.markers.hand(&paid, &mut self.supply.markers);
        player.display.push(card);
        told.all(Event::Played { seat, card, paid });
    }

    pub(crate) fn discard_chosen(&mut self, seat: Seat, told: &mut Told<Event>) {
        if let Some(card) = self.take_chosen() {
            self.discard(seat, card, told);
        }
    }

    fn take_chosen(&mut self) -> Option<Card> {
        let chosen = self.turn.chosen.take()?;
        if let Some(place) = chosen.place {
            self.leave_gap(place);
        }
        Some(chosen.card)
    }

    /// HIJ-21: an open unreserved neighbour, with any die left, one at a time.
    pub(crate) fn check_reserve(&self, seat: Seat, place: Place, die: Die) -> Result<(), Refused> {
        self.check_turn(seat)?;
        let is_beside = |chosen: Place| chosen.neighbours().any(|other| other == place);
        if !self.turn.beside.is_some_and(is_beside) {
            return Err(&NOT_A_NEIGHBOUR);
        }
        self.free_die(die)?;
        if self.players[seat].reservation.is_some() {
            return Err(&HAS_RESERVED);
        }
        let is_free = self.laid(place).is_open && self.reserved(place).is_none();
        if is_free { Ok(()) } else { Err(&NOT_FREE) }
    }

    pub(crate) fn reserve(&mut self, seat: Seat, place: Place, die: Die, told: &mut Told<Event>) {
        let Rolled { kind, value, .. } = self.place_die(die, told);
        self.players[seat].reservation = Some(Reservation { place, kind, value, is_new: true });
        told.all(Event::Reserved { seat, place, value });
    }

    /// HIJ-20, HIJ-24: the card is reserved no longer. Which die lay on it?
    pub(crate) fn release(&mut self, seat: Seat, told: &mut Told<Event>) -> Option<DieKind> {
        let Reservation { place, kind, .. } = self.players[seat].reservation.take()?;
        told.all(Event::Released { seat, place });
        Some(kind)
    }

    /// HIJ-20: another takes the card, and its owner has the die for the next turn, whatever die it
    /// is (HIJ-65).
    fn give_back(&mut self, owner: Seat, told: &mut Told<Event>) {
        let die = self.release(owner, told);
        if let Some(dice) = die.and_then(|kind| self.players[owner].extra(kind)) {
            dice.ready += 1;
        }
    }

    /// HIJ-24, HIJ-65: the die leaves the card; a bonus or mini die goes back with this round.
    pub(crate) fn lift(&mut self, owner: Seat, told: &mut Told<Event>) {
        let die = self.release(owner, told);
        if let Some(dice) = die.and_then(|kind| self.players[owner].extra(kind)) {
            dice.spent += 1;
        }
    }
}
