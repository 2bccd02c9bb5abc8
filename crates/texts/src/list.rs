//! Lists of names, as `Intl.ListFormat` writes them in the browser.

use crate::{Args, Lang, Texts};

impl Texts {
    /// `Ana, Ben and Cai`; nothing for no names at all: what to say then is for the message.
    pub fn list<S: AsRef<str>>(&self, names: &[S]) -> String {
        let Some((last, before)) = names.split_last() else { return String::new() };
        let last = last.as_ref();
        let join = |key: &str, a: String, b: &str| {
            let mut args = Args::new();
            args.set("a", a);
            args.set("b", b.to_owned());
            self.text(key, &args)
        };
        let Some((first, middle)) = before.split_first() else { return last.to_owned() };
        let most = middle
            .iter()
            .fold(first.as_ref().to_owned(), |most, name| join("list-more", most, name.as_ref()));
        let key = if begins_like_i(last) { "list-two.before-i" } else { "list-two" };
        join(key, most, last)
    }

    /// The sign before decimals.
    pub const fn decimal_sign(&self) -> &'static str {
        match self.lang() {
            Lang::En => ".",
            Lang::De | Lang::Fr | Lang::Nl | Lang::Es | Lang::Pt => ",",
        }
    }
}

/// Where Spanish says `e` for `y`: before `i` and `hi`, but not before `hia` and `hie`. The same
/// test as that of ICU, on which the browser's lists stand.
fn begins_like_i(name: &str) -> bool {
    let mut letters = name.chars().map(|letter| letter.to_ascii_lowercase());
    match (letters.next(), letters.next(), letters.next()) {
        (Some('i'), ..) => true,
        (Some('h'), Some('i'), third) => !matches!(third, Some('a' | 'e')),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What `new Intl.ListFormat(lang).format(names)` gives in a browser, `en-GB` for English.
    #[test]
    fn lists_are_those_of_the_browser() {
        for (lang, two, four) in [
            (Lang::En, "A and B", "A, B, C and D"),
            (Lang::De, "A und B", "A, B, C und D"),
            (Lang::Fr, "A et B", "A, B, C et D"),
            (Lang::Nl, "A en B", "A, B, C en D"),
            (Lang::Es, "A y B", "A, B, C y D"),
            (Lang::Pt, "A e B", "A, B, C e D"),
        ] {
            let texts = Texts::of(lang);
            assert_eq!(texts.list::<&str>(&[]), "");
            assert_eq!(texts.list(&["A"]), "A");
            assert_eq!(texts.list(&["A", "B"]), two);
            assert_eq!(texts.list(&["A", "B", "C", "D"]), four);
        }
    }

    #[test]
    fn spanish_does_not_say_y_before_i() {
        let list = |last: &str| Texts::of(Lang::Es).list(&["Ana", "Ben", last]);
        for (last, and) in [
            ("Ida", "e"),
            ("Hilda", "e"),
            ("hi", "e"),
            ("Hielo", "y"),
            ("hia", "y"),
            ("Íñigo", "y"),
            ("Yago", "y"),
        ] {
            assert_eq!(list(last), format!("Ana, Ben {and} {last}"));
        }
        assert_eq!(Texts::of(Lang::De).list(&["Ana", "Ida"]), "Ana und Ida");
    }
}
