//! What `docs/` promises of The Resistance: the deals of `docs/deal-vectors.json`, which another
//! program computed, and the examples of `docs/record.md`.

use redeye_game::record::Record;
use redeye_game::{Game, Input, Rng, Seat, SeatSet, Seed, Time, Told};
use redeye_resistance::{Chance, Pile, Resistance};
use serde_json::Value;

const VECTORS: &str = include_str!("../../../docs/deal-vectors.json");
const RECORD_DOC: &str = include_str!("../../../docs/record.md");

#[test]
fn deals_and_first_plot_cards() {
    let vectors: Value = serde_json::from_str(VECTORS).unwrap();
    let cases = vectors["cases"].as_array().unwrap();
    assert!(!cases.is_empty());
    for case in cases {
        let Seed(key) = case["key"].as_str().unwrap().parse().unwrap();
        let deals = case["resistance"].as_array().unwrap();
        assert_eq!(deals.len(), Resistance::SEATS.count());
        for (seats, deal) in Resistance::SEATS.zip(deals) {
            let name = format!("{}: {deal}", case["name"]);
            let mut rng = Rng::from_key(key);
            let mut game = Resistance::setup(&Resistance::configure(seats, "plots").unwrap());
            let spies: SeatSet = serde_json::from_value(deal["spies"].clone()).unwrap();
            let leader: Seat = serde_json::from_value(deal["leader"].clone()).unwrap();
            let drawn = game.draw(&mut rng);
            assert_eq!(deal["seats"], seats, "{name}");
            assert_eq!(drawn, Chance::Deal { spies, leader }, "{name}");
            game.apply(Time::ZERO, Input::Chance(drawn), &mut Told::new());
            let cards: Pile = deal["plots"].as_str().unwrap().parse().unwrap();
            assert_eq!(game.draw(&mut rng), Chance::Plots { cards }, "{name}");
        }
    }
}

/// RES-20, RES-50: the characters are dealt as the document says.
#[test]
fn deals_of_hostile_intent() {
    let vectors: Value = serde_json::from_str(VECTORS).unwrap();
    for case in vectors["cases"].as_array().unwrap() {
        let Seed(key) = case["key"].as_str().unwrap().parse().unwrap();
        let deals = case["hostile"].as_array().unwrap();
        assert_eq!(deals.len(), Resistance::SEATS.count());
        for (seats, deal) in Resistance::SEATS.zip(deals) {
            let options = deal["options"].as_str().unwrap();
            let game = Resistance::setup(&Resistance::configure(seats, options).unwrap());
            let drawn = game.draw(&mut Rng::from_key(key)).to_string();
            assert_eq!(deal["seats"], seats);
            assert_eq!(deal["draw"], drawn, "{}: {seats} {options}", case["name"]);
        }
    }
}

#[test]
fn the_examples_of_the_record_format_hold() {
    let examples: Vec<&str> = RECORD_DOC
        .split("```")
        .filter_map(|block| block.strip_prefix("text\n"))
        .filter(|block| block.starts_with("redeye match"))
        .collect();
    assert_eq!(examples.len(), 2, "a record and a script");
    for example in examples {
        let record = Record::<Resistance>::read(example).unwrap_or_else(|bad| panic!("{bad}"));
        record.verify().unwrap_or_else(|bad| panic!("{bad}"));
    }
}
