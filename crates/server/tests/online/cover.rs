//! No bot covers a person who is there.

use std::time::Duration;

use redeye_games::GameId;
use redeye_protocol::Presence;
use redeye_testbed::{
    Person, Running, WIDE, idle, play_on, seated, settings, settings_of, table, while_time_passes,
    with_still_clock,
};
use serde_json::{Value, json};

/// The table's grace period, and the time that a person has to answer.
const GRACE: Duration = Duration::from_secs(60);
const ANSWER: Duration = Duration::from_secs(30);
const HOUR: Duration = Duration::from_secs(3600);

fn with_grace(mut settings: Value) -> Value {
    settings["cover_after_s"] = json!(GRACE.as_secs());
    settings
}

/// Returns how `person`'s table shows `seat`, which counts from 1.
fn presence(person: &Person, seat: usize) -> Presence {
    let room = person.room.as_ref().expect("is connected");
    room.seats[seat - 1].occupant.as_ref().expect("somebody sits there").presence
}

fn answer_due_s(person: &Person) -> Option<u32> {
    person.room.as_ref().expect("is connected").you.answer_due_s
}

/// Returns the first seat that the match waits for, once it has begun.
async fn awaited(people: &mut [Person]) -> usize {
    people[0].ask(json!("start")).await.expect("begins");
    for person in people.iter_mut() {
        person.until(|person| person.frame.is_some()).await;
    }
    people[0].frame.as_ref().unwrap()["awaits"][0].as_u64().expect("somebody") as usize
}

#[test]
fn no_clock_runs_for_a_person_alone_with_bots() {
    with_still_clock(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Running::start(folder.path(), WIDE).await;
        let (mut host, _) = table(&server, with_grace(settings(5, ""))).await;
        for _ in 1..5 {
            host.ask(json!({ "add-bot": { "seat": null, "level": "normal" } })).await.unwrap();
        }
        host.ask(json!("start")).await.unwrap();
        let only_host =
            |host: &Person| host.frame.as_ref().is_some_and(|it| it["awaits"] == json!([1]));
        while_time_passes(host.until(only_host)).await;
        let before = host.frame.clone();
        idle(std::slice::from_mut(&mut host), 2 * HOUR).await;
        assert_eq!(presence(&host, 1), Presence::Here);
        assert_eq!(answer_due_s(&host), None);
        assert_eq!(host.frame, before, "the match still waits");
        while_time_passes(server.stop()).await;
    });
}

/// A slow person is asked, and nobody else hears of it. After an answer the table waits again;
/// after silence a bot covers the seat, until its person does something.
#[test]
fn a_slow_but_connected_person_is_asked_first() {
    for (game, seats) in [(GameId::Resistance, 5), (GameId::Mayday, 5), (GameId::Hijacked, 2)] {
        with_still_clock(async {
            let folder = tempfile::tempdir().unwrap();
            let server = Running::start(folder.path(), WIDE).await;
            let (mut people, _) = seated(&server, with_grace(settings_of(game, seats, ""))).await;
            let slow = awaited(&mut people).await;
            let other = if slow == 1 { 1 } else { 0 };
            idle(&mut people, GRACE - Duration::from_secs(1)).await;
            assert_eq!(answer_due_s(&people[slow - 1]), None);
            let heard = people[other].heard.len();
            idle(&mut people, Duration::from_secs(2)).await;
            let due = answer_due_s(&people[slow - 1]).expect("is asked");
            assert!((20..=30).contains(&due), "{due} s are left");
            assert_eq!(people[other].heard.len(), heard, "nobody else is told");

            people[slow - 1].ask(json!("back")).await.unwrap();
            assert_eq!(answer_due_s(&people[slow - 1]), None);
            idle(&mut people, ANSWER + Duration::from_secs(5)).await;
            assert_eq!(presence(&people[other], slow), Presence::Here, "it was thinking");

            idle(&mut people, GRACE + ANSWER).await;
            assert_eq!(presence(&people[other], slow), Presence::Covered);
            people[slow - 1].ask(json!("back")).await.unwrap();
            idle(&mut people, Duration::ZERO).await;
            assert_eq!(presence(&people[other], slow), Presence::Here);
            while_time_passes(server.stop()).await;
        });
    }
}

#[test]
fn a_bot_covers_an_absent_persons_seat_and_gives_it_back() {
    with_still_clock(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Running::start(folder.path(), WIDE).await;
        let (mut people, created) = seated(&server, with_grace(settings(5, ""))).await;
        let leader = awaited(&mut people).await;
        let gone = people.remove(leader - 1);
        gone.socket.close().await.unwrap();
        people[0].until(|person| presence(person, leader) == Presence::Away).await;
        idle(&mut people, GRACE - Duration::from_secs(1)).await;
        assert_eq!(presence(&people[0], leader), Presence::Away);
        idle(&mut people, Duration::from_secs(2)).await;
        assert_eq!(presence(&people[0], leader), Presence::Covered);
        while_time_passes(people[0].until(|person| person.stage() == "vote")).await;
        let _back = Person::connect(gone.client, &created.id).await;
        people[0].until(|person| presence(person, leader) == Presence::Here).await;
        while_time_passes(server.stop()).await;
    });
}

#[test]
fn a_slow_table_waits() {
    with_still_clock(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Running::start(folder.path(), WIDE).await;
        let mut slow = with_grace(settings(5, ""));
        slow["clock"] = json!("slow");
        let (mut people, _) = seated(&server, slow).await;
        let leader = awaited(&mut people).await;
        let gone = people.remove(leader - 1);
        gone.socket.close().await.unwrap();
        idle(&mut people, HOUR).await;
        assert_eq!(presence(&people[0], leader), Presence::Away);
        assert!(people[0].stage() != "vote", "nobody has picked a team");
        while_time_passes(server.stop()).await;
    });
}

/// ILL-22: nobody needs to be there, so no bot plays for an absent person, not even for one who got
/// up.
#[test]
fn nobody_deals_for_an_absent_player_in_casual_illegal() {
    with_still_clock(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Running::start(folder.path(), WIDE).await;
        let casual = with_grace(settings_of(GameId::Illegal, 4, "casual session=30"));
        let (mut people, _) = seated(&server, casual).await;
        awaited(&mut people).await;
        people[2].ask(json!("stand")).await.unwrap();
        let gone = people.remove(3);
        gone.socket.close().await.unwrap();
        idle(&mut people, 20 * GRACE).await;
        assert_eq!(presence(&people[0], 3), Presence::Here);
        assert_eq!(presence(&people[0], 4), Presence::Away);
        // Nobody has moved a card, a foot or a finger.
        let table = &people[0].frame.as_ref().unwrap()["view"]["public"];
        assert_eq!(table["stage"], "session", "{table}");
        assert!(table["corners"].as_array().unwrap().iter().all(|it| *it == json!([])), "{table}");
        while_time_passes(server.stop()).await;
    });
}

/// RES-13: at a slow table nobody loses a plot card or an accusation to half a minute of absence.
#[tokio::test(flavor = "multi_thread")]
async fn pauses_last_for_hours_at_a_slow_table() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    for (clock, options, seconds) in
        [("live", "plots", 30), ("slow", "plots", 12 * 3600), ("slow", "plots pause=60", 60)]
    {
        let mut settings = settings(7, options);
        settings["clock"] = json!(clock);
        let (mut people, _) = seated(&server, settings).await;
        let asked = |person: &Person| person.stage() == "ask";
        let frame = loop {
            people[0].ask(json!("start")).await.unwrap();
            play_on(&mut people, asked).await;
            if let Some(person) = people.iter().find(|person| asked(person)) {
                break person.frame.clone().unwrap();
            }
            people[0].ask(json!("rematch")).await.unwrap();
        };
        let left_ms = frame["deadline_ms"].as_u64().unwrap() - frame["now_ms"].as_u64().unwrap();
        // The clock in a frame is cut to the second.
        assert!((seconds * 1000..=(seconds + 1) * 1000).contains(&left_ms), "{left_ms} ms");
    }
    server.stop().await;
}
