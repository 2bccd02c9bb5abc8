//! One owner, one history.

use redeye_store::{Commit, Ownership, StoreError};

use crate::world::{Owner, World, command, entries, everything, line, prepared, row, see};

pub(crate) async fn what_was_committed_comes_back(world: &World) {
    let store = world.open();
    let mut owner = Owner::create(&store, "R").await;
    assert_eq!(owner.owned, Ownership { epoch: 1, head: 0 });
    owner.begin("R-1", 1).await;
    owner.commit(owner.entry(2)).await;
    owner.commit(Commit { line: Some(line("hello")), ..owner.next(3) }).await;
    owner.commit(Commit { row: Some(row("changed")), ..owner.entry(4) }).await;
    let store = world.restart(store).await;
    let taken = store.take_room("R").await.unwrap();
    assert_eq!((taken.epoch, taken.head, taken.body.as_str()), (2, 4, "changed"));
    assert_eq!(entries(&taken), ["entry 1", "entry 2", "entry 4"]);
    let game = taken.game.unwrap().unwrap();
    assert_eq!(game.head_text, "above R-1");
    assert_eq!(game.log[2].0, command(4));
    assert!(taken.lines == [line("hello")]);
    assert_eq!(taken.commands, [1, 2, 3, 4].map(command));
    assert_eq!(store.read_match("R-1").await, Ok(game));
}

pub(crate) async fn a_commit_under_an_old_head_is_fenced_off(world: &World) {
    let mut owner = prepared(&world.open()).await;
    owner.owned.head -= 1;
    assert_eq!(owner.store.commit(owner.entry(2)).await, Err(StoreError::Fenced));
    assert_eq!(entries(&owner.take().await), ["entry 1"]);
}

pub(crate) async fn a_commit_under_a_future_head_is_fenced_off(world: &World) {
    let mut owner = prepared(&world.open()).await;
    owner.owned.head += 1;
    assert_eq!(owner.store.commit(owner.entry(2)).await, Err(StoreError::Fenced));
    assert_eq!(entries(&owner.take().await), ["entry 1"]);
}

pub(crate) async fn a_commit_under_an_old_epoch_is_fenced_off(world: &World) {
    let store = world.open();
    let owner = prepared(&store).await;
    // Another owner takes the room over; the first one does not know it yet.
    let taken = store.take_room("R").await.unwrap();
    assert_eq!(store.commit(owner.entry(2)).await, Err(StoreError::Fenced));
    let (epoch, head) = (taken.epoch, taken.head);
    let mut other = Owner { owned: Ownership { epoch, head }, ..owner };
    other.commit(other.entry(3)).await;
    assert_eq!(entries(&other.take().await), ["entry 1", "entry 3"]);
}

pub(crate) async fn a_commit_under_a_future_epoch_is_fenced_off(world: &World) {
    let mut owner = prepared(&world.open()).await;
    owner.owned.epoch += 1;
    assert_eq!(owner.store.commit(owner.entry(2)).await, Err(StoreError::Fenced));
    assert_eq!(entries(&owner.take().await), ["entry 1"]);
}

pub(crate) async fn an_owner_that_retook_its_room_goes_on(world: &World) {
    let store = world.open();
    let mut owner = prepared(&store).await;
    let Ownership { epoch, head } = owner.owned;
    let taken = store.retake_room("R", epoch).await.unwrap();
    assert_eq!((taken.epoch, taken.head), (epoch + 1, head));
    // Commits that were in progress before are fenced off, or they could still arrive.
    assert_eq!(store.commit(owner.entry(2)).await, Err(StoreError::Fenced));
    owner.owned.epoch = taken.epoch;
    owner.commit(owner.entry(3)).await;
    assert_eq!(entries(&owner.take().await), ["entry 1", "entry 3"]);
}

pub(crate) async fn an_owner_cannot_retake_what_another_has_taken(world: &World) {
    let store = world.open();
    let mut owner = prepared(&store).await;
    let before = owner.owned.epoch;
    let taken = owner.take().await;
    assert_eq!(store.retake_room("R", before).await, Err(StoreError::Fenced));
    assert_eq!(store.retake_room("R", taken.epoch + 1).await, Err(StoreError::Fenced));
    owner.commit(owner.entry(2)).await;
    assert_eq!(owner.take().await.epoch, taken.epoch + 1, "the tries raised nothing");
}

pub(crate) async fn a_fenced_commit_leaves_nothing(world: &World) {
    let mut owner = prepared(&world.open()).await;
    let before = see(&mut owner).await;
    for (epoch, head) in [(-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, 1)] {
        let Ownership { epoch: own, head: newest } = owner.owned;
        let (epoch, head) = (own.wrapping_add_signed(epoch), newest.wrapping_add_signed(head));
        let commit = Commit { epoch, head, ..everything(&owner, 2) };
        assert_eq!(owner.store.commit(commit).await, Err(StoreError::Fenced));
        assert_eq!(see(&mut owner).await, before, "epoch {epoch}, head {head}");
    }
    let store = owner.store.clone();
    store.commit(everything(&owner, 2)).await.unwrap();
    assert_ne!(see(&mut owner).await, before, "it would have changed something");
}

pub(crate) async fn a_commit_sent_twice_is_entered_once(world: &World) {
    let store = world.open();
    let mut owner = prepared(&store).await;
    let commit = owner.entry(2);
    store.commit(commit.clone()).await.unwrap();
    assert_eq!(store.commit(commit.clone()).await, Err(StoreError::Fenced));
    let taken = owner.take().await;
    assert_eq!(entries(&taken), ["entry 1", "entry 2"]);
    assert!(taken.commands.contains(&commit.command), "its owner sees that it is done");
    assert_eq!(store.commit(commit).await, Err(StoreError::Fenced));
}

pub(crate) async fn the_fence_of_one_room_is_not_that_of_another(world: &World) {
    let store = world.open();
    let (mut first, mut second) = (prepared(&store).await, Owner::create(&store, "S").await);
    first.commit(first.entry(2)).await;
    first.take().await;
    second.begin("S-1", 1).await;
    second.commit(second.entry(2)).await;
    first.commit(first.entry(3)).await;
    assert_eq!(entries(&first.take().await), ["entry 1", "entry 2", "entry 3"]);
    assert_eq!(entries(&second.take().await), ["entry 1", "entry 2"]);
    let unknown = Commit { room: "T".to_owned(), ..first.entry(4) };
    assert_eq!(store.commit(unknown).await, Err(StoreError::Fenced));
}

/// Many writers race for the same head: one of them wins each commit.
pub(crate) async fn racing_writers_make_one_history(world: &World) {
    let store = world.open();
    let mut owner = prepared(&store).await;
    let first = owner.owned.head;
    let mut writers = Vec::new();
    for writer in 0..8 {
        let rival = Owner { store: store.clone(), room: "R".to_owned(), ..owner };
        writers.push(tokio::spawn(async move {
            let mut won = Vec::new();
            for head in first..first + 30 {
                let number = 1000 * (writer + 1) + head;
                let mine = Commit { head, ..rival.entry(number) };
                match rival.store.commit(mine).await {
                    Ok(()) => won.push(number),
                    Err(error) => assert_eq!(error, StoreError::Fenced),
                }
            }
            won
        }));
    }
    let mut won = Vec::new();
    for writer in writers {
        won.extend(writer.await.unwrap());
    }
    won.sort_unstable_by_key(|number| number % 1000);
    let taken = owner.take().await;
    assert_eq!(taken.head, first + 30, "each was won by one writer");
    let won: Vec<String> = won.into_iter().map(|number| format!("entry {number}")).collect();
    assert_eq!(entries(&taken)[1..], won);
}

/// Commits that arrive together share a transaction: one that is refused is alone in it.
pub(crate) async fn a_refused_commit_does_not_undo_its_neighbours(world: &World) {
    const ROOMS: u32 = 12;
    const ROUNDS: u32 = 8;
    let store = world.open();
    let mut owners = Vec::new();
    for number in 0..ROOMS {
        let room = format!("R{number}");
        let mut owner = Owner::create(&store, &room).await;
        owner.begin(&format!("{room}-1"), 0).await;
        let code = Some(room);
        owner
            .commit(Commit {
                row: Some(redeye_store::RoomRow { code, ..row("") }),
                ..owner.next(1)
            })
            .await;
        owners.push(owner);
    }
    for round in 0..ROUNDS {
        let mut calls = Vec::new();
        for (number, owner) in (0..).zip(&mut owners) {
            let mut commit = owner.entry(10 + round);
            let taken = redeye_store::RoomRow { code: Some("R0".to_owned()), ..row("bad") };
            let expected = match number % 4 {
                1 => {
                    commit.head += 1;
                    Err(StoreError::Fenced)
                }
                2 => {
                    commit.row = Some(taken);
                    Err(StoreError::CodeInUse)
                }
                3 => {
                    commit.link = Some([77; 32]);
                    Err(StoreError::LinkUsed)
                }
                _ => {
                    owner.owned.head += 1;
                    Ok(())
                }
            };
            let store = store.clone();
            calls.push((expected, tokio::spawn(async move { store.commit(commit).await })));
        }
        for (expected, call) in calls {
            assert_eq!(call.await.unwrap(), expected);
        }
    }
    for (number, owner) in (0..).zip(&mut owners) {
        let taken = owner.take().await;
        let expected = if number % 4 == 0 { 1 + ROUNDS } else { 1 };
        assert_eq!(entries(&taken).len(), expected as usize, "room {number}");
        assert_eq!(taken.body, "");
    }
}
