//! What does not fit together is refused: all of it at once, and each thing by its name.

use std::collections::BTreeSet;

use redeye_game::Game;
use redeye_resistance::{MISFITS, Resistance};

/// Options that do not fit, and what is said of each: option, clause and key.
const REFUSED: &[(u8, &str, &[&str])] = &[
    // RES-33: five and six seats have no plain spy beside Chief and Hunter.
    (6, "hunter deep-agent", &["deep-agent: no-plain-spy (RES-33)"]),
    (5, "hunter spy-hacker", &["spy-hacker: no-plain-spy (RES-50)"]),
    // RES-31 to RES-34: each replaces a plain member; the last ones find none.
    (5, "hunter dummy-agent coordinator", &["coordinator: no-plain-resistance (RES-32)"]),
    (
        5,
        "hunter dummy-agent coordinator resistance-hacker",
        &[
            "coordinator: no-plain-resistance (RES-32)",
            "resistance-hacker: no-plain-resistance (RES-50)",
        ],
    ),
    (7, "hunter deep-agent spy-hacker", &["spy-hacker: no-plain-spy (RES-50)"]),
    // All characters together fit at no table.
    (
        10,
        "hunter dummy-agent coordinator deep-agent pretender resistance-hacker spy-hacker",
        &["resistance-hacker: no-plain-resistance (RES-50)", "spy-hacker: no-plain-spy (RES-50)"],
    ),
    // RES-31 to RES-35: what they are nothing without.
    (
        7,
        "dummy-agent coordinator deep-agent",
        &[
            "dummy-agent: needs-hunter (RES-31)",
            "coordinator: needs-hunter (RES-32)",
            "deep-agent: needs-hunter (RES-33)",
        ],
    ),
    (7, "hunter pretender", &["pretender: needs-deep-agent (RES-34)"]),
    (7, "blame", &["blame: needs-both-agents (RES-35)"]),
    (7, "hunter deep-agent blame", &["blame: needs-both-agents (RES-35)"]),
    (
        7,
        "hunter pretender blame hidden-hacker",
        &["pretender: needs-deep-agent (RES-34)", "hidden-hacker: needs-spy-hacker (RES-52)"],
    ),
    // RES-8: blind spies know nobody, and with Hunters they must.
    (5, "blind hunter", &["blind: blind-hunter (RES-8)"]),
    (5, "blind spy-hacker hidden-hacker", &["blind: blind-hidden (RES-8)"]),
    // RES-13: nobody is asked for anything that a pause could limit.
    (5, "inquisitor pause=20", &["pause=20: pause-needs-plots (RES-13)"]),
    (5, "hunter pause=4", &["pause=4: pause-range (RES-13)"]),
    // Everything at once, the number of players too.
    (
        6,
        "blind hunter deep-agent blame hidden-hacker pause=1",
        &[
            "pause=1: pause-range (RES-13)",
            "blame: needs-both-agents (RES-35)",
            "hidden-hacker: needs-spy-hacker (RES-52)",
            "blind: blind-hunter (RES-8)",
            "blind: blind-hidden (RES-8)",
            "deep-agent: no-plain-spy (RES-33)",
        ],
    ),
    (
        11,
        "pretender hidden-hacker",
        &[
            "11 players: seats (RES-1)",
            "pretender: needs-deep-agent (RES-34)",
            "hidden-hacker: needs-spy-hacker (RES-52)",
        ],
    ),
];

/// RES-60: one that does not fit is refused with a message that names what does not fit.
#[test]
fn all_that_does_not_fit_is_named() {
    let mut met = BTreeSet::new();
    for (seats, options, expected) in REFUSED {
        let misfits = Resistance::configure(*seats, options).unwrap_err();
        let said = misfits.to_string().replace("resistance-misfit-", "");
        assert_eq!(said.split("; ").collect::<Vec<_>>(), *expected, "{seats} [{options}]");
        met.extend(misfits.0.iter().map(|misfit| misfit.key));
    }
    assert_eq!(met, MISFITS.iter().copied().collect(), "each key is met");
}

/// RES-60: the message names the number of players, of whom there are too few.
#[test]
fn too_few_players_are_counted() {
    for (seats, options) in [
        (6, "hunter deep-agent"),
        (9, "hunter deep-agent spy-hacker"),
        (8, "hunter dummy-agent coordinator resistance-hacker"),
    ] {
        let misfits = Resistance::configure(seats, options).unwrap_err().0;
        let [misfit] = misfits.as_slice() else { panic!("one misfit: {misfits:?}") };
        assert_eq!(misfit.args, [("seats", seats.to_string())], "{seats} [{options}]");
    }
}

/// RES-13, RES-25: a pause goes with plot cards and with Hunters.
#[test]
fn a_pause_fits_where_somebody_is_asked() {
    for options in ["plots pause=20", "hunter pause=20", "plots hunter pause=20"] {
        let config = Resistance::configure(7, options).unwrap();
        assert_eq!(config.to_string(), options);
    }
}
