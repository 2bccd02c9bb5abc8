//! The bot that does anything.

use redeye_game::{Game, Rng};

use crate::{Bot, Turn};

/// Does any legal thing, each equally likely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn hear(&mut self, _event: &G::Event) {}

    fn listens(&self) -> bool {
        false
    }

    fn act(&mut self, turn: &Turn<'_, G>, rng: &mut Rng) -> Option<G::Action> {
        rng.pick(turn.legal()).cloned()
    }
}
