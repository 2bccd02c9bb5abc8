//! Files and folders that no other account of the machine can read. They contain the seeds of
//! running matches: anybody who reads them knows every card.

use std::fs::{DirBuilder, File, OpenOptions, Permissions};
use std::io;
use std::os::unix::fs::{DirBuilderExt as _, OpenOptionsExt as _, PermissionsExt as _};
use std::path::Path;

use crate::StoreError;

const FOLDER: u32 = 0o700;
const FILE: u32 = 0o600;

/// Makes a folder, or closes it to other accounts if it was open to them.
///
/// # Errors
/// If that cannot be done.
pub fn make_private_folder(folder: &Path) -> Result<(), StoreError> {
    let made = DirBuilder::new().recursive(true).mode(FOLDER).create(folder);
    made.and_then(|()| close(folder, FOLDER)).map_err(|error| unfit(folder, &error))
}

/// Opens a file for writing that only this account can read, and creates it if necessary.
pub(super) fn private_file(file: &Path) -> Result<File, StoreError> {
    let opened = OpenOptions::new().write(true).create(true).truncate(false).mode(FILE).open(file);
    let opened = opened.map_err(|error| unfit(file, &error))?;
    close(file, FILE).map_err(|error| unfit(file, &error))?;
    Ok(opened)
}

/// Does the same for a file that may be there from an earlier version.
pub(super) fn close_if_there(file: &Path) -> Result<(), StoreError> {
    match close(file, FILE) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        done => done.map_err(|error| unfit(file, &error)),
    }
}

/// Removes the permissions of other accounts, and logs it if they had any.
fn close(path: &Path, mode: u32) -> io::Result<()> {
    let found = path.metadata()?.permissions().mode() & 0o777;
    if found & !mode == 0 {
        return Ok(());
    }
    std::fs::set_permissions(path, Permissions::from_mode(found & mode))?;
    tracing::warn!(path = %path.display(), "others could read this; they no longer can");
    Ok(())
}

fn unfit(path: &Path, error: &io::Error) -> StoreError {
    StoreError::Unfit(format!("{}: {error}", path.display()))
}
