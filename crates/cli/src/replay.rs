//! `redeye replay`: a record told again, through somebody's eyes.

use std::io::{self, Write};

use anyhow::{Result, bail};
use redeye_game::record::{BadLine, Record, Step};
use redeye_game::{Game, SeatSet, Time, View, Viewer};
use redeye_games::{Narrate, Narrator, with_game};
use redeye_texts::Texts;
use serde::Serialize;

use crate::args::Replay;
use crate::tell::{check_viewer, say, sentences, write_title};
use crate::verify::{at, open};

pub(crate) fn run(args: &Replay, texts: &'static Texts) -> Result<()> {
    let (text, game) = open(&args.file)?;
    with_game!(game, G => replay::<G>(args, &text, texts))
}

/// What one entry looked like.
#[derive(Serialize)]
#[serde(bound = "")]
struct Moment<'m, G: Game> {
    /// Counted from 1.
    entry: usize,
    at_ms: u64,
    /// Only for those who see everything: an input can be a secret.
    #[serde(skip_serializing_if = "Option::is_none")]
    input: Option<String>,
    events: Vec<&'m G::Event>,
    view: View<G>,
    awaits: SeatSet,
    deadline_ms: Option<u64>,
}

fn replay<G: Narrate>(args: &Replay, text: &str, texts: &'static Texts) -> Result<()> {
    let bad_line = |bad: BadLine| at::<G>(&args.file, &bad, texts);
    let record = Record::<G>::read(text).map_err(bad_line)?;
    // The whole record first: a bad line at the end must not leave half a story.
    record.verify().map_err(bad_line)?;
    let viewer = args.eyes.viewer();
    check_viewer(viewer, record.header.names.len() as u8)?;
    let entries = record.lines.iter().filter(|line| matches!(line.step, Step::Entry(_))).count();
    let last = args.at.map_or(entries, |at| at as usize);
    if last > entries {
        bail!("--at {last}: this record has {entries} entries");
    }
    let narrator = Narrator::new::<G>(texts, &record.header.names, &record.header.options);
    let mut out = anstream::stdout().lock();
    if !args.json {
        write_title::<G>(&mut out, narrator, &record.header.options)?;
        writeln!(out)?;
    }
    let mut replay = record.replay();
    let mut entry = 0;
    while entry < last {
        let Some(line) = replay.step().map_err(bad_line)? else { break };
        let Step::Entry(put) = &line.step else { continue };
        entry += 1;
        let state = replay.game().state();
        if !args.json {
            // With all cards open every input is shown, also those that told nobody anything.
            if viewer == Viewer::All {
                writeln!(out, "\u{1b}[2m{line}\u{1b}[0m")?;
            }
            for sentence in sentences::<G>(replay.told(), viewer, narrator) {
                sentence.write(&mut out, &format!("{:>9}  ", put.at.to_string()))?;
            }
            continue;
        }
        let events = replay.told().heard_by(viewer).collect();
        let input = (viewer == Viewer::All).then(|| line.to_string());
        let (view, awaits) = (state.view(viewer), state.awaits());
        let deadline_ms = state.deadline().map(Time::ms);
        let at_ms = put.at.ms();
        let moment = Moment::<G> { entry, at_ms, input, events, view, awaits, deadline_ms };
        writeln!(out, "{}", serde_json::to_string(&moment)?)?;
    }
    if args.at.is_some() && !args.json {
        let after = say(texts, "after-entry", &[("entry", &last), ("entries", &entries)]);
        writeln!(out, "\n{after}")?;
        write_status(&mut out, replay.game().state(), viewer, narrator)?;
    }
    Ok(())
}

/// How the table stands, and for whom it waits.
fn write_status<G: Narrate>(
    out: &mut impl Write,
    state: &G,
    viewer: Viewer,
    narrator: Narrator<'_>,
) -> io::Result<()> {
    for line in G::status(&state.view(viewer)) {
        writeln!(out, "  {}", narrator.text(&line))?;
    }
    let seats = narrator.list(state.awaits());
    if let Some(due) = state.deadline() {
        let until = say(narrator.texts, "awaited-until", &[("time", &due), ("seats", &seats)]);
        writeln!(out, "  {until}")?;
    } else if !state.awaits().is_empty() {
        writeln!(out, "  {}", say(narrator.texts, "awaited", &[("seats", &seats)]))?;
    }
    Ok(())
}
