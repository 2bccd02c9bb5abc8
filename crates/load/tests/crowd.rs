//! A crowd plays whole matches at a real server, and nothing it does is refused.

use std::net::SocketAddr;
use std::time::Duration;

use metrics_exporter_prometheus::PrometheusBuilder;
use redeye_client::Client;
use redeye_load::{Crowd, Pace};
use redeye_server::config::{Config, Limits};
use redeye_server::serve::Server;

/// Limits that do not matter here: all sockets come from one address.
const LIMITS: Limits = Limits {
    tables_per_hour: 100_000,
    tables_per_session: 100_000,
    connections_per_address: 100_000,
    connections: 100_000,
    requests_per_second: 100_000,
    messages_per_second: 100_000,
};

#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_plays_match_after_match() {
    let folder = tempfile::tempdir().unwrap();
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let data = folder.path().to_owned();
    // This crowd adds nothing to the deal: it need not wait for it.
    let config = Config { listen, data, deal_wait_ms: 0, limits: LIMITS, ..Config::default() };
    let metrics = PrometheusBuilder::new().build_recorder().handle();
    let server = Server::bind(config, metrics).await.unwrap();
    let client = Client::new(server.address().unwrap());
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let serving = tokio::spawn(server.run(async {
        let _ = stopped.await;
    }));
    let mut crowd = Crowd::gather(&client, 3).await.unwrap();
    assert_eq!(crowd.sockets(), 15);
    let even = crowd.play(Pace::PerSecond(10.0), Duration::from_secs(1)).await.unwrap();
    assert_eq!((even.actions, even.refused), (30, 0), "{even:?}");
    assert!(even.ack_p50_ms > 0.0 && even.ack_p50_ms <= even.ack_max_ms, "{even:?}");
    // Until a match is over, however long that takes here.
    loop {
        let flat = crowd.play(Pace::FlatOut, Duration::from_secs(1)).await.unwrap();
        assert_eq!(flat.refused, 0, "{flat:?}");
        // At least a frame and an answer for each.
        assert!(flat.messages >= 2 * flat.actions as u64, "{flat:?}");
        if flat.matches > 0 {
            break;
        }
    }
    drop(crowd);
    stop.send(()).unwrap();
    serving.await.unwrap();
}
