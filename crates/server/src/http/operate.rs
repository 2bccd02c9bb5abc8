//! For whoever runs the server: is it alive, is it ready, how is it.

use std::sync::atomic::Ordering;

use axum::extract::{Extension, State};
use axum::http::{HeaderMap, StatusCode, header};

use super::{App, Connected};

/// The process answers.
pub(super) async fn healthz() -> &'static str {
    "ok\n"
}

/// It can do its work: the disk answered lately, and it is not about to stop. Nobody who asks waits
/// for the disk: how long it takes would tell when somebody plays a card in secret.
pub(super) async fn readyz(State(app): State<App>) -> (StatusCode, &'static str) {
    if app.stopping.load(Ordering::Relaxed) {
        (StatusCode::SERVICE_UNAVAILABLE, "stopping\n")
    } else if app.store_answers.load(Ordering::Relaxed) {
        (StatusCode::OK, "ready\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n")
    }
}

/// Counters, in the form that Prometheus reads, for this machine alone: on a server with one table
/// a player who watched them count would see when somebody plays a card in secret.
pub(super) async fn metrics(
    State(app): State<App>,
    Extension(connected): Extension<Connected>,
    headers: HeaderMap,
) -> Result<String, StatusCode> {
    // Through a proxy everybody comes from this machine, but says so or asks for another name.
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let is_local = connected.peer.is_loopback()
        && !headers.contains_key("x-forwarded-for")
        && ["localhost", "127.0.0.1", "[::1]"].contains(&name);
    if is_local { Ok(app.metrics.render()) } else { Err(StatusCode::NOT_FOUND) }
}
