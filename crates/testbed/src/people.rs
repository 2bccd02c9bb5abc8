//! People at a table, who do what a test says and keep everything they are sent.

use std::time::Duration;

use redeye_client::{Client, Socket};
use redeye_game::Nonce;
use redeye_protocol::{CommandId, Created, Joined, Room, ServerMsg};
use serde_json::{Value, json};

use crate::raw::PATIENCE;
use crate::server::Running;
use crate::still::pass;

/// A person at a table, and the newest of everything that was sent.
pub struct Person {
    /// The client of this person.
    pub client: Client,
    /// The connection to the table.
    pub socket: Socket,
    /// The newest room.
    pub room: Option<Room>,
    /// The newest frame.
    pub frame: Option<Value>,
    /// The texts of all lines of chat.
    pub said: Vec<String>,
    /// Every message that came, byte for byte.
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

    /// Connects a client that was let in to a table.
    pub async fn connect(client: Client, id: &str) -> Self {
        let socket = client.connect(id).await.expect("connects");
        Self { client, socket, room: None, frame: None, said: Vec::new(), heard: Vec::new() }
    }

    /// Connects a shared screen to a table.
    pub async fn connect_as_public(client: Client, id: &str) -> Self {
        let socket = client.connect_as_public(id).await.expect("connects");
        Self { client, socket, room: None, frame: None, said: Vec::new(), heard: Vec::new() }
    }

    /// Takes in the next message.
    pub async fn hear(&mut self) -> ServerMsg {
        let next = tokio::time::timeout(PATIENCE, self.socket.next_text()).await;
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

    /// Commits to `nonce` for the next draw of the table, as it was last seen.
    pub async fn commit(&mut self, nonce: Nonce) -> Result<(), String> {
        let room = self.room.as_ref().expect("a room has come");
        let (draw, seat) = (&room.commitment, room.you.seat.expect("sits"));
        let commitment = nonce.commitment(draw.parse().expect("64 digits"), seat).to_string();
        self.ask(json!({ "commit": { "draw": draw, "seat": seat, "commitment": commitment } }))
            .await
    }

    /// Reveals it.
    pub async fn reveal(&mut self, nonce: Nonce) -> Result<(), String> {
        self.ask(json!({ "reveal": nonce.to_string() })).await
    }

    /// Takes in messages until `wanted` holds for the room or the frame.
    pub async fn until(&mut self, wanted: impl Fn(&Self) -> bool) {
        while !wanted(self) {
            self.hear().await;
        }
    }

    /// Takes in what has come, on a still clock.
    async fn hear_all(&mut self) {
        loop {
            tokio::select! {
                biased;
                _ = self.hear() => {}
                () = pass(Duration::ZERO) => return,
            }
        }
    }

    /// Returns the stage of the match, or nothing before it has begun.
    pub fn stage(&self) -> &str {
        let frame = self.frame.as_ref();
        frame.and_then(|frame| frame["view"]["public"]["stage"].as_str()).unwrap_or("")
    }

    /// Returns what this person can do now.
    pub fn legal(&self) -> Vec<Value> {
        let frame = self.frame.as_ref();
        frame.and_then(|frame| frame["legal"].as_array().cloned()).unwrap_or_default()
    }

    /// Returns whether the match has ended.
    pub fn is_over(&self) -> bool {
        self.frame.as_ref().is_some_and(|frame| !frame["outcome"].is_null())
    }
}

/// Makes a table with a host, who sits on the first seat.
pub async fn table(server: &Running, settings: Value) -> (Person, Created) {
    let mut client = Client::new(server.address);
    let made = json!({ "settings": settings, "name": "Player 1" });
    let created: Created = client.post("/api/rooms", &made).await.expect("a table");
    let mut host = Person::connect(client, &created.id).await;
    host.until(|host| host.room.is_some()).await;
    (host, created)
}

/// Makes a table at which `seats` people sit, the host first. No match has begun.
pub async fn seated(server: &Running, settings: Value) -> (Vec<Person>, Created) {
    let seats = settings["seats"].as_u64().expect("a number");
    let (host, created) = table(server, settings).await;
    let mut people = vec![host];
    for _ in 1..seats {
        people.push(Person::join(Client::new(server.address), &created).await);
    }
    for (index, person) in people.iter_mut().enumerate().skip(1) {
        let name = format!("Player {}", index + 1);
        let sit = json!({ "sit": { "seat": index + 1, "name": name } });
        person.ask(sit).await.expect("sits down");
    }
    (people, created)
}

/// Plays on until the match is over or `enough` says so. Each person plays their first legal
/// action.
pub async fn play_on(people: &mut [Person], mut enough: impl FnMut(&Person) -> bool) {
    loop {
        for person in people.iter_mut() {
            // The answer comes after everything that was sent before.
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

/// Lets time pass on a still clock, while everybody stays connected and does nothing.
pub async fn idle(people: &mut [Person], time: Duration) {
    // Shorter than the time after which the server gives up a silent connection.
    const STEP: Duration = Duration::from_secs(10);
    let mut left = time;
    loop {
        let step = left.min(STEP);
        pass(step).await;
        for person in people.iter_mut() {
            person.hear_all().await;
        }
        left -= step;
        if left.is_zero() {
            return;
        }
    }
}
