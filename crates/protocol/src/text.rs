//! What people write: names and chat. Only what can be shown safely becomes one of these types.

use std::borrow::Cow;
use std::fmt;

use redeye_game::is_invisible;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization;
use unicode_security::MixedScript;
use unicode_security::confusable_detection::skeleton;

/// Why a text cannot be taken. The key of its translation is its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadText {
    /// Nothing is left of it.
    #[error("the text is empty")]
    Empty,
    /// It is too long.
    #[error("the text is too long")]
    TooLong,
    /// It is a name with letters of several scripts, which could pass for another name.
    #[error("the name mixes scripts")]
    Mixed,
}

impl BadText {
    const ALL: [Self; 3] = [Self::Empty, Self::TooLong, Self::Mixed];

    /// Returns the reason that a deserializer's error carries, if a text was the cause. Serde keeps
    /// nothing of our errors but their words.
    pub fn of(error: &impl fmt::Display) -> Option<Self> {
        let words = error.to_string();
        Self::ALL.into_iter().find(|bad| words.contains(&bad.to_string()))
    }
}

/// Declares a text with a limit: composed (NFC), trimmed, without invisible characters.
macro_rules! text {
    ($(#[$doc:meta])* $name:ident, $least:literal, $most:literal, $check:expr) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            /// The longest there can be, in characters.
            pub const CHARS_MAX: usize = $most;

            /// As it is shown.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = BadText;

            fn try_from(text: String) -> Result<Self, BadText> {
                let text = read(&text, $least, $most)?;
                $check(&text)?;
                Ok(Self(text))
            }
        }

        impl From<$name> for String {
            fn from(text: $name) -> Self {
                text.0
            }
        }

        impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({ "type": "string", "minLength": $least, "maxLength": $most })
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

text! {
    /// What a player is called: 1 to 24 visible characters, letters of one script.
    Name, 1, 24, one_script
}
text! {
    /// What a table is called: up to 40 visible characters, or nothing.
    TableName, 0, 40, anything
}
text! {
    /// What somebody says: 1 to 500 visible characters.
    ChatText, 1, 500, anything
}

impl Name {
    /// Whether people could take one name for the other: the same but for case, spaces, and
    /// characters that look alike (Unicode's confusables).
    pub fn looks_like(&self, other: &Self) -> bool {
        let [exact, folded] = self.looks();
        let [other_exact, other_folded] = other.looks();
        exact == other_exact || folded == other_folded
    }

    /// What the name looks like as it is written, and in small letters. Both count: "Ilse" looks
    /// like "llse" only with its capital, and is the same name as "ilse" only without.
    fn looks(&self) -> [String; 2] {
        let look = |text: &str| -> String {
            let compatible: String = text.nfkc().filter(|c| !c.is_whitespace()).collect();
            skeleton(&compatible).collect()
        };
        [look(&self.0), look(&self.0.to_lowercase())]
    }
}

fn anything(_: &str) -> Result<(), BadText> {
    Ok(())
}

fn one_script(name: &str) -> Result<(), BadText> {
    if name.is_single_script() { Ok(()) } else { Err(BadText::Mixed) }
}

fn read(text: &str, least: usize, most: usize) -> Result<String, BadText> {
    // Four bytes a character are the most there can be, composed or not: no need to look at more.
    if text.len() > most * 4 * 3 {
        return Err(BadText::TooLong);
    }
    let text = visible(text);
    let chars = text.chars().count();
    match () {
        () if chars < least => Err(BadText::Empty),
        () if chars > most => Err(BadText::TooLong),
        () => Ok(text),
    }
}

/// The text composed and trimmed, without what cannot be seen: pasted text is full of it, and
/// nobody knows what to do about a complaint. Joiners stay between characters that they can join.
fn visible(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    let mut joiner = None;
    for c in text.nfc() {
        match c {
            _ if is_blank(c) => {
                joiner = None;
                shown.push(' ');
            }
            ZWNJ | ZWJ => joiner = Some(c),
            // Asks for a picture or a letter, after the character that has both.
            '\u{FE0E}' | '\u{FE0F}' => {
                if shown.ends_with(|last| !is_blank(last) && !is_ignorable(last)) {
                    shown.push(c);
                }
            }
            _ if is_invisible(c) || is_ignorable(c) => {}
            _ => {
                let joins = !shown.is_empty() && !shown.ends_with(' ');
                shown.extend(joiner.take().filter(|_| joins));
                shown.push(c);
            }
        }
    }
    // Letters can have come together that were apart.
    shown.trim().nfc().collect()
}

/// Keeps two letters from being joined, without a gap: Persian has it inside words.
const ZWNJ: char = '\u{200C}';
/// Joins two letters or pictures into one: a woman and a laptop make a woman at work.
const ZWJ: char = '\u{200D}';

/// Whether it leaves a gap: a space of any kind, the end of a line, a braille cell without dots.
fn is_blank(c: char) -> bool {
    c.is_whitespace() || c == '\u{2800}'
}

/// Whether it shows nothing by itself (Default_Ignorable_Code_Point): such characters have no
/// skeleton.
fn is_ignorable(c: char) -> bool {
    skeleton(c.encode_utf8(&mut [0; 4])).next().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(text: &str) -> Name {
        Name::try_from(text.to_owned()).unwrap_or_else(|why| panic!("{text:?}: {why}"))
    }

    #[test]
    fn names_are_trimmed_and_composed() {
        assert_eq!(name("  Zoe\u{308} ").as_str(), "Zoë");
    }

    #[test]
    fn names_with_joiners_stay_as_they_are() {
        for text in [
            "Anna 👩\u{200d}💻",
            "علی\u{200c}رضا",
            "क्\u{200d}ष",
            "Mia ❤\u{fe0f}",
            "王さん",
            "Ana 7",
        ] {
            assert_eq!(name(text).as_str(), text);
        }
    }

    #[test]
    fn what_cannot_be_seen_is_taken_out() {
        for (text, shown) in [
            ("a\u{202e}b", "ab"),
            ("a\u{200b}b", "ab"),
            ("a\nb", "a b"),
            ("\u{feff}a", "a"),
            ("a\u{2066}\u{2069}\u{ad}b", "ab"),
            ("An\u{3164}a\u{115f}", "Ana"),
            ("Ana\u{200d}", "Ana"),
            ("\u{200c}Ana \u{200d} B", "Ana  B"),
            ("a\u{fe0f}\u{fe0f}b\u{e0061}", "a\u{fe0f}b"),
            ("Ana\u{2800}", "Ana"),
            ("a\u{0}b", "ab"),
            ("Zoe\u{200b}\u{308}", "Zoë"),
        ] {
            assert_eq!(name(text).as_str(), shown, "{text:?}");
        }
    }

    #[test]
    fn what_leaves_nothing_to_show_is_no_name() {
        for text in ["", " \t ", "\u{200d}\u{200c}", "\u{3164}", "\u{202e}\u{2800}", "\u{fe0f}"] {
            assert_eq!(Name::try_from(text.to_owned()), Err(BadText::Empty), "{text:?}");
        }
        assert_eq!(Name::try_from("x".repeat(25)), Err(BadText::TooLong));
        assert!(Name::try_from("é".repeat(24)).is_ok());
        assert_eq!(Name::try_from("x".repeat(9000)), Err(BadText::TooLong));
    }

    #[test]
    fn a_name_has_letters_of_one_script() {
        // The first letter is Cyrillic, then the last one is Greek.
        for text in ["\u{410}na", "Anα"] {
            assert_eq!(Name::try_from(text.to_owned()), Err(BadText::Mixed), "{text:?}");
        }
        assert!(ChatText::try_from("Ana \u{410}\u{43d}\u{43d}\u{430}".to_owned()).is_ok());
    }

    #[test]
    fn names_that_look_alike_are_found() {
        for (one, other) in [
            ("Ana", "Ana"),
            ("Ana", "ana"),
            ("Ana", "A n a"),
            ("Ana", "Ａｎａ"),
            ("Aca", "\u{410}\u{441}\u{430}"),
            ("Ilse", "llse"),
            ("Ilse", "ilse"),
            ("Bob1", "Bobl"),
            ("علی\u{200c}رضا", "علیرضا"),
        ] {
            assert!(name(one).looks_like(&name(other)), "{one} {other}");
            assert!(name(other).looks_like(&name(one)), "{other} {one}");
        }
        for (one, other) in
            [("Ana", "Anna"), ("Mia", "Mio"), ("Player 1", "Player 2"), ("王", "玉")]
        {
            assert!(!name(one).looks_like(&name(other)), "{one} {other}");
        }
    }
}
