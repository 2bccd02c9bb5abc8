//! A way to a server that takes its time, as networks do.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

/// Listens on an address of its own, and hands on to `server` and back whatever comes, `delay`
/// later each way. It ends with the test.
pub async fn delayed(server: SocketAddr, delay: Duration) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(async move {
        while let Ok((here, _)) = listener.accept().await {
            let there = TcpStream::connect(server).await.expect("the server is there");
            let ((here_in, here_out), (there_in, there_out)) =
                (here.into_split(), there.into_split());
            tokio::spawn(hand_on(here_in, there_out, delay));
            tokio::spawn(hand_on(there_in, here_out, delay));
        }
    });
    address
}

/// Everything that comes goes on in its order, each piece as late as the others.
async fn hand_on(
    mut from: impl AsyncRead + Unpin + Send + 'static,
    mut to: impl AsyncWrite + Unpin,
    delay: Duration,
) {
    let (pieces, mut queue) = mpsc::unbounded_channel::<(Instant, Vec<u8>)>();
    tokio::spawn(async move {
        let mut buffer = vec![0; 16 * 1024];
        while let Ok(length @ 1..) = from.read(&mut buffer).await {
            if pieces.send((Instant::now() + delay, buffer[..length].to_vec())).is_err() {
                return;
            }
        }
    });
    while let Some((due, piece)) = queue.recv().await {
        sleep_until(due).await;
        if to.write_all(&piece).await.is_err() {
            return;
        }
    }
}
