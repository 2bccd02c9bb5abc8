//! The police (HIJ-10, HIJ-50): how likely the talks succeed in time, and what equal scores are
//! worth for it. If the plane is stormed all lose, so this is where bots work together.

use redeye_hijacked::{Markers, Tile};

use super::scene::Scene;
use super::style::Style;
use super::world::{COLOURS, PASSENGER_POINTS, World};

/// HIJ-10: how many passengers and pilots it takes, and HIJ-25 how many cards these.
const PASSENGERS: u8 = 3;
const PILOTS: u8 = 1;
const FOR_PASSENGER: u8 = 2;
const FOR_PILOT: u8 = 3;

/// HIJ-50: the first round in which the police can be called back, and how far it goes.
pub(super) const FIRST_ROUND: u8 = 3;
pub(super) const SPACES: u8 = 2;

/// How many cards somebody lacks for three passengers and a pilot (HIJ-10).
pub(super) fn missing(held: [u8; COLOURS], passengers: u8, pilots: u8, any_three: bool) -> u8 {
    let pairs = PASSENGERS.saturating_sub(passengers);
    if pilots >= PILOTS {
        return for_pairs(held, pairs).0;
    }
    let with_colour = (0..COLOURS).map(|colour| {
        let mut rest = held;
        rest[colour] = held[colour].saturating_sub(FOR_PILOT);
        FOR_PILOT.saturating_sub(held[colour]) + for_pairs(rest, pairs).0
    });
    let with_any = any_three.then(|| {
        let (lacking, spare) = for_pairs(held, pairs);
        lacking + FOR_PILOT.saturating_sub(spare)
    });
    with_colour.chain(with_any).min().unwrap_or(0)
}

/// How many cards are missing to so many pairs, and how many are left over.
fn for_pairs(held: [u8; COLOURS], pairs: u8) -> (u8, u8) {
    let complete: u8 = held.iter().map(|count| count / FOR_PASSENGER).sum();
    let singles: u8 = held.iter().map(|count| count % FOR_PASSENGER).sum();
    let open = pairs.saturating_sub(complete);
    let halves = open.min(singles);
    let spare = FOR_PASSENGER * complete.saturating_sub(pairs) + (singles - halves);
    (halves + FOR_PASSENGER * (open - halves), spare)
}

/// By how much somebody can raise its score at any time, bit by bit: a point for a marker (HIJ-61),
/// medals (HIJ-71), passengers (HIJ-25).
pub(super) fn reach(markers: &Markers, medals: &[u8], held: &[u8; COLOURS]) -> u64 {
    let mut bits = (2_u64 << markers.len()) - 1;
    medals.iter().for_each(|medal| bits |= bits << medal);
    let pairs: u8 = held.iter().map(|count| count / FOR_PASSENGER).sum();
    (0..pairs).for_each(|_| bits |= bits << PASSENGER_POINTS);
    bits
}

/// Can somebody with this reach raise its score by so much?
pub(super) const fn can_raise(reach: u64, points: i16) -> bool {
    points < u64::BITS as i16 && reach >> points & 1 == 1
}

/// How many cards somebody lacks, and how many turns that may take.
#[derive(Clone, Copy, Debug)]
pub(super) struct Need {
    pub(super) cards: u8,
    pub(super) turns: f64,
}

impl Need {
    /// The need of who has these cards, people and tiles.
    pub(super) fn of(
        style: &Style,
        held: [u8; COLOURS],
        (passengers, pilots): (u8, u8),
        has_tile: impl Fn(Tile) -> bool,
    ) -> Self {
        let any_three = has_tile(Tile::Pilot);
        let lacking = missing(held, passengers, pilots, any_three);
        // HIJ-73: any card of the discard pile will do.
        let (cards, is_free) = match lacking.checked_sub(1) {
            Some(less) if has_tile(Tile::Comeback) => (less, true),
            _ => (lacking, false),
        };
        if cards == 0 {
            return Self { cards, turns: 0.0 };
        }
        let helps = |colour: &usize| {
            let mut more = held;
            more[*colour] += 1;
            missing(more, passengers, pilots, any_three) < lacking
        };
        let colours = if is_free { COLOURS } else { (0..COLOURS).filter(helps).count() };
        let first = style.first_card[colours];
        Self { cards, turns: first + f64::from(cards - 1) / style.cards_per_turn }
    }

    /// The bot's own.
    pub(super) fn to(scene: &Scene<'_>, world: &World<'_>) -> Self {
        let rescued = (world.passengers, world.pilots);
        Self::of(scene.style, world.held, rescued, |tile| world.has_tile(tile))
    }
}

/// How many cards the bot lacks.
pub(super) fn missing_to(world: &World<'_>) -> u8 {
    let any_three = world.has_tile(Tile::Pilot);
    let lacking = missing(world.held, world.passengers, world.pilots, any_three);
    lacking.saturating_sub(u8::from(world.has_tile(Tile::Comeback)))
}

/// HIJ-10: rounds at whose end the match can still succeed, this one included.
pub(super) const fn rounds(police: u8) -> u8 {
    police.saturating_sub(1)
}

/// How many turns the bot will have after this one, as far as it can tell.
pub(super) fn turns(scene: &Scene<'_>, world: &World<'_>, need: Need) -> f64 {
    if scene.ends || world.has_rescued_enough() {
        return if scene.is_done { 0.0 } else { 1.0 };
    }
    let left = f64::from(rounds(world.police).saturating_sub(u8::from(scene.is_done)));
    let rivals = scene.rivals.iter().map(|rival| rival.need.turns.max(1.0));
    rivals.fold(left.min(need.turns.max(1.0)), f64::min)
}

/// How likely somebody succeeds in time.
pub(super) fn success(scene: &Scene<'_>, world: &World<'_>, need: Need) -> f64 {
    let rounds = rounds(world.police);
    if scene.ends || world.has_rescued_enough() {
        return if rounds > 0 { 1.0 } else { 0.0 };
    }
    let more = scene.style.equal * equality(scene, world);
    let fails = |need: Need, is_done: bool| {
        let left = f64::from(rounds) - f64::from(u8::from(is_done));
        1.0 - in_time(scene, left + more, need)
    };
    let rivals = scene.rivals.iter().filter(|rival| !rival.is_cybot);
    let all_fail: f64 = rivals.map(|rival| fails(rival.need, rival.is_done)).product();
    1.0 - all_fail * fails(need, scene.is_done)
}

/// How likely somebody who lacks so many cards has them within so many turns.
fn in_time(scene: &Scene<'_>, left: f64, need: Need) -> f64 {
    if need.cards == 0 && left >= 0.0 {
        return scene.style.sure;
    }
    let doubt = scene.style.doubt + scene.style.doubt_per_card * f64::from(need.cards).sqrt();
    let spare = left + scene.style.luck - need.turns;
    1.0 / (1.0 + (-spare / doubt).exp())
}

/// HIJ-50: how near all scores are to being equal, from 0 to 1, if everybody helps.
pub(super) fn equality(scene: &Scene<'_>, world: &World<'_>) -> f64 {
    let style = scene.style;
    let top = scene.rivals.iter().map(|rival| rival.score + world.given).max().unwrap_or(0);
    let top = top.max(world.score);
    let nearness = |score: i16, reach: u64| {
        let gap = top - score;
        if can_raise(reach, gap) {
            return style.to_cash.powi(gap.into());
        }
        let short = (gap - (63 - reach.leading_zeros() as i16)).max(1);
        style.missing.powi(short.into())
    };
    let own = nearness(world.score, reach(&world.markers, &[], &world.held));
    let rivals = scene.rivals.iter();
    let all: f64 = rivals.map(|rival| nearness(rival.score + world.given, rival.reach)).product();
    // It may well not last until the police can be called back.
    let is_early = scene.public.round < FIRST_ROUND - 1;
    own * all * if is_early { style.early } else { 1.0 }
}

/// What it would be worth that the police went back now.
pub(super) fn call(scene: &Scene<'_>, world: &World<'_>) -> f64 {
    let mut back = *world;
    back.police += SPACES;
    let need = Need::to(scene, world);
    scene.stake * (success(scene, &back, need) - success(scene, world, need))
}
