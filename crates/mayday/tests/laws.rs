//! Mayday! Mayday! obeys the laws at every size and with every set of options.

use redeye_game::Game;
use redeye_laws::{Tally, obey};
use redeye_mayday::Mayday;

/// Flights at each table.
const FLIGHTS: u64 = if cfg!(feature = "long") { 2_500 } else { 25 };

fn play(options: &[&'static str]) -> Tally {
    let tables: Vec<(u8, &str)> = options
        .iter()
        .flat_map(|options| Mayday::SEATS.map(move |seats| (seats, *options)))
        .collect();
    let tally = obey::<Mayday>(&tables, FLIGHTS);
    println!("{tally:?}");
    tally
}

/// MAY-7, MAY-10, MAY-23: where cards lie, what they show and how one votes is hidden.
#[test]
fn the_flight_obeys_the_laws() {
    play(&[""]).hides(&["deal", "punch", "protect"]);
}

/// MAY-41: what is held and what is answered is hidden, too.
#[test]
fn veteran_cards_obey_the_laws() {
    play(&["veterans", "experienced=1,3 pause=3"]).hides_from_some(&["veterans", "pass"]);
}
