//! The checks that every request passes (the right host, the right site, not too fast) and the
//! headers that every answer carries.

use std::net::IpAddr;
use std::time::{Duration, Instant};

use axum::body::{Body, to_bytes};
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http_body_util::LengthLimitError;
use tokio::time::timeout;

use super::App;
use super::answer::Refusal;
use super::forwarded::Address;
use crate::config::Config;
use crate::deny::Deny;

/// Allows no inline script, nothing from other hosts, and no framing.
const CSP: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; \
    require-trusted-types-for 'script'; trusted-types svelte-trusted-html redeye";

/// How long a client may take to send the body of a request.
const BODY_TIMEOUT: Duration = Duration::from_secs(10);

/// The longest body of a request, in bytes. Ours are much shorter.
const BODY_BYTES_MAX: usize = 64 * 1024;

/// Refuses requests that come too fast.
pub(super) async fn rate(
    State(app): State<App>,
    Address(address): Address,
    request: Request,
    next: Next,
) -> Response {
    if let Err(deny) = app.rates.request(address) {
        return deny.into_response();
    }
    next.run(request).await
}

/// Reads the whole body before anything else is done, so that a client cannot hold a connection by
/// sending it slowly.
pub(super) async fn whole_body(request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    match timeout(BODY_TIMEOUT, to_bytes(body, BODY_BYTES_MAX)).await {
        Ok(Ok(bytes)) => next.run(Request::from_parts(parts, Body::from(bytes))).await,
        Ok(Err(error)) => match error.into_inner().downcast::<LengthLimitError>() {
            Ok(_) => Deny::TooLong.into_response(),
            // The client is gone and reads no answer.
            Err(_) => StatusCode::BAD_REQUEST.into_response(),
        },
        Err(_) => (StatusCode::REQUEST_TIMEOUT, [(header::CONNECTION, "close")]).into_response(),
    }
}

/// Refuses other hosts and other sites, and adds the security headers.
pub(super) async fn site(State(app): State<App>, request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api");
    let checked = check_site(&app.config, request.method(), request.headers());
    let mut response = match checked {
        Ok(()) => next.run(request).await,
        Err(deny) => deny.into_response(),
    };
    let headers = response.headers_mut();
    let mut set = |name, value| headers.insert(name, HeaderValue::from_static(value));
    set(header::CONTENT_SECURITY_POLICY, CSP);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "no-referrer");
    set(header::HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(header::HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    if is_api {
        set(header::CACHE_CONTROL, "no-store");
    }
    if app.config.is_secure() {
        set(header::STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    response
}

/// Returns whether the request comes from our own page, under a name of this server.
fn check_site(config: &Config, method: &Method, headers: &HeaderMap) -> Result<(), Deny> {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    if !is_our_host(config, host) {
        return Err(Deny::WrongOrigin);
    }
    let changes = method != Method::GET && method != Method::HEAD;
    let is_socket = headers.contains_key(header::UPGRADE);
    if !changes && !is_socket {
        return Ok(());
    }
    // A program sends its token explicitly: no browser adds it to a request of another site.
    if headers.contains_key(header::AUTHORIZATION) && !headers.contains_key(header::COOKIE) {
        return Ok(());
    }
    let from = headers.get("sec-fetch-site").and_then(|value| value.to_str().ok());
    if from.is_some_and(|from| from != "same-origin") {
        return Err(Deny::WrongOrigin);
    }
    let origin = headers.get(header::ORIGIN).and_then(|origin| origin.to_str().ok());
    let ours = match (origin, &config.public_url) {
        (Some(origin), Some(public)) if origin == public.trim_end_matches('/') => true,
        (Some(origin), _) => origin == format!("{}://{host}", config.scheme()),
        (None, _) => false,
    };
    if ours { Ok(()) } else { Err(Deny::WrongOrigin) }
}

/// Returns whether this is a name of this server: an address, `localhost`, a name of the home
/// network, or the configured one. A foreign name that resolves to this server (DNS rebinding) is
/// not.
fn is_our_host(config: &Config, host: &str) -> bool {
    let public = config.public_url.as_ref().and_then(|url| url.split("://").nth(1));
    if public.is_some_and(|public| public.trim_end_matches('/') == host) {
        return true;
    }
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    let plain = name.trim_start_matches('[').trim_end_matches(']');
    plain.parse::<IpAddr>().is_ok()
        || name == "localhost"
        || name.ends_with(".localhost")
        || name.ends_with(".local")
        || name.ends_with(".lan")
        || name.ends_with(".home.arpa")
}

/// Counts requests and how long they took, and writes a log line that tells nothing of the table.
/// Refusals are logged at every log level, so that the operator sees them, but only a limited
/// number.
pub(super) async fn observe(
    State(app): State<App>,
    Address(address): Address,
    request: Request,
    next: Next,
) -> Response {
    let (start, method) = (Instant::now(), request.method().clone());
    let path = request.extensions().get::<MatchedPath>();
    let path = path.map_or("other", MatchedPath::as_str).to_owned();
    let response = next.run(request).await;
    let (status, took) = (response.status().as_u16(), start.elapsed());
    metrics::counter!("redeye_http_requests_total", "status" => status.to_string()).increment(1);
    metrics::histogram!("redeye_http_request_seconds").record(took.as_secs_f64());
    tracing::debug!(%method, path, status, took_us = took.as_micros() as u64, "answered");
    if let Some(Refusal(why)) = response.extensions().get()
        && app.rates.log()
    {
        tracing::info!(%address, %method, path, status, why, "refused");
    }
    response
}
