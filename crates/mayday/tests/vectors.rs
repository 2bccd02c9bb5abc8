//! What `docs/` promises of Mayday! Mayday!: the deals of `docs/deal-vectors.json`, which another
//! program computed.

use redeye_game::{Game, Input, Rng, Seed, Time, Told};
use redeye_mayday::Mayday;
use serde_json::Value;

const VECTORS: &str = include_str!("../../../docs/deal-vectors.json");

/// MAY-2, MAY-6, MAY-7: cards, the first Skirmish seat and veteran cards are drawn as the document
/// says.
#[test]
fn deals_and_veteran_cards() {
    let vectors: Value = serde_json::from_str(VECTORS).unwrap();
    let cases = vectors["cases"].as_array().unwrap();
    assert!(!cases.is_empty());
    for case in cases {
        let Seed(key) = case["key"].as_str().unwrap().parse().unwrap();
        let deals = case["mayday"].as_array().unwrap();
        assert_eq!(deals.len(), Mayday::SEATS.count());
        for (seats, deal) in Mayday::SEATS.zip(deals) {
            assert_eq!(deal["seats"], seats);
            let mut rng = Rng::from_key(key);
            let mut flight = Mayday::setup(&Mayday::configure(seats, "veterans").unwrap());
            for draw in ["deal", "veterans"] {
                let drawn = flight.draw(&mut rng);
                assert_eq!(deal[draw], drawn.to_string(), "{}: {seats} seats", case["name"]);
                flight.apply(Time::ZERO, Input::Chance(drawn), &mut Told::new());
            }
        }
    }
}
