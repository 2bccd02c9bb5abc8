//! Time as the rules know it: how long the match has been going on.

use std::fmt;
use std::ops::Add;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Milliseconds since the match began. The host's clock stays outside: a rule names a
/// deadline and is told when it has come.
///
/// ```
/// use redeye_game::Time;
/// let at: Time = "12.345".parse().unwrap();
/// assert_eq!(at, Time::from_ms(12_345));
/// assert_eq!(at.to_string(), "12.345");
/// ```
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Time(u64);

/// A hundred years: longer than any match, and far from where sums overflow.
const MS_MAX: u64 = 100 * 366 * 24 * 3600 * 1000;

impl Time {
    /// The beginning.
    pub const ZERO: Self = Self(0);

    /// So many milliseconds in.
    pub const fn from_ms(ms: u64) -> Self {
        Self(ms)
    }

    /// Milliseconds since the beginning.
    pub const fn ms(self) -> u64 {
        self.0
    }
}

/// Later by so many milliseconds.
impl Add<u64> for Time {
    type Output = Self;

    fn add(self, ms: u64) -> Self {
        Self(self.0 + ms)
    }
}

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:03}", self.0 / 1000, self.0 % 1000)
    }
}

impl FromStr for Time {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let read = || {
            let (seconds, ms) = text.split_once('.')?;
            let seconds: u64 = seconds.parse().ok()?;
            let time = Self(seconds.checked_mul(1000)?.checked_add(ms.parse().ok()?)?);
            (time.0 <= MS_MAX && time.to_string() == text).then_some(time)
        };
        read().ok_or_else(|| format!("`{text}` is not a time: expected seconds like 12.345"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_its_own_form_is_read() {
        assert_eq!("0.000".parse(), Ok(Time::ZERO));
        for text in [
            "",
            "1",
            "1.5",
            "1.5000",
            "-1.000",
            "1,000",
            "3162240000.001",
            "18446744073709551615.999",
        ] {
            assert!(text.parse::<Time>().is_err(), "{text:?} was read as a time");
        }
    }
}
