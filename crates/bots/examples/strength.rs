//! Measures how strong the bots are, by side, and prints a table in Markdown.
//!
//! `cargo run --release -p redeye-bots --example strength -- GAMES SEED_SET`

#[path = "../tests/support/mod.rs"]
mod support;

use redeye_bots::Level;
use redeye_game::Game;
use redeye_resistance::Resistance;
use support::{Sides, measure};

/// The tables measured: seats and options.
const TABLES: [(u8, &str); 9] = [
    (5, ""),
    (6, ""),
    (7, ""),
    (8, ""),
    (9, ""),
    (10, ""),
    (7, "plots"),
    (7, "blind"),
    (7, "targeted"),
];

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut next = |otherwise| arguments.next().map_or(Some(otherwise), |text| text.parse().ok());
    let (Some(games), Some(seed_set)) = (next(1000), next(1)) else {
        println!("expected: strength GAMES SEED_SET");
        return;
    };
    println!("| seats | Resistance | spies | Resistance wins | 95 % |");
    println!("|---|---|---|---|---|");
    for (seats, options) in TABLES {
        let config = Resistance::configure(seats, options).expect("the options fit");
        for resistance in Level::ALL {
            for spies in Level::ALL {
                let tally = measure(&config, Sides { resistance, spies }, seed_set as u8, games);
                let (low, high) = tally.interval();
                println!(
                    "| {seats} {options} | {} | {} | {:.1} % | {:.1}–{:.1} |",
                    resistance.name(),
                    spies.name(),
                    100.0 * tally.rate(),
                    100.0 * low,
                    100.0 * high,
                );
            }
        }
    }
}
