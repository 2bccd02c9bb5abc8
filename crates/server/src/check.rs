//! A look over everything that a server keeps, for what the disk has damaged.

use std::path::Path;

pub use crate::store::Checked;
use crate::store::{self, StoreError};
use crate::{rooms, table};

/// Looks over the folder of a server, which may be running: every match by its chain and by the
/// rules, every room, and the file itself. Nothing is changed.
///
/// # Errors
/// If there is no store, or nothing in it can be read.
pub fn check(folder: &Path) -> Result<Checked, StoreError> {
    let is_match = |loaded: &_| table::check_log(loaded).map_err(|error| error.to_string());
    store::check(folder, is_match, rooms::is_room)
}
