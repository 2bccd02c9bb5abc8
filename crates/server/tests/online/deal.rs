//! The deal: nobody can choose it, a seat that stops it is named, and killing the server does not
//! stop it.

use std::path::Path;
use std::time::Duration;

use redeye_client::Client;
use redeye_game::record::Record;
use redeye_game::{Nonce, Rng, Seat, SeatSet, Seed};
use redeye_protocol::{Created, DealStep, Dealing, Status};
use redeye_resistance::Resistance;
use redeye_server::config::Config;
use redeye_testbed::{
    Person, Running, config, idle, play_on, seated, settings, table, while_time_passes,
    with_still_clock,
};
use serde_json::{Value, json};
use tempfile::TempDir;

/// A server that waits for what people add, as it does by default. Its clock stands still, so that
/// nobody is late by accident.
async fn patient(folder: &Path) -> Running {
    let deal_wait_ms = Config::default().deal_wait_ms;
    Running::start_with(Config { deal_wait_ms, ..config(folder) }).await
}

/// A nonce that a test knows.
const fn nonce(byte: u8) -> Nonce {
    Nonce([byte; 32])
}

/// Lets everybody commit, the first person to `nonce(first)`, the next to the next.
async fn commit_all(people: &mut [Person], first: u8) {
    for (person, byte) in people.iter_mut().zip(first..) {
        person.commit(nonce(byte)).await.unwrap();
    }
}

async fn reveal_all(people: &mut [Person], first: u8) {
    for (person, byte) in people.iter_mut().zip(first..) {
        person.reveal(nonce(byte)).await.unwrap();
    }
}

/// Returns the seed of the next draw and what each seat has revealed, from the disk.
fn secrets(folder: &Path) -> (Seed, Vec<Option<Nonce>>) {
    let body = redeye_store::inspect::rooms(folder).remove(0).body;
    let body: Value = serde_json::from_str(&body).unwrap();
    let seed = body["next_seed"].as_str().unwrap().parse().unwrap();
    let nonce = |seat: &Value| seat["who"]["Person"]["nonce"].as_str().map(|n| n.parse().unwrap());
    (seed, body["seats"].as_array().unwrap().iter().map(nonce).collect())
}

fn dealing(person: &Person) -> Option<&Dealing> {
    person.room.as_ref()?.dealing.as_ref()
}

fn seats(numbers: &[u8]) -> SeatSet {
    numbers.iter().map(|number| Seat::number(*number).unwrap()).collect()
}

fn is_dealt(person: &Person) -> bool {
    person.frame.is_some()
}

/// Plays the first match to its end, and returns its record after verifying it.
async fn record(people: &mut [Person], table: &Created) -> Record<Resistance> {
    play_on(people, |_| false).await;
    let path = format!("/api/rooms/{}/matches/1/record", table.id);
    let text = String::from_utf8(people[0].client.get(&path).await.unwrap()).unwrap();
    let record = Record::<Resistance>::read(&text).unwrap();
    record.verify().unwrap();
    assert_eq!(record.to_string(), text);
    record
}

/// Returns whether seats 1 and 5 are the spies and seat 5 leads: one deal in fifty.
fn is_wanted(mut rng: Rng) -> bool {
    let mut cards = [true, true, false, false, false];
    rng.shuffle(&mut cards);
    cards == [true, false, false, false, true] && rng.below(5) == 4
}

/// Seat 5 reads the server's files, and reveals last. Before there were commitments to nonces, it
/// could choose the deal 10 times out of 10 in this way.
#[test]
fn knowing_the_seed_and_all_nonces_does_not_choose_the_deal() {
    with_still_clock(async {
        let mut lucky = 0;
        for _ in 0..10 {
            let folder = tempfile::tempdir().unwrap();
            let server = patient(folder.path()).await;
            let (mut people, _) = seated(&server, settings(5, "")).await;
            commit_all(&mut people, 1).await;
            people[0].ask(json!("start")).await.unwrap();
            reveal_all(&mut people[..4], 1).await;
            let (seed, nonces) = secrets(folder.path());
            assert!(nonces[..4].iter().all(Option::is_some), "they are read");
            let with = |nonce: &Nonce| {
                let others = (1..).zip(&nonces).filter_map(|(seat, n)| Some((seat, n.as_ref()?)));
                Rng::for_deal(&seed, others.chain([(5, nonce)]))
            };
            let mut tries = (0_u64..).map(|number| {
                let mut nonce = [0; 32];
                nonce[..8].copy_from_slice(&number.to_le_bytes());
                Nonce(nonce)
            });
            let chosen = tries.find(|nonce| is_wanted(with(nonce))).unwrap();
            let refused = people[4].reveal(chosen).await.unwrap_err();
            assert_eq!(refused, "refusal-not-as-committed");
            assert_eq!(people[4].commit(chosen).await.unwrap_err(), "refusal-not-asked");
            assert!(people[4].frame.is_none(), "nothing is dealt by that");
            people[4].reveal(nonce(5)).await.unwrap();
            people[4].until(is_dealt).await;
            let view = &people[4].frame.as_ref().unwrap()["view"];
            let got = view["private"]["spies"] == json!([1, 5]) && view["public"]["leader"] == 5;
            assert_eq!(got, is_wanted(with(&nonce(5))), "it is the deal of what was committed to");
            lucky += usize::from(got);
            while_time_passes(server.stop()).await;
        }
        // Four or more come up by chance three times in a hundred thousand.
        assert!(lucky < 4, "the wanted deal came {lucky} times out of 10");
    });
}

#[test]
fn nothing_is_revealed_before_all_have_committed() {
    with_still_clock(async {
        let folder = tempfile::tempdir().unwrap();
        let server = patient(folder.path()).await;
        let (mut people, table) = seated(&server, settings(5, "")).await;
        commit_all(&mut people[..4], 1).await;
        assert_eq!(people[0].reveal(nonce(1)).await.unwrap_err(), "refusal-not-asked");
        people[0].ask(json!("start")).await.unwrap();
        let waits = dealing(&people[0]).unwrap();
        assert_eq!((waits.step, waits.owing), (DealStep::Commit, seats(&[5])));
        assert!((1..=5).contains(&waits.due_s), "{waits:?}");
        assert_eq!(people[0].reveal(nonce(1)).await.unwrap_err(), "refusal-not-asked");
        // A seat that has not revealed may still commit to something else.
        people[3].commit(nonce(40)).await.unwrap();
        people[4].commit(nonce(5)).await.unwrap();
        people[4].until(|p| dealing(p).is_some_and(|d| d.step == DealStep::Reveal)).await;
        assert_eq!(dealing(&people[4]).unwrap().owing, SeatSet::first(5));
        // Everybody sees what everybody has committed to, before anybody has revealed anything.
        let seen = people[4].room.clone().unwrap();
        let (_, revealed) = secrets(folder.path());
        assert!(revealed.iter().all(Option::is_none));
        assert_eq!(people[3].commit(nonce(4)).await.unwrap_err(), "refusal-not-asked");
        reveal_all(&mut people[..3], 1).await;
        assert_eq!(people[3].reveal(nonce(4)).await.unwrap_err(), "refusal-not-as-committed");
        // Of another seat, of another draw, or nothing at all.
        assert_eq!(people[3].reveal(nonce(3)).await.unwrap_err(), "refusal-not-as-committed");
        assert_eq!(
            people[3].ask(json!({ "reveal": "00" })).await.unwrap_err(),
            "refusal-not-understood"
        );
        people[3].reveal(nonce(40)).await.unwrap();
        people[3].reveal(nonce(40)).await.unwrap();
        people[4].reveal(nonce(5)).await.unwrap();
        people[4].until(|person| person.room.as_ref().unwrap().game.is_some()).await;
        let game = people[4].room.as_ref().unwrap().game.clone().unwrap();
        assert_eq!(game.commitment, seen.commitment);
        assert_eq!(people[4].reveal(nonce(5)).await.unwrap_err(), "refusal-already-playing");

        let record = record(&mut people, &table).await;
        let proof = record.header.proof.unwrap();
        let round = proof.round.unwrap();
        assert_eq!(round.seal.to_string(), game.seal);
        for (info, (seat, commitment)) in seen.seats.iter().zip(round.bound.commitments.iter()) {
            let shown = info.occupant.as_ref().unwrap().commitment.clone();
            assert_eq!((info.seat, shown), (seat, commitment.map(|it| it.to_string())));
        }
        let added: Vec<_> =
            proof.deal.nonces.iter().map(|(_, nonce)| nonce.unwrap().0[0]).collect();
        assert_eq!(added, [1, 2, 3, 40, 5]);
        while_time_passes(server.stop()).await;
    });
}

#[test]
fn a_commitment_is_for_one_seat_and_one_draw() {
    with_still_clock(async {
        let folder = tempfile::tempdir().unwrap();
        let server = patient(folder.path()).await;
        let (mut people, _) = seated(&server, settings(6, "")).await;
        let commitment = |person: &Person, seat: usize| {
            let info = &person.room.as_ref().unwrap().seats[seat - 1];
            info.occupant.as_ref().unwrap().commitment.clone()
        };
        let draw = people[0].room.as_ref().unwrap().commitment.clone();
        let hash = "00".repeat(32);
        for (draw, seat, commitment, why) in [
            (&hash, 1, &hash, "refusal-not-asked"),
            (&draw, 2, &hash, "refusal-not-asked"),
            (&draw, 1, &draw[..63].to_owned(), "refusal-not-understood"),
        ] {
            let commit = json!({ "draw": draw, "seat": seat, "commitment": commitment });
            assert_eq!(people[0].ask(json!({ "commit": commit })).await.unwrap_err(), why);
            assert_eq!(commitment_of(&people[0]), None);
        }
        // A person who takes another seat, or is moved to one, commits again.
        commit_all(&mut people, 1).await;
        people[1].ask(json!("stand")).await.unwrap();
        people[2].ask(json!({ "sit": { "seat": 2, "name": "Cai" } })).await.unwrap();
        assert_eq!(commitment(&people[2], 2), None);
        assert!(commitment(&people[2], 4).is_some());
        people[0].ask(json!({ "change": settings(5, "") })).await.unwrap();
        assert!(commitment(&people[0], 1).is_some());
        assert_eq!(commitment(&people[0], 3), None, "this one sat on seat 6");
        // A new name is not a new seat.
        people[0].ask(json!({ "sit": { "seat": null, "name": "Ana" } })).await.unwrap();
        assert!(commitment(&people[0], 1).is_some());
        while_time_passes(server.stop()).await;
    });
}

/// What the person's own seat shows.
fn commitment_of(person: &Person) -> Option<String> {
    let room = person.room.as_ref()?;
    let info = room.seats.iter().find(|info| Some(info.seat) == room.you.seat)?;
    info.occupant.as_ref()?.commitment.clone()
}

/// Waits until the cards are dealt again without `withheld`.
async fn until_anew(person: &mut Person, withheld: SeatSet) {
    let anew = |p: &Person| dealing(p).is_some_and(|dealing| dealing.withheld == withheld);
    person.until(|person| is_dealt(person) || anew(person)).await;
    assert!(!is_dealt(person), "the match has begun");
}

#[test]
fn withholding_a_nonce_makes_another_draw_and_names_the_seat() {
    with_still_clock(async {
        let folder = tempfile::tempdir().unwrap();
        let server = patient(folder.path()).await;
        let (mut people, table) = seated(&server, settings(5, "")).await;
        commit_all(&mut people, 1).await;
        people[0].ask(json!("start")).await.unwrap();
        reveal_all(&mut people[..4], 1).await;
        let (seed, _) = secrets(folder.path());
        let before = people[4].room.clone().unwrap();
        idle(&mut people, Duration::from_millis(4900)).await;
        assert_eq!(dealing(&people[0]).unwrap().owing, seats(&[5]));
        idle(&mut people, Duration::from_millis(200)).await;
        for person in &mut people {
            until_anew(person, seats(&[5])).await;
            let (room, dealing) = (person.room.as_ref().unwrap(), dealing(person).unwrap());
            // Everything is new: knowledge of the old draw is worth nothing.
            assert_ne!(room.commitment, before.commitment);
            assert_eq!((dealing.step, dealing.owing), (DealStep::Commit, seats(&[1, 2, 3, 4])));
            assert_eq!(commitment_of(person), None);
        }
        let (other_seed, revealed) = secrets(folder.path());
        assert!(other_seed != seed && revealed.iter().all(Option::is_none));
        assert_eq!(people[4].commit(nonce(5)).await.unwrap_err(), "refusal-not-asked");
        commit_all(&mut people[..4], 11).await;
        // Another seat withholds, too: the deal ends even if everybody does.
        reveal_all(&mut people[..3], 11).await;
        idle(&mut people, Duration::from_secs(5)).await;
        for person in &mut people[..3] {
            until_anew(person, seats(&[4, 5])).await;
        }
        commit_all(&mut people[..3], 21).await;
        reveal_all(&mut people[..3], 21).await;
        for person in &mut people {
            person.until(is_dealt).await;
            person.until(|p| p.room.as_ref().unwrap().status == Status::Playing).await;
            let game = person.room.as_ref().unwrap().game.clone().unwrap();
            assert_eq!((game.number, game.withheld), (1, seats(&[4, 5])));
        }
        let seal = people[0].room.as_ref().unwrap().game.clone().unwrap().seal;
        let proof = record(&mut people, &table).await.header.proof.unwrap();
        assert_eq!(proof.deal.nonces.seats(Option::is_some), seats(&[1, 2, 3]));
        let round = proof.round.unwrap();
        assert_eq!((round.bound.withheld, round.seal.to_string()), (seats(&[4, 5]), seal));
        while_time_passes(server.stop()).await;
    });
}

#[test]
fn nobody_blocks_the_start_for_long() {
    with_still_clock(async {
        let folder = tempfile::tempdir().unwrap();
        let server = patient(folder.path()).await;
        // One is here and says nothing, one has committed and is gone, two are bots.
        let (mut host, created) = table(&server, settings(5, "")).await;
        let mut people = Vec::new();
        for (number, name) in [(2, "Ben"), (3, "Cai")] {
            let mut person = Person::join(Client::new(server.address), &created).await;
            person.ask(json!({ "sit": { "seat": number, "name": name } })).await.unwrap();
            people.push(person);
        }
        for _ in 0..2 {
            host.ask(json!({ "add-bot": { "seat": null, "level": "normal" } })).await.unwrap();
        }
        let mut gone = people.pop().unwrap();
        gone.commit(nonce(3)).await.unwrap();
        gone.socket.close().await.unwrap();
        host.until(|host| {
            host.room.as_ref().unwrap().seats[2]
                .occupant
                .as_ref()
                .is_some_and(|cai| cai.presence == redeye_protocol::Presence::Away)
        })
        .await;
        people.insert(0, host);
        people[0].commit(nonce(1)).await.unwrap();
        people[0].ask(json!("start")).await.unwrap();
        let waits = dealing(&people[0]).unwrap();
        assert_eq!((waits.step, waits.owing, waits.due_s), (DealStep::Commit, seats(&[2]), 5));
        idle(&mut people, Duration::from_secs(5)).await;
        people[0].until(|p| dealing(p).is_some_and(|d| d.step == DealStep::Reveal)).await;
        assert_eq!(dealing(&people[0]).unwrap().owing, seats(&[1]));
        people[0].reveal(nonce(1)).await.unwrap();
        people[0].until(is_dealt).await;
        // A seat that never committed has withheld nothing.
        assert_eq!(people[0].room.as_ref().unwrap().game.as_ref().unwrap().withheld, seats(&[]));
        while_time_passes(server.stop()).await;
    });
}

/// Without time to reveal, no seat is said to have withheld anything.
#[test]
fn without_time_to_deal_nobody_is_asked_for_a_nonce() {
    with_still_clock(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Running::start_with(config(folder.path())).await;
        let (mut people, table) = seated(&server, settings(5, "")).await;
        commit_all(&mut people, 1).await;
        people[0].ask(json!("start")).await.unwrap();
        let game = people[0].room.as_ref().unwrap().game.clone().unwrap();
        assert!(game.withheld.is_empty());
        let proof = record(&mut people, &table).await.header.proof.unwrap();
        assert!(proof.deal.nonces.seats(Option::is_some).is_empty());
        while_time_passes(server.stop()).await;
    });
}

/// A person who could stop a deal could choose one.
#[test]
fn seats_and_settings_stay_while_cards_are_dealt() {
    with_still_clock(async {
        let folder = tempfile::tempdir().unwrap();
        let server = patient(folder.path()).await;
        let (mut people, _) = seated(&server, settings(5, "")).await;
        commit_all(&mut people, 1).await;
        people[0].ask(json!("start")).await.unwrap();
        for request in [
            json!("start"),
            json!("stand"),
            json!({ "sit": { "seat": null, "name": "Eve" } }),
            json!({ "change": settings(5, "plots") }),
            json!({ "add-bot": { "seat": null, "level": "normal" } }),
            json!({ "remove": { "seat": 2, "bar": false } }),
        ] {
            assert_eq!(people[0].ask(request.clone()).await.unwrap_err(), "refusal-dealing");
        }
        reveal_all(&mut people, 1).await;
        people[0].until(is_dealt).await;
        while_time_passes(server.stop()).await;
    });
}

/// A deal goes on with the same draw, so killing the server brings no other.
#[test]
fn a_deal_goes_on_after_a_kill() {
    with_still_clock(async {
        let mut folder = tempfile::tempdir().unwrap();
        let server = patient(folder.path()).await;
        let (mut people, table) = seated(&server, settings(5, "")).await;
        commit_all(&mut people[..4], 1).await;
        people[0].ask(json!("start")).await.unwrap();
        let draw = people[0].room.as_ref().unwrap().commitment.clone();
        // First between two commitments, then between two reveals.
        let (mut server, mut people) = kill(server, people, &table, &mut folder).await;
        assert_eq!(dealing(&people[0]).unwrap().step, DealStep::Commit);
        people[4].commit(nonce(5)).await.unwrap();
        reveal_all(&mut people[..2], 1).await;
        (server, people) = kill(server, people, &table, &mut folder).await;
        let waits = dealing(&people[0]).unwrap();
        assert_eq!((waits.step, waits.owing), (DealStep::Reveal, seats(&[3, 4, 5])));
        assert!((6..=30).contains(&waits.due_s), "there is time to come back: {waits:?}");
        for (person, byte) in people[2..].iter_mut().zip(3..) {
            assert_eq!(person.room.as_ref().unwrap().commitment, draw);
            person.reveal(nonce(byte)).await.unwrap();
        }
        let proof = record(&mut people, &table).await.header.proof.unwrap();
        assert_eq!(proof.commitment.to_string(), draw);
        let added: Vec<_> =
            proof.deal.nonces.iter().map(|(_, nonce)| nonce.unwrap().0[0]).collect();
        assert_eq!(added, [1, 2, 3, 4, 5]);
        // Another match at the same table has a draw of its own.
        people[0].ask(json!("rematch")).await.unwrap();
        for person in &mut people {
            person.ask(json!("back")).await.unwrap();
            assert_ne!(person.room.as_ref().unwrap().commitment, draw);
        }
        commit_all(&mut people, 31).await;
        people[0].ask(json!("start")).await.unwrap();
        reveal_all(&mut people, 31).await;
        people[4].until(|person| person.frame.as_ref().is_some_and(|f| f["match"] == 2)).await;
        while_time_passes(server.stop()).await;
    });
}

/// Kills the server: what is on the disk at this moment is all that the next one has. Everybody
/// reconnects to it.
async fn kill(
    server: Running,
    people: Vec<Person>,
    table: &Created,
    folder: &mut TempDir,
) -> (Running, Vec<Person>) {
    let left = tempfile::tempdir().unwrap();
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let file = file.unwrap();
        std::fs::copy(file.path(), left.path().join(file.file_name())).unwrap();
    }
    while_time_passes(server.stop()).await;
    *folder = left;
    let server = patient(folder.path()).await;
    let mut back = Vec::new();
    for person in people {
        let client = person.client.moved_to(server.address);
        let mut person = Person::connect(client, &table.id).await;
        person.until(|person| person.room.is_some()).await;
        back.push(person);
    }
    (server, back)
}
