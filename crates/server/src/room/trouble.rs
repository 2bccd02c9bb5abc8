//! What a room does while the disk does not take what it writes, or has spoiled what was written.

use redeye_bots::HasBots;
use tokio::time::{Duration, Instant};

use super::task::Room;
use crate::store::StoreError;
use crate::table::TableError;

/// How long a room waits until it tries again by itself.
const WAIT_FIRST: Duration = Duration::from_secs(1);

/// It waits twice as long each time, up to this: then it is back soon after the disk is.
const WAIT_MAX: Duration = Duration::from_secs(30);

/// The store has failed, and nothing was written since.
pub(super) struct Trouble {
    wait: Duration,
    /// Until then the room tries nothing by itself. People may.
    until: Instant,
}

impl<G: HasBots> Room<G> {
    /// Something could not be written. It is said once, however often it is tried again.
    pub(super) fn note_failure(&mut self, error: &dyn std::error::Error) {
        let now = Instant::now();
        let wait = match &self.trouble {
            None => {
                tracing::error!(room = self.state.id, %error, "a room cannot write, and waits");
                WAIT_FIRST
            }
            // What people try meanwhile makes nobody wait longer.
            Some(trouble) if now < trouble.until => return,
            Some(trouble) => (trouble.wait * 2).min(WAIT_MAX),
        };
        self.trouble = Some(Trouble { wait, until: now + wait });
    }

    /// Something was written.
    pub(super) fn note_success(&mut self) {
        if self.trouble.take().is_some() {
            tracing::info!(room = self.state.id, "a room can write again");
        }
    }

    /// When the room may do something by itself that was due at `at`.
    pub(super) fn not_in_trouble(&self, at: Instant) -> Instant {
        self.trouble.as_ref().map_or(at, |trouble| trouble.until.max(at))
    }

    /// What the match could not write. If the disk has spoiled what was there, the match is lost.
    pub(super) async fn note_match_failure(&mut self, error: &TableError) {
        if is_spoiled(error) {
            return self.lose_match(error).await;
        }
        self.note_failure(error);
    }

    /// Gathers again without the match that was on. Its log stays on the disk as it is.
    async fn lose_match(&mut self, error: &TableError) {
        tracing::error!(room = self.state.id, %error, "a match is lost; its room gathers again");
        let lost = self.change(|state| {
            state.lose_match();
            Ok(())
        });
        // If that cannot be saved, the next start finds out again.
        if lost.await.is_err() {
            self.state.lose_match();
        }
        self.table = None;
        self.forget_match();
        self.dirty = true;
    }
}

/// Is the log of a match on the disk, but not as it was written?
pub(super) const fn is_spoiled(error: &TableError) -> bool {
    matches!(error, TableError::Store(StoreError::Damaged(_) | StoreError::NoSuchTable))
}
