//! People who come in, knock, connect and go.

use std::sync::Arc;

use redeye_game::Viewer;
use redeye_protocol::{Name, Status};
use tokio::time::{Duration, Instant};

use super::dispatch::Host;
use super::publish::Seen;
use super::{ConnId, Eyes, Room};
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

/// How long a knock lasts while its person is not connected.
const KNOCK_SILENT_MAX: Duration = Duration::from_secs(30);

/// One connection to a room.
pub(super) struct Conn {
    id: ConnId,
    pub(super) session: SessionId,
    pub(super) eyes: Eyes,
    pub(super) outbox: Arc<Outbox>,
    /// What it has been sent.
    pub(super) seen: Seen,
}

/// The connections of a room, those that came first before the others.
#[derive(Default)]
pub(super) struct Connections {
    all: Vec<Conn>,
    changes: u64,
}

impl Connections {
    pub(super) fn get(&self, id: ConnId) -> Option<&Conn> {
        self.iter().find(|conn| conn.id == id)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Conn> {
        self.all.iter()
    }

    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Conn> {
        self.all.iter_mut()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// How often connections have come or gone.
    pub(super) const fn changes(&self) -> u64 {
        self.changes
    }

    /// Whether this person is connected, and not only by a shared screen.
    pub(super) fn has(&self, session: SessionId) -> bool {
        self.iter().any(|conn| conn.session == session && conn.eyes == Eyes::Own)
    }

    fn add(&mut self, conn: Conn) {
        self.all.push(conn);
        self.changes += 1;
    }

    fn remove(&mut self, id: ConnId) -> Option<Conn> {
        let place = self.iter().position(|conn| conn.id == id)?;
        self.changes += 1;
        Some(self.all.remove(place))
    }

    /// Ends each connection for which there is a reason.
    pub(super) fn end(&mut self, reason: impl Fn(&Conn) -> Option<Deny>) {
        let changes = &mut self.changes;
        self.all.retain(|conn| {
            let Some(why) = reason(conn) else { return true };
            conn.outbox.bye(Bye { why, retry_after_s: None });
            *changes += 1;
            false
        });
    }

    /// Takes all of them out.
    pub(super) fn end_all(&mut self) -> impl Iterator<Item = Arc<Outbox>> + use<> {
        std::mem::take(&mut self.all).into_iter().map(|conn| conn.outbox)
    }

    /// Forgets what was shown of the match before.
    pub(super) fn forget_match(&mut self) {
        self.iter_mut().for_each(|conn| conn.seen.forget_match());
    }
}

/// Somebody who waits to be let in.
pub(super) struct Knocking {
    pub(super) number: u32,
    pub(super) session: SessionId,
    pub(super) name: Name,
    since: Instant,
}

/// Those who wait to be let in, in the order in which they came.
#[derive(Default)]
pub(super) struct Knocks {
    all: Vec<Knocking>,
    /// How many there were.
    count: u32,
    changes: u64,
}

impl Knocks {
    pub(super) fn iter(&self) -> impl Iterator<Item = &Knocking> {
        self.all.iter()
    }

    pub(super) fn has(&self, session: SessionId) -> bool {
        self.iter().any(|knock| knock.session == session)
    }

    /// How often knocks have come or gone.
    pub(super) const fn changes(&self) -> u64 {
        self.changes
    }

    fn keep(&mut self, is_kept: impl Fn(&Knocking) -> bool) {
        let before = self.all.len();
        self.all.retain(is_kept);
        self.changes += (before - self.all.len()) as u64;
    }
}

impl Room {
    /// Lets somebody in who has the link, or who need not have it.
    ///
    /// # Errors
    /// If they may not come in.
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
            return self
                .change(|state| {
                    state.let_in(session);
                    Ok(())
                })
                .await;
        }
        match () {
            () if state.has_moved(session) => Err(Deny::Moved),
            () if state.admits(session) => Ok(()),
            () => Err(Deny::BadInvite),
        }
    }

    /// The host lets a program in: it is somebody like any other.
    ///
    /// # Errors
    /// If somebody else asks.
    pub(super) async fn let_program_in(
        &mut self,
        host: SessionId,
        program: SessionId,
    ) -> Result<(), Deny> {
        let Host { .. } = self.must_be_host(host)?;
        self.change(|state| {
            state.let_program_in(program);
            Ok(())
        })
        .await
    }

    /// Somebody has the code. True: the host must answer.
    ///
    /// # Errors
    /// If they are barred, or somebody has that name.
    pub(super) fn knock(&mut self, session: SessionId, name: Name) -> Result<bool, Deny> {
        if self.state.barred.contains(&session) {
            return Err(Deny::NotWelcome);
        }
        if self.state.admits(session) {
            return Ok(false);
        }
        if self.knocks.has(session) {
            return Ok(true);
        }
        let is_called_so = |knock: &Knocking| knock.name.looks_like(&name);
        if self.state.is_name_taken(&name, Some(session)) || self.knocks.iter().any(is_called_so) {
            return Err(Deny::NameTaken);
        }
        if self.knocks.all.len() >= KNOCKS_MAX {
            self.end_oldest_knock();
        }
        self.knocks.count += 1;
        let (number, since) = (self.knocks.count, Instant::now());
        self.knocks.all.push(Knocking { number, session, name, since });
        self.knocks.changes += 1;
        Ok(true)
    }

    /// Ends the oldest knock, of those who do not wait for the answer if there are any: nobody can
    /// keep others from knocking.
    fn end_oldest_knock(&mut self) {
        let is_silent = |knock: &Knocking| !self.connections.has(knock.session);
        let oldest = self.knocks.iter().find(|knock| is_silent(knock));
        let Some(oldest) = oldest.or(self.knocks.all.first()) else { return };
        let gone = oldest.session;
        self.knocks.keep(|knock| knock.session != gone);
        self.connections.end(|conn| (conn.session == gone).then_some(Deny::MadeRoom));
    }

    /// When a knock ends of somebody who does not wait for the answer.
    pub(super) fn next_silence(&self) -> Option<Instant> {
        let silent = self.knocks.iter().filter(|knock| !self.connections.has(knock.session));
        silent.map(|knock| knock.since + KNOCK_SILENT_MAX).min()
    }

    /// Ends the knocks of those who do not wait for the answer.
    pub(super) fn end_silent_knocks(&mut self, now: Instant) {
        let connections = &self.connections;
        self.knocks
            .keep(|knock| connections.has(knock.session) || knock.since + KNOCK_SILENT_MAX > now);
    }

    /// The host answers a knock.
    ///
    /// # Errors
    /// If nobody knocks under that number.
    pub(super) async fn answer(&mut self, _: Host, number: u32, welcome: bool) -> Result<(), Deny> {
        let knock = self.knocks.iter().find(|knock| knock.number == number);
        let knock = knock.ok_or(Deny::NotUnderstood)?;
        let (session, name) = (knock.session, knock.name.clone());
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
        self.knocks.keep(|knock| knock.session != session);
        Ok(())
    }

    /// A connection opens: it will get everything there is for its eyes.
    ///
    /// # Errors
    /// If its person may not be here, or has too many.
    pub(super) async fn connect(
        &mut self,
        id: ConnId,
        session: SessionId,
        eyes: Eyes,
        outbox: Arc<Outbox>,
    ) -> Result<(), Deny> {
        if let Some(why) = self.why_not_here(session) {
            return Err(why);
        }
        let own = self.connections.iter().filter(|conn| conn.session == session).count();
        if own >= CONNS_PER_SESSION {
            return Err(Deny::TooManyConnections);
        }
        if !self.has_own_place(session) {
            self.make_room_for_one();
        }
        if self.connections.is_empty() {
            // Nobody is blamed for the time in which nobody was there.
            self.schedule.forgive();
        }
        self.connections.add(Conn { id, session, eyes, outbox, seen: Seen::default() });
        if let (Eyes::Own, Some(seat)) = (eyes, self.state.seat_of(session)) {
            self.come_back(seat).await?;
        }
        Ok(())
    }

    /// A connection is gone.
    pub(super) fn disconnect(&mut self, id: ConnId) {
        let Some(gone) = self.connections.remove(id) else { return };
        // Who knocked and went does not wait any more.
        let still_here = self.connections.has(gone.session);
        self.knocks.keep(|knock| still_here || knock.session != gone.session);
    }

    /// Why somebody may not be connected, if there is a reason.
    pub(super) fn why_not_here(&self, session: SessionId) -> Option<Deny> {
        let state = &self.state;
        if state.has_moved(session) {
            return Some(Deny::Moved);
        }
        if !state.admits(session) && !self.knocks.has(session) {
            return Some(Deny::NotWelcome);
        }
        let may_look = state.seat_of(session).is_some() || state.may_be_watched();
        (!may_look).then_some(Deny::NoSpectators)
    }

    /// Whether there is always a place for somebody: who sits can come back however many watch.
    fn has_own_place(&self, session: SessionId) -> bool {
        self.state.host == session || self.state.seat_of(session).is_some()
    }

    /// One more comes who does not sit: if there are too many, the one who came first goes.
    fn make_room_for_one(&mut self) {
        let unseated = |conn: &&Conn| !self.has_own_place(conn.session);
        if self.connections.iter().filter(unseated).count() < CONNS_UNSEATED_MAX {
            return;
        }
        let oldest = self.connections.iter().find(unseated).map(|conn| conn.id);
        self.connections.end(|conn| (Some(conn.id) == oldest).then_some(Deny::MadeRoom));
    }

    /// Through whose eyes a connection sees; nobody's, if its person waits to be let in.
    pub(super) fn viewer_of(&self, conn: &Conn) -> Option<Viewer> {
        let seat = self.state.seat_of(conn.session).filter(|_| conn.eyes == Eyes::Own);
        let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
        self.state.admits(conn.session).then_some(viewer)
    }
}

/// Are two secrets the same? By their hashes, so that the time it takes tells nothing.
fn same_secret(one: &str, other: &str) -> bool {
    use sha2::{Digest, Sha256};
    Sha256::digest(one) == Sha256::digest(other)
}
