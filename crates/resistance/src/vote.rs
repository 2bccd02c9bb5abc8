//! The vote: all at once, revealed by name (RES-4, Opinion Maker and No Confidence of RES-10).

use redeye_game::{Refused, Seat, SeatSet, Time, Told};

use crate::event::{Ending, Event, Verdict};
use crate::pieces::{PlotCard, Vote};
use crate::refusal::{HAS_VOTED, NO_VOTE_NOW, OPINION_FIRST};
use crate::view::Ballot;
use crate::{Action, Phase, Resistance};

/// RES-4: the fifth rejection of a mission's teams is the last.
pub const REJECTIONS_MAX: u8 = 5;

impl Resistance {
    /// Who votes now: Opinion Makers first (RES-10), then the others.
    pub(crate) fn voters(&self) -> SeatSet {
        match self.phase {
            Phase::Opinion => self.ballot.owing() & self.holders(PlotCard::OpinionMaker),
            Phase::Vote => self.ballot.owing(),
            _ => SeatSet::EMPTY,
        }
    }

    /// Who votes now, as everybody may know it. RES-35: where a Blame can come the Deep Agent has
    /// more to think about than the others, so nobody sees who has voted.
    pub(crate) fn voters_seen(&self) -> SeatSet {
        let makers = self.holders(PlotCard::OpinionMaker);
        match self.phase {
            _ if !self.blame_can_come() => self.voters(),
            Phase::Opinion => makers,
            _ => self.everyone() - makers,
        }
    }

    pub(crate) fn check_vote(&self, seat: Seat) -> Result<(), Refused> {
        match self.phase {
            Phase::Opinion | Phase::Vote if self.ballot.own(seat).is_some() => Err(&HAS_VOTED),
            Phase::Opinion if !self.voters().contains(seat) => Err(&OPINION_FIRST),
            Phase::Opinion | Phase::Vote => Ok(()),
            _ => Err(&NO_VOTE_NOW),
        }
    }

    pub(crate) fn legal_votes(&self, seat: Seat, actions: &mut Vec<Action>) {
        if self.voters().contains(seat) {
            actions.extend([Action::Approve, Action::Reject]);
        }
    }

    pub(crate) fn vote(&mut self, at: Time, seat: Seat, vote: Vote, told: &mut Told<Event>) {
        self.ballot.cast(seat, vote);
        if !self.voters().is_empty() {
            return;
        }
        if matches!(self.phase, Phase::Opinion) {
            // RES-10: two Opinion Makers reveal together.
            let (approve, reject) = self.votes_cast();
            told.all(Event::OpinionGiven { approve, reject });
            self.phase = Phase::Vote;
        }
        self.count_if_all_voted(at, told);
    }

    /// RES-35: the time for a Blame is up, or there has been one. A vote that is still missing is
    /// waited for.
    pub(crate) fn end_wait_for_blame(&mut self, at: Time, told: &mut Told<Event>) {
        self.vote_stays_open = None;
        if matches!(self.phase, Phase::Vote) {
            self.count_if_all_voted(at, told);
        }
    }

    fn count_if_all_voted(&mut self, at: Time, told: &mut Told<Event>) {
        if self.ballot.owing().is_empty() && self.vote_stays_open.is_none() {
            self.count_votes(at, told);
        }
    }

    /// RES-4: a strict majority approves, a tie rejects.
    fn count_votes(&mut self, at: Time, told: &mut Told<Event>) {
        let (approve, reject) = self.votes_cast();
        let approved = approve.len() > reject.len();
        let verdict = if approved { Verdict::Approved } else { Verdict::Rejected };
        self.rejections += u8::from(!approved);
        self.last_vote = Some(Ballot { approve, reject });
        told.all(Event::Voted { approve, reject, verdict, rejections: self.rejections });
        if !approved {
            self.rejected(at, told);
        } else if !self.ask(at, PlotCard::NoConfidence, self.holders(PlotCard::NoConfidence)) {
            self.send_team(at);
        }
    }

    /// RES-10: No Confidence counts as a rejection, also as the fifth.
    pub(crate) fn overturn(&mut self, at: Time, by: Seat, told: &mut Told<Event>) {
        self.rejections += 1;
        told.all(Event::Overturned { by, rejections: self.rejections });
        self.rejected(at, told);
    }

    /// RES-4: the lead passes to the left; after the fifth rejection the spies have won.
    fn rejected(&mut self, at: Time, told: &mut Told<Event>) {
        if self.rejections == REJECTIONS_MAX {
            self.end(Ending::FiveRejections, told);
        } else {
            self.pass_lead(at, self.leader.left(self.config.seats), told);
        }
    }

    /// Who has approved and who has rejected, of the votes that are in.
    pub(crate) fn votes_cast(&self) -> (SeatSet, SeatSet) {
        let mut approve = SeatSet::EMPTY;
        let mut reject = SeatSet::EMPTY;
        for (seat, vote) in self.ballot.cast_so_far() {
            match vote {
                Vote::Approve => approve = approve.with(seat),
                Vote::Reject => reject = reject.with(seat),
            }
        }
        (approve, reject)
    }
}
