//! Bots for The Resistance.

use redeye_game::Seat;
use redeye_resistance::{Config, Resistance};

use crate::{Bot, HasBots, Level, Random};

impl HasBots for Resistance {
    fn bot(level: Level, _config: &Config, _seat: Seat) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random | Level::Normal => Box::new(Random),
        }
    }
}
