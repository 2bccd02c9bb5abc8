//! Our own chores: `cargo xtask tidy` and `cargo xtask instructions [--write]`.

mod instructions;
mod tidy;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, bail};

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            println!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["tidy"] => tidy::run(),
        ["instructions"] => instructions::compare(),
        ["instructions", "--write"] => instructions::write(),
        _ => bail!("usage: cargo xtask tidy | instructions [--write]"),
    }
}

/// The project's own folder.
fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}
