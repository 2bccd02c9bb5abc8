//! A clock that only the test moves, with real sockets and a real disk.

use std::time::Duration;

/// Runs `test` while the clock stands still.
pub fn with_still_clock<T>(test: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .start_paused(true)
        .build()
        .expect("a runtime");
    runtime.block_on(async {
        // The clock of a paused runtime advances by itself whenever all tasks wait, unless
        // something blocks. So this blocks.
        let (release, blocked) = std::sync::mpsc::channel::<()>();
        let blocker = tokio::task::spawn_blocking(move || blocked.recv().is_ok());
        let done = test.await;
        drop(release);
        blocker.await.expect("it ends");
        done
    })
}

/// Lets time pass. Everything that became due has begun when this returns.
pub async fn pass(time: Duration) {
    tokio::time::advance(time).await;
    for _ in 0..64 {
        tokio::task::yield_now().await;
    }
}

/// Waits for something that takes no time on the clock, only real time for sockets and the disk.
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
