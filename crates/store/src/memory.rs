//! A store in memory, whose disk does what a test says. It has no threads and no clock of its own,
//! so under tokio's paused clock every run is the same.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use redeye_protocol::CommandId;
use tokio::time::Instant;

use crate::{
    Commit, DeviceLink, Finished, LINES_MAX, MatchLog, NewMatch, NewRoom, Ownership, RoomRow,
    StoreError, StoredLine, Taken, VIEWERS,
};

/// What a simulated disk does with one call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiskFate {
    /// The call works.
    Works,
    /// Nothing is written, and the caller hears [`StoreError::Failed`].
    Refuses,
    /// Everything is written, and yet the caller hears [`StoreError::Failed`].
    WritesAndFails,
}

/// A disk that a test holds: its contents outlive the stores on it.
pub trait SimulatedDisk: Send + Sync + 'static {
    /// Returns what is on the disk.
    fn contents(&self) -> &Mutex<Contents>;

    /// Decides how long a call takes and how it ends.
    fn next(&self) -> (Duration, DiskFate);
}

/// A fault that a test plants and must find.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WrongStore {
    /// A commit is acknowledged, and written later.
    AnswersFirst,
    /// A commit is written even if another process owns the room.
    IgnoresFence,
    /// A process that takes a room over does not learn which commands were committed.
    ForgetsCommands,
}

/// What is on a simulated disk.
#[derive(Default)]
pub struct Contents {
    wrong: Option<WrongStore>,
    rooms: BTreeMap<String, Room>,
    /// How many rooms were ever created.
    created: u64,
    matches: BTreeMap<String, MatchLog>,
    /// When sessions began and were used last.
    sessions: BTreeMap<[u8; 32], (i64, i64)>,
    now_s: i64,
    /// Who has finished which match of which game.
    finished: BTreeSet<([u8; 32], String, String)>,
    links: BTreeMap<[u8; 32], (DeviceLink, Instant)>,
}

struct Room {
    /// Newer rooms have higher numbers.
    number: u64,
    made_by: [u8; 32],
    epoch: u32,
    row: RoomRow,
    /// The name of the match that began last.
    game: Option<String>,
    lines: Vec<StoredLine>,
    /// One for each commit.
    commands: Vec<CommandId>,
}

impl fmt::Debug for Contents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [rooms, matches] = [self.rooms.len(), self.matches.len()];
        let [sessions, links] = [self.sessions.len(), self.links.len()];
        write!(f, "{rooms} rooms, {matches} matches, {sessions} sessions, {links} links")
    }
}

/// A handle to a simulated disk; clones end together.
#[derive(Clone)]
pub(crate) struct Memory {
    disk: Arc<dyn SimulatedDisk>,
    has_ended: Arc<AtomicBool>,
}

impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Memory")
    }
}

impl Memory {
    pub(crate) fn new(disk: Arc<dyn SimulatedDisk>) -> Self {
        Self { disk, has_ended: Arc::default() }
    }

    /// Whether a commit is acknowledged before it is written.
    pub(crate) fn answers_first(&self) -> bool {
        let contents = self.disk.contents().lock().unwrap_or_else(PoisonError::into_inner);
        contents.wrong == Some(WrongStore::AnswersFirst)
    }

    pub(crate) fn end(&self) {
        self.has_ended.store(true, Ordering::Relaxed);
    }

    /// Sleeps as long as the disk says, and then does `work` at one moment. If the caller is
    /// dropped meanwhile, nothing is written.
    pub(crate) async fn ask<T>(
        &self,
        work: impl FnOnce(&mut Contents) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let failed = |why: &str| Err(StoreError::Failed(why.to_owned()));
        if self.has_ended.load(Ordering::Relaxed) {
            return failed("the store has stopped, or gave this up");
        }
        let (delay, fate) = self.disk.next();
        tokio::time::sleep(delay).await;
        let mut contents = self.disk.contents().lock().unwrap_or_else(PoisonError::into_inner);
        match fate {
            DiskFate::Works => work(&mut contents),
            DiskFate::Refuses => failed("the simulated disk refused it"),
            DiskFate::WritesAndFails => {
                let _ = work(&mut contents);
                failed("the simulated disk wrote it and did not say so")
            }
        }
    }
}

impl Contents {
    /// Plants a fault in the store from now on.
    pub fn go_wrong(&mut self, wrong: WrongStore) {
        self.wrong = Some(wrong);
    }

    /// Returns the commands that were committed in a room, in order.
    pub fn commands(&self, room: &str) -> &[CommandId] {
        self.rooms.get(room).map_or(&[], |room| &room.commands)
    }

    /// Returns the log of a match.
    pub fn match_log(&self, name: &str) -> Option<&MatchLog> {
        self.matches.get(name)
    }

    fn is_code_taken(&self, id: &str, row: &RoomRow) -> bool {
        let others = self.rooms.iter().filter(|(other, room)| *other != id && room.row.open);
        row.open
            && row.code.is_some()
            && others.into_iter().any(|(_, room)| room.row.code == row.code)
    }

    fn valid_link(&self, hash: [u8; 32]) -> Option<&DeviceLink> {
        let (link, until) = self.links.get(&hash)?;
        (Instant::now() < *until).then_some(link)
    }

    /// Checks that a commit can be written.
    fn check(&self, commit: &Commit) -> Result<(), StoreError> {
        let room = self.rooms.get(&commit.room).ok_or(StoreError::Fenced)?;
        let is_head = room.commands.len() == commit.head as usize;
        let is_owner = room.row.open && room.epoch == commit.epoch && is_head;
        if !is_owner && self.wrong != Some(WrongStore::IgnoresFence) {
            return Err(StoreError::Fenced);
        }
        if let Some(NewMatch { name, .. }) = &commit.begins {
            if self.matches.contains_key(name) {
                return Err(StoreError::Fenced);
            }
        } else if room.game.is_none() && (commit.entry.is_some() || commit.finished.is_some()) {
            return Err(StoreError::NoSuchMatch);
        }
        let is_valid = |hash| self.valid_link(hash).is_some_and(|link| link.room == commit.room);
        if !commit.link.is_none_or(is_valid) {
            return Err(StoreError::LinkUsed);
        }
        match &commit.row {
            Some(row) if self.is_code_taken(&commit.room, row) => Err(StoreError::CodeInUse),
            _ => Ok(()),
        }
    }
}

pub(crate) fn create(contents: &mut Contents, new: &NewRoom) -> Result<Ownership, StoreError> {
    if contents.rooms.contains_key(&new.id) {
        return Err(StoreError::Fenced);
    }
    let is_theirs = |room: &&Room| room.row.open && room.made_by == new.made_by;
    if contents.rooms.values().filter(is_theirs).count() >= new.rooms_max as usize {
        return Err(StoreError::TooManyRooms);
    }
    if contents.is_code_taken(&new.id, &new.row) {
        return Err(StoreError::CodeInUse);
    }
    contents.created += 1;
    let room = Room {
        number: contents.created,
        made_by: new.made_by,
        epoch: 1,
        row: new.row.clone(),
        game: None,
        lines: Vec::new(),
        commands: Vec::new(),
    };
    contents.rooms.insert(new.id.clone(), room);
    Ok(Ownership { epoch: 1, head: 0 })
}

pub(crate) fn take(contents: &mut Contents, id: &str) -> Result<Taken, StoreError> {
    let room = contents.rooms.get_mut(id).ok_or(StoreError::NoSuchRoom)?;
    if !room.row.open {
        return Err(StoreError::Closed);
    }
    room.epoch += 1;
    let forgets = contents.wrong == Some(WrongStore::ForgetsCommands);
    let log = room.game.as_ref().and_then(|name| contents.matches.get(name));
    Ok(Taken {
        epoch: room.epoch,
        head: room.commands.len() as u32,
        body: room.row.body.clone(),
        game: log.cloned().map(Ok),
        lines: last_lines(&room.lines),
        commands: if forgets { Vec::new() } else { room.commands.clone() },
    })
}

pub(crate) fn retake(contents: &mut Contents, id: &str, epoch: u32) -> Result<Taken, StoreError> {
    match contents.rooms.get(id) {
        Some(room) if room.row.open && room.epoch != epoch => Err(StoreError::Fenced),
        _ => take(contents, id),
    }
}

/// Returns the last lines that each viewer has heard.
fn last_lines(lines: &[StoredLine]) -> Vec<StoredLine> {
    let mut heard = [0; VIEWERS];
    let mut last: Vec<StoredLine> = Vec::new();
    for line in lines.iter().rev() {
        let mut is_wanted = false;
        for viewer in (0..VIEWERS).filter(|viewer| line.audience & 1 << viewer != 0) {
            is_wanted |= heard[viewer] < LINES_MAX;
            heard[viewer] += 1;
        }
        last.extend(is_wanted.then(|| line.clone()));
    }
    last.reverse();
    last
}

pub(crate) fn write(contents: &mut Contents, commit: &Commit) -> Result<(), StoreError> {
    contents.check(commit)?;
    let room = contents.rooms.get_mut(&commit.room).expect("it was checked");
    room.commands.push(commit.command);
    if let Some(NewMatch { name, head_text }) = &commit.begins {
        let log = MatchLog { head_text: head_text.clone(), log: Vec::new() };
        contents.matches.insert(name.clone(), log);
        room.game = Some(name.clone());
    }
    if let (Some(entry), Some(game)) = (&commit.entry, &room.game) {
        let log = &mut contents.matches.get_mut(game).expect("it has begun").log;
        log.push((commit.command, entry.clone()));
    }
    room.lines.extend(commit.line.clone());
    if let Some(row) = &commit.row {
        room.row = row.clone();
    }
    if let (Some(Finished { game, sessions }), Some(name)) = (&commit.finished, &room.game) {
        let known = sessions.iter().filter(|session| contents.sessions.contains_key(*session));
        let finished = known.map(|session| (*session, (*game).to_owned(), name.clone()));
        contents.finished.extend(finished);
    }
    if let Some(link) = commit.link {
        contents.links.remove(&link);
    }
    Ok(())
}

pub(crate) fn find(contents: &mut Contents, code: &str) -> Result<String, StoreError> {
    let has_code = |room: &Room| room.row.open && room.row.code.as_deref() == Some(code);
    let found = contents.rooms.iter().find(|(_, room)| has_code(room));
    found.map(|(id, _)| id.clone()).ok_or(StoreError::NoSuchRoom)
}

pub(crate) fn open_rooms(contents: &mut Contents) -> Result<Vec<String>, StoreError> {
    let open = contents.rooms.iter().filter(|(_, room)| room.row.open);
    Ok(open.map(|(id, _)| id.clone()).collect())
}

pub(crate) fn public_rooms(contents: &mut Contents, most: u32) -> Result<Vec<String>, StoreError> {
    let open = contents.rooms.values().filter(|room| room.row.open);
    let mut cards: Vec<(u64, String)> =
        open.filter_map(|room| Some((room.number, room.row.card.clone()?))).collect();
    cards.sort_unstable_by(|a, b| b.cmp(a));
    Ok(cards.into_iter().map(|(_, card)| card).take(most as usize).collect())
}

pub(crate) fn match_log(contents: &mut Contents, name: &str) -> Result<MatchLog, StoreError> {
    contents.matches.get(name).cloned().ok_or(StoreError::NoSuchMatch)
}

pub(crate) fn add_session(contents: &mut Contents, hash: [u8; 32]) -> Result<(), StoreError> {
    let now_s = contents.now_s;
    contents.sessions.entry(hash).or_insert((now_s, now_s));
    Ok(())
}

pub(crate) fn use_session(contents: &mut Contents, hash: [u8; 32]) -> Result<bool, StoreError> {
    let now_s = contents.now_s;
    let Some((_, seen_s)) = contents.sessions.get_mut(&hash) else { return Ok(false) };
    if *seen_s + 3600 < now_s {
        *seen_s = now_s;
    }
    Ok(true)
}

pub(crate) fn count_finished(
    contents: &mut Contents,
    game: &str,
    sessions: &[Option<[u8; 32]>],
) -> Result<Vec<u32>, StoreError> {
    let count = |session: &Option<[u8; 32]>| {
        let theirs =
            |(who, what, _): &&([u8; 32], String, String)| Some(*who) == *session && what == game;
        contents.finished.iter().filter(theirs).count() as u32
    };
    Ok(sessions.iter().map(count).collect())
}

pub(crate) fn let_sessions_age(
    contents: &mut Contents,
    seconds: u32,
    age_max_s: i64,
    idle_max_s: i64,
) -> Result<usize, StoreError> {
    contents.now_s += i64::from(seconds);
    let (before, now_s) = (contents.sessions.len(), contents.now_s);
    let is_kept =
        |begun_s: i64, seen_s: i64| begun_s >= now_s - age_max_s && seen_s >= now_s - idle_max_s;
    contents.sessions.retain(|_, (begun_s, seen_s)| is_kept(*begun_s, *seen_s));
    let Contents { sessions, finished, .. } = contents;
    finished.retain(|(session, ..)| sessions.contains_key(session));
    Ok(before - sessions.len())
}

pub(crate) fn add_device_link(
    contents: &mut Contents,
    link: &DeviceLink,
    valid_s: u32,
) -> Result<(), StoreError> {
    let now = Instant::now();
    contents.links.retain(|_, (other, until)| now < *until && other.session != link.session);
    let until = now + Duration::from_secs(valid_s.into());
    contents.links.insert(link.hash, (link.clone(), until));
    Ok(())
}

pub(crate) fn device_link(
    contents: &mut Contents,
    hash: [u8; 32],
) -> Result<Option<DeviceLink>, StoreError> {
    Ok(contents.valid_link(hash).cloned())
}
