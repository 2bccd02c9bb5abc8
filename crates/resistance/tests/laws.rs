//! The Resistance obeys the laws at every size and with every set of options.

use redeye_game::Game;
use redeye_laws::obey;
use redeye_resistance::Resistance;

/// Every combination of options at every number of seats.
fn tables() -> Vec<(u8, &'static str)> {
    let options = ["", "targeted", "blind", "plots", "targeted blind", "targeted plots"];
    let more = ["blind plots", "targeted blind plots pause=5"];
    let all = options.into_iter().chain(more);
    all.flat_map(|options| Resistance::SEATS.map(move |seats| (seats, options))).collect()
}

/// Matches at each table: 10,200 pairs of twins in all, or 1,020,000 in the long campaign.
const MATCHES: u64 = if cfg!(feature = "long") { 2_500 } else { 25 };

#[test]
fn the_resistance_obeys_the_laws() {
    let tally = obey::<Resistance>(&tables(), MATCHES);
    // RES-3, RES-4, RES-5, RES-13: characters, votes, mission cards and answers are hidden.
    tally.hides(&["deal", "approve", "reject", "play"]).hides_from_some(&["pass", "use"]);
    assert!(tally.pairs >= 10_000, "{tally:?}");
    println!("{tally:?}");
}
