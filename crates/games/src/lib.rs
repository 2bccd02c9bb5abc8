//! The closed list of games: the only crate that knows them all. Adding a game to
//! [`GameId`] makes the compiler list what is missing.

mod constants;
mod narrate;

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use redeye_game::{Game, OptionInfo, ReadyMade};

pub use constants::{CONSTANTS, Constant};
pub use narrate::{Message, Narrate, Narrator, events, misfit, reason, refusal};
pub use redeye_hijacked::Hijacked;
pub use redeye_illegal::Illegal;
pub use redeye_mayday::Mayday;
pub use redeye_resistance::Resistance;

/// A game by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameId {
    /// The Resistance.
    Resistance,
    /// Mayday! Mayday!
    Mayday,
    /// Illegal.
    Illegal,
    /// Hijacked.
    Hijacked,
}

/// Runs `$body` with `$game` as the type of the game that `$id` names.
///
/// ```
/// use redeye_games::{GameId, with_game};
/// use redeye_game::Game;
/// assert_eq!(with_game!(GameId::Resistance, G => G::NAME), "The Resistance");
/// ```
#[macro_export]
macro_rules! with_game {
    ($id:expr, $game:ident => $body:expr) => {
        match $id {
            $crate::GameId::Resistance => {
                type $game = $crate::Resistance;
                $body
            }
            $crate::GameId::Mayday => {
                type $game = $crate::Mayday;
                $body
            }
            $crate::GameId::Illegal => {
                type $game = $crate::Illegal;
                $body
            }
            $crate::GameId::Hijacked => {
                type $game = $crate::Hijacked;
                $body
            }
        }
    };
}

impl GameId {
    /// All games.
    pub const ALL: [Self; 4] = [Self::Resistance, Self::Mayday, Self::Illegal, Self::Hijacked];

    /// Its short name, as in records and addresses.
    pub const fn id(self) -> &'static str {
        with_game!(self, G => G::ID)
    }

    /// The name on the box.
    pub const fn name(self) -> &'static str {
        with_game!(self, G => G::NAME)
    }

    /// How many can play.
    pub const fn seats(self) -> RangeInclusive<u8> {
        with_game!(self, G => G::SEATS)
    }

    /// Does the box say that it is for adults?
    pub const fn adults(self) -> bool {
        with_game!(self, G => G::ADULTS)
    }

    /// What a host can choose.
    pub const fn options(self) -> &'static [OptionInfo] {
        with_game!(self, G => G::OPTIONS)
    }

    /// Options that go well together at a table of `seats`.
    pub fn ready_made(self, seats: u8) -> &'static [ReadyMade] {
        with_game!(self, G => G::ready_made(seats))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for GameId {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL.into_iter().find(|game| game.id() == text).ok_or_else(|| {
            let ids: Vec<&str> = Self::ALL.iter().map(|game| game.id()).collect();
            format!("no game is called `{text}`; there is {}", ids.join(", "))
        })
    }
}
