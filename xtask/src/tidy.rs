//! Checks what no compiler does: every clause has code and a test, files stay readable, crates
//! depend downwards, links lead somewhere, the declared Rust version is the one we build with, and
//! a name that two crates use is in the glossary. Runs as a test, too.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::root;

const FILE_LINES_MAX: usize = 600;
const FUNCTION_LINES_MAX: usize = 70;
const LINE_CHARS_MAX: usize = 100;

/// Each crate may depend only on crates of a lower level.
const LEVELS: &[(&str, u8)] = &[
    ("redeye-game", 1),
    ("redeye-disk", 1),
    ("redeye-resistance", 2),
    ("redeye-mayday", 2),
    ("redeye-illegal", 2),
    ("redeye-hijacked", 2),
    ("redeye-laws", 2),
    ("redeye-texts", 2),
    ("redeye-games", 3),
    ("redeye-bots", 3),
    ("redeye-protocol", 3),
    ("redeye-client", 4),
    ("redeye-store", 4),
    ("redeye-server", 5),
    ("redeye-sim", 6),
    ("redeye-fuzz", 6),
    ("redeye-load", 6),
    ("redeye-testbed", 6),
    ("redeye-cli", 7),
];

/// What must not appear in the project's code. Written in two parts, or it would find itself.
const BANNED: &[&str] = &[
    concat!("to", "do!("),
    concat!("unimple", "mented!("),
    concat!("db", "g!("),
    concat!("#[ig", "nore"),
    concat!("allow(dead", "_code"),
];

pub(crate) fn run() -> Result<()> {
    let complaints = check(&root())?;
    if complaints.is_empty() {
        return Ok(());
    }
    bail!("the tree is not tidy:\n  {}", complaints.join("\n  "))
}

fn check(root: &Path) -> Result<Vec<String>> {
    let mut complaints = Vec::new();
    let sources = files(root, &["crates", "xtask"], "rs")?;
    for (path, text) in &sources {
        let name = path.strip_prefix(root)?.display().to_string();
        complaints.extend(readable(&name, text));
    }
    complaints.extend(clauses(root, &sources)?);
    complaints.extend(levels(root)?);
    complaints.extend(pages(root)?);
    complaints.extend(rust_version(
        &fs::read_to_string(root.join("Cargo.toml"))?,
        &fs::read_to_string(root.join("rust-toolchain.toml"))?,
    ));
    let threats = fs::read_to_string(root.join("docs/security.md"))?;
    complaints.extend(proofs(root, &threats, &sources));
    let glossary = fs::read_to_string(root.join("docs/glossary.md"))?;
    complaints.extend(shared_names(root, &sources, &glossary));
    Ok(complaints)
}

/// Complains about public types that several crates define under one name, unless the glossary says
/// what each is.
fn shared_names(root: &Path, sources: &[(PathBuf, String)], glossary: &str) -> Vec<String> {
    let mut crates_of: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (path, text) in sources {
        let mut parts =
            path.strip_prefix(root).unwrap_or(path).iter().filter_map(|part| part.to_str());
        let (Some("crates"), Some(name), Some("src")) = (parts.next(), parts.next(), parts.next())
        else {
            continue;
        };
        for public in public_types(text) {
            crates_of.entry(public).or_default().insert(name);
        }
    }
    let is_unsaid = |(name, crates): &(&str, BTreeSet<&str>)| {
        crates.len() > 1 && !glossary.contains(&format!("`{name}`"))
    };
    let unsaid = crates_of.into_iter().filter(is_unsaid);
    unsaid
        .map(|(name, crates)| format!("`{name}` of {crates:?}: not in docs/glossary.md"))
        .collect()
}

/// The names of the public types that a text declares.
pub(crate) fn public_types(text: &str) -> impl Iterator<Item = &str> {
    const KINDS: [&str; 4] = ["pub struct ", "pub enum ", "pub trait ", "pub type "];
    let names = text.lines().filter_map(|line| {
        let line = line.trim_start();
        let rest = KINDS.iter().find_map(|kind| line.strip_prefix(kind))?;
        rest.split(|c: char| !c.is_alphanumeric()).next()
    });
    // In a macro the name is a placeholder.
    names.filter(|name| !name.is_empty())
}

/// Returns all files with this extension below these folders, with their text.
fn files(root: &Path, folders: &[&str], extension: &str) -> Result<Vec<(PathBuf, String)>> {
    let mut found = Vec::new();
    let mut folders: Vec<PathBuf> = folders.iter().map(|folder| root.join(folder)).collect();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == extension) {
                let text = fs::read_to_string(&path)?;
                found.push((path, text));
            }
        }
    }
    found.sort();
    Ok(found)
}

fn readable(name: &str, text: &str) -> Vec<String> {
    let mut complaints = Vec::new();
    let lines: Vec<&str> = text.lines().collect();
    if lines.len() > FILE_LINES_MAX {
        complaints.push(format!("{name}: {} lines", lines.len()));
    }
    let mut function = None;
    for (index, line) in lines.iter().enumerate() {
        let place = format!("{name}:{}", index + 1);
        let chars = line.chars().count();
        if chars > LINE_CHARS_MAX {
            complaints.push(format!("{place}: {chars} characters"));
        }
        complaints.extend(
            BANNED
                .iter()
                .filter(|word| line.contains(**word))
                .map(|word| format!("{place}: {word}")),
        );
        // The code is formatted: a function ends with a brace in the column it began in.
        let indent = line.len() - line.trim_start().len();
        let begins = line.contains("fn ") && !line.trim_start().starts_with("//");
        if begins && !line.trim_end().ends_with(['}', ';']) {
            function = Some((index, indent));
        }
        if let Some((first, column)) = function
            && line.trim_start().starts_with('}')
            && indent == column
        {
            if index - first >= FUNCTION_LINES_MAX {
                complaints.push(format!("{place}: a function of {} lines", index - first + 1));
            }
            function = None;
        }
    }
    complaints
}

/// Complains about placeholders and about links to nothing.
fn pages(root: &Path) -> Result<Vec<String>> {
    let mut complaints = Vec::new();
    let mut pages = files(root, &["docs", "crates"], "md")?;
    for name in ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"] {
        let path = root.join(name);
        let text = fs::read_to_string(&path).with_context(|| name.to_owned())?;
        pages.push((path, text));
    }
    for (path, text) in pages {
        let name = path.strip_prefix(root)?.display().to_string();
        if text.contains(concat!("@", "@")) {
            complaints.push(format!("{name}: something is left to fill in"));
        }
        let folder = path.parent().unwrap_or(root);
        for link in text.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next()) {
            if !link.is_empty() && !link.contains("://") && !folder.join(link).exists() {
                complaints.push(format!("{name}: {link} is not there"));
            }
        }
    }
    Ok(complaints)
}

/// Complains if a test or file that the last column of docs/security.md names does not exist.
fn proofs(root: &Path, page: &str, sources: &[(PathBuf, String)]) -> Vec<String> {
    let cells = page.lines().filter_map(|line| line.strip_prefix('|')?.rsplit('|').nth(1));
    let quoted = cells.flat_map(|cell| cell.split('`').skip(1).step_by(2));
    let is_there = |name: &str| {
        if name.contains('/') {
            return root.join(name).exists();
        }
        let is_letter =
            |byte: u8| byte == b'_' || byte.is_ascii_lowercase() || byte.is_ascii_digit();
        let is_test = name.contains('_') && name.bytes().all(is_letter);
        let test = format!("fn {name}(");
        !is_test || sources.iter().any(|(_, text)| text.contains(&test))
    };
    let gone = quoted.filter(|name| !is_there(name));
    gone.map(|name| format!("docs/security.md: {name} is named as a proof and is not there"))
        .collect()
}

/// Complains if a clause of `docs/rules` is not named by code and by a test.
fn clauses(root: &Path, sources: &[(PathBuf, String)]) -> Result<Vec<String>> {
    let mut complaints = Vec::new();
    let scripts = files(root, &["tests/matches"], "match")?;
    for (path, rules) in files(root, &["docs/rules"], "md")? {
        let game = path.file_stem().context("a file")?.to_string_lossy().into_owned();
        let code: String = sources
            .iter()
            .filter(|(path, _)| path.starts_with(root.join("crates").join(&game).join("src")))
            .map(|(_, text)| text.split("#[cfg(test)]").next().unwrap_or_default())
            .collect();
        let tests: String = sources
            .iter()
            .filter(|(path, _)| path.starts_with(root.join("crates").join(&game).join("tests")))
            .chain(scripts.iter().filter(|(path, _)| {
                path.starts_with(root.join("tests/matches").join(&game).join("scripts"))
            }))
            .map(|(_, text)| text.as_str())
            .collect();
        let ids = clause_ids(&rules);
        if ids.is_empty() {
            complaints.push(format!("docs/rules/{game}.md has no clauses"));
        }
        for id in ids {
            for (what, text) in [("code", &code), ("test", &tests)] {
                if !names(text, &id) {
                    complaints.push(format!("docs/rules/{game}.md: no {what} names {id}"));
                }
            }
        }
        complaints.extend(strangers(&format!("{game} code"), &code, &rules));
        complaints.extend(strangers(&format!("{game} tests"), &tests, &rules));
    }
    Ok(complaints)
}

/// Returns the clauses that a page of rules defines: list items that begin with an id.
fn clause_ids(rules: &str) -> Vec<String> {
    let item =
        |line: &str| line.strip_prefix("- ").and_then(|item| ids_in(item).into_iter().next());
    rules
        .lines()
        .filter(|line| line.strip_prefix("- ").is_some_and(|i| i.starts_with(char::is_uppercase)))
        .filter_map(item)
        .collect()
}

/// Returns every id in a text: capitals, a dash, a number.
fn ids_in(text: &str) -> Vec<String> {
    let mut ids = Vec::new();
    for word in text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-')) {
        if let Some((game, number)) = word.split_once('-')
            && game.len() == 3
            && game.bytes().all(|byte| byte.is_ascii_uppercase())
            && !number.is_empty()
            && number.bytes().all(|byte| byte.is_ascii_digit())
        {
            ids.push(word.to_owned());
        }
    }
    ids
}

fn names(text: &str, id: &str) -> bool {
    text.match_indices(id).any(|(place, _)| {
        let after = text[place + id.len()..].chars().next();
        !after.is_some_and(|next| next.is_ascii_digit())
    })
}

/// Complains about cited ids that no clause has.
fn strangers(what: &str, text: &str, rules: &str) -> Vec<String> {
    let known = clause_ids(rules);
    let mut strangers: BTreeMap<String, ()> = BTreeMap::new();
    for id in ids_in(text) {
        if !known.contains(&id) {
            strangers.insert(id, ());
        }
    }
    strangers.into_keys().map(|id| format!("{what}: {id} is cited and is no clause")).collect()
}

/// Complains about crates that do not depend downwards. Dependencies of tests do not count.
fn levels(root: &Path) -> Result<Vec<String>> {
    let mut complaints = Vec::new();
    for (path, manifest) in files(root, &["crates"], "toml")? {
        let name_line = manifest.lines().find_map(|line| line.strip_prefix("name = \""));
        let name = name_line.unwrap_or_default().trim_end_matches('"');
        let level_of =
            |name: &str| LEVELS.iter().find(|entry| entry.0 == name).map(|entry| entry.1);
        let Some(level) = level_of(name) else {
            complaints.push(format!("{}: {name} has no level", path.display()));
            continue;
        };
        let dependencies = manifest.split("[dependencies]").nth(1).unwrap_or_default();
        let dependencies = dependencies.split("\n[").next().unwrap_or_default();
        for dependency in dependencies.lines().filter_map(|line| line.split(['.', ' ', '=']).next())
        {
            if level_of(dependency).is_some_and(|lower| lower >= level) {
                complaints.push(format!("{name} (level {level}) may not need {dependency}"));
            }
        }
    }
    Ok(complaints)
}

/// Complains unless the workspace declares the toolchain that builds and tests it, because nobody
/// tries an older one.
fn rust_version(manifest: &str, toolchain: &str) -> Option<String> {
    let value = |text: &str, key: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = \""));
        line.unwrap_or_default().trim_end_matches('"').to_owned()
    };
    let declared = value(manifest, "rust-version");
    let channel = value(toolchain, "channel");
    // "1.95" declares 1.95.0; the patch releases after it build the same code.
    let patch = channel.strip_prefix(&declared).unwrap_or("-");
    let agree = declared.contains('.') && (patch.is_empty() || patch.starts_with('.'));
    (!agree).then(|| {
        format!("Cargo.toml: rust-version is {declared:?}, rust-toolchain.toml has {channel:?}")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tree_is_tidy() {
        run().unwrap();
    }

    #[test]
    fn untidy_code_is_found() {
        let long = "x".repeat(101);
        assert_eq!(readable("f", &long).len(), 1);
        assert_eq!(readable("f", &"\n".repeat(601)).len(), 1);
        let function = format!("fn f() {{\n{}}}\n", "    g();\n".repeat(70));
        assert_eq!(readable("f", &function).len(), 1);
        assert!(readable("f", &function.replacen("    g();\n", "", 2)).is_empty());
        assert_eq!(readable("f", BANNED[0]).len(), 1);
    }

    #[test]
    fn a_name_of_two_crates_is_in_the_glossary() {
        let source = |name: &str, text: &str| {
            (PathBuf::from(format!("/r/crates/{name}/src/lib.rs")), text.to_owned())
        };
        let sources = [
            source("a", "pub struct Deal<T> {\n"),
            source("b", "    pub enum Deal {\npub struct Only;\n"),
        ];
        let unsaid = |glossary: &str| shared_names(Path::new("/r"), &sources, glossary).len();
        assert_eq!((unsaid("`Seat`"), unsaid("`Deal`: two things")), (1, 0));
    }

    #[test]
    fn a_proof_that_is_not_there_is_found() {
        let sources = [(PathBuf::from("a.rs"), "fn a_test() {}".to_owned())];
        let page = "| `b_fn` | how | `a_test`, `xtask/src/tidy.rs` |\n`c_test` |\n";
        assert_eq!(proofs(&root(), page, &sources), [""; 0]);
        let page = "| threat | how | `a_tes`, `xtask/src/tidy` |\n";
        assert_eq!(proofs(&root(), page, &sources).len(), 2);
    }

    #[test]
    fn a_rust_version_that_nobody_builds_with_is_found() {
        let check = |declared: &str, channel: &str| {
            rust_version(
                &format!("[workspace.package]\nrust-version = \"{declared}\"\n"),
                &format!("[toolchain]\nchannel = \"{channel}\"\n"),
            )
        };
        assert_eq!(check("1.95", "1.95.0"), None);
        assert_eq!(check("1.95.0", "1.95.0"), None);
        for (declared, channel) in
            [("1.94", "1.95.0"), ("1.95.1", "1.95.0"), ("1.9", "1.95.0"), ("1", "1.95"), ("", "")]
        {
            assert!(check(declared, channel).is_some(), "{declared} {channel}");
        }
    }

    #[test]
    fn a_clause_without_code_or_test_is_found() {
        assert_eq!(
            clause_ids("- RES-1 a.\n- RES-12 b, see RES-1.\n* RES-3\n"),
            ["RES-1", "RES-12"]
        );
        assert!(names("// RES-1: a", "RES-1") && !names("// RES-12: a", "RES-1"));
        assert_eq!(strangers("x", "RES-1 RES-2", "- RES-1 a\n").len(), 1);
    }
}
