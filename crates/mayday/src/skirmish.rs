//! The skirmishes: Doubt, Reliable, Captain (MAY-20 to MAY-28).

use redeye_game::{Refused, Sealed, Seat, SeatSet, Time, Told};

use crate::event::{Event, Result as VoteResult};
use crate::pieces::{Round, Status, Vote};
use crate::refusal::{HAS_VOTED, NO_VOTE_NOW, NOT_ABOUT_ONESELF};
use crate::view::Ballot;
use crate::{Action, Chapter, Mayday, Phase};

impl Mayday {
    /// MAY-26, MAY-27: a round starts clockwise after the last Skirmish seat; the first one with
    /// the Skirmish seat itself.
    pub(crate) fn begin_round(&mut self, at: Time, round: Round, told: &mut Told<Event>) {
        self.chapter = Chapter::Skirmishes;
        self.round = round;
        self.voted = SeatSet::EMPTY;
        told.all(Event::RoundBegins { round });
        match round {
            Round::Doubt => self.begin_skirmish(at, self.skirmish, told),
            Round::Reliable | Round::Captain => self.next_skirmish(at, told),
        }
    }

    /// MAY-24, MAY-26, MAY-27: clockwise to the next seat that this round has yet to vote on.
    fn next_skirmish(&mut self, at: Time, told: &mut Told<Event>) {
        let after = self.skirmish.left(self.config.seats);
        let next = self.still_to_come().clockwise_from(after).next();
        self.begin_skirmish(at, next.expect("the round goes on"), told);
    }

    /// Whom this round has yet to vote on: in Doubt everybody, then those with the card it takes.
    pub(crate) fn still_to_come(&self) -> SeatSet {
        let in_question = match self.round {
            Round::Doubt => self.everyone() - self.holders(Status::Benefit),
            Round::Reliable => self.holders(Status::Benefit),
            Round::Captain => self.holders(Status::Reliable),
        };
        in_question - self.voted
    }

    pub(crate) fn holders(&self, status: Status) -> SeatSet {
        self.status.seats(|held| *held == Some(status))
    }

    /// Step A, MAY-20: the seat at which the arrow points looks at one of the three cards.
    pub(crate) fn begin_skirmish(&mut self, at: Time, seat: Seat, told: &mut Told<Event>) {
        self.skirmish = seat;
        told.all(Event::Skirmish { seat });
        let named = self.config.arrows.from(seat, self.round, self.config.seats);
        self.name_looker(at, named, seat, told);
    }

    /// Step B, MAY-23: everybody but the one in the skirmish. MAY-41: veteran cards come first.
    pub(crate) fn ask_for_votes(&mut self, at: Time) {
        if !self.ask_about_vote(at) {
            self.open_votes();
        }
    }

    pub(crate) fn open_votes(&mut self) {
        self.ballot = Sealed::ask(self.everyone().without(self.skirmish));
        self.phase = Phase::Vote;
    }

    pub(crate) fn check_vote(&self, seat: Seat) -> Result<(), Refused> {
        match self.phase {
            Phase::Vote if seat == self.skirmish => Err(&NOT_ABOUT_ONESELF),
            Phase::Vote if self.ballot.own(seat).is_some() => Err(&HAS_VOTED),
            Phase::Vote => Ok(()),
            _ => Err(&NO_VOTE_NOW),
        }
    }

    pub(crate) fn legal_votes(&self, seat: Seat, actions: &mut Vec<Action>) {
        if self.ballot.owing().contains(seat) {
            actions.extend([Action::Punch, Action::Protect]);
        }
    }

    /// MAY-25: a punched seat still votes.
    pub(crate) fn vote(&mut self, at: Time, seat: Seat, vote: Vote, told: &mut Told<Event>) {
        self.ballot.cast(seat, vote);
        if self.ballot.owing().is_empty() {
            self.count_votes(at, told);
        }
    }

    /// MAY-23: protected by at least half of the votes.
    fn count_votes(&mut self, at: Time, told: &mut Told<Event>) {
        let (mut punch, mut protect) = (SeatSet::EMPTY, SeatSet::EMPTY);
        for (seat, vote) in self.ballot.cast_so_far() {
            match vote {
                Vote::Punch => punch = punch.with(seat),
                Vote::Protect => protect = protect.with(seat),
            }
        }
        let protected = protect.len() >= punch.len();
        let result = if protected { VoteResult::Protected } else { VoteResult::Punched };
        let seat = self.skirmish;
        self.last_vote = Some(Ballot { seat, protect, punch, result });
        told.all(Event::Voted { seat, protect, punch, result });
        self.voted = self.voted.with(seat);
        match self.round {
            Round::Doubt => self.settle_doubt(at, protected, told),
            Round::Reliable => self.settle_reliable(at, protected, told),
            Round::Captain => self.settle_captain(protected, told),
        }
    }

    /// MAY-24: protected, it takes a Benefit card; punched, none. The round ends when all cards are
    /// given, or when as many are left as seats that are neither punched nor have one.
    fn settle_doubt(&mut self, at: Time, protected: bool, told: &mut Told<Event>) {
        if protected {
            self.status[self.skirmish] = Some(Status::Benefit);
            self.status_left -= 1;
        } else {
            self.punched = self.punched.with(self.skirmish);
        }
        let open = self.everyone() - self.punched - self.holders(Status::Benefit);
        if self.status_left > 0 && open.len() == usize::from(self.status_left) {
            open.iter().for_each(|seat| self.status[seat] = Some(Status::Benefit));
            self.status_left = 0;
            told.all(Event::Spared { seats: open, round: Round::Doubt });
        }
        if self.status_left == 0 {
            self.begin_round(at, Round::Reliable, told);
        } else {
            self.next_skirmish(at, told);
        }
    }

    /// MAY-26: protected, the card is flipped to Reliable; punched, it is discarded. Two are due.
    fn settle_reliable(&mut self, at: Time, protected: bool, told: &mut Told<Event>) {
        self.status[self.skirmish] = protected.then_some(Status::Reliable);
        let benefit = self.holders(Status::Benefit);
        match (benefit.len(), self.holders(Status::Reliable).len()) {
            (_, 2) => benefit.iter().for_each(|seat| self.status[seat] = None),
            (2, 0) | (1, 1) => {
                benefit.iter().for_each(|seat| self.status[seat] = Some(Status::Reliable));
                told.all(Event::Spared { seats: benefit, round: Round::Reliable });
            }
            _ => return self.next_skirmish(at, told),
        }
        self.begin_round(at, Round::Captain, told);
    }

    /// MAY-27: protected, it is the captain; else the other one is. Both discard their cards.
    fn settle_captain(&mut self, protected: bool, told: &mut Told<Event>) {
        let reliable = self.holders(Status::Reliable);
        let other = reliable.without(self.skirmish).iter().next().expect("there are two");
        let captain = if protected { self.skirmish } else { other };
        reliable.iter().for_each(|seat| self.status[seat] = None);
        told.all(Event::CaptainFound { captain });
        self.captain = Some(captain);
        // MAY-28: the Skirmish card is its Cockpit Access, and lies before it from now on.
        self.skirmish = captain;
        self.chapter = Chapter::Cockpit;
        self.enter_cockpit(captain);
    }
}
