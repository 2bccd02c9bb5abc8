//! The bot in the chair of the game master (ILL-60).

use redeye_game::Rng;
use redeye_illegal::{Action, Event, Illegal};

use crate::{Bot, Turn};

/// Keeps the evening going, and leaves the rest to chance and to the players.
#[derive(Clone, Copy, Debug)]
pub(super) struct Master;

impl Bot<Illegal> for Master {
    fn hear(&mut self, _event: &Event) {}

    fn listens(&self) -> bool {
        false
    }

    fn act(&mut self, turn: &Turn<'_, Illegal>, rng: &mut Rng) -> Option<Action> {
        match *turn.legal().first()? {
            Action::DrawPackets => Some(Action::DrawPackets),
            Action::Start => Some(Action::Start),
            Action::RevealFirst { .. } => rng.pick(turn.legal()).copied(),
            // ILL-33: sessions, docks and debates end by the clock, or when the players will.
            _ => None,
        }
    }
}
