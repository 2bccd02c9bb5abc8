//! Every file in `locales`, also those that only the browser reads: six languages with the same
//! files, the same keys and attributes, and the same names filled in.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use redeye_texts::Lang;

/// What a text fills in: `$name` for a name, `message` for another text it repeats.
type Filled = BTreeSet<String>;

/// All texts of one language, by `file: key` or `file: key.attribute`.
type Texts = BTreeMap<String, Filled>;

fn folder(lang: Lang) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(lang.code())
}

fn files(lang: Lang) -> BTreeMap<String, String> {
    let entries = fs::read_dir(folder(lang)).unwrap().map(|entry| entry.unwrap().path());
    entries
        .map(|path| {
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            (name, fs::read_to_string(&path).unwrap())
        })
        .collect()
}

/// The texts of one file, and what is wrong with it.
fn read(name: &str, file: &str) -> (Texts, Vec<String>) {
    let mut texts = Texts::new();
    let mut wrong = Vec::new();
    let resource = parse(file).unwrap_or_else(|(resource, errors)| {
        wrong.extend(errors.iter().map(|error| format!("{name}: {error}")));
        resource
    });
    let mut add = |key: String, pattern: &Pattern<&str>| {
        let mut filled = Filled::new();
        if !says_something(pattern, &mut filled) {
            wrong.push(format!("{name}: {key} says nothing"));
        }
        if texts.insert(format!("{name}: {key}"), filled).is_some() {
            wrong.push(format!("{name}: {key} stands there twice"));
        }
    };
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let key = message.id.name;
                if let Some(value) = &message.value {
                    add(key.to_owned(), value);
                }
                for attribute in &message.attributes {
                    add(format!("{key}.{}", attribute.id.name), &attribute.value);
                }
            }
            Entry::Term(term) => add(format!("-{}", term.id.name), &term.value),
            // What is not understood the parser has named.
            Entry::Comment(_)
            | Entry::GroupComment(_)
            | Entry::ResourceComment(_)
            | Entry::Junk { .. } => {}
        }
    }
    (texts, wrong)
}

/// Notes what `pattern` fills in. Does it say anything, in each of its variants?
fn says_something(pattern: &Pattern<&str>, filled: &mut Filled) -> bool {
    let mut says = false;
    for element in &pattern.elements {
        says |= match element {
            PatternElement::TextElement { value } => !value.trim().is_empty(),
            PatternElement::Placeable { expression } => expression_says(expression, filled),
        };
    }
    says
}

fn expression_says(expression: &Expression<&str>, filled: &mut Filled) -> bool {
    match expression {
        Expression::Inline(inline) => inline_says(inline, filled),
        Expression::Select { selector, variants } => {
            inline_says(selector, filled);
            // Every variant is walked: `all` would stop at the first that is empty.
            let said: Vec<bool> =
                variants.iter().map(|variant| says_something(&variant.value, filled)).collect();
            said.into_iter().all(|says| says)
        }
    }
}

fn inline_says(inline: &InlineExpression<&str>, filled: &mut Filled) -> bool {
    match inline {
        InlineExpression::StringLiteral { value } => return !value.trim().is_empty(),
        InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::VariableReference { id } => {
            filled.insert(format!("${}", id.name));
        }
        InlineExpression::MessageReference { id, attribute } => {
            let attribute = attribute.as_ref().map(|a| format!(".{}", a.name));
            filled.insert(format!("{}{}", id.name, attribute.unwrap_or_default()));
        }
        InlineExpression::TermReference { id, .. } => {
            filled.insert(format!("-{}", id.name));
        }
        InlineExpression::FunctionReference { id, arguments } => {
            filled.insert(format!("{}()", id.name));
            for argument in &arguments.positional {
                inline_says(argument, filled);
            }
        }
        InlineExpression::Placeable { expression } => return expression_says(expression, filled),
    }
    true
}

/// All texts of a language, and what is wrong with its files.
fn texts(lang: Lang) -> (Texts, Vec<String>) {
    let mut all = Texts::new();
    let mut wrong = Vec::new();
    for (name, file) in files(lang) {
        let (texts, complaints) = read(&name, &file);
        all.extend(texts);
        wrong.extend(complaints.into_iter().map(|complaint| format!("{lang}/{complaint}")));
    }
    // A key is one key, whichever file it stands in: all files are read into one bundle.
    let mut seen = BTreeSet::new();
    for key in all.keys().filter_map(|key| key.split(": ").nth(1)) {
        if !seen.insert(key) {
            wrong.push(format!("{lang}: {key} stands in two files"));
        }
    }
    // What is repeated must be there to be repeated.
    for (key, filled) in &all {
        let missing = filled.iter().filter(|name| !name.starts_with('$') && !name.ends_with("()"));
        for name in missing.filter(|name| !seen.contains(name.as_str())) {
            wrong.push(format!("{lang}/{key}: there is no {name}"));
        }
    }
    (all, wrong)
}

/// The names that a text of `texts` fills in, also by what it repeats. Which other texts it
/// repeats is its own affair.
fn names(texts: &Texts, filled: &Filled) -> Filled {
    let mut names = Filled::new();
    for name in filled {
        let repeated = texts.iter().find(|(key, _)| key.split(": ").nth(1) == Some(name));
        match repeated {
            Some((_, filled)) => names.extend(self::names(texts, filled)),
            None if name.starts_with('$') => _ = names.insert(name.clone()),
            None => {}
        }
    }
    names
}

/// Where `other` departs from `english`.
fn differences(lang: Lang, english: &Texts, other: &Texts) -> Vec<String> {
    let keys: BTreeSet<&String> = english.keys().chain(other.keys()).collect();
    let difference = |key: &String| match (english.get(key), other.get(key)) {
        (Some(_), None) => Some(format!("{lang}/{key} is missing")),
        (None, _) => Some(format!("{lang}/{key} is not in English")),
        (Some(here), Some(there)) => {
            let (here, there) = (names(english, here), names(other, there));
            let texts = || format!("{lang}/{key} fills in {there:?}, English {here:?}");
            (here != there).then(texts)
        }
    };
    keys.into_iter().filter_map(difference).collect()
}

#[test]
fn every_text_is_there_in_every_language() {
    let (english, mut wrong) = texts(Lang::En);
    assert!(english.len() > 150, "only {} texts are found", english.len());
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
        let (other, complaints) = texts(lang);
        wrong.extend(complaints);
        wrong.extend(differences(lang, &english, &other));
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn every_language_has_the_same_files_and_there_is_no_other() {
    let names = |lang| files(lang).into_keys().collect::<Vec<_>>();
    for lang in Lang::ALL {
        assert_eq!(names(lang), names(Lang::En), "{lang}");
    }
    let folders = fs::read_dir(folder(Lang::En).parent().unwrap()).unwrap();
    for folder in folders {
        let name = folder.unwrap().file_name();
        let known = Lang::ALL.iter().any(|lang| name == lang.code());
        assert!(known, "{name:?} is none of our languages");
    }
}

/// Does French text fill in a name right after `de` or `que`? Numbers are no names.
fn is_not_elided(text: &str) -> bool {
    const NO_NAMES: [&str; 5] = ["least", "most", "team", "game", "card"];
    [" de { $", " que { $"].iter().flat_map(|words| text.split(words).skip(1)).any(|rest| {
        let name = rest.split(' ').next().unwrap_or_default();
        !NO_NAMES.contains(&name)
    })
}

/// Calm, and with the signs of its language.
#[test]
fn texts_are_set_as_they_should_be() {
    let mut wrong = Vec::new();
    for lang in Lang::ALL {
        for (name, file) in files(lang) {
            for (index, line) in file.lines().enumerate() {
                let place = format!("{lang}/{name}:{}", index + 1);
                let text = line.split_once(" = ").map_or(line, |(_, text)| text);
                if line.starts_with('#') {
                    continue;
                }
                // A name on a box is as it is.
                if text.replace("Mayday! Mayday!", "").contains('!') {
                    wrong.push(format!("{place}: an exclamation mark"));
                }
                if text.contains('\'') || text.contains('"') && !text.contains("{ \"") {
                    wrong.push(format!("{place}: a straight quote"));
                }
                let loose = |sign| text.contains(&format!(" {sign}"));
                if lang == Lang::Fr && [";", ":", "?", "»"].into_iter().any(loose) {
                    wrong.push(format!("{place}: a sign that could begin a line"));
                }
                let bare =
                    |sign: char| text.contains(sign) && !text.contains(&format!("\u{202f}{sign}"));
                if lang == Lang::Fr && [';', '?', '»'].into_iter().any(bare) {
                    wrong.push(format!("{place}: a sign without its space"));
                }
                if lang == Lang::Fr && is_not_elided(text) {
                    wrong.push(format!("{place}: a name after `de` or `que`, see DE() and QUE()"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// The check can fail: each planted fault is found.
#[test]
fn planted_faults_are_found() {
    let good =
        "a = One { $x ->\n    [1] is { $y }\n   *[other] are\n}\n    .b = Two { c }\nc = Three\n";
    let (english, wrong) = read("f", good);
    assert!(wrong.is_empty(), "{wrong:?}");
    let expected = [("f: a", &["$x", "$y"][..]), ("f: a.b", &["c"]), ("f: c", &[])];
    for (key, filled) in expected {
        assert_eq!(english[key], filled.iter().map(ToString::to_string).collect());
    }
    assert!(is_not_elided("la carte de { $whom }") && is_not_elided("savait que { $by } jouait"));
    assert!(!is_not_elided("demande { $a }, de { $least } à { $most }, le camp { DE($whom) }"));
    for (from, to, complaint) in [
        ("c = Three", "d = Three", "de/f: c is missing"),
        ("{ $y }", "him", "de/f: a fills in"),
        ("{ $x ->", "{ $z ->", "de/f: a fills in"),
        (".b = Two { c }", ".b = Two { $c }", "de/f: a.b fills in"),
        ("    .b = Two { c }\n", "", "de/f: a.b is missing"),
        ("c = Three", "c = Three\nd = Four", "de/f: d is not in English"),
        ("c = Three", "c = Three\nc = Four", "f: c stands there twice"),
        ("c = Three", "c = { \"\" }", "f: c says nothing"),
        ("Three", "{ $x ->\n    [1] { \"\" }\n   *[other] b\n}", "f: c says nothing"),
        ("c = Three", "c Three", "f: Expected"),
    ] {
        let (other, mut wrong) = read("f", &good.replace(from, to));
        wrong.extend(differences(Lang::De, &english, &other));
        assert!(wrong.iter().any(|found| found.contains(complaint)), "{complaint}: {wrong:?}");
    }
}
