//! The log of every match: what the fence guards.

use rusqlite::{Connection, OptionalExtension, params};

use super::chain::{self, Link, Proved, read_proved};
use super::{Append, Appended, Loaded, Store, StoreError};

impl Store {
    /// Makes a table.
    ///
    /// # Errors
    /// If there is one of this name.
    pub async fn create(&self, table: &str, head_text: &str) -> Result<(), StoreError> {
        let (table, head_text) = (table.to_owned(), head_text.to_owned());
        self.ask(move |database| create(database, &table, &head_text)).await
    }

    /// Enters a command, or finds where it stands. The answer means that it is on the disk.
    ///
    /// # Errors
    /// [`StoreError::Fenced`] if head or epoch are not what the table has.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.ask(move |database| enter(database, &append)).await
    }

    /// Takes a table over: begins a new epoch and gives everything there is.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn load(&self, table: &str) -> Result<Loaded, StoreError> {
        let table = table.to_owned();
        self.ask(move |database| load(database, &table)).await
    }

    /// Closes a table for good. Its record stays.
    ///
    /// # Errors
    /// [`StoreError::Fenced`] if another has taken it over.
    pub async fn close(&self, table: &str, epoch: u32) -> Result<(), StoreError> {
        let table = table.to_owned();
        self.ask(move |database| close(database, &table, epoch)).await
    }

    /// The names of all tables that are not closed.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn open_tables(&self) -> Result<Vec<String>, StoreError> {
        self.ask(open_tables).await
    }
}

fn create(database: &Connection, table: &str, head_text: &str) -> Result<(), StoreError> {
    let mut insert = database.prepare_cached(
        "INSERT INTO tables (id, head_text, chain) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
    )?;
    if insert.execute(params![table, head_text, chain::first_link(table, head_text)])? == 1 {
        Ok(())
    } else {
        Err(StoreError::TableExists)
    }
}

/// The fence: head and epoch are compared and set in one statement, and the entry follows in
/// the same transaction.
fn enter(database: &Connection, append: &Append) -> Result<Appended, StoreError> {
    let Append { table, head, epoch, command, body } = append;
    // A repeated command gets its first answer, whatever has happened since. The same question
    // brings the link before this entry: of the last one, or of what stands above the log.
    let mut find = database.prepare_cached(
        "SELECT (SELECT seq FROM inputs WHERE table_id = ?1 AND command = ?2),
                coalesce((SELECT chain FROM inputs WHERE table_id = ?1 AND seq = ?3),
                         (SELECT chain FROM tables WHERE id = ?1 AND ?3 = 0))",
    )?;
    let (known, before): (Option<u32>, Option<Link>) =
        find.query_row(params![table, command.0, head], |row| Ok((row.get(0)?, row.get(1).ok())))?;
    if let Some(seq) = known {
        return Ok(Appended { seq, repeated: true });
    }
    // Without it nothing can follow: who comes back from the log finds out why.
    let Some(before) = before else { return Err(StoreError::Fenced) };
    let mut fence = database.prepare_cached(
        "UPDATE tables SET head = head + 1
         WHERE id = ?1 AND head = ?2 AND epoch = ?3 AND status = 'open'",
    )?;
    if fence.execute(params![table, head, epoch])? == 0 {
        return Err(StoreError::Fenced);
    }
    let seq = head + 1;
    let link = chain::link_of(&before, seq, *epoch, *command, body);
    let mut insert = database.prepare_cached(
        "INSERT INTO inputs (table_id, seq, epoch, command, body, chain)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    insert.execute(params![table, seq, epoch, command.0, body, link])?;
    Ok(Appended { seq, repeated: false })
}

fn load(database: &Connection, table: &str) -> Result<Loaded, StoreError> {
    let mut take_over = database
        .prepare_cached("UPDATE tables SET epoch = epoch + 1 WHERE id = ?1 RETURNING epoch")?;
    let taken = take_over.query_row([table], |row| row.get(0)).optional()?;
    let epoch = taken.ok_or(StoreError::NoSuchTable)?;
    let Proved { head_text, log } = read_proved(database, table)?;
    Ok(Loaded { epoch, head_text, log })
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
