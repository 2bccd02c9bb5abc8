//! Scripts: lines in which all who are awaited act, and lines that cannot be read.

use redeye_game::Entry;
use redeye_game::record::{BadLine, Record};
use redeye_resistance::Resistance;

/// The first line below it is line 11.
const HEAD: &str = "redeye match 1\ngame resistance 2\ntable T\noptions\n\
                    seat 1 A\nseat 2 B\nseat 3 C\nseat 4 D\nseat 5 E\n\n";

const DEAL: &str = "0.000 table: deal spies 2,5 leader 3\n";

fn read(steps: &str) -> Result<Record<Resistance>, BadLine> {
    Record::read(&format!("{HEAD}{steps}open\n"))
}

/// What is read is exactly what the separate lines would have said.
#[track_caller]
fn stands_for(short: &str, long: &str) {
    let (short, long) = (read(short).unwrap(), read(long).unwrap());
    assert_eq!(short.to_string(), long.to_string());
    short.verify().unwrap();
}

#[test]
fn an_all_line_stands_for_an_entry_of_each_awaited_seat() {
    stands_for(
        &format!(
            "{DEAL}1.000 seat 3: propose 2,3\n\
             2.000 all: approve\n\
             3.000 all: play success\n\
             seat 4: propose 1,4,5\n"
        ),
        &format!(
            "{DEAL}1.000 seat 3: propose 2,3\n\
             2.000 seat 1: approve\n2.000 seat 2: approve\n2.000 seat 3: approve\n\
             2.000 seat 4: approve\n2.000 seat 5: approve\n\
             3.000 seat 2: play success\n3.000 seat 3: play success\n\
             3.000 seat 4: propose 1,4,5\n"
        ),
    );
}

#[test]
fn seats_after_but_do_something_else() {
    stands_for(
        &format!(
            "{DEAL}1.000 seat 3: propose 2,3\n\
             all: approve, but 2,4: reject\n\
             2.000 all: play success, but 2: play fail\n\
             seat 4: propose 1,4,5\n\
             all: reject, but 4,5: approve, but 1: approve\n\
             3.000 all: play success, but 5: play fail\n"
        ),
        &format!(
            "{DEAL}1.000 seat 3: propose 2,3\n\
             seat 1: approve\nseat 2: reject\nseat 3: approve\nseat 4: reject\nseat 5: approve\n\
             2.000 seat 2: play fail\nseat 3: play success\n\
             seat 4: propose 1,4,5\n\
             seat 1: approve\nseat 2: reject\nseat 3: reject\nseat 4: approve\nseat 5: approve\n\
             3.000 seat 1: play success\nseat 4: play success\nseat 5: play fail\n"
        ),
    );
}

#[test]
fn seats_that_have_acted_before_are_left_out() {
    stands_for(
        &format!(
            "{DEAL}1.000 seat 3: propose 2,3\n\
             seat 4: reject\n? awaits 1,2,3,5\nseat 1: approve\n\
             all: reject, but 2: approve\n? awaits 4\n"
        ),
        &format!(
            "{DEAL}1.000 seat 3: propose 2,3\n\
             seat 4: reject\n? awaits 1,2,3,5\nseat 1: approve\n\
             seat 2: approve\nseat 3: reject\nseat 5: reject\n? awaits 4\n"
        ),
    );
}

#[test]
fn a_bad_all_line_is_refused_with_its_number_and_the_reason() {
    let vote = format!("{DEAL}1.000 seat 3: propose 2,3\n");
    let mission = format!("{vote}2.000 all: approve\n");
    for (before, line, number, reason) in [
        ("", "all: approve", 11, "nobody is awaited here"),
        (DEAL, "all: approve", 12, "seat 3: this cannot stand here: RES-4 no-vote-now"),
        (&vote, "all: aprove", 13, "`aprove`"),
        (&vote, "all: approve ! RES-4 has-voted", 13, "`approve ! RES-4 has-voted`"),
        (&vote, "all: ", 13, "``"),
        (&vote, "0.999 all: approve", 13, "seat 1: it is earlier than the line before it"),
        (&vote, "all: approve, but 6: reject", 13, "`but 6`: only 1,2,3,4,5 are awaited here"),
        (&vote, "all: approve, but 11: reject", 13, "`11` is not a seat"),
        (&vote, "all: approve, but 2,1: reject", 13, "seats are listed once each, in rising"),
        (&vote, "all: approve, but 2 4: reject", 13, "`2 4` is not a seat"),
        (&vote, "all: approve, but 2 reject", 13, "expected `but SEATS: …`, found `but 2 reject`"),
        (&vote, "all: approve, but 2: rejct", 13, "`rejct`"),
        (&vote, "all: approve, but -: reject", 13, "`but -`: name at least one seat"),
        (&vote, "all: approve, but 1,2: reject, but 2: approve", 13, "`but 2`: name at least one"),
        (&vote, "all: approve, but 1,2,3,4,5: reject", 13, "nobody is left to `approve`"),
        (&vote, "all: approve, but 4: play fail", 13, "seat 4: this cannot stand here: RES-5"),
        (&mission, "all: approve", 14, "seat 2: this cannot stand here: RES-4 no-vote-now"),
        (&mission, "all: play fail", 14, "seat 3: this cannot stand here: RES-5 must-succeed"),
        (&mission, "all: play success, but 1: play success", 14, "`but 1`: only 2,3 are awaited"),
        (&mission, "all: play success, but 2,5: play fail", 14, "`but 2,5`: only 2,3 are awaited"),
    ] {
        let bad = read(&format!("{before}{line}\n")).unwrap_err();
        assert_eq!(bad.line, number, "{line}: {bad}");
        assert!(bad.to_string().contains(reason), "{line}: {bad}");
    }
}

#[test]
fn nobody_is_awaited_after_the_end() {
    let rejected: String =
        [3, 4, 5, 1, 2].map(|leader| format!("seat {leader}: propose 1,2\nall: reject\n")).concat();
    let over = format!("{DEAL}0.000 {rejected}");
    assert_eq!(read(&over).unwrap().lines.len(), 1 + 5 * 6);
    let bad = read(&format!("{over}all: reject\n")).unwrap_err();
    assert_eq!(bad.to_string(), "line 22: nobody is awaited here, so nobody acts");
}

/// Else the message would be about a line that is wrong only because of that one.
#[test]
fn a_line_above_that_does_not_hold_is_named_first() {
    for (wrong, reason) in [
        ("? awaits 1", "expected `awaits 1`, found `3`"),
        ("seat 4: propose 1,2", "RES-4 not-the-leader"),
        ("seat 3: propose 1,2 ! RES-4 not-the-leader", "this is allowed, not refused"),
    ] {
        let bad = read(&format!("{DEAL}{wrong}\nall: approve\n")).unwrap_err();
        assert_eq!(bad.line, 12, "{bad}");
        assert!(bad.to_string().contains(reason), "{bad}");
    }
}

/// The log of a running match holds what each seat did, and nothing short.
#[test]
fn a_log_has_no_all_lines() {
    assert!(Entry::<Resistance>::read_all("1.000 seat 1: approve\n").is_ok());
    assert!(Entry::<Resistance>::read_all("1.000 all: approve\n").is_err());
}

#[test]
fn an_expectation_has_no_time() {
    assert!(read(&format!("{DEAL}? awaits 3\n")).is_ok());
    let bad = read(&format!("{DEAL}1.000 ? awaits 3\n")).unwrap_err();
    assert_eq!(bad.line, 12, "{bad}");
}
