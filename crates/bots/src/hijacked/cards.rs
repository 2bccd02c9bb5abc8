//! Cards in a turn (HIJ-20 to HIJ-24): which to choose, with which die, and what it is good for.

use redeye_hijacked::{Action, Face, Place, Rolled, Tile};

use super::anytime;
use super::clock::{self, Need};
use super::plan::{DEPTH, Plan, die};
use super::world::{Slot, World};
use super::worth::worth;

impl<'t> Plan<'_, 't> {
    /// Cards of the row, and the top one of the pile (HIJ-20, HIJ-73).
    pub(super) fn visit_cards(
        &self,
        world: &World<'t>,
        place: usize,
        rolled: Rolled,
        depth: u8,
        see: &mut impl FnMut(Action, f64),
    ) {
        if !world.may_choose(Some(rolled)) {
            return;
        }
        let die = die(place);
        for (index, slot) in world.row.iter().enumerate() {
            let to = match slot {
                Slot::Gone | Slot::Mine(_) => continue,
                // HIJ-20: nobody takes what they cannot play.
                Slot::Theirs(face, _) if world.payment(face).is_none() => continue,
                Slot::Open(_) => rolled.value,
                // HIJ-20: a die that shows more is as good.
                Slot::Theirs(_, value) => rolled.value.max(*value),
                Slot::Hidden(back) => *back,
            };
            let Some((first, mut next)) = self.turned(world, place, rolled.value, to) else {
                continue;
            };
            next.place(place);
            let next = chosen(&next, index, Some(rolled));
            let value = match slot {
                Slot::Open(face) | Slot::Theirs(face, _) => self.open(&next, face, depth),
                Slot::Hidden(back) => self.face_down(&next, *back, depth),
                Slot::Gone | Slot::Mine(_) => continue,
            };
            see(first.unwrap_or_else(|| Action::Choose { place: row_place(index), die }), value);
        }
        if let Some(back) = world.top.filter(|_| world.has_tile(Tile::TopCard))
            && let Some((first, mut next)) = self.turned(world, place, rolled.value, back)
        {
            next.place(place);
            next.count_card(Some(rolled));
            next.top = None;
            let value = self.face_down(&next, back, depth);
            see(first.unwrap_or(Action::ChooseTop { die }), value);
        }
    }

    /// HIJ-24: the card that the bot has reserved, without a die.
    pub(super) fn visit_reserved(
        &self,
        world: &World<'t>,
        depth: u8,
        see: &mut impl FnMut(Action, f64),
    ) {
        let own = (0..).zip(&world.row).find_map(|(place, slot)| match slot {
            Slot::Mine(face) if world.reserved.is_none() => Some((place, *face)),
            _ => None,
        });
        let Some((place, face)) = own.filter(|_| world.may_choose(None)) else { return };
        let next = chosen(world, place, None);
        see(Action::ChooseReserved, self.open(&next, &face, depth));
    }

    /// HIJ-61: the die turned to a value, with the markers that are worth least, and the first step
    /// to it, if it takes one.
    fn turned(
        &self,
        world: &World<'t>,
        place: usize,
        from: u8,
        to: u8,
    ) -> Option<(Option<Action>, World<'t>)> {
        let up = (to + 6 - from) % 6;
        let steps = up.min(6 - up);
        if steps > self.scene.style.turns_max.min(world.markers.len()) {
            return None;
        }
        let (mut next, mut first) = (*world, None);
        let die = die(place);
        for _ in 0..steps {
            let kind = anytime::cheapest(self.scene, &next)?;
            next.spend(kind);
            let turn = if up == steps {
                Action::TurnUp { die, kind }
            } else {
                Action::TurnDown { die, kind }
            };
            first.get_or_insert(turn);
        }
        if let Some(rolled) = &mut next.dice[place] {
            rolled.value = to;
        }
        Some((first, next))
    }

    /// A card that everybody sees is played or discarded.
    fn open(&self, world: &World<'t>, face: &Face, depth: u8) -> f64 {
        let (mut played, mut discarded) = (*world, *world);
        discarded.gain(1);
        let value = self.value(&discarded, depth - 1);
        played.play(face).map_or(value, |()| value.max(self.value(&played, depth - 1)))
    }

    /// A card that nobody has seen: one of those with its back.
    fn face_down(&self, world: &World<'t>, back: u8, depth: u8) -> f64 {
        let known = self.hidden[usize::from(back)].get().filter(|_| depth < DEPTH);
        let gain = known.unwrap_or_else(|| {
            let faces = self.scene.unseen(back);
            let gain = |face: &Face| {
                let (mut played, mut discarded) = (*world, *world);
                if face.card.is_red() {
                    discarded.discard_red();
                } else {
                    discarded.gain(1);
                }
                let value = worth(self.scene, &discarded);
                played.play(face).map_or(value, |()| value.max(worth(self.scene, &played)))
            };
            let sum: f64 = faces.iter().map(gain).sum();
            sum / faces.len().max(1) as f64 - worth(self.scene, world)
        });
        self.hidden[usize::from(back)].set(Some(gain));
        gain + self.value(world, depth - 1)
    }

    /// HIJ-21: a neighbour of the card that was chosen, for the next turn.
    pub(super) fn visit_reservations(&self, world: &World<'t>, see: &mut impl FnMut(Action, f64)) {
        let turn = self.scene.public.turn.as_ref();
        let Some(beside) = turn.and_then(|turn| turn.beside) else { return };
        let has_one = world.row.iter().any(|slot| matches!(slot, Slot::Mine(_)));
        if has_one || world.reserved.is_some() {
            return;
        }
        let beside = beside.index();
        let neighbours = [beside.checked_sub(1), Some(beside + 1)].into_iter().flatten();
        for index in neighbours.filter(|index| *index < world.row.len()) {
            let Slot::Open(face) = world.row[index] else { continue };
            let (mut next, mut played) = (*world, *world);
            next.reserved = Some(face);
            let gain = match played.play(&face) {
                Some(()) => worth(self.scene, &played) - worth(self.scene, world),
                None => continue,
            };
            if clock::turns(self.scene, world, Need::to(self.scene, world)) < 1.0 || gain <= 0.0 {
                continue;
            }
            for (place, _) in world.free_dice() {
                let mut next = next;
                next.place(place);
                let value = self.value(&next, DEPTH - 1) + self.scene.style.reserved * gain;
                see(Action::Reserve { place: row_place(index), die: die(place) }, value);
            }
        }
    }
}

/// The table when a card was chosen: it leaves its place (HIJ-21).
fn chosen<'t>(world: &World<'t>, place: usize, die: Option<Rolled>) -> World<'t> {
    let mut next = *world;
    next.count_card(die);
    next.row[place] = Slot::Gone;
    next
}

fn row_place(index: usize) -> Place {
    Place::try_from(index as u8 + 1).expect("it is in the row")
}
