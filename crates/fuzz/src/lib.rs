//! Everything that reads what a stranger can send, each as a function of bytes.
//!
//! A target panics if something is wrong: if what it calls panics, or if a property does not hold
//! that what was read must have. `corpus/<target>` has inputs to begin with, and every input that
//! once found something. `cargo test` replays them all; `make fuzz` goes on from them.
//!
//! The fuzzer is libFuzzer: it is guided by the branches that an input takes, and its coverage
//! needs no nightly compiler, only flags that the stable one has (`scripts/fuzz`). The sanitizers,
//! which do, look for memory errors, and nothing that is served has unsafe code.

mod act;
mod box_file;
mod command;
mod mutate;
mod options;
mod play;
mod record;
mod request;
mod room;
mod world;

use std::path::{Path, PathBuf};

pub use mutate::mutate;

/// Something that reads what a stranger can send.
pub struct Target {
    /// Its name, which is also that of its folder in the corpus.
    pub name: &'static str,
    /// Reads the input, and panics if something is wrong.
    pub run: fn(&[u8]),
}

/// All of them.
pub const TARGETS: &[Target] = &[
    // Scripts are records with expectations: one reader, and two corpora to begin with.
    Target { name: "record", run: record::run },
    Target { name: "script", run: record::run },
    Target { name: "options", run: options::run },
    Target { name: "box-file", run: box_file::run },
    Target { name: "command", run: command::run },
    Target { name: "act", run: act::run },
    Target { name: "room", run: room::run },
    Target { name: "body", run: request::run_body },
    Target { name: "request", run: request::run },
];

/// The inputs of all targets, a folder for each.
pub fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus")
}

/// Text as programs get it: what is no UTF-8 is refused before our readers see it.
fn text(input: &[u8]) -> Option<&str> {
    std::str::from_utf8(input).ok()
}
