//! One text form for what goes into a record: a sentence pattern per variant.

/// Declares an enum whose variants are written and read as sentences.
///
/// Each variant has a pattern; its fields stand in it in braces, one word each. The pattern
/// is the variant's `Display` and the only thing its `FromStr` reads, so that a record, a
/// script and an error message all use the same words.
///
/// ```
/// use redeye_game::{Seat, text_form};
///
/// text_form! {
///     /// What a seat can do.
///     #[derive(Debug, PartialEq)]
///     pub enum Action {
///         /// Hand a coin over.
///         "give {coins} to {to}" => Give { coins: u8, to: Seat },
///         /// Do nothing.
///         "pass" => Pass,
///     }
/// }
///
/// let action: Action = "give 2 to 3".parse().unwrap();
/// assert_eq!(action, Action::Give { coins: 2, to: Seat::at(2) });
/// assert_eq!(action.to_string(), "give 2 to 3");
/// assert_eq!(
///     "give 2".parse::<Action>().unwrap_err(),
///     "`give 2` is not understood: expected `give {coins} to {to}`",
/// );
/// ```
#[macro_export]
macro_rules! text_form {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $(
                $(#[$variant_meta:meta])*
                $pattern:literal => $variant:ident
                    $({ $($(#[$field_meta:meta])* $field:ident: $ty:ty),+ $(,)? })?
            ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        $vis enum $name {
            $(
                $(#[$variant_meta])*
                #[doc = concat!("\n\nIn words: `", $pattern, "`.")]
                $variant $({ $(
                    $(#[$field_meta])*
                    #[doc = concat!("What stands for `", stringify!($field), "`.")]
                    $field: $ty
                ),+ })?
            ),+
        }

        impl $name {
            /// The pattern of every variant, in order; the short names, where there are no fields.
            $vis const PATTERNS: &'static [&'static str] = &[$($pattern),+];
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $(Self::$variant $({ $($field),+ })? => {
                        ::std::write!(f, $pattern $($(, $field = $field)+)?)
                    })+
                }
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = ::std::string::String;

            fn from_str(text: &str) -> ::std::result::Result<Self, Self::Err> {
                $(
                    if $crate::text_form::fits($pattern, text) {
                        let read = Self::$variant $({ $(
                            $field: $crate::text_form::field($pattern, stringify!($field), text)?
                        ),+ })?;
                        return $crate::text_form::only_form(read, text);
                    }
                )+
                Err($crate::text_form::misread(Self::PATTERNS, text))
            }
        }
    };
}

use std::fmt::Display;
use std::str::FromStr;

/// Does `text` have the words of `pattern`, with any one word for each field?
pub fn fits(pattern: &str, text: &str) -> bool {
    let mut words = text.split(' ');
    let fits = pattern.split(' ').all(|expected| {
        words.next().is_some_and(|word| {
            if expected.starts_with('{') { !word.is_empty() } else { word == expected }
        })
    });
    fits && words.next().is_none()
}

/// Reads the word of `text` that stands where `pattern` has `{name}`.
///
/// # Errors
/// What is wrong with the word, as its own type says.
pub fn field<T>(pattern: &str, name: &str, text: &str) -> Result<T, String>
where
    T: FromStr<Err: Display>,
{
    let is_field =
        |word: &str| word.strip_prefix('{').and_then(|w| w.strip_suffix('}')) == Some(name);
    let place = pattern.split(' ').position(is_field).expect("each field stands in its pattern");
    let word = text.split(' ').nth(place).expect("the text fits the pattern");
    word.parse().map_err(|error| format!("{name}: {error}"))
}

/// Strict: what is written in another way than it would be is not read.
///
/// # Errors
/// How it would be written.
pub fn only_form<T: Display>(read: T, text: &str) -> Result<T, String> {
    let form = read.to_string();
    if form == text { Ok(read) } else { Err(format!("`{text}` is written `{form}`")) }
}

/// Says what was expected instead of `text`: the patterns that begin alike, or all of them.
pub fn misread(patterns: &[&str], text: &str) -> String {
    let first_word = |text: &str| text.split(' ').next().unwrap_or_default().to_owned();
    let alike: Vec<&str> =
        patterns.iter().copied().filter(|p| first_word(p) == first_word(text)).collect();
    let expected = if alike.is_empty() { patterns } else { &alike };
    format!("`{text}` is not understood: expected `{}`", expected.join("`, `"))
}
