//! How long bots take is the table's to choose.

use std::slice;
use std::time::Duration;

use redeye_server::config::Config;
use redeye_testbed::{
    Person, Running, config, idle, settings, table, while_time_passes, with_still_clock,
};
use serde_json::{Value, json};

/// What a bot takes on average at a normal pace: it draws from half of it to one and a half.
const PACE: Duration = Duration::from_secs(100);

/// A person alone with four bots at this pace, who has done all that was asked.
async fn alone_with_bots(server: &Running, bot_pace: &str) -> Person {
    let mut chosen = settings(5, "");
    chosen["bot_pace"] = json!(bot_pace);
    let (mut host, _) = table(server, chosen).await;
    for _ in 1..5 {
        host.ask(json!({ "add-bot": { "seat": null, "level": "normal" } })).await.unwrap();
    }
    host.ask(json!("start")).await.unwrap();
    host.until(|host| host.frame.is_some()).await;
    while let Some(action) = host.legal().first().cloned() {
        host.ask(json!({ "act": action })).await.expect("it is legal");
    }
    host
}

/// The stage after this much time, in percent of [`PACE`], and the stage before.
async fn stages(bot_pace: &str, percent: u32) -> (String, String) {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start_with(Config {
        bot_pace_ms: PACE.as_millis() as u32,
        ..config(folder.path())
    })
    .await;
    let mut host = alone_with_bots(&server, bot_pace).await;
    let before = host.stage().to_owned();
    idle(slice::from_mut(&mut host), PACE * percent / 100).await;
    if bot_pace == "at-once" {
        // It began to compute at the last step of the clock at the latest, and answers a moment
        // later; how long it really computes, the clock does not know.
        idle(slice::from_mut(&mut host), PACE / 100).await;
        host.until(|host| host.stage() != before).await;
    }
    let after = host.stage().to_owned();
    while_time_passes(server.stop()).await;
    (before, after)
}

#[test]
fn bots_at_a_calm_table_leave_time_to_talk() {
    with_still_clock(async {
        let (before, after) = stages("calm", 80).await;
        assert_eq!(before, after, "a calm bot takes at least 87 % of the pace");
    });
}

#[test]
fn bots_answer_one_person_alone_at_once() {
    with_still_clock(async {
        let (before, after) = stages("at-once", 16).await;
        assert_ne!(before, after, "a bot takes at most 15 % of the pace");
    });
}

#[test]
fn an_unknown_pace_is_refused_and_nothing_is_made() {
    with_still_clock(async {
        let folder = tempfile::tempdir().unwrap();
        let server = Running::start_with(config(folder.path())).await;
        let (mut host, _) = table(&server, settings(5, "")).await;
        let before = host.room.clone().expect("is connected").settings;
        let mut wanted: Value = serde_json::to_value(&before).unwrap();
        wanted["bot_pace"] = json!("faster");
        host.ask(json!({ "change": wanted })).await.expect_err("no such pace");
        assert_eq!(host.room.expect("is connected").settings, before);
        while_time_passes(server.stop()).await;
    });
}
