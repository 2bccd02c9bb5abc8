//! Clients that connect and then keep the server waiting, and clients behind a proxy.

use std::net::SocketAddr;
use std::time::Duration;

use redeye_server::config::{Config, Limits};
use redeye_testbed::raw::{Answer, RawSocket, http};
use redeye_testbed::{Running, WIDE, config, pass, settings, while_time_passes, with_still_clock};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::Instant;

use super::Scene;

/// Longer than any deadline of the server.
const NEVER: Duration = Duration::from_secs(600);

/// Connects from another address of this machine.
async fn connect_from(last: u8, server: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::from(([127, 0, 0, last], 0))).unwrap();
    socket.connect(server).await.unwrap()
}

/// Sends a request, and keeps the connection if there is an answer.
async fn answered(mut stream: TcpStream) -> Option<TcpStream> {
    let ask = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n";
    // It may be closed already.
    let _ = stream.write_all(ask).await;
    let mut answer = [0; 1024];
    matches!(stream.read(&mut answer).await, Ok(1..)).then_some(stream)
}

/// Opens connections and keeps them, until the next one is dropped.
async fn fill(server: SocketAddr) -> Vec<TcpStream> {
    let mut held = Vec::new();
    while let Some(stream) = answered(TcpStream::connect(server).await.unwrap()).await {
        held.push(stream);
        assert!(held.len() < 1000, "there is no limit");
    }
    held
}

/// A header, and then a body that never ends, however often a byte of it comes.
#[test]
fn a_body_that_never_ends_is_cut_off() {
    with_still_clock(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Running::start(folder.path(), WIDE).await;
        let (host, begun) = (server.address.to_string(), Instant::now());
        for path in ["/api/rooms", "/api/find", "/api/nothing", "/nothing", "/healthz"] {
            let mut stream = TcpStream::connect(server.address).await.unwrap();
            let head = format!(
                "POST {path} HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\n\
                 content-type: application/json\r\ncontent-length: 60000\r\n\r\n{{"
            );
            stream.write_all(head.as_bytes()).await.unwrap();
            let mut answer = Vec::new();
            let drip = async {
                loop {
                    tokio::select! {
                        read = stream.read_buf(&mut answer) => {
                            if !matches!(read, Ok(1..)) {
                                return;
                            }
                        }
                        () = tokio::time::sleep(Duration::from_millis(500)) => {
                            assert!(begun.elapsed() < NEVER, "{path} is never cut off");
                            // The server may have closed it: the next read tells.
                            let _ = stream.write_all(b" ").await;
                        }
                    }
                }
            };
            while_time_passes(drip).await;
            if path.starts_with("/api/") {
                assert!(answer.starts_with(b"HTTP/1.1 408"), "{path}: {answer:?}");
            }
        }
        while_time_passes(server.stop()).await;
    });
}

/// An unread answer holds a connection for minutes, not for ever.
#[test]
fn an_answer_that_is_never_read_is_cut_off() {
    with_still_clock(async {
        // Twice what Linux buffers for a connection, by default.
        const ENOUGH: usize = 9 * 1024 * 1024;
        let folder = tempfile::tempdir().unwrap();
        let server = Running::start(folder.path(), WIDE).await;
        let get = format!("GET /api/openapi.json HTTP/1.1\r\nhost: {}\r\n\r\n", server.address);
        let host = server.address.to_string();
        let one = http(server.address, "GET", "/api/openapi.json", &[("host", &host)], "").await;
        let times = ENOUGH / one.body.len();
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        let (mut reading, mut writing) = stream.split();
        let mut read = 0;
        {
            let asks = async {
                for _ in 0..times {
                    // The connection is cut off in the middle of the answer.
                    if writing.write_all(get.as_bytes()).await.is_err() {
                        return;
                    }
                }
            };
            let waits = async {
                for _ in 0..NEVER.as_secs() / 10 {
                    pass(Duration::from_secs(10)).await;
                }
            };
            tokio::join!(asks, waits);
        }
        let mut part = vec![0; 64 * 1024];
        while let Ok(count @ 1..) = while_time_passes(reading.read(&mut part)).await {
            read += count;
        }
        let all = times * one.body.len();
        assert!(read < all, "{read} of {all} bytes were kept for who did not read them");
        while_time_passes(server.stop()).await;
    });
}

/// Idle connections, connections with half a request and connections that have had an answer are
/// counted together, from the moment they connect.
#[test]
fn one_address_cannot_hold_every_connection() {
    with_still_clock(async {
        let folder = tempfile::tempdir().unwrap();
        let limits = Limits { connections_per_address: 6, ..WIDE };
        let server = Running::start(folder.path(), limits).await;
        let half = "POST /api/find HTTP/1.1\r\nhost: localhost\r\nauthorization: x\r\n\
                    content-length: 9\r\n\r\n";
        let mut halves = Vec::new();
        for number in 0..3 {
            let mut stream = TcpStream::connect(server.address).await.unwrap();
            stream.write_all(&half.as_bytes()[..half.len() * number / 2]).await.unwrap();
            halves.push(stream);
        }
        let held = fill(server.address).await;
        assert_eq!(held.len(), 9, "twelve in all");
        let other = connect_from(2, server.address).await;
        assert!(answered(other).await.is_some(), "another address has twelve of its own");
        // A place is given back when its connection ends.
        drop(halves);
        while answered(TcpStream::connect(server.address).await.unwrap()).await.is_none() {
            tokio::task::yield_now().await;
        }
        drop(held);
        while_time_passes(server.stop()).await;
    });
}

/// A socket is a connection like others, and gives its place back when it ends.
#[test]
fn sockets_count_among_all_connections() {
    with_still_clock(async {
        let scene = Scene::with(Limits { connections: 40, ..WIDE }).await;
        let server = scene.server.address;
        let mut sockets = Vec::new();
        for who in 0..4 {
            sockets.push(scene.socket(who).await);
        }
        // Those that the scene has opened before may not have ended yet.
        let held = fill(server).await;
        assert!(held.len() <= 36, "{} and four sockets", held.len());
        assert!(answered(connect_from(2, server).await).await.is_none(), "forty are open");
        drop(sockets);
        while answered(connect_from(2, server).await).await.is_none() {
            tokio::task::yield_now().await;
        }
        drop(held);
        while_time_passes(scene.server.stop()).await;
    });
}

/// All clients of a proxy come from its address. The proxy may hold more connections than one
/// address, and clients are told apart by its headers.
#[tokio::test(flavor = "multi_thread")]
async fn people_behind_a_proxy_are_told_apart() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits { connections_per_address: 2, ..WIDE };
    let trusted_proxies = vec!["127.0.0.0/30".parse().unwrap()];
    let server =
        Running::start_with(Config { limits, trusted_proxies, ..config(folder.path()) }).await;
    let mut held = Vec::new();
    for _ in 0..20 {
        held.push(TcpStream::connect(server.address).await.unwrap());
    }
    let made = make_table(server.address, &[("x-forwarded-for", "203.0.113.1")]).await;
    assert_eq!(made.status, 200, "{made:?}");
    let table: serde_json::Value = serde_json::from_str(&made.body).unwrap();
    let (cookie, origin) = (made.cookie(), format!("http://{}", server.address));
    let open = async |address: &str| {
        let headers = [
            ("origin", origin.as_str()),
            ("cookie", cookie.as_str()),
            ("x-forwarded-for", address),
        ];
        RawSocket::open(server.address, table["id"].as_str().unwrap(), &headers).await
    };
    let _open = [open("203.0.113.1").await.unwrap(), open("203.0.113.1").await.unwrap()];
    let full = open("6.6.6.6, 203.0.113.1").await.err().expect("it has two");
    assert_eq!((full.status, full.key().as_str()), (429, "refusal-too-many-connections"));
    open("203.0.113.1, 203.0.113.2").await.expect("another person behind the same proxy");
    // A client that is not a trusted proxy is one address, whatever its headers say.
    let mut strangers = Vec::new();
    for _ in 0..4 {
        strangers.push(connect_from(9, server.address).await);
    }
    assert!(answered(connect_from(9, server.address).await).await.is_none());
    server.stop().await;
}

async fn make_table(server: SocketAddr, more: &[(&str, &str)]) -> Answer {
    let (host, origin) = (server.to_string(), format!("http://{server}"));
    let mut headers = vec![
        ("host", host.as_str()),
        ("origin", origin.as_str()),
        ("content-type", "application/json"),
    ];
    headers.extend(more);
    let body = json!({ "settings": settings(5, ""), "name": "Player 1" }).to_string();
    http(server, "POST", "/api/rooms", &headers, &body).await
}

/// A header line that a client writes before the proxy's bypasses no limit.
#[tokio::test(flavor = "multi_thread")]
async fn forged_forwarding_headers_bypass_no_limit() {
    for (own, proxys) in [
        ("x-forwarded-for", "x-forwarded-for"),
        ("forwarded", "forwarded"),
        ("forwarded", "x-forwarded-for"),
        ("x-forwarded-for", "forwarded"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let limits = Limits { tables_per_hour: 2, ..WIDE };
        let trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
        let server =
            Running::start_with(Config { limits, trusted_proxies, ..config(folder.path()) }).await;
        let say = |name: &str, address: &str| match name {
            "forwarded" => format!("for={address}"),
            _ => address.to_owned(),
        };
        let mut statuses = Vec::new();
        for number in 1..=4 {
            let claimed = say(own, &format!("198.51.100.{number}"));
            let known = say(proxys, "203.0.113.7");
            let headers = [(own, claimed.as_str()), (proxys, known.as_str())];
            statuses.push(make_table(server.address, &headers).await.status);
        }
        assert_eq!(statuses, [200, 200, 429, 429], "{own}, then {proxys}");
        // The control: a client that really is another has a limit of its own.
        let other = say(proxys, "203.0.113.8");
        assert_eq!(make_table(server.address, &[(proxys, &other)]).await.status, 200);
        server.stop().await;
    }
}

/// Counters reveal when a seat acts, so they have a listener of their own, and no other shows them.
#[tokio::test(flavor = "multi_thread")]
async fn only_this_machine_can_read_the_counters() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start_with(config(folder.path())).await;
    let here = server.counters.to_string();
    let port = server.counters.port();
    for (host, status) in [
        (here.clone(), 200),
        (format!("localhost:{port}"), 200),
        (format!("evil.example:{port}"), 404),
        (String::new(), 404),
    ] {
        let answer = http(server.counters, "GET", "/metrics", &[("host", &host)], "").await;
        assert_eq!(answer.status, status, "{host}");
    }
    let outside = http(server.counters, "GET", "/api/games", &[("host", &here)], "").await;
    assert_eq!(outside.status, 404, "nothing else is there");
    let host = server.address.to_string();
    let answer = http(server.address, "GET", "/metrics", &[("host", &host)], "").await;
    assert!(!answer.body.contains("redeye_"), "{answer:?}");
    server.stop().await;
}

/// A silent connection to the counters takes one of few places, but not for ever.
#[test]
fn a_silent_connection_does_not_block_the_counters() {
    with_still_clock(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Running::start(folder.path(), WIDE).await;
        let mut silent = Vec::new();
        for _ in 0..8 {
            silent.push(TcpStream::connect(server.counters).await.unwrap());
        }
        assert!(answered(TcpStream::connect(server.counters).await.unwrap()).await.is_none());
        pass(Duration::from_secs(11)).await;
        for mut stream in silent {
            assert_eq!(stream.read(&mut [0]).await.unwrap(), 0, "it was cut off");
        }
        let host = server.counters.to_string();
        let answer = http(server.counters, "GET", "/metrics", &[("host", &host)], "").await;
        assert_eq!(answer.status, 200);
        while_time_passes(server.stop()).await;
    });
}
