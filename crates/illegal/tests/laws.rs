//! Illegal obeys the laws at every size and with every set of options.

use redeye_illegal::Illegal;
use redeye_laws::{Tally, obey};

/// Matches at each table.
const MATCHES: u64 = if cfg!(feature = "long") { 200 } else { 16 };

fn play(tables: &[(u8, &str)]) -> Tally {
    let tally = obey::<Illegal>(tables, MATCHES);
    println!("{tally:?}");
    tally
}

/// ILL-6, ILL-11, ILL-12, ILL-15: who has which packet and which cards, who knocks where, and what
/// lies in a corner. One draw decides packets and cards, so each is named.
const FACTS: [&str; 4] = ["packets", "hands", "knocks", "exchanges"];

/// ILL-6, ILL-11, ILL-12, ILL-20, ILL-30: packets, knocks, cards laid down, claims and fingers are
/// hidden. Worlds that look alike to spectators rarely have the same resources in play, and come
/// apart at the docks; with eight players all are, so what comes after that is seen there.
#[test]
fn the_evening_obeys_the_laws() {
    play(&[(4, ""), (5, "family"), (6, "session=1 debate=15")])
        .hides(&["packets", "knock"])
        .hides_from_some(&["claim", "point", "lay", "take", "confirm", "turn", "withdraw"])
        .hides_facts(&FACTS);
}

/// The same with more who trade: few draws give the same packet to one of them, so it is rarely
/// seen how well it is hidden.
#[test]
fn large_tables_obey_the_laws() {
    play(&[(7, ""), (8, "")])
        .hides(&["knock", "claim", "point"])
        .hides_from_some(&["packets", "lay", "turn", "withdraw"]);
}

/// ILL-22: which card one gets is hidden, too. ILL-32: suspects come one by one.
#[test]
fn variants_obey_the_laws() {
    play(&[(4, "casual"), (6, "casual advanced"), (5, "advanced")])
        .hides(&["packets"])
        .hides_from_some(&["hand", "knock", "lay"])
        .hides_facts(&FACTS[..2]);
}

/// ILL-60, ILL-61: a game master sees all, and the others see as little as before.
#[test]
fn a_game_master_obeys_the_laws() {
    play(&[(5, "gm"), (6, "gm casual"), (7, "gm advanced"), (9, "gm")])
        .hides_from_some(&["packets", "pack"]);
}
