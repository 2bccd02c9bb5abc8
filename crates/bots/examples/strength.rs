//! Measures how strong the bots are, by side, and prints a table in Markdown.
//!
//! `cargo run --release -p redeye-bots --example strength -- GAMES SEED_SET`

#[path = "../tests/support/mod.rs"]
mod support;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use redeye_bots::{Arena, Bot, HasBots, Level, Turn};
use redeye_game::{Game, Match, Rng, SeatSet};
use redeye_resistance::{Action, Event, Resistance};
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
    let games = arguments.next().map_or(Ok(1000), |text| text.parse());
    let seed_set = arguments.next().map_or(Ok(1), |text| text.parse());
    let (Ok(games), Ok(seed_set)) = (games, seed_set) else {
        println!("expected: strength GAMES SEED_SET, such as 1000 1");
        return;
    };
    println!("Resistance wins, of {games} matches a cell, seed set {seed_set}:\n");
    print_strength(games, seed_set);
    println!("\nTime of a decision, all seats normal:\n");
    print_times(games.min(500), seed_set);
}

fn print_strength(games: u64, seed_set: u8) {
    println!("| seats | Resistance | spies | Resistance wins | 95 % interval |");
    println!("|---|---|---|---|---|");
    for (seats, options) in TABLES {
        let config = Resistance::configure(seats, options).expect("the options fit");
        let table = format!("{seats} {options}");
        for resistance in Level::ALL {
            for spies in Level::ALL {
                let tally = measure(&config, Sides { resistance, spies }, seed_set, games);
                let (low, high) = tally.interval();
                println!(
                    "| {} | {} | {} | {:.1} % | {:.1}–{:.1} |",
                    table.trim_end(),
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

/// A normal bot with a stop-watch.
struct Timed {
    bot: Box<dyn Bot<Resistance>>,
    nanoseconds: Arc<Mutex<Vec<u128>>>,
}

impl Bot<Resistance> for Timed {
    fn hear(&mut self, event: &Event) {
        self.bot.hear(event);
    }

    fn act(&mut self, turn: &Turn<'_, Resistance>, rng: &mut Rng) -> Option<Action> {
        let start = Instant::now();
        let action = self.bot.act(turn, rng);
        let mut times = self.nanoseconds.lock().unwrap_or_else(PoisonError::into_inner);
        times.push(start.elapsed().as_nanos());
        action
    }
}

fn print_times(games: u64, seed_set: u8) {
    println!("| seats | decisions | median | p99 |");
    println!("|---|---|---|---|");
    for (seats, options) in TABLES {
        let config = Resistance::configure(seats, options).expect("the options fit");
        let nanoseconds = Arc::new(Mutex::new(Vec::new()));
        let series = Rng::from_key([seed_set; 32]);
        for index in 0..games {
            let mut rng = series.branch(index);
            let timed = |seat| {
                let bot = Resistance::bot(Level::Normal, &config, seat);
                Box::new(Timed { bot, nanoseconds: Arc::clone(&nanoseconds) })
                    as Box<dyn Bot<Resistance>>
            };
            let mut bots: Vec<_> = SeatSet::first(seats).iter().map(timed).collect();
            let mut game = Match::unrecorded(&config, Rng::from_key(rng.bytes()));
            Arena::new().play(&mut game, &mut bots, &mut rng, |_, _| ());
        }
        let mut times =
            std::mem::take(&mut *nanoseconds.lock().unwrap_or_else(PoisonError::into_inner));
        times.sort_unstable();
        let microseconds = |share: f64| {
            let place = (share * (times.len() - 1) as f64) as usize;
            times[place] as f64 / 1000.0
        };
        println!(
            "| {} | {} | {:.1} µs | {:.1} µs |",
            format!("{seats} {options}").trim_end(),
            times.len(),
            microseconds(0.5),
            microseconds(0.99),
        );
    }
}
