//! The thread that owns the database.

use std::fs::File;
use std::path::Path;
use std::sync::mpsc::Receiver;

use rusqlite::{Connection, OptionalExtension, params};

use super::{Answer, Append, Appended, CommandId, Job, Loaded, StoreError};

/// From 3.51.3 on, a fault of the write-ahead log that could lose commits is mended.
const LIBRARY_MIN: i32 = 3_051_003;

/// The version of the schema, in the file itself.
const SCHEMA: i64 = 1;

/// How many jobs go into one transaction at most.
const BATCH_MAX: usize = 256;

/// The one writer.
pub(super) struct Writer {
    database: Connection,
    /// Held as long as the writer lives: two servers cannot open one folder.
    _lock: File,
}

/// An answer that waits for the commit.
type Pending = Box<dyn FnOnce(Result<(), StoreError>)>;

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
        let unfit = |error: std::io::Error| StoreError::Unfit(error.to_string());
        let lock = File::create(folder.join("redeye.lock")).map_err(unfit)?;
        lock.try_lock().map_err(|_| StoreError::InUse)?;
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
        let result =
            self.database.transaction().map_err(StoreError::from).and_then(|transaction| {
                for job in batch {
                    let (answer, done) = dispatch(&transaction, job);
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

fn dispatch(database: &Connection, job: Job) -> (Pending, Result<(), StoreError>) {
    match job {
        Job::Create { table, head_text, answer } => {
            after_commit(create(database, &table, &head_text), answer)
        }
        Job::Append { append, answer } => after_commit(enter(database, &append), answer),
        Job::Load { table, answer } => after_commit(load(database, &table), answer),
        Job::Close { table, epoch, answer } => after_commit(close(database, &table, epoch), answer),
        Job::Open { answer } => after_commit(open_tables(database), answer),
    }
}

/// The answer, to be sent when the commit has succeeded, and whether the batch can go on: a
/// refusal changes nothing, a failure may have done half of it.
fn after_commit<T: 'static>(
    done: Result<T, StoreError>,
    answer: Answer<T>,
) -> (Pending, Result<(), StoreError>) {
    let go_on = match &done {
        Err(failure @ StoreError::Failed(_)) => Err(failure.clone()),
        _ => Ok(()),
    };
    // Nobody may be there to hear it.
    (Box::new(move |committed| drop(answer.send(committed.and(done)))), go_on)
}

/// Sets what durability needs, and looks whether it holds.
fn configure(database: &Connection) -> Result<(), StoreError> {
    database.execute_batch(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
         PRAGMA trusted_schema = OFF; PRAGMA busy_timeout = 5000;",
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
    let version: i64 = database.pragma_query_value(None, "user_version", |row| row.get(0))?;
    match version {
        SCHEMA => Ok(()),
        0 => {
            let schema = include_str!("schema.sql");
            let all = format!("BEGIN; {schema} PRAGMA user_version = {SCHEMA}; COMMIT;");
            Ok(database.execute_batch(&all)?)
        }
        newer => Err(StoreError::Unfit(format!(
            "it was written by a newer program: schema {newer}, known {SCHEMA}"
        ))),
    }
}

fn create(database: &Connection, table: &str, head_text: &str) -> Result<(), StoreError> {
    let mut insert = database.prepare_cached(
        "INSERT INTO tables (id, head_text) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
    )?;
    if insert.execute(params![table, head_text])? == 1 {
        Ok(())
    } else {
        Err(StoreError::TableExists)
    }
}

/// The fence: head and epoch are compared and set in one statement, and the entry follows in
/// the same transaction.
fn enter(database: &Connection, append: &Append) -> Result<Appended, StoreError> {
    let Append { table, head, epoch, command, body } = append;
    // A repeated command gets its first answer, whatever has happened since.
    let mut find =
        database.prepare_cached("SELECT seq FROM inputs WHERE table_id = ?1 AND command = ?2")?;
    let known = find.query_row(params![table, command.0], |row| row.get(0)).optional()?;
    if let Some(seq) = known {
        return Ok(Appended { seq, repeated: true });
    }
    let mut fence = database.prepare_cached(
        "UPDATE tables SET head = head + 1
         WHERE id = ?1 AND head = ?2 AND epoch = ?3 AND status = 'open'",
    )?;
    if fence.execute(params![table, head, epoch])? == 0 {
        return Err(StoreError::Fenced);
    }
    let mut insert = database.prepare_cached(
        "INSERT INTO inputs (table_id, seq, epoch, command, body) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    insert.execute(params![table, head + 1, epoch, command.0, body])?;
    Ok(Appended { seq: head + 1, repeated: false })
}

fn load(database: &Connection, table: &str) -> Result<Loaded, StoreError> {
    let mut take_over = database.prepare_cached(
        "UPDATE tables SET epoch = epoch + 1 WHERE id = ?1 RETURNING epoch, head_text",
    )?;
    let taken = take_over
        .query_row([table], |row| Ok((row.get::<_, u32>(0)?, row.get::<_, String>(1)?)))
        .optional()?;
    let Some((epoch, head_text)) = taken else { return Err(StoreError::NoSuchTable) };
    let mut entries = database
        .prepare_cached("SELECT command, body FROM inputs WHERE table_id = ?1 ORDER BY seq")?;
    let rows = entries.query_map([table], |row| Ok((CommandId(row.get(0)?), row.get(1)?)))?;
    Ok(Loaded { epoch, head_text, log: rows.collect::<Result<_, _>>()? })
}

fn close(database: &Connection, table: &str, epoch: u32) -> Result<(), StoreError> {
    let mut close = database
        .prepare_cached("UPDATE tables SET status = 'closed' WHERE id = ?1 AND epoch = ?2")?;
    if close.execute(params![table, epoch])? == 1 { Ok(()) } else { Err(StoreError::Fenced) }
}

fn open_tables(database: &Connection) -> Result<Vec<String>, StoreError> {
    let mut open =
        database.prepare_cached("SELECT id FROM tables WHERE status = 'open' ORDER BY id")?;
    let rows = open.query_map([], |row| row.get(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}
