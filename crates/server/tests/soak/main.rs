//! A server that is used for a long time, by people who come and go at tables that open and close:
//! what it holds, in memory and in open files, stays the same.
//!
//! The program starts itself as a server, plays evening after evening at several tables at a time,
//! and looks at the server's process. `REDEYE_SOAK_S` says for how many seconds; an hour by
//! default. What it saw is drawn in `target/soak.svg`.

mod evening;
mod flat;

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use redeye_game::Rng;
use redeye_server::config::Config;
use redeye_server::serve::Server;
use redeye_testbed::config;

use evening::{Evenings, spend};
use flat::{Held, judge};

/// How many tables there are at a time.
const TABLES: usize = 12;

/// How often the process is looked at in all.
const LOOKS: u32 = 400;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    match arguments.iter().position(|argument| argument == "--serve") {
        Some(place) => serve_for_ever(Path::new(&arguments[place + 1])),
        None => {
            let seconds = std::env::var("REDEYE_SOAK_S").map_or(3600, |n| n.parse().unwrap());
            runtime().block_on(soak(Duration::from_secs(seconds)));
            println!("1 passed, 0 failed");
        }
    }
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

/// The server: says where it listens, and serves until nobody is there any more.
fn serve_for_ever(folder: &Path) {
    runtime().block_on(async {
        let metrics = metrics_exporter_prometheus::PrometheusBuilder::new().build_recorder();
        let config = Config { bot_pace_ms: 20, ..config(folder) };
        let server = Server::bind(config, metrics.handle()).await.unwrap();
        let mut out = std::io::stdout().lock();
        writeln!(out, "{}", server.address().unwrap()).unwrap();
        out.flush().unwrap();
        drop(out);
        let (gone, watched) = tokio::sync::oneshot::channel::<()>();
        std::thread::spawn(move || {
            let _ = std::io::stdin().read_line(&mut String::new());
            drop(gone);
        });
        server.run(async { drop(watched.await) }).await;
    });
}

/// Starts a server, which says where it is.
fn start(folder: &Path) -> (Child, SocketAddr) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .arg("--serve")
        .arg(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    (child, line.trim().parse().unwrap())
}

async fn soak(time: Duration) {
    let folder = tempfile::tempdir().unwrap();
    let (mut child, server) = start(folder.path());
    // What it holds before anybody has come.
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
    // Everybody has gone; the server notices at once, or it holds something.
    tokio::time::sleep(Duration::from_secs(5)).await;
    let after = Held::by(child.id(), begun.elapsed().as_secs_f64());
    println!("{evenings:?}");
    let judged = judge(&held, empty, after);
    drop(child.stdin.take());
    assert!(child.wait().unwrap().success(), "the server ends well");
    judged.unwrap_or_else(|how| panic!("{how}"));
}
