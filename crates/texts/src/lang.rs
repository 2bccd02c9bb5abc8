//! Which languages there are, and which one somebody wants.

use std::fmt;
use std::str::FromStr;

/// A language that Redeye speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// French.
    Fr,
    /// Dutch.
    Nl,
    /// Spanish.
    Es,
    /// Portuguese.
    Pt,
}

impl Lang {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::En, Self::De, Self::Fr, Self::Nl, Self::Es, Self::Pt];

    /// Its code, as in `locales` and in addresses.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Fr => "fr",
            Self::Nl => "nl",
            Self::Es => "es",
            Self::Pt => "pt",
        }
    }

    /// Its name, as those who speak it write it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::De => "Deutsch",
            Self::Fr => "Français",
            Self::Nl => "Nederlands",
            Self::Es => "Español",
            Self::Pt => "Português",
        }
    }

    /// The best of our languages for somebody who wants these: a list as browsers send it
    /// (`de-CH, fr;q=0.7`), or a setting of the system (`pt_BR.UTF-8`). None, if we speak none
    /// of them.
    ///
    /// By hand, because our six differ in their first word: what a library would weigh up
    /// (regions, scripts) makes no difference here.
    ///
    /// ```
    /// use redeye_texts::Lang;
    /// assert_eq!(Lang::wanted("cs, en;q=0.5, nl-BE;q=0.9"), Some(Lang::Nl));
    /// assert_eq!(Lang::wanted("pt_BR.UTF-8"), Some(Lang::Pt));
    /// assert_eq!(Lang::wanted("C"), None);
    /// ```
    pub fn wanted(list: &str) -> Option<Self> {
        let mut best: Option<(f32, Self)> = None;
        for item in list.split(',') {
            let (tag, weight) = item.split_once(';').unwrap_or((item, ""));
            let weight = weight.trim().strip_prefix("q=").unwrap_or("1");
            let weight: f32 = weight.parse().unwrap_or(0.0);
            let word = tag.trim().split(['-', '_', '.', '@']).next().unwrap_or_default();
            let Some(lang) = Self::ALL.into_iter().find(|l| word.eq_ignore_ascii_case(l.code()))
            else {
                continue;
            };
            // Of two that are wanted alike, the first is meant.
            if weight > best.map_or(0.0, |(weight, _)| weight) {
                best = Some((weight, lang));
            }
        }
        best.map(|(_, lang)| lang)
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL.into_iter().find(|lang| lang.code() == text).ok_or_else(|| {
            let known: Vec<String> =
                Self::ALL.iter().map(|lang| format!("{lang} ({})", lang.own_name())).collect();
            format!("no language of ours is called `{text}`; there are {}", known.join(", "))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_strictly() {
        for lang in Lang::ALL {
            assert_eq!(lang.code().parse(), Ok(lang));
        }
        let error = "sv".parse::<Lang>().unwrap_err();
        assert!(error.contains("`sv`") && error.contains("de (Deutsch)"), "{error}");
    }

    #[test]
    fn the_most_wanted_language_we_speak_is_found() {
        for (list, found) in [
            ("de-CH,de;q=0.9,en;q=0.8", Some(Lang::De)),
            ("it, en-GB;q=0.3 , es-419 ;q=0.4", Some(Lang::Es)),
            ("fr, nl", Some(Lang::Fr)),
            ("FR_ca@euro", Some(Lang::Fr)),
            ("en;q=0, sv", None),
            ("deutsch", None),
            ("POSIX", None),
            ("", None),
            (";;,,q=,en;q=x", None),
        ] {
            assert_eq!(Lang::wanted(list), found, "{list}");
        }
    }
}
