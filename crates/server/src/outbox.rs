//! What waits to be sent to one connection, and the socket it is sent over.
//!
//! From its own task a room sends as much as the socket takes at once, which is nearly always
//! everything. Waking a task for each connection took about a tenth of the processor time of an
//! action. The connection's task sends what is left.
//!
//! There is one place for a room and one for a frame. A newer one replaces an older one, so a slow
//! connection always gets the newest next and never holds more than a few messages in memory.
//! Events from before a connection opened come in pages, which connections that see the same share.
//! Answers and chat are queued; if too many wait, the connection is given up.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker, ready};

use axum::body::Bytes;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use futures_util::{SinkExt as _, StreamExt as _};
use redeye_protocol::{ServerMsg, pad, size_class};
use tokio::sync::Notify;

use crate::deny::Deny;

/// How many answers and lines of chat may wait.
const QUEUE_MAX: usize = 64;

/// Sends from a room to one connection.
#[derive(Debug, Default)]
pub struct Outbox {
    waiting: Mutex<Waiting>,
    /// None before the connection is open and after it has ended. Locked before `waiting`, and
    /// never while a task waits.
    socket: Mutex<Option<WebSocket>>,
    wake: Notify,
}

#[derive(Debug, Default)]
struct Waiting {
    room: Option<Utf8Bytes>,
    past: VecDeque<Utf8Bytes>,
    frame: Option<Utf8Bytes>,
    queue: VecDeque<Utf8Bytes>,
    ping: bool,
    bye: Option<Bye>,
    /// Whether the socket holds something that it could not send at once.
    is_blocked: bool,
}

impl Waiting {
    fn has_messages(&self) -> bool {
        let Self { room, past, frame, queue, ping, .. } = self;
        room.is_some() || !past.is_empty() || frame.is_some() || !queue.is_empty() || *ping
    }

    fn take(&mut self) -> Option<Message> {
        // The room comes before the frame, so that the seats have names. Pages of older events come
        // before the frame. All of them come before the answer: publish before acknowledging.
        let text = self.room.take().or_else(|| self.past.pop_front());
        let text = text.or_else(|| self.frame.take()).or_else(|| self.queue.pop_front());
        let ping = || std::mem::take(&mut self.ping).then(|| Message::Ping(Bytes::new()));
        text.map(Message::Text).or_else(ping)
    }
}

/// How a connection ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bye {
    /// Why.
    pub why: Deny,
    /// When to come back.
    pub retry_after_s: Option<u32>,
}

/// What is to be sent next.
#[derive(Debug)]
pub enum Next {
    /// Messages.
    Messages,
    /// A farewell, and nothing more.
    Bye(Bye),
}

impl Outbox {
    /// Starts sending over this socket.
    pub fn attach(&self, socket: WebSocket) {
        *self.socket() = Some(socket);
    }

    /// Returns the socket. From now on nothing is sent.
    pub fn detach(&self) -> Option<WebSocket> {
        self.socket().take()
    }

    /// Replaces the room that waits.
    pub fn room(&self, text: Utf8Bytes) {
        self.change(|waiting| waiting.room = Some(text));
    }

    /// Replaces the pages of older events that wait.
    pub fn past(&self, pages: &[Utf8Bytes]) {
        self.change(|waiting| waiting.past = pages.iter().cloned().collect());
    }

    /// Replaces the frame that waits.
    pub fn frame(&self, text: Utf8Bytes) {
        self.change(|waiting| waiting.frame = Some(text));
    }

    /// Returns whether a frame waits to be sent.
    pub fn is_behind(&self) -> bool {
        self.waiting().frame.is_some()
    }

    /// Queues an answer or a line of chat.
    pub fn queue(&self, text: Utf8Bytes) {
        self.change(|waiting| {
            if waiting.queue.len() < QUEUE_MAX {
                waiting.queue.push_back(text);
            } else {
                // The client reconnects and gets everything again.
                waiting.bye = Some(Bye { why: Deny::TooFast, retry_after_s: Some(1) });
            }
        });
    }

    /// Pings the client.
    pub fn ping(&self) {
        self.change(|waiting| waiting.ping = true);
    }

    /// Ends the connection once everything that waits has been sent.
    pub fn bye(&self, bye: Bye) {
        self.change(|waiting| waiting.bye = Some(bye));
        self.wake.notify_one();
    }

    /// Sends what waits, as far as the socket takes it at once, and leaves the rest to the
    /// connection's task.
    pub fn send_now(&self) {
        let (has_messages, is_blocked, has_bye) = {
            let waiting = self.waiting();
            (waiting.has_messages(), waiting.is_blocked, waiting.bye.is_some())
        };
        let is_sent = !has_messages || (!is_blocked && self.try_send());
        if !is_sent || has_bye {
            self.wake.notify_one();
        }
    }

    /// Sends everything that waits, and returns whether all of it could be sent.
    fn try_send(&self) -> bool {
        // If the socket is in use, the connection's task is awake.
        let Ok(mut socket) = self.socket.try_lock() else { return false };
        let mut context = Context::from_waker(Waker::noop());
        let sent = socket.as_mut().map(|socket| self.poll_send_over(socket, &mut context));
        matches!(sent, Some(Poll::Ready(Ok(()))))
    }

    /// Sends all that waits.
    ///
    /// # Errors
    /// If the connection is broken.
    pub fn poll_send(&self, context: &mut Context<'_>) -> Poll<Result<(), axum::Error>> {
        match &mut *self.socket() {
            Some(socket) => self.poll_send_over(socket, context),
            None => Poll::Ready(Ok(())),
        }
    }

    /// Returns the next message from the client, or none if the connection has ended.
    pub fn poll_receive(
        &self,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Message, axum::Error>>> {
        match &mut *self.socket() {
            Some(socket) => socket.poll_next_unpin(context),
            None => Poll::Ready(None),
        }
    }

    fn poll_send_over(
        &self,
        socket: &mut WebSocket,
        context: &mut Context<'_>,
    ) -> Poll<Result<(), axum::Error>> {
        let sent = self.poll_all(socket, context);
        self.waiting().is_blocked = sent.is_pending();
        sent
    }

    fn poll_all(
        &self,
        socket: &mut WebSocket,
        context: &mut Context<'_>,
    ) -> Poll<Result<(), axum::Error>> {
        if self.waiting().is_blocked {
            // Newer frames wait here and not in the socket, so that they can replace older ones.
            ready!(socket.poll_flush_unpin(context))?;
        }
        loop {
            ready!(socket.poll_ready_unpin(context))?;
            let Some(message) = self.take() else { break };
            socket.start_send_unpin(message)?;
        }
        socket.poll_flush_unpin(context)
    }

    /// Waits until there is something to send, and returns it.
    pub async fn next(&self) -> Next {
        loop {
            let wake = self.wake.notified();
            if let Some(next) = self.what_waits() {
                return next;
            }
            wake.await;
        }
    }

    /// Returns the next message, if one waits.
    pub fn take(&self) -> Option<Message> {
        self.waiting().take()
    }

    fn what_waits(&self) -> Option<Next> {
        let mut waiting = self.waiting();
        if waiting.has_messages() || waiting.is_blocked {
            return Some(Next::Messages);
        }
        waiting.bye.take().map(Next::Bye)
    }

    fn change(&self, change: impl FnOnce(&mut Waiting)) {
        change(&mut self.waiting());
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn socket(&self) -> MutexGuard<'_, Option<WebSocket>> {
        self.socket.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns a message as it is sent, padded to its size class.
pub fn encode(message: &ServerMsg) -> Utf8Bytes {
    let mut text = serde_json::to_vec(message).expect("a message is plain data");
    let length = size_class(text.len());
    pad(&mut text, length);
    text_of(text)
}

/// Bytes that are known to be text.
pub fn text_of(bytes: Vec<u8>) -> Utf8Bytes {
    Utf8Bytes::from(String::from_utf8(bytes).expect("JSON is text"))
}
