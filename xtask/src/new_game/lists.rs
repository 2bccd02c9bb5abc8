//! Where games are listed by hand, and how one more is put there: after the model, in its form.

use super::rename::Renaming;

/// How the entry of the model is found, and what of it the new game gets, too.
#[derive(Clone, Copy)]
pub(super) enum Edit {
    /// Every line with these words, and what is indented below it up to its closing bracket.
    Block(&'static str),
    /// The lines around these words up to the next empty ones.
    Paragraph(&'static str),
    /// These words themselves, wherever they stand, in the same line or below.
    Words(&'static str),
    /// The number after these words: one more.
    Count(&'static str),
}

use Edit::{Block, Count, Paragraph, Words};

/// Lists of games. Whatever declares the modules that were copied is found without.
pub(super) const LISTS: &[(&str, &[Edit])] = &[
    ("ARCHITECTURE.md", &[Block("| `crates/mayday` |")]),
    ("Cargo.toml", &[Block("\"crates/mayday\","), Block("redeye-mayday = {")]),
    ("Makefile", &[Block("--package redeye-mayday --test laws")]),
    ("README.md", &[Block("| **Mayday! Mayday!** |"), Block("crates/mayday  ")]),
    ("crates/bots/Cargo.toml", &[Block("redeye-mayday.workspace")]),
    ("crates/cli/src/balance/mod.rs", &[Words("Mayday,"), Block("impl Studied for Mayday {")]),
    ("crates/games/Cargo.toml", &[Block("redeye-mayday.workspace"), Block("redeye-mayday/schema")]),
    (
        "crates/games/src/lib.rs",
        &[
            Block("pub use redeye_mayday::Mayday;"),
            Words("/// Mayday! Mayday!\n    Mayday,"),
            Block("GameId::Mayday => {"),
            Count("ALL: [Self; "),
            Words("Self::Mayday,"),
        ],
    ),
    ("crates/games/tests/slow.rs", &[Block("GameId::Mayday => ")]),
    ("crates/games/tests/texts/main.rs", &[Block("GameId::Mayday => ")]),
    ("crates/server/examples/frames/main.rs", &[Words("Mayday,"), Block("write_all::<Mayday>")]),
    ("crates/testbed/Cargo.toml", &[Block("redeye-mayday.workspace")]),
    ("crates/testbed/src/stalls.rs", &[Words("Mayday,"), Paragraph("impl Secret for Mayday {")]),
    ("crates/texts/src/lib.rs", &[Block("/mayday.ftl")]),
    ("docs/deal-vectors.json", &[Block("\"mayday\": [")]),
    ("docs/deal.md", &[Block("| `mayday` |")]),
    (
        "docs/verify_deal.py",
        &[Paragraph("def mayday_draws("), Block("\"mayday 2\": ("), Block("\"mayday\": [")],
    ),
    ("locales/de/shell.ftl", &[Block("about-mayday = "), Block("home-mayday = ")]),
    ("locales/en/shell.ftl", &[Block("about-mayday = "), Block("home-mayday = ")]),
    ("locales/es/shell.ftl", &[Block("about-mayday = "), Block("home-mayday = ")]),
    ("locales/fr/shell.ftl", &[Block("about-mayday = "), Block("home-mayday = ")]),
    ("locales/nl/shell.ftl", &[Block("about-mayday = "), Block("home-mayday = ")]),
    ("locales/pt/shell.ftl", &[Block("about-mayday = "), Block("home-mayday = ")]),
    ("web/e2e/home.spec.ts", &[Words("mayday: 5,")]),
    ("web/e2e/support/person.ts", &[Block("  mayday: [")]),
    ("web/src/games/ids.ts", &[Words("'mayday',")]),
    ("web/src/games/shared/tests/audience.test.ts", &[Block("  mayday: [")]),
    ("web/src/lib/home/GamePass.svelte", &[Paragraph("[data-game='mayday'] {")]),
    ("web/src/lib/home/facts.ts", &[Block("  mayday: {")]),
    ("web/src/styles/tokens.css", &[Paragraph("[data-game='mayday'] {")]),
    ("xtask/src/tidy.rs", &[Block("(\"redeye-mayday\", 2)")]),
];

impl Edit {
    /// The text with the entry of the new game; nothing if the model's is not found.
    pub(super) fn make(self, text: &str, renaming: &Renaming) -> Option<String> {
        let is_there = |words: &str| text.contains(words);
        match self {
            Block(words) => is_there(words).then(|| copy_blocks(text, words, renaming)),
            Paragraph(words) => copy_paragraph(text, words, renaming),
            Words(words) => is_there(words).then(|| copy_words(text, words, renaming)),
            Count(words) => count_up(text, words),
        }
    }

    /// What it looks for.
    pub(super) const fn words(self) -> &'static str {
        match self {
            Block(words) | Paragraph(words) | Words(words) | Count(words) => words,
        }
    }
}

fn copy_blocks(text: &str, words: &str, renaming: &Renaming) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let mut written: Vec<String> = lines.iter().map(ToString::to_string).collect();
    // From the end, so that what is put in moves no line that is still to come.
    for first in (0..lines.len()).rev().filter(|first| lines[*first].contains(words)) {
        let end = block_end(&lines, first);
        let copy: Vec<String> =
            lines[first..end].iter().map(|line| keep_columns(line, renaming)).collect();
        let place = alphabetical_place(&lines, first, &copy).unwrap_or(end);
        written.splice(place..place, copy);
    }
    written.join("\n") + "\n"
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// Where the block ends that begins with the line `first`: after what is indented below it, and
/// after the bracket that closes it.
fn block_end(lines: &[&str], first: usize) -> usize {
    let own = indent(lines[first]);
    let is_inside = |line: &&&str| !line.is_empty() && indent(line) > own;
    let end = first + 1 + lines[first + 1..].iter().take_while(is_inside).count();
    let closes =
        |line: &&str| indent(line) == own && line.trim_start().starts_with(['}', ']', ')']);
    if end > first + 1 && lines.get(end).is_some_and(closes) { end + 1 } else { end }
}

/// Where a single line belongs if those around it are in alphabetical order.
fn alphabetical_place(lines: &[&str], first: usize, copy: &[String]) -> Option<usize> {
    let [line] = copy else { return None };
    let is_entry = |entry: &&str| !entry.is_empty() && indent(entry) == indent(lines[first]);
    let before = lines[..first].iter().rev().take_while(|line| is_entry(line)).count();
    let after = lines[first..].iter().take_while(|line| is_entry(line)).count();
    // `tracing.workspace` comes before `tracing-subscriber`: a name before those it begins.
    let key = |entry: &str| entry.replace('.', " ");
    let keys: Vec<String> = lines[first - before..first + after].iter().map(|at| key(at)).collect();
    let place = keys.iter().position(|entry| *entry > key(line)).unwrap_or(keys.len());
    (keys.len() > 2 && keys.is_sorted()).then_some(first - before + place)
}

/// The line with other names. What is set in columns stays there.
fn keep_columns(line: &str, renaming: &Renaming) -> String {
    let start = indent(line);
    let Some(gap) = line[start..].find("  ") else { return renaming.apply(line) };
    let (name, rest) = line.split_at(start + gap);
    let column = line.len() - rest.trim_start().len();
    let name = renaming.apply(name);
    let width = column.max(name.len() + 1);
    format!("{name:width$}{}", renaming.apply(rest.trim_start()))
}

fn copy_paragraph(text: &str, words: &str, renaming: &Renaming) -> Option<String> {
    let found = text.find(words)?;
    let first = text[..found].rfind("\n\n").map_or(0, |empty| empty + 2);
    let end = text[found..].find("\n\n").map_or(text.len(), |empty| found + empty + 1);
    let copy = renaming.apply(&text[first..end]);
    // As far from the one before as the model is.
    let above = &text[text[..first].trim_end().len()..first];
    let gap = above.get(1..).unwrap_or("\n");
    Some(format!("{}{gap}{copy}{}", &text[..end], &text[end..]))
}

/// A list may stand in one line or in several: what comes next is as far away as before.
fn copy_words(text: &str, words: &str, renaming: &Renaming) -> String {
    let mut parts = text.split(words);
    let mut written = parts.next().unwrap_or_default().to_owned();
    for after in parts {
        let gap = &after[..indent(after)];
        written += &[words, gap, &renaming.apply(words), after].concat();
    }
    written
}

fn count_up(text: &str, words: &str) -> Option<String> {
    let (before, after) = text.split_once(words)?;
    let digits = after.find(|c: char| !c.is_ascii_digit())?;
    let count: usize = after[..digits].parse().ok()?;
    Some(format!("{before}{words}{}{}", count + 1, &after[digits..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made(edit: Edit, text: &str) -> String {
        edit.make(text, &Renaming::new("2", "harbour", "HAR")).unwrap()
    }

    #[test]
    fn a_block_is_copied_whole() {
        let list = "  \"mayday\": [\n    {\n      1\n    }\n  ],\n  \"z\": []\n";
        let copy = list.replace("mayday", "harbour");
        let expected = list.replace("  \"z\"", &(copy.replace("  \"z\": []\n", "") + "  \"z\""));
        assert_eq!(made(Block("\"mayday\": ["), list), expected);
        assert_eq!(
            made(Block("mayday = "), "mayday = A\n    .b\nz = B\n"),
            "mayday = A\n    .b\nharbour = A\n    .b\nz = B\n"
        );
        // Each of several.
        assert_eq!(
            made(Block("mayday"), "mayday\n\nz\nmayday\n"),
            "mayday\nharbour\n\nz\nmayday\nharbour\n"
        );
    }

    #[test]
    fn a_line_stands_in_order_and_in_its_columns() {
        let sorted = "[d]\nr-game = 1\nr-mayday = 1\nr-z = 1\n";
        let expected = "[d]\nr-game = 1\nr-harbour = 1\nr-mayday = 1\nr-z = 1\n";
        assert_eq!(made(Block("r-mayday"), sorted), expected);
        let columns = "resistance   R\nmayday       M\nillegal      I\n";
        let expected = "resistance   R\nmayday       M\nharbour      M\nillegal      I\n";
        assert_eq!(made(Block("mayday  "), columns), expected);
    }

    #[test]
    fn a_paragraph_is_as_far_away_as_its_model() {
        let python = "a = 1\n\n\ndef mayday():\n    1\n\n\ndef z():\n    2\n";
        let expected = python.replace("def z", "def harbour():\n    1\n\n\ndef z");
        assert_eq!(made(Paragraph("def mayday("), python), expected);
        let last = "a\n\n/* A lamp. */\n[mayday] {\n}\n";
        assert_eq!(
            made(Paragraph("[mayday]"), last),
            format!("{last}\n/* A lamp. */\n[harbour] {{\n}}\n")
        );
    }

    #[test]
    fn words_are_copied_and_numbers_count_up() {
        assert_eq!(made(Words("Mayday,"), "use {Mayday, Z};"), "use {Mayday, Harbour, Z};");
        let lines = "[\n  'mayday',\n  'z',\n]";
        assert_eq!(made(Words("'mayday',"), lines), "[\n  'mayday',\n  'harbour',\n  'z',\n]");
        assert_eq!(made(Count("[Self; "), "[Self; 9] = "), "[Self; 10] = ");
    }

    #[test]
    fn a_list_without_the_model_is_noticed() {
        let renaming = Renaming::new("2", "harbour", "HAR");
        for edit in [Block("mayday"), Paragraph("mayday"), Words("mayday"), Count("mayday ")] {
            assert_eq!(edit.make("resistance 1\n", &renaming), None);
        }
    }
}
