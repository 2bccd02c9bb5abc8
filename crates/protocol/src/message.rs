//! What a table sends.

use redeye_game::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::command::CommandId;
use crate::frame::Frame;
use crate::http::MisfitInfo;
use crate::room::Room;
use crate::text::{ChatText, Name};

/// A message of the server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMsg {
    /// The first message of every connection.
    Hello {
        /// The version of the protocol.
        protocol: u32,
        /// The version of the server.
        version: String,
        /// The server's time, in seconds since 1970.
        now_s: u64,
    },
    /// The room, whole. The newest counts.
    Room(Box<Room>),
    /// The match, whole, as this viewer may see it. The newest counts.
    Frame(Box<Frame<Value, Value, Value>>),
    /// A part of what this viewer has heard in the match. Where all of it is too long for one
    /// frame, the older parts come first, in order, and the frame has the rest.
    Past {
        /// The number of the match in its room.
        #[serde(rename = "match")]
        game: u32,
        /// The number of the first of `events` among all that this viewer has heard, from 0.
        first: u32,
        /// What happened.
        events: Vec<Value>,
        /// Which of `events` not everybody has heard: their places in the list, from 0.
        only: Vec<u32>,
    },
    /// What was said.
    Chat {
        /// The lines, in order. A line that is there already is sent again with the same number.
        lines: Vec<ChatLine>,
    },
    /// The command is done, and on the disk.
    Ack {
        /// Which.
        id: CommandId,
    },
    /// The command is not done, and nothing has changed.
    Refused {
        /// Which; nothing for a message that is no command.
        id: Option<CommandId>,
        /// Why.
        why: Explained,
    },
    /// The connection ends.
    Bye {
        /// Why.
        why: Explained,
        /// When to come back, in seconds; nothing if there is no use in it.
        retry_after_s: Option<u32>,
    },
}

/// A reason, for the client to say in the player's language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Explained {
    /// The key of the text: `refusal-…` of the table, `<game>-refusal-…` of a game.
    pub key: String,
    /// The clause of the rules, such as `RES-4`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// For settings: everything that does not fit.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub misfits: Vec<MisfitInfo>,
}

/// One thing somebody said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ChatLine {
    /// Its number among the lines that this connection is sent, from 1. Each connection begins with
    /// what was said before, and counts anew.
    pub n: u32,
    /// When, in seconds since 1970.
    pub at_s: u64,
    /// Who.
    pub by: Speaker,
    /// What.
    pub text: ChatText,
}

/// Who said something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Speaker {
    /// The name at that time.
    pub name: Name,
    /// The seat; nothing for those who watch.
    pub seat: Option<Seat>,
}
