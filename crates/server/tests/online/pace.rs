//! How long bots take is the table's to choose.

use std::time::Duration;

use redeye_server::config::Config;
use redeye_testbed::{
    Person, Running, config, idle, settings, table, while_time_passes, with_still_clock,
};
use serde_json::{Value, json};

/// What a bot takes on average at a normal pace: it draws from half of it to one and a half.
const PACE: Duration = Duration::from_secs(100);

/// A person alone with four bots at this pace.
async fn alone_with_bots(server: &Running, bot_pace: &str) -> Person {
    let mut chosen = settings(5, "");
    chosen["bot_pace"] = json!(bot_pace);
    let (mut host, _) = table(server, chosen).await;
    for _ in 1..5 {
        host.ask(json!({ "add-bot": { "seat": null, "level": "normal" } })).await.unwrap();
    }
    host.ask(json!("start")).await.unwrap();
    host.until(|host| host.frame.is_some()).await;
    host
}

#[test]
fn bots_at_a_calm_table_leave_time_to_talk() {
    with_still_clock(async {
        let folder = tempfile::tempdir().unwrap();
        let bot_pace_ms = PACE.as_millis() as u32;
        let server = Running::start_with(Config { bot_pace_ms, ..config(folder.path()) }).await;
        // Many, because at a normal pace, too, a bot acts by then at one table in four only.
        let mut hosts = Vec::new();
        for _ in 0..20 {
            hosts.push(alone_with_bots(&server, "calm").await);
        }
        let stages = |hosts: &[Person]| -> Vec<String> {
            hosts.iter().map(|host| host.stage().to_owned()).collect()
        };
        let before = stages(&hosts);
        idle(&mut hosts, PACE * 80 / 100).await;
        assert_eq!(stages(&hosts), before, "a calm bot takes at least 87 % of the pace");
        while_time_passes(server.stop()).await;
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
