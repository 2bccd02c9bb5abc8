//! The sessions that were here. Only hashes of secrets are stored, so a stolen copy of the file
//! gives nobody a seat.

use rusqlite::{Connection, OptionalExtension as _, params};

use crate::{DeviceLink, StoreError};

/// Stores a session that begins now.
pub(crate) fn add_session(database: &Connection, hash: [u8; 32]) -> Result<(), StoreError> {
    let mut insert = database.prepare_cached(
        "INSERT INTO sessions (hash, begun_s, seen_s)
         SELECT ?1, now_s, now_s FROM clock WHERE true
         ON CONFLICT DO NOTHING",
    )?;
    insert.execute(params![hash])?;
    Ok(())
}

/// Returns whether there is such a session, and marks it as used now.
pub(crate) fn use_session(database: &Connection, hash: [u8; 32]) -> Result<bool, StoreError> {
    let mut find = database
        .prepare_cached("SELECT seen_s + 3600 < now_s FROM sessions, clock WHERE hash = ?1")?;
    let long_ago: Option<bool> = find.query_row(params![hash], |row| row.get(0)).optional()?;
    // Marking a session once an hour is enough, and spares the disk.
    if long_ago == Some(true) {
        let mut update = database.prepare_cached(
            "UPDATE sessions SET seen_s = (SELECT now_s FROM clock) WHERE hash = ?1",
        )?;
        update.execute(params![hash])?;
    }
    Ok(long_ago.is_some())
}

/// Returns how many matches of `game` each of these has played to its end.
pub(crate) fn count_finished(
    database: &Connection,
    game: &str,
    sessions: &[Option<[u8; 32]>],
) -> Result<Vec<u32>, StoreError> {
    let mut count = database
        .prepare_cached("SELECT count(*) FROM finished WHERE session = ?1 AND game = ?2")?;
    let counts =
        sessions.iter().map(|session| count.query_row(params![session, game], |row| row.get(0)));
    Ok(counts.collect::<Result<_, _>>()?)
}

/// Ages all sessions, and forgets those that are too old. Returns how many it forgot.
pub(crate) fn let_sessions_age(
    database: &Connection,
    seconds: u32,
    age_max_s: i64,
    idle_max_s: i64,
) -> Result<usize, StoreError> {
    database.execute("UPDATE clock SET now_s = now_s + ?1", [seconds])?;
    let gone = "DELETE FROM sessions
                WHERE begun_s < (SELECT now_s FROM clock) - ?1
                   OR seen_s < (SELECT now_s FROM clock) - ?2";
    Ok(database.execute(gone, params![age_max_s, idle_max_s])?)
}

/// The condition for a valid link, by the system clock. A link from the future is not valid.
const IS_VALID: &str = "made_s <= unixepoch() AND unixepoch() < until_s";

/// Stores a link, which replaces older ones of the same session. Deletes expired links.
pub(crate) fn add_device_link(
    database: &Connection,
    link: &DeviceLink,
    valid_s: u32,
) -> Result<(), StoreError> {
    let DeviceLink { hash, room, session } = link;
    let mut delete = database.prepare_cached(&format!(
        "DELETE FROM device_links WHERE session = ?1 OR hash = ?2 OR NOT ({IS_VALID})"
    ))?;
    delete.execute(params![session, hash])?;
    let mut insert = database.prepare_cached(
        "INSERT INTO device_links (hash, room, session, made_s, until_s)
         VALUES (?1, ?2, ?3, unixepoch(), unixepoch() + ?4)",
    )?;
    insert.execute(params![hash, room, session, valid_s])?;
    Ok(())
}

/// Returns a link, if it is known and has not expired.
pub(crate) fn device_link(
    database: &Connection,
    hash: [u8; 32],
) -> Result<Option<DeviceLink>, StoreError> {
    let mut find = database.prepare_cached(&format!(
        "SELECT room, session FROM device_links WHERE hash = ?1 AND {IS_VALID}"
    ))?;
    let found = find.query_row(params![hash], |row| {
        Ok(DeviceLink { hash, room: row.get(0)?, session: row.get(1)? })
    });
    Ok(found.optional()?)
}

/// Returns whether a commit of `room` can use up this link.
pub(super) fn is_valid_link(
    database: &Connection,
    hash: [u8; 32],
    room: &str,
) -> Result<bool, StoreError> {
    Ok(device_link(database, hash)?.is_some_and(|link| link.room == room))
}

/// Deletes a link that was used.
pub(super) fn use_up_link(database: &Connection, hash: [u8; 32]) -> Result<(), StoreError> {
    let mut delete = database.prepare_cached("DELETE FROM device_links WHERE hash = ?1")?;
    delete.execute(params![hash])?;
    Ok(())
}
