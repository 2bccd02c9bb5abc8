//! Requests as bytes, for clients that do not behave like a browser.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::Value;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::{HeaderName, Response};
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

/// How long a test waits for an answer before it decides that there is none. It only ends a test
/// that hangs, because a busy machine is slow.
pub(crate) const PATIENCE: Duration = Duration::from_secs(300);

/// An answer to a request.
#[derive(Debug)]
pub struct Answer {
    /// Such as 200; 0 if there is no answer, because the connection was dropped.
    pub status: u16,
    /// Names in small letters.
    headers: Vec<(String, String)>,
    /// The body.
    pub body: String,
}

impl Answer {
    /// Returns the value of a header, whose name is in small letters.
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut headers = self.headers.iter();
        headers.find(|(found, _)| found == name).map(|(_, value)| value.as_str())
    }

    /// Returns the key of the refusal.
    pub fn key(&self) -> String {
        let body: Value = serde_json::from_str(&self.body).unwrap_or_default();
        body["key"].as_str().unwrap_or_default().to_owned()
    }

    /// Returns the cookie that it sets, as a client sends it back.
    pub fn cookie(&self) -> String {
        let cookie = self.header("set-cookie").expect("a cookie");
        cookie.split(';').next().unwrap_or_default().to_owned()
    }

    fn read(text: &str) -> Self {
        let (head, body) = text.split_once("\r\n\r\n").expect("a whole answer");
        let mut lines = head.lines();
        let status = lines.next().and_then(|line| line.split(' ').nth(1));
        let header = |line: &str| {
            let (name, value) = line.split_once(": ").expect("a header");
            (name.to_ascii_lowercase(), value.to_owned())
        };
        Self {
            status: status.and_then(|status| status.parse().ok()).expect("a status"),
            headers: lines.map(header).collect(),
            body: body.to_owned(),
        }
    }
}

/// Sends a request exactly as it is written, and reads the answer.
pub async fn http(
    server: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Answer {
    let stream = TcpStream::connect(server).await.expect("connects");
    http_on(stream, method, path, headers, body).await
}

/// Does the same on a connection that is already open.
pub async fn http_on(
    mut stream: impl AsyncRead + AsyncWrite + Unpin,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Answer {
    let mut text = format!("{method} {path} HTTP/1.1\r\nconnection: close\r\n");
    for (name, value) in headers {
        text.push_str(&format!("{name}: {value}\r\n"));
    }
    text.push_str(&format!("content-length: {}\r\n\r\n{body}", body.len()));
    // The server may have refused before it has read everything.
    let _ = stream.write_all(text.as_bytes()).await;
    let mut answer = Vec::new();
    let read = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await;
    let _ = read.expect("an answer in time");
    // A page may be compressed.
    Answer::read(&String::from_utf8_lossy(&answer))
}

/// Posts JSON as our own page does.
pub async fn post(server: SocketAddr, path: &str, cookie: &str, body: &Value) -> Answer {
    post_on(TcpStream::connect(server).await.expect("connects"), path, cookie, body).await
}

/// Does the same for a new session, from another address of this machine.
pub async fn post_from(from: u8, server: SocketAddr, path: &str, body: &Value) -> Answer {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind(SocketAddr::from(([127, 0, 1, from], 0))).expect("an address of ours");
    post_on(socket.connect(server).await.expect("connects"), path, "", body).await
}

async fn post_on(stream: TcpStream, path: &str, cookie: &str, body: &Value) -> Answer {
    let server = stream.peer_addr().expect("is connected");
    let (host, origin) = (server.to_string(), format!("http://{server}"));
    let json = ("content-type", "application/json");
    let mut headers = vec![("host", host.as_str()), ("origin", origin.as_str()), json];
    if !cookie.is_empty() {
        headers.push(("cookie", cookie));
    }
    http_on(stream, "POST", path, &headers, &body.to_string()).await
}

/// A WebSocket over which a test can send anything.
pub struct RawSocket<S = TcpStream>(WebSocketStream<S>);

/// What comes over it.
#[derive(Debug, PartialEq)]
pub enum Received {
    /// A message.
    Text(Value),
    /// The connection was closed with this code, or broke without one.
    Closed(Option<u16>),
}

impl RawSocket {
    /// Opens a WebSocket with exactly these headers, or returns the refusal.
    pub async fn open(
        server: SocketAddr,
        room: &str,
        headers: &[(&str, &str)],
    ) -> Result<(Self, Answer), Answer> {
        let stream = TcpStream::connect(server).await.expect("connects");
        Self::open_on(stream, server, room, headers).await
    }

    /// Opens a WebSocket as a page with this cookie does.
    pub async fn of(server: SocketAddr, room: &str, cookie: &str) -> Self {
        let origin = format!("http://{server}");
        let headers = [("origin", origin.as_str()), ("cookie", cookie)];
        Self::open(server, room, &headers).await.expect("is let in").0
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> RawSocket<S> {
    /// Opens a WebSocket on a connection to `server` that is already open.
    pub async fn open_on(
        stream: S,
        server: SocketAddr,
        room: &str,
        headers: &[(&str, &str)],
    ) -> Result<(Self, Answer), Answer> {
        let url = format!("ws://{server}/api/rooms/{room}/ws");
        let mut request = url.into_client_request().expect("an address");
        for (name, value) in headers {
            let name: HeaderName = name.parse().expect("a name");
            request.headers_mut().insert(name, value.parse().expect("a value"));
        }
        let answer = |response: Response<Option<Vec<u8>>>| Answer {
            status: response.status().as_u16(),
            headers: response
                .headers()
                .iter()
                .map(|(name, value)| (name.to_string(), value.to_str().unwrap_or("").to_owned()))
                .collect(),
            body: String::from_utf8(response.into_body().unwrap_or_default()).expect("text"),
        };
        match client_async(request, stream).await {
            Ok((socket, response)) => Ok((Self(socket), answer(response))),
            Err(Error::Http(response)) => Err(answer(*response)),
            Err(_) => Err(Answer { status: 0, headers: Vec::new(), body: String::new() }),
        }
    }

    /// Sends any message.
    pub async fn send(&mut self, message: Message) {
        // The server may have closed it.
        let _ = self.0.send(message).await;
    }

    /// Returns the next message, or how the connection was closed.
    pub async fn next(&mut self) -> Received {
        // Pings come in between, and are no answers.
        let end = tokio::time::Instant::now() + PATIENCE;
        loop {
            let next = tokio::time::timeout_at(end, self.0.next()).await;
            return match next.expect("something comes in time") {
                Some(Ok(Message::Text(text))) => {
                    Received::Text(serde_json::from_str(&text).expect("JSON"))
                }
                Some(Ok(Message::Close(frame))) => {
                    Received::Closed(frame.map(|frame| u16::from(frame.code)))
                }
                Some(Ok(_)) => continue,
                Some(Err(_)) | None => Received::Closed(None),
            };
        }
    }

    /// Returns the next acknowledgement, refusal or farewell, or how the connection was closed.
    pub async fn answer(&mut self) -> Received {
        loop {
            match self.next().await {
                Received::Text(text)
                    if ["hello", "room", "frame", "chat"].contains(&kind(&text)) => {}
                came => return came,
            }
        }
    }

    /// Returns the reason of the next refusal or farewell.
    pub async fn refusal(&mut self) -> String {
        match self.answer().await {
            Received::Text(text) => text["why"]["key"].as_str().unwrap_or("none").to_owned(),
            closed @ Received::Closed(_) => format!("{closed:?}"),
        }
    }

    /// Returns the code with which the connection is closed, whatever comes before.
    pub async fn closed(&mut self) -> Option<u16> {
        loop {
            if let Received::Closed(code) = self.next().await {
                return code;
            }
        }
    }
}

fn kind(text: &Value) -> &str {
    text["type"].as_str().unwrap_or_default()
}
