//! Logs panics: where they happened, and never their message, which can contain secrets.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook};
use std::pin::pin;

thread_local! {
    /// Whether a caller waits for what runs on this thread, and will log where it panicked.
    static TOLD: Cell<bool> = const { Cell::new(false) };
    /// Where the last panic of this thread happened.
    static PLACE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Makes every panic one line in the log. If a caller waits for what panicked and knows the room,
/// the caller writes the line.
pub fn log_panics() {
    set_hook(Box::new(|panic| {
        let place = panic.location().map_or_else(|| "?".to_owned(), ToString::to_string);
        if !TOLD.get() {
            tracing::error!(place, "something failed");
        }
        PLACE.set(place);
    }));
}

/// The place of a panic.
#[derive(Debug)]
pub(crate) struct Panicked(pub(crate) String);

/// Runs `work`, and returns the place if it panics.
pub(crate) fn caught<T>(work: impl FnOnce() -> T) -> Result<T, Panicked> {
    let before = TOLD.replace(true);
    let done = catch_unwind(AssertUnwindSafe(work));
    TOLD.set(before);
    done.map_err(|_: Box<dyn Any + Send>| Panicked(PLACE.take()))
}

/// The same for a task.
pub(crate) async fn caught_in(task: impl Future<Output = ()>) -> Result<(), Panicked> {
    let mut task = pin!(task);
    std::future::poll_fn(|context| match caught(|| task.as_mut().poll(context)) {
        Ok(polled) => polled.map(Ok),
        Err(panicked) => std::task::Poll::Ready(Err(panicked)),
    })
    .await
}
