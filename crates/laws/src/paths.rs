//! Path counts: one number that pins down what everybody can do for many steps.

use redeye_game::{Game, Input, Time, Told};

/// How many different sequences of `depth` actions, by any seats, are legal from `state` on.
/// Ends and pending draws end a path: neither has an action.
pub fn paths<G: Game>(state: &G, depth: u32) -> u64 {
    let mut count = 0;
    for seat in state.seats().iter() {
        let mut actions = Vec::new();
        state.legal(seat, &mut actions);
        if depth == 1 {
            count += actions.len() as u64;
            continue;
        }
        for action in actions {
            let mut next = state.clone();
            next.apply(Time::ZERO, Input::Act(seat, action), &mut Told::new());
            count += paths(&next, depth - 1);
        }
    }
    count
}
