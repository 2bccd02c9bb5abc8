//! How a server is set up. Everything has a default that is sensible at home.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::str::FromStr;

use ipnet::IpNet;
use serde::Deserialize;

/// How a server is set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where it keeps everything.
    pub data: PathBuf,
    /// The address people type, if it is another: behind a proxy, with encryption.
    pub public_url: Option<String>,
    /// The certificate, if this server itself does the encryption.
    pub tls: Option<TlsFiles>,
    /// Networks of proxies whose word about who asks is taken.
    pub trusted_proxies: Vec<Network>,
    /// Where counters are shown: on this machine alone.
    pub metrics_listen: Option<SocketAddr>,
    /// How long a bot takes over a move on average, in milliseconds. One that takes no time cannot
    /// hide how long it computes.
    pub bot_pace_ms: u32,
    /// How long a deal waits for what people's clients add to it, in milliseconds; 0: they add
    /// nothing.
    pub deal_wait_ms: u32,
    /// What one address, session or socket may ask for.
    pub limits: Limits,
}

/// Where a certificate and its key are, as PEM. They may be renewed while the server runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TlsFiles {
    /// The certificate, and those between it and the authority.
    pub cert: PathBuf,
    /// Its private key.
    pub key: PathBuf,
}

/// A network, such as `10.0.0.0/8`. An address alone is a network of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct Network(IpNet);

impl Network {
    /// Does this address belong to it?
    pub fn contains(&self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }
}

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let one = || text.parse().map(|address: IpAddr| IpNet::from(address.to_canonical()));
        let network = text.parse().or_else(|_| one());
        network.map(Self).map_err(|_| "expected a network such as 10.0.0.0/8".to_owned())
    }
}

impl TryFrom<String> for Network {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

/// What one address, session or socket may ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Tables that one address may make in an hour.
    pub tables_per_hour: u32,
    /// Tables that one person may have open.
    pub tables_per_session: u32,
    /// Sockets of one address at one time; of all its connections twice as many, because a page
    /// needs others beside its socket.
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
            tls: None,
            trusted_proxies: Vec::new(),
            metrics_listen: None,
            bot_pace_ms: 1800,
            deal_wait_ms: 5000,
            limits: Limits::default(),
        }
    }
}

impl Config {
    /// Is it reached over an encrypted connection?
    pub fn is_secure(&self) -> bool {
        let public = self.public_url.as_ref();
        self.tls.is_some() || public.is_some_and(|url| url.starts_with("https://"))
    }

    /// How an address of this server begins, where people reach it directly.
    pub fn scheme(&self) -> &'static str {
        if self.tls.is_some() { "https" } else { "http" }
    }

    /// Is this the address of one of our own proxies?
    pub fn trusts(&self, address: IpAddr) -> bool {
        self.trusted_proxies.iter().any(|network| network.contains(address))
    }
}
