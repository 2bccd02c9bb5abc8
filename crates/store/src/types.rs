//! What is handed to the store and what comes back.
//!
//! No type with a body, an entry or a head text prints it: they hold seeds, and what can be printed
//! ends up in a log.

use std::fmt;

use redeye_protocol::CommandId;

/// The last lines that each viewer heard: how many of them [`Taken`] has.
pub const LINES_MAX: u32 = 300;

/// How many viewers a line can have: all watchers count as one, and then each of ten seats.
pub const VIEWERS: usize = 11;

/// How many of the last commands [`Taken`] has at least, if the room has that many.
pub const COMMANDS_MIN: usize = 1000;

/// What a room's owner needs to write to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ownership {
    /// The epoch of this owner. Every take-over raises it.
    pub epoch: u32,
    /// How many commits the room has.
    pub head: u32,
}

/// The stored state of a room, besides its log.
#[derive(Clone, PartialEq, Eq)]
pub struct RoomRow {
    /// The short code by which people find the room, while it takes them in.
    pub code: Option<String>,
    /// Whether the room is in use. A closed room takes no commit and cannot be taken over.
    pub open: bool,
    /// How the lobby lists the room, or none if it is not public.
    pub card: Option<String>,
    /// Everything else, in the room's own form. The store does not read it.
    pub body: String,
}

impl fmt::Debug for RoomRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { code: _, open, card, body: _ } = self;
        write!(f, "RoomRow(open {open}, public {})", card.is_some())
    }
}

/// A room to be created.
#[derive(Clone, PartialEq, Eq)]
pub struct NewRoom {
    /// Its address.
    pub id: String,
    /// What is stored of it.
    pub row: RoomRow,
    /// The session that creates it, for the limit.
    pub made_by: [u8; 32],
    /// How many open rooms one session may have.
    pub rooms_max: u32,
}

impl fmt::Debug for NewRoom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { id, row, made_by: _, rooms_max } = self;
        write!(f, "NewRoom({id}, {row:?}, at most {rooms_max})")
    }
}

/// Everything that one command changes in a room, written as a whole or not at all.
#[derive(Clone, PartialEq, Eq)]
pub struct Commit {
    /// The room's address.
    pub room: String,
    /// The epoch in which the writer owns the room.
    pub epoch: u32,
    /// How many commits the room has, as far as the writer knows.
    pub head: u32,
    /// The identity of the command. A commit that a room makes by itself has one, too.
    pub command: CommandId,
    /// A match that begins with this commit.
    pub begins: Option<NewMatch>,
    /// The next entry of the match that is on or begins.
    pub entry: Option<String>,
    /// The stored state of the room from now on.
    pub row: Option<RoomRow>,
    /// A line of chat.
    pub line: Option<StoredLine>,
    /// Who has played the match to its end.
    pub finished: Option<Finished>,
    /// The hash of a device link that this commit uses up.
    pub link: Option<[u8; 32]>,
}

impl Commit {
    /// Returns a commit that only records its command. Fill in what else it changes.
    pub fn new(room: &str, epoch: u32, head: u32, command: CommandId) -> Self {
        Self {
            room: room.to_owned(),
            epoch,
            head,
            command,
            begins: None,
            entry: None,
            row: None,
            line: None,
            finished: None,
            link: None,
        }
    }
}

impl fmt::Debug for Commit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { room, epoch, head, command, begins, entry, row, line, finished, link } = self;
        write!(f, "Commit(room {room}, epoch {epoch}, head {head}, command {command}")?;
        if let Some(NewMatch { name, .. }) = begins {
            write!(f, ", begins {name}")?;
        }
        for (part, is_there) in [
            ("entry", entry.is_some()),
            ("row", row.is_some()),
            ("line", line.is_some()),
            ("finished", finished.is_some()),
            ("link", link.is_some()),
        ] {
            if is_there {
                write!(f, ", {part}")?;
            }
        }
        f.write_str(")")
    }
}

/// A match that begins.
#[derive(Clone, PartialEq, Eq)]
pub struct NewMatch {
    /// The name of its record. No two matches have the same.
    pub name: String,
    /// The head of its record, which contains the seed.
    pub head_text: String,
}

impl fmt::Debug for NewMatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "NewMatch({})", self.name)
    }
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredLine {
    /// Who hears it: the lowest bit stands for all watchers, then there is one for each seat.
    pub audience: u16,
    /// Who said what to whom, in the room's own form.
    pub body: String,
}

impl fmt::Debug for StoredLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "StoredLine(audience {:#b})", self.audience)
    }
}

/// Who has played a match to its end. Sessions that were forgotten are left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// Which game it was.
    pub game: &'static str,
    /// The sessions of those who played it.
    pub sessions: Vec<[u8; 32]>,
}

/// Everything that is needed to run a room.
#[derive(Clone, PartialEq, Eq)]
pub struct Taken {
    /// The epoch of the new owner: writers of older ones are fenced off.
    pub epoch: u32,
    /// How many commits the room has.
    pub head: u32,
    /// What the last [`RoomRow`] had as its body.
    pub body: String,
    /// The match that the last `begins` began, or what is wrong with it. None if none ever began.
    pub game: Option<Result<MatchLog, StoreError>>,
    /// The last lines that each viewer heard, up to [`LINES_MAX`] for each, in order.
    pub lines: Vec<StoredLine>,
    /// The last commands that were committed, oldest first: all since the current match began, and
    /// at least [`COMMANDS_MIN`] if there are that many.
    pub commands: Vec<CommandId>,
}

impl fmt::Debug for Taken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { epoch, head, body: _, game, lines, commands } = self;
        let (lines, commands) = (lines.len(), commands.len());
        write!(f, "Taken(epoch {epoch}, head {head}, {game:?}, ")?;
        write!(f, "{lines} lines, {commands} commands)")
    }
}

/// The head of the record of a match, and its log.
#[derive(Clone, PartialEq, Eq)]
pub struct MatchLog {
    /// The head of the record, which contains the seed.
    pub head_text: String,
    /// The entries in order, each with its command.
    pub log: Vec<(CommandId, String)>,
}

impl fmt::Debug for MatchLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "MatchLog({} entries)", self.log.len())
    }
}

/// A link that moves a session's seat to another device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeviceLink {
    /// The hash of the secret in the link.
    pub hash: [u8; 32],
    /// The address of the room.
    pub room: String,
    /// The session whose seat moves.
    pub session: [u8; 32],
}

/// Why the store refused or failed. Except after [`Failed`](Self::Failed), nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// The room has another owner, or its owner has written more than the writer knows.
    #[error("the room has another owner, or has moved on")]
    Fenced,
    /// There is no such room.
    #[error("there is no such room")]
    NoSuchRoom,
    /// There is no such match.
    #[error("there is no such match")]
    NoSuchMatch,
    /// The room is closed.
    #[error("the room is closed")]
    Closed,
    /// Another open room has this code.
    #[error("another room has this code")]
    CodeInUse,
    /// The session has as many open rooms as it may have.
    #[error("there are too many rooms of this session")]
    TooManyRooms,
    /// The device link was used up, replaced, or has expired.
    #[error("the link was used, or has expired")]
    LinkUsed,
    /// Another server uses this folder.
    #[error("another server uses this folder")]
    InUse,
    /// What the disk returns is not what was written. The number is that of an entry, or 0 for the
    /// head of a record or the body of a room.
    #[error("the disk has damaged this match at entry {0}")]
    Damaged(u32),
    /// The file is not what this program writes, or the library is too old.
    #[error("the store cannot be used: {0}")]
    Unfit(String),
    /// The disk or the library failed. Whether it was written is not known: retake the room.
    #[error("the store failed: {0}")]
    Failed(String),
}
