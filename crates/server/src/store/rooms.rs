//! Rooms as they come back after a restart, and what was said in them.

use std::collections::BTreeMap;

use redeye_protocol::CommandId;
use rusqlite::{Connection, OptionalExtension, params};

use super::{Store, StoreError};

/// A room as the store keeps it. The store does not read the body.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredRoom {
    /// Its address.
    pub id: String,
    /// The short code by which it is found, while it takes people in.
    pub code: Option<String>,
    /// Is it still in use?
    pub open: bool,
    /// Everything else. It has secrets in it, so this type is not `Debug`.
    pub body: String,
}

/// One thing that was said.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredLine {
    /// The command it came with: said twice, it is heard once.
    pub command: CommandId,
    /// Who hears it: the lowest bit is those who watch, then one for each seat.
    pub audience: u16,
    /// Who said what to whom, in the room's own form.
    pub body: String,
}

impl Store {
    /// Keeps a room as it is now. The answer means that it is on the disk.
    ///
    /// # Errors
    /// If the store fails, or if another open room has this code.
    pub async fn save_room(&self, room: StoredRoom) -> Result<(), StoreError> {
        self.ask(move |database| save(database, &room)).await
    }

    /// Brings a room back.
    ///
    /// # Errors
    /// If there is no such room.
    pub async fn load_room(&self, id: &str) -> Result<StoredRoom, StoreError> {
        let id = id.to_owned();
        self.ask(move |database| find(database, "id", &id)).await
    }

    /// Finds the room that has this code.
    ///
    /// # Errors
    /// If there is none.
    pub async fn find_room(&self, code: &str) -> Result<StoredRoom, StoreError> {
        let code = code.to_owned();
        self.ask(move |database| find(database, "code", &code)).await
    }

    /// The addresses of all rooms in use.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn open_rooms(&self) -> Result<Vec<String>, StoreError> {
        self.ask(|database| {
            let mut open =
                database.prepare_cached("SELECT id FROM rooms WHERE open ORDER BY id")?;
            let rows = open.query_map([], |row| row.get(0))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Keeps what was said. False: it was said before.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn add_line(&self, room: &str, line: StoredLine) -> Result<bool, StoreError> {
        let room = room.to_owned();
        self.ask(move |database| {
            let mut insert = database.prepare_cached(
                "INSERT INTO chat (room_id, command, audience, body) VALUES (?1, ?2, ?3, ?4)
                 ON CONFLICT DO NOTHING",
            )?;
            let StoredLine { command, audience, body } = line;
            Ok(insert.execute(params![room, command.0, audience, body])? == 1)
        })
        .await
    }

    /// The last `most` lines that each of `viewers` has heard, in order.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn load_lines(
        &self,
        room: &str,
        viewers: usize,
        most: u32,
    ) -> Result<Vec<StoredLine>, StoreError> {
        let room = room.to_owned();
        self.ask(move |database| {
            let mut newest = database.prepare_cached(
                "SELECT n, command, audience, body FROM chat
                 WHERE room_id = ?1 AND audience & ?2 ORDER BY n DESC LIMIT ?3",
            )?;
            let mut lines = BTreeMap::new();
            for viewer in 0..viewers {
                let mut rows = newest.query(params![room, 1_u16 << viewer, most])?;
                while let Some(row) = rows.next()? {
                    let (command, audience, body) =
                        (CommandId(row.get(1)?), row.get(2)?, row.get(3)?);
                    lines.insert(row.get::<_, i64>(0)?, StoredLine { command, audience, body });
                }
            }
            Ok(lines.into_values().collect())
        })
        .await
    }
}

fn save(database: &Connection, room: &StoredRoom) -> Result<(), StoreError> {
    let StoredRoom { id, code, open, body } = room;
    let mut taken =
        database.prepare_cached("SELECT 1 FROM rooms WHERE code = ?1 AND open AND id <> ?2")?;
    if code.is_some() && *open && taken.exists(params![code, id])? {
        return Err(StoreError::TableExists);
    }
    let mut upsert = database.prepare_cached(
        "INSERT INTO rooms (id, code, open, body) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (id) DO UPDATE SET code = ?2, open = ?3, body = ?4",
    )?;
    upsert.execute(params![id, code, open, body])?;
    Ok(())
}

fn find(database: &Connection, by: &str, value: &str) -> Result<StoredRoom, StoreError> {
    // `by` is one of two words of ours.
    let only_open = if by == "code" { "AND open" } else { "" };
    let mut find = database.prepare_cached(&format!(
        "SELECT id, code, open, body FROM rooms WHERE {by} = ?1 {only_open}"
    ))?;
    find.query_row([value], |row| {
        Ok(StoredRoom { id: row.get(0)?, code: row.get(1)?, open: row.get(2)?, body: row.get(3)? })
    })
    .optional()?
    .ok_or(StoreError::NoSuchTable)
}
