//! What can be looked up: games and options, completions, the manual page.

use std::io::Write;

use anyhow::{Result, bail};
use clap::CommandFactory;
use redeye_games::GameId;

use crate::args::Redeye;

pub(crate) fn games() -> Result<()> {
    let mut out = anstream::stdout().lock();
    for game in GameId::ALL {
        let seats = game.seats();
        let (least, most) = (seats.start(), seats.end());
        writeln!(out, "\u{1b}[1m{}\u{1b}[0m: {}, {least} to {most} players", game, game.name())?;
        for option in game.options() {
            let value = option.value.map(|value| format!("={value}")).unwrap_or_default();
            let name = format!("{}{value}", option.name);
            writeln!(out, "  {name:<16} {}", option.about)?;
        }
    }
    writeln!(out, "\nChoose options with --set, for example: --set plots,pause=20")?;
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
