//! For whoever runs the server: is it alive, is it ready, how is it.

use std::sync::atomic::Ordering;

use axum::extract::State;
use axum::http::StatusCode;

use super::App;

/// The process answers.
pub(super) async fn healthz() -> &'static str {
    "ok\n"
}

/// It can do its work: the disk answers, and it is not about to stop.
pub(super) async fn readyz(State(app): State<App>) -> (StatusCode, &'static str) {
    if app.stopping.load(Ordering::Relaxed) {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match app.rooms.store().ping().await {
        Ok(()) => (StatusCode::OK, "ready\n"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n"),
    }
}

/// Counters, in the form that Prometheus reads. None has a label that could tell a secret.
pub(super) async fn metrics(State(app): State<App>) -> String {
    app.metrics.render()
}
