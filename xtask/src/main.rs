//! Our own chores: `cargo xtask tidy`, `cargo xtask instructions [--write]` and
//! `cargo xtask release [--dry-run | --tag TAG]`.

mod instructions;
mod notices;
mod release;
mod tidy;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, bail};

use release::Mode;

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
        ["release"] => release::run(Mode::Build, None),
        ["release", "--dry-run"] => release::run(Mode::DryRun, None),
        ["release", "--tag", tag] => release::run(Mode::Build, Some(tag)),
        _ => bail!(
            "usage: cargo xtask tidy | instructions [--write] | release [--dry-run | --tag TAG]"
        ),
    }
}

/// Returns the root folder of the project.
fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}
