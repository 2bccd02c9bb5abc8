//! Options that do not fit are refused, each with its clause, and all of them at once.

use std::collections::BTreeSet;

use redeye_game::Game;
use redeye_mayday::{MISFITS, Mayday};

fn misfits(seats: u8, options: &str) -> String {
    Mayday::configure(seats, options).unwrap_err().to_string()
}

/// MAY-1: nine and ten cannot play, for nobody has printed their cards; nor can four, or none.
#[test]
fn five_to_eight_play() {
    for seats in 5..=8 {
        assert_eq!(Mayday::configure(seats, "").unwrap().seats(), seats);
    }
    for seats in [0, 1, 4, 9, 10, 11, 255] {
        let misfit = Mayday::configure(seats, "").unwrap_err().0.remove(0);
        assert_eq!(misfit.option, format!("{seats} players"));
        assert_eq!((misfit.rule, misfit.key), (Some("MAY-1"), "mayday-misfit-seats"));
        assert_eq!(misfit.args, [("least", "5".to_owned()), ("most", "8".to_owned())]);
    }
}

/// MAY-2, MAY-3, MAY-4: how many there are of each card, by the number of players.
#[test]
fn cards_by_the_number_of_players() {
    for (seats, honest, infiltrators, status, access) in
        [(5, 3, 2, 3, 2), (6, 4, 2, 3, 3), (7, 4, 3, 4, 3), (8, 5, 3, 4, 4)]
    {
        let config = Mayday::configure(seats, "").unwrap();
        assert_eq!((config.honest(), config.infiltrators()), (honest, infiltrators));
        assert_eq!((config.status_cards(), config.access_cards()), (status, access));
    }
    // Eight players use all 24 identity cards.
    let config = Mayday::configure(8, "").unwrap();
    assert_eq!((8 + config.honest(), 8 + config.infiltrators()), (13, 11));
}

/// MAY-22: a table may have other arrows, if they keep to what the book says.
#[test]
fn arrows_that_do_not_fit() {
    for (seats, arrows) in [(5, "3-2-1"), (5, "2-3-4"), (6, "4-3-3"), (7, "5-2-6"), (8, "6-5-1")] {
        let options = format!("arrows={arrows}");
        assert_eq!(Mayday::configure(seats, &options).unwrap().to_string(), options);
    }
    // Those of the box are left out.
    assert_eq!(Mayday::configure(6, "arrows=3-2-4").unwrap().to_string(), "");
    for (seats, arrows) in [
        (5, "1-2-3"),
        (5, "4-2-3"),
        (5, "3-1-3"),
        (5, "3-4-3"),
        (5, "0-2-3"),
        (5, "5-2-3"),
        (6, "3-3-4"),
        (6, "3-2-0"),
        (6, "3-2-6"),
        (8, "3-2"),
        (8, "3-2-6-1"),
        (8, "three-2-6"),
        (8, "3-2-300"),
    ] {
        let misfit = format!("arrows={arrows}: mayday-misfit-arrows (MAY-22)");
        assert_eq!(misfits(seats, &format!("arrows={arrows}")), misfit);
    }
}

/// MAY-40, MAY-41: who gets a veteran card, and for how long they are asked.
#[test]
fn veterans_that_do_not_fit() {
    for options in ["", "veterans", "experienced=1,3", "experienced=-", "experienced=auto"] {
        assert_eq!(Mayday::configure(6, options).unwrap().to_string(), options);
    }
    for options in ["veterans pause=5", "experienced=2 pause=86400 arrows=4-3-3"] {
        assert_eq!(Mayday::configure(6, options).unwrap().to_string(), options);
    }
    let chosen = Mayday::configure(6, "veterans pause=8").unwrap();
    assert_eq!(chosen.to_string(), "veterans pause=8", "said, so kept at a slow table too");
    for (options, misfit) in [
        ("veterans experienced=1", "experienced=1: mayday-misfit-one-kind-of-veterans (MAY-40)"),
        ("experienced=7", "experienced=7: mayday-misfit-experienced-seats (MAY-40)"),
        ("experienced=some", "experienced=some: mayday-misfit-experienced-seats (MAY-40)"),
        ("veterans pause=4", "pause=4: mayday-misfit-pause-range (MAY-41)"),
        ("veterans pause=86401", "pause=86401: mayday-misfit-pause-range (MAY-41)"),
        ("veterans pause=long", "pause=long: mayday-misfit-pause-range (MAY-41)"),
        ("pause=9", "pause=9: mayday-misfit-pause-needs-veterans (MAY-41)"),
    ] {
        assert_eq!(misfits(6, options), misfit);
    }
}

/// Whatever does not fit is named together, and each way not to fit is met here.
#[test]
fn all_misfits_are_named_together() {
    let first = Mayday::configure(9, "pause=1 arrows=1-1-1").unwrap_err().0;
    let second = Mayday::configure(5, "veterans experienced=1").unwrap_err().0;
    let third = Mayday::configure(5, "experienced=6").unwrap_err().0;
    assert_eq!(first.len(), 4);
    let all = [first, second, third];
    let keys: BTreeSet<&str> = all.iter().flatten().map(|misfit| misfit.key).collect();
    assert_eq!(keys, MISFITS.iter().copied().collect());
}

/// A configuration goes over the wire as it is written, and is checked when it comes in.
#[test]
fn a_configuration_on_the_wire() {
    let config = Mayday::configure(7, "experienced=2,7 arrows=4-3-3").unwrap();
    let wire = serde_json::to_string(&config).unwrap();
    assert_eq!(wire, r#"{"seats":7,"options":"experienced=2,7 arrows=4-3-3"}"#);
    assert_eq!(serde_json::from_str::<redeye_mayday::Config>(&wire).unwrap(), config);
    let nine = wire.replace("\"seats\":7", "\"seats\":9");
    assert!(serde_json::from_str::<redeye_mayday::Config>(&nine).is_err());
}
