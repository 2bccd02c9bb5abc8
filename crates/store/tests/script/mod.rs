//! The commits of a room, known to the writer and to the checker: now and then a new match, an
//! entry, the room, a line, the end of a match, a link.

use redeye_protocol::CommandId;
use redeye_store::{
    COMMANDS_MIN, Commit, DeviceLink, Finished, LINES_MAX, NewMatch, NewRoom, Ownership, RoomRow,
    Store, StoreError, StoredLine, Taken,
};

/// How many entries a match has.
const MATCH: u32 = 20;

/// Every so often a commit uses up a device link.
const LINK: u32 = 5;

fn command(room: &str, number: u32) -> CommandId {
    let mut id = [room.as_bytes()[0]; 16];
    id[..4].copy_from_slice(&number.to_le_bytes());
    CommandId(id)
}

fn entry(room: &str, number: u32, bytes: usize) -> String {
    format!("entry {number} of {room}: {}", "x".repeat(number as usize * 37 % 300 + bytes))
}

fn match_name(room: &str, number: u32) -> String {
    format!("{room}-{}", (number - 1) / MATCH + 1)
}

fn head_text(name: &str) -> String {
    format!("above {name}")
}

/// The session that plays all matches of a room.
fn session(room: &str) -> [u8; 32] {
    [room.as_bytes()[0]; 32]
}

fn link(room: &str, number: u32) -> [u8; 32] {
    let mut hash = session(room);
    hash[..4].copy_from_slice(&number.to_le_bytes());
    hash
}

fn row(number: u32) -> RoomRow {
    RoomRow { code: None, open: true, card: None, body: number.to_string() }
}

/// Takes a room over, and creates it if necessary.
pub(crate) async fn own(store: &Store, room: &str) -> Result<Ownership, StoreError> {
    store.add_session(session(room)).await?;
    let (id, made_by) = (room.to_owned(), session(room));
    match store.create_room(NewRoom { id, row: row(0), made_by, rooms_max: 1 }).await {
        Err(StoreError::Fenced) => {
            let Taken { epoch, head, .. } = store.take_room(room).await?;
            Ok(Ownership { epoch, head })
        }
        created => created,
    }
}

/// Makes the next commit of a room, with `bytes` more in its entry.
pub(crate) async fn commit_next(
    store: &Store,
    room: &str,
    Ownership { epoch, head }: Ownership,
    bytes: usize,
) -> Result<(), StoreError> {
    let number = head + 1;
    let uses_link = number.is_multiple_of(LINK);
    if uses_link {
        let (hash, session) = (link(room, number), session(room));
        let link = DeviceLink { hash, room: room.to_owned(), session };
        store.add_device_link(link, 1_000_000).await?;
    }
    let name = match_name(room, number);
    let begins = || NewMatch { head_text: head_text(&name), name: name.clone() };
    let finished = || Finished { game: "mayday", sessions: vec![session(room)] };
    let commit = Commit {
        begins: (number % MATCH == 1).then(begins),
        entry: Some(entry(room, number, bytes)),
        row: Some(row(number)),
        line: Some(StoredLine { audience: 2047, body: number.to_string() }),
        finished: number.is_multiple_of(MATCH).then(finished),
        link: uses_link.then(|| link(room, number)),
        ..Commit::new(room, epoch, head, command(room, number))
    };
    store.commit(commit).await
}

/// Takes a room over, checks that all parts of its commits are there and nothing else, and returns
/// how many commits there are.
pub(crate) async fn compare(store: &Store, room: &str, bytes: usize, what: &str) -> u32 {
    let taken = match store.take_room(room).await {
        Ok(taken) => taken,
        Err(StoreError::NoSuchRoom) => return 0,
        Err(error) => panic!("{what}: {error}"),
    };
    let what = format!("{what}, room {room}, head {}", taken.head);
    let head = taken.head;
    assert_eq!(taken.body, head.to_string(), "{what}: the row");
    let commands: Vec<CommandId> = (1..=head).map(|number| command(room, number)).collect();
    assert!(commands.ends_with(&taken.commands), "{what}: the commands");
    assert!(taken.commands.len() >= COMMANDS_MIN.min(head as usize), "{what}: the commands");
    let lines: Vec<String> =
        (1..=head).rev().take(LINES_MAX as usize).map(|number| number.to_string()).collect();
    let said: Vec<String> = taken.lines.into_iter().rev().map(|line| line.body).collect();
    assert_eq!(said, lines, "{what}: the lines");
    let game = taken.game.transpose().unwrap();
    assert_eq!(game.is_some(), head > 0, "{what}: the match");
    for last in (1..=head).filter(|number| number.is_multiple_of(MATCH) || *number == head) {
        let first = (last - 1) / MATCH * MATCH + 1;
        let name = match_name(room, last);
        let log = store.read_match(&name).await.unwrap();
        assert_eq!(log.head_text, head_text(&name), "{what}");
        let expected: Vec<_> =
            (first..=last).map(|n| (command(room, n), entry(room, n, bytes))).collect();
        assert!(log.log == expected, "{what}: the entries of {name}");
        assert!(last < head || game == Some(log), "{what}: the match that is on");
    }
    let counted = store.count_finished("mayday", vec![Some(session(room))]).await.unwrap();
    assert_eq!(counted, [head / MATCH], "{what}: the ends of matches");
    let used = head / LINK * LINK;
    let left = store.device_link(link(room, used)).await.unwrap();
    assert_eq!(left, None, "{what}: the link");
    head
}
