//! Who gets which frame.

use std::hash::{DefaultHasher, Hash, Hasher};

use redeye_bots::HasBots;
use redeye_game::{Audience, Viewer};
use redeye_protocol::Status;

use super::task::Room;
use crate::outbox::text_of;
use crate::planted::{self, Fault};

/// What is remembered of a viewer: enough to know whether there is something new for it.
#[derive(Default)]
pub(super) struct Eyes {
    /// Counts the changes this viewer could see.
    rev: u32,
    /// A hash of what it saw last.
    seen: u64,
    /// Up to where in the history it has been told.
    told: usize,
}

impl<G: HasBots> Room<G> {
    /// Sends each viewer what has changed for its eyes, and nothing where nothing has: a frame
    /// that comes without reason would tell that somebody did something in secret.
    pub(super) fn publish_frames(&mut self) {
        // A frame never comes before the room that it belongs to.
        if std::mem::take(&mut self.dirty) {
            self.publish_room();
        }
        let Some(table) = self.table.as_ref().filter(|_| self.doc.status != Status::Gathering)
        else {
            return;
        };
        let number = self.doc.game.as_ref().map_or(0, |game| game.number);
        let (state, history) = (table.state(), table.history());
        self.writer.begin(state, number, self.clock.now());
        // Through whose eyes each connection sees; nobody's, if it waits to be let
        // in or may not watch.
        let eyes_of = |session| self.doc.seat_of(session).map_or(Viewer::Public, Viewer::Seat);
        let conns = self.conns.values().map(|conn| conn.session);
        let sees: Vec<Option<Viewer>> =
            conns.map(|who| self.doc.shows(who).then(|| eyes_of(who))).collect();
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
                *eyes = Eyes { rev: eyes.rev + 1, seen, told: history.len() };
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
                    (false, _) => 0,
                    // The frame before was never taken: this one tells what that one told, too.
                    (true, true) => conn.frame_start,
                    (true, false) => conn.told,
                };
                if last.as_ref().is_none_or(|(from, _)| *from != start) {
                    let first = history[..start].iter().filter(|told| hears(told)).count() as u32;
                    let news = history[start..].iter().filter(|told| hears(told));
                    let news = news.map(|(audience, event)| (*audience, event));
                    let returns = start == 0 && eyes.rev > 1;
                    if let Some(wrong) = planted::wrong_eyes(state, viewer).filter(|_| returns) {
                        self.writer.look(state, wrong);
                    }
                    let frame = self.writer.finish(eyes.rev, first, news);
                    last = Some((start, text_of(planted::padded(frame))));
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
}
