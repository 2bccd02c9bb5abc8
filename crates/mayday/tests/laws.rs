//! Mayday! Mayday! obeys the laws at every size and with every set of options.

use redeye_game::Game;
use redeye_laws::{Tally, obey};
use redeye_mayday::Mayday;

/// Flights at each table.
const FLIGHTS: u64 = if cfg!(feature = "long") { 500 } else { 25 };

fn play(options: &[&str]) -> Tally {
    let tables: Vec<(u8, &str)> = options
        .iter()
        .flat_map(|options| Mayday::SEATS.map(move |seats| (seats, *options)))
        .collect();
    let tally = obey::<Mayday>(&tables, FLIGHTS);
    println!("{tally:?}");
    tally
}

/// MAY-8, MAY-7, MAY-10: who is an infiltrator, where cards lie and what a look showed. One deal
/// decides all of it, so each is named.
const FACTS: [&str; 3] = ["infiltrators", "hands", "sights"];

/// MAY-7, MAY-10, MAY-23: where cards lie, what they show and how one votes is hidden.
#[test]
fn the_flight_obeys_the_laws() {
    play(&["", "arrows=2-3-1"]).hides(&["deal", "punch", "protect"]).hides_facts(&FACTS);
}

/// MAY-41: what is held and what is answered is hidden, too.
#[test]
fn veteran_cards_obey_the_laws() {
    let options: &[&str] = if cfg!(feature = "long") {
        &[
            "veterans",
            "veterans pause=5",
            "veterans arrows=2-3-1",
            "veterans pause=5 arrows=2-3-1",
            "experienced=1,3",
            "experienced=1,3 pause=5",
            "experienced=2,4,5 arrows=2-3-1",
            "experienced=2 pause=5 arrows=2-3-1",
        ]
    } else {
        &["veterans", "experienced=1,3 pause=5"]
    };
    play(options)
        .hides(&["deal", "veterans", "pass", "divert", "turn", "step", "replace", "look", "call"])
        .hides_from_some(&["punch", "protect", "move"])
        .hides_facts(&FACTS);
}
