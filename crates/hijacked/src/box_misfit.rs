//! Everything that can be wrong with a box file. How it is said is in `locales`, under
//! `hijacked-box-misfit-…`: what is wrong with a line begins with its number.

use redeye_game::{Misfit, is_invisible, misfits};

/// More of a word is not quoted.
const QUOTED_CHARS_MAX: usize = 24;

misfits! {
    /// All of it, for those who translate and for the test that each one is met.
    pub const BOX_MISFITS = "hijacked-box-misfit-";
    FILE_TOO_LARGE: "file-too-large";
    NAME_TAKEN: "name-taken";
    LINES_MISSING: "lines";
    LINE_TOO_LONG: "line-too-long";
    NO_SUCH_LINE: "no-such-line";
    COUNT: "count";
    NAME: "name";
    SPACE: "space";
    NUMBER: "number";
    MARKERS: "markers";
    RISING: "rising";
    FALLING: "falling";
    NO_SUCH_GOAL: "no-such-goal";
    GOAL_TWICE: "goal-twice";
    TRACK: "track";
    BONUS_SPACES: "bonus-spaces";
    TWO_BONUSES: "two-bonuses";
    CYBOT_PLAYS: "cybot-plays";
    NO_SUCH_CYBOT_CARD: "no-such-cybot-card";
    CARD: "card";
    NO_SUCH_CARD: "no-such-card";
    CARD_TWICE: "card-twice";
    TOO_MANY_CARDS: "too-many-cards";
    BACK: "back";
    TRUST: "trust";
    DEMANDS: "demands";
    RED: "red";
}

/// What is wrong: the key of its text, and what that fills in.
pub(crate) struct Wrong {
    key: &'static str,
    args: Vec<(&'static str, String)>,
}

impl Wrong {
    pub(crate) const fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    /// Fills in something that the reader has counted.
    pub(crate) fn with(mut self, name: &'static str, value: &impl ToString) -> Self {
        self.args.push((name, value.to_string()));
        self
    }

    /// Fills in a word of the file: not much of it, and nothing that does not show.
    pub(crate) fn quoting(self, word: &str) -> Self {
        let mut quoted = String::new();
        for c in word.chars().take(QUOTED_CHARS_MAX) {
            if is_invisible(c) { quoted.extend(c.escape_unicode()) } else { quoted.push(c) }
        }
        if word.chars().nth(QUOTED_CHARS_MAX).is_some() {
            quoted.push('…');
        }
        self.with("word", &quoted)
    }

    /// As all that does not fit about options.
    pub(crate) fn misfit(self, rule: Option<&'static str>) -> Misfit {
        Misfit { option: "box".to_owned(), rule, key: self.key, args: self.args }
    }
}
