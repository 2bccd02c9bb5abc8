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
    #[cfg(feature = "simulated")]
    fn shows_first(&self) -> bool {
        false
    }

    /// Whether who asks if the server is ready waits for the store.
    fn ready_asks_store(&self) -> bool {
        false
    }
}

/// Something that a simulation makes a server do wrong.
#[cfg(feature = "simulated")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// What happens in a match is shown before it is committed.
    ShowsFirst,
    /// Deadlines are forgotten.
    ForgetsTimers,
}

#[cfg(feature = "simulated")]
impl Seam for Wrong {
    fn forgets_timers(&self) -> bool {
        *self == Self::ForgetsTimers
    }

    fn shows_first(&self) -> bool {
        *self == Self::ShowsFirst
    }
}

/// A server without planted faults.
#[cfg(any(not(feature = "planted"), feature = "simulated"))]
pub(crate) struct Sound;

#[cfg(any(not(feature = "planted"), feature = "simulated"))]
impl Seam for Sound {}
