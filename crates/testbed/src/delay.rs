//! A proxy to a server that adds a delay, as networks do.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

/// Everything that has come in at one end.
#[derive(Clone, Default)]
struct Passed(Arc<Mutex<Vec<u8>>>);

impl Passed {
    fn with<T>(&self, look: impl FnOnce(&mut Vec<u8>) -> T) -> T {
        look(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// A proxy that delays everything on its way to a server and back.
pub struct Delayed {
    /// The address that it listens on.
    pub address: SocketAddr,
    there: Passed,
    back: Passed,
}

impl Delayed {
    /// Listens on an address of its own, and passes everything on to `server` and back, `delay`
    /// later each way. It ends with the test.
    pub async fn new(server: SocketAddr, delay: Duration) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let (there, back) = (Passed::default(), Passed::default());
        let ends = (there.clone(), back.clone());
        tokio::spawn(async move {
            while let Ok((here, _)) = listener.accept().await {
                let beyond = TcpStream::connect(server).await.expect("the server is there");
                let ((here_in, here_out), (beyond_in, beyond_out)) =
                    (here.into_split(), beyond.into_split());
                tokio::spawn(hand_on(here_in, beyond_out, delay, ends.0.clone()));
                tokio::spawn(hand_on(beyond_in, here_out, delay, ends.1.clone()));
            }
        });
        Self { address, there, back }
    }

    /// Returns how many bytes were sent toward the server so far.
    pub fn sent(&self) -> usize {
        self.there.with(|bytes| bytes.len())
    }

    /// Returns how many bytes the server has sent back so far.
    pub fn answered(&self) -> usize {
        self.back.with(|bytes| bytes.len())
    }

    /// Returns whether the server has sent `text` after its first `since` bytes.
    pub fn has_answered(&self, since: usize, text: &str) -> bool {
        let is_there = |part: &[u8]| part == text.as_bytes();
        self.back.with(|bytes| bytes[since..].windows(text.len()).any(is_there))
    }
}

/// Passes everything on in its order, each piece with the same delay.
async fn hand_on(
    mut from: impl AsyncRead + Unpin + Send + 'static,
    mut to: impl AsyncWrite + Unpin,
    delay: Duration,
    passed: Passed,
) {
    let (pieces, mut queue) = mpsc::unbounded_channel::<(Instant, Vec<u8>)>();
    tokio::spawn(async move {
        let mut buffer = vec![0; 16 * 1024];
        while let Ok(length @ 1..) = from.read(&mut buffer).await {
            if pieces.send((Instant::now() + delay, buffer[..length].to_vec())).is_err() {
                return;
            }
            passed.with(|bytes| bytes.extend_from_slice(&buffer[..length]));
        }
    });
    while let Some((due, piece)) = queue.recv().await {
        sleep_until(due).await;
        if to.write_all(&piece).await.is_err() {
            return;
        }
    }
}
