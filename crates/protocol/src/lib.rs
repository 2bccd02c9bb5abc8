//! What goes over the wire between a table and those who sit at it.
//!
//! A client sends a [`Command`] and gets [`ServerMsg`]s: whole [`Room`]s and whole [`Frame`]s, of
//! which the newest counts, lines of chat, and for each command an `ack` or a `refused`. All of it
//! is JSON, one message a WebSocket text message; the schema is generated from these types.
//!
//! ```
//! use redeye_protocol::{Command, Request};
//!
//! let text = r#"{"id":"00112233445566778899aabbccddeeff","do":{"say":{"text":"Not Tom."}}}"#;
//! let command = Command::read(text)?;
//! assert!(matches!(command.request, Request::Say { .. }));
//! assert!(Command::read(r#"{"id":"1","do":"start"}"#).is_err());
//! # Ok::<(), redeye_protocol::Unread>(())
//! ```

mod command;
mod frame;
mod http;
mod message;
mod pad;
mod room;
mod text;

pub use command::{BadCommand, Command, CommandId, Request, Unread};
pub use frame::{Frame, FrameWriter, OutcomeInfo};
pub use http::{
    CheckOptions, CreateRoom, Created, DeviceLink, FindRoom, GameInfo, JoinRoom, Joined,
    LobbyTable, MisfitInfo, Misfits, OptionInfo, ProgramToken, RecoverSeat, RecoveryLink,
    RedeemDevice, SetInfo,
};
pub use message::{ChatLine, Explained, ServerMsg, Speaker};
pub use pad::{COMMAND_STEP_BYTES, pad, size_class};
pub use room::{
    BotLevel, BotPace, Clock, DealStep, Dealing, Knock, MatchInfo, Occupant, Presence, Room,
    SeatInfo, Settings, Status, You,
};
pub use text::{BadText, ChatText, Name, TableName};

/// Raised when a client of an older version would misread what is sent. It is in every `hello`.
pub const PROTOCOL: u32 = 3;
