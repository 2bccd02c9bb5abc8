//! Writing a record.

use std::fmt::{self, Display, Write as _};

use super::{End, FORMAT, Header, Line, Record, Round, Step, add_sum};
use crate::{Entry, Game, Input};

impl Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "redeye match {FORMAT}")?;
        writeln!(f, "game {} {}", self.game, self.rules)?;
        writeln!(f, "table {}", self.table)?;
        writeln!(f, "options{}{}", if self.options.is_empty() { "" } else { " " }, self.options)?;
        for (index, name) in self.names.iter().enumerate() {
            writeln!(f, "seat {} {name}", index + 1)?;
        }
        if let Some(proof) = &self.proof {
            writeln!(f, "commitment {}", proof.commitment)?;
            writeln!(f, "salt {}", proof.deal.salt)?;
            writeln!(f, "seed {}", proof.deal.seed)?;
            for (seat, nonce) in proof.deal.nonces.iter() {
                if let Some(nonce) = nonce {
                    writeln!(f, "nonce {seat} {nonce}")?;
                }
            }
            if let Some(round) = &proof.round {
                round.fmt(f)?;
            }
        }
        Ok(())
    }
}

impl Display for Round {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (seat, commitment) in self.bound.commitments.iter() {
            if let Some(commitment) = commitment {
                writeln!(f, "bound {seat} {commitment}")?;
            }
        }
        if !self.bound.withheld.is_empty() {
            writeln!(f, "withheld {}", self.bound.withheld)?;
        }
        writeln!(f, "seal {}", self.seal)
    }
}

impl<G: Game> Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = format!("{}\n", self.header);
        for line in &self.lines {
            writeln!(text, "{line}")?;
        }
        match &self.end {
            End::Open => writeln!(text, "open")?,
            End::Over(outcome) => writeln!(text, "end {outcome}")?,
        }
        if self.has_sum {
            add_sum(&mut text);
        }
        f.write_str(&text)
    }
}

impl<G: Game> Display for Line<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.step {
            Step::Entry(entry) => entry.fmt(f),
            Step::Refused { at, seat, action, refusal } => {
                write!(f, "{at} seat {seat}: {action} ! {refusal}")
            }
            Step::Expect(expectation) => write!(f, "? {expectation}"),
        }
    }
}

impl<G: Game> Display for Entry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = self.at;
        match &self.input {
            Input::Act(seat, action) => write!(f, "{at} seat {seat}: {action}"),
            Input::Chance(chance) => write!(f, "{at} table: {chance}"),
            Input::Clock => write!(f, "{at} clock"),
        }
    }
}
