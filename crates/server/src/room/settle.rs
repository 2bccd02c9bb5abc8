//! Whatever follows from a change.

use redeye_bots::HasBots;
use redeye_game::SeatSet;
use redeye_protocol::Status;
use tokio::time::Instant;

use super::Room;
use crate::deny::Deny;
use crate::outbox::Bye;

impl<G: HasBots> Room<G> {
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

    /// Looks whom the match waits for now: bots begin to think, and for people the clock runs.
    pub(super) fn after_change(&mut self) {
        let (Some(table), Status::Playing) = (&self.table, self.state.status) else {
            self.waiting.forget_all();
            return;
        };
        let (state, now) = (table.state(), Instant::now());
        let (awaits, deadline) = (state.awaits(), state.deadline());
        let (mut legal, mut owing, mut begin_to_think) = (Vec::new(), SeatSet::EMPTY, Vec::new());
        for seat in state.seats().iter() {
            legal.clear();
            state.legal(seat, &mut legal);
            // Where a clock runs the match goes on without those who do nothing: they may be
            // listening.
            if awaits.contains(seat) && !legal.is_empty() && deadline.is_none() {
                owing = owing.with(seat);
            }
            if legal.is_empty() && !awaits.contains(seat) || !self.is_played_by_bot(seat) {
                self.minds.acted(seat);
            } else if self.minds.is_idle(seat) {
                begin_to_think.push(seat);
            }
        }
        let left = deadline.map(|due| self.clock.instant(due).saturating_duration_since(now));
        self.tell_bots();
        for seat in begin_to_think {
            let thinks = self.thinking_time();
            self.let_bot_think(seat, left.map_or(thinks, |left| thinks.min(left / 2)));
        }
        self.note_absences(owing);
    }
}
