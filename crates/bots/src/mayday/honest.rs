//! How an honest player decides: looks where it learns most, and trusts those it believes. An
//! infiltrator that hides decides likewise, by the belief that an honest player would have.

use redeye_game::Rng;
use redeye_mayday::{Action, Spot};

use super::mind::Mind;
use super::sight;
use super::votes;
use crate::choice::{TIE, pick_best};

/// MAY-20, MAY-30: the card that tells most.
pub(crate) fn choose_card(mind: &Mind, rng: &mut Rng) -> Option<Action> {
    let look = mind.scene.look?;
    let bits = |spot: Spot| sight::bits(&mind.face, look.looker, look.target, spot);
    pick_best(Spot::ALL.into_iter(), bits, rng).map(|spot| Action::Look { spot })
}

/// MAY-23: protects whom it trusts more than those who would get the card instead; where it is all
/// the same the lot decides.
pub(crate) fn protects(mind: &Mind, rng: &mut Rng) -> bool {
    let margin = votes::margin(&mind.scene, &mind.face.trust());
    margin > TIE || margin > -TIE && rng.below(2) == 0
}

/// MAY-30, MAY-31: first the look that tells most, if any tells something; then whoever is trusted
/// most.
pub(crate) fn lead_the_crew(mind: &Mind, legal: &[Action], rng: &mut Rng) -> Option<Action> {
    let told = |action: Action| match action {
        Action::Send { looker, target } => Spot::ALL
            .map(|spot| sight::bits(&mind.face, looker, target, spot))
            .into_iter()
            .fold(0.0, f64::max),
        _ => 0.0,
    };
    let sends = legal.iter().copied().filter(|action| matches!(action, Action::Send { .. }));
    if let Some(send) = pick_best(sends, told, rng).filter(|&send| told(send) > TIE) {
        return Some(send);
    }
    let trust = mind.face.trust();
    let trusted = |action: Action| match action {
        Action::LetIn { seat } => trust[seat.index()],
        _ => f64::NEG_INFINITY,
    };
    pick_best(legal.iter().copied(), trusted, rng)
}
