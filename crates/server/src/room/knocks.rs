//! People who have the code of a room and wait to be let in.

use redeye_protocol::{Name, Status};
use tokio::time::{Duration, Instant};

use super::Room;
use super::dispatch::Host;
use crate::deny::Deny;
use crate::session::SessionId;

/// How many may knock at one time.
const KNOCKS_MAX: usize = 10;

/// How long a knock lasts while its person is not connected.
const KNOCK_SILENT_MAX: Duration = Duration::from_secs(30);

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

    pub(super) fn keep(&mut self, is_kept: impl Fn(&Knocking) -> bool) {
        let before = self.all.len();
        self.all.retain(is_kept);
        self.changes += (before - self.all.len()) as u64;
    }
}

impl Room {
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
}
