//! A disk in memory, for tests: SQLite writes to it as to any other, and it loses power, fills up
//! and fails when it is told to.
//!
//! What was written and not synced may be lost when the power goes: all of it, what came after some
//! moment, or any part of it, down to pieces of one write. The name of a new file may be lost, too,
//! until its folder was synced. A sync that fails has lost what it was to keep, for good, as it is
//! on Linux.
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
    /// The power goes. Nothing works until it is on again.
    PowerLoss,
    /// This operation fails, and the next one works.
    Once,
    /// This one fails and so does every other, until the disk is mended.
    UntilMended,
}

/// A disk. It is there until the process ends; clones are the same one.
#[derive(Clone, Debug)]
pub struct Disk {
    name: String,
    model: Arc<Mutex<Model>>,
}

impl Disk {
    /// A new disk, empty; what it loses is drawn from `seed`.
    pub fn new(seed: u64) -> Self {
        let model = Arc::new(Mutex::new(Model::new(seed)));
        Self { name: vfs::register(&model), model }
    }

    /// The name under which SQLite knows it.
    pub fn vfs(&self) -> &str {
        &self.name
    }

    /// How many operations there were: writes, truncations, syncs and deletions.
    pub fn operations(&self) -> u64 {
        self.model().operations
    }

    /// Lets `fault` happen at operation number `at`, counted from 1, or at the first one after.
    pub fn plan(&self, at: u64, fault: Fault) {
        self.model().plan = Some((at, fault));
    }

    /// Takes back what was planned. Has it come to that?
    pub fn mend(&self) -> bool {
        let mut model = self.model();
        let (operations, plan) = (model.operations, model.plan.take());
        plan.is_none_or(|(at, _)| at <= operations)
    }

    /// The disk has room for so many bytes in all its files; none: for any number.
    pub fn set_room(&self, bytes: Option<usize>) {
        self.model().room = bytes;
    }

    /// How many bytes there are in all its files.
    pub fn used(&self) -> usize {
        self.model().used()
    }

    /// Takes the power away now.
    pub fn power_off(&self) {
        self.model().lose_power();
    }

    /// The power is on again. Whoever had a file open must open it anew.
    pub fn power_on(&self) {
        self.model().power_on();
    }

    fn model(&self) -> MutexGuard<'_, Model> {
        self.model.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
