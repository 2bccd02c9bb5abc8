//! Reading a room's commits back, from the newest to the oldest, and proving the log of a match.

use redeye_protocol::CommandId;
use rusqlite::{CachedStatement, Connection, ErrorCode, Row};

use super::chain::{first_link, link_of};
use crate::{MatchLog, StoreError};

/// A match as its row and its room's fence have it.
pub(super) struct StoredMatch {
    /// Its number.
    pub(super) n: i64,
    pub(super) room: i64,
    pub(super) name: String,
    pub(super) head_text: String,
    /// The link of the head of the record.
    first: Vec<u8>,
    /// The last commit that can belong to it.
    last: Option<i64>,
    /// How many entries it has, and the link of the last one.
    seq: u32,
    chain: Vec<u8>,
}

/// The fence knows where the match ends that began last in its room.
const FIND_MATCH: &str = "SELECT m.n, m.room, name, head_text, first,
       iif(f.game IS m.n, f.last, m.last), iif(f.game IS m.n, f.seq, m.seq),
       iif(f.game IS m.n, f.chain, m.chain)
FROM matches AS m LEFT JOIN fences AS f ON f.room = m.room";

impl StoredMatch {
    /// Finds a match by its name.
    fn find(database: &Connection, name: &str) -> Result<Option<Self>, StoreError> {
        let mut find = database.prepare_cached(&format!("{FIND_MATCH} WHERE name = ?1"))?;
        let mut rows = find.query([name])?;
        rows.next()?.map(Self::read).transpose()
    }

    /// Finds a match by its number.
    pub(super) fn at(database: &Connection, n: i64) -> Result<Option<Self>, StoreError> {
        let mut find = database.prepare_cached(&format!("{FIND_MATCH} WHERE m.n = ?1"))?;
        let mut rows = find.query([n])?;
        rows.next().map_err(|error| unreadable(error, 0))?.map(Self::read).transpose()
    }

    fn read(row: &Row<'_>) -> Result<Self, StoreError> {
        let read = || {
            Ok(Self {
                n: row.get(0)?,
                room: row.get(1)?,
                name: row.get(2)?,
                head_text: row.get(3)?,
                first: row.get(4)?,
                last: row.get(5)?,
                seq: row.get(6)?,
                chain: row.get(7)?,
            })
        };
        read().map_err(|error| unreadable(error, 0))
    }

    /// Reads only the log.
    pub(super) fn log(self, database: &Connection) -> Result<MatchLog, StoreError> {
        let back = look_back(database, self.room, self.last, Some(self.n), 0)?;
        self.prove(back)
    }

    /// Checks what was read, link by link.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] with the first entry that differs from what was written, as far as
    /// can be known.
    pub(super) fn prove(self, back: LookedBack) -> Result<MatchLog, StoreError> {
        let damaged = |seq: usize| Err(StoreError::Damaged(seq as u32));
        let mut chain = first_link(&self.name, &self.head_text);
        if chain[..] != self.first {
            return damaged(0);
        }
        let (found, counted) = (back.entries.len(), self.seq as usize);
        if back.is_broken && found < counted {
            return damaged(counted - found);
        }
        let mut log = Vec::with_capacity(found);
        for ((entry, seq), place) in back.entries.into_iter().rev().zip(1..).zip(1..=counted) {
            chain = link_of(&chain, seq, entry.epoch, entry.command, &entry.body);
            if entry.seq != seq || entry.chain != chain {
                return damaged(place);
            }
            log.push((entry.command, entry.body));
        }
        // An entry too many is as wrong as a missing one.
        if found != counted {
            return damaged(found.min(counted) + 1);
        }
        if chain[..] != self.chain {
            return damaged(counted);
        }
        Ok(MatchLog { head_text: self.head_text, log })
    }
}

/// Reads the log of a match without taking anything over.
pub(crate) fn read_match(database: &Connection, name: &str) -> Result<MatchLog, StoreError> {
    StoredMatch::find(database, name)?.ok_or(StoreError::NoSuchMatch)?.log(database)
}

/// One entry, as it is stored in its row.
struct Entry {
    seq: u32,
    epoch: u32,
    command: CommandId,
    body: String,
    chain: Vec<u8>,
}

/// What a walk back has found, the newest first.
#[derive(Default)]
pub(super) struct LookedBack {
    /// The entries of the match.
    entries: Vec<Entry>,
    pub(super) commands: Vec<CommandId>,
    /// Whether a commit could not be read, so that older ones cannot be reached.
    is_broken: bool,
}

/// Walks back from commit `last` of a room: through all of match `game`, and on until there are
/// `commands_min` commands.
pub(super) fn look_back(
    database: &Connection,
    room: i64,
    last: Option<i64>,
    game: Option<i64>,
    commands_min: usize,
) -> Result<LookedBack, StoreError> {
    let mut walk = Walk::new(database, room, last)?;
    let mut found = LookedBack::default();
    loop {
        let commit = match walk.next() {
            Ok(Some(commit)) => commit,
            Ok(None) => break,
            Err(StoreError::Damaged(_)) => {
                found.is_broken = true;
                break;
            }
            Err(error) => return Err(error),
        };
        let is_in_match = game.is_some() && commit.game == game;
        if !is_in_match && found.commands.len() >= commands_min {
            break;
        }
        found.commands.push(commit.command);
        found.entries.extend(commit.entry.filter(|_| is_in_match));
    }
    Ok(found)
}

/// A walk from one commit of a room to the one before it.
struct Walk<'d> {
    commit: CachedStatement<'d>,
    room: i64,
    next: Option<i64>,
    /// The head that the next one must have, once one was read.
    head: Option<u32>,
}

struct WalkedCommit {
    game: Option<i64>,
    command: CommandId,
    entry: Option<Entry>,
}

impl<'d> Walk<'d> {
    fn new(database: &'d Connection, room: i64, last: Option<i64>) -> Result<Self, StoreError> {
        let commit = database.prepare_cached(
            "SELECT room, head, before, game, command, seq, epoch, entry, chain
             FROM commits WHERE n = ?1",
        )?;
        Ok(Self { commit, room, next: last, head: None })
    }

    fn next(&mut self) -> Result<Option<WalkedCommit>, StoreError> {
        let Some(n) = self.next else { return Ok(None) };
        let unreadable = |error| unreadable(error, 0);
        let damaged = Err(StoreError::Damaged(0));
        let mut rows = self.commit.query([n])?;
        let Some(row) = rows.next().map_err(unreadable)? else { return damaged };
        let read = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
        let (room, head, before): (i64, u32, Option<i64>) = read(row).map_err(unreadable)?;
        let is_next = self.head.is_none_or(|expected| head == expected);
        // A link that leads forward would lead in circles.
        let leads_back = before.is_none_or(|before| before < n) && before.is_some() == (head > 1);
        if room != self.room || !is_next || !leads_back {
            return damaged;
        }
        let commit = read_commit(row).map_err(unreadable)?;
        (self.next, self.head) = (before, Some(head.saturating_sub(1)));
        Ok(Some(commit))
    }
}

fn read_commit(row: &Row<'_>) -> rusqlite::Result<WalkedCommit> {
    let (game, command) = (row.get(3)?, CommandId(row.get(4)?));
    let entry = match row.get::<_, Option<u32>>(5)? {
        Some(seq) => {
            let (epoch, body, chain) = (row.get(6)?, row.get(7)?, row.get(8)?);
            Some(Entry { seq, epoch, command, body, chain })
        }
        None => None,
    };
    Ok(WalkedCommit { game, command, entry })
}

/// Turns an error of a value that cannot be what was written into `Damaged`. Other errors stay: a
/// disk that did not answer may answer the next time.
pub(super) fn unreadable(error: rusqlite::Error, seq: u32) -> StoreError {
    match error.sqlite_error_code() {
        Some(code) if code != ErrorCode::DatabaseCorrupt => error.into(),
        _ => StoreError::Damaged(seq),
    }
}
