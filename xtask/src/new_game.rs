//! `cargo xtask new-game NAME`: makes a renamed duplicate of a whole game, and enters it in every
//! list of games. It compiles, obeys the laws and can be played in the browser; its maker then
//! changes its rules. `docs/adding-a-game.md` goes on from there.

mod lists;
mod rename;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::release::stdout;
use crate::{BadInput, root, tidy};
use lists::{Edit, LISTS};
use rename::{MODEL, Renaming, capitalized};

/// How long a name may be: with longer ones, lines of the duplicate would be too long.
const NAME_LETTERS: std::ops::RangeInclusive<usize> = 3..=10;

/// Words of Rust and TypeScript that cannot name a module or a constant.
const KEYWORDS: &str = "\
    abstract async await become break case catch class const continue crate debugger default \
    delete dyn else enum export extends extern false final finally for function impl import \
    instanceof interface let loop macro match mod move mut new null override package priv \
    private protected pub public ref return self static struct super switch this throw trait \
    true try type typeof unsafe unsized use var virtual void where while with yield";

/// Files of the model that the new game does without at first: what only good bots need, and what
/// other suites keep for a game that they know.
const LEFT_OUT: [&str; 4] =
    ["crates/bots/src/mayday/", "crates/bots/tests/", "crates/fuzz/", "crates/laws/tests/planted/"];

/// Bots that stay legal whatever the rules become.
const BOTS: &str = "//! Bots for Mayday. They do anything legal, until its rules stand.

use redeye_game::Seat;
use redeye_mayday::{Config, Mayday};

use crate::{Bot, HasBots, Level, Random};

impl HasBots for Mayday {
    fn bot(level: Level, _: &Config, _: Seat) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random | Level::Normal => Box::new(Random),
        }
    }
}
";

/// How a module of the model is declared.
const DECLARATION: &str = "mod mayday;";

/// Where names that several crates define are explained.
const GLOSSARY: &str = "docs/glossary.md";

const LEFT_TO_DO: &str = "\
See that it runs, and commit it:
    cargo test -p redeye-NAME -p redeye-games -p redeye-texts
    make run
What is left to do by hand, step by step, is in docs/adding-a-game.md:
    its name and its maker in locales/*/NAME.ftl and locales/*/shell.ftl, and its colours
    its rules, clause by clause, with scripts; its texts in six languages; its draws
    its board in web/src/games/NAME; its bots
    README.md, CHANGELOG.md, and the suites that name games one by one";

/// Makes the game, or says what is wrong with the request and writes nothing.
pub(crate) fn run(name: &str, clauses: Option<&str>) -> Result<()> {
    let root = root();
    let first_letters = || name.get(..3).unwrap_or_default().to_uppercase();
    let clauses = clauses.map_or_else(first_letters, str::to_owned);
    check(&root, name, &clauses)?;
    let changed = stdout(&root, &["git", "status", "--porcelain"])?;
    if let Some(first) = changed.lines().next() {
        let count = changed.lines().count();
        return bad(format!("commit or stash what is changed ({count} paths, first: {first})"));
    }
    let plan = Plan::make(&root, name, &clauses)?;
    plan.write(&root)?;
    let (files, lists) = (plan.copied.len(), plan.edited.len());
    println!(
        "{name} is a duplicate of {MODEL}: {files} new files, and an entry in {lists} others."
    );
    println!("{}", LEFT_TO_DO.replace("NAME", name));
    Ok(())
}

fn bad<T>(what: String) -> Result<T> {
    Err(BadInput(what).into())
}

/// Can a game have this name, and its clauses this beginning?
fn check(root: &Path, name: &str, clauses: &str) -> Result<()> {
    let is_word = name.bytes().all(|byte| byte.is_ascii_lowercase());
    if !is_word || !NAME_LETTERS.contains(&name.len()) {
        let (least, most) = (NAME_LETTERS.start(), NAME_LETTERS.end());
        return bad(format!("`{name}` is no word of {least} to {most} letters from a to z"));
    }
    if KEYWORDS.split_whitespace().any(|word| word == name) {
        return bad(format!("`{name}` is a word of Rust or TypeScript: choose another name"));
    }
    if root.join("crates").join(name).exists() {
        return bad(format!("there is a crate called `{name}`: choose another name"));
    }
    if clauses.len() != 3 || !clauses.bytes().all(|byte| byte.is_ascii_uppercase()) {
        return bad(format!("clauses begin with three capitals such as HAR, not with `{clauses}`"));
    }
    for page in fs::read_dir(root.join("docs/rules"))? {
        let page = page?.path();
        if fs::read_to_string(&page)?.contains(&format!("- {clauses}-")) {
            let page = page.file_name().unwrap_or_default().display();
            return bad(format!(
                "the clauses of docs/rules/{page} begin with {clauses}: choose with --clauses"
            ));
        }
    }
    Ok(())
}

/// What is to be written, by path.
struct Plan {
    copied: BTreeMap<String, String>,
    edited: BTreeMap<String, String>,
}

impl Plan {
    /// Reads everything, and writes nothing.
    fn make(root: &Path, name: &str, clauses: &str) -> Result<Self> {
        let rules = fs::read_to_string(root.join("crates").join(MODEL).join("src/lib.rs"))?;
        let renaming = Renaming::new(version_of(&rules)?, name, clauses);
        let bots = format!("crates/bots/src/{MODEL}/mod.rs");
        let mut copied = BTreeMap::from([(renaming.apply(&bots), renaming.apply(BOTS))]);
        let mut parents = Vec::from_iter(declaring(root, &bots));
        for path in stdout(root, &["git", "ls-files"])?.lines() {
            let new = renaming.apply(path);
            if new == path || LEFT_OUT.iter().any(|folder| path.starts_with(folder)) {
                continue;
            }
            if root.join(&new).exists() {
                return bad(format!("there is {new} already: choose another name"));
            }
            copied.insert(new, renaming.apply(&read(root, path, name)?));
            parents.extend(declaring(root, path));
        }
        let modules = parents.iter().map(|path| (path.as_str(), &[Edit::Block(DECLARATION)][..]));
        let mut edited = BTreeMap::new();
        for (path, edits) in LISTS.iter().copied().chain(modules) {
            let mut text = edited.remove(path).map_or_else(|| read(root, path, name), Ok)?;
            for edit in edits {
                text = edit.make(&text, &renaming).with_context(|| {
                    let words = edit.words();
                    format!("{path} has no `{words}`: teach it to xtask/src/new_game/lists.rs")
                })?;
            }
            edited.insert(path.to_owned(), text);
        }
        let glossary = fs::read_to_string(root.join(GLOSSARY))?;
        edited.insert(GLOSSARY.to_owned(), explain_names(glossary, &copied, name));
        Ok(Self { copied, edited })
    }

    /// Writes the files, sets them as ours are set, and enters the new crate in the lock file.
    fn write(&self, root: &Path) -> Result<()> {
        let files = || self.copied.iter().chain(&self.edited);
        for (path, text) in files() {
            let path = root.join(path);
            fs::create_dir_all(path.parent().context("a file is in a folder")?)?;
            fs::write(path, text)?;
        }
        call(root, &["cargo", "update", "--quiet", "--workspace", "--offline"])?;
        call(root, &["cargo", "fmt", "--all"])?;
        call(root, &["scripts/setup", "web"])?;
        let mut prettier = vec!["npx", "--no-install", "prettier", "--write", "--log-level=warn"];
        prettier.extend(files().filter_map(|(path, _)| path.strip_prefix("web/")));
        call(&root.join("web"), &prettier)
    }
}

fn call(folder: &Path, command: &[&str]) -> Result<()> {
    let status = Command::new(command[0]).args(&command[1..]).current_dir(folder).status();
    ensure!(status.with_context(|| command[0].to_owned())?.success(), "{} failed", command[0]);
    Ok(())
}

/// The text of a file. Code in which the name is a word already would take one for the other.
fn read(root: &Path, path: &str, name: &str) -> Result<String> {
    let text = fs::read_to_string(root.join(path)).with_context(|| path.to_owned())?;
    let is_code = !path.starts_with("xtask/")
        && [".rs", ".ts", ".svelte", ".py"].iter().any(|ending| path.ends_with(ending));
    match [name.to_owned(), capitalized(name)].iter().find(|word| has_word(&text, word)) {
        Some(word) if is_code => bad(format!("`{word}` is a word of {path}: choose another name")),
        _ => Ok(text),
    }
}

fn has_word(text: &str, word: &str) -> bool {
    let is_letter = |letter: char| letter.is_alphanumeric() || letter == '_';
    text.match_indices(word).any(|(place, _)| {
        !text[..place].ends_with(is_letter) && !text[place + word.len()..].starts_with(is_letter)
    })
}

/// The file that declares the module of the model in this file, if it is one.
fn declaring(root: &Path, path: &str) -> Option<String> {
    let module = path.strip_suffix("/mod.rs").or_else(|| path.strip_suffix(".rs"))?;
    let folder = module.strip_suffix(MODEL)?;
    let parents = ["mod.rs", "lib.rs", "main.rs"].map(|name| format!("{folder}{name}"));
    parents.into_iter().find(|parent| {
        fs::read_to_string(root.join(parent)).is_ok_and(|text| text.contains(DECLARATION))
    })
}

/// The version of a game's rules.
fn version_of(rules: &str) -> Result<&str> {
    let version = rules.split("const RULES: u32 = ").nth(1).and_then(|rest| rest.split(';').next());
    version.context("the rules of the model have no version")
}

/// The glossary, with the names that the duplicate shares with its model until it has its own.
fn explain_names(mut glossary: String, copied: &BTreeMap<String, String>, name: &str) -> String {
    let (source, game) = (format!("crates/{name}/src/"), capitalized(name));
    let code = copied.iter().filter(|(path, _)| path.starts_with(&source));
    let types: BTreeSet<String> = code
        .flat_map(|(_, text)| tidy::public_types(text))
        .filter(|public| *public != game)
        .map(|public| format!("`{public}`"))
        .filter(|public| !glossary.contains(public))
        .collect();
    let types = Vec::from_iter(types).join(", ");
    glossary +=
        &format!("\n{game} is a duplicate of `{MODEL}` and still has its types: {types}.\n");
    glossary
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is wrong with a request, in words.
    fn refused(name: &str, clauses: &str) -> String {
        let error = check(&root(), name, clauses)
            .and_then(|()| Plan::make(&root(), name, clauses).map(drop))
            .expect_err(name);
        error.downcast::<BadInput>().expect("the input is bad").0
    }

    #[test]
    fn bad_input_is_refused() {
        for (name, clauses, reason) in [
            ("Xylophone", "XYL", "no word of 3 to 10 letters"),
            ("xylo-phone", "XYL", "no word of 3 to 10 letters"),
            ("xy", "XYL", "no word of 3 to 10 letters"),
            ("xylophonist", "XYL", "no word of 3 to 10 letters"),
            ("", "", "no word of 3 to 10 letters"),
            ("mayday", "XYL", "a crate called `mayday`"),
            ("server", "XYL", "a crate called `server`"),
            ("package", "XYL", "a word of Rust or TypeScript"),
            ("xylophone", "xyl", "three capitals"),
            ("xylophone", "XYLO", "three capitals"),
            ("xylophone", "RES", "docs/rules/resistance.md begin with RES"),
            ("veteran", "XYL", "`veteran` is a word of crates/"),
            ("event", "XYL", "a word of crates/"),
            ("board", "XYL", "web/e2e/board.spec.ts already"),
        ] {
            let refusal = refused(name, clauses);
            assert!(refusal.contains(reason), "{name} {clauses}: {refusal}");
        }
    }

    /// Every list has its place for one more game, and nothing of the model is left in the copies.
    #[test]
    fn the_tree_has_a_place_for_one_more_game() {
        // No game will ever be called this.
        check(&root(), "xylophone", "XYL").unwrap();
        let plan = Plan::make(&root(), "xylophone", "XYL").unwrap();
        for (path, text) in &plan.copied {
            assert!(path.contains("xylophone"), "{path}");
            for name in ["mayday", "Mayday", "MAY-"] {
                assert!(!text.contains(name), "{path} names {name}");
            }
        }
        for (path, text) in &plan.edited {
            let before = fs::read_to_string(root().join(path)).unwrap();
            assert!(
                text.len() > before.len() && text.to_lowercase().contains("xylophone"),
                "{path}"
            );
        }
        for parent in ["bots/src/lib.rs", "games/tests/texts/main.rs", "testbed/src/wire/mod.rs"] {
            assert!(
                plan.edited[&format!("crates/{parent}")].contains("mod xylophone;"),
                "{parent}"
            );
        }
    }
}
