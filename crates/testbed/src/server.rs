//! A server in the process of its test.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use redeye_games::GameId;
use redeye_server::config::{Config, Limits};
use redeye_server::serve::Server;
use redeye_store::Store;
use serde_json::{Value, json};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// Limits that no test meets by accident.
pub const WIDE: Limits = Limits {
    tables_per_hour: 100_000,
    tables_per_session: 10_000,
    connections_per_address: 10_000,
    connections: 20_000,
    requests_per_second: 100_000,
    messages_per_second: 10_000,
};

/// A server in this process.
pub struct Running {
    /// The address that it listens on.
    pub address: SocketAddr,
    /// The address of its counters.
    pub counters: SocketAddr,
    stop: oneshot::Sender<()>,
    done: JoinHandle<()>,
}

impl Running {
    /// Starts a server on a free port.
    pub async fn start(data: &Path, limits: Limits) -> Self {
        Self::start_with(Config { limits, ..config(data) }).await
    }

    /// Starts a server with this configuration.
    pub async fn start_with(config: Config) -> Self {
        Self::start_measured(config, PrometheusBuilder::new().build_recorder().handle()).await
    }

    /// Starts a server with this configuration and counters that really count.
    pub async fn start_measured(config: Config, metrics: PrometheusHandle) -> Self {
        Self::run(Server::bind(config, metrics).await.expect("a free port and folder"))
    }

    /// Starts a server with a store that is already open.
    pub async fn start_on(store: Store, config: Config) -> Self {
        let metrics = PrometheusBuilder::new().build_recorder().handle();
        let server = Server::bind_with(config, metrics, |_| Ok(store)).await;
        Self::run(server.expect("a free port"))
    }

    fn run(server: Server) -> Self {
        let address = server.address().expect("an address");
        let counters = server.counters_address().expect("an address").expect("it has counters");
        let (stop, stopped) = oneshot::channel();
        let done = tokio::spawn(server.run(async {
            let _ = stopped.await;
        }));
        Self { address, counters, stop, done }
    }

    /// Stops the server and waits until it has stopped.
    pub async fn stop(self) {
        let _ = self.stop.send(());
        self.done.await.expect("the server ends well");
    }
}

/// Returns the configuration for a test: a free port, quick bots, and matches that begin at once,
/// without waiting for what people might add to the deal.
pub fn config(data: &Path) -> Config {
    Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        metrics_listen: Some(SocketAddr::from(([127, 0, 0, 1], 0))),
        data: PathBuf::from(data),
        bot_pace_ms: 2,
        deal_wait_ms: 0,
        limits: WIDE,
        ..Config::default()
    }
}

/// Returns the settings of a private table of `seats` for The Resistance with these options.
pub fn settings(seats: u8, options: &str) -> Value {
    settings_of(GameId::Resistance, seats, options)
}

/// Returns the same settings for any game.
pub fn settings_of(game: GameId, seats: u8, options: &str) -> Value {
    json!({
        "game": game.id(), "seats": seats, "options": options, "name": "", "language": "en",
        "public": false, "clock": "live", "cover_after_s": 60,
        "spectators": true, "spectator_chat": false,
    })
}
