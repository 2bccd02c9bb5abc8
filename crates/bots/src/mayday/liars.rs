//! How infiltrators lie with their markers (MAY-11), as far as anybody can guess.
//!
//! Whoever takes liars to be of one kind is badly wrong about the others: so there are six kinds,
//! and no more is assumed than that the infiltrators of a flight are of the same.

use redeye_game::{Seat, SeatSet};
use redeye_mayday::{Marker, Side, Spot};

/// How many kinds of liars are thought of.
pub(crate) const LIARS: usize = 6;

/// Something for each kind of liar: truthful, protects its mates, blames the honest, covers (does
/// both), covers half of the time, marks at random.
pub(crate) type ByLiar = [f64; LIARS];

/// However a liar is made, it may do the other thing once in a while.
const FLOOR: f64 = 0.02;

/// How likely each kind of liar says *honest* about a card of a mate, or of an honest seat.
const ABOUT_MATE: [ByLiar; 2] =
    [floored([1.0, 1.0, 1.0, 1.0, 1.0, 0.5]), floored([0.0, 1.0, 0.0, 1.0, 0.5, 0.5])];
const ABOUT_HONEST: [ByLiar; 2] =
    [floored([1.0, 1.0, 0.0, 0.0, 0.5, 0.5]), floored([0.0, 0.0, 0.0, 0.0, 0.0, 0.5])];

const fn floored(mut chances: ByLiar) -> ByLiar {
    let mut liar = 0;
    while liar < LIARS {
        chances[liar] = FLOOR + (1.0 - 2.0 * FLOOR) * chances[liar];
        liar += 1;
    }
    chances
}

/// How likely the markers at the cards of `target` are if these are the infiltrators, for each kind
/// of liar. MAY-7: the odd card of the three lies anywhere.
pub(crate) fn likelihood(infiltrators: SeatSet, target: Seat, markers: &[Marker]) -> ByLiar {
    let is_mate = infiltrators.contains(target);
    let team = if is_mate { Side::Infiltrator } else { Side::Honest };
    let mut mean = [0.0; LIARS];
    for odd in Spot::ALL {
        let mut chances = [1.0 / 3.0; LIARS];
        for marker in markers {
            let truth = if marker.spot == odd { other(team) } else { team };
            if !infiltrators.contains(marker.by) {
                // MAY-11: the honest mark what they saw.
                if marker.side != truth {
                    chances = [0.0; LIARS];
                }
                continue;
            }
            let says = if is_mate { &ABOUT_MATE } else { &ABOUT_HONEST };
            for (chance, honest) in chances.iter_mut().zip(says[truth as usize]) {
                *chance *= if marker.side == Side::Honest { honest } else { 1.0 - honest };
            }
        }
        for (sum, chance) in mean.iter_mut().zip(chances) {
            *sum += chance;
        }
    }
    mean
}

/// The side that this is not.
pub(crate) const fn other(side: Side) -> Side {
    match side {
        Side::Honest => Side::Infiltrator,
        Side::Infiltrator => Side::Honest,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marker(by: usize, target: usize, spot: Spot, side: Side) -> Marker {
        Marker { by: Seat::at(by), target: Seat::at(target), spot, side }
    }

    fn two_and_three() -> SeatSet {
        "2,3".parse().unwrap()
    }

    /// MAY-2, MAY-11: an honest seat shows two honest cards of three, and nobody hides that.
    #[test]
    fn an_honest_marker_is_as_likely_as_the_card() {
        for (target, side, chance) in [
            (4, Side::Honest, 2.0 / 3.0),
            (4, Side::Infiltrator, 1.0 / 3.0),
            (2, Side::Honest, 1.0 / 3.0),
        ] {
            let seen = marker(0, target, Spot::Left, side);
            for liar in likelihood(two_and_three(), Seat::at(target), &[seen]) {
                assert!((liar - chance).abs() < 1e-9, "{seen:?}: {liar}");
            }
        }
    }

    /// MAY-2: nobody has three cards of a kind, nor an honest seat two infiltrator cards.
    #[test]
    fn honest_markers_that_cannot_both_be_true_are_impossible() {
        let both = [
            marker(0, 4, Spot::Left, Side::Infiltrator),
            marker(3, 4, Spot::Middle, Side::Infiltrator),
        ];
        assert_eq!(likelihood(two_and_three(), Seat::at(4), &both), [0.0; LIARS]);
    }

    /// A mate of a protector is called honest, whatever the card is; one of a blamer is not.
    #[test]
    fn liars_differ_by_whom_they_lie_about() {
        let about_mate = [marker(1, 2, Spot::Left, Side::Honest)];
        let chances = likelihood(two_and_three(), Seat::at(2), &about_mate);
        let expected = [0.34, 0.98, 0.34, 0.98, 0.66, 0.5];
        for (chance, expected) in chances.into_iter().zip(expected) {
            assert!((chance - expected).abs() < 1e-9, "{chances:?}");
        }
    }
}
