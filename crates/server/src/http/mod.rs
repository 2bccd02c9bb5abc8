//! The table over HTTP and WebSocket.

mod answer;
mod api;
mod assets;
mod forwarded;
mod guard;
mod limits;
pub mod openapi;
mod operate;
pub mod schema;
mod socket;
mod who;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use metrics_exporter_prometheus::PrometheusHandle;

use crate::config::Config;
use crate::rooms::Rooms;

pub(crate) use forwarded::Connected;
pub(crate) use limits::{ConnectionLimit, FORGET_EVERY, RateLimits};
pub(crate) use operate::counters;

/// What all requests share.
pub(crate) struct Shared {
    pub(crate) rooms: Rooms,
    pub(crate) config: Config,
    pub(crate) rates: RateLimits,
    /// All open connections, including sockets, by the address that they come from.
    pub(crate) connections: ConnectionLimit,
    /// The open sockets, by the address of the client.
    pub(crate) sockets: ConnectionLimit,
    pub(crate) metrics: PrometheusHandle,
    /// Whether the store has lately answered and taken a write.
    pub(crate) store_works: AtomicBool,
    /// Whether the server is about to stop and takes no new connections.
    pub(crate) stopping: AtomicBool,
}

pub(crate) type App = Arc<Shared>;

/// Returns the router with everything that is answered.
pub(crate) fn router(app: &App) -> Router {
    // These routes are documented in `openapi.rs`; a test compares the two.
    let api = Router::new()
        .route("/games", get(api::games))
        .route("/games/{game}/schema.json", get(openapi::game_schema))
        .route("/check", post(api::check))
        .route("/rooms", get(api::lobby).post(api::create))
        .route("/find", post(api::find))
        .route("/device", post(api::redeem_device))
        .route("/rooms/{id}/join", post(api::join))
        .route("/rooms/{id}/device", post(api::device_link))
        .route("/rooms/{id}/recovery", post(api::recovery_link))
        .route("/rooms/{id}/recover", post(api::recover))
        .route("/rooms/{id}/program", post(api::program))
        .route("/rooms/{id}/qr.svg", get(api::qr))
        .route("/rooms/{id}/matches/{number}/record", get(api::record))
        .route("/rooms/{id}/ws", get(socket::open))
        .route("/openapi.json", get(openapi::document))
        .route("/messages.schema.json", get(openapi::messages))
        .fallback(answer::no_such_page)
        .layer(from_fn(guard::whole_body))
        .layer(from_fn_with_state(Arc::clone(app), guard::rate));
    Router::new()
        .nest("/api", api)
        .route("/api/", get(openapi::page))
        .route("/healthz", get(operate::healthz))
        .route("/readyz", get(operate::readyz))
        .fallback(get(assets::serve))
        .layer(from_fn_with_state(Arc::clone(app), guard::site))
        .layer(from_fn_with_state(Arc::clone(app), guard::observe))
        .with_state(Arc::clone(app))
}
