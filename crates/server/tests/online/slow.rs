//! Clients that do not read: they do not block the room, they take the memory of only a few
//! messages, and when they read again they get the newest frame.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use redeye_protocol::{Created, Status};
use redeye_server::config::Config;
use redeye_testbed::raw::{RawSocket, Received, post};
use redeye_testbed::{
    Person, Running, config, pass, settings, table, while_time_passes, with_still_clock,
};
use serde_json::{Value, json};
use tokio::net::TcpSocket;

/// How much is sent, in bytes: twice what Linux keeps for a connection, by default.
const ENOUGH: usize = 9 * 1024 * 1024;

/// A connection with so little room that it is full after a few messages.
async fn narrow(server: SocketAddr, table: &Created) -> RawSocket {
    let path = format!("/api/rooms/{}/join", table.id);
    let joined = post(server, &path, "", &json!({ "invite": table.invite })).await;
    let (cookie, origin) = (joined.cookie(), format!("http://{server}"));
    let headers = [("origin", origin.as_str()), ("cookie", cookie.as_str())];
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2048).unwrap();
    let stream = socket.connect(server).await.unwrap();
    RawSocket::open_on(stream, server, &table.id, &headers).await.expect("is let in").0
}

/// Ten bots play, and the host looks on.
async fn bots_play(host: &mut Person, number: u64) {
    host.ask(json!("start")).await.unwrap();
    let over = |host: &Person| {
        host.frame.as_ref().is_some_and(|frame| frame["match"] == number) && host.is_over()
    };
    host.until(over).await;
    host.until(|host| host.room.as_ref().is_some_and(|room| room.status == Status::Over)).await;
}

/// The clock stands still while people play: nobody is given up because the machine is busy.
#[test]
fn a_slow_reader_ends_on_the_newest_frame() {
    with_still_clock(read_slowly());
}

async fn read_slowly() {
    let folder = tempfile::tempdir().unwrap();
    // Bots that take no time.
    let server = Running::start_with(Config { bot_pace_ms: 0, ..config(folder.path()) }).await;
    let (mut host, created) = table(&server, settings(10, "plots pause=5")).await;
    host.ask(json!("stand")).await.unwrap();
    for _ in 0..10 {
        host.ask(json!({ "add-bot": { "seat": null, "level": "random" } })).await.unwrap();
    }
    let mut slow = narrow(server.address, &created).await;
    let dead = narrow(server.address, &created).await;
    host.until(|host| host.room.as_ref().is_some_and(|room| room.watchers == 3)).await;
    let mut last = 1;
    let begun = Instant::now();
    bots_play(&mut host, last).await;
    // More than the system keeps for a connection.
    while host.heard.iter().map(String::len).sum::<usize>() < ENOUGH {
        last += 1;
        host.ask(json!("rematch")).await.unwrap();
        bots_play(&mut host, last).await;
    }
    println!("{last} matches in {:.1?}", begun.elapsed());

    let newest = host.frame.as_ref().unwrap();
    let (mut frames, mut told) = (Vec::new(), 0);
    loop {
        let Received::Text(text) = slow.next().await else { panic!("the slow one was cut off") };
        if text["type"] == "frame" {
            if text["match"] == last {
                let first = text["first"].as_u64().unwrap();
                assert!(first <= told, "nothing is left out: {first} after {told}");
                told = first + text["events"].as_array().unwrap().len() as u64;
            }
            frames.push(text);
            if !frames.last().unwrap()["outcome"].is_null()
                && frames.last().unwrap()["match"] == last
            {
                break;
            }
        }
    }
    let shown = frames.last().unwrap();
    assert_eq!((&shown["view"], &shown["rev"]), (&newest["view"], &newest["rev"]));
    let sent = host.heard.iter().filter(|text| text.starts_with("{\"type\":\"frame\"")).count();
    let got = frames.len();
    println!("{sent} frames were sent to the quick one, {got} to the slow one");
    assert!(got * 3 < sent * 2, "{got} of {sent} frames: they piled up somewhere");
    let all: Value = events(&host, last);
    assert_eq!(told, all.as_array().unwrap().len() as u64, "it was told everything");

    // A client that never reads is given up, and until then has not blocked the room.
    pass(Duration::from_secs(11)).await;
    host.until(|host| host.room.as_ref().is_some_and(|room| room.watchers == 2)).await;
    drop(dead);
    while_time_passes(server.stop()).await;
}

/// All events of match `number` that somebody was sent, in order.
fn events(person: &Person, number: u64) -> Value {
    let frames = person.heard.iter().filter_map(|text| serde_json::from_str::<Value>(text).ok());
    let mut all = Vec::new();
    for frame in frames.filter(|f| f["type"] == "frame" && f["match"] == number) {
        all.truncate(frame["first"].as_u64().unwrap() as usize);
        all.extend(frame["events"].as_array().unwrap().iter().cloned());
    }
    Value::Array(all)
}
