//! Every match file of The Resistance holds: scripts line by line, golden matches through
//! every pair of eyes. `make regen` writes the views anew, to be read like code.

use redeye_game::record::Record;
use redeye_laws::{golden, scripts};
use redeye_resistance::{REFUSALS, Resistance};

#[test]
fn every_script_holds() {
    scripts::hold::<Resistance>();
}

/// Draws that cannot be are met below.
#[test]
fn every_refusal_is_met_by_a_script() {
    scripts::meet::<Resistance>(REFUSALS, &["spies-dealt", "characters-dealt", "plots-drawn"]);
}

/// RES-1, RES-11: what the table cannot have drawn is refused.
#[test]
fn bad_draws_are_refused() {
    let head = "redeye match 1\ngame resistance 2\ntable T\noptions plots\n\
                seat 1 A\nseat 2 B\nseat 3 C\nseat 4 D\nseat 5 E\n\n";
    let good = "0.000 table: deal spies 1,2 leader 1\n0.000 table: plots opinion-maker\n";
    for (draws, line, reason) in [
        ("0.000 table: deal spies 1 leader 1\n", 11, "RES-1 spies-dealt"),
        ("0.000 table: deal spies 1,6 leader 1\n", 11, "RES-1 no-such-seat"),
        ("0.000 table: deal spies 1,2 leader 6\n", 11, "RES-1 no-such-seat"),
        ("0.000 table: plots opinion-maker\n", 11, "RES-11 plots-drawn"),
        (&good.replace("opinion-maker", "spotlight"), 12, "RES-11 plots-drawn"),
        (&good.replace("opinion-maker", "close-eye,opinion-maker"), 12, "RES-11 plots-drawn"),
        (&good.replace("opinion-maker", "-"), 12, "RES-11 plots-drawn"),
        (&good.repeat(2), 13, "the table has nothing to draw now"),
    ] {
        let script = Record::<Resistance>::read(&format!("{head}{draws}open\n")).unwrap();
        let bad = script.verify().unwrap_err();
        assert_eq!(bad.line, line, "{bad}");
        assert!(bad.to_string().contains(reason), "{bad}");
    }
    Record::<Resistance>::read(&format!("{head}{good}open\n")).unwrap().verify().unwrap();
}

/// RES-20: where there are characters, just these are dealt, one to each seat.
#[test]
fn bad_casts_are_refused() {
    let head = "redeye match 1\ngame resistance 2\ntable T\noptions hunter\n\
                seat 1 A\nseat 2 B\nseat 3 C\nseat 4 D\nseat 5 E\n\n";
    let good = "0.000 table: cast spy-hunter,resistance,resistance-chief,spy-chief,\
                resistance-hunter leader 1\n";
    let plain = head.replace("options hunter", "options");
    for (head, draws, line, reason) in [
        (head, "0.000 table: deal spies 1,2 leader 1\n", 11, "RES-1 spies-dealt"),
        (&plain, good, 11, "RES-20 characters-dealt"),
        (head, &good.replace("leader 1", "leader 6"), 11, "RES-1 no-such-seat"),
        (head, &good.replace("spy-chief", "spy"), 11, "RES-20 characters-dealt"),
        (head, &good.replace("spy-chief", "spy-hunter"), 11, "RES-20 characters-dealt"),
        (head, &good.replace("spy-chief,", ""), 11, "RES-20 characters-dealt"),
        (head, &good.replace("spy-chief", "spy-chief,spy"), 11, "RES-20 characters-dealt"),
        (head, &good.repeat(2), 12, "the table has nothing to draw now"),
    ] {
        let script = Record::<Resistance>::read(&format!("{head}{draws}open\n")).unwrap();
        let bad = script.verify().unwrap_err();
        assert_eq!(bad.line, line, "{bad}");
        assert!(bad.to_string().contains(reason), "{bad}");
    }
    Record::<Resistance>::read(&format!("{head}{good}open\n")).unwrap().verify().unwrap();
}

#[test]
fn golden_matches_look_the_same_through_every_pair_of_eyes() {
    golden::hold::<Resistance>();
}
