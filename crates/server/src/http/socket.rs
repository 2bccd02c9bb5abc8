//! One WebSocket connection to a table.

use std::future::poll_fn;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, State};
use axum::response::Response;
use governor::DefaultDirectRateLimiter;
use redeye_protocol::{BadCommand, Command, CommandId, PROTOCOL, ServerMsg, Unread};
use serde::Deserialize;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

use super::App;
use super::api::{Path, Query};
use super::forwarded::{Address, Connected};
use super::who::Known;
use crate::clock::unix_s;
use crate::deny::Deny;
use crate::outbox::{Bye, Next, Outbox, encode};
use crate::room::{ConnId, Eyes, RoomHandle, RoomMsg};
use crate::session::SessionId;

/// The longest message a client may send. Ours are shorter than a tenth of it, except for settings
/// with a whole box file in them.
const MESSAGE_BYTES_MAX: usize = 8 * 1024;

/// The size of the read buffer. The library's default is 128 KiB for each connection, filled with
/// zeros on every read. A command takes a quarter of ours; for a longer one the buffer grows.
const READ_BUFFER: usize = 1024;

/// Up to this size messages are collected before they are sent, so that a frame and the answer that
/// follows it leave in one piece.
const WRITE_BUFFER: usize = 8 * 1024;

/// How much may wait for a client that does not read. No message may be longer, so the history of a
/// match is sent in pages.
const WRITE_BUFFER_MAX: usize = 1024 * 1024;

/// How long sending one message may take.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);
/// How long the server still reads from a connection that it has ended, so that the client learns
/// why.
const LINGER: Duration = Duration::from_secs(1);
const PING_EVERY: Duration = Duration::from_secs(20);

/// After so many pings without an answer the connection is dead. Pings are counted instead of time:
/// while this process does not run, it sends no pings, so missing answers are not the client's
/// fault.
const PINGS_UNANSWERED_MAX: u32 = 2;

/// How many malformed messages in a minute end the connection.
const BAD_PER_MINUTE: u32 = 5;

/// How many messages may come too fast, before the connection ends.
const TOO_FAST_MAX: u32 = 50;

/// The close code of a connection, for the client's library.
mod close {
    pub(super) const GOING_AWAY: u16 = 1001;
    pub(super) const POLICY: u16 = 1008;
    pub(super) const TOO_BIG: u16 = 1009;
}

/// The query of a socket's address.
#[derive(Deserialize)]
pub(super) struct Looks {
    #[serde(default)]
    eyes: Eyes,
}

static NEXT_CONN: AtomicU64 = AtomicU64::new(1);

/// Opens a connection to a table for a session that has been let in.
pub(super) async fn open(
    State(app): State<App>,
    Extension(Connected { place: accepted, .. }): Extension<Connected>,
    Address(address): Address,
    Path(id): Path<String>,
    Query(Looks { eyes }): Query<Looks>,
    who: Known,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Deny> {
    if app.stopping.load(Ordering::Relaxed) {
        return Err(Deny::Restarting);
    }
    let limits = app.config.limits;
    let place = app.sockets.take(address, limits.connections_per_address, limits.connections);
    let place = place.ok_or(Deny::TooManyConnections)?;
    let room = app.rooms.find(&id).await?;
    let upgrade = upgrade
        .max_message_size(MESSAGE_BYTES_MAX)
        .max_frame_size(MESSAGE_BYTES_MAX)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(WRITE_BUFFER_MAX);
    Ok(upgrade.on_upgrade(move |socket| {
        let outbox = Arc::new(Outbox::default());
        // Done here, because the future below would reserve memory for the socket.
        outbox.attach(socket);
        async move {
            metrics::gauge!("redeye_sockets").increment(1);
            let connection = Connection {
                rate: app.rates.socket(),
                app,
                address,
                room,
                session: who.session,
                eyes,
                conn: ConnId(NEXT_CONN.fetch_add(1, Ordering::Relaxed)),
                outbox,
                bad: 0,
                bad_since: Instant::now(),
                too_fast: 0,
            };
            connection.run().await;
            metrics::gauge!("redeye_sockets").decrement(1);
            drop((place, accepted));
        }
    }))
}

struct Connection {
    app: App,
    address: IpAddr,
    room: RoomHandle,
    session: SessionId,
    eyes: Eyes,
    conn: ConnId,
    outbox: Arc<Outbox>,
    rate: DefaultDirectRateLimiter,
    bad: u32,
    bad_since: Instant,
    too_fast: u32,
}

/// How a connection ends: with a code for the client, or because the client is gone.
struct Ended(Option<(u16, Bye)>);

fn end(code: u16, why: Deny) -> Ended {
    let retry_after_s = (why == Deny::Restarting).then_some(1);
    Ended(Some((code, Bye { why, retry_after_s })))
}

impl Connection {
    async fn run(mut self) {
        let hello = ServerMsg::Hello {
            protocol: PROTOCOL,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            now_s: unix_s(),
        };
        self.outbox.queue(encode(&hello));
        let Ended(ended) = match self.send().await {
            Ok(()) => self.serve().await,
            Err(ended) => ended,
        };
        let socket = self.outbox.detach();
        self.room.send(RoomMsg::Disconnect { conn: self.conn }).await;
        if let (Some((code, bye)), Some(socket)) = (ended, socket) {
            Box::pin(self.say_farewell(socket, code, bye)).await;
        }
    }

    /// Sends everything that waits, or gives the connection up.
    async fn send(&self) -> Result<(), Ended> {
        in_time(poll_fn(|context| self.outbox.poll_send(context))).await
    }

    async fn say_farewell(&self, mut socket: WebSocket, code: u16, bye: Bye) {
        let Bye { why, retry_after_s } = bye;
        if code != close::GOING_AWAY && self.app.rates.log() {
            tracing::info!(address = %self.address, why = why.explain().key, "cut off");
        }
        let bye = ServerMsg::Bye { why: why.explain(), retry_after_s };
        // The client may be gone.
        let _ = in_time(socket.send(Message::Text(encode(&bye)))).await;
        let reason = Utf8Bytes::from(why.explain().key);
        let frame = Message::Close(Some(CloseFrame { code, reason }));
        let _ = timeout(SEND_TIMEOUT, socket.send(frame)).await;
        // Closing a connection with unread data resets it, and the client would lose what was sent
        // last. So the server reads and discards the rest for a moment.
        let rest = async { while let Some(Ok(_)) = socket.recv().await {} };
        let _ = timeout(LINGER, rest).await;
    }

    async fn serve(&mut self) -> Ended {
        let (conn, session, eyes) = (self.conn, self.session, self.eyes);
        let outbox = Arc::clone(&self.outbox);
        let connect = |reply| RoomMsg::Connect { conn, session, eyes, outbox, reply };
        let connected = self.room.ask(connect).await;
        if let Err(deny) = connected {
            return end(close::POLICY, deny);
        }
        let mut ping = interval_at(Instant::now() + PING_EVERY, PING_EVERY);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut unanswered = 0;
        loop {
            let step = tokio::select! {
                biased;
                next = self.outbox.next() => match next {
                    Next::Messages => self.send().await,
                    Next::Bye(bye) => Err(Ended(Some((close::GOING_AWAY, bye)))),
                },
                message = poll_fn(|context| self.outbox.poll_receive(context)) => {
                    unanswered = 0;
                    self.receive(message).await
                }
                _ = ping.tick() => {
                    if unanswered == PINGS_UNANSWERED_MAX {
                        Err(end(close::POLICY, Deny::Idle))
                    } else {
                        unanswered += 1;
                        self.outbox.ping();
                        Ok(())
                    }
                }
            };
            if let Err(ended) = step {
                return ended;
            }
        }
    }

    async fn receive(
        &mut self,
        message: Option<Result<Message, axum::Error>>,
    ) -> Result<(), Ended> {
        let text = match message {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                return if self.is_too_fast() { self.note_too_fast() } else { Ok(()) };
            }
            Some(Ok(Message::Binary(_))) => return self.complain(None, Deny::NotUnderstood),
            Some(Err(error)) => {
                // The library gives no other sign of a message that is too long.
                let too_big = format!("{error:?}").contains("MessageTooLong");
                return Err(if too_big { end(close::TOO_BIG, Deny::TooLong) } else { Ended(None) });
            }
            Some(Ok(Message::Close(_))) | None => return Err(Ended(None)),
        };
        if self.is_too_fast() {
            self.note_too_fast()?;
            let id = Command::read(&text).map_or_else(|unread| unread.id, |read| Some(read.id));
            self.refuse(id, &Deny::TooFast);
            return Ok(());
        }
        match Command::read(&text) {
            Ok(command) => {
                metrics::counter!("redeye_commands_total").increment(1);
                let message = RoomMsg::Command { conn: self.conn, command: Box::new(command) };
                if self.room.send(message).await {
                    Ok(())
                } else {
                    Err(end(close::GOING_AWAY, Deny::Restarting))
                }
            }
            // The message is well-formed, but its text cannot be shown.
            Err(Unread { id, why: why @ BadCommand::Text(_) }) => {
                self.refuse(id, &why.into());
                Ok(())
            }
            Err(Unread { id, why }) => self.complain(id, why.into()),
        }
    }

    /// Returns whether this message exceeds the rate limit.
    fn is_too_fast(&self) -> bool {
        self.rate.check().is_err() || self.app.rates.message(self.session).is_err()
    }

    /// Counts a message that came too fast. A few are forgiven.
    fn note_too_fast(&mut self) -> Result<(), Ended> {
        self.too_fast += 1;
        if self.too_fast > TOO_FAST_MAX {
            return Err(end(close::POLICY, Deny::TooFast));
        }
        Ok(())
    }

    /// Counts a malformed message. A few are forgiven.
    fn complain(&mut self, id: Option<CommandId>, deny: Deny) -> Result<(), Ended> {
        if self.bad_since.elapsed() > Duration::from_secs(60) {
            (self.bad, self.bad_since) = (0, Instant::now());
        }
        self.bad += 1;
        if self.bad >= BAD_PER_MINUTE {
            return Err(end(close::POLICY, deny));
        }
        self.refuse(id, &deny);
        Ok(())
    }

    /// Refuses a message under its id, so that its sender does not wait for an answer.
    fn refuse(&self, id: Option<CommandId>, deny: &Deny) {
        self.outbox.queue(encode(&ServerMsg::Refused { id, why: deny.explain() }));
    }
}

/// Waits until the client has taken the message, or gives the connection up.
async fn in_time(sent: impl Future<Output = Result<(), axum::Error>>) -> Result<(), Ended> {
    match timeout(SEND_TIMEOUT, sent).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(Ended(None)),
    }
}
