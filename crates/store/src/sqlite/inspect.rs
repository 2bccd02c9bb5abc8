//! Reads a store and damages it, for tests of the code above it, which need not know how it stores
//! things. Every function panics if it cannot do what it should.

use std::path::Path;

use redeye_protocol::CommandId;
use rusqlite::types::ValueRef;
use rusqlite::{Connection, OpenFlags, Row, params};
use sha2::{Digest as _, Sha256};

use super::chain::body_sum;

/// A room as it is kept.
#[derive(Clone, PartialEq, Eq)]
pub struct KeptRoom {
    /// Its address.
    pub id: String,
    /// Its body.
    pub body: String,
    /// Everything that was committed, in order.
    pub commits: Vec<KeptCommit>,
}

/// A commit as it is kept.
#[derive(Clone, PartialEq, Eq)]
pub struct KeptCommit {
    /// The command's identity.
    pub command: CommandId,
    /// The entry of a match, if it had one.
    pub entry: Option<String>,
}

/// Returns all rooms, in the order in which they were made.
pub fn rooms(folder: &Path) -> Vec<KeptRoom> {
    let database = open(folder, "PRAGMA query_only = ON");
    // A server may be writing, so everything is read from one snapshot.
    let database = database.unchecked_transaction().expect("a transaction");
    let rooms =
        "SELECT rooms.n, rooms.id, body FROM rooms JOIN bodies ON room = rooms.n ORDER BY 1";
    let rooms: Vec<(i64, String, String)> =
        all(&database, rooms, |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)));
    let commits = |room: i64| {
        let of_room =
            format!("SELECT command, entry FROM commits WHERE room = {room} ORDER BY head");
        all(&database, &of_room, |row| {
            Ok(KeptCommit { command: CommandId(row.get(0)?), entry: row.get(1)? })
        })
    };
    rooms.into_iter().map(|(n, id, body)| KeptRoom { id, body, commits: commits(n) }).collect()
}

/// Returns everything that a command could change, as one number.
pub fn fingerprint(folder: &Path) -> String {
    let database = open(folder, "PRAGMA query_only = ON");
    let mut hash = Sha256::new();
    let tables = [
        "rooms",
        "bodies",
        "fences",
        "matches",
        "commits",
        "lines",
        "finished",
        "device_links",
        "sessions",
    ];
    for table in tables {
        let statement = format!("SELECT * FROM {table} ORDER BY 1, 2");
        let mut statement = database.prepare(&statement).expect("a table");
        let columns = statement.column_count();
        let mut rows = statement.query([]).expect("rows");
        while let Some(row) = rows.next().expect("a row") {
            for column in 0..columns {
                match row.get_ref(column).expect("a column") {
                    ValueRef::Null => hash.update(b"null"),
                    ValueRef::Integer(number) => hash.update(number.to_le_bytes()),
                    ValueRef::Real(number) => hash.update(number.to_le_bytes()),
                    ValueRef::Text(bytes) | ValueRef::Blob(bytes) => {
                        hash.update(bytes.len().to_le_bytes());
                        hash.update(bytes);
                    }
                }
            }
        }
    }
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Writes another body of a room, as if the server had.
pub fn set_body(folder: &Path, room: &str, body: &str) {
    change(
        folder,
        "UPDATE bodies SET body = ?2, sum = ?3 WHERE id = ?1",
        params![room, body, body_sum(room, body)],
    );
}

/// Changes one letter of a room's body, as a disk might.
pub fn spoil_body(folder: &Path, room: &str) {
    change(folder, "UPDATE bodies SET body = 'x' || substr(body, 2) WHERE id = ?1", [room]);
}

/// Changes one letter of an entry of a match, as a disk might.
pub fn spoil_entry(folder: &Path, game: &str, seq: u32) {
    let spoil = "UPDATE commits SET entry = 'x' || substr(entry, 2)
                 WHERE seq = ?2 AND game = (SELECT n FROM matches WHERE name = ?1)";
    change(folder, spoil, params![game, seq]);
}

/// Sets the store's clock to `now_s`, with all sessions used just now.
pub fn set_clock(folder: &Path, now_s: i64) {
    change(folder, "UPDATE clock SET now_s = ?1", [now_s]);
    let database = open(folder, "");
    let sessions = "UPDATE sessions SET begun_s = ?1, seen_s = ?1";
    database.execute(sessions, [now_s]).expect("is changed");
}

/// Keeps every store from writing until it is dropped.
#[derive(Debug)]
pub struct Held(Connection);

/// Locks the store in `folder`.
pub fn hold(folder: &Path) -> Held {
    let database = open(folder, "BEGIN IMMEDIATE");
    Held(database)
}

impl Held {
    /// Releases the lock.
    pub fn release(self) {
        self.0.execute_batch("ROLLBACK").expect("it was held");
    }
}

fn open(folder: &Path, first: &str) -> Connection {
    let (file, flags) = (folder.join("redeye.db"), OpenFlags::SQLITE_OPEN_READ_WRITE);
    let database = Connection::open_with_flags(file, flags).expect("a store");
    database.execute_batch(&format!("PRAGMA busy_timeout = 5000; {first}")).expect("it answers");
    database
}

fn change(folder: &Path, statement: &str, params: impl rusqlite::Params) {
    let changed = open(folder, "").execute(statement, params).expect("is changed");
    assert_eq!(changed, 1, "there is one such row");
}

fn all<T>(
    database: &Connection,
    statement: &str,
    read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
) -> Vec<T> {
    let mut statement = database.prepare(statement).expect("a table");
    let rows = statement.query_map([], read).expect("rows");
    rows.collect::<Result<_, _>>().expect("rows")
}
