//! Wherever games are listed by hand, because a file cannot ask the closed list, the list is whole.

use std::path::{Path, PathBuf};

use redeye_games::GameId;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn text(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|e| panic!("{path}: {e}"))
}

/// The names in a folder, in order.
fn names(folder: &str) -> Vec<String> {
    let entries = std::fs::read_dir(root().join(folder)).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

fn ids() -> Vec<&'static str> {
    GameId::ALL.map(GameId::id).into()
}

/// Each variant is in the list once, and in its place.
#[test]
fn the_closed_list_is_whole() {
    for (place, game) in GameId::ALL.into_iter().enumerate() {
        assert_eq!(game as usize, place, "{game}");
    }
    let mut sorted = ids();
    sorted.sort_unstable();
    // A game that has match files, or a crate with clauses, is a game.
    assert_eq!(names("tests/matches"), sorted);
    let pages: Vec<String> = sorted.iter().map(|id| format!("{id}.md")).collect();
    assert_eq!(names("docs/rules"), pages);
}

/// Each game has all that a game has.
#[test]
fn every_game_has_its_files() {
    for id in ids() {
        for path in [
            format!("crates/{id}/Cargo.toml"),
            format!("docs/games/{id}.md"),
            format!("web/src/games/{id}/index.ts"),
            format!("web/src/games/{id}/options.ts"),
            format!("web/src/gen/{id}.schema.json"),
            format!("crates/bots/src/{id}/mod.rs"),
            format!("crates/testbed/src/wire/{id}.rs"),
        ] {
            assert!(root().join(&path).exists(), "{path} is missing");
        }
    }
}

/// The list of the client and its tests: the same games, in the same order.
#[test]
fn the_list_of_the_client_is_the_closed_list() {
    let list = text("web/src/games/ids.ts");
    let listed: Vec<&str> = list.split('\'').skip(1).step_by(2).collect();
    assert_eq!(listed, ids());
}

/// Lists of packages and of draws name every game.
#[test]
fn every_game_is_named_where_games_are_listed() {
    let (makefile, tidy) = (text("Makefile"), text("xtask/src/tidy.rs"));
    let (verifier, vectors) = (text("docs/verify_deal.py"), text("docs/deal-vectors.json"));
    for id in ids() {
        let package = format!("--package redeye-{id}");
        assert!(makefile.contains(&format!("{package} --test laws")), "make test-long: {id}");
        assert!(tidy.contains(&format!("(\"redeye-{id}\", 2)")), "the levels of tidy: {id}");
        assert!(verifier.contains(&format!("    \"{id} ")), "the verifier of draws: {id}");
        let from = if id == "resistance" { "table" } else { id };
        assert!(vectors.contains(&format!("\"{from}\"")), "the vectors of draws: {id}");
    }
}
