//! The Resistance obeys the laws at every size and with every set of options.

mod support;

use redeye_game::Game;
use redeye_laws::{Tally, obey};
use redeye_resistance::Resistance;

/// Matches at each table: 10,200 pairs of twins in all, or 1,020,000 in the long campaign.
const MATCHES: u64 = if cfg!(feature = "long") { 2_500 } else { 25 };

/// Plays these sets of options at every number of seats.
fn play(options: [&'static str; 4]) -> Tally {
    let tables: Vec<(u8, &str)> = options
        .into_iter()
        .flat_map(|options| Resistance::SEATS.map(move |seats| (seats, options)))
        .collect();
    let tally = obey::<Resistance>(&tables, MATCHES);
    println!("{tally:?}");
    assert!(tally.pairs >= 204 * MATCHES, "{tally:?}");
    tally
}

/// RES-3, RES-4, RES-5: characters, votes and mission cards are hidden from everybody else.
const HIDDEN: [&str; 4] = ["deal", "approve", "reject", "play"];

#[test]
fn the_base_game_obeys_the_laws() {
    play(["", "targeted", "blind", "targeted blind"]).hides(&HIDDEN);
}

/// RES-13: answers about plot cards are hidden, too.
#[test]
fn plot_cards_obey_the_laws() {
    play(["plots", "targeted plots", "blind plots", "targeted blind plots pause=5"])
        .hides(&HIDDEN)
        .hides_from_some(&["pass", "use"]);
}

/// RES-60: what each module adds is hidden, in every company it fits into.
#[test]
fn hostile_intent_obeys_the_laws() {
    let sets: [(u8, &str); 14] = [
        (5, "hunter"),
        (5, "hunter dummy-agent plots pause=5"),
        (5, "inquisitor resistance-hacker spy-hacker"),
        (6, "hunter coordinator resistance-hacker inquisitor"),
        (6, "blind inquisitor spy-hacker plots"),
        (7, "hunter deep-agent pretender blame plots"),
        (7, "hunter spy-hacker hidden-hacker resistance-hacker targeted"),
        (8, "hunter dummy-agent coordinator deep-agent inquisitor"),
        (8, "hunter dummy-agent plots"),
        (9, "hunter dummy-agent coordinator deep-agent pretender blame inquisitor plots"),
        (9, "hunter resistance-hacker spy-hacker dummy-agent"),
        (10, "hunter dummy-agent coordinator deep-agent pretender blame inquisitor plots"),
        (10, "hunter coordinator resistance-hacker spy-hacker inquisitor targeted plots"),
        (10, "hunter resistance-hacker spy-hacker hidden-hacker"),
    ];
    let tally = obey::<Resistance>(&sets, MATCHES);
    println!("{tally:?}");
    tally.hides(&["cast", "play", "approve"]).hides_from_some(&["pass", "hand"]);
}

/// Which of the sets that fit are played: all in the long campaign, else one in so many.
const EVERY: usize = if cfg!(feature = "long") { 1 } else { 47 };

/// Matches with each of them.
const MATCHES_OF_A_SET: u64 = if cfg!(feature = "long") { 5 } else { 1 };

/// RES-60: every combination that fits is playable, at every number of players. The table in
/// `docs/games/resistance.md` counts them.
#[test]
fn every_set_that_fits_obeys_the_laws() {
    let sets: Vec<(u8, String)> = Resistance::SEATS
        .flat_map(|seats| support::fitting(seats).into_iter().map(move |set| (seats, set)))
        .map(|(seats, set)| (seats, set.join(" ")))
        .collect();
    let played = sets.iter().step_by(EVERY).map(|(seats, set)| (*seats, set.as_str()));
    let tally = obey::<Resistance>(&played.collect::<Vec<_>>(), MATCHES_OF_A_SET);
    println!("{} sets fit: {tally:?}", sets.len());
    tally.hides_from_some(&["cast", "deal", "play", "approve"]);
}
