//! `redeye play`: one match of bots, told as it goes.

use std::fmt::Display;
use std::io::{self, Write};

use anyhow::{Context, Result};
use redeye_bots::{Arena, Bot, HasBots, PACE_MS};
use redeye_game::record::Record;
use redeye_game::{BySeat, Deal, Match, Nonce, Salt, Seat, SeatSet, Seed, Viewer};
use redeye_games::{Narrate, Narrator, with_game};
use redeye_texts::Texts;

use crate::args::Play;
use crate::lang;
use crate::table::{create, series};
use crate::tell::{Sentence, check_viewer, say, sentences, write_title};

pub(crate) fn run(args: &Play, texts: &'static Texts) -> Result<()> {
    with_game!(args.table.game, G => play::<G>(args, texts))
}

fn play<G: HasBots + Narrate>(args: &Play, texts: &'static Texts) -> Result<()> {
    let config = args.table.config::<G>(texts)?;
    let viewer = args.eyes.viewer();
    let seats = args.table.players();
    check_viewer(viewer, seats)?;
    // The file first: if it cannot be written, nothing happens at all.
    let mut file = args.record.as_deref().map(|file| create("--record", file)).transpose()?;
    let word = args.table.seed_word()?;
    let mut chance = series(&word)(0);
    let deal = Deal {
        table: "PLAY".to_owned(),
        seed: Seed(chance.bytes()),
        salt: Salt(chance.bytes()),
        nonces: BySeat::new(seats, |_| Some(Nonce(chance.bytes()))),
    };
    let names = args.table.names();
    let options = config.to_string();
    let narrator = Narrator::new::<G>(texts, &names, &options);
    let mut game = Match::<G>::new(&config, deal.rng());
    let mut bots = Vec::new();
    args.table.seat_bots(&config, &mut bots);
    let mut story = Vec::new();
    let mut heard = vec![Vec::new(); usize::from(seats)];
    Arena::with_pace(PACE_MS).play(&mut game, &mut bots, &mut chance, |_, told| {
        story.extend(sentences::<G>(told, viewer, narrator));
        for seat in SeatSet::first(seats).iter() {
            let told = sentences::<G>(told, Viewer::Seat(seat), narrator);
            heard[seat.index()].extend(told);
        }
    });
    // The record before the story: whoever stops listening still has it.
    let commitment = deal.commitment();
    let record = Record::of(&game, &config, names.clone(), deal);
    if let Some(file) = &mut file {
        file.write_all(record.to_string().as_bytes()).context("--record")?;
    }

    let mut out = anstream::stdout().lock();
    write_title::<G>(&mut out, narrator, &options)?;
    writeln!(out, "{}\n", say(texts, "bound", &[("commitment", &commitment)]))?;
    story.iter().try_for_each(|sentence| sentence.write(&mut out, ""))?;
    if args.why {
        write_reasons(&mut out, &bots, viewer, &heard, narrator)?;
    }
    if let Some(file) = &args.record {
        let file = file.display();
        let verify = format!("redeye verify {file}");
        let replay = format!("redeye replay {file} --all");
        let text = say(texts, "recorded", &[("verify", &verify), ("replay", &replay)]);
        writeln!(out, "\n{text}")?;
    } else {
        let command = format!("redeye play{} --all", again(args, &word, texts));
        writeln!(out, "\n{}", say(texts, "again", &[("command", &command)]))?;
    }
    Ok(())
}

/// Whom the bots behind these eyes suspect most, with the events that speak most against them.
fn write_reasons<G: Narrate>(
    out: &mut impl Write,
    bots: &[Box<dyn Bot<G>>],
    viewer: Viewer,
    heard: &[Vec<Sentence>],
    narrator: Narrator<'_>,
) -> io::Result<()> {
    writeln!(out)?;
    let seats = SeatSet::first(bots.len() as u8);
    let shown = |seat: &Seat| viewer == Viewer::Seat(*seat) || !matches!(viewer, Viewer::Seat(_));
    for seat in seats.iter().filter(shown) {
        let opinions = seats.without(seat).iter().filter_map(|on| bots[seat.index()].explain(on));
        let Some(worst) = opinions.max_by(|a, b| a.suspicion.total_cmp(&b.suspicion)) else {
            continue;
        };
        let (who, whom) = (narrator.name(seat), narrator.name(worst.seat));
        let percent = format!("{:.0}", worst.suspicion * 100.0);
        let suspect = [("who", &who as &dyn Display), ("whom", &whom), ("percent", &percent)];
        writeln!(out, "{}", say(narrator.texts, "suspect", &suspect))?;
        for reason in worst.because.iter().flatten() {
            let Sentence { text, .. } = &heard[seat.index()][reason.event];
            let bits = format!("{:+.1}", reason.bits);
            let bits = bits.replace('.', narrator.texts.decimal_sign());
            let evidence = say(narrator.texts, "evidence", &[("bits", &bits), ("sentence", text)]);
            writeln!(out, "  {evidence}")?;
        }
    }
    Ok(())
}

/// The arguments that play the same match.
fn again(args: &Play, word: &str, texts: &Texts) -> String {
    let mut text = format!(" {} --players {}", args.table.game, args.table.players());
    if !args.table.set.is_empty() {
        text += &format!(" --set {}", args.table.set.join(","));
    }
    if let Some(file) = &args.table.box_file {
        text += &format!(" --box {}", file.display());
    }
    let levels: Vec<&str> = args.table.bots.iter().map(|level| level.name()).collect();
    text += &format!(" --bots {} --seed {word}", levels.join(","));
    if texts.lang() != lang::of_the_system() {
        text += &format!(" --lang {}", texts.lang());
    }
    text
}
