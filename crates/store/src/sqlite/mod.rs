//! The store in one SQLite file, with one thread that writes.
//!
//! Jobs that pile up while the writer is busy go into one transaction (group commit), and no caller
//! is answered before that transaction is on the disk. A job that refuses something decides so
//! before its first write: a refusal changes nothing and does not undo its neighbours.

mod chain;
mod commit;
mod copy;
#[cfg(feature = "inspect")]
pub mod inspect;
mod log;
mod people;
mod private;
mod rescue;
mod rooms;
mod schema;
mod writer;

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::thread::JoinHandle;

use rusqlite::Connection;
use tokio::sync::oneshot;

use crate::StoreError;

pub(crate) use commit::write;
pub use copy::{Checked, backup, check, read_match};
pub(crate) use log::read_match as match_log;
pub(crate) use people::{
    add_device_link, add_session, count_finished, device_link, let_sessions_age, use_session,
};
pub use private::make_private_folder;
pub(crate) use rooms::{create, find, open_rooms, public_rooms, retake, take};

/// The writer's thread and the channel to it.
#[derive(Debug)]
pub(crate) struct Sqlite {
    /// None once it is told to end.
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    handle: Mutex<Option<JoinHandle<()>>>,
    /// Set by the writer while the disk takes no writes.
    fails: Arc<AtomicBool>,
}

/// A job for the writer to do in its transaction. It returns how to answer once the transaction has
/// ended, and whether the batch can go on.
type Job = Box<dyn FnOnce(&Connection) -> (Pending, Result<(), StoreError>) + Send>;

/// An answer that waits for the transaction to end.
type Pending = Box<dyn FnOnce(Result<(), StoreError>)>;

impl Sqlite {
    /// Opens the file in `folder`, by the filesystem that SQLite knows as `vfs` if it is not the
    /// system's own.
    pub(crate) fn open(folder: &Path, vfs: Option<&str>) -> Result<Self, StoreError> {
        let fails = Arc::<AtomicBool>::default();
        let writer = writer::Writer::open(folder, vfs, Arc::clone(&fails))?;
        let (jobs, queue) = mpsc::channel();
        let handle = std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || writer.run(&queue))
            .map_err(|error| StoreError::Failed(error.to_string()))?;
        Ok(Self { jobs: Mutex::new(Some(jobs)), handle: Mutex::new(Some(handle)), fails })
    }

    /// Waits until all jobs are done, and releases the file.
    pub(crate) fn end(&self) {
        let unlocked = "nothing panics while it holds this";
        drop(self.jobs.lock().expect(unlocked).take());
        if let Some(handle) = self.handle.lock().expect(unlocked).take() {
            // A panic of the writer is known already: its callers got no answer.
            let _ = handle.join();
        }
    }

    /// Checks whether the disk answers and, if writing failed before, whether it takes writes.
    pub(crate) async fn probe(&self) -> Result<(), StoreError> {
        let write = self.fails.load(Ordering::Relaxed);
        self.ask(move |database| {
            if write {
                database.execute("UPDATE clock SET probes = probes + 1", [])?;
            } else {
                database.query_row("SELECT probes FROM clock", [], |_| Ok(()))?;
            }
            Ok(())
        })
        .await
    }

    /// Lets the writer do `work`, and answers when it is on the disk.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, reply) = oneshot::channel();
        let job: Job = Box::new(move |database| {
            let done = work(database);
            // A refusal changes nothing; a failure may have left the job half done.
            let go_on = match &done {
                Err(failure @ StoreError::Failed(_)) => Err(failure.clone()),
                _ => Ok(()),
            };
            // The caller may be gone.
            let pending: Pending =
                Box::new(move |committed| drop(answer.send(committed.and(done))));
            (pending, go_on)
        });
        let gone = || StoreError::Failed("the store has stopped, or gave this up".to_owned());
        let sent = {
            let jobs = self.jobs.lock().map_err(|_| gone())?;
            jobs.as_ref().ok_or_else(gone)?.send(job)
        };
        sent.map_err(|_| gone())?;
        reply.await.map_err(|_| gone())?
    }
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        self.end();
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Failed(error.to_string())
    }
}
