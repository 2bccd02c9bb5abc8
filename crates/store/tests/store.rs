//! The file itself: which files are refused, who can read it, and what a copy of it contains.

use std::fs::Permissions;
use std::path::{Path, PathBuf};

use redeye_protocol::CommandId;
use redeye_store::{
    Commit, NewMatch, NewRoom, RoomRow, Store, StoreError, backup, make_private_folder, read_match,
};

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

#[test]
fn a_foreign_or_newer_file_is_not_opened() {
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
fn only_the_servers_account_can_read_the_files() {
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

#[tokio::test]
async fn a_backup_has_everything_and_can_be_served() {
    let outer = tempfile::tempdir().unwrap();
    let store = Store::open(outer.path()).unwrap();
    let row = RoomRow { code: None, open: true, card: None, body: "body".to_owned() };
    let room = NewRoom { id: "R".to_owned(), row, made_by: [1; 32], rooms_max: 1 };
    store.create_room(room).await.unwrap();
    let begins = Some(NewMatch { name: "R-1".to_owned(), head_text: "above".to_owned() });
    let entry = Some("entry".to_owned());
    let commit = Commit::new("R", 1, 0, CommandId([7; 16]));
    store.commit(Commit { begins, entry, ..commit }).await.unwrap();
    let copy = tempfile::tempdir().unwrap();
    let file = copy.path().join("redeye.db");
    backup(outer.path(), &file).unwrap();
    assert!(matches!(backup(outer.path(), &file), Err(StoreError::Unfit(_))), "it exists");
    let log = read_match(copy.path(), "R-1").unwrap();
    assert_eq!(log.log, [(CommandId([7; 16]), "entry".to_owned())]);
    assert_eq!(read_match(copy.path(), "R-2"), Err(StoreError::NoSuchMatch));
    let taken = Store::open(copy.path()).unwrap().take_room("R").await.unwrap();
    assert_eq!((taken.head, taken.body.as_str(), taken.game), (1, "body", Some(Ok(log))));
    let commit = Commit::new("R", 1, 1, CommandId([8; 16]));
    store.commit(commit).await.expect("whoever had it goes on");
}

/// What can be printed ends up in a log.
#[test]
fn nothing_secret_is_printed() {
    let secret = || "SECRET".to_owned();
    let row = RoomRow { code: Some(secret()), open: true, card: Some(secret()), body: secret() };
    let line = redeye_store::StoredLine { audience: 1, body: secret() };
    let log =
        redeye_store::MatchLog { head_text: secret(), log: vec![(CommandId([0; 16]), secret())] };
    let taken = redeye_store::Taken {
        epoch: 1,
        head: 1,
        body: secret(),
        game: Some(Ok(log.clone())),
        lines: vec![line.clone()],
        commands: Vec::new(),
    };
    let begins = NewMatch { name: "R-1".to_owned(), head_text: secret() };
    let commit = Commit {
        begins: Some(begins.clone()),
        entry: Some(secret()),
        row: Some(row.clone()),
        line: Some(line.clone()),
        ..Commit::new("R", 1, 1, CommandId([0; 16]))
    };
    let (id, made_by) = ("R".to_owned(), [1; 32]);
    let room = NewRoom { id, row: row.clone(), made_by, rooms_max: 1 };
    let printed = format!("{row:?} {line:?} {log:?} {taken:?} {begins:?} {commit:?} {room:?}");
    assert!(!printed.contains("SECRET"), "{printed}");
}
