//! People who come in, knock, connect and go.

use std::sync::Arc;

use redeye_bots::HasBots;
use redeye_game::Viewer;
use redeye_protocol::{Name, Status};
use tokio::time::{Duration, Instant};

use super::{ConnId, Room};
use crate::deny::Deny;
use crate::outbox::{Bye, Outbox};
use crate::session::SessionId;

/// How many connections a person may have to one room.
const CONNS_PER_SESSION: usize = 4;

/// How many connections those without a seat may have to a room, all together. Those who sit have
/// places of their own.
const CONNS_UNSEATED_MAX: usize = 150;

/// How many may knock at one time.
const KNOCKS_MAX: usize = 10;

/// How long a knock is heard of somebody who does not connect to wait for the answer.
const KNOCK_SILENT_MAX: Duration = Duration::from_secs(30);

/// One connection to a room.
pub(super) struct Conn {
    pub(super) session: SessionId,
    pub(super) outbox: Arc<Outbox>,
    /// Through whose eyes it got its last frame.
    pub(super) eyes: Option<Viewer>,
    /// Where in the history the frame begins that it got last, or is about to get.
    pub(super) frame_start: usize,
    /// Up to where in the history it has been told.
    pub(super) told: usize,
}

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

    /// Through whose eyes somebody sees.
    pub(super) fn viewer_of(&self, session: SessionId) -> Viewer {
        self.state.seat_of(session).map_or(Viewer::Public, Viewer::Seat)
    }
}

/// Are two secrets the same? By their hashes, so that the time it takes tells nothing.
fn same_secret(one: &str, other: &str) -> bool {
    use sha2::{Digest, Sha256};
    Sha256::digest(one) == Sha256::digest(other)
}
