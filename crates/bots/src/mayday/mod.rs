//! Bots for Mayday! Mayday!
//!
//! The normal bot hears what its seat is told, keeps an exact belief over all sets of infiltrators,
//! and decides one step ahead. Read on in this order: [`scene`] is the table as heard, [`liars`]
//! how markers may lie, [`belief`] what may be true, [`votes`] what votes tell, [`mind`] puts them
//! together, [`sight`] asks what a look would tell, [`honest`], [`infiltrator`] and [`veteran`]
//! decide, [`style`] holds the numbers they use, [`explain`] says why.

mod belief;
#[cfg(test)]
mod belief_tests;
mod explain;
mod honest;
mod infiltrator;
mod liars;
mod mind;
mod scene;
mod sight;
mod style;
#[cfg(test)]
mod tests;
mod veteran;
mod votes;

use redeye_game::{Rng, Seat};
use redeye_mayday::{Action, Config, Event, Mayday, Side};

use crate::{Bot, Explanation, HasBots, Level, Random, Turn};
use mind::Mind;

impl HasBots for Mayday {
    fn bot(level: Level, config: &Config, seat: Seat) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random => Box::new(Random),
            Level::Normal => Box::new(Normal::new(config, seat)),
        }
    }
}

/// Reasons about what it has heard, and hides what it knows.
#[derive(Clone, Debug)]
struct Normal {
    mind: Mind,
}

impl Normal {
    fn new(config: &Config, seat: Seat) -> Self {
        Self { mind: Mind::new(config, seat) }
    }

    /// What it would like to do: the first legal action tells what it is asked.
    fn decide(&self, legal: &[Action], rng: &mut Rng) -> Option<Action> {
        let mind = &self.mind;
        let is_infiltrator = mind.side == Side::Infiltrator;
        match *legal.first()? {
            Action::Look { .. } if is_infiltrator => infiltrator::choose_card(mind, rng),
            Action::Look { .. } => honest::choose_card(mind, rng),
            Action::Mark { .. } if is_infiltrator => infiltrator::mark(mind, rng),
            // MAY-11: the honest have no choice.
            Action::Mark { side } => Some(Action::Mark { side }),
            Action::Punch | Action::Protect => {
                let protects = if is_infiltrator {
                    infiltrator::protects(mind, rng)
                } else {
                    honest::protects(mind, rng)
                };
                Some(if protects { Action::Protect } else { Action::Punch })
            }
            // MAY-28, MAY-31: in the cockpit nobody but the honest has anything to decide.
            Action::Send { .. } | Action::LetIn { .. } => honest::lead_the_crew(mind, legal, rng),
            Action::Pass
            | Action::Divert { .. }
            | Action::Turn { .. }
            | Action::StepIn
            | Action::Replace { .. }
            | Action::MoveTo { .. }
            | Action::LookAtOwn { .. }
            | Action::Silence => veteran::answer(mind, legal, rng),
        }
    }
}

impl Bot<Mayday> for Normal {
    fn hear(&mut self, event: &Event) {
        self.mind.hear(event);
    }

    fn act(&mut self, turn: &Turn<'_, Mayday>, rng: &mut Rng) -> Option<Action> {
        let wish = self.decide(turn.legal(), rng).filter(|action| turn.legal().contains(action));
        // Whatever happens, a bot that is asked does something legal.
        wish.or_else(|| rng.pick(turn.legal()).copied())
    }

    fn explain(&self, seat: Seat) -> Option<Explanation> {
        Some(self.mind.explain(seat))
    }
}
