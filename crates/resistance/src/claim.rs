//! What somebody tells of what they were shown (RES-28, RES-40). Talk is free and binds nobody;
//! these are the sentences that everybody at the table understands, bots and those of another
//! language too.

use redeye_game::{Refused, Seat, Told};

use crate::character::Loyalty;
use crate::event::Event;
use crate::hostile::{Claim, Look};
use crate::pieces::Side;
use crate::refusal::NOTHING_TO_TELL;
use crate::{Action, Phase, Resistance};

/// What somebody claims to have been shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Said {
    Loyalty(Loyalty),
    Side(Side),
}

impl Resistance {
    /// The last look of `seat` of which it has told nothing yet: at a loyalty card, or at a side.
    fn untold(&self, seat: Seat, of_side: bool) -> Option<Look> {
        if !self.is_team_building() {
            return None;
        }
        let state = &self.hostile;
        let mut examinations = state.examinations.iter().map(|(by, seen)| seen.look(*by));
        let last = if of_side {
            state.inquiries.iter().copied().rfind(|look| look.by == seat)
        } else {
            examinations.rfind(|look| look.by == seat)
        };
        let is_told = |look: &Look| {
            state.claims.iter().any(|claim| {
                (claim.by, claim.mission, claim.side.is_some()) == (seat, look.mission, of_side)
            })
        };
        last.filter(|look| !is_told(look))
    }

    /// RES-35: is the team being built, from the giving of plot cards to the last vote? Then there
    /// is time to talk.
    pub(crate) const fn is_team_building(&self) -> bool {
        matches!(
            self.phase,
            Phase::GivePlots
                | Phase::AtOnce { .. }
                | Phase::Aim
                | Phase::Propose
                | Phase::Appoint
                | Phase::Opinion
                | Phase::Vote
        )
    }

    pub(crate) fn check_claim(&self, seat: Seat, said: Said) -> Result<(), Refused> {
        let fits = match said {
            Said::Loyalty(loyalty) => self.loyalty_cards().contains(&loyalty),
            Said::Side(_) => true,
        };
        let untold = self.untold(seat, matches!(said, Said::Side(_)));
        if fits && untold.is_some() { Ok(()) } else { Err(&NOTHING_TO_TELL) }
    }

    pub(crate) fn legal_claims(&self, seat: Seat, actions: &mut Vec<Action>) {
        if !self.config.hunter && !self.config.inquisitor {
            return;
        }
        if self.untold(seat, false).is_some() {
            let cards = self.loyalty_cards().iter();
            actions.extend(cards.map(|&loyalty| Action::ClaimLoyalty { loyalty }));
        }
        if self.untold(seat, true).is_some() {
            let sides = [Side::Resistance, Side::Spy];
            actions.extend(sides.map(|side| Action::ClaimSide { side }));
        }
    }

    /// RES-29: the loyalty cards of this table.
    const fn loyalty_cards(&self) -> &'static [Loyalty] {
        if self.config.seats < 7 {
            &[Loyalty::Chief, Loyalty::NoChief]
        } else {
            &[Loyalty::ResistanceChief, Loyalty::SpyChief, Loyalty::NoChief]
        }
    }

    pub(crate) fn claim(&mut self, by: Seat, said: Said, told: &mut Told<Event>) {
        let of_side = matches!(said, Said::Side(_));
        let Some(Look { mission, whom, .. }) = self.untold(by, of_side) else {
            unreachable!("the gate checked it")
        };
        let (loyalty, side) = match said {
            Said::Loyalty(loyalty) => {
                told.all(Event::LoyaltyClaimed { by, whom, loyalty });
                (Some(loyalty), None)
            }
            Said::Side(side) => {
                told.all(Event::SideClaimed { by, whom, side });
                (None, Some(side))
            }
        };
        self.hostile.claims.push(Claim { mission, by, whom, loyalty, side });
    }
}
