//! A real server on a real socket, and people at it.
#![allow(dead_code, unreachable_pub, reason = "each test uses its part")]

pub mod raw;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use redeye_client::{Client, Socket};
use redeye_protocol::{CommandId, Created, Joined, Room, ServerMsg};
use redeye_server::config::{Config, Limits};
use redeye_server::serve::Server;
use serde_json::{Value, json};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// Limits that no test meets by accident.
pub const WIDE: Limits = Limits {
    tables_per_hour: 100_000,
    tables_per_session: 10_000,
    connections_per_address: 10_000,
    connections: 20_000,
    requests_per_second: 100_000,
    messages_per_second: 10_000,
};

/// A server in this process.
pub struct Running {
    pub address: SocketAddr,
    stop: oneshot::Sender<()>,
    done: JoinHandle<()>,
}

impl Running {
    /// Starts one on a free port.
    pub async fn start(data: &Path, limits: Limits) -> Self {
        Self::start_with(Config { limits, ..config(data) }).await
    }

    pub async fn start_with(config: Config) -> Self {
        Self::start_measured(config, PrometheusBuilder::new().build_recorder().handle()).await
    }

    /// The same with counters that are really counted.
    pub async fn start_measured(config: Config, metrics: PrometheusHandle) -> Self {
        let server = Server::bind(config, metrics).await.expect("a free port and folder");
        let address = server.address().expect("an address");
        let (stop, stopped) = oneshot::channel();
        let done = tokio::spawn(server.run(async {
            let _ = stopped.await;
        }));
        Self { address, stop, done }
    }

    /// Stops it and waits until it has.
    pub async fn stop(self) {
        let _ = self.stop.send(());
        self.done.await.expect("the server ends well");
    }
}

pub fn config(data: &Path) -> Config {
    Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        data: PathBuf::from(data),
        bot_pace_ms: 2,
        limits: WIDE,
        ..Config::default()
    }
}

pub fn settings(seats: u8, options: &str) -> Value {
    json!({
        "game": "resistance", "seats": seats, "options": options, "name": "", "language": "en",
        "public": false, "clock": "live", "cover_after_s": 60,
        "spectators": true, "spectator_chat": false,
    })
}

/// A person at a table, and the newest of all that was sent.
pub struct Person {
    pub client: Client,
    pub socket: Socket,
    pub room: Option<Room>,
    pub frame: Option<Value>,
    pub said: Vec<String>,
    /// Every text that came, byte for byte.
    pub heard: Vec<String>,
}

impl Person {
    /// Comes in by the link and connects.
    pub async fn join(mut client: Client, table: &Created) -> Self {
        let path = format!("/api/rooms/{}/join", table.id);
        let joined: Joined =
            client.post(&path, &json!({ "invite": table.invite })).await.expect("is let in");
        assert!(!joined.waiting);
        Self::connect(client, &table.id).await
    }

    pub async fn connect(client: Client, id: &str) -> Self {
        let socket = client.connect(id).await.expect("connects");
        Self { client, socket, room: None, frame: None, said: Vec::new(), heard: Vec::new() }
    }

    /// Takes in the next message.
    pub async fn hear(&mut self) -> ServerMsg {
        let next = tokio::time::timeout(raw::PATIENCE, self.socket.next_text()).await;
        let text = next.expect("something comes in time").expect("a message");
        let message: ServerMsg = serde_json::from_str(&text).expect("a message of ours");
        match &message {
            ServerMsg::Room(room) => self.room = Some((**room).clone()),
            ServerMsg::Frame(_) => self.frame = serde_json::from_str(&text).ok(),
            ServerMsg::Chat { lines } => {
                self.said.extend(lines.iter().map(|line| line.text.to_string()));
            }
            _ => {}
        }
        self.heard.push(text);
        message
    }

    /// Sends a request and waits for the answer.
    pub async fn ask(&mut self, request: Value) -> Result<(), String> {
        let sent = self.socket.send(&request).await.expect("sends");
        self.answer_to(sent).await
    }

    /// Sends a request that may have been sent before, and waits for the answer.
    pub async fn ask_as(&mut self, id: CommandId, request: Value) -> Result<(), String> {
        self.socket.send_as(id, &request).await.expect("sends");
        self.answer_to(id).await
    }

    async fn answer_to(&mut self, sent: CommandId) -> Result<(), String> {
        loop {
            match self.hear().await {
                ServerMsg::Ack { id } if id == sent => return Ok(()),
                ServerMsg::Refused { id: Some(id), why } if id == sent => return Err(why.key),
                ServerMsg::Bye { why, .. } => return Err(why.key),
                _ => {}
            }
        }
    }

    /// Takes in messages until the room or the frame is as wanted.
    pub async fn until(&mut self, wanted: impl Fn(&Self) -> bool) {
        while !wanted(self) {
            self.hear().await;
        }
    }

    pub fn stage(&self) -> &str {
        let frame = self.frame.as_ref();
        frame.and_then(|frame| frame["view"]["table"]["stage"].as_str()).unwrap_or("")
    }

    pub fn legal(&self) -> Vec<Value> {
        let frame = self.frame.as_ref();
        frame.and_then(|frame| frame["legal"].as_array().cloned()).unwrap_or_default()
    }

    pub fn is_over(&self) -> bool {
        self.frame.as_ref().is_some_and(|frame| !frame["outcome"].is_null())
    }
}

/// A table with a host.
pub async fn table(server: &Running, settings: Value) -> (Person, Created) {
    let mut client = Client::new(server.address);
    let created: Created =
        client.post("/api/rooms", &json!({ "settings": settings })).await.expect("a table");
    let host = Person::connect(client, &created.id).await;
    (host, created)
}

/// A table at which `seats` people sit, the host first; nothing has begun.
pub async fn seated(server: &Running, settings: Value) -> (Vec<Person>, Created) {
    let seats = settings["seats"].as_u64().expect("a number");
    let (host, created) = table(server, settings).await;
    let mut people = vec![host];
    for _ in 1..seats {
        people.push(Person::join(Client::new(server.address), &created).await);
    }
    for (index, person) in people.iter_mut().enumerate() {
        let name = format!("Player {}", index + 1);
        let sit = json!({ "sit": { "seat": index + 1, "name": name } });
        person.ask(sit).await.expect("sits down");
    }
    (people, created)
}

/// Plays on until the match is over or `enough` says so: everybody does the first thing they can.
pub async fn play_on(people: &mut [Person], mut enough: impl FnMut(&Person) -> bool) {
    loop {
        for person in people.iter_mut() {
            // The answer comes after all that was sent before.
            person.ask(json!("back")).await.expect("is seated");
            if person.is_over() || enough(person) {
                return;
            }
            if let Some(action) = person.legal().first() {
                person.ask(json!({ "act": action })).await.expect("it is legal");
            }
        }
    }
}
