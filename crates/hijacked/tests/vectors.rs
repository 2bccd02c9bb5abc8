//! What `docs/` promises of Hijacked: the draws of `docs/deal-vectors.json`, which another program
//! computed.

use redeye_game::{Game, Input, Rng, Seed, Time, Told};
use redeye_hijacked::{Action, Hijacked};
use serde_json::Value;

const VECTORS: &str = include_str!("../../../docs/deal-vectors.json");

/// HIJ-2 to HIJ-4, HIJ-6, HIJ-8, HIJ-11, HIJ-30: all that is drawn up to the first stone.
#[test]
fn the_first_draws() {
    let vectors: Value = serde_json::from_str(VECTORS).unwrap();
    let cases = vectors["cases"].as_array().unwrap();
    assert!(!cases.is_empty());
    for case in cases {
        let Seed(key) = case["key"].as_str().unwrap().parse().unwrap();
        let talks = case["hijacked"].as_array().unwrap();
        assert_eq!(talks.len(), 4);
        for (seats, drawn) in (1..=4).zip(talks) {
            assert_eq!(drawn["seats"], seats);
            let mut rng = Rng::from_key(key);
            let mut state = Hijacked::setup(&Hijacked::configure(seats, "").unwrap());
            for draw in drawn["draws"].as_array().unwrap() {
                if !state.owes_draw() {
                    let seat = state.awaits().iter().next().unwrap();
                    let trust = Action::BuildTrust { die: "d1".parse().unwrap() };
                    state.apply(Time::ZERO, Input::Act(seat, trust), &mut Told::new());
                }
                let made = state.draw(&mut rng);
                assert_eq!(*draw, made.to_string(), "{}: {seats}", case["name"]);
                state.apply(Time::ZERO, Input::Chance(made), &mut Told::new());
            }
        }
    }
}
