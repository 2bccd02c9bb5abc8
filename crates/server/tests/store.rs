//! The store by itself: the fence, repeated commands, order, and what it refuses to open.

use std::fs::Permissions;
use std::path::{Path, PathBuf};

use redeye_protocol::CommandId;
use redeye_server::store::{Append, Appended, Store, StoreError, backup, make_private_folder};

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
    drop(store);
    assert!(Store::open(folder.path()).is_ok(), "the last handle lets go");
}

/// A folder of the first schema is brought up to date, with all that is in it.
#[tokio::test]
async fn an_older_file_grows() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    store.create("T", "head").await.unwrap();
    drop(store);
    let database = rusqlite::Connection::open(folder.path().join("redeye.db")).unwrap();
    let first = "DROP TABLE finished; ALTER TABLE chat DROP COLUMN audience;
                 PRAGMA user_version = 1;";
    database.execute_batch(first).unwrap();
    drop(database);
    let store = Store::open(folder.path()).unwrap();
    store.add_session([7; 32], 0).await.unwrap();
    store.add_finished("mayday", "T", vec![[7; 32], [8; 32]]).await.unwrap();
    store.add_finished("mayday", "T", vec![[7; 32]]).await.unwrap();
    let counted = vec![Some([7; 32]), Some([8; 32]), None];
    let counts = store.count_finished("mayday", counted.clone()).await.unwrap();
    assert_eq!(counts, [1, 0, 0], "once for each match, and only for who is known");
    assert_eq!(store.count_finished("resistance", counted.clone()).await.unwrap(), [0, 0, 0]);
    assert_eq!(store.forget_sessions(1, 1).await.unwrap(), 1);
    assert_eq!(store.count_finished("mayday", counted).await.unwrap(), [0, 0, 0]);
    assert_eq!(store.load("T").await.unwrap().head_text, "head");
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
