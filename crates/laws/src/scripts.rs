//! Match files of a game, in `tests/matches/<game>`: each one is a test.

use std::collections::BTreeSet;
use std::path::PathBuf;

use redeye_game::record::{Record, Step};
use redeye_game::{Game, Refusal};

/// Where the match files of `G` lie: `scripts`, or `golden`.
pub fn folder<G: Game>(name: &str) -> PathBuf {
    let all = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/matches");
    all.join(G::ID).join(name)
}

/// Every match file of `G` in that folder, with its path, by name.
///
/// # Panics
/// If there is none, or one cannot be read.
pub fn files<G: Game>(name: &str) -> Vec<(PathBuf, Record<G>)> {
    let read = |(path, text): (PathBuf, String)| {
        let record = Record::read(&text).unwrap_or_else(|bad| panic!("{}: {bad}", path.display()));
        (path, record)
    };
    texts::<G>(name).into_iter().map(read).collect()
}

/// The same, not read as records yet.
fn texts<G: Game>(name: &str) -> Vec<(PathBuf, String)> {
    let folder = folder::<G>(name);
    let entries = std::fs::read_dir(&folder).unwrap_or_else(|e| panic!("{folder:?}: {e}"));
    let mut paths: Vec<PathBuf> =
        entries.map(|entry| entry.expect("a folder can be read").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "match"));
    paths.sort();
    assert!(!paths.is_empty(), "no match in {folder:?}");
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path:?}: {e}"));
        (path, text)
    };
    paths.into_iter().map(read).collect()
}

/// Every script of `G` can be read, holds, line by line, and expects something.
///
/// # Panics
/// If one does not; all of them are named.
pub fn hold<G: Game>() {
    let mut broken = Vec::new();
    for (path, text) in texts::<G>("scripts") {
        match Record::<G>::read(&text).and_then(|script| script.verify()) {
            Ok(verified) if verified.refusals + verified.expectations > 0 => (),
            Ok(_) => broken.push(format!("{} expects nothing", path.display())),
            Err(bad) => broken.push(format!("{}: {bad}", path.display())),
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

/// Every refusal is met by a script of `G`: else nobody has seen its rule at work. A script has no
/// line for a draw that cannot be, so those refusals are left out, by their keys.
///
/// # Panics
/// If one is not met; all of them are named.
pub fn meet<G: Game>(refusals: &[&Refusal], draws: &[&str]) {
    let met: BTreeSet<String> = files::<G>("scripts")
        .iter()
        .flat_map(|(_, script)| &script.lines)
        .filter_map(|line| match &line.step {
            Step::Refused { refusal, .. } => Some(refusal.clone()),
            Step::Entry(_) | Step::Expect(_) => None,
        })
        .collect();
    let acts = refusals.iter().filter(|refusal| !draws.contains(&refusal.key));
    let missing: Vec<String> =
        acts.map(|refusal| refusal.name()).filter(|name| !met.contains(name)).collect();
    assert!(missing.is_empty(), "no script is refused by {missing:?}");
}
