//! A server with a full disk, a damaged disk, or a clock that was set.

use std::time::Duration;

use redeye_client::{Client, ClientError};
use redeye_disk::Disk;
use redeye_games::GameId;
use redeye_protocol::Status;
use redeye_server::check::check;
use redeye_store::{Store, inspect};
use redeye_testbed::wire::log;
use redeye_testbed::{
    Person, Running, WIDE, config, idle, pass, play_on, seated, settings, settings_of, table,
    while_time_passes, with_still_clock,
};
use serde_json::json;

fn refusal(error: &ClientError) -> String {
    match error {
        ClientError::Refused(_, Some(why)) => why.key.clone(),
        other => format!("{other:?}"),
    }
}

/// Returns what `/readyz` says, once the server had time to check.
async fn is_ready(server: &Running) -> bool {
    // Longer than the time between two checks.
    for _ in 0..4 {
        pass(Duration::from_secs(1)).await;
        while_time_passes(async { tokio::task::spawn_blocking(|| {}).await }).await.unwrap();
    }
    let mut client = Client::new(server.address);
    while_time_passes(client.get("/readyz")).await.is_ok()
}

/// Returns what a room has written to the log.
fn lines(mark: usize, room: &str, word: &str) -> usize {
    log::since(mark).lines().filter(|line| line.contains(room) && line.contains(word)).count()
}

#[test]
fn a_full_disk_makes_a_room_wait_and_come_back_by_itself() {
    log::listen();
    with_still_clock(fill_the_disk());
}

async fn fill_the_disk() {
    let folder = tempfile::tempdir().unwrap();
    let disk = Disk::new(1);
    let store = Store::open_on(disk.vfs(), folder.path()).unwrap();
    let server = Running::start_on(store, config(folder.path())).await;
    let settings = settings_of(GameId::Illegal, 4, "session=1");
    let (mut people, created) = while_time_passes(seated(&server, settings)).await;
    while_time_passes(people[0].ask(json!("start"))).await.unwrap();
    for person in &mut people {
        while_time_passes(person.until(|person| person.stage() == "session")).await;
    }
    assert!(is_ready(&server).await);
    let mark = log::mark();

    // The session ends in a minute, and there is no space to write that.
    disk.set_room(Some(disk.used()));
    let act = json!({ "act": people[1].legal()[0] });
    let refused = while_time_passes(people[1].ask(act.clone())).await.unwrap_err();
    assert_eq!(refused, "refusal-store-failed");
    let before = disk.operations();
    idle(&mut people, Duration::from_secs(600)).await;
    assert_eq!(people[0].stage(), "session", "what is not on the disk has not happened");
    let tries = disk.operations() - before;
    assert!((10..2_000).contains(&tries), "{tries} in ten minutes");
    // While no time passes nothing is tried, once what was in progress has ended.
    let mut client = Client::new(server.address);
    let (mut still, mut asked) = (0, 0);
    while still < 40 {
        let before = disk.operations();
        client.get("/healthz").await.unwrap();
        still = if disk.operations() == before { still + 1 } else { 0 };
        asked += 1;
        assert!(asked < 1_000, "it does not wait");
    }
    assert_eq!(lines(mark, &created.id, "cannot write"), 1, "{}", log::since(mark));
    assert_eq!(lines(mark, &created.id, ""), 1, "{}", log::since(mark));
    assert!(!is_ready(&server).await);

    // People are told each time they try, and nothing changes.
    let say = json!({ "say": { "text": "Hello?" } });
    let refused = while_time_passes(people[1].ask(say)).await.unwrap_err();
    assert_eq!(refused, "refusal-store-failed");
    let mute = json!({ "mute": { "seat": 2, "muted": true } });
    let refused = while_time_passes(people[0].ask(mute)).await.unwrap_err();
    assert_eq!(refused, "refusal-store-failed");
    let made = json!({ "settings": settings_of(GameId::Illegal, 4, ""), "name": "Ana" });
    let mut client = Client::new(server.address);
    let refused = while_time_passes(client.post::<serde_json::Value>("/api/rooms", &made)).await;
    assert_eq!(refusal(&refused.unwrap_err()), "refusal-store-failed");
    assert_eq!(lines(mark, &created.id, ""), 1, "{}", log::since(mark));

    // The operator frees space.
    disk.set_room(None);
    idle(&mut people, Duration::from_secs(40)).await;
    while_time_passes(people[0].until(|person| person.stage() != "session")).await;
    assert!(is_ready(&server).await);
    assert!(people[1].said.is_empty(), "what was refused is not said later");
    while_time_passes(people[1].ask(json!({ "say": { "text": "Hello!" } }))).await.unwrap();
    assert_eq!(lines(mark, &created.id, "can write again"), 1, "{}", log::since(mark));
    while_time_passes(server.stop()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_match_is_named_and_its_room_gathers_again() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut rotten, first) = seated(&server, settings(5, "")).await;
    let (mut sound, second) = seated(&server, settings(5, "")).await;
    for people in [&mut rotten, &mut sound] {
        people[0].ask(json!("start")).await.unwrap();
        let mut moves = 0;
        play_on(people, |_| {
            moves += 1;
            moves > 9
        })
        .await;
    }
    sound[0].ask(json!("back")).await.unwrap();
    let stage = sound[0].stage().to_owned();
    server.stop().await;
    assert!(check(folder.path()).unwrap().damaged.is_empty());

    let name = format!("{}-1", first.id);
    inspect::spoil_entry(folder.path(), &name, 2);
    let found = check(folder.path()).unwrap();
    assert_eq!((found.matches, found.rooms), (2, 2));
    let why = "the disk has damaged this match at entry 2";
    assert_eq!(found.damaged, [(format!("match {name}"), why.to_owned())]);

    let server = Running::start(folder.path(), WIDE).await;
    let mut back = Person::connect(rotten[0].client.moved_to(server.address), &first.id).await;
    back.until(|back| back.room.is_some()).await;
    let room = back.room.clone().unwrap();
    assert_eq!((room.status, room.lost_match), (Status::Gathering, Some(1)));
    assert!(room.you.host && room.seats.iter().all(|seat| seat.occupant.is_some()));
    let record = format!("/api/rooms/{}/matches/1/record", first.id);
    let refused = back.client.get(&record).await.unwrap_err();
    assert_eq!(refusal(&refused), "refusal-damaged");
    let mut other = Person::connect(sound[0].client.moved_to(server.address), &second.id).await;
    other.until(|other| other.frame.is_some()).await;
    assert_eq!(other.stage(), stage, "the other match goes on");
    assert_eq!(other.room.as_ref().unwrap().lost_match, None);

    // Another match is played in the same room, and the damaged one stays where it was.
    back.ask(json!("start")).await.unwrap();
    back.until(|back| back.frame.is_some()).await;
    let room = back.room.clone().unwrap();
    assert_eq!((room.status, room.lost_match), (Status::Playing, None));
    server.stop().await;
    assert_eq!(check(folder.path()).unwrap().damaged.len(), 1);
}

/// A damaged room does not keep other rooms from being loaded.
#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_room_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (_host, first) = table(&server, settings(5, "")).await;
    let (other, second) = table(&server, settings(5, "")).await;
    server.stop().await;
    inspect::spoil_body(folder.path(), &first.id);
    let found = check(folder.path()).unwrap();
    let damaged = (format!("room {}", first.id), "it cannot be read".to_owned());
    assert_eq!(found.damaged, [damaged]);
    let server = Running::start(folder.path(), WIDE).await;
    let mut client = other.client.moved_to(server.address);
    let path = format!("/api/rooms/{}/join", first.id);
    let refused = client.post::<serde_json::Value>(&path, &json!({ "invite": null })).await;
    assert_eq!(refusal(&refused.unwrap_err()), "refusal-damaged");
    let mut other = Person::connect(client, &second.id).await;
    other.until(|other| other.room.is_some()).await;
    server.stop().await;
}

/// The system clock is many years ahead of the last use of a session.
#[tokio::test(flavor = "multi_thread")]
async fn setting_the_clock_ends_no_session() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (host, created) = table(&server, settings(5, "")).await;
    server.stop().await;
    inspect::set_clock(folder.path(), 7);
    for _ in 0..2 {
        let server = Running::start(folder.path(), WIDE).await;
        let mut back = Person::connect(host.client.moved_to(server.address), &created.id).await;
        back.until(|back| back.room.is_some()).await;
        assert!(back.room.unwrap().you.host);
        server.stop().await;
    }
}
