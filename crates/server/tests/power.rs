//! The power goes, the disk fails, the disk is full: whatever was acknowledged is there afterwards,
//! once and in order, and nobody has to do anything about it.
//!
//! `REDEYE_POWER_CUTS` says how often the power goes; 200 by default.

use std::collections::BTreeMap;
use std::path::Path;

use redeye_disk::{Disk, Fault};
use redeye_game::Rng;
use redeye_protocol::CommandId;
use redeye_server::store::{Append, Store, StoreError, StoredRoom};
use rusqlite::{Connection, OpenFlags};

const TABLES: [&str; 4] = ["A", "B", "C", "D"];

fn cuts() -> u32 {
    std::env::var("REDEYE_POWER_CUTS").map_or(200, |cuts| cuts.parse().unwrap())
}

fn command(table: &str, seq: u32) -> CommandId {
    let mut id = [table.as_bytes()[0]; 16];
    id[..4].copy_from_slice(&seq.to_le_bytes());
    CommandId(id)
}

/// What entry `seq` of a table says.
fn body(table: &str, seq: u32, bytes: usize) -> String {
    format!("entry {seq} of {table}: {}", "x".repeat(seq as usize * 37 % 300 + bytes))
}

fn room(number: u32) -> StoredRoom {
    StoredRoom { id: "R".to_owned(), code: None, open: true, body: number.to_string() }
}

/// What was acknowledged: entries by table, and the newest room.
#[derive(Clone, Default)]
struct Acknowledged {
    entries: BTreeMap<&'static str, u32>,
    room: u32,
}

/// Takes a table over and appends to it until something fails, at most `most` times.
async fn append_on(store: Store, table: &'static str, bytes: usize, most: u32) -> u32 {
    match store.create(table, "head").await {
        Ok(()) | Err(StoreError::TableExists) => (),
        Err(_) => return 0,
    }
    let Ok(loaded) = store.load(table).await else { return 0 };
    let mut head = loaded.log.len() as u32;
    for _ in 0..most {
        let (command, body) = (command(table, head + 1), body(table, head + 1, bytes));
        let (table, epoch) = (table.to_owned(), loaded.epoch);
        match store.append(Append { table, head, epoch, command, body }).await {
            Ok(appended) => head = appended.seq,
            Err(error) => {
                assert!(matches!(error, StoreError::Failed(_)), "{error}");
                break;
            }
        }
    }
    head
}

/// Writes to all tables at once until the power goes, or `most` entries each.
async fn write(store: &Store, known: &mut Acknowledged, bytes: usize, most: u32) {
    let writers =
        TABLES.map(|table| (table, tokio::spawn(append_on(store.clone(), table, bytes, most))));
    for _ in 0..most {
        match store.save_room(room(known.room + 1)).await {
            Ok(()) => known.room += 1,
            Err(_) => break,
        }
    }
    for (table, writer) in writers {
        let head = writer.await.unwrap();
        let entries = known.entries.entry(table).or_default();
        *entries = head.max(*entries);
    }
}

/// Opens the store anew and looks for everything: at most one more entry per table was on its way.
async fn compare(store: &Store, known: &mut Acknowledged, bytes: usize, what: &str) {
    for table in TABLES {
        let log = match store.load(table).await {
            Ok(loaded) => loaded.log,
            Err(StoreError::NoSuchTable) => Vec::new(),
            Err(error) => panic!("{what}: {error}"),
        };
        let entries = known.entries.entry(table).or_default();
        let found = log.len() as u32;
        assert!(
            (*entries..=*entries + 1).contains(&found),
            "{what}, table {table}: {entries} acknowledged, {found} there"
        );
        for (seq, (id, text)) in (1..).zip(log) {
            assert_eq!(id, command(table, seq), "{what}, table {table}");
            assert!(text == body(table, seq, bytes), "{what}, table {table}, entry {seq}");
        }
        *entries = found;
    }
    let found: u32 = match store.load_room("R").await {
        Ok(room) => room.body.parse().unwrap(),
        Err(StoreError::NoSuchTable) => 0,
        Err(error) => panic!("{what}: {error}"),
    };
    assert!((known.room..=known.room + 1).contains(&found), "{what}: {} {found}", known.room);
    known.room = found;
}

/// One disk, and the power goes again and again: while the file is made or opened, while commands
/// are entered, while the store is closed.
#[tokio::test]
async fn what_was_acknowledged_survives_power_losses() {
    let folder = tempfile::tempdir().unwrap();
    let (disk, mut rng) = (Disk::new(1), Rng::from_key([1; 32]));
    let (mut known, mut met) = (Acknowledged::default(), 0);
    for cut in 0..cuts() {
        // A file of its own now and then: making one is a moment like any other.
        if cut % 20 == 0 {
            known = Acknowledged::default();
        }
        let file = folder.path().join(format!("{}", cut / 20));
        std::fs::create_dir_all(&file).unwrap();
        disk.plan(disk.operations() + 1 + u64::from(rng.below(250)), Fault::PowerLoss);
        if let Ok(store) = Store::open_on(disk.vfs(), &file) {
            write(&store, &mut known, 0, rng.below(25)).await;
            store.end().await;
        }
        met += u32::from(disk.mend());
        disk.power_off();
        disk.power_on();
        let store = Store::open_on(disk.vfs(), &file).unwrap();
        compare(&store, &mut known, 0, &format!("cut {cut}")).await;
        store.end().await;
    }
    assert!(met > cuts() / 2, "the power went {met} times while something was written");
    println!("{met} power losses in the middle of {} rounds", cuts());
}

/// The write-ahead log is moved into the file when it is long: here it is, and the power goes then.
#[tokio::test]
async fn nothing_is_lost_while_the_log_is_moved_into_the_file() {
    const BYTES: usize = 1_500_000;
    // How many operations there are until it is moved, and while it is.
    let folder = tempfile::tempdir().unwrap();
    let all = {
        let disk = Disk::new(1);
        let store = Store::open_on(disk.vfs(), folder.path()).unwrap();
        write(&store, &mut Acknowledged::default(), BYTES, 12).await;
        store.end().await;
        disk.operations()
    };
    let (rounds, mut rng) = ((cuts() / 40).max(2), Rng::from_key([2; 32]));
    for round in 0..rounds {
        let disk = Disk::new(round.into());
        // In the last fifth of it.
        disk.plan(all - u64::from(rng.below((all / 5) as u32)), Fault::PowerLoss);
        let mut known = Acknowledged::default();
        let store = Store::open_on(disk.vfs(), folder.path()).unwrap();
        write(&store, &mut known, BYTES, 12).await;
        store.end().await;
        disk.power_off();
        disk.power_on();
        let store = Store::open_on(disk.vfs(), folder.path()).unwrap();
        compare(&store, &mut known, BYTES, &format!("round {round}")).await;
        store.end().await;
    }
}

/// The same losses without our store, by how carefully SQLite writes: a disk that loses nothing
/// would prove nothing.
#[test]
fn a_store_that_does_not_sync_loses_what_it_acknowledged() {
    let lost = |synchronous: &str| {
        let (disk, mut rng) = (Disk::new(3), Rng::from_key([3; 32]));
        let open = |name: &str| {
            let flags = OpenFlags::default();
            let database = Connection::open_with_flags_and_vfs(name, flags, disk.vfs())?;
            let settings = format!("PRAGMA journal_mode = WAL; PRAGMA synchronous = {synchronous}");
            database.execute_batch(&settings)?;
            database.execute_batch("CREATE TABLE IF NOT EXISTS t (n INTEGER PRIMARY KEY)")?;
            Ok::<_, rusqlite::Error>(database)
        };
        let count = |database: &Connection| -> u32 {
            database.query_row("SELECT count(*) FROM t", [], |row| row.get(0)).unwrap()
        };
        let mut lost = 0;
        for round in 0..50 {
            let name = format!("control-{round}.db");
            let database = open(&name).unwrap();
            disk.plan(disk.operations() + 20 + u64::from(rng.below(60)), Fault::PowerLoss);
            let mut acknowledged = 0;
            while database.execute("INSERT INTO t DEFAULT VALUES", []).is_ok() {
                acknowledged += 1;
            }
            drop(database);
            disk.power_on();
            lost += u32::from(count(&open(&name).unwrap()) < acknowledged);
        }
        lost
    };
    assert_eq!(lost("FULL"), 0);
    let (normal, off) = (lost("NORMAL"), lost("OFF"));
    assert!(normal > 10 && off > 10, "{normal} and {off} of 50");
    println!("acknowledged and lost: NORMAL {normal}, OFF {off} of 50");
}

/// What a small match needs of the store, from the empty folder to the end.
struct Work<'a> {
    disk: &'a Disk,
    folder: &'a Path,
    acknowledged: u32,
    /// How often somebody was told that it did not work.
    complaints: u32,
}

impl Work<'_> {
    /// Tries again until it works: once is enough if the disk is well. What fails says why.
    async fn open(&mut self) -> Store {
        loop {
            match Store::open_on(self.disk.vfs(), self.folder) {
                Ok(store) => return store,
                Err(error) => self.complain(&error),
            }
        }
    }

    fn complain(&mut self, error: &StoreError) {
        let text = error.to_string();
        assert!(text.starts_with("the store failed: ") && text.contains("disk"), "{text}");
        assert!(self.disk.mend(), "nothing was to fail yet: {text}");
        self.complaints += 1;
        assert!(self.complaints <= 2, "it does not recover: {text}");
    }

    /// Enters commands until `enough` are acknowledged, then looks away.
    async fn append(&mut self, store: &Store, enough: u32) {
        loop {
            match store.create("A", "head").await {
                Ok(()) | Err(StoreError::TableExists) => break,
                Err(error) => self.complain(&error),
            }
        }
        let mut epoch = 1;
        while self.acknowledged < enough {
            let seq = self.acknowledged + 1;
            let (table, command, body) = ("A".to_owned(), command("A", seq), body("A", seq, 0));
            let append = Append { table, head: seq - 1, epoch, command, body };
            match store.append(append).await {
                Ok(appended) => {
                    assert_eq!(appended.seq, seq);
                    self.acknowledged = seq;
                }
                Err(error) => {
                    self.complain(&error);
                    // As a match does it: the log says what is there.
                    let loaded = store.load("A").await.unwrap();
                    assert_eq!(loaded.log.len() as u32, self.acknowledged, "it was undone");
                    epoch = loaded.epoch;
                }
            }
        }
    }
}

/// Every write, sync, truncation and deletion fails once, each in its turn: whoever was told that
/// it is done finds it after a power loss, and the store goes on by itself.
#[tokio::test]
async fn each_operation_may_fail() {
    const ENTRIES: u32 = 6;
    let folder = tempfile::tempdir().unwrap();
    let (mut failed, mut number) = (0, 0);
    loop {
        number += 1;
        let mut met = false;
        for fault in [Fault::Once, Fault::UntilMended] {
            for enough in [1, 2, ENTRIES] {
                let disk = Disk::new(number);
                disk.plan(number, fault);
                let (acknowledged, complaints) = (0, 0);
                let mut work =
                    Work { disk: &disk, folder: folder.path(), acknowledged, complaints };
                let store = work.open().await;
                work.append(&store, enough).await;
                if enough < ENTRIES {
                    // Whatever was acknowledged is there, even if that was the last moment.
                    disk.power_off();
                }
                store.end().await;
                let acknowledged = work.acknowledged;
                failed += work.complaints;
                met |= disk.mend() && disk.operations() >= number;
                disk.power_off();
                disk.power_on();
                let what = format!("operation {number}, {fault:?}, {enough}");
                let store = Store::open_on(disk.vfs(), folder.path()).expect(&what);
                let log = store.load("A").await.expect(&what).log;
                assert_eq!(log.len() as u32, acknowledged, "{what}");
                for (seq, (id, text)) in (1..).zip(log) {
                    assert_eq!((id, text), (command("A", seq), body("A", seq, 0)), "{what}");
                }
                store.end().await;
            }
        }
        if !met {
            break;
        }
    }
    assert!(number > 40 && failed > 100, "{failed} failures at {number} operations");
    println!("{} operations, each failed: {failed} complaints", number - 1);
}

#[tokio::test]
async fn a_full_disk_is_told_of_and_nothing_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let disk = Disk::new(5);
    let store = Store::open_on(disk.vfs(), folder.path()).unwrap();
    store.create("A", "head").await.unwrap();
    let append = |head: u32, epoch| {
        let (command, body) = (command("A", head + 1), body("A", head + 1, 0));
        Append { table: "A".to_owned(), head, epoch, command, body }
    };
    store.append(append(0, 1)).await.unwrap();
    store.probe().await.unwrap();
    disk.set_room(Some(disk.used()));
    let full = store.append(append(1, 1)).await.unwrap_err();
    assert!(full.to_string().contains("full"), "{full}");
    for _ in 0..3 {
        assert!(store.probe().await.is_err(), "it tries to write");
    }
    disk.set_room(None);
    store.probe().await.unwrap();
    let loaded = store.load("A").await.unwrap();
    assert_eq!(loaded.log.len(), 1, "it was refused");
    assert_eq!(store.append(append(1, loaded.epoch)).await.unwrap().seq, 2);
}
