//! Encryption without a proxy: what it changes, slow handshakes, and new certificates.

use std::time::Duration;

use redeye_protocol::Created;
use redeye_server::config::{Config, TlsFiles};
use redeye_testbed::raw::{Answer, RawSocket, Received, http_on};
use redeye_testbed::tls::{connect, write_certificate};
use redeye_testbed::wire::log;
use redeye_testbed::{Running, config, pass, settings, while_time_passes, with_still_clock};
use rustls::ProtocolVersion;
use rustls::pki_types::CertificateDer;
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

struct Scene {
    folder: tempfile::TempDir,
    server: Running,
    files: TlsFiles,
    certificate: CertificateDer<'static>,
}

impl Scene {
    async fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (files, certificate) = write_certificate(folder.path());
        let tls = Some(files.clone());
        let server = Running::start_with(Config { tls, ..config(folder.path()) }).await;
        Self { folder, server, files, certificate }
    }

    async fn http(&self, method: &str, path: &str, origin: &str, body: &str) -> Answer {
        let stream = connect(self.server.address, &self.certificate).await.expect("is trusted");
        let host = self.server.address.to_string();
        let headers =
            [("host", host.as_str()), ("origin", origin), ("content-type", "application/json")];
        http_on(stream, method, path, &headers, body).await
    }

    /// Returns whether this is the certificate that the server uses now.
    async fn shows(&self, certificate: &CertificateDer<'static>) -> bool {
        connect(self.server.address, certificate).await.is_ok()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_made_and_reached_over_tls() {
    let scene = Scene::new().await;
    let server = scene.server.address;
    let (ours, plain) = (format!("https://{server}"), format!("http://{server}"));
    let body = json!({ "settings": settings(5, ""), "name": "Player 1" }).to_string();
    let stream = connect(server, &scene.certificate).await.unwrap();
    assert_eq!(stream.get_ref().1.protocol_version(), Some(ProtocolVersion::TLSv1_3));
    let refused = scene.http("POST", "/api/rooms", &plain, &body).await;
    assert_eq!((refused.status, refused.key().as_str()), (403, "refusal-wrong-origin"));
    let made = scene.http("POST", "/api/rooms", &ours, &body).await;
    assert_eq!(made.status, 200, "{made:?}");
    assert_eq!(made.header("strict-transport-security"), Some("max-age=31536000"));
    let cookie = made.header("set-cookie").unwrap();
    assert!(cookie.starts_with("__Host-redeye=") && cookie.contains("; Secure"), "{cookie}");
    let table: Created = serde_json::from_str(&made.body).unwrap();
    let cookie = made.cookie();
    for (origin, status) in [(&plain, 403), (&ours, 101)] {
        let headers = [("origin", origin.as_str()), ("cookie", cookie.as_str())];
        let stream = connect(server, &scene.certificate).await.unwrap();
        match RawSocket::open_on(stream, server, &table.id, &headers).await {
            Ok((mut socket, opened)) => {
                assert_eq!(opened.status, status);
                assert!(
                    matches!(socket.next().await, Received::Text(hello) if hello["type"] == "hello")
                );
            }
            Err(refused) => assert_eq!(refused.status, status),
        }
    }
    // The code to photograph leads to the encrypted site.
    let path = format!("/api/rooms/{}/qr.svg", table.id);
    let stream = connect(server, &scene.certificate).await.unwrap();
    let host = server.to_string();
    let headers = [("host", host.as_str()), ("cookie", cookie.as_str())];
    let shown = http_on(stream, "GET", &path, &headers, "").await;
    let link = format!("{ours}/t/{}#i={}", table.id, table.invite);
    let code = qrcode::QrCode::new(link).unwrap();
    let image = code.render::<qrcode::render::svg::Color<'_>>().min_dimensions(240, 240).build();
    assert_eq!(shown.body, image);
    scene.server.stop().await;
}

/// A client that does not encrypt gets no answer.
#[tokio::test(flavor = "multi_thread")]
async fn a_request_in_the_clear_is_not_answered() {
    let scene = Scene::new().await;
    let mut stream = TcpStream::connect(scene.server.address).await.unwrap();
    stream.write_all(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n").await.unwrap();
    let mut answer = Vec::new();
    // The connection may break: that is no answer either.
    let _ = stream.read_to_end(&mut answer).await;
    assert!(!answer.starts_with(b"HTTP"), "{answer:?}");
    scene.server.stop().await;
}

/// The server does not wait for a client that stops in the middle of the handshake.
#[test]
fn a_handshake_that_never_ends_is_cut_off() {
    with_still_clock(async {
        let scene = Scene::new().await;
        let mut silent = TcpStream::connect(scene.server.address).await.unwrap();
        let mut slow = TcpStream::connect(scene.server.address).await.unwrap();
        // The beginning of a greeting.
        slow.write_all(&[22, 3, 1, 2, 0, 1]).await.unwrap();
        let begun = tokio::time::Instant::now();
        let mut nothing = Vec::new();
        while_time_passes(silent.read_to_end(&mut nothing)).await.unwrap();
        slow.read_to_end(&mut nothing).await.unwrap();
        let took = begun.elapsed().as_secs();
        assert!((9..600).contains(&took), "{took} s");
        assert!(nothing.is_empty());
        while_time_passes(scene.server.stop()).await;
    });
}

/// New files are used without a restart; files that do not fit leave the old certificate.
#[test]
fn a_renewed_certificate_is_used_and_a_bad_one_is_not() {
    with_still_clock(async {
        log::listen();
        let scene = Scene::new().await;
        let first = scene.certificate.clone();
        assert!(scene.shows(&first).await);
        let next_look = || pass(Duration::from_secs(31));

        let (_, second) = write_certificate(scene.folder.path());
        next_look().await;
        assert!(scene.shows(&second).await && !scene.shows(&first).await, "it was renewed");

        let mark = log::mark();
        std::fs::write(&scene.files.cert, "no certificate").unwrap();
        for _ in 0..3 {
            next_look().await;
        }
        assert!(scene.shows(&second).await, "a bad file keeps the old one");
        let told = log::since(mark).matches("the new certificate is not used").count();
        assert_eq!(told, 1, "it is said once");
        std::fs::remove_file(&scene.files.cert).unwrap();
        next_look().await;
        assert!(scene.shows(&second).await, "a missing file keeps the old one");

        // Some tools write the key a moment later.
        let elsewhere = tempfile::tempdir().unwrap();
        let (files, third) = write_certificate(elsewhere.path());
        std::fs::copy(&files.cert, &scene.files.cert).unwrap();
        next_look().await;
        assert!(scene.shows(&second).await, "a certificate without its key keeps the old one");
        std::fs::copy(&files.key, &scene.files.key).unwrap();
        next_look().await;
        assert!(scene.shows(&third).await, "both are there");
        while_time_passes(scene.server.stop()).await;
    });
}
