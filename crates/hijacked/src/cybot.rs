//! Solo: the Cybot (HIJ-80 to HIJ-83). It is no seat: its cards are drawn, and its moves are rules.

use redeye_game::{Seat, Told};

use crate::event::Event;
use crate::markers::{Kind, Markers};
use crate::names::CybotCard;
use crate::pieces::{Colour, Place, Spot};
use crate::round::Phase;
use crate::state::{Hijacked, Laid};

/// HIJ-81: with fewer cards it waits for a pilot's three.
const CARDS_FOR_PASSENGER: usize = 4;

impl Hijacked {
    /// HIJ-80: its cards, one by one, after the human's turn.
    pub(crate) fn begin_cybot(&mut self) {
        self.cybot_to_play = self.config.components().cybot_plays;
        // HIJ-30: its turn is another one.
        self.turn.greens = 0;
        self.phase = Phase::CybotCard;
    }

    /// HIJ-80: what it does next.
    pub(crate) const fn go_on_with_cybot(&mut self) {
        self.phase = if self.cybot_to_play > 0 { Phase::CybotCard } else { Phase::RoundEnd };
    }

    pub(crate) fn play_cybot(&mut self, card: CybotCard, told: &mut Told<Event>) {
        let Some(seat) = self.config.cybot() else { return };
        if self.cybot.is_empty() {
            self.cybot = self.config.components().cybot.clone();
        }
        let place = self.cybot.iter().position(|other| *other == card);
        self.cybot.remove(place.expect("it is one of those left"));
        self.cybot_played = Some(card);
        self.cybot_to_play -= 1;
        self.phase = Phase::Cybot;
        told.all(Event::CybotPlays { card });
        match card {
            CybotCard::ScanLeft => self.scan(seat, self.first_of(Place::all()), told),
            CybotCard::ScanRight => self.scan(seat, self.first_of(Place::all().rev()), told),
            CybotCard::ScanMatch => {
                let place = self.matching(seat).or_else(|| self.first_of(Place::all()));
                self.scan(seat, place, told);
            }
            CybotCard::Link => self.link(seat, 2, told),
            CybotCard::DeepLink => self.link(seat, 3, told),
            CybotCard::Override => self.overrule(seat, told),
            CybotCard::Uplink => self.uplink(seat, told),
            CybotCard::Countersign => self.countersign(seat, told),
        }
    }

    /// HIJ-82: the first open one that is neither reserved nor red, else the first face down.
    fn first_of(&self, mut places: impl Iterator<Item = Place> + Clone) -> Option<Place> {
        let open = places.clone().find(|place| self.can_be_scanned(*place));
        open.or_else(|| places.find(|place| !self.laid(*place).is_open))
    }

    fn can_be_scanned(&self, place: Place) -> bool {
        let Laid { card, is_open } = self.laid(place);
        is_open && !card.is_red() && self.reserved(place).is_none()
    }

    /// HIJ-82: an open one of the colour it holds most of.
    fn matching(&self, seat: Seat) -> Option<Place> {
        let player = &self.players[seat];
        // The last of the most would be taken, and the first shall be.
        let colours = Colour::ALL.into_iter().rev();
        let most = colours.max_by_key(|colour| player.holds(*colour))?;
        let is_of = |place: &Place| self.laid(*place).card.colour() == most;
        let places = Place::all().filter(|_| player.holds(most) > 0);
        places.filter(is_of).find(|place| self.can_be_scanned(*place))
    }

    /// HIJ-81: it takes the card if trust and room allow it, pays nothing, and exchanges.
    fn scan(&mut self, seat: Seat, place: Option<Place>, told: &mut Told<Event>) {
        let Some(place) = place else { return };
        let Laid { card, is_open } = self.open_with_neighbours(seat, place, told);
        self.leave_gap(place);
        let room = self.players[seat].display.remaining_capacity() > 0;
        if card.is_red() && !is_open {
            self.discard_red(seat, card, told);
        } else if card.is_red() || self.trust * 10 < self.face(card).trust || !room {
            self.discard(seat, card, told);
        } else {
            self.players[seat].display.push(card);
            told.all(Event::Played { seat, card, paid: Markers::default() });
        }
        let pilot = Colour::ALL.into_iter().find(|c| self.check_pilot(seat, *c).is_ok());
        let pair = Colour::ALL.into_iter().find(|c| self.check_passenger(seat, *c).is_ok());
        let many = self.players[seat].display.len() >= CARDS_FOR_PASSENGER;
        match (pilot, pair) {
            (Some(colour), _) => self.rescue_pilot(seat, colour, told),
            (None, Some(colour)) if many => self.rescue_passenger(seat, colour, told),
            _ => (),
        }
    }

    /// HIJ-82: trust, and how many green stones are enough.
    fn link(&mut self, seat: Seat, most: u8, told: &mut Told<Event>) {
        if self.check_trust_grows().is_ok() {
            self.open_bag(seat, most, told);
        }
    }

    /// HIJ-82: a step on its hijacker, else on the leftmost that is free.
    fn overrule(&mut self, seat: Seat, told: &mut Told<Event>) {
        let own = Spot::all().find(|spot| self.spots[spot.index()].disc == Some(seat));
        let free = || Spot::all().find(|spot| self.check_reach(seat, *spot).is_ok());
        if let Some(spot) = own.or_else(free) {
            self.persuade(seat, spot, told);
        }
    }

    /// HIJ-82: of the kind of which there are most, the first of them in order.
    fn uplink(&mut self, seat: Seat, told: &mut Told<Event>) {
        let kinds = Kind::ALL.into_iter().rev();
        let fullest = kinds.max_by_key(|kind| self.supply.markers.count(*kind));
        if let Some(kind) = fullest.filter(|kind| self.check_supply(*kind).is_ok()) {
            self.take_marker(seat, kind, told);
        }
    }

    /// HIJ-82: a retreat, if it may; else a point, if it is behind; else a marker.
    fn countersign(&mut self, seat: Seat, told: &mut Told<Event>) {
        let is_behind = self.players[seat].score < self.players[Seat::at(0)].score;
        if self.check_may_retreat().is_ok() {
            self.call_back(seat, told);
        } else if is_behind {
            self.score(seat, 1, told);
        } else {
            self.uplink(seat, told);
        }
    }
}
