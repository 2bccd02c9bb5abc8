//! Requests over HTTP, and how a connection is opened.

use std::time::Duration;

use futures_util::future::join_all;
use redeye_server::config::{Config, Limits};
use redeye_store::inspect::fingerprint;
use redeye_testbed::raw::{Answer, RawSocket, Received, http, post};
use redeye_testbed::wire::log;
use redeye_testbed::{Running, WIDE, config, settings, while_time_passes, with_still_clock};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Message;

use super::Scene;

/// Names and values.
type Headers<'h> = &'h [(&'h str, &'h str)];

const JSON: (&str, &str) = ("content-type", "application/json");

/// A socket opens only for our own page, under our own name, with a token that the server gave.
#[tokio::test(flavor = "multi_thread")]
async fn a_socket_needs_our_own_page_and_a_known_session() {
    let scene = Scene::playing().await;
    let before = fingerprint(scene.folder());
    let (server, id) = (scene.server.address, scene.table.id.as_str());
    let ours = format!("http://{server}");
    let unknown = format!("redeye={}", "0".repeat(64));
    let rebound = format!("evil.example:{}", server.port());
    let rebound_origin = format!("http://{rebound}");
    let (nowhere, too_long) = ("0".repeat(16), "A".repeat(33));
    let origin = ("origin", ours.as_str());
    let known = ("cookie", scene.cookies[1].as_str());
    let rebinding = [("host", rebound.as_str()), ("origin", rebound_origin.as_str()), known];
    let from = |site: &'static str| [origin, known, ("sec-fetch-site", site)];
    let cases: [(&str, &str, Headers<'_>, u16, &str); 13] = [
        ("no cookie", id, &[origin], 403, "not-welcome"),
        ("an unknown cookie", id, &[origin, ("cookie", &unknown)], 403, "not-welcome"),
        ("a forged cookie", id, &[origin, ("cookie", "redeye=host")], 403, "not-welcome"),
        ("the other cookie", id, &[origin, ("cookie", "__Host-redeye=x")], 403, "not-welcome"),
        ("another origin", id, &[("origin", "https://evil.example"), known], 403, "wrong-origin"),
        ("a null origin", id, &[("origin", "null"), known], 403, "wrong-origin"),
        ("no origin", id, &[known], 403, "wrong-origin"),
        ("another host (DNS rebinding)", id, &rebinding, 403, "wrong-origin"),
        ("cross-site", id, &from("cross-site"), 403, "wrong-origin"),
        ("same-site", id, &from("same-site"), 403, "wrong-origin"),
        ("both", id, &[known, ("authorization", "Bearer x")], 403, "wrong-origin"),
        ("no such table", &nowhere, &[origin, known], 404, "no-such-table"),
        ("too long an address", &too_long, &[origin, known], 404, "no-such-table"),
    ];
    for (what, room, headers, status, key) in cases {
        let refused = RawSocket::open(server, room, headers).await.err();
        let refused = refused.unwrap_or_else(|| panic!("{what} opens"));
        assert_eq!((refused.status, refused.key()), (status, format!("refusal-{key}")), "{what}");
    }
    // The control: without any of it the socket opens.
    let opened = RawSocket::open(server, id, &from("same-origin")).await.expect("our own page").1;
    assert_eq!(opened.status, 101);
    scene.unchanged(&before).await;
}

/// Compressing a secret together with text that others write would reveal the secret.
#[tokio::test(flavor = "multi_thread")]
async fn a_socket_is_never_compressed() {
    let scene = Scene::playing().await;
    let (server, known) = (scene.server.address, scene.cookies[1].as_str());
    let origin = format!("http://{server}");
    let deflate = ("sec-websocket-extensions", "permessage-deflate; client_max_window_bits");
    let headers = [("origin", origin.as_str()), ("cookie", known), deflate];
    let (_, opened) = RawSocket::open(server, &scene.table.id, &headers).await.expect("opens");
    assert_eq!(opened.header("sec-websocket-extensions"), None);
    scene.server.stop().await;
}

/// Requests that change something need the same.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_made_by_our_own_page() {
    let scene = Scene::seated().await;
    let before = fingerprint(scene.folder());
    let server = scene.server.address;
    let (host, ours) = (server.to_string(), format!("http://{server}"));
    let (host, ours, known) = (host.as_str(), ours.as_str(), scene.cookies[0].as_str());
    let cookie = ("cookie", known);
    let body = json!({ "settings": settings(5, ""), "name": "Player 1" }).to_string();
    let cases: [(&str, Headers<'_>); 6] = [
        ("another origin", &[("host", host), ("origin", "http://evil.example"), cookie]),
        ("no origin", &[("host", host), cookie]),
        ("no host", &[("origin", ours), cookie]),
        ("another host", &[("host", "evil.example"), ("origin", "http://evil.example"), cookie]),
        (
            "cross-site",
            &[("host", host), ("origin", ours), cookie, ("sec-fetch-site", "cross-site")],
        ),
        ("no site", &[("host", host), ("origin", ours), cookie, ("sec-fetch-site", "none")]),
    ];
    for (what, headers) in cases {
        let headers: Vec<_> = headers.iter().copied().chain([JSON]).collect();
        let answer = http(server, "POST", "/api/rooms", &headers, &body).await;
        assert_eq!((answer.status, answer.key().as_str()), (403, "refusal-wrong-origin"), "{what}");
    }
    // Not even a page is shown under a foreign name.
    let page = http(server, "GET", "/api/rooms", &[("host", "evil.example")], "").await;
    assert_eq!(page.status, 403);
    scene.unchanged(&before).await;
}

/// Malformed bodies, and requests for things that do not exist or belong to others.
#[tokio::test(flavor = "multi_thread")]
async fn an_invalid_request_is_refused_and_changes_nothing() {
    let scene = Scene::playing().await;
    let before = fingerprint(scene.folder());
    let (server, id) = (scene.server.address, scene.table.id.clone());
    let (guest, nobody) = (scene.cookies[1].as_str(), "");
    let join = format!("/api/rooms/{id}/join");
    let record = format!("/api/rooms/{id}/matches/1/record");
    let no_record = format!("/api/rooms/{id}/matches/2/record");
    let (device, program) = (format!("/api/rooms/{id}/device"), format!("/api/rooms/{id}/program"));
    let wrong = json!({ "invite": "0".repeat(26) });
    let code = json!({ "code": "000000", "name": "Eve" });
    let long_code = json!({ "code": "0".repeat(100), "name": "Eve" });
    let secret = json!({ "secret": "0".repeat(64) });
    let more = json!({ "invite": null, "host": true });
    let mut unfit = json!({ "settings": settings(4, "poker"), "name": "Player 1" });
    let mut odd = json!({ "settings": settings(5, ""), "name": "Player 1" });
    odd["settings"]["admin"] = json!(true);
    unfit["settings"]["public"] = json!(true);
    let posts: [(&str, &str, &str, &Value, u16, &str); 13] = [
        ("a wrong invitation", &join, nobody, &wrong, 403, "bad-invite"),
        ("no invitation", &join, nobody, &json!({}), 403, "bad-invite"),
        ("more than is asked", &join, nobody, &more, 422, "not-understood"),
        ("a wrong type", &join, nobody, &json!({ "invite": 5 }), 422, "not-understood"),
        ("no such table", "/api/rooms/0000000000000000/join", nobody, &wrong, 404, "no-such-table"),
        ("no such code", "/api/find", nobody, &code, 404, "bad-code"),
        ("no code", "/api/find", nobody, &long_code, 404, "bad-code"),
        ("a device of nobody", &device, nobody, &json!({}), 403, "not-welcome"),
        ("an unknown link", "/api/device", nobody, &secret, 404, "bad-link"),
        ("no link", "/api/device", nobody, &json!({ "secret": "x" }), 404, "bad-link"),
        ("a program of a guest", &program, guest, &json!({}), 403, "not-host"),
        ("options that do not fit", "/api/rooms", guest, &unfit, 422, "settings-unfit"),
        ("an unknown setting", "/api/rooms", guest, &odd, 422, "not-understood"),
    ];
    for (what, path, cookie, body, status, key) in posts {
        let answer = post(server, path, cookie, body).await;
        let found = (answer.status, answer.key());
        assert_eq!(found, (status, format!("refusal-{key}")), "{what}: {answer:?}");
        assert_eq!(fingerprint(scene.folder()), before, "{what} has changed something");
    }
    for (what, path, cookie, status, key) in [
        ("a record that is a secret", &record, guest, 409, "refusal-not-over"),
        ("a record that is not there", &no_record, guest, 404, "refusal-no-such-table"),
        ("a record for nobody", &record, nobody, 403, "refusal-not-welcome"),
        (
            "an invitation for nobody",
            &format!("/api/rooms/{id}/qr.svg"),
            nobody,
            403,
            "refusal-not-welcome",
        ),
        ("no such page", &"/api/secrets".to_owned(), guest, 404, ""),
        ("a folder above", &"/../../etc/passwd".to_owned(), guest, 404, ""),
    ] {
        let host = server.to_string();
        let headers = [("host", host.as_str()), ("cookie", cookie)];
        let answer = http(server, "GET", path, &headers, "").await;
        assert_eq!((answer.status, answer.key().as_str()), (status, key), "{what}: {answer:?}");
    }
    scene.unchanged(&before).await;
}

/// A session has rights only at its own table.
#[tokio::test(flavor = "multi_thread")]
async fn a_guest_of_one_table_has_no_rights_at_another() {
    let scene = Scene::playing().await;
    let server = scene.server.address;
    let made = json!({ "settings": settings(5, ""), "name": "Player 1" });
    let made = post(server, "/api/rooms", "", &made).await;
    let (stranger, id) = (made.cookie(), scene.table.id.as_str());
    let before = fingerprint(scene.folder());
    let host = server.to_string();
    for (method, rest) in [
        ("GET", "qr.svg"),
        ("GET", "matches/1/record"),
        ("POST", "device"),
        ("POST", "program"),
        ("POST", "join"),
    ] {
        let path = format!("/api/rooms/{id}/{rest}");
        let answer = match method {
            "POST" => post(server, &path, &stranger, &json!({})).await,
            _ => {
                let headers = [("host", host.as_str()), ("cookie", stranger.as_str())];
                http(server, method, &path, &headers, "").await
            }
        };
        assert_eq!(answer.status, 403, "{rest}: {answer:?}");
    }
    let mut socket = RawSocket::of(server, id, &stranger).await;
    assert_eq!(socket.refusal().await, "refusal-not-welcome");
    assert_eq!(socket.closed().await, Some(1008));
    scene.unchanged(&before).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_over_the_limit_is_not_read() {
    let scene = Scene::seated().await;
    let before = fingerprint(scene.folder());
    let body = json!({ "invite": "x".repeat(64 * 1024) });
    let path = format!("/api/rooms/{}/join", scene.table.id);
    let answer = post(scene.server.address, &path, &scene.cookies[0], &body).await;
    assert_eq!((answer.status, answer.key().as_str()), (413, "refusal-too-long"));
    scene.unchanged(&before).await;
}

/// With ten attempts a minute it takes about a lifetime to find one of a billion codes.
#[tokio::test(flavor = "multi_thread")]
async fn room_codes_cannot_be_found_by_trying() {
    let scene = Scene::seated().await;
    let before = fingerprint(scene.folder());
    let mut answers = Vec::new();
    for number in 0..12 {
        let code = json!({ "code": format!("{number:06}"), "name": "Eve" });
        answers.push(post(scene.server.address, "/api/find", &scene.cookies[5], &code).await);
    }
    assert!(answers[..10].iter().all(|answer| answer.status == 404), "{answers:?}");
    for late in &answers[10..] {
        assert_eq!((late.status, late.key().as_str()), (429, "refusal-too-fast"));
        assert!(late.header("retry-after").is_some());
    }
    // How likely a hit is in a day, with a hundred tables open: less than in a million, as long as
    // the code alone lets nobody in.
    let hits = f64::from(10 * 60 * 24) * 100.0 / 32_f64.powi(6);
    assert!(hits < 2e-3, "{hits} knocks by chance in a day");
    scene.unchanged(&before).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_to_another_device_is_used_once() {
    let scene = Scene::playing().await;
    let server = scene.server.address;
    let path = format!("/api/rooms/{}/device", scene.table.id);
    let link = post(server, &path, &scene.cookies[1], &json!({})).await;
    let link: Value = serde_json::from_str(&link.body).unwrap();
    let redeem = json!({ "secret": link["secret"] });
    let first = post(server, "/api/device", "", &redeem).await;
    assert_eq!(first.status, 200);
    let before = fingerprint(scene.folder());
    let second = post(server, "/api/device", "", &redeem).await;
    assert_eq!((second.status, second.key().as_str()), (404, "refusal-bad-link"));
    // The old device has no seat any more.
    let again = post(server, &path, &scene.cookies[1], &json!({})).await;
    assert_eq!((again.status, again.key().as_str()), (403, "refusal-not-seated"));
    scene.unchanged(&before).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_and_addresses_make_a_limited_number_of_tables() {
    let limits = Limits { tables_per_session: 3, tables_per_hour: 5, ..WIDE };
    let scene = Scene::with(limits).await;
    let body = json!({ "settings": settings(5, ""), "name": "Player 1" });
    let make = |cookie: String| {
        let (server, body) = (scene.server.address, body.clone());
        async move { post(server, "/api/rooms", &cookie, &body).await }
    };
    // One is there already.
    let host = scene.cookies[0].clone();
    let made = [make(host.clone()).await, make(host.clone()).await, make(host).await];
    assert_eq!(made.each_ref().map(|answer| answer.status), [200, 200, 429]);
    assert_eq!(made[2].key(), "refusal-too-many-tables");
    let other = make(scene.cookies[1].clone()).await;
    assert_eq!(other.status, 200, "another person at the same address");
    let before = fingerprint(scene.folder());
    let last = make(scene.cookies[1].clone()).await;
    assert_eq!((last.status, last.key().as_str()), (429, "refusal-too-many-tables"), "the address");
    scene.unchanged(&before).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_are_limited_per_person_and_per_address() {
    let limits = Limits { connections_per_address: 6, ..WIDE };
    let scene = Scene::with(limits).await;
    let before = fingerprint(scene.folder());
    let server = scene.server.address;
    let mut open = Vec::new();
    for _ in 0..4 {
        let mut socket = scene.socket(1).await;
        while !matches!(socket.next().await, Received::Text(text) if text["type"] == "room") {}
        open.push(socket);
    }
    // A person has four to a table.
    let mut fifth = scene.socket(1).await;
    assert_eq!(fifth.refusal().await, "refusal-too-many-connections");
    assert_eq!(fifth.closed().await, Some(1008));
    drop(fifth);
    open.push(scene.socket(2).await);
    // The place of the refused connection is free again, sooner or later.
    let origin = format!("http://{server}");
    let headers = [("origin", origin.as_str()), ("cookie", scene.cookies[3].as_str())];
    loop {
        if let Ok((socket, _)) = RawSocket::open(server, &scene.table.id, &headers).await {
            break open.push(socket);
        }
    }
    let full = loop {
        let refused = RawSocket::open(server, &scene.table.id, &headers).await.err();
        // Refused connections may not have ended yet; then this one is dropped without an answer.
        if let Some(full) = refused.filter(|refused| refused.status != 0) {
            break full;
        }
    };
    assert_eq!((full.status, full.key().as_str()), (429, "refusal-too-many-connections"));
    drop(open);
    scene.unchanged(&before).await;
}

/// Too many requests of one address.
#[tokio::test(flavor = "multi_thread")]
async fn requests_that_come_too_fast_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), Limits { requests_per_second: 2, ..WIDE }).await;
    let host = server.address.to_string();
    let headers = [("host", host.as_str())];
    let ask = || http(server.address, "GET", "/api/games", &headers, "");
    for _ in 0..6 {
        assert_eq!(ask().await.status, 200);
    }
    // This many at the same time come too fast on any machine.
    let answers = join_all((0..100).map(|_| ask())).await;
    assert!(answers.iter().any(|answer| answer.status == 429));
    server.stop().await;
}

/// The server does not wait for a client that sends no request.
#[test]
fn a_header_that_never_ends_is_cut_off() {
    with_still_clock(cut_off_who_never_ends());
}

async fn cut_off_who_never_ends() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let begun = Instant::now();
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let mut silent = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(b"GET / HTTP/1.1\r\nhost: localhost\r\n").await.unwrap();
    let drip = async {
        let mut answer = Vec::new();
        loop {
            tokio::select! {
                read = stream.read_buf(&mut answer) => {
                    if !matches!(read, Ok(1..)) {
                        break;
                    }
                }
                () = tokio::time::sleep(Duration::from_millis(500)) => {
                    if stream.write_all(b"x-more: and more\r\n").await.is_err() {
                        break;
                    }
                }
            }
        }
    };
    let mut nothing = Vec::new();
    let quiet = silent.read_to_end(&mut nothing);
    let both = async { tokio::join!(drip, quiet) };
    while_time_passes(both).await.1.unwrap();
    // The clock goes on while the machine is busy, so the exact delay cannot be checked.
    let took = begun.elapsed();
    assert!(took >= Duration::from_secs(9), "{took:?}");
    while_time_passes(server.stop()).await;
}

/// What a stranger sends is never repeated: not in a page, not in a header, not in an error.
#[tokio::test(flavor = "multi_thread")]
async fn no_answer_repeats_what_was_sent() {
    const MARK: &str = "zq7mark";
    let scene = Scene::playing().await;
    let (server, id) = (scene.server.address, scene.table.id.clone());
    let (host, origin) = (server.to_string(), format!("http://{server}"));
    let ours =
        [("host", host.as_str()), ("origin", origin.as_str()), ("cookie", &scene.cookies[1])];
    let at_table = |rest: &str| format!("/api/rooms/{id}/{rest}");
    for path in [
        format!("/api/rooms/{MARK}/join"),
        format!("/api/rooms/{MARK}%ff/join"),
        format!("/api/rooms/{MARK}/ws"),
        format!("/api/rooms/{MARK}/qr.svg"),
        at_table(&format!("matches/{MARK}/record")),
        at_table(&format!("matches/99999999999999999999{MARK}/record")),
        at_table(&format!("qr.svg?{MARK}={MARK}")),
        format!("/api/games/{MARK}/schema.json"),
        format!("/api/games/{MARK}%fe/schema.json"),
        format!("/api/{MARK}"),
        format!("/{MARK}.js"),
        format!("/t/{MARK}?{MARK}"),
    ] {
        for (method, more, body) in [
            ("GET", ("x-mark", MARK), String::new()),
            ("POST", JSON, format!("{{\"{MARK}\": \"{MARK}\"}}")),
            ("POST", JSON, MARK.to_owned()),
            ("POST", ("content-type", MARK), MARK.to_owned()),
            ("TRACE", ("x-mark", MARK), String::new()),
            (MARK, ("x-mark", MARK), String::new()),
        ] {
            let headers: Vec<_> = ours.into_iter().chain([more]).collect();
            let answer = http(server, method, &path, &headers, &body).await;
            assert!(!format!("{answer:?}").contains(MARK), "{method} {path}: {answer:?}");
            let is_usual = ["GET", "POST"].contains(&method);
            assert!(is_usual || [403, 404, 405].contains(&answer.status), "{method}: {answer:?}");
        }
    }
    for path in ["/api/rooms", "/api/find", "/api/device", "/api/check"] {
        for body in [json!({ MARK: MARK }), json!(MARK), json!({ "settings": MARK, "code": MARK })]
        {
            let answer = post(server, path, &scene.cookies[1], &body).await;
            assert!(!format!("{answer:?}").contains(MARK), "{path} {body}: {answer:?}");
        }
    }
    let forged = [("host", MARK), ("origin", MARK), ("cookie", MARK), ("upgrade", MARK)];
    let answer = http(server, "GET", "/", &forged, "").await;
    assert!(!format!("{answer:?}").contains(MARK), "{answer:?}");
    scene.server.stop().await;
}

/// The operator sees who was refused and why, but not what they sent.
#[tokio::test(flavor = "multi_thread")]
async fn refused_requests_are_logged() {
    log::listen();
    let scene = Scene::seated().await;
    let server = scene.server.address;
    let mark = log::mark();
    let secret = "7".repeat(26);
    let path = format!("/api/rooms/{}/join", scene.table.id);
    post(server, &path, "", &json!({ "invite": secret })).await;
    http(server, "GET", "/api/games", &[("host", "evil.example")], "").await;
    // A client that leaves in the middle of a request was not refused.
    let from = TcpSocket::new_v4().unwrap();
    from.bind("127.0.0.77:0".parse().unwrap()).unwrap();
    let mut leaves = from.connect(server).await.unwrap();
    let half = "POST /api/find HTTP/1.1\r\nhost: localhost\r\nauthorization: x\r\n\
                content-length: 99\r\n\r\n{";
    leaves.write_all(half.as_bytes()).await.unwrap();
    drop(leaves);
    let mut socket = scene.socket(1).await;
    for _ in 0..5 {
        socket.send(Message::text(secret.clone())).await;
    }
    assert_eq!(socket.closed().await, Some(1008));
    scene.server.stop().await;
    let told = log::since(mark);
    for line in [
        "refused address=127.0.0.1 method=POST path=\"/api/rooms/{id}/join\" status=403 \
         why=\"refusal-bad-invite\"",
        "refused address=127.0.0.1 method=GET path=\"/api/games\" status=403 \
         why=\"refusal-wrong-origin\"",
        "cut off address=127.0.0.1 why=\"refusal-not-understood\"",
    ] {
        assert!(told.contains(line), "{line}: {told}");
    }
    assert!(!told.contains(&secret) && !told.contains("address=127.0.0.77"), "{told}");
}

/// A client cannot make the end of a request ambiguous: a proxy that saw another end would take
/// what follows for another client's request.
#[tokio::test(flavor = "multi_thread")]
async fn a_request_cannot_hide_a_second_one() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let host = server.address.to_string();
    let cases: [(&str, &[&str]); 4] = [
        // The chunks count, and what follows them is not read as a request.
        ("transfer-encoding: chunked\r\ncontent-length: 3", &["422"]),
        ("content-length: 3\r\ncontent-length: 5", &["400"]),
        ("transfer-encoding: chunked, identity", &["400"]),
        ("transfer-encoding: xchunked", &["400"]),
    ];
    for (lengths, expected) in cases {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        let text = format!(
            "POST /api/check HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\n{lengths}\r\n\r\n\
             0\r\n\r\nGET /healthz HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n"
        );
        stream.write_all(text.as_bytes()).await.unwrap();
        let mut answers = Vec::new();
        // The server may end it before it has read everything.
        let _ = stream.read_to_end(&mut answers).await;
        let answers = String::from_utf8_lossy(&answers);
        let statuses: Vec<&str> =
            answers.split("HTTP/1.1 ").skip(1).map(|answer| &answer[..3]).collect();
        assert_eq!(statuses, expected, "{lengths}");
    }
    server.stop().await;
}

/// Checks the headers that every answer carries.
#[tokio::test(flavor = "multi_thread")]
async fn answers_carry_the_security_headers() {
    for (public_url, cookie_start, secure) in
        [(None, "redeye=", false), (Some("https://redeye.example"), "__Host-redeye=", true)]
    {
        let folder = tempfile::tempdir().unwrap();
        let public = public_url.map(str::to_owned);
        let server =
            Running::start_with(Config { public_url: public, ..config(folder.path()) }).await;
        let address = server.address;
        let encodings = ("accept-encoding", "gzip, br, deflate, zstd");
        for path in ["/api/games", "/api/rooms", "/api/nothing", "/healthz", "/readyz", "/"] {
            let host = address.to_string();
            let answer = http(address, "GET", path, &[("host", &host), encodings], "").await;
            check_headers(path, &answer, secure);
        }
        let made = post(
            address,
            "/api/rooms",
            "",
            &json!({ "settings": settings(5, ""), "name": "Player 1" }),
        )
        .await;
        assert_eq!(made.status, 200, "{made:?}");
        check_headers("/api/rooms", &made, secure);
        let cookie = made.header("set-cookie").unwrap();
        let parts: Vec<&str> = cookie.split("; ").collect();
        assert!(parts[0].starts_with(cookie_start), "{cookie}");
        assert_eq!(parts[0].len(), cookie_start.len() + 64, "256 bits: {cookie}");
        for part in ["Path=/", "HttpOnly", "SameSite=Lax"] {
            assert!(parts.contains(&part), "{cookie}");
        }
        assert_eq!(parts.contains(&"Secure"), secure, "{cookie}");
        assert!(!cookie.contains("Domain"), "{cookie}");
        server.stop().await;
    }
}

fn check_headers(path: &str, answer: &Answer, secure: bool) {
    let header = |name: &str| answer.header(name).unwrap_or_default();
    let policy = header("content-security-policy");
    for part in [
        "default-src 'none'",
        "script-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "object-src 'none'",
    ] {
        assert!(policy.contains(part), "{path}: {policy}");
    }
    assert!(!policy.contains("unsafe") && !policy.contains('*'), "{path}: {policy}");
    if !answer.body.is_empty() {
        let kind = header("content-type");
        assert!(kind == "application/json" || kind.contains("charset=utf-8"), "{path}: {kind}");
    }
    assert_eq!(header("x-content-type-options"), "nosniff", "{path}");
    assert_eq!(header("referrer-policy"), "no-referrer", "{path}");
    assert_eq!(header("cross-origin-opener-policy"), "same-origin", "{path}");
    assert_eq!(header("cross-origin-resource-policy"), "same-origin", "{path}");
    assert_eq!(answer.header("access-control-allow-origin"), None, "{path}");
    assert_eq!(answer.header("strict-transport-security").is_some(), secure, "{path}");
    if path.starts_with("/api") {
        assert_eq!(header("cache-control"), "no-store", "{path}");
        assert_eq!(answer.header("content-encoding"), None, "{path}");
    }
}
