//! The connections of a room.

use std::sync::Arc;

use super::publish::ConnectionProgress;
use super::{ConnId, Eyes};
use crate::deny::Deny;
use crate::outbox::{Bye, Outbox};
use crate::session::SessionId;

/// One connection to a room.
pub(super) struct Conn {
    pub(super) id: ConnId,
    pub(super) session: SessionId,
    pub(super) eyes: Eyes,
    pub(super) outbox: Arc<Outbox>,
    /// What it was sent so far.
    pub(super) progress: ConnectionProgress,
}

/// The connections of a room, the oldest first.
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

    /// Returns how often connections have come or gone.
    pub(super) const fn changes(&self) -> u64 {
        self.changes
    }

    /// Returns whether this session is connected, and not only by a shared screen.
    pub(super) fn has(&self, session: SessionId) -> bool {
        self.iter().any(|conn| conn.session == session && conn.eyes == Eyes::Own)
    }

    pub(super) fn add(&mut self, conn: Conn) {
        self.all.push(conn);
        self.changes += 1;
    }

    pub(super) fn remove(&mut self, id: ConnId) -> Option<Conn> {
        let place = self.iter().position(|conn| conn.id == id)?;
        self.changes += 1;
        Some(self.all.remove(place))
    }

    /// Sends every connection what waits for it.
    pub(super) fn send_now(&self) {
        self.iter().for_each(|conn| conn.outbox.send_now());
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

    /// Removes and returns all connections.
    pub(super) fn end_all(&mut self) -> impl Iterator<Item = Arc<Outbox>> + use<> {
        std::mem::take(&mut self.all).into_iter().map(|conn| conn.outbox)
    }

    /// Forgets what was sent of the last match.
    pub(super) fn forget_match(&mut self) {
        self.iter_mut().for_each(|conn| conn.progress.forget_match());
    }
}
