//! A clock that goes only when it is told to, beside sockets and a disk that are real.

use std::time::Duration;

/// Runs `test` while the clock stands still.
pub fn with_still_clock<T>(test: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .start_paused(true)
        .build()
        .expect("a runtime");
    runtime.block_on(async {
        // The clock of a paused runtime goes on by itself whenever all wait, unless something
        // blocks: so something does.
        let (release, blocked) = std::sync::mpsc::channel::<()>();
        let blocker = tokio::task::spawn_blocking(move || blocked.recv().is_ok());
        let done = test.await;
        drop(release);
        blocker.await.expect("it ends");
        done
    })
}

/// Lets time pass. Whatever was due has begun when it is over.
pub async fn pass(time: Duration) {
    tokio::time::advance(time).await;
    for _ in 0..64 {
        tokio::task::yield_now().await;
    }
}

/// Waits until something holds that takes no time, but for what sockets and the disk need.
pub async fn until(holds: impl Fn() -> bool) {
    while !holds() {
        for _ in 0..64 {
            tokio::task::yield_now().await;
        }
    }
}

/// Waits for something that itself waits for the clock.
pub async fn while_time_passes<T>(wanted: impl Future<Output = T>) -> T {
    let mut wanted = std::pin::pin!(wanted);
    loop {
        tokio::select! {
            done = &mut wanted => return done,
            () = pass(Duration::from_millis(10)) => {}
        }
    }
}
