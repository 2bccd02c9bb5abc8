//! What `play` and `replay` share: telling a match through somebody's eyes.

use std::io::{self, Write};

use anyhow::{Result, bail};
use redeye_game::{Audience, Game, Told, Viewer};
use redeye_games::{Names, Narrate};

/// The game and who plays it.
pub(crate) fn write_title<G: Game>(
    out: &mut impl Write,
    names: &[String],
    options: &str,
) -> io::Result<()> {
    let with = if options.is_empty() { String::new() } else { format!(" with {options}") };
    writeln!(out, "\u{1b}[1m{}\u{1b}[0m{with}", G::NAME)?;
    let seats: Vec<String> =
        names.iter().enumerate().map(|(index, name)| format!("{} {name}", index + 1)).collect();
    writeln!(out, "At the table: {}", seats.join(", "))
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
    names: &Names<'_>,
) -> Vec<Sentence> {
    let heard = told.iter().filter(|(to, _)| to.includes(viewer));
    let sentence = |(to, event): (Audience, &G::Event)| {
        let text = match to {
            Audience::Only(seats) if viewer == Viewer::All => {
                format!("{} (to {} alone)", G::narrate(event, names), names.list(seats))
            }
            Audience::Only(_) | Audience::All => G::narrate(event, names),
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
