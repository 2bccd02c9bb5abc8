//! Timing attacks on a server that is set up as for players. They are statistical, so they belong
//! to `make test-long`.
//!
//! `REDEYE_TIMING_MATCHES` says how many matches of each game are watched; 300 by default.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use redeye_client::Client;
use redeye_games::GameId;
use redeye_server::config::Config;
use redeye_server::planted::{Fault, plant};
use redeye_testbed::commits::{self, ask_on};
use redeye_testbed::guess::{Guessed, guess};
use redeye_testbed::stalls::{FEATURES, Watch, watch};
use redeye_testbed::{Running, config, seated, settings};
use tempfile::TempDir;

/// Faults are planted in all servers of the process, and measurements need a quiet process: one
/// test runs after the other.
fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns a folder in memory if there is one, because the time of a disk would only hide
/// something.
fn folder() -> TempDir {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() {
        tempfile::tempdir_in(memory).unwrap()
    } else {
        tempfile::tempdir().unwrap()
    }
}

/// How far from 0.5 still counts as chance.
const MARGIN: f64 = 0.03;

fn matches() -> usize {
    std::env::var("REDEYE_TIMING_MATCHES").map_or(300, |text| text.parse().expect("a number"))
}

/// Every game in which seats have secrets.
const WATCHES: [Watch; 3] = [
    Watch {
        game: GameId::Resistance,
        seats: 10,
        options: "hunter deep-agent pretender",
        pace_ms: 400,
        at_most: Duration::from_secs(4),
    },
    Watch {
        game: GameId::Mayday,
        seats: 8,
        options: "",
        pace_ms: 80,
        at_most: Duration::from_secs(4),
    },
    Watch {
        game: GameId::Illegal,
        seats: 6,
        options: "session=1",
        pace_ms: 200,
        at_most: Duration::from_millis(2500),
    },
];

/// Watches this many matches, one after the other, and guesses who has the secret.
fn attack(what: &Watch, matches: usize) -> Guessed {
    let begun = Instant::now();
    let folder = folder();
    let data = folder.path().to_owned();
    // The server has threads of its own, as it has for players.
    let threads = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let pace = Config { bot_pace_ms: what.pace_ms, ..config(&data) };
    let server = threads.block_on(Running::start_with(pace));
    let attacker = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let mut samples = Vec::new();
    attacker.block_on(async {
        let mut host = Client::new(server.address);
        for group in 0..matches {
            samples.extend(watch(&mut host, &data, what, group).await);
        }
    });
    threads.block_on(server.stop());
    let guessed = guess(&samples);
    let Guessed { by_feature, area, interval: [low, high] } = &guessed;
    let (count, took) = (samples.len(), begun.elapsed());
    println!(
        "{}: {matches} matches, {count} seats, AUC {area:.3} [{low:.3}, {high:.3}], {took:.0?}",
        what.game
    );
    for (name, area) in FEATURES.iter().zip(by_feature) {
        println!("  {name}: {area:.3}");
    }
    guessed
}

/// Plays this many matches while an attacker requests both pages, and returns how well each reveals
/// when cards are played in secret.
fn ask_both(matches: usize) -> [Guessed; 2] {
    const PATHS: [&str; 2] = ["/readyz", "/healthz"];
    let begun = Instant::now();
    let folder = tempfile::tempdir().unwrap();
    let threads = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let server = threads.block_on(Running::start_with(config(folder.path())));
    let stop = AtomicBool::new(false);
    let (moments, took) = std::thread::scope(|scope| {
        let took = scope.spawn(|| ask_on(server.address, &PATHS, &stop));
        let players = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let moments = players.block_on(async {
            let (mut people, _) = seated(&server, settings(5, "")).await;
            let mut moments = Vec::new();
            for group in 0..matches {
                moments.extend(commits::play(&mut people, group).await);
            }
            moments
        });
        stop.store(true, Ordering::Relaxed);
        (moments, took.join().unwrap())
    });
    threads.block_on(server.stop());
    let guessed = [0, 1].map(|path| guess(&commits::samples(&moments, &took[path])));
    let (count, took) = (moments.len(), begun.elapsed());
    for (path, Guessed { area, interval: [low, high], .. }) in PATHS.iter().zip(&guessed) {
        println!("{path}: {count} moments, AUC {area:.3} [{low:.3}, {high:.3}], {took:.0?}");
    }
    guessed
}

/// `/readyz` reveals no more about cards that are played in secret than `/healthz`, which only
/// shows that the machine is busy.
#[test]
fn readiness_does_not_reveal_secret_cards() {
    let _alone = alone();
    plant(Some(Fault::ReadyAsksStore));
    let [open, control] = ask_both(matches().div_ceil(6));
    plant(None);
    assert!(open.interval[0] > control.interval[1], "an open door is found: {open:?} {control:?}");
    let [ready, alive] = ask_both(matches().div_ceil(3));
    assert!(ready.interval[0] <= alive.interval[1], "{ready:?}, and {alive:?} for /healthz");
}

/// A bot that covers an absent person begins at a moment that everybody sees. Threads of low
/// priority do not show how long it then computes.
#[test]
fn computing_bots_delay_no_answer() {
    let _alone = alone();
    plant(Some(Fault::BotsAtTheirTurn));
    let guessed = attack(&WATCHES[0], matches());
    plant(None);
    assert!(guessed.is_chance(MARGIN), "{guessed:?}");
}

#[test]
fn answer_times_do_not_reveal_who_has_a_secret() {
    let _alone = alone();
    plant(Some(Fault::BotsInRoom));
    let open = attack(&WATCHES[0], matches().div_ceil(3));
    plant(None);
    assert!(open.interval[0] > 0.5 + MARGIN, "an open door is found: {open:?}");
    for what in &WATCHES {
        let guessed = attack(what, matches());
        assert!(guessed.is_chance(MARGIN), "{}: {guessed:?}", what.game);
    }
}
