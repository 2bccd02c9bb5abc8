//! A chain of hashes over the log of a match: what a disk has changed by itself is found.
//!
//! It is no seal against people. Whoever can write the file can write the chain, too.

use redeye_protocol::CommandId;
use rusqlite::{Connection, ErrorCode, Row, params};
use sha2::{Digest, Sha256};

use super::StoreError;

/// One link: the first half of a SHA-256, which is plenty against chance.
pub(super) type Link = [u8; 16];

/// The link of what stands above the log of `table`.
pub(super) fn first_link(table: &str, head_text: &str) -> Link {
    link(&[b"redeye chain 1", table.as_bytes(), head_text.as_bytes()])
}

/// The link of an entry that follows `before`.
pub(super) fn link_of(before: &Link, seq: u32, epoch: u32, command: CommandId, body: &str) -> Link {
    link(&[before, &seq.to_le_bytes(), &epoch.to_le_bytes(), &command.0, body.as_bytes()])
}

/// One entry, as it stands in its row.
struct Entry {
    seq: u32,
    epoch: u32,
    command: [u8; 16],
    body: String,
}

impl Entry {
    fn link(&self, before: &Link) -> Link {
        link_of(before, self.seq, self.epoch, CommandId(self.command), &self.body)
    }

    /// What a row of `seq, epoch, command, body` holds.
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self { seq: row.get(0)?, epoch: row.get(1)?, command: row.get(2)?, body: row.get(3)? })
    }
}

/// Each part has its length before it, so that no byte can move from one to the next.
fn link(parts: &[&[u8]]) -> Link {
    let mut bytes = Vec::with_capacity(512);
    for part in parts {
        bytes.extend_from_slice(&(part.len() as u64).to_le_bytes());
        bytes.extend_from_slice(part);
    }
    let hash = Sha256::digest(&bytes);
    let mut link = Link::default();
    link.copy_from_slice(&hash[..16]);
    link
}

/// What stands above a log, and the log, proved link by link.
pub(super) struct Proved {
    pub(super) head_text: String,
    pub(super) log: Vec<(CommandId, String)>,
}

/// Reads the log of `table` and proves it.
///
/// # Errors
/// [`StoreError::Damaged`] with the first entry that is not as it was written.
pub(super) fn read_proved(database: &Connection, table: &str) -> Result<Proved, StoreError> {
    let mut above =
        database.prepare_cached("SELECT head, head_text, chain FROM tables WHERE id = ?1")?;
    let mut above = above.query([table])?;
    let Some(row) = above.next()? else { return Err(StoreError::NoSuchTable) };
    let read = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
    let (head, head_text, mut chain): (u32, String, Link) =
        read(row).map_err(|error| unreadable(error, 0))?;
    if chain != first_link(table, &head_text) {
        return Err(StoreError::Damaged(0));
    }
    let mut log = Vec::with_capacity(head as usize);
    let mut entries = database.prepare_cached(
        "SELECT seq, epoch, command, body, chain FROM inputs WHERE table_id = ?1 ORDER BY seq",
    )?;
    let mut rows = entries.query([table])?;
    for seq in 1..=head {
        let unreadable = |error| unreadable(error, seq);
        let row = rows.next().map_err(unreadable)?.ok_or(StoreError::Damaged(seq))?;
        let entry = Entry::read(row).map_err(unreadable)?;
        chain = entry.link(&chain);
        if entry.seq != seq || row.get::<_, Link>(4).map_err(unreadable)? != chain {
            return Err(StoreError::Damaged(seq));
        }
        log.push((CommandId(entry.command), entry.body));
    }
    // An entry that nobody counted is as wrong as one that is missing.
    match rows.next().map_err(|error| unreadable(error, head + 1))? {
        None => Ok(Proved { head_text, log }),
        Some(_) => Err(StoreError::Damaged(head + 1)),
    }
}

/// What can be read, but not as what was written there, is damaged. A disk that did not answer may
/// answer the next time.
fn unreadable(error: rusqlite::Error, seq: u32) -> StoreError {
    match error.sqlite_error_code() {
        Some(code) if code != ErrorCode::DatabaseCorrupt => error.into(),
        _ => StoreError::Damaged(seq),
    }
}

/// Makes the chains of logs that were written before there were any.
pub(super) fn make_all(database: &Connection) -> Result<(), StoreError> {
    let mut tables = database.prepare("SELECT id, head_text FROM tables")?;
    let mut entries = database
        .prepare("SELECT seq, epoch, command, body FROM inputs WHERE table_id = ?1 ORDER BY seq")?;
    let mut set_first = database.prepare("UPDATE tables SET chain = ?2 WHERE id = ?1")?;
    let mut set_next =
        database.prepare("UPDATE inputs SET chain = ?3 WHERE table_id = ?1 AND seq = ?2")?;
    let tables: Vec<(String, String)> =
        tables.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<_, _>>()?;
    for (table, head_text) in tables {
        let mut chain = first_link(&table, &head_text);
        set_first.execute(params![table, chain])?;
        let log: Vec<Entry> =
            entries.query_map([&table], Entry::read)?.collect::<Result<_, _>>()?;
        for entry in log {
            chain = entry.link(&chain);
            set_next.execute(params![table, entry.seq, chain])?;
        }
    }
    Ok(())
}
