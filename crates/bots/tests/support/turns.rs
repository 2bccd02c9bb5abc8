//! Games in which one seat after the other is asked.

use redeye_bots::HasBots;
use redeye_game::Seat;

use crate::table::Table;

/// Whose turn it is now.
pub(crate) fn next<G: HasBots>(table: &Table<G>) -> Option<Seat> {
    let mut legal = Vec::new();
    table.game.state().awaits().iter().find(|&seat| {
        table.game.state().legal(seat, &mut legal);
        !legal.is_empty()
    })
}
