//! The normal bot of The Resistance is stronger than one that does anything, on both sides.

mod support;

use redeye_bots::Level;
use redeye_game::Game;
use redeye_resistance::Resistance;
use support::{Sides, Tally, measure};

/// Another series than the one the bot's numbers were chosen on.
const SEED_SET: u8 = 101;

const RANDOM: Level = Level::Random;
const NORMAL: Level = Level::Normal;

/// What the Resistance wins with these sides.
fn tally(seats: u8, options: &str, resistance: Level, spies: Level) -> Tally {
    let config = Resistance::configure(seats, options).unwrap();
    measure::<Resistance>(&config, Sides { many: resistance, few: spies }, SEED_SET, 400)
}

/// Not only do the intervals not touch: there is a wide gap between them.
fn check(seats: u8, options: &str) {
    const GAP: f64 = 0.15;
    let table = format!("{seats} seats {options}");
    let chance = tally(seats, options, RANDOM, RANDOM).interval();
    let loyal = tally(seats, options, NORMAL, RANDOM).interval();
    let spies = tally(seats, options, RANDOM, NORMAL).interval();
    assert!(loyal.0 > chance.1 + GAP, "{table}: Resistance wins {loyal:?}, by chance {chance:?}");
    assert!(spies.1 < chance.0 - GAP, "{table}: spies leave {spies:?}, by chance {chance:?}");
}

#[test]
fn both_sides_beat_chance_at_five_and_seven_seats() {
    check(5, "");
    check(7, "");
}

#[test]
fn both_sides_beat_chance_with_plot_cards() {
    check(5, "plots");
    check(7, "plots");
}

#[test]
fn both_sides_beat_chance_with_blind_spies() {
    check(7, "blind");
}

#[test]
fn both_sides_beat_chance_with_targeted_missions() {
    check(7, "targeted");
}

#[test]
fn every_table_plays_to_its_end_with_normal_bots() {
    // The arena panics at an illegal action and at a match that cannot go on.
    for seats in 5..=10 {
        for options in ["", "plots", "blind", "targeted", "targeted blind plots"] {
            let config = Resistance::configure(seats, options).unwrap();
            let sides = Sides { many: NORMAL, few: NORMAL };
            assert_eq!(measure::<Resistance>(&config, sides, SEED_SET, 10).games, 10);
        }
    }
}

#[test]
fn neither_side_is_hopeless_among_normal_bots() {
    let won = tally(5, "", NORMAL, NORMAL).rate();
    assert!((0.25..0.65).contains(&won), "the Resistance wins {won:.2}");
}
