//! `redeye backup` and `redeye export`: what a server keeps, while it runs or not.

use std::io::Write as _;

use anyhow::{Context as _, Result};
use redeye_game::record::Header;
use redeye_games::{GameId, with_game};
use redeye_server::store;
use redeye_server::table::record_of;

use crate::args::{Backup, Export};

/// Copies everything into one file.
pub(crate) fn backup(args: &Backup) -> Result<()> {
    store::backup(&args.data.folder, &args.file)?;
    anstream::println!("everything is in {}", args.file.display());
    Ok(())
}

/// Prints the record of a match that is over.
pub(crate) fn export(args: &Export) -> Result<()> {
    let loaded = store::read_table(&args.data.folder, &args.table)?;
    let header = Header::read(&loaded.head_text)?;
    let game: GameId = header.game.parse().map_err(anyhow::Error::msg)?;
    let record = with_game!(game, G => record_of::<G>(&loaded))
        .with_context(|| format!("the record of {} ({})", args.table, game.name()))?;
    Ok(std::io::stdout().lock().write_all(record.as_bytes())?)
}
