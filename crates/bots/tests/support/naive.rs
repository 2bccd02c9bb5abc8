//! A player of Mayday! Mayday! that believes every marker: what a beginner does, and a measure of
//! what doubt is worth.

use redeye_bots::{Bot, HasBots, Level, Turn};
use redeye_game::{Rng, Seat};
use redeye_mayday::{Action, Config, Event, Mayday, PublicView, Side};

use crate::support::Player;

/// Ways to play Mayday! Mayday!
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MaydayPlayer {
    /// One of the levels there are.
    Level(Level),
    /// Believes every marker.
    Naive,
}

impl MaydayPlayer {
    /// Its name, for tables.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Level(level) => level.name(),
            Self::Naive => "naive",
        }
    }
}

impl Player<Mayday> for MaydayPlayer {
    fn sit(self, config: &Config, seat: Seat) -> Box<dyn Bot<Mayday>> {
        match self {
            Self::Level(level) => Mayday::bot(level, config, seat),
            Self::Naive => Box::new(Naive),
        }
    }
}

/// Looks anywhere, counts markers, and as an infiltrator always lies and votes for its own.
struct Naive;

impl Bot<Mayday> for Naive {
    fn hear(&mut self, _event: &Event) {}

    fn listens(&self) -> bool {
        false
    }

    fn act(&mut self, turn: &Turn<'_, Mayday>, rng: &mut Rng) -> Option<Action> {
        let view = turn.view();
        let (public, private, legal) = (&view.public, &view.private, turn.legal());
        let infiltrates = private.side == Some(Side::Infiltrator);
        match legal[0] {
            Action::Mark { .. } if infiltrates => {
                let lie = match private.sights.last()?.side {
                    Side::Honest => Side::Infiltrator,
                    Side::Infiltrator => Side::Honest,
                };
                Some(Action::Mark { side: lie })
            }
            Action::Punch | Action::Protect => {
                let target = public.skirmish?;
                let protects = if infiltrates {
                    private.infiltrators.contains(target)
                } else {
                    credit(public, target) >= 0
                };
                Some(if protects { Action::Protect } else { Action::Punch })
            }
            Action::LetIn { .. } => {
                let lets_in = |action: &&Action| matches!(action, Action::LetIn { .. });
                let credit_of = |action: &&Action| match **action {
                    Action::LetIn { seat } => credit(public, seat),
                    _ => i32::MIN,
                };
                legal.iter().filter(lets_in).max_by_key(credit_of).copied()
            }
            Action::Pass => Some(Action::Pass),
            _ => rng.pick(legal).copied(),
        }
    }
}

/// How many markers call `seat` honest, less those that call it an infiltrator.
fn credit(public: &PublicView, seat: Seat) -> i32 {
    let at_seat = public.markers.iter().filter(|marker| marker.target == seat);
    at_seat.map(|marker| if marker.side == Side::Honest { 1 } else { -1 }).sum()
}
