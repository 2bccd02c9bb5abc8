//! Illegal over real sockets: corners, docks, a game that nobody needs to be at.

use std::time::Duration;

use redeye_client::Client;
use redeye_games::GameId;
use redeye_protocol::{Created, Presence};
use redeye_server::config::Config;
use redeye_store::inspect;
use redeye_testbed::{
    Delayed, Person, Running, WIDE, config, pass, seated, settings_of, table, until,
    while_time_passes, with_still_clock,
};
use serde_json::{Value, json};

async fn act(person: &mut Person, action: Value) {
    person.ask(json!({ "act": action })).await.unwrap();
}

/// Returns what this person sees, up to now.
async fn look(person: &mut Person) -> &Value {
    person.ask(json!("back")).await.unwrap();
    &person.frame.as_ref().unwrap()["view"]
}

/// Returns the first card that a person can lay down for `seat`.
async fn card(person: &mut Person, seat: usize) -> Value {
    look(person).await;
    let lays = |action: &Value| action["do"] == "lay" && action["seat"] == seat;
    person.legal().into_iter().find(lays).expect("it has cards")
}

/// Sends two people to a corner.
async fn go_to_corner(people: &mut [Person], from: usize, to: usize) {
    act(&mut people[from], json!({ "do": "knock", "seat": to + 1 })).await;
    act(&mut people[to], json!({ "do": "admit", "seat": from + 1 })).await;
}

/// ILL-11: everybody sees who is in a corner, but not what is said and laid down there.
#[tokio::test(flavor = "multi_thread")]
async fn only_players_in_a_corner_hear_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut people, created) = seated(&server, settings_of(GameId::Illegal, 5, "")).await;
    let mut watcher = Person::join(Client::new(server.address), &created).await;
    people[0].ask(json!("start")).await.unwrap();
    go_to_corner(&mut people, 0, 1).await;
    let corners = look(&mut people[2]).await["public"]["corners"].clone();
    assert_eq!(corners[0], json!([1, 2]), "everybody sees who is there");
    let before = people[2].heard.len();

    people[0].ask(json!({ "say": { "text": "Guns for powder?" } })).await.unwrap();
    let lay = card(&mut people[0], 2).await;
    act(&mut people[0], lay.clone()).await;
    let lies = look(&mut people[1]).await["private"]["exchanges"][0]["gives"].clone();
    assert_eq!(lies, json!({ lay["resource"].as_str().unwrap(): 1 }));
    assert_eq!(people[1].said, ["Guns for powder?"]);
    people[3].ask(json!({ "say": { "text": "Whom do we wait for?" } })).await.unwrap();
    for (index, heard) in [(2, 1), (4, 1), (0, 0), (1, 0)] {
        look(&mut people[index]).await;
        let at_table = people[index].said.iter().filter(|text| text.starts_with("Whom")).count();
        assert_eq!(at_table, heard, "seat {}", index + 1);
    }
    // Two answers and one line: the corner has sent nothing.
    let came = &people[2].heard[before..];
    let kinds: Vec<Value> = came.iter().map(|it| serde_json::from_str(it).unwrap()).collect();
    let kinds: Vec<&str> = kinds.iter().map(|it: &Value| it["type"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["chat", "ack"]);
    watcher.until(|watcher| watcher.frame.is_some()).await;
    assert!(watcher.said.is_empty(), "who watches hears no corner");
    server.stop().await;
}

/// Returns everything that a person was told in the match, put together from pages and frames.
fn told(person: &Person) -> Vec<Value> {
    let mut all = Vec::new();
    for text in &person.heard {
        let message: Value = serde_json::from_str(text).unwrap();
        if let (Some(first), Some(events)) =
            (message["first"].as_u64(), message["events"].as_array())
        {
            assert!(first as usize <= all.len(), "nothing is left out");
            all.truncate(first as usize);
            all.extend(events.iter().cloned());
        }
    }
    all
}

/// Actions that could be repeated without end are limited, for each seat separately. A person who
/// reconnects is told everything again, however much that is.
#[tokio::test(flavor = "multi_thread")]
async fn repeated_actions_are_limited_and_a_long_history_is_sent_whole() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut people, created) =
        seated(&server, settings_of(GameId::Illegal, 4, "session=30")).await;
    people[0].ask(json!("start")).await.unwrap();
    go_to_corner(&mut people, 0, 1).await;
    let lay = card(&mut people[0], 2).await;
    let mut back = lay.clone();
    back["do"] = json!("take-back");
    // The knock that led there was the first.
    for _ in 1..500 {
        act(&mut people[0], lay.clone()).await;
        act(&mut people[0], back.clone()).await;
    }
    let before = look(&mut people[1]).await.clone();
    let heard = people[1].heard.len();
    let refused = people[0].ask(json!({ "act": lay })).await;
    assert_eq!(refused.unwrap_err(), "refusal-too-often");
    assert_eq!(look(&mut people[1]).await, &before);
    assert_eq!(people[1].heard.len(), heard + 1, "nobody else hears of it: an answer, no more");
    // It is the seat that is limited, and only in this.
    let lay = card(&mut people[1], 1).await;
    act(&mut people[1], lay).await;
    act(&mut people[0], json!({ "do": "leave" })).await;
    act(&mut people[0], json!({ "do": "done" })).await;

    let stayed = people.remove(1);
    let mut again = Person::connect(stayed.client.clone(), &created.id).await;
    look(&mut again).await;
    let mut stayed = stayed;
    look(&mut stayed).await;
    assert!(told(&again).len() > 1_000);
    assert_eq!(told(&again), told(&stayed));
    let newest = |person: &Person| person.frame.clone().map(|frame| frame["view"].clone());
    assert_eq!(newest(&again), newest(&stayed));
    let longest = again.heard.iter().map(String::len).max().unwrap();
    assert!(longest <= 64 * 1024, "a message of {longest} bytes");
    let pages = again.heard.iter().filter(|text| text.starts_with("{\"type\":\"past\"")).count();
    assert!(pages >= 3, "{pages} pages");

    // A restart forgets nothing of it.
    let host = people.remove(0).client;
    server.stop().await;
    let server = Running::start(folder.path(), WIDE).await;
    let mut host = Person::connect(host.moved_to(server.address), &created.id).await;
    let knock = json!({ "act": { "do": "knock", "seat": 3 } });
    assert_eq!(host.ask(knock).await.unwrap_err(), "refusal-too-often");
    server.stop().await;
}

/// Bots that play any legal action are limited, too.
#[tokio::test(flavor = "multi_thread")]
async fn bots_cannot_repeat_actions_without_end() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start_with(Config { bot_pace_ms: 0, ..config(folder.path()) }).await;
    let (mut host, _) = table(&server, settings_of(GameId::Illegal, 4, "session=30")).await;
    for _ in 0..3 {
        host.ask(json!({ "add-bot": { "seat": null, "level": "random" } })).await.unwrap();
    }
    host.ask(json!("start")).await.unwrap();
    let repeats = || {
        let commits = inspect::rooms(folder.path()).remove(0).commits;
        let entries: Vec<String> = commits.into_iter().filter_map(|it| it.entry).collect();
        let done = |seat: u8| {
            let lines = entries.iter().flat_map(|body| body.lines());
            let [knock, lay] = ["knock", "lay"].map(|word| format!("seat {seat}: {word} "));
            lines.filter(|line| line.contains(&knock) || line.contains(&lay)).count()
        };
        [2, 3, 4].map(done)
    };
    while repeats().into_iter().any(|count| count < 500) {
        host.ask(json!("back")).await.unwrap();
    }
    for _ in 0..100 {
        host.ask(json!("back")).await.unwrap();
    }
    assert_eq!(repeats(), [500, 500, 500]);
    server.stop().await;
}

const NEAR: Duration = Duration::from_millis(20);
const FAR: Duration = Duration::from_millis(120);

/// ILL-20: a player 20 ms away and a player 120 ms away claim at the same moment, and each gets the
/// card half of the time. Only the test moves the clock, however busy the machine is.
#[test]
fn the_docks_are_fair_to_distant_players() {
    const TABLES: u32 = 50;
    with_still_clock(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Running::start(folder.path(), WIDE).await;
        let mut near_won = 0;
        for _ in 0..TABLES {
            let settings = settings_of(GameId::Illegal, 4, "session=30");
            let (mut people, created) = seated(&server, settings).await;
            let mut here = people.split_off(2);
            let mut distant = Vec::new();
            for (person, delay) in people.into_iter().zip([NEAR, FAR]) {
                let way = Delayed::new(server.address, delay).await;
                let client = person.client.moved_to(way.address);
                let comes = Person::connect(client, &created.id);
                distant.push(Distant { person: while_time_passes(comes).await, way, delay });
            }
            near_won += race(&mut distant, &mut here).await;
        }
        let docks = 4 * TABLES;
        println!("{near_won} of {docks} docks were won by the one who is near");
        // Half of 200, plus or minus five standard deviations.
        assert!((65..=135).contains(&near_won), "{near_won} of {docks}");
        while_time_passes(server.stop()).await;
    });
}

/// A distant person who only sends. The proxy between shows how far the exchange is.
struct Distant {
    person: Person,
    way: Delayed,
    delay: Duration,
}

/// Lets all of them, the nearest first, send a request at one moment, and waits until the server
/// has answered each.
async fn ask_at_once(distant: &mut [Distant], request: &Value) {
    let mut asked = Vec::new();
    for it in distant.iter_mut() {
        let before = (it.way.sent(), it.way.answered());
        asked.push((before, it.person.socket.send(request).await.unwrap().to_string()));
    }
    until(|| distant.iter().zip(&asked).all(|(it, ((sent, _), _))| it.way.sent() > *sent)).await;
    let mut gone = Duration::ZERO;
    for (it, ((_, answered), id)) in distant.iter().zip(&asked) {
        pass(it.delay - gone).await;
        gone = it.delay;
        until(|| it.way.has_answered(*answered, id)).await;
    }
}

/// Plays the four docks of an evening, and returns how often the near player got the card that both
/// claimed.
async fn race(distant: &mut [Distant], here: &mut [Person]) -> u32 {
    here[0].until(|person| person.room.is_some()).await;
    ask_at_once(&mut distant[..1], &json!("start")).await;
    let mut won = 0;
    for dock in 0..4_usize {
        here[0].until(|person| person.stage() == "session").await;
        ask_at_once(distant, &json!({ "act": { "do": "done" } })).await;
        for person in here.iter_mut() {
            act(person, json!({ "do": "done" })).await;
        }
        let claims = |it: &Value| it["do"] == "claim";
        look(&mut here[0]).await;
        while !here[0].legal().iter().any(claims) {
            pass(Duration::from_millis(100)).await;
            look(&mut here[0]).await;
        }
        let docks = |person: &Person| {
            person.frame.as_ref().unwrap()["view"]["public"]["docks"][dock].clone()
        };
        let cards = docks(&here[0])["cards"].as_array().unwrap().clone();
        let claim = |place: usize| json!({ "do": "claim", "resource": cards[place] });
        // Both tap at the same moment; what they want is the first card.
        ask_at_once(distant, &json!({ "act": claim(0) })).await;
        pass(Duration::from_millis(150)).await;
        here[0].until(|person| !docks(person)["taken"].as_array().unwrap().is_empty()).await;
        let first = docks(&here[0])["taken"][0].clone();
        assert_eq!(first["resource"], cards[0]);
        let near = first["seat"] == 1;
        won += u32::from(near);
        // The others take what is left.
        let late = usize::from(near);
        ask_at_once(&mut distant[late..=late], &json!({ "act": claim(1) })).await;
        for (person, place) in here.iter_mut().zip([2, 3]) {
            act(person, claim(place)).await;
        }
    }
    won
}

const MINUTE: Duration = Duration::from_secs(60);

/// Lets a person connect, do something, and leave.
async fn visit(client: &Client, created: &Created, actions: &[Value]) -> Value {
    let mut person = Person::connect(client.clone(), &created.id).await;
    person.until(|person| person.frame.is_some()).await;
    assert_eq!(person.room.as_ref().unwrap().watchers, 0);
    let here = |person: &Person| {
        let seats = &person.room.as_ref().unwrap().seats;
        let sitters = seats.iter().filter_map(|seat| seat.occupant.as_ref());
        sitters.filter(|sitter| sitter.presence == Presence::Here).count()
    };
    assert_eq!(here(&person), 1, "nobody else is here");
    for action in actions {
        act(&mut person, action.clone()).await;
    }
    let view = look(&mut person).await.clone();
    person.socket.close().await.unwrap();
    pass(MINUTE).await;
    view
}

/// ILL-22: people sit down on one day and play on the next, and no two of them are ever there at
/// the same time. Still cards change hands.
#[test]
fn casual_players_need_not_be_there_at_the_same_time() {
    with_still_clock(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Running::start(folder.path(), WIDE).await;
        let mut settings = settings_of(GameId::Illegal, 4, "casual session=30");
        settings["clock"] = json!("slow");
        settings["cover_after_s"] = json!(7 * 24 * 3600);
        let (host, created) = table(&server, settings).await;
        let mut clients = vec![host.client.clone()];
        host.socket.close().await.unwrap();
        for _ in 1..4 {
            pass(60 * MINUTE).await;
            let person = Person::join(Client::new(server.address), &created).await;
            clients.push(person.client.clone());
            person.socket.close().await.unwrap();
        }
        for (index, client) in clients.iter().enumerate().rev() {
            pass(6 * 60 * MINUTE).await;
            let mut person = Person::connect(client.clone(), &created.id).await;
            let sit = json!({ "seat": index + 1, "name": format!("Player {}", index + 1) });
            person.ask(json!({ "sit": sit })).await.unwrap();
            if index == 0 {
                person.ask(json!("start")).await.unwrap();
            }
            person.socket.close().await.unwrap();
        }
        pass(MINUTE).await;

        // Two who never meet make a deal.
        let packet = |view: &Value| view["private"]["packet"].clone();
        let one = visit(&clients[0], &created, &[json!({ "do": "knock", "seat": 2 })]).await;
        let mine = packet(&one)["dealer"].clone();
        let two = visit(&clients[1], &created, &[json!({ "do": "admit", "seat": 1 })]).await;
        let theirs = packet(&two)["dealer"].clone();
        visit(&clients[1], &created, &[json!({ "do": "lay", "resource": theirs, "seat": 1 })])
            .await;
        let (mine, theirs) = (mine.as_str().unwrap(), theirs.as_str().unwrap());
        let confirm = |seat, give: &str, get: &str| {
            let (give, get) = (json!({ give: 1 }), json!({ get: 1 }));
            json!({ "do": "confirm", "seat": seat, "give": give, "get": get })
        };
        let lay = json!({ "do": "lay", "resource": mine, "seat": 2 });
        visit(&clients[0], &created, &[lay, confirm(2, mine, theirs)]).await;
        let view = visit(&clients[1], &created, &[confirm(1, theirs, mine)]).await;
        let has = |view: &Value| view["private"]["hand"][mine].as_u64().unwrap_or(0);
        assert_eq!(has(&view), has(&two) + 1, "{view}");
        assert_eq!(view["private"]["deals"].as_array().unwrap().len(), 1);

        // The rest of the evening goes by without anybody: sessions, cards, the tribunal.
        let mut last = Value::Null;
        for _ in 0..200 {
            pass(60 * MINUTE).await;
            last = visit(&clients[2], &created, &[]).await;
            if last["public"]["stage"] == "over" {
                break;
            }
        }
        assert_eq!(last["public"]["stage"], "over");
        assert_eq!(last["public"]["deals"].as_array().unwrap().len(), 1, "nobody played for them");
        let revealed = last["public"]["revelations"].as_array().unwrap();
        let cards: u64 = revealed
            .iter()
            .flat_map(|it| it["hand"].as_object().unwrap().values())
            .map(|count| count.as_u64().unwrap())
            .sum();
        assert_eq!(cards, 4 * 10, "six dealt and four handed out to each");
        while_time_passes(server.stop()).await;
    });
}
