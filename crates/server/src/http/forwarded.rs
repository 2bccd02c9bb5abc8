//! The address of the client that sends a request.
//!
//! The walk over the hops is our own: `real-ip` reads only the first header line, which a client
//! can write itself, and `axum-client-ip` supports only one proxy.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderName, HeaderValue, header};

use super::App;
use super::limits::Place;
use crate::config::Config;

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The connection that a request came over.
#[derive(Clone)]
pub(crate) struct Connected {
    /// The address at its other end.
    pub(crate) peer: IpAddr,
    /// The place that it takes, given back when the connection ends, even as a socket.
    pub(crate) place: Arc<Place>,
}

/// The address of the client that sends a request.
pub(super) struct Address(pub(super) IpAddr);

impl Address {
    pub(super) fn of(app: &App, extensions: &Extensions, headers: &HeaderMap) -> Self {
        let connected: &Connected = extensions.get().expect("the accept loop says who connected");
        Self(address(&app.config, connected.peer, headers))
    }
}

impl FromRequestParts<App> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        Ok(Self::of(app, &parts.extensions, &parts.headers))
    }
}

/// Returns the address of the client: the nearest one that is not a trusted proxy. A proxy appends
/// the address of its own client, so only the end of the list can be trusted.
fn address(config: &Config, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let peer = peer.to_canonical();
    if !config.trusts(peer) {
        return peer;
    }
    let of = |name: &HeaderName, hops: fn(&str) -> Vec<Option<IpAddr>>| {
        let lines = headers.get_all(name).iter().rev().map(HeaderValue::to_str);
        let hops = lines.flat_map(|line| line.map_or_else(|_| vec![None], hops));
        headers.contains_key(name).then(|| nearest_stranger(config, peer, hops))
    };
    match (of(&X_FORWARDED_FOR, listed_hops), of(&header::FORWARDED, forwarded_hops)) {
        // A proxy writes one of the two headers and passes on what a client wrote into the other.
        // Which one is which cannot be known here.
        (Some(one), Some(other)) if one != other => peer,
        (one, other) => one.or(other).unwrap_or(peer),
    }
}

/// Walks from our proxy towards the client. A hop that cannot be read ends the walk.
fn nearest_stranger(
    config: &Config,
    peer: IpAddr,
    hops: impl Iterator<Item = Option<IpAddr>>,
) -> IpAddr {
    let mut nearest = peer;
    for hop in hops {
        let Some(hop) = hop else { break };
        nearest = hop;
        if !config.trusts(hop) {
            break;
        }
    }
    nearest
}

/// Returns the hops in a line of `X-Forwarded-For`, the nearest first.
fn listed_hops(line: &str) -> Vec<Option<IpAddr>> {
    let read = |hop: &str| {
        let with_port = hop.parse().map(|address: SocketAddr| address.ip());
        hop.trim_matches(['[', ']']).parse().or(with_port).ok()
    };
    line.rsplit(',').map(|hop| read(hop.trim()).map(|address| address.to_canonical())).collect()
}

/// Returns the hops in a line of `Forwarded` (RFC 7239), the nearest first.
fn forwarded_hops(line: &str) -> Vec<Option<IpAddr>> {
    // The library splits at every comma, even a quoted one. So a host name with a comma, which a
    // client chooses and some proxies repeat, would look like a hop.
    if line.split(',').any(|part| part.matches('"').count() % 2 == 1) {
        return vec![None];
    }
    let read = |hop: rfc7239::Forwarded<'_>| Some(*hop.forwarded_for?.ip()?);
    let hops = rfc7239::parse(line).rev().map(|hop| hop.ok().and_then(read));
    hops.map(|address| address.map(|address| address.to_canonical())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(trusted: &[&str], peer: &str, lines: &[(&'static str, &str)]) -> String {
        let trusted_proxies = trusted.iter().map(|network| network.parse().unwrap()).collect();
        let config = Config { trusted_proxies, ..Config::default() };
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(*name, HeaderValue::from_bytes(value.as_bytes()).unwrap());
        }
        address(&config, peer.parse().unwrap(), &headers).to_string()
    }

    const LIST: &str = "x-forwarded-for";
    const RFC: &str = "forwarded";
    const HERE: &[&str] = &["127.0.0.1"];
    const TWO: &[&str] = &["127.0.0.1", "10.0.0.0/8", "fd00::/8"];

    /// What happens, which proxies are trusted, who connected, what the headers say, who the client
    /// is.
    type Case = (
        &'static str,
        &'static [&'static str],
        &'static str,
        &'static [(&'static str, &'static str)],
        &'static str,
    );

    const CASES: &[Case] = &[
        ("no proxy", &[], "192.0.2.7", &[], "192.0.2.7"),
        ("a stranger's word", HERE, "192.0.2.7", &[(LIST, "198.51.100.1")], "192.0.2.7"),
        ("a proxy's word", HERE, "127.0.0.1", &[(LIST, "198.51.100.1")], "198.51.100.1"),
        ("a proxy that says nothing", HERE, "127.0.0.1", &[], "127.0.0.1"),
        ("a list", HERE, "127.0.0.1", &[(LIST, "6.6.6.6, 198.51.100.1")], "198.51.100.1"),
        (
            "a line of the client's own before the proxy's",
            HERE,
            "127.0.0.1",
            &[(LIST, "6.6.6.6"), (LIST, "198.51.100.1")],
            "198.51.100.1",
        ),
        ("two proxies", TWO, "127.0.0.1", &[(LIST, "6.6.6.6, 1.1.1.1, 10.2.3.4")], "1.1.1.1"),
        (
            "two proxies, a line each",
            TWO,
            "127.0.0.1",
            &[(LIST, "6.6.6.6"), (LIST, "1.1.1.1"), (LIST, "10.2.3.4")],
            "1.1.1.1",
        ),
        ("all are ours", TWO, "127.0.0.1", &[(LIST, "10.0.0.9, 10.2.3.4")], "10.0.0.9"),
        ("no address", HERE, "127.0.0.1", &[(LIST, "1.1.1.1, unknown")], "127.0.0.1"),
        ("no address before", HERE, "127.0.0.1", &[(LIST, "x, 1.1.1.1")], "1.1.1.1"),
        ("nothing", HERE, "127.0.0.1", &[(LIST, "")], "127.0.0.1"),
        ("no text", HERE, "127.0.0.1", &[(LIST, "1.1.1.1"), (LIST, "\u{e9}")], "127.0.0.1"),
        ("with a port", HERE, "127.0.0.1", &[(LIST, "1.1.1.1:4711")], "1.1.1.1"),
        ("in brackets", HERE, "127.0.0.1", &[(LIST, "[2001:db8::1]")], "2001:db8::1"),
        ("in brackets, a port", HERE, "127.0.0.1", &[(LIST, "[2001:db8::1]:1")], "2001:db8::1"),
        ("mapped", HERE, "::ffff:127.0.0.1", &[(LIST, "::ffff:1.1.1.1")], "1.1.1.1"),
        ("of IPv6", TWO, "fd12::1", &[(LIST, "2001:db8::1")], "2001:db8::1"),
        ("RFC 7239", HERE, "127.0.0.1", &[(RFC, "for=6.6.6.6, for=1.1.1.1;by=_x")], "1.1.1.1"),
        (
            "RFC 7239 with lines and quotes",
            TWO,
            "127.0.0.1",
            &[(RFC, "for=6.6.6.6"), (RFC, "For=\"[2001:db8::1]:80\", for=10.0.0.1")],
            "2001:db8::1",
        ),
        ("RFC 7239, hidden", HERE, "127.0.0.1", &[(RFC, "for=1.1.1.1, for=_x")], "127.0.0.1"),
        (
            "a hop inside of a quoted name",
            HERE,
            "127.0.0.1",
            &[(RFC, "for=1.1.1.1;host=\"x,for=6.6.6.6\"")],
            "127.0.0.1",
        ),
        (
            "both, and they agree",
            HERE,
            "127.0.0.1",
            &[(RFC, "for=1.1.1.1"), (LIST, "6.6.6.6, 1.1.1.1")],
            "1.1.1.1",
        ),
        (
            "both, one of them the client's",
            HERE,
            "127.0.0.1",
            &[(RFC, "for=6.6.6.6"), (LIST, "1.1.1.1")],
            "127.0.0.1",
        ),
    ];

    #[test]
    fn the_nearest_untrusted_address_is_the_client() {
        for (what, trusted, peer, lines, expected) in CASES {
            assert_eq!(client(trusted, peer, lines), *expected, "{what}");
        }
    }

    #[test]
    fn a_network_that_is_none_is_refused() {
        use crate::config::Network;
        for text in ["", "proxy", "10.0.0.0/33", "10.0.0", "::/129"] {
            assert!(text.parse::<Network>().is_err(), "{text}");
        }
    }
}
