//! One seat: its socket, and the newest messages that came over it.

use std::task::{Context, Poll};

use redeye_client::{ClientError, Socket};
use redeye_game::SeatSet;
use redeye_protocol::CommandId;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;

use crate::LoadError;

/// The parts of a frame that a player needs who plays any legal action.
#[derive(Deserialize)]
pub(crate) struct Frame<'f> {
    #[serde(rename = "match")]
    pub(crate) game: u32,
    #[serde(borrow)]
    view: View<'f>,
    pub(crate) awaits: SeatSet,
    pub(crate) outcome: Option<IgnoredAny>,
    #[serde(borrow)]
    pub(crate) legal: Vec<&'f RawValue>,
}

#[derive(Deserialize)]
struct View<'f> {
    #[serde(borrow)]
    public: &'f RawValue,
}

impl<'f> Frame<'f> {
    /// Returns the moment that it shows, by what everybody sees. Its number would not do: each
    /// viewer counts what it can see, and only one viewer sees a card that is played in secret.
    pub(crate) fn moment(&self) -> (u32, &'f str) {
        (self.game, self.view.public.get())
    }
}

#[derive(Deserialize)]
struct Ack {
    id: CommandId,
}

#[derive(Deserialize)]
struct Refused<'m> {
    id: Option<CommandId>,
    #[serde(borrow)]
    why: &'m RawValue,
}

/// One seat of a table.
pub(crate) struct Seat {
    pub(crate) socket: Socket,
    /// The newest frame, as it came: most are never read.
    frame: String,
    /// The newest answer: that it is done, or why not.
    pub(crate) answer: Option<(CommandId, Result<(), String>)>,
    /// What has come, in messages and bytes.
    pub(crate) messages: u64,
    pub(crate) bytes: u64,
}

impl Seat {
    pub(crate) const fn new(socket: Socket) -> Self {
        Self { socket, frame: String::new(), answer: None, messages: 0, bytes: 0 }
    }

    /// Takes in everything that has come, and returns whether there was anything.
    pub(crate) fn take_in(&mut self, context: &mut Context<'_>) -> Result<bool, LoadError> {
        let mut any = false;
        while let Poll::Ready(text) = self.socket.poll_text(context) {
            any = true;
            self.hear(&text?)?;
        }
        Ok(any)
    }

    fn hear(&mut self, text: &str) -> Result<(), LoadError> {
        self.messages += 1;
        self.bytes += text.len() as u64;
        // Every message of the server begins with its type.
        let kind = text.strip_prefix("{\"type\":\"").and_then(|rest| rest.split('"').next());
        match kind {
            Some("frame") => {
                self.frame.clear();
                self.frame.push_str(text);
            }
            Some("ack") => {
                let Ack { id } = serde_json::from_str(text)?;
                self.answer = Some((id, Ok(())));
            }
            Some("refused") => {
                let Refused { id, why } = serde_json::from_str(text)?;
                let why = why.get().to_owned();
                let id = id.ok_or_else(|| LoadError::Refused(why.clone()))?;
                self.answer = Some((id, Err(why)));
            }
            Some("bye") => return Err(ClientError::Failed(text.trim_end().to_owned()).into()),
            _ => {}
        }
        Ok(())
    }

    /// Returns the newest frame, if there is one.
    pub(crate) fn frame(&self) -> Result<Option<Frame<'_>>, LoadError> {
        if self.frame.is_empty() {
            return Ok(None);
        }
        Ok(Some(serde_json::from_str(&self.frame)?))
    }
}
