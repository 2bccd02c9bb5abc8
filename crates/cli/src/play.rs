//! `redeye play`: one match of bots, told as it goes.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use anyhow::{Context, Result};
use redeye_bots::{Arena, Bot, HasBots};
use redeye_game::record::Record;
use redeye_game::{BySeat, Deal, Match, Nonce, Salt, Seat, SeatSet, Seed, Viewer};
use redeye_games::{Names, Narrate, with_game};

use crate::args::Play;
use crate::table::series;
use crate::tell::{Sentence, check_viewer, sentences, write_title};

/// Bots that are watched think for up to so long over an action, by the match's own clock.
const PACE_MS: u32 = 4_000;

pub(crate) fn run(args: &Play) -> Result<()> {
    with_game!(args.table.game, G => play::<G>(args))
}

fn play<G: HasBots + Narrate>(args: &Play) -> Result<()> {
    let config = args.table.config::<G>()?;
    let viewer = args.eyes.viewer();
    let seats = args.table.players;
    check_viewer(viewer, seats)?;
    // The file first: if it cannot be written, nothing happens at all.
    let mut file = args.record.as_deref().map(create).transpose()?;
    let word = args.table.seed_word()?;
    let mut chance = series(&word)(0);
    let deal = Deal {
        table: "PLAY".to_owned(),
        seed: Seed(chance.bytes()),
        salt: Salt(chance.bytes()),
        nonces: BySeat::new(seats, |_| Some(Nonce(chance.bytes()))),
    };
    let names = args.table.names();
    let mut game = Match::<G>::new(&config, deal.rng());
    let mut bots = Vec::new();
    args.table.seat_bots(&config, &mut bots);
    let mut story = Vec::new();
    let mut heard = vec![Vec::new(); usize::from(seats)];
    Arena::with_pace(PACE_MS).play(&mut game, &mut bots, &mut chance, |_, told| {
        story.extend(sentences::<G>(told, viewer, &Names(&names)));
        for seat in SeatSet::first(seats).iter() {
            let told = sentences::<G>(told, Viewer::Seat(seat), &Names(&names));
            heard[seat.index()].extend(told);
        }
    });
    // The record before the story: whoever stops listening still has it.
    let commitment = deal.commitment();
    let record = Record::of(&game, &config, names, deal);
    if let Some(file) = &mut file {
        file.write_all(record.to_string().as_bytes()).context("--record")?;
    }

    let names = &record.header.names;
    let mut out = anstream::stdout().lock();
    write_title::<G>(&mut out, names, &config.to_string())?;
    writeln!(out, "The deal is bound by {commitment}.\n")?;
    story.iter().try_for_each(|sentence| sentence.write(&mut out, ""))?;
    if args.why {
        write_reasons(&mut out, &bots, viewer, &heard, &Names(names))?;
    }
    if let Some(file) = &args.record {
        let file = file.display();
        writeln!(out, "\nRecorded: try `redeye verify {file}`, `redeye replay {file} --all`.")?;
    } else {
        writeln!(out, "\nAgain with all cards open: redeye play{} --all", again(args, &word))?;
    }
    Ok(())
}

/// Whom the bots behind these eyes suspect most, with the events that speak most against them.
fn write_reasons<G: Narrate>(
    out: &mut impl Write,
    bots: &[Box<dyn Bot<G>>],
    viewer: Viewer,
    heard: &[Vec<Sentence>],
    names: &Names<'_>,
) -> io::Result<()> {
    writeln!(out)?;
    let seats = SeatSet::first(bots.len() as u8);
    let shown = |seat: &Seat| viewer == Viewer::Seat(*seat) || !matches!(viewer, Viewer::Seat(_));
    for seat in seats.iter().filter(shown) {
        let opinions = seats.without(seat).iter().filter_map(|on| bots[seat.index()].explain(on));
        let Some(worst) = opinions.max_by(|a, b| a.suspicion.total_cmp(&b.suspicion)) else {
            continue;
        };
        let (who, whom, percent) = (names.of(seat), names.of(worst.seat), worst.suspicion * 100.0);
        writeln!(out, "{who} would say that {whom} is a suspect ({percent:.0} %), because:")?;
        for reason in worst.because.iter().flatten() {
            let Sentence { text, .. } = &heard[seat.index()][reason.event];
            writeln!(out, "  {:+.1} bits: {text}", reason.bits)?;
        }
    }
    Ok(())
}

/// Makes the file, which must not be there yet.
fn create(file: &Path) -> Result<File> {
    let created = OpenOptions::new().write(true).create_new(true).open(file);
    created.with_context(|| format!("--record {}", file.display()))
}

/// The arguments that play the same match.
fn again(args: &Play, word: &str) -> String {
    let mut text = format!(" {} --players {}", args.table.game, args.table.players);
    if !args.table.set.is_empty() {
        text += &format!(" --set {}", args.table.set.join(","));
    }
    let levels: Vec<&str> = args.table.bots.iter().map(|level| level.name()).collect();
    text + &format!(" --bots {} --seed {word}", levels.join(","))
}
