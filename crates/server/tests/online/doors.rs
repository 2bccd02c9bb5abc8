//! Who gets in, who is kept out, and what strangers are given. Each test tries a way that was open
//! once.

use std::time::Duration;

use redeye_client::{Client, ClientError};
use redeye_protocol::{Created, DeviceLink, Joined, LobbyTable, Presence, ProgramToken, ServerMsg};
use redeye_server::config::Limits;
use redeye_testbed::raw::{RawSocket, Received, post, post_from};
use redeye_testbed::{
    Person, Running, WIDE, idle, pass, play_on, seated, settings, table, while_time_passes,
    with_still_clock,
};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::{Bytes, Message};

/// Takes in messages until the farewell, and returns its reason.
async fn farewell(person: &mut Person) -> String {
    loop {
        if let ServerMsg::Bye { why, .. } = person.hear().await {
            return why.key;
        }
    }
}

fn refusal<T>(answer: Result<T, ClientError>) -> String {
    match answer {
        Ok(_) => "no refusal".to_owned(),
        Err(ClientError::Refused(_, Some(why))) => why.key,
        Err(other) => format!("{other:?}"),
    }
}

/// A public table.
fn public(seats: u8) -> Value {
    let mut settings = settings(seats, "");
    settings["public"] = json!(true);
    settings
}

/// Joins a public table as a stranger.
async fn stranger(server: &Running, created: &Created) -> Client {
    let mut client = Client::new(server.address);
    let path = format!("/api/rooms/{}/join", created.id);
    let _: Joined = client.post(&path, &json!({})).await.expect("it is public");
    client
}

/// A record is for the people who sat in the match, and an invitation for the people at the table.
#[tokio::test(flavor = "multi_thread")]
async fn strangers_at_a_public_table_get_neither_record_nor_invitation() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let mut settings = public(5);
    settings["spectators"] = json!(false);
    let (mut people, created) = seated(&server, settings).await;
    let qr = format!("/api/rooms/{}/qr.svg", created.id);
    let record = format!("/api/rooms/{}/matches/1/record", created.id);
    let mut eve = stranger(&server, &created).await;
    // Before the start she sees the table, as it is public, but cannot pass the invitation on.
    let mut looks = Person::connect(eve.clone(), &created.id).await;
    looks.until(|eve| eve.room.is_some()).await;
    assert_eq!(looks.room.as_ref().unwrap().invite, None);
    assert_eq!(refusal(eve.get(&qr).await), "refusal-not-welcome");
    people[1].until(|person| person.room.is_some()).await;
    assert_eq!(people[1].room.as_ref().unwrap().invite.as_ref(), Some(&created.invite));
    people[1].client.get(&qr).await.expect("who sits there has it");
    people[0].ask(json!("start")).await.unwrap();
    people[1].ask(json!({ "say": { "text": "Among ourselves." } })).await.unwrap();
    assert_eq!(refusal(eve.get(&record).await), "refusal-not-there", "not even whether it is over");
    play_on(&mut people, |_| false).await;
    people[2].client.get(&record).await.expect("who sat there has it");
    assert_eq!(refusal(eve.get(&record).await), "refusal-not-there");
    // Nor does she get it when she sits down for the next match; people who sat there still have
    // it.
    people[0].ask(json!("rematch")).await.unwrap();
    people[4].ask(json!("stand")).await.unwrap();
    let mut eve = Person::connect(eve, &created.id).await;
    eve.ask(json!({ "sit": { "seat": 5, "name": "Eve" } })).await.unwrap();
    assert!(eve.said.is_empty(), "nor what was said");
    assert_eq!(refusal(eve.client.get(&record).await), "refusal-not-there");
    people[4].client.get(&record).await.expect("it was this one's match, too");
    server.stop().await;
}

/// Where others may watch, they get the record for as long as they are shown the match.
#[tokio::test(flavor = "multi_thread")]
async fn watchers_get_the_record_of_the_match_they_see() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut people, created) = seated(&server, public(5)).await;
    let mut watcher = stranger(&server, &created).await;
    people[0].ask(json!("start")).await.unwrap();
    let record = format!("/api/rooms/{}/matches/1/record", created.id);
    assert_eq!(refusal(watcher.get(&record).await), "refusal-not-over");
    play_on(&mut people, |_| false).await;
    watcher.get(&record).await.expect("it is shown to everybody");
    people[0].ask(json!("rematch")).await.unwrap();
    assert_eq!(refusal(watcher.get(&record).await), "refusal-not-there");
    // The seat's other device has what the seat has.
    let path = format!("/api/rooms/{}/device", created.id);
    let link: DeviceLink = people[1].client.post(&path, &json!({})).await.unwrap();
    let mut phone = Client::new(server.address);
    let _: Joined = phone.post("/api/device", &json!({ "secret": link.secret })).await.unwrap();
    phone.get(&record).await.expect("it sat there");
    assert_eq!(refusal(people[1].client.get(&record).await), "refusal-not-there");
    server.stop().await;
}

/// Seated people can always come back; of the other connections the oldest makes room.
#[tokio::test(flavor = "multi_thread")]
async fn watchers_do_not_keep_players_out() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut people, created) = seated(&server, public(5)).await;
    people[0].ask(json!("start")).await.unwrap();
    let ben = people.remove(1).client;
    let mut watchers = Vec::new();
    for _ in 0..160 {
        let client = stranger(&server, &created).await;
        let mut watcher = Person::connect(client, &created.id).await;
        watcher.until(|watcher| watcher.frame.is_some()).await;
        watchers.push(watcher);
    }
    let mut ben = Person::connect(ben, &created.id).await;
    ben.until(|ben| ben.frame.is_some()).await;
    assert!(ben.room.as_ref().unwrap().you.seat.is_some());
    ben.until(|ben| ben.room.as_ref().unwrap().watchers == 150).await;
    for (index, watcher) in watchers.iter_mut().enumerate() {
        if index < 10 {
            assert_eq!(farewell(watcher).await, "refusal-made-room", "watcher {index}");
        }
    }
    let stays = watchers[10].ask(json!("back")).await.unwrap_err();
    assert_eq!(stays, "refusal-not-seated", "it is connected");
    server.stop().await;
}

/// The lobby follows the host's setting, whatever it was at first.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_becomes_private_leaves_the_lobby_and_a_public_one_enters_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut host, created) = table(&server, settings(5, "")).await;
    let mut guest = Client::new(server.address);
    let listed = async |guest: &mut Client| {
        let text = guest.get("/api/rooms").await.unwrap();
        serde_json::from_slice::<Vec<LobbyTable>>(&text).unwrap().len()
    };
    assert_eq!(listed(&mut guest).await, 0);
    host.ask(json!({ "change": public(5) })).await.unwrap();
    // The lobby is refreshed once a second.
    while listed(&mut guest).await != 1 {}
    let mut sitter = Person::connect(stranger(&server, &created).await, &created.id).await;
    sitter.ask(json!({ "sit": { "seat": null, "name": "Ben" } })).await.unwrap();
    let mut watcher = Person::connect(stranger(&server, &created).await, &created.id).await;
    host.ask(json!({ "change": settings(5, "") })).await.unwrap();
    while listed(&mut guest).await != 0 {}
    // A person who sat down stays; one who only looked in does not.
    assert_eq!(farewell(&mut watcher).await, "refusal-not-welcome");
    sitter.ask(json!("back")).await.unwrap();
    sitter.ask(json!("stand")).await.unwrap();
    sitter.ask(json!({ "sit": { "seat": 2, "name": "Ben" } })).await.unwrap();
    // This holds after a restart, too.
    host.ask(json!({ "change": public(5) })).await.unwrap();
    drop((host, sitter));
    server.stop().await;
    let server = Running::start(folder.path(), WIDE).await;
    let mut guest = guest.moved_to(server.address);
    while listed(&mut guest).await == 0 {}
    server.stop().await;
}

/// No person can be mistaken for another, whatever the name consists of.
#[tokio::test(flavor = "multi_thread")]
async fn no_two_names_at_a_table_look_alike() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut host, created) = table(&server, settings(5, "")).await;
    host.ask(json!({ "sit": { "seat": 1, "name": "Ana" } })).await.unwrap();
    let mut other = Person::join(Client::new(server.address), &created).await;
    other.ask(json!({ "sit": { "seat": 3, "name": "Coco" } })).await.unwrap();
    let mut eve = Person::join(Client::new(server.address), &created).await;
    for (number, (name, why)) in (1..).zip([
        ("Ana", "name-taken"),
        ("ana", "name-taken"),
        ("ANA", "name-taken"),
        ("A n a", "name-taken"),
        ("Ana\u{3164}", "name-taken"),
        ("\u{115f}Ana", "name-taken"),
        ("An\u{1160}a", "name-taken"),
        ("Ana\u{2800}", "name-taken"),
        ("Ana\u{ffa0}", "name-taken"),
        ("An\u{200b}a", "name-taken"),
        ("\u{2060}Ana\u{feff}", "name-taken"),
        ("An\u{ad}a", "name-taken"),
        ("Ana\u{fe0f}", "name-taken"),
        ("Ana\u{e0041}", "name-taken"),
        ("\u{202e}Ana", "name-taken"),
        ("Ａｎａ", "name-taken"),
        ("𝐀𝐧𝐚", "name-taken"),
        ("ⓐⓝⓐ", "name-taken"),
        // Cyrillic throughout, and Cyrillic in part.
        ("\u{421}\u{43e}\u{441}\u{43e}", "name-taken"),
        ("\u{410}na", "name-mixed"),
        ("An\u{430}", "name-mixed"),
        ("An\u{3b1}", "name-mixed"),
        ("\u{3164}\u{115f}\u{2800}", "text-empty"),
    ]) {
        let why = format!("refusal-{why}");
        let sit = json!({ "sit": { "seat": 2, "name": name } });
        assert_eq!(eve.ask(sit).await, Err(why.clone()), "{name:?}");
        // Nor can a person who knocks take such a name.
        let find = json!({ "code": host.room.as_ref().unwrap().code, "name": name });
        let found = post_from(number, server.address, "/api/find", &find).await;
        assert_eq!(found.key(), why, "{name:?} knocks");
    }
    let find = json!({ "code": host.room.as_ref().unwrap().code, "name": "Anna" });
    assert_eq!(post_from(1, server.address, "/api/find", &find).await.status, 200);
    server.stop().await;
}

/// A barred person knows the old link and the old code.
#[tokio::test(flavor = "multi_thread")]
async fn a_barred_person_cannot_return_with_a_new_cookie() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut people, created) = seated(&server, settings(5, "")).await;
    let old = people[0].room.clone().unwrap();
    people[0].ask(json!({ "remove": { "seat": 3, "bar": true } })).await.unwrap();
    assert_eq!(farewell(&mut people[2]).await, "refusal-not-welcome");
    let seen = people[2].room.as_ref().unwrap();
    let new = people[0].room.clone().unwrap();
    assert_ne!((&old.code, &old.invite), (&new.code, &new.invite));
    assert!(seen.code != new.code && seen.invite != new.invite, "the new ones are not sent there");
    let mut again = Client::new(server.address);
    let path = format!("/api/rooms/{}/join", created.id);
    let joined = again.post::<Joined>(&path, &json!({ "invite": created.invite })).await;
    assert_eq!(refusal(joined), "refusal-bad-invite");
    let found =
        again.post::<Joined>("/api/find", &json!({ "code": old.code, "name": "New" })).await;
    assert_eq!(refusal(found), "refusal-bad-code");
    // Everybody else stays, and knows the new link.
    people[1].ask(json!("back")).await.unwrap();
    assert_eq!(people[1].room.as_ref().unwrap().invite, new.invite);
    server.stop().await;
}

/// How long a table waits for its absent host, and who takes over.
#[test]
fn a_host_who_is_gone_is_replaced() {
    with_still_clock(host_goes());
}

async fn host_goes() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut people, created) = seated(&server, settings(5, "")).await;
    let is_host = |person: &Person| person.room.as_ref().is_some_and(|room| room.you.host);
    // The second has sat for less time than the third, and a program for longer than both.
    let path = format!("/api/rooms/{}/program", created.id);
    let given: ProgramToken = people[0].client.post(&path, &json!({})).await.unwrap();
    for seat in [2, 3] {
        people[seat - 1].ask(json!("stand")).await.unwrap();
    }
    let program = Client::with_token(server.address, &given.token);
    let mut program = Person::connect(program, &created.id).await;
    program.ask(json!({ "sit": { "seat": 2, "name": "Program" } })).await.unwrap();
    people[2].ask(json!({ "sit": { "seat": 3, "name": "Cleo" } })).await.unwrap();
    for seat in [4, 5] {
        people[seat - 1].ask(json!("stand")).await.unwrap();
    }
    people[3].ask(json!({ "sit": { "seat": 4, "name": "Dan" } })).await.unwrap();
    let host = people.remove(0).client;
    people.push(program);
    idle(&mut people, Duration::from_secs(4 * 60)).await;
    assert!(!people.iter().any(is_host), "the host may come back");
    idle(&mut people, Duration::from_secs(2 * 60)).await;
    people[1].until(is_host).await;
    for person in &mut people {
        // The answer, whatever it is, comes after everything that was sent before.
        let _ = person.ask(json!("back")).await;
    }
    let hosts: Vec<bool> = people.iter().map(is_host).collect();
    assert_eq!(hosts, [false, true, false, false, false], "the person who has sat longest");
    let seats = &people[2].room.as_ref().unwrap().seats;
    assert!(seats[2].occupant.as_ref().is_some_and(|cleo| cleo.host), "everybody sees it");
    // The old host is a player like others, until the new host gives the rights back.
    let mut back = Person::connect(host, &created.id).await;
    back.until(|back| back.room.is_some()).await;
    assert!(!is_host(&back));
    assert_eq!(back.ask(json!("new-link")).await.unwrap_err(), "refusal-not-host");
    people[1].ask(json!({ "make-host": { "seat": 1 } })).await.unwrap();
    back.until(is_host).await;
    while_time_passes(server.stop()).await;
}

/// A knock lasts for as long as its sender is connected.
#[test]
fn abandoned_knocks_do_not_block_a_code() {
    with_still_clock(knock_and_go());
}

async fn knock_and_go() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut host, created) = table(&server, settings(5, "")).await;
    let code = host.room.as_ref().unwrap().code.clone();
    // One address has few tries.
    let knock = async |from: u8, name: String| {
        let find = json!({ "code": code, "name": name });
        let found = post_from(from, server.address, "/api/find", &find).await;
        assert_eq!(found.status, 200, "{name} is heard");
        found.cookie()
    };
    for number in 0..10 {
        knock(number, format!("Nobody {number}")).await;
    }
    let knocking = |host: &Person| host.room.as_ref().map_or(0, |room| room.knocks.len());
    host.until(|host| knocking(host) == 10).await;
    let mut host = [host];
    idle(&mut host, Duration::from_secs(20)).await;
    assert_eq!(knocking(&host[0]), 10);
    let cookie = knock(10, "Eve".to_owned()).await;
    let mut eve = RawSocket::of(server.address, &created.id, &cookie).await;
    let eve_knocks = |host: &Person| {
        let mut knocks = host.room.iter().flat_map(|room| &room.knocks);
        knocks.any(|knock| knock.name.as_str() == "Eve")
    };
    host[0].until(eve_knocks).await;
    assert_eq!(knocking(&host[0]), 10, "the oldest made room");
    idle(&mut host, Duration::from_secs(15)).await;
    host[0].until(|host| knocking(host) == 1).await;
    let number = host[0].room.as_ref().unwrap().knocks[0].knock;
    host[0].ask(json!({ "answer": { "knock": number, "welcome": true } })).await.unwrap();
    let sits = |came: &Received| matches!(came, Received::Text(text) if text["you"]["seat"] == 2);
    while !sits(&eve.next().await) {}
    while_time_passes(server.stop()).await;
}

/// An invitation lets people in, however many have used it before.
#[tokio::test(flavor = "multi_thread")]
async fn sessions_that_join_and_never_sit_do_not_block_a_link() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut people, created) = seated(&server, settings(5, "")).await;
    let mut first = Person::join(Client::new(server.address), &created).await;
    first.until(|first| first.room.is_some()).await;
    let path = format!("/api/rooms/{}/join", created.id);
    for _ in 0..120 {
        let mut nobody = Client::new(server.address);
        let _: Joined = nobody.post(&path, &json!({ "invite": created.invite })).await.unwrap();
    }
    // The person who came first and did not sit down made room, and can come again.
    assert_eq!(farewell(&mut first).await, "refusal-not-welcome");
    Person::join(first.client, &created).await;
    for person in &mut people {
        person.ask(json!("back")).await.expect("who sits stays");
    }
    server.stop().await;
}

/// Only the device that gets the seat uses a device link up, and the old device learns of the move
/// whenever it reconnects.
#[tokio::test(flavor = "multi_thread")]
async fn a_failed_move_keeps_the_device_link_and_the_old_device_learns_of_a_move() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut people, created) = seated(&server, settings(5, "")).await;
    let path = format!("/api/rooms/{}/device", created.id);
    let link: DeviceLink = people[1].client.post(&path, &json!({})).await.unwrap();
    let redeem = json!({ "secret": link.secret });
    // Another person at the table opens it by mistake.
    let failed = people[2].client.post::<Joined>("/api/device", &redeem).await;
    assert_eq!(refusal(failed), "refusal-seat-taken");
    // The old device sleeps.
    let mut old = people.remove(1).client;
    let mut phone = Client::new(server.address);
    let _: Joined = phone.post("/api/device", &redeem).await.expect("it was not used");
    let again = Client::new(server.address).post::<Joined>("/api/device", &redeem).await;
    assert_eq!(refusal(again), "refusal-bad-link");
    let join = format!("/api/rooms/{}/join", created.id);
    assert_eq!(refusal(old.post::<Joined>(&join, &json!({})).await), "refusal-moved");
    let mut told = Person::connect(old.clone(), &created.id).await;
    assert_eq!(farewell(&mut told).await, "refusal-moved");
    // With the invitation it can join like any other session.
    Person::join(old, &created).await;
    server.stop().await;
}

/// A program's token opens its table and nothing else.
#[tokio::test(flavor = "multi_thread")]
async fn a_programs_token_is_good_for_its_table() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut host, created) = table(&server, settings(5, "")).await;
    let (other_host, other) = table(&server, public(5)).await;
    let path = format!("/api/rooms/{}/program", created.id);
    let given: ProgramToken = host.client.post(&path, &json!({})).await.unwrap();
    let mut program = Client::with_token(server.address, &given.token);
    let made = json!({ "settings": settings(5, ""), "name": "Program" });
    assert_eq!(refusal(program.post::<Created>("/api/rooms", &made).await), "refusal-not-welcome");
    let join = |id: &str| format!("/api/rooms/{id}/join");
    for invite in [Value::Null, json!(other.invite)] {
        let joined = program.post::<Joined>(&join(&other.id), &json!({ "invite": invite })).await;
        assert_eq!(refusal(joined), "refusal-not-welcome");
    }
    assert_eq!(refusal(program.connect(&other.id).await), "refusal-not-welcome");
    let code = other_host.room.as_ref().unwrap().code.clone();
    let found = program.post::<Joined>("/api/find", &json!({ "code": code, "name": "P" })).await;
    assert_eq!(refusal(found), "refusal-not-welcome");
    // Nor does it work with another room, or none, before the secret.
    let (_, secret) = given.token.split_once('.').expect("room and secret");
    for forged in [secret.to_owned(), format!("{}.{secret}", other.id)] {
        let forged = Client::with_token(server.address, &forged);
        assert_eq!(refusal(forged.connect(&other.id).await), "refusal-not-welcome");
    }
    let mut program = Person::connect(program, &created.id).await;
    program.ask(json!({ "sit": { "seat": null, "name": "Program" } })).await.unwrap();
    server.stop().await;
}

/// Pings count as messages: a client that sends too many is disconnected.
#[tokio::test(flavor = "multi_thread")]
async fn pings_count_as_messages() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { messages_per_second: 5, ..WIDE };
    let server = Running::start(folder.path(), limits).await;
    let made = json!({ "settings": settings(5, ""), "name": "Ana" });
    let answer = post(server.address, "/api/rooms", "", &made).await;
    let created: Created = serde_json::from_str(&answer.body).unwrap();
    let mut socket = RawSocket::of(server.address, &created.id, &answer.cookie()).await;
    for _ in 0..100 {
        socket.send(Message::Ping(Bytes::new())).await;
    }
    assert_eq!(socket.refusal().await, "refusal-too-fast");
    assert_eq!(socket.closed().await, Some(1008));
    server.stop().await;
}

/// A client that was not pinged because the server itself did not run stays connected; a client
/// that is pinged and does not answer is disconnected.
#[test]
fn a_stalled_server_disconnects_nobody() {
    with_still_clock(stall());
}

async fn stall() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut people, _) = seated(&server, settings(5, "")).await;
    // In one step, as after SIGSTOP and SIGCONT: no ping is sent in between.
    for _ in 0..3 {
        pass(Duration::from_secs(600)).await;
        idle(&mut people, Duration::from_secs(30)).await;
    }
    for person in &mut people {
        person.ask(json!("back")).await.expect("is still connected");
    }
    // One of them falls asleep.
    let mut others = people.split_off(1);
    let away = |person: &Person| {
        let room = person.room.as_ref().unwrap();
        room.seats[0].occupant.as_ref().unwrap().presence == Presence::Away
    };
    idle(&mut others, Duration::from_secs(35)).await;
    assert!(!away(&others[0]));
    idle(&mut others, Duration::from_secs(60)).await;
    // It did not answer.
    others[0].until(away).await;
    while_time_passes(server.stop()).await;
}
