//! How rooms are found, listed and closed.

use redeye_store::{Commit, NewRoom, RoomRow, StoreError};

use crate::world::{Owner, World, new_room, prepared, row};

fn with_code(code: &str) -> RoomRow {
    RoomRow { code: Some(code.to_owned()), ..row("") }
}

pub(crate) async fn a_room_is_found_by_its_code_while_it_is_open(world: &World) {
    let store = world.open();
    let mut owner = Owner::create(&store, "R").await;
    assert_eq!(store.find_room("CODE").await, Err(StoreError::NoSuchRoom));
    owner.commit(Commit { row: Some(with_code("CODE")), ..owner.next(1) }).await;
    assert_eq!(store.find_room("CODE").await.as_deref(), Ok("R"));
    owner.commit(Commit { row: Some(with_code("OTHER")), ..owner.next(2) }).await;
    assert_eq!(store.find_room("CODE").await, Err(StoreError::NoSuchRoom));
    assert_eq!(store.find_room("OTHER").await.as_deref(), Ok("R"));
    assert_eq!(store.open_rooms().await.unwrap(), ["R"]);
    let closed = RoomRow { open: false, ..with_code("OTHER") };
    owner.commit(Commit { row: Some(closed), ..owner.next(3) }).await;
    assert_eq!(store.find_room("OTHER").await, Err(StoreError::NoSuchRoom));
    assert_eq!(store.open_rooms().await.unwrap(), [""; 0]);
}

pub(crate) async fn an_open_room_keeps_its_code_for_itself(world: &World) {
    let store = world.open();
    let first = NewRoom { row: with_code("CODE"), ..new_room("R") };
    let owned = store.create_room(first).await.unwrap();
    let second = NewRoom { row: with_code("CODE"), ..new_room("S") };
    assert_eq!(store.create_room(second.clone()).await, Err(StoreError::CodeInUse));
    assert_eq!(store.take_room("S").await, Err(StoreError::NoSuchRoom));
    let mut first = Owner { store: store.clone(), room: "R".to_owned(), owned };
    // Its own code is no obstacle, and a closed room gives it up.
    first.commit(Commit { row: Some(with_code("CODE")), ..first.next(1) }).await;
    let closed = RoomRow { open: false, ..with_code("CODE") };
    first.commit(Commit { row: Some(closed), ..first.next(2) }).await;
    store.create_room(second).await.unwrap();
    assert_eq!(store.find_room("CODE").await.as_deref(), Ok("S"));
}

pub(crate) async fn a_closed_room_takes_no_commit_and_cannot_be_taken(world: &World) {
    let store = world.open();
    let mut owner = prepared(&store).await;
    let epoch = owner.owned.epoch;
    let closes = Some(RoomRow { open: false, ..row("closed") });
    owner.commit(Commit { row: closes, ..owner.entry(2) }).await;
    assert_eq!(store.commit(owner.entry(3)).await, Err(StoreError::Fenced));
    for epoch in [epoch - 1, epoch, epoch + 1] {
        assert_eq!(store.retake_room("R", epoch).await, Err(StoreError::Closed));
    }
    assert_eq!(store.take_room("R").await, Err(StoreError::Closed));
    let reopens = Commit { row: Some(row("open")), ..owner.next(3) };
    assert_eq!(store.commit(reopens).await, Err(StoreError::Fenced));
    assert_eq!(store.take_room("R").await, Err(StoreError::Closed));
    assert_eq!(store.read_match("R-1").await.unwrap().log.len(), 2, "its record stays");
}

pub(crate) async fn public_rooms_are_listed_newest_first(world: &World) {
    let store = world.open();
    let mut owners = Vec::new();
    for id in ["Z", "A", "M", "B"] {
        owners.push(Owner::create(&store, id).await);
    }
    assert_eq!(store.public_rooms(9).await.unwrap(), [""; 0]);
    // They become public in another order than they were created in.
    for number in [2, 0, 3, 1] {
        let owner = &mut owners[number];
        let card = Some(format!("card of {}", owner.room));
        owner.commit(Commit { row: Some(RoomRow { card, ..row("") }), ..owner.next(1) }).await;
    }
    let cards = ["card of B", "card of M", "card of A", "card of Z"];
    assert_eq!(store.public_rooms(9).await.unwrap(), cards);
    assert_eq!(store.public_rooms(2).await.unwrap(), cards[..2]);
    let hidden = owners[3].next(2);
    owners[3].commit(Commit { row: Some(row("")), ..hidden }).await;
    let card = Some("card of M".to_owned());
    let closes =
        Commit { row: Some(RoomRow { open: false, card, ..row("") }), ..owners[2].next(2) };
    owners[2].commit(closes).await;
    assert_eq!(store.public_rooms(9).await.unwrap(), cards[2..]);
}

pub(crate) async fn an_address_is_used_once(world: &World) {
    let store = world.open();
    let mut owner = prepared(&store).await;
    assert_eq!(store.create_room(new_room("R")).await, Err(StoreError::Fenced));
    assert_eq!(owner.take().await.head, 1);
}

pub(crate) async fn an_unknown_room_is_reported(world: &World) {
    let store = world.open();
    assert_eq!(store.take_room("R").await, Err(StoreError::NoSuchRoom));
    assert_eq!(store.retake_room("R", 1).await, Err(StoreError::NoSuchRoom));
    assert_eq!(store.read_match("R-1").await, Err(StoreError::NoSuchMatch));
    store.probe().await.unwrap();
    store.end().await;
    assert!(matches!(store.probe().await, Err(StoreError::Failed(_))), "it has ended");
}
