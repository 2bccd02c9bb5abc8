//! Sends each connection what is new for it. Only [`settle`](Room::settle) calls this; besides it,
//! connections are sent answers and farewells.
//!
//! A connection is sent a room, a frame or a line of chat if and only if that differs from what it
//! was sent before. A message without news would reveal that a seat did something in secret.

use std::collections::BTreeMap;

use axum::extract::ws::Utf8Bytes;
use redeye_game::{SeatSet, Viewer};
use redeye_protocol::{FrameWriter, Room as RoomView, ServerMsg};
use tokio::time::Instant;

use super::Room;
use super::connections::Conn;
use super::view::hash_of;
use crate::matches::{AnyMatch, HistoryMark};
use crate::outbox::encode;

/// How many lines of chat are sent in one message: no message is longer than a reader expects.
const LINES_AT_A_TIME: usize = 20;

/// What has been published, and from what.
#[derive(Default)]
pub(super) struct Published {
    /// How often the stored state of the room has changed.
    changes: u64,
    /// The counts of changes of state and knocks at which all connections were last checked.
    admitted: Option<(u64, u64)>,
    /// The inputs of the rooms that were sent last.
    rooms: Option<RoomInputs>,
    /// The inputs of the frames that were sent last.
    frames: Option<FrameInputs>,
    /// The counts of changes of state and connections, and of lines, when chat was last sent.
    chat: Option<(u64, u64, u64)>,
    viewers: BTreeMap<Viewer, ViewerProgress>,
    writer: FrameWriter,
}

impl Published {
    /// Notes that the stored state of the room has changed.
    pub(super) const fn note_change(&mut self) {
        self.changes += 1;
    }

    /// Returns whether a connection may have lost the right to be here since the last call. New
    /// connections were checked when they opened.
    pub(super) fn is_admission_new(&mut self, knocks: u64) -> bool {
        let after = Some((self.changes, knocks));
        std::mem::replace(&mut self.admitted, after) != after
    }

    /// Forgets what was published of the last match.
    pub(super) fn forget_match(&mut self) {
        self.viewers.clear();
        self.frames = None;
    }
}

/// Everything that the room messages depend on. While it is the same, none of them changes.
#[derive(PartialEq, Eq)]
struct RoomInputs {
    state: u64,
    connections: u64,
    knocks: u64,
    played_by_bots: SeatSet,
    asked: SeatSet,
    deal_due: Option<Instant>,
}

/// The same for a frame.
#[derive(PartialEq, Eq)]
struct FrameInputs {
    state: u64,
    connections: u64,
    entries: u32,
}

/// How far the match has been shown to one viewer.
#[derive(Default)]
struct ViewerProgress {
    /// The number of changes that this viewer could see.
    rev: u32,
    /// A hash of what it saw last.
    seen: u64,
    /// Up to where in the history it has been told.
    told: HistoryMark,
    /// The older events as pages, which all connections of this viewer share.
    pages: Vec<Utf8Bytes>,
}

/// How far one connection has been sent everything.
#[derive(Default)]
pub(super) struct ConnectionProgress {
    /// A hash of the room.
    room: Option<u64>,
    /// The viewer of its last frame.
    viewer: Option<Viewer>,
    /// Where in the history the events of its last frame begin.
    frame_start: HistoryMark,
    /// Up to where in the history it has been told.
    told: HistoryMark,
    /// The count of lines up to which it has been sent chat; none while it may not hear any.
    chat: Option<u64>,
    /// The number of lines that it was sent.
    lines: u32,
}

impl ConnectionProgress {
    /// Forgets the frame of the last match.
    pub(super) const fn forget_match(&mut self) {
        self.viewer = None;
    }
}

impl Room {
    /// Sends every connection what is new for it.
    pub(super) fn publish(&mut self) {
        // A frame never comes before the room that it belongs to.
        self.publish_rooms();
        self.publish_frames();
        self.publish_chat();
        if self.deps.seam.sends(self.game.as_deref()) {
            let empty = encode(&ServerMsg::Chat { lines: Vec::new() });
            self.connections.iter().for_each(|conn| conn.outbox.queue(empty.clone()));
        }
    }

    fn publish_rooms(&mut self) {
        let from = Some(RoomInputs {
            state: self.published.changes,
            connections: self.connections.changes(),
            knocks: self.knocks.changes(),
            played_by_bots: self.played_by_bots(),
            asked: self.schedule.waiting.asked(),
            deal_due: self.next_in_deal(),
        });
        if self.published.rooms == from {
            return;
        }
        self.published.rooms = from;
        let public = self.seen_by_all();
        let rooms = self.connections.iter().map(|conn| {
            let mut room = self.seen_by(conn, public.clone());
            self.deps.seam.room(&mut room, self.game.as_deref());
            room
        });
        let rooms: Vec<RoomView> = rooms.collect();
        for (conn, room) in self.connections.iter_mut().zip(rooms) {
            let hash = Some(hash_of(&room));
            if conn.progress.room != hash {
                conn.progress.room = hash;
                conn.outbox.room(encode(&ServerMsg::Room(Box::new(room))));
            }
        }
    }

    fn publish_frames(&mut self) {
        let Some(game) = self.game.as_deref().filter(|_| self.state.shows_match()) else { return };
        let (connections, entries) = (self.connections.changes(), game.entries());
        let from = Some(FrameInputs { state: self.published.changes, connections, entries });
        if self.published.frames == from {
            return;
        }
        self.published.frames = from;
        let number = self.state.game.as_ref().map_or(0, |game| game.number);
        let sees: Vec<Option<Viewer>> =
            self.connections.iter().map(|conn| self.frames_for(conn)).collect();
        // In seat order, whoever acted, so that the order of frames tells nothing.
        let mut viewers: Vec<Viewer> = sees.iter().flatten().copied().collect();
        viewers.sort_unstable();
        viewers.dedup();
        let Published { writer, viewers: all_watched, .. } = &mut self.published;
        game.begin_frames(writer, number, self.clock.now());
        for viewer in viewers {
            let watched = all_watched.entry(viewer).or_default();
            let is_new = watched.look(game, writer, viewer);
            let mut frame = WrittenFrame { game, number, viewer, watched, writer, last: None };
            for (conn, sees) in self.connections.iter_mut().zip(&sees) {
                if *sees == Some(viewer) {
                    frame.send(conn, is_new);
                }
            }
        }
    }

    fn publish_chat(&mut self) {
        let after = Some((self.published.changes, self.connections.changes(), self.chat.count()));
        if std::mem::replace(&mut self.published.chat, after) == after {
            return;
        }
        let game = self.state.shows_match().then_some(self.state.matches);
        let hears = |conn: &Conn| {
            let viewer = self.viewer_of(conn)?;
            // Lines that were said before are like a record: a stranger needs permission.
            let hears_past = self.state.is_let_in(conn.session) || self.state.settings.spectators;
            Some((viewer, if hears_past { 0 } else { self.chat.count() }))
        };
        let hears: Vec<Option<(Viewer, u64)>> = self.connections.iter().map(hears).collect();
        for (conn, hears) in self.connections.iter_mut().zip(hears) {
            let Some((viewer, first)) = hears else { continue };
            let from = conn.progress.chat.replace(self.chat.count()).unwrap_or(first);
            let mut lines = Vec::new();
            for (place, said) in self.chat.heard_by(viewer, from, game) {
                conn.progress.lines += 1;
                let mut line = said.line(conn.progress.lines);
                self.deps.seam.line(&mut line, place);
                lines.push(line);
            }
            while !lines.is_empty() {
                let rest = lines.split_off(lines.len().min(LINES_AT_A_TIME));
                conn.outbox.queue(encode(&ServerMsg::Chat { lines }));
                lines = rest;
            }
        }
    }

    /// Returns the viewer of a connection's frames; none if it may not see the match.
    fn frames_for(&self, conn: &Conn) -> Option<Viewer> {
        self.viewer_of(conn).filter(|_| self.state.shows(conn.session))
    }
}

impl ViewerProgress {
    /// Writes down what this viewer sees, and returns whether something is new.
    fn look(&mut self, game: &dyn AnyMatch, writer: &mut FrameWriter, viewer: Viewer) -> bool {
        let (seen, told) = (game.look(writer, viewer), game.told());
        let news = game.heard(viewer, self.told.place..told);
        self.told = HistoryMark { place: told, count: self.told.count + news };
        let is_new = self.seen != seen || news > 0;
        if is_new {
            (self.rev, self.seen) = (self.rev + 1, seen);
        }
        is_new
    }
}

/// The frames of one viewer at one moment.
struct WrittenFrame<'p> {
    game: &'p dyn AnyMatch,
    number: u32,
    viewer: Viewer,
    watched: &'p mut ViewerProgress,
    writer: &'p mut FrameWriter,
    /// The frame that was written last, and where in the history its events begin.
    last: Option<(HistoryMark, Utf8Bytes)>,
}

impl WrittenFrame<'_> {
    /// Sends the frame to a connection, unless the connection has it already.
    fn send(&mut self, conn: &mut Conn, is_new: bool) {
        let ConnectionProgress { viewer, frame_start, told, .. } = &mut conn.progress;
        let same_eyes = *viewer == Some(self.viewer);
        if same_eyes && !is_new {
            return;
        }
        let start = match (same_eyes, conn.outbox.is_behind()) {
            (false, _) => {
                let start = self.game.past(self.viewer, self.number, &mut self.watched.pages);
                conn.outbox.past(&self.watched.pages);
                start
            }
            // The last frame is still waiting: the new one replaces it and repeats its events.
            (true, true) => *frame_start,
            (true, false) => *told,
        };
        if self.last.as_ref().is_none_or(|(from, _)| *from != start) {
            let text = self.game.frame(self.writer, self.viewer, self.watched.rev, start);
            self.last = Some((start, text));
        }
        if let Some((_, text)) = &self.last {
            conn.outbox.frame(text.clone());
        }
        (*viewer, *frame_start, *told) = (Some(self.viewer), start, self.watched.told);
    }
}
