//! Simulates the real rooms, the code around them and the store's interface on a simulated clock,
//! network and disk. Everything that happens follows from one number.
//!
//! People sit at a table and play. Meanwhile connections break, messages come late, twice or never,
//! the disk fails or is full, the process dies between any two awaits, and another one takes the
//! room over. Then everything works again, and the people play on. At all times these must hold:
//!
//! - Nothing is acknowledged or shown that is not on the disk.
//! - What a frame shows is what the rules show this viewer at one moment of the log, and moments
//!   follow each other. The laws prove for each game that this tells nobody too much.
//! - A frame comes only if something is new for its viewer.
//! - What was acknowledged is on the disk once, in the order of the answers; what the rules refused
//!   is not.
//! - Deadlines are kept, and in the end people can still play at the table.
//!
//! This is a thin layer on tokio's paused clock instead of turmoil, because rooms have no sockets
//! to simulate, and a process dies when its runtime is dropped.

mod disk;
mod life;
mod line;
mod oracle;
mod person;

use redeye_game::Rng;
use redeye_server::simulated;
use redeye_store::WrongStore;

use life::World;

/// A planted fault that a simulation must find.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// In the rooms.
    Room(simulated::Wrong),
    /// In the store.
    Store(WrongStore),
}

/// What a simulation counted.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Figures {
    /// Commands that were acknowledged.
    pub acknowledged: u64,
    /// Commands that were refused.
    pub refused: u64,
    /// Commands that were sent again.
    pub repeated: u64,
    /// Frames that were compared with the rules.
    pub frames: u64,
    /// Connections that broke.
    pub cut: u64,
    /// Processes that died.
    pub crashes: u64,
    /// Rooms that another process took over.
    pub taken_over: u64,
    /// Calls of the store that failed.
    pub failed: u64,
}

impl Figures {
    /// Adds the figures of another simulation.
    pub const fn add(&mut self, other: &Self) {
        self.acknowledged += other.acknowledged;
        self.refused += other.refused;
        self.repeated += other.repeated;
        self.frames += other.frames;
        self.cut += other.cut;
        self.crashes += other.crashes;
        self.taken_over += other.taken_over;
        self.failed += other.failed;
    }
}

/// Simulates one evening.
///
/// # Errors
/// What does not hold, with the seed that repeats it.
pub fn simulate(seed: u64, fault: Option<Fault>) -> Result<Figures, String> {
    let mut world = World::new(Rng::from_word(&format!("simulation {seed}")), fault);
    for _ in 0..world.lives() {
        world.live();
        world.judge().map_err(|why| format!("seed {seed}: {why}"))?;
    }
    world.recover();
    world.judge_all().map_err(|why| format!("seed {seed}: {why}"))?;
    Ok(world.figures())
}
