//! `redeye verify`: a record proved.

use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, anyhow};
use redeye_game::Game;
use redeye_game::record::{BadLine, Header, Record};
use redeye_games::{GameId, with_game};

use crate::args::Verify;

pub(crate) fn run(args: &Verify) -> Result<()> {
    let mut out = anstream::stdout().lock();
    for file in &args.files {
        let (text, game) = open(file)?;
        let summary = with_game!(game, G => verify::<G>(&text)).map_err(|bad| at(file, &bad))?;
        writeln!(out, "{}: {summary}", file.display())?;
    }
    Ok(())
}

/// The text of a record and the game it is of.
pub(crate) fn open(file: &Path) -> Result<(String, GameId)> {
    let text = std::fs::read_to_string(file).with_context(|| file.display().to_string())?;
    let header = Header::read(&text).map_err(|bad| at(file, &bad))?;
    let game = header
        .game
        .parse()
        .map_err(|reason| at(file, &BadLine { line: header.lines.game, reason }))?;
    Ok((text, game))
}

/// Names the file, the line and the reason.
pub(crate) fn at(file: &Path, bad: &BadLine) -> anyhow::Error {
    anyhow!("{}:{}: {}", file.display(), bad.line, bad.reason)
}

fn verify<G: Game>(text: &str) -> Result<String, BadLine> {
    let record = Record::<G>::read(text)?;
    let verified = record.verify()?;
    let mut parts = vec![count(verified.draws, "draw"), count(verified.inputs, "input")];
    if verified.refusals > 0 {
        parts.push(count(verified.refusals, "refusal"));
    }
    if verified.expectations > 0 {
        parts.push(count(verified.expectations, "expectation"));
    }
    let how = if verified.proved {
        "proved: commitment, seed and record agree"
    } else {
        "holds, but its draws were written by hand: there is no seed to prove them"
    };
    Ok(format!("{how} ({})", parts.join(", ")))
}

fn count(number: usize, what: &str) -> String {
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}
