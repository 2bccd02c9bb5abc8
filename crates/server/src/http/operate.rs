//! For whoever runs the server: is it alive, is it ready, how is it.

use std::sync::atomic::Ordering;

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::routing::get;
use metrics_exporter_prometheus::PrometheusHandle;

use super::App;

/// The process answers.
pub(super) async fn healthz() -> &'static str {
    "ok\n"
}

/// It can do its work: the disk takes what is written, and the server is not about to stop. Nobody
/// who asks waits for the disk: how long it takes would tell when somebody plays a card in secret.
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

/// Counters, in the form that Prometheus reads. They have a listener of their own, on this machine
/// alone: on a server with one table a player who watched them count would see when somebody plays
/// a card in secret.
pub(crate) fn counters(metrics: PrometheusHandle) -> Router {
    let show = async move |headers: HeaderMap| {
        // A page of another site that leads its name to this machine asks under that name.
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let host = host.unwrap_or_default();
        let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
        let is_local = ["localhost", "127.0.0.1", "[::1]"].contains(&name);
        if is_local { Ok(metrics.render()) } else { Err(StatusCode::NOT_FOUND) }
    };
    Router::new().route("/metrics", get(show))
}
