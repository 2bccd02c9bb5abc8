//! Messages to a table.

use redeye_server::config::Limits;
use redeye_store::inspect::{fingerprint, rooms};
use redeye_testbed::raw::Received;
use redeye_testbed::{WIDE, settings};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::{Bytes, Message};

use super::{Scene, command};

/// Not a command at all. None of it is repeated in the answer.
#[tokio::test(flavor = "multi_thread")]
async fn a_malformed_command_is_refused() {
    let scene = Scene::playing().await;
    let before = fingerprint(scene.folder());
    let deep = format!("{{\"act\":{}{}}}", "[".repeat(9), "]".repeat(9));
    let say = |text: &str| json!({ "say": { "text": text } });
    let sit = |name: &str| json!({ "sit": { "seat": 2, "name": name } });
    let id = "00000000000000000000000000000001";
    for (what, text, key) in [
        ("nothing", String::new(), "not-understood"),
        ("half of JSON", "{".to_owned(), "not-understood"),
        ("JSON and more", command(1, &json!("start")) + "}", "not-understood"),
        ("no JSON", "start".to_owned(), "not-understood"),
        ("a list", "[]".to_owned(), "not-understood"),
        ("no identity", json!({ "do": "start" }).to_string(), "not-understood"),
        ("a number as identity", json!({ "id": 1, "do": "start" }).to_string(), "not-understood"),
        ("a short identity", json!({ "id": "01", "do": "start" }).to_string(), "not-understood"),
        ("no request", json!({ "id": id }).to_string(), "not-understood"),
        ("an unknown request", command(1, &json!("fly")), "not-understood"),
        ("two requests", command(1, &json!({ "start": null, "close": null })), "not-understood"),
        (
            "wrong types",
            command(1, &json!({ "sit": { "seat": "2", "name": 2 } })),
            "not-understood",
        ),
        (
            "an unknown field",
            command(1, &json!({ "answer": { "knock": 1, "welcome": true, "x": 1 } })),
            "not-understood",
        ),
        (
            "a forged seat",
            json!({ "id": id, "do": { "act": { "do": "approve" } }, "seat": 1 }).to_string(),
            "not-understood",
        ),
        (
            "a forged host",
            json!({ "id": id, "do": "start", "host": true }).to_string(),
            "not-understood",
        ),
        (
            "a polluted prototype",
            json!({ "id": id, "do": "start", "__proto__": {} }).to_string(),
            "not-understood",
        ),
        ("seat 0", command(1, &json!({ "sit": { "seat": 0, "name": "Eve" } })), "not-understood"),
        ("seat 11", command(1, &json!({ "sit": { "seat": 11, "name": "Eve" } })), "not-understood"),
        ("seat -1", command(1, &json!({ "sit": { "seat": -1, "name": "Eve" } })), "not-understood"),
        ("no name", command(1, &sit("")), "text-empty"),
        ("a name that only turns the text", command(1, &sit("\u{202e}")), "text-empty"),
        ("a name with nothing in it", command(1, &sit("\u{200b}\u{3164}")), "text-empty"),
        ("a name of two scripts", command(1, &sit("\u{410}na")), "name-mixed"),
        ("a long name", command(1, &sit(&"x".repeat(25))), "too-long"),
        ("long talk", command(1, &say(&"x".repeat(501))), "too-long"),
        ("talk with nothing in it", command(1, &say("\u{2066}")), "text-empty"),
        ("deep nesting", command(1, &serde_json::from_str(&deep).unwrap()), "too-deep"),
    ] {
        let mut socket = scene.socket(1).await;
        let sent = text.clone();
        socket.send(Message::text(text)).await;
        let Received::Text(answer) = socket.answer().await else { panic!("{what}: no answer") };
        assert_eq!(answer["type"], "refused", "{what}: {answer}");
        let named = serde_json::from_str::<Value>(&sent).is_ok_and(|sent| sent["id"] == id);
        let expected = if named { json!(id) } else { Value::Null };
        assert_eq!(answer["id"], expected, "{what}: {answer}");
        assert_eq!(answer["why"], json!({ "key": format!("refusal-{key}") }), "{what}");
    }
    scene.unchanged(&before).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_is_not_text_is_refused() {
    let scene = Scene::playing().await;
    let before = fingerprint(scene.folder());
    let mut socket = scene.socket(1).await;
    let start = command(1, &json!("start"));
    socket.send(Message::Binary(Bytes::from(start.into_bytes()))).await;
    assert_eq!(socket.refusal().await, "refusal-not-understood");
    scene.unchanged(&before).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_over_the_limit_ends_the_connection() {
    let scene = Scene::playing().await;
    let before = fingerprint(scene.folder());
    for length in [8 * 1024 + 1, 64 * 1024, 1024 * 1024] {
        let mut socket = scene.socket(1).await;
        // The connection is up.
        while !matches!(socket.next().await, Received::Text(text) if text["type"] == "frame") {}
        socket.send(Message::text("x".repeat(length))).await;
        assert_eq!(socket.closed().await, Some(1009), "{length} bytes");
    }
    // A message of exactly the limit is read.
    let mut socket = scene.socket(1).await;
    socket.send(Message::text("x".repeat(8 * 1024))).await;
    assert_eq!(socket.refusal().await, "refusal-not-understood");
    scene.unchanged(&before).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_fifth_malformed_message_ends_the_connection() {
    let scene = Scene::playing().await;
    let before = fingerprint(scene.folder());
    let mut socket = scene.socket(1).await;
    for _ in 0..4 {
        socket.send(Message::text("?")).await;
        assert_eq!(socket.refusal().await, "refusal-not-understood");
    }
    socket.send(Message::text("?")).await;
    assert_eq!(socket.closed().await, Some(1008));
    scene.unchanged(&before).await;
}

/// Messages that come too fast are refused one by one, each with its id, and then the connection
/// ends.
#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_messages_is_refused_and_then_disconnected() {
    let limits = Limits { messages_per_second: 5, ..WIDE };
    let scene = Scene::with(limits).await;
    let before = fingerprint(scene.folder());
    let mut socket = scene.socket(1).await;
    for number in 0..100 {
        socket.send(Message::text(command(number, &json!("back")))).await;
    }
    let (mut done, mut too_fast) = (0, 0);
    let code = loop {
        match socket.answer().await {
            Received::Text(answer) if answer["type"] == "ack" => done += 1,
            Received::Text(answer) if answer["type"] == "bye" => {
                assert_eq!(answer["why"]["key"], "refusal-too-fast");
            }
            Received::Text(answer) => {
                assert_eq!(answer["why"]["key"], "refusal-too-fast", "{answer}");
                assert!(answer["id"].is_string(), "it can be sent again: {answer}");
                too_fast += 1;
            }
            Received::Closed(code) => break code,
        }
    };
    assert_eq!(code, Some(1008), "after {done} answers and {too_fast} refusals");
    assert!(done <= 25, "{done} were done");
    assert!((1..=50).contains(&too_fast), "{too_fast} were refused");
    scene.unchanged(&before).await;
}

/// A connection acts only for its own seat: a message that names another seat is no command, and an
/// action of another seat is refused.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_acts_for_another_seat_or_out_of_turn() {
    let scene = Scene::playing().await;
    let leader = scene.leader().await;
    let (guest, watcher) = ((leader + 1) % 5, 5);
    let before = fingerprint(scene.folder());
    let act = |action: Value| json!({ "act": action });
    let propose = |team: Value| act(json!({ "do": "propose", "team": team }));
    let hash = "00".repeat(32);
    for (what, who, request, key) in [
        ("out of turn", guest, propose(json!([1, 2])), "resistance-refusal-not-the-leader"),
        ("too early", guest, act(json!({ "do": "approve" })), "resistance-refusal-no-vote-now"),
        ("a team of three", leader, propose(json!([1, 2, 3])), "resistance-refusal-team-size"),
        ("a team of one twice", leader, propose(json!([1, 1])), "refusal-not-understood"),
        ("a team of strangers", leader, propose(json!([1, 9])), "resistance-refusal-no-such-seat"),
        (
            "a card too early",
            guest,
            act(json!({ "do": "play", "card": "fail" })),
            "resistance-refusal-no-mission-now",
        ),
        (
            "as another seat",
            guest,
            act(json!({ "do": "propose", "team": [1, 2], "seat": leader + 1 })),
            "refusal-not-understood",
        ),
        (
            "by another seat",
            guest,
            act(json!({ "do": "propose", "team": [1, 2], "by": leader + 1 })),
            "refusal-not-understood",
        ),
        ("no such action", leader, act(json!({ "do": "win" })), "refusal-not-understood"),
        ("no action", leader, act(Value::Null), "refusal-not-understood"),
        ("who watches acts", watcher, propose(json!([1, 2])), "refusal-not-seated"),
        (
            "who watches talks",
            watcher,
            json!({ "say": { "text": "It is 2.", "name": "Eve" } }),
            "refusal-spectators-silent",
        ),
        ("who watches gets up", watcher, json!("stand"), "refusal-not-seated"),
        ("who watches is back", watcher, json!("back"), "refusal-not-seated"),
        (
            "sitting down in a match",
            watcher,
            json!({ "sit": { "seat": null, "name": "Eve" } }),
            "refusal-already-playing",
        ),
        (
            "another name in a match",
            guest,
            json!({ "sit": { "seat": null, "name": "Eve" } }),
            "refusal-already-playing",
        ),
        (
            "a commitment in a match",
            guest,
            json!({ "commit": { "draw": hash, "seat": 2, "commitment": hash } }),
            "refusal-already-playing",
        ),
        ("a nonce in a match", guest, json!({ "reveal": hash }), "refusal-already-playing"),
    ] {
        assert_eq!(scene.say(who, &request).await, key, "{what}");
    }
    scene.unchanged(&before).await;
}

/// A command that is sent twice is acknowledged twice and committed once, on the same connection
/// and on another.
#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_command_is_entered_once() {
    let scene = Scene::playing().await;
    let leader = scene.leader().await;
    let count = || {
        let commits = rooms(scene.folder()).remove(0).commits;
        commits.iter().filter(|commit| commit.entry.is_some()).count()
    };
    let entries = count();
    let propose = command(7, &json!({ "act": { "do": "propose", "team": [1, 2] } }));
    let mut socket = scene.socket(leader).await;
    let mut after_first = String::new();
    for time in 1..=3 {
        if time == 3 {
            socket = scene.socket(leader).await;
        }
        socket.send(Message::text(propose.clone())).await;
        let Received::Text(answer) = socket.answer().await else { panic!("no answer") };
        assert_eq!(answer["type"], "ack", "time {time}: {answer}");
        if time == 1 {
            after_first = fingerprint(scene.folder());
        }
    }
    // A session cannot use up the identity of another session's command.
    assert_eq!(count(), entries + 1);
    let other = (leader + 1) % 5;
    let mut socket = scene.socket(other).await;
    socket.send(Message::text(propose)).await;
    assert_eq!(socket.refusal().await, "resistance-refusal-no-team-now");
    scene.unchanged(&after_first).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_cannot_do_what_only_the_host_may() {
    let scene = Scene::seated().await;
    let before = fingerprint(scene.folder());
    for (what, request) in host_requests() {
        for who in [1, 5] {
            assert_eq!(scene.say(who, &request).await, "refusal-not-host", "{what} by {who}");
        }
    }
    scene.unchanged(&before).await;
}

/// Everything that only the host may ask for.
fn host_requests() -> Vec<(&'static str, Value)> {
    vec![
        ("change", json!({ "change": settings(6, "") })),
        ("add-bot", json!({ "add-bot": { "seat": null, "level": "normal" } })),
        ("remove", json!({ "remove": { "seat": 1, "bar": true } })),
        ("mute", json!({ "mute": { "seat": 1, "muted": true } })),
        ("answer", json!({ "answer": { "knock": 1, "welcome": true } })),
        ("make-host", json!({ "make-host": { "seat": 2 } })),
        ("new-link", json!("new-link")),
        ("start", json!("start")),
        ("rematch", json!("rematch")),
        ("close", json!("close")),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_request_that_does_not_fit_is_refused() {
    let scene = Scene::seated().await;
    let before = fingerprint(scene.folder());
    let change = |name: &str, value: Value| {
        let mut changed = settings(5, "");
        changed[name] = value;
        json!({ "change": changed })
    };
    for (what, request, key) in [
        ("a taken seat", json!({ "sit": { "seat": 2, "name": "Ana" } }), "seat-taken"),
        (
            "a seat that is not there",
            json!({ "sit": { "seat": 6, "name": "Ana" } }),
            "no-free-seat",
        ),
        ("a taken name", json!({ "sit": { "seat": 1, "name": "Player 2" } }), "name-taken"),
        ("half a nonce", json!({ "reveal": "00" }), "not-understood"),
        ("a nonce that nobody asks for", json!({ "reveal": "00".repeat(32) }), "not-asked"),
        (
            "a bot on a taken seat",
            json!({ "add-bot": { "seat": 1, "level": "normal" } }),
            "seat-taken",
        ),
        (
            "a bot too many",
            json!({ "add-bot": { "seat": null, "level": "normal" } }),
            "no-free-seat",
        ),
        ("nobody is muted", json!({ "mute": { "seat": 9, "muted": true } }), "not-seated"),
        ("nobody is removed", json!({ "remove": { "seat": 9, "bar": true } }), "not-seated"),
        ("nobody is made host", json!({ "make-host": { "seat": 9 } }), "not-seated"),
        ("nobody knocks", json!({ "answer": { "knock": 1, "welcome": true } }), "not-understood"),
        ("nothing is over", json!("rematch"), "not-over"),
        ("no such game", change("game", json!("chess")), "no-such-game"),
        ("too patient", change("cover_after_s", json!(14 * 24 * 3600 + 1)), "bad-settings"),
        ("not patient", change("cover_after_s", json!(4)), "bad-settings"),
        ("no such language", change("language", json!("xx")), "bad-settings"),
        ("many options", change("options", json!("blind ".repeat(40))), "bad-settings"),
        ("an act before the start", json!({ "act": { "do": "approve" } }), "not-playing"),
    ] {
        assert_eq!(scene.say(0, &request).await, format!("refusal-{key}"), "{what}");
    }
    scene.unchanged(&before).await;
}

/// Everything that does not fit is named, each with its rule.
#[tokio::test(flavor = "multi_thread")]
async fn settings_that_do_not_fit_are_explained() {
    let scene = Scene::seated().await;
    let before = fingerprint(scene.folder());
    let mut socket = scene.socket(0).await;
    let change = json!({ "change": settings(4, "pause=3 poker") });
    socket.send(Message::text(command(1, &change))).await;
    let Received::Text(answer) = socket.answer().await else { panic!("no answer") };
    assert_eq!(answer["why"]["key"], "refusal-settings-unfit");
    let misfits = answer["why"]["misfits"].as_array().unwrap();
    let of = |name: &str| misfits.iter().filter(|m| m["option"] == name).count();
    assert_eq!(of("4 players"), 1, "{answer}");
    assert_eq!(of("pause=3"), 2, "out of range, and without plots: {answer}");
    assert_eq!(of("poker"), 1, "{answer}");
    scene.unchanged(&before).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_does_not_begin_twice() {
    let scene = Scene::playing().await;
    let before = fingerprint(scene.folder());
    for (what, request) in [
        ("start", json!("start")),
        ("change", json!({ "change": settings(6, "") })),
        ("add-bot", json!({ "add-bot": { "seat": null, "level": "normal" } })),
    ] {
        assert_eq!(scene.say(0, &request).await, "refusal-already-playing", "{what}");
    }
    assert_eq!(scene.say(0, &json!("rematch")).await, "refusal-not-over");
    scene.unchanged(&before).await;
}
