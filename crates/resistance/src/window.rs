//! Opportunities for held plot cards: who is asked, in which order, how long (RES-10, RES-13).
//!
//! RES-13: holders are public, so only they are asked. All holders are asked together and
//! answer in secret, for the same time; then their answers are taken clockwise from the
//! Leader. Who passes is never told, and an answer that came too late in the order is not
//! shown and costs no card.

use redeye_game::{Hides, Refused, Seat, SeatSet, Time, Told, Window};

use crate::event::Event;
use crate::pieces::PlotCard;
use crate::plot::Sighting;
use crate::refusal::{
    CANNOT_BE_WATCHED, HAS_ANSWERED, NAME_A_MEMBER, NOT_ASKED, NOT_ONESELF, NOT_THIS_CARD,
    NOT_YOUR_LOOK, NOTHING_TO_WATCH,
};
use crate::{Action, Phase, Resistance};

/// An opportunity to use a plot card, open until all have answered or the time is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Opportunity {
    pub(crate) card: PlotCard,
    pub(crate) window: Window<Answer>,
}

/// What a holder says when asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    Pass,
    Use,
    /// In the Spotlight names its member at once.
    On(Seat),
}

impl Answer {
    /// The action that gives this answer.
    pub(crate) const fn action(self) -> Action {
        match self {
            Self::Pass => Action::Pass,
            Self::Use => Action::Use,
            Self::On(on) => Action::Spotlight { on },
        }
    }
}

impl Resistance {
    /// Asks `holders` whether they use `card`; says whether there is anyone to ask.
    pub(crate) fn ask(&mut self, at: Time, card: PlotCard, holders: SeatSet) -> bool {
        if holders.is_empty() {
            return false;
        }
        // RES-13: the same pause for everyone. Everybody sees which holders have answered.
        let closes = at + self.config.plots_pause_ms();
        let window = Window::open(holders, closes, Hides::Answers);
        self.phase = Phase::Ask(Opportunity { card, window });
        true
    }

    pub(crate) fn check_answer(&self, seat: Seat, action: &Action) -> Result<(), Refused> {
        let Phase::Ask(Opportunity { card, window }) = &self.phase else { return Err(&NOT_ASKED) };
        window.check(seat, &NOT_ASKED, &HAS_ANSWERED)?;
        match (action, card) {
            (Action::Pass, _) => Ok(()),
            (Action::Spotlight { on }, PlotCard::Spotlight) if self.team.contains(*on) => Ok(()),
            (Action::Spotlight { .. } | Action::Use, PlotCard::Spotlight) => Err(&NAME_A_MEMBER),
            (Action::Use, _) => Ok(()),
            _ => Err(&NOT_THIS_CARD),
        }
    }

    pub(crate) fn legal_answers(&self, asked: &Opportunity, seat: Seat, actions: &mut Vec<Action>) {
        if !asked.window.owes(seat) {
            return;
        }
        actions.push(Action::Pass);
        if asked.card == PlotCard::Spotlight {
            actions.extend(self.team.iter().map(|on| Action::Spotlight { on }));
        } else {
            actions.push(Action::Use);
        }
    }

    pub(crate) fn answer(&mut self, at: Time, seat: Seat, answer: Answer, told: &mut Told<Event>) {
        let Phase::Ask(asked) = &mut self.phase else { unreachable!("the gate checked it") };
        asked.window.answer(seat, answer);
        if asked.window.is_complete() {
            self.close_window(at, told);
        }
    }

    /// All have answered, or the time is up: silence is a pass.
    pub(crate) fn close_window(&mut self, at: Time, told: &mut Told<Event>) {
        let Phase::Ask(Opportunity { card, window }) = self.phase else {
            unreachable!("the gate checked it")
        };
        let answers = window.close(at);
        let users = answers.seats(|answer| answer.is_some_and(|answer| answer != Answer::Pass));
        // RES-13: clockwise from the Leader.
        let first = users.clockwise_from(self.leader).next();
        match (card, first) {
            (PlotCard::StrongLeader, Some(seat)) => {
                self.spend(seat, card, told);
                self.take_lead(seat, told);
            }
            (PlotCard::StrongLeader, None) => self.lead(),
            (PlotCard::NoConfidence, Some(seat)) => {
                self.spend(seat, card, told);
                self.overturn(at, seat, told);
            }
            (PlotCard::NoConfidence, None) => self.send_team(at),
            (PlotCard::Spotlight, Some(seat)) => {
                self.spend(seat, card, told);
                let Some(Answer::On(on)) = answers[seat] else {
                    unreachable!("the spotlight names a member")
                };
                told.all(Event::Spotlit { by: seat, on });
                self.face_up = Some(on);
                self.phase = Phase::FaceUp;
            }
            (PlotCard::Spotlight, None) => self.phase = Phase::Mission,
            // Close Eye is the only other card with an opportunity of its own.
            (_, _) => self.watch_next(at, users, told),
        }
    }

    fn spend(&mut self, by: Seat, card: PlotCard, told: &mut Told<Event>) {
        self.plots.held[by].remove(card);
        told.all(Event::PlotUsed { by, card });
    }

    /// RES-10: whose card `by` could look at: of the team, not its own, not face up, not
    /// looked at before.
    pub(crate) fn watchable(&self, by: Seat) -> SeatSet {
        let open = self.face_up.map_or(SeatSet::EMPTY, SeatSet::of);
        (self.team - open - self.plots.watched).without(by)
    }

    /// Holders of Close Eye that have a card to look at.
    pub(crate) fn watchers(&self) -> SeatSet {
        let holders = self.holders(PlotCard::CloseEye);
        holders.iter().filter(|&seat| !self.watchable(seat).is_empty()).collect()
    }

    /// The next of `users`, clockwise from the Leader, looks. Each card is looked at once: for
    /// whom none is left keeps the plot card.
    fn watch_next(&mut self, at: Time, users: SeatSet, told: &mut Told<Event>) {
        let able: SeatSet = users.iter().filter(|&seat| !self.watchable(seat).is_empty()).collect();
        match able.clockwise_from(self.leader).next() {
            Some(by) => {
                self.spend(by, PlotCard::CloseEye, told);
                self.phase = Phase::Watch { by, then: able.without(by) };
            }
            None => self.show_cards(at, told),
        }
    }

    pub(crate) fn check_watch(&self, seat: Seat, member: Seat) -> Result<(), Refused> {
        match self.phase {
            Phase::Watch { by, .. } if seat != by => Err(&NOT_YOUR_LOOK),
            Phase::Watch { .. } if member == seat => Err(&NOT_ONESELF),
            Phase::Watch { .. } if !self.team.contains(member) => Err(&NAME_A_MEMBER),
            Phase::Watch { by, .. } if !self.watchable(by).contains(member) => {
                Err(&CANNOT_BE_WATCHED)
            }
            Phase::Watch { .. } => Ok(()),
            _ => Err(&NOTHING_TO_WATCH),
        }
    }

    /// RES-12: who looked at whose card is public, the card sees the looker alone.
    pub(crate) fn watch(&mut self, at: Time, by: Seat, member: Seat, told: &mut Told<Event>) {
        let Phase::Watch { then, .. } = self.phase else { unreachable!("the gate checked it") };
        let card = self.cards.own(member).expect("all mission cards are in");
        let mission = self.mission as u8 + 1;
        told.all(Event::Watched { by, member });
        told.only(by, Event::CardSeen { member, card });
        self.plots.watched = self.plots.watched.with(member);
        self.plots.sightings.push((by, Sighting { mission, member, card }));
        self.watch_next(at, then, told);
    }
}
