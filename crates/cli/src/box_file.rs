//! `redeye box`: the box files of Hijacked.

use std::fs;
use std::io::Write;

use anyhow::{Context, Result, bail};
use redeye_hijacked::{BOX_BYTES_MAX, Components};

use crate::args::BoxCommand;

pub(crate) fn run(command: &BoxCommand) -> Result<()> {
    let BoxCommand::Check { file } = command;
    let place = || file.display().to_string();
    let size = fs::metadata(file).with_context(place)?.len();
    if size > BOX_BYTES_MAX as u64 {
        bail!("{}: {size} bytes are too many: {BOX_BYTES_MAX} at most", place());
    }
    let text = fs::read_to_string(file).with_context(place)?;
    match Components::read(&text) {
        Ok(components) => {
            let mut out = anstream::stdout().lock();
            let name = components.name();
            writeln!(out, "{}: the box `{name}` fits. A host plays it with", place())?;
            writeln!(out, "box={}", components.to_option())?;
            Ok(())
        }
        Err(misfits) => {
            let lines: Vec<String> = misfits.iter().map(|one| format!("\n  {one}")).collect();
            bail!("{}: this box does not fit:{}", place(), lines.concat())
        }
    }
}
