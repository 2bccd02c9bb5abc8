//! How long the windows of a game stay open.

use std::ops::RangeInclusive;

/// What a host chose with `pause=SECONDS`; nothing: each window has the length that the rules give.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pause(Option<u32>);

impl Pause {
    /// The shortest and the longest, in seconds: a glance, and one move a day.
    pub const RANGE_S: RangeInclusive<u32> = 5..=86_400;

    /// How long a window stays open at a slow table, in seconds: long enough to sleep, and a match
    /// still ends within weeks.
    pub const SLOW_S: u32 = 12 * 3600;

    /// Reads what stands behind `pause=`, if that was written. None: it does not fit.
    pub fn read(text: Option<&str>) -> Option<Self> {
        let Some(text) = text else { return Some(Self(None)) };
        let chosen = text.parse().ok().filter(|seconds| Self::RANGE_S.contains(seconds));
        chosen.map(|seconds| Self(Some(seconds)))
    }

    /// The length of a window that takes `usual_s` unless the host chose, in milliseconds.
    pub fn ms(self, usual_s: u32) -> u64 {
        u64::from(self.0.unwrap_or(usual_s)) * 1000
    }

    /// The same for a table at which people make a move now and then.
    #[must_use]
    pub const fn for_slow_table(self) -> Self {
        match self.0 {
            Some(_) => self,
            None => Self(Some(Self::SLOW_S)),
        }
    }

    /// As an option is written; nothing if the host did not choose.
    pub fn option(self) -> Option<String> {
        self.0.map(|seconds| format!("pause={seconds}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pause_is_what_the_host_chose_or_what_the_rules_give() {
        let usual = Pause::read(None).unwrap();
        assert_eq!((usual.ms(30), usual.option()), (30_000, None));
        assert_eq!(usual.for_slow_table().ms(30), 43_200_000);
        for chosen in ["5", "30", "86400"] {
            let pause = Pause::read(Some(chosen)).unwrap();
            assert_eq!(pause.option(), Some(format!("pause={chosen}")), "also the usual one");
            assert_eq!(pause.for_slow_table(), pause, "the host's word counts");
        }
        for bad in ["4", "86401", "", "-5", "1.5", "soon"] {
            assert_eq!(Pause::read(Some(bad)), None, "{bad}");
        }
    }
}
