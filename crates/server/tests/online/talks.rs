//! Hijacked over real sockets: what lies face down, stones that were drawn, a die on a card.

use std::collections::BTreeSet;

use redeye_client::Client;
use redeye_games::GameId;
use redeye_testbed::{Person, Running, WIDE, play_on, seated, settings_of};
use serde_json::{Value, json};

fn table(person: &Person) -> &Value {
    &person.frame.as_ref().expect("a match")["view"]["public"]
}

/// Returns who is on turn, counted from zero, once they have heard everything, and what they can
/// do.
async fn turn(people: &mut [Person]) -> (usize, Vec<Value>) {
    for person in people.iter_mut() {
        person.ask(json!("back")).await.unwrap();
    }
    // Nobody is on turn once the match is over.
    let awaited = people[0].frame.as_ref().unwrap()["awaits"][0].as_u64().unwrap_or(1);
    let index = awaited as usize - 1;
    (index, people[index].legal())
}

async fn act(person: &mut Person, action: &Value) {
    person.ask(json!({ "act": action })).await.unwrap();
    person.ask(json!("back")).await.unwrap();
}

fn does(action: &Value, what: &str) -> bool {
    action["do"] == what
}

/// Seats this many people, and starts a match.
async fn begin(server: &Running, seats: u8, options: &str) -> (Vec<Person>, String) {
    let (mut people, created) = seated(server, settings_of(GameId::Hijacked, seats, options)).await;
    people[0].ask(json!("start")).await.unwrap();
    (people, created.id)
}

/// HIJ-20: another's reserved card is chosen with a die that shows no less, and the die on it goes
/// back to its owner at once.
#[tokio::test(flavor = "multi_thread")]
async fn a_player_can_take_a_card_that_another_reserved() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    // Dice decide whether there is anything to reserve and to take; some table has it.
    'tables: loop {
        let (mut people, _) = begin(&server, 2, "").await;
        loop {
            let (thief, legal) = turn(&mut people).await;
            if people[0].is_over() {
                continue 'tables;
            }
            let row = table(&people[thief])["row"].clone();
            let owner_of = |action: &Value| {
                let place = action["place"].as_u64()? as usize;
                does(action, "choose").then(|| row[place - 1]["reserved"]["seat"].as_u64())?
            };
            if let Some(take) = legal.iter().find(|action| owner_of(action).is_some()) {
                let owner = owner_of(take).unwrap() as usize - 1;
                assert_ne!(owner, thief);
                act(&mut people[thief], take).await;
                people[owner].ask(json!("back")).await.unwrap();
                let frame = people[owner].frame.as_ref().unwrap();
                let told = |name: &str| {
                    let events = frame["events"].as_array().unwrap().iter();
                    events.filter(|event| event["event"] == name).count()
                };
                assert_eq!((told("released"), told("chose")), (1, 1), "{frame}");
                let place = take["place"].as_u64().unwrap() as usize;
                let lies = &table(&people[owner])["row"][place - 1];
                assert!(lies["reserved"].is_null(), "{lies}");
                break 'tables;
            }
            let likes = ["discard", "reserve", "choose", "take", "end-turn"];
            let liked = likes.iter().find_map(|what| legal.iter().find(|it| does(it, what)));
            act(&mut people[thief], liked.unwrap_or(&legal[0])).await;
        }
    }
    server.stop().await;
}

/// HIJ-30: a drawn stone stays drawn, after a reconnect and after a restart.
#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_reconnects_finds_the_same_drawn_stones() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Running::start(folder.path(), WIDE).await;
    let (mut people, id) = begin(&server, 2, "").await;
    // A red stone ends the action: then the next one builds.
    let drawing = loop {
        let (index, legal) = turn(&mut people).await;
        if legal.iter().any(|action| does(action, "draw")) {
            break index;
        }
        let likes = ["build-trust", "take", "end-turn"];
        let liked = likes.iter().find_map(|what| legal.iter().find(|it| does(it, what)));
        act(&mut people[index], liked.unwrap()).await;
    };
    let before = people[drawing].frame.clone().unwrap();
    let stones = &before["view"]["public"]["stones"];
    assert_eq!((&stones["seat"], &stones["greens"]), (&json!(drawing + 1), &json!(1)));

    let clients: Vec<Client> = people.into_iter().map(|person| person.client).collect();
    server.stop().await;
    server = Running::start(folder.path(), WIDE).await;
    let mut again = Vec::new();
    for client in clients {
        again.push(Person::connect(client.moved_to(server.address), &id).await);
    }
    let person = &mut again[drawing];
    person.until(|person| person.frame.is_some()).await;
    let after = person.frame.clone().unwrap();
    for part in ["view", "legal", "awaits"] {
        assert_eq!(after[part], before[part], "{part}");
    }
    act(person, &json!({ "do": "stop" })).await;
    let trust = table(person)["trust"].clone();
    assert_eq!(trust, before["view"]["public"]["trust"], "the stones lie there still");
    server.stop().await;
}

/// The names of cards in `value`, wherever they stand.
fn cards(value: &Value, found: &mut BTreeSet<String>) {
    let is_card = |text: &str| {
        let bytes = text.as_bytes();
        bytes.len() == 3
            && b"GBNYR".contains(&bytes[0])
            && bytes[1..].iter().all(u8::is_ascii_digit)
    };
    match value {
        Value::String(text) if is_card(text) => drop(found.insert(text.clone())),
        Value::Array(items) => items.iter().for_each(|item| cards(item, found)),
        Value::Object(fields) => fields.values().for_each(|field| cards(field, found)),
        _ => {}
    }
}

/// HIJ-3: nobody is sent the name of a card before it is opened for all. HIJ-50: only the player
/// who chooses is sent the bonus tiles to choose from.
#[tokio::test(flavor = "multi_thread")]
async fn face_down_cards_are_sent_to_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut people, created) = seated(&server, settings_of(GameId::Hijacked, 3, "")).await;
    let mut watcher = Person::join(Client::new(server.address), &created).await;
    people[0].ask(json!("start")).await.unwrap();
    // Nobody has done anything, so that scores are equal when the police can be called back.
    let end_turn = json!({ "do": "end-turn" });
    let chooser = loop {
        let (index, legal) = turn(&mut people).await;
        let retreat = legal.iter().find(|action| does(action, "retreat"));
        act(&mut people[index], retreat.unwrap_or(&end_turn)).await;
        if retreat.is_some() {
            break index;
        }
    };
    for (index, person) in people.iter_mut().enumerate() {
        person.ask(json!("back")).await.unwrap();
        let offer = &person.frame.as_ref().unwrap()["view"]["private"]["offer"];
        let is_told = person.heard.iter().any(|text| text.contains("\"offered\""));
        assert_eq!((!offer.is_null(), is_told), (index == chooser, index == chooser), "{offer}");
    }
    play_on(&mut people, |_| false).await;
    watcher.until(Person::is_over).await;
    let mut opened_in_all = 0;
    for person in people.iter_mut().chain([&mut watcher]) {
        let mut opened = BTreeSet::new();
        for text in &person.heard {
            let message: Value = serde_json::from_str(text).unwrap();
            if message["type"] != "frame" || !message["outcome"].is_null() {
                continue;
            }
            for event in message["events"].as_array().unwrap() {
                if ["opened", "chose-top"].iter().any(|name| event["event"] == *name) {
                    cards(event, &mut opened);
                }
            }
            let mut sent = BTreeSet::new();
            cards(&message, &mut sent);
            let early: Vec<_> = sent.difference(&opened).collect();
            assert!(early.is_empty(), "{early:?} in {text}");
        }
        opened_in_all += opened.len();
    }
    assert!(opened_in_all > 40, "cards were opened: {opened_in_all}");
    assert!(watcher.heard.iter().all(|text| !text.contains("\"offered\"")));
    server.stop().await;
}
