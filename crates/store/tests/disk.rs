//! Damage by a disk is found, and costs no more than it must.

use std::path::Path;

use redeye_protocol::CommandId;
use redeye_store::{
    Commit, MatchLog, NewMatch, NewRoom, Ownership, RoomRow, Store, StoreError, StoredLine, Taken,
    check, read_match,
};

fn command(number: u8) -> CommandId {
    CommandId([number; 16])
}

async fn create(store: &Store, id: &str, body: &str) -> Ownership {
    let row = RoomRow { code: None, open: true, card: None, body: body.to_owned() };
    let room = NewRoom { id: id.to_owned(), row, made_by: [1; 32], rooms_max: 100 };
    store.create_room(room).await.unwrap()
}

/// Creates a room with a match of `entries` entries, each with `padding` more bytes.
async fn play(store: &Store, id: &str, above: &str, entries: u8, padding: usize) {
    let Ownership { epoch, .. } = create(store, id, "body of the room").await;
    for number in 0..entries {
        let (name, head_text) = (format!("{id}-1"), above.to_owned());
        let entry = format!("entry of command {number}{}", "x".repeat(padding));
        let commit = Commit {
            begins: (number == 0).then_some(NewMatch { name, head_text }),
            entry: Some(entry),
            ..Commit::new(id, epoch, number.into(), command(number))
        };
        store.commit(commit).await.unwrap();
    }
}

async fn take_match(store: &Store, id: &str) -> Result<MatchLog, StoreError> {
    store.take_room(id).await?.game.expect("a match has begun")
}

fn change(folder: &Path, statements: &str) {
    let database = rusqlite::Connection::open(folder.join("redeye.db")).unwrap();
    database.execute_batch(statements).unwrap();
}

/// Where the first copy of `text` was written: SQLite fills a page from its end.
fn place_of(file: &[u8], text: &str) -> usize {
    let rows = file.windows(text.len()).enumerate();
    rows.filter(|(_, window)| *window == text.as_bytes()).map(|(at, _)| at).max().unwrap()
}

/// A byte that the disk has changed is found wherever it is, and other matches are not affected.
#[tokio::test]
async fn each_flipped_byte_of_a_match_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    for room in ["T", "U"] {
        play(&store, room, "what stands above", 2, 0).await;
    }
    drop(store);
    let file = folder.path().join("redeye.db");
    let well = std::fs::read(&file).unwrap();
    let was = read_match(folder.path(), "T-1").unwrap();
    let other = read_match(folder.path(), "U-1").unwrap();
    let mut found = 0;
    // The rows of T: numbers and a command stand before the text, and a link after it.
    for text in ["what stands above", "entry of command 0", "entry of command 1"] {
        let at = place_of(&well, text);
        for place in at - 24..at + text.len() + 16 {
            let mut rotten = well.clone();
            rotten[place] ^= 0x08;
            std::fs::write(&file, &rotten).unwrap();
            match read_match(folder.path(), "T-1") {
                Ok(read) => assert!(read == was, "byte {place} near {text:?}"),
                Err(_) => found += 1,
            }
            if (at..at + text.len()).contains(&place) {
                let error = read_match(folder.path(), "T-1").unwrap_err();
                assert!(matches!(error, StoreError::Damaged(_)), "byte {place}: {error}");
                assert!(read_match(folder.path(), "U-1").unwrap() == other, "byte {place}");
            }
        }
    }
    assert!(found > 130, "{found}");
    // On taking over, too: the room comes back without its match.
    let mut rotten = well.clone();
    rotten[place_of(&well, "entry of command 1")] ^= 1;
    std::fs::write(&file, &rotten).unwrap();
    let store = Store::open(folder.path()).unwrap();
    let taken = store.take_room("T").await.unwrap();
    assert_eq!((taken.head, taken.body.as_str()), (2, "body of the room"));
    assert_eq!(taken.commands, [0, 1].map(command));
    assert_eq!(taken.game, Some(Err(StoreError::Damaged(2))));
    assert_eq!(take_match(&store, "U").await, Ok(other));
}

/// A damaged room cannot be taken over; a damaged line is left out.
#[tokio::test]
async fn each_flipped_byte_of_a_room_or_a_line_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    let Ownership { epoch, .. } = create(&store, "R", "body of the room").await;
    create(&store, "S", "another").await;
    let texts = ["first line", "second line", "third line"];
    for (text, head) in texts.into_iter().zip(0..) {
        let line = Some(StoredLine { audience: 2047, body: text.to_owned() });
        let commit = Commit::new("R", epoch, head, command(head as u8));
        store.commit(Commit { line, ..commit }).await.unwrap();
    }
    drop(store);
    let file = folder.path().join("redeye.db");
    let well = std::fs::read(&file).unwrap();
    // The text, and the sum after it.
    for (text, of_room) in [("body of the room", true), ("second line", false)] {
        let at = place_of(&well, text);
        for place in at..at + text.len() + 16 {
            let mut rotten = well.clone();
            rotten[place] ^= 0x08;
            std::fs::write(&file, &rotten).unwrap();
            let found = check(folder.path(), |_| Ok(()), |_| true).unwrap();
            assert_eq!(found.damaged.len(), 1, "byte {place}");
            assert_eq!(found.damaged[0].0, "room R");
            let store = Store::open(folder.path()).unwrap();
            store.take_room("S").await.unwrap();
            if of_room {
                assert_eq!(store.take_room("R").await, Err(StoreError::Damaged(0)));
                let owned = Commit::new("R", epoch, 3, command(9));
                assert_eq!(store.commit(owned).await, Ok(()), "its owner has not changed");
            } else {
                let lines = store.take_room("R").await.unwrap().lines;
                let lines: Vec<&str> = lines.iter().map(|line| line.body.as_str()).collect();
                assert_eq!(lines, [texts[0], texts[2]], "byte {place}");
            }
        }
    }
}

/// The structure of the file is damaged anywhere but on its first page: what can be read is still
/// there, nothing is returned that differs from what was written, and the damaged file is kept.
#[tokio::test]
async fn a_damaged_file_gives_what_can_be_read() {
    const MATCHES: u32 = 12;
    const PAGE: usize = 4096;
    let name = |number: u32| format!("T{number}");
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    for number in 0..MATCHES {
        play(&store, &name(number), &"h".repeat(900), 10, 400).await;
    }
    drop(store);
    let file = folder.path().join("redeye.db");
    let well = std::fs::read(&file).unwrap();
    let mut was = Vec::new();
    for number in 0..MATCHES {
        was.push(read_match(folder.path(), &format!("{}-1", name(number))).unwrap());
    }
    let (mut rescued, mut few, mut many) = (0, 0, 0);
    // The beginning of each page, where its structure is, and some places in it.
    let is_tried = |place: &usize| [0, 3].contains(&(place % PAGE)) || place.is_multiple_of(9001);
    for place in (PAGE..well.len()).filter(is_tried) {
        let other = tempfile::tempdir().unwrap();
        let mut rotten = well.clone();
        rotten[place] ^= 0x11;
        std::fs::write(other.path().join("redeye.db"), &rotten).unwrap();
        let store = Store::open(other.path()).unwrap();
        rescued += u32::from(other.path().join("redeye-damaged-1.db").exists());
        let mut lost = 0;
        for number in 0..MATCHES {
            match take_match(&store, &name(number)).await {
                Ok(log) => assert!(log == was[number as usize], "byte {place}"),
                Err(StoreError::Damaged(_) | StoreError::NoSuchRoom) => lost += 1,
                Err(error) => panic!("byte {place}: {error}"),
            }
        }
        // The rows of a few matches share a page, and a few pages lead to many others.
        *(if lost <= 3 { &mut few } else { &mut many }) += 1;
        // The file is whole again, and takes writes.
        play(&store, "new", "above", 3, 0).await;
        assert_eq!(take_match(&store, "new").await.unwrap().log.len(), 3);
    }
    println!("{rescued} files rescued; few matches lost {few} times, many {many} times");
    assert!(rescued > 30 && few > 4 * many, "{rescued} rescued; lost few {few}, many {many}");
}

/// Damage that no flipped bit explains: an entry is missing, doubled, or belongs to another match.
#[tokio::test]
async fn a_log_with_missing_or_foreign_entries_is_refused() {
    for (change_by, entry) in [
        ("DELETE FROM commits WHERE seq = 1", 1),
        ("DELETE FROM commits WHERE seq = 2", 2),
        ("DELETE FROM commits WHERE seq = 3", 3),
        ("UPDATE fences SET seq = 2", 3),
        ("UPDATE fences SET seq = 4", 4),
        ("UPDATE fences SET chain = zeroblob(16)", 3),
        ("UPDATE fences SET last = 2", 3),
        ("UPDATE fences SET last = NULL", 1),
        ("UPDATE matches SET head_text = 'other'", 0),
        ("UPDATE matches SET first = zeroblob(16)", 0),
        ("DELETE FROM matches", 0),
        ("UPDATE commits SET epoch = 7 WHERE seq = 1", 1),
        ("UPDATE commits SET command = zeroblob(16) WHERE seq = 3", 3),
        ("UPDATE commits SET entry = 'entry of command 9' WHERE seq = 2", 2),
        ("UPDATE commits SET seq = CASE seq WHEN 1 THEN 1 WHEN 2 THEN 3 ELSE 2 END", 2),
        ("UPDATE commits SET before = 1 WHERE n = 3", 2),
        ("UPDATE commits SET before = 3 WHERE n = 3", 3),
        ("UPDATE commits SET before = NULL WHERE n = 3", 3),
        ("UPDATE commits SET room = 2 WHERE n = 2", 2),
        ("UPDATE commits SET game = 2 WHERE n = 1", 1),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap();
        play(&store, "T", "above", 3, 0).await;
        change(folder.path(), change_by);
        let Taken { game, body, .. } = store.take_room("T").await.unwrap();
        assert_eq!(game, Some(Err(StoreError::Damaged(entry))), "{change_by}");
        assert_eq!(body, "body of the room");
    }
}

/// A line of chat between two entries is no part of the match, but its command must not be lost.
#[tokio::test]
async fn a_skipped_commit_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    play(&store, "T", "above", 1, 0).await;
    let line = Some(StoredLine { audience: 1, body: "hello".to_owned() });
    store.commit(Commit { line, ..Commit::new("T", 1, 1, command(7)) }).await.unwrap();
    let entry = Some("entry".to_owned());
    store.commit(Commit { entry, ..Commit::new("T", 1, 2, command(8)) }).await.unwrap();
    assert_eq!(take_match(&store, "T").await.unwrap().log.len(), 2);
    change(folder.path(), "UPDATE commits SET before = 1 WHERE n = 3");
    assert_eq!(take_match(&store, "T").await, Err(StoreError::Damaged(1)));
}

/// A room with two matches of twenty entries each.
async fn play_twice(store: &Store, id: &str) {
    let Ownership { epoch, .. } = create(store, id, "body of the room").await;
    for number in 0..40_u8 {
        let name = format!("{id}-{}", number / 20 + 1);
        let begins = NewMatch { name, head_text: "above".to_owned() };
        let commit = Commit {
            begins: number.is_multiple_of(20).then_some(begins),
            entry: Some(format!("{id} says {number} {}", "x".repeat(300))),
            ..Commit::new(id, epoch, number.into(), command(number))
        };
        store.commit(commit).await.unwrap();
    }
}

/// Spoils the page at `place`.
fn spoil(file: &Path, place: usize) {
    let mut rotten = std::fs::read(file).unwrap();
    rotten[place / 4096 * 4096] ^= 0x11;
    std::fs::write(file, rotten).unwrap();
}

/// Fences and addresses are on few pages, many on each. All of them are restored from the rest.
#[tokio::test]
async fn lost_fences_and_addresses_are_restored() {
    for table in ["fences", "rooms", "sqlite_autoindex_rooms_1", "rooms_by_code"] {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap();
        for room in ["R", "S"] {
            play_twice(&store, room).await;
        }
        let was = [take_match(&store, "R").await.unwrap(), take_match(&store, "S").await.unwrap()];
        drop(store);
        let file = folder.path().join("redeye.db");
        let page: u32 = {
            let database = rusqlite::Connection::open(&file).unwrap();
            let find = "SELECT rootpage FROM sqlite_schema WHERE name = ?1";
            database.query_row(find, [table], |row| row.get(0)).unwrap()
        };
        spoil(&file, (page as usize - 1) * 4096);
        let store = Store::open(folder.path()).unwrap();
        assert!(folder.path().join("redeye-damaged-1.db").exists(), "{table}");
        for (room, was) in ["R", "S"].into_iter().zip(&was) {
            assert!(take_match(&store, room).await.as_ref() == Ok(was), "{table}, {room}");
            let taken = store.take_room(room).await.unwrap();
            assert_eq!((taken.head, taken.commands.len()), (40, 40), "{table}");
            assert_eq!(store.read_match(&format!("{room}-1")).await.unwrap().log.len(), 20);
            // The room goes on, and its previous owner is fenced off.
            let old = Commit::new(room, 1, 40, command(99));
            assert_eq!(store.commit(old).await, Err(StoreError::Fenced), "{table}");
            let next = Commit::new(room, taken.epoch, 40, command(99));
            assert_eq!(store.commit(next).await, Ok(()), "{table}");
        }
        drop(store);
        assert_eq!(check(folder.path(), |_| Ok(()), |_| true).unwrap().damaged, [], "{table}");
    }
}

/// If a page of commits is lost, so are the matches on it, and nothing else.
#[tokio::test]
async fn a_lost_page_loses_only_its_own_matches() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    for room in ["Q", "R", "S"] {
        play_twice(&store, room).await;
    }
    drop(store);
    let file = folder.path().join("redeye.db");
    let place = place_of(&std::fs::read(&file).unwrap(), "R says 10 ");
    spoil(&file, place);
    let store = Store::open(folder.path()).unwrap();
    assert!(folder.path().join("redeye-damaged-1.db").exists());
    let damaged = store.read_match("R-1").await;
    assert!(matches!(damaged, Err(StoreError::Damaged(1..=11))), "{damaged:?}");
    for name in ["Q-1", "Q-2", "R-2", "S-1", "S-2"] {
        assert_eq!(store.read_match(name).await.unwrap().log.len(), 20, "{name}");
    }
    let taken = store.take_room("R").await.unwrap();
    assert_eq!(taken.game.unwrap().unwrap().log.len(), 20);
    assert!(taken.head < 40 && taken.commands.len() as u32 == taken.head, "those that are left");
    let begins = Some(NewMatch { name: "R-3".to_owned(), head_text: "above".to_owned() });
    let next = Commit::new("R", taken.epoch, taken.head, command(99));
    store.commit(Commit { begins, ..next }).await.unwrap();
    let again = store.take_room("R").await.unwrap();
    assert_eq!(again.commands.len() as u32, taken.head + 1);
}

/// `check` names what is damaged, and nothing else.
#[tokio::test]
async fn damaged_rooms_and_matches_are_named() {
    let damaged = |change_by: &'static str| async move {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap();
        for room in ["R", "S"] {
            play(&store, room, "above", 3, 0).await;
        }
        let line = Some(StoredLine { audience: 1, body: "hello".to_owned() });
        store.commit(Commit { line, ..Commit::new("R", 1, 3, command(9)) }).await.unwrap();
        drop(store);
        change(folder.path(), change_by);
        let is_match = |log: &MatchLog| match log.log[0].1.as_str() {
            "entry of command 0" => Ok(()),
            other => Err(format!("what is {other}?")),
        };
        let found = check(folder.path(), is_match, |body| body == "body of the room").unwrap();
        assert_eq!(found.rooms, 2);
        found.damaged
    };
    let expect = |name: &str, why: &str| vec![(name.to_owned(), why.to_owned())];
    assert_eq!(damaged("").await, []);
    let flipped = "UPDATE commits SET entry = replace(entry, 'entry', 'entrz') WHERE n = 2";
    let why = "the disk has damaged this match at entry 2";
    assert_eq!(damaged(flipped).await, expect("match R-1", why));
    let body = "UPDATE bodies SET body = '{' WHERE room = 1";
    assert_eq!(damaged(body).await, expect("room R", "it cannot be read"));
    let sum = "UPDATE bodies SET sum = zeroblob(16) WHERE room = 2";
    assert_eq!(damaged(sum).await, expect("room S", "it cannot be read"));
    let line = "UPDATE lines SET body = 'hallo'";
    assert_eq!(damaged(line).await, expect("room R", "damaged lines of chat: 1"));
    let said = "DELETE FROM commits WHERE n = 7";
    let found = damaged(said).await;
    assert!(found.contains(&expect("room R", "some of its commits are missing")[0]), "{found:?}");
    let lost = "DELETE FROM matches WHERE n = 1";
    assert_eq!(damaged(lost).await, expect("match number 1", "there is no such match"));
}

/// The system clock is many years ahead of the last use of a session.
#[tokio::test]
async fn setting_the_clock_ends_no_session() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    store.add_session([1; 32]).await.unwrap();
    drop(store);
    let long_ago = "UPDATE sessions SET begun_s = 7, seen_s = 7; UPDATE clock SET now_s = 7;";
    change(folder.path(), long_ago);
    for _ in 0..2 {
        let store = Store::open(folder.path()).unwrap();
        assert_eq!(store.let_sessions_age(1, 10, 10).await, Ok(0));
        assert_eq!(store.use_session([1; 32]).await, Ok(true));
    }
}

/// A clock that was set back makes no link live longer.
#[tokio::test]
async fn a_link_from_the_future_is_not_valid() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    let (hash, room, session) = ([1; 32], "R".to_owned(), [2; 32]);
    let link = redeye_store::DeviceLink { hash, room, session };
    store.add_device_link(link.clone(), 1000).await.unwrap();
    assert_eq!(store.device_link([1; 32]).await, Ok(Some(link)));
    let later = "UPDATE device_links SET made_s = made_s + 9999, until_s = until_s + 9999";
    change(folder.path(), later);
    assert_eq!(store.device_link([1; 32]).await, Ok(None));
}
