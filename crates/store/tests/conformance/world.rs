//! The stores that the facts are tested on, and short ways to write to them.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use redeye_protocol::CommandId;
use redeye_store::{
    Commit, Contents, DiskFate, Finished, NewMatch, NewRoom, Ownership, RoomRow, SimulatedDisk,
    Store, StoreError, StoredLine, Taken,
};
use tempfile::TempDir;

/// Something that outlives a store.
pub(crate) enum World {
    Sqlite(TempDir),
    Memory(Arc<TestDisk>),
}

impl World {
    pub(crate) fn sqlite() -> Self {
        Self::Sqlite(tempfile::tempdir().unwrap())
    }

    pub(crate) fn memory() -> Self {
        Self::Memory(Arc::default())
    }

    pub(crate) fn open(&self) -> Store {
        match self {
            Self::Sqlite(folder) => Store::open(folder.path()).unwrap(),
            Self::Memory(disk) => Store::simulated(Arc::clone(disk) as Arc<dyn SimulatedDisk>),
        }
    }

    /// Ends `store` and opens another one on the same disk.
    pub(crate) async fn restart(&self, store: Store) -> Store {
        store.end().await;
        self.open()
    }
}

/// A disk whose calls take between one and seven milliseconds, in turn, and end as planned.
#[derive(Default)]
pub(crate) struct TestDisk {
    contents: Mutex<Contents>,
    calls: AtomicUsize,
    /// Returns how the next call ends; it works if nothing is planned.
    pub(crate) fate: Mutex<Option<DiskFate>>,
}

impl SimulatedDisk for TestDisk {
    fn contents(&self) -> &Mutex<Contents> {
        &self.contents
    }

    fn next(&self) -> (Duration, DiskFate) {
        let call = self.calls.fetch_add(1, Ordering::Relaxed);
        let fate = self.fate.lock().unwrap().take().unwrap_or(DiskFate::Works);
        (Duration::from_millis(1 + (call * 5 % 7) as u64), fate)
    }
}

pub(crate) fn command(number: u32) -> CommandId {
    let mut id = [9; 16];
    id[..4].copy_from_slice(&number.to_le_bytes());
    CommandId(id)
}

/// An open room that is not public.
pub(crate) fn row(body: &str) -> RoomRow {
    RoomRow { code: None, open: true, card: None, body: body.to_owned() }
}

pub(crate) fn new_room(id: &str) -> NewRoom {
    NewRoom { id: id.to_owned(), row: row("new"), made_by: [1; 32], rooms_max: 100 }
}

pub(crate) fn new_match(name: &str) -> NewMatch {
    NewMatch { name: name.to_owned(), head_text: format!("above {name}") }
}

pub(crate) fn line(text: &str) -> StoredLine {
    StoredLine { audience: 2047, body: text.to_owned() }
}

pub(crate) fn finished(session: u8) -> Finished {
    Finished { game: "mayday", sessions: vec![[session; 32]] }
}

/// A process that owns a room and writes to it.
pub(crate) struct Owner {
    pub(crate) store: Store,
    pub(crate) room: String,
    pub(crate) owned: Ownership,
}

impl Owner {
    /// Creates a room.
    pub(crate) async fn create(store: &Store, id: &str) -> Self {
        let owned = store.create_room(new_room(id)).await.unwrap();
        Self { store: store.clone(), room: id.to_owned(), owned }
    }

    /// A commit that only records its command.
    pub(crate) fn next(&self, number: u32) -> Commit {
        Commit::new(&self.room, self.owned.epoch, self.owned.head, command(number))
    }

    /// The next entry of the match.
    pub(crate) fn entry(&self, number: u32) -> Commit {
        Commit { entry: Some(format!("entry {number}")), ..self.next(number) }
    }

    pub(crate) async fn commit(&mut self, commit: Commit) {
        self.store.commit(commit).await.unwrap();
        self.owned.head += 1;
    }

    /// Begins the match `name` with an entry.
    pub(crate) async fn begin(&mut self, name: &str, number: u32) {
        let begins = Some(new_match(name));
        self.commit(Commit { begins, ..self.entry(number) }).await;
    }

    pub(crate) async fn take(&mut self) -> Taken {
        let taken = self.store.take_room(&self.room).await.unwrap();
        self.owned = Ownership { epoch: taken.epoch, head: taken.head };
        taken
    }
}

/// The entries of the match that is on.
pub(crate) fn entries(taken: &Taken) -> Vec<&str> {
    let game = taken.game.as_ref().expect("a match has begun").as_ref().unwrap();
    game.log.iter().map(|(_, body)| body.as_str()).collect()
}

/// Everything that a commit can change, as seen from outside. Looking takes the room over.
#[derive(PartialEq, Debug)]
pub(crate) struct Seen {
    taken: Taken,
    finished: Vec<u32>,
    link: bool,
    by_code: Result<String, StoreError>,
    cards: Vec<String>,
    open: Vec<String>,
    another_match: Result<(), StoreError>,
}

/// Looks at room R, session 1, link 5, code CODE and match R-2.
pub(crate) async fn see(owner: &mut Owner) -> Seen {
    let mut taken = owner.take().await;
    taken.epoch = 0;
    let store = &owner.store;
    Seen {
        taken,
        finished: store.count_finished("mayday", vec![Some([1; 32])]).await.unwrap(),
        link: store.device_link([5; 32]).await.unwrap().is_some(),
        by_code: store.find_room("CODE").await,
        cards: store.public_rooms(9).await.unwrap(),
        open: store.open_rooms().await.unwrap(),
        another_match: store.read_match("R-2").await.map(drop),
    }
}

/// A commit with all parts there are.
pub(crate) fn everything(owner: &Owner, number: u32) -> Commit {
    let (code, card) = (Some("CODE".to_owned()), Some("card".to_owned()));
    Commit {
        begins: Some(new_match("R-2")),
        row: Some(RoomRow { code, card, ..row("after") }),
        line: Some(line("hello")),
        finished: Some(finished(1)),
        link: Some([5; 32]),
        ..owner.entry(number)
    }
}

/// Room R with a match, a session and a link: what [`everything`] needs.
pub(crate) async fn prepared(store: &Store) -> Owner {
    let mut owner = Owner::create(store, "R").await;
    owner.begin("R-1", 1).await;
    store.add_session([1; 32]).await.unwrap();
    let (hash, room, session) = ([5; 32], "R".to_owned(), [1; 32]);
    let link = redeye_store::DeviceLink { hash, room, session };
    store.add_device_link(link, 1_000_000).await.unwrap();
    owner
}
