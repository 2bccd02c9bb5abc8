//! What comes over a connection: whole requests as bytes, or bodies of requests that are right but
//! for these. `$ROOM`, `$INVITE`, `$HOST` and `$GUEST` in an input stand for a room's address, its
//! invitation, and the tokens of the two who are in it.

use redeye_server::config::{Config, Limits};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, duplex};

use crate::world::{Room, World, in_new_world};

/// A pipe that holds whatever is sent, so that nobody waits for anybody.
const PIPE_BYTES: usize = 1024 * 1024;

/// Whole requests.
pub(crate) fn run(input: &[u8]) {
    in_new_world(async |world: World| {
        let room = room(&world).await;
        let sent = fill_in(input, &world, &room);
        let answer = ask(&world, &sent).await;
        // Nobody needs an answer to what is no request.
        let status = if answer.is_empty() { 0 } else { status(&answer) };
        assert!(status < 500, "{}", String::from_utf8_lossy(&answer));
    });
}

/// The path, who asks (`host`, `guest` or anybody else) and in the next line the body.
pub(crate) fn run_body(input: &[u8]) {
    let Some((head, body)) = crate::text(input).and_then(|text| text.split_once('\n')) else {
        return;
    };
    let (path, who) = head.split_once(' ').unwrap_or((head, ""));
    if !path.starts_with('/') || !path.bytes().all(|byte| byte.is_ascii_graphic()) {
        return;
    }
    in_new_world(async |world: World| {
        let room = room(&world).await;
        let before = world.disk(&room);
        let body = fill_in(body.as_bytes(), &world, &room);
        let cookie = match who {
            "host" => "cookie: redeye=$HOST\r\n",
            "guest" => "cookie: redeye=$GUEST\r\n",
            _ => "",
        };
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: localhost\r\norigin: http://localhost\r\n{cookie}\
             content-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
            body.len()
        );
        let mut sent = fill_in(head.as_bytes(), &world, &room);
        sent.extend(body);
        let answer = ask(&world, &sent).await;
        let shown = String::from_utf8_lossy(&answer);
        let status = status(&answer);
        assert!(status < 500, "{shown}");
        if status >= 400 {
            assert_eq!(world.disk(&room), before, "it is refused, and changes something: {shown}");
        }
    });
}

async fn room(world: &World) -> Room {
    let settings = json!({
        "game": "resistance", "seats": 5, "options": "", "name": "", "language": "en",
        "public": false, "clock": "live", "cover_after_s": 60,
        "spectators": true, "spectator_chat": false,
    });
    let asked = json!({ "settings": settings, "name": "Ana" });
    let asked = serde_json::from_value(asked).expect("it is what the server asks for");
    world.make_room(asked).await.expect("the settings fit")
}

/// Puts what is known of this world in the place of the words that stand for it.
fn fill_in(input: &[u8], world: &World, room: &Room) -> Vec<u8> {
    let words = [
        ("$ROOM", room.id.as_str()),
        ("$INVITE", &room.invite),
        ("$HOST", world.host.reveal()),
        ("$GUEST", world.guest.reveal()),
    ];
    let mut filled = Vec::with_capacity(input.len());
    let mut rest = input;
    while let [first, after @ ..] = rest {
        let found = words.iter().find(|(word, _)| rest.starts_with(word.as_bytes()));
        match found {
            Some((word, value)) => {
                filled.extend(value.as_bytes());
                rest = &rest[word.len()..];
            }
            None => {
                filled.push(*first);
                rest = after;
            }
        }
    }
    filled
}

/// Sends it all over one connection, and gives what comes back until the server ends it.
async fn ask(world: &World, sent: &[u8]) -> Vec<u8> {
    let (mut here, there) = duplex(PIPE_BYTES);
    let many = u32::MAX / 8;
    let config = Config {
        // Whoever asks writes the headers of a proxy, too.
        trusted_proxies: vec!["127.0.0.1".parse().expect("a network")],
        limits: Limits {
            tables_per_hour: many,
            tables_per_session: many,
            connections_per_address: many,
            connections: many,
            requests_per_second: many,
            messages_per_second: many,
        },
        ..Config::default()
    };
    let process = world.process.clone();
    let served = tokio::spawn(async move { process.serve(config, there).await });
    let mut answer = Vec::new();
    // The server may end the connection before it has read everything.
    let _ = here.write_all(sent).await;
    let _ = here.read_to_end(&mut answer).await;
    drop(here);
    served.await.expect("it does not panic");
    answer
}

/// The number in the first line of an answer.
fn status(answer: &[u8]) -> u16 {
    let line = answer.strip_prefix(b"HTTP/1.1 ").or_else(|| answer.strip_prefix(b"HTTP/1.0 "));
    let digits = line.and_then(|line| line.get(..3)).and_then(|digits| str::from_utf8(digits).ok());
    let status = digits.and_then(|digits| digits.parse().ok());
    status.unwrap_or_else(|| panic!("no answer: {}", String::from_utf8_lossy(answer)))
}
