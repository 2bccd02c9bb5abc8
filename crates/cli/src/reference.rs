//! What can be looked up: games and options, completions, the manual page.

use std::fmt::Display;
use std::io::Write;

use anyhow::{Result, bail};
use clap::CommandFactory;
use redeye_game::Game;
use redeye_games::{GameId, with_game};
use redeye_texts::Texts;

use crate::args::Redeye;
use crate::tell::{name_of, say};

pub(crate) fn games(texts: &Texts) -> Result<()> {
    let mut out = anstream::stdout().lock();
    for game in GameId::ALL {
        let seats = game.seats();
        let id = format!("\u{1b}[1m{game}\u{1b}[0m");
        let name = with_game!(game, G => name_of::<G>(texts));
        // ILL-60: some seats are there only with an option.
        let fits = |seats: &u8| with_game!(game, G => G::configure(*seats, "").is_ok());
        let most = seats.clone().rev().find(fits).unwrap_or(*seats.end());
        let all = if most < *seats.end() { seats.end().to_string() } else { "none".to_owned() };
        let adults = if game.adults() { "yes" } else { "no" };
        let line: [(_, &dyn Display); 6] = [
            ("id", &id),
            ("game", &name),
            ("least", seats.start()),
            ("most", &most),
            ("with_master", &all),
            ("adults", &adults),
        ];
        writeln!(out, "{}", say(texts, "game", &line))?;
        for option in game.options() {
            let value = option.value.map(|value| format!("={value}")).unwrap_or_default();
            let name = format!("{}{value}", option.name);
            let about = texts.plain(&format!("{game}-option-{}.about", option.name));
            writeln!(out, "  {name:<16} {about} ({})", option.rule)?;
        }
    }
    writeln!(out, "\n{}", say(texts, "choose", &[("example", &"--set plots,pause=20")]))?;
    Ok(())
}

pub(crate) fn completions(shell: clap_complete::Shell) -> Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Redeye::command(), "redeye", &mut script);
    Ok(std::io::stdout().write_all(&script)?)
}

/// The page of `redeye`, or of one of its commands.
pub(crate) fn man(command: Option<&str>) -> Result<()> {
    let mut redeye = Redeye::command();
    redeye.build();
    let shown = match command {
        None => redeye,
        Some(name) => match redeye.find_subcommand(name) {
            Some(found) => found.clone(),
            None => bail!("man {name}: no such command; `redeye help` lists them"),
        },
    };
    let mut page = Vec::new();
    clap_mangen::Man::new(shown).render(&mut page)?;
    Ok(std::io::stdout().write_all(&page)?)
}
