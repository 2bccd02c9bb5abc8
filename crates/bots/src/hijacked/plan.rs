//! A turn, thought through (HIJ-11): every die on everything it fits, changed with markers where
//! that opens something, each with what may follow from it. What chance decides is taken at its
//! mean: stones by the bag, a card that lies face down by those with its back that nobody has seen.

use std::cell::Cell;

use redeye_hijacked::{Action, Die, DieKind, Face, Kind, Rolled, Spot};

use super::anytime;
use super::clock;
use super::scene::Scene;
use super::trust;
use super::world::World;
use super::worth::worth;

/// How many placements are thought through one after the other: all of a turn with three dice. Any
/// further die has a worth of its own.
pub(super) const DEPTH: u8 = 3;

/// HIJ-50: where the police goes at most, and what every other player gets.
const FARTHEST: u8 = 18;
const POINTS: i16 = 2;

/// HIJ-9: the last space of the recognition track.
const THUMB_MAX: u8 = 5;

/// A turn in thought.
pub(super) struct Plan<'s, 't> {
    pub(super) scene: &'s Scene<'t>,
    /// What a card that lies face down is worth, by its back: as things are now.
    pub(super) hidden: [Cell<Option<f64>>; 7],
}

impl<'s, 't> Plan<'s, 't> {
    pub(super) fn new(scene: &'s Scene<'t>) -> Self {
        Self { scene, hidden: Default::default() }
    }

    /// What can be done next, and what the turn is worth then.
    pub(super) fn options(&self, world: &World<'t>) -> Vec<(Action, f64)> {
        let mut options = vec![(Action::EndTurn, worth(self.scene, world))];
        self.visit(world, DEPTH, &mut |action, value| options.push((action, value)));
        self.visit_reservations(world, &mut |action, value| options.push((action, value)));
        options
    }

    /// What a turn is worth from here.
    pub(super) fn value(&self, world: &World<'t>, depth: u8) -> f64 {
        let mut best = worth(self.scene, world);
        if depth == 0 {
            return best + self.scene.style.die * world.free_dice().count() as f64;
        }
        self.visit(world, depth, &mut |_, value| best = best.max(value));
        best
    }

    /// HIJ-22: to play or to discard a card that was chosen.
    pub(super) fn decide(&self, world: &World<'t>, face: &Face) -> [(Action, f64); 2] {
        let (mut played, mut discarded) = (*world, *world);
        let can = played.play(face).is_some();
        discarded.gain(1);
        let play = if can { self.value(&played, DEPTH) } else { f64::MIN };
        [(Action::Play, play), (Action::Discard, self.value(&discarded, DEPTH))]
    }

    /// HIJ-30: to draw on, or to stop.
    pub(super) fn draw_or_stop(&self, world: &World<'t>) -> Action {
        let stop = self.value(world, DEPTH);
        let draw = self.draw(world, stop);
        if draw > stop { Action::Draw } else { Action::Stop }
    }

    /// A red stone goes back and leaves everything as it is.
    fn draw(&self, world: &World<'t>, stop: f64) -> f64 {
        let mut next = *world;
        next.build_trust(1);
        let mut value = self.value(&next, DEPTH);
        if next.greens_left > 0 && next.trust < trust::SPACES {
            value = value.max(self.draw(&next, value));
        }
        let green = trust::green(world.trust);
        green * value + (1.0 - green) * stop
    }

    fn visit(&self, world: &World<'t>, depth: u8, see: &mut impl FnMut(Action, f64)) {
        let mut tried = [[false; 7]; 2];
        for (place, rolled) in world.free_dice() {
            let is_own = rolled.kind == DieKind::Own;
            let tried = &mut tried[usize::from(is_own)][usize::from(rolled.value)];
            // Two dice of a kind that show the same are one as good as the other.
            if !std::mem::replace(tried, true) {
                self.visit_tower(world, place, rolled, depth, see);
                self.visit_cards(world, place, rolled, depth, see);
            }
        }
        self.visit_both(world, depth, see);
        self.visit_reserved(world, depth, see);
    }

    /// Trust (HIJ-30), markers (HIJ-60), a bonus die (HIJ-65).
    fn visit_tower(
        &self,
        world: &World<'t>,
        place: usize,
        rolled: Rolled,
        depth: u8,
        see: &mut impl FnMut(Action, f64),
    ) {
        let die = die(place);
        let mut next = *world;
        next.place(place);
        let grows = world.trust < trust::SPACES && world.greens_left > 0;
        if !world.has_built_trust && grows {
            let chances = trust::outcomes(world.trust, world.greens_left);
            let value = chances.iter().enumerate().filter(|(_, chance)| **chance > 0.0);
            let value = value.map(|(greens, chance)| {
                let mut built = next;
                built.has_built_trust = true;
                built.build_trust(greens);
                chance * self.value(&built, depth - 1)
            });
            see(Action::BuildTrust { die }, value.sum());
        }
        let number = self.scene.public.numbers.iter().position(|number| *number == rolled.value);
        if let Some(kind) = number.map(|place| Kind::ALL[place])
            && world.supply.count(kind) > 0
        {
            let mut fetched = next;
            fetched.fetch(kind);
            see(Action::Fetch { die }, self.value(&fetched, depth - 1));
        }
        if rolled.kind == DieKind::Own && world.bonus_dice > 0 {
            let mut taken = next;
            taken.bonus_dice -= 1;
            taken.next_dice += 1;
            see(Action::TakeBonusDie { die }, self.value(&taken, depth - 1));
        }
    }

    /// What takes both own dice: hijackers (HIJ-40), the police (HIJ-50).
    fn visit_both(&self, world: &World<'t>, depth: u8, see: &mut impl FnMut(Action, f64)) {
        let Some([one, other]) = world.both_own_dice() else { return };
        for (index, spot) in world.spots.iter().enumerate() {
            let [left, right] = spot.spaces;
            let fits = |one, other| {
                left.takes(one) && right.takes(other) || left.takes(other) && right.takes(one)
            };
            if spot.hijacker.is_some() && !spot.is_theirs && fits(one, other) {
                let mut next = *world;
                next.persuade(index);
                let value = self.value(&next, depth - 1);
                let spot = Spot::try_from(index as u8 + 1).expect("there are four");
                see(Action::Persuade { spot }, value);
            }
        }
        let mut rivals = self.scene.rivals.iter().map(|rival| rival.score + world.given);
        let Some(score) = rivals.next() else { return };
        let is_equal = rivals.all(|other| other == score) && score >= world.score;
        if self.scene.public.round < clock::FIRST_ROUND || !is_equal {
            return;
        }
        let mut raised = *world;
        let first = match score - world.score {
            0 => Some(Action::Retreat),
            gap => anytime::raise(self.scene, &mut raised, gap),
        };
        if let Some(first) = first {
            see(first, self.called_back(&raised, depth));
        }
    }

    /// HIJ-50: the police goes back.
    fn called_back(&self, world: &World<'t>, depth: u8) -> f64 {
        let mut next = *world;
        (0..2).for_each(|die| next.place(die));
        next.police = (next.police + clock::SPACES).min(FARTHEST);
        next.thumb = (next.thumb + 1).min(THUMB_MAX);
        next.retreats = next.retreats.saturating_add(1);
        next.given += POINTS;
        let tile = if self.scene.public.tiles > 0 { self.scene.style.tile_offered } else { 0.0 };
        tile + self.value(&next, depth - 1)
    }
}

pub(super) fn die(place: usize) -> Die {
    Die::try_from(place as u8 + 1).expect("it was rolled")
}
