//! Bad input is refused by name and changes nothing: everything on the disk is the same before and
//! after.

mod connections;
mod messages;
mod requests;

use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};

use redeye_protocol::Created;
use redeye_server::config::{Config, Limits};
use redeye_store::inspect::fingerprint;
use redeye_testbed::raw::{RawSocket, Received, post};
use redeye_testbed::{Running, WIDE, config, settings};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::Message;

/// The number of the next command of [`Scene::say`], so that it never sends the same command twice,
/// nor one that a test numbers itself.
static SAID: AtomicU32 = AtomicU32::new(1000);

/// A server with one table, at which five people sit; one more watches.
struct Scene {
    folder: TempDir,
    server: Running,
    table: Created,
    /// The cookies of the seated people, the host first, and of the spectator.
    cookies: Vec<String>,
}

impl Scene {
    /// Returns a scene in which people sit, and no match has begun.
    async fn seated() -> Self {
        Self::with(WIDE).await
    }

    async fn with(limits: Limits) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let server = Running::start_with(Config { limits, ..config(folder.path()) }).await;
        let address = server.address;
        let made = json!({ "settings": settings(5, ""), "name": "Player 1" });
        let made = post(address, "/api/rooms", "", &made).await;
        let table: Created = serde_json::from_str(&made.body).unwrap();
        let mut cookies = vec![made.cookie()];
        for _ in 1..6 {
            let path = format!("/api/rooms/{}/join", table.id);
            let joined = post(address, &path, "", &json!({ "invite": table.invite })).await;
            cookies.push(joined.cookie());
        }
        let scene = Self { folder, server, table, cookies };
        for seat in 1..=5 {
            let name = format!("Player {seat}");
            let sit = json!({ "sit": { "seat": seat, "name": name } });
            assert_eq!(scene.say(seat - 1, &sit).await, "none", "sits down");
        }
        scene
    }

    /// Returns a scene with a match that is on.
    async fn playing() -> Self {
        let scene = Self::seated().await;
        assert_eq!(scene.say(0, &json!("start")).await, "none", "begins");
        scene
    }

    fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Opens a connection of a person.
    async fn socket(&self, who: usize) -> RawSocket {
        RawSocket::of(self.server.address, &self.table.id, &self.cookies[who]).await
    }

    /// Sends a request on a new connection, and returns why it was refused.
    async fn say(&self, who: usize, request: &Value) -> String {
        let mut socket = self.socket(who).await;
        let number = SAID.fetch_add(1, Ordering::Relaxed);
        socket.send(Message::text(command(number, request))).await;
        socket.refusal().await
    }

    /// Returns the Leader's place, counted from 0.
    async fn leader(&self) -> usize {
        let mut socket = self.socket(0).await;
        loop {
            if let Received::Text(text) = socket.next().await
                && let Some(leader) = text["view"]["public"]["leader"].as_u64()
            {
                return leader as usize - 1;
            }
        }
    }

    /// Ends every test: checks that nothing has changed since `before`.
    async fn unchanged(self, before: &str) {
        assert_eq!(fingerprint(self.folder()), before, "something has changed");
        self.server.stop().await;
    }
}

/// Returns a command with an id made of `number`.
fn command(number: u32, request: &Value) -> String {
    format!("{{\"id\":\"{number:032x}\",\"do\":{request}}}")
}
