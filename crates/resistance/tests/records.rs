//! Spoilt records: whatever is cut off, left out, doubled or changed is noticed.

use redeye_game::record::{BadLine, Record};
use redeye_resistance::Resistance;

const GOLDEN: [&str; 3] = [
    include_str!("../../../tests/matches/resistance/golden/five.match"),
    include_str!("../../../tests/matches/resistance/golden/seven-plots.match"),
    include_str!("../../../tests/matches/resistance/golden/ten-everything-random.match"),
];

fn verify(text: &str) -> Result<(), BadLine> {
    Record::<Resistance>::read(text)?.verify().map(|_| ())
}

fn without(lines: &[&str], gone: usize) -> String {
    let kept = lines.iter().enumerate().filter(|(index, _)| *index != gone);
    kept.map(|(_, line)| format!("{line}\n")).collect()
}

#[test]
fn every_truncation_is_refused() {
    for text in GOLDEN {
        // All but the last line feed: a file may lack it.
        for end in 0..text.len() - 1 {
            assert!(verify(&text[..end]).is_err(), "cut at byte {end} of {}", text.len());
        }
        assert_eq!(verify(text), Ok(()));
    }
}

#[test]
fn every_line_left_out_or_doubled_is_refused() {
    for text in GOLDEN {
        let lines: Vec<&str> = text.lines().collect();
        for (index, line) in lines.iter().enumerate().filter(|(_, line)| !line.is_empty()) {
            assert!(verify(&without(&lines, index)).is_err(), "without line {}", index + 1);
            let mut doubled = lines.clone();
            doubled.insert(index, line);
            assert!(verify(&(doubled.join("\n") + "\n")).is_err(), "line {} twice", index + 1);
        }
    }
}

/// Any digit of the head can be changed and something does not fit: version, rules, seats,
/// commitment, salt, seed or nonces. With one deal of five seats a wrong nonce fits by luck
/// one time in fifty; with five draws it does not.
#[test]
fn every_digit_of_the_head_counts() {
    let text = GOLDEN[1];
    let head = text.find("\n\n").unwrap();
    for (place, digit) in text[..head].match_indices(|c: char| c.is_ascii_digit()) {
        let other = if digit == "9" { "8" } else { "9" };
        let changed = format!("{}{other}{}", &text[..place], &text[place + 1..]);
        assert!(verify(&changed).is_err(), "digit {digit} at byte {place}");
    }
}
