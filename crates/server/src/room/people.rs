//! Who comes in, sits down, gets up and goes.

use std::sync::Arc;

use redeye_bots::HasBots;
use redeye_game::{Audience, Seat, SeatSet, Viewer};
use redeye_protocol::{
    ChatText, CommandId, Knock, LobbyTable, Name, Occupant, Presence, Room as RoomView, SeatInfo,
    ServerMsg, Speaker, Status, You,
};
use tokio::time::{Duration, Instant};

use super::ConnId;
use super::state::{Sitter, Who};
use super::task::{Conn, Room};
use crate::clock::unix_s;
use crate::deny::Deny;
use crate::outbox::{Bye, Outbox, encode};
use crate::planted::{self, Fault};
use crate::session::SessionId;
use crate::table::Table;

/// How many connections a person may have to one room.
const CONNS_PER_SESSION: usize = 4;

/// How many connections those without a seat may have to a room, all together. Those who sit have
/// places of their own.
const CONNS_UNSEATED_MAX: usize = 150;

/// How many may knock at one time.
const KNOCKS_MAX: usize = 10;

/// How long a knock is heard of somebody who does not connect to wait for the answer.
const KNOCK_SILENT_MAX: Duration = Duration::from_secs(30);

/// Somebody who waits to be let in.
#[derive(Clone)]
pub(super) struct Knocking {
    pub(super) number: u32,
    pub(super) session: SessionId,
    pub(super) name: Name,
    since: Instant,
}

impl<G: HasBots> Room<G> {
    /// Lets somebody in who has the link, or who need not have it.
    pub(super) async fn join(
        &mut self,
        session: SessionId,
        invite: Option<&str>,
    ) -> Result<(), Deny> {
        let state = &self.state;
        if state.barred.contains(&session) {
            return Err(Deny::NotWelcome);
        }
        // Compared by their hashes, so that the time it takes tells nothing.
        let invited = invite.is_some_and(|invite| same_secret(invite, &state.invite));
        if invited && !state.is_let_in(session) {
            self.let_in(session).await?;
            self.send_strangers_away();
            return Ok(());
        }
        match () {
            () if state.has_moved(session) => Err(Deny::Moved),
            () if state.admits(session) => Ok(()),
            () => Err(Deny::BadInvite),
        }
    }

    async fn let_in(&mut self, session: SessionId) -> Result<(), Deny> {
        self.change(|state| {
            state.let_in(session);
            Ok(())
        })
        .await
    }

    /// Somebody has the code. True: the host must answer.
    pub(super) fn knock(&mut self, session: SessionId, name: Name) -> Result<bool, Deny> {
        if self.state.barred.contains(&session) {
            return Err(Deny::NotWelcome);
        }
        if self.state.admits(session) {
            return Ok(false);
        }
        if self.knocks.iter().any(|knock| knock.session == session) {
            return Ok(true);
        }
        let knocks = |knock: &Knocking| knock.name.looks_like(&name);
        if self.state.is_name_taken(&name, Some(session)) || self.knocks.iter().any(knocks) {
            return Err(Deny::NameTaken);
        }
        if self.knocks.len() >= KNOCKS_MAX {
            self.end_oldest_knock();
        }
        self.knock_count += 1;
        let (number, since) = (self.knock_count, Instant::now());
        self.knocks.push(Knocking { number, session, name, since });
        self.dirty = true;
        Ok(true)
    }

    /// Ends the oldest knock, of those who do not wait for the answer if there are any: nobody can
    /// keep others from knocking.
    fn end_oldest_knock(&mut self) {
        let is_silent = |knock: &Knocking| !self.is_here(knock.session);
        let place = self.knocks.iter().position(is_silent).unwrap_or_default();
        let gone = self.knocks.remove(place).session;
        for conn in self.conns.values().filter(|conn| conn.session == gone) {
            conn.outbox.bye(Bye { why: Deny::MadeRoom, retry_after_s: None });
        }
    }

    /// When a knock ends of somebody who does not wait for the answer.
    pub(super) fn next_silence(&self) -> Option<Instant> {
        let silent = self.knocks.iter().filter(|knock| !self.is_here(knock.session));
        silent.map(|knock| knock.since + KNOCK_SILENT_MAX).min()
    }

    /// Ends the knocks of those who do not wait for the answer.
    pub(super) fn end_silent_knocks(&mut self, now: Instant) {
        let before = self.knocks.len();
        let knocks = std::mem::take(&mut self.knocks);
        let heard =
            |knock: &Knocking| self.is_here(knock.session) || knock.since + KNOCK_SILENT_MAX > now;
        self.knocks = knocks.into_iter().filter(heard).collect();
        self.dirty |= self.knocks.len() < before;
    }

    /// The host answers a knock.
    pub(super) async fn answer(&mut self, number: u32, welcome: bool) -> Result<(), Deny> {
        let knock = self.knocks.iter().position(|knock| knock.number == number);
        let place = knock.ok_or(Deny::NotUnderstood)?;
        let Knocking { session, name, .. } = self.knocks[place].clone();
        if welcome {
            self.change(|state| {
                state.let_in(session);
                // Somebody else may have taken the last seat or the name: then there is time to
                // look for another.
                if state.status == Status::Gathering {
                    let _ = state.sit_down(session, None, name);
                }
                Ok(())
            })
            .await?;
        }
        self.knocks.remove(place);
        self.dirty = true;
        // Who is let in gets everything there is for its eyes, as on a new connection.
        self.publish_frames();
        for (id, conn) in self.conns.iter().filter(|(_, conn)| conn.session == session) {
            if welcome {
                self.send_chat(*id);
            } else {
                conn.outbox.bye(Bye { why: Deny::NotWelcome, retry_after_s: None });
            }
        }
        Ok(())
    }

    /// A connection opens: it gets everything there is for its eyes.
    pub(super) async fn connect(
        &mut self,
        id: ConnId,
        session: SessionId,
        outbox: Arc<Outbox>,
    ) -> Result<(), Deny> {
        if self.state.has_moved(session) {
            return Err(Deny::Moved);
        }
        let admitted = self.state.admits(session);
        if !admitted && !self.knocks.iter().any(|knock| knock.session == session) {
            return Err(Deny::NotWelcome);
        }
        let own = self.conns.values().filter(|conn| conn.session == session).count();
        if own >= CONNS_PER_SESSION {
            return Err(Deny::TooManyConnections);
        }
        let seat = self.state.seat_of(session);
        if seat.is_none() && !self.state.may_be_watched() {
            return Err(Deny::NoSpectators);
        }
        if !self.has_own_place(session) {
            self.make_room_for_one();
        }
        if self.empty_since.take().is_some() {
            // Nobody is blamed for the time in which nobody was there.
            self.waiting.forget_all();
            self.host_gone_since = None;
        }
        self.conns.insert(id, Conn { session, outbox, eyes: None, frame_start: 0, told: 0 });
        if let Some(seat) = seat {
            self.come_back(seat).await?;
        }
        self.after_change();
        self.publish_room();
        if admitted {
            self.publish_frames();
        }
        // What was said is like a record: who was not there needs the permission of who was.
        if self.state.is_let_in(session) || admitted && self.state.settings.spectators {
            self.send_chat(id);
        }
        Ok(())
    }

    /// Whether there is always a place for somebody: who sits can come back however many watch.
    fn has_own_place(&self, session: SessionId) -> bool {
        self.state.host == session || self.state.seat_of(session).is_some()
    }

    /// One more comes who does not sit: if there are too many, the one who came first goes.
    fn make_room_for_one(&mut self) {
        let unseated = self.conns.iter().filter(|(_, conn)| !self.has_own_place(conn.session));
        let unseated: Vec<ConnId> = unseated.map(|(id, _)| *id).collect();
        if unseated.len() >= CONNS_UNSEATED_MAX {
            let oldest = unseated[0];
            self.conns[&oldest].outbox.bye(Bye { why: Deny::MadeRoom, retry_after_s: None });
            self.disconnect(oldest);
        }
    }

    /// Ends the connections of those who may not be here any more.
    pub(super) fn send_strangers_away(&self) {
        let knocks = |session| self.knocks.iter().any(|knock| knock.session == session);
        for conn in self.conns.values() {
            if !self.state.admits(conn.session) && !knocks(conn.session) {
                conn.outbox.bye(Bye { why: Deny::NotWelcome, retry_after_s: None });
            }
        }
    }

    /// Ends the connections of those who may not watch, now that a match begins.
    pub(super) fn send_watchers_away(&mut self) {
        if !self.state.may_be_watched() {
            for conn in self.conns.values() {
                if self.state.seat_of(conn.session).is_none() {
                    conn.outbox.bye(Bye { why: Deny::NoSpectators, retry_after_s: None });
                }
            }
        }
    }

    /// A person is back: the bot that covered the seat gives it back.
    pub(super) async fn come_back(&mut self, seat: Seat) -> Result<(), Deny> {
        self.uncover(seat);
        self.is_heard_of(seat);
        let has_left = |sitter: &Sitter| matches!(sitter.who, Who::Person { left: true, .. });
        if self.state.sitter(seat).is_some_and(has_left) {
            self.change(|state| {
                if let Some(Sitter { who: Who::Person { left, .. }, .. }) = state.sitter_mut(seat) {
                    *left = false;
                }
                Ok(())
            })
            .await?;
            self.minds.forget(seat);
        }
        Ok(())
    }

    /// A connection is gone.
    pub(super) fn disconnect(&mut self, id: ConnId) {
        let Some(gone) = self.conns.remove(&id) else { return };
        if self.conns.is_empty() {
            self.empty_since = Some(Instant::now());
        }
        // Who knocked and went does not wait any more.
        let still_here = self.is_here(gone.session);
        self.knocks.retain(|knock| still_here || knock.session != gone.session);
        self.dirty = true;
        self.after_change();
    }

    pub(super) fn is_here(&self, session: SessionId) -> bool {
        self.conns.values().any(|conn| conn.session == session)
    }

    pub(super) fn seat_of(&self, session: SessionId) -> Result<Seat, Deny> {
        self.state.seat_of(session).ok_or(Deny::NotSeated)
    }

    /// Somebody takes a seat, another seat, or another name.
    pub(super) async fn sit(
        &mut self,
        session: SessionId,
        seat: Option<Seat>,
        name: Name,
    ) -> Result<(), Deny> {
        self.must_gather()?;
        self.change(|state| state.sit_down(session, seat, name)).await
    }

    /// Somebody gets up. In a match a bot plays until they are back.
    pub(super) async fn stand(&mut self, session: SessionId) -> Result<(), Deny> {
        let seat = self.seat_of(session)?;
        let playing = self.state.status == Status::Playing;
        if self.state.dealing.is_some() {
            return Err(Deny::Dealing);
        }
        self.change(|state| {
            if !playing {
                state.seats[seat.index()] = None;
            } else if let Some(Sitter { who: Who::Person { left, .. }, .. }) =
                state.sitter_mut(seat)
            {
                *left = true;
            }
            Ok(())
        })
        .await?;
        if playing {
            self.after_change();
        }
        self.pass_on_host(session).await
    }

    /// If the host goes, somebody else who sits becomes the host.
    pub(super) async fn pass_on_host(&mut self, gone: SessionId) -> Result<(), Deny> {
        if self.state.host != gone {
            return Ok(());
        }
        let Some(next) = self.state.next_host(|session| self.is_here(session)) else {
            return Ok(());
        };
        self.change(|state| {
            state.host = next;
            Ok(())
        })
        .await
    }

    /// A seat moves to another device; the old one is sent away.
    pub(super) async fn move_seat(&mut self, from: SessionId, to: SessionId) -> Result<(), Deny> {
        let seat = self.seat_of(from)?;
        if self.state.seat_of(to).is_some_and(|sits| sits != seat) {
            return Err(Deny::SeatTaken);
        }
        self.change(|state| {
            state.move_seat(seat, from, to);
            Ok(())
        })
        .await?;
        let state = self.table.as_ref().map(Table::state);
        for conn in self.conns.values().filter(|_| planted::tells(Fault::DeviceTells, state)) {
            conn.outbox.queue(encode(&ServerMsg::Chat { lines: Vec::new() }));
        }
        for conn in self.conns.values().filter(|conn| conn.session == from && from != to) {
            conn.outbox.bye(Bye { why: Deny::Moved, retry_after_s: None });
        }
        Ok(())
    }

    /// The host lets a program in: it is somebody like any other.
    pub(super) async fn let_program_in(
        &mut self,
        host: SessionId,
        program: SessionId,
    ) -> Result<(), Deny> {
        self.must_be_host(host)?;
        self.change(|state| {
            state.let_program_in(program);
            Ok(())
        })
        .await
    }

    /// Somebody says something. It is kept before it is heard.
    pub(super) async fn say(
        &mut self,
        session: SessionId,
        command: CommandId,
        text: ChatText,
        name: Option<Name>,
    ) -> Result<(), Deny> {
        let seat = self.state.seat_of(session);
        let (by, audience) = match seat.and_then(|seat| Some((seat, self.state.sitter(seat)?))) {
            Some((_, sitter)) if sitter.muted => return Err(Deny::Muted),
            Some((seat, sitter)) => {
                let by = Speaker { name: sitter.name.clone(), seat: Some(seat) };
                (by, self.earshot(seat)?)
            }
            None if self.state.settings.spectator_chat => {
                let name = name.ok_or(Deny::NotUnderstood)?;
                if self.state.is_name_taken(&name, None) {
                    return Err(Deny::NameTaken);
                }
                // Where the game closes somebody's voice, those who watch are silent, too.
                let mut seats = SeatSet::first(self.state.settings.seats).iter();
                if seats.any(|seat| self.earshot(seat) != Ok(Audience::All)) {
                    return Err(Deny::NobodyHears);
                }
                (Speaker { name, seat: None }, Audience::All)
            }
            None => return Err(Deny::SpectatorsSilent),
        };
        let said = self.chat.prepare(unix_s(), by, text, audience, self.state.matches);
        let line = said.stored(command);
        match self.deps.store.add_line(&self.state.id, line).await {
            Ok(true) => self.note_success(),
            Ok(false) => return Ok(()),
            Err(error) => {
                self.note_failure(&error);
                return Err(Deny::StoreFailed);
            }
        }
        self.chat.say(said);
        for conn in self.conns.values().filter(|conn| self.state.admits(conn.session)) {
            let viewer = self.viewer_of(conn.session);
            if let Some(line) =
                self.chat.last_heard_by(viewer).filter(|_| audience.includes(viewer))
            {
                conn.outbox.queue(encode(&ServerMsg::Chat { lines: vec![line] }));
            }
        }
        Ok(())
    }

    /// Who hears a seat now: what the game says while a match is on, else everybody.
    fn earshot(&self, seat: Seat) -> Result<Audience, Deny> {
        let Some(table) = self.table.as_ref().filter(|_| self.state.status == Status::Playing)
        else {
            return Ok(Audience::All);
        };
        let state = table.state();
        let heard = state.earshot(seat);
        if heard == state.seats() {
            return Ok(Audience::All);
        }
        if heard.is_empty() {
            return Err(Deny::NobodyHears);
        }
        Ok(Audience::Only(heard.with(seat)))
    }

    /// What was said so far, to a connection that is new.
    fn send_chat(&self, id: ConnId) {
        let Some(conn) = self.conns.get(&id) else { return };
        let game = (self.state.status != Status::Gathering).then_some(self.state.matches);
        let mut lines = self.chat.heard_by(self.viewer_of(conn.session), game);
        // A few at a time: no message is longer than a reader expects.
        while !lines.is_empty() {
            let rest = lines.split_off(lines.len().min(20));
            conn.outbox.queue(encode(&ServerMsg::Chat { lines }));
            lines = rest;
        }
    }

    /// Through whose eyes somebody sees.
    pub(super) fn viewer_of(&self, session: SessionId) -> Viewer {
        self.state.seat_of(session).map_or(Viewer::Public, Viewer::Seat)
    }

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

/// Are two secrets the same? By their hashes, so that the time it takes tells nothing.
fn same_secret(one: &str, other: &str) -> bool {
    use sha2::{Digest, Sha256};
    Sha256::digest(one) == Sha256::digest(other)
}
