//! What the log says when something of ours panics: where it was, and never the message, which can
//! hold what nobody may know.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook};
use std::pin::pin;

thread_local! {
    /// Somebody waits for what runs on this thread now, and will say where it panicked.
    static TOLD: Cell<bool> = const { Cell::new(false) };
    /// Where the last panic of this thread was.
    static PLACE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// From now on a panic is one line in the log. Where somebody waits for what panicked and knows the
/// room, that one writes it.
pub fn log_panics() {
    set_hook(Box::new(|panic| {
        let place = panic.location().map_or_else(|| "?".to_owned(), ToString::to_string);
        if !TOLD.get() {
            tracing::error!(place, "something failed");
        }
        PLACE.set(place);
    }));
}

/// Where something panicked.
#[derive(Debug)]
pub(crate) struct Panicked(pub(crate) String);

/// Runs `work`; if it panics, gives where.
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
