//! What `play` and `replay` share: telling a match through somebody's eyes.

use std::fmt::Display;
use std::io::{self, Write};

use anyhow::{Result, bail};
use redeye_game::{Audience, Game, Told, Viewer};
use redeye_games::{Narrate, Narrator};
use redeye_texts::{Args, Texts};

use crate::box_file;

/// What the command line has to say itself, with names and numbers filled in.
pub(crate) fn say(texts: &Texts, key: &str, fill: &[(&'static str, &dyn Display)]) -> String {
    let args: Args<'_> = fill.iter().map(|(name, arg)| (*name, arg.to_string())).collect();
    texts.text(&format!("cli-{key}"), &args)
}

/// The name of the game, as it is known in this language.
pub(crate) fn name_of<G: Game>(texts: &Texts) -> String {
    texts.plain(&format!("{}-name", G::ID))
}

/// The game and who plays it.
pub(crate) fn write_title<G: Game>(
    out: &mut impl Write,
    narrator: Narrator<'_>,
    options: &str,
) -> io::Result<()> {
    let game = format!("\u{1b}[1m{}\u{1b}[0m", name_of::<G>(narrator.texts));
    if options.is_empty() {
        writeln!(out, "{game}")?;
    } else {
        let title = [("game", &game as &dyn Display), ("options", &box_file::shown(options))];
        writeln!(out, "{}", say(narrator.texts, "title", &title))?;
    }
    let seats = narrator.names.iter().enumerate();
    let seats: Vec<String> = seats.map(|(index, name)| format!("{} {name}", index + 1)).collect();
    writeln!(out, "{}", say(narrator.texts, "seats", &[("seats", &seats.join(", "))]))
}

/// One sentence of a story.
#[derive(Clone, Debug)]
pub(crate) struct Sentence {
    pub(crate) text: String,
    /// A chapter ends with it.
    pub(crate) ends_chapter: bool,
}

impl Sentence {
    /// Writes it after `margin`, with some air after a chapter.
    pub(crate) fn write(&self, out: &mut impl Write, margin: &str) -> io::Result<()> {
        if self.ends_chapter {
            writeln!(out, "{margin}\u{1b}[1m{}\u{1b}[0m\n", self.text)
        } else {
            writeln!(out, "{margin}{}", self.text)
        }
    }
}

/// What `viewer` heard, a sentence each. Who sees everything is also told who else heard it.
pub(crate) fn sentences<G: Narrate>(
    told: &Told<G::Event>,
    viewer: Viewer,
    narrator: Narrator<'_>,
) -> Vec<Sentence> {
    let told = told.iter().filter(|(_, event)| !G::is_left_out(event));
    let heard = told.filter(|(to, _)| to.includes(viewer));
    let sentence = |(to, event): (Audience, &G::Event)| {
        let text = narrator.text(&G::event(event));
        let text = match to {
            Audience::Only(seats) if viewer == Viewer::All => {
                let alone = [("sentence", &text as &dyn Display), ("seats", &narrator.list(seats))];
                say(narrator.texts, "alone", &alone)
            }
            Audience::Only(_) | Audience::All => text,
        };
        Sentence { text, ends_chapter: G::ends_chapter(event) }
    };
    heard.map(sentence).collect()
}

/// Refuses eyes that do not sit at the table.
pub(crate) fn check_viewer(viewer: Viewer, seats: u8) -> Result<()> {
    match viewer {
        Viewer::Seat(seat) if seat.index() >= usize::from(seats) => {
            bail!("--seat {seat}: this table has seats 1 to {seats}")
        }
        Viewer::Seat(_) | Viewer::Public | Viewer::All => Ok(()),
    }
}
