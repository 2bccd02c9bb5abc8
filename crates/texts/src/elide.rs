//! French elision before names: `d’Ana`, but `de Ben`. A name is filled in, so no file can know
//! how it begins; the functions `DE()` and `QUE()` of the French texts do. The browser has the same
//! two, in `web/src/lib/i18n/elide.ts`.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};

/// Gives `bundle` the functions of French texts.
pub(crate) fn teach(bundle: &mut FluentBundle<FluentResource>) -> Result<(), FluentError> {
    bundle.add_function("DE", |names, _: &FluentArgs<'_>| before("d", names))?;
    bundle.add_function("QUE", |names, _: &FluentArgs<'_>| before("qu", names))
}

fn before<'a>(word: &str, names: &[FluentValue<'a>]) -> FluentValue<'a> {
    match names {
        [FluentValue::String(name)] if elides(name) => format!("{word}’{name}").into(),
        [FluentValue::String(name)] => format!("{word}e {name}").into(),
        _ => FluentValue::Error,
    }
}

/// Does a word lose its `e` before this name? Before vowels it does, and before an `h`, which is
/// mute in most names; not before the glides of `Yann` and `Hua`.
fn elides(name: &str) -> bool {
    let mut letters = name.chars().flat_map(char::to_lowercase);
    match [letters.next(), letters.next(), letters.next()].map(Option::unwrap_or_default) {
        ['y', second, _] => !is_vowel(second),
        ['h', 'u', third] => !is_vowel(third),
        ['h', second, _] => is_vowel(second) || second == 'y',
        [first, ..] => is_vowel(first),
    }
}

fn is_vowel(letter: char) -> bool {
    let marked = ['à'..='æ', 'è'..='ë', 'ì'..='ï', 'ò'..='ö', 'ù'..='ü'];
    "aeiouøœ".contains(letter) || marked.iter().any(|vowels| vowels.contains(&letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same names as in `web/tests/elide.test.ts`.
    #[test]
    fn names_are_elided_as_they_are_spoken() {
        for name in ["Ana", "eli", "Ida", "Émile", "Øyvind", "Œdipe", "Yves", "Hugo", "Hyacinthe"]
        {
            assert!(elides(name), "{name}");
        }
        for name in ["Ben", "Yann", "Hua", "Łukasz", "Ñuñez", "Çelik", "7", "", "أمل", "🦊 Ana"]
        {
            assert!(!elides(name), "{name}");
        }
    }
}
