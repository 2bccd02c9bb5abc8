//! What two people send to a room. The first line asks for the room, as `POST /api/rooms` does;
//! each other line is `host MESSAGE`, `guest MESSAGE` or `wait SECONDS`.

use std::time::Duration;

use redeye_protocol::{Command, CommandId, ServerMsg};
use redeye_server::simulated::SimulatedConnection;
use tokio::time::{sleep, timeout};

use crate::world::{World, in_new_world};

/// More lines are not read: a match takes its time.
const LINES_MAX: usize = 40;

/// How long one may wait, in seconds: bots play meanwhile.
const WAIT_S_MAX: u64 = 20;

/// An answer comes at once, or never.
const ANSWERS: Duration = Duration::from_secs(1);

pub(crate) fn run(input: &[u8]) {
    let Some((asked, lines)) = crate::text(input).and_then(|text| text.split_once('\n')) else {
        return;
    };
    let Ok(asked) = serde_json::from_str(asked) else { return };
    in_new_world(async |world: World| {
        let Some(room) = world.make_room(asked).await else { return };
        let mut people = Vec::new();
        for session in world.people() {
            people.push(world.process.connect(&room.id, session).await.expect("both are in"));
        }
        for line in lines.lines().take(LINES_MAX) {
            let held = match line.split_once(' ') {
                Some(("host", message)) => send(&people[0], message).await,
                Some(("guest", message)) => send(&people[1], message).await,
                Some(("wait", seconds)) => {
                    let seconds = seconds.parse::<u64>().unwrap_or_default().min(WAIT_S_MAX);
                    sleep(Duration::from_secs(seconds)).await;
                    true
                }
                _ => true,
            };
            if !held {
                return;
            }
        }
    });
}

/// Sends a message and waits for its answer. False: the connection has ended.
async fn send(connection: &SimulatedConnection, message: &str) -> bool {
    let Ok(command) = Command::read(message) else { return true };
    let id = command.id;
    if !connection.send(command).await {
        return false;
    }
    let answered = timeout(ANSWERS, answer(connection, id)).await;
    answered.unwrap_or_else(|_| panic!("no answer: {message}"))
}

/// Reads until the answer to a command. Everything on the way is a message of ours.
async fn answer(connection: &SimulatedConnection, wanted: CommandId) -> bool {
    loop {
        let Ok(text) = connection.next().await else { return false };
        let message: ServerMsg = serde_json::from_str(&text)
            .unwrap_or_else(|error| panic!("not a message of ours, {error}: {text}"));
        match message {
            ServerMsg::Ack { id } | ServerMsg::Refused { id: Some(id), .. } if id == wanted => {
                return true;
            }
            ServerMsg::Bye { .. } => return false,
            _ => {}
        }
    }
}
