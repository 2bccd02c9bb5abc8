//! A message of a client.

use redeye_protocol::{BadCommand, Command};

/// As in `docs/bot-api.md`.
const MESSAGE_BYTES_MAX: usize = 8 * 1024;

pub(crate) fn run(input: &[u8]) {
    let Some(text) = crate::text(input) else { return };
    match Command::read(text) {
        Ok(command) => {
            let written = serde_json::to_string(&command).expect("a command is JSON");
            let again: Command = serde_json::from_str(&written)
                .unwrap_or_else(|error| panic!("what was written is not read, {error}: {written}"));
            let again = serde_json::to_string(&again).expect("a command is JSON");
            assert_eq!(again, written, "what was written reads as something else");
        }
        Err(unread) => {
            let is_long = text.len() > MESSAGE_BYTES_MAX;
            assert_eq!(unread.why == BadCommand::TooLong, is_long, "{unread:?}");
        }
    }
}
