//! Spoilt records: whatever is cut off, left out, doubled or changed is noticed.

use redeye_game::record::{BadLine, Proof, Record, add_sum};
use redeye_game::{Bound, BySeat, SeatSet};
use redeye_resistance::Resistance;

const GOLDEN: [&str; 3] = [
    include_str!("../../../tests/matches/resistance/golden/five.match"),
    include_str!("../../../tests/matches/resistance/golden/seven-plots.match"),
    include_str!("../../../tests/matches/resistance/golden/ten-everything-random.match"),
];

/// The example of `docs/record.md`: seat 4 did not reveal its nonce. It is not over.
const WITHHELD: &str = include_str!("../../../tests/matches/resistance/bound/withheld.match");

/// The first of them as a table writes it whose seats had to commit to their nonces.
fn bound() -> String {
    let mut record = Record::<Resistance>::read(GOLDEN[0]).unwrap();
    let deal = record.header.proof.take().unwrap().deal;
    let draw = deal.commitment();
    let commitments = BySeat::new(5, |seat| Some(deal.nonces[seat]?.commitment(draw, seat)));
    let bound = Bound { commitments, withheld: SeatSet::EMPTY };
    record.header.proof = Some(Proof::bound(deal, bound));
    record.to_string()
}

fn verify(text: &str) -> Result<(), BadLine> {
    Record::<Resistance>::read(text)?.verify().map(|_| ())
}

fn without(lines: &[&str], gone: usize) -> String {
    let kept = lines.iter().enumerate().filter(|(index, _)| *index != gone);
    kept.map(|(_, line)| format!("{line}\n")).collect()
}

#[test]
fn every_truncation_is_refused() {
    for text in GOLDEN.into_iter().chain([&*bound()]) {
        // All but the last line feed: a file may lack it.
        for end in 0..text.len() - 1 {
            assert!(verify(&text[..end]).is_err(), "cut at byte {end} of {}", text.len());
        }
        assert_eq!(verify(text), Ok(()));
    }
}

#[test]
fn every_line_left_out_or_doubled_is_refused() {
    for text in GOLDEN.into_iter().chain([&*bound()]) {
        let lines: Vec<&str> = text.lines().collect();
        for (index, line) in lines.iter().enumerate().filter(|(_, line)| !line.is_empty()) {
            assert!(verify(&without(&lines, index)).is_err(), "without line {}", index + 1);
            let mut doubled = lines.clone();
            doubled.insert(index, line);
            assert!(verify(&(doubled.join("\n") + "\n")).is_err(), "line {} twice", index + 1);
        }
    }
}

/// With its sum, a record shows every byte that has changed, where the rules would allow it, too.
#[test]
fn every_flipped_bit_is_found_by_the_sum() {
    let mut text = GOLDEN[1].to_owned();
    add_sum(&mut text);
    let record = Record::<Resistance>::read(&text).unwrap();
    assert_eq!((verify(&text), record.to_string()), (Ok(()), text.clone()));
    let (mut found, mut bytes) = (0, text.clone().into_bytes());
    // All but the last line feed: a file may lack it.
    for place in 0..text.len() - 1 {
        for bit in 0..8 {
            bytes[place] ^= 1 << bit;
            let read = std::str::from_utf8(&bytes).ok().map(verify);
            assert!(!matches!(read, Some(Ok(()))), "bit {bit} of byte {place}");
            found += 1;
            bytes[place] ^= 1 << bit;
        }
    }
    assert!(found > 20_000, "{found}");
    let later = text.clone() + "# and a comment\n";
    assert_eq!(verify(&later), Ok(()));
    assert!(verify(&(text + "open\n")).is_err());
}

/// Any digit of the head can be changed and something does not fit: version, rules, seats,
/// commitment, salt, seed, nonces, what they were bound by, or the seal. With one deal of five
/// seats a wrong nonce that is not bound fits by luck one time in fifty; with five draws it does
/// not.
#[test]
fn every_digit_of_the_head_counts() {
    for text in [GOLDEN[1], &bound(), WITHHELD] {
        let head = text.find("\n\n").unwrap();
        for (place, digit) in text[..head].match_indices(|c: char| c.is_ascii_digit()) {
            let other = if digit == "9" { "8" } else { "9" };
            let changed = format!("{}{other}{}", &text[..place], &text[place + 1..]);
            assert!(verify(&changed).is_err(), "digit {digit} at byte {place}");
        }
    }
}

/// A round that is right in itself, but not for this deal.
#[test]
fn a_round_that_does_not_fit_is_refused() {
    let text = WITHHELD;
    let line = |key: &str| text.lines().find(|line| line.starts_with(key)).unwrap();
    let swapped = line("bound 1").replace("bound 1", "bound 3") + "\n";
    let seal = text.lines().position(|line| line.starts_with("seal")).unwrap() + 1;
    for (changed, number, why) in [
        (text.replace(line("bound 3"), swapped.trim()), seal, "the nonce of seat 3 makes "),
        (text.replace("withheld 4", "withheld 2"), seal, "the commitments make the seal "),
        (text.replace("withheld 4", "withheld 5"), seal, "withheld its nonce adds none"),
        (text.replace("withheld 4", "withheld 6"), seal, "withheld its nonce adds none"),
        (text.replace("withheld 4", "withheld -"), seal - 1, "there is no such line"),
        (text.replace(&format!("{}\n", line("bound 5")), ""), seal - 1, "each `nonce` line has"),
        (text.replace(&format!("{}\n", line("seal")), ""), seal - 1, "a `seal` line follows"),
    ] {
        let bad = verify(&changed).unwrap_err();
        assert_eq!(bad.line, number, "{bad}");
        assert!(bad.to_string().contains(why), "{bad}");
    }
}
