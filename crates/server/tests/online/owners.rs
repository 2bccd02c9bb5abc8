//! A room has one owner, and a process that has lost it does not take it back.

use redeye_protocol::CommandId;
use redeye_store::{Commit, Store, StoreError};
use redeye_testbed::{Person, Running, config, seated, settings};
use serde_json::json;

/// Returns a commit that only records its command.
fn commit(room: &str, epoch: u32, head: u32) -> Commit {
    Commit::new(room, epoch, head, CommandId([9; 16]))
}

/// Another process takes a room over. The first one finds out when it writes, writes nothing, tells
/// its connections to come again, and does not take the room back by itself. It takes the room over
/// again only when a client asks for it.
#[tokio::test(flavor = "multi_thread")]
async fn a_fenced_room_ends_and_is_not_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    let server = Running::start_on(store.clone(), config(folder.path())).await;
    let (mut people, created) = seated(&server, settings(5, "")).await;
    people[0].ask(json!("start")).await.unwrap();
    let other = store.take_room(&created.id).await.unwrap();
    let say = json!({ "say": { "text": "Who is there?" } });
    assert_eq!(people[1].ask(say.clone()).await, Err("refusal-restarting".to_owned()));
    for person in &mut people[2..] {
        while person.socket.next_text().await.is_ok() {}
    }
    // The other process still owns it, however much time has passed.
    store.commit(commit(&created.id, other.epoch, other.head)).await.unwrap();
    let late = store.commit(commit(&created.id, other.epoch, other.head)).await;
    assert_eq!(late, Err(StoreError::Fenced));
    let mut back = Person::connect(people[1].client.clone(), &created.id).await;
    back.until(|back| back.frame.is_some()).await;
    back.ask(say).await.unwrap();
    assert_eq!(back.said, ["Who is there?"], "it was said once");
    let taken = store.take_room(&created.id).await.unwrap();
    assert_eq!(taken.head, other.head + 2, "one commit of the other, one of this one");
    server.stop().await;
}

/// A record is read without owning anything.
#[tokio::test(flavor = "multi_thread")]
async fn reading_a_record_takes_no_ownership() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    let server = Running::start_on(store.clone(), config(folder.path())).await;
    let (mut people, created) = seated(&server, settings(5, "")).await;
    for _ in 0..2 {
        people[0].ask(json!("start")).await.unwrap();
        redeye_testbed::play_on(&mut people, |_| false).await;
        people[0].ask(json!("rematch")).await.unwrap();
    }
    let other = store.take_room(&created.id).await.unwrap();
    let path = format!("/api/rooms/{}/matches/1/record", created.id);
    assert!(people[3].client.get(&path).await.unwrap().starts_with(b"redeye match 1"));
    store
        .commit(commit(&created.id, other.epoch, other.head))
        .await
        .expect("is owned by the other");
    server.stop().await;
}
