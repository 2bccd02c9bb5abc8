//! A timing attack: a watcher of a table of bots sends a small request hundreds of times a second,
//! and notes how long each answer takes. A room that is busy answers late.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, Instant};

use redeye_client::{Client, Socket};
use redeye_game::record::Record;
use redeye_game::{Game, Match, Seat, SeatSet, Time, Told, Viewer};
use redeye_games::{GameId, Hijacked, Illegal, Mayday, Resistance, with_game};
use redeye_protocol::{CommandId, Created};
use redeye_store::read_match;
use serde_json::{Value, json};
use tokio::time::{MissedTickBehavior, interval};

use crate::guess::Sample;
use crate::server::settings_of;

/// The time between two questions: 285 a second.
const EVERY: Duration = Duration::from_micros(3509);

/// How the answers begin.
const ANSWERS: [&str; 2] = ["{\"type\":\"ack\"", "{\"type\":\"refused\""];

/// What is measured of each seat, by name.
pub const FEATURES: [&str; 9] = [
    "silence before it acts",
    "longest of 20 ms",
    "mean of 20 ms",
    "longest of 80 ms",
    "longest of 160 ms",
    "mean of 160 ms",
    "when it acts",
    "its part of the start",
    "its part of the turn",
];

/// A table to watch.
pub struct Watch {
    /// What is played.
    pub game: GameId,
    /// The number of bots.
    pub seats: u8,
    /// The options of the match.
    pub options: &'static str,
    /// The average time that a bot takes for a move, in milliseconds.
    pub pace_ms: u32,
    /// The longest time for which it is watched.
    pub at_most: Duration,
}

/// A game in which seats may have a secret that a bot thinks about.
trait Secret: Game {
    /// Returns the seats that have the secret, or nothing if this game has none.
    fn secret(&self) -> Option<SeatSet>;
}

impl Secret for Resistance {
    fn secret(&self) -> Option<SeatSet> {
        Some(self.private(Viewer::All).spies)
    }
}

impl Secret for Mayday {
    fn secret(&self) -> Option<SeatSet> {
        Some(self.private(Viewer::All).infiltrators)
    }
}

impl Secret for Illegal {
    /// Every player has a packet, so the secret is whether a player deals in one of the first half
    /// of the resources.
    fn secret(&self) -> Option<SeatSet> {
        let packets = self.private(Viewer::All).packets?;
        let mut dealt: Vec<_> = packets.iter().map(|packet| packet.dealer).collect();
        dealt.sort_unstable();
        let middle = dealt[dealt.len() / 2];
        let has = |seat: &usize| packets[*seat].dealer < middle;
        Some((0..packets.len()).filter(has).map(Seat::at).collect())
    }
}

impl Secret for Hijacked {
    /// What is hidden lies face down, so no seat holds a secret.
    fn secret(&self) -> Option<SeatSet> {
        None
    }
}

/// One request and its answer, in milliseconds since the start.
struct Asked {
    at: f64,
    took: f64,
}

/// What the watcher of a match saw.
struct Seen {
    asked: Vec<Asked>,
    /// When which frame came.
    frames: Vec<(f64, Value)>,
}

/// Watches one match and returns what was measured of each seat, or nothing for a game without
/// secrets of seats.
pub async fn watch(host: &mut Client, data: &Path, what: &Watch, group: usize) -> Vec<Sample> {
    let settings = settings_of(what.game, what.seats, what.options);
    let made = json!({ "settings": settings, "name": "Eve" });
    let table: Created = host.post("/api/rooms", &made).await.expect("a table");
    let mut socket = host.connect(&table.id).await.expect("connects");
    let mut requests = vec![json!("stand")];
    let bot = json!({ "add-bot": { "seat": null, "level": "normal" } });
    requests.extend(std::iter::repeat_n(bot, what.seats.into()));
    for request in requests {
        socket.ask(&request, drop).await.expect("an answer").expect("is done");
    }
    let seen = hammer(&mut socket, what).await;
    let name = format!("{}-1", table.id);
    let secret = with_game!(what.game, G => secret_of::<G>(data, &name));
    if socket.ask(&json!("close"), drop).await.is_err() {
        let mut again = host.connect(&table.id).await.expect("connects");
        again.ask(&json!("close"), drop).await.expect("an answer").expect("is closed");
    }
    secret.map_or(Vec::new(), |secret| seen.samples(what, secret, group))
}

/// Returns the seats that have the secret in the match of this name.
fn secret_of<G: Secret>(data: &Path, name: &str) -> Option<SeatSet> {
    let head = read_match(data, name).expect("a match").head_text;
    let record = Record::<G>::read(&format!("{head}\nopen\n")).expect("a record");
    let deal = record.header.proof.expect("a proof").deal;
    let mut game = Match::<G>::new(&record.config, deal.rng());
    game.advance(Time::ZERO, &mut Told::new());
    game.state().secret()
}

/// Starts the match and sends requests until every seat has acted or the time is up.
async fn hammer(socket: &mut Socket, what: &Watch) -> Seen {
    let start = Instant::now();
    let ms = |at: Instant| (at - start).as_secs_f64() * 1000.0;
    let mut sent: Vec<Instant> = Vec::new();
    let mut seen = Seen { asked: Vec::new(), frames: Vec::new() };
    let mut every = interval(EVERY);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut last_look = 0;
    socket.send_as(CommandId([255; 16]), &json!("start")).await.expect("sends");
    sent.push(start);
    while start.elapsed() < what.at_most {
        tokio::select! {
            biased;
            text = socket.next_text() => {
                let now = Instant::now();
                // On a busy machine answers pile up until the server gives the connection up.
                let Ok(text) = text else { break };
                if text.starts_with("{\"type\":\"frame\"") {
                    let frame = serde_json::from_str(&text).expect("JSON");
                    seen.frames.push((ms(now), frame));
                } else if ANSWERS.iter().any(|answer| text.starts_with(answer)) {
                    // Answers come in the order of the requests.
                    let at = sent[seen.asked.len()];
                    seen.asked.push(Asked { at: ms(at), took: (now - at).as_secs_f64() * 1000.0 });
                }
            }
            _ = every.tick() => {
                let mut id = CommandId([0; 16]);
                id.0[..8].copy_from_slice(&(sent.len() as u64).to_be_bytes());
                sent.push(Instant::now());
                if socket.send_as(id, &json!("back")).await.is_err() {
                    break;
                }
            }
        }
        if seen.frames.len() > last_look {
            last_look = seen.frames.len();
            if seen.acts(what.game).len() == usize::from(what.seats) {
                break;
            }
        }
    }
    seen
}

impl Seen {
    /// Returns when each seat was first awaited, and when it first acted, as everybody sees it.
    fn acts(&self, game: GameId) -> BTreeMap<usize, (f64, f64)> {
        let (mut awaited, mut acts) = (BTreeMap::new(), BTreeMap::new());
        for (at, frame) in &self.frames {
            let awaits: Vec<usize> = numbers(&frame["awaits"]);
            let mut acted: Vec<usize> =
                awaited.keys().filter(|seat| !awaits.contains(seat)).copied().collect();
            // In a session of Illegal everybody is awaited all the time, and everybody sees who
            // walks.
            if game == GameId::Illegal {
                let events = frame["events"].as_array().into_iter().flatten();
                acted.extend(events.flat_map(|event| numbers(&event["seats"])));
            }
            for seat in acted {
                let since = awaited.get(&seat).copied().unwrap_or_default();
                acts.entry(seat).or_insert((since, *at));
            }
            for seat in awaits {
                awaited.entry(seat).or_insert(*at);
            }
        }
        acts
    }

    fn samples(&self, what: &Watch, secret: SeatSet, group: usize) -> Vec<Sample> {
        let begun = self.frames.first().map_or(0.0, |(at, _)| *at);
        let acts = self.acts(what.game);
        let sample = |(seat, (since, at)): (usize, (f64, f64))| {
            let slice = |from: f64, length: f64| {
                let part = length / f64::from(what.seats);
                let start = from + part * (seat as f64 - 1.0);
                self.sum(start, start + part)
            };
            let features = vec![
                at - self.last_answer_before(at),
                self.longest(at - 20.0, at + 2.0),
                self.mean(at - 20.0, at + 2.0),
                self.longest(at - 80.0, at + 2.0),
                self.longest(at - 160.0, at + 2.0),
                self.mean(at - 160.0, at + 2.0),
                at - since,
                slice(begun, 150.0),
                slice(since, 150.0),
            ];
            Sample { group, secret: secret.contains(Seat::at(seat - 1)), features }
        };
        acts.into_iter().map(sample).collect()
    }

    fn between(&self, from: f64, to: f64) -> impl Iterator<Item = f64> {
        let within = move |asked: &&Asked| asked.at + asked.took >= from && asked.at <= to;
        self.asked.iter().filter(within).map(|asked| asked.took)
    }

    fn last_answer_before(&self, at: f64) -> f64 {
        let answered = self.asked.iter().map(|asked| asked.at + asked.took);
        answered.take_while(|answered| *answered < at).last().unwrap_or_default()
    }

    fn longest(&self, from: f64, to: f64) -> f64 {
        self.between(from, to).fold(0.0, f64::max)
    }

    fn sum(&self, from: f64, to: f64) -> f64 {
        self.between(from, to).sum()
    }

    fn mean(&self, from: f64, to: f64) -> f64 {
        self.sum(from, to) / self.between(from, to).count().max(1) as f64
    }
}

/// Returns the seats in a list of numbers, which count from 1.
fn numbers(list: &Value) -> Vec<usize> {
    let numbers = list.as_array().into_iter().flatten().filter_map(Value::as_u64);
    numbers.map(|number| number as usize).collect()
}
