//! A disk that is slow, fails now and then, and is full for a while.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use redeye_game::Rng;
use redeye_store::{Contents, DiskFate, SimulatedDisk};

/// The disk of a world, which outlives its processes.
pub(crate) struct Disk {
    contents: Mutex<Contents>,
    rng: Mutex<Rng>,
    /// Whether it fails now and then.
    is_bad: AtomicBool,
    is_full: AtomicBool,
    failed: AtomicU64,
}

impl Disk {
    pub(crate) fn new(rng: Rng) -> Self {
        Self {
            contents: Mutex::default(),
            rng: Mutex::new(rng),
            is_bad: AtomicBool::new(false),
            is_full: AtomicBool::new(false),
            failed: AtomicU64::new(0),
        }
    }

    pub(crate) fn set_bad(&self, is_bad: bool) {
        self.is_bad.store(is_bad, Ordering::Relaxed);
    }

    pub(crate) fn set_full(&self, is_full: bool) {
        self.is_full.store(is_full, Ordering::Relaxed);
    }

    /// Returns how many calls have failed.
    pub(crate) fn failed(&self) -> u64 {
        self.failed.load(Ordering::Relaxed)
    }

    /// Returns what is on the disk now.
    pub(crate) fn look<T>(&self, look: impl FnOnce(&Contents) -> T) -> T {
        look(&self.contents.lock().expect("nobody panics with it"))
    }
}

impl SimulatedDisk for Disk {
    fn contents(&self) -> &Mutex<Contents> {
        &self.contents
    }

    fn next(&self) -> (Duration, DiskFate) {
        let mut rng = self.rng.lock().expect("nobody panics with it");
        let delay = Duration::from_micros(u64::from(rng.below(20_000)));
        let fate = match rng.below(100) {
            _ if self.is_full.load(Ordering::Relaxed) => DiskFate::Refuses,
            0..3 if self.is_bad.load(Ordering::Relaxed) => DiskFate::Refuses,
            3..6 if self.is_bad.load(Ordering::Relaxed) => DiskFate::WritesAndFails,
            _ => DiskFate::Works,
        };
        if fate != DiskFate::Works {
            self.failed.fetch_add(1, Ordering::Relaxed);
        }
        (delay, fate)
    }
}
