//! `redeye play`: one match of bots, told as it goes.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;

use anyhow::{Context, Result, bail};
use redeye_bots::{Arena, Bot, HasBots};
use redeye_game::record::Record;
use redeye_game::{BySeat, Deal, Match, Nonce, Salt, Seat, SeatSet, Seed, Viewer};
use redeye_games::{Names, Narrate, with_game};

use crate::args::Play;
use crate::table::series;
use crate::tell::{check_viewer, sentences, write_title};

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
    if let Some(file) = args.record.as_deref().filter(|file| file.exists()) {
        bail!("--record {}: this file exists; choose another name", file.display());
    }
    let word = args.table.seed_word()?;
    let mut chance = series(&word)(0);
    let deal = Deal {
        table: "PLAY".to_owned(),
        seed: Seed(chance.bytes()),
        salt: Salt(chance.bytes()),
        nonces: BySeat::new(seats, |_| Some(Nonce(chance.bytes()))),
    };
    let names = args.table.names();
    let mut out = anstream::stdout().lock();
    write_title::<G>(&mut out, &names, &config.to_string())?;
    writeln!(out, "The deal is bound by {}.\n", deal.commitment())?;

    let mut game = Match::<G>::new(&config, deal.rng());
    let mut bots = args.table.bots::<G>(&config);
    let mut heard = vec![Vec::new(); usize::from(seats)];
    let mut result = Ok(());
    Arena::with_pace(PACE_MS).play(&mut game, &mut bots, &mut chance, |_, told| {
        for sentence in sentences::<G>(told, viewer, &Names(&names)) {
            if result.is_ok() {
                result = writeln!(out, "{sentence}");
            }
        }
        for seat in SeatSet::first(seats).iter() {
            let told = sentences::<G>(told, Viewer::Seat(seat), &Names(&names));
            heard[seat.index()].extend(told);
        }
    });
    result?;
    if args.why {
        write_reasons(&mut out, &bots, viewer, &heard, &Names(&names))?;
    }
    let record = Record::of(&game, &config, names, deal);
    if let Some(file) = &args.record {
        save(file, &record.to_string())?;
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
    heard: &[Vec<String>],
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
            let sentence = &heard[seat.index()][reason.event];
            writeln!(out, "  {:+.1} bits: {sentence}", reason.bits)?;
        }
    }
    Ok(())
}

fn save(file: &Path, text: &str) -> Result<()> {
    let mut open = OpenOptions::new();
    let opened = open.write(true).create_new(true).open(file);
    opened
        .and_then(|mut opened| opened.write_all(text.as_bytes()))
        .with_context(|| format!("--record {}", file.display()))
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
