//! What a bot makes of what it hears.

use redeye_game::{Seat, SeatSet};
use redeye_mayday::{Config, Event, Marker, Side};

use super::belief::{Belief, Learnt, is_of};
use super::scene::Scene;
use super::style::{NORMAL, Style};
use super::votes;
use crate::choice::TIE;

/// A publicly proved infiltrator has nothing left to hide.
const PROVED: f64 = 0.97;

/// Everything a bot knows and believes.
#[derive(Clone, Debug)]
pub(crate) struct Mind {
    pub(crate) seat: Seat,
    pub(crate) side: Side,
    pub(crate) style: Style,
    pub(crate) scene: Scene,
    /// What an outsider believes who has heard what everybody hears.
    pub(crate) public: Belief,
    /// What an honest player on this seat believes. An honest bot decides by it; an infiltrator
    /// wears it.
    pub(crate) face: Belief,
    /// MAY-8: the infiltrators, as an infiltrator knows them.
    pub(crate) mates: SeatSet,
    /// No honest player could sit here any more.
    caught: bool,
    heard: usize,
    /// How many votes of the honest an infiltrator could have foreseen, and how many of these
    /// surprised it.
    foreseen: u32,
    surprises: u32,
}

impl Mind {
    /// The mind of `seat` before the deal.
    pub(crate) fn new(config: &Config, seat: Seat) -> Self {
        let mut face = Belief::new(config);
        face.assume_honest(seat);
        Self {
            seat,
            side: Side::Honest,
            style: NORMAL,
            scene: Scene::new(*config),
            public: Belief::new(config),
            face,
            mates: SeatSet::EMPTY,
            caught: false,
            heard: 0,
            foreseen: 0,
            surprises: 0,
        }
    }

    /// Does everybody know this seat for an infiltrator?
    pub(crate) fn is_exposed(&self) -> bool {
        self.caught || self.public.suspicion(self.seat) > PROVED
    }

    /// Takes in an event: first what it tells, then what it changes.
    pub(crate) fn hear(&mut self, event: &Event) {
        self.reason(event);
        self.scene.follow(event);
        self.heard += 1;
    }

    fn reason(&mut self, event: &Event) {
        match *event {
            Event::TeamDealt { side } => self.side = side,
            Event::InfiltratorsMet { infiltrators } => self.mates = infiltrators,
            Event::CardSeen { target, spot, side } => {
                self.see(Marker { by: self.seat, target, spot, side });
            }
            Event::OwnCardSeen { spot, side } => {
                self.see(Marker { by: self.seat, target: self.seat, spot, side });
            }
            Event::Marked { by, target, spot, side } => {
                self.learn_marker(Marker { by, target, spot, side });
            }
            Event::OwnMarked { by, spot, side } => {
                self.learn_marker(Marker { by, target: by, spot, side });
            }
            Event::Voted { protect, punch, .. } => {
                self.compare_votes(protect, punch);
                let likelihood =
                    votes::likelihood(&self.scene, &self.public, &self.style, protect, punch);
                self.face.learn_fact(self.heard, &likelihood);
                self.public.learn_fact(self.heard, &likelihood);
            }
            // MAY-28, MAY-31: the team is certain; where the cards lay is not, they were shuffled.
            Event::TurnedUp { seat, hand } => {
                self.public.learn_fact(self.heard, is_of(seat, hand.team()));
                self.face.learn_fact(self.heard, is_of(seat, hand.team()));
            }
            // The rest tells nothing about anybody.
            Event::VeteranDealt { .. }
            | Event::Begins { .. }
            | Event::Announced { .. }
            | Event::Looked { .. }
            | Event::LookedAtOwn { .. }
            | Event::RoundBegins { .. }
            | Event::Skirmish { .. }
            | Event::MustLook { .. }
            | Event::NobodyLooks { .. }
            | Event::Spared { .. }
            | Event::CaptainFound { .. }
            | Event::Sent { .. }
            | Event::LetIn { .. }
            | Event::VeteranUsed { .. }
            | Event::Silenced { .. }
            | Event::Ended { .. }
            | Event::Lied { .. } => (),
        }
    }

    fn learn_marker(&mut self, marker: Marker) {
        self.public.learn_marker(self.heard, marker);
        // MAY-11: what an honest seat marks it has seen, and knows already.
        if marker.by != self.seat || self.side == Side::Infiltrator {
            let learnt = self.face.learn_marker(self.heard, marker);
            self.caught |= learnt == Learnt::Contradiction;
        }
    }

    /// How likely an honest vote is another than belief would have it: a table that votes by the
    /// lot is easier to turn.
    pub(crate) fn surprise_rate(&self) -> f64 {
        f64::from(self.surprises + 1) / f64::from(self.foreseen + 20)
    }

    fn compare_votes(&mut self, protect: SeatSet, punch: SeatSet) {
        for voter in ((protect | punch) - self.mates).iter() {
            let trust = self.public.trust_of_honest(voter);
            let margin = trust.map_or(0.0, |trust| votes::margin(&self.scene, &trust));
            if margin.abs() > TIE {
                self.foreseen += 1;
                self.surprises += u32::from(protect.contains(voter) != (margin > 0.0));
            }
        }
    }

    /// MAY-10: this seat sees a card. An honest one is certain of it. An infiltrator's face has
    /// seen what its marker will say, and for the lie itself the card does not matter.
    fn see(&mut self, card: Marker) {
        if self.side == Side::Honest {
            self.face.learn_marker(self.heard, card);
        }
    }
}
