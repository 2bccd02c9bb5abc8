//! Noninterference at the wire: the same public game in two worlds whose hidden facts differ, on
//! two real servers, and every byte that was sent.
//!
//! `plan` makes pairs of deals and a schedule for both, with what each game knows of its own
//! secrets, `world` plays a schedule against a server, `judge` compares what the two servers sent,
//! `log` captures what they log.

mod hijacked;
mod illegal;
pub mod judge;
pub mod log;
mod mayday;
pub mod plan;
mod resistance;
pub mod world;

use plan::Plan;
use world::Played;

/// How many tables a pair of servers plays at the same time.
const BATCH: usize = 20;

/// Plays every plan in both worlds, each on a server and a thread of its own, and passes on what
/// was sent batch by batch, because a campaign would not fit into memory.
pub fn play(plans: &[Plan], mut each: impl FnMut(&[Plan], &[Played], &[Played])) {
    for batch in plans.chunks(BATCH) {
        let (one, two) = std::thread::scope(|scope| {
            let other = scope.spawn(|| world::play(batch, 1));
            (world::play(batch, 0), other.join().expect("the other world plays"))
        });
        each(batch, &one, &two);
    }
}
