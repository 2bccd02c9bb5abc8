//! Veteran cards (MAY-40 to MAY-49), by what they are worth. Silence would be a pass, too
//! (MAY-41), but a bot lets nobody wait.

use redeye_game::{Rng, Seat};
use redeye_mayday::{Action, Marker, Round, Side, Spot};

use super::mind::Mind;
use super::scene::Look;
use super::sight;
use crate::choice::pick_best;

/// The best use of the card if it is worth more than keeping it, else a pass.
pub(crate) fn answer(mind: &Mind, legal: &[Action], rng: &mut Rng) -> Option<Action> {
    let gain = |action: Action| gain_bits(mind, action);
    let best = pick_best(legal.iter().copied(), gain, rng);
    best.filter(|&action| gain(action) > mind.style.veteran_bits).or(Some(Action::Pass))
}

/// How much better for this seat the flight goes on with this card, in bits.
fn gain_bits(mind: &Mind, action: Action) -> f64 {
    match (action, mind.scene.look) {
        // MAY-42, MAY-43: another target.
        (Action::Divert { target }, Some(look)) => {
            worth(mind, Look { target, spot: None, ..look }) - worth(mind, look)
        }
        // MAY-44: another card.
        (Action::Turn { spot }, Some(look)) => {
            worth(mind, Look { spot: Some(spot), ..look }) - worth(mind, look)
        }
        // MAY-45, MAY-46: another looker.
        (Action::StepIn, Some(look)) => {
            worth(mind, Look { looker: mind.seat, spot: None, ..look }) - worth(mind, look)
        }
        (Action::Replace { looker }, Some(look)) => {
            worth(mind, Look { looker, spot: None, ..look }) - worth(mind, look)
        }
        (Action::MoveTo { seat }, _) => gain_by_moving(mind, seat),
        // MAY-48: one look more.
        (Action::LookAtOwn { spot }, _) => {
            worth(mind, Look { looker: mind.seat, target: mind.seat, spot: Some(spot) })
        }
        // MAY-49: bots have nothing to say.
        _ => 0.0,
    }
}

/// What a look is worth to this seat, in bits: to the honest what it tells, to an infiltrator how
/// little everybody learns.
fn worth(mind: &Mind, look: Look) -> f64 {
    let spots = look.spot.map_or(Spot::ALL.to_vec(), |spot| vec![spot]);
    let told = spots.into_iter().map(|spot| match mind.side {
        Side::Honest => sight::bits(&mind.face, look.looker, look.target, spot),
        Side::Infiltrator => exposed_bits(mind, look, spot),
    });
    // Whoever chooses the card anew takes the one that tells most, or seems to.
    let most = told.fold(f64::NEG_INFINITY, f64::max);
    if mind.side == Side::Honest { most } else { -most }
}

/// How much nearer to the truth this look is expected to bring everybody.
fn exposed_bits(mind: &Mind, look: Look, spot: Spot) -> f64 {
    let marker = |side| Marker { by: look.looker, target: look.target, spot, side };
    let bits = [Side::Honest, Side::Infiltrator]
        .map(|side| sight::bits_of_truth(&mind.public, mind.mates, &marker(side)));
    if mind.mates.contains(look.looker) {
        return bits[0].min(bits[1]);
    }
    let says_honest = sight::says_honest(&mind.public, mind.mates, look.looker, look.target, spot);
    says_honest * bits[0] + (1.0 - says_honest) * bits[1]
}

/// MAY-47: in the round Captain it is better to be the one voted on, for half of the votes protect
/// (MAY-23). In other rounds everybody comes to the vote anyway.
fn gain_by_moving(mind: &Mind, to: Seat) -> f64 {
    let trust = mind.face.trust();
    let good = |seat: Seat| match mind.side {
        Side::Honest => trust[seat.index()],
        Side::Infiltrator => f64::from(u8::from(mind.mates.contains(seat))),
    };
    match mind.scene.round {
        Round::Captain => good(to) - good(mind.scene.skirmish),
        Round::Doubt | Round::Reliable => 0.0,
    }
}
