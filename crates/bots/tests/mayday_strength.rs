//! The normal bot of Mayday! Mayday! is stronger, on both sides, than one that does anything and
//! than one that believes every marker.

#[path = "support/naive.rs"]
mod naive;
mod support;

use naive::MaydayPlayer;
use redeye_bots::Level;
use redeye_game::Game;
use redeye_mayday::Mayday;
use support::{Sides, Tally, measure};

/// Another series than the one the bot's numbers were chosen on.
const SEED_SET: u8 = 101;

const RANDOM: MaydayPlayer = MaydayPlayer::Level(Level::Random);
const NAIVE: MaydayPlayer = MaydayPlayer::Naive;
const NORMAL: MaydayPlayer = MaydayPlayer::Level(Level::Normal);

/// What the honest crew wins with these sides. `REDEYE_STRENGTH_GAMES` asks for more flights.
fn tally(seats: u8, options: &str, many: MaydayPlayer, few: MaydayPlayer) -> Tally {
    let games = std::env::var("REDEYE_STRENGTH_GAMES").map_or(120, |n| n.parse().unwrap());
    let config = Mayday::configure(seats, options).unwrap();
    let tally = measure::<Mayday>(&config, Sides { many, few }, SEED_SET, games);
    let (low, high) = tally.interval();
    println!(
        "| {seats} {options} | {} | {} | {:.1} % | {:.1}–{:.1} |",
        many.name(),
        few.name(),
        100.0 * tally.rate(),
        100.0 * low,
        100.0 * high,
    );
    tally
}

/// As honest crew it wins where the others lose; and of all infiltrators only normal ones win much
/// against a crew that reasons. Not only do the intervals not touch: there is a gap between them.
fn check(seats: u8, options: &str) {
    const GAP: f64 = 0.03;
    let table = format!("{seats} seats {options}");
    let crew = |few| tally(seats, options, NORMAL, few).interval();
    let (against_random, against_naive, against_normal) = (crew(RANDOM), crew(NAIVE), crew(NORMAL));
    for (few, normal) in [(RANDOM, against_random), (NAIVE, against_naive)] {
        for many in [RANDOM, NAIVE] {
            let weak = tally(seats, options, many, few).interval();
            assert!(normal.0 > weak.1 + GAP, "{table}, {many:?} and {few:?}: {weak:?} {normal:?}");
        }
        assert!(against_normal.1 < normal.0 - GAP, "{table}: {against_normal:?} {normal:?}");
    }
    for many in [RANDOM, NAIVE] {
        let lost = tally(seats, options, many, NORMAL).interval();
        assert!(lost.1 < 0.5 - GAP, "{table}: {many:?} wins {lost:?}");
    }
}

#[test]
fn both_sides_beat_random_and_naive_players_at_five_seats() {
    check(5, "");
}

#[test]
fn both_sides_beat_random_and_naive_players_at_eight_seats() {
    check(8, "");
}

#[test]
fn both_sides_beat_random_and_naive_players_with_veteran_cards() {
    check(7, "veterans");
}

/// Among crews that take markers at their word, too, lies that are thought out win more than lies
/// by lot.
#[test]
fn naive_crews_fall_for_normal_infiltrators() {
    let won = |few| (5..=6).map(|seats| tally(seats, "", NAIVE, few).won).sum::<u64>();
    let (against_random, against_normal) = (won(RANDOM), won(NORMAL));
    assert!(against_normal < against_random, "{against_normal} and {against_random} flights won");
}

#[test]
fn every_table_plays_to_its_end_with_normal_bots() {
    // The arena panics at an illegal action and at a flight that cannot go on.
    for seats in 5..=8 {
        for options in ["", "veterans", "experienced=1,3"] {
            let config = Mayday::configure(seats, options).unwrap();
            let sides = Sides { many: NORMAL, few: NORMAL };
            assert_eq!(measure::<Mayday>(&config, sides, SEED_SET, 10).games, 10);
        }
    }
}

#[test]
fn neither_side_is_hopeless_among_normal_bots() {
    let won = tally(5, "", NORMAL, NORMAL).rate();
    assert!((0.35..0.8).contains(&won), "the honest win {won:.2}");
}
