//! Checks everything that a server keeps for damage by the disk.

use std::path::Path;

pub use redeye_store::Checked;
use redeye_store::StoreError;

use crate::{matches, rooms};

/// Checks the folder of a server, which may be running: every match by its chain of hashes and by
/// the rules, every room, and the file itself. Changes nothing.
///
/// # Errors
/// If there is no store, or nothing in it can be read.
pub fn check(folder: &Path) -> Result<Checked, StoreError> {
    let is_match = |loaded: &_| matches::check_log(loaded).map_err(|error| error.to_string());
    redeye_store::check(folder, is_match, rooms::is_room)
}
