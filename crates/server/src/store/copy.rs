//! Looking at a store that a server may be using: nothing is changed, nobody is kept waiting.

use std::path::Path;

use rusqlite::{Connection, OpenFlags, OptionalExtension};

use super::chain::{Proved, read_proved};
use super::private::private_file;
use super::sqlite::must_be_current;
use super::{Loaded, StoreError};

/// Copies everything into one new file, as it was at one moment.
///
/// # Errors
/// If there is no store, or if the file exists or cannot be written.
pub fn backup(folder: &Path, file: &Path) -> Result<(), StoreError> {
    if file.exists() {
        return Err(StoreError::Unfit(format!("{} exists already", file.display())));
    }
    let name = file.to_str().ok_or_else(|| StoreError::Unfit("the name is no text".to_owned()))?;
    let database = open(folder)?;
    // The library writes into an empty file, too.
    drop(private_file(file)?);
    database.execute("VACUUM INTO ?1", [name])?;
    let copy = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let checked: String = copy.pragma_query_value(None, "integrity_check", |row| row.get(0))?;
    if checked == "ok" { Ok(()) } else { Err(StoreError::Unfit(checked)) }
}

/// A table as it is now, without taking it over.
///
/// # Errors
/// If there is no such table.
pub fn read_table(folder: &Path, table: &str) -> Result<Loaded, StoreError> {
    let database = open(folder)?;
    must_be_current(&database)?;
    let epoch = database
        .query_row("SELECT epoch FROM tables WHERE id = ?1", [table], |row| row.get(0))
        .optional()?;
    let epoch = epoch.ok_or(StoreError::NoSuchTable)?;
    let Proved { head_text, log } = read_proved(&database, table)?;
    Ok(Loaded { epoch, head_text, log })
}

fn open(folder: &Path) -> Result<Connection, StoreError> {
    let file = folder.join("redeye.db");
    if !file.exists() {
        let where_to = folder.display();
        return Err(StoreError::Unfit(format!("there is no redeye.db in {where_to}")));
    }
    // Reading a write-ahead log needs its shared memory, which a read-only connection cannot make.
    let database = Connection::open_with_flags(&file, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    database.execute_batch("PRAGMA busy_timeout = 5000;")?;
    Ok(database)
}
