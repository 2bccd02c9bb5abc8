//! The draw as `docs/deal.md` specifies it: what another program computed is what we draw.

use redeye_game::{Bound, BySeat, Deal, Rng, Seed};
use serde_json::Value;

const VECTORS: &str = include_str!("../../../docs/deal-vectors.json");

/// The cases, each with its name for a failing test to print.
fn cases() -> Vec<(String, Value)> {
    let vectors: Value = serde_json::from_str(VECTORS).unwrap();
    let cases = vectors["cases"].as_array().unwrap();
    assert!(!cases.is_empty());
    cases.iter().map(|case| (text(&case["name"]).to_owned(), case.clone())).collect()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

fn number(value: &Value) -> u32 {
    value.as_u64().unwrap().try_into().unwrap()
}

fn deal(case: &Value) -> Deal {
    let nonce = |seat: redeye_game::Seat| {
        let nonce = case["nonces"].get(seat.to_string())?;
        Some(text(nonce).parse().unwrap())
    };
    Deal {
        table: text(&case["table"]).to_owned(),
        seed: text(&case["seed"]).parse().unwrap(),
        salt: text(&case["salt"]).parse().unwrap(),
        nonces: BySeat::new(10, nonce),
    }
}

#[test]
fn commitments_and_keys() {
    for (name, case) in cases() {
        let deal = deal(&case);
        assert_eq!(deal.commitment().to_string(), text(&case["commitment"]), "{name}");
        // A key has no name of its own: it is 256 bits in hexadecimal digits, as a seed is.
        let Seed(key) = text(&case["key"]).parse().unwrap();
        assert_eq!(deal.rng(), Rng::from_key(key), "{name}");
    }
}

/// What each seat commits to, and the seal over all of it.
#[test]
fn commitments_of_seats_and_seals() {
    for (name, case) in cases() {
        let deal = deal(&case);
        let draw = deal.commitment();
        let commitments = BySeat::new(10, |seat| {
            let nonce = deal.nonces[seat].as_ref()?;
            Some(nonce.commitment(draw, seat))
        });
        let bound: serde_json::Map<String, Value> = commitments
            .iter()
            .filter_map(|(seat, made)| Some((seat.to_string(), made.as_ref()?.to_string().into())))
            .collect();
        assert_eq!(Value::Object(bound), case["bound"], "{name}");
        let withheld = serde_json::from_value(case["withheld"].clone()).unwrap();
        let bound = Bound { commitments, withheld };
        assert_eq!(bound.first_broken(&deal), None, "{name}");
        assert_eq!(bound.seal(draw).to_string(), text(&case["seal"]), "{name}");
    }
}

#[test]
fn the_words_of_the_stream() {
    for (name, case) in cases() {
        let mut rng = deal(&case).rng();
        // Eight words at a time; word 1000 is the first of the 126th eight.
        let words: Vec<u32> = std::iter::repeat_with(|| rng.bytes())
            .take(126)
            .flat_map(|bytes| bytes.as_chunks::<4>().0.to_vec())
            .map(u32::from_le_bytes)
            .collect();
        let first: Vec<u32> = case["words"].as_array().unwrap().iter().map(number).collect();
        assert_eq!(words[..first.len()], first, "{name}");
        assert_eq!(words[1000], number(&case["word_1000"]), "{name}");
    }
}

#[test]
fn draws_and_shuffles() {
    for (name, case) in cases() {
        let mut rng = deal(&case).rng();
        for draw in case["draws"].as_array().unwrap() {
            assert_eq!(rng.below(number(&draw["below"])), number(&draw["gives"]), "{name}: {draw}");
        }
        let mut cards: Vec<u32> = (0..10).collect();
        deal(&case).rng().shuffle(&mut cards);
        let shuffled: Vec<u32> = case["shuffle"].as_array().unwrap().iter().map(number).collect();
        assert_eq!(cards, shuffled, "{name}");
    }
}
