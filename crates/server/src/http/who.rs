//! The session that sends a request: a browser's by its cookie, a program's by its token.

use std::convert::Infallible;

use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponseParts, ResponseParts};

use super::App;
use crate::deny::Deny;
use crate::session::{AGE_MAX_S, SessionId, Token};
use redeye_store::{Store, StoreError};

/// The name of the cookie on an encrypted connection. The browser ensures that only this site can
/// set it.
const COOKIE_SECURE: &str = "__Host-redeye";

/// The name of the cookie on plain HTTP in a home network, where browsers refuse the other.
const COOKIE_PLAIN: &str = "redeye";

/// A session that was here before.
#[derive(Clone, Copy)]
pub(super) struct Known {
    pub(super) session: SessionId,
}

/// A session, known or new.
pub(super) struct Anyone {
    pub(super) session: SessionId,
    /// For a new session: the cookie that the browser must keep.
    token: Option<Token>,
}

impl FromRequestParts<App> for Known {
    type Rejection = Deny;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Deny> {
        let Some(token) = token_for(parts, app).await? else {
            return Err(Deny::NotWelcome);
        };
        if is_alive(app.rooms.store(), token.id()).await? {
            Ok(Self { session: token.id() })
        } else {
            Err(Deny::NotWelcome)
        }
    }
}

impl FromRequestParts<App> for Anyone {
    type Rejection = Deny;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Deny> {
        if let Some(token) = token_for(parts, app).await?
            && is_alive(app.rooms.store(), token.id()).await?
        {
            return Ok(Self { session: token.id(), token: None });
        }
        let token = Token::new();
        Ok(Self { session: token.id(), token: Some(token) })
    }
}

impl Anyone {
    /// Returns the headers that the answer must carry. A new session is stored only now: if refused
    /// requests stored one, every refusal would leave something behind.
    pub(super) async fn cookie(self, app: &App) -> Result<impl IntoResponseParts + use<>, Deny> {
        let Some(token) = self.token else { return Ok(Cookie(None)) };
        begin(app.rooms.store(), &token).await?;
        Ok(Cookie(Some(set_cookie(&token, app.config.is_secure()))))
    }
}

struct Cookie(Option<HeaderValue>);

impl IntoResponseParts for Cookie {
    type Error = Infallible;

    fn into_response_parts(self, mut response: ResponseParts) -> Result<ResponseParts, Infallible> {
        if let Some(cookie) = self.0 {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
        Ok(response)
    }
}

/// Begins a session, of which only the hash of its token is kept.
pub(super) async fn begin(store: &Store, token: &Token) -> Result<(), Deny> {
    store.add_session(token.id().0).await.map_err(|error| failed(&error))
}

async fn is_alive(store: &Store, session: SessionId) -> Result<bool, Deny> {
    store.use_session(session.0).await.map_err(|error| failed(&error))
}

fn failed(error: &StoreError) -> Deny {
    tracing::error!(%error, "a session could not be looked up");
    Deny::StoreFailed
}

fn set_cookie(token: &Token, secure: bool) -> HeaderValue {
    let (name, flag) = if secure { (COOKIE_SECURE, "; Secure") } else { (COOKIE_PLAIN, "") };
    // Lax, not Strict: a person who follows a link from a chat must keep their session.
    let text = format!(
        "{name}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age={AGE_MAX_S}{flag}",
        token.reveal()
    );
    let mut value = HeaderValue::from_str(&text).expect("hexadecimal digits are fit for a header");
    value.set_sensitive(true);
    value
}

/// Returns the token that a request carries.
///
/// # Errors
/// If it is the token of a program for another room.
async fn token_for(parts: &mut Parts, app: &App) -> Result<Option<Token>, Deny> {
    let Some(token) = token(&parts.headers, app.config.is_secure()) else { return Ok(None) };
    let path = RawPathParams::from_request_parts(parts, app).await.ok();
    let room = path.as_ref().and_then(|path| path.iter().find(|(name, _)| *name == "id"));
    if token.is_good_for(room.map(|(_, id)| id)) { Ok(Some(token)) } else { Err(Deny::NotWelcome) }
}

/// Returns the token in these headers.
fn token(headers: &HeaderMap, secure: bool) -> Option<Token> {
    let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = bearer.and_then(|value| value.strip_prefix("Bearer ")) {
        return token.parse().ok();
    }
    let name = if secure { COOKIE_SECURE } else { COOKIE_PLAIN };
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|text| text.split(';')).filter_map(|pair| pair.split_once('='));
    let (_, value) = pairs.find(|(key, _)| key.trim() == name)?;
    value.trim().parse().ok()
}
