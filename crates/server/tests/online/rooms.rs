//! Rooms over real sockets: people come, sit, play, go and come back.

use redeye_client::Client;
use redeye_protocol::{CommandId, Presence, Status};
use redeye_testbed::{Person, Running, WIDE, play_on, seated, settings, table};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn five_people_play_a_match_by_link() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut people, created) = seated(&server, settings(5, "")).await;
    people[0].ask(json!("start")).await.unwrap();
    for person in &mut people {
        person.until(|person| person.frame.is_some()).await;
        assert_eq!(person.stage(), "propose");
    }
    play_on(&mut people, |_| false).await;
    for person in &mut people {
        person.until(Person::is_over).await;
        person.until(|p| p.room.as_ref().is_some_and(|r| r.status == Status::Over)).await;
    }
    let path = format!("/api/rooms/{}/matches/1/record", created.id);
    let record = String::from_utf8(people[1].client.get(&path).await.unwrap()).unwrap();
    assert!(record.starts_with("redeye match 1\n") && record.contains("\nend "), "{record}");
    // Another one, with the same people.
    people[0].ask(json!("rematch")).await.unwrap();
    people[0].ask(json!("start")).await.unwrap();
    let second = |person: &Person| person.frame.as_ref().is_some_and(|frame| frame["match"] == 2);
    people[3].until(second).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_sent_again_is_done_once_and_gets_the_same_answer() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut people, created) = seated(&server, settings(6, "")).await;
    let [bot, start] = [CommandId([1; 16]), CommandId([2; 16])];
    let add_bot = json!({ "add-bot": { "seat": null, "level": "normal" } });
    people[5].ask(json!("stand")).await.unwrap();
    people[0].ask_as(bot, add_bot.clone()).await.unwrap();
    people[0].ask_as(bot, add_bot.clone()).await.unwrap();
    people[0].ask_as(start, json!("start")).await.unwrap();
    // Its id is the host's: nobody else has sent it.
    assert_eq!(people[1].ask_as(start, json!("start")).await.unwrap_err(), "refusal-not-host");
    let host = people.swap_remove(0).client;
    server.stop().await;
    // The server may die before the answer is heard.
    let server = Running::start(folder.path(), WIDE).await;
    let mut host = Person::connect(host.moved_to(server.address), &created.id).await;
    host.ask_as(start, json!("start")).await.unwrap();
    host.ask_as(bot, add_bot).await.unwrap();
    let room = host.room.clone().unwrap();
    assert_eq!(room.game.map(|game| game.number), Some(1));
    let bots =
        room.seats.iter().filter(|seat| seat.occupant.as_ref().is_some_and(|o| o.bot.is_some()));
    assert_eq!(bots.count(), 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_fill_seats_and_cover_for_those_who_leave() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut host, created) = table(&server, settings(5, "")).await;
    host.ask(json!({ "sit": { "seat": 1, "name": "Ana" } })).await.unwrap();
    let mut guest = Person::join(Client::new(server.address), &created).await;
    guest.ask(json!({ "sit": { "seat": null, "name": "Ben" } })).await.unwrap();
    assert_eq!(host.ask(json!("start")).await.unwrap_err(), "refusal-seats-empty");
    for _ in 0..3 {
        host.ask(json!({ "add-bot": { "seat": null, "level": "normal" } })).await.unwrap();
    }
    assert_eq!(guest.ask(json!("start")).await.unwrap_err(), "refusal-not-host");
    host.ask(json!("start")).await.unwrap();
    guest.until(|guest| guest.frame.is_some()).await;
    guest.ask(json!("stand")).await.unwrap();
    let seat_of_ben = |person: &Person, presence: Presence| {
        person.room.as_ref().is_some_and(|room| {
            room.seats[1].occupant.as_ref().is_some_and(|ben| ben.presence == presence)
        })
    };
    host.until(|host| seat_of_ben(host, Presence::Covered)).await;
    // Ben is back, and the bot gives the seat back.
    let guest = Person::connect(guest.client.clone(), &created.id).await;
    host.until(|host| seat_of_ben(host, Presence::Here)).await;
    drop(guest);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut people, created) = seated(&server, settings(5, "")).await;
    people[0].ask(json!("start")).await.unwrap();
    let mut views = Vec::new();
    for person in &mut people {
        person.until(|person| person.frame.is_some()).await;
        views.push(person.frame.clone().unwrap()["view"].clone());
    }
    server.stop().await;
    let server = Running::start(folder.path(), WIDE).await;
    for (person, view) in people.into_iter().zip(views) {
        let mut back = Person::connect(person.client.moved_to(server.address), &created.id).await;
        back.until(|back| back.frame.is_some()).await;
        assert_eq!(back.frame.unwrap()["view"], view);
    }
    server.stop().await;
}
