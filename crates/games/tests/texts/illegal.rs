//! What Illegal can say.

use std::collections::BTreeSet;

use redeye_game::Game as _;
use redeye_games::{Illegal, Message};
use redeye_illegal::{MISFITS, Next, REFUSALS, Resource, Stage, Trade};
use redeye_texts::{Lang, Texts};

use super::{Facts, helps_with, misfits, names_all, refuses, tell, tells, told};

/// One of each kind, and more where a text chooses by a number.
pub(super) const EVENTS: &[&str] = &[
    "guns/alcohol/powder is packed",
    "guns/alcohol/powder is unpacked",
    "the packets are ready",
    "1 gets luxury-cars/call-girls/pornography",
    "the game master may start the session",
    "the game master may start the docks",
    "the game master may start the debate",
    "session 1 begins",
    "1 knocks at 2",
    "1 knocks at 2 no longer",
    "2 turns 1 away",
    "3 walk to corner 1",
    "1,2 walk to corner 2",
    "1 come back to the table",
    "1,2,3 come back to the table",
    "1 lays guns for 2",
    "1 takes guns back from 2",
    "1 confirms guns:2 for alcohol:1 with 2",
    "1 and 2 exchange guns:2,powder:1 for alcohol:1",
    "1 and 2 have laid - for alcohol:1 and - confirm",
    "1 and 2 have laid guns:2 for - and - confirm",
    "1 and 2 have laid guns:2 for alcohol:1 and 2 confirm",
    "1 and 2 have laid guns:2 for alcohol:1,powder:2 and 1,2 confirm",
    "3 is done",
    "session 5 is over",
    "at dock 1 lies guns",
    "the rush at dock 1 begins",
    "the lot is 3,1,2",
    "4 takes secret-files",
    "4 is left with secret-files",
    "the cards of dock 2 are handed out",
    "4 is handed secret-files",
    "who is guns-dealer,alcohol-buyer",
    "who is call-girls-buyer",
    "everybody points",
    "2,-,2,1 so 2 takes guns-dealer,alcohol-buyer",
    "2,-,2,1 so 2 takes guns-dealer",
    "2,1,-,- so guns-dealer,alcohol-buyer leave the game",
    "-,-,-,- so guns-dealer,alcohol-buyer leave the game",
    "-,-,-,- so alcohol-buyer leave the game",
    "the game master may say who reveals first",
    "1 was guns/alcohol/powder and has guns:1,alcohol:9 for 1 points",
    "1 was guns/alcohol/powder and has alcohol:2 for 2 points",
    "1 was guns/alcohol/powder and has guns:2 for -1 points",
    "1 was guns/alcohol/powder and has - for -10 points",
    "1 was guns/alcohol/powder and has - for 0 points",
    "1 gave guns:2 to 2 for alcohol:1 in session 3 after 125250 ms",
    "1 win",
    "1,3 win",
];

/// What the rules help fills in where no table is meant, and at two tables.
const ANY_TABLE: Facts = &[
    ("players", "0"),
    ("casual", "any"),
    ("advanced", "any"),
    ("gm", "any"),
    ("minutes", "0"),
    ("debate", "0"),
];
const PLAIN_TABLE: Facts = &[
    ("players", "8"),
    ("casual", "no"),
    ("advanced", "no"),
    ("gm", "no"),
    ("minutes", "3"),
    ("debate", "60"),
];
const EVERY_OPTION: Facts = &[
    ("players", "5"),
    ("casual", "yes"),
    ("advanced", "yes"),
    ("gm", "yes"),
    ("minutes", "1"),
    ("debate", "90"),
];

/// The pages of the rules help.
const PAGES: [&str; 11] = [
    "goal", "deal", "sessions", "corners", "exchange", "docks", "tribunal", "score", "casual",
    "advanced", "master",
];

/// The names of all resources and roles, by their keys. `naming` is `illegal-` for those on the
/// box, and `illegal-family-` for ours.
fn trades(naming: &str) -> Vec<String> {
    let resources = Resource::PATTERNS.iter().map(|id| format!("{naming}resource-{id}"));
    let role = |id| Trade::PATTERNS.iter().map(move |trade| format!("{naming}role-{id}-{trade}"));
    resources.chain(Resource::PATTERNS.iter().flat_map(role)).collect()
}

/// Those of `names` that `text` mentions, as words of their own.
fn mentioned<'n>(text: &str, names: &'n [String]) -> Vec<&'n String> {
    let text = text.to_lowercase();
    let mentions = |name: &&String| {
        let name = name.to_lowercase();
        text.match_indices(&name).any(|(start, found)| {
            let before = text[..start].chars().next_back();
            let after = text[start + found.len()..].chars().next();
            ![before, after].into_iter().flatten().any(char::is_alphanumeric)
        })
    };
    names.iter().filter(mentions).collect()
}

#[test]
fn every_event_is_told_by_its_own_name_and_fields() {
    for options in ["", "family"] {
        tells::<Illegal>(4, options, EVENTS);
    }
}

#[test]
fn texts_read_well_where_there_are_none_one_or_many() {
    let tell = |text: &str| tell::<Illegal>(Lang::En, 4, "", text);
    assert_eq!(
        tell("1 and 2 have laid guns:2 for - and - confirm"),
        "Ana offers 2 × Guns, Ben offers nothing. Neither side has confirmed."
    );
    assert_eq!(
        tell("1 and 2 have laid guns:2 for alcohol:1 and 2 confirm"),
        "Ana offers 2 × Guns, Ben offers 1 × Alcohol. Ben has confirmed."
    );
    assert_eq!(
        tell("2,-,2,1 so 2 takes guns-dealer,alcohol-buyer"),
        "Ana → Ben, Cai → Ben and Dee → Ana. Ben gets the suspect cards: Arms Dealer and Hollywood \
         Star."
    );
    assert_eq!(
        tell("-,-,-,- so alcohol-buyer leave the game"),
        "Nobody points. The suspect card leaves the game: Hollywood Star."
    );
    assert_eq!(
        tell("1 was guns/alcohol/powder and has - for -10 points"),
        "Ana reveals the packet: Arms Dealer, Hollywood Star and Powder. No cards in hand. -10 \
         points."
    );
}

/// ILL-2: a family table tells everything by our own names, and nothing by those on the box.
#[test]
fn a_family_table_names_nothing_that_is_on_the_box() {
    for lang in Lang::ALL {
        let texts = Texts::of(lang);
        let box_names: Vec<String> =
            trades("illegal-").iter().map(|key| texts.plain(key)).collect();
        let ours: Vec<String> =
            trades("illegal-family-").iter().map(|key| texts.plain(key)).collect();
        for name in &ours {
            assert!(mentioned(name, &box_names).is_empty(), "{lang}: {name}");
        }
        // What everybody reads at such a table, whatever is traded.
        let pages = PAGES.iter().map(|page| format!("illegal-rules-{page}"));
        let refusals = REFUSALS.iter().map(|refusal| format!("illegal-refusal-{}", refusal.key));
        let stages = Stage::PATTERNS.iter().map(|stage| format!("illegal-stage-{stage}.about"));
        let options = Illegal::OPTIONS.iter();
        let options = options.map(|option| format!("illegal-option-{}.about", option.name));
        let facts = [ANY_TABLE, PLAIN_TABLE, EVERY_OPTION];
        let pages = pages.flat_map(|key| {
            facts.map(|facts| texts.format(&key, &facts.iter().copied().collect()).unwrap())
        });
        let plain = refusals.chain(stages).chain(options).map(|key| texts.plain(&key));
        for text in pages.chain(plain) {
            assert!(mentioned(&text, &box_names).is_empty(), "{lang}: {text}");
        }
        for example in EVENTS {
            let tell = |options| tell::<Illegal>(lang, 4, options, example);
            let (text, text_on_the_box) = (tell("family"), tell(""));
            assert!(mentioned(&text, &box_names).is_empty(), "{lang}: {text}");
            let names_none = mentioned(&text_on_the_box, &box_names).is_empty();
            assert_eq!(mentioned(&text, &ours).is_empty(), names_none, "{lang}: {text}");
        }
    }
}

/// The check can fail: a name is found, but not inside another word.
#[test]
fn names_are_found_where_they_are_mentioned() {
    let names = ["Guns".to_owned(), "Pó".to_owned()];
    assert_eq!(mentioned("Two guns, please.", &names), [&names[0]]);
    assert_eq!(mentioned("Depósito após PÓ", &names), [&names[1]]);
    assert!(mentioned("Gunship, pólvora.", &names).is_empty());
}

/// Nobody takes one thing for another: in each language no two have the same name.
#[test]
fn no_two_things_have_the_same_name() {
    let keys = [trades("illegal-"), trades("illegal-family-")].concat();
    let all: Vec<Vec<String>> =
        keys.iter().map(|key| told::<Illegal>(&Message::new(key), &[], "")).collect();
    for (place, lang) in Lang::ALL.into_iter().enumerate() {
        let different: BTreeSet<String> =
            all.iter().map(|texts| texts[place].to_lowercase()).collect();
        assert_eq!(different.len(), keys.len(), "{lang}");
    }
}

#[test]
fn every_thing_of_the_game_has_its_text() {
    names_all::<Illegal>(&[
        ("resource", Resource::PATTERNS, &[]),
        ("family-resource", Resource::PATTERNS, &[]),
        ("trade", Trade::PATTERNS, &[]),
        ("stage", Stage::PATTERNS, &["about"]),
        ("next", Next::PATTERNS, &[]),
    ]);
    for kind in ["role", "family-role"] {
        for resource in Resource::PATTERNS {
            names_all::<Illegal>(&[(&format!("{kind}-{resource}"), Trade::PATTERNS, &[])]);
        }
    }
    helps_with::<Illegal>(&PAGES, &[ANY_TABLE, PLAIN_TABLE, EVERY_OPTION]);
}

#[test]
fn every_refusal_is_a_sentence() {
    refuses::<Illegal>(REFUSALS);
}

/// Each way in which options do not fit, met once.
#[test]
fn every_misfit_says_what_is_wrong() {
    let tables = [(3, ""), (4, "gm"), (4, "session=31 debate=5 pause=1"), (4, "casual session=3")];
    misfits::<Illegal>(MISFITS, &tables);
}
