//! The web client, embedded in this program.

use std::borrow::Cow;

use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

/// The built client. A fresh clone compiles without it, and says so when a page is requested.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

/// Files with a hash in their name never change.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// Browsers ask for everything else each time.
const ASK_AGAIN: &str = "no-cache";

/// Returns a file of the client, or its page for every address that the client itself interprets.
pub(super) async fn serve(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let takes_brotli = headers
        .get(header::ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|list| list.split(',').any(|one| one.trim().starts_with("br")));
    let file = if Client::get(path).is_some() { path } else { "index.html" };
    // An address with a dot in it names a file, and this one is not there.
    if file != path && path.contains('.') {
        return StatusCode::NOT_FOUND.into_response();
    }
    let Some(plain) = Client::get(file) else {
        let advice = "The web client is not in this build: run `make web` and build again.\n";
        return (StatusCode::NOT_FOUND, advice).into_response();
    };
    let packed = Client::get(&format!("{file}.br")).filter(|_| takes_brotli);
    let cache = if path.starts_with("assets/") { FOR_EVER } else { ASK_AGAIN };
    let kind = plain.metadata.mimetype().to_owned();
    let kind =
        if file.ends_with(".webmanifest") { "application/manifest+json".to_owned() } else { kind };
    let is_text = kind.starts_with("text/")
        || ["javascript", "json", "xml"].iter().any(|end| kind.ends_with(end));
    let kind = if is_text { format!("{kind}; charset=utf-8") } else { kind };
    let tag = format!("\"{}\"", hex::encode(&plain.metadata.sha256_hash()[..16]));
    let known =
        headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let common = [
        (header::CACHE_CONTROL, cache.to_owned()),
        (header::ETAG, tag),
        (header::VARY, "accept-encoding".to_owned()),
    ];
    if known {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    let kind = [(header::CONTENT_TYPE, kind)];
    match packed {
        Some(packed) => {
            (common, kind, [(header::CONTENT_ENCODING, "br")], body(packed)).into_response()
        }
        None => (common, kind, body(plain)).into_response(),
    }
}

fn body(file: EmbeddedFile) -> Response {
    match file.data {
        Cow::Borrowed(bytes) => bytes.into_response(),
        Cow::Owned(bytes) => bytes.into_response(),
    }
}
