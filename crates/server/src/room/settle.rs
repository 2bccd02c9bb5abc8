//! What follows from a change, derived in one place.

use redeye_game::{Seat, SeatSet};
use redeye_protocol::Status;
use tokio::time::Instant;

use super::Room;
use super::bots::Thought;

impl Room {
    /// Derives what follows from the room as it is now: which connections may stay, which seats the
    /// match waits for, which bots think, and what each connection is sent. It runs after every
    /// message and every due time. Nothing else publishes.
    pub(super) fn settle(&mut self) {
        self.send_away();
        self.note_presence(Instant::now());
        self.plan_match();
        self.publish();
    }

    /// Ends connections that may not be here any more.
    fn send_away(&mut self) {
        if !self.published.is_admission_new(self.knocks.changes()) {
            return;
        }
        let mut connections = std::mem::take(&mut self.connections);
        connections.end(|conn| self.why_not_here(conn.session));
        self.connections = connections;
    }

    /// Finds the seats that the match waits for. Their bots begin to think, and the patience for
    /// their people begins to run.
    fn plan_match(&mut self) {
        let playing = self.state.status == Status::Playing;
        let Some(game) = self.game.as_ref().filter(|_| playing) else {
            self.schedule.forget_match();
            return;
        };
        let (awaits, deadline, entries) = (game.awaits(), game.deadline(), game.entries());
        let (mut owing, mut may_think) = (SeatSet::EMPTY, SeatSet::EMPTY);
        let able = game.able();
        for seat in game.seats().iter() {
            let can_act = able.contains(seat);
            // With a deadline the match goes on without seats that do nothing.
            if awaits.contains(seat) && can_act && deadline.is_none() {
                owing = owing.with(seat);
            }
            if (can_act || awaits.contains(seat)) && self.is_played_by_bot(seat) {
                may_think = may_think.with(seat);
            }
        }
        self.tell_bots();
        let still = |seat: &Seat, thought: &mut Thought| {
            may_think.contains(*seat) && thought.is_current(entries)
        };
        self.schedule.thoughts.retain(still);
        let left =
            deadline.map(|due| self.clock.instant(due).saturating_duration_since(Instant::now()));
        for seat in may_think.iter() {
            if !self.schedule.thoughts.contains_key(&seat) {
                let thinks = self.thinking_time();
                self.let_bot_think(seat, left.map_or(thinks, |left| thinks.min(left / 2)));
            }
        }
        self.note_absences(owing);
    }
}
