//! What a look would tell (MAY-10), in bits, before it is made.

use redeye_game::{Seat, SeatSet};
use redeye_mayday::{Marker, Side, Spot};

use super::belief::Belief;
use crate::choice::entropy_bits;

/// How many bits about the infiltrators the marker of this look is expected to tell.
pub(crate) fn bits(belief: &Belief, by: Seat, target: Seat, spot: Spot) -> f64 {
    let says_honest = belief.foresee(&Marker { by, target, spot, side: Side::Honest });
    let (mut honest, mut unsure) = (0.0, 0.0);
    for (world, chance) in belief.worlds().iter().zip(says_honest) {
        honest += world.chance * chance;
        unsure += world.chance * entropy_bits(chance);
    }
    entropy_bits(honest) - unsure
}

/// How much nearer to the truth, in bits, this marker brings whoever has this belief.
pub(crate) fn bits_of_truth(belief: &Belief, truth: SeatSet, marker: &Marker) -> f64 {
    let chances = belief.foresee(marker);
    let (mut all, mut in_truth) = (0.0, 0.0);
    for (world, chance) in belief.worlds().iter().zip(chances) {
        all += world.chance * chance;
        if world.infiltrators == truth {
            in_truth = chance;
        }
    }
    if all > 0.0 { (in_truth / all).log2().max(-LOST_BITS) } else { 0.0 }
}

/// Who is so far from the truth will not find back: further counts no more.
const LOST_BITS: f64 = 20.0;

/// How likely the marker of this look says *honest*, if these are the infiltrators.
pub(crate) fn says_honest(
    belief: &Belief,
    truth: SeatSet,
    by: Seat,
    target: Seat,
    spot: Spot,
) -> f64 {
    let chances = belief.foresee(&Marker { by, target, spot, side: Side::Honest });
    let worlds = belief.worlds().iter().zip(chances);
    worlds.filter(|(world, _)| world.infiltrators == truth).map(|(_, chance)| chance).sum()
}
