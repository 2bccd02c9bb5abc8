//! Where bots compute: on threads of their own, which give way to everything else. How long a bot
//! computes depends on what its seat knows, so nobody may notice when one does.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;

use crate::planted::{self, Fault};

/// How many jobs there are in this process that are not done.
static JOBS: AtomicUsize = AtomicUsize::new(0);

/// Does no bot of this process compute? For tests on a clock that stands still.
pub fn is_idle() -> bool {
    JOBS.load(Ordering::SeqCst) == 0
}

/// Something to compute.
type Job = Box<dyn FnOnce() + Send>;

/// Threads for bots. Clones share them; they end with the last one.
#[derive(Clone)]
pub(crate) struct Thinkers(mpsc::Sender<Job>);

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
        Self(jobs)
    }

    /// Lets a thread compute something, when one is free.
    pub(crate) fn compute(&self, job: impl FnOnce() + Send + 'static) {
        if planted::is(Fault::BotsInRoom) {
            return job();
        }
        JOBS.fetch_add(1, Ordering::SeqCst);
        // The threads live as long as this does.
        let _ = self.0.send(Box::new(job));
    }
}

/// Lets the system run everything else first: this thread's computing delays nobody's answers.
#[cfg(target_os = "linux")]
fn give_way() {
    // On Linux this is about the calling thread. Where it is not allowed, bots only compute faster.
    let _ = rustix::process::setpriority_process(None, 10);
}

#[cfg(not(target_os = "linux"))]
const fn give_way() {}
