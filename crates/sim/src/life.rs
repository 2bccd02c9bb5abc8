//! A world: its disk, its people, and the processes that live and die in it.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::join_all;
use redeye_game::{Rng, Seat};
use redeye_protocol::CommandId;
use redeye_server::session::SessionId;
use redeye_server::simulated::{self, ServerProcess, command_of};
use redeye_store::{MatchLog, SimulatedDisk, Store};
use serde_json::{Value, json};
use tokio::task::LocalSet;
use tokio::time::{sleep, timeout};

use crate::disk::Disk;
use crate::oracle::Oracle;
use crate::person::Person;
use crate::{Fault, Figures};

/// What can be played: the game, how many seats, how many people, and the options. Bots take the
/// other seats.
const TABLES: [(&str, u8, u8, &str); 7] = [
    ("resistance", 5, 5, ""),
    ("resistance", 7, 4, "plots pause=5"),
    ("mayday", 5, 3, ""),
    ("illegal", 4, 4, "session=1"),
    ("illegal", 5, 2, "session=1"),
    ("hijacked", 3, 3, ""),
    ("hijacked", 2, 1, ""),
];

/// How long the last process may take, in simulated time, until everything is answered and played.
const RECOVERS: Duration = Duration::from_secs(1800);

/// How many actions people take in the last process.
const ACTS: u32 = 12;

/// How long after a deadline the match must have gone on: more than a room waits for a disk.
const DEADLINE_KEPT: Duration = Duration::from_secs(60);

/// Returns whether the command with this id changes something.
pub(crate) const fn changes_something(id: CommandId) -> bool {
    id.0[0] != 0
}

/// The table of a world.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) room: String,
    pub(crate) invite: String,
    /// How many people sit, on the first seats.
    pub(crate) people: u64,
}

/// What the people share during one process.
pub(crate) struct Shared {
    pub(crate) table: Table,
    pub(crate) pace_ms: u32,
    disk: Arc<Disk>,
    /// The process that answers now, and older ones that still believe they do.
    processes: RefCell<Vec<ServerProcess>>,
    is_troubled: bool,
    /// Whether people have stopped.
    is_quiet: Cell<bool>,
    /// How many actions people still have to take, or none to go on as long as the process lives.
    acts_left: Cell<Option<u32>>,
    oracle: RefCell<Oracle>,
    wrong: RefCell<Option<String>>,
    frames: Cell<u64>,
}

impl Shared {
    pub(crate) fn process(&self) -> ServerProcess {
        self.processes.borrow().last().expect("there is one").clone()
    }

    pub(crate) const fn is_troubled(&self) -> bool {
        self.is_troubled
    }

    pub(crate) const fn is_quiet(&self) -> bool {
        self.is_quiet.get()
    }

    /// Returns whether people have done enough.
    pub(crate) fn is_over(&self, person: &Person) -> bool {
        self.acts_left.get() == Some(0) && person.is_answered()
    }

    /// Notes that a person has done something.
    pub(crate) fn note_act(&self) {
        self.acts_left.set(self.acts_left.get().map(|left| left.saturating_sub(1)));
    }

    /// Remembers the first thing that does not hold.
    pub(crate) fn note(&self, held: Result<(), String>) {
        let mut wrong = self.wrong.borrow_mut();
        if let (Err(why), None) = (held, wrong.as_ref()) {
            *wrong = Some(why);
        }
    }

    /// Checks that an acknowledged command is on the disk, if it changes something.
    pub(crate) fn must_be_kept(&self, session: SessionId, id: CommandId) -> Result<(), String> {
        let command = command_of(session, id);
        let is_kept =
            self.disk.look(|contents| contents.commands(&self.table.room).contains(&command));
        if is_kept || !changes_something(id) {
            return Ok(());
        }
        Err("a command is acknowledged that is not on the disk".to_owned())
    }

    /// Returns the moment of the log that a frame shows.
    pub(crate) fn find_moment(
        &self,
        seat: Seat,
        frame: &Value,
        from: usize,
    ) -> Result<usize, String> {
        self.frames.set(self.frames.get() + 1);
        let name = format!("{}-{}", self.table.room, frame["match"]);
        self.disk.look(|contents| {
            let log =
                contents.match_log(&name).ok_or("a frame of a match that is not on the disk")?;
            self.oracle.borrow_mut().find(&name, log, seat, frame, from)
        })
    }
}

/// A world.
pub(crate) struct World {
    rng: Rng,
    disk: Arc<Disk>,
    fault: Option<Fault>,
    people: Vec<Person>,
    table: Option<Table>,
    settings: Value,
    /// The simulated system time, in milliseconds since 1970.
    now_ms: i64,
    oracle: Oracle,
    wrong: Option<String>,
    figures: Figures,
}

impl World {
    pub(crate) fn new(mut rng: Rng, fault: Option<Fault>) -> Self {
        let disk = Disk::new(rng.branch(1));
        if let Some(Fault::Store(wrong)) = fault {
            disk.contents().lock().expect("nobody has it").go_wrong(wrong);
        }
        let (game, seats, people, options) = *rng.pick(&TABLES).expect("there are tables");
        let person =
            |index: u8| Person::new(Seat::at(index.into()), rng.branch(10 + u64::from(index)));
        let people = (0..people).map(person).collect();
        Self {
            disk: Arc::new(disk),
            fault,
            people,
            table: None,
            settings: json!({
                "game": game, "seats": seats, "options": options, "name": "Table",
                "language": "en", "public": false, "clock": "live", "cover_after_s": 30,
                "spectators": true, "spectator_chat": false,
            }),
            now_ms: 1_700_000_000_000,
            oracle: Oracle::default(),
            wrong: None,
            figures: Figures::default(),
            rng,
        }
    }

    /// Returns how many processes die before everything works.
    pub(crate) fn lives(&mut self) -> u32 {
        2 + self.rng.below(3)
    }

    pub(crate) const fn figures(&self) -> Figures {
        self.figures
    }

    /// Runs one process from its start until it dies at a random moment.
    pub(crate) fn live(&mut self) {
        let length = Duration::from_millis(u64::from(2_000 + self.rng.below(60_000)));
        self.disk.set_bad(true);
        self.run(length, None);
        self.figures.crashes += 1;
    }

    /// Runs the last process, in which everything works and everybody plays on.
    pub(crate) fn recover(&mut self) {
        self.disk.set_bad(false);
        self.disk.set_full(false);
        self.run(RECOVERS, Some(ACTS));
    }

    /// Runs a process for as long as it lives.
    fn run(&mut self, length: Duration, acts: Option<u32>) {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_time()
            .start_paused(true)
            .build()
            .expect("a runtime");
        let local = LocalSet::new();
        let mut people = std::mem::take(&mut self.people);
        let shared = local.block_on(&runtime, async {
            simulated::begin_world(self.rng.branch(2), self.now_ms);
            let shared = self.begin(&people, acts).await;
            let live = async {
                let trouble = self.trouble(&shared);
                let lives = join_all(people.iter_mut().map(|person| person.live(&shared)));
                tokio::select! {
                    () = trouble => {}
                    _ = lives => {}
                }
            };
            let ended = timeout(length, live).await.is_ok();
            if acts.is_some() {
                shared.note(if ended {
                    self.must_keep_deadline(&shared, &mut people).await
                } else {
                    Err("the table cannot be played at any more".to_owned())
                });
            }
            shared
        });
        // Everything in progress ends here, between any two awaits.
        drop(local);
        drop(runtime);
        let shared = Rc::into_inner(shared).expect("nobody else is left");
        self.now_ms += length.as_millis() as i64;
        self.table = Some(shared.table);
        self.oracle = shared.oracle.into_inner();
        self.wrong = self.wrong.take().or(shared.wrong.into_inner());
        self.figures.frames += shared.frames.get();
        self.figures.taken_over += shared.processes.borrow().len() as u64 - 1;
        self.people = people;
    }

    fn open_process(&self) -> ServerProcess {
        let wrong: Option<&'static simulated::Wrong> = match self.fault {
            Some(Fault::Room(simulated::Wrong::ShowsFirst)) => Some(&simulated::Wrong::ShowsFirst),
            Some(Fault::Room(simulated::Wrong::ForgetsTimers)) => {
                Some(&simulated::Wrong::ForgetsTimers)
            }
            Some(Fault::Store(_)) | None => None,
        };
        let store = Store::simulated(Arc::clone(&self.disk) as Arc<dyn SimulatedDisk>);
        ServerProcess::open(store, Duration::from_millis(600), Duration::from_secs(1), wrong)
    }

    /// Starts a process; the first one makes the table.
    async fn begin(&mut self, people: &[Person], acts: Option<u32>) -> Rc<Shared> {
        let process = self.open_process();
        let table = match self.table.clone() {
            Some(table) => table,
            None => self.make_table(&process, people).await,
        };
        Rc::new(Shared {
            table,
            pace_ms: 200 + self.rng.below(1500),
            disk: Arc::clone(&self.disk),
            processes: RefCell::new(vec![process]),
            is_troubled: acts.is_none(),
            is_quiet: Cell::new(false),
            acts_left: Cell::new(acts),
            oracle: RefCell::new(std::mem::take(&mut self.oracle)),
            wrong: RefCell::new(None),
            frames: Cell::new(0),
        })
    }

    async fn make_table(&self, process: &ServerProcess, people: &[Person]) -> Table {
        let (host, people) = (people[0].session, people.len() as u64);
        loop {
            let asked = json!({ "settings": self.settings, "name": "Player 1" });
            let asked = serde_json::from_value(asked).expect("a request");
            if let Ok((room, invite)) = process.create(asked, host).await {
                return Table { room, invite, people };
            }
        }
    }

    /// Causes further trouble without end: the disk is full for a while, or another process takes
    /// the room over.
    async fn trouble(&self, shared: &Shared) {
        let mut rng = Rng::from_word(&format!("{} {}", self.now_ms, shared.pace_ms));
        loop {
            sleep(Duration::from_millis(u64::from(3_000 + rng.below(40_000)))).await;
            if !shared.is_troubled {
                continue;
            }
            if rng.below(2) == 0 {
                self.disk.set_full(true);
                sleep(Duration::from_millis(u64::from(rng.below(8_000)))).await;
                self.disk.set_full(false);
            } else {
                // From now on connections go to the new process. The old one has lost the room
                // without knowing it, and can refuse something that the new one has done.
                let process = self.open_process();
                shared.processes.borrow_mut().push(process.clone());
                process.resume_all().await;
            }
        }
    }

    /// Checks that the clock of the match goes on while nobody does anything.
    async fn must_keep_deadline(
        &self,
        shared: &Rc<Shared>,
        people: &mut [Person],
    ) -> Result<(), String> {
        let Some((name, log)) = self.logs(&shared.table.room).pop() else { return Ok(()) };
        let left = shared.oracle.borrow_mut().time_left(&name, &log)?;
        let Some(left) = left else { return Ok(()) };
        shared.is_quiet.set(true);
        shared.acts_left.set(None);
        let stay = join_all(people.iter_mut().map(|person| person.live(shared)));
        let _ = timeout(left + DEADLINE_KEPT, stay).await;
        let after = self.disk.look(|contents| contents.match_log(&name).map(|log| log.log.len()));
        if after > Some(log.log.len()) {
            return Ok(());
        }
        Err("a deadline has passed unnoticed".to_owned())
    }

    /// Returns the logs of all matches that were played here, by name.
    fn logs(&self, room: &str) -> Vec<(String, MatchLog)> {
        let names = (1..).map(|number| format!("{room}-{number}"));
        self.disk.look(|contents| {
            names
                .map_while(|name| Some((name.clone(), contents.match_log(&name)?.clone())))
                .collect()
        })
    }

    /// Checks that everything has held so far.
    ///
    /// # Errors
    /// What has not held.
    pub(crate) fn judge(&mut self) -> Result<(), String> {
        self.wrong.take().map_or(Ok(()), Err)
    }

    /// Checks that the disk has what was acknowledged, once and in order, and nothing that was
    /// refused.
    ///
    /// # Errors
    /// If it has not.
    pub(crate) fn judge_all(&mut self) -> Result<(), String> {
        self.judge()?;
        let room = &self.table.as_ref().expect("there is a table").room;
        let commands = self.disk.look(|contents| contents.commands(room).to_vec());
        let mut places = BTreeMap::new();
        for (place, command) in commands.iter().enumerate() {
            if places.insert(command.0, place).is_some() {
                return Err("a command was committed twice".to_owned());
            }
        }
        for person in &self.people {
            let mut last = None;
            for command in person.kept() {
                let place = places.get(&command.0).ok_or("an acknowledged command is lost")?;
                if last.replace(*place).is_some_and(|before| before > *place) {
                    return Err("commands are not in the order of their answers".to_owned());
                }
            }
            let mut not_kept = person.not_kept();
            if let Some((_, what)) = not_kept.find(|(id, _)| places.contains_key(&id.0)) {
                return Err(format!("a command was refused that is on the disk: {what}"));
            }
            self.figures.acknowledged += person.acknowledged.len() as u64;
            self.figures.refused += person.refused.len() as u64;
            self.figures.repeated += person.repeated;
            self.figures.cut += person.cut;
        }
        self.figures.failed = self.disk.failed();
        for (name, log) in self.logs(room) {
            self.oracle.time_left(&name, &log)?;
        }
        Ok(())
    }
}
