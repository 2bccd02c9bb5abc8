//! How a spy decides: as a loyal player would, until the match can end or it is found out.

use redeye_game::{Rng, SeatSet};
use redeye_resistance::Card;

use super::evidence;
use super::loyal;
use super::mind::Mind;
use super::outlook::Outlook;
use crate::choice::pick_best;

/// A blind spy takes a team to have enough spies from this chance on.
const LIKELY: f64 = 0.5;

/// The Leader's team: one a loyal Leader could pick that has enough spies to fail.
pub(crate) fn choose_team(mind: &Mind, rng: &mut Rng) -> SeatSet {
    let outlook = Outlook::of(&mind.face, mind.scene.config.seats());
    let (size, needed) = (mind.scene.team_size(), mind.scene.fails_needed());
    let bend = if shows_colour(mind) { 0.0 } else { mind.style.proposal_bend };
    let plausible = bend * outlook.best(size, needed);
    let able = outlook
        .teams(size)
        .filter(|&team| outlook.holds(team, needed) >= plausible && has_enough(mind, team));
    // More spies than needed only give each other away.
    let comrades = mind.comrades();
    let spare = |team: SeatSet| (team & comrades).len().saturating_sub(usize::from(needed));
    let score = |team: SeatSet| outlook.holds(team, needed) - 0.01 * spare(team) as f64;
    match pick_best(able, score, rng) {
        Some(team) => team,
        None => loyal::choose_team(mind, rng),
    }
}

/// The vote: a loyal player's, but for the teams that decide the match. Even for those it does
/// not vote at any price: a vote that no loyal player would cast is remembered, and the team
/// may not go after all.
pub(crate) fn approves(mind: &Mind, rng: &mut Rng) -> bool {
    let able = has_enough(mind, mind.scene.team);
    if mind.is_exposed() || !mind.style.hides {
        return able;
    }
    let bend = if mind.scene.can_end() && able { mind.style.end_bend } else { 0.0 };
    // This team's success would be the last.
    let loses = mind.scene.successes == 2 && !able;
    !loses && loyal::approval(mind, rng) * (1.0 + bend) >= 1.0
}

/// The mission card.
pub(crate) fn choose_card(mind: &Mind, rng: &mut Rng) -> Card {
    if sabotages(mind, rng) { Card::Fail } else { Card::Success }
}

fn sabotages(mind: &Mind, rng: &mut Rng) -> bool {
    let scene = &mind.scene;
    let comrades = mind.comrades() & scene.team;
    let needed = usize::from(mind.fails_missing());
    // Too many Fails, or too few, only give their players away.
    let missing = needed.saturating_sub(comrades.len());
    if needed == 0 || missing > 0 && !counts_on_strangers(mind, comrades, missing) {
        return false;
    }
    // This failure wins: every Fail helps, and none can be held against anyone.
    if scene.failures == 2 {
        return true;
    }
    // Someone in the spotlight only sabotages if nobody else can.
    let hidden = scene.spotlit.map_or(comrades, |seat| comrades.without(seat));
    let order = if hidden.len() >= needed { hidden } else { comrades };
    // The first in seat order do it: no more Fails than needed.
    if !order.iter().take(needed).any(|seat| seat == mind.seat) {
        return false;
    }
    // This success loses; or the spy does not care who knows.
    if scene.successes == 2 || !mind.style.hides {
        return true;
    }
    if scene.spotlit == Some(mind.seat) {
        return false;
    }
    let worth = mind.style.sabotage_bits[usize::from(scene.successes.min(1))]
        [usize::from(scene.failures.min(1))];
    // Spies who must act together decide alike; one alone is not to be read.
    let lot_bits = if needed == 1 { mind.style.sabotage_lot_bits } else { 0.0 };
    let lot = (2.0 * rng.unit() - 1.0) * lot_bits;
    exposure_bits(mind) <= worth + lot && rng.unit() >= crowding(mind, comrades)
}

/// RES-8: are so many unknown spies on the team as are missing?
fn counts_on_strangers(mind: &Mind, comrades: SeatSet, missing: usize) -> bool {
    let strangers = mind.scene.team - comrades;
    mind.own().enough(strangers, missing as u8) >= LIKELY
}

/// How likely an unknown spy on the team makes this Fail one too many, half of the time.
fn crowding(mind: &Mind, comrades: SeatSet) -> f64 {
    mind.own().enough(mind.scene.team - comrades, 1) / 2.0
}

/// How much nearer to the truth a failure brings everybody than a success would, in bits.
fn exposure_bits(mind: &Mind) -> f64 {
    let scene = &mind.scene;
    let needed = scene.fails_needed();
    let failed = evidence::fails_logs(scene, needed, needed);
    let quiet = evidence::fails_logs(scene, 0, needed);
    let spies_on_team = |spies: SeatSet| (spies & scene.team).len();
    let (mut failed_total, mut quiet_total) = (0.0, 0.0);
    for world in mind.public.worlds() {
        failed_total += world.chance * failed[spies_on_team(world.spies)].exp();
        quiet_total += world.chance * quiet[spies_on_team(world.spies)].exp();
    }
    let shift = |spies: SeatSet| {
        let able = spies_on_team(spies).max(usize::from(needed));
        (failed[able] - failed_total.ln()) - (quiet[able] - quiet_total.ln())
    };
    let worlds = mind.own().worlds().iter();
    let nats: f64 = worlds
        .filter(|world| world.chance > 0.0)
        .map(|world| world.chance * shift(world.spies))
        .sum();
    nats / std::f64::consts::LN_2
}

/// Are there enough spies in `team` to fail its mission, as far as this spy knows?
pub(crate) fn has_enough(mind: &Mind, team: SeatSet) -> bool {
    mind.own().enough(team, mind.scene.fails_needed()) >= LIKELY
}

/// Is it time to play openly?
pub(crate) fn shows_colour(mind: &Mind) -> bool {
    !mind.style.hides || mind.scene.can_end() || mind.is_exposed()
}
