//! What can be wrong with a box file of Hijacked.

use redeye_games::Hijacked;
use redeye_hijacked::{BOX_BYTES_MAX, BOX_MISFITS, Components};

use super::misfits;

/// A line for each thing that can be wrong with a line.
const LINES: &[&str] = &[
    "nome mine",
    "name My box",
    "place 1-6",
    "place 1-9 1-6",
    "markers 6 6 6 9",
    "markers six 6 6 8",
    "recognition 1 2 3 4 3",
    "steps 1 4 4",
    "objective dice-4 points-19 trust-100",
    "objective dice-4 dice-4 trust-100",
    "track 3 13 dice 9",
    "track markers 13 3 dice 9",
    "track markers 3 13 dice 13",
    "cybot-plays 13",
    "cybot up up up up up up up up up up up up",
    "card Y08 6 20",
    "card Z08 6 20 F",
    "card Y08 7 20 F",
    "card Y08 6 25 F",
    "card Y08 6 20 F+X",
    "card R01 1 10 -",
    "card R01 1 0 -",
    "card R01 1 0 -",
];

/// Each is met once, and says what is wrong in every language, with its line.
#[test]
fn every_misfit_of_a_box_says_what_is_wrong() {
    let option = |text: &str| format!("box={}", text.replace(' ', ":").replace('\n', ";"));
    let shipped = Components::shipped().to_string();
    let one_more = shipped.clone() + "card G99 1 0 -\n";
    let other = shipped.replace("steps 1 4 7", "steps 1 4 8");
    let spoilt = LINES.join("\n") + "\n" + &"x".repeat(201);
    let large = "x".repeat(BOX_BYTES_MAX + 1);
    let boxes = [spoilt, one_more, other, large, "name:mine".to_owned()].map(|text| option(&text));
    let tables: Vec<(u8, &str)> = boxes.iter().map(|options| (2, options.as_str())).collect();
    misfits::<Hijacked>(BOX_MISFITS, &tables);
}
