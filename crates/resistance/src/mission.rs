//! The mission: secret cards, counts shown, three of five decide (RES-5, RES-6).

use redeye_game::{Outcome, Refused, Sealed, Seat, SeatSet, Time, Told};

use crate::event::{Ending, Event, MissionResult};
use crate::pieces::{Card, PlotCard, Side};
use crate::refusal::{HAS_PLAYED, MUST_SUCCEED, NO_MISSION_NOW, NOT_ON_THE_TEAM};
use crate::{Action, Phase, Resistance};

/// What a mission came to, as everybody knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Report {
    pub(crate) result: MissionResult,
    pub(crate) fails: u8,
}

/// RES-6: three of a kind end it.
const MISSIONS_TO_WIN: usize = 3;

impl Resistance {
    /// The team is approved for good. RES-10: In the Spotlight comes before the cards.
    pub(crate) fn send_team(&mut self, at: Time) {
        self.face_up = None;
        self.cards = Sealed::ask(self.team);
        if !self.ask(at, PlotCard::Spotlight, self.holders(PlotCard::Spotlight)) {
            self.phase = Phase::Mission;
        }
    }

    /// Who plays now. RES-10: the one in the spotlight plays before the others choose.
    ///
    /// It stays the whole team until the last card is in. A spy has a choice and the
    /// Resistance has none: how long each one took must not be seen.
    pub(crate) fn players_of_cards(&self) -> SeatSet {
        match (self.phase, self.face_up) {
            (Phase::FaceUp, Some(member)) => member.into(),
            (Phase::Mission, Some(member)) => self.team.without(member),
            (Phase::Mission, None) => self.team,
            _ => SeatSet::EMPTY,
        }
    }

    pub(crate) fn check_card(&self, seat: Seat, card: Card) -> Result<(), Refused> {
        match self.phase {
            Phase::FaceUp | Phase::Mission => (),
            _ => return Err(&NO_MISSION_NOW),
        }
        if !self.team.contains(seat) {
            return Err(&NOT_ON_THE_TEAM);
        }
        if self.cards.own(seat).is_some() {
            return Err(&HAS_PLAYED);
        }
        if !self.players_of_cards().contains(seat) {
            return Err(&NO_MISSION_NOW);
        }
        // RES-5: the Resistance must play Success; a spy may play either.
        if card == Card::Fail && self.side(seat) == Side::Resistance {
            return Err(&MUST_SUCCEED);
        }
        Ok(())
    }

    pub(crate) fn legal_cards(&self, seat: Seat, actions: &mut Vec<Action>) {
        if !self.players_of_cards().contains(seat) || self.cards.own(seat).is_some() {
            return;
        }
        actions.push(Action::Play { card: Card::Success });
        if self.side(seat) == Side::Spy {
            actions.push(Action::Play { card: Card::Fail });
        }
    }

    pub(crate) fn play(&mut self, at: Time, seat: Seat, card: Card, told: &mut Told<Event>) {
        self.cards.cast(seat, card);
        if matches!(self.phase, Phase::FaceUp) {
            told.all(Event::FacedUp { member: seat, card });
            self.phase = Phase::Mission;
        } else if self.cards.owing().is_empty() {
            // RES-10: Keeping a Close Eye on You comes before the cards are shown.
            self.plots.watched = SeatSet::EMPTY;
            let watchers = self.watchers();
            if !self.ask(at, PlotCard::CloseEye, watchers) {
                self.show_cards(at, told);
            }
        }
    }

    /// RES-5: the cards are shuffled, and only the counts are shown.
    pub(crate) fn show_cards(&mut self, at: Time, told: &mut Told<Event>) {
        let cards = self.cards.open().expect("all mission cards are in");
        let fails = cards.filter(|(_, card)| *card == Card::Fail).count() as u8;
        let failed = fails >= self.config.fails_needed(self.mission);
        let result = if failed { MissionResult::Failure } else { MissionResult::Success };
        self.missions[self.mission] = Some(Report { result, fails });
        let (mission, team) = (self.mission as u8 + 1, self.team);
        told.all(Event::MissionDone { mission, team, result, fails });
        // RES-6: three of a kind end the match, else the lead passes to the left.
        if self.count(result) < MISSIONS_TO_WIN {
            self.begin_mission(at, self.leader.left(self.config.seats), told);
        } else {
            match result {
                MissionResult::Success => self.end(Ending::ThreeSuccesses, told),
                MissionResult::Failure => self.end(Ending::ThreeFailures, told),
            }
        }
    }

    /// How many missions have come to `result`.
    pub(crate) fn count(&self, result: MissionResult) -> usize {
        self.missions.iter().flatten().filter(|report| report.result == result).count()
    }

    pub(crate) fn end(&mut self, ending: Ending, told: &mut Told<Event>) {
        self.phase = Phase::Over(ending);
        told.all(Event::Ended { ending, spies: self.spies });
    }

    pub(crate) fn outcome_of(&self, ending: Ending) -> Outcome {
        let (side, how, winners) = match ending {
            Ending::ThreeSuccesses => {
                ("resistance", "three-successes", self.everyone() - self.spies)
            }
            Ending::ThreeFailures => ("spies", "three-failures", self.spies),
            Ending::FiveRejections => ("spies", "five-rejections", self.spies),
        };
        Outcome { winners, side, how }
    }
}
