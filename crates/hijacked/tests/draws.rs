//! What no script can say: draws that cannot be, or not now.

use redeye_game::record::Record;
use redeye_hijacked::Hijacked;
use redeye_laws::scripts;

/// The script by this name, cut off at the entry that gives `draw`, with another draw there.
fn refusal_of(script: &str, draw: &str, other: &str) -> String {
    let path = scripts::folder::<Hijacked>("scripts").join(script);
    let text = std::fs::read_to_string(path).unwrap();
    let (before, _) = text.split_once(&format!("table: {draw}\n")).unwrap();
    let record = Record::<Hijacked>::read(&format!("{before}table: {other}\nopen\n"));
    record.unwrap().verify().err().map_or("allowed".to_owned(), |bad| bad.to_string())
}

fn expect(script: &str, draw: &str, others: &[(&str, &str)]) {
    for (other, reason) in others {
        let said = refusal_of(script, draw, other);
        assert!(said.contains(reason), "{script}: {other}: {said}");
    }
}

/// HIJ-2, HIJ-4, HIJ-6, HIJ-8: before the first turn.
#[test]
fn the_table_that_cannot_be() {
    let table = "the-table-for-four.match";
    let (first, hijackers) = ("first 3", "hijackers paired,crowded,settled,foremost");
    let (numbers, objective) = ("numbers 6,2,5,1", "objective 2 medals 3,1,2");
    expect(
        table,
        first,
        &[
            ("first 4", "allowed"),
            ("first 5", "HIJ-2 first-drawn"),
            (hijackers, "HIJ-4 hijackers-drawn"),
            ("dice 1,1", "HIJ-11 dice-rolled"),
        ],
    );
    expect(
        table,
        hijackers,
        &[
            ("hijackers stocked,crowded,settled,foremost", "allowed"),
            ("hijackers paired,paired,settled,foremost", "HIJ-4 hijackers-drawn"),
            ("hijackers paired,crowded,settled", "HIJ-4 hijackers-drawn"),
            ("hijacker paired", "HIJ-40 hijacker-drawn"),
            (first, "HIJ-2 first-drawn"),
        ],
    );
    expect(
        table,
        numbers,
        &[
            ("numbers 1,2,3,4", "allowed"),
            ("numbers 1,2,3,3", "HIJ-6 numbers-drawn"),
            ("numbers 1,2,3,7", "HIJ-6 numbers-drawn"),
            ("numbers 1,2,3", "HIJ-6 numbers-drawn"),
            (objective, "HIJ-8 objective-drawn"),
        ],
    );
    expect(
        table,
        objective,
        &[
            ("objective 5 medals 1,2,3", "allowed"),
            ("objective 6 medals 1,2,3", "HIJ-8 objective-drawn"),
            ("objective 0 medals 1,2,3", "HIJ-8 objective-drawn"),
            ("objective 2 medals 1,2,2", "HIJ-8 objective-drawn"),
            ("objective 2 medals 1,2", "HIJ-8 objective-drawn"),
            (numbers, "HIJ-6 numbers-drawn"),
        ],
    );
}

/// HIJ-3, HIJ-11: cards and dice.
#[test]
fn cards_and_dice_that_cannot_be() {
    let table = "the-table-for-four.match";
    expect(
        table,
        "card R02",
        &[
            ("card G14", "allowed"),
            ("card G01", "HIJ-3 card-drawn"),
            ("card G15", "HIJ-3 card-drawn"),
            ("card R02 of R02,R03", "HIJ-3 card-drawn"),
            ("dice 1,1", "HIJ-11 dice-rolled"),
        ],
    );
    expect(
        table,
        "dice 2,3",
        &[
            ("dice 6,6", "allowed"),
            ("dice 0,6", "HIJ-11 dice-rolled"),
            ("dice 6,7", "HIJ-11 dice-rolled"),
            ("dice 6", "HIJ-11 dice-rolled"),
            ("dice 6,6,6", "HIJ-11 dice-rolled"),
            ("card G14", "HIJ-3 card-drawn"),
            ("cybot link", "HIJ-80 cybot-drawn"),
        ],
    );
}

/// HIJ-30, HIJ-40, HIJ-50, HIJ-80: stones, hijackers, bonus tiles and the Cybot's cards.
#[test]
fn other_draws_that_cannot_be() {
    expect(
        "building-trust.match",
        "stone red of 12 green",
        &[
            ("stone green of 12 green", "allowed"),
            ("stone red of 11 green", "HIJ-30 stone-drawn"),
            ("dice 1,1", "HIJ-11 dice-rolled"),
        ],
    );
    expect(
        "persuading.match",
        "hijacker crowded",
        &[
            ("hijacker settled", "allowed"),
            ("hijacker piloted", "HIJ-40 hijacker-drawn"),
            ("hijacker recognised", "HIJ-40 hijacker-drawn"),
            ("stone red of 11 green", "HIJ-30 stone-drawn"),
        ],
    );
    let tiles = "tiles gifts,trust of pilot,gifts,top-card,die-and-joker,comeback,trust";
    let of_all = "of pilot,gifts,top-card,die-and-joker,comeback,trust";
    expect(
        "retreat.match",
        tiles,
        &[
            (&format!("tiles pilot,trust {of_all}"), "allowed"),
            (&format!("tiles trust,pilot {of_all}"), "HIJ-50 tiles-drawn"),
            (&format!("tiles pilot,pilot {of_all}"), "HIJ-50 tiles-drawn"),
            (&format!("tiles pilot {of_all}"), "HIJ-50 tiles-drawn"),
            ("tiles pilot,trust of pilot,trust", "HIJ-50 tiles-drawn"),
        ],
    );
    let tiles = "tiles pilot,gifts of pilot,gifts,top-card,die-and-joker,comeback";
    expect(
        "retreat.match",
        tiles,
        &[(&format!("tiles pilot,trust {of_all}"), "HIJ-50 tiles-drawn")],
    );
    expect(
        "solo-table.match",
        "cybot scan-match",
        &[
            ("cybot link", "allowed"),
            ("cybot scan-right", "allowed"),
            ("dice 1,1", "HIJ-11 dice-rolled"),
        ],
    );
    expect("solo-table.match", "cybot uplink", &[("cybot link", "HIJ-80 cybot-drawn")]);
}
