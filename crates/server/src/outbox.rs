//! What waits to be sent to one connection.
//!
//! A room and a frame have one place each: a newer one takes it, so that a slow connection is
//! always on its way to the newest and never holds more than a few messages in memory. What was
//! told before a connection opened comes in pages, which all who see the same share. Answers
//! and chat are queued; when there are too many of them, the connection is given up.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use axum::extract::ws::Utf8Bytes;
use redeye_protocol::{ServerMsg, pad, size_class};
use tokio::sync::Notify;

use crate::deny::Deny;

/// How many answers and lines of chat may wait.
const QUEUE_MAX: usize = 64;

/// The way from a room to one connection.
#[derive(Debug, Default)]
pub struct Outbox {
    waiting: Mutex<Waiting>,
    wake: Notify,
}

#[derive(Debug, Default)]
struct Waiting {
    room: Option<Utf8Bytes>,
    past: VecDeque<Utf8Bytes>,
    frame: Option<Utf8Bytes>,
    queue: VecDeque<Utf8Bytes>,
    bye: Option<Bye>,
}

impl Waiting {
    fn take_text(&mut self) -> Option<Utf8Bytes> {
        // The room before the frame, so that there are names for the seats; what was told before
        // the frame before it; all of it before the answer, so that who is told that it is done
        // can see what it did.
        let text = self.room.take().or_else(|| self.past.pop_front());
        let text = text.or_else(|| self.frame.take());
        text.or_else(|| self.queue.pop_front())
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
    /// This message.
    Text(Utf8Bytes),
    /// A farewell, and nothing more.
    Bye(Bye),
}

impl Outbox {
    /// Puts the newest room in its place.
    pub fn room(&self, text: Utf8Bytes) {
        self.change(|waiting| waiting.room = Some(text));
    }

    /// Puts what was told before the next frame in its place.
    pub fn past(&self, pages: &[Utf8Bytes]) {
        self.change(|waiting| waiting.past = pages.iter().cloned().collect());
    }

    /// Puts the newest frame in its place.
    pub fn frame(&self, text: Utf8Bytes) {
        self.change(|waiting| waiting.frame = Some(text));
    }

    /// Is there a frame that nobody has taken?
    pub fn is_behind(&self) -> bool {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).frame.is_some()
    }

    /// Queues an answer or a line of chat.
    pub fn queue(&self, text: Utf8Bytes) {
        self.change(|waiting| {
            if waiting.queue.len() < QUEUE_MAX {
                waiting.queue.push_back(text);
            } else {
                // It comes back and gets everything anew.
                waiting.bye = Some(Bye { why: Deny::TooFast, retry_after_s: Some(1) });
            }
        });
    }

    /// Ends the connection once all that waits has been sent.
    pub fn bye(&self, bye: Bye) {
        self.change(|waiting| waiting.bye = Some(bye));
    }

    /// The next thing to send, when there is one.
    pub async fn next(&self) -> Next {
        loop {
            let wake = self.wake.notified();
            if let Some(next) = self.take() {
                return next;
            }
            wake.await;
        }
    }

    /// The next message, if one waits already.
    pub fn take_text(&self) -> Option<Utf8Bytes> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).take_text()
    }

    fn take(&self) -> Option<Next> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.take_text().map(Next::Text).or_else(|| waiting.bye.take().map(Next::Bye))
    }

    fn change(&self, change: impl FnOnce(&mut Waiting)) {
        change(&mut self.waiting.lock().unwrap_or_else(PoisonError::into_inner));
        self.wake.notify_one();
    }
}

/// A message as it is sent, padded to its size class.
pub fn encode(message: &ServerMsg) -> Utf8Bytes {
    let mut text = serde_json::to_vec(message).expect("a message is plain data");
    let length = size_class(text.len());
    pad(&mut text, length);
    text_of(&text)
}

/// Bytes that are known to be text.
pub fn text_of(bytes: &[u8]) -> Utf8Bytes {
    Utf8Bytes::from(std::str::from_utf8(bytes).expect("JSON is text"))
}
