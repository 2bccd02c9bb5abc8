//! Bots for Mayday! Mayday!

use redeye_game::Seat;
use redeye_mayday::{Config, Mayday};

use crate::{Bot, HasBots, Level, Random};

impl HasBots for Mayday {
    fn bot(_: Level, _: &Config, _: Seat) -> Box<dyn Bot<Self>> {
        Box::new(Random)
    }
}
