//! How an infiltrator decides: as an honest player would, until a vote can be turned; and with
//! markers that tell as little as can be.

use redeye_game::{Rng, Seat};
use redeye_mayday::{Action, Marker, Round, Side, Spot};

use super::honest;
use super::mind::Mind;
use super::sight;
use super::votes;
use crate::choice::pick_best;

/// MAY-20, MAY-30: the card at which the best marker tells least.
pub(crate) fn choose_card(mind: &Mind, rng: &mut Rng) -> Option<Action> {
    let look = mind.scene.look?;
    let least = |spot: Spot| {
        let cost = |side| cost_bits(mind, look.target, spot, side);
        -cost(Side::Honest).min(cost(Side::Infiltrator))
    };
    pick_best(Spot::ALL.into_iter(), least, rng).map(|spot| Action::Look { spot })
}

/// MAY-11: the marker that costs less is likelier, but never certain: a liar that can be predicted
/// tells the truth by lying.
pub(crate) fn mark(mind: &Mind, rng: &mut Rng) -> Option<Action> {
    let look = mind.scene.look?;
    let cost = |side| Some(cost_bits(mind, look.target, look.spot?, side));
    let gain = cost(Side::Infiltrator)? - cost(Side::Honest)?;
    let honest = 1.0 / (1.0 + (-mind.style.marker_slope * gain).exp());
    let lot = mind.style.marker_lot;
    let says_honest = rng.unit() < honest.clamp(lot, 1.0 - lot);
    Some(Action::Mark { side: if says_honest { Side::Honest } else { Side::Infiltrator } })
}

/// What a marker costs: how much nearer to the truth it brings everybody. There are some who take
/// markers at their word, so to cover is worth something.
fn cost_bits(mind: &Mind, target: Seat, spot: Spot, side: Side) -> f64 {
    let told = sight::bits_of_truth(
        &mind.public,
        mind.mates,
        &Marker { by: mind.seat, target, spot, side },
    );
    let covers = mind.mates.contains(target) == (side == Side::Honest);
    if covers { told - mind.style.cover_bits } else { told }
}

/// MAY-23: an honest player's vote, unless the infiltrators are likely enough to turn the result
/// together. The stranger a vote looks, the likelier it must be.
pub(crate) fn protects(mind: &Mind, rng: &mut Rng) -> bool {
    let plain = honest::protects(mind, rng);
    let Some(wish) = wish(mind) else { return plain };
    if mind.is_exposed() || !mind.style.hides {
        return wish;
    }
    let strange = votes::margin(&mind.scene, &mind.face.trust()).abs();
    let [price, dearer] = mind.style.turn_price[mind.scene.round as usize];
    if turn_chance(mind, wish) > price + dearer * strange { wish } else { plain }
}

/// What the infiltrators would like: a mate protected, or one left who could get the card instead.
/// Nothing if it is all the same to them.
fn wish(mind: &Mind) -> Option<bool> {
    let (rivals, _) = mind.scene.rivals();
    let mate = mind.mates.contains(mind.scene.skirmish);
    let mates_left = !(rivals & mind.mates).is_empty();
    match (mate, mates_left) {
        (true, true) if mind.scene.round == Round::Captain => None,
        (true, _) => Some(true),
        (false, true) => Some(false),
        (false, false) => None,
    }
}

/// How much likelier the vote ends with `protect` if all infiltrators vote so than if they vote as
/// the honest do.
fn turn_chance(mind: &Mind, protect: bool) -> f64 {
    let voters = mind.scene.everyone().without(mind.scene.skirmish);
    let plain = |voter: Seat| {
        let trust = mind.public.trust_of_honest(voter);
        trust.is_some_and(|trust| votes::margin(&mind.scene, &trust) >= 0.0)
    };
    // How likely so many of the honest protect.
    let mut counts = vec![1.0];
    for voter in (voters - mind.mates).iter() {
        let surprise = mind.surprise_rate();
        let likely = if plain(voter) { 1.0 - surprise } else { surprise };
        counts.push(0.0);
        for count in (0..counts.len()).rev() {
            let more = if count > 0 { counts[count - 1] * likely } else { 0.0 };
            counts[count] = counts[count] * (1.0 - likely) + more;
        }
    }
    let mates = voters & mind.mates;
    let together = if protect { mates.len() } else { 0 };
    let hiding = mates.iter().filter(|&mate| plain(mate)).count();
    // MAY-23: half of the votes protect.
    let protected = |mates_for_it: usize| -> f64 {
        let enough = voters.len().div_ceil(2).saturating_sub(mates_for_it);
        counts.iter().skip(enough).sum()
    };
    (protected(together) - protected(hiding)).abs()
}
