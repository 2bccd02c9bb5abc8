//! The thread that owns the database.

use std::fs::File;
use std::path::Path;
use std::sync::mpsc::Receiver;

use rusqlite::{Connection, TransactionBehavior};

use super::private::{close_if_there, private_file};
use super::{Job, Pending, StoreError};

/// From 3.51.3 on, a fault of the write-ahead log that could lose commits is mended.
const LIBRARY_MIN: i32 = 3_051_003;

/// The schema, as it grew. How much of it a file has is its version.
const SCHEMA: [&str; 3] =
    [include_str!("schema.sql"), include_str!("finished.sql"), include_str!("audience.sql")];

/// How many jobs go into one transaction at most.
const BATCH_MAX: usize = 256;

/// The one writer.
pub(super) struct Writer {
    database: Connection,
    /// Held as long as the writer lives: two servers cannot open one folder.
    _lock: File,
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Failed(error.to_string())
    }
}

impl Writer {
    pub(super) fn open(folder: &Path) -> Result<Self, StoreError> {
        let library = rusqlite::version_number();
        if library < LIBRARY_MIN {
            return Err(StoreError::Unfit(format!("SQLite {library} is older than {LIBRARY_MIN}")));
        }
        let lock = private_file(&folder.join("redeye.lock"))?;
        lock.try_lock().map_err(|_| StoreError::InUse)?;
        // The library gives the files beside it the same permissions.
        private_file(&folder.join("redeye.db"))?;
        for beside in ["redeye.db-wal", "redeye.db-shm"] {
            close_if_there(&folder.join(beside))?;
        }
        let database = Connection::open(folder.join("redeye.db"))?;
        configure(&database)?;
        migrate(&database)?;
        Ok(Self { database, _lock: lock })
    }

    /// Does jobs until nobody can send any more.
    pub(super) fn run(mut self, queue: &Receiver<Job>) {
        while let Ok(first) = queue.recv() {
            let waiting = std::iter::from_fn(|| queue.try_recv().ok());
            let batch = std::iter::once(first).chain(waiting).take(BATCH_MAX).collect();
            self.commit(batch);
        }
    }

    /// Does a batch of jobs in one transaction and answers when it is on the disk. If one of
    /// them fails half-way, all are undone: none of them has been answered.
    fn commit(&mut self, batch: Vec<Job>) {
        let mut pending: Vec<Pending> = Vec::with_capacity(batch.len());
        // It waits for the lock at once: a transaction that has begun to read would not wait.
        let begun = self.database.transaction_with_behavior(TransactionBehavior::Immediate);
        let result = begun.map_err(StoreError::from).and_then(|transaction| {
            for job in batch {
                let (answer, done) = job(&transaction);
                pending.push(answer);
                done?;
            }
            Ok(transaction.commit()?)
        });
        for answer in pending {
            answer(result.clone());
        }
    }
}

/// Sets what durability needs, and looks whether it holds.
fn configure(database: &Connection) -> Result<(), StoreError> {
    // The write-ahead log may grow to 64 MiB before it is moved into the file, sixteen times as
    // long as by itself: a page that many entries touch is moved once instead of many times.
    database.execute_batch(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
         PRAGMA trusted_schema = OFF; PRAGMA busy_timeout = 5000;
         PRAGMA wal_autocheckpoint = 16000;",
    )?;
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
    let checked: String = database.pragma_query_value(None, "quick_check", |row| row.get(0))?;
    if checked == "ok" { Ok(()) } else { Err(StoreError::Unfit(checked)) }
}

fn migrate(database: &Connection) -> Result<(), StoreError> {
    let version: u32 = database.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let known = SCHEMA.len();
    match SCHEMA.get(version as usize..) {
        Some([]) => Ok(()),
        Some(missing) => {
            let missing = missing.concat();
            let all = format!("BEGIN; {missing} PRAGMA user_version = {known}; COMMIT;");
            Ok(database.execute_batch(&all)?)
        }
        None => Err(StoreError::Unfit(format!(
            "it was written by a newer program: schema {version}, known {known}"
        ))),
    }
}
