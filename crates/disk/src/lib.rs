//! A disk in memory, for tests: SQLite writes to it as to any other, and it loses power, fills up
//! and fails when a test says so.
//!
//! When the power fails, unsynced writes may be lost: all of them, those after some moment, or any
//! part of them, down to pieces of one write. The name of a new file may be lost, too, until its
//! folder is synced. A failed sync loses its data for good, as on Linux.
//!
//! ```
//! use redeye_disk::{Disk, Fault};
//! use rusqlite::{Connection, OpenFlags};
//!
//! let disk = Disk::new(7);
//! let open = || Connection::open_with_flags_and_vfs("a.db", OpenFlags::default(), disk.vfs());
//! let database = open()?;
//! database.execute_batch("CREATE TABLE t (n); INSERT INTO t VALUES (1);")?;
//! disk.plan(disk.operations() + 1, Fault::PowerLoss);
//! assert!(database.execute("INSERT INTO t VALUES (2)", []).is_err());
//! drop(database);
//! disk.power_on();
//! let count: u32 = open()?.query_row("SELECT count(*) FROM t", [], |row| row.get(0))?;
//! assert_eq!(count, 1);
//! # Ok::<(), rusqlite::Error>(())
//! ```

mod model;
mod vfs;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use model::Model;

/// What happens at an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The power fails. Nothing works until it is on again.
    PowerLoss,
    /// This operation fails, and the next one works.
    Once,
    /// This operation and all others fail, until the disk is mended.
    UntilMended,
}

/// A disk. It exists until the process ends; clones are the same disk.
#[derive(Clone, Debug)]
pub struct Disk {
    name: String,
    model: Arc<Mutex<Model>>,
}

impl Disk {
    /// Returns a new, empty disk. What it loses is drawn from `seed`.
    pub fn new(seed: u64) -> Self {
        let model = Arc::new(Mutex::new(Model::new(seed)));
        Self { name: vfs::register(&model), model }
    }

    /// Returns the name under which SQLite knows it.
    pub fn vfs(&self) -> &str {
        &self.name
    }

    /// Returns how many operations there were: writes, truncations, syncs and deletions.
    pub fn operations(&self) -> u64 {
        self.model().operations
    }

    /// Lets `fault` happen at operation number `at`, counted from 1, or at the first one after.
    pub fn plan(&self, at: u64, fault: Fault) {
        self.model().plan = Some((at, fault));
    }

    /// Cancels the planned fault, and returns whether it has happened.
    pub fn mend(&self) -> bool {
        let mut model = self.model();
        let (operations, plan) = (model.operations, model.plan.take());
        plan.is_none_or(|(at, _)| at <= operations)
    }

    /// Limits the bytes in all files of the disk, or removes the limit.
    pub fn set_room(&self, bytes: Option<usize>) {
        self.model().room = bytes;
    }

    /// Returns how many bytes there are in all its files.
    pub fn used(&self) -> usize {
        self.model().used()
    }

    /// Cuts the power now.
    pub fn power_off(&self) {
        self.model().lose_power();
    }

    /// Turns the power on again. Files that were open must be opened again.
    pub fn power_on(&self) {
        self.model().power_on();
    }

    fn model(&self) -> MutexGuard<'_, Model> {
        self.model.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
