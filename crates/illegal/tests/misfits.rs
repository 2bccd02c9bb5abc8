//! Options that do not fit are refused, each with its clause, and all of them at once.

use std::collections::BTreeSet;

use redeye_game::Game;
use redeye_illegal::{Config, Illegal, MISFITS};

fn misfits(seats: u8, options: &str) -> String {
    Illegal::configure(seats, options).unwrap_err().to_string()
}

/// ILL-1: four to eight trade. ILL-60: a person as game master sits on one more chair.
#[test]
fn four_to_eight_trade() {
    for players in 4..=8 {
        let config = Illegal::configure(players, "").unwrap();
        assert_eq!((config.players(), config.master()), (players, None));
        let config = Illegal::configure(players + 1, "gm").unwrap();
        assert_eq!(config.players(), players);
        assert_eq!(config.master().unwrap().to_string(), (players + 1).to_string());
        assert_eq!(config.seats().len(), usize::from(players) + 1);
    }
    // The number that was asked for is named, and the numbers that would do.
    let (alone, with_master) = ("illegal-misfit-seats", "illegal-misfit-seats-with-master");
    for (seats, options, key, least, most) in [
        (3, "", alone, "4", "8"),
        (9, "", alone, "4", "8"),
        (10, "", alone, "4", "8"),
        (0, "", alone, "4", "8"),
        (4, "gm", with_master, "5", "9"),
        (10, "gm", with_master, "5", "9"),
        (0, "gm", with_master, "5", "9"),
    ] {
        let misfit = Illegal::configure(seats, options).unwrap_err().0.remove(0);
        assert_eq!(misfit.option, format!("{seats} players"));
        assert_eq!((misfit.rule, misfit.key), (Some("ILL-1"), key));
        assert_eq!(misfit.args, [("least", least.to_owned()), ("most", most.to_owned())]);
    }
}

/// ILL-10, ILL-22, ILL-30: how long a session, a debate and the time to point can be.
#[test]
fn times_that_do_not_fit() {
    for (options, session_ms, debate_ms) in [
        ("", 180_000, 60_000),
        ("session=1", 60_000, 60_000),
        ("session=30 debate=15", 1_800_000, 15_000),
        ("debate=300", 180_000, 300_000),
        ("casual", 900_000, 60_000),
        ("casual session=30", 1_800_000, 60_000),
    ] {
        let config = Illegal::configure(5, options).unwrap();
        assert_eq!(config.to_string(), options);
        assert_eq!((config.session_ms(), config.debate_ms()), (session_ms, debate_ms));
    }
    for (options, pause_ms) in [("", 20_000), ("pause=5", 5_000), ("pause=86400", 86_400_000)] {
        let config = Illegal::configure(5, options).unwrap();
        assert_eq!((config.to_string().as_str(), config.pause_ms()), (options, pause_ms));
    }
    assert_eq!(Illegal::configure(5, "session=3 debate=60").unwrap().to_string(), "");
    let chosen = Illegal::configure(5, "pause=20").unwrap();
    assert_eq!(chosen.to_string(), "pause=20", "said, so kept at a slow table too");
    assert_eq!(Illegal::configure(5, "session=15 casual").unwrap().to_string(), "casual");
    for (options, misfit) in [
        ("session=0", "session=0: illegal-misfit-session-range (ILL-10)"),
        ("session=31", "session=31: illegal-misfit-session-range (ILL-10)"),
        ("session=long", "session=long: illegal-misfit-session-range (ILL-10)"),
        ("casual session=14", "session=14: illegal-misfit-casual-range (ILL-22)"),
        ("casual session=31", "session=31: illegal-misfit-casual-range (ILL-22)"),
        ("debate=14", "debate=14: illegal-misfit-debate-range (ILL-30)"),
        ("debate=301", "debate=301: illegal-misfit-debate-range (ILL-30)"),
        ("pause=4", "pause=4: illegal-misfit-pause-range (ILL-30)"),
        ("pause=86401", "pause=86401: illegal-misfit-pause-range (ILL-30)"),
    ] {
        assert_eq!(misfits(5, options), misfit);
    }
}

/// ILL-2, ILL-32: what has no value is on or off.
#[test]
fn flags() {
    let options = "gm casual advanced family session=20 debate=90 pause=60";
    let config = Illegal::configure(6, options).unwrap();
    assert_eq!(config.to_string(), options);
    assert!(config.casual() && config.advanced() && config.family());
    let plain = Illegal::configure(6, "").unwrap();
    assert!(!plain.casual() && !plain.advanced() && !plain.family());
}

/// Whatever does not fit is named together, and each way not to fit is met here.
#[test]
fn all_misfits_are_named_together() {
    let first = Illegal::configure(9, "session=40 debate=1 pause=1").unwrap_err().0;
    let second = Illegal::configure(4, "gm casual session=3").unwrap_err().0;
    assert_eq!((first.len(), second.len()), (4, 2));
    let keys: BTreeSet<&str> = first.iter().chain(&second).map(|misfit| misfit.key).collect();
    assert_eq!(keys, MISFITS.iter().copied().collect());
}

/// A configuration goes over the wire as it is written, and is checked when it comes in.
#[test]
fn a_configuration_on_the_wire() {
    let config = Illegal::configure(9, "gm session=5").unwrap();
    let wire = serde_json::to_string(&config).unwrap();
    assert_eq!(wire, r#"{"seats":9,"options":"gm session=5"}"#);
    assert_eq!(serde_json::from_str::<Config>(&wire).unwrap(), config);
    assert!(serde_json::from_str::<Config>(&wire.replace("gm ", "")).is_err());
}
