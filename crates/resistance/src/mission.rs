//! The mission: secret cards, counts shown, three of five decide (RES-5, RES-6).

use redeye_game::{Outcome, Refused, Sealed, Seat, SeatSet, Time, Told};

use crate::character::Cast;
use crate::event::{Ending, Event, MissionResult};
use crate::pieces::{Card, PlotCard};
use crate::refusal::{
    HACKERS_NEVER_FAIL, HAS_PLAYED, MUST_SUCCEED, NO_CHIEF_FAIL, NO_HACK, NO_MISSION_NOW,
    NOT_ON_THE_TEAM,
};
use crate::view::Cards;
use crate::{Action, Phase, Resistance};

/// What a mission came to. Everybody knows how many cards of which kind there were; whose they
/// were is told when the match is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Report {
    /// What the cards gave.
    pub(crate) cards: MissionResult,
    /// Who played what.
    pub(crate) played: Cards,
    /// RES-26: has an accusation turned it over since?
    pub(crate) turned: bool,
}

impl Report {
    /// What the mission counts as.
    pub(crate) const fn result(&self) -> MissionResult {
        if self.turned { self.cards.turned() } else { self.cards }
    }
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
        if self.cards_of(seat).contains(&card) {
            return Ok(());
        }
        Err(match card {
            Card::Fail if self.characters[seat].is_hacker() => &HACKERS_NEVER_FAIL,
            Card::Success | Card::Fail => &MUST_SUCCEED,
            Card::ChiefFail => &NO_CHIEF_FAIL,
            Card::Hack => &NO_HACK,
        })
    }

    fn cards_of(&self, seat: Seat) -> &'static [Card] {
        self.characters[seat].cards(self.config.seats)
    }

    pub(crate) fn legal_cards(&self, seat: Seat, actions: &mut Vec<Action>) {
        if !self.players_of_cards().contains(seat) || self.cards.own(seat).is_some() {
            return;
        }
        actions.extend(self.cards_of(seat).iter().map(|&card| Action::Play { card }));
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
        let played: Cards = cards.collect();
        let [fails, chief_fails, hacks] =
            [played.fail, played.chief_fail, played.hack].map(|seats| seats.len() as u8);
        // RES-23: a Chief-Fail counts as a Fail.
        let failed = fails + chief_fails >= self.config.fails_needed(self.mission);
        let mut result = if failed { MissionResult::Failure } else { MissionResult::Success };
        // RES-51: first as without Hack cards, then turned over once for each.
        if hacks % 2 == 1 {
            result = result.turned();
        }
        let report = Report { cards: result, played, turned: false };
        self.missions[self.mission] = Some(report);
        let (mission, team) = (self.mission as u8 + 1, self.team);
        told.all(Event::MissionDone { mission, team, result, fails, chief_fails, hacks });
        // RES-24: before anything else the Hunter of the Spies may show itself.
        if !self.ask_for_early_accusation(at, &report) {
            self.after_mission(at, told);
        }
    }

    /// RES-6: three of a kind end the match; with Hunters they call for an accusation (RES-26).
    /// RES-41: else the Inquisitor looks, then comes the investigation, and the lead passes on.
    pub(crate) fn after_mission(&mut self, at: Time, told: &mut Told<Event>) {
        let third = [MissionResult::Success, MissionResult::Failure]
            .into_iter()
            .find(|result| self.count(*result) >= MISSIONS_TO_WIN);
        match third {
            Some(result) if self.config.hunter => self.call_hunter(result, told),
            Some(MissionResult::Success) => self.end(Ending::ThreeSuccesses, told),
            Some(MissionResult::Failure) => self.end(Ending::ThreeFailures, told),
            None if self.inquiry_is_due() => self.phase = Phase::Inquire,
            None => self.after_inquiry(at, told),
        }
    }

    /// RES-28: the investigation, then the next mission.
    pub(crate) fn after_inquiry(&mut self, at: Time, told: &mut Told<Event>) {
        if self.config.hunter {
            self.phase = Phase::Examine;
        } else {
            self.next_mission(at, told);
        }
    }

    /// RES-6: the lead passes to the left.
    pub(crate) fn next_mission(&mut self, at: Time, told: &mut Told<Event>) {
        self.begin_mission(at, self.leader.left(self.config.seats), told);
    }

    /// How many missions have come to `result`.
    pub(crate) fn count(&self, result: MissionResult) -> usize {
        self.missions.iter().flatten().filter(|report| report.result() == result).count()
    }

    /// How many missions have been attempted.
    pub(crate) fn attempted(&self) -> usize {
        self.missions.iter().flatten().count()
    }

    /// RES-3, RES-5: when it is over characters are turned up, and whose the cards were.
    pub(crate) fn end(&mut self, ending: Ending, told: &mut Told<Event>) {
        self.phase = Phase::Over(ending);
        for (index, report) in self.missions.iter().enumerate() {
            let Some(Report { played: Cards { fail, chief_fail, hack, .. }, .. }) = *report else {
                continue;
            };
            let mission = index as u8 + 1;
            if !(fail | chief_fail | hack).is_empty() {
                told.all(Event::CardsTurnedUp { mission, fail, chief_fail, hack });
            }
        }
        if self.config.has_characters() {
            let characters = Cast::of(self.characters.iter().map(|(_, character)| *character));
            told.all(Event::CharactersTurnedUp { characters });
        }
        told.all(Event::Ended { ending, spies: self.spies });
    }

    pub(crate) fn outcome_of(&self, ending: Ending) -> Outcome {
        let (side, how, winners) = match ending {
            Ending::ThreeSuccesses => {
                ("resistance", "three-successes", self.everyone() - self.spies)
            }
            Ending::ThreeFailures => ("spies", "three-failures", self.spies),
            Ending::FiveRejections => ("spies", "five-rejections", self.spies),
            Ending::SpyChiefFound => {
                ("resistance", "spy-chief-found", self.everyone() - self.spies)
            }
            Ending::ResistanceChiefFound => ("spies", "resistance-chief-found", self.spies),
            Ending::CoordinatorFound => ("spies", "coordinator-found", self.spies),
        };
        Outcome { winners, side, how }
    }
}
