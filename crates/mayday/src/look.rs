//! Looking: who may, what is seen, which marker is placed; the first suspicions (MAY-10 to MAY-15).

use redeye_game::{Refused, Seat, SeatSet, Time, Told};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::pieces::{Side, Spot};
use crate::refusal::{MARK_THE_TRUTH, NO_LOOK_NOW, NOT_THE_LOOKER, NOTHING_TO_MARK};
use crate::{Chapter, Mayday, Phase};

/// MAY-5: how many Knowledge markers a seat has.
pub(crate) const MARKERS: usize = 4;

/// Somebody looks at a card of somebody else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Look {
    pub(crate) looker: Seat,
    pub(crate) target: Seat,
    /// MAY-21: who was named to look; if it cannot, one of its neighbours does.
    pub(crate) named: Seat,
}

impl Look {
    /// `looker` is named to look at `target`.
    pub(crate) const fn new(looker: Seat, target: Seat) -> Self {
        Self { looker, target, named: looker }
    }
}

/// A marker beside a card. Public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Marker {
    /// Whose colour it has.
    pub by: Seat,
    /// Whose card it lies at.
    pub target: Seat,
    /// Which of the three.
    pub spot: Spot,
    /// What it says.
    pub side: Side,
}

/// A card that somebody has seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Sight {
    /// Whose card.
    pub target: Seat,
    /// Which of the three.
    pub spot: Spot,
    /// What it was.
    pub side: Side,
}

impl Mayday {
    /// MAY-5: how many markers `seat` has left.
    pub(crate) fn markers_left(&self, seat: Seat) -> usize {
        MARKERS - self.markers.iter().filter(|marker| marker.by == seat).count()
    }

    /// MAY-12: has it a marker, no access, and never seen a card of that seat? Nobody looks at its
    /// own cards.
    pub(crate) fn can_look(&self, looker: Seat, target: Seat) -> bool {
        self.can_look_at(looker).contains(target)
    }

    /// At whose cards `looker` can look.
    pub(crate) fn can_look_at(&self, looker: Seat) -> SeatSet {
        if self.access.contains(looker) || self.markers_left(looker) == 0 {
            return SeatSet::EMPTY;
        }
        let own = self.sights.iter().filter(|(by, _)| *by == looker);
        let seen: SeatSet = own.map(|(_, sight)| sight.target).collect();
        self.everyone().without(looker) - seen
    }

    /// MAY-15: from the Skirmish seat on, each seat looks at its right neighbour's left card, then
    /// at its left neighbour's right card. MAY-40: a look that a veteran card has made impossible
    /// is not made up for.
    pub(crate) fn suspect_on(&mut self, at: Time, told: &mut Told<Event>) {
        let seats = self.config.seats;
        while let Chapter::Suspicions { step } = self.chapter {
            if step == 2 * seats {
                return self.begin_round(at, crate::pieces::Round::Doubt, told);
            }
            self.chapter = Chapter::Suspicions { step: step + 1 };
            let index = (self.skirmish.index() + usize::from(step / 2)) % usize::from(seats);
            let looker = Seat::at(index);
            let (target, spot) = if step % 2 == 0 {
                (looker.right(seats), Spot::Left)
            } else {
                (looker.left(seats), Spot::Right)
            };
            if self.can_look(looker, target) {
                return self.announce(at, Look::new(looker, target), spot, told);
            }
        }
    }

    /// MAY-21, MAY-48: if `named` cannot look at `target`, its right neighbour does; if that one
    /// cannot, or is the target, its left neighbour; else nobody.
    pub(crate) fn name_looker(
        &mut self,
        at: Time,
        named: Seat,
        target: Seat,
        told: &mut Told<Event>,
    ) {
        let seats = self.config.seats;
        let tried = [named, named.right(seats), named.left(seats)];
        if let Some(looker) = tried.into_iter().find(|&looker| self.can_look(looker, target)) {
            told.all(Event::MustLook { looker, target });
            self.let_look(Look { looker, target, named });
        } else {
            told.all(Event::NobodyLooks { target });
            self.after_look(at, told);
        }
    }

    /// Somebody has to look, and chooses which card (MAY-20, MAY-30).
    pub(crate) fn let_look(&mut self, look: Look) {
        self.phase = Phase::Choose(look);
    }

    pub(crate) fn check_look(&self, seat: Seat) -> Result<(), Refused> {
        match self.phase {
            Phase::Choose(Look { looker, .. }) if seat == looker => Ok(()),
            Phase::Choose(_) => Err(&NOT_THE_LOOKER),
            _ => Err(&NO_LOOK_NOW),
        }
    }

    /// A card is about to be looked at. MAY-41: before it is seen veteran cards may be used.
    pub(crate) fn announce(&mut self, at: Time, look: Look, spot: Spot, told: &mut Told<Event>) {
        // MAY-48: a look at its own card may have taken the looker's last marker.
        if !self.can_look(look.looker, look.target) {
            self.name_looker(at, look.named, look.target, told);
        } else if self.ask_about_look(at, look, spot) {
            told.all(Event::Announced { looker: look.looker, target: look.target, spot });
        } else {
            self.see(look, spot, told);
        }
    }

    /// MAY-10: the looker alone sees it.
    pub(crate) fn see(&mut self, look: Look, spot: Spot, told: &mut Told<Event>) {
        let Look { looker, target, .. } = look;
        let side = self.hands[target].at(spot);
        told.all(Event::Looked { looker, target, spot });
        told.only(looker, Event::CardSeen { target, spot, side });
        self.sights.push((looker, Sight { target, spot, side }));
        self.phase = Phase::Mark { look, spot };
    }

    /// MAY-11: the honest mark the truth, an infiltrator what it likes.
    pub(crate) fn check_mark(&self, seat: Seat, side: Side) -> Result<(), Refused> {
        match self.phase {
            Phase::Mark { look: Look { looker, .. }, .. } if seat != looker => Err(&NOT_THE_LOOKER),
            Phase::Mark { look, spot } => {
                let truth = self.hands[look.target].at(spot);
                let free = self.team(seat) == Side::Infiltrator;
                if free || side == truth { Ok(()) } else { Err(&MARK_THE_TRUTH) }
            }
            _ => Err(&NOTHING_TO_MARK),
        }
    }

    /// MAY-10: the marker and its colour are public.
    pub(crate) fn mark(&mut self, at: Time, by: Seat, side: Side, told: &mut Told<Event>) {
        let Phase::Mark { look: Look { target, .. }, spot } = self.phase else {
            unreachable!("the gate checked it")
        };
        self.markers.push(Marker { by, target, spot, side });
        told.all(Event::Marked { by, target, spot, side });
        self.after_look(at, told);
    }

    /// What comes after a look, or after one that could not be made.
    fn after_look(&mut self, at: Time, told: &mut Told<Event>) {
        match self.chapter {
            Chapter::Suspicions { .. } => self.suspect_on(at, told),
            Chapter::Skirmishes => self.ask_for_votes(at),
            Chapter::Cockpit => self.ask_the_crew(at, true),
        }
    }
}
