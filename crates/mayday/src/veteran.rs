//! Veteran cards: when they may be used, and what they do (MAY-40 to MAY-49).
//!
//! MAY-41: every look, every vote and every choice of the crew opens a window. Everybody whose card
//! is face down is asked alike, whether the card could be used or not. Answers are secret until all
//! are in or the time is up; then the first one that was used acts, clockwise from the Skirmish
//! seat, and the window opens again.

use redeye_game::{BySeat, Hides, Refused, Seat, SeatSet, Time, Told, Window};

use crate::event::Event;
use crate::look::{Look, Marker, Sight};
use crate::pieces::{Side, Spot, Veteran};
use crate::refusal::{
    CANNOT_LOOK, HAS_ANSWERED, MARK_THE_TRUTH, NO_MARKER_LEFT, NO_SUCH_SEAT, NOT_ASKED,
    NOT_YOUR_CARD, NOTHING_CHANGES, VOTE_IS_OVER,
};
use crate::{Action, Chapter, Mayday, Phase};

/// The veteran cards of a flight.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Veterans {
    /// What each seat holds, face down or face up.
    pub(crate) held: BySeat<Option<Veteran>>,
    /// Whose card lies face up. Public.
    pub(crate) used: SeatSet,
    /// MAY-49: who alone may speak, until somebody chooses something.
    pub(crate) speaker: Option<Seat>,
}

impl Veterans {
    pub(crate) fn new(seats: u8) -> Self {
        Self { held: BySeat::new(seats, |_| None), used: SeatSet::EMPTY, speaker: None }
    }
}

/// What a window comes before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Before {
    Look(Look, Spot),
    Vote,
    /// MAY-30: the newest in the cockpit chooses.
    Crew {
        has_looked: bool,
    },
}

/// A moment in which veteran cards may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Opportunity {
    pub(crate) before: Before,
    pub(crate) window: Window<Action>,
}

impl Mayday {
    /// Whose card is still face down. Public: who was dealt one and has not used it.
    pub(crate) fn face_down(&self) -> SeatSet {
        self.veterans.held.seats(Option::is_some) - self.veterans.used
    }

    pub(crate) fn ask_about_look(&mut self, at: Time, look: Look, spot: Spot) -> bool {
        self.ask(at, Before::Look(look, spot))
    }

    pub(crate) fn ask_about_vote(&mut self, at: Time) -> bool {
        self.ask(at, Before::Vote)
    }

    pub(crate) fn ask_about_crew(&mut self, at: Time, has_looked: bool) -> bool {
        self.ask(at, Before::Crew { has_looked })
    }

    /// MAY-41: opens a window, unless all cards lie face up.
    fn ask(&mut self, at: Time, before: Before) -> bool {
        let asked = self.face_down();
        if !asked.is_empty() {
            let closes = at + self.config.pause_ms();
            // What a seat could answer is secret, so who has answered is, too.
            let window = Window::open(asked, closes, Hides::WhoAnswered);
            self.phase = Phase::Ask(Opportunity { before, window });
        }
        !asked.is_empty()
    }

    pub(crate) fn check_answer(&self, seat: Seat, action: &Action) -> Result<(), Refused> {
        let Phase::Ask(Opportunity { before, window }) = self.phase else {
            return Err(&NOT_ASKED);
        };
        window.check(seat, &NOT_ASKED, &HAS_ANSWERED)?;
        if *action == Action::Pass {
            return Ok(());
        }
        if self.veterans.held[seat] != self.card_for(seat, action, before) {
            return Err(&NOT_YOUR_CARD);
        }
        self.check_use(seat, action, before)
    }

    /// Which card this action would use now.
    fn card_for(&self, seat: Seat, action: &Action, before: Before) -> Option<Veteran> {
        match (action, before) {
            // MAY-42: the looker's own choice. MAY-43: anybody else's.
            (Action::Divert { .. }, Before::Look(look, _)) if look.looker == seat => {
                Some(Veteran::ILookAtAnother)
            }
            (Action::Divert { .. }, Before::Look(..)) => Some(Veteran::NotAtThatOne),
            (Action::Turn { .. }, Before::Look(..)) => Some(Veteran::NotAtThatCard),
            (Action::StepIn, Before::Look(..)) => Some(Veteran::IWillLook),
            (Action::Replace { .. }, Before::Look(..)) => Some(Veteran::AnotherMustLook),
            (Action::MoveTo { .. }, _) => Some(Veteran::AboutAnother),
            (Action::LookAtOwn { .. }, _) => Some(Veteran::SelfKnowledge),
            (Action::Silence, _) => Some(Veteran::Listen),
            _ => None,
        }
    }

    /// MAY-40: the look that results must be allowed, or the card is not spent.
    fn check_use(&self, seat: Seat, action: &Action, before: Before) -> Result<(), Refused> {
        let everyone = self.everyone();
        let may = |looker: Seat, target: Seat| match () {
            () if !everyone.contains(looker) || !everyone.contains(target) => Err(&NO_SUCH_SEAT),
            () if self.can_look(looker, target) && !self.access.contains(target) => Ok(()),
            () => Err(&CANNOT_LOOK),
        };
        match (*action, before) {
            (Action::Divert { target }, Before::Look(look, _)) => match () {
                () if target == look.target => Err(&NOTHING_CHANGES),
                () => may(look.looker, target),
            },
            (Action::Turn { spot }, Before::Look(look, chosen)) => match () {
                // MAY-44: another must look.
                () if look.looker == seat => Err(&NOT_YOUR_CARD),
                () if spot == chosen => Err(&NOTHING_CHANGES),
                () => Ok(()),
            },
            (Action::StepIn, Before::Look(look, _)) => match () {
                () if look.looker == seat => Err(&NOTHING_CHANGES),
                () => may(seat, look.target),
            },
            (Action::Replace { looker }, Before::Look(look, _)) => match () {
                () if looker == look.looker => Err(&NOTHING_CHANGES),
                () => may(looker, look.target),
            },
            (Action::MoveTo { seat: to }, _) => match () {
                () if !everyone.contains(to) => Err(&NO_SUCH_SEAT),
                () if !matches!(self.chapter, Chapter::Skirmishes) => Err(&VOTE_IS_OVER),
                () if to == self.skirmish => Err(&NOTHING_CHANGES),
                () if self.still_to_come().contains(to) => Ok(()),
                () => Err(&VOTE_IS_OVER),
            },
            (Action::LookAtOwn { .. }, _) if self.access.contains(seat) => Err(&CANNOT_LOOK),
            (Action::LookAtOwn { .. }, _) => match self.markers_left(seat) {
                0 => Err(&NO_MARKER_LEFT),
                _ => Ok(()),
            },
            _ => Ok(()),
        }
    }

    pub(crate) fn legal_answers(&self, asked: &Opportunity, seat: Seat, actions: &mut Vec<Action>) {
        if !asked.window.owes(seat) {
            return;
        }
        actions.push(Action::Pass);
        let seats = self.everyone().iter();
        let mut offer = |action: Action| {
            if self.check_answer(seat, &action).is_ok() {
                actions.push(action);
            }
        };
        match self.veterans.held[seat] {
            Some(Veteran::ILookAtAnother | Veteran::NotAtThatOne) => {
                seats.for_each(|target| offer(Action::Divert { target }));
            }
            Some(Veteran::NotAtThatCard) => {
                Spot::ALL.into_iter().for_each(|spot| offer(Action::Turn { spot }));
            }
            Some(Veteran::IWillLook) => offer(Action::StepIn),
            Some(Veteran::AnotherMustLook) => {
                seats.for_each(|looker| offer(Action::Replace { looker }));
            }
            Some(Veteran::AboutAnother) => seats.for_each(|seat| offer(Action::MoveTo { seat })),
            Some(Veteran::SelfKnowledge) => {
                Spot::ALL.into_iter().for_each(|spot| offer(Action::LookAtOwn { spot }));
            }
            Some(Veteran::Listen) => offer(Action::Silence),
            None => (),
        }
    }

    pub(crate) fn answer(&mut self, at: Time, seat: Seat, action: Action, told: &mut Told<Event>) {
        let Phase::Ask(asked) = &mut self.phase else { unreachable!("the gate checked it") };
        asked.window.answer(seat, action);
        if asked.window.is_complete() {
            self.close_window(at, told);
        }
    }

    /// All have answered, or the time is up: silence is a pass.
    pub(crate) fn close_window(&mut self, at: Time, told: &mut Told<Event>) {
        let Phase::Ask(Opportunity { before, window }) = self.phase else {
            unreachable!("the gate checked it")
        };
        let answers = window.close(at);
        let users = answers.seats(|action| action.is_some_and(|action| action != Action::Pass));
        let first = users.clockwise_from(self.skirmish).next();
        match (first, before) {
            (Some(seat), before) => {
                let action = answers[seat].expect("it has answered");
                self.use_card(at, seat, action, before, told);
            }
            (None, Before::Look(look, spot)) => self.see(look, spot, told),
            (None, Before::Vote) => self.open_votes(),
            (None, Before::Crew { has_looked }) => self.open_crew(has_looked),
        }
    }

    /// MAY-40: the card lies face up from now on.
    fn use_card(
        &mut self,
        at: Time,
        by: Seat,
        action: Action,
        before: Before,
        told: &mut Told<Event>,
    ) {
        let card = self.veterans.held[by].expect("the gate checked it");
        self.veterans.used = self.veterans.used.with(by);
        self.veterans.speaker = None;
        told.all(Event::VeteranUsed { by, card });
        match (action, before) {
            // MAY-42, MAY-43, MAY-45: whoever looks then chooses the card.
            (Action::Divert { target }, Before::Look(look, _)) => {
                self.look_anew(Look::new(look.looker, target), told);
            }
            (Action::StepIn, Before::Look(look, _)) => {
                self.look_anew(Look::new(by, look.target), told);
            }
            (Action::Replace { looker }, Before::Look(look, _)) => {
                self.look_anew(Look::new(looker, look.target), told);
            }
            (Action::Turn { spot }, Before::Look(look, _)) => self.announce(at, look, spot, told),
            // MAY-47: before the look step A starts anew, between look and vote the vote is on.
            (Action::MoveTo { seat }, Before::Look(..)) => self.begin_skirmish(at, seat, told),
            (Action::MoveTo { seat }, _) => {
                self.skirmish = seat;
                told.all(Event::Skirmish { seat });
                self.ask_for_votes(at);
            }
            (Action::LookAtOwn { spot }, _) => {
                let side = self.hands[by].at(spot);
                told.all(Event::LookedAtOwn { by, spot });
                told.only(by, Event::OwnCardSeen { spot, side });
                self.sights.push((by, Sight { target: by, spot, side }));
                self.phase = Phase::MarkOwn { by, spot, before };
            }
            (Action::Silence, _) => {
                told.all(Event::Silenced { by });
                self.ask_again(at, before, told);
                self.veterans.speaker = Some(by);
            }
            _ => self.ask_again(at, before, told),
        }
    }

    /// MAY-41: after a card was used everybody is asked again.
    fn ask_again(&mut self, at: Time, before: Before, told: &mut Told<Event>) {
        match before {
            Before::Look(look, spot) => self.announce(at, look, spot, told),
            Before::Vote => self.ask_for_votes(at),
            Before::Crew { has_looked } => self.ask_the_crew(at, has_looked),
        }
    }

    fn look_anew(&mut self, look: Look, told: &mut Told<Event>) {
        told.all(Event::MustLook { looker: look.looker, target: look.target });
        self.let_look(look);
    }

    /// MAY-48: the truth rule holds for one's own card, too.
    pub(crate) fn check_own_mark(
        &self,
        seat: Seat,
        by: Seat,
        spot: Spot,
        side: Side,
    ) -> Result<(), Refused> {
        let truth = self.hands[by].at(spot) == side;
        match () {
            () if seat != by => Err(&NOT_ASKED),
            () if truth || self.team(by) == Side::Infiltrator => Ok(()),
            () => Err(&MARK_THE_TRUTH),
        }
    }

    pub(crate) fn mark_own(&mut self, at: Time, side: Side, told: &mut Told<Event>) {
        let Phase::MarkOwn { by, spot, before } = self.phase else {
            unreachable!("the gate checked it")
        };
        self.markers.push(Marker { by, target: by, spot, side });
        told.all(Event::OwnMarked { by, spot, side });
        self.ask_again(at, before, told);
    }
}
