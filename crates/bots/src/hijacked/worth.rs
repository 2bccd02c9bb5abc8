//! What the bot's side of the table is worth: points, cards on their way to a set, and everything
//! else that becomes points; and that the talks succeed.

use redeye_hijacked::{Goal, Hijacker, Kind, Scored, Tile, extra};

use super::clock::{self, Need};
use super::scene::{Scene, lead};
use super::trust::SPACES;
use super::world::{COLOURS, PASSENGER_POINTS, PILOT_POINTS, STEPS, World};

/// HIJ-74: what a card in the display costs at the end.
const CARD: f64 = 3.0;

/// What the bot's side is worth when its turn is over.
pub(super) fn worth(scene: &Scene<'_>, world: &World<'_>) -> f64 {
    let style = scene.style;
    let need = Need::to(scene, world);
    let turns = clock::turns(scene, world, need);
    let later = 1.0 - style.no_match.powf(turns);
    let mut worth = f64::from(world.score + world.medals);
    worth += markers(scene, world, later);
    worth += sets(scene, world, turns);
    worth += hijackers(scene, world, turns);
    let recognition = usize::from(world.thumb).checked_sub(1);
    worth += recognition.map_or(0.0, |space| f64::from(scene.public.recognition[space]));
    worth += goals(world);
    if world.has_star {
        worth += style.star;
    } else if world.trust < SPACES && !scene.rivals.is_empty() {
        let left = style.star_left.get(usize::from(SPACES - world.trust));
        worth -= left.copied().unwrap_or(0.0) * later;
    }
    worth += style.trust * f64::from(world.trust) * later;
    let tiles = Tile::ALL.iter().filter(|tile| world.has_tile(**tile));
    worth += tiles.map(|tile| style.tile(*tile) * later).sum::<f64>();
    worth += style.next_die * f64::from(world.next_dice) * turns.min(1.0);
    // When the match is over nobody needs cards any more.
    if turns > 0.0 {
        worth += style.fuel * f64::from(world.markers.len().min(need.cards));
        worth -= style.tempo * f64::from(need.cards);
    }
    worth -= style.rival * f64::from(world.given);
    worth + scene.stake * clock::success(scene, world, need)
}

/// HIJ-61: a point each, and what they can pay.
fn markers(scene: &Scene<'_>, world: &World<'_>, later: f64) -> f64 {
    let use_of = |kind: Kind| -> f64 {
        let each = if kind == Kind::Joker { &scene.style.jokers } else { &scene.style.markers };
        each.iter().take(usize::from(world.markers.count(kind))).sum()
    };
    f64::from(world.markers.len()) + later * Kind::ALL.into_iter().map(use_of).sum::<f64>()
}

/// HIJ-25: points for sets, and what single cards may still become.
fn sets(scene: &Scene<'_>, world: &World<'_>, turns: f64) -> f64 {
    let style = scene.style;
    let (pair, triple) = (f64::from(PASSENGER_POINTS), f64::from(PILOT_POINTS));
    let (mut sum, mut turns) = (0.0, turns);
    for colour in 0..COLOURS {
        let count = world.held[colour];
        let (sets, single) = match count {
            0 | 1 => (0.0, count == 1),
            2 => (pair, false),
            3 => (triple, false),
            4 => (2.0 * pair, false),
            _ => (pair + triple, false),
        };
        sum += sets;
        if single {
            let found = 1.0 - style.no_match.powf(turns.max(0.0));
            sum += found * (pair / 2.0) - (1.0 - found) * CARD;
            turns -= style.turns_per_match;
        }
    }
    sum
}

/// HIJ-72: what persuaded hijackers bring at the end, and what the bot has of the one it talks to.
fn hijackers(scene: &Scene<'_>, world: &World<'_>, turns: f64) -> f64 {
    let leads = lead(world.thumb, scene.rivals.iter().map(|rival| rival.thumb));
    let scored = Scored {
        track: world.score,
        medals: world.medals,
        markers: world.markers,
        has_star: world.has_star,
        hijackers: &[],
        recognition: 0,
        lead: leads,
        cards: world.held.iter().map(|count| i16::from(count % 2)).sum(),
        passengers: i16::from(world.passengers),
        pilots: i16::from(world.pilots),
        is_foremost: scene.memory.foremost.is_none_or(|first| first == scene.seat),
        steps: scene.components.steps(),
    };
    let won: i16 = world.hijackers().map(|hijacker| extra(hijacker, &scored)).sum();
    let talks = world.spots.iter().filter(|spot| spot.is_mine);
    let hopes = talks.map(|spot| {
        let bring = |hijacker: Hijacker| {
            let later = scene.style.extra(hijacker).max(extra(hijacker, &scored).into());
            f64::from(hijacker.base()) + later
        };
        let steps = f64::from(STEPS - spot.level);
        let in_time = (turns / (steps * scene.style.turns_per_step)).min(scene.style.persuaded);
        let left = spot.hijacker.map_or(0.0, bring) - scene.style.step * steps;
        in_time * left.max(0.0)
    });
    f64::from(won) + hopes.sum::<f64>()
}

/// HIJ-71: medals of goals that are met.
fn goals(world: &World<'_>) -> f64 {
    let met = world.goals().filter(|(goal, _)| meets(world, *goal));
    met.map(|(_, medal)| f64::from(medal)).sum()
}

fn meets(world: &World<'_>, goal: Goal) -> bool {
    match goal {
        Goal::Persuade => world.has_persuaded(),
        Goal::EightMarkers => world.markers.len() >= 8,
        Goal::TenMarkers => world.markers.len() >= 10,
        Goal::Passengers => world.passengers >= 3,
        Goal::PassengersAndPilot => world.has_rescued_enough(),
        Goal::Dice => world.dice.iter().flatten().filter(|die| die.used).count() >= 4,
        Goal::Points => world.score >= 18,
        Goal::Trust => world.has_star,
        Goal::SecondRetreat => world.retreats >= 2,
    }
}
