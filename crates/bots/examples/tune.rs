//! scratch
#[path = "../tests/support/mod.rs"]
mod support;
use redeye_bots::Level;
use redeye_game::Game;
use redeye_resistance::Resistance;
fn main() {
    let games: u64 = std::env::args().nth(1).unwrap().parse().unwrap();
    for (s, o) in [(5u8, ""), (6, ""), (7, ""), (10, ""), (7, "plots"), (7, "blind")] {
        let c = Resistance::configure(s, o).unwrap();
        let t = support::measure(
            &c,
            support::Sides { resistance: Level::Normal, spies: Level::Normal },
            1,
            games,
        );
        print!("{s}{o} {:.1}  ", 100.0 * t.rate());
    }
    println!();
}
