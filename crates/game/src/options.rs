//! What a host can choose, how it is read, and what does not fit.

use std::fmt::{self, Display};
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

/// An option that a host can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionInfo {
    /// What to write.
    pub name: &'static str,
    /// What stands behind `=`, for options that take a value.
    pub value: Option<&'static str>,
    /// The clause that says what it does.
    pub rule: &'static str,
}

/// A set of options with a name of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReadyMade {
    /// What it is called in the translations.
    pub name: &'static str,
    /// The options, as a configuration writes them.
    pub options: &'static str,
}

/// Something about the options of a table that does not fit: data, so that it can be told in
/// any language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misfit {
    /// The option, as it was written.
    pub option: String,
    /// The clause it goes against; none for a word that is no option at all.
    pub rule: Option<&'static str>,
    /// The key of the text that says what is wrong and what would be right.
    pub key: &'static str,
    /// What the text fills in, by name.
    pub args: Vec<(&'static str, String)>,
}

impl Misfit {
    /// What is wrong with so many players, where a game is for `fits`; nothing, if it is for them.
    pub fn players(
        players: u8,
        fits: &RangeInclusive<u8>,
        rule: &'static str,
        key: &'static str,
    ) -> Option<Self> {
        let option = format!("{players} players");
        let misfit = Self { option, rule: Some(rule), key, args: Self::ends(fits) };
        (!fits.contains(&players)).then_some(misfit)
    }

    /// The two ends of a range, for a text that names them.
    pub fn ends<T: ToString>(range: &RangeInclusive<T>) -> Vec<(&'static str, String)> {
        vec![("least", range.start().to_string()), ("most", range.end().to_string())]
    }
}

/// All that does not fit, at least one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misfits(pub Vec<Misfit>);

impl Display for Misfits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, Misfit { option, rule, key, .. }) in self.0.iter().enumerate() {
            let separator = if place == 0 { "" } else { "; " };
            write!(f, "{separator}{option}: {key}")?;
            if let Some(rule) = rule {
                write!(f, " ({rule})")?;
            }
        }
        Ok(())
    }
}

/// Declares the keys of the texts that say what does not fit, and the list of them all: a key that
/// is declared cannot be missing there.
///
/// ```
/// redeye_game::misfits! {
///     /// All of them, for those who translate.
///     pub const MISFITS = "harbour-misfit-";
///     SEATS: "seats";
///     PAUSE_RANGE: "pause-range";
/// }
///
/// assert_eq!(MISFITS, [SEATS, PAUSE_RANGE]);
/// assert_eq!(SEATS, "harbour-misfit-seats");
/// ```
#[macro_export]
macro_rules! misfits {
    (
        $(#[$meta:meta])*
        $vis:vis const $list:ident = $prefix:literal;
        $($name:ident: $key:literal;)+
    ) => {
        $(pub(crate) const $name: &str = concat!($prefix, $key);)+

        $(#[$meta])*
        $vis const $list: &[&str] = &[$($name),+];
    };
}

/// The options of a table as they were written, each of them known and there once.
///
/// ```
/// use redeye_game::{OptionInfo, read_options};
///
/// const OPTIONS: &[OptionInfo] = &[
///     OptionInfo { name: "storm", value: None, rule: "HAR-2" },
///     OptionInfo { name: "ships", value: Some("NUMBER"), rule: "HAR-3" },
/// ];
///
/// let mut misfits = Vec::new();
/// let chosen = read_options(OPTIONS, "storm ships=90", &mut misfits);
/// assert!(chosen.has("storm"));
/// assert_eq!(chosen.number("ships", &(1..=9), "harbour-misfit-ships", &mut misfits), None);
/// assert_eq!((misfits[0].option.as_str(), misfits[0].rule), ("ships=90", Some("HAR-3")));
/// ```
pub struct Chosen<'t>(Vec<(&'static OptionInfo, Option<&'t str>)>);

impl<'t> Chosen<'t> {
    /// Was this chosen?
    pub fn has(&self, name: &str) -> bool {
        self.find(name).is_some()
    }

    /// What was written behind `name=`.
    pub fn value(&self, name: &str) -> Option<&'t str> {
        self.find(name).and_then(|(_, value)| value)
    }

    /// The number behind `name=`, if there is one. One outside `range` does not fit.
    pub fn number(
        &self,
        name: &str,
        range: &RangeInclusive<u32>,
        key: &'static str,
        misfits: &mut Vec<Misfit>,
    ) -> Option<u32> {
        let text = self.value(name)?;
        let number = text.parse().ok().filter(|number| range.contains(number));
        if number.is_none() {
            misfits.push(self.misfit(name, key, Misfit::ends(range)));
        }
        number
    }

    /// Why an option that was chosen does not fit: as it was written, with its own clause.
    ///
    /// # Panics
    /// If it was not chosen.
    pub fn misfit(
        &self,
        name: &str,
        key: &'static str,
        args: Vec<(&'static str, String)>,
    ) -> Misfit {
        let (info, value) = self.find(name).expect("what does not fit was chosen");
        let option = value.map_or_else(|| name.to_owned(), |value| format!("{name}={value}"));
        Misfit { option, rule: Some(info.rule), key, args }
    }

    fn find(&self, name: &str) -> Option<(&'static OptionInfo, Option<&'t str>)> {
        self.0.iter().copied().find(|(info, _)| info.name == name)
    }
}

/// Reads a list of options and finds the words that are none.
pub fn read_options<'t>(
    known: &'static [OptionInfo],
    text: &'t str,
    misfits: &mut Vec<Misfit>,
) -> Chosen<'t> {
    let mut chosen = Chosen(Vec::new());
    for word in text.split_whitespace() {
        let mut refuse = |key, args: &[(&'static str, &str)]| {
            let args = args.iter().map(|(name, arg)| (*name, (*arg).to_owned())).collect();
            misfits.push(Misfit { option: word.to_owned(), rule: None, key, args });
        };
        let (name, value) = word.split_once('=').map_or((word, None), |(n, v)| (n, Some(v)));
        let Some(option) = known.iter().find(|option| option.name == name) else {
            let names: Vec<&str> = known.iter().map(|option| option.name).collect();
            refuse("misfit-unknown-option", &[("options", &names.join(", "))]);
            continue;
        };
        match (option.value, value) {
            (Some(what), None) => {
                refuse("misfit-needs-value", &[("example", &format!("{name}={what}"))]);
            }
            (None, Some(_)) => refuse("misfit-takes-no-value", &[("name", name)]),
            _ if chosen.has(name) => refuse("misfit-given-twice", &[]),
            _ => chosen.0.push((option, value)),
        }
    }
    chosen
}

/// A configuration on the wire: how many play and with which options, not yet known to fit.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// How many play.
    pub seats: u8,
    /// The options, as a configuration writes them.
    pub options: String,
}

/// Lets a configuration cross the wire as a [`Choice`]: how many play, and its text. What comes in
/// is read by `Config::read`, so options that do not fit never become a configuration.
///
/// ```
/// use std::fmt;
///
/// use redeye_game::{Choice, Misfit, Misfits, sent_as_choice};
/// use serde::{Deserialize, Serialize};
///
/// #[derive(Clone, Debug, Serialize, Deserialize)]
/// #[serde(try_from = "Choice", into = "Choice")]
/// struct Config {
///     seats: u8,
/// }
///
/// impl Config {
///     fn read(seats: u8, _options: &str) -> Result<Self, Misfits> {
///         match Misfit::players(seats, &(2..=4), "HAR-1", "harbour-misfit-seats") {
///             Some(misfit) => Err(Misfits(vec![misfit])),
///             None => Ok(Self { seats }),
///         }
///     }
/// }
///
/// impl fmt::Display for Config {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         f.write_str("")
///     }
/// }
///
/// sent_as_choice!(Config, |config| config.seats);
///
/// let sent = serde_json::to_string(&Config { seats: 3 }).unwrap();
/// assert_eq!(sent, r#"{"seats":3,"options":""}"#);
/// assert!(serde_json::from_str::<Config>(&sent).is_ok());
/// assert!(serde_json::from_str::<Config>(&sent.replace('3', "5")).is_err());
/// ```
#[macro_export]
macro_rules! sent_as_choice {
    ($config:ty, |$sent:ident| $seats:expr) => {
        impl ::std::convert::TryFrom<$crate::Choice> for $config {
            type Error = $crate::Misfits;

            fn try_from(choice: $crate::Choice) -> ::std::result::Result<Self, $crate::Misfits> {
                Self::read(choice.seats, &choice.options)
            }
        }

        impl ::std::convert::From<$config> for $crate::Choice {
            fn from($sent: $config) -> Self {
                Self { seats: $seats, options: $sent.to_string() }
            }
        }
    };
}
