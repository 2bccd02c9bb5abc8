//! Every match file of Hijacked holds: scripts line by line, golden matches through every pair of
//! eyes. `make regen` writes the views anew, to be read like code.

use redeye_hijacked::{Hijacked, REFUSALS};
use redeye_laws::{golden, scripts};

#[test]
fn every_script_holds() {
    scripts::hold::<Hijacked>();
}

/// Draws that cannot be are met in `draws.rs`.
#[test]
fn every_refusal_is_met_by_a_script() {
    let draws = [
        "first-drawn",
        "card-drawn",
        "hijackers-drawn",
        "numbers-drawn",
        "objective-drawn",
        "dice-rolled",
        "stone-drawn",
        "hijacker-drawn",
        "tiles-drawn",
        "cybot-drawn",
    ];
    scripts::meet::<Hijacked>(REFUSALS, &draws);
}

#[test]
fn golden_matches_look_the_same_through_every_pair_of_eyes() {
    golden::hold::<Hijacked>();
}
