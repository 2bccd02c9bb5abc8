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

/// What a look over everything has found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// How many matches there are.
    pub matches: usize,
    /// How many rooms there are.
    pub rooms: usize,
    /// What is damaged, by its name, and how.
    pub damaged: Vec<(String, String)>,
}

/// Looks over everything: the file itself, the chain of each match, and what `is_match` and
/// `is_room` say of each.
///
/// # Errors
/// If there is no store, or nothing in it can be read.
pub fn check(
    folder: &Path,
    is_match: impl Fn(&Loaded) -> Result<(), String>,
    is_room: impl Fn(&str) -> bool,
) -> Result<Checked, StoreError> {
    let database = open(folder)?;
    must_be_current(&database)?;
    // A server may be writing: this is how it was at one moment.
    let database = database.unchecked_transaction()?;
    let mut checked = Checked::default();
    let mut complaints = database.prepare("PRAGMA integrity_check")?;
    let complaints = complaints.query_map([], |row| row.get::<_, String>(0))?;
    for complaint in complaints.filter(|found| !matches!(found, Ok(text) if text == "ok")) {
        let text = complaint.unwrap_or_else(|error| error.to_string());
        checked.damaged.push(("the file".to_owned(), text));
    }
    // Also entries whose match is gone.
    let names = "SELECT id FROM tables UNION SELECT table_id FROM inputs";
    let mut names = database.prepare(names)?;
    for name in names.query_map([], |row| row.get::<_, String>(0))? {
        let name = name?;
        checked.matches += 1;
        let proved = read_proved(&database, &name).map_err(|error| error.to_string());
        let found = proved
            .and_then(|Proved { head_text, log }| is_match(&Loaded { epoch: 0, head_text, log }));
        checked.damaged.extend(found.err().map(|why| (format!("match {name}"), why)));
    }
    let mut rooms = database.prepare("SELECT id, body FROM rooms")?;
    let mut rooms = rooms.query([])?;
    while let Some(row) = rooms.next()? {
        checked.rooms += 1;
        if !row.get::<_, String>(1).is_ok_and(|body| is_room(&body)) {
            let name: String = row.get(0)?;
            checked.damaged.push((format!("room {name}"), "it cannot be read".to_owned()));
        }
    }
    Ok(checked)
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
