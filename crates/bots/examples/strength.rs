//! Measures how strong the bots are, and prints tables in Markdown.
//!
//! `cargo run --release -p redeye-bots --example strength -- GAMES SEED_SET [GAME]`

#[path = "../tests/support/evenings.rs"]
mod evenings;
#[path = "../tests/support/grabber.rs"]
mod grabber;
#[path = "../tests/support/greedy.rs"]
mod greedy;
#[path = "../tests/support/naive.rs"]
mod naive;
#[path = "../tests/support/mod.rs"]
mod support;
#[path = "../tests/support/talks.rs"]
mod talks;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use grabber::Negotiator;
use greedy::Trader;
use naive::MaydayPlayer;
use redeye_bots::{Arena, Bot, HasBots, Level, PACE_MS, Turn};
use redeye_game::{Game, Match, Rng, SeatSet};
use redeye_hijacked::Hijacked;
use redeye_illegal::Illegal;
use redeye_mayday::Mayday;
use redeye_resistance::Resistance;
use support::{Player, Sides, Tally, TwoSided, measure};
use talks::{Purse, Talks};

/// A table measured: seats and options.
type Setting = (u8, &'static str);

const RESISTANCE: [Setting; 9] = [
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

const MAYDAY: [Setting; 6] = [(5, ""), (6, ""), (7, ""), (8, ""), (5, "veterans"), (8, "veterans")];

const ILLEGAL: [Setting; 7] =
    [(4, ""), (5, ""), (6, ""), (7, ""), (8, ""), (6, "casual"), (6, "advanced")];

const HIJACKED: [Setting; 4] = [(1, ""), (2, ""), (3, ""), (4, "")];

fn main() {
    let mut arguments = std::env::args().skip(1);
    let games = arguments.next().map_or(Ok(1000), |text| text.parse());
    let seed_set = arguments.next().map_or(Ok(1), |text| text.parse());
    let game = arguments.next();
    let (Ok(games), Ok(seed_set)) = (games, seed_set) else {
        println!("expected: strength GAMES SEED_SET [GAME], such as 1000 1 mayday");
        return;
    };
    let is_asked_for = |id: &str| game.as_ref().is_none_or(|game| game == id);
    if is_asked_for(Resistance::ID) {
        let levels = Level::ALL.map(|level| (level.name(), level));
        print_game::<Resistance>(&RESISTANCE, &levels, games, seed_set);
    }
    if is_asked_for(Mayday::ID) {
        let [random, normal] = Level::ALL.map(MaydayPlayer::Level);
        let players = [random, MaydayPlayer::Naive, normal].map(|player| (player.name(), player));
        print_game::<Mayday>(&MAYDAY, &players, games, seed_set);
    }
    if is_asked_for(Illegal::ID) {
        print_evenings(games, seed_set);
    }
    if is_asked_for(Hijacked::ID) {
        print_talks(games, seed_set);
    }
}

/// Hijacked has one clock for all, and points for each: two kinds sit at one table in turn. One who
/// sits alone plays against the Cybot.
fn print_talks(games: u64, seed_set: u8) {
    println!("# {}: of {games} matches a row, seed set {seed_set}\n", Hijacked::NAME);
    println!("| seats | kind | beside | succeeded | points | won | rounds | retreats | longest |");
    println!("|---|---|---|---|---|---|---|---|---|");
    let ([random, normal], greedy) = (Level::ALL.map(Negotiator::Level), Negotiator::Greedy);
    for (seats, options) in HIJACKED {
        let config = Hijacked::configure(seats, options).expect("the options fit");
        for kind in [normal, greedy, random] {
            let talks = talks::measure(&config, [kind, kind], 2, seed_set, games);
            let beside = if seats == 1 { "the Cybot" } else { "its own kind" };
            let table = format!("{seats} | {} | {beside}", kind.name());
            print_purse(&table, &talks, &talks.kinds[0]);
        }
        // Every second seat, and one seat at a table of three or four.
        let few = [2, usize::from(seats)].into_iter().skip(usize::from(seats == 2));
        for every in few.filter(|_| seats > 1) {
            for other in [greedy, random] {
                let talks = talks::measure(&config, [normal, other], every, seed_set, games);
                let count = if every == 2 { "half" } else { "one" };
                let table = format!("{seats} | normal | {count} {}", other.name());
                print_purse(&table, &talks, &talks.kinds[0]);
                let table = format!("{seats} | {} | normal", other.name());
                print_purse(&table, &talks, &talks.kinds[1]);
            }
        }
    }
    println!("\nTime of a decision, all seats normal:\n");
    print_times::<Hijacked>(&HIJACKED, games.min(50), seed_set);
    println!();
}

/// What players of one kind came to, and the matches they were in.
fn print_purse(table: &str, talks: &Talks, purse: &Purse) {
    let (low, high) = purse.interval();
    // Where no talks succeed there are no points.
    let points = match purse.scored {
        0 => "–".to_owned(),
        _ => format!("{:.1} ({low:.1} to {high:.1})", purse.mean()),
    };
    println!(
        "| {table} | {} | {points} | {} | {:.1} | {:.2} | {} |",
        percent(Tally { games: talks.games, won: talks.succeeded }),
        percent(Tally { games: purse.players, won: purse.wins }),
        talks.rounds as f64 / talks.games as f64,
        talks.retreats as f64 / talks.games as f64,
        talks.steps_max,
    );
}

/// A share in per cent, with its interval.
fn percent(tally: Tally) -> String {
    let (low, high) = tally.interval();
    format!("{:.1} % ({:.1}–{:.1})", 100.0 * tally.rate(), 100.0 * low.max(0.0), 100.0 * high)
}

/// Illegal has no sides: two kinds sit at one table in turn, and each comes to its own points.
fn print_evenings(games: u64, seed_set: u8) {
    println!("# {}: of {games} matches a row, seed set {seed_set}\n", Illegal::NAME);
    println!("| seats | kind | beside | points | 95 % interval | bought | identified | wins |");
    println!("|---|---|---|---|---|---|---|---|");
    let [random, normal] = Level::ALL.map(Trader::Level);
    for (seats, options) in ILLEGAL {
        let config = Illegal::configure(seats, options).expect("the options fit");
        for other in [random, Trader::Greedy, normal] {
            let kinds = [normal, other];
            let evenings = evenings::measure(&config, kinds, seed_set, games);
            // Where both are normal, one row says it.
            let rows = if other == normal { 1 } else { 2 };
            for (place, account) in evenings.kinds.iter().enumerate().take(rows) {
                let (low, high) = account.interval();
                println!(
                    "| {} | {} | {} | {:.2} | {low:.2} to {high:.2} | {:.2} | {:.1} % | {:.1} % |",
                    format!("{seats} {options}").trim_end(),
                    kinds[place].name(),
                    kinds[1 - place].name(),
                    account.mean(),
                    account.bought(),
                    100.0 * account.identified(),
                    100.0 * account.wins(),
                );
            }
        }
    }
    println!("\nTime of a decision, all seats normal:\n");
    print_times::<Illegal>(&ILLEGAL, games.min(50), seed_set);
    println!();
}

fn print_game<G: TwoSided>(
    settings: &[Setting],
    players: &[(&str, impl Player<G>)],
    games: u64,
    seed_set: u8,
) {
    println!("# {}: of {games} matches a cell, seed set {seed_set}\n", G::NAME);
    print_strength::<G>(settings, players, games, seed_set);
    println!("\nTime of a decision, all seats normal:\n");
    print_times::<G>(settings, games.min(500), seed_set);
    println!();
}

fn print_strength<G: TwoSided>(
    settings: &[Setting],
    players: &[(&str, impl Player<G>)],
    games: u64,
    seed_set: u8,
) {
    println!("| seats | {many} | the others | {many} wins | 95 % interval |", many = G::MANY);
    println!("|---|---|---|---|---|");
    for &(seats, options) in settings {
        let config = G::configure(seats, options).expect("the options fit");
        let table = format!("{seats} {options}");
        for &(many_name, many) in players {
            for &(few_name, few) in players {
                let tally = measure::<G>(&config, Sides { many, few }, seed_set, games);
                let (low, high) = tally.interval();
                println!(
                    "| {} | {many_name} | {few_name} | {:.1} % | {:.1}–{:.1} |",
                    table.trim_end(),
                    100.0 * tally.rate(),
                    100.0 * low,
                    100.0 * high,
                );
            }
        }
    }
}

/// A normal bot with a stop-watch.
struct Timed<G> {
    bot: Box<dyn Bot<G>>,
    nanoseconds: Arc<Mutex<Vec<u128>>>,
}

impl<G: Game> Bot<G> for Timed<G> {
    fn hear(&mut self, event: &G::Event) {
        self.bot.hear(event);
    }

    fn act(&mut self, turn: &Turn<'_, G>, rng: &mut Rng) -> Option<G::Action> {
        let start = Instant::now();
        let action = self.bot.act(turn, rng);
        let mut times = self.nanoseconds.lock().unwrap_or_else(PoisonError::into_inner);
        times.push(start.elapsed().as_nanos());
        action
    }
}

fn print_times<G: HasBots>(settings: &[Setting], games: u64, seed_set: u8) {
    println!("| seats | decisions | median | p99 |");
    println!("|---|---|---|---|");
    for &(seats, options) in settings {
        let config = G::configure(seats, options).expect("the options fit");
        let nanoseconds = Arc::new(Mutex::new(Vec::new()));
        let series = Rng::from_key([seed_set; 32]);
        for index in 0..games {
            let mut rng = series.branch(index);
            let timed = |seat| {
                let bot = G::bot(Level::Normal, &config, seat);
                Box::new(Timed { bot, nanoseconds: Arc::clone(&nanoseconds) }) as Box<dyn Bot<G>>
            };
            let mut bots: Vec<_> = SeatSet::first(seats).iter().map(timed).collect();
            let mut game = Match::unrecorded(&config, Rng::from_key(rng.bytes()));
            let pace_ms = if G::IN_REAL_TIME { PACE_MS } else { 0 };
            Arena::with_pace(pace_ms).play(&mut game, &mut bots, &mut rng, |_, _| ());
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
