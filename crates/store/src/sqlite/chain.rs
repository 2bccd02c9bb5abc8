//! A chain of hashes over the log of a match, and sums over rooms and lines, by which damage by a
//! disk is found.
//!
//! They do not protect against people: anybody who can write the file can write the sums, too.

use redeye_protocol::CommandId;
use rusqlite::{Connection, OptionalExtension as _, Row, params};
use sha2::{Digest, Sha256};

use crate::StoreError;

/// One link or sum: the first half of a SHA-256, which is plenty against chance.
pub(super) type Link = [u8; 16];

/// Returns the link of the head of the match `name`.
pub(super) fn first_link(name: &str, head_text: &str) -> Link {
    link(&[b"redeye chain 1", name.as_bytes(), head_text.as_bytes()])
}

/// Returns the link of an entry that follows `before`.
pub(super) fn link_of(before: &[u8], seq: u32, epoch: u32, command: CommandId, body: &str) -> Link {
    link(&[before, &seq.to_le_bytes(), &epoch.to_le_bytes(), &command.0, body.as_bytes()])
}

/// Returns the sum of a room's body.
pub(super) fn body_sum(room: &str, body: &str) -> Link {
    link(&[b"redeye room 1", room.as_bytes(), body.as_bytes()])
}

/// Returns the sum of a line that was said in `room`.
pub(super) fn line_sum(room: &str, audience: u16, body: &str) -> Link {
    link(&[b"redeye line 1", room.as_bytes(), &audience.to_le_bytes(), body.as_bytes()])
}

/// Hashes each part with its length before it, so that no byte can move from one part to the next.
fn link(parts: &[&[u8]]) -> Link {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    let mut link = Link::default();
    link.copy_from_slice(&hash.finalize()[..16]);
    link
}

/// Makes the chains of logs that were written before there were any (schema 4).
pub(super) fn make_chains(database: &Connection) -> Result<(), StoreError> {
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
        let read = |row: &Row<'_>| {
            Ok((row.get(0)?, row.get(1)?, CommandId(row.get(2)?), row.get::<_, String>(3)?))
        };
        let log: Vec<(u32, u32, CommandId, String)> =
            entries.query_map([&table], read)?.collect::<Result<_, _>>()?;
        for (seq, epoch, command, body) in log {
            chain = link_of(&chain, seq, epoch, command, &body);
            set_next.execute(params![table, seq, chain])?;
        }
    }
    Ok(())
}

/// Makes the sums of rooms and lines that were written before there were any (schema 5).
pub(super) fn make_sums(database: &Connection) -> Result<(), StoreError> {
    let mut bodies = database
        .prepare("SELECT room, id, body FROM bodies WHERE room > ?1 ORDER BY room LIMIT 1")?;
    let mut set_sum = database.prepare("UPDATE bodies SET sum = ?2 WHERE room = ?1")?;
    let mut last = 0_i64;
    let read = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
    while let Some((room, id, body)) = bodies.query_row([last], read).optional()? {
        let (id, body): (String, String) = (id, body);
        set_sum.execute(params![room, body_sum(&id, &body)])?;
        last = room;
    }
    let mut lines = database.prepare(
        "SELECT lines.n, id, audience, body FROM lines JOIN rooms ON rooms.n = room
         WHERE lines.n > ?1 ORDER BY lines.n LIMIT 1",
    )?;
    let mut set_sum = database.prepare("UPDATE lines SET sum = ?2 WHERE n = ?1")?;
    let mut last = 0_i64;
    let read = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?));
    while let Some((line, id, audience, body)) = lines.query_row([last], read).optional()? {
        let (id, body): (String, String) = (id, body);
        set_sum.execute(params![line, line_sum(&id, audience, &body)])?;
        last = line;
    }
    Ok(())
}
