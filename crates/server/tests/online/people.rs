//! People at a table: who is let in, who is sent away, who is heard, and whose seat it is.

use std::time::Duration;

use redeye_client::{Client, ClientError};
use redeye_game::Seat;
use redeye_protocol::{
    Created, DeviceLink, Joined, LobbyTable, Presence, ProgramToken, RecoveryLink, ServerMsg,
};
use redeye_store::inspect;
use redeye_testbed::{
    Person, Running, WIDE, pass, play_on, seated, settings, table, while_time_passes,
    with_still_clock,
};
use serde_json::{Value, json};

/// Takes in messages until the farewell, and returns its reason.
async fn farewell(person: &mut Person) -> String {
    loop {
        if let ServerMsg::Bye { why, .. } = person.hear().await {
            return why.key;
        }
    }
}

/// Returns how `person` sees a seat.
fn presence(person: &Person, seat: usize) -> Option<Presence> {
    let room = person.room.as_ref()?;
    Some(room.seats[seat - 1].occupant.as_ref()?.presence)
}

fn refusal(error: &ClientError) -> String {
    match error {
        ClientError::Refused(_, Some(why)) => why.key.clone(),
        other => format!("{other:?}"),
    }
}

/// Knocks by the code of the table at which `host` is.
async fn knock(server: &Running, host: &Person, name: &str) -> Person {
    let mut client = Client::new(server.address);
    let room = host.room.as_ref().expect("the host sees the room");
    let found: Joined =
        client.post("/api/find", &json!({ "code": room.code, "name": name })).await.unwrap();
    assert!(found.waiting, "a code alone lets nobody in");
    Person::connect(client, &found.id).await
}

/// The number of the only knock that the host sees.
async fn hear_knock(host: &mut Person, name: &str) -> u32 {
    let knocks = |host: &Person| {
        let room = host.room.as_ref()?;
        room.knocks.iter().find(|knock| knock.name.as_str() == name).map(|knock| knock.knock)
    };
    host.until(|host| knocks(host).is_some()).await;
    knocks(host).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_who_knocks_waits_for_the_hosts_answer() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut people, created) = seated(&server, settings(5, "")).await;
    people[1].ask(json!({ "say": { "text": "Who is at the door?" } })).await.unwrap();
    let mut eve = knock(&server, &people[0], "Eve").await;
    eve.until(|eve| eve.room.is_some()).await;
    let seen = eve.room.clone().unwrap();
    assert!(seen.you.waiting && seen.invite.is_none() && seen.seats.is_empty());
    // A person who waits is not let in yet.
    assert_eq!(
        eve.ask(json!({ "say": { "text": "Me!" } })).await.unwrap_err(),
        "refusal-not-welcome"
    );
    let sit = json!({ "sit": { "seat": null, "name": "Eve" } });
    assert_eq!(eve.ask(sit).await.unwrap_err(), "refusal-not-welcome");
    let number = hear_knock(&mut people[0], "Eve").await;
    people[1].until(|guest| guest.room.is_some()).await;
    assert!(people[1].room.as_ref().unwrap().knocks.is_empty(), "the host alone sees who knocks");
    people[0].ask(json!({ "answer": { "knock": number, "welcome": false } })).await.unwrap();
    assert_eq!(farewell(&mut eve).await, "refusal-not-welcome");

    // Another is let in, in the middle of a match, and gets all that there is to see.
    people[0].ask(json!("start")).await.unwrap();
    let mut tom = knock(&server, &people[0], "Tom").await;
    let number = hear_knock(&mut people[0], "Tom").await;
    people[0].ask(json!({ "answer": { "knock": number, "welcome": true } })).await.unwrap();
    tom.until(|tom| tom.room.as_ref().is_some_and(|room| !room.you.waiting)).await;
    tom.until(|tom| tom.frame.is_some() && !tom.said.is_empty()).await;
    assert_eq!(
        tom.frame.unwrap()["view"]["private"]["side"],
        Value::Null,
        "nothing but the public"
    );
    drop(created);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_link_makes_the_old_one_useless() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut host, created) = table(&server, settings(5, "")).await;
    host.until(|host| host.room.is_some()).await;
    let old = host.room.clone().unwrap();
    host.ask(json!("new-link")).await.unwrap();
    let new = host.room.clone().unwrap();
    assert_ne!((&old.code, &old.invite), (&new.code, &new.invite));
    let mut guest = Client::new(server.address);
    let path = format!("/api/rooms/{}/join", created.id);
    let refused = guest.post::<Joined>(&path, &json!({ "invite": created.invite })).await;
    assert_eq!(refusal(&refused.unwrap_err()), "refusal-bad-invite");
    let code = json!({ "code": old.code, "name": "Eve" });
    let refused = guest.post::<Joined>("/api/find", &code).await;
    assert_eq!(refusal(&refused.unwrap_err()), "refusal-bad-code");
    let created = Created { id: created.id, invite: new.invite.unwrap() };
    Person::join(guest, &created).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_lists_public_tables_and_no_others() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let mut public = settings(7, "plots");
    public["public"] = json!(true);
    public["name"] = json!("Open to all");
    let (mut host, created) = table(&server, public).await;
    let (_private, _) = table(&server, settings(5, "")).await;
    host.ask(json!({ "sit": { "seat": null, "name": "Ana" } })).await.unwrap();
    let mut stranger = Client::new(server.address);
    let lobby = |text: Vec<u8>| serde_json::from_slice::<Vec<LobbyTable>>(&text).unwrap();
    // It is listed a moment later.
    let one = loop {
        let mut listed = lobby(stranger.get("/api/rooms").await.unwrap());
        assert!(listed.len() <= 1, "{listed:?}");
        if let Some(one) = listed.pop() {
            break one;
        }
    };
    assert_eq!((one.id.as_str(), one.name.as_str()), (created.id.as_str(), "Open to all"));
    assert_eq!((one.seats, one.taken, one.options.as_str()), (7, 1, "plots"));
    // At a public table nobody needs the link.
    let path = format!("/api/rooms/{}/join", created.id);
    let joined: Joined = stranger.post(&path, &json!({})).await.unwrap();
    assert!(!joined.waiting);
    // It is still there after a restart, and no longer when it is closed.
    drop(host);
    server.stop().await;
    let server = Running::start(folder.path(), WIDE).await;
    let mut stranger = stranger.moved_to(server.address);
    // It comes back, sooner or later.
    while lobby(stranger.get("/api/rooms").await.unwrap()).is_empty() {}
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_closed_is_gone() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let mut public = settings(5, "");
    public["public"] = json!(true);
    let (mut host, created) = table(&server, public).await;
    let mut guest = Person::join(Client::new(server.address), &created).await;
    host.socket.send(&json!("close")).await.unwrap();
    assert_eq!(farewell(&mut guest).await, "refusal-closed");
    // It leaves the lobby a moment later.
    while guest.client.get("/api/rooms").await.unwrap() != b"[]" {}
    let refused = guest.client.connect(&created.id).await.err().unwrap();
    assert_eq!(refusal(&refused), "refusal-closed");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_can_keep_a_removed_person_away() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut people, created) = seated(&server, settings(5, "")).await;
    let path = format!("/api/rooms/{}/join", created.id);
    let invite = json!({ "invite": created.invite });
    people[0].ask(json!({ "remove": { "seat": 3, "bar": true } })).await.unwrap();
    assert_eq!(farewell(&mut people[2]).await, "refusal-not-welcome");
    let back = people[2].client.post::<Joined>(&path, &invite).await;
    assert_eq!(refusal(&back.unwrap_err()), "refusal-not-welcome", "not even with the link");
    // Without the bar it is only the seat.
    people[0].ask(json!({ "remove": { "seat": 4, "bar": false } })).await.unwrap();
    let sit = json!({ "sit": { "seat": 3, "name": "Player 4" } });
    people[3].ask(sit).await.unwrap();
    // In a match a bot plays on for good.
    people[0].ask(json!({ "add-bot": { "seat": 4, "level": "random" } })).await.unwrap();
    people[0].ask(json!("start")).await.unwrap();
    people[0].ask(json!({ "remove": { "seat": 2, "bar": false } })).await.unwrap();
    let room = people[0].room.as_ref().unwrap();
    assert!(room.seats[1].occupant.as_ref().unwrap().bot.is_some());
    let act = json!({ "act": { "do": "approve" } });
    assert_eq!(people[1].ask(act).await.unwrap_err(), "refusal-not-seated");
    // A person who lost the seat is not shown what it knew.
    let public = |person: &Person| {
        person.frame.as_ref().is_some_and(|frame| frame["view"]["private"]["side"].is_null())
    };
    people[1].until(public).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_muted_person_is_not_heard() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut people, _) = seated(&server, settings(5, "")).await;
    let say = |text: &str| json!({ "say": { "text": text } });
    people[1].ask(say("One.")).await.unwrap();
    people[0].ask(json!({ "mute": { "seat": 2, "muted": true } })).await.unwrap();
    assert_eq!(people[1].ask(say("Two.")).await.unwrap_err(), "refusal-muted");
    people[0].ask(json!({ "mute": { "seat": 2, "muted": false } })).await.unwrap();
    people[1].ask(say("Three.")).await.unwrap();
    people[4].ask(json!("back")).await.unwrap();
    assert_eq!(people[4].said, ["One.", "Three."]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_decides_whether_others_may_watch() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let mut closed = settings(5, "");
    closed["spectators"] = json!(false);
    let (mut people, created) = seated(&server, closed).await;
    // Before the start somebody without a seat may be there, and then not.
    let mut watcher = Person::join(Client::new(server.address), &created).await;
    people[0].ask(json!("start")).await.unwrap();
    assert_eq!(farewell(&mut watcher).await, "refusal-no-spectators");
    assert!(watcher.frame.is_none(), "not a single frame");
    let mut again = Person::connect(watcher.client.clone(), &created.id).await;
    assert_eq!(farewell(&mut again).await, "refusal-no-spectators");

    let mut open = settings(5, "");
    open["spectator_chat"] = json!(true);
    let (mut people, created) = seated(&server, open).await;
    let mut watcher = Person::join(Client::new(server.address), &created).await;
    people[0].ask(json!("start")).await.unwrap();
    let say = json!({ "say": { "text": "Good luck!", "name": "Eve" } });
    watcher.ask(say).await.unwrap();
    let nameless = json!({ "say": { "text": "Good luck!" } });
    assert_eq!(watcher.ask(nameless).await.unwrap_err(), "refusal-not-understood");
    people[2].until(|person| person.said == ["Good luck!"]).await;
    let frame = watcher.frame.as_ref().unwrap();
    assert_eq!((&frame["legal"], &frame["view"]["private"]["side"]), (&json!([]), &Value::Null));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_moves_to_another_device_and_the_old_one_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut people, created) = seated(&server, settings(5, "")).await;
    people[0].ask(json!("start")).await.unwrap();
    people[1].until(|person| person.frame.is_some()).await;
    let before = people[1].frame.clone().unwrap();
    let path = format!("/api/rooms/{}/device", created.id);
    let link: DeviceLink = people[1].client.post(&path, &json!({})).await.unwrap();
    let mut phone = Client::new(server.address);
    let moved: Joined = phone.post("/api/device", &json!({ "secret": link.secret })).await.unwrap();
    assert_eq!(moved.id, created.id);
    assert_eq!(farewell(&mut people[1]).await, "refusal-moved");
    let mut phone = Person::connect(phone, &created.id).await;
    phone.until(|phone| phone.frame.is_some()).await;
    assert_eq!(phone.frame.unwrap()["view"], before["view"], "it sees what the old one saw");
    // The old device has no rights here now, and is told why.
    let mut old = Person::connect(people[1].client.clone(), &created.id).await;
    assert_eq!(farewell(&mut old).await, "refusal-moved");
    server.stop().await;
}

/// The cookie is gone, and the server with it: the person's own link brings the seat back.
#[tokio::test(flavor = "multi_thread")]
async fn a_personal_link_brings_a_seat_back() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut people, created) = seated(&server, settings(5, "")).await;
    let path = format!("/api/rooms/{}/recovery", created.id);
    let back = format!("/api/rooms/{}/recover", created.id);
    let mut nobody = Client::new(server.address);
    let asked = nobody.post::<RecoveryLink>(&path, &json!({})).await;
    assert_eq!(refusal(&asked.unwrap_err()), "refusal-not-welcome", "only who sits has one");
    let mut links = Vec::new();
    for _ in 0..2 {
        let link: RecoveryLink = people[0].client.post(&path, &json!({})).await.unwrap();
        links.push(link.secret);
    }
    let kept = std::fs::read(folder.path().join("redeye.db-wal")).unwrap();
    let kept = String::from_utf8_lossy(&kept);
    assert!(links.iter().all(|link| !kept.contains(link)), "the disk has hashes alone");
    people[0].ask(json!("start")).await.unwrap();
    server.stop().await;

    let server = Running::start(folder.path(), WIDE).await;
    let mut phone = Client::new(server.address);
    for bad in [&links[0], &"0".repeat(64), "?"] {
        let tried = phone.post::<Joined>(&back, &json!({ "secret": bad })).await;
        assert_eq!(refusal(&tried.unwrap_err()), "refusal-bad-link", "{bad}");
    }
    let mut sits = people[1].client.moved_to(server.address);
    let tried = sits.post::<Joined>(&back, &json!({ "secret": links[1] })).await;
    assert_eq!(refusal(&tried.unwrap_err()), "refusal-seat-taken", "who sits has a seat");
    let mut old = Person::connect(people[0].client.moved_to(server.address), &created.id).await;
    old.until(|old| old.frame.is_some()).await;
    for times in ["the first time", "another browser"] {
        let mut client = Client::new(server.address);
        let secret = json!({ "secret": links[1] });
        let joined: Joined = client.post(&back, &secret).await.unwrap();
        assert_eq!(joined.id, created.id);
        assert_eq!(farewell(&mut old).await, "refusal-moved", "{times}");
        let before = old.frame.take();
        old = Person::connect(client, &created.id).await;
        old.until(|new| new.frame.is_some()).await;
        assert!(old.room.as_ref().unwrap().you.host, "{times}");
        let view = |frame: &Option<Value>| frame.as_ref().unwrap()["view"].clone();
        assert_eq!(view(&old.frame), view(&before), "{times}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_sits_and_plays_with_its_token() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut host, created) = table(&server, settings(5, "")).await;
    let path = format!("/api/rooms/{}/program", created.id);
    let given: ProgramToken = host.client.post(&path, &json!({})).await.unwrap();
    let program = Client::with_token(server.address, &given.token);
    let program = Person::connect(program, &created.id).await;
    let mut people = vec![host, program];
    for (index, person) in people.iter_mut().enumerate() {
        let sit = json!({ "sit": { "seat": index + 1, "name": format!("Player {index}") } });
        person.ask(sit).await.unwrap();
    }
    for _ in 0..3 {
        people[0].ask(json!({ "add-bot": { "seat": null, "level": "random" } })).await.unwrap();
    }
    people[0].ask(json!("start")).await.unwrap();
    play_on(&mut people, |_| false).await;
    people[1].until(Person::is_over).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_hosts_rights_pass_to_another_person() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut people, _) = seated(&server, settings(5, "")).await;
    people[0].ask(json!("stand")).await.unwrap();
    people[1].until(|p| p.room.as_ref().is_some_and(|room| room.you.host)).await;
    assert_eq!(people[0].ask(json!("new-link")).await.unwrap_err(), "refusal-not-host");
    people[1].ask(json!({ "make-host": { "seat": 3 } })).await.unwrap();
    assert_eq!(people[1].ask(json!("new-link")).await.unwrap_err(), "refusal-not-host");
    people[2].ask(json!("new-link")).await.unwrap();
    server.stop().await;
}

/// The names of those who sit, in the order of their seats.
fn names(person: &Person) -> Vec<String> {
    let seats = &person.room.as_ref().expect("sees the room").seats;
    let occupants = seats.iter().filter_map(|seat| seat.occupant.as_ref());
    occupants.map(|occupant| occupant.name.to_string()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_sits_from_the_start_and_bots_take_the_other_seats() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut host, _) = table(&server, settings(5, "")).await;
    let you = host.room.as_ref().unwrap().you;
    assert_eq!((you.seat.map(Seat::index), you.host), (Some(0), true));
    for _ in 1..5 {
        host.ask(json!({ "add-bot": { "seat": null, "level": "normal" } })).await.unwrap();
    }
    let more = host.ask(json!({ "add-bot": { "seat": null, "level": "normal" } })).await;
    assert_eq!(more.unwrap_err(), "refusal-no-free-seat");
    assert_eq!(names(&host)[0], "Player 1");
    host.ask(json!("start")).await.unwrap();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_who_is_let_in_sits_down_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut host, created) = table(&server, settings(5, "")).await;
    let mut eve = knock(&server, &host, "Eve").await;
    let number = hear_knock(&mut host, "Eve").await;
    // Meanwhile another person takes the same name.
    let mut other = Person::join(Client::new(server.address), &created).await;
    other.ask(json!({ "sit": { "seat": null, "name": "EVE" } })).await.unwrap();
    host.ask(json!({ "answer": { "knock": number, "welcome": true } })).await.unwrap();
    eve.until(|eve| eve.room.as_ref().is_some_and(|room| !room.you.waiting)).await;
    assert_eq!(eve.room.as_ref().unwrap().you.seat, None, "there is time for another name");
    let mut tom = knock(&server, &host, "Tom").await;
    let number = hear_knock(&mut host, "Tom").await;
    host.ask(json!({ "answer": { "knock": number, "welcome": true } })).await.unwrap();
    tom.until(|tom| tom.room.as_ref().is_some_and(|room| room.you.seat.is_some())).await;
    assert_eq!(names(&tom), ["Player 1", "EVE", "Tom"]);
    server.stop().await;
}

/// A name in any language is fine, and no two names at a table can be mistaken for each other.
#[tokio::test(flavor = "multi_thread")]
async fn names_are_shown_as_they_are_and_told_apart() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut host, created) = table(&server, settings(5, "")).await;
    let mut guest = Person::join(Client::new(server.address), &created).await;
    let sit = |name: &str| json!({ "sit": { "seat": null, "name": name } });
    for name in ["Anna 👩\u{200d}💻", "علی\u{200c}رضا"] {
        guest.ask(sit(name)).await.unwrap();
        assert_eq!(names(&guest)[1], name);
    }
    guest.ask(sit("An\u{202e}na\u{200b}")).await.unwrap();
    assert_eq!(names(&guest)[1], "Anna");
    for (name, why) in [
        ("player 1", "refusal-name-taken"),
        ("Player\u{a0}\u{a0}1", "refusal-name-taken"),
        ("Ｐlayer l", "refusal-name-taken"),
        ("P\u{430}ul", "refusal-name-mixed"),
        ("\u{200d}", "refusal-text-empty"),
    ] {
        assert_eq!(guest.ask(sit(name)).await.unwrap_err(), why, "{name:?}");
        assert_eq!(names(&guest)[1], "Anna", "nothing has changed");
    }
    let say = json!({ "say": { "text": "👩\u{200d}💻\nhi\u{2066}!" } });
    guest.ask(say).await.unwrap();
    host.until(|host| !host.said.is_empty()).await;
    assert_eq!(host.said, ["👩\u{200d}💻 hi!"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_can_change_name_and_seat() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut host, created) = table(&server, settings(5, "")).await;
    let mut guest = Person::join(Client::new(server.address), &created).await;
    guest.ask(json!({ "sit": { "seat": 2, "name": "Ben" } })).await.unwrap();
    guest.ask(json!({ "sit": { "seat": null, "name": "Benno" } })).await.unwrap();
    guest.ask(json!({ "sit": { "seat": 5, "name": "Benno" } })).await.unwrap();
    host.until(|host| presence(host, 5).is_some()).await;
    let room = host.room.as_ref().unwrap();
    assert!(room.seats[1].occupant.is_none(), "one seat for each");
    assert_eq!(room.seats[4].occupant.as_ref().unwrap().name.as_str(), "Benno");
    server.stop().await;
}

/// A deadline that passed while the server was down first leaves some time.
#[test]
fn nobody_loses_a_turn_to_a_restart() {
    with_still_clock(deadline_passes_while_the_server_is_down());
}

async fn deadline_passes_while_the_server_is_down() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut people, created) = seated(&server, settings(7, "plots pause=5")).await;
    let asked = |person: &Person| person.stage() == "ask";
    loop {
        people[0].ask(json!("start")).await.unwrap();
        play_on(&mut people, asked).await;
        if people.iter().any(asked) {
            break;
        }
        people[0].ask(json!("rematch")).await.unwrap();
    }
    let client = people[0].client.clone();
    drop(people);
    while_time_passes(server.stop()).await;
    // As if the server had been down for a minute.
    let kept = inspect::rooms(folder.path()).remove(0);
    let mut body: Value = serde_json::from_str(&kept.body).unwrap();
    body["clock_zero_ms"] = json!(body["clock_zero_ms"].as_i64().unwrap() - 60_000);
    inspect::set_body(folder.path(), &kept.id, &body.to_string());

    let server = Running::start(folder.path(), WIDE).await;
    let mut back = Person::connect(client.moved_to(server.address), &created.id).await;
    back.until(|back| back.frame.is_some()).await;
    let frame = back.frame.clone().unwrap();
    assert!(asked(&back), "the question is still open");
    let left_ms = frame["deadline_ms"].as_i64().unwrap() - frame["now_ms"].as_i64().unwrap();
    assert!((4000..=7000).contains(&left_ms), "{left_ms} ms are left");
    // The next question may follow at once: then it is another deadline.
    let due = |back: &Person| back.frame.as_ref().unwrap()["deadline_ms"].clone();
    let closed = |back: &Person| !asked(back) || due(back) != frame["deadline_ms"];
    pass(Duration::from_millis(left_ms as u64 - 100)).await;
    back.ask(json!("back")).await.unwrap();
    assert!(!closed(&back), "it is closed too early");
    pass(Duration::from_millis(200)).await;
    back.until(closed).await;
    while_time_passes(server.stop()).await;
}

/// A record is a secret until the end, for the host too; then everybody who was let in has it.
#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_given_when_the_match_is_over() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut people, created) = seated(&server, settings(5, "")).await;
    let path = format!("/api/rooms/{}/matches/1/record", created.id);
    let refused = people[0].client.get(&path).await.unwrap_err();
    assert_eq!(refusal(&refused), "refusal-no-such-table");
    people[0].ask(json!("start")).await.unwrap();
    for person in &mut people {
        assert_eq!(refusal(&person.client.get(&path).await.unwrap_err()), "refusal-not-over");
    }
    play_on(&mut people, |_| false).await;
    let record = String::from_utf8(people[3].client.get(&path).await.unwrap()).unwrap();
    assert!(record.contains("\nend "), "{record}");
    let stranger = Client::new(server.address).get(&path).await.unwrap_err();
    assert_eq!(refusal(&stranger), "refusal-not-welcome");
    // Also when another one is on.
    people[0].ask(json!("rematch")).await.unwrap();
    people[0].ask(json!("start")).await.unwrap();
    assert_eq!(people[1].client.get(&path).await.unwrap(), record.into_bytes());
    server.stop().await;
}
