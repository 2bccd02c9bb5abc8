//! Which options fit together, asked of the code.

use redeye_game::Game;
use redeye_resistance::Resistance;

/// The options that are taken or left, in their order.
pub(crate) fn flags() -> Vec<&'static str> {
    let flags = Resistance::OPTIONS.iter().filter(|option| option.value.is_none());
    flags.map(|option| option.name).collect()
}

/// Every set of options that fits `seats` players, the empty one first.
pub(crate) fn fitting(seats: u8) -> Vec<Vec<&'static str>> {
    let flags = flags();
    let chosen = |set: usize| {
        let taken = flags.iter().enumerate().filter(move |(place, _)| set >> place & 1 == 1);
        taken.map(|(_, flag)| *flag).collect::<Vec<_>>()
    };
    let sets = (0..1 << flags.len()).map(chosen);
    sets.filter(|set| Resistance::configure(seats, &set.join(" ")).is_ok()).collect()
}
