//! One world: a server, people with real sockets, and a clock that only the test moves.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use futures_util::future::join_all;
use redeye_client::{Client, Socket};
use redeye_game::{Seat, Viewer};
use redeye_protocol::{CommandId, DeviceLink, Joined};
use redeye_server::session::Token;
use redeye_server::thinkers;
use redeye_store::{NewRoom, RoomRow, Store};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use super::plan::{COVER_AFTER_S, Doing, Plan, Step, TICK_MS};
use crate::server::{Running, WIDE, settings_of};
use crate::still::{pass, until, while_time_passes, with_still_clock};

/// What was sent in one world at one table.
pub struct Played {
    /// The messages by viewer and step (0 is the start), in order.
    pub heard: BTreeMap<Viewer, Vec<Vec<Heard>>>,
}

/// One message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heard {
    /// Its length with padding.
    pub bytes: usize,
    /// Its text without padding.
    pub text: String,
}

impl Heard {
    fn new(raw: &str) -> Self {
        Self { bytes: raw.len(), text: raw.trim_end_matches(' ').to_owned() }
    }
}

/// Plays all `plans` in `world` at the same time, on one server.
pub(super) fn play(plans: &[Plan], world: usize) -> Vec<Played> {
    with_still_clock(async {
        let folder = tempfile::tempdir().expect("a folder");
        write_rooms(folder.path(), plans, world).await;
        let server = Running::start(folder.path(), WIDE).await;
        let mut tables: Vec<Live<'_>> =
            join_all(plans.iter().map(|plan| Live::open(plan, world, server.address))).await;
        let longest = plans.iter().map(|plan| plan.steps.len()).max().unwrap_or_default();
        for number in 0..longest {
            join_all(tables.iter_mut().map(|table| table.step(number))).await;
            pass(Duration::from_millis(TICK_MS)).await;
            // The computing of bots takes time that is not on this clock.
            until(thinkers::is_idle).await;
        }
        let played = tables.into_iter().map(Live::into_played).collect();
        while_time_passes(server.stop()).await;
        played
    })
}

/// Returns the token of a viewer, the same in both worlds.
pub(super) fn token(plan: &Plan, viewer: Viewer) -> Token {
    let digest = Sha256::digest(format!("{} {viewer:?}", plan.id));
    hex::encode(digest).parse().expect("64 digits")
}

/// Returns the room's invitation.
pub(super) fn invite(plan: &Plan) -> String {
    format!("INVITE{}", plan.id)
}

/// Writes the rooms as a server would have left them, with everybody seated and the seed chosen.
/// Tokens and seeds are the test's; everything else is up to the server.
async fn write_rooms(folder: &Path, plans: &[Plan], world: usize) {
    let store = Store::open(folder).expect("a store");
    for plan in plans {
        let session = |viewer: Viewer| String::from(token(plan, viewer).id());
        let sitter = |index: usize| {
            let session = session(Viewer::Seat(Seat::at(index)));
            json!({
                "name": format!("Player {}", index + 1), "muted": false,
                "who": { "Person": { "session": session, "left": false } },
            })
        };
        let mut settings = settings_of(plan.game, plan.seats, plan.options);
        settings["cover_after_s"] = json!(COVER_AFTER_S);
        let body = json!({
            "id": plan.id, "code": &plan.id[10..], "invite": invite(plan),
            "settings": settings, "status": "gathering",
            "host": session(Viewer::Seat(Seat::at(0))),
            "seats": (0..usize::from(plan.seats)).map(sitter).collect::<Vec<Value>>(),
            "welcome": plan.viewers().into_iter().map(session).collect::<Vec<String>>(),
            "barred": [], "matches": 0, "game": null, "clock_zero_ms": 0,
            "next_seed": plan.seeds[world].to_string(),
            "next_salt": plan.salts[world].to_string(),
        });
        let (id, code) = (plan.id.clone(), Some(plan.id[10..].to_owned()));
        let row = RoomRow { code, open: true, card: None, body: body.to_string() };
        let made_by = token(plan, Viewer::Seat(Seat::at(0))).id().0;
        let room = NewRoom { id, row, made_by, rooms_max: u32::MAX };
        store.create_room(room).await.expect("is saved");
        for viewer in plan.viewers() {
            store.add_session(token(plan, viewer).id().0).await.expect("is saved");
        }
    }
}

/// A table in play.
struct Live<'p> {
    plan: &'p Plan,
    world: usize,
    people: Vec<Player>,
}

/// A person at the table.
struct Player {
    viewer: Viewer,
    client: Client,
    room: String,
    socket: Option<Socket>,
    /// How many commands were sent, from which their ids follow, so that these are the same in both
    /// worlds.
    sent: u64,
    heard: Vec<Vec<Heard>>,
}

impl<'p> Live<'p> {
    /// Connects everybody, one after the other, and lets the host start the match.
    async fn open(plan: &'p Plan, world: usize, server: SocketAddr) -> Self {
        let mut table = Self { plan, world, people: Vec::new() };
        for viewer in plan.viewers() {
            let client = Client::with_token(server, token(plan, viewer).reveal());
            let socket = Some(client.connect(&plan.id).await.expect("is let in"));
            let (room, heard) = (plan.id.clone(), vec![Vec::new()]);
            table.people.push(Player { viewer, client, room, socket, sent: 0, heard });
            table.settle().await;
        }
        // What was sent while people came in depends on nothing hidden.
        table.people.iter_mut().for_each(|player| player.heard = vec![Vec::new()]);
        table.people[0].ask(&json!("start")).await;
        table.settle().await;
        table
    }

    /// Waits until everybody has received everything: an answer comes after everything that was
    /// sent before it. So no frame replaces another by chance.
    async fn settle(&mut self) {
        let back = json!("back");
        let here = self.people.iter_mut().filter(|player| player.socket.is_some());
        join_all(here.map(|player| player.ask(&back))).await;
    }

    async fn step(&mut self, number: usize) {
        let Some(Step { doing, .. }) = self.plan.steps.get(number) else { return };
        self.people.iter_mut().for_each(|player| player.heard.push(Vec::new()));
        // What the clock has done meanwhile.
        self.settle().await;
        match doing {
            Doing::Wait => return,
            Doing::Act(seat, actions) => {
                let action = json!({ "act": actions[self.world] });
                self.player(Viewer::Seat(*seat)).ask(&action).await;
            }
            Doing::Probe(tries) => {
                for (who, request) in tries {
                    self.player(*who).ask(request).await;
                }
            }
            Doing::Say(seat, lines) => {
                for text in &lines[self.world] {
                    let say = json!({ "say": { "text": text } });
                    self.player(Viewer::Seat(*seat)).ask(&say).await;
                }
            }
            Doing::Peek(who) => self.player(*who).peek().await,
            Doing::Leave(seat) => self.leave(Viewer::Seat(*seat)).await,
            Doing::Return(seat) => self.player(Viewer::Seat(*seat)).come_back().await,
            Doing::Device(seat) => self.take_another_device(Viewer::Seat(*seat)).await,
            Doing::Reconnect(who) => {
                self.leave(*who).await;
                self.player(*who).come_back().await;
            }
        }
        self.settle().await;
    }

    /// Moves a seat to another device: the old one is told and disconnected.
    async fn take_another_device(&mut self, who: Viewer) {
        let mut before = self.player(who).take_another_device().await;
        self.settle().await;
        while let Ok(text) = before.next_text().await {
            self.player(who).hear(&text);
        }
        self.settle().await;
        self.player(who).come_back().await;
    }

    /// Cuts a connection.
    async fn leave(&mut self, who: Viewer) {
        self.player(who).leave().await;
        // Everybody else is told, sooner or later.
        let others = self.people.iter_mut().filter(|player| player.viewer != who);
        join_all(others.map(Player::hear_next)).await;
    }

    fn player(&mut self, viewer: Viewer) -> &mut Player {
        let mut people = self.people.iter_mut();
        people.find(|player| player.viewer == viewer).expect("everybody is here")
    }

    fn into_played(self) -> Played {
        let heard = self.people.into_iter().map(|player| (player.viewer, player.heard)).collect();
        Played { heard }
    }
}

impl Player {
    /// Sends a request and takes in all that comes, up to the answer.
    async fn ask(&mut self, request: &Value) {
        self.sent += 1;
        let mut id = CommandId([0; 16]);
        id.0[..8].copy_from_slice(&self.sent.to_be_bytes());
        let socket = self.socket.as_mut().expect("is connected");
        socket.send_as(id, request).await.expect("sends");
        let answer = format!("\"id\":\"{id}\"");
        while !self.hear_next().await.contains(&answer) {}
    }

    /// Takes in the next message.
    async fn hear_next(&mut self) -> &str {
        let socket = self.socket.as_mut().expect("is connected");
        let text = socket.next_text().await.expect("a message");
        self.hear(&text)
    }

    fn hear(&mut self, text: &str) -> &str {
        let step = self.heard.last_mut().expect("there is a step");
        step.push(Heard::new(text));
        &step.last().expect("it was just put there").text
    }

    /// Asks for the record of the match, and for the list of tables.
    async fn peek(&mut self) {
        let record = format!("/api/rooms/{}/matches/1/record", self.room);
        for path in [record.as_str(), "/api/rooms"] {
            let text = match self.client.get(path).await {
                Ok(body) => String::from_utf8(body).expect("text"),
                Err(refused) => refused.to_string(),
            };
            self.hear(&text);
        }
    }

    async fn leave(&mut self) {
        let socket = self.socket.take().expect("was connected");
        socket.close().await.expect("hangs up");
    }

    /// Takes the seat over with another device, and returns the connection of the old one.
    async fn take_another_device(&mut self) -> Socket {
        let path = format!("/api/rooms/{}/device", self.room);
        let link: DeviceLink = self.client.post(&path, &json!({})).await.expect("a link");
        let mut device = self.client.another();
        let secret = json!({ "secret": link.secret });
        let _: Joined = device.post("/api/device", &secret).await.expect("is let in");
        self.client = device;
        self.socket.take().expect("was connected")
    }

    async fn come_back(&mut self) {
        self.socket = Some(self.client.connect(&self.room).await.expect("is let in again"));
    }
}
