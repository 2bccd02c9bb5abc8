//! The `redeye` command: reads the arguments, calls one function per command, and turns an
//! error into a message and exit code 2.

mod args;
mod balance;
mod box_file;
mod lang;
mod load;
mod play;
mod reference;
mod replay;
mod report;
mod serve;
mod sim;
mod stored;
mod table;
mod tell;
mod verify;

use std::process::ExitCode;

use anyhow::Result;
use clap::Parser;
use redeye_texts::Texts;

use args::{Command, Redeye};

/// A message is many small pieces that live for a moment. With the system's allocator a busy server
/// takes a sixth more processor time for an action (`docs/benchmarks.md`).
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// What was asked for cannot be done: the arguments or a file are not right.
const BAD_INPUT: u8 = 2;

fn main() -> ExitCode {
    let redeye = Redeye::parse();
    let texts = Texts::of(redeye.lang.unwrap_or_else(lang::of_the_system));
    match run(redeye.command.unwrap_or_else(|| Command::Serve(Box::default())), texts) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our output has read enough.
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            anstream::eprintln!("\u{1b}[1;31merror:\u{1b}[0m {error:#}");
            ExitCode::from(BAD_INPUT)
        }
    }
}

fn run(command: Command, texts: &'static Texts) -> Result<()> {
    match command {
        Command::Serve(serve) => serve::run(*serve),
        Command::Backup(backup) => stored::backup(&backup),
        Command::Export(export) => stored::export(&export),
        Command::Check(check) => stored::check(&check),
        Command::Play(play) => play::run(&play, texts),
        Command::Sim(sim) => sim::run(&sim, texts),
        Command::Load(load) => load::run(&load),
        Command::Replay(replay) => replay::run(&replay, texts),
        Command::Verify(verify) => verify::run(&verify, texts),
        Command::Box(command) => box_file::run(&command, texts),
        Command::Games => reference::games(texts),
        Command::Completions { shell } => reference::completions(shell),
        Command::Man { command } => reference::man(command.as_deref()),
    }
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let io = error.downcast_ref::<std::io::Error>();
    io.is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}
