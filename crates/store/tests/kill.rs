//! `kill -9` in a loop: every acknowledged commit is there afterwards, once, in order and as a
//! whole.
//!
//! The program starts itself as a writer, reads its acknowledgements, kills it at a random
//! moment, opens the store and compares. `REDEYE_KILL_CYCLES` says how often; 20 by default.

mod script;

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use redeye_store::{Store, check};

const ROOMS: [&str; 4] = ["A", "B", "C", "D"];

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    match arguments.iter().position(|argument| argument == "--write-to") {
        Some(place) => write_for_ever(Path::new(&arguments[place + 1])),
        None => {
            let cycles = std::env::var("REDEYE_KILL_CYCLES").map_or(20, |n| n.parse().unwrap());
            kill_and_compare(cycles);
            println!("1 passed, 0 failed");
        }
    }
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).build().unwrap()
}

/// The writer: takes every room over and commits to all of them until it is killed. An
/// acknowledged commit is a line on standard output.
fn write_for_ever(folder: &Path) {
    runtime().block_on(async {
        let store = Store::open(folder).unwrap();
        let mut writers = tokio::task::JoinSet::new();
        for room in ROOMS {
            let store = store.clone();
            writers.spawn(async move {
                let mut owned = script::own(&store, room).await.unwrap();
                loop {
                    script::commit_next(&store, room, owned, 0).await.unwrap();
                    owned.head += 1;
                    let mut out = std::io::stdout().lock();
                    writeln!(out, "{room} {}", owned.head).unwrap();
                    out.flush().unwrap();
                }
            });
        }
        // None of them ends by itself; a panic must be noticed.
        writers.join_next().await.unwrap().unwrap();
    });
}

fn kill_and_compare(cycles: u32) {
    let mut folder = tempfile::tempdir().unwrap();
    let mut acknowledged: BTreeMap<String, u32> = BTreeMap::new();
    let mut total = 0;
    for cycle in 0..cycles {
        // Everything is compared each time: a file of its own now and then keeps that short.
        if cycle % 25 == 24 {
            total += acknowledged.values().sum::<u32>();
            (folder, acknowledged) = (tempfile::tempdir().unwrap(), BTreeMap::new());
        }
        for (room, head) in run_until_killed(folder.path()) {
            let last = acknowledged.entry(room).or_default();
            assert_eq!(head, *last + 1, "cycle {cycle}: acknowledgements come in order");
            *last = head;
        }
        runtime().block_on(compare(folder.path(), &mut acknowledged, cycle));
    }
    total += acknowledged.values().sum::<u32>();
    assert!(total > cycles, "hardly anything was written: {total}");
    println!("{cycles} kills, {total} commits, none lost, none doubled, none in part");
}

/// Starts a writer, kills it, and returns what it had acknowledged.
fn run_until_killed(folder: &Path) -> Vec<(String, u32)> {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .arg("--write-to")
        .arg(folder)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let out = BufReader::new(child.stdout.take().unwrap());
    let moment = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().subsec_nanos();
    let (begun, has_begun) = std::sync::mpsc::channel();
    let killer = std::thread::spawn(move || {
        // A busy machine is slow to make the first commit.
        let _ = has_begun.recv();
        std::thread::sleep(Duration::from_millis(40 + u64::from(moment % 120)));
        // On Unix this is SIGKILL: the writer cannot do anything more.
        child.kill().unwrap();
        child.wait().unwrap();
    });
    let mut acknowledged = Vec::new();
    for line in out.lines() {
        let line = line.unwrap();
        let _ = begun.send(());
        let (room, head) = line.split_once(' ').unwrap();
        // A line may have been cut off in the pipe; then it was not received.
        if let Ok(head) = head.parse() {
            acknowledged.push((room.to_owned(), head));
        }
    }
    killer.join().unwrap();
    acknowledged
}

/// Every acknowledged commit is there; at most one more per room was on its way.
async fn compare(folder: &Path, acknowledged: &mut BTreeMap<String, u32>, cycle: u32) {
    let store = Store::open(folder).unwrap();
    let damaged = check(folder, |_| Ok(()), |body| body.parse::<u32>().is_ok()).unwrap().damaged;
    assert_eq!(damaged, [], "cycle {cycle}");
    for room in ROOMS {
        let found = script::compare(&store, room, 0, &format!("cycle {cycle}")).await;
        let known = acknowledged.get(room).copied().unwrap_or_default();
        assert!(
            (known..=known + 1).contains(&found),
            "cycle {cycle}, room {room}: {known} acknowledged, {found} there"
        );
        acknowledged.insert(room.to_owned(), found);
    }
}
