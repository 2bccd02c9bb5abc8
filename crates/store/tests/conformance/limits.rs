//! What is limited, and how far back a take-over reads.

use redeye_store::{
    COMMANDS_MIN, Commit, LINES_MAX, NewRoom, RoomRow, StoreError, StoredLine, VIEWERS,
};

use crate::world::{Owner, World, command, entries, new_room, row};

pub(crate) async fn a_session_has_a_limited_number_of_open_rooms(world: &World) {
    let store = world.open();
    let limited = |id: &str| NewRoom { rooms_max: 2, ..new_room(id) };
    let owned = store.create_room(limited("R")).await.unwrap();
    store.create_room(limited("S")).await.unwrap();
    assert_eq!(store.create_room(limited("T")).await, Err(StoreError::TooManyRooms));
    assert_eq!(store.take_room("T").await, Err(StoreError::NoSuchRoom));
    let another = NewRoom { made_by: [2; 32], ..limited("U") };
    store.create_room(another).await.unwrap();
    // A closed room does not count, and a take-over changes nothing.
    store.take_room("S").await.unwrap();
    let mut owner = Owner { store: store.clone(), room: "R".to_owned(), owned };
    let closed = Some(RoomRow { open: false, ..row("") });
    owner.commit(Commit { row: closed, ..owner.next(1) }).await;
    let store = world.restart(store).await;
    store.create_room(limited("T")).await.unwrap();
    assert_eq!(store.create_room(limited("V")).await, Err(StoreError::TooManyRooms));
}

/// Whispers of two seats do not push out what others have heard, and nobody else can count them.
pub(crate) async fn each_viewer_gets_the_last_lines_it_heard(world: &World) {
    let store = world.open();
    let mut owner = Owner::create(&store, "R").await;
    let all = (1 << VIEWERS) - 1;
    let mut said = Vec::new();
    for number in 0..2 * LINES_MAX + 50 {
        // Two public lines, then whispers of seats 1 and 2, and a few of seat 3 alone.
        let audience = match number {
            0 | 1 => all,
            _ if number % 100 == 7 => 0b1000,
            _ => 0b0110,
        };
        let line = StoredLine { audience, body: number.to_string() };
        said.push(line.clone());
        owner.commit(Commit { line: Some(line), ..owner.next(number) }).await;
    }
    let lines = owner.take().await.lines;
    for viewer in 0..VIEWERS {
        let heard_by = |lines: &[StoredLine]| -> Vec<String> {
            let heard = lines.iter().filter(|line| line.audience & 1 << viewer != 0);
            heard.map(|line| line.body.clone()).collect()
        };
        let (heard, all) = (heard_by(&lines), heard_by(&said));
        let last = &all[all.len().saturating_sub(LINES_MAX as usize)..];
        assert!(heard.ends_with(last), "viewer {viewer}");
        assert_eq!(heard.len(), last.len().max(if viewer == 0 { 2 } else { heard.len() }));
    }
    // The two public lines, the last whispers, and seat 3's own: no more than some viewer needs.
    assert_eq!(lines.len(), 2 + LINES_MAX as usize + 7);
    let numbers: Vec<u32> = lines.iter().map(|line| line.body.parse().unwrap()).collect();
    assert!(numbers.is_sorted());
}

pub(crate) async fn loading_a_room_returns_its_last_commands_and_its_whole_match(world: &World) {
    let store = world.open();
    let mut owner = Owner::create(&store, "R").await;
    let enough = COMMANDS_MIN as u32 + 50;
    for number in 0..enough {
        owner.commit(owner.next(number)).await;
    }
    let commands = owner.take().await.commands;
    assert!(commands.len() >= COMMANDS_MIN);
    let all: Vec<_> = (0..enough).map(command).collect();
    assert!(all.ends_with(&commands), "in order, and none is left out");
    // A longer match is returned as a whole.
    owner.begin("R-1", enough).await;
    for number in enough + 1..2 * enough {
        let commit = if number % 2 == 0 { owner.entry(number) } else { owner.next(number) };
        owner.commit(commit).await;
    }
    let taken = owner.take().await;
    let all: Vec<_> = (0..2 * enough).map(command).collect();
    assert!(all.ends_with(&taken.commands));
    assert!(taken.commands.len() >= enough as usize, "all of the match");
    assert_eq!(entries(&taken).len() as u32, enough.div_ceil(2));
    // With a short match older commands are returned, too.
    owner.begin("R-2", 2 * enough).await;
    let commands = owner.take().await.commands;
    assert!(commands.len() >= COMMANDS_MIN);
    assert_eq!(commands.last(), Some(&command(2 * enough)));
}
