//! What may be true, and how likely: every set of seats that could be the infiltrators.
//!
//! Given who they are, and what kind of liars, the cards of different seats have nothing to do with
//! each other. So a belief need not go through all ways the cards may lie: it is the sum over kinds
//! of liars of the product over seats of how likely the markers at the seat's cards are.

use redeye_game::{Seat, SeatSet};
use redeye_mayday::{CREW_MAX, Config, Marker, Side};

use super::liars::{self, ByLiar, LIARS};

/// One way the teams may have been dealt.
#[derive(Clone, Copy, Debug)]
pub(crate) struct World {
    /// Who the infiltrators would be.
    pub(crate) infiltrators: SeatSet,
    /// How likely that is now.
    pub(crate) chance: f64,
    /// How likely it is before all evidence, up to a constant.
    prior: f64,
}

/// How likely each seat is honest.
pub(crate) type Trust = [f64; CREW_MAX];

/// An exact belief: all worlds (10 at five seats, 56 at eight) with their chances.
#[derive(Clone, Debug)]
pub(crate) struct Belief {
    worlds: Vec<World>,
    /// The markers learnt, with the numbers of the events that told of them.
    markers: Vec<(usize, Marker)>,
    /// Likewise everything else: how likely it is in each world.
    facts: Vec<(usize, Vec<f64>)>,
    /// For each seat, world by world: how likely the markers at its cards are.
    cards: Vec<Vec<ByLiar>>,
}

/// What became of a piece of evidence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Learnt {
    /// It counts.
    Taken,
    /// No world allows it: it is refused and changes nothing, so that a world is always left.
    Contradiction,
}

impl Belief {
    /// Before anything is known.
    pub(crate) fn new(config: &Config) -> Self {
        let worlds: Vec<World> = SeatSet::teams(config.seats(), config.infiltrators())
            .map(|infiltrators| World { infiltrators, chance: 0.0, prior: 1.0 })
            .collect();
        let cards = vec![vec![[1.0; LIARS]; worlds.len()]; usize::from(config.seats())];
        let mut belief = Self { worlds, markers: Vec::new(), facts: Vec::new(), cards };
        belief.weigh();
        belief
    }

    /// Takes for certain, before anything else, that `seat` is honest.
    pub(crate) fn assume_honest(&mut self, seat: Seat) {
        for world in &mut self.worlds {
            world.prior = if world.infiltrators.contains(seat) { 0.0 } else { 1.0 };
        }
        self.weigh();
    }

    /// Takes in the marker that the event numbered `event` told of.
    pub(crate) fn learn_marker(&mut self, event: usize, marker: Marker) -> Learnt {
        self.markers.push((event, marker));
        self.cards[marker.target.index()] = self.read_cards(marker.target, None);
        if self.weigh() == Learnt::Taken {
            return Learnt::Taken;
        }
        self.markers.pop();
        self.cards[marker.target.index()] = self.read_cards(marker.target, None);
        self.weigh();
        Learnt::Contradiction
    }

    /// Takes in anything else: how likely it is in each world.
    pub(crate) fn learn_fact(
        &mut self,
        event: usize,
        likelihood: impl Fn(SeatSet) -> f64,
    ) -> Learnt {
        let worlds = self.worlds.iter();
        self.facts.push((event, worlds.map(|world| likelihood(world.infiltrators)).collect()));
        if self.weigh() == Learnt::Taken {
            return Learnt::Taken;
        }
        self.facts.pop();
        self.weigh();
        Learnt::Contradiction
    }

    /// The same belief if the event numbered `event` had told nothing.
    pub(crate) fn without(&self, event: usize) -> Self {
        let mut belief = self.clone();
        belief.facts.retain(|(told, _)| *told != event);
        belief.markers.retain(|(told, _)| *told != event);
        for (_, marker) in self.markers.iter().filter(|(told, _)| *told == event) {
            belief.cards[marker.target.index()] = belief.read_cards(marker.target, None);
        }
        belief.weigh();
        belief
    }

    /// The numbers of the events that told something.
    pub(crate) fn events(&self) -> impl Iterator<Item = usize> {
        let markers = self.markers.iter().map(|(event, _)| *event);
        markers.chain(self.facts.iter().map(|(event, _)| *event))
    }

    /// How likely the markers at the cards of `target` are in each world, if there is one `more`.
    fn read_cards(&self, target: Seat, more: Option<&Marker>) -> Vec<ByLiar> {
        let markers = self.markers.iter().map(|(_, marker)| marker);
        let markers: Vec<Marker> =
            markers.chain(more).filter(|marker| marker.target == target).copied().collect();
        let read = |world: &World| liars::likelihood(world.infiltrators, target, &markers);
        self.worlds.iter().map(read).collect()
    }

    /// How likely all markers are in the world at `place`, for each kind of liar; those at the
    /// cards of `besides` are left out.
    fn markers_at(&self, place: usize, besides: Option<Seat>) -> ByLiar {
        let mut product = [1.0 / LIARS as f64; LIARS];
        for (target, cards) in self.cards.iter().enumerate() {
            if Some(target) != besides.map(Seat::index) {
                product.iter_mut().zip(cards[place]).for_each(|(all, one)| *all *= one);
            }
        }
        product
    }

    /// Works the chances out.
    fn weigh(&mut self) -> Learnt {
        let mut total = 0.0;
        for place in 0..self.worlds.len() {
            let facts: f64 = self.facts.iter().map(|(_, likelihood)| likelihood[place]).product();
            let markers: f64 = self.markers_at(place, None).iter().sum();
            let world = &mut self.worlds[place];
            world.chance = world.prior * facts * markers;
            total += world.chance;
        }
        if total == 0.0 {
            return Learnt::Contradiction;
        }
        self.worlds.iter_mut().for_each(|world| world.chance /= total);
        Learnt::Taken
    }

    /// How likely in each world `marker` is the next one, if its looker looks there.
    pub(crate) fn foresee(&self, marker: &Marker) -> Vec<f64> {
        let more = self.read_cards(marker.target, Some(marker));
        let now = &self.cards[marker.target.index()];
        let chance = |place: usize| {
            let others = self.markers_at(place, Some(marker.target));
            let sum = |cards: &ByLiar| -> f64 {
                others.iter().zip(cards).map(|(others, cards)| others * cards).sum()
            };
            let (before, after) = (sum(&now[place]), sum(&more[place]));
            if before > 0.0 { after / before } else { 0.0 }
        };
        (0..self.worlds.len()).map(chance).collect()
    }

    /// All worlds, always in the same order.
    pub(crate) fn worlds(&self) -> &[World] {
        &self.worlds
    }

    /// How likely `seat` is an infiltrator.
    pub(crate) fn suspicion(&self, seat: Seat) -> f64 {
        let against = self.worlds.iter().filter(|world| world.infiltrators.contains(seat));
        against.map(|world| world.chance).sum()
    }

    /// How likely each seat is honest.
    pub(crate) fn trust(&self) -> Trust {
        self.trust_if(|_| true).unwrap_or_default()
    }

    /// The same as `seat` sees it if it is honest: MAY-11 makes an honest seat's markers all that
    /// it knows, and they are public. Nothing if it cannot be honest.
    pub(crate) fn trust_of_honest(&self, seat: Seat) -> Option<Trust> {
        self.trust_if(|infiltrators| !infiltrators.contains(seat))
    }

    fn trust_if(&self, possible: impl Fn(SeatSet) -> bool) -> Option<Trust> {
        let mut suspicion = [0.0; CREW_MAX];
        let mut total = 0.0;
        for world in self.worlds.iter().filter(|world| possible(world.infiltrators)) {
            total += world.chance;
            for seat in world.infiltrators.iter() {
                suspicion[seat.index()] += world.chance;
            }
        }
        (total > 0.0).then(|| suspicion.map(|suspicion| 1.0 - suspicion / total))
    }
}

/// How likely it is that `seat` is of `side`, by the world: certain, or out of the question.
pub(crate) fn is_of(seat: Seat, side: Side) -> impl Fn(SeatSet) -> f64 {
    move |infiltrators| {
        f64::from(u8::from(infiltrators.contains(seat) == (side == Side::Infiltrator)))
    }
}
