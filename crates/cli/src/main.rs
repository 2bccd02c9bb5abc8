//! The `redeye` command: reads the arguments, calls one function per command, and turns an
//! error into a message and exit code 2.

mod args;
mod play;
mod reference;
mod replay;
mod sim;
mod table;
mod tell;
mod verify;

use std::process::ExitCode;

use anyhow::Result;
use clap::Parser;

use args::{Command, Redeye};

/// What was asked for cannot be done: the arguments or a file are not right.
const BAD_INPUT: u8 = 2;

fn main() -> ExitCode {
    let redeye = Redeye::parse();
    match run(redeye.command.unwrap_or_default()) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our output has read enough.
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            anstream::eprintln!("\u{1b}[1;31merror:\u{1b}[0m {error:#}");
            ExitCode::from(BAD_INPUT)
        }
    }
}

fn run(command: Command) -> Result<()> {
    match command {
        Command::Play(play) => play::run(&play),
        Command::Sim(sim) => sim::run(&sim),
        Command::Replay(replay) => replay::run(&replay),
        Command::Verify(verify) => verify::run(&verify),
        Command::Games => reference::games(),
        Command::Completions { shell } => reference::completions(shell),
        Command::Man { command } => reference::man(command.as_deref()),
    }
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let io = error.downcast_ref::<std::io::Error>();
    io.is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}
