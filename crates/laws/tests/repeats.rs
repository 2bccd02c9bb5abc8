//! What can be done without end, found by trying: nothing but what the games say can be repeated,
//! which a table limits.

use std::collections::BTreeSet;

use redeye_game::Game;
use redeye_hijacked::Hijacked;
use redeye_illegal::Illegal;
use redeye_laws::alternations;
use redeye_mayday::Mayday;
use redeye_resistance::Resistance;

fn found<G: Game>(tables: &[(u8, &str)], matches: u64) -> BTreeSet<[String; 2]> {
    let found = alternations::<G>(tables, matches);
    println!("{}: {found:?}", G::ID);
    found
}

#[test]
fn nothing_in_the_resistance_mayday_and_hijacked_goes_on_for_ever() {
    let resistance = [(5, ""), (7, "plots"), (10, "plots")];
    assert_eq!(found::<Resistance>(&resistance, 10), BTreeSet::new());
    assert_eq!(found::<Mayday>(&[(5, ""), (7, "veterans")], 10), BTreeSet::new());
    assert_eq!(found::<Hijacked>(&[(2, ""), (4, "")], 4), BTreeSet::new());
}

#[test]
fn what_goes_on_for_ever_in_illegal_is_known() {
    let found = found::<Illegal>(&[(4, ""), (6, "casual"), (5, "gm")], 10);
    let known = [["knock", "withdraw"], ["lay", "take"], ["pack", "unpack"]];
    assert_eq!(found, known.map(|pair| pair.map(str::to_owned)).into());
}
