//! How fast the server is, with the generator on the same machine. `make bench-server` prints it.
//!
//! The server is the real program in a process of its own, on a folder of its own, and so is the
//! bare echo that it is held against. Everything goes over loopback.

mod child;
mod echo;
mod figures;
mod idle;
mod live;
mod restart;

use std::io::Write as _;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use clap::Parser;

use figures::Figure;

/// The echo has the same allocator as the program.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Measures the server against its bars.
#[derive(Debug, Parser)]
struct Options {
    /// Fail if a bar is missed
    #[arg(long)]
    check: bool,
    /// A tenth of everything, to see whether it runs
    #[arg(long)]
    small: bool,
    /// Measure only this part
    #[arg(long, value_name = "PART", value_parser = PARTS)]
    only: Option<String>,
    /// Given by cargo
    #[arg(long, hide = true)]
    bench: bool,
}

const PARTS: [&str; 3] = ["live", "idle", "restart"];

/// How much of everything.
#[derive(Clone, Copy, Debug)]
struct Size {
    /// Tables in play, five sockets each.
    live_tables: usize,
    /// For how long they play, at each pace.
    live_time: Duration,
    /// Tables at which people sit and wait, five sockets each.
    idle_tables: usize,
    /// Tables in play when the server dies.
    running_tables: usize,
    /// How many of them somebody comes back to at once.
    sample: usize,
}

const FULL: Size = Size {
    live_tables: 1000,
    live_time: Duration::from_secs(30),
    idle_tables: 2000,
    running_tables: 10_000,
    sample: 200,
};

const SMALL: Size = Size {
    live_tables: 100,
    live_time: Duration::from_secs(5),
    idle_tables: 200,
    running_tables: 1000,
    sample: 20,
};

fn main() -> Result<ExitCode> {
    if let Some(answer) = echo::asked() {
        echo::serve(answer)?;
        return Ok(ExitCode::SUCCESS);
    }
    let options = Options::parse();
    let size = if options.small { SMALL } else { FULL };
    let _ = rlimit::increase_nofile_limit(size.idle_tables as u64 * 5 + 2000);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let mut figures = Vec::new();
    let wanted = |part: &str| options.only.as_deref().is_none_or(|only| only == part);
    if wanted("live") {
        figures.extend(runtime.block_on(live::measure(size))?);
    }
    if wanted("idle") {
        figures.extend(runtime.block_on(idle::measure(size))?);
    }
    if wanted("restart") {
        figures.extend(runtime.block_on(restart::measure(size))?);
    }
    let mut out = anstream::stdout().lock();
    figures::write(&mut out, &figures)?;
    out.flush()?;
    let missed = figures.iter().any(Figure::is_missed);
    Ok(if options.check && missed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// Says what is being done, for whoever waits.
fn say(what: &str) {
    anstream::eprintln!("{what}");
}
