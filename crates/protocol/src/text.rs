//! What people write: names and chat. Only what can be shown safely becomes one of these types.

use std::borrow::Cow;
use std::fmt;

use redeye_game::is_invisible;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization;

/// Why a text cannot be taken. The key of its translation is its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadText {
    /// Nothing is left of it.
    #[error("the text is empty")]
    Empty,
    /// It is too long.
    #[error("the text is too long")]
    TooLong,
    /// It has characters that cannot be seen, or that turn the text around them.
    #[error("the text has invisible characters")]
    Invisible,
}

/// Declares a text with a limit: composed (NFC), trimmed, without invisible characters.
macro_rules! text {
    ($(#[$doc:meta])* $name:ident, $least:literal, $most:literal) => {
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
                read(&text, $least, $most).map(Self)
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
    /// What a player is called: 1 to 24 visible characters.
    Name, 1, 24
}
text! {
    /// What a table is called: up to 40 visible characters, or nothing.
    TableName, 0, 40
}
text! {
    /// What somebody says: 1 to 500 visible characters.
    ChatText, 1, 500
}

fn read(text: &str, least: usize, most: usize) -> Result<String, BadText> {
    // Four bytes a character are the most there can be, composed or not: no need to look at more.
    if text.len() > most * 4 * 3 {
        return Err(BadText::TooLong);
    }
    let text: String = text.nfc().collect();
    let text = text.trim();
    let chars = text.chars().count();
    match () {
        () if chars < least => Err(BadText::Empty),
        () if chars > most => Err(BadText::TooLong),
        () if text.chars().any(is_invisible) => Err(BadText::Invisible),
        () => Ok(text.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_composed() {
        let name = Name::try_from("  Zoe\u{308} ".to_owned()).unwrap();
        assert_eq!(name.as_str(), "Zoë");
    }

    #[test]
    fn what_cannot_be_shown_is_no_name() {
        for (text, why) in [
            ("", BadText::Empty),
            (" \t ", BadText::Empty),
            ("a\u{202e}b", BadText::Invisible),
            ("a\u{200b}b", BadText::Invisible),
            ("a\nb", BadText::Invisible),
            ("\u{feff}a", BadText::Invisible),
        ] {
            assert_eq!(Name::try_from(text.to_owned()), Err(why), "{text:?}");
        }
        assert_eq!(Name::try_from("x".repeat(25)), Err(BadText::TooLong));
        assert!(Name::try_from("é".repeat(24)).is_ok());
        assert_eq!(Name::try_from("x".repeat(9000)), Err(BadText::TooLong));
    }
}
