//! Why a bot suspects somebody: which events speak most against a seat.

use redeye_game::Seat;

use crate::{Explanation, Reason};

/// Nobody is more certain than this, in bits of odds: proof would otherwise be infinite.
const CERTAIN_BITS: f64 = 20.0;

/// What changes the odds by less is not worth saying, and may be mere rounding.
const WORTH_SAYING_BITS: f64 = 0.01;

/// What speaks against `seat`: of each event, how far it would be suspected `without` it. An event
/// is a reason only if the suspicion would then be lower.
pub(crate) fn weigh(
    seat: Seat,
    suspicion: f64,
    without: impl Iterator<Item = (usize, f64)>,
) -> Explanation {
    let mut because = [None, None];
    for (event, without) in without {
        let bits = odds_bits(suspicion) - odds_bits(without);
        let reason = Some(Reason { event, bits });
        let bits_of =
            |reason: Option<Reason>| reason.map_or(WORTH_SAYING_BITS, |reason| reason.bits);
        if bits > bits_of(because[0]) {
            because = [reason, because[0]];
        } else if bits > bits_of(because[1]) {
            because[1] = reason;
        }
    }
    Explanation { seat, suspicion, because }
}

/// The odds of something as likely as `chance`, in bits.
fn odds_bits(chance: f64) -> f64 {
    (chance / (1.0 - chance)).log2().clamp(-CERTAIN_BITS, CERTAIN_BITS)
}
