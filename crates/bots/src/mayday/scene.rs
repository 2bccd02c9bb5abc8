//! The table as the bot has heard it.

use redeye_game::{Seat, SeatSet};
use redeye_mayday::{Config, Event, Result, Round, Spot};

/// Somebody looks at somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Look {
    pub(crate) looker: Seat,
    pub(crate) target: Seat,
    /// At which card, once that is told.
    pub(crate) spot: Option<Spot>,
}

/// What everybody knows about the moment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scene {
    pub(crate) config: Config,
    /// Whom the skirmish is about.
    pub(crate) skirmish: Seat,
    pub(crate) round: Round,
    /// The look under way.
    pub(crate) look: Option<Look>,
    /// Who has the Benefit of the Doubt.
    pub(crate) benefit: SeatSet,
    pub(crate) reliable: SeatSet,
    pub(crate) punched: SeatSet,
    /// MAY-24: Benefit cards in the centre.
    pub(crate) status_left: usize,
}

impl Scene {
    /// Before the first Skirmish seat is known.
    pub(crate) fn new(config: Config) -> Self {
        Self {
            config,
            skirmish: Seat::at(0),
            round: Round::Doubt,
            look: None,
            benefit: SeatSet::EMPTY,
            reliable: SeatSet::EMPTY,
            punched: SeatSet::EMPTY,
            status_left: usize::from(config.status_cards()),
        }
    }

    /// Everybody.
    pub(crate) fn everyone(&self) -> SeatSet {
        SeatSet::first(self.config.seats())
    }

    /// Who could still get the card that the one in the skirmish is voted on for, and how many of
    /// these cards there are: in Doubt MAY-24, in Reliable MAY-26, in Captain MAY-27.
    pub(crate) fn rivals(&self) -> (SeatSet, usize) {
        let (all, cards) = match self.round {
            Round::Doubt => (self.everyone() - self.punched - self.benefit, self.status_left),
            Round::Reliable => (self.benefit, 2 - self.reliable.len()),
            Round::Captain => (self.reliable, 1),
        };
        (all.without(self.skirmish), cards)
    }

    /// Follows what an event changes.
    pub(crate) fn follow(&mut self, event: &Event) {
        match *event {
            Event::Begins { seat } | Event::Skirmish { seat } => self.skirmish = seat,
            Event::RoundBegins { round } => self.begin(round),
            Event::MustLook { looker, target } | Event::Sent { looker, target, .. } => {
                self.look = Some(Look { looker, target, spot: None });
            }
            Event::Announced { looker, target, spot } | Event::Looked { looker, target, spot } => {
                self.look = Some(Look { looker, target, spot: Some(spot) });
            }
            Event::LookedAtOwn { by, spot } => {
                self.look = Some(Look { looker: by, target: by, spot: Some(spot) });
            }
            Event::Marked { .. } | Event::OwnMarked { .. } | Event::NobodyLooks { .. } => {
                self.look = None;
            }
            Event::Voted { seat, result, .. } => self.count(seat, result),
            Event::Spared { seats, round: Round::Doubt } => self.benefit = self.benefit | seats,
            Event::Spared { seats, .. } => self.reliable = self.reliable | seats,
            Event::TeamDealt { .. }
            | Event::InfiltratorsMet { .. }
            | Event::VeteranDealt { .. }
            | Event::CardSeen { .. }
            | Event::CaptainFound { .. }
            | Event::TurnedUp { .. }
            | Event::LetIn { .. }
            | Event::VeteranUsed { .. }
            | Event::OwnCardSeen { .. }
            | Event::Silenced { .. }
            | Event::Ended { .. }
            | Event::Lied { .. } => (),
        }
    }

    fn begin(&mut self, round: Round) {
        self.round = round;
        // MAY-26: once two are Reliable the other Benefit cards are discarded.
        if round == Round::Captain {
            self.benefit = SeatSet::EMPTY;
        }
    }

    fn count(&mut self, seat: Seat, result: Result) {
        let protected = result == Result::Protected;
        match self.round {
            Round::Doubt if protected => {
                self.benefit = self.benefit.with(seat);
                self.status_left -= 1;
            }
            Round::Doubt => self.punched = self.punched.with(seat),
            Round::Reliable => {
                self.benefit = self.benefit.without(seat);
                if protected {
                    self.reliable = self.reliable.with(seat);
                }
            }
            Round::Captain => (),
        }
    }
}
