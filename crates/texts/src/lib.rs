//! The texts of Redeye in six languages: one set of Fluent files, in `locales`, for the command
//! line, the server and the browser.
//!
//! No sentence is put together from parts: each is one message, with names and numbers filled
//! in. English is a language like the others, never what silently stands in for them: that every
//! key is there in all six is tested, and a key that is in none is shown as it is.
//!
//! ```
//! use redeye_texts::{Args, Lang, Texts};
//!
//! let texts = Texts::of(Lang::De);
//! let mut args = Args::new();
//! args.set("name", "blind");
//! let text = texts.text("misfit-takes-no-value", &args);
//! assert_eq!(text, "Zu dieser Option gehört kein Wert: Schreib blind.");
//! assert_eq!(texts.list(&["Ana", "Ben", "Cai"]), "Ana, Ben und Cai");
//! ```

mod elide;
mod lang;
mod list;

use std::borrow::Cow;
use std::sync::LazyLock;

use fluent_bundle::{FluentResource, concurrent::FluentBundle};

pub use fluent_bundle::{FluentArgs as Args, FluentValue as Value};
pub use lang::Lang;

/// The files that this crate reads. The browser has more.
macro_rules! files {
    ($lang:literal) => {
        [
            include_str!(concat!("../../../locales/", $lang, "/common.ftl")),
            include_str!(concat!("../../../locales/", $lang, "/cli.ftl")),
            include_str!(concat!("../../../locales/", $lang, "/resistance.ftl")),
            include_str!(concat!("../../../locales/", $lang, "/mayday.ftl")),
            include_str!(concat!("../../../locales/", $lang, "/illegal.ftl")),
            include_str!(concat!("../../../locales/", $lang, "/hijacked.ftl")),
        ]
    };
}

/// All texts of one language.
pub struct Texts {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Texts").field(&self.lang).finish()
    }
}

impl Texts {
    /// The texts of `lang`. They are read once, when they are first asked for.
    pub fn of(lang: Lang) -> &'static Self {
        static ALL: [LazyLock<Texts>; Lang::ALL.len()] = [
            LazyLock::new(|| Texts::read(Lang::En, files!("en"))),
            LazyLock::new(|| Texts::read(Lang::De, files!("de"))),
            LazyLock::new(|| Texts::read(Lang::Fr, files!("fr"))),
            LazyLock::new(|| Texts::read(Lang::Nl, files!("nl"))),
            LazyLock::new(|| Texts::read(Lang::Es, files!("es"))),
            LazyLock::new(|| Texts::read(Lang::Pt, files!("pt"))),
        ];
        &ALL[lang as usize]
    }

    fn read<const N: usize>(lang: Lang, files: [&str; N]) -> Self {
        let id = lang.code().parse().expect("our codes are language codes");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // All six are written from left to right: marks around names would only be in the way
        // of whoever copies a line. The browser does the same.
        bundle.set_use_isolating(false);
        elide::teach(&mut bundle).expect("no other function has these names");
        for file in files {
            let resource = FluentResource::try_new(file.to_owned());
            let resource = resource.unwrap_or_else(|(_, errors)| panic!("{lang}: {errors:?}"));
            let added = bundle.add_resource(resource);
            added.unwrap_or_else(|errors| panic!("{lang}: {errors:?}"));
        }
        Self { lang, bundle }
    }

    /// The language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// The text of `key`, with `args` filled in. `message.attribute` asks for an attribute.
    /// If there is no such text, the key itself.
    pub fn text(&self, key: &str, args: &Args<'_>) -> String {
        self.format(key, args).unwrap_or_else(|missing| missing.text)
    }

    /// The text of `key`, which has nothing to fill in.
    pub fn plain(&self, key: &str) -> String {
        self.text(key, &Args::new())
    }

    /// As [`text`](Self::text), for those who want to know what is missing: our tests.
    ///
    /// # Errors
    /// The best that could be made of it, and everything that was amiss.
    pub fn format(&self, key: &str, args: &Args<'_>) -> Result<String, Missing> {
        let nothing = |what: &str| Missing {
            text: key.to_owned(),
            errors: vec![format!("{}: {what} `{key}`", self.lang)],
        };
        let (id, attribute) = key.split_once('.').map_or((key, None), |(id, a)| (id, Some(a)));
        let message = self.bundle.get_message(id).ok_or_else(|| nothing("no message for"))?;
        let pattern = match attribute {
            None => message.value(),
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
        };
        let pattern = pattern.ok_or_else(|| nothing("no text for"))?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        if errors.is_empty() {
            return Ok(Cow::into_owned(text));
        }
        let errors = errors.iter().map(|error| format!("{}: {key}: {error}", self.lang));
        Err(Missing { text: text.into_owned(), errors: errors.collect() })
    }
}

/// A text that could not be made as it should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missing {
    /// The best that could be made of it.
    pub text: String,
    /// What was amiss, for us.
    pub errors: Vec<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stand_in_the_place_of_their_language() {
        for lang in Lang::ALL {
            assert_eq!(Texts::of(lang).lang(), lang);
            assert_eq!(Texts::of(lang).plain("language-name"), lang.own_name());
        }
    }

    /// A list of names begins with a name, so a list is elided by its first.
    #[test]
    fn french_says_d_before_a_vowel() {
        let tell = |by: &str, member: &str| {
            let mut args = Args::new();
            args.set("by", by.to_owned());
            args.set("member", member.to_owned());
            Texts::of(Lang::Fr).text("resistance-event-watched", &args)
        };
        assert_eq!(tell("Ben", "Ana"), "Ben regarde la carte de mission d’Ana.");
        assert_eq!(tell("Ana", "Ben"), "Ana regarde la carte de mission de Ben.");
    }

    #[test]
    fn what_is_missing_is_named_and_shown_as_its_key() {
        let texts = Texts::of(Lang::Fr);
        assert_eq!(texts.plain("no-such-key"), "no-such-key");
        assert_eq!(texts.plain("resistance-name.no-such-attribute").len(), 33);
        let missing = texts.format("misfit-takes-no-value", &Args::new()).unwrap_err();
        assert!(missing.text.contains("{$name}"), "{missing:?}");
        assert!(missing.errors[0].contains("fr: misfit-takes-no-value"), "{missing:?}");
    }
}
