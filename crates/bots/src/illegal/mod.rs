//! Bots for Illegal.
//!
//! The normal bot hears what its seat is told, keeps a belief over everybody's dealer and buyer,
//! and thinks of what everybody can believe about itself. Read on in this order: [`room`] is who is
//! where, as heard, [`dossier`] what one player has on another, [`belief`] what that comes to for
//! all of them, [`mind`] puts them together, [`worth`] says what a trade is worth, [`walk`] finds
//! somebody to trade with, [`haggle`] trades, [`dock`], [`tribunal`] and [`master`] are the rest of
//! an evening, [`style`] holds the numbers they use.

mod belief;
#[cfg(test)]
mod belief_tests;
mod dock;
mod dossier;
mod haggle;
mod master;
mod mind;
mod room;
mod style;
#[cfg(test)]
mod tests;
mod tribunal;
mod walk;
mod worth;

use redeye_game::{Rng, Seat};
use redeye_illegal::{Action, Config, Event, Illegal, Stage};

use crate::{Bot, HasBots, Level, Random, Turn};
use master::Master;
use mind::Mind;
use walk::Walk;

impl HasBots for Illegal {
    /// ILL-10: sessions are short.
    const IN_REAL_TIME: bool = true;

    fn bot(level: Level, config: &Config, seat: Seat) -> Box<dyn Bot<Self>> {
        match level {
            // ILL-60: this chair has nothing to win, and by lot it would end all it may.
            _ if config.master() == Some(seat) => Box::new(Master),
            Level::Random => Box::new(Random),
            Level::Normal => Box::new(Normal::new(config, seat)),
        }
    }
}

/// Reasons about what it has heard, and hides what it knows.
#[derive(Clone, Debug)]
struct Normal {
    mind: Mind,
    walk: Walk,
}

impl Normal {
    fn new(config: &Config, seat: Seat) -> Self {
        Self { mind: Mind::new(config, seat), walk: Walk::default() }
    }
}

impl Bot<Illegal> for Normal {
    fn hear(&mut self, event: &Event) {
        self.mind.hear(event);
    }

    fn act(&mut self, turn: &Turn<'_, Illegal>, rng: &mut Rng) -> Option<Action> {
        let view = turn.view();
        let wish = match view.public.stage {
            Stage::Session => self.walk.act(&mut self.mind, &view, rng),
            Stage::Dock => dock::claim(&mut self.mind, &view, turn.legal(), rng),
            Stage::Point => tribunal::point(&mut self.mind, &view, rng),
            // It has nothing to say: people decide how long they debate (ILL-33).
            Stage::Debate => Some(Action::Done),
            Stage::Build
            | Stage::Deal
            | Stage::Ready
            | Stage::LayOut
            | Stage::Lot
            | Stage::Rest
            | Stage::Show
            | Stage::Reveal
            | Stage::Over => None,
        };
        wish.filter(|action| turn.legal().contains(action))
    }
}
