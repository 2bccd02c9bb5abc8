//! The schema, and the migration of older files.

use rusqlite::Connection;

use super::chain;
use crate::StoreError;

/// The steps of the schema. The version of a file is how many of them it has.
const SCHEMA: [&str; 5] = [
    include_str!("schema/1_tables.sql"),
    include_str!("schema/2_finished.sql"),
    include_str!("schema/3_audience.sql"),
    include_str!("schema/4_chain_and_clock.sql"),
    concat!(include_str!("schema/5_ownership.sql"), include_str!("schema/5_copy.sql")),
];

/// The newest version.
const KNOWN: u32 = SCHEMA.len() as u32;

/// From this version on entries have links. Older entries get theirs when the file is migrated.
const CHAINED: u32 = 4;

/// From this version on rooms and lines have sums.
const SUMMED: u32 = 5;

/// Migrates an older file, as a whole or not at all.
pub(super) fn migrate(database: &mut Connection) -> Result<(), StoreError> {
    let version = check_version(database)?;
    if version == KNOWN {
        return Ok(());
    }
    let transaction = database.transaction()?;
    for (step, version) in SCHEMA.iter().zip(1..).skip(version as usize) {
        transaction.execute_batch(step)?;
        if version == CHAINED {
            chain::make_chains(&transaction)?;
        }
        if version == SUMMED {
            chain::make_sums(&transaction)?;
        }
    }
    transaction.pragma_update(None, "user_version", KNOWN)?;
    Ok(transaction.commit()?)
}

/// Returns the version of a file's schema, if it is not newer than this program.
fn check_version(database: &Connection) -> Result<u32, StoreError> {
    let version = database.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if version <= KNOWN {
        return Ok(version);
    }
    Err(StoreError::Unfit(format!(
        "it was written by a newer program: schema {version}, known {KNOWN}"
    )))
}

/// Refuses a file that has to be migrated before it can be read.
pub(super) fn must_be_current(database: &Connection) -> Result<(), StoreError> {
    if check_version(database)? == KNOWN {
        return Ok(());
    }
    let why = "it was written by an older program: serve it once, which brings it up to date";
    Err(StoreError::Unfit(why.to_owned()))
}
