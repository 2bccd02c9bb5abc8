//! All that a game can say has its words, in all six languages. That the languages agree with
//! each other is tested in `crates/words`.

use std::collections::BTreeSet;
use std::path::PathBuf;

use redeye_game::record::{Record, Step};
use redeye_game::{Game, SeatSet, Viewer, words::fits};
use redeye_games::{GameId, Narrate, Resistance, Teller, Telling, misfit, refusal, with_game};
use redeye_resistance::{
    Card, Character, Ending, Event, Loyalty, MISFITS, NightStep, PlotCard, REFUSALS, Side, Stage,
};
use redeye_words::{Args, Lang, Words};
use serde_json::Value;

/// One of each kind, and more where a text chooses by a number or a side.
const EVENTS: &[&str] = &[
    "you are resistance",
    "you are spy",
    "the spies are 1,2",
    "1 leads",
    "1 draws strong-leader,strong-leader,open-up",
    "1 gives close-eye to 2",
    "responsibility does nothing",
    "1 takes no-confidence from 3",
    "1 shows its character to 2",
    "2 is spy",
    "2 is resistance",
    "2 uses spotlight",
    "1 aims at mission 4",
    "1 proposes 1,2,3 for mission 2",
    "1 approve and - reject openly",
    "1,2 approve and - reject openly",
    "- approve and 1 reject openly",
    "- approve and 1,2 reject openly",
    "1 approve and 2 reject openly",
    "1,2,3,4,5 approve and - reject so it is approved at 0",
    "1,2,3 approve and 4,5 reject so it is approved at 2",
    "1 approve and 2,3,4,5 reject so it is rejected at 1",
    "1,2 approve and 3,4,5 reject so it is rejected at 2",
    "1,2 approve and 3,4,5 reject so it is rejected at 3",
    "1,2 approve and 3,4,5 reject so it is rejected at 4",
    "- approve and 1,2,3,4,5 reject so it is rejected at 5",
    "3 rejects it all the same at 1",
    "3 rejects it all the same at 5",
    "1 puts 1 in the spotlight",
    "2 plays fail face up",
    "2 plays success face up",
    "3 watches 4",
    "4 played fail",
    "mission 1 of 1,2 is a success with 0 fails",
    "mission 4 of 1,2,3,4 is a success with 1 fails",
    "mission 5 of 1,2,3 is a failure with 2 fails",
    "it ends with three-successes and the spies were 1,2",
    "it ends with three-failures and the spies were 1,2",
    "it ends with five-rejections and the spies were 1,2",
    "it ends with spy-chief-found and the spies were 1,2",
    "it ends with resistance-chief-found and the spies were 1,2",
    "it ends with coordinator-found and the spies were 1,2",
    "spies you see are 1,2",
    "you are the spy-hunter",
    "the spy chiefs are 3",
    "the spy chiefs are 3,4",
    "the deep agent is among 3",
    "the deep agent is among 3,4",
    "the resistance chiefs are 1,2",
    "the coordinator is 2",
    "1 appoints 4",
    "1 blames 4 and is right",
    "1 blames 4 and is wrong",
    "there were 0 chief-fails and 2 hacks",
    "there were 1 chief-fails and 0 hacks",
    "there were 2 chief-fails and 1 hacks",
    "4 is the resistance-hunter",
    "4 accuses 1 and is right",
    "4 accuses 1 and is wrong",
    "mission 3 turns into a success",
    "mission 3 turns into a failure",
    "1 inquires into 2",
    "1 examines 2",
    "2 hands over no-chief",
    "1 says that 2 handed over spy-chief",
    "1 says that 2 is spy",
    "1 says that 2 is resistance",
    "the characters were spy,resistance-chief,coordinator,spy-chief,dummy-agent",
];

fn events() -> Vec<Event> {
    EVENTS.iter().map(|text| text.parse().unwrap()).collect()
}

fn names() -> Vec<String> {
    ["Ana", "Ben", "Cai", "Dee", "Eli", "Fay", "Gus", "Hua", "Ida", "Jon"].map(Into::into).into()
}

/// The text in every language; nothing may be missing.
#[track_caller]
fn told(telling: &Telling, names: &[String]) -> Vec<String> {
    let tell = |lang| {
        let teller = Teller { words: Words::of(lang), names };
        let text = teller.words.format(&telling.key, &teller.args(telling));
        text.unwrap_or_else(|missing| panic!("{missing:?}"))
    };
    Lang::ALL.into_iter().map(tell).collect()
}

#[track_caller]
fn plain(key: &str) {
    told(&Telling::new(key), &[]);
}

#[test]
fn every_event_is_told_by_its_own_name_and_fields() {
    for pattern in Event::PATTERNS {
        assert!(EVENTS.iter().any(|text| fits(pattern, text)), "no example of `{pattern}`");
    }
    for event in events() {
        let telling = Resistance::event(&event);
        let Value::Object(mut fields) = serde_json::to_value(event).unwrap() else {
            panic!("an event is an object");
        };
        let name = fields.remove("event").unwrap();
        assert_eq!(telling.key, format!("resistance-event-{}", name.as_str().unwrap()));
        let fields: BTreeSet<&str> = fields.keys().map(String::as_str).collect();
        let args: BTreeSet<&str> = telling.args.iter().map(|(name, _)| *name).collect();
        assert_eq!(args, fields, "{event}");
        let texts = told(&telling, &names());
        let different: BTreeSet<&String> = texts.iter().collect();
        assert_eq!(different.len(), texts.len(), "two languages say the same: {texts:#?}");
    }
}

/// RES-4: nobody is somebody one can name; a list of nobody is not.
#[test]
fn texts_read_well_where_sets_are_empty() {
    let tell = |lang, text: &str| {
        let event = Resistance::event(&text.parse().unwrap());
        Teller { words: Words::of(lang), names: &names() }.text(&event)
    };
    let rejected = "- approve and 1,2,3,4,5 reject so it is rejected at 5";
    for (lang, text) in [
        (
            Lang::En,
            "Rejected, the fifth time: for it nobody, against it Ana, Ben, Cai, Dee and Eli.",
        ),
        (
            Lang::De,
            "Abgelehnt, zum fünften Mal: dafür niemand, dagegen Ana, Ben, Cai, Dee und Eli.",
        ),
        (
            Lang::Fr,
            "L’équipe est refusée, pour la cinquième fois. Pour\u{202f}: personne. \
             Contre\u{202f}: Ana, Ben, Cai, Dee et Eli.",
        ),
        (
            Lang::Nl,
            "Afgewezen, voor de vijfde keer. Voor: niemand. Tegen: Ana, Ben, Cai, Dee en Eli.",
        ),
        (
            Lang::Es,
            "El equipo queda rechazado, por quinta vez. A favor: nadie. \
             En contra: Ana, Ben, Cai, Dee y Eli.",
        ),
        (
            Lang::Pt,
            "A equipe foi rejeitada, pela quinta vez. A favor: ninguém. \
             Contra: Ana, Ben, Cai, Dee e Eli.",
        ),
    ] {
        assert_eq!(tell(lang, rejected), text);
    }
    let openly = "1,2 approve and - reject openly";
    assert_eq!(tell(Lang::En, openly), "Ana and Ben vote openly for the team.");
    assert_eq!(tell(Lang::Es, openly), "Ana y Ben votan abiertamente a favor del equipo.");
}

#[test]
fn every_thing_of_the_game_has_its_text() {
    for (kind, ids, has_about) in [
        ("side", Side::PATTERNS, true),
        ("card", Card::PATTERNS, true),
        ("plot", PlotCard::PATTERNS, true),
        ("stage", Stage::PATTERNS, true),
        ("ending", Ending::PATTERNS, false),
        ("character", Character::PATTERNS, true),
        ("loyalty", Loyalty::PATTERNS, false),
        ("night", NightStep::PATTERNS, false),
    ] {
        for id in ids {
            plain(&format!("resistance-{kind}-{id}"));
            if has_about {
                plain(&format!("resistance-{kind}-{id}.about"));
            }
        }
    }
    for id in Character::PATTERNS {
        plain(&format!("resistance-character-{id}.wins"));
    }
    let sections = [
        "goal",
        "deal",
        "proposal",
        "vote",
        "mission",
        "hunter",
        "accusation",
        "early",
        "investigation",
        "agents",
        "inquisitor",
        "hackers",
        "plots",
        "targeted",
        "blind",
        "end",
    ];
    for section in sections {
        plain(&format!("resistance-rules-{section}"));
        plain(&format!("resistance-rules-{section}.title"));
        for lang in Lang::ALL {
            let text = Words::of(lang).plain(&format!("resistance-rules-{section}"));
            let words = text.split_whitespace().count();
            assert!(words <= 95, "{lang}: the help on {section} has {words} words");
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
        let name = Words::of(Lang::En).format(&format!("{game}-name"), &Args::new());
        assert_eq!(name.as_deref(), Ok(game.name()), "the name on the box");
        plain(&format!("{game}-name"));
    }
}

#[test]
fn every_refusal_is_a_sentence() {
    for refused in REFUSALS {
        for lang in Lang::ALL {
            let words = Words::of(lang);
            let text = words.format(&format!("resistance-refusal-{}", refused.key), &Args::new());
            let text = text.unwrap_or_else(|missing| panic!("{missing:?}"));
            assert!(text.ends_with('.'), "{lang}: {text}");
            let cited = refusal::<Resistance>(words, refused);
            assert_eq!(cited, format!("{text} ({})", refused.rule));
        }
    }
}

/// Each way in which options do not fit, met once.
#[test]
fn every_misfit_says_what_is_wrong() {
    let wrong = Resistance::configure(4, "sauce pause blind=yes targeted targeted").unwrap_err().0;
    let pause = Resistance::configure(5, "pause=2").unwrap_err().0;
    // RES-60: what Hostile Intent does not allow.
    let alone = "dummy-agent pretender hidden-hacker blind";
    let alone = Resistance::configure(5, alone).unwrap_err().0;
    let crowded = "blind hunter dummy-agent coordinator deep-agent";
    let crowded = Resistance::configure(6, crowded).unwrap_err().0;
    let resistance = "hunter dummy-agent coordinator resistance-hacker blame";
    let resistance = Resistance::configure(7, resistance).unwrap_err().0;
    let all = [wrong, pause, alone, crowded, resistance];
    let misfits: Vec<_> = all.iter().flatten().collect();
    let keys: BTreeSet<&str> = misfits.iter().map(|misfit| misfit.key).collect();
    let generic = [
        "misfit-unknown-option",
        "misfit-needs-value",
        "misfit-takes-no-value",
        "misfit-given-twice",
    ];
    assert_eq!(keys, MISFITS.iter().copied().chain(generic).collect());
    for one in misfits {
        for lang in Lang::ALL {
            let args: Args<'_> = one.args.iter().map(|(name, arg)| (*name, arg.as_str())).collect();
            let text = Words::of(lang).format(one.key, &args);
            let text = text.unwrap_or_else(|missing| panic!("{missing:?}"));
            assert!(text.ends_with('.') && misfit(Words::of(lang), one).starts_with(&text));
            assert!(one.args.iter().all(|(_, arg)| text.contains(arg)), "{text}");
        }
    }
}

/// All that is ever told and shown in our matches, in all six languages.
#[test]
fn every_match_can_be_told() {
    let matches = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/matches");
    let mut told_events = 0;
    for game in GameId::ALL {
        for folder in ["golden", "scripts"] {
            let folder = matches.join(game.id()).join(folder);
            for entry in std::fs::read_dir(&folder).unwrap() {
                let path = entry.unwrap().path();
                if path.extension().is_some_and(|extension| extension == "match") {
                    let text = std::fs::read_to_string(&path).unwrap();
                    told_events += with_game!(game, G => tell_match::<G>(&text));
                }
            }
        }
    }
    assert!(told_events > 500, "only {told_events} events were told");
}

fn tell_match<G: Narrate>(text: &str) -> usize {
    let record = Record::<G>::read(text).unwrap();
    let names = &record.header.names;
    let mut replay = record.replay();
    let mut events = 0;
    while let Some(line) = replay.step().unwrap() {
        if !matches!(line.step, Step::Entry(_)) {
            continue;
        }
        for (_, event) in replay.told().iter() {
            told(&G::event(event), names);
            events += 1;
        }
        let viewers = SeatSet::first(names.len() as u8).iter().map(Viewer::Seat);
        for viewer in viewers.chain([Viewer::Public, Viewer::All]) {
            for line in G::status(&replay.game().state().view(viewer)) {
                told(&line, names);
            }
        }
    }
    events
}
