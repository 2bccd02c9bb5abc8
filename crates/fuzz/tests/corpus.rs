//! Every input of the corpus, replayed: what was once found stays found.

use std::fs::{read, read_dir};
use std::panic::{catch_unwind, set_hook};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use redeye_fuzz::{TARGETS, corpus};

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = read_dir(folder).unwrap_or_else(|error| panic!("{folder:?}: {error}"));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

#[test]
fn every_input_of_the_corpus_holds() {
    // A room's task survives its own panics, and so would this test.
    static PANICS: Mutex<Vec<String>> = Mutex::new(Vec::new());
    set_hook(Box::new(|panic| PANICS.lock().unwrap().push(panic.to_string())));
    let mut broken = Vec::new();
    for target in TARGETS {
        let inputs = entries(&corpus().join(target.name));
        for path in &inputs {
            let input = read(path).unwrap();
            let _ = catch_unwind(|| (target.run)(&input));
            let panics = std::mem::take(&mut *PANICS.lock().unwrap());
            broken.extend(panics.iter().map(|panic| format!("{}: {panic}", path.display())));
        }
        if inputs.is_empty() {
            broken.push(format!("{}: it has no inputs", target.name));
        }
    }
    let _ = std::panic::take_hook();
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

#[test]
fn every_folder_of_the_corpus_is_a_targets() {
    let is_target = |path: &Path| TARGETS.iter().any(|target| path.ends_with(target.name));
    let strays: Vec<PathBuf> =
        entries(&corpus()).into_iter().filter(|path| !is_target(path)).collect();
    assert!(strays.is_empty(), "{strays:?}");
}
