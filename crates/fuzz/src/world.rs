//! A server in a world of its own for each input: the real rooms and the real way to them, a disk
//! in memory that never fails, a clock that stands still while anybody is busy, and the same random
//! numbers each time.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use redeye_game::Rng;
use redeye_protocol::CreateRoom;
use redeye_server::session::{SessionId, Token};
use redeye_server::simulated::{ServerProcess, begin_world};
use redeye_store::{Contents, DiskFate, SimulatedDisk, Store};
use tokio::runtime::Builder;

/// When the world begins, in milliseconds since 1970.
const BEGAN_MS: i64 = 1_800_000_000_000;

/// How long a bot takes over a move.
const BOT_PACE: Duration = Duration::from_secs(1);

/// How long a deal waits for people.
const DEAL_WAIT: Duration = Duration::from_secs(5);

/// A disk that works.
#[derive(Default)]
struct Disk(Mutex<Contents>);

impl SimulatedDisk for Disk {
    fn contents(&self) -> &Mutex<Contents> {
        &self.0
    }

    fn next(&self) -> (Duration, DiskFate) {
        (Duration::ZERO, DiskFate::Works)
    }
}

/// A server, and two people who have been here before.
pub(crate) struct World {
    pub(crate) process: ServerProcess,
    disk: Arc<Disk>,
    pub(crate) host: Token,
    pub(crate) guest: Token,
}

/// A room in it.
pub(crate) struct Room {
    pub(crate) id: String,
    pub(crate) invite: String,
}

/// Does `work` in a new world.
pub(crate) fn in_new_world(work: impl AsyncFnOnce(World)) {
    let runtime = Builder::new_current_thread().enable_time().start_paused(true).build();
    runtime.expect("a runtime needs nothing of the system").block_on(async {
        begin_world(Rng::from_word("fuzz"), BEGAN_MS);
        let disk = Arc::<Disk>::default();
        let store = Store::simulated(disk.clone());
        let [host, guest] = [(); 2].map(|()| Token::new());
        for token in [&host, &guest] {
            store.add_session(token.id().0).await.expect("the disk works");
        }
        let process = ServerProcess::open(store, BOT_PACE, DEAL_WAIT, None);
        work(World { process, disk, host, guest }).await;
    });
}

impl World {
    /// Makes the room that is asked for, and lets the guest in.
    pub(crate) async fn make_room(&self, asked: CreateRoom) -> Option<Room> {
        let (id, invite) = self.process.create(asked, self.host.id()).await.ok()?;
        let joined = self.process.join(&id, self.guest.id(), &invite).await;
        joined.expect("the guest has the invitation");
        Some(Room { id, invite })
    }

    /// What is on the disk, in short: it is the same if nothing was written.
    pub(crate) fn disk(&self, room: &Room) -> String {
        let contents = self.disk.0.lock().expect("nobody panics with it");
        format!("{contents:?}, {} commands", contents.commands(&room.id).len())
    }

    pub(crate) fn people(&self) -> [SessionId; 2] {
        [self.host.id(), self.guest.id()]
    }
}
