//! Why a bot suspects somebody: the events behind its belief, in bits.

use redeye_game::Seat;

use super::mind::Mind;
use crate::{Explanation, reasons};

impl Mind {
    /// Why this bot suspects `seat` as far as it does, or says it does: an infiltrator explains the
    /// belief it shows, not what it knows.
    pub(crate) fn explain(&self, seat: Seat) -> Explanation {
        let without = |event| (event, self.face.without(event).suspicion(seat));
        reasons::weigh(seat, self.face.suspicion(seat), self.face.events().map(without))
    }
}
