//! A timing attack without a session: an attacker requests the server's health again and again and
//! notes how long each answer takes, while people at a table play cards in secret.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde_json::json;

use crate::guess::Sample;
use crate::people::Person;

/// For how long the attacker measures after a moment at which a card may have been played.
const LOOKS: Duration = Duration::from_millis(12);

/// How long an answer took.
#[derive(Clone, Copy)]
pub struct Took {
    at: Instant,
    took: Duration,
}

/// Requests `paths` in turn until it is told to stop, and returns how long each answer took.
pub fn ask_on(server: SocketAddr, paths: &[&str], stop: &AtomicBool) -> Vec<Vec<Took>> {
    let mut stream = TcpStream::connect(server).expect("connects");
    stream.set_nodelay(true).expect("is a socket");
    let mut all = vec![Vec::new(); paths.len()];
    let mut answer = [0; 4096];
    while !stop.load(Ordering::Relaxed) {
        for (path, all) in paths.iter().zip(&mut all) {
            let at = Instant::now();
            write!(stream, "GET {path} HTTP/1.1\r\nhost: {server}\r\n\r\n").expect("sends");
            let read = stream.read(&mut answer).expect("an answer");
            assert!(answer[..read].starts_with(b"HTTP/1.1 200"), "{path} is answered");
            all.push(Took { at, took: at.elapsed() });
            std::thread::sleep(Duration::from_micros(300));
        }
    }
    all
}

/// A moment, and whether a card was played in secret then.
pub struct Moment {
    group: usize,
    at: Instant,
    secret: bool,
}

/// Plays a match of The Resistance. Before every mission card there is a moment in which nobody
/// does anything, for comparison.
pub async fn play(people: &mut [Person], group: usize) -> Vec<Moment> {
    let mut moments = Vec::new();
    people[0].ask(json!("start")).await.expect("begins");
    loop {
        for person in people.iter_mut() {
            person.ask(json!("back")).await.expect("is seated");
            if person.is_over() {
                people[0].ask(json!("rematch")).await.expect("gathers again");
                return moments;
            }
            let Some(action) = person.legal().first().cloned() else { continue };
            let is_secret = person.stage() == "mission";
            if is_secret {
                tokio::time::sleep(LOOKS).await;
                moments.push(Moment { group, at: Instant::now(), secret: false });
                tokio::time::sleep(2 * LOOKS).await;
                moments.push(Moment { group, at: Instant::now(), secret: true });
            }
            person.ask(json!({ "act": action })).await.expect("it is legal");
            if is_secret {
                tokio::time::sleep(LOOKS).await;
            }
        }
    }
}

/// Returns what the attacker has measured at each moment: the longest answer, the mean, and the
/// first.
pub fn samples(moments: &[Moment], took: &[Took]) -> Vec<Sample> {
    let sample = |moment: &Moment| {
        let from = took.partition_point(|it| it.at + it.took < moment.at);
        let to = took.partition_point(|it| it.at < moment.at + LOOKS);
        let times: Vec<f64> = took[from..to].iter().map(|it| it.took.as_secs_f64()).collect();
        let longest = times.iter().copied().fold(0.0, f64::max);
        let mean = times.iter().sum::<f64>() / times.len().max(1) as f64;
        let first = times.first().copied().unwrap_or_default();
        let (group, secret) = (moment.group, moment.secret);
        Sample { group, secret, features: vec![longest, mean, first] }
    };
    moments.iter().map(sample).collect()
}
