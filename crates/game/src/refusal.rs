//! Why an input is not allowed, as data.

use std::fmt::{self, Display};

use serde::Serialize;

/// Why an input is not allowed: data, declared once per reason beside the rules, see
/// [`refusals!`](crate::refusals!).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The clause, such as `RES-4`.
    pub rule: &'static str,
    /// The reason by its short name. Its text is elsewhere, in every language, under this key.
    pub key: &'static str,
}

impl Refusal {
    /// Declares a refusal.
    pub const fn new(rule: &'static str, key: &'static str) -> Self {
        Self { rule, key }
    }

    /// Clause and reason by name, as records and scripts have it: `RES-4 team-size`.
    pub fn name(&self) -> String {
        self.to_string()
    }
}

impl Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.rule, self.key)
    }
}

/// A refusal as it is handed around: a pointer to its declaration.
pub type Refused = &'static Refusal;

/// Declares the refusals of a game, each with its clause and its key, and `REFUSALS`, the list of
/// them all: a refusal that is declared cannot be missing there.
///
/// ```
/// use redeye_game::{Refused, refusals};
///
/// refusals! {
///     TEAM_SIZE: "RES-4", "team-size";
///     HAS_VOTED: "RES-4", "has-voted";
/// }
///
/// fn check_vote(has_voted: bool) -> Result<(), Refused> {
///     if has_voted { Err(&HAS_VOTED) } else { Ok(()) }
/// }
///
/// assert_eq!(check_vote(true).unwrap_err().name(), "RES-4 has-voted");
/// assert_eq!(REFUSALS, [&TEAM_SIZE, &HAS_VOTED]);
/// ```
#[macro_export]
macro_rules! refusals {
    ($($name:ident: $rule:literal, $key:literal;)+) => {
        $(pub(crate) static $name: $crate::Refusal = $crate::Refusal::new($rule, $key);)+

        /// All of them, for those who translate and for the test that each one is met.
        pub const REFUSALS: &[$crate::Refused] = &[$(&$name),+];
    };
}
