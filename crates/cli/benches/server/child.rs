//! Processes that are measured: started here, and ended here whatever happens.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child as Process, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};

/// Limits that are out of the way: all sockets come from one address.
const LIMITS: [&str; 6] = [
    "--tables-per-hour",
    "--tables-per-session",
    "--connections-per-address",
    "--connections",
    "--requests-per-second",
    "--messages-per-second",
];

/// The system counts processor time in hundredths of a second, whatever its clock is.
const TICKS_PER_SECOND: u64 = 100;

/// A process that listens.
pub(crate) struct Child {
    process: Process,
    /// When it was started.
    pub(crate) started: Instant,
    pub(crate) address: SocketAddr,
    log: Receiver<(Instant, String)>,
}

/// Ended by its number, and waited for.
impl Drop for Child {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Child {
    /// The server, on a free port. Bots take `bot_pace_ms` over a move.
    pub(crate) fn server(data: &Path, bot_pace_ms: u32) -> Result<Self> {
        let mut command = Command::new(env!("CARGO_BIN_EXE_redeye"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data);
        // These clients add nothing to the deal: it need not wait for them.
        command.args(["--bot-pace-ms", &bot_pace_ms.to_string(), "--deal-wait-ms", "0"]);
        command.args(LIMITS.iter().flat_map(|limit| [*limit, "1000000"]));
        command.env("RUST_LOG", "info").env("NO_COLOR", "1");
        Self::start(command)
    }

    /// Starts a process that says on its first line where it listens.
    pub(crate) fn start(mut command: Command) -> Result<Self> {
        let started = Instant::now();
        let mut process = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
        let output = process.stdout.take().context("it has an output")?;
        let errors = process.stderr.take().context("it has a log")?;
        let (line, log) = mpsc::channel();
        std::thread::spawn(move || {
            for text in BufReader::new(errors).lines().map_while(Result::ok) {
                // Whoever measures may have seen enough.
                let _ = line.send((Instant::now(), text));
            }
        });
        // From here on it is ended, whatever happens.
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        let mut child = Self { process, started, address, log };
        let mut first = String::new();
        BufReader::new(output).read_line(&mut first)?;
        let (_, address) = first.trim_end().rsplit_once("http://").context("it did not start")?;
        child.address = address.parse()?;
        Ok(child)
    }

    /// How much processor time it has used.
    pub(crate) fn cpu(&self) -> Result<Duration> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.process.id()))?;
        // The name, in brackets, may have blanks in it; user and system time are the twelfth and
        // thirteenth after it.
        let (_, rest) = stat.rsplit_once(')').context("no such process")?;
        let ticks: u64 = rest
            .split_ascii_whitespace()
            .skip(11)
            .take(2)
            .filter_map(|field| field.parse::<u64>().ok())
            .sum();
        Ok(Duration::from_millis(ticks * 1000 / TICKS_PER_SECOND))
    }

    /// How much of the memory it holds is in use, in bytes.
    pub(crate) fn resident_bytes(&self) -> Result<f64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.and_then(|line| line.split_ascii_whitespace().next());
        Ok(kib.context("no such process")?.parse::<f64>()? * 1024.0)
    }

    /// When it wrote a log line with `words`, waiting for it no longer than `most`.
    pub(crate) fn when_logged(&self, words: &str, most: Duration) -> Result<Instant> {
        let until = Instant::now() + most;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let (when, line) = self.log.recv_timeout(left).context(format!("no `{words}`"))?;
            if line.contains(words) {
                return Ok(when);
            }
        }
    }

    /// Ends it without a warning, as a failing machine would.
    pub(crate) fn kill_hard(self) {
        drop(self);
    }
}
