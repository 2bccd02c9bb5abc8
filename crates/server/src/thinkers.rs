//! Runs the computations of bots on threads of low priority. How long a bot computes depends on
//! what its seat knows, so nobody may notice it.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;
use std::time::Duration;

/// The number of unfinished jobs in this process.
static JOBS: AtomicUsize = AtomicUsize::new(0);

/// Returns whether no bot of this process is computing. For tests on a clock that stands still.
pub fn is_idle() -> bool {
    JOBS.load(Ordering::SeqCst) == 0
}

/// Something to compute.
type Job = Box<dyn FnOnce() + Send>;

/// Where bots compute. Clones share it.
#[derive(Clone)]
pub(crate) enum Thinkers {
    /// On threads for bots, which end with the last clone.
    Threads(mpsc::Sender<Job>),
    /// In the room's own task, for tests and never for players: at once when the bot is to act, or
    /// before that.
    #[cfg(any(feature = "planted", feature = "simulated"))]
    InRoom { at_once: bool },
}

impl Thinkers {
    /// Starts the threads: half as many as there are cores, so that one is left for the rest.
    pub(crate) fn start() -> Self {
        let (jobs, queue) = mpsc::channel::<Job>();
        let queue = Arc::new(Mutex::new(queue));
        let cores = thread::available_parallelism().map_or(1, usize::from);
        for _ in 0..cores.div_ceil(2) {
            let queue = Arc::clone(&queue);
            let work = move || {
                give_way();
                loop {
                    let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok(job) = job else { return };
                    job();
                    JOBS.fetch_sub(1, Ordering::SeqCst);
                }
            };
            let started = thread::Builder::new().name("bots".to_owned()).spawn(work);
            started.expect("the system has threads");
        }
        Self::Threads(jobs)
    }

    /// Lets a thread compute something, when one is free.
    pub(crate) fn compute(&self, job: impl FnOnce() + Send + 'static) {
        match self {
            #[cfg(any(feature = "planted", feature = "simulated"))]
            Self::InRoom { .. } => job(),
            Self::Threads(jobs) => {
                JOBS.fetch_add(1, Ordering::SeqCst);
                // The threads live as long as this does.
                let _ = jobs.send(Box::new(job));
            }
        }
    }

    /// Returns how long before it acts a bot begins to compute, at most `most`.
    pub(crate) const fn time_for(&self, most: Duration) -> Duration {
        match self {
            Self::Threads(_) => most,
            #[cfg(any(feature = "planted", feature = "simulated"))]
            Self::InRoom { at_once: false } => most,
            #[cfg(any(feature = "planted", feature = "simulated"))]
            Self::InRoom { at_once: true } => Duration::ZERO,
        }
    }
}

/// Gives this thread a low priority, so that its computing delays no answer.
#[cfg(target_os = "linux")]
fn give_way() {
    // On Linux this concerns only the calling thread. Where it is not allowed, bots keep the normal
    // priority.
    let _ = rustix::process::setpriority_process(None, 10);
}

#[cfg(not(target_os = "linux"))]
const fn give_way() {}
