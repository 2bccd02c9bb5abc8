//! A host with their own box file (HIJ-3): the whole file goes through the settings, and its errors
//! are reported line by line.

use redeye_client::Client;
use redeye_games::GameId;
use redeye_protocol::{CheckOptions, MisfitInfo, Misfits, ServerMsg};
use redeye_testbed::{Running, WIDE, settings_of, table};
use serde_json::{Value, json};

/// The shipped box file as a browser sends it: without comments, but with their lines.
fn word(changes: &[(&str, &str)]) -> String {
    let shipped = include_str!("../../../hijacked/box.txt");
    let text = shipped.replace("name shipped", "name my-box");
    let text = changes.iter().fold(text, |text, (from, to)| text.replace(from, to));
    let line = |line: &str| if line.starts_with('#') { "" } else { line }.replace(' ', ":");
    let lines: Vec<String> = text.lines().map(line).collect();
    format!("box={}", lines.join(";"))
}

/// Returns the number of the line of the shipped box that begins so, counted from one.
fn line_of(begins: &str) -> String {
    let mut lines = include_str!("../../../hijacked/box.txt").lines();
    (lines.position(|line| line.starts_with(begins)).unwrap() + 1).to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_box_goes_through_the_settings_into_the_match() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let (mut host, _) = table(&server, settings_of(GameId::Hijacked, 1, "")).await;
    let mine = word(&[("steps 1 4 7", "steps 2 5 8")]);
    assert!(mine.len() > 1_500, "a whole box has {} bytes", mine.len());
    // By the socket, as a host changes a table. The longest permitted box fits into a message.
    let change = |options: &str| json!({ "change": settings_of(GameId::Hijacked, 1, options) });
    host.ask(change(&mine)).await.unwrap();
    host.until(|host| host.room.as_ref().is_some_and(|room| room.settings.options == mine)).await;
    let longest = format!("{mine}{}", ";".repeat(4 * 1024 - mine.len()));
    host.ask(change(&longest)).await.unwrap();
    assert_eq!(host.ask(change(&format!("{longest};"))).await.unwrap_err(), "refusal-bad-settings");
    host.ask(json!({ "sit": { "seat": 1, "name": "Ana" } })).await.unwrap();
    host.ask(json!("start")).await.unwrap();
    host.until(|host| host.frame.is_some()).await;
    let frame: &Value = host.frame.as_ref().unwrap();
    assert_eq!(frame["view"]["public"]["box_name"], "my-box");
    // By HTTP, as a table is made.
    let (_other, _) = table(&server, settings_of(GameId::Hijacked, 4, &mine)).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn errors_in_a_box_file_are_reported_line_by_line() {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(folder.path(), WIDE).await;
    let spoilt = word(&[("place 1-6 1-6", "place 1-9"), ("card R08 4 0 -", "card R08 9 0 -")]);
    let lines = |misfits: &[MisfitInfo]| -> Vec<(String, Option<String>)> {
        let line = |misfit: &MisfitInfo| misfit.args.get("line").cloned();
        misfits.iter().map(|misfit| (misfit.key.clone(), line(misfit))).collect()
    };
    let count = "hijacked-box-misfit-count".to_owned();
    let first: usize = line_of("place").parse().unwrap();
    let expected = vec![
        (count.clone(), Some(first.to_string())),
        (count, Some((first + 1).to_string())),
        ("hijacked-box-misfit-back".to_owned(), Some(line_of("card R08"))),
    ];
    let mut client = Client::new(server.address);
    let question = CheckOptions { game: "hijacked".to_owned(), seats: 2, options: spoilt.clone() };
    let found: Misfits = client.post("/api/check", &json!(question)).await.unwrap();
    assert_eq!(lines(&found.misfits), expected);
    // And by the socket, which changes nothing.
    let (mut host, _) = table(&server, settings_of(GameId::Hijacked, 2, "")).await;
    let change = json!({ "change": settings_of(GameId::Hijacked, 2, &spoilt) });
    let sent = host.socket.send(&change).await.unwrap();
    let refused = loop {
        if let ServerMsg::Refused { id, why } = host.hear().await {
            assert_eq!(id, Some(sent));
            break why;
        }
    };
    assert_eq!(refused.key, "refusal-settings-unfit");
    assert_eq!(lines(&refused.misfits), expected);
    assert_eq!(host.room.as_ref().map(|room| room.settings.options.as_str()), Some(""));
    server.stop().await;
}
