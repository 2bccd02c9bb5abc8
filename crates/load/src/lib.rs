//! Many tables of players over real sockets, and how long the server takes to answer them.
//!
//! A [`Crowd`] sits down at many tables of five and plays: everybody does something that is legal,
//! taken from what the server sent. With a [`Pace`] of so many actions a second the moments are
//! fixed beforehand, and an answer is late by the time since its moment, not since it was sent:
//! whoever is kept waiting by one answer does not hide how late the next one is.

mod crowd;
mod figures;
mod seat;
mod table;

pub use crowd::{Crowd, Pace};
pub use figures::{Latencies, Report};
pub use table::{Gathered, gather, settings};

use redeye_client::ClientError;

/// How many play at each table.
pub const SEATS: usize = 5;

/// Why it does not go on.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// A connection or a request failed.
    #[error(transparent)]
    Client(#[from] ClientError),
    /// The server refused what it had offered.
    #[error("the server refused: {0}")]
    Refused(String),
    /// A message that is not as the protocol has it.
    #[error("a message cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// A table at which nothing happens any more.
    #[error("a table stands still: {0}")]
    Stuck(&'static str),
}
