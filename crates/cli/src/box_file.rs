//! The box files of Hijacked: `redeye box`, and the flag `--box`.

use std::fmt::Display;
use std::fs::File;
use std::io::{Read, Write};
use std::path::Path;

use anyhow::{Context, Result, bail};
use redeye_game::{Game, Misfits};
use redeye_games::misfit;
use redeye_hijacked::{BOX_BYTES_MAX, Components};
use redeye_texts::Texts;

use crate::args::BoxCommand;
use crate::tell::{name_of, say};

/// How the option begins that holds a whole box.
const OPTION: &str = "box=";

pub(crate) fn run(command: &BoxCommand, texts: &Texts) -> Result<()> {
    let BoxCommand::Check { file } = command;
    let components = read(file, texts)?;
    let mut out = anstream::stdout().lock();
    let fits: [(_, &dyn Display); 2] = [("file", &file.display()), ("name", &components.name())];
    writeln!(out, "{}", say(texts, "box-fits", &fits))?;
    writeln!(out, "{OPTION}{}", components.to_option())?;
    Ok(())
}

/// The option that says the box in `file`, for a game that has boxes.
pub(crate) fn option<G: Game>(file: &Path, texts: &Texts) -> Result<String> {
    if !G::OPTIONS.iter().any(|option| OPTION.strip_suffix('=') == Some(option.name)) {
        bail!("{}", say(texts, "no-box", &[("game", &name_of::<G>(texts))]));
    }
    Ok(format!("{OPTION}{}", read(file, texts)?.to_option()))
}

/// Options for people to read: a box by its name, for the whole of it is as long as a page.
pub(crate) fn shown(options: &str) -> String {
    let word = |word: &str| {
        let components = word.strip_prefix(OPTION).map(Components::from_option);
        match components {
            Some(Ok(components)) => format!("{OPTION}{}", components.name()),
            _ => word.to_owned(),
        }
    };
    options.split_whitespace().map(word).collect::<Vec<_>>().join(" ")
}

/// The name of the box that these options say.
pub(crate) fn name_in(options: &str) -> String {
    let mut words = options.split_whitespace();
    let value = words.find_map(|word| word.strip_prefix(OPTION));
    let components = value.and_then(|value| Components::from_option(value).ok());
    components.map_or_else(|| Components::shipped().name().to_owned(), |one| one.name().to_owned())
}

fn read(file: &Path, texts: &Texts) -> Result<Components> {
    let place = || file.display().to_string();
    // One byte too many says enough: the rest of a large file is not read.
    let mut bytes = Vec::new();
    let mut limited = File::open(file).with_context(place)?.take(BOX_BYTES_MAX as u64 + 1);
    limited.read_to_end(&mut bytes).with_context(place)?;
    // What is not UTF-8 fits nowhere but in a comment, and is named by its line.
    let text = String::from_utf8_lossy(&bytes);
    match Components::read(&text) {
        Ok(components) => Ok(components),
        Err(Misfits(misfits)) => {
            let lines = misfits.iter().map(|one| format!("\n  {}", misfit(texts, one)));
            let unfit = say(texts, "box-unfit", &[("file", &place())]);
            bail!("{unfit}{}", lines.collect::<String>())
        }
    }
}
