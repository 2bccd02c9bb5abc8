//! Requests of the operator.

use std::time::Duration;

use redeye_client::Client;
use redeye_protocol::Created;
use redeye_testbed::raw::http;
use redeye_testbed::{Running, WIDE, pass, settings, while_time_passes, with_still_clock};
use serde_json::json;

/// The status of `/readyz`, and what it says.
async fn ready(server: &Running) -> (u16, String) {
    let host = server.address.to_string();
    let answer = http(server.address, "GET", "/readyz", &[("host", &host)], "").await;
    (answer.status, answer.body)
}

/// If the answer waited for the disk, its delay would reveal when a card is played in secret.
#[test]
fn readiness_is_answered_while_the_store_is_busy() {
    with_still_clock(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Running::start(folder.path(), WIDE).await;
        pass(Duration::from_secs(1)).await;
        // Another process locks the database, so that writes wait, in real time.
        let held = redeye_store::inspect::hold(folder.path());
        let mut client = Client::new(server.address);
        let made = tokio::spawn(async move {
            let made = json!({ "settings": settings(5, ""), "name": "Ana" });
            client.post::<Created>("/api/rooms", &made).await
        });
        pass(Duration::ZERO).await;
        assert_eq!(ready(&server).await, (200, "ready\n".to_owned()));
        assert!(!made.is_finished(), "the store is busy");
        // The store is checked once a second, and has five seconds to answer.
        for _ in 0..7 {
            pass(Duration::from_secs(1)).await;
        }
        assert_eq!(ready(&server).await.0, 503);
        assert!(!made.is_finished(), "it still is");

        held.release();
        made.await.unwrap().expect("a table");
        while_time_passes(async { while ready(&server).await.0 != 200 {} }).await;
        while_time_passes(server.stop()).await;
    });
}
