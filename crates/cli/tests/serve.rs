//! The server as an operator uses it: settings, health, stop, backup, export.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};

use redeye_client::Client;
use redeye_protocol::{Created, ServerMsg, Status};
use serde_json::{Value, json};

/// Returns the program without the environment of the test.
fn redeye(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_redeye"));
    command.args(args).env("LC_ALL", "C").env("RUST_LOG", "info");
    command
}

/// A running server, which ends with the test.
struct Serving {
    child: Child,
    address: SocketAddr,
    counters: Option<SocketAddr>,
}

impl Serving {
    fn start(data: &Path, more: &[&str]) -> Self {
        let data = data.to_str().unwrap();
        let quick = ["--bot-pace-ms", "1", "--deal-wait-ms", "0"];
        let args = [&["serve", "--data", data], &quick[..], more].concat();
        Self::run(redeye(&args).env("REDEYE_LISTEN", "127.0.0.1:0"))
    }

    fn run(command: &mut Command) -> Self {
        let mut child =
            command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("redeye runs");
        let out = BufReader::new(child.stdout.take().unwrap());
        let mut lines = out.lines().map(|line| line.expect("it says where it is"));
        let mut line = lines.next().unwrap();
        let counters = line.strip_prefix("Counters are at http://").map(|address| {
            address.strip_suffix("/metrics").expect("a page").parse().expect("an address")
        });
        if counters.is_some() {
            line = lines.next().unwrap();
        }
        let address = line.strip_prefix("Redeye is at http://").expect(&line);
        Self { address: address.parse().unwrap(), counters, child }
    }

    /// Tells it to stop, and waits until it has.
    fn stop(&mut self) -> ExitStatus {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        self.child.wait().unwrap()
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn table(server: &Serving) -> (Client, Created) {
    let mut client = Client::new(server.address);
    let settings = json!({
        "game": "resistance", "seats": 5, "options": "", "name": "", "language": "en",
        "public": false, "clock": "live", "cover_after_s": 60,
        "spectators": true, "spectator_chat": false,
    });
    let created = client
        .post("/api/rooms", &json!({ "settings": settings, "name": "Player 1" }))
        .await
        .unwrap();
    (client, created)
}

/// One person and four bots play to the end, or up to the first choice.
async fn play(client: &Client, room: &str, to_the_end: bool) {
    let mut socket = client.connect(room).await.unwrap();
    socket.ask(&json!({ "sit": { "seat": 1, "name": "Ana" } }), drop).await.unwrap().unwrap();
    for _ in 0..4 {
        let bot = json!({ "add-bot": { "seat": null, "level": "normal" } });
        socket.ask(&bot, drop).await.unwrap().unwrap();
    }
    socket.send(&json!("start")).await.unwrap();
    let (mut busy, mut legal) = (true, Vec::<Value>::new());
    loop {
        match socket.next().await.unwrap() {
            ServerMsg::Frame(frame) => {
                if frame.outcome.is_some() || !to_the_end {
                    return;
                }
                legal = frame.legal;
            }
            ServerMsg::Ack { .. } => busy = false,
            ServerMsg::Refused { why, .. } => panic!("{why:?}"),
            _ => {}
        }
        if let (false, Some(action)) = (busy, legal.first()) {
            socket.send(&json!({ "act": action })).await.unwrap();
            busy = true;
        }
    }
}

#[tokio::test]
async fn the_server_serves_reports_its_health_and_stops() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Serving::start(folder.path(), &["--metrics-listen", "127.0.0.1:0"]);
    let (mut client, created) = table(&server).await;
    let _socket = client.connect(&created.id).await.unwrap();
    let mut collector = client.moved_to(server.counters.unwrap());
    for (client, path, says) in [
        (&mut collector, "/metrics", "redeye_rooms_made_total 1"),
        (&mut client.clone(), "/healthz", "ok"),
        (&mut client.clone(), "/readyz", "ready"),
        (&mut client.clone(), "/api/openapi.json", "\"/api/rooms/{id}/join\""),
        (&mut client, "/api/", "JSON Schema of all messages"),
    ] {
        let text = String::from_utf8(client.get(path).await.unwrap()).unwrap();
        assert!(text.contains(says), "{path}: {text}");
        assert!(!text.contains(&created.invite), "{path} tells the invitation");
    }
    // The server does not wait for a person who is still connected.
    let status = server.stop();
    assert!(status.success(), "{status:?}");
}

#[tokio::test]
async fn a_backup_of_a_running_server_is_complete_and_a_finished_match_is_exported() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy) = (folder.path().join("data"), folder.path().join("copy"));
    std::fs::create_dir_all(&copy).unwrap();
    // Nobody who plays to the end within a second does so at a person's pace.
    let server = Serving::start(&data, &["--messages-per-second", "1000"]);
    let (client, created) = table(&server).await;
    play(&client, &created.id, true).await;
    let (other, unfinished) = table(&server).await;
    play(&other, &unfinished.id, false).await;
    let (data, copy) = (data.to_str().unwrap(), copy.to_str().unwrap());
    let file = format!("{copy}/redeye.db");
    assert!(redeye(&["backup", &file, "--data", data]).status().unwrap().success());
    let again = redeye(&["backup", &file, "--data", data]).output().unwrap();
    assert_eq!(again.status.code(), Some(2), "it would have overwritten a backup");
    for from in [data, copy] {
        let name = format!("{}-1", created.id);
        let export = redeye(&["export", &name, "--data", from]).output().unwrap();
        assert!(export.status.success(), "{export:?}");
        let record = folder.path().join("evening.match");
        std::fs::write(&record, export.stdout).unwrap();
        let record = record.to_str().unwrap();
        assert!(redeye(&["verify", record]).status().unwrap().success());
        // By the rules a changed time would go unnoticed.
        let text = std::fs::read_to_string(record).unwrap();
        let (before, after) = text.rsplit_once(" seat ").unwrap();
        let digit = if before.ends_with('9') { '8' } else { '9' };
        let other = format!("{}{digit} seat {after}", &before[..before.len() - 1]);
        std::fs::write(record, other).unwrap();
        let verified = redeye(&["verify", record]).output().unwrap();
        assert_eq!(verified.status.code(), Some(2));
        let told = String::from_utf8(verified.stderr).unwrap();
        assert!(told.contains("something in it has changed"), "{told}");
        let checked = redeye(&["check", from]).output().unwrap();
        assert!(checked.status.success(), "{checked:?}");
        let told = String::from_utf8(checked.stdout).unwrap();
        assert!(told.contains("2 matches and 2 rooms are as they were written"), "{told}");
        let name = format!("{}-1", unfinished.id);
        let export = redeye(&["export", &name, "--data", from]).output().unwrap();
        assert_eq!(export.status.code(), Some(2), "a match that is not over is a secret");
        assert!(export.stdout.is_empty());
        let told = String::from_utf8(export.stderr).unwrap();
        assert!(told.contains("not over") && !told.contains("seed"), "{told}");
    }
}

/// One byte of one match has changed on the disk while the server was off.
#[tokio::test]
async fn a_match_that_the_disk_has_damaged_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Serving::start(folder.path(), &[]);
    let mut tables = Vec::new();
    for _ in 0..2 {
        let (client, created) = table(&server).await;
        play(&client, &created.id, false).await;
        tables.push((client, created));
    }
    assert!(server.stop().success());
    let name = format!("{}-1", tables[0].1.id);
    redeye_store::inspect::spoil_entry(folder.path(), &name, 1);
    let checked = redeye(&["check", folder.path().to_str().unwrap()]).output().unwrap();
    assert_eq!(checked.status.code(), Some(2));
    let told = String::from_utf8(checked.stderr).unwrap();
    let says = format!("match {name}: the disk has damaged this match at entry 1");
    assert!(told.contains(&says) && told.contains("nothing else of 2 matches"), "{told}");
    let server = Serving::start(folder.path(), &[]);
    for ((client, created), plays) in tables.iter().zip([false, true]) {
        let mut socket = client.moved_to(server.address).connect(&created.id).await.unwrap();
        loop {
            if let ServerMsg::Room(room) = socket.next().await.unwrap() {
                assert_eq!(room.lost_match, (!plays).then_some(1));
                assert_eq!(room.status == Status::Playing, plays);
                break;
            }
        }
    }
}

#[tokio::test]
async fn a_flag_wins_over_a_variable_and_a_variable_over_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("redeye.toml");
    let data = folder.path().join("data");
    let text = format!(
        "listen = \"127.0.0.2:0\"\ndata = {:?}\ntables-per-hour = 1\n\
         trusted-proxy = [\"10.0.0.0/8\", \"192.0.2.1\"]\n",
        data.to_str().unwrap()
    );
    std::fs::write(&file, text).unwrap();
    let file = file.to_str().unwrap();
    let server = Serving::run(&mut redeye(&["serve", "--config", file]));
    assert_eq!(server.address.ip().to_string(), "127.0.0.2");
    assert!(data.join("redeye.db").exists());
    drop(server);
    let from_variable =
        Serving::run(redeye(&["serve", "--config", file]).env("REDEYE_LISTEN", "127.0.0.3:0"));
    assert_eq!(from_variable.address.ip().to_string(), "127.0.0.3");
    drop(from_variable);
    let flags = ["serve", "--config", file, "--listen", "127.0.0.4:0"];
    let from_flag = Serving::run(redeye(&flags).env("REDEYE_LISTEN", "127.0.0.3:0"));
    assert_eq!(from_flag.address.ip().to_string(), "127.0.0.4");
    table(&from_flag).await;
    let refused = Client::new(from_flag.address)
        .post::<Created>("/api/rooms", &json!({ "settings": {}, "name": "Player 1" }))
        .await;
    assert!(refused.is_err(), "the file allows one table an hour");
}

#[test]
fn a_server_that_cannot_start_says_why() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Serving::start(&data, &[]);
    let busy = server.address.to_string();
    let file = folder.path().join("wrong.toml");
    std::fs::write(&file, "listn = \"127.0.0.1:0\"\n").unwrap();
    let (data, file) = (data.to_str().unwrap(), file.to_str().unwrap());
    let fresh = folder.path().join("fresh");
    let fresh = fresh.to_str().unwrap();
    let copy = folder.path().join("copy.db");
    let copy = copy.to_str().unwrap();
    // The folder is locked even without its lock file.
    std::fs::remove_file(format!("{data}/redeye.lock")).unwrap();
    for (args, says) in [
        (vec!["serve", "--listen", "127.0.0.1:0", "--data", data], "another server"),
        (vec!["check", fresh], "no redeye.db"),
        (vec!["serve", "--listen", &busy, "--data", fresh], "cannot serve"),
        (vec!["serve", "--config", file], "listn"),
        (vec!["serve", "--public-url", "redeye.example"], "https://"),
        (vec!["serve", "--trusted-proxy", "10.0.0.0/33"], "10.0.0.0/8"),
        (vec!["serve", "--metrics-listen", "0.0.0.0:9090"], "this machine alone"),
        (vec!["serve", "--tls-cert", file], "needs --tls-key"),
        (vec!["serve", "--tls-key", file], "needs --tls-cert"),
        (vec!["serve", "--tls-cert", file, "--tls-key", file, "--data", fresh], "no certificate"),
        (
            vec!["serve", "--tls-cert", file, "--tls-key", file, "--public-url", "http://x"],
            "must begin with https://",
        ),
        (vec!["export", "NO-1", "--data", data], "no such match"),
        (vec!["backup", copy, "--data", fresh], "no redeye.db"),
    ] {
        let output = redeye(&args).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {output:?}");
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(told.contains(says), "{args:?}: {told}");
    }
}
