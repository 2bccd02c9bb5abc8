//! What `docs/` promises of Illegal: the packets of `docs/deal-vectors.json`, which another program
//! computed.

use redeye_game::{Game, Input, Rng, Seed, Time, Told};
use redeye_illegal::{Action, Illegal};
use serde_json::Value;

const VECTORS: &str = include_str!("../../../docs/deal-vectors.json");

/// ILL-5, ILL-6, ILL-20: packets and the first dock are drawn as the document says.
#[test]
fn packets_and_the_first_dock() {
    let vectors: Value = serde_json::from_str(VECTORS).unwrap();
    let cases = vectors["cases"].as_array().unwrap();
    assert!(!cases.is_empty());
    for case in cases {
        let Seed(key) = case["key"].as_str().unwrap().parse().unwrap();
        let evenings = case["illegal"].as_array().unwrap();
        assert_eq!(evenings.len(), 5);
        for (players, drawn) in (4..=8).zip(evenings) {
            assert_eq!(drawn["seats"], players);
            let mut rng = Rng::from_key(key);
            let mut evening = Illegal::setup(&Illegal::configure(players, "").unwrap());
            let packets = evening.draw(&mut rng);
            assert_eq!(drawn["packets"], packets.to_string(), "{}: {players}", case["name"]);
            evening.apply(Time::ZERO, Input::Chance(packets), &mut Told::new());
            for seat in evening.seats().iter() {
                evening.apply(Time::ZERO, Input::Act(seat, Action::Done), &mut Told::new());
            }
            let dock = drawn["dock"].as_array().unwrap();
            assert_eq!(dock.len(), usize::from(players));
            for expected in dock {
                let card = evening.draw(&mut rng);
                assert_eq!(*expected, card.to_string(), "{}: {players}", case["name"]);
                evening.apply(Time::ZERO, Input::Chance(card), &mut Told::new());
                if evening.deadline().is_some() && !evening.owes_draw() {
                    evening.apply(Time::ZERO, Input::Clock, &mut Told::new());
                }
            }
        }
    }
}
