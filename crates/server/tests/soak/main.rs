//! A server is used for a long time by people who come and go at tables that open and close. Its
//! memory and its open files must not grow.
//!
//! The program starts itself as a server, plays evening after evening at several tables at a time,
//! and looks at the server's process. `REDEYE_SOAK_S` says for how many seconds; an hour by
//! default. What it saw is drawn in `target/soak.svg`.

mod evening;
mod flat;

use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use redeye_game::Rng;
use redeye_server::config::Config;
use redeye_testbed::{config, start_child, test_or_serve};

use evening::{Evenings, spend};
use flat::{Held, judge};

/// How many tables there are at a time.
const TABLES: usize = 12;

/// How many samples of the process are taken.
const LOOKS: u32 = 400;

fn main() {
    let seconds = std::env::var("REDEYE_SOAK_S").map_or(3600, |n| n.parse().unwrap());
    let config = |folder: &Path| Config { bot_pace_ms: 20, ..config(folder) };
    test_or_serve(|| soak(Duration::from_secs(seconds)), config);
}

async fn soak(time: Duration) {
    let folder = tempfile::tempdir().unwrap();
    let (mut child, server) = start_child(folder.path());
    // What the process holds before anybody has come.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let empty = Held::by(child.id(), 0.0);
    let begun = Instant::now();
    let (evenings, at_work) = (Evenings::default(), AtomicUsize::new(TABLES));
    let table = |number: usize| {
        let (evenings, at_work) = (&evenings, &at_work);
        async move {
            let mut rng = Rng::from_word(&format!("soak {number}"));
            while begun.elapsed() < time {
                spend(server, &mut rng, evenings).await;
            }
            at_work.fetch_sub(1, Ordering::Relaxed);
        }
    };
    let look = async {
        let mut held = Vec::new();
        while at_work.load(Ordering::Relaxed) > 0 {
            held.push(Held::by(child.id(), begun.elapsed().as_secs_f64()));
            tokio::time::sleep(time / LOOKS).await;
        }
        held
    };
    let (_, held) = tokio::join!(join_all((0..TABLES).map(table)), look);
    // Everybody has gone. The server must notice at once, or it leaks.
    tokio::time::sleep(Duration::from_secs(5)).await;
    let after = Held::by(child.id(), begun.elapsed().as_secs_f64());
    println!("{evenings:?}");
    let judged = judge(&held, empty, after);
    drop(child.stdin.take());
    assert!(child.wait().unwrap().success(), "the server ends well");
    judged.unwrap_or_else(|how| panic!("{how}"));
}
