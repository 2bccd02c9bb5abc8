//! One connection over a network that is slow and breaks.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use redeye_game::Rng;
use redeye_protocol::Command;
use redeye_server::simulated::SimulatedConnection;
use tokio::sync::mpsc;
use tokio::task::{JoinHandle, spawn_local};
use tokio::time::sleep;

/// A connection as its person has it.
pub(crate) struct Line {
    up: mpsc::UnboundedSender<Command>,
    down: mpsc::UnboundedReceiver<String>,
    carries_down: JoinHandle<()>,
}

/// How long a message takes: mostly little, sometimes long.
fn delay(rng: &mut Rng) -> Duration {
    let most_ms = if rng.below(10) == 0 { 1500 } else { 60 };
    Duration::from_millis(u64::from(rng.below(most_ms)))
}

impl Line {
    /// Opens a connection. `handed` is called with each message as the room hands it to the
    /// network.
    pub(crate) fn open(
        connection: SimulatedConnection,
        rng: &Rng,
        handed: impl Fn(&str) + 'static,
    ) -> Self {
        let (up, mut sent) = mpsc::unbounded_channel::<Command>();
        let (heard, down) = mpsc::unbounded_channel();
        let (to, mut slow) = (connection.clone(), rng.branch(1));
        // Messages in transit when a connection breaks may come late, or not at all.
        spawn_local(async move {
            while let Some(command) = sent.recv().await {
                sleep(delay(&mut slow)).await;
                if sent.is_closed() && slow.below(2) == 0 {
                    break;
                }
                if !to.send(command).await {
                    return;
                }
            }
            sleep(delay(&mut slow)).await;
            to.hang_up().await;
        });
        let slow = RefCell::new(rng.branch(2));
        let handed = Rc::new(handed);
        let carries_down = spawn_local(async move {
            while let Ok(text) = connection.next().await {
                handed(&text);
                let wait = delay(&mut slow.borrow_mut());
                sleep(wait).await;
                if heard.send(text).is_err() {
                    return;
                }
            }
        });
        Self { up, down, carries_down }
    }

    pub(crate) fn send(&self, command: Command) {
        // The room may be gone; then nothing comes back either.
        let _ = self.up.send(command);
    }

    /// Returns the next message, or nothing if the connection has ended.
    pub(crate) async fn next(&mut self) -> Option<String> {
        self.down.recv().await
    }
}

/// A dropped connection receives nothing more.
impl Drop for Line {
    fn drop(&mut self) {
        self.carries_down.abort();
    }
}
