//! At whom to point (ILL-30 to ILL-32).

use redeye_game::{Rng, Seat, View};
use redeye_illegal::{Action, Illegal, Role, Trade};

use super::mind::Mind;
use crate::choice::pick_best;

/// Points at the likeliest, if that is likelier to harm than to help; and away from itself.
pub(super) fn point(mind: &mut Mind, view: &View<Illegal>, rng: &mut Rng) -> Option<Action> {
    mind.think();
    let mind = &*mind;
    let roles = view.public.suspects.as_ref()?;
    let packet = mind.packet?;
    let is_own = roles.iter().any(|role| packet.roles().contains(role));
    let chance = |seat: Seat| {
        if is_own { looks_like(mind, seat, &roles.0) } else { is(mind, seat, &roles.0) }
    };
    let seat = pick_best(mind.rivals().iter(), chance, rng)?;
    // ILL-31: of what is its own any other finger is good: it makes a tie, or more.
    if is_own || chance(seat) > mind.style.accuse {
        Some(Action::Point { seat })
    } else {
        Some(Action::PointAtNobody)
    }
}

/// How likely these suspect cards are those of `seat`.
fn is(mind: &Mind, seat: Seat, roles: &[Role]) -> f64 {
    match *roles {
        [Role { resource, trade: Trade::Dealer }] => mind.belief.deals(seat, resource),
        [Role { resource, trade: Trade::Buyer }] => mind.belief.buys(seat, resource),
        [dealer, buyer] => mind.belief.pair(seat, dealer.resource, buyer.resource),
        _ => 0.0,
    }
}

/// How much they look like those of `seat` to somebody who does not know better.
fn looks_like(mind: &Mind, seat: Seat, roles: &[Role]) -> f64 {
    let likelihood = &mind.others[seat.index()].likelihood;
    let all: f64 = likelihood.iter().flatten().sum();
    let sum: f64 = match *roles {
        [Role { resource, trade: Trade::Dealer }] => likelihood[resource as usize].iter().sum(),
        [Role { resource, trade: Trade::Buyer }] => {
            likelihood.iter().map(|row| row[resource as usize]).sum()
        }
        [dealer, buyer] => likelihood[dealer.resource as usize][buyer.resource as usize],
        _ => 0.0,
    };
    sum / all
}
