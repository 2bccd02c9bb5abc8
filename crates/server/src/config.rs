//! The configuration of a server. Every setting has a default that makes sense at home.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::str::FromStr;

use ipnet::IpNet;
use serde::Deserialize;

/// How a server is set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// The address that the server listens on.
    pub listen: SocketAddr,
    /// The folder in which the server keeps everything.
    pub data: PathBuf,
    /// The address that people type, if it differs: behind a proxy, or with encryption.
    pub public_url: Option<String>,
    /// The certificate, if the server encrypts connections itself.
    pub tls: Option<TlsFiles>,
    /// The networks of the proxies that may say which client a request comes from.
    pub trusted_proxies: Vec<Network>,
    /// The address on which counters are served, which only this machine can reach.
    pub metrics_listen: Option<SocketAddr>,
    /// The average time that a bot takes for a move, in milliseconds. A bot that takes no time
    /// cannot hide how long it computes.
    pub bot_pace_ms: u32,
    /// How long a deal waits for what people's clients add to it, in milliseconds. With 0 they add
    /// nothing.
    pub deal_wait_ms: u32,
    /// What one address, session or socket may ask for.
    pub limits: Limits,
}

/// The files of a certificate and its key, as PEM. They may be renewed while the server runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TlsFiles {
    /// The file of the certificate and its intermediate certificates.
    pub cert: PathBuf,
    /// The file of its private key.
    pub key: PathBuf,
}

/// A network, such as `10.0.0.0/8`. An address alone is a network of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct Network(IpNet);

impl Network {
    /// Returns whether this address belongs to the network.
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
    /// The number of tables that one address may make in an hour.
    pub tables_per_hour: u32,
    /// The number of tables that one session may have open.
    pub tables_per_session: u32,
    /// The number of sockets that one address may have open. Of all connections it may have twice
    /// as many, because a page needs others besides its socket.
    pub connections_per_address: u32,
    /// The number of connections in all.
    pub connections: u32,
    /// The number of requests that one address may send in a second, not counting sockets.
    pub requests_per_second: u32,
    /// The number of messages that one socket may send in a second.
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
    /// Returns whether people reach the server over an encrypted connection.
    pub fn is_secure(&self) -> bool {
        let public = self.public_url.as_ref();
        self.tls.is_some() || public.is_some_and(|url| url.starts_with("https://"))
    }

    /// Returns the scheme of this server's own address.
    pub fn scheme(&self) -> &'static str {
        if self.tls.is_some() { "https" } else { "http" }
    }

    /// Returns whether this is the address of a trusted proxy.
    pub fn trusts(&self, address: IpAddr) -> bool {
        self.trusted_proxies.iter().any(|network| network.contains(address))
    }
}
