//! The thread that owns the database.

use std::fs::{File, TryLockError};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Receiver;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, TransactionBehavior};

use super::private::{close_if_there, private_file};
use super::rescue::rescue;
use super::schema::migrate;
use super::{Job, Pending};
use crate::StoreError;

/// The oldest version of SQLite that may be used: it fixes a fault of the write-ahead log that
/// could lose commits.
const LIBRARY_MIN: i32 = 3_051_003;

/// How many jobs go into one transaction at most.
const BATCH_MAX: usize = 256;

/// After a batch of so many jobs the writer waits this long for more: a transaction costs more than
/// the jobs in it, and in a long queue a caller hardly waits longer.
const BUSY_BATCH: usize = 16;
const GATHERING_TIME: Duration = Duration::from_millis(2);

/// The only writer.
pub(super) struct Writer {
    database: Connection,
    /// Set while the disk takes no writes.
    fails: Arc<AtomicBool>,
    /// Held as long as the writer lives, so that two servers cannot open one folder.
    _locks: [File; 2],
}

impl Writer {
    /// Opens the file in `folder`, by the filesystem that SQLite knows as `vfs` if it is not the
    /// system's own.
    pub(super) fn open(
        folder: &Path,
        vfs: Option<&str>,
        fails: Arc<AtomicBool>,
    ) -> Result<Self, StoreError> {
        let library = rusqlite::version_number();
        if library < LIBRARY_MIN {
            return Err(StoreError::Unfit(format!("SQLite {library} is older than {LIBRARY_MIN}")));
        }
        let locks = lock(folder)?;
        let file = folder.join("redeye.db");
        // The library gives the files beside it the same permissions.
        private_file(&file)?;
        for beside in ["redeye.db-wal", "redeye.db-shm"] {
            close_if_there(&folder.join(beside))?;
        }
        let mut database = connect(&file, vfs)?;
        if let Some(complaint) = find_damage(&database)? {
            drop(database);
            let kept = rescue(folder)?;
            let kept = kept.display();
            tracing::error!(complaint, %kept, "redeye.db is damaged: what can be read was copied");
            database = connect(&file, vfs)?;
        }
        migrate(&mut database)?;
        Ok(Self { database, fails, _locks: locks })
    }

    /// Does jobs until all senders are gone.
    pub(super) fn run(mut self, queue: &Receiver<Job>) {
        while let Ok(first) = queue.recv() {
            let waiting = std::iter::from_fn(|| queue.try_recv().ok());
            let batch = std::iter::once(first).chain(waiting).take(BATCH_MAX).collect();
            if self.commit(batch) >= BUSY_BATCH {
                std::thread::sleep(GATHERING_TIME);
            }
        }
    }

    /// Does a batch of jobs in one transaction and answers when it is on the disk. If one of them
    /// fails half-way, all are undone, because none has been answered. Returns how many there were.
    fn commit(&mut self, batch: Vec<Job>) -> usize {
        let count = batch.len();
        let mut pending: Vec<Pending> = Vec::with_capacity(count);
        let changes = self.database.total_changes();
        // Takes the lock at once: a transaction that has begun to read would not wait for it.
        let begun = self.database.transaction_with_behavior(TransactionBehavior::Immediate);
        let result = begun.map_err(StoreError::from).and_then(|transaction| {
            for job in batch {
                let (answer, done) = job(&transaction);
                pending.push(answer);
                done?;
            }
            Ok(transaction.commit()?)
        });
        match &result {
            Err(_) => self.fails.store(true, Ordering::Relaxed),
            // A successful read proves nothing about writing.
            Ok(()) if self.database.total_changes() == changes => {}
            Ok(()) => self.fails.store(false, Ordering::Relaxed),
        }
        for answer in pending {
            answer(result.clone());
        }
        count
    }
}

/// Locks the folder for this server. The folder itself is locked, because a lock file in it could
/// be deleted and made again by a second server. Earlier versions know only the lock file.
fn lock(folder: &Path) -> Result<[File; 2], StoreError> {
    let unfit = |error| StoreError::Unfit(format!("{}: {error}", folder.display()));
    let locks = [File::open(folder).map_err(unfit)?, private_file(&folder.join("redeye.lock"))?];
    for lock in &locks {
        lock.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => StoreError::InUse,
            TryLockError::Error(error) => unfit(error),
        })?;
    }
    Ok(locks)
}

fn connect(file: &Path, vfs: Option<&str>) -> Result<Connection, StoreError> {
    let database = match vfs {
        None => Connection::open(file)?,
        Some(vfs) => Connection::open_with_flags_and_vfs(file, OpenFlags::default(), vfs)?,
    };
    // More than there are, so that no statement is ever prepared again.
    database.set_prepared_statement_cache_capacity(100);
    configure(&database)?;
    Ok(database)
}

/// Returns what is wrong with the structure of the file, if anything is.
fn find_damage(database: &Connection) -> Result<Option<String>, StoreError> {
    let found: String = database.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    Ok((found != "ok").then_some(found))
}

/// Sets what durability needs, and checks that it is set.
fn configure(database: &Connection) -> Result<(), StoreError> {
    run_to_end(database, "PRAGMA journal_mode = WAL")?;
    // The write-ahead log may grow to 64 MiB before it is moved into the file, sixteen times as
    // long as by itself: a page that many entries touch is moved once instead of many times.
    database.execute_batch(
        "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF;
         PRAGMA busy_timeout = 5000; PRAGMA wal_autocheckpoint = 16000;",
    )?;
    // A failed sync has lost data that the system may still show until the power fails. So what the
    // log shows now is written into the file and synced.
    run_to_end(database, "PRAGMA wal_checkpoint(TRUNCATE)")?;
    for (name, wanted) in [
        ("journal_mode", "wal"),
        ("synchronous", "2"),
        ("foreign_keys", "1"),
        ("trusted_schema", "0"),
    ] {
        let found: String = database.pragma_query_value(None, name, |row| {
            row.get(0).or_else(|_| row.get::<_, i64>(0).map(|number| number.to_string()))
        })?;
        if found != wanted {
            return Err(StoreError::Unfit(format!("{name} is {found}, not {wanted}")));
        }
    }
    Ok(())
}

/// Runs a statement to its end. If a statement is dropped after its first row, its failure goes
/// unnoticed: a file that could not change to a write-ahead log would say that it has.
fn run_to_end(database: &Connection, statement: &str) -> Result<(), StoreError> {
    let mut statement = database.prepare(statement)?;
    let mut rows = statement.query([])?;
    while rows.next()?.is_some() {}
    Ok(())
}
