//! A shared screen: a connection that sees what the public sees, even if a player has opened it.

use redeye_client::Client;
use redeye_game::Seat;
use redeye_games::GameId;
use redeye_protocol::Presence;
use redeye_testbed::{Person, Running, WIDE, play_on, seated, settings, settings_of};
use serde_json::{Value, json};

/// The shared screen of a player is sent the same as that of a spectator, from the first message to
/// the last, and neither is ever sent what the seat knows.
#[tokio::test(flavor = "multi_thread")]
async fn a_shared_screen_is_sent_what_everybody_sees() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut people, created) = seated(&server, settings(5, "")).await;
    let mut screen = Person::connect_as_public(people[0].client.clone(), &created.id).await;
    let mut watcher = Person::join(Client::new(server.address), &created).await;
    people[0].ask(json!("start")).await.unwrap();
    play_on(&mut people, |_| false).await;
    for eyes in [&mut screen, &mut watcher] {
        eyes.until(Person::is_over).await;
        assert_eq!(eyes.room.as_ref().unwrap().you.seat, None);
    }
    assert!(!screen.room.as_ref().unwrap().you.host, "a screen is nobody's");
    let invite = screen.room.as_ref().unwrap().invite.as_deref();
    assert_eq!(invite, Some(created.invite.as_str()), "it shows how others come in");
    // Which frames are skipped, and what is told twice, depends on how fast each connection reads.
    let told = |person: &Person| -> Vec<Value> {
        let texts = person.heard.iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
        texts.filter(|message| message["type"] == "frame").fold(Vec::new(), |mut told, frame| {
            told.truncate(frame["first"].as_u64().unwrap() as usize);
            told.extend(frame["events"].as_array().unwrap().iter().cloned());
            told
        })
    };
    assert_eq!(told(&screen), told(&watcher));
    let own = |person: &Person| person.frame.as_ref().unwrap()["view"].clone();
    assert_eq!(own(&screen), own(&watcher));
    assert_eq!(screen.legal(), Vec::<Value>::new());
    server.stop().await;
}

/// It cannot act for its person, and does not count as its person's connection.
#[tokio::test(flavor = "multi_thread")]
async fn a_shared_screen_cannot_send_commands() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut people, created) = seated(&server, settings(5, "")).await;
    let host = people.remove(0);
    let mut screen = Person::connect_as_public(host.client.clone(), &created.id).await;
    for request in
        [json!("start"), json!("close"), json!("back"), json!({ "say": { "text": "?" } })]
    {
        assert_eq!(screen.ask(request).await, Err("refusal-not-seated".to_owned()));
    }
    drop(host);
    let presence = |person: &Person, seat: usize| {
        let room = person.room.as_ref()?;
        Some(room.seats.get(seat)?.occupant.as_ref()?.presence)
    };
    people[0].until(|person| presence(person, 0) == Some(Presence::Away)).await;
    server.stop().await;
}

/// In a corner of Illegal people whisper, and a screen of one of them hears nothing of it. What
/// each connection hears is numbered from 1.
#[tokio::test(flavor = "multi_thread")]
async fn a_shared_screen_hears_no_whisper() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut people, created) =
        seated(&server, settings_of(GameId::Illegal, 4, "session=30")).await;
    people[0].ask(json!({ "say": { "text": "Before." } })).await.unwrap();
    people[0].ask(json!("start")).await.unwrap();
    let mut screen = Person::connect_as_public(people[0].client.clone(), &created.id).await;
    let knock = json!({ "act": { "do": "knock", "seat": Seat::at(1) } });
    people[0].ask(knock).await.unwrap();
    people[1].ask(json!("back")).await.unwrap();
    let admit =
        people[1].legal().into_iter().find(|action| action["do"] == "admit").expect("a knock");
    people[1].ask(json!({ "act": admit })).await.unwrap();
    people[0].ask(json!({ "say": { "text": "Psst." } })).await.unwrap();
    let mut again = Person::connect(people[0].client.clone(), &created.id).await;
    again.until(|again| again.said.contains(&"Psst.".to_owned())).await;
    assert_eq!(again.said, ["Before.", "Psst."]);
    // An answer comes after whatever was sent before it.
    assert!(screen.ask(json!("back")).await.is_err());
    assert_eq!(screen.said, ["Before."]);
    let numbers = |person: &Person| -> Vec<u64> {
        let texts = person.heard.iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
        let lines = texts.filter(|message| message["type"] == "chat");
        let lines = lines.flat_map(|message| message["lines"].as_array().unwrap().clone());
        lines.map(|line| line["n"].as_u64().unwrap()).collect()
    };
    assert_eq!((numbers(&again), numbers(&screen)), (vec![1, 2], vec![1]));
    server.stop().await;
}
