//! What the same library costs with the same settings and nothing behind it. For each message it
//! sends as many messages, of the same size, as a table sends to all of its seats together. They
//! go where a table's go: one to each of five sockets, and the rest to the one that asked. For
//! comparison all of them go to the one that asked, which is less work for both sides: six
//! messages wake one reader.

use std::collections::HashMap;
use std::future::poll_fn;
use std::io::Write as _;
use std::net::Ipv4Addr;
use std::process::Command;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::Poll;
use std::time::Duration;

use anyhow::{Context as _, Result};
use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::get;
use axum::serve::ListenerExt as _;
use redeye_client::{Client, ClientError, Socket};
use redeye_load::SEATS;
use tokio::net::TcpListener;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::child::Child;

/// What it answers, as in `6 1792`: so many messages of so many bytes.
const VARIABLE: &str = "REDEYE_ECHO";

/// As the server has them, see `crates/server/src/http/socket.rs`.
const READ_BUFFER: usize = 1024;
const WRITE_BUFFER: usize = 8 * 1024;

/// The room at which every socket is answered alone; those of any other share the answer.
const ALONE: &str = "echo";

/// What is sent for each message that comes.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    messages: usize,
    text: Utf8Bytes,
}

/// The sockets of a table.
type Members = Arc<Mutex<Vec<UnboundedSender<Utf8Bytes>>>>;

/// What all sockets share.
#[derive(Clone)]
struct Shared {
    answer: Answer,
    tables: Arc<Mutex<HashMap<String, Members>>>,
}

/// Is this process to be the echo?
pub(crate) fn asked() -> Option<Answer> {
    let value = std::env::var(VARIABLE).ok()?;
    let (messages, bytes) = value.split_once(' ')?;
    let text = "x".repeat(bytes.parse().ok()?).into();
    Some(Answer { messages: messages.parse().ok()?, text })
}

/// Serves until the process is ended.
pub(crate) fn serve(answer: Answer) -> Result<()> {
    let _ = rlimit::increase_nofile_limit(20_000);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let mut out = anstream::stdout();
        writeln!(out, "Echo is at http://{}", listener.local_addr()?)?;
        out.flush()?;
        let listener = listener.tap_io(|stream| {
            let _ = stream.set_nodelay(true);
        });
        let shared = Shared { answer, tables: Arc::default() };
        let router = Router::new().route("/api/rooms/{id}/ws", get(open)).with_state(shared);
        Ok(axum::serve(listener, router).await?)
    })
}

async fn open(
    State(shared): State<Shared>,
    Path(id): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let upgrade = upgrade.read_buffer_size(READ_BUFFER).write_buffer_size(WRITE_BUFFER);
    let Shared { answer, tables } = shared;
    if id == ALONE {
        return upgrade.on_upgrade(move |socket| echo(socket, answer));
    }
    let members = {
        let mut tables = tables.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(tables.entry(id).or_default())
    };
    upgrade.on_upgrade(move |socket| fan_out(socket, answer, members))
}

async fn echo(mut socket: WebSocket, answer: Answer) {
    while let Some(Ok(message)) = socket.recv().await {
        if !matches!(message, Message::Text(_)) {
            continue;
        }
        for _ in 0..answer.messages {
            if socket.send(Message::Text(answer.text.clone())).await.is_err() {
                return;
            }
        }
    }
}

async fn fan_out(mut socket: WebSocket, answer: Answer, members: Members) {
    let (own, mut waiting) = unbounded_channel();
    members.lock().unwrap_or_else(PoisonError::into_inner).push(own.clone());
    loop {
        tokio::select! {
            Some(text) = waiting.recv() => {
                if socket.send(Message::Text(text)).await.is_err() {
                    return;
                }
            }
            message = socket.recv() => match message {
                Some(Ok(Message::Text(_))) => {
                    let members = members.lock().unwrap_or_else(PoisonError::into_inner);
                    let rest = answer.messages.saturating_sub(members.len());
                    for to in members.iter().chain(std::iter::repeat_n(&own, rest)) {
                        // Who is gone hears nothing.
                        let _ = to.send(answer.text.clone());
                    }
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return,
            },
        }
    }
}

/// What it did.
pub(crate) struct Echoed {
    pub(crate) per_second: f64,
    pub(crate) cpu_us: f64,
}

/// To how many sockets an answer goes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shape {
    ToOne,
    ToFive,
}

/// Lets `tables` ask for `time`, each again as soon as it has been answered.
pub(crate) async fn measure(
    shape: Shape,
    tables: usize,
    (messages, bytes): (usize, usize),
    time: Duration,
) -> Result<Echoed> {
    let mut command = Command::new(std::env::current_exe()?);
    command.env(VARIABLE, format!("{messages} {bytes}"));
    let child = Child::start(command)?;
    let client = Client::new(child.address);
    let mut open = Vec::with_capacity(tables);
    for number in 0..tables {
        let (id, count) = match shape {
            Shape::ToOne => (ALONE.to_owned(), 1),
            Shape::ToFive => (number.to_string(), SEATS),
        };
        let mut sockets = Vec::with_capacity(count);
        for _ in 0..count {
            sockets.push(client.connect(&id).await?);
        }
        open.push(sockets);
    }
    let cpu = child.cpu()?;
    let end = Instant::now() + time;
    let mut asking: JoinSet<_> =
        open.into_iter().map(|sockets| ask(sockets, messages, end)).collect();
    let mut answered = 0;
    while let Some(asked) = asking.join_next().await {
        answered += asked?.context("the echo failed")?;
    }
    let cpu = child.cpu()? - cpu;
    Ok(Echoed {
        per_second: answered as f64 / time.as_secs_f64(),
        cpu_us: cpu.as_secs_f64() * 1e6 / answered.max(1) as f64,
    })
}

async fn ask(mut sockets: Vec<Socket>, messages: usize, end: Instant) -> Result<u64, ClientError> {
    // As long as a player's command.
    let text = "x".repeat(256);
    let (mut answered, count) = (0, sockets.len());
    while Instant::now() < end {
        sockets[answered % count].send_text(text.as_str()).await?;
        let mut left = messages.max(count);
        while left > 0 {
            left -= take_in(&mut sockets).await?;
        }
        answered += 1;
    }
    Ok(answered as u64)
}

/// Waits until something comes, and counts what has come.
async fn take_in(sockets: &mut [Socket]) -> Result<usize, ClientError> {
    poll_fn(|context| {
        let mut count = 0;
        for socket in &mut *sockets {
            while let Poll::Ready(text) = socket.poll_text(context) {
                match text {
                    Ok(_) => count += 1,
                    Err(error) => return Poll::Ready(Err(error)),
                }
            }
        }
        if count > 0 { Poll::Ready(Ok(count)) } else { Poll::Pending }
    })
    .await
}
