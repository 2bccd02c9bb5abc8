//! What is sent reveals nothing that is hidden: not by its bytes, lengths, order or number, not on
//! a new connection, not by a refusal, not by a log line.
//!
//! `REDEYE_LEAK_GAMES` says how many games are played in two worlds; 60 by default.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Instant;

use metrics_exporter_prometheus::PrometheusBuilder;
use redeye_client::Client;
use redeye_game::{Bound, BySeat, Deal, Nonce, Rng, SeatSet, Viewer};
use redeye_games::GameId;
use redeye_protocol::{Created, Joined, MatchInfo};
use redeye_server::config::Config;
use redeye_server::session::Token;
use redeye_store::{Store, inspect};
use redeye_testbed::wire::judge::{self, Figures, Guesser};
use redeye_testbed::wire::plan::{Doing, Plan, plans};
use redeye_testbed::wire::world::Played;
use redeye_testbed::wire::{self, log};
use redeye_testbed::{Person, Running, config, play_on, settings};
use serde_json::{Value, json};

fn games() -> usize {
    std::env::var("REDEYE_LEAK_GAMES").map_or(60, |text| text.parse().expect("a number"))
}

/// The campaign: every game in two worlds, with roles permuted.
#[test]
fn worlds_that_differ_only_in_secrets_look_the_same() {
    let begun = Instant::now();
    log::listen();
    let plans = plans(games(), "leaks");
    let mut figures = Figures::default();
    let (mut guesser, mut rng) = (Guesser::default(), Rng::from_word("guesses"));
    wire::play(&plans, |plans, one, two| {
        for ((plan, one), two) in plans.iter().zip(one).zip(two) {
            figures += judge::all(plan, one, two).unwrap_or_else(|how| panic!("{how}"));
            commitments(plan, [one, two]);
            guesser.look(plan, 0, one, &mut rng);
            guesser.look(plan, 1, two, &mut rng);
        }
        judge::secrets_logged(plans, &log::since(0)).unwrap_or_else(|how| panic!("{how}"));
    });
    let (right, guesses, chance) = guesser.guess();
    let (count, took) = (plans.len(), begun.elapsed());
    println!("{count} games in two worlds: {figures:?}, {right} of {guesses} guessed, {took:.1?}");
    assert!(chance, "{right} of {guesses} spies were guessed by what was sent");
    reach(&plans);
}

/// The masked commitment is that of the seed and the salt of its own world.
fn commitments(plan: &Plan, worlds: [&Played; 2]) {
    for (world, played) in worlds.into_iter().enumerate() {
        let deal = Deal {
            table: format!("{}-1", plan.id),
            seed: plan.seeds[world],
            salt: plan.salts[world],
            nonces: BySeat::new(plan.seats, |_| None),
        };
        let (commitment, withheld) = (deal.commitment(), SeatSet::EMPTY);
        let bound = Bound { commitments: BySeat::new(plan.seats, |_| None), withheld };
        let seal = bound.seal(commitment).to_string();
        let commitment = commitment.to_string();
        let info = MatchInfo { number: 1, commitment, seal, withheld };
        let wanted = format!("\"match\":{}", serde_json::to_string(&info).unwrap());
        let rooms = played.heard[&Viewer::Public].iter().flatten();
        let rooms: Vec<_> =
            rooms.filter(|heard| heard.text.contains("\"type\":\"room\"")).collect();
        assert!(!rooms.is_empty());
        assert!(rooms.iter().all(|room| room.text.contains(&wanted)), "{}: {wanted}", plan.id);
    }
}

/// The generator of plans works: games go far, and hidden choices differ.
fn reach(plans: &[Plan]) {
    let steps = || plans.iter().flat_map(|plan| &plan.steps);
    let count = |test: fn(&Doing) -> bool| steps().filter(|step| test(&step.doing)).count();
    let differ = count(|doing| matches!(doing, Doing::Act(_, [one, two]) if one != two));
    let probes = count(|doing| matches!(doing, Doing::Probe(_)));
    let returns = count(|doing| matches!(doing, Doing::Reconnect(_)));
    let seats = steps().map(|step| step.alike.len().saturating_sub(1)).sum::<usize>();
    println!(
        "{} steps, {differ} with hidden choices that differ, {probes} probes, {returns} returns, \
         {seats} times a seat that cannot tell",
        steps().count()
    );
    // Mission cards stay hidden for good, and what is laid down and said in a corner is hidden from
    // players outside. Everywhere else a choice becomes known, and must be the same in both worlds.
    let of = |game| plans.iter().filter(move |plan| plan.game == game);
    let missions = of(GameId::Resistance).count();
    let (mut laid, mut said, mut most) = (0, 0, 0);
    for step in of(GameId::Illegal).flat_map(|plan| &plan.steps) {
        laid += usize::from(matches!(&step.doing, Doing::Act(_, [one, two]) if one != two));
        let Doing::Say(_, [one, two]) = &step.doing else { continue };
        said += usize::from(one != two);
        most = most.max(one.len().abs_diff(two.len()));
    }
    println!("{laid} times other cards in a corner, {said} times other words, up to {most} lines");
    assert!(most > 300, "nobody whispers so much that old lines are forgotten");
    disturbances(plans);
    let evenings = of(GameId::Illegal).count();
    for (what, number, least) in [
        ("choices", differ - laid, missions),
        ("cards in a corner", laid, evenings * 4),
        ("words in a corner", said, evenings / 4),
        ("probes", probes, plans.len()),
        ("returns", returns, plans.len()),
    ] {
        assert!(number >= least, "only {number} {what} in {} games", plans.len());
    }
    // Flights go beyond the first suspicions, which are two looks for each seat; evenings beyond
    // the first dock.
    for (game, steps) in [(GameId::Mayday, 40), (GameId::Illegal, 90)] {
        let all: Vec<&Plan> = of(game).collect();
        let far = all.iter().filter(|plan| plan.steps.len() > steps).count();
        assert!(far * 4 >= all.len(), "only {far} of {} go far in {game}", all.len());
    }
    assert!(seats >= steps().count(), "hardly anybody cannot tell");
}

/// In every game every kind of step happens that can. In Illegal a clock always runs, so that it is
/// not certain what a covering bot would do.
fn disturbances(plans: &[Plan]) {
    for game in GameId::ALL {
        let steps = || plans.iter().filter(|plan| plan.game == game).flat_map(|plan| &plan.steps);
        let count = |test: fn(&Doing) -> bool| steps().filter(|step| test(&step.doing)).count();
        let tries = |doing: &Doing| matches!(doing, Doing::Probe(tries) if tries.len() > 1);
        let all = [
            ("refusals of everybody", count(tries)),
            ("returns", count(|doing| matches!(doing, Doing::Reconnect(_)))),
            ("other devices", count(|doing| matches!(doing, Doing::Device(_)))),
            ("covers", count(|doing| matches!(doing, Doing::Return(_)))),
        ];
        println!("{game}: {all:?}");
        for (what, number) in all {
            let can_be = game != GameId::Illegal || what != "covers";
            assert!(number > 0 || !can_be, "no {what} in {game}");
        }
    }
}

/// People make a table, join it and play over the wire. Until the match is over, its secrets are in
/// no message, page, counter or log line.
#[tokio::test(flavor = "multi_thread")]
async fn no_secret_of_a_table_is_told_before_the_end() {
    log::listen();
    let folder = tempfile::tempdir().unwrap();
    let tokens: Vec<Token> = (0..6).map(|_| Token::new()).collect();
    let store = Store::open(folder.path()).unwrap();
    for token in &tokens {
        store.add_session(token.id().0).await.unwrap();
    }
    drop(store);
    let counters = PrometheusBuilder::new().install_recorder().unwrap();
    let config = Config { deal_wait_ms: 5000, ..config(folder.path()) };
    let server = Running::start_measured(config, counters).await;
    let clients: Vec<Client> =
        tokens.iter().map(|token| Client::with_token(server.address, token.reveal())).collect();
    let (mut people, table, nonces) = sit_down(&clients[..5]).await;
    let texts = nonces.map(|nonce| nonce.to_string());
    let mut secrets: Vec<String> = tokens.iter().map(|token| token.reveal().to_owned()).collect();
    let drawn = draw_secrets(folder.path());
    secrets.extend(texts.iter().chain(&drawn).cloned());
    // A person who knocks, and is not let in.
    let mut stranger = clients[5].clone();
    let knock = json!({ "code": people[0].room.as_ref().unwrap().code, "name": "Eve" });
    let joined: Joined = stranger.post("/api/find", &knock).await.unwrap();
    assert!(joined.waiting);
    let mut stranger = Person::connect(stranger, &table.id).await;
    stranger.until(|stranger| stranger.room.is_some()).await;

    people[0].ask(json!("start")).await.unwrap();
    for (person, nonce) in people.iter_mut().zip(nonces) {
        person.reveal(nonce).await.unwrap();
    }
    secrets.extend(draw_secrets(folder.path()));
    play_on(&mut people, |person| missions(person) == 2).await;
    assert!(!people.iter().any(Person::is_over));
    let mut told = all_that_is_told(&mut people, server.counters).await;
    told.push(("a stranger".to_owned(), stranger.heard.concat()));
    for (who, text) in &told {
        let found = secrets.iter().position(|secret| text.contains(secret));
        assert_eq!(found, None, "{who} is told a secret: {text}");
    }
    for (who, text) in told.iter().filter(|(who, _)| !who.starts_with("seat")) {
        assert!(!text.contains(&table.invite), "{who} is told the invitation");
    }

    // The control: once the match is over, the record contains the seed, the salt and the nonces.
    play_on(&mut people, |_| false).await;
    let path = format!("/api/rooms/{}/matches/1/record", table.id);
    let record = String::from_utf8(people[4].client.get(&path).await.unwrap()).unwrap();
    assert!(texts.iter().chain(&drawn).all(|secret| record.contains(secret)), "{record}");
    server.stop().await;
}

/// Makes a table at which everybody sits and has committed to a nonce.
async fn sit_down(clients: &[Client]) -> (Vec<Person>, Created, [Nonce; 5]) {
    let mut host = clients[0].clone();
    let settings = json!({ "settings": settings(5, ""), "name": "Player 1" });
    let table: Created = host.post("/api/rooms", &settings).await.unwrap();
    let mut people = Vec::new();
    let nonces = std::array::from_fn(|_| Token::new().reveal().parse().unwrap());
    for (index, client) in clients.iter().enumerate() {
        let mut person = Person::join(client.clone(), &table).await;
        let name = format!("Player {index}");
        person.ask(json!({ "sit": { "seat": index + 1, "name": name } })).await.unwrap();
        person.commit(nonces[index]).await.unwrap();
        people.push(person);
    }
    (people, table, nonces)
}

/// Returns how many missions are over.
fn missions(person: &Person) -> usize {
    let done = person.frame.as_ref().map(|frame| &frame["view"]["public"]["missions"]);
    done.and_then(Value::as_array).map_or(0, Vec::len)
}

/// Returns everything that leaves the server: to whom, and what.
async fn all_that_is_told(people: &mut [Person], counters: SocketAddr) -> Vec<(String, String)> {
    let mut told: Vec<(String, String)> = Vec::new();
    for (person, seat) in people.iter_mut().zip(1..) {
        person.ask(json!("back")).await.unwrap();
        told.push((format!("seat {seat}"), person.heard.concat()));
    }
    for path in ["/metrics", "/healthz", "/readyz", "/api/rooms", "/api/games"] {
        let mut client = people[1].client.clone();
        if path == "/metrics" {
            client = client.moved_to(counters);
        }
        let page = client.get(path).await.unwrap();
        told.push((path.to_owned(), String::from_utf8(page).unwrap()));
    }
    let counted = told.iter().find(|(name, _)| name == "/metrics").unwrap();
    assert!(counted.1.contains("redeye_commands_total"), "the counters count: {}", counted.1);
    let log = log::since(0);
    assert!(log.contains("answered"), "the log is heard: {log}");
    told.push(("the log".to_owned(), log));
    told
}

/// Returns the seed and the salt of the next draw, from the disk.
fn draw_secrets(folder: &Path) -> [String; 2] {
    let body = inspect::rooms(folder).remove(0).body;
    let body: Value = serde_json::from_str(&body).unwrap();
    ["next_seed", "next_salt"].map(|name| body[name].as_str().unwrap().to_owned())
}
