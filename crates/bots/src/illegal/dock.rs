//! What to take from the docks, where all see it (ILL-20, ILL-21).

use redeye_game::{Rng, View};
use redeye_illegal::{Action, Illegal, Resource};

use super::mind::Mind;
use crate::choice::pick_best;

/// Takes what is worth most after what it tells.
pub(super) fn claim(
    mind: &mut Mind,
    view: &View<Illegal>,
    legal: &[Action],
    rng: &mut Rng,
) -> Option<Action> {
    mind.think();
    let mind = &*mind;
    let claims = legal.iter().filter_map(|action| match action {
        Action::Claim { resource } => Some(*resource),
        _ => None,
    });
    let left: Vec<Resource> = claims.collect();
    let hand = &view.private.hand;
    let value = |resource: Resource| {
        let price = mind.price(mind.rivals(), |dossier| dossier.take(resource, &left, &mind.style));
        mind.worth_of(&hand.with(resource, 1)) - price
    };
    let resource = pick_best(left.iter().copied(), value, rng)?;
    Some(Action::Claim { resource })
}
