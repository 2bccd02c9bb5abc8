//! Sessions, what they have played, and links to other devices.

use redeye_store::{Commit, DeviceLink, Finished, StoreError};

use crate::world::{Owner, World, prepared};

pub(crate) async fn finished_matches_are_counted_for_known_sessions(world: &World) {
    let store = world.open();
    let mut owner = Owner::create(&store, "R").await;
    owner.begin("R-1", 1).await;
    store.add_session([7; 32]).await.unwrap();
    let end = |sessions| Some(Finished { game: "mayday", sessions });
    owner.commit(Commit { finished: end(vec![[7; 32], [8; 32]]), ..owner.next(2) }).await;
    owner.commit(Commit { finished: end(vec![[7; 32]]), ..owner.next(3) }).await;
    let counted = vec![Some([7; 32]), Some([8; 32]), None];
    let counts = store.count_finished("mayday", counted.clone()).await.unwrap();
    assert_eq!(counts, [1, 0, 0], "once for each match, and only for who is known");
    assert_eq!(store.count_finished("resistance", counted.clone()).await.unwrap(), [0, 0, 0]);
    owner.begin("R-2", 4).await;
    owner.commit(Commit { finished: end(vec![[7; 32]]), ..owner.next(5) }).await;
    assert_eq!(store.count_finished("mayday", counted.clone()).await.unwrap(), [2, 0, 0]);
    assert_eq!(store.let_sessions_age(2, 1, 1).await.unwrap(), 1);
    assert_eq!(store.count_finished("mayday", counted).await.unwrap(), [0, 0, 0]);
}

/// Sessions age by the time that the server runs, and using one renews it.
pub(crate) async fn sessions_age_while_the_server_runs(world: &World) {
    const HOUR: u32 = 3600;
    let store = world.open();
    let age = async |seconds| store.let_sessions_age(seconds, 50 * 3600, 10 * 3600).await.unwrap();
    let is_there = async |session| store.use_session([session; 32]).await.unwrap();
    store.add_session([1; 32]).await.unwrap();
    store.add_session([2; 32]).await.unwrap();
    for hours in 1..=5 {
        assert_eq!(age(2 * HOUR).await, 0, "{hours}");
        assert!(is_there(1).await);
    }
    assert_eq!(age(1).await, 1, "not used for long");
    assert!(is_there(1).await && !is_there(2).await);
    for _ in 0..19 {
        assert_eq!(age(2 * HOUR).await, 0);
        assert!(is_there(1).await);
    }
    assert_eq!(age(2 * HOUR).await, 1, "old, in use or not");
    assert!(!is_there(1).await);
}

fn link(hash: u8, room: &str, session: u8) -> DeviceLink {
    DeviceLink { hash: [hash; 32], room: room.to_owned(), session: [session; 32] }
}

/// Longer than any test takes.
const LONG_S: u32 = 1_000_000;

pub(crate) async fn a_device_link_is_used_once(world: &World) {
    let store = world.open();
    let mut owner = Owner::create(&store, "R").await;
    assert_eq!(store.device_link([1; 32]).await, Ok(None));
    store.add_device_link(link(1, "R", 9), LONG_S).await.unwrap();
    let store = world.restart(store).await;
    owner.store = store.clone();
    for _ in 0..2 {
        assert_eq!(store.device_link([1; 32]).await, Ok(Some(link(1, "R", 9))), "a look");
    }
    owner.commit(Commit { link: Some([1; 32]), ..owner.next(1) }).await;
    assert_eq!(store.device_link([1; 32]).await, Ok(None));
    let again = Commit { link: Some([1; 32]), ..owner.next(2) };
    assert_eq!(store.commit(again).await, Err(StoreError::LinkUsed));
    assert_eq!(owner.take().await.head, 1);
}

pub(crate) async fn a_newer_device_link_replaces_the_older_one(world: &World) {
    let store = world.open();
    for (hash, session) in [(1, 9), (2, 8), (3, 9)] {
        store.add_device_link(link(hash, "R", session), LONG_S).await.unwrap();
    }
    assert_eq!(store.device_link([1; 32]).await, Ok(None));
    assert_eq!(store.device_link([2; 32]).await, Ok(Some(link(2, "R", 8))));
    assert_eq!(store.device_link([3; 32]).await, Ok(Some(link(3, "R", 9))));
}

pub(crate) async fn an_expired_device_link_does_not_work(world: &World) {
    let store = world.open();
    let mut owner = Owner::create(&store, "R").await;
    store.add_device_link(link(1, "R", 9), 0).await.unwrap();
    assert_eq!(store.device_link([1; 32]).await, Ok(None));
    let commit = Commit { link: Some([1; 32]), ..owner.next(1) };
    assert_eq!(store.commit(commit).await, Err(StoreError::LinkUsed));
    assert_eq!(owner.take().await.head, 0);
}

pub(crate) async fn a_device_link_works_only_for_its_room(world: &World) {
    let store = world.open();
    let (owner, other) = (prepared(&store).await, Owner::create(&store, "S").await);
    let commit = Commit { link: Some([5; 32]), ..other.next(1) };
    assert_eq!(store.commit(commit).await, Err(StoreError::LinkUsed));
    let commit = Commit { link: Some([5; 32]), ..owner.next(2) };
    assert_eq!(store.commit(commit).await, Ok(()));
}
