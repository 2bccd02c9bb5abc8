//! What the log says when something fails: one line for each fault, with the room and the reason,
//! and nothing that is secret.

use redeye_disk::{Disk, Fault as DiskFault};
use redeye_store::{Store, inspect};
use redeye_testbed::wire::log;
use redeye_testbed::{Running, WIDE, config, seated, settings};
use serde_json::json;

/// Returns the error lines about `room` since `mark`.
fn errors(room: &str, mark: usize) -> Vec<String> {
    let log = log::since(mark);
    let tells = |line: &&str| line.contains(" ERROR ") && line.contains(room);
    log.lines().filter(tells).map(str::to_owned).collect()
}

/// Every failure of the store is one line, and the command works again when the store does.
#[tokio::test(flavor = "multi_thread")]
async fn a_failing_store_is_logged_once_with_room_and_reason() {
    log::listen();
    let folder = tempfile::tempdir().unwrap();
    let disk = Disk::new(1);
    let store = Store::open_on(disk.vfs(), folder.path()).unwrap();
    let server = Running::start_on(store, config(folder.path())).await;
    let (mut people, table) = seated(&server, settings(5, "")).await;
    people[0].ask(json!("start")).await.unwrap();
    people[0].until(|person| person.frame.is_some()).await;
    let leader = people[0].frame.as_ref().unwrap()["awaits"][0].as_u64().unwrap() as usize - 1;
    people[leader].ask(json!("back")).await.unwrap();
    let act = json!({ "act": people[leader].legal()[0] });
    for (part, who, request) in [
        ("a line", 1, json!({ "say": { "text": "It is not me." } })),
        ("a setting", 0, json!({ "mute": { "seat": 2, "muted": true } })),
        ("an action", leader, act),
    ] {
        let mark = log::mark();
        disk.plan(disk.operations() + 1, DiskFault::UntilMended);
        let answer = people[who].ask(request.clone()).await;
        assert_eq!(answer, Err("refusal-store-failed".to_owned()), "{part}");
        assert!(disk.mend(), "{part}");
        let told = errors(&table.id, mark);
        assert!(told.len() == 1 && told[0].contains("disk I/O error"), "{part}: {told:#?}");
        people[who].ask(request).await.unwrap_or_else(|why| panic!("{part}: {why}"));
    }
    server.stop().await;
}

/// The line is written once, however often people ask for the room.
#[tokio::test(flavor = "multi_thread")]
async fn a_room_that_cannot_be_loaded_is_logged_once_with_the_reason() {
    log::listen();
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut people, table) = seated(&server, settings(5, "")).await;
    people[0].ask(json!("start")).await.unwrap();
    let clients: Vec<_> = people.into_iter().map(|person| person.client).collect();
    server.stop().await;
    inspect::set_body(folder.path(), &table.id, "nothing of ours");
    let mark = log::mark();
    let server = Running::start(folder.path(), WIDE).await;
    for client in &clients {
        assert!(client.moved_to(server.address).connect(&table.id).await.is_err());
    }
    let told = errors(&table.id, mark);
    assert!(told.len() == 1 && told[0].contains("body cannot be read"), "{told:#?}");
    server.stop().await;
}

/// A bot that panics is replaced, a room that panics is loaded again, and the log says where the
/// panic happened without its message. One test, because faults are planted for the whole process.
#[cfg(feature = "planted")]
#[tokio::test(flavor = "multi_thread")]
async fn a_panic_is_logged_once_with_room_and_place() {
    use redeye_server::panics::log_panics;
    use redeye_server::planted::{Fault, plant};
    use redeye_testbed::{Person, table};

    log::listen();
    log_panics();
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut host, made) = table(&server, settings(5, "")).await;
    for _ in 1..5 {
        host.ask(json!({ "add-bot": { "seat": null, "level": "normal" } })).await.unwrap();
    }
    let mark = log::mark();
    plant(Some(Fault::BotFails));
    host.ask(json!("start")).await.unwrap();
    // The match goes on: all bots have voted, or one has proposed and the host must vote.
    host.until(|host| host.stage() == "vote" || host.legal().len() > 1).await;
    if let Some(team) = host.legal().first().filter(|_| host.stage() != "vote").cloned() {
        host.ask(json!({ "act": team })).await.unwrap();
    }
    let only_host = |host: &Person| {
        host.stage() == "vote" && host.frame.as_ref().is_some_and(|it| it["awaits"] == json!([1]))
    };
    host.until(only_host).await;
    plant(None);
    let told = errors(&made.id, mark);
    assert_eq!(told.len(), 4, "one line for each bot: {told:#?}");
    for (seat, line) in (2..).zip(&told) {
        assert!(line.contains("a bot failed") && line.contains("planted.rs"), "{seat}: {line}");
    }

    let mark = log::mark();
    plant(Some(Fault::RoomFails));
    assert_eq!(host.ask(json!("back")).await, Err("refusal-restarting".to_owned()));
    plant(None);
    let told = errors(&made.id, mark);
    assert!(told.len() == 1 && told[0].contains("planted.rs"), "{told:#?}");
    let mut host = Person::connect(host.client, &made.id).await;
    host.until(only_host).await;
    assert!(!log::since(mark).contains("panicked"), "no other line tells of it");
    server.stop().await;
}
