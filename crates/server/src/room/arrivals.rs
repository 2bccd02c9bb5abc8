//! People who come in, connect and go.

use std::sync::Arc;

use redeye_game::Viewer;

use super::connections::Conn;
use super::publish::ConnectionProgress;
use super::{ConnId, Eyes, Room};
use crate::deny::Deny;
use crate::outbox::Outbox;
use crate::session::SessionId;

/// How many connections a session may have to one room.
const CONNS_PER_SESSION: usize = 4;

/// How many connections people without a seat may have to a room, all together. Seated people have
/// connections reserved for them.
const CONNS_UNSEATED_MAX: usize = 150;

impl Room {
    /// Lets in a session that has the link, or that does not need it.
    ///
    /// # Errors
    /// If the session may not come in.
    pub(super) async fn join(
        &mut self,
        session: SessionId,
        invite: Option<&str>,
    ) -> Result<(), Deny> {
        let state = &self.state;
        if state.barred.contains(&session) {
            return Err(Deny::NotWelcome);
        }
        // Compared by their hashes, so that the time it takes reveals nothing.
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

    /// Lets a program in, as a session like any other.
    ///
    /// # Errors
    /// If the request is not the host's.
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

    /// Opens a connection, which will be sent everything that its viewer may see.
    ///
    /// # Errors
    /// If its session may not be here, or has too many connections.
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
            // Nobody is blamed for the time in which the room was empty.
            self.schedule.forgive();
        }
        self.connections.add(Conn {
            id,
            session,
            eyes,
            outbox,
            progress: ConnectionProgress::default(),
        });
        if let (Eyes::Own, Some(seat)) = (eyes, self.state.seat_of(session)) {
            self.come_back(seat).await?;
        }
        Ok(())
    }

    /// Forgets a connection that is gone.
    pub(super) fn disconnect(&mut self, id: ConnId) {
        let Some(gone) = self.connections.remove(id) else { return };
        // A person who knocked and left no longer waits.
        let still_here = self.connections.has(gone.session);
        self.knocks.keep(|knock| still_here || knock.session != gone.session);
    }

    /// Returns why a session may not be connected, if there is a reason.
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

    /// Returns whether a connection is reserved for this session: seated people can come back
    /// however many watch.
    fn has_own_place(&self, session: SessionId) -> bool {
        self.state.host == session || self.state.seat_of(session).is_some()
    }

    /// Makes room for another connection without a seat: if there are too many, the oldest of them
    /// ends.
    fn make_room_for_one(&mut self) {
        let unseated = |conn: &&Conn| !self.has_own_place(conn.session);
        if self.connections.iter().filter(unseated).count() < CONNS_UNSEATED_MAX {
            return;
        }
        let oldest = self.connections.iter().find(unseated).map(|conn| conn.id);
        self.connections.end(|conn| (Some(conn.id) == oldest).then_some(Deny::MadeRoom));
    }

    /// Returns the viewer of a connection, or none if its person waits to be let in.
    pub(super) fn viewer_of(&self, conn: &Conn) -> Option<Viewer> {
        let seat = self.state.seat_of(conn.session).filter(|_| conn.eyes == Eyes::Own);
        let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
        self.state.admits(conn.session).then_some(viewer)
    }
}

/// Returns whether two secrets are the same. Compares their hashes, so that the time it takes
/// reveals nothing.
fn same_secret(one: &str, other: &str) -> bool {
    use sha2::{Digest, Sha256};
    Sha256::digest(one) == Sha256::digest(other)
}
