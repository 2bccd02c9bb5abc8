//! What a client can ask of a table.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use redeye_game::Seat;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::room::{BotLevel, Settings};
use crate::text::{BadText, ChatText, Name};

/// The longest message a client may send, in bytes.
const MESSAGE_BYTES_MAX: usize = 8 * 1024;

/// How deep a message may be nested. Ours are flatter by far.
const DEPTH_MAX: usize = 8;

/// A request with its identity: sent twice, it is done once.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Command {
    /// Sixteen random bytes in hexadecimal, chosen by the client.
    pub id: CommandId,
    /// What it asks for.
    #[serde(rename = "do")]
    pub request: Request,
}

/// What a client can ask for.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Request {
    /// Do this in the match: one of the `legal` actions of the last frame.
    Act(#[schemars(with = "serde_json::Value")] Box<RawValue>),
    /// Take a seat, or the first that is free; or take another name.
    Sit {
        /// Which.
        seat: Option<Seat>,
        /// Under what name.
        name: Name,
    },
    /// Commit to what this seat adds to the draw of the next match. The newest counts, until the
    /// deal asks seats to reveal it.
    Commit {
        /// The room's `commitment`.
        draw: String,
        /// The own seat.
        seat: Seat,
        /// The hash of 32 random bytes with draw and seat, in hexadecimal: see `docs/deal.md`.
        commitment: String,
    },
    /// Reveal what this seat has committed to: the 32 bytes in hexadecimal. Only when the deal asks
    /// for it: whoever reveals earlier lets others choose the deal.
    Reveal(String),
    /// Give the seat up. In a match a bot plays on.
    Stand,
    /// I am here: be patient with me, and hand the seat back if a bot covers it.
    Back,
    /// Say something.
    Say {
        /// What.
        text: ChatText,
        /// Under what name, for those who watch.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<Name>,
    },
    /// Host: change what is played and how, before the start.
    Change(Box<Settings>),
    /// Host: put a bot on a seat, or on the first that is free.
    AddBot {
        /// Which.
        seat: Option<Seat>,
        /// How well it plays.
        level: BotLevel,
    },
    /// Host: free a seat, of a bot or a person; in a match a bot plays on.
    Remove {
        /// Which.
        seat: Seat,
        /// And do not let that person in again.
        bar: bool,
    },
    /// Host: stop somebody's chat, or let it go on.
    Mute {
        /// Whose.
        seat: Seat,
        /// Stop it?
        muted: bool,
    },
    /// Host: answer somebody who knocks.
    Answer {
        /// Who, by the number of the knock.
        knock: u32,
        /// May they come in?
        welcome: bool,
    },
    /// Host: hand the host's rights over.
    MakeHost {
        /// To whom.
        seat: Seat,
    },
    /// Host: make the old link and code useless, and new ones.
    NewLink,
    /// Host: begin the match.
    Start,
    /// Host: once a match is over, back to the seats for another one.
    Rematch,
    /// Host: end the table for good.
    Close,
}

/// The identity of a command.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CommandId(pub [u8; 16]);

impl fmt::Display for CommandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = [0; 32];
        hex::encode_to_slice(self.0, &mut text).map_err(|_| fmt::Error)?;
        f.write_str(std::str::from_utf8(&text).map_err(|_| fmt::Error)?)
    }
}

impl FromStr for CommandId {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut id = [0; 16];
        let upper = text.bytes().any(|byte| byte.is_ascii_uppercase());
        if upper || hex::decode_to_slice(text, &mut id).is_err() {
            return Err("an id has 32 hexadecimal digits, in small letters");
        }
        Ok(Self(id))
    }
}

impl JsonSchema for CommandId {
    fn schema_name() -> Cow<'static, str> {
        "CommandId".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "pattern": "^[0-9a-f]{32}$" })
    }
}

impl Serialize for CommandId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for CommandId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// Why a message is no command. It says nothing of the table, whatever was tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadCommand {
    /// It is longer than any command.
    #[error("the message is too long")]
    TooLong,
    /// It is nested deeper than any command.
    #[error("the message is nested too deeply")]
    TooDeep,
    /// It is not what a command looks like.
    #[error("the message is not understood")]
    NotUnderstood,
    /// A name or a text in it cannot be taken.
    #[error("{0}")]
    Text(BadText),
}

/// A message that is no command, with the identity that it would have had, if that can be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{why}")]
pub struct Unread {
    /// The identity, so that whoever sent it knows which one was refused.
    pub id: Option<CommandId>,
    /// What is wrong with it.
    pub why: BadCommand,
}

impl Command {
    /// Reads a message.
    ///
    /// # Errors
    /// What is wrong with it, in general words.
    pub fn read(text: &str) -> Result<Self, Unread> {
        if text.len() > MESSAGE_BYTES_MAX {
            return Err(Unread { id: None, why: BadCommand::TooLong });
        }
        let unread = |why| Unread { id: id_of(text), why };
        if depth(text) > DEPTH_MAX {
            return Err(unread(BadCommand::TooDeep));
        }
        serde_json::from_str(text).map_err(|error| {
            unread(BadText::of(&error).map_or(BadCommand::NotUnderstood, BadCommand::Text))
        })
    }
}

/// The identity in a message, whatever else is in it.
fn id_of(text: &str) -> Option<CommandId> {
    #[derive(Deserialize)]
    struct Identified {
        id: CommandId,
    }
    serde_json::from_str(text).ok().map(|Identified { id }| id)
}

/// How deep brackets are nested outside of strings.
fn depth(text: &str) -> usize {
    let (mut depth, mut deepest) = (0_usize, 0);
    let (mut quoted, mut escaped) = (false, false);
    for byte in text.bytes() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            b'[' | b'{' if !quoted => {
                depth += 1;
                deepest = deepest.max(depth);
            }
            b']' | b'}' if !quoted => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    deepest
}

#[cfg(test)]
mod tests {
    use super::*;

    const ID: &str = "00112233445566778899aabbccddeeff";

    fn read(request: &str) -> Result<Command, Unread> {
        Command::read(&format!("{{\"id\":\"{ID}\",\"do\":{request}}}"))
    }

    #[test]
    fn commands_come_back() {
        for request in [
            r#"{"act":{"do":"propose","team":[1,2]}}"#,
            r#"{"sit":{"seat":null,"name":"Ana"}}"#,
            r#""start""#,
            r#"{"answer":{"knock":3,"welcome":true}}"#,
            r#"{"say":{"text":"Not \"Tom\" [["}}"#,
        ] {
            let command = read(request).unwrap();
            let text = serde_json::to_string(&command).unwrap();
            assert_eq!(text, format!("{{\"id\":\"{ID}\",\"do\":{request}}}"));
        }
    }

    #[test]
    fn what_is_no_command_is_refused_by_its_id() {
        let empty = BadCommand::Text(BadText::Empty);
        let id = ID.parse().ok();
        for (request, why) in [
            ("null", BadCommand::NotUnderstood),
            (r#""sit""#, BadCommand::NotUnderstood),
            (r#""fly""#, BadCommand::NotUnderstood),
            (r#"{"sit":{"name":"Ana","seat":1,"admin":true}}"#, BadCommand::NotUnderstood),
            (r#"{"sit":{"name":"","seat":1}}"#, empty),
            (r#"{"sit":{"name":"\u200d","seat":1}}"#, empty),
            (r#"{"sit":{"name":"\u0410na","seat":1}}"#, BadCommand::Text(BadText::Mixed)),
            (r#"{"sit":{"name":"Ana","seat":0}}"#, BadCommand::NotUnderstood),
            (r#"{"sit":{"name":"Ana","seat":11}}"#, BadCommand::NotUnderstood),
            (r#"{"say":{"text":"\u202e"}}"#, empty),
            (r#"{"start":null,"close":null}"#, BadCommand::NotUnderstood),
        ] {
            assert_eq!(read(request).unwrap_err(), Unread { id, why }, "{request}");
        }
        let deep = format!("{{\"act\":{}{}}}", "[".repeat(9), "]".repeat(9));
        assert_eq!(read(&deep).unwrap_err(), Unread { id, why: BadCommand::TooDeep });
        let long = format!("{{\"say\":{{\"text\":\"{}\"}}}}", "x".repeat(600));
        assert_eq!(
            read(&long).unwrap_err(),
            Unread { id, why: BadCommand::Text(BadText::TooLong) }
        );
        // Nobody looks into what is too long for a message, and what has no id cannot be named.
        let nobody = |why| Unread { id: None, why };
        let long = format!("{{\"say\":{{\"text\":\"{}\"}}}}", "x".repeat(9000));
        assert_eq!(read(&long).unwrap_err(), nobody(BadCommand::TooLong));
        for id in ["", "0", "00112233445566778899AABBCCDDEEFF", "0011223344556677889 aabbccddeeff"]
        {
            let text = format!("{{\"id\":\"{id}\",\"do\":\"start\"}}");
            assert_eq!(
                Command::read(&text).unwrap_err(),
                nobody(BadCommand::NotUnderstood),
                "{id}"
            );
        }
    }
}
