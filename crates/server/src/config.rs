//! How a server is set up. Everything has a default that is sensible at home.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

/// How a server is set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where it keeps everything.
    pub data: PathBuf,
    /// The address people type, if it is another: behind a proxy, with encryption.
    pub public_url: Option<String>,
    /// Proxies whose word about who asks is taken.
    pub trusted_proxies: Vec<IpAddr>,
    /// How long a bot takes over a move on average, in milliseconds.
    pub bot_pace_ms: u32,
    /// What one address, session or socket may ask for.
    pub limits: Limits,
}

/// What one address, session or socket may ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Tables that one address may make in an hour.
    pub tables_per_hour: u32,
    /// Tables that one person may have open.
    pub tables_per_session: u32,
    /// Connections of one address at one time.
    pub connections_per_address: u32,
    /// Connections in all.
    pub connections: u32,
    /// Requests of one address in a second, not counting sockets.
    pub requests_per_second: u32,
    /// Messages of one socket in a second.
    pub messages_per_second: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            tables_per_hour: 10,
            tables_per_session: 3,
            connections_per_address: 60,
            connections: 20_000,
            requests_per_second: 20,
            messages_per_second: 5,
        }
    }
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080),
            data: PathBuf::from("redeye-data"),
            public_url: None,
            trusted_proxies: Vec::new(),
            bot_pace_ms: 1800,
            limits: Limits::default(),
        }
    }
}

impl Config {
    /// Is it reached over an encrypted connection?
    pub fn is_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}
