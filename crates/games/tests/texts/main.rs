//! All that a game can say has its texts, in all six languages. That the languages agree with
//! each other is tested in `crates/texts`.

mod boxes;
mod hijacked;
mod illegal;
mod mayday;
mod resistance;

use std::collections::BTreeSet;
use std::path::PathBuf;

use redeye_game::record::{Header, Record, Step};
use redeye_game::{Game, Misfit, Narrated as _, Refusal, SeatSet, Viewer};
use redeye_games::{GameId, Message, Narrate, Narrator, misfit, refusal, with_game};
use redeye_texts::{Args, Lang, Texts};
use serde_json::Value;

fn names() -> Vec<String> {
    ["Ana", "Ben", "Cai", "Dee", "Eli", "Fay", "Gus", "Hua", "Ida", "Jon"].map(Into::into).into()
}

/// The text in every language; nothing may be missing.
#[track_caller]
fn told<G: Narrate>(message: &Message, names: &[String], options: &str) -> Vec<String> {
    let tell = |lang| {
        let narrator = Narrator::new::<G>(Texts::of(lang), names, options);
        let text = narrator.texts.format(&message.key, &narrator.args(message));
        text.unwrap_or_else(|missing| panic!("{missing:?}"))
    };
    Lang::ALL.into_iter().map(tell).collect()
}

#[track_caller]
fn plain(key: &str) {
    for lang in Lang::ALL {
        let text = Texts::of(lang).format(key, &Args::new());
        text.unwrap_or_else(|missing| panic!("{missing:?}"));
    }
}

/// The English of an event, or another language's, at a table of `seats` with these `options`.
fn tell<G: Narrate>(lang: Lang, seats: usize, options: &str, event: &str) -> String {
    let names = &names()[..seats];
    let narrator = Narrator::new::<G>(Texts::of(lang), names, options);
    narrator.text(&G::event(&event.parse().unwrap()))
}

/// Each of these events is told by its own name and fields.
#[track_caller]
fn tells<G: Narrate>(seats: usize, options: &str, examples: &[&str]) {
    for example in examples {
        let event: G::Event = example.parse().unwrap();
        let message = G::event(&event);
        let Value::Object(mut fields) = serde_json::to_value(event).unwrap() else {
            panic!("an event is an object");
        };
        let name = fields.remove("event").unwrap();
        assert_eq!(message.key, format!("{}-event-{}", G::ID, name.as_str().unwrap()));
        let fields: BTreeSet<&str> = fields.keys().map(String::as_str).collect();
        let args: BTreeSet<&str> = message.args.iter().map(|(name, _)| *name).collect();
        assert_eq!(args, fields, "{example}");
        let texts = told::<G>(&message, &names()[..seats], options);
        let different: BTreeSet<&String> = texts.iter().collect();
        assert_eq!(different.len(), texts.len(), "two languages say the same: {texts:#?}");
    }
}

/// Everything of these kinds has a text, and more of the same name if the kind has.
#[track_caller]
fn names_all<G: Game>(kinds: &[(&str, &[&str], &[&str])]) {
    for (kind, ids, attributes) in kinds {
        for id in *ids {
            plain(&format!("{}-{kind}-{id}", G::ID));
            for attribute in *attributes {
                plain(&format!("{}-{kind}-{id}.{attribute}", G::ID));
            }
        }
    }
}

/// The rules help has these pages, and none takes long to read.
#[track_caller]
fn helps<G: Game>(pages: &[&str]) {
    helps_with::<G>(pages, &[&[]]);
}

/// The same where pages say what is true at a table, with each of these `facts`.
#[track_caller]
fn helps_with<G: Game>(pages: &[&str], facts: &[Facts]) {
    for page in pages {
        let key = format!("{}-rules-{page}", G::ID);
        plain(&format!("{key}.title"));
        for lang in Lang::ALL {
            for facts in facts {
                let text = Texts::of(lang).format(&key, &facts.iter().copied().collect());
                let text = text.unwrap_or_else(|missing| panic!("{lang}: {missing:?}"));
                let words = text.split_whitespace().count();
                assert!((1..=105).contains(&words), "{lang}: the help on {page} has {words} words");
            }
        }
    }
}

/// What is true at a table, by name.
type Facts = &'static [(&'static str, &'static str)];

#[track_caller]
fn refuses<G: Game>(refusals: &[&Refusal]) {
    for refused in refusals {
        for lang in Lang::ALL {
            let texts = Texts::of(lang);
            let key = format!("{}-refusal-{}", G::ID, refused.key);
            let text = texts.format(&key, &Args::new());
            let text = text.unwrap_or_else(|missing| panic!("{missing:?}"));
            assert!(text.ends_with('.'), "{lang}: {text}");
            let cited = refusal::<G>(texts, refused);
            assert_eq!(cited, format!("{text} ({})", refused.rule));
        }
    }
}

/// The options of `tables`, which do not fit, meet each of `keys`; each says what is wrong.
#[track_caller]
fn misfits<G: Game>(keys: &[&str], tables: &[(u8, &str)]) {
    let refused = |(seats, options): &(u8, &str)| G::configure(*seats, options).unwrap_err().0;
    let met: Vec<Misfit> = tables.iter().flat_map(refused).collect();
    assert_eq!(
        met.iter().map(|misfit| misfit.key).collect::<BTreeSet<&str>>(),
        keys.iter().copied().collect()
    );
    for one in met {
        for lang in Lang::ALL {
            let args: Args<'_> = one.args.iter().map(|(name, arg)| (*name, arg.as_str())).collect();
            let text = Texts::of(lang).format(one.key, &args);
            let text = text.unwrap_or_else(|missing| panic!("{missing:?}"));
            assert!(text.ends_with('.') && misfit(Texts::of(lang), &one).starts_with(&text));
            assert!(one.args.iter().all(|(_, arg)| text.contains(arg)), "{text}");
        }
    }
}

#[test]
fn every_game_has_its_name_and_its_options() {
    for game in GameId::ALL {
        plain(&format!("{game}-tagline"));
        for option in game.options() {
            plain(&format!("{game}-option-{}", option.name));
            plain(&format!("{game}-option-{}.about", option.name));
        }
        let name = Texts::of(Lang::En).format(&format!("{game}-name"), &Args::new());
        assert_eq!(name.as_deref(), Ok(game.name()), "the name on the box");
        plain(&format!("{game}-name"));
    }
}

/// Events of `game` that our matches do not have, or that choose by other numbers.
fn examples(game: GameId) -> &'static [&'static str] {
    match game {
        GameId::Resistance => resistance::EVENTS,
        GameId::Mayday => mayday::EVENTS,
        GameId::Illegal => illegal::EVENTS,
        GameId::Hijacked => hijacked::EVENTS,
    }
}

/// All that is ever told and shown in our matches, in all six languages; with the examples, every
/// kind of event there is.
#[test]
fn every_match_can_be_told() {
    let matches = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/matches");
    for game in GameId::ALL {
        let mut keys: BTreeSet<String> = with_game!(game, G => example_keys::<G>(examples(game)));
        for folder in ["golden", "scripts"] {
            let folder = matches.join(game.id()).join(folder);
            for entry in std::fs::read_dir(&folder).unwrap() {
                let path = entry.unwrap().path();
                if path.extension().is_some_and(|extension| extension == "match") {
                    let text = std::fs::read_to_string(&path).unwrap();
                    keys.extend(with_game!(game, G => tell_match::<G>(&text)));
                }
            }
        }
        let kinds = with_game!(game, G => <G as Game>::Event::KINDS);
        let all = kinds.iter().map(|kind| format!("{game}-event-{}", kind.name())).collect();
        assert_eq!(keys, all, "{game}: what is told, and what there is to tell");
    }
}

fn example_keys<G: Narrate>(examples: &[&str]) -> BTreeSet<String> {
    examples.iter().map(|example| G::event(&example.parse().unwrap()).key).collect()
}

fn tell_match<G: Narrate>(text: &str) -> BTreeSet<String> {
    let record = Record::<G>::read(text).unwrap();
    let Header { names, options, .. } = &record.header;
    let mut replay = record.replay();
    let mut keys = BTreeSet::new();
    while let Some(line) = replay.step().unwrap() {
        if !matches!(line.step, Step::Entry(_)) {
            continue;
        }
        for (_, event) in replay.told().iter() {
            let message = G::event(event);
            told::<G>(&message, names, options);
            keys.insert(message.key);
        }
        let viewers = SeatSet::first(names.len() as u8).iter().map(Viewer::Seat);
        for viewer in viewers.chain([Viewer::Public, Viewer::All]) {
            for line in G::status(&replay.game().state().view(viewer)) {
                told::<G>(&line, names, options);
            }
        }
    }
    keys
}
