//! A person at the table, who plays, and reconnects when the connection breaks.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use redeye_game::{Rng, Seat};
use redeye_protocol::{Command, CommandId};
use redeye_server::session::SessionId;
use redeye_server::simulated::{ServerProcess, SimulatedConnection, command_of};
use serde_json::{Value, json};
use tokio::time::{Instant, sleep, sleep_until, timeout};

use crate::life::{Shared, Table, changes_something};
use crate::line::Line;

/// How long a person waits for an answer before they try another connection.
const PATIENCE: Duration = Duration::from_secs(8);

/// What a person remembers. It outlives connections and processes.
pub(crate) struct Person {
    pub(crate) seat: Seat,
    pub(crate) session: SessionId,
    rng: Rng,
    is_let_in: bool,
    is_seated: bool,
    /// The command that was sent and not answered.
    pending: Option<Sent>,
    /// The commands that were acknowledged, in order, and whether they must be on the disk.
    pub(crate) acknowledged: Vec<Sent>,
    /// The commands that the rules or the room refused.
    pub(crate) refused: Vec<(Sent, String)>,
    room: Value,
    frame: Value,
    pub(crate) repeated: u64,
    pub(crate) cut: u64,
}

/// A command on its way.
#[derive(Clone)]
pub(crate) struct Sent {
    id: CommandId,
    request: Value,
    since: Instant,
}

impl Sent {
    /// Whether it changes something, so that it is on the disk if it was acknowledged.
    fn is_kept(&self) -> bool {
        changes_something(self.id)
    }
}

/// How far the frames of one connection have come in the log, and the last of them.
#[derive(Default)]
struct Looking {
    game: u64,
    moment: usize,
    rev: u64,
    last: Value,
}

impl Person {
    pub(crate) fn new(seat: Seat, mut rng: Rng) -> Self {
        Self {
            seat,
            session: SessionId(rng.bytes()),
            rng,
            is_let_in: false,
            is_seated: seat == Seat::at(0),
            pending: None,
            acknowledged: Vec::new(),
            refused: Vec::new(),
            room: Value::Null,
            frame: Value::Null,
            repeated: 0,
            cut: 0,
        }
    }

    /// Returns the ids of acknowledged commands that must be on the disk.
    pub(crate) fn kept(&self) -> impl Iterator<Item = CommandId> {
        let kept = self.acknowledged.iter().filter(|sent| sent.is_kept());
        kept.map(|sent| command_of(self.session, sent.id))
    }

    /// Returns the ids of commands that must not be on the disk.
    pub(crate) fn not_kept(&self) -> impl Iterator<Item = (CommandId, String)> {
        self.refused.iter().map(|(sent, why)| {
            (command_of(self.session, sent.id), format!("{}: {why}", sent.request))
        })
    }

    /// Returns whether everything that was sent was answered.
    pub(crate) const fn is_answered(&self) -> bool {
        self.pending.is_none()
    }

    /// Connects, plays and reconnects, for as long as the process lives or `shared` says.
    pub(crate) async fn live(&mut self, shared: &Rc<Shared>) {
        while !shared.is_over(self) {
            sleep(Duration::from_millis(u64::from(self.rng.below(400)))).await;
            let process = shared.process();
            let connected = timeout(PATIENCE, self.connect(&process, &shared.table)).await;
            let Ok(Some(connection)) = connected else { continue };
            let looking = RefCell::new(Looking::default());
            let (shared, session, seat) = (Rc::clone(shared), self.session, self.seat);
            let judge = Rc::clone(&shared);
            let handed = move |text: &str| {
                judge.note(check(&judge, session, seat, text, &mut looking.borrow_mut()));
            };
            let line = Line::open(connection, &self.rng.branch(3), handed);
            self.converse(line, &shared).await;
        }
    }

    async fn connect(
        &mut self,
        process: &ServerProcess,
        table: &Table,
    ) -> Option<SimulatedConnection> {
        if !self.is_let_in {
            process.join(&table.room, self.session, &table.invite).await.ok()?;
            self.is_let_in = true;
        }
        process.connect(&table.room, self.session).await.ok()
    }

    async fn converse(&mut self, mut line: Line, shared: &Shared) {
        let far = Duration::from_secs(3600);
        let breaks = if shared.is_troubled() {
            Duration::from_millis(u64::from(self.rng.below(30_000)))
        } else {
            far
        };
        let breaks_at = Instant::now() + breaks;
        (self.room, self.frame) = (Value::Null, Value::Null);
        self.send_again(&line);
        loop {
            let think = Duration::from_millis(u64::from(50 + self.rng.below(shared.pace_ms)));
            tokio::select! {
                biased;
                text = line.next() => match text {
                    Some(text) => self.hear(&text, shared),
                    None => return,
                },
                () = sleep_until(breaks_at) => {
                    self.cut += 1;
                    return;
                }
                () = sleep(think) => {
                    if shared.is_over(self) || !self.do_something(&line, shared) {
                        return;
                    }
                }
            }
        }
    }

    /// Does something, or waits. Returns false if the connection seems to be dead.
    fn do_something(&mut self, line: &Line, shared: &Shared) -> bool {
        if let Some(sent) = &self.pending {
            let is_answered_soon = sent.since.elapsed() < PATIENCE;
            // Now and then a person is impatient.
            if is_answered_soon && self.rng.below(8) == 0 {
                self.send_again(line);
            }
            return is_answered_soon;
        }
        if shared.is_quiet() {
            return true;
        }
        let Some(request) = self.choose(shared) else { return true };
        let mut id = [0; 16];
        id.copy_from_slice(&self.rng.bytes()[..16]);
        id[0] = u8::from(request != "back");
        let sent = Sent { id: CommandId(id), request, since: Instant::now() };
        self.pending = Some(sent);
        self.send(line);
        true
    }

    /// Sends the pending command again.
    fn send_again(&mut self, line: &Line) {
        self.repeated += u64::from(self.pending.is_some());
        self.send(line);
    }

    /// Sends the pending command.
    fn send(&mut self, line: &Line) {
        let Some(sent) = &mut self.pending else { return };
        sent.since = Instant::now();
        let text = json!({ "id": sent.id, "do": sent.request }).to_string();
        line.send(Command::read(&text).expect("a command"));
    }

    /// Returns a request to send.
    fn choose(&mut self, shared: &Shared) -> Option<Value> {
        if self.room.is_null() {
            return None;
        }
        if !self.is_seated {
            return Some(
                json!({ "sit": { "seat": self.seat, "name": format!("Player {}", self.seat) } }),
            );
        }
        let is_host = self.seat == Seat::at(0);
        let seats = self.room["seats"].as_array()?;
        let empty: Vec<u64> = seats
            .iter()
            .filter(|seat| seat["occupant"].is_null())
            .filter_map(|seat| seat["seat"].as_u64())
            .collect();
        match self.room["status"].as_str()? {
            "gathering" if is_host && !self.room["dealing"].is_null() => None,
            "gathering" if is_host && empty.is_empty() => Some(json!("start")),
            "gathering" if is_host => {
                let bot = empty.into_iter().find(|seat| *seat > shared.table.people)?;
                Some(json!({ "add-bot": { "seat": bot, "level": "random" } }))
            }
            "over" if is_host => Some(json!("rematch")),
            "playing" => match self.rng.below(20) {
                0 => Some(json!("back")),
                1..3 => Some(json!({ "say": { "text": format!("{}", self.rng.below(1000)) } })),
                3 if is_host => {
                    Some(json!({ "mute": { "seat": 2, "muted": self.rng.below(2) == 0 } }))
                }
                _ => {
                    let legal = self.frame["legal"].as_array()?;
                    Some(json!({ "act": self.rng.pick(legal)? }))
                }
            },
            _ => None,
        }
    }

    fn hear(&mut self, text: &str, shared: &Shared) {
        let message: Value = serde_json::from_str(text).expect("JSON");
        match message["type"].as_str().unwrap_or_default() {
            "room" => self.room = message,
            "frame" => self.frame = message,
            "ack" | "refused" => {
                let id = message["id"].clone();
                let Some(sent) = self.pending.take_if(|sent| json!(sent.id) == id) else { return };
                if message["type"] == "ack" {
                    self.is_seated |= sent.request.get("sit").is_some();
                    if sent.request.get("act").is_some() {
                        shared.note_act();
                    }
                    self.acknowledged.push(sent);
                } else {
                    match message["why"]["key"].as_str().unwrap_or_default() {
                        // Its outcome is unknown, so it is sent again.
                        "refusal-store-failed" | "refusal-restarting" => self.pending = Some(sent),
                        // The person already sits there.
                        "refusal-already-playing" | "refusal-dealing" => {
                            self.is_seated |= sent.request.get("sit").is_some();
                        }
                        why => self.refused.push((sent, why.to_owned())),
                    }
                }
            }
            _ => {}
        }
    }
}

/// Checks that a message may be handed to the network now.
fn check(
    shared: &Shared,
    session: SessionId,
    seat: Seat,
    text: &str,
    looking: &mut Looking,
) -> Result<(), String> {
    let message: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    match message["type"].as_str().unwrap_or_default() {
        "ack" => {
            let id: CommandId = serde_json::from_value(message["id"].clone()).expect("an id");
            shared.must_be_kept(session, id)
        }
        "frame" => {
            let (game, rev) = (message["match"].as_u64(), message["rev"].as_u64());
            let (game, rev) = (game.unwrap_or_default(), rev.unwrap_or_default());
            if game != looking.game {
                *looking = Looking { game, ..Looking::default() };
            } else {
                is_news(&message, rev, looking)?;
            }
            looking.moment = shared.find_moment(seat, &message, looking.moment)?;
            (looking.rev, looking.last) = (rev, message);
            Ok(())
        }
        _ => Ok(()),
    }
}

/// Checks that a frame has a reason to come after the last one.
fn is_news(frame: &Value, rev: u64, looking: &Looking) -> Result<(), String> {
    if rev <= looking.rev {
        return Err(format!("frame {rev} comes after frame {}", looking.rev));
    }
    let told = frame["events"].as_array().is_some_and(|events| !events.is_empty());
    let parts = ["view", "legal", "awaits", "deadline_ms", "outcome"];
    let differs = parts.iter().any(|part| frame[*part] != looking.last[*part]);
    if told || differs { Ok(()) } else { Err("a frame comes without reason".to_owned()) }
}
