//! When a bot covers a seat. It takes over only for a person who is gone, or who was asked and did
//! not answer. While only bots wait, no clock runs.

use std::collections::BTreeMap;

use redeye_game::{Seat, SeatSet};
use redeye_protocol::Clock;
use tokio::time::{Duration, Instant};

use super::Room;
use super::state::{Sitter, Who};
use crate::session::SessionId;

/// How long a person has to answer, once the table has asked.
const ANSWER: Duration = Duration::from_secs(30);

/// Since when people keep others waiting, and which of them were asked to answer.
#[derive(Default)]
pub(super) struct Waiting {
    /// Connected people for whom the match waits while no clock runs.
    slow: BTreeMap<Seat, Instant>,
    /// People who are not connected.
    gone: BTreeMap<Seat, Instant>,
    /// People who were asked and see a countdown.
    asked: SeatSet,
}

impl Waiting {
    /// Returns the seats whose people see a countdown.
    pub(super) const fn asked(&self) -> SeatSet {
        self.asked
    }
}

/// What a seat means for the others at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Absence {
    /// Nobody waits for it.
    None,
    /// The match waits for it since then, and its person is connected.
    Slow(Instant),
    /// Its person has been disconnected since then.
    Gone(Instant),
}

/// Everything that decides whether a bot covers a seat.
#[derive(Clone, Copy, Debug)]
struct Case {
    /// How fast the table is.
    clock: Clock,
    /// The rules let the seat stay away (ILL-22).
    may_stay_away: bool,
    /// Whether another person who plays is connected.
    has_company: bool,
    /// The grace period of the table.
    grace: Duration,
    absence: Absence,
}

/// What the table does about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Plan {
    /// The match waits, or its own deadline decides.
    Wait,
    /// A bot takes over.
    Cover { at: Instant },
    /// The person is asked, and a bot takes over if no answer comes.
    Ask { at: Instant, cover_at: Instant },
}

/// Decides whether a bot covers a seat: the whole policy.
fn plan(case: Case) -> Plan {
    let Case { clock, may_stay_away, has_company, grace, absence } = case;
    if clock == Clock::Slow || may_stay_away || !has_company {
        return Plan::Wait;
    }
    match absence {
        Absence::None => Plan::Wait,
        Absence::Slow(since) => Plan::Ask { at: since + grace, cover_at: since + grace + ANSWER },
        Absence::Gone(since) => Plan::Cover { at: since + grace },
    }
}

impl Room {
    /// Returns whether a bot plays this seat now.
    pub(super) fn is_played_by_bot(&self, seat: Seat) -> bool {
        let Some(sitter) = self.state.sitter(seat) else { return false };
        match sitter.who {
            Who::Bot { .. } => true,
            Who::Person { left, .. } => {
                self.schedule.covered.contains(seat) || left && !self.may_stay_away(seat)
            }
        }
    }

    fn may_stay_away(&self, seat: Seat) -> bool {
        self.game.as_ref().is_some_and(|game| game.may_stay_away(seat))
    }

    /// Returns whether another person plays besides the one on `seat`.
    fn has_company(&self, seat: Seat) -> bool {
        self.state.sitters().any(|(other, sitter)| {
            let plays = sitter.session().is_some_and(|session| self.connections.has(session));
            other != seat && plays && !self.is_played_by_bot(other)
        })
    }

    /// Notes for whom the match waits now: the match cannot go on before the seats of `owing` act.
    pub(super) fn note_absences(&mut self, owing: SeatSet) {
        let now = Instant::now();
        let mut waiting = std::mem::take(&mut self.schedule.waiting);
        for (seat, sitter) in self.state.sitters() {
            let here = sitter.session().map(|session| self.connections.has(session));
            let plays = !self.is_played_by_bot(seat);
            note(&mut waiting.gone, seat, plays && here == Some(false), now);
            let slow = plays && here == Some(true) && owing.contains(seat);
            note(&mut waiting.slow, seat, slow && self.has_company(seat), now);
            if !waiting.slow.contains_key(&seat) {
                waiting.asked = waiting.asked - seat.into();
            }
        }
        self.schedule.waiting = waiting;
    }

    /// Notes that the person on `seat` has done something, so that the table waits afresh.
    pub(super) fn is_heard_of(&mut self, seat: Seat) {
        if let Some(since) = self.schedule.waiting.slow.get_mut(&seat) {
            *since = Instant::now();
        }
        self.schedule.waiting.asked = self.schedule.waiting.asked - seat.into();
    }

    /// Returns for how many more seconds the table waits for an answer of this person.
    pub(super) fn answer_due_s(&self, session: SessionId) -> Option<u32> {
        let seat = self
            .state
            .seat_of(session)
            .filter(|seat| self.schedule.waiting.asked.contains(*seat))?;
        let Plan::Ask { cover_at, .. } = self.plan_for(seat) else { return None };
        Some(cover_at.saturating_duration_since(Instant::now()).as_secs() as u32)
    }

    fn plan_for(&self, seat: Seat) -> Plan {
        let absence =
            match (self.schedule.waiting.gone.get(&seat), self.schedule.waiting.slow.get(&seat)) {
                (Some(since), _) => Absence::Gone(*since),
                (None, Some(since)) => Absence::Slow(*since),
                (None, None) => Absence::None,
            };
        plan(Case {
            clock: self.state.settings.clock,
            may_stay_away: self.may_stay_away(seat),
            has_company: self.has_company(seat),
            grace: Duration::from_secs(self.state.settings.cover_after_s.into()),
            absence,
        })
    }

    /// Returns when the next person is asked or covered, and on which seat.
    pub(super) fn next_absence(&self) -> Option<(Instant, Seat)> {
        let due = |(seat, _): (Seat, &Sitter)| match self.plan_for(seat) {
            Plan::Wait => None,
            Plan::Cover { at } => Some((at, seat)),
            Plan::Ask { cover_at, .. } if self.schedule.waiting.asked.contains(seat) => {
                Some((cover_at, seat))
            }
            Plan::Ask { at, .. } => Some((at, seat)),
        };
        self.state.sitters().filter_map(due).min()
    }

    /// Asks the person on `seat`, or lets a bot take over.
    pub(super) fn deal_with_absence(&mut self, seat: Seat) {
        match self.plan_for(seat) {
            Plan::Wait => {}
            // Nobody else is told, because it may be a secret that this seat still has to choose
            // (RES-5).
            Plan::Ask { .. } if !self.schedule.waiting.asked.contains(seat) => {
                self.schedule.waiting.asked = self.schedule.waiting.asked.with(seat);
            }
            Plan::Ask { .. } | Plan::Cover { .. } => {
                self.schedule.covered = self.schedule.covered.with(seat);
            }
        }
    }

    /// Gives a covered seat back to its person, who has returned.
    pub(super) fn uncover(&mut self, seat: Seat) {
        if self.schedule.covered.contains(seat) {
            self.schedule.covered = self.schedule.covered - seat.into();
            self.forget_bot(seat);
        }
    }
}

/// Remembers since when something has been true, and forgets it when it no longer is.
fn note(since: &mut BTreeMap<Seat, Instant>, seat: Seat, is_so: bool, now: Instant) {
    if is_so {
        since.entry(seat).or_insert(now);
    } else {
        since.remove(&seat);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lists the policy case by case: whether a bot takes over, and when.
    #[test]
    fn no_bot_covers_a_person_who_is_there() {
        let start = Instant::now();
        let after = |seconds| start + Duration::from_secs(seconds);
        let (slow, gone) = (Absence::Slow(start), Absence::Gone(start));
        let asked = Plan::Ask { at: after(90), cover_at: after(120) };
        let covered = Plan::Cover { at: after(90) };
        let (live, days) = (Clock::Live, Clock::Slow);
        // The table's clock, whether the rules let seats stay away, company, what the seat does.
        for (clock, may_stay_away, has_company, absence, expected) in [
            (live, false, true, Absence::None, Plan::Wait),
            (live, false, true, slow, asked),
            (live, false, true, gone, covered),
            // Only bots wait.
            (live, false, false, slow, Plan::Wait),
            (live, false, false, gone, Plan::Wait),
            // Casual Illegal.
            (live, true, true, slow, Plan::Wait),
            (live, true, true, gone, Plan::Wait),
            // A move a day.
            (days, false, true, slow, Plan::Wait),
            (days, false, true, gone, Plan::Wait),
            (days, true, true, gone, Plan::Wait),
        ] {
            let grace = Duration::from_secs(90);
            let case = Case { clock, may_stay_away, has_company, grace, absence };
            assert_eq!(plan(case), expected, "{case:?}");
        }
    }
}
