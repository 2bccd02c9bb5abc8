//! Rescues a file whose structure is damaged: what can be read is copied into a new file, and the
//! old one is kept. A match that lost something is found by its chain; the others go on.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, ErrorCode, Rows, params_from_iter};

use super::private::private_file;
use super::schema::{migrate, must_be_current};
use crate::StoreError;

/// What there is, with the order in which it can be read from both ends.
const TABLES: [(&str, &str); 10] = [
    ("rooms", "n"),
    ("bodies", "room"),
    ("fences", "room"),
    ("matches", "n"),
    ("commits", "n"),
    ("lines", "n"),
    ("sessions", "hash"),
    ("finished", "session"),
    ("device_links", "hash"),
    ("clock", "id"),
];

/// Replaces the damaged file by a new one, and returns where the damaged one is kept.
pub(super) fn rescue(folder: &Path) -> Result<PathBuf, StoreError> {
    let (file, new) = (folder.join("redeye.db"), folder.join("redeye.db.new"));
    let kept = (1..).map(|number| folder.join(format!("redeye-damaged-{number}.db")));
    let kept = kept.into_iter().find(|kept| !kept.exists()).expect("numbers do not end");
    // The file of an interrupted rescue is of no use.
    remove_if_there(&new)?;
    let old = Connection::open(&file)?;
    must_be_current(&old)?;
    drop(private_file(&new)?);
    copy_all(&old, &new)?;
    // The write-ahead log belongs to the damaged file.
    let busy: bool =
        old.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get::<_, bool>(0))?;
    if busy {
        return Err(StoreError::Unfit("it is damaged, and another program uses it".to_owned()));
    }
    drop(old);
    private_file(&kept)?;
    std::fs::copy(&file, &kept)?;
    File::open(&kept).and_then(|kept| kept.sync_all())?;
    for beside in ["redeye.db-wal", "redeye.db-shm"] {
        remove_if_there(&folder.join(beside))?;
    }
    std::fs::rename(&new, &file)?;
    File::open(folder).and_then(|folder| folder.sync_all())?;
    Ok(kept)
}

fn copy_all(old: &Connection, new: &Path) -> Result<(), StoreError> {
    let mut new = Connection::open(new)?;
    new.execute_batch("PRAGMA synchronous = FULL; PRAGMA foreign_keys = OFF;")?;
    migrate(&mut new)?;
    let transaction = new.transaction()?;
    for (table, key) in TABLES {
        copy(old, &transaction, table, key)?;
    }
    // In case the old value could not be read.
    let clock = "UPDATE clock SET now_s = max(now_s, (SELECT coalesce(max(seen_s), 0)
                                                      FROM sessions))";
    transaction.execute(clock, [])?;
    transaction.execute_batch(include_str!("schema/rescued.sql"))?;
    Ok(transaction.commit()?)
}

/// Copies the rows that can be read: from the first up to the damage, and from the last back to it.
fn copy(old: &Connection, new: &Connection, table: &str, key: &str) -> Result<(), StoreError> {
    for order in ["ASC", "DESC"] {
        let mut rows = match old.prepare(&format!("SELECT * FROM {table} ORDER BY {key} {order}")) {
            Ok(rows) => rows,
            Err(error) => return must_be_damage(error),
        };
        let places = vec!["?"; rows.column_count()].join(", ");
        let insert = format!("INSERT OR REPLACE INTO {table} VALUES ({places})");
        match rows.query([]).map(|rows| copy_rows(rows, new, &insert)) {
            Ok(copied) => {
                if copied? {
                    break;
                }
            }
            Err(error) => must_be_damage(error)?,
        }
    }
    Ok(())
}

/// Copies rows until one cannot be read, and returns whether all could be.
fn copy_rows(mut rows: Rows<'_>, new: &Connection, insert: &str) -> Result<bool, StoreError> {
    let mut insert = new.prepare(insert)?;
    let columns = insert.parameter_count();
    loop {
        match rows.next() {
            Ok(Some(row)) => {
                let values = (0..columns).map(|place| row.get_ref(place).unwrap_or(ValueRef::Null));
                match insert.execute(params_from_iter(values.map(ToSqlOutput::Borrowed))) {
                    // A row that no longer fits this table is left out.
                    Err(error) if !is_misfit(&error) => return Err(error.into()),
                    _ => {}
                }
            }
            Ok(None) => return Ok(true),
            Err(error) => return must_be_damage(error).map(|()| false),
        }
    }
}

fn is_misfit(error: &rusqlite::Error) -> bool {
    let code = error.sqlite_error_code();
    matches!(code, Some(ErrorCode::ConstraintViolation | ErrorCode::TypeMismatch))
}

/// Ignores an error that is damage. Other errors stay: a disk that does not answer may answer the
/// next time.
fn must_be_damage(error: rusqlite::Error) -> Result<(), StoreError> {
    match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseCorrupt) => Ok(()),
        _ => Err(error.into()),
    }
}

fn remove_if_there(file: &Path) -> Result<(), StoreError> {
    match std::fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error.into()),
        _ => Ok(()),
    }
}

impl From<io::Error> for StoreError {
    fn from(error: io::Error) -> Self {
        Self::Failed(error.to_string())
    }
}
