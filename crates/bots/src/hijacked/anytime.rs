//! What can be done at any time (HIJ-25, HIJ-61, HIJ-71, HIJ-73), in and out of turn: exchange,
//! cash, tiles. Everything here uses something up, so it comes to an end by itself.

use redeye_hijacked::{Action, Colour, Kind, Tile};

use super::clock;
use super::scene::{Rival, Scene};
use super::trust;
use super::world::{COLOURS, DISPLAY_MAX, PASSENGER_POINTS, World};
use super::worth::worth;

/// The marker that is worth least, if there is any.
pub(super) fn cheapest(scene: &Scene<'_>, world: &World<'_>) -> Option<Kind> {
    let kinds = Kind::ALL.into_iter().filter(|kind| world.markers.count(*kind) > 0);
    let use_of = |kind: Kind| {
        let each = if kind == Kind::Joker { &scene.style.jokers } else { &scene.style.markers };
        let last = usize::from(world.markers.count(kind)) - 1;
        each.get(last).copied().unwrap_or(0.0)
    };
    kinds.min_by(|one, other| use_of(*one).total_cmp(&use_of(*other)))
}

/// Raises the score by so much, if that can be done, and says how it begins. Medals are worth the
/// same on the track as off it, cards in the display nearly; markers can pay for something.
pub(super) fn raise(scene: &Scene<'_>, world: &mut World<'_>, gap: i16) -> Option<Action> {
    let medals = &scene.public.players[scene.seat].medals;
    let (mut left, mut first) = (gap, None);
    for medal in medals.iter().filter(|medal| i16::from(**medal) <= gap) {
        let medal = *medal;
        if i16::from(medal) <= left {
            left -= i16::from(medal);
            world.medals -= i16::from(medal);
            world.gain(medal.into());
            first.get_or_insert(Action::CashMedal { medal });
        }
    }
    while left > i16::from(world.markers.len()) && left >= PASSENGER_POINTS {
        let colour = pair(world)?;
        left -= PASSENGER_POINTS;
        world.rescue_passenger(colour);
        first.get_or_insert(Action::RescuePassenger { colour: Colour::ALL[colour] });
    }
    for _ in 0..left {
        let kind = cheapest(scene, world)?;
        world.spend(kind);
        world.gain(1);
        first.get_or_insert(Action::Cash { kind });
    }
    first
}

/// A colour of which there is a pair that is least on its way to a pilot.
fn pair(world: &World<'_>) -> Option<usize> {
    let pairs = (0..COLOURS).filter(|colour| world.held[*colour] >= 2);
    pairs.min_by_key(|colour| {
        let mut rest = world.held;
        rest[*colour] -= 2;
        let left = clock::missing(rest, world.passengers + 1, world.pilots, false);
        (left, world.held[*colour])
    })
}

/// HIJ-50: a step to equal scores, if the clock calls for it and everybody can take theirs.
pub(super) fn equalise(scene: &Scene<'_>, world: &World<'_>) -> Option<Action> {
    let top = scene.rivals.iter().map(|rival| rival.score).max()?;
    let is_early = scene.public.round < clock::FIRST_ROUND - u8::from(scene.is_last_turn());
    if top <= world.score || scene.ends || is_early {
        return None;
    }
    let can = |rival: &Rival| clock::can_raise(rival.reach, top - rival.score);
    if !scene.rivals.iter().all(can) || clock::call(scene, world) < scene.style.call {
        return None;
    }
    let mut raised = *world;
    raise(scene, &mut raised, top - world.score)
}

/// What is worth doing now, whoever is on turn.
pub(super) fn improve(scene: &Scene<'_>, world: &World<'_>, legal: &[Action]) -> Option<Action> {
    let now = worth(scene, world);
    let value = |action: &Action| match action {
        Action::BuildTrustFree => Some(free_trust(scene, world)),
        _ => {
            let next = after(world, action)?;
            // A rescue after which more cards are missing took some that were on their way.
            let is_waste = clock::missing_to(&next) > clock::missing_to(world);
            (!is_waste).then(|| worth(scene, &next))
        }
    };
    let (action, most) = most(legal, value)?;
    (most - now > scene.style.least_gain).then(|| action.clone())
}

/// The action that comes to most, and to how much.
fn most(legal: &[Action], value: impl Fn(&Action) -> Option<f64>) -> Option<(&Action, f64)> {
    let valued = legal.iter().filter_map(|action| Some((action, value(action)?)));
    valued.max_by(|one, other| one.1.total_cmp(&other.1))
}

/// What an anytime action leads to; none, if it is no such action, if chance has a say in it, or if
/// it is given away for nothing (HIJ-73: a gift brings as much as it costs).
fn after<'t>(world: &World<'t>, action: &Action) -> Option<World<'t>> {
    let mut next = *world;
    match action {
        Action::RescuePassenger { .. }
        | Action::RescuePilot { .. }
        | Action::RescuePilotWith { .. } => return rescued(world, action),
        Action::Cash { kind } => {
            next.spend(*kind);
            next.gain(1);
        }
        Action::CashMedal { medal } => {
            next.medals -= i16::from(*medal);
            next.gain((*medal).into());
        }
        Action::TakeDieAndJoker if world.mini_dice > 0 && world.supply.joker > 0 => {
            next.use_tile(Tile::DieAndJoker);
            next.mini_dice -= 1;
            next.next_dice += 1;
            next.fetch(Kind::Joker);
        }
        Action::TakeBack { card } => {
            next.use_tile(Tile::Comeback);
            next.held[card.colour() as usize] += 1;
        }
        _ => return None,
    }
    Some(next)
}

/// HIJ-25, HIJ-73: what a rescue leads to; none, if it is another action.
fn rescued<'t>(world: &World<'t>, action: &Action) -> Option<World<'t>> {
    let mut next = *world;
    match action {
        Action::RescuePassenger { colour } => next.rescue_passenger(*colour as usize),
        Action::RescuePilot { colour } => next.rescue_pilot([*colour as usize; 3]),
        Action::RescuePilotWith { cards } => {
            let mut colours = cards.iter().map(|card| card.colour() as usize);
            next.use_tile(Tile::Pilot);
            next.rescue_pilot(std::array::from_fn(|_| colours.next().unwrap_or(0)));
        }
        _ => return None,
    }
    Some(next)
}

/// HIJ-73: what a free trust action comes to.
fn free_trust(scene: &Scene<'_>, world: &World<'_>) -> f64 {
    let chances = trust::outcomes(world.trust, world.greens_left).into_iter().enumerate();
    let value = chances.filter(|(_, chance)| *chance > 0.0).map(|(greens, chance)| {
        let mut built = *world;
        built.use_tile(Tile::Trust);
        built.build_trust(greens);
        chance * worth(scene, &built)
    });
    value.sum()
}

/// HIJ-22: room in the display is made by an exchange.
pub(super) fn make_room(world: &World<'_>) -> Option<Action> {
    if world.cards() < DISPLAY_MAX - 1 {
        return None;
    }
    let triple = (0..COLOURS).find(|colour| world.held[*colour] >= 3 && world.pilots == 0);
    let pilot = triple.map(|colour| Action::RescuePilot { colour: Colour::ALL[colour] });
    let passenger = || Some(Action::RescuePassenger { colour: Colour::ALL[pair(world)?] });
    pilot.or_else(passenger)
}

/// HIJ-10: the next exchange on the way to the end, if all it takes is there.
pub(super) fn finish(world: &World<'_>, legal: &[Action]) -> Option<Action> {
    let is_complete = |world: &World<'_>| {
        let any_three = world.has_tile(Tile::Pilot);
        clock::missing(world.held, world.passengers, world.pilots, any_three) == 0
    };
    if world.has_rescued_enough() || !is_complete(world) {
        return None;
    }
    let keeps_it = |action: &&Action| rescued(world, action).as_ref().is_some_and(is_complete);
    legal.iter().find(keeps_it).cloned()
}

/// HIJ-10: is now the time to end the match?
pub(super) fn should_finish(scene: &Scene<'_>, world: &World<'_>, rounds_to_spare: u8) -> bool {
    let rounds = clock::rounds(world.police);
    let best = scene.rivals.iter().map(|rival| rival.total).max().unwrap_or(0);
    let lead = scene.total(scene.seat) - best;
    let style = scene.style;
    let enough = if scene.is_last_turn() { style.lead_last } else { style.lead };
    rounds > 0 && (rounds <= rounds_to_spare || lead >= enough)
}

/// HIJ-74: what is left in the display costs points: all that can be exchanged is.
pub(super) fn exchange(scene: &Scene<'_>, world: &World<'_>, legal: &[Action]) -> Option<Action> {
    let value = |action: &Action| Some(worth(scene, &rescued(world, action)?));
    most(legal, value).map(|(action, _)| action.clone())
}
