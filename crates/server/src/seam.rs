//! The seam where a test can plant a fault: between a room and its match, and between a room and
//! what it sends. Servers for players have `Sound` here, which changes nothing.

use redeye_protocol::{ChatLine, Room as RoomView};

use crate::matches::AnyMatch;

/// What a test can change. Each default changes nothing.
pub(crate) trait Seam: Send + Sync {
    /// Replaces the match that a room plays.
    fn game(&self, game: Box<dyn AnyMatch>) -> Box<dyn AnyMatch> {
        game
    }

    /// Changes a room message before it is sent.
    fn room(&self, _room: &mut RoomView, _game: Option<&dyn AnyMatch>) {}

    /// Changes a line of chat before it is sent; `among_all` is its number among all lines.
    fn line(&self, _line: &mut ChatLine, _among_all: u64) {}

    /// Whether every connection is sent an empty message now.
    fn sends(&self, _game: Option<&dyn AnyMatch>) -> bool {
        false
    }

    /// Whether the room ignores the deadlines of its match.
    fn forgets_timers(&self) -> bool {
        false
    }

    /// Whether a proposal is published before it is committed.
    #[cfg(feature = "simulated")]
    fn shows_first(&self) -> bool {
        false
    }

    /// Whether `/readyz` waits for the store.
    fn ready_asks_store(&self) -> bool {
        false
    }
}

/// A fault that a simulation plants in a server.
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
