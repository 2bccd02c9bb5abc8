//! One game's names in the place of another's.

/// The game that is duplicated: the smallest whole one. Its id is no other word, as `resistance` is
/// the word for a side, too.
pub(super) const MODEL: &str = "mayday";

/// What the name on its box is.
const MODEL_TITLE: &str = "Mayday! Mayday!";

/// What its clauses begin with.
const MODEL_CLAUSES: &str = "MAY";

/// Puts the names of a new game in the place of those of the model.
pub(super) struct Renaming {
    /// What stands there, and what shall: the longer before its own beginning.
    pairs: Vec<(String, String)>,
}

impl Renaming {
    /// From the model, whose rules have the version `rules`, to `name`, whose clauses begin with
    /// `clauses` and whose rules are version 1.
    pub(super) fn new(rules: &str, name: &str, clauses: &str) -> Self {
        let version = |rules: &str| format!("const RULES: u32 = {rules};");
        let pairs = [
            (MODEL_TITLE.to_owned(), capitalized(name)),
            // The line of a record, and how it is cited.
            (format!("{MODEL} {rules}"), format!("{name} 1")),
            (version(rules), version("1")),
            (MODEL.to_owned(), name.to_owned()),
            (capitalized(MODEL), capitalized(name)),
            (MODEL.to_uppercase(), name.to_uppercase()),
            (format!("{MODEL_CLAUSES}-"), format!("{clauses}-")),
        ];
        Self { pairs: pairs.into() }
    }

    /// The text with the names of the new game. A name inside a longer word is no name.
    pub(super) fn apply(&self, text: &str) -> String {
        let mut renamed = String::with_capacity(text.len());
        let mut rest = text;
        let mut before = None;
        while let Some(next) = rest.chars().next() {
            let pair = self.pairs.iter().find(|(from, _)| {
                rest.starts_with(from.as_str())
                    && !is_one_word(before, from.chars().next())
                    && !is_one_word(from.chars().last(), rest[from.len()..].chars().next())
            });
            let taken = pair.map_or(next.len_utf8(), |(from, _)| from.len());
            let (word, after) = rest.split_at(taken);
            renamed.push_str(pair.map_or(word, |(_, to)| to));
            before = word.chars().last();
            rest = after;
        }
        renamed
    }
}

/// Do these two belong to one word? A capital begins another, as in `isMayday` and `MaydayFrame`.
fn is_one_word(one: Option<char>, two: Option<char>) -> bool {
    let (Some(one), Some(two)) = (one, two) else { return false };
    let alike = [char::is_ascii_lowercase, char::is_ascii_uppercase, char::is_ascii_digit];
    alike.iter().any(|is| is(&one) && is(&two))
}

/// `harbour` as `Harbour`.
pub(super) fn capitalized(name: &str) -> String {
    let (first, rest) = name.split_at(1);
    first.to_uppercase() + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_renamed_and_words_that_look_alike_stay() {
        let renaming = Renaming::new("2", "harbour", "HAR");
        for (text, expected) in [
            ("redeye_mayday::Mayday, MAYDAY", "redeye_harbour::Harbour, HARBOUR"),
            ("MaydayFrame isMayday mayday-event-", "HarbourFrame isHarbour harbour-event-"),
            ("Mayday! Mayday! in `mayday_draws`", "Harbour in `harbour_draws`"),
            ("game mayday 2\n", "game harbour 1\n"),
            ("mayday 25 mayday 3", "harbour 25 harbour 3"),
            ("const RULES: u32 = 2;", "const RULES: u32 = 1;"),
            ("MAY-2, MAY-12", "HAR-2, HAR-12"),
            (
                "DISMAY-1 maydays amayday may-take MayTake",
                "DISMAY-1 maydays amayday may-take MayTake",
            ),
            ("d’où « Mayday »", "d’où « Harbour »"),
        ] {
            assert_eq!(renaming.apply(text), expected);
        }
    }
}
