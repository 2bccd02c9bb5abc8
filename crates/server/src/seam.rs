//! Where a test may do wrong, to see that it is caught: between a room and its match, and between a
//! room and what it sends. Servers for players have [`Sound`] here, which changes nothing.

use redeye_protocol::{ChatLine, Room as RoomView};

use crate::matches::AnyMatch;

/// The seam. Each default does nothing.
pub(crate) trait Seam: Send + Sync {
    /// The match that a room plays.
    fn game(&self, game: Box<dyn AnyMatch>) -> Box<dyn AnyMatch> {
        game
    }

    /// A room as somebody is about to be sent it.
    fn room(&self, _room: &mut RoomView, _game: Option<&dyn AnyMatch>) {}

    /// A line of chat as somebody is about to be sent it, and its number among all lines.
    fn line(&self, _line: &mut ChatLine, _among_all: u64) {}

    /// Whether everybody is sent an empty message now.
    fn sends(&self, _game: Option<&dyn AnyMatch>) -> bool {
        false
    }

    /// Whether the clock of a match is not looked at.
    fn forgets_timers(&self) -> bool {
        false
    }

    /// Whether what is proposed in a match is shown before it is committed.
    fn shows_first(&self) -> bool {
        false
    }

    /// Whether who asks if the server is ready waits for the store.
    fn ready_asks_store(&self) -> bool {
        false
    }
}

/// A server without planted faults.
#[cfg(not(feature = "planted"))]
pub(crate) struct Sound;

#[cfg(not(feature = "planted"))]
impl Seam for Sound {}
