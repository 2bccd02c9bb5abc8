//! `redeye verify`: a record proved.

use std::fs::File;
use std::io::{Read, Write};
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use redeye_game::Game;
use redeye_game::record::{BadLine, End, Header, Record, Round};
use redeye_games::{GameId, reason, with_game};
use redeye_texts::Texts;

use crate::args::Verify;

/// No record of ours comes near it; a stranger's file might.
const FILE_BYTES_MAX: u64 = 16 * 1024 * 1024;

pub(crate) fn run(args: &Verify, texts: &Texts) -> Result<()> {
    let mut out = anstream::stdout().lock();
    let mut bad = Vec::new();
    for file in &args.files {
        match check(file, args, texts) {
            Ok(report) => writeln!(out, "{}: {report}", file.display())?,
            Err(error) => bad.push(format!("{error:#}")),
        }
    }
    if bad.is_empty() { Ok(()) } else { bail!("{}", bad.join("\n")) }
}

fn check(file: &Path, args: &Verify, texts: &Texts) -> Result<String> {
    let (text, game) = open(file)?;
    with_game!(game, G => {
        verify::<G>(&text, args).map_err(|bad| at::<G>(file, &bad, texts))
    })
}

/// The text of a record and the game it is of.
pub(crate) fn open(file: &Path) -> Result<(String, GameId)> {
    let text = read(file).with_context(|| file.display().to_string())?;
    // Before the game is known there are no rules that could say anything.
    let bad = |bad: BadLine| anyhow!("{}:{}: {}", file.display(), bad.line, bad.reason);
    let header = Header::read(&text).map_err(bad)?;
    let no_game = |reason: String| bad(BadLine::new(header.lines.game, reason));
    let game = header.game.parse().map_err(no_game)?;
    Ok((text, game))
}

fn read(file: &Path) -> Result<String> {
    let mut bytes = Vec::new();
    File::open(file)?.take(FILE_BYTES_MAX + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > FILE_BYTES_MAX {
        bail!("this is larger than any record");
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.iter().filter(|byte| **byte == b'\n').count() + 1;
        anyhow!("line {line}: this is not UTF-8 text")
    })
}

/// Names the file, the line and the reason.
pub(crate) fn at<G: Game>(file: &Path, bad: &BadLine, texts: &Texts) -> anyhow::Error {
    anyhow!("{}:{}: {}", file.display(), bad.line, reason::<G>(texts, &bad.reason))
}

fn verify<G: Game>(text: &str, args: &Verify) -> Result<String, BadLine> {
    let record = Record::<G>::read(text)?;
    let verified = record.verify()?;
    let (proof, lines) = (record.header.proof.as_ref(), record.header.lines);
    if let Some(published) = args.commitment
        && proof.map(|proof| proof.commitment) != Some(published)
    {
        let reason = format!("this record is not bound by {published}");
        return Err(BadLine::new(lines.commitment, reason));
    }
    let round = proof.and_then(|proof| proof.round.as_ref());
    if let Some(published) = args.seal
        && round.map(|round| round.seal) != Some(published)
    {
        let reason = format!("this record is not under the seal {published}");
        return Err(BadLine::new(lines.seal, reason));
    }
    let mut parts = vec![count(verified.draws, "draw"), count(verified.inputs, "input")];
    if verified.refusals > 0 {
        parts.push(count(verified.refusals, "refusal"));
    }
    if verified.expectations > 0 {
        parts.push(count(verified.expectations, "expectation"));
    }
    let parts = parts.join(", ");
    let end = match &record.end {
        End::Open => "the match is not over".to_owned(),
        End::Over(outcome) => format!("the match ended {outcome}"),
    };
    Ok(match proof {
        None => format!("allowed by the rules ({parts}); no seed proves the draws; {end}"),
        Some(proof) => {
            let seats = record.header.names.len();
            let nonces = proof.deal.nonces.seats(Option::is_some).len();
            let commitment = proof.commitment;
            let (how, seal) = round.map_or_else(Default::default, told_of_round);
            format!(
                "drawn by the seed, allowed by the rules ({parts}); {nonces} of {seats} seats \
                 added a nonce{how}; {end}\n  bound by {commitment}{seal}"
            )
        }
    })
}

/// How nonces were bound, and by which seal.
fn told_of_round(Round { bound, seal }: &Round) -> (String, String) {
    let mut how = ", bound before any was revealed".to_owned();
    if !bound.withheld.is_empty() {
        how += &format!("; drawn anew, for these seats did not reveal theirs: {}", bound.withheld);
    }
    (how, format!("\n  under the seal {seal}"))
}

fn count(number: usize, what: &str) -> String {
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}
