//! An evening at a table: it opens, people and bots play, people come and go, it closes.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use redeye_client::Client;
use redeye_game::{Game as _, Rng};
use redeye_games::{GameId, with_game};
use redeye_protocol::Created;
use redeye_testbed::raw::http;
use redeye_testbed::{Person, settings_of};
use serde_json::json;

/// What the evenings counted.
#[derive(Default, Debug)]
pub(crate) struct Evenings {
    tables: AtomicU64,
    actions: AtomicU64,
    matches_over: AtomicU64,
    connections: AtomicU64,
}

fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

/// Spends one evening, and leaves nothing behind but what is on the disk.
pub(crate) async fn spend(server: SocketAddr, rng: &mut Rng, evenings: &Evenings) {
    let game = *rng.pick(&GameId::ALL).expect("there are games");
    let fits = |seats: &u8| with_game!(game, G => G::configure(*seats, "").is_ok());
    let seats: Vec<u8> = game.seats().filter(fits).collect();
    let seats = *rng.pick(&seats).expect("somebody plays");
    let mut client = Client::new(server);
    let made = json!({ "settings": settings_of(game, seats, ""), "name": "Ana" });
    let table: Created = client.post("/api/rooms", &made).await.expect("a table");
    let mut host = Person::connect(client, &table.id).await;
    let mut guest = match seats {
        1 => None,
        _ => Some(Person::join(Client::new(server), &table).await),
    };
    if let Some(guest) = &mut guest {
        let sit = json!({ "sit": { "seat": 2, "name": "Ben" } });
        guest.ask(sit).await.expect("sits down");
    }
    for _ in 2..seats {
        let level = if rng.below(2) == 0 { "random" } else { "normal" };
        host.ask(json!({ "add-bot": { "seat": null, "level": level } })).await.expect("a bot");
    }
    host.ask(json!("start")).await.expect("begins");
    count(&evenings.tables);
    let mut people: Vec<Person> = std::iter::once(host).chain(guest).collect();
    let mut watchers = Vec::new();
    for _ in 0..20 + rng.below(100) {
        if play(&mut people, rng, evenings).await {
            count(&evenings.matches_over);
            people[0].ask(json!("rematch")).await.expect("gathers again");
            people[0].ask(json!("start")).await.expect("begins again");
        }
        disturb(server, &table, &mut people, &mut watchers, rng, evenings).await;
    }
    people[0].ask(json!("close")).await.expect("closes");
}

/// Lets everybody take a legal action. Returns whether the match is over.
async fn play(people: &mut [Person], rng: &mut Rng, evenings: &Evenings) -> bool {
    for person in people.iter_mut() {
        person.ask(json!("back")).await.expect("is seated");
        // Messages are not kept: here only the server may use much memory.
        person.heard.clear();
        if person.is_over() {
            return true;
        }
        if let Some(action) = rng.pick(&person.legal()) {
            // A bot or the clock may have been quicker.
            let _ = person.ask(json!({ "act": action })).await;
            count(&evenings.actions);
        }
    }
    tokio::time::sleep(Duration::from_millis(30)).await;
    false
}

/// Does something else.
async fn disturb(
    server: SocketAddr,
    table: &Created,
    people: &mut [Person],
    watchers: &mut Vec<Person>,
    rng: &mut Rng,
    evenings: &Evenings,
) {
    let who = rng.below(people.len() as u32) as usize;
    match rng.below(12) {
        // The connection breaks, and another one opens.
        0 => {
            let client = people[who].client.clone();
            people[who] = Person::connect(client, &table.id).await;
            count(&evenings.connections);
        }
        1 if watchers.len() < 3 => {
            watchers.push(Person::join(Client::new(server), table).await);
            count(&evenings.connections);
        }
        2 => drop(watchers.pop()),
        3 => {
            let _ = people[who].ask(json!({ "say": { "text": "It is not me." } })).await;
        }
        // A refusal changes nothing, and keeps nothing in memory.
        4 => assert!(people[who].ask(json!({ "act": "nothing" })).await.is_err()),
        5 => {
            let host = server.to_string();
            let answer = http(server, "GET", "/readyz", &[("host", &host)], "").await;
            assert_eq!(answer.status, 200);
        }
        _ => {}
    }
}
