//! The command line, defined once: help, completions and the man page come from here.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, builder::PossibleValuesParser, builder::TypedValueParser};
use redeye_bots::Level;
use redeye_game::{Commitment, Seal, Seat, Viewer};
use redeye_games::GameId;
use redeye_server::config::Network;
use redeye_texts::Lang;

/// A table for games of lies and bargains.
///
/// Redeye plays games of hidden roles by all their rules: bots for empty seats, a record of
/// every match, and a deal that anyone can check afterwards. Without a command it serves a table
/// to the browsers of this machine.
#[derive(Debug, Parser)]
#[command(name = "redeye", version, about, long_about, max_term_width = 100)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Redeye {
    /// The language matches are told in [default: the system's, if it is one of these]
    #[arg(long, global = true, value_name = "LANG", value_parser = langs())]
    pub(crate) lang: Option<Lang>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  redeye serve --listen 0.0.0.0:8080
  redeye play resistance --players 7 --set plots --record evening.match
  redeye replay evening.match --seat 3 --lang fr
  redeye verify evening.match
  redeye sim resistance --players 5 --games 100000 --bots normal --json";

/// What Redeye can do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Serve tables to browsers: the default
    Serve(Box<Serve>),
    /// Copy everything a server keeps into one file, while it runs
    Backup(Backup),
    /// Print the record of a match that is over
    Export(Export),
    /// Look over everything that a server keeps, for what the disk has damaged
    Check(Check),
    /// Let bots play one match and tell it
    Play(Play),
    /// Let bots play many matches and count who wins
    Sim(Sim),
    /// Play at many tables of a running server and measure how long it takes
    Load(Load),
    /// Tell a recorded match through somebody's eyes
    Replay(Replay),
    /// Check records: every draw by the seed, every action and refusal by the rules
    Verify(Verify),
    /// Check the box files of Hijacked
    #[command(subcommand)]
    Box(BoxCommand),
    /// List the games and their options
    Games,
    /// Print a completion script for your shell
    Completions {
        /// Which shell
        shell: clap_complete::Shell,
    },
    /// Print the manual page of Redeye, or of one command
    Man {
        /// Which command
        command: Option<String>,
    },
}

/// What is done with a box file: what is printed on the pieces of Hijacked.
#[derive(Debug, Subcommand)]
pub(crate) enum BoxCommand {
    /// Name everything in a box file that does not fit
    Check {
        /// The file
        file: PathBuf,
    },
}

/// Who sits down to what.
#[derive(Clone, Debug, Args)]
pub(crate) struct Table {
    /// The game, see `redeye games`
    #[arg(value_parser = games(), default_value = "resistance")]
    pub(crate) game: GameId,
    /// How many play [default: 5, or as many as can]
    #[arg(long, short, value_name = "N")]
    pub(crate) players: Option<u8>,
    /// Options of the game, see `redeye games`; several with commas between them
    #[arg(long, value_name = "OPTION")]
    pub(crate) set: Vec<String>,
    /// A box file of one's own, for Hijacked: what is printed on the pieces
    #[arg(long = "box", value_name = "FILE")]
    pub(crate) box_file: Option<PathBuf>,
    /// How well the bots play: one level for all, or a list that goes round the seats
    #[arg(long, value_name = "LEVEL", value_delimiter = ',', value_parser = levels())]
    #[arg(default_value = "normal")]
    pub(crate) bots: Vec<Level>,
    /// Any word: the same word gives the same matches [default: chosen by the system]
    #[arg(long, value_name = "WORD", value_parser = plain_word)]
    pub(crate) seed: Option<String>,
}

/// `redeye serve`: every flag can also be set by its variable, or in a file.
#[derive(Debug, Args, Default, serde::Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Serve {
    /// A file with these settings, as TOML: `listen = "0.0.0.0:8080"`
    #[arg(long, value_name = "FILE", env = "REDEYE_CONFIG")]
    #[serde(skip)]
    pub(crate) config: Option<PathBuf>,
    /// Where to listen [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDRESS:PORT", env = "REDEYE_LISTEN")]
    pub(crate) listen: Option<SocketAddr>,
    /// Where to keep everything [default: redeye-data]
    #[arg(long, value_name = "DIR", env = "REDEYE_DATA")]
    pub(crate) data: Option<PathBuf>,
    /// The address people type, if it is another: `https://redeye.example`
    #[arg(long, value_name = "URL", env = "REDEYE_PUBLIC_URL", value_parser = site)]
    pub(crate) public_url: Option<String>,
    /// The certificate, as PEM, to serve `https://` without a proxy
    #[arg(long, value_name = "FILE", env = "REDEYE_TLS_CERT")]
    pub(crate) tls_cert: Option<PathBuf>,
    /// The private key of the certificate, as PEM
    #[arg(long, value_name = "FILE", env = "REDEYE_TLS_KEY")]
    pub(crate) tls_key: Option<PathBuf>,
    /// A proxy whose word about who asks is taken, or a network of them: `10.0.0.0/8`; can be
    /// given several times
    #[arg(long, value_name = "NETWORK", env = "REDEYE_TRUSTED_PROXIES", value_delimiter = ',')]
    pub(crate) trusted_proxy: Vec<Network>,
    /// Where to show counters for Prometheus, on this machine alone: `127.0.0.1:9090`
    #[arg(long, value_name = "ADDRESS:PORT", env = "REDEYE_METRICS_LISTEN")]
    pub(crate) metrics_listen: Option<SocketAddr>,
    /// How long a bot takes over a move on average [default: 1800]
    #[arg(long, value_name = "MS", env = "REDEYE_BOT_PACE_MS")]
    pub(crate) bot_pace_ms: Option<u32>,
    /// How long a deal waits for what people's clients add to it; 0: they add nothing
    /// [default: 5000]
    #[arg(long, value_name = "MS", env = "REDEYE_DEAL_WAIT_MS")]
    pub(crate) deal_wait_ms: Option<u32>,
    /// Tables that one address may make in an hour [default: 10]
    #[arg(long, value_name = "N", env = "REDEYE_TABLES_PER_HOUR")]
    pub(crate) tables_per_hour: Option<u32>,
    /// Tables that one person may have open [default: 3]
    #[arg(long, value_name = "N", env = "REDEYE_TABLES_PER_SESSION")]
    pub(crate) tables_per_session: Option<u32>,
    /// Sockets of one address, and twice as many connections in all [default: 60]
    #[arg(long, value_name = "N", env = "REDEYE_CONNECTIONS_PER_ADDRESS")]
    pub(crate) connections_per_address: Option<u32>,
    /// Connections in all [default: 20000]
    #[arg(long, value_name = "N", env = "REDEYE_CONNECTIONS")]
    pub(crate) connections: Option<u32>,
    /// Requests of one address in a second [default: 20]
    #[arg(long, value_name = "N", env = "REDEYE_REQUESTS_PER_SECOND")]
    pub(crate) requests_per_second: Option<u32>,
    /// Messages of one socket in a second [default: 5]
    #[arg(long, value_name = "N", env = "REDEYE_MESSAGES_PER_SECOND")]
    pub(crate) messages_per_second: Option<u32>,
    /// Write log lines as JSON
    #[arg(long, env = "REDEYE_LOG_JSON")]
    pub(crate) log_json: bool,
}

/// `redeye backup`
#[derive(Debug, Args)]
pub(crate) struct Backup {
    /// The copy, which must not exist yet. It has secrets in it: keep it like the original
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) data: Data,
}

/// `redeye export`
#[derive(Debug, Args)]
pub(crate) struct Export {
    /// The match by its name, such as `4KQ0…-1`
    pub(crate) table: String,
    #[command(flatten)]
    pub(crate) data: Data,
}

/// `redeye check`
#[derive(Debug, Args)]
pub(crate) struct Check {
    /// Where the server keeps everything
    #[arg(value_name = "DIR", env = "REDEYE_DATA", default_value = "redeye-data")]
    pub(crate) folder: PathBuf,
}

/// Where a server keeps everything.
#[derive(Debug, Args)]
pub(crate) struct Data {
    /// Where the server keeps everything
    #[arg(long = "data", value_name = "DIR", env = "REDEYE_DATA", default_value = "redeye-data")]
    pub(crate) folder: PathBuf,
}

/// `redeye play`
#[derive(Debug, Args)]
pub(crate) struct Play {
    #[command(flatten)]
    pub(crate) table: Table,
    #[command(flatten)]
    pub(crate) eyes: EyesArgs,
    /// Tell at the end whom each bot suspected, and by what
    #[arg(long)]
    pub(crate) why: bool,
    /// Write the record to this file, which must not exist yet
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
}

/// `redeye sim`
#[derive(Clone, Debug, Args)]
#[command(after_long_help = SIM_BALANCE)]
pub(crate) struct Sim {
    #[command(flatten)]
    pub(crate) table: Table,
    /// How many matches
    #[arg(long, short = 'n', value_name = "M", default_value_t = 10_000)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// How many at a time [default: one for each core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
    /// Print a JSON object instead of each table
    #[arg(long)]
    pub(crate) json: bool,
    /// Draw how Hijacked comes out, as SVG, to this file, which must not exist yet
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
}

/// What is reported about the balance of a box.
const SIM_BALANCE: &str = "\
Hijacked is played by 1, 2, 3 and 4 if --players does not say how many. Its report also has what a
host needs to judge a box file: rounds, retreats, trust, hijackers, points. To draw it:

  redeye sim hijacked --box my-box.txt --games 2000 --seed judge --svg my-box.svg";

/// `redeye load`
#[derive(Debug, Args)]
#[command(after_long_help = LOAD_LIMITS)]
pub(crate) struct Load {
    /// The server
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080")]
    pub(crate) server: SocketAddr,
    /// How many tables of five
    #[arg(long, value_name = "N", default_value_t = 100)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=5_000))]
    pub(crate) tables: u32,
    /// Actions per table and second; 0: as fast as the server answers, one at a time
    #[arg(long, value_name = "R", default_value_t = 1.0, value_parser = rate)]
    pub(crate) rate: f64,
    /// For how many seconds
    #[arg(long, value_name = "S", default_value_t = 30)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) seconds: u32,
    /// Print one JSON object instead of a table
    #[arg(long)]
    pub(crate) json: bool,
}

/// What a server must be told to let that many in.
const LOAD_LIMITS: &str = "\
All seats are sockets of this program, so they come from one address: start a server for it alone,
with limits that are out of the way, and never on a folder that anybody needs.

  redeye serve --data /tmp/load --tables-per-hour 1000000 --tables-per-session 1000000 \\
    --connections-per-address 1000000 --connections 1000000 \\
    --requests-per-second 1000000 --messages-per-second 1000000";

/// `redeye replay`
#[derive(Debug, Args)]
pub(crate) struct Replay {
    /// The record
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) eyes: EyesArgs,
    /// Stop after entry K, counted from 1, and show how the table stands
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) at: Option<u32>,
    /// Print one JSON object for each entry: what these eyes hear and see
    #[arg(long)]
    pub(crate) json: bool,
}

/// `redeye verify`
#[derive(Debug, Args)]
pub(crate) struct Verify {
    /// The records
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// What the table published before the match: every record must be bound by it
    #[arg(long, value_name = "HEX")]
    pub(crate) commitment: Option<Commitment>,
    /// What bound the deal before anybody revealed a nonce: every record must be under this seal
    #[arg(long, value_name = "HEX")]
    pub(crate) seal: Option<Seal>,
}

/// Through whose eyes.
#[derive(Debug, Args, Default)]
#[group(multiple = false)]
pub(crate) struct EyesArgs {
    /// Through the eyes of seat N
    #[arg(long, value_name = "N")]
    seat: Option<Seat>,
    /// As a spectator sees it: the default
    #[arg(long)]
    public: bool,
    /// With all cards open
    #[arg(long)]
    all: bool,
}

impl EyesArgs {
    pub(crate) fn viewer(&self) -> Viewer {
        match (self.seat, self.all) {
            (Some(seat), _) => Viewer::Seat(seat),
            (None, true) => Viewer::All,
            (None, false) => Viewer::Public,
        }
    }
}

/// An address of a site: nothing after the host.
fn site(text: &str) -> Result<String, String> {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match host.map(|host| host.trim_end_matches('/')) {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', ' ']) => {
            Ok(text.trim_end_matches('/').to_owned())
        }
        _ => Err("expected an address such as https://redeye.example".to_owned()),
    }
}

/// A rate that makes sense.
fn rate(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(rate) if (0.0..=1000.0).contains(&rate) => Ok(rate),
        _ => Err("expected a number from 0 to 1000".to_owned()),
    }
}

/// A word that can be typed again as it is shown.
fn plain_word(text: &str) -> Result<String, String> {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
    if (1..=64).contains(&text.len()) && text.chars().all(plain) && !text.starts_with('-') {
        Ok(text.to_owned())
    } else {
        Err("expected one word of up to 64 letters, digits, `-`, `_` or `.`".to_owned())
    }
}

fn games() -> impl TypedValueParser<Value = GameId> {
    PossibleValuesParser::new(GameId::ALL.map(GameId::id))
        .map(|id| id.parse::<GameId>().expect("clap lets only games through"))
}

fn langs() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(
        Lang::ALL.map(|lang| clap::builder::PossibleValue::new(lang.code()).help(lang.own_name())),
    )
    .map(|code| code.parse::<Lang>().expect("clap lets only languages through"))
}

fn levels() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(Level::ALL.map(Level::name)).map(|name| {
        let named = Level::ALL.into_iter().find(|level| level.name() == name);
        named.expect("clap lets only levels through")
    })
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_definition_is_sound() {
        super::Redeye::command().debug_assert();
    }
}
