//! Our own chores: `cargo xtask tidy`, `cargo xtask instructions [--write]`,
//! `cargo xtask new-game NAME [--clauses HAR]` and `cargo xtask release [--dry-run | --tag TAG]`.

mod instructions;
mod new_game;
mod notices;
mod release;
mod tidy;

use std::fmt;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;

use release::Mode;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            println!("error: {error:#}");
            if error.is::<BadInput>() { ExitCode::from(2) } else { ExitCode::FAILURE }
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
        ["new-game", name] => new_game::run(name, None),
        ["new-game", name, "--clauses", clauses] => new_game::run(name, Some(clauses)),
        _ => Err(BadInput(USAGE.to_owned()).into()),
    }
}

const USAGE: &str = "usage: cargo xtask tidy | instructions [--write] | \
     new-game NAME [--clauses HAR] | release [--dry-run | --tag TAG]";

/// What was asked for cannot be done: exit code 2, and nothing is changed.
#[derive(Debug)]
struct BadInput(String);

impl fmt::Display for BadInput {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadInput {}

/// Returns the root folder of the project.
fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}
