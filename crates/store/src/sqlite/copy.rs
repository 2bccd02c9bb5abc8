//! Reads a store that a server may be using, without changing anything or blocking the server.

use std::collections::BTreeMap;
use std::path::Path;

use rusqlite::{Connection, OpenFlags};

use super::chain::{Link, body_sum, line_sum};
use super::log;
use super::private::private_file;
use super::schema::must_be_current;
use crate::{MatchLog, StoreError};

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

/// Reads the log of a match as it is now, without taking anything over.
///
/// # Errors
/// [`StoreError::NoSuchMatch`], or [`StoreError::Damaged`] if it is not as it was written.
pub fn read_match(folder: &Path, name: &str) -> Result<MatchLog, StoreError> {
    let database = open(folder)?;
    must_be_current(&database)?;
    // A server may be writing, so everything is read from one snapshot.
    let database = database.unchecked_transaction()?;
    log::read_match(&database, name)
}

/// The result of checking everything.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// How many matches there are.
    pub matches: usize,
    /// How many rooms there are.
    pub rooms: usize,
    /// What is damaged: its name, and how.
    pub damaged: Vec<(String, String)>,
}

/// Checks everything: the file itself, the chain of each match, and what `is_match` and `is_room`
/// say of each.
///
/// # Errors
/// If there is no store, or nothing in it can be read.
pub fn check(
    folder: &Path,
    is_match: impl Fn(&MatchLog) -> Result<(), String>,
    is_room: impl Fn(&str) -> bool,
) -> Result<Checked, StoreError> {
    let database = open(folder)?;
    must_be_current(&database)?;
    // A server may be writing, so everything is read from one snapshot.
    let database = database.unchecked_transaction()?;
    let mut checked = Checked::default();
    let mut complaints = database.prepare("PRAGMA integrity_check")?;
    let complaints = complaints.query_map([], |row| row.get::<_, String>(0))?;
    for complaint in complaints.filter(|found| !matches!(found, Ok(text) if text == "ok")) {
        let text = complaint.unwrap_or_else(|error| error.to_string());
        checked.damaged.push(("the file".to_owned(), text));
    }
    checked.check_matches(&database, is_match)?;
    checked.check_rooms(&database, is_room)?;
    checked.check_lines(&database)?;
    Ok(checked)
}

impl Checked {
    fn check_matches(
        &mut self,
        database: &Connection,
        is_match: impl Fn(&MatchLog) -> Result<(), String>,
    ) -> Result<(), StoreError> {
        let mut names = database.prepare("SELECT name FROM matches ORDER BY n")?;
        for name in names.query_map([], |row| row.get::<_, String>(0))? {
            let name = name?;
            self.matches += 1;
            let log = log::read_match(database, &name).map_err(|error| error.to_string());
            let found = log.and_then(|log| is_match(&log));
            self.damaged.extend(found.err().map(|why| (format!("match {name}"), why)));
        }
        let mut lost = database.prepare(
            "SELECT DISTINCT game FROM commits
             WHERE seq IS NOT NULL AND game NOT IN (SELECT n FROM matches)",
        )?;
        for number in lost.query_map([], |row| row.get::<_, i64>(0))? {
            let name = format!("match number {}", number?);
            self.matches += 1;
            self.damaged.push((name, StoreError::NoSuchMatch.to_string()));
        }
        Ok(())
    }

    fn check_rooms(
        &mut self,
        database: &Connection,
        is_room: impl Fn(&str) -> bool,
    ) -> Result<(), StoreError> {
        let mut rooms = database.prepare(
            "SELECT rooms.id, body, sum, fences.head IS coalesce(written, 0),
                    open OR body <> ''
             FROM rooms LEFT JOIN bodies ON bodies.room = rooms.n
             LEFT JOIN fences ON fences.room = rooms.n
             LEFT JOIN (SELECT room, count(*) AS written FROM commits GROUP BY room) AS log
                 ON log.room = rooms.n
             ORDER BY rooms.n",
        )?;
        let mut rooms = rooms.query([])?;
        while let Some(row) = rooms.next()? {
            let name: String = row.get(0)?;
            // A room that was made up for the record of a match whose room was lost has no body.
            if !row.get::<_, Option<bool>>(4)?.unwrap_or(true) {
                continue;
            }
            self.rooms += 1;
            let sum = row.get::<_, Link>(2).unwrap_or_default();
            let body = row.get::<_, String>(1);
            let is_well = body.is_ok_and(|body| sum == body_sum(&name, &body) && is_room(&body));
            let why = match (is_well, row.get::<_, bool>(3)?) {
                (false, _) => "it cannot be read",
                (true, false) => "some of its commits are missing",
                (true, true) => continue,
            };
            self.damaged.push((format!("room {name}"), why.to_owned()));
        }
        Ok(())
    }

    fn check_lines(&mut self, database: &Connection) -> Result<(), StoreError> {
        let mut lines = database.prepare(
            "SELECT id, audience, body, sum FROM lines LEFT JOIN rooms ON rooms.n = room
             ORDER BY room, lines.n",
        )?;
        let mut lines = lines.query([])?;
        let mut damaged = BTreeMap::<String, u32>::new();
        while let Some(row) = lines.next()? {
            let room = row.get::<_, Option<String>>(0)?.unwrap_or_default();
            let read = || {
                let (audience, body): (u16, String) = (row.get(1)?, row.get(2)?);
                Ok::<_, rusqlite::Error>(row.get::<_, Link>(3)? == line_sum(&room, audience, &body))
            };
            if !read().unwrap_or(false) {
                *damaged.entry(room).or_default() += 1;
            }
        }
        for (room, count) in damaged {
            self.damaged.push((format!("room {room}"), format!("damaged lines of chat: {count}")));
        }
        Ok(())
    }
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
