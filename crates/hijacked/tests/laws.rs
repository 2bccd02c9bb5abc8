//! Hijacked obeys the laws at every size.

use redeye_hijacked::Hijacked;
use redeye_laws::{Tally, obey};

/// Matches at each table.
const MATCHES: u64 = if cfg!(feature = "long") { 300 } else { 12 };

fn play(tables: &[(u8, &str)]) -> Tally {
    let tally = obey::<Hijacked>(tables, MATCHES);
    println!("{tally:?}");
    tally
}

/// HIJ-50: random play rarely comes to bonus tiles, so that it takes many matches to see who does
/// not learn of them.
fn hides_tiles(tally: &Tally) {
    if cfg!(feature = "long") {
        tally.hides_facts(&["offer"]);
    } else {
        tally.hides_from_some(&["tiles"]);
    }
}

/// HIJ-3, HIJ-50: which card lies face down in the row, and on top of the draw pile, is hidden from
/// all; which bonus tiles are offered, from all others.
#[test]
fn negotiators_obey_the_laws() {
    let tally = play(&[(2, ""), (3, ""), (4, "")]);
    tally.hides(&["card"]).hides_facts(&["row", "top"]);
    hides_tiles(&tally);
}

/// HIJ-80: and from one who plays alone.
#[test]
fn solo_obeys_the_laws() {
    play(&[(1, "")]).hides(&["card"]).hides_facts(&["row", "top"]);
}

/// HIJ-3: another box, in which all cards have the same back and ask for nothing: the whole row can
/// differ unseen.
#[test]
fn another_box_obeys_the_laws() {
    let mut text = String::from("name plain\n");
    for line in include_str!("../box.txt").lines() {
        match line.split_whitespace().collect::<Vec<_>>()[..] {
            ["name", ..] => (),
            ["card", name, ..] => text.push_str(&format!("card {name} 3 0 -\n")),
            _ => text.push_str(&format!("{line}\n")),
        }
    }
    let plain = redeye_hijacked::Components::read(&text).unwrap();
    let options = format!("box={}", plain.to_option());
    play(&[(2, &options)]).hides(&["card"]).hides_facts(&["row", "top"]);
}
