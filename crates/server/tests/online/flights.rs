//! Mayday! Mayday! over real sockets: what the room and the rules decide together.

use redeye_games::GameId;
use redeye_protocol::Status;
use redeye_testbed::{Person, Running, WIDE, play_on, seated, settings_of};
use serde_json::{Value, json};

/// Returns whose veteran cards lie face down, or nothing where they are not played.
fn face_down(person: &Person) -> Option<Vec<u64>> {
    let veterans = &person.frame.as_ref()?["view"]["public"]["veterans"];
    let seats = veterans["face_down"].as_array()?;
    Some(seats.iter().filter_map(Value::as_u64).collect())
}

/// Begins flight `number` and waits until everybody is aboard.
async fn take_off(people: &mut [Person], number: u64) {
    people[0].ask(json!("start")).await.unwrap();
    for person in people {
        person.until(|p| p.frame.as_ref().is_some_and(|frame| frame["match"] == number)).await;
    }
}

async fn land(people: &mut [Person]) {
    play_on(people, |_| false).await;
    for person in people {
        person.until(|p| p.room.as_ref().is_some_and(|r| r.status == Status::Over)).await;
    }
}

/// MAY-40: two finished flights on this server make a veteran; a restart does not count a flight
/// again.
#[tokio::test(flavor = "multi_thread")]
async fn players_with_two_finished_flights_get_veteran_cards() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Running::start(folder.path(), WIDE).await;
    let settings = settings_of(GameId::Mayday, 5, "experienced=auto");
    let (mut people, created) = seated(&server, settings).await;
    for number in [1, 2] {
        take_off(&mut people, number).await;
        assert_eq!(face_down(&people[0]), None, "flight {number}: nobody is experienced yet");
        land(&mut people).await;
        // What was counted is not counted again when the table comes back.
        let clients: Vec<_> = people.into_iter().map(|person| person.client).collect();
        server.stop().await;
        server = Running::start(folder.path(), WIDE).await;
        people = Vec::new();
        for client in clients {
            people.push(Person::connect(client.moved_to(server.address), &created.id).await);
        }
        people[0].ask(json!("rematch")).await.unwrap();
    }
    // A new person sits down instead of the last one.
    people[4].ask(json!("stand")).await.unwrap();
    let mut new = Person::join(redeye_client::Client::new(server.address), &created).await;
    new.ask(json!({ "sit": { "seat": 5, "name": "New" } })).await.unwrap();
    people[4] = new;
    take_off(&mut people, 3).await;
    let holders = face_down(&people[0]).expect("veteran cards are played");
    let first = people[0].frame.as_ref().unwrap()["view"]["public"]["skirmish"].as_u64();
    // MAY-6: the first Skirmish seat has no. 1 and no other.
    let expected: Vec<u64> = (1..=4).filter(|seat| Some(*seat) != first).collect();
    assert_eq!(holders, expected);
    server.stop().await;
}

/// MAY-49: while only one seat may speak nobody else is heard, not even spectators.
#[tokio::test(flavor = "multi_thread")]
async fn after_listen_only_its_player_is_heard() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    // One card of eight is left out of a flight, so the first table may not have it.
    let (mut people, created, speaker) = loop {
        let mut settings = settings_of(GameId::Mayday, 8, "veterans pause=86400");
        settings["spectator_chat"] = json!(true);
        let (mut people, created) = seated(&server, settings).await;
        take_off(&mut people, 1).await;
        let holds = |person: &Person| {
            person.frame.as_ref().is_some_and(|f| f["view"]["private"]["veteran"] == "listen")
        };
        if let Some(speaker) = people.iter().position(holds) {
            break (people, created, speaker);
        }
    };
    let mut watcher = Person::join(redeye_client::Client::new(server.address), &created).await;
    let say = |text: &str| json!({ "say": { "text": text, "name": "Watcher" } });
    watcher.ask(say("before")).await.unwrap();
    people[speaker].ask(json!({ "act": { "do": "silence" } })).await.unwrap();
    for index in (0..8).filter(|index| *index != speaker) {
        if !people[index].legal().is_empty() {
            people[index].ask(json!({ "act": { "do": "pass" } })).await.unwrap();
        }
    }
    let other = (speaker + 1) % 8;
    for person in &mut people {
        let silent = |p: &Person| {
            p.frame.as_ref().is_some_and(|f| !f["view"]["public"]["veterans"]["speaker"].is_null())
        };
        person.until(silent).await;
    }
    let refused = people[other].ask(say("but")).await.unwrap_err();
    assert_eq!(refused, "refusal-nobody-hears");
    assert_eq!(watcher.ask(say("psst")).await.unwrap_err(), refused);
    people[speaker].ask(say("now you listen")).await.unwrap();
    people[other].until(|p| p.said.iter().any(|text| text == "now you listen")).await;
    assert!(!people[other].said.iter().any(|text| text == "but" || text == "psst"));
    server.stop().await;
}
