//! Rooms on the disk: what was acknowledged is never lost, and a room has one owner.
//!
//! The room is the unit of ownership. A process that takes a room over raises its epoch, and
//! everything that one command changes is one [`Commit`]: a match that begins, an entry of its log,
//! the room itself, a line of chat. A commit is written as a whole or not at all, and only if epoch
//! and head of the room are what the writer believes. The store does not know games: an entry is
//! text.
//!
//! ```
//! use redeye_protocol::CommandId;
//! use redeye_store::{Commit, NewMatch, NewRoom, Ownership, RoomRow, Store, StoreError};
//!
//! # let folder = std::env::temp_dir().join(format!("redeye-doc-{}", std::process::id()));
//! # std::fs::create_dir_all(&folder)?;
//! # tokio::runtime::Builder::new_current_thread().build()?.block_on(async {
//! let store = Store::open(&folder)?;
//! let row = RoomRow { code: None, open: true, card: None, body: "{}".to_owned() };
//! let room = NewRoom { id: "K7Q2MX".to_owned(), row, made_by: [1; 32], rooms_max: 8 };
//! let Ownership { epoch, head } = store.create_room(room).await?;
//! let begins = NewMatch { name: "K7Q2MX-1".to_owned(), head_text: "redeye match 1".to_owned() };
//! let commit = Commit {
//!     begins: Some(begins),
//!     entry: Some("0.000 seat 1: approve".to_owned()),
//!     ..Commit::new("K7Q2MX", epoch, head, CommandId([7; 16]))
//! };
//! store.commit(commit.clone()).await?;
//! assert_eq!(store.commit(commit).await, Err(StoreError::Fenced), "sent twice, entered once");
//! let taken = store.take_room("K7Q2MX").await?;
//! assert_eq!((taken.epoch, taken.head), (epoch + 1, head + 1));
//! assert_eq!(taken.commands, [CommandId([7; 16])]);
//! # store.end().await;
//! # Ok::<(), StoreError>(())
//! # })?;
//! # std::fs::remove_dir_all(&folder)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[cfg(feature = "simulated")]
mod memory;
mod sqlite;
mod types;

use std::path::Path;
use std::sync::Arc;

#[cfg(feature = "simulated")]
pub use memory::{Contents, DiskFate, SimulatedDisk, WrongStore};
use sqlite::Sqlite;
#[cfg(feature = "inspect")]
pub use sqlite::inspect;
pub use sqlite::{Checked, backup, check, make_private_folder, read_match};
pub use types::{
    COMMANDS_MIN, Commit, DeviceLink, Finished, LINES_MAX, MatchLog, NewMatch, NewRoom, Ownership,
    RoomRow, StoreError, StoredLine, Taken, VIEWERS,
};

/// A handle to the store; clones share it. Dropping the last one waits until all requests are done,
/// and releases the file.
#[derive(Clone, Debug)]
pub struct Store(Backend);

/// The backend, which the rest of the program does not know.
#[derive(Clone, Debug)]
enum Backend {
    Sqlite(Arc<Sqlite>),
    #[cfg(feature = "simulated")]
    Memory(memory::Memory),
}

/// Calls the function of this name on the backend. Both backends have the same functions.
macro_rules! ask {
    ($store:expr, $name:ident($($argument:expr),*)) => {
        match &$store.0 {
            Backend::Sqlite(sqlite) => {
                sqlite.ask(move |database| sqlite::$name(database, $($argument),*)).await
            }
            #[cfg(feature = "simulated")]
            Backend::Memory(memory) => {
                memory.ask(move |contents| memory::$name(contents, $($argument),*)).await
            }
        }
    };
}

impl Store {
    /// Opens the store in `folder`, creates it if necessary, and checks that it can be used.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub fn open(folder: &Path) -> Result<Self, StoreError> {
        Ok(Self(Backend::Sqlite(Arc::new(Sqlite::open(folder, None)?))))
    }

    /// Does the same on a disk that a test has made, by the name under which SQLite knows it.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub fn open_on(vfs: &str, folder: &Path) -> Result<Self, StoreError> {
        Ok(Self(Backend::Sqlite(Arc::new(Sqlite::open(folder, Some(vfs))?))))
    }

    /// Opens a store on a disk that a test simulates. Stores on one disk share what is on it, as
    /// servers share a database.
    #[cfg(feature = "simulated")]
    pub fn simulated(disk: Arc<dyn SimulatedDisk>) -> Self {
        Self(Backend::Memory(memory::Memory::new(disk)))
    }

    /// Waits until all requests are done, and releases the file. Other handles are refused from
    /// then on.
    pub async fn end(&self) {
        match &self.0 {
            Backend::Sqlite(sqlite) => {
                let sqlite = Arc::clone(sqlite);
                // The writer ends in any case. If the runtime ends too, nobody needs to wait for
                // it.
                let _ = tokio::task::spawn_blocking(move || sqlite.end()).await;
            }
            #[cfg(feature = "simulated")]
            Backend::Memory(memory) => memory.end(),
        }
    }

    /// Checks whether the disk answers and takes writes. As long as no write has failed, reading is
    /// enough, so that an idle server does not use its disk.
    ///
    /// # Errors
    /// If it does not.
    pub async fn probe(&self) -> Result<(), StoreError> {
        match &self.0 {
            Backend::Sqlite(sqlite) => sqlite.probe().await,
            #[cfg(feature = "simulated")]
            Backend::Memory(memory) => memory.ask(|_| Ok(())).await,
        }
    }

    /// Creates a room that `made_by` has made, for the limit. The caller owns it from the start.
    ///
    /// # Errors
    /// [`CodeInUse`](StoreError::CodeInUse), [`TooManyRooms`](StoreError::TooManyRooms),
    /// [`Fenced`](StoreError::Fenced) if there is a room of this address, or if the store fails.
    pub async fn create_room(&self, room: NewRoom) -> Result<Ownership, StoreError> {
        ask!(self, create(&room))
    }

    /// Takes a room over: raises its epoch and returns everything that is needed to run it.
    ///
    /// # Errors
    /// [`NoSuchRoom`](StoreError::NoSuchRoom), [`Closed`](StoreError::Closed),
    /// [`Damaged`](StoreError::Damaged) if its body is not what was written, or if the store fails.
    pub async fn take_room(&self, id: &str) -> Result<Taken, StoreError> {
        let id = id.to_owned();
        ask!(self, take(&id))
    }

    /// Takes a room over by its own owner, after a commit whose outcome is unknown: the result says
    /// whether it was written. If this fails, too, the epoch may have been raised; then the next
    /// attempt returns `Fenced`, and the owner uses [`take_room`](Self::take_room).
    ///
    /// # Errors
    /// [`Fenced`](StoreError::Fenced) if `epoch` is no longer the room's, or as `take_room`.
    pub async fn retake_room(&self, id: &str, epoch: u32) -> Result<Taken, StoreError> {
        let id = id.to_owned();
        ask!(self, retake(&id, epoch))
    }

    /// Writes everything that one command changed, as a whole or not at all, if `epoch` and `head`
    /// are still the room's. The answer means that it is on the disk.
    ///
    /// # Errors
    /// [`Fenced`](StoreError::Fenced), also if the room is closed or a match of this name has
    /// begun before; [`LinkUsed`](StoreError::LinkUsed); [`CodeInUse`](StoreError::CodeInUse);
    /// [`NoSuchMatch`](StoreError::NoSuchMatch) for an entry or an end without a match: nothing
    /// was written. [`Failed`](StoreError::Failed): nobody knows, so retake the room.
    pub async fn commit(&self, commit: Commit) -> Result<(), StoreError> {
        #[cfg(feature = "simulated")]
        if let Backend::Memory(memory) = &self.0
            && memory.answers_first()
        {
            let memory = memory.clone();
            let later =
                async move { memory.ask(|contents| memory::write(contents, &commit)).await };
            tokio::spawn(later);
            return Ok(());
        }
        ask!(self, write(&commit))
    }

    /// Returns the address of the open room with this code.
    ///
    /// # Errors
    /// [`NoSuchRoom`](StoreError::NoSuchRoom), or if the store fails.
    pub async fn find_room(&self, code: &str) -> Result<String, StoreError> {
        let code = code.to_owned();
        ask!(self, find(&code))
    }

    /// Returns the addresses of all open rooms.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn open_rooms(&self) -> Result<Vec<String>, StoreError> {
        ask!(self, open_rooms())
    }

    /// Returns the cards of public open rooms, newest first, at most `most`.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn public_rooms(&self, most: u32) -> Result<Vec<String>, StoreError> {
        ask!(self, public_rooms(most))
    }

    /// Reads the log of a match without taking anything over.
    ///
    /// # Errors
    /// [`NoSuchMatch`](StoreError::NoSuchMatch), [`Damaged`](StoreError::Damaged) with the entry
    /// that is not what was written, or if the store fails.
    pub async fn read_match(&self, name: &str) -> Result<MatchLog, StoreError> {
        let name = name.to_owned();
        ask!(self, match_log(&name))
    }

    /// Stores a session that begins now.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn add_session(&self, hash: [u8; 32]) -> Result<(), StoreError> {
        ask!(self, add_session(hash))
    }

    /// Returns whether there is such a session, and marks it as used now.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn use_session(&self, hash: [u8; 32]) -> Result<bool, StoreError> {
        ask!(self, use_session(hash))
    }

    /// Returns how many matches of `game` each of these has played to its end.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn count_finished(
        &self,
        game: &'static str,
        sessions: Vec<Option<[u8; 32]>>,
    ) -> Result<Vec<u32>, StoreError> {
        ask!(self, count_finished(game, &sessions))
    }

    /// Ages all sessions by the `seconds` that the server has run, and forgets those that are older
    /// than `age_max_s` or were not used for `idle_max_s`. Returns how many it forgot.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn let_sessions_age(
        &self,
        seconds: u32,
        age_max_s: i64,
        idle_max_s: i64,
    ) -> Result<usize, StoreError> {
        ask!(self, let_sessions_age(seconds, age_max_s, idle_max_s))
    }

    /// Stores a link that moves a session's seat to another device, for `valid_s` seconds. It
    /// replaces older links of the same session.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn add_device_link(&self, link: DeviceLink, valid_s: u32) -> Result<(), StoreError> {
        ask!(self, add_device_link(&link, valid_s))
    }

    /// Returns a device link, if it is known and has not expired. A [`Commit`] uses it up.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn device_link(&self, hash: [u8; 32]) -> Result<Option<DeviceLink>, StoreError> {
        ask!(self, device_link(hash))
    }
}
