//! The power fails, the disk fails, or the disk is full: every acknowledged commit is there
//! afterwards, once and in order, without repair by hand.
//!
//! `REDEYE_POWER_CUTS` says how often the power fails; 200 by default.

mod script;

use std::collections::BTreeMap;
use std::path::Path;

use redeye_disk::{Disk, Fault};
use redeye_game::Rng;
use redeye_store::{Ownership, Store, StoreError};
use rusqlite::{Connection, OpenFlags};

const ROOMS: [&str; 4] = ["A", "B", "C", "D"];

fn cuts() -> u32 {
    std::env::var("REDEYE_POWER_CUTS").map_or(200, |cuts| cuts.parse().unwrap())
}

/// How many commits of each room were acknowledged.
type Acknowledged = BTreeMap<&'static str, u32>;

/// Takes a room over and commits to it until something fails, at most `most` times. Returns the
/// head that was acknowledged last.
async fn commit_on(store: Store, room: &'static str, bytes: usize, most: u32) -> u32 {
    let Ok(mut owned) = script::own(&store, room).await else { return 0 };
    for _ in 0..most {
        match script::commit_next(&store, room, owned, bytes).await {
            Ok(()) => owned.head += 1,
            Err(error) => {
                assert!(matches!(error, StoreError::Failed(_)), "{error}");
                break;
            }
        }
    }
    owned.head
}

/// Writes to all rooms at once until the power fails, or `most` commits each.
async fn write(store: &Store, known: &mut Acknowledged, bytes: usize, most: u32) {
    let writers =
        ROOMS.map(|room| (room, tokio::spawn(commit_on(store.clone(), room, bytes, most))));
    for (room, writer) in writers {
        let head = writer.await.unwrap();
        let commits = known.entry(room).or_default();
        *commits = head.max(*commits);
    }
}

/// Checks that everything is there: at most one more commit per room was in progress.
async fn compare(store: &Store, known: &mut Acknowledged, bytes: usize, what: &str) {
    for room in ROOMS {
        let found = script::compare(store, room, bytes, what).await;
        let commits = known.entry(room).or_default();
        assert!(
            (*commits..=*commits + 1).contains(&found),
            "{what}, room {room}: {commits} acknowledged, {found} there"
        );
        *commits = found;
    }
}

/// The power of one disk fails again and again: while the file is made or opened, while commits are
/// made, while the store is closed.
#[tokio::test]
async fn acknowledged_commits_survive_power_losses() {
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

/// The power fails while a long write-ahead log is moved into the file.
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

/// Has the same losses without our store, by how carefully SQLite writes: a disk that loses nothing
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
    /// How often a caller was told that it did not work.
    complaints: u32,
}

impl Work<'_> {
    /// Tries again until it works: once is enough if the disk works.
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

    /// Commits until `enough` are acknowledged.
    async fn commit(&mut self, store: &Store, enough: u32) {
        let mut owned = loop {
            match script::own(store, "A").await {
                Ok(owned) => break owned,
                Err(error) => self.complain(&error),
            }
        };
        assert_eq!(owned.head, 0);
        while self.acknowledged < enough {
            match script::commit_next(store, "A", owned, 0).await {
                Ok(()) => {
                    owned.head += 1;
                    self.acknowledged = owned.head;
                }
                Err(error) => {
                    self.complain(&error);
                    // As a room does it: the store says what is there.
                    let taken = store.retake_room("A", owned.epoch).await.unwrap();
                    assert_eq!(taken.head, self.acknowledged, "it was undone");
                    assert_eq!(taken.commands.len() as u32, self.acknowledged);
                    owned.epoch = taken.epoch;
                }
            }
        }
    }
}

/// Every write, sync, truncation and deletion fails once, each in its turn. Every acknowledged
/// commit is there after a power loss, and the store goes on by itself.
#[tokio::test]
async fn no_failed_disk_operation_loses_an_acknowledged_commit() {
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
                work.commit(&store, enough).await;
                if enough < ENTRIES {
                    // Every acknowledged commit is there, even if that was the last moment.
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
                let found = script::compare(&store, "A", 0, &what).await;
                assert_eq!(found, acknowledged, "{what}");
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
async fn a_full_disk_is_reported_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let disk = Disk::new(5);
    let store = Store::open_on(disk.vfs(), folder.path()).unwrap();
    let Ownership { epoch, head } = script::own(&store, "A").await.unwrap();
    let commit =
        async |epoch, head| script::commit_next(&store, "A", Ownership { epoch, head }, 0).await;
    commit(epoch, head).await.unwrap();
    store.probe().await.unwrap();
    disk.set_room(Some(disk.used()));
    let full = commit(epoch, 1).await.unwrap_err();
    assert!(full.to_string().contains("full"), "{full}");
    for _ in 0..3 {
        assert!(store.probe().await.is_err(), "it tries to write");
    }
    disk.set_room(None);
    store.probe().await.unwrap();
    let taken = store.retake_room("A", epoch).await.unwrap();
    assert_eq!(taken.head, 1, "it was refused");
    commit(taken.epoch, 1).await.unwrap();
    assert_eq!(script::compare(&store, "A", 0, "afterwards").await, 2);
}
