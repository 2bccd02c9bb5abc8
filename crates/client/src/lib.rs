//! A client as a program: it plays over real sockets, with nothing that a browser does not have.

use std::fmt::Display;
use std::net::SocketAddr;
use std::task::{Context, Poll, ready};

use futures_util::{SinkExt as _, StreamExt as _};
use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE, HOST, ORIGIN, SET_COOKIE};
use hyper::{Method, Request, StatusCode};
use hyper_util::client::legacy::Client as Http;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use redeye_protocol::{COMMAND_STEP_BYTES, CommandId, Explained, ServerMsg};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error as WsError, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// What can go wrong.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The server refused.
    #[error("refused with {0}: {1:?}")]
    Refused(StatusCode, Option<Explained>),
    /// The connection is closed.
    #[error("closed: {0:?}")]
    Closed(Option<CloseFrame>),
    /// The network or the server failed.
    #[error("{0}")]
    Failed(String),
}

fn failed(error: impl Display) -> ClientError {
    ClientError::Failed(error.to_string())
}

/// A client with its own session.
#[derive(Clone)]
pub struct Client {
    server: SocketAddr,
    http: Http<HttpConnector, Full<Bytes>>,
    identity: Identity,
}

/// How the server knows a client.
#[derive(Clone, Default)]
enum Identity {
    #[default]
    Nobody,
    Cookie(String),
    Token(String),
}

impl Client {
    /// Returns a client without a session.
    pub fn new(server: SocketAddr) -> Self {
        let http = Http::builder(TokioExecutor::new()).build_http();
        Self { server, http, identity: Identity::Nobody }
    }

    /// Returns a client for a program that was given a token.
    pub fn with_token(server: SocketAddr, token: &str) -> Self {
        Self { identity: Identity::Token(token.to_owned()), ..Self::new(server) }
    }

    /// Returns a client without a session that shares the connections of this one.
    pub fn another(&self) -> Self {
        Self { identity: Identity::Nobody, ..self.clone() }
    }

    /// Returns the same session on a restarted server.
    pub fn moved_to(&self, server: SocketAddr) -> Self {
        Self { server, ..self.clone() }
    }

    /// Sends a POST request and reads the answer.
    ///
    /// # Errors
    /// If it is refused.
    pub async fn post<A: DeserializeOwned>(
        &mut self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<A, ClientError> {
        let body = serde_json::to_vec(body).map_err(failed)?;
        let text = self.request(Method::POST, path, body).await?;
        serde_json::from_slice(&text).map_err(failed)
    }

    /// Sends a GET request and reads the answer.
    ///
    /// # Errors
    /// If it is refused.
    pub async fn get(&mut self, path: &str) -> Result<Vec<u8>, ClientError> {
        self.request(Method::GET, path, Vec::new()).await
    }

    async fn request(
        &mut self,
        method: Method,
        path: &str,
        body: Vec<u8>,
    ) -> Result<Vec<u8>, ClientError> {
        let server = self.server;
        let mut request = Request::builder()
            .method(method)
            .uri(format!("http://{server}{path}"))
            .header(CONTENT_TYPE, "application/json")
            .header(ORIGIN, format!("http://{server}"));
        request = match &self.identity {
            Identity::Nobody => request,
            Identity::Cookie(cookie) => request.header(COOKIE, cookie),
            Identity::Token(token) => request.header(AUTHORIZATION, format!("Bearer {token}")),
        };
        let request = request.body(Full::from(body)).map_err(failed)?;
        let response = self.http.request(request).await.map_err(failed)?;
        let cookie = response.headers().get(SET_COOKIE).and_then(|value| value.to_str().ok());
        if let Some(cookie) = cookie.and_then(|cookie| cookie.split(';').next()) {
            self.identity = Identity::Cookie(cookie.to_owned());
        }
        let status = response.status();
        let body = response.into_body().collect().await.map_err(failed)?.to_bytes();
        if status.is_success() {
            Ok(body.to_vec())
        } else {
            Err(ClientError::Refused(status, serde_json::from_slice(&body).ok()))
        }
    }

    /// Opens a connection to a table.
    ///
    /// # Errors
    /// If it is refused.
    pub async fn connect(&self, room: &str) -> Result<Socket, ClientError> {
        self.connect_from(room, &format!("http://{}", self.server)).await
    }

    /// Opens a connection from a page of `origin`.
    ///
    /// # Errors
    /// If it is refused.
    pub async fn connect_from(&self, room: &str, origin: &str) -> Result<Socket, ClientError> {
        self.open(&format!("/api/rooms/{room}/ws"), origin).await
    }

    /// Opens a connection that sees what the public sees, as a shared screen does.
    ///
    /// # Errors
    /// If it is refused.
    pub async fn connect_as_public(&self, room: &str) -> Result<Socket, ClientError> {
        let origin = format!("http://{}", self.server);
        self.open(&format!("/api/rooms/{room}/ws?eyes=public"), &origin).await
    }

    async fn open(&self, path: &str, origin: &str) -> Result<Socket, ClientError> {
        let server = self.server;
        let mut request = format!("ws://{server}{path}").into_client_request().map_err(failed)?;
        let headers = request.headers_mut();
        headers.insert(HOST, server.to_string().parse().map_err(failed)?);
        match &self.identity {
            Identity::Token(token) => {
                headers.insert(AUTHORIZATION, format!("Bearer {token}").parse().map_err(failed)?);
            }
            Identity::Cookie(cookie) => {
                headers.insert(COOKIE, cookie.parse().map_err(failed)?);
                headers.insert(ORIGIN, origin.parse().map_err(failed)?);
            }
            Identity::Nobody => {
                headers.insert(ORIGIN, origin.parse().map_err(failed)?);
            }
        }
        let stream = TcpStream::connect(server).await.map_err(failed)?;
        stream.set_nodelay(true).map_err(failed)?;
        let config = WebSocketConfig::default().read_buffer_size(8 * 1024).write_buffer_size(0);
        match client_async_with_config(request, stream, Some(config)).await {
            Ok((stream, _)) => Ok(Socket { stream }),
            Err(WsError::Http(response)) => {
                let why = response.body().as_ref();
                let why = why.and_then(|body| serde_json::from_slice(body).ok());
                Err(ClientError::Refused(response.status(), why))
            }
            Err(error) => Err(failed(error)),
        }
    }
}

/// A connection to a table.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
}

impl Socket {
    /// Returns the next message, as text, byte for byte.
    ///
    /// # Errors
    /// If the connection ends.
    pub async fn next_text(&mut self) -> Result<String, ClientError> {
        let text = std::future::poll_fn(|context| self.poll_text(context)).await?;
        Ok(text.as_str().to_owned())
    }

    /// Returns the next message if it has come, for callers that poll many sockets.
    ///
    /// # Errors
    /// If the connection ends.
    pub fn poll_text(&mut self, context: &mut Context<'_>) -> Poll<Result<Utf8Bytes, ClientError>> {
        loop {
            return Poll::Ready(match ready!(self.stream.poll_next_unpin(context)) {
                Some(Ok(Message::Text(text))) => Ok(text),
                Some(Ok(Message::Close(frame))) => Err(ClientError::Closed(frame)),
                None => Err(ClientError::Closed(None)),
                Some(Ok(_)) => continue,
                Some(Err(error)) => Err(failed(error)),
            });
        }
    }

    /// Returns the next message.
    ///
    /// # Errors
    /// If the connection ends.
    pub async fn next(&mut self) -> Result<ServerMsg, ClientError> {
        let text = self.next_text().await?;
        serde_json::from_str(&text).map_err(failed)
    }

    /// Sends a request, which prints as JSON, under a new id, and returns the id.
    ///
    /// # Errors
    /// If the connection is broken.
    pub async fn send(&mut self, request: &impl Display) -> Result<CommandId, ClientError> {
        let mut id = CommandId([0; 16]);
        getrandom::fill(&mut id.0).map_err(failed)?;
        self.send_as(id, request).await?;
        Ok(id)
    }

    /// Sends a request under a given id.
    ///
    /// # Errors
    /// If the connection is broken.
    pub async fn send_as(
        &mut self,
        id: CommandId,
        request: &impl Display,
    ) -> Result<(), ClientError> {
        let mut text = format!("{{\"id\":\"{id}\",\"do\":{request}}}");
        // The length must not reveal a secret choice.
        let padded = text.len().next_multiple_of(COMMAND_STEP_BYTES);
        text.extend(std::iter::repeat_n(' ', padded - text.len()));
        self.send_text(text).await
    }

    /// Sends any text.
    ///
    /// # Errors
    /// If the connection is broken.
    pub async fn send_text(&mut self, text: impl Into<String>) -> Result<(), ClientError> {
        self.stream.send(Message::text(text.into())).await.map_err(failed)
    }

    /// Sends a command and waits for its answer. Messages that come in between go to `seen`.
    ///
    /// # Errors
    /// If the connection ends.
    pub async fn ask(
        &mut self,
        request: &impl Display,
        mut seen: impl FnMut(ServerMsg),
    ) -> Result<Result<(), Explained>, ClientError> {
        let sent = self.send(request).await?;
        loop {
            match self.next().await? {
                ServerMsg::Ack { id } if id == sent => return Ok(Ok(())),
                ServerMsg::Refused { id: Some(id), why } if id == sent => return Ok(Err(why)),
                other => seen(other),
            }
        }
    }

    /// Closes the connection.
    ///
    /// # Errors
    /// If it is broken already.
    pub async fn close(mut self) -> Result<(), ClientError> {
        self.stream.close(None).await.map_err(failed)
    }
}
