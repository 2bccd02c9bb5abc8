//! Creates rooms, takes them over, and finds them.

use rusqlite::{CachedStatement, Connection, OptionalExtension as _, Row, params};

use super::chain::{Link, body_sum, line_sum};
use super::log::{StoredMatch, look_back, unreadable};
use crate::{
    COMMANDS_MIN, LINES_MAX, MatchLog, NewRoom, Ownership, RoomRow, StoreError, StoredLine, Taken,
    VIEWERS,
};

/// Creates a room that its creator owns from the start.
pub(crate) fn create(database: &Connection, room: &NewRoom) -> Result<Ownership, StoreError> {
    let NewRoom { id, row, made_by, rooms_max } = room;
    let mut known = database.prepare_cached("SELECT 1 FROM rooms WHERE id = ?1")?;
    if known.exists([id])? {
        return Err(StoreError::Fenced);
    }
    let mut count =
        database.prepare_cached("SELECT count(*) FROM rooms WHERE made_by = ?1 AND open")?;
    let made: u32 = count.query_row(params![made_by], |row| row.get(0))?;
    if made >= *rooms_max {
        return Err(StoreError::TooManyRooms);
    }
    if is_code_taken(database, id, row)? {
        return Err(StoreError::CodeInUse);
    }
    let RoomRow { code, open, card, body } = row;
    let mut insert = database.prepare_cached(
        "INSERT INTO rooms (id, code, open, made_by, card) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    insert.execute(params![id, code, open, made_by, card])?;
    let number = database.last_insert_rowid();
    let mut insert = database
        .prepare_cached("INSERT INTO bodies (room, id, body, sum) VALUES (?1, ?2, ?3, ?4)")?;
    insert.execute(params![number, id, body, body_sum(id, body)])?;
    let owned = Ownership { epoch: 1, head: 0 };
    let mut insert =
        database.prepare_cached("INSERT INTO fences (room, epoch, head) VALUES (?1, ?2, ?3)")?;
    insert.execute(params![number, owned.epoch, owned.head])?;
    Ok(owned)
}

/// Returns whether another open room has the code that `row` gives to room `id`.
pub(super) fn is_code_taken(
    database: &Connection,
    id: &str,
    row: &RoomRow,
) -> Result<bool, StoreError> {
    let mut taken =
        database.prepare_cached("SELECT 1 FROM rooms WHERE code = ?1 AND open AND id <> ?2")?;
    Ok(row.open && row.code.is_some() && taken.exists(params![row.code, id])?)
}

/// Takes a room over.
pub(crate) fn take(database: &Connection, id: &str) -> Result<Taken, StoreError> {
    take_from(database, id, None)
}

/// Takes a room over if its epoch is still `epoch`.
pub(crate) fn retake(database: &Connection, id: &str, epoch: u32) -> Result<Taken, StoreError> {
    take_from(database, id, Some(epoch))
}

/// Reads first and then raises the epoch, in one transaction: a room that cannot be read keeps its
/// owner.
fn take_from(database: &Connection, id: &str, from: Option<u32>) -> Result<Taken, StoreError> {
    let mut find = database.prepare_cached("SELECT n, open FROM rooms WHERE id = ?1")?;
    let found = find.query_row([id], |row| Ok((row.get(0)?, row.get(1)?))).optional()?;
    let (room, is_open): (i64, bool) = found.ok_or(StoreError::NoSuchRoom)?;
    if !is_open {
        return Err(StoreError::Closed);
    }
    let mut fence = database
        .prepare_cached("SELECT epoch, head, last, line, game FROM fences WHERE room = ?1")?;
    let mut fence = fence.query([room])?;
    let unread = |error| unreadable(error, 0);
    let fence = fence.next().map_err(unread)?.ok_or(StoreError::Damaged(0))?;
    let read = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
    let (epoch, head, last): (u32, u32, Option<i64>) = read(fence).map_err(unread)?;
    let (line, game) = (fence.get(3).map_err(unread)?, fence.get(4).map_err(unread)?);
    if from.is_some_and(|from| from != epoch) {
        return Err(StoreError::Fenced);
    }
    let body = read_body(database, room, id)?;
    let back = look_back(database, room, last, game, COMMANDS_MIN)?;
    let commands = back.commands.iter().rev().copied().collect();
    let game = match game {
        Some(game) => Some(unless_failed(
            StoredMatch::at(database, game)
                .and_then(|found| found.ok_or(StoreError::Damaged(0))?.prove(back)),
        )?),
        None => None,
    };
    let lines = read_lines(database, room, id, line)?;
    let mut raise = database.prepare_cached(
        "UPDATE fences SET epoch = epoch + 1 WHERE room = ?1 AND epoch = ?2 RETURNING epoch",
    )?;
    let epoch = raise.query_row(params![room, epoch], |row| row.get(0))?;
    Ok(Taken { epoch, head, body, game, lines, commands })
}

/// Returns the match, or how it is damaged. Only a failing disk keeps the room from being taken
/// over.
fn unless_failed(
    log: Result<MatchLog, StoreError>,
) -> Result<Result<MatchLog, StoreError>, StoreError> {
    match log {
        Err(error @ StoreError::Failed(_)) => Err(error),
        log => Ok(log),
    }
}

fn read_body(database: &Connection, room: i64, id: &str) -> Result<String, StoreError> {
    let mut body = database.prepare_cached("SELECT body, sum FROM bodies WHERE room = ?1")?;
    let mut rows = body.query([room])?;
    let unreadable = |error| unreadable(error, 0);
    let row = rows.next().map_err(unreadable)?.ok_or(StoreError::Damaged(0))?;
    let body: String = row.get(0).map_err(unreadable)?;
    let sum: Link = row.get(1).map_err(unreadable)?;
    if sum == body_sum(id, &body) { Ok(body) } else { Err(StoreError::Damaged(0)) }
}

/// Walks back over the lines until each viewer has heard enough. A damaged line is left out.
fn read_lines(
    database: &Connection,
    room: i64,
    id: &str,
    last: Option<i64>,
) -> Result<Vec<StoredLine>, StoreError> {
    let mut find = database
        .prepare_cached("SELECT room, before, audience, body, sum FROM lines WHERE n = ?1")?;
    let (mut lines, mut heard) = (Vec::new(), [0; VIEWERS]);
    let mut next = last;
    while let Some(n) = next {
        let read = match read_line(&mut find, n) {
            Err(StoreError::Damaged(_)) => break,
            read => read?,
        };
        let Some((line_room, before, line)) = read else { break };
        if line_room != room || before.is_some_and(|before| before >= n) {
            break;
        }
        next = before;
        let Some((StoredLine { audience, body }, sum)) = line else { continue };
        if sum != line_sum(id, audience, &body) {
            continue;
        }
        let hears = |viewer: &usize| audience & 1 << viewer != 0;
        let wants = |viewer: usize| heard[viewer] < LINES_MAX;
        let is_wanted = (0..VIEWERS).filter(hears).any(wants);
        (0..VIEWERS).filter(hears).for_each(|viewer| heard[viewer] += 1);
        if is_wanted {
            lines.push(StoredLine { audience, body });
        }
        if heard.iter().all(|count| *count >= LINES_MAX) {
            break;
        }
    }
    lines.reverse();
    Ok(lines)
}

/// The room of a line, the line before it, and the line itself with its sum if it can be read.
type ReadLine = (i64, Option<i64>, Option<(StoredLine, Link)>);

fn read_line(find: &mut CachedStatement<'_>, n: i64) -> Result<Option<ReadLine>, StoreError> {
    let unreadable = |error| unreadable(error, 0);
    let mut rows = find.query([n])?;
    let Some(row) = rows.next().map_err(unreadable)? else { return Ok(None) };
    let (room, before) = (row.get(0).map_err(unreadable)?, row.get(1).map_err(unreadable)?);
    let read = || Ok((StoredLine { audience: row.get(2)?, body: row.get(3)? }, row.get(4)?));
    let line: rusqlite::Result<(StoredLine, Link)> = read();
    Ok(Some((room, before, line.ok())))
}

/// Returns the address of the open room with this code.
pub(crate) fn find(database: &Connection, code: &str) -> Result<String, StoreError> {
    let mut find = database.prepare_cached("SELECT id FROM rooms WHERE code = ?1 AND open")?;
    find.query_row([code], |row| row.get(0)).optional()?.ok_or(StoreError::NoSuchRoom)
}

/// Returns the addresses of all rooms in use.
pub(crate) fn open_rooms(database: &Connection) -> Result<Vec<String>, StoreError> {
    let mut open = database.prepare_cached("SELECT id FROM rooms WHERE open ORDER BY id")?;
    let rows = open.query_map([], |row| row.get(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Returns the cards of public open rooms, newest first.
pub(crate) fn public_rooms(database: &Connection, most: u32) -> Result<Vec<String>, StoreError> {
    let mut cards = database.prepare_cached(
        "SELECT card FROM rooms WHERE open AND card IS NOT NULL ORDER BY n DESC LIMIT ?1",
    )?;
    let rows = cards.query_map([most], |row| row.get(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}
