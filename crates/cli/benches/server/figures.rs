//! What was measured, and what it must be.

use std::io::{self, Write};

/// What a figure must be.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Bar {
    AtMost(f64),
    AtLeast(f64),
    /// It is there to be known.
    None,
}

/// One figure.
#[derive(Clone, Debug)]
pub(crate) struct Figure {
    what: String,
    value: f64,
    unit: &'static str,
    bar: Bar,
}

impl Figure {
    pub(crate) fn new(what: impl Into<String>, value: f64, unit: &'static str, bar: Bar) -> Self {
        Self { what: what.into(), value, unit, bar }
    }

    pub(crate) fn is_missed(&self) -> bool {
        match self.bar {
            Bar::AtMost(most) => self.value > most,
            Bar::AtLeast(least) => self.value < least,
            Bar::None => false,
        }
    }
}

/// Writes them as a table, as it stands in `docs/benchmarks.md`.
pub(crate) fn write(out: &mut impl Write, figures: &[Figure]) -> io::Result<()> {
    writeln!(out, "| figure | measured | bar | |\n|---|---|---|---|")?;
    for figure in figures {
        let Figure { what, value, unit, bar } = figure;
        let bar = match bar {
            Bar::AtMost(most) => format!("≤ {} {unit}", number(*most)),
            Bar::AtLeast(least) => format!("≥ {} {unit}", number(*least)),
            Bar::None => String::new(),
        };
        let verdict = match (&figure.bar, figure.is_missed()) {
            (Bar::None, _) => "",
            (_, true) => "missed",
            (_, false) => "ok",
        };
        let (value, bar) = (number(*value), bar.trim_end());
        writeln!(out, "| {what} | {} | {bar} | {verdict} |", format!("{value} {unit}").trim_end())?;
    }
    Ok(())
}

/// A number with as many digits as mean something.
fn number(value: f64) -> String {
    if value >= 1000.0 {
        let whole = format!("{value:.0}");
        let (head, tail) = whole.split_at(whole.len() - 3);
        format!("{head},{tail}")
    } else if value >= 100.0 || value.fract() == 0.0 {
        format!("{value:.0}")
    } else if value >= 10.0 {
        format!("{value:.1}")
    } else {
        format!("{value:.2}")
    }
}
