//! Many tables of players over real sockets, and how long the server takes to answer them.
//!
//! A [`Crowd`] sits down at many tables of five and plays legal actions, taken from what the server
//! sent. With a [`Pace`] of so many actions a second the moments are fixed beforehand, and the time
//! of an answer counts from that moment, not from when the action was sent: a slow answer must not
//! hide how late the next one is.

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

/// Why a crowd cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// A connection or a request failed.
    #[error(transparent)]
    Client(#[from] ClientError),
    /// The server refused what it had offered.
    #[error("the server refused: {0}")]
    Refused(String),
    /// A message breaks the protocol.
    #[error("a message cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// Nothing happens any more at a table.
    #[error("a table stands still: {0}")]
    Stuck(&'static str),
}
