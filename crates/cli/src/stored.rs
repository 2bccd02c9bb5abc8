//! `redeye backup`, `redeye export` and `redeye check`: what a server keeps, while it runs or not.

use std::io::Write as _;

use anyhow::{Context as _, Result, bail};
use redeye_server::check::{self, Checked};
use redeye_server::matches::record_of;

use crate::args::{Backup, Check, Export};

/// Copies everything into one file.
pub(crate) fn backup(args: &Backup) -> Result<()> {
    redeye_store::backup(&args.data.folder, &args.file)?;
    anstream::println!("everything is in {}", args.file.display());
    Ok(())
}

/// Prints the record of a match that is over.
pub(crate) fn export(args: &Export) -> Result<()> {
    let log = redeye_store::read_match(&args.data.folder, &args.table)?;
    let record = record_of(&log).with_context(|| format!("the record of {}", args.table))?;
    Ok(std::io::stdout().lock().write_all(record.as_bytes())?)
}

/// Looks over everything, and names what is damaged.
pub(crate) fn check(args: &Check) -> Result<()> {
    let Checked { matches, rooms, damaged } = check::check(&args.folder)?;
    if damaged.is_empty() {
        let folder = args.folder.display();
        anstream::println!(
            "{folder}: {matches} matches and {rooms} rooms are as they were written"
        );
        return Ok(());
    }
    let lines: Vec<String> = damaged.iter().map(|(what, why)| format!("{what}: {why}")).collect();
    bail!(
        "{}\nnothing else of {matches} matches and {rooms} rooms is damaged; a backup may have \
         these whole",
        lines.join("\n")
    )
}
