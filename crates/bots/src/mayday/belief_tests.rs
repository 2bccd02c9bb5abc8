//! What a belief must hold, and one worked out by hand.

use redeye_game::{Game as _, Seat};
use redeye_mayday::{Marker, Mayday, Side, Spot};

use super::belief::{Belief, Learnt, is_of};

fn belief(seats: u8) -> Belief {
    Belief::new(&Mayday::configure(seats, "").unwrap())
}

fn marker(by: usize, target: usize, spot: Spot, side: Side) -> Marker {
    Marker { by: Seat::at(by), target: Seat::at(target), spot, side }
}

fn total(belief: &Belief) -> f64 {
    belief.worlds().iter().map(|world| world.chance).sum()
}

#[test]
fn a_belief_has_all_worlds_and_sums_to_one() {
    for (seats, infiltrators, worlds) in [(5, 2.0, 10), (6, 2.0, 15), (7, 3.0, 35), (8, 3.0, 56)] {
        let mut belief = belief(seats);
        assert_eq!(belief.worlds().len(), worlds);
        assert!((total(&belief) - 1.0).abs() < 1e-9);
        let suspicion = belief.suspicion(Seat::at(3));
        assert!((suspicion - infiltrators / f64::from(seats)).abs() < 1e-9);
        for looker in 0..3 {
            belief.learn_marker(0, marker(looker, 3, Spot::ALL[looker], Side::Infiltrator));
            assert!((total(&belief) - 1.0).abs() < 1e-9);
        }
        belief.learn_fact(1, is_of(Seat::at(4), Side::Honest));
        assert!((total(&belief) - 1.0).abs() < 1e-9);
    }
}

/// One marker of five seats, by hand: seat 1 says *infiltrator* about a card of seat 2.
///
/// Both honest (3 worlds): 1/3. Only seat 2 infiltrator (3): 2/3. Only seat 1 (3): of the six
/// liars each says *infiltrator* about an honest card with 0, 0, 1, 1, 1/2, 1/2 and about an
/// infiltrator card with 1, 1, 1, 1, 1, 1/2; two of three cards are honest: 17/36, but for the
/// floor. Both (1): about honest cards 0, 0, 0, 0, 0, 1/2, about infiltrator cards 1, 0, 1, 0,
/// 1/2, 1/2; two of three are infiltrator cards: 13/36.
#[test]
fn one_marker_by_hand() {
    let mut belief = belief(5);
    belief.learn_marker(0, marker(0, 1, Spot::Left, Side::Infiltrator));
    let floored = |chance: f64| 0.02 + 0.96 * chance;
    // Averages: the floor is linear, so it may come last.
    let about_honest = floored((2.0 * 3.0 + 5.5) / 18.0);
    let about_mate = floored((0.5 + 2.0 * 3.0) / 18.0);
    let all = 3.0 / 3.0 + 3.0 * 2.0 / 3.0 + 3.0 * about_honest + about_mate;
    let second = (3.0 * 2.0 / 3.0 + about_mate) / all;
    let first = (3.0 * about_honest + about_mate) / all;
    assert!((belief.suspicion(Seat::at(1)) - second).abs() < 1e-9);
    assert!((belief.suspicion(Seat::at(0)) - first).abs() < 1e-9);
}

/// MAY-11: who contradicts what an honest seat has seen is no honest seat.
#[test]
fn a_marker_against_what_oneself_has_seen_exposes_a_liar() {
    let mut belief = belief(6);
    belief.assume_honest(Seat::at(0));
    belief.learn_marker(0, marker(0, 2, Spot::Left, Side::Honest));
    belief.learn_marker(1, marker(3, 2, Spot::Left, Side::Infiltrator));
    assert!(belief.suspicion(Seat::at(3)) > 1.0 - 1e-9);
}

/// MAY-2: two honest cards make a team, if one has seen both.
#[test]
fn two_cards_of_a_kind_make_a_team() {
    let mut belief = belief(5);
    belief.assume_honest(Seat::at(0));
    belief.learn_fact(0, is_of(Seat::at(1), Side::Honest));
    belief.learn_marker(1, marker(0, 2, Spot::Left, Side::Infiltrator));
    belief.learn_marker(2, marker(1, 2, Spot::Middle, Side::Infiltrator));
    assert!(belief.suspicion(Seat::at(2)) > 1.0 - 1e-9);
}

#[test]
fn a_contradiction_changes_nothing() {
    let mut belief = belief(5);
    belief.assume_honest(Seat::at(0));
    belief.learn_marker(0, marker(0, 2, Spot::Left, Side::Honest));
    let before: Vec<f64> = belief.worlds().iter().map(|world| world.chance).collect();
    let lie = marker(0, 2, Spot::Left, Side::Infiltrator);
    assert_eq!(belief.learn_marker(1, lie), Learnt::Contradiction);
    assert_eq!(belief.learn_fact(1, |_| 0.0), Learnt::Contradiction);
    let after: Vec<f64> = belief.worlds().iter().map(|world| world.chance).collect();
    assert_eq!(before, after);
}

/// What is foreseen of a marker is what it does when it is laid.
#[test]
fn what_is_foreseen_happens() {
    let mut belief = belief(7);
    belief.learn_marker(0, marker(0, 1, Spot::Left, Side::Honest));
    belief.learn_marker(1, marker(2, 1, Spot::Right, Side::Infiltrator));
    let next = marker(4, 1, Spot::Left, Side::Infiltrator);
    let (before, foreseen) = (belief.clone(), belief.foresee(&next));
    belief.learn_marker(2, next);
    let joint = before.worlds().iter().zip(&foreseen).map(|(world, chance)| world.chance * chance);
    let all: f64 = joint.clone().sum();
    for (world, joint) in belief.worlds().iter().zip(joint) {
        assert!((world.chance - joint / all).abs() < 1e-9);
    }
    assert!(
        (belief.without(2).suspicion(Seat::at(1)) - before.suspicion(Seat::at(1))).abs() < 1e-9
    );
}
