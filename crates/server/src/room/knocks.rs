//! People who have the code of a room and wait to be let in.

use redeye_protocol::{Name, Status};
use tokio::time::{Duration, Instant};

use super::Room;
use super::dispatch::Host;
use crate::deny::Deny;
use crate::session::SessionId;

/// How many people may knock at the same time.
const KNOCKS_MAX: usize = 10;

/// How long a knock lasts while its person is not connected.
const KNOCK_SILENT_MAX: Duration = Duration::from_secs(30);

/// A person who waits to be let in.
pub(super) struct Knocking {
    pub(super) number: u32,
    pub(super) session: SessionId,
    pub(super) name: Name,
    since: Instant,
}

/// The people who wait to be let in, in the order in which they came.
#[derive(Default)]
pub(super) struct Knocks {
    all: Vec<Knocking>,
    /// How many knocks there were.
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

    /// Returns how often knocks have come or gone.
    pub(super) const fn changes(&self) -> u64 {
        self.changes
    }

    pub(super) fn keep(&mut self, is_kept: impl Fn(&Knocking) -> bool) {
        let before = self.all.len();
        self.all.retain(is_kept);
        self.changes += (before - self.all.len()) as u64;
    }
}

impl Room {
    /// Adds a knock of a person who has the code, and returns whether the host must answer it.
    ///
    /// # Errors
    /// If the person is barred, or the name is taken.
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

    /// Ends the oldest knock, first those of people who are not connected, so that nobody can keep
    /// others from knocking.
    fn end_oldest_knock(&mut self) {
        let is_silent = |knock: &Knocking| !self.connections.has(knock.session);
        let oldest = self.knocks.iter().find(|knock| is_silent(knock));
        let Some(oldest) = oldest.or(self.knocks.all.first()) else { return };
        let gone = oldest.session;
        self.knocks.keep(|knock| knock.session != gone);
        self.connections.end(|conn| (conn.session == gone).then_some(Deny::MadeRoom));
    }

    /// Returns when the next knock of a person who is not connected ends.
    pub(super) fn next_silence(&self) -> Option<Instant> {
        let silent = self.knocks.iter().filter(|knock| !self.connections.has(knock.session));
        silent.map(|knock| knock.since + KNOCK_SILENT_MAX).min()
    }

    /// Ends the knocks of people who are not connected.
    pub(super) fn end_silent_knocks(&mut self, now: Instant) {
        let connections = &self.connections;
        self.knocks
            .keep(|knock| connections.has(knock.session) || knock.since + KNOCK_SILENT_MAX > now);
    }

    /// Answers a knock for the host.
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
                // Another person may have taken the last seat or the name; then this person can
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
}
