//! Everything that one command changes is written as a whole or not at all.

use redeye_store::{Commit, NewMatch, RoomRow, StoreError};

use crate::world::{
    Owner, World, command, entries, everything, finished, line, new_match, prepared, row, see,
};

pub(crate) async fn all_parts_of_a_commit_are_written_together(world: &World) {
    let store = world.open();
    let mut owner = prepared(&store).await;
    owner.commit(everything(&owner, 2)).await;
    let store = world.restart(store).await;
    let taken = store.take_room("R").await.unwrap();
    assert_eq!((taken.head, taken.body.as_str()), (2, "after"));
    assert_eq!(entries(&taken), ["entry 2"]);
    assert_eq!(taken.game.unwrap().unwrap().head_text, "above R-2");
    assert!(taken.lines == [line("hello")]);
    assert_eq!(taken.commands, [1, 2].map(command));
    assert_eq!(store.count_finished("mayday", vec![Some([1; 32])]).await, Ok(vec![1]));
    assert_eq!(store.device_link([5; 32]).await, Ok(None));
    assert_eq!(store.find_room("CODE").await.as_deref(), Ok("R"));
    assert_eq!(store.public_rooms(9).await.unwrap(), ["card"]);
    assert_eq!(store.read_match("R-1").await.unwrap().log.len(), 1);
}

pub(crate) async fn a_refused_part_refuses_the_whole_commit(world: &World) {
    let store = world.open();
    let mut owner = prepared(&store).await;
    let mut other = Owner::create(&store, "S").await;
    let code = Some("TAKEN".to_owned());
    other
        .commit(Commit { row: Some(RoomRow { code: code.clone(), ..row("") }), ..other.next(9) })
        .await;
    let before = see(&mut owner).await;
    type Change = fn(Commit) -> Commit;
    let changes: [(Change, StoreError); 3] = [
        (|commit| Commit { link: Some([6; 32]), ..commit }, StoreError::LinkUsed),
        (
            |commit| {
                let code = Some("TAKEN".to_owned());
                Commit { row: Some(RoomRow { code, ..row("after") }), ..commit }
            },
            StoreError::CodeInUse,
        ),
        (|commit| Commit { begins: Some(new_match("R-1")), ..commit }, StoreError::Fenced),
    ];
    for (change, error) in changes {
        let commit = change(everything(&owner, 2));
        assert_eq!(store.commit(commit).await, Err(error.clone()));
        assert_eq!(see(&mut owner).await, before, "{error}");
    }
    owner.commit(everything(&owner, 2)).await;
}

pub(crate) async fn a_commit_without_parts_records_its_command(world: &World) {
    let mut owner = Owner::create(&world.open(), "R").await;
    owner.commit(owner.next(7)).await;
    let taken = owner.take().await;
    assert_eq!((taken.head, taken.commands), (1, vec![command(7)]));
    assert_eq!((taken.game, taken.lines.len(), taken.body.as_str()), (None, 0, "new"));
}

pub(crate) async fn an_entry_needs_a_match(world: &World) {
    let mut owner = Owner::create(&world.open(), "R").await;
    assert_eq!(owner.store.commit(owner.entry(1)).await, Err(StoreError::NoSuchMatch));
    let end = Commit { finished: Some(finished(1)), ..owner.next(1) };
    assert_eq!(owner.store.commit(end).await, Err(StoreError::NoSuchMatch));
    let taken = owner.take().await;
    assert_eq!((taken.head, taken.commands.len()), (0, 0));
}

pub(crate) async fn no_match_begins_twice(world: &World) {
    let mut owner = prepared(&world.open()).await;
    let head_text = "another".to_owned();
    let begins = Some(NewMatch { head_text, ..new_match("R-1") });
    let again = Commit { begins, ..owner.entry(2) };
    assert_eq!(owner.store.commit(again).await, Err(StoreError::Fenced));
    assert_eq!(owner.take().await.game.unwrap().unwrap().head_text, "above R-1");
}

pub(crate) async fn another_match_begins_its_own_log(world: &World) {
    let store = world.open();
    let mut owner = prepared(&store).await;
    owner.commit(owner.entry(2)).await;
    owner.commit(Commit { line: Some(line("again?")), ..owner.next(3) }).await;
    owner.commit(Commit { begins: Some(new_match("R-2")), ..owner.next(4) }).await;
    let taken = owner.take().await;
    assert_eq!(entries(&taken), [""; 0]);
    owner.commit(owner.entry(5)).await;
    owner.begin("R-3", 6).await;
    owner.commit(owner.entry(7)).await;
    let store = world.restart(store).await;
    assert_eq!(entries(&store.take_room("R").await.unwrap()), ["entry 6", "entry 7"]);
    for (name, expected) in [("R-1", [1, 2].as_slice()), ("R-2", &[5]), ("R-3", &[6, 7])] {
        let read = store.read_match(name).await.unwrap();
        assert_eq!(read.head_text, format!("above {name}"));
        let expected: Vec<_> =
            expected.iter().map(|n| (command(*n), format!("entry {n}"))).collect();
        assert_eq!(read.log, expected, "{name}");
    }
    assert_eq!(store.read_match("R-4").await, Err(StoreError::NoSuchMatch));
}

pub(crate) async fn reading_a_match_does_not_take_its_room_over(world: &World) {
    let store = world.open();
    let mut owner = prepared(&store).await;
    for number in 2..5 {
        assert_eq!(store.read_match("R-1").await.unwrap().log.len() as u32, number - 1);
        owner.commit(owner.entry(number)).await;
    }
}

pub(crate) async fn commits_keep_their_order(world: &World) {
    let store = world.open();
    let (mut first, mut second) = (prepared(&store).await, Owner::create(&store, "S").await);
    second.begin("S-1", 1).await;
    for number in 2..40 {
        let commit = if number % 3 == 0 { first.next(number) } else { first.entry(number) };
        first.commit(Commit { line: Some(line(&number.to_string())), ..commit }).await;
        second.commit(second.entry(number)).await;
    }
    let store = world.restart(store).await;
    let taken = store.take_room("R").await.unwrap();
    assert_eq!(taken.commands, (1..40).map(command).collect::<Vec<_>>());
    let expected: Vec<String> =
        (1..40).filter(|n| *n == 1 || n % 3 != 0).map(|n| format!("entry {n}")).collect();
    assert_eq!(entries(&taken), expected);
    let said: Vec<&str> = taken.lines.iter().map(|line| line.body.as_str()).collect();
    assert_eq!(said, (2..40).map(|n: u32| n.to_string()).collect::<Vec<_>>());
    assert_eq!(entries(&store.take_room("S").await.unwrap()).len(), 39);
}
