//! The commit: everything that one command changes, under the fence.

use rusqlite::{Connection, OptionalExtension as _, params};

use super::chain::{body_sum, first_link, line_sum, link_of};
use super::people::{is_valid_link, use_up_link};
use super::rooms::is_code_taken;
use crate::{Commit, Finished, NewMatch, RoomRow, StoreError, StoredLine};

/// The values of the fence, before and after a commit.
struct Fence {
    room: i64,
    last: Option<i64>,
    line: Option<i64>,
    game: Option<i64>,
    seq: u32,
    chain: Vec<u8>,
}

/// Writes a commit if `epoch` and `head` are still the room's. Everything that may be refused is
/// checked before the first write, so that a refusal leaves nothing behind.
pub(crate) fn write(database: &Connection, commit: &Commit) -> Result<(), StoreError> {
    let mut fence = read_fence(database, commit)?;
    check(database, commit, &fence)?;
    let before = fence.last;
    if let Some(begins) = &commit.begins {
        begin(database, &mut fence, begins)?;
    }
    let mut link = None;
    if let Some(entry) = &commit.entry {
        fence.seq += 1;
        let next = link_of(&fence.chain, fence.seq, commit.epoch, commit.command, entry);
        fence.chain = next.to_vec();
        link = Some(next);
    }
    let mut insert = database.prepare_cached(
        "INSERT INTO commits (room, head, before, game, seq, epoch, command, entry, chain)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
    )?;
    let Commit { epoch, head, command, entry, .. } = commit;
    let seq = link.map(|_| fence.seq);
    insert.execute(params![
        fence.room,
        head + 1,
        before,
        fence.game,
        seq,
        epoch,
        command.0,
        entry,
        link
    ])?;
    fence.last = Some(database.last_insert_rowid());
    if let Some(line) = &commit.line {
        fence.line = Some(add_line(database, &fence, &commit.room, line)?);
    }
    if let Some(row) = &commit.row {
        save_row(database, fence.room, &commit.room, row)?;
    }
    if let (Some(finished), Some(game)) = (&commit.finished, fence.game) {
        add_finished(database, game, finished)?;
    }
    if let Some(link) = commit.link {
        use_up_link(database, link)?;
    }
    set_fence(database, commit, &fence)
}

fn read_fence(database: &Connection, commit: &Commit) -> Result<Fence, StoreError> {
    let mut find = database.prepare_cached(
        "SELECT room, last, line, game, seq, chain FROM fences
         WHERE room = (SELECT n FROM rooms WHERE id = ?1) AND epoch = ?2 AND head = ?3",
    )?;
    find.query_row(params![commit.room, commit.epoch, commit.head], |row| {
        Ok(Fence {
            room: row.get(0)?,
            last: row.get(1)?,
            line: row.get(2)?,
            game: row.get(3)?,
            seq: row.get(4)?,
            chain: row.get(5)?,
        })
    })
    .optional()?
    .ok_or(StoreError::Fenced)
}

/// Checks that the parts of a commit can be written.
fn check(database: &Connection, commit: &Commit, fence: &Fence) -> Result<(), StoreError> {
    if let Some(NewMatch { name, .. }) = &commit.begins {
        let mut known = database.prepare_cached("SELECT 1 FROM matches WHERE name = ?1")?;
        // The process that began it knew more than this writer.
        if known.exists([name])? {
            return Err(StoreError::Fenced);
        }
    } else if fence.game.is_none() && (commit.entry.is_some() || commit.finished.is_some()) {
        return Err(StoreError::NoSuchMatch);
    }
    if let Some(link) = commit.link
        && !is_valid_link(database, link, &commit.room)?
    {
        return Err(StoreError::LinkUsed);
    }
    match &commit.row {
        Some(row) if is_code_taken(database, &commit.room, row)? => Err(StoreError::CodeInUse),
        _ => Ok(()),
    }
}

/// Begins a match. The one before it remembers where it ends.
fn begin(database: &Connection, fence: &mut Fence, begins: &NewMatch) -> Result<(), StoreError> {
    if let Some(game) = fence.game {
        let mut keep = database
            .prepare_cached("UPDATE matches SET last = ?2, seq = ?3, chain = ?4 WHERE n = ?1")?;
        keep.execute(params![game, fence.last, fence.seq, fence.chain])?;
    }
    let first = first_link(&begins.name, &begins.head_text);
    let mut insert = database.prepare_cached(
        "INSERT INTO matches (name, room, head_text, first) VALUES (?1, ?2, ?3, ?4)",
    )?;
    insert.execute(params![begins.name, fence.room, begins.head_text, first])?;
    (fence.game, fence.seq) = (Some(database.last_insert_rowid()), 0);
    fence.chain = first.to_vec();
    Ok(())
}

fn add_line(
    database: &Connection,
    fence: &Fence,
    room: &str,
    line: &StoredLine,
) -> Result<i64, StoreError> {
    let StoredLine { audience, body } = line;
    let mut insert = database.prepare_cached(
        "INSERT INTO lines (room, before, audience, body, sum) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    let sum = line_sum(room, *audience, body);
    insert.execute(params![fence.room, fence.line, audience, body, sum])?;
    Ok(database.last_insert_rowid())
}

fn save_row(database: &Connection, room: i64, id: &str, row: &RoomRow) -> Result<(), StoreError> {
    let RoomRow { code, open, card, body } = row;
    // Most changes leave these columns alone, and then their page is not written.
    let mut update = database.prepare_cached(
        "UPDATE rooms SET code = ?2, open = ?3, card = ?4
         WHERE n = ?1 AND (code IS NOT ?2 OR open IS NOT ?3 OR card IS NOT ?4)",
    )?;
    update.execute(params![room, code, open, card])?;
    let mut update =
        database.prepare_cached("UPDATE bodies SET body = ?2, sum = ?3 WHERE room = ?1")?;
    update.execute(params![room, body, body_sum(id, body)])?;
    Ok(())
}

fn add_finished(
    database: &Connection,
    game: i64,
    Finished { game: name, sessions }: &Finished,
) -> Result<(), StoreError> {
    // A session may be forgotten while its match goes on.
    let mut insert = database.prepare_cached(
        "INSERT INTO finished (session, game, match)
         SELECT hash, ?2, ?3 FROM sessions WHERE hash = ?1
         ON CONFLICT DO NOTHING",
    )?;
    for session in sessions {
        insert.execute(params![session, name, game])?;
    }
    Ok(())
}

/// Moves the fence to the state after this commit, if it still has the state that the commit
/// expects. Closing a room raises its epoch, so that nobody owns it any more.
fn set_fence(database: &Connection, commit: &Commit, fence: &Fence) -> Result<(), StoreError> {
    let closes = commit.row.as_ref().is_some_and(|row| !row.open);
    let mut set = database.prepare_cached(
        "UPDATE fences SET head = head + 1, epoch = epoch + ?4,
                           last = ?5, line = ?6, game = ?7, seq = ?8, chain = ?9
         WHERE room = ?1 AND epoch = ?2 AND head = ?3",
    )?;
    let Fence { room, last, line, game, seq, chain } = fence;
    let changed = set.execute(params![
        room,
        commit.epoch,
        commit.head,
        closes,
        last,
        line,
        game,
        seq,
        chain
    ])?;
    if changed == 1 {
        return Ok(());
    }
    // The fence was read in this transaction. If it has changed nevertheless, the batch is undone.
    Err(StoreError::Failed(format!("the fence of room {} moved", commit.room)))
}
