//! Numbers of the rules that a client draws with. Clients take them from here, see
//! `web/src/gen/constants.ts`: a number that is written twice is wrong in one place some day.

/// A number that clients need as well.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Constant {
    /// What it is called there.
    pub name: &'static str,
    /// What it is, in one sentence.
    pub about: &'static str,
    /// The number.
    pub value: u64,
}

/// Those of the games, each with the name of its game before it.
pub const CONSTANTS: &[Constant] = &[
    Constant {
        name: "RESISTANCE_REJECTIONS_MAX",
        about: "RES-4: the rejection of a mission's teams that is the last.",
        value: redeye_resistance::REJECTIONS_MAX as u64,
    },
    Constant {
        name: "ILLEGAL_SESSIONS",
        about: "ILL-10: how many dealing sessions there are.",
        value: redeye_illegal::SESSIONS as u64,
    },
    Constant {
        name: "ILLEGAL_SESSION_MIN",
        about: "ILL-10: how many minutes a session takes, unless the table says otherwise.",
        value: redeye_illegal::SESSION_MIN as u64,
    },
    Constant {
        name: "ILLEGAL_CASUAL_MIN",
        about: "ILL-22: the same at a casual table.",
        value: redeye_illegal::CASUAL_MIN as u64,
    },
    Constant {
        name: "ILLEGAL_DEBATE_S",
        about: "ILL-30: how many seconds a debate takes, unless the table says otherwise.",
        value: redeye_illegal::DEBATE_S as u64,
    },
    Constant {
        name: "HIJACKED_BOX_BYTES_MAX",
        about: "HIJ-3: the largest box file.",
        value: redeye_hijacked::BOX_BYTES_MAX as u64,
    },
    Constant {
        name: "HIJACKED_GREENS",
        about: "HIJ-5: green stones in the bag, when none is on the track.",
        value: redeye_hijacked::GREENS as u64,
    },
    Constant {
        name: "HIJACKED_REDS",
        about: "HIJ-5: red stones in the bag.",
        value: redeye_hijacked::REDS as u64,
    },
    Constant {
        name: "HIJACKED_DISPLAY_MAX",
        about: "HIJ-22: how many cards a display holds.",
        value: redeye_hijacked::DISPLAY_MAX as u64,
    },
    Constant {
        name: "HIJACKED_STEPS",
        about: "HIJ-40: after how many steps a hijacker leaves.",
        value: redeye_hijacked::STEPS as u64,
    },
];
