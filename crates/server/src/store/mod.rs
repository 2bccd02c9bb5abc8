//! The log is the record, the append is the fence.
//!
//! A [`Store`] keeps the log of every table in SQLite, in one file. It does not know games: an
//! entry is text. One thread writes; what has piled up while it was busy goes into one
//! transaction (group commit), and nobody is answered before that transaction is on the disk.
//!
//! ```
//! use redeye_protocol::CommandId;
//! use redeye_server::store::{Append, Store};
//!
//! # let folder = std::env::temp_dir().join(format!("redeye-doc-{}", std::process::id()));
//! # std::fs::create_dir_all(&folder)?;
//! # tokio::runtime::Builder::new_current_thread().build()?.block_on(async {
//! let store = Store::open(&folder)?;
//! store.create("K7Q2MX", "redeye match 1").await?;
//! let (table, body) = ("K7Q2MX".to_owned(), "0.000 seat 1: approve".to_owned());
//! let append = Append { table, head: 0, epoch: 1, command: CommandId([7; 16]), body };
//! assert_eq!(store.append(append.clone()).await?.seq, 1);
//! assert_eq!(store.append(append).await?.seq, 1, "sent twice, entered once");
//! # Ok::<(), redeye_server::store::StoreError>(())
//! # })?;
//! # std::fs::remove_dir_all(&folder)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod chain;
mod copy;
mod log;
mod people;
mod private;
mod rescue;
mod rooms;
mod sqlite;

use std::fmt;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::thread::JoinHandle;

use redeye_protocol::CommandId;
use rusqlite::Connection;
use tokio::sync::oneshot;

pub use copy::{Checked, backup, check, read_table};
pub use private::make_private_folder;
pub use rooms::{StoredLine, StoredRoom};

/// One command to be entered, under the fence.
#[derive(Clone, PartialEq, Eq)]
pub struct Append {
    /// Which table.
    pub table: String,
    /// The last entry the writer knows of.
    pub head: u32,
    /// The epoch in which it owns the table.
    pub epoch: u32,
    /// The command's identity.
    pub command: CommandId,
    /// The command and all that followed from it.
    pub body: String,
}

/// Where a command stands in the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Appended {
    /// The number of its entry.
    pub seq: u32,
    /// Was it there before?
    pub repeated: bool,
}

/// Without the body: it can be a secret, and what can be printed ends in a log.
impl fmt::Debug for Append {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { table, head, epoch, .. } = self;
        write!(f, "Append(table {table}, head {head}, epoch {epoch})")
    }
}

/// A table as the store has it.
#[derive(Clone, PartialEq, Eq)]
pub struct Loaded {
    /// The epoch that loading began: writers of older ones are fenced off.
    pub epoch: u32,
    /// What stands above the log.
    pub head_text: String,
    /// The entries, in order from 1.
    pub log: Vec<(CommandId, String)>,
}

/// Without head and entries: they are the truth, seed included.
impl fmt::Debug for Loaded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Loaded(epoch {}, {} entries)", self.epoch, self.log.len())
    }
}

/// Why the store did not do it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// Another writer was here: reload the table and look for the command.
    #[error("the table has moved on: reload it")]
    Fenced,
    /// There is no such table.
    #[error("there is no such table")]
    NoSuchTable,
    /// There is a table of this name.
    #[error("there is a table of this name")]
    TableExists,
    /// Another server uses this folder.
    #[error("another server uses this folder")]
    InUse,
    /// What the disk gives back is not what was written: the first entry of a match that is
    /// damaged, or 0 for what stands above them.
    #[error("the disk has damaged this match at entry {0}")]
    Damaged(u32),
    /// The file is not what this program writes, or the library is too old.
    #[error("the store cannot be used: {0}")]
    Unfit(String),
    /// The disk or the library failed. Nothing is known of what was under way: reload.
    #[error("the store failed: {0}")]
    Failed(String),
}

/// A handle to the store; clones share it. The last one to go waits until all that was asked is
/// done, and lets go of the file.
#[derive(Clone, Debug)]
pub struct Store(Arc<Thread>);

/// The writer's thread and the way to it.
#[derive(Debug)]
struct Thread {
    /// None once it is told to end.
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    handle: Mutex<Option<JoinHandle<()>>>,
    /// Set by the writer while the disk does not take what is written.
    fails: Arc<AtomicBool>,
}

impl Thread {
    /// Waits until all that was asked is done, and lets go of the file.
    fn end(&self) {
        let unlocked = "nothing panics while it holds this";
        drop(self.jobs.lock().expect(unlocked).take());
        if let Some(handle) = self.handle.lock().expect(unlocked).take() {
            // A panic of the writer has shown itself already: whoever waited got no answer.
            let _ = handle.join();
        }
    }
}

impl Drop for Thread {
    fn drop(&mut self) {
        self.end();
    }
}

/// Something for the writer to do in its transaction. It gives back how to answer once the commit
/// has succeeded, and whether the batch can go on.
type Job = Box<dyn FnOnce(&Connection) -> (Pending, Result<(), StoreError>) + Send>;

/// An answer that waits for the commit.
type Pending = Box<dyn FnOnce(Result<(), StoreError>)>;

impl Store {
    /// Opens the store in `folder`, makes it if it is not there, and checks that it is fit.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub fn open(folder: &Path) -> Result<Self, StoreError> {
        Self::begin(folder, None)
    }

    /// The same on a disk that a test has made, by the name under which SQLite knows it.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub fn open_on(vfs: &str, folder: &Path) -> Result<Self, StoreError> {
        Self::begin(folder, Some(vfs))
    }

    fn begin(folder: &Path, vfs: Option<&str>) -> Result<Self, StoreError> {
        let fails = Arc::<AtomicBool>::default();
        let writer = sqlite::Writer::open(folder, vfs, Arc::clone(&fails))?;
        let (jobs, queue) = mpsc::channel();
        let handle = std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || writer.run(&queue))
            .map_err(|error| StoreError::Failed(error.to_string()))?;
        let (jobs, handle) = (Mutex::new(Some(jobs)), Mutex::new(Some(handle)));
        Ok(Self(Arc::new(Thread { jobs, handle, fails })))
    }

    /// Waits until all that was asked is done, and lets go of the file, whoever still has a handle:
    /// from then on they are refused.
    pub async fn end(&self) {
        let thread = Arc::clone(&self.0);
        // It ends in any case; that somebody waited for it is of no use if the runtime ends, too.
        let _ = tokio::task::spawn_blocking(move || thread.end()).await;
    }

    /// Does the disk answer, and take what is written? As long as nothing has failed that was
    /// written, reading is enough: a server at rest leaves its disk in peace.
    ///
    /// # Errors
    /// If it does not.
    pub async fn probe(&self) -> Result<(), StoreError> {
        let write = self.0.fails.load(Ordering::Relaxed);
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
    async fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, reply) = oneshot::channel();
        let job: Job = Box::new(move |database| {
            let done = work(database);
            // A refusal changes nothing; a failure may have done half of it.
            let go_on = match &done {
                Err(failure @ StoreError::Failed(_)) => Err(failure.clone()),
                _ => Ok(()),
            };
            // Nobody may be there to hear it.
            let pending: Pending =
                Box::new(move |committed| drop(answer.send(committed.and(done))));
            (pending, go_on)
        });
        let gone = || StoreError::Failed("the store has stopped, or gave this up".to_owned());
        let sent = {
            let jobs = self.0.jobs.lock().map_err(|_| gone())?;
            jobs.as_ref().ok_or_else(gone)?.send(job)
        };
        sent.map_err(|_| gone())?;
        reply.await.map_err(|_| gone())?
    }
}
