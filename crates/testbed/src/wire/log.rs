//! Captures everything that the servers of this process log, at every level.

use std::io;
use std::sync::{Mutex, Once, PoisonError};

use tracing_subscriber::filter::LevelFilter;
use tracing_subscriber::fmt::MakeWriter;

static LINES: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static LISTEN: Once = Once::new();

/// Begins to listen, at the finest level.
pub fn listen() {
    LISTEN.call_once(|| {
        let log = tracing_subscriber::fmt().with_max_level(LevelFilter::TRACE).with_ansi(false);
        // Captures what the server and its libraries log by `tracing`, but not by the `log` crate:
        // at trace level the WebSocket library logs every frame there.
        tracing::subscriber::set_global_default(log.with_writer(Lines).finish())
            .expect("nobody else listens");
    });
}

/// Returns how much was logged so far.
pub fn mark() -> usize {
    LINES.lock().unwrap_or_else(PoisonError::into_inner).len()
}

/// Returns what was logged since then.
pub fn since(mark: usize) -> String {
    let lines = LINES.lock().unwrap_or_else(PoisonError::into_inner);
    String::from_utf8(lines[mark..].to_vec()).expect("a log is text")
}

struct Lines;

impl MakeWriter<'_> for Lines {
    type Writer = Self;

    fn make_writer(&self) -> Self {
        Self
    }
}

impl io::Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        LINES.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
