//! Files of older versions are migrated with everything in them.

use redeye_disk::{Disk, Fault};
use redeye_protocol::CommandId;
use redeye_store::{Commit, MatchLog, NewRoom, RoomRow, Store, StoreError, check, read_match};
use rusqlite::{Connection, OpenFlags, params};
use sha2::{Digest, Sha256};

/// The steps of the schema, up to the version before the room owned everything.
const OLDER: [&str; 4] = [
    include_str!("../src/sqlite/schema/1_tables.sql"),
    include_str!("../src/sqlite/schema/2_finished.sql"),
    include_str!("../src/sqlite/schema/3_audience.sql"),
    include_str!("../src/sqlite/schema/4_chain_and_clock.sql"),
];

const HOST: [u8; 32] = [0xab; 32];

fn command(number: u8) -> CommandId {
    CommandId([number; 16])
}

fn body_of(matches: u32) -> String {
    let (host, done) = ("ab".repeat(32), ["c1".repeat(16), "c2".repeat(16)]);
    format!(r#"{{"host":"{host}","matches":{matches},"done":["{}","{}"]}}"#, done[0], done[1])
}

/// Returns the link of an entry. Repeated here, because every later version must read what an older
/// one wrote.
fn link(parts: &[&[u8]]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for part in parts {
        bytes.extend_from_slice(&(part.len() as u64).to_le_bytes());
        bytes.extend_from_slice(part);
    }
    Sha256::digest(&bytes)[..16].to_vec()
}

/// Puts a match into an old file. Its entries are written in different epochs.
fn add_match(database: &Connection, version: usize, name: &str, entries: u8) {
    let head_text = format!("above {name}");
    let insert = "INSERT INTO tables (id, head, epoch, head_text) VALUES (?1, ?2, 7, ?3)";
    database.execute(insert, params![name, entries, head_text]).unwrap();
    let mut chain = link(&[b"redeye chain 1", name.as_bytes(), head_text.as_bytes()]);
    let chained = version >= 4;
    if chained {
        let set = "UPDATE tables SET chain = ?2 WHERE id = ?1";
        database.execute(set, params![name, chain]).unwrap();
    }
    for number in 1..=entries {
        let (seq, epoch, body) = (u32::from(number), 1 + u32::from(number) / 2, entry(number));
        let (id, entry) = ([number; 16], body.as_bytes());
        let insert = "INSERT INTO inputs (table_id, seq, epoch, command, body)
                      VALUES (?1, ?2, ?3, ?4, ?5)";
        database.execute(insert, params![name, seq, epoch, id, body]).unwrap();
        chain = link(&[&chain, &seq.to_le_bytes(), &epoch.to_le_bytes(), &id, entry]);
        if chained {
            let set = "UPDATE inputs SET chain = ?3 WHERE table_id = ?1 AND seq = ?2";
            database.execute(set, params![name, seq, chain]).unwrap();
        }
    }
}

fn entry(number: u8) -> String {
    format!("entry {number}")
}

/// Makes a file as `version` has written it, with what `fill` puts into it.
fn make(version: usize, fill: impl Fn(&Connection)) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let database = Connection::open(folder.path().join("redeye.db")).unwrap();
    database.execute_batch(&OLDER[..version].concat()).unwrap();
    database.pragma_update(None, "user_version", version as u32).unwrap();
    fill(&database);
    folder
}

fn add_room(database: &Connection, id: &str, code: &str, open: bool, body: &str) {
    let insert = "INSERT INTO rooms VALUES (?1, ?2, ?3, ?4)";
    database.execute(insert, params![id, code, open, body]).unwrap();
}

/// Adds two open rooms, a closed one, and their chat.
fn fill(database: &Connection, version: usize) {
    add_room(database, "R", "CODE", true, &body_of(2));
    add_room(database, "S", "OTHER", true, &body_of(1));
    add_room(database, "C", "CLOSED", false, &body_of(0));
    for (name, entries) in [("R-1", 3), ("S-1", 12), ("R-2", 5)] {
        add_match(database, version, name, entries);
    }
    database.execute("INSERT INTO sessions VALUES (zeroblob(32), 5, 90)", []).unwrap();
    if version >= 2 {
        let insert = "INSERT INTO finished VALUES (zeroblob(32), 'mayday', 'R-1')";
        database.execute(insert, []).unwrap();
    }
    for (room, number, body) in [("R", 1_u8, "hi"), ("S", 2, "you"), ("R", 3, "there")] {
        let insert = "INSERT INTO chat (room_id, command, body) VALUES (?1, ?2, ?3)";
        database.execute(insert, params![room, [number; 16], body]).unwrap();
    }
    let whisper = "INSERT INTO chat (room_id, command, body)
                   VALUES ('R', zeroblob(16), '{\"only\":[1,2]}')";
    if version < 3 {
        database.execute(whisper, []).unwrap();
    }
}

fn bodies(log: &MatchLog) -> Vec<&str> {
    log.log.iter().map(|(_, body)| body.as_str()).collect()
}

#[tokio::test]
async fn older_files_are_migrated() {
    for version in 1..=OLDER.len() {
        let folder = make(version, |database| fill(database, version));
        let error = read_match(folder.path(), "R-1").unwrap_err();
        assert!(error.to_string().contains("serve it once"), "{error}");
        for round in ["grows", "has grown"] {
            let what = format!("schema {version} {round}");
            let store = Store::open(folder.path()).unwrap();
            let first = store.read_match("R-1").await.unwrap();
            assert_eq!(bodies(&first), ["entry 1", "entry 2", "entry 3"], "{what}");
            assert_eq!(first.head_text, "above R-1");
            let taken = store.take_room("R").await.unwrap();
            assert!(taken.epoch > 7, "{what}: whoever had a match is fenced off");
            assert_eq!(taken.body, body_of(2));
            let game = taken.game.unwrap().unwrap();
            assert_eq!(game.head_text, "above R-2");
            assert_eq!(bodies(&game)[..5], [1, 2, 3, 4, 5].map(entry), "{what}");
            assert_eq!(game.log[4].0, command(5));
            for known in [1, 5, 0xc1, 0xc2] {
                assert!(taken.commands.contains(&command(known)), "{what}: {known:x}");
            }
            let lines: Vec<&str> = taken.lines.iter().map(|line| line.body.as_str()).collect();
            assert_eq!(lines[..2], ["hi", "there"], "{what}");
            let audience = taken.lines.get(2).map(|line| line.audience);
            assert_eq!(audience, (version < 3).then_some(0b110), "{what}");
            // It goes on.
            let id = command(100 + taken.head as u8);
            let entry = Some("more".to_owned());
            let commit = Commit { entry, ..Commit::new("R", taken.epoch, taken.head, id) };
            store.commit(commit).await.unwrap();
            assert_eq!(bodies(&store.read_match("R-2").await.unwrap()).last(), Some(&"more"));
            assert_eq!(bodies(&store.read_match("S-1").await.unwrap()).len(), 12);
            assert!(store.use_session([0; 32]).await.unwrap(), "{what}");
            let finished = store.count_finished("mayday", vec![Some([0; 32])]).await.unwrap();
            assert_eq!(finished, [u32::from(version >= 2)], "{what}");
            assert_eq!(store.find_room("CODE").await.as_deref(), Ok("R"));
            assert_eq!(store.find_room("CLOSED").await, Err(StoreError::NoSuchRoom));
            assert_eq!(store.take_room("C").await, Err(StoreError::Closed));
            assert_eq!(store.open_rooms().await.unwrap(), ["R", "S"]);
            assert_eq!(store.public_rooms(9).await.unwrap(), [""; 0]);
            drop(store);
            let found = check(folder.path(), |_| Ok(()), |body| body.contains("host")).unwrap();
            assert_eq!(found.damaged, [], "{what}");
            assert_eq!((found.matches, found.rooms), (3, 3), "{what}");
        }
    }
}

#[tokio::test]
async fn migrated_rooms_count_toward_their_makers_limit() {
    let folder = make(4, |database| fill(database, 4));
    let store = Store::open(folder.path()).unwrap();
    let row = RoomRow { code: None, open: true, card: None, body: String::new() };
    let room =
        |rooms_max| NewRoom { id: "N".to_owned(), row: row.clone(), made_by: HOST, rooms_max };
    assert_eq!(store.create_room(room(2)).await, Err(StoreError::TooManyRooms));
    store.create_room(room(3)).await.unwrap();
}

/// A server of an older version died after it had made a match, and before its room counted it.
#[tokio::test]
async fn a_match_unknown_to_its_room_is_not_migrated() {
    let folder = make(4, |database| {
        fill(database, 4);
        add_match(database, 4, "R-3", 1);
        add_match(database, 4, "C-1", 1);
    });
    let store = Store::open(folder.path()).unwrap();
    let game = store.take_room("R").await.unwrap().game.unwrap().unwrap();
    assert_eq!(game.head_text, "above R-2");
    for name in ["R-3", "C-1"] {
        assert_eq!(store.read_match(name).await, Err(StoreError::NoSuchMatch));
    }
    // The room makes it again.
    let taken = store.take_room("R").await.unwrap();
    let begins = redeye_store::NewMatch { name: "R-3".to_owned(), head_text: "new".to_owned() };
    let commit = Commit::new("R", taken.epoch, taken.head, command(99));
    store.commit(Commit { begins: Some(begins), ..commit }).await.unwrap();
    assert_eq!(store.read_match("R-3").await.unwrap().head_text, "new");
}

/// Ten matches and more: numbers are compared as numbers.
#[tokio::test]
async fn the_last_match_is_the_one_with_the_highest_number() {
    let folder = make(4, |database| {
        add_room(database, "R", "CODE", true, &body_of(11));
        (1..=12).for_each(|number| add_match(database, 4, &format!("R-{number}"), 1));
    });
    let store = Store::open(folder.path()).unwrap();
    let game = store.take_room("R").await.unwrap().game.unwrap().unwrap();
    assert_eq!(game.head_text, "above R-11");
}

/// Damage stays as it was, and does not keep the rest from being migrated.
#[tokio::test]
async fn a_migration_keeps_damage_visible() {
    let folder = make(4, |database| {
        fill(database, 4);
        add_room(database, "B", "BROKEN", true, "{ no JSON");
        add_match(database, 4, "B-1", 1);
        add_match(database, 4, "B-2", 2);
        // Its room was lost, and a name without a number.
        add_match(database, 4, "L-4", 2);
        add_match(database, 4, "odd", 1);
        database.execute("DELETE FROM inputs WHERE table_id = 'R-2' AND seq = 3", []).unwrap();
        let flip = "UPDATE inputs SET body = 'other' WHERE table_id = 'S-1' AND seq = 2";
        database.execute(flip, []).unwrap();
        database.execute("UPDATE tables SET head = 2 WHERE id = 'R-1'", []).unwrap();
    });
    let store = Store::open(folder.path()).unwrap();
    for (room, damaged) in [("R", 3), ("S", 2)] {
        let game = store.take_room(room).await.unwrap().game;
        assert_eq!(game, Some(Err(StoreError::Damaged(damaged))), "{room}");
    }
    assert_eq!(store.read_match("R-1").await, Err(StoreError::Damaged(3)));
    let broken = store.take_room("B").await.unwrap();
    assert_eq!((broken.body.as_str(), broken.game.unwrap().unwrap().log.len()), ("{ no JSON", 2));
    assert_eq!(store.read_match("B-1").await.unwrap().log.len(), 1);
    assert_eq!(store.read_match("L-4").await.unwrap().log.len(), 2);
    assert_eq!(store.read_match("odd").await.unwrap().log.len(), 1);
    assert_eq!(store.take_room("L").await, Err(StoreError::Closed));
    assert_eq!(store.open_rooms().await.unwrap(), ["B", "R", "S"]);
}

/// The power fails at each moment of a migration: the file is as it was, or it is migrated.
#[tokio::test]
async fn a_migration_survives_power_losses() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("redeye.db");
    for operation in 1.. {
        let disk = Disk::new(operation);
        let flags = OpenFlags::default();
        let database = Connection::open_with_flags_and_vfs(&file, flags, disk.vfs()).unwrap();
        database.execute_batch(&OLDER[..3].concat()).unwrap();
        database.pragma_update(None, "user_version", 3).unwrap();
        fill(&database, 3);
        drop(database);
        disk.plan(disk.operations() + operation, Fault::PowerLoss);
        let store = Store::open_on(disk.vfs(), folder.path());
        let has_grown = store.is_ok();
        drop(store);
        let was_cut = disk.mend();
        disk.power_off();
        disk.power_on();
        let what = format!("operation {operation}");
        let store = Store::open_on(disk.vfs(), folder.path()).expect(&what);
        let game = store.take_room("R").await.expect(&what).game.unwrap().unwrap();
        assert_eq!(bodies(&game), [1, 2, 3, 4, 5].map(entry), "{what}");
        assert_eq!(store.read_match("S-1").await.expect(&what).log.len(), 12, "{what}");
        store.end().await;
        if has_grown && !was_cut {
            assert!(operation > 20, "{what}");
            break;
        }
    }
}

/// A migrated file has the same layout as a new one.
#[test]
fn a_migrated_file_has_the_layout_of_a_new_one() {
    let schema = |folder: &tempfile::TempDir| -> Vec<String> {
        drop(Store::open(folder.path()).unwrap());
        let database = Connection::open(folder.path().join("redeye.db")).unwrap();
        let mut sql = database
            .prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY sql")
            .unwrap();
        sql.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    };
    let new = schema(&tempfile::tempdir().unwrap());
    for version in 1..=OLDER.len() {
        assert_eq!(schema(&make(version, |database| fill(database, version))), new);
    }
    // All of it fits on the first page: a damaged page costs no more than the rows on it.
    assert!(new.iter().map(|sql| sql.len() + 60).sum::<usize>() < 4000);
}
