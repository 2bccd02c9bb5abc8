//! A room as each connection sees it.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use redeye_game::{Seat, SeatSet};
use redeye_protocol::{Knock, Occupant, Presence, Room as RoomView, SeatInfo, You};

use super::connections::Conn;
use super::knocks::Knocking;
use super::state::Who;
use super::{Eyes, Room};
use crate::session::SessionId;

impl Room {
    /// Returns what a person who only knocks sees of the room.
    pub(super) fn seen_by_all(&self) -> RoomView {
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

    /// Returns what a person in the room sees beyond that.
    pub(super) fn seen_by(&self, conn: &Conn, mut room: RoomView) -> RoomView {
        let (state, session) = (&self.state, conn.session);
        if !state.admits(session) {
            return room;
        }
        let seats = (0..state.seats.len()).map(Seat::at);
        let info = |seat| SeatInfo { seat, occupant: self.occupant(seat) };
        room.seats = seats.map(info).collect();
        room.code.clone_from(&state.code);
        room.invite = state.is_let_in(session).then(|| state.invite.clone());
        room.lost_match = state.lost_match;
        room.you.waiting = false;
        // A shared screen belongs to no person.
        if conn.eyes == Eyes::Public {
            return room;
        }
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
            Some(session) if !self.connections.has(session) => Presence::Away,
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

    /// Returns how many people are here without a seat.
    fn watchers(&self) -> u32 {
        let mut watching: Vec<SessionId> =
            self.connections.iter().map(|conn| conn.session).collect();
        watching.sort_unstable();
        watching.dedup();
        let state = &self.state;
        watching.retain(|session| state.admits(*session) && state.seat_of(*session).is_none());
        watching.len() as u32
    }

    pub(super) fn played_by_bots(&self) -> SeatSet {
        let seats = self.state.sitters().map(|(seat, _)| seat);
        seats.filter(|seat| self.is_played_by_bot(*seat)).collect()
    }
}

/// Returns a hash of a room, without what changes by itself while time passes.
pub(super) fn hash_of(room: &RoomView) -> u64 {
    let mut still = room.clone();
    if let Some(dealing) = &mut still.dealing {
        dealing.due_s = 0;
    }
    still.you.answer_due_s = still.you.answer_due_s.map(|_| 0);
    let mut hasher = DefaultHasher::new();
    serde_json::to_vec(&still).expect("a room is plain data").hash(&mut hasher);
    hasher.finish()
}
