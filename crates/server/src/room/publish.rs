//! Who is sent what.

use std::hash::{DefaultHasher, Hash, Hasher};

use axum::extract::ws::Utf8Bytes;
use redeye_bots::HasBots;
use redeye_game::{Audience, Seat, Viewer};
use redeye_protocol::{
    FrameWriter, Knock, LobbyTable, Occupant, Presence, Room as RoomView, SeatInfo, ServerMsg,
    Status, You,
};
use serde::Serialize;

use super::Room;
use super::arrivals::Knocking;
use super::state::{Sitter, Who};
use crate::outbox::{encode, text_of};
use crate::planted::{self, Fault};
use crate::session::SessionId;
use crate::table::Table;

/// What is remembered of a viewer: enough to know whether there is something new for it.
#[derive(Default)]
pub(super) struct Watched {
    /// Counts the changes this viewer could see.
    rev: u32,
    /// A hash of what it saw last.
    seen: u64,
    /// Up to where in the history it has been told.
    told: usize,
    /// What it was told at first, as it is sent to connections that open later.
    pages: Vec<Utf8Bytes>,
}

/// How many events are sent in one message: a history of any length can be sent.
const PAGE_EVENTS: usize = 256;

impl Watched {
    /// All that `viewer` has heard in match number `game` but for the last page, and where in the
    /// history that begins.
    fn past<E: Serialize>(
        &mut self,
        viewer: Viewer,
        game: u32,
        history: &[(Audience, E)],
    ) -> (&[Utf8Bytes], usize) {
        let places = history.iter().enumerate();
        let heard = places.filter(|(_, (audience, _))| audience.includes(viewer));
        let heard: Vec<usize> = heard.map(|(place, _)| place).collect();
        let pages = heard.len().saturating_sub(1) / PAGE_EVENTS;
        for page in self.pages.len()..pages {
            let first = page * PAGE_EVENTS;
            let events = heard[first..first + PAGE_EVENTS].iter().map(|place| &history[*place]);
            let events = events.map(|(audience, event)| (*audience, event));
            self.pages.push(text_of(&FrameWriter::past(game, first as u32, events)));
        }
        (&self.pages[..pages], if pages == 0 { 0 } else { heard[pages * PAGE_EVENTS] })
    }
}

impl<G: HasBots> Room<G> {
    /// Sends the room to everybody in it, each as it may see it.
    pub(super) fn publish_room(&self) {
        let public = self.seen_by_all();
        for conn in self.conns.values() {
            let room = self.seen_by(conn.session, public.clone());
            conn.outbox.room(encode(&ServerMsg::Room(Box::new(room))));
        }
    }

    /// Sends the room to the one person on `seat`, where nothing has changed for the others.
    pub(super) fn publish_room_to(&self, seat: Seat) {
        let Some(session) = self.state.sitter(seat).and_then(Sitter::session) else { return };
        let room = self.seen_by(session, self.seen_by_all());
        let text = encode(&ServerMsg::Room(Box::new(room)));
        for conn in self.conns.values().filter(|conn| conn.session == session) {
            conn.outbox.room(text.clone());
        }
    }

    /// Sends each viewer what has changed for its eyes, and nothing where nothing has: a frame
    /// that comes without reason would tell that somebody did something in secret.
    pub(super) fn publish_frames(&mut self) {
        // A frame never comes before the room that it belongs to.
        if std::mem::take(&mut self.dirty) {
            self.publish_room();
        }
        let Some(table) = self.table.as_ref().filter(|_| self.state.status != Status::Gathering)
        else {
            return;
        };
        let number = self.state.game.as_ref().map_or(0, |game| game.number);
        let (state, history) = (table.state(), table.history());
        self.writer.begin(state, number, self.clock.now());
        let conns = self.conns.values().map(|conn| conn.session);
        let sees: Vec<Option<Viewer>> = conns.map(|session| self.eyes_of(session)).collect();
        // In seat order, whoever acted: when a frame comes tells nothing.
        let mut viewers: Vec<Viewer> = sees.iter().flatten().copied().collect();
        viewers.sort_unstable();
        viewers.dedup();
        for viewer in viewers {
            let mut hasher = DefaultHasher::new();
            self.writer.look(state, planted::eyes(viewer)).hash(&mut hasher);
            let seen = hasher.finish();
            let eyes = self.eyes.entry(viewer).or_default();
            let hears = |(audience, _): &(Audience, G::Event)| audience.includes(viewer);
            let is_new = eyes.seen != seen
                || history[eyes.told..].iter().any(hears)
                || planted::is(Fault::FrameOnSecret);
            if is_new {
                (eyes.rev, eyes.seen, eyes.told) = (eyes.rev + 1, seen, history.len());
            }
            let mut last = None;
            for (conn, sees) in self.conns.values_mut().zip(&sees) {
                if *sees != Some(viewer) {
                    continue;
                }
                let same_eyes = conn.eyes == Some(viewer);
                if same_eyes && !is_new {
                    continue;
                }
                let start = match (same_eyes, conn.outbox.is_behind()) {
                    (false, _) => {
                        let (pages, start) = eyes.past(viewer, number, history);
                        conn.outbox.past(pages);
                        start
                    }
                    // The frame before was never taken: this one tells what that one told, too.
                    (true, true) => conn.frame_start,
                    (true, false) => conn.told,
                };
                if last.as_ref().is_none_or(|(from, _)| *from != start) {
                    let first = history[..start].iter().filter(|told| hears(told)).count() as u32;
                    let news = history[start..].iter().filter(|told| hears(told));
                    let news = news.map(|(audience, event)| (*audience, event));
                    let returns = !same_eyes && eyes.rev > 1;
                    if let Some(wrong) = planted::wrong_eyes(state, viewer).filter(|_| returns) {
                        self.writer.look(state, wrong);
                    }
                    let frame = self.writer.finish(eyes.rev, first, news);
                    let frame = planted::legal(state, planted::padded(frame));
                    last = Some((start, text_of(&frame)));
                }
                if let Some((_, text)) = &last {
                    conn.outbox.frame(text.clone());
                }
                conn.eyes = Some(viewer);
                conn.frame_start = start;
                conn.told = history.len();
            }
        }
    }

    /// Through whose eyes somebody sees the match; nobody's, if they wait to be let in or may not
    /// watch.
    fn eyes_of(&self, session: SessionId) -> Option<Viewer> {
        self.state.shows(session).then(|| self.viewer_of(session))
    }

    /// What somebody who only knocks sees of the room.
    fn seen_by_all(&self) -> RoomView {
        let state = &self.state;
        RoomView {
            id: state.id.clone(),
            code: String::new(),
            invite: None,
            status: state.status,
            settings: state.settings.clone(),
            seats: Vec::new(),
            watchers: self.watchers(),
            knocks: Vec::new(),
            commitment: state.commitment().to_string(),
            dealing: self.dealing(),
            game: state.game.clone(),
            lost_match: None,
            you: You { seat: None, host: false, waiting: true, answer_due_s: None },
        }
    }

    /// What one of those in it sees beyond that.
    fn seen_by(&self, session: SessionId, mut room: RoomView) -> RoomView {
        let state = &self.state;
        if !state.admits(session) {
            return room;
        }
        let mut seats: Vec<Seat> = (0..state.seats.len()).map(Seat::at).collect();
        planted::order(self.table.as_ref().map(Table::state), &mut seats);
        let info = |seat| SeatInfo { seat, occupant: self.occupant(seat) };
        room.seats = seats.into_iter().map(info).collect();
        room.code.clone_from(&state.code);
        room.invite = state.is_let_in(session).then(|| state.invite.clone());
        room.lost_match = state.lost_match;
        let host = state.host == session;
        if host {
            let knock = |knock: &Knocking| Knock { knock: knock.number, name: knock.name.clone() };
            room.knocks = self.knocks.iter().map(knock).collect();
        }
        let (seat, answer_due_s) = (state.seat_of(session), self.answer_due_s(session));
        room.you = You { seat, host, waiting: false, answer_due_s };
        room
    }

    fn occupant(&self, seat: Seat) -> Option<Occupant> {
        let sitter = self.state.sitter(seat)?;
        let presence = match sitter.session() {
            Some(_) if self.is_played_by_bot(seat) => Presence::Covered,
            Some(session) if !self.is_here(session) => Presence::Away,
            _ => Presence::Here,
        };
        let (bot, commitment) = match &sitter.who {
            Who::Person { commitment, .. } => (None, commitment.clone()),
            Who::Bot { level } => (Some(*level), None),
        };
        let host = sitter.session() == Some(self.state.host);
        let (name, muted) = (sitter.name.clone(), sitter.muted);
        Some(Occupant { name, bot, presence, host, muted, commitment })
    }

    /// How many people are here without a seat.
    fn watchers(&self) -> u32 {
        let mut watching: Vec<SessionId> = self.conns.values().map(|conn| conn.session).collect();
        watching.sort_unstable();
        watching.dedup();
        watching.retain(|session| {
            self.state.admits(*session) && self.state.seat_of(*session).is_none()
        });
        watching.len() as u32
    }

    /// How the lobby lists it.
    pub(super) fn lobby(&self) -> LobbyTable {
        let settings = &self.state.settings;
        LobbyTable {
            id: self.state.id.clone(),
            name: settings.name.clone(),
            game: settings.game.clone(),
            options: settings.options.clone(),
            language: settings.language.clone(),
            status: self.state.status,
            seats: settings.seats,
            taken: self.state.sitters().count() as u8,
            spectators: settings.spectators,
        }
    }
}
