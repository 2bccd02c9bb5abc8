//! The store by itself: the fence, repeated commands, order, and what it refuses to open.

use std::fs::Permissions;
use std::path::{Path, PathBuf};

use redeye_protocol::CommandId;
use redeye_server::store::{
    Append, Appended, Store, StoreError, backup, make_private_folder, read_table,
};

fn append(head: u32, epoch: u32, command: u8) -> Append {
    let (table, body) = ("T".to_owned(), format!("entry of command {command}"));
    Append { table, head, epoch, command: CommandId([command; 16]), body }
}

fn first(seq: u32) -> Result<Appended, StoreError> {
    Ok(Appended { seq, repeated: false })
}

#[tokio::test]
async fn a_log_comes_back_as_it_was_written() {
    let folder = tempfile::tempdir().unwrap();
    {
        let store = Store::open(folder.path()).unwrap();
        store.create("T", "head").await.unwrap();
        assert_eq!(store.create("T", "other").await, Err(StoreError::TableExists));
        for (head, command) in [(0, 10), (1, 11), (2, 12)] {
            assert_eq!(store.append(append(head, 1, command)).await, first(head + 1));
        }
    }
    let store = Store::open(folder.path()).unwrap();
    let loaded = store.load("T").await.unwrap();
    assert_eq!((loaded.epoch, loaded.head_text.as_str()), (2, "head"));
    let commands: Vec<u8> = loaded.log.iter().map(|(command, _)| command.0[0]).collect();
    assert_eq!(commands, [10, 11, 12]);
    assert_eq!(loaded.log[1].1, "entry of command 11");
    assert_eq!(store.load("U").await, Err(StoreError::NoSuchTable));
}

#[tokio::test]
async fn stale_writers_are_fenced_off() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    store.create("T", "head").await.unwrap();
    assert_eq!(store.append(append(0, 1, 1)).await, first(1));
    assert_eq!(store.append(append(0, 1, 2)).await, Err(StoreError::Fenced), "an old head");
    assert_eq!(store.append(append(2, 1, 2)).await, Err(StoreError::Fenced), "a head to come");
    // Someone else takes the table over; the first owner does not know it yet.
    let epoch = store.load("T").await.unwrap().epoch;
    assert_eq!(store.append(append(1, 1, 2)).await, Err(StoreError::Fenced), "an old epoch");
    assert_eq!(store.append(append(1, epoch, 3)).await, first(2));
    let log = store.load("T").await.unwrap().log;
    assert_eq!(log.len(), 2, "what was fenced off left nothing");
}

#[tokio::test]
async fn a_repeated_command_gets_its_first_answer() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    store.create("T", "head").await.unwrap();
    assert_eq!(store.append(append(0, 1, 1)).await, first(1));
    assert_eq!(store.append(append(1, 1, 2)).await, first(2));
    let again = Ok(Appended { seq: 1, repeated: true });
    assert_eq!(store.append(append(0, 1, 1)).await, again, "as it was sent");
    assert_eq!(store.append(append(2, 1, 1)).await, again, "from a newer head");
    store.load("T").await.unwrap();
    assert_eq!(store.append(append(0, 1, 1)).await, again, "after a take-over");
    assert_eq!(store.load("T").await.unwrap().log.len(), 2);
}

#[tokio::test]
async fn closed_tables_take_nothing_and_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    store.create("T", "head").await.unwrap();
    store.create("U", "head").await.unwrap();
    store.append(append(0, 1, 1)).await.unwrap();
    assert_eq!(store.open_tables().await.unwrap(), ["T", "U"]);
    assert_eq!(store.close("T", 9).await, Err(StoreError::Fenced));
    store.close("T", 1).await.unwrap();
    assert_eq!(store.open_tables().await.unwrap(), ["U"]);
    assert_eq!(store.append(append(1, 1, 2)).await, Err(StoreError::Fenced));
    assert_eq!(store.load("T").await.unwrap().log.len(), 1);
}

/// Many writers race for the same head: one of them wins each entry.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn racing_writers_make_one_history() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    store.create("T", "head").await.unwrap();
    let mut tasks = Vec::new();
    for writer in 0..8_u8 {
        let store = store.clone();
        tasks.push(tokio::spawn(async move {
            let mut won = 0;
            for head in 0..50 {
                let mut mine = append(head, 1, writer);
                mine.command.0[1] = head as u8;
                won += u32::from(store.append(mine).await.is_ok());
            }
            won
        }));
    }
    let mut won = 0;
    for task in tasks {
        won += task.await.unwrap();
    }
    let log = store.load("T").await.unwrap().log;
    assert_eq!(log.len(), won as usize, "each entry was won by one writer");
    assert!(won > 0);
}

#[test]
fn one_folder_has_one_server() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    assert_eq!(Store::open(folder.path()).unwrap_err(), StoreError::InUse);
    std::fs::remove_file(folder.path().join("redeye.lock")).unwrap();
    assert_eq!(Store::open(folder.path()).unwrap_err(), StoreError::InUse, "without its file");
    drop(store);
    assert!(Store::open(folder.path()).is_ok(), "the last handle lets go");
}

/// The schema as it grew, up to the version before this one.
const OLDER: [&str; 3] = [
    include_str!("../src/store/schema.sql"),
    include_str!("../src/store/finished.sql"),
    include_str!("../src/store/audience.sql"),
];

/// Folders of all older schemas are brought up to date, with all that is in them.
#[tokio::test]
async fn older_files_grow() {
    for version in 1..=OLDER.len() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("redeye.db");
        let database = rusqlite::Connection::open(&file).unwrap();
        database.execute_batch(&OLDER[..version].concat()).unwrap();
        database.pragma_update(None, "user_version", version as u32).unwrap();
        let rows = "INSERT INTO tables (id, head, head_text) VALUES ('T', 2, 'head');
                    INSERT INTO inputs VALUES ('T', 1, 1, randomblob(16), 'one'),
                                              ('T', 2, 1, randomblob(16), 'two');
                    INSERT INTO sessions VALUES (zeroblob(32), 5, 90);
                    INSERT INTO rooms VALUES ('R', 'CODE', 1, 'room');
                    INSERT INTO chat (room_id, command, body) VALUES ('R', zeroblob(16), 'hi');";
        database.execute_batch(rows).unwrap();
        drop(database);
        let error = read_table(folder.path(), "T").unwrap_err();
        assert!(error.to_string().contains("serve it once"), "{error}");
        for round in ["grows", "has grown"] {
            let store = Store::open(folder.path()).unwrap();
            let log = store.load("T").await.unwrap().log;
            let bodies: Vec<&str> = log.iter().map(|(_, body)| body.as_str()).collect();
            assert_eq!(bodies[..2], ["one", "two"], "schema {version} {round}");
            let head = log.len() as u32;
            let epoch = store.load("T").await.unwrap().epoch;
            assert_eq!(store.append(append(head, epoch, head as u8)).await, first(head + 1));
            assert!(store.use_session([0; 32]).await.unwrap(), "schema {version} {round}");
            assert_eq!(store.find_room("CODE").await.unwrap().body, "room");
            assert_eq!(store.load_lines("R", 11, 9).await.unwrap().len(), 1);
        }
    }
}

#[tokio::test]
async fn matches_are_counted_for_those_who_are_known() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    store.create("T", "head").await.unwrap();
    store.add_session([7; 32]).await.unwrap();
    store.add_finished("mayday", "T", vec![[7; 32], [8; 32]]).await.unwrap();
    store.add_finished("mayday", "T", vec![[7; 32]]).await.unwrap();
    let counted = vec![Some([7; 32]), Some([8; 32]), None];
    let counts = store.count_finished("mayday", counted.clone()).await.unwrap();
    assert_eq!(counts, [1, 0, 0], "once for each match, and only for who is known");
    assert_eq!(store.count_finished("resistance", counted.clone()).await.unwrap(), [0, 0, 0]);
    assert_eq!(store.let_sessions_age(2, 1, 1).await.unwrap(), 1);
    assert_eq!(store.count_finished("mayday", counted).await.unwrap(), [0, 0, 0]);
}

/// Sessions age by the time that the server runs, and stay young by being used.
#[tokio::test]
async fn sessions_age_while_the_server_runs() {
    const HOUR: u32 = 3600;
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
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

/// A byte that the disk has changed is found wherever it stands, and the other matches are as they
/// were.
#[tokio::test]
async fn each_flipped_byte_of_a_match_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    for table in ["T", "U"] {
        store.create(table, "what stands above").await.unwrap();
        for head in 0..2 {
            let append = Append { table: table.to_owned(), ..append(head, 1, head as u8) };
            store.append(append).await.unwrap();
        }
    }
    drop(store);
    let file = folder.path().join("redeye.db");
    let well = std::fs::read(&file).unwrap();
    let was = read_table(folder.path(), "T").unwrap();
    let other = read_table(folder.path(), "U").unwrap();
    let mut found = 0;
    // The rows of T: a name, numbers and a command stand before the text, and a link after it.
    for text in ["what stands above", "entry of command 0", "entry of command 1"] {
        let rows = well.windows(text.len()).enumerate();
        let row = rows.filter(|(_, window)| *window == text.as_bytes()).map(|(at, _)| at);
        // SQLite fills a page from its end: what came first stands last.
        let at = row.max().unwrap();
        for place in at - 24..at + text.len() + 16 {
            let mut rotten = well.clone();
            rotten[place] ^= 0x08;
            std::fs::write(&file, &rotten).unwrap();
            match read_table(folder.path(), "T") {
                Ok(read) => assert!(read == was, "byte {place} near {text:?}"),
                Err(_) => found += 1,
            }
            if (at..at + text.len()).contains(&place) {
                let error = read_table(folder.path(), "T").unwrap_err();
                assert!(matches!(error, StoreError::Damaged(_)), "byte {place}: {error}");
                assert!(read_table(folder.path(), "U").unwrap() == other, "byte {place}");
            }
        }
    }
    assert!(found > 130, "{found}");
    // On load, too.
    let mut rotten = well.clone();
    let text = b"entry of command 1";
    let at = well.windows(text.len()).rposition(|window| window == text).unwrap();
    rotten[at] ^= 1;
    std::fs::write(&file, &rotten).unwrap();
    let store = Store::open(folder.path()).unwrap();
    assert_eq!(store.load("T").await, Err(StoreError::Damaged(2)));
    assert_eq!(store.load("U").await.unwrap().log, other.log);
}

/// The structure of the file is damaged anywhere but on its first page: what can be read is still
/// there, nothing comes back other than it was, and the damaged file is kept.
#[tokio::test]
async fn a_damaged_file_gives_what_can_be_read() {
    const MATCHES: u32 = 12;
    const PAGE: usize = 4096;
    let name = |number: u32| format!("T{number}");
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    for number in 0..MATCHES {
        store.create(&name(number), &format!("head {}", "h".repeat(900))).await.unwrap();
        for head in 0..10 {
            let body = format!("{head} {}", "x".repeat(400));
            let append = Append { table: name(number), body, ..append(head, 1, head as u8) };
            store.append(append).await.unwrap();
        }
    }
    drop(store);
    let file = folder.path().join("redeye.db");
    let well = std::fs::read(&file).unwrap();
    let mut was = Vec::new();
    for number in 0..MATCHES {
        was.push(read_table(folder.path(), &name(number)).unwrap());
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
            match store.load(&name(number)).await {
                Ok(loaded) => assert_eq!(loaded.log, was[number as usize].log, "byte {place}"),
                Err(StoreError::Damaged(_) | StoreError::NoSuchTable) => lost += 1,
                Err(error) => panic!("byte {place}: {error}"),
            }
        }
        // The rows of two or three matches share a page; on a few pages hang many others.
        *(if lost <= 3 { &mut few } else { &mut many }) += 1;
        // It is whole again, and takes what comes.
        store.create("new", "head").await.unwrap();
    }
    assert!(rescued > 30 && few > 4 * many, "{rescued} rescued; lost few {few}, many {many}");
    println!("{rescued} files rescued; few matches lost {few} times, many {many} times");
}

/// What no flipped bit explains: an entry is gone, doubled, or somebody else's.
#[tokio::test]
async fn a_log_with_other_entries_is_not_played() {
    for (change, entry) in [
        ("DELETE FROM inputs WHERE seq = 2", 2),
        ("DELETE FROM inputs WHERE seq = 3", 3),
        ("UPDATE tables SET head = 2", 3),
        ("UPDATE tables SET head = 4", 4),
        ("UPDATE tables SET head_text = 'other'", 0),
        ("UPDATE inputs SET epoch = 7 WHERE seq = 1", 1),
        ("UPDATE inputs SET command = zeroblob(16) WHERE seq = 3", 3),
        ("UPDATE inputs SET body = 'entry of command 9' WHERE seq = 2", 2),
        (
            "UPDATE inputs SET seq = 10 + seq;
             UPDATE inputs SET seq = CASE seq WHEN 11 THEN 1 WHEN 12 THEN 3 ELSE 2 END",
            2,
        ),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap();
        store.create("T", "head").await.unwrap();
        for head in 0..3 {
            store.append(append(head, 1, head as u8 + 1)).await.unwrap();
        }
        let database = rusqlite::Connection::open(folder.path().join("redeye.db")).unwrap();
        database.execute_batch(change).unwrap();
        assert_eq!(store.load("T").await, Err(StoreError::Damaged(entry)), "{change}");
    }
}

#[test]
fn what_is_not_ours_is_not_opened() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("redeye.db"), "this is no database, however long it may be")
        .unwrap();
    assert!(Store::open(folder.path()).is_err());
    let newer = tempfile::tempdir().unwrap();
    let database = rusqlite::Connection::open(newer.path().join("redeye.db")).unwrap();
    database.execute_batch("PRAGMA user_version = 99;").unwrap();
    drop(database);
    let error = Store::open(newer.path()).unwrap_err();
    assert!(error.to_string().contains("written by a newer program"), "{error}");
    assert!(Store::open(&newer.path().join("no/such/folder")).is_err());
}

/// The seeds of running matches are in there.
#[test]
fn nobody_else_on_the_machine_can_read_it() {
    use std::os::unix::fs::PermissionsExt as _;
    let outer = tempfile::tempdir().unwrap();
    let folder = outer.path().join("data");
    let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
    for round in ["new", "left open by an earlier version"] {
        make_private_folder(&folder).unwrap();
        let store = Store::open(&folder).unwrap();
        let copy = outer.path().join(format!("{round}.db"));
        backup(&folder, &copy).unwrap();
        assert_eq!(mode(&folder), 0o700, "{round}");
        assert_eq!(mode(&copy), 0o600, "{round}");
        let files: Vec<PathBuf> =
            folder.read_dir().unwrap().map(|entry| entry.unwrap().path()).collect();
        assert!(files.len() >= 3, "{files:?}");
        for file in &files {
            assert_eq!(mode(file), 0o600, "{round}: {}", file.display());
        }
        drop(store);
        for path in folder.read_dir().unwrap().map(|entry| entry.unwrap().path()) {
            std::fs::set_permissions(path, Permissions::from_mode(0o644)).unwrap();
        }
        std::fs::set_permissions(&folder, Permissions::from_mode(0o755)).unwrap();
    }
}
