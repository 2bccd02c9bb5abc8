//! How long the windows of a game stay open.

use std::ops::RangeInclusive;

use crate::{Chosen, Misfit};

/// What a host chose with `pause=SECONDS`; nothing: each window has the length that the rules give.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pause(Option<u32>);

impl Pause {
    /// The shortest and the longest, in seconds: a glance, and one move a day.
    pub const RANGE_S: RangeInclusive<u32> = 5..=86_400;

    /// How long a window stays open at a slow table, in seconds: long enough to sleep, and a match
    /// still ends within weeks.
    pub const SLOW_S: u32 = 12 * 3600;

    /// Reads `pause=SECONDS`, if that was chosen. One outside the range does not fit.
    pub fn read(chosen: &Chosen<'_>, key: &'static str, misfits: &mut Vec<Misfit>) -> Self {
        Self(chosen.number("pause", &Self::RANGE_S, key, misfits))
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
    use crate::{Misfits, OptionInfo, read_options};

    fn read(options: &str) -> Result<Pause, String> {
        const KNOWN: &[OptionInfo] =
            &[OptionInfo { name: "pause", value: Some("SECONDS"), rule: "HAR-1" }];
        let mut misfits = Vec::new();
        let chosen = read_options(KNOWN, options, &mut misfits);
        let pause = Pause::read(&chosen, "pause-range", &mut misfits);
        if misfits.is_empty() { Ok(pause) } else { Err(Misfits(misfits).to_string()) }
    }

    #[test]
    fn a_pause_is_what_the_host_chose_or_what_the_rules_give() {
        let usual = read("").unwrap();
        assert_eq!((usual.ms(30), usual.option()), (30_000, None));
        assert_eq!(usual.for_slow_table().ms(30), 43_200_000);
        for chosen in ["pause=5", "pause=30", "pause=86400"] {
            let pause = read(chosen).unwrap();
            assert_eq!(pause.option().as_deref(), Some(chosen), "also the usual one");
            assert_eq!(pause.for_slow_table(), pause, "the host's word counts");
        }
        for bad in ["4", "86401", "", "-5", "1.5", "soon"] {
            let misfit = format!("pause={bad}: pause-range (HAR-1)");
            assert_eq!(read(&format!("pause={bad}")), Err(misfit));
        }
    }
}
