//! Who is sent what. Only [`settle`](Room::settle) calls this, and nothing else sends to
//! connections but answers and farewells.
//!
//! A connection is sent a room, a frame or a line if and only if it is new for its eyes: a message
//! that came without reason would tell that somebody did something in secret.

use std::collections::BTreeMap;

use axum::extract::ws::Utf8Bytes;
use redeye_game::{SeatSet, Viewer};
use redeye_protocol::{FrameWriter, Room as RoomView, ServerMsg};
use tokio::time::Instant;

use super::Room;
use super::connections::Conn;
use super::view::hash_of;
use crate::matches::{AnyMatch, Heard};
use crate::outbox::encode;

/// How many lines of chat are sent in one message: no message is longer than a reader expects.
const LINES_AT_A_TIME: usize = 20;

/// What everybody has been shown.
#[derive(Default)]
pub(super) struct Shown {
    /// How often what is stored of the room has changed.
    changes: u64,
    /// How often the room and its knocks had changed when everybody here was last admitted.
    admitted: Option<(u64, u64)>,
    /// What the rooms were made from that were sent last.
    rooms: Option<RoomsFrom>,
    /// What the frames were made from that were sent last.
    frames: Option<FramesFrom>,
    /// How often the room and its connections had changed, and how many lines there were, when
    /// everybody was last sent what is new for them.
    chat: Option<(u64, u64, u64)>,
    viewers: BTreeMap<Viewer, Watched>,
    writer: FrameWriter,
}

impl Shown {
    /// What is stored of the room has changed.
    pub(super) const fn note_change(&mut self) {
        self.changes += 1;
    }

    /// Whether somebody may have lost the right to be here. A connection that opens was asked
    /// already.
    pub(super) fn is_admission_new(&mut self, knocks: u64) -> bool {
        let after = Some((self.changes, knocks));
        std::mem::replace(&mut self.admitted, after) != after
    }

    /// Another match.
    pub(super) fn forget_match(&mut self) {
        self.viewers.clear();
        self.frames = None;
    }
}

/// Everything that a room depends on, as somebody sees it: if it is the same, nobody's has changed.
#[derive(PartialEq, Eq)]
struct RoomsFrom {
    state: u64,
    connections: u64,
    knocks: u64,
    played_by_bots: SeatSet,
    asked: SeatSet,
    deal_due: Option<Instant>,
}

/// The same for a frame.
#[derive(PartialEq, Eq)]
struct FramesFrom {
    state: u64,
    connections: u64,
    entries: u32,
}

/// What is remembered of a viewer: enough to know whether there is something new for it.
#[derive(Default)]
struct Watched {
    /// Counts the changes this viewer could see.
    rev: u32,
    /// A hash of what it saw last.
    seen: u64,
    /// Up to where in the history it has been told.
    told: Heard,
    /// What it was told at first, as it is sent to connections that open later.
    pages: Vec<Utf8Bytes>,
}

/// What one connection has been sent.
#[derive(Default)]
pub(super) struct Seen {
    /// A hash of the room.
    room: Option<u64>,
    /// Through whose eyes it got its last frame.
    viewer: Option<Viewer>,
    /// Where in the history the frame begins that it got last, or is about to get.
    frame_start: Heard,
    /// Up to where in the history it has been told.
    told: Heard,
    /// Up to which line it has been told what was said; nothing yet, if it may not hear it.
    chat: Option<u64>,
    /// How many lines it was sent.
    lines: u32,
}

impl Seen {
    /// Another match.
    pub(super) const fn forget_match(&mut self) {
        self.viewer = None;
    }
}

impl Room {
    /// Sends every connection what is new for its eyes.
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
        let from = Some(RoomsFrom {
            state: self.shown.changes,
            connections: self.connections.changes(),
            knocks: self.knocks.changes(),
            played_by_bots: self.played_by_bots(),
            asked: self.schedule.waiting.asked(),
            deal_due: self.next_in_deal(),
        });
        if self.shown.rooms == from {
            return;
        }
        self.shown.rooms = from;
        let public = self.seen_by_all();
        let rooms = self.connections.iter().map(|conn| {
            let mut room = self.seen_by(conn, public.clone());
            self.deps.seam.room(&mut room, self.game.as_deref());
            room
        });
        let rooms: Vec<RoomView> = rooms.collect();
        for (conn, room) in self.connections.iter_mut().zip(rooms) {
            let hash = Some(hash_of(&room));
            if conn.seen.room != hash {
                conn.seen.room = hash;
                conn.outbox.room(encode(&ServerMsg::Room(Box::new(room))));
            }
        }
    }

    fn publish_frames(&mut self) {
        let Some(game) = self.game.as_deref().filter(|_| self.state.shows_match()) else { return };
        let (connections, entries) = (self.connections.changes(), game.entries());
        let from = Some(FramesFrom { state: self.shown.changes, connections, entries });
        if self.shown.frames == from {
            return;
        }
        self.shown.frames = from;
        let number = self.state.game.as_ref().map_or(0, |game| game.number);
        let sees: Vec<Option<Viewer>> =
            self.connections.iter().map(|conn| self.frames_for(conn)).collect();
        // In seat order, whoever acted: when a frame comes tells nothing.
        let mut viewers: Vec<Viewer> = sees.iter().flatten().copied().collect();
        viewers.sort_unstable();
        viewers.dedup();
        let Shown { writer, viewers: all_watched, .. } = &mut self.shown;
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
        let after = Some((self.shown.changes, self.connections.changes(), self.chat.count()));
        if std::mem::replace(&mut self.shown.chat, after) == after {
            return;
        }
        let game = self.state.shows_match().then_some(self.state.matches);
        let hears = |conn: &Conn| {
            let viewer = self.viewer_of(conn)?;
            // What was said is like a record: who was not there needs the permission of who was.
            let hears_past = self.state.is_let_in(conn.session) || self.state.settings.spectators;
            Some((viewer, if hears_past { 0 } else { self.chat.count() }))
        };
        let hears: Vec<Option<(Viewer, u64)>> = self.connections.iter().map(hears).collect();
        for (conn, hears) in self.connections.iter_mut().zip(hears) {
            let Some((viewer, first)) = hears else { continue };
            let from = conn.seen.chat.replace(self.chat.count()).unwrap_or(first);
            let mut lines = Vec::new();
            for (place, said) in self.chat.heard_by(viewer, from, game) {
                conn.seen.lines += 1;
                let mut line = said.line(conn.seen.lines);
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

    /// Through whose eyes a connection sees the match; nobody's, if it may not.
    fn frames_for(&self, conn: &Conn) -> Option<Viewer> {
        self.viewer_of(conn).filter(|_| self.state.shows(conn.session))
    }
}

impl Watched {
    /// Looks at the match through these eyes, and returns whether there is something new.
    fn look(&mut self, game: &dyn AnyMatch, writer: &mut FrameWriter, viewer: Viewer) -> bool {
        let (seen, told) = (game.look(writer, viewer), game.told());
        let news = game.heard(viewer, self.told.place..told);
        self.told = Heard { place: told, count: self.told.count + news };
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
    watched: &'p mut Watched,
    writer: &'p mut FrameWriter,
    /// The last that was written, and where in the history it begins.
    last: Option<(Heard, Utf8Bytes)>,
}

impl WrittenFrame<'_> {
    /// Sends it to a connection, if it is new for it.
    fn send(&mut self, conn: &mut Conn, is_new: bool) {
        let Seen { viewer, frame_start, told, .. } = &mut conn.seen;
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
            // The frame before was never taken: this one tells what that one told, too.
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
