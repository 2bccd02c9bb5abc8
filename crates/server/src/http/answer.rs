//! Answers to requests: data, or a refusal that the client can say in any language.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};

use crate::deny::Deny;

/// Why a request was refused, for the log.
#[derive(Clone)]
pub(super) struct Refusal(pub(super) String);

/// A refusal is sent as its status and its explanation.
impl IntoResponse for Deny {
    fn into_response(self) -> Response {
        let why = self.explain();
        let refusal = Refusal(why.key.clone());
        let mut response = (self.status(), Extension(refusal), Json(why)).into_response();
        if matches!(self.status(), StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE)
        {
            response
                .headers_mut()
                .insert(header::RETRY_AFTER, header::HeaderValue::from_static("2"));
        }
        response
    }
}

/// Answers that there is nothing at this address.
pub(super) async fn no_such_page() -> Response {
    StatusCode::NOT_FOUND.into_response()
}
