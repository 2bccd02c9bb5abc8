//! `kill -9` in a loop: whatever was acknowledged is there afterwards, once and in order.
//!
//! The program starts itself as a writer, reads its acknowledgements, kills it at a random
//! moment, opens the store and compares. `REDEYE_KILL_CYCLES` says how often; 20 by default.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use redeye_protocol::CommandId;
use redeye_server::store::{Append, Store, StoreError};

const TABLES: [&str; 4] = ["A", "B", "C", "D"];

/// The command that makes entry `seq` of a table: known to both sides.
fn command(table: &str, seq: u32) -> CommandId {
    let mut id = [table.as_bytes()[0]; 16];
    id[..4].copy_from_slice(&seq.to_le_bytes());
    CommandId(id)
}

fn body(table: &str, seq: u32) -> String {
    format!("entry {seq} of {table}: {}", "x".repeat(seq as usize % 300))
}

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

/// The writer: takes every table over and appends to all of them until it is killed. An
/// acknowledged entry is a line on standard output.
fn write_for_ever(folder: &Path) {
    runtime().block_on(async {
        let store = Store::open(folder).unwrap();
        let mut writers = tokio::task::JoinSet::new();
        for table in TABLES {
            match store.create(table, "head").await {
                Ok(()) | Err(StoreError::TableExists) => (),
                Err(error) => panic!("{error}"),
            }
            let store = store.clone();
            writers.spawn(async move {
                let loaded = store.load(table).await.unwrap();
                let mut head = loaded.log.len() as u32;
                loop {
                    let seq = head + 1;
                    let (command, body) = (command(table, seq), body(table, seq));
                    let (table, epoch) = (table.to_owned(), loaded.epoch);
                    let append = Append { table: table.clone(), head, epoch, command, body };
                    head = store.append(append).await.unwrap().seq;
                    let mut out = std::io::stdout().lock();
                    writeln!(out, "{table} {head}").unwrap();
                    out.flush().unwrap();
                }
            });
        }
        // None of them ends by itself; one that panics shall be heard.
        writers.join_next().await.unwrap().unwrap();
    });
}

fn kill_and_compare(cycles: u32) {
    let folder = std::env::temp_dir().join(format!("redeye-kill-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let mut acknowledged: BTreeMap<String, u32> = BTreeMap::new();
    for cycle in 0..cycles {
        for (table, seq) in run_until_killed(&folder) {
            let last = acknowledged.entry(table).or_default();
            assert_eq!(seq, *last + 1, "cycle {cycle}: acknowledgements come in order");
            *last = seq;
        }
        compare(&folder, &mut acknowledged, cycle);
    }
    let total: u32 = acknowledged.values().sum();
    assert!(total > cycles, "hardly anything was written: {total}");
    println!("{cycles} kills, {total} entries, none lost, none doubled");
    std::fs::remove_dir_all(&folder).unwrap();
}

/// Starts a writer, kills it, and gives what it had acknowledged.
fn run_until_killed(folder: &PathBuf) -> Vec<(String, u32)> {
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
        // A busy machine takes its time until the first entry.
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
        let (table, seq) = line.split_once(' ').unwrap();
        // A line may have been cut off in the pipe; then it was not received.
        if let Ok(seq) = seq.parse() {
            acknowledged.push((table.to_owned(), seq));
        }
    }
    killer.join().unwrap();
    acknowledged
}

/// Every acknowledged entry is there; at most one more per table was on its way.
fn compare(folder: &Path, acknowledged: &mut BTreeMap<String, u32>, cycle: u32) {
    runtime().block_on(async {
        let store = Store::open(folder).unwrap();
        for table in TABLES {
            let log = match store.load(table).await {
                Ok(loaded) => loaded.log,
                Err(StoreError::NoSuchTable) => Vec::new(),
                Err(error) => panic!("{error}"),
            };
            let known = acknowledged.get(table).copied().unwrap_or_default();
            let found = log.len() as u32;
            assert!(
                (known..=known + 1).contains(&found),
                "cycle {cycle}, table {table}: {known} acknowledged, {found} there"
            );
            for (seq, (id, text)) in (1..).zip(log) {
                assert_eq!(id, command(table, seq), "cycle {cycle}, table {table}");
                assert_eq!(text, body(table, seq), "cycle {cycle}, table {table}");
            }
            acknowledged.insert(table.to_owned(), found);
        }
    });
}
