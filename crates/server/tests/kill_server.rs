//! `kill -9` of a whole server, while people play over sockets: every acknowledged command is there
//! afterwards, once and in order; others are there once or not at all, and can be sent again.
//!
//! The program starts itself as a server, plays at several tables, kills it at a random moment,
//! looks into the store, starts it again and compares what everybody sees. `REDEYE_KILL_CYCLES`
//! says how often; 20 by default.

use std::collections::{HashMap, HashSet};
use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use redeye_client::{Client, ClientError, Socket};
use redeye_game::Rng;
use redeye_games::GameId;
use redeye_protocol::{CommandId, Created, Explained, Joined, ServerMsg};
use redeye_server::session::Token;
use redeye_store::Store;
use redeye_store::inspect::{self, KeptCommit};
use redeye_testbed::{config, settings_of, start_child, test_or_serve};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

/// What is played at the tables, and by how many: from beginning to end, in the middle of a long
/// session, and with dice, cards and stones that are drawn all the time.
const TABLES: [(GameId, u8, &str); 4] = [
    (GameId::Resistance, 5, ""),
    (GameId::Illegal, 5, "session=30"),
    (GameId::Hijacked, 4, ""),
    (GameId::Illegal, 5, "session=30"),
];

fn main() {
    let cycles = std::env::var("REDEYE_KILL_CYCLES").map_or(20, |n| n.parse().unwrap());
    test_or_serve(|| kill_and_compare(cycles), config);
}

async fn kill_and_compare(cycles: u32) {
    let begun = Instant::now();
    let folder = tempfile::tempdir().unwrap();
    let mut rng = Rng::from_key(Token::new().id().0);
    let tokens = make_tokens(folder.path()).await;
    let mut tables = Vec::new();
    let mut figures = Figures::default();
    for cycle in 0..cycles {
        let (mut child, server) = start_child(folder.path());
        if cycle == 0 {
            tables = make_tables(&tokens, server, &mut rng).await;
        }
        for table in &mut tables {
            table.come_back(server, &mut figures).await;
        }
        let alive = Duration::from_millis(30 + u64::from(rng.below(250)));
        let first = tokio::sync::Notify::new();
        let kill = async {
            // A busy machine is slow to give the first answer.
            first.notified().await;
            tokio::time::sleep(alive).await;
            // On Unix this is SIGKILL: the server cannot do anything more.
            child.kill().unwrap();
            child.wait().unwrap();
        };
        tokio::join!(join_all(tables.iter_mut().map(|table| table.play(&first))), kill);
        for table in &mut tables {
            table.compare(folder.path(), cycle, &mut figures);
        }
    }
    figures.acknowledged = tables.iter().map(|table| table.entered.len()).sum();
    assert!(figures.acknowledged > cycles as usize, "hardly anything was done: {figures:?}");
    println!("{cycles} kills in {:.1?}: {figures:?}, none lost, none doubled", begun.elapsed());
}

/// What the cycles counted.
#[derive(Default, Debug)]
struct Figures {
    acknowledged: usize,
    /// Commands that were in progress when the server was killed, and were found on the disk.
    entered_unanswered: usize,
    /// Commands that were in progress when the server was killed, and were not found.
    lost_unanswered: usize,
    /// Views that were the same before and after.
    views_compared: usize,
}

/// People whose tokens are known, and so the identities of their commands.
async fn make_tokens(folder: &Path) -> Vec<Token> {
    let all = TABLES.iter().map(|(_, seats, _)| usize::from(*seats)).sum();
    let tokens: Vec<Token> = (0..all).map(|_| Token::new()).collect();
    let store = Store::open(folder).unwrap();
    for token in &tokens {
        store.add_session(token.id().0).await.unwrap();
    }
    store.end().await;
    tokens
}

async fn make_tables(mut tokens: &[Token], server: SocketAddr, rng: &mut Rng) -> Vec<Table> {
    let mut tables = Vec::new();
    for (game, seats, options) in TABLES {
        let tokens = tokens.split_off(..usize::from(seats)).unwrap();
        let mut client = Client::with_token(server, tokens[0].reveal());
        let body = json!({ "settings": settings_of(game, seats, options), "name": "Player 1" });
        let made: Created = client.post("/api/rooms", &body).await.unwrap();
        let mut table = Table {
            id: made.id.clone(),
            people: Vec::new(),
            rng: rng.branch(tables.len() as u64 + 1),
            entered: Vec::new(),
            under_way: None,
            settled: false,
        };
        for (index, token) in tokens.iter().enumerate() {
            let mut person = Person {
                token: token.clone(),
                client: Client::with_token(server, token.reveal()),
                socket: None,
                frame: Value::Null,
            };
            let path = format!("/api/rooms/{}/join", made.id);
            let join = json!({ "invite": made.invite });
            let _: Joined = person.client.post(&path, &join).await.unwrap();
            person.connect(server, &made.id).await;
            let sit = json!({ "sit": { "seat": index + 1, "name": format!("Player {index}") } });
            person.ask(new_id(&mut table.rng), &sit).await.unwrap().unwrap();
            table.people.push(person);
        }
        tables.push(table);
    }
    tables
}

/// One table, and what is known of it.
struct Table {
    id: String,
    people: Vec<Person>,
    rng: Rng,
    /// The commands that were acknowledged or found, in order: whose, and under which identity.
    entered: Vec<(usize, CommandId)>,
    /// The command that was sent and not answered.
    under_way: Option<Sent>,
    /// Whether everybody has seen everything that was committed.
    settled: bool,
}

/// A command on its way.
#[derive(Clone)]
struct Sent {
    who: usize,
    id: CommandId,
    request: Value,
}

/// A person at the table.
struct Person {
    token: Token,
    client: Client,
    socket: Option<Socket>,
    /// The last frame.
    frame: Value,
}

fn new_id(rng: &mut Rng) -> CommandId {
    let mut id = [0; 16];
    id.copy_from_slice(&rng.bytes()[..16]);
    CommandId(id)
}

impl Table {
    /// Plays until the server is gone, and reports whenever something is done.
    async fn play(&mut self, done: &tokio::sync::Notify) {
        while self.play_one().await.is_ok() {
            done.notify_one();
        }
    }

    /// Sends one command and waits for its answer.
    async fn play_one(&mut self) -> Result<(), ClientError> {
        self.settle().await?;
        let frame = &self.people[0].frame;
        if frame.is_null() || !frame["outcome"].is_null() {
            return self.begin().await;
        }
        let able: Vec<(usize, Value)> = (0..self.people.len())
            .flat_map(|who| self.people[who].choices().map(move |it| (who, it)))
            .collect();
        let (who, action) = self.rng.pick(&able).expect("somebody can act").clone();
        let mut request = json!({ "act": action });
        if self.rng.below(5) == 0 {
            request = json!({ "say": { "text": "I vote no." } });
        }
        let sent = Sent { who, id: new_id(&mut self.rng), request };
        self.send(sent).await
    }

    /// Lets the host start a match. It may be refused: if the answer to the last attempt was lost,
    /// the match has begun, or is about to.
    async fn begin(&mut self) -> Result<(), ClientError> {
        self.settled = false;
        self.people.iter_mut().for_each(|person| person.frame = Value::Null);
        let (one, other) = (new_id(&mut self.rng), new_id(&mut self.rng));
        let host = &mut self.people[0];
        let _ = host.ask(one, &json!("rematch")).await?;
        let _ = host.ask(other, &json!("start")).await?;
        Ok(())
    }

    async fn send(&mut self, sent: Sent) -> Result<(), ClientError> {
        let Sent { who, id, request } = sent.clone();
        self.under_way = Some(sent);
        match self.people[who].ask(id, &request).await? {
            Ok(()) => self.entered.push((who, id)),
            // In hundreds of cycles a player knocks that often.
            Err(why) if why.key == "refusal-too-often" => {}
            Err(why) => panic!("{request} was refused: {why:?}"),
        }
        self.settled = false;
        self.under_way = None;
        Ok(())
    }

    /// Waits for an answer for everybody, which comes after everything that was sent before it.
    async fn settle(&mut self) -> Result<(), ClientError> {
        let ids: Vec<CommandId> = self.people.iter().map(|_| new_id(&mut self.rng)).collect();
        let back = json!("back");
        for done in join_all(self.people.iter_mut().zip(ids).map(|(p, id)| p.ask(id, &back))).await
        {
            done?.expect("a seat is a seat");
        }
        self.settled = true;
        Ok(())
    }

    /// Compares what is on the disk with what was acknowledged.
    fn compare(&mut self, folder: &Path, cycle: u32, figures: &mut Figures) {
        let at = format!("cycle {cycle}, table {}", self.id);
        let known: HashMap<[u8; 16], usize> = self
            .entered
            .iter()
            .enumerate()
            .map(|(place, (who, id))| (self.entered_as(*who, *id), place))
            .collect();
        let under_way = self.under_way.as_ref().map(|sent| self.entered_as(sent.who, sent.id));
        let mut once = HashSet::new();
        let mut extra = None;
        let mut last = 0;
        for KeptCommit { command, entry } in self.commits(folder) {
            assert!(once.insert(command.0), "{at}: something was entered twice");
            if let Some(place) = known.get(&command.0) {
                assert!(*place >= last, "{at}: the order is not that of the answers");
                last = *place;
            } else if Some(command.0) == under_way {
                extra = Some(command);
            } else {
                let by_seat = entry.is_some_and(|entry| entry.contains(" seat "));
                assert!(!by_seat, "{at}: something that nobody sent");
            }
        }
        let missing = known.keys().filter(|command| !once.contains(*command)).count();
        assert_eq!(missing, 0, "{at}: {missing} acknowledged commands are lost");
        match (under_way, extra) {
            (Some(_), Some(_)) => figures.entered_unanswered += 1,
            (Some(_), None) => figures.lost_unanswered += 1,
            (None, _) => {}
        }
        // A command that was committed and not answered has changed what people see.
        self.settled &= extra.is_none();
    }

    /// Returns everything that was committed in this room, in order.
    fn commits(&self, folder: &Path) -> Vec<KeptCommit> {
        let room = inspect::rooms(folder).into_iter().find(|room| room.id == self.id);
        room.expect("the room is kept").commits
    }

    /// Returns the identity under which a person's command is committed.
    fn entered_as(&self, who: usize, id: CommandId) -> [u8; 16] {
        let mut hash = Sha256::new();
        hash.update(self.people[who].token.id().0);
        hash.update(id.0);
        hash.finalize()[..16].try_into().unwrap()
    }

    /// Reconnects everybody to the restarted server, and checks that they see what they saw. A
    /// command that was not answered is sent again, and answered.
    async fn come_back(&mut self, server: SocketAddr, figures: &mut Figures) {
        for person in &mut self.people {
            let before = std::mem::take(&mut person.frame);
            person.connect(server, &self.id).await;
            if before.is_null() {
                continue;
            }
            while person.frame.is_null() {
                person.hear().await.unwrap();
            }
            if self.settled {
                assert_eq!(person.frame["view"], before["view"], "{}", self.id);
                assert_eq!(person.frame["legal"], before["legal"], "{}", self.id);
                figures.views_compared += 1;
            }
        }
        if let Some(sent) = self.under_way.take() {
            self.send(sent).await.expect("the server is there");
        }
    }
}

impl Person {
    /// Returns what it can do, except ending a session, because nobody has sent what the clock then
    /// commits.
    fn choices(&self) -> impl Iterator<Item = Value> {
        let legal = self.frame["legal"].as_array().cloned().unwrap_or_default();
        legal.into_iter().filter(|action| action["do"] != "done")
    }

    async fn connect(&mut self, server: SocketAddr, table: &str) {
        self.client = Client::with_token(server, self.token.reveal());
        self.socket = Some(self.client.connect(table).await.unwrap());
    }

    /// Takes in the next message.
    async fn hear(&mut self) -> Result<ServerMsg, ClientError> {
        let text = self.socket.as_mut().expect("is connected").next_text().await?;
        let message = serde_json::from_str(&text).expect("a message of ours");
        if matches!(message, ServerMsg::Frame(_)) {
            self.frame = serde_json::from_str(&text).expect("JSON");
        }
        Ok(message)
    }

    async fn ask(
        &mut self,
        id: CommandId,
        request: &Value,
    ) -> Result<Result<(), Explained>, ClientError> {
        self.socket.as_mut().expect("is connected").send_as(id, request).await?;
        loop {
            match self.hear().await? {
                ServerMsg::Ack { id: done } if done == id => return Ok(Ok(())),
                ServerMsg::Refused { id: Some(no), why } if no == id => return Ok(Err(why)),
                _ => {}
            }
        }
    }
}
