//! For the operator: whether the server is alive, whether it is ready, and its counters.

use std::sync::atomic::Ordering;

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::routing::get;
use metrics_exporter_prometheus::PrometheusHandle;

use super::App;

/// Answers that the process is alive.
pub(super) async fn healthz() -> &'static str {
    "ok\n"
}

/// Says whether the server is ready: the disk takes writes, and the server is not about to stop.
/// The request does not wait for the disk, because the delay would reveal when a card is played in
/// secret.
pub(super) async fn readyz(State(app): State<App>) -> (StatusCode, &'static str) {
    if app.rooms.seam().ready_asks_store() {
        let _ = app.rooms.store().probe().await;
    }
    if app.stopping.load(Ordering::Relaxed) {
        (StatusCode::SERVICE_UNAVAILABLE, "stopping\n")
    } else if app.store_works.load(Ordering::Relaxed) {
        (StatusCode::OK, "ready\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the store does not work\n")
    }
}

/// Returns the counters in the form that Prometheus reads. They have a listener that only this
/// machine can reach: on a server with one table a player who watched the counters would see when a
/// card is played in secret.
pub(crate) fn counters(metrics: PrometheusHandle) -> Router {
    let show = async move |headers: HeaderMap| {
        // A page of another site whose name resolves to this machine would ask under that name.
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let host = host.unwrap_or_default();
        let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
        let is_local = ["localhost", "127.0.0.1", "[::1]"].contains(&name);
        if is_local { Ok(metrics.render()) } else { Err(StatusCode::NOT_FOUND) }
    };
    Router::new().route("/metrics", get(show))
}
