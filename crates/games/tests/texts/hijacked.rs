//! What Hijacked can say.

use std::collections::BTreeSet;

use redeye_games::Hijacked;
use redeye_hijacked::{
    Colour, CybotCard, DieKind, Goal, Hijacker, Kind, MISFITS, REFUSALS, Stage, Stone, Tile,
};
use redeye_texts::{Lang, Texts};

use super::{helps, misfits, names_all, plain, refuses, tells};

/// One of each kind, and more where a text chooses by a number or a short name.
pub(super) const EVENTS: &[&str] = &[
    "1 begins",
    "hijackers are recognised,supplied,piloted,stocked",
    "numbers are 3,1,5,2",
    "goals are persuade-1,markers-8,passengers-3 for medals 2,1,3",
    "the discard is shuffled",
    "the pile shows 4",
    "a card with 4 is laid at 3",
    "round 1 begins",
    "1 rolls 3",
    "1 rolls 3,5,5",
    "1 turns d2 to 6 for crypto",
    "1 turns d1 to 1 for joker",
    "1 places d1",
    "1 chooses 3",
    "1 chooses the top card B01",
    "R01 is opened at 3",
    "1 plays B01 for crypto:1",
    "1 plays B05 for crypto:1,joker:1",
    "1 plays G01 for -",
    "1 discards G01",
    "1 discards B01",
    "1 discards N01",
    "1 discards Y01",
    "1 discards R01",
    "1 reserves 3 with 4",
    "1 has 3 reserved no longer",
    "1 rescues a passenger with B01,B02",
    "1 rescues a pilot with B01,B02,B03",
    "1 rescues a pilot with B01,G02,B03",
    "1 builds trust",
    "1 draws green",
    "1 draws red",
    "1 stops",
    "trust is 40",
    "1 takes the star",
    "1 persuades settled to 2",
    "settled gives up to 1",
    "foremost comes to 2",
    "1 calls the police back",
    "the police is at 7",
    "the police is at 0",
    "1 is offered gifts,trust",
    "1 is offered trust",
    "1 keeps top-card",
    "1 takes crypto",
    "1 takes food",
    "1 takes medicine",
    "1 takes joker",
    "1 takes a bonus die",
    "1 takes a mini die",
    "1 ends the turn",
    "1 moves by 1 to 7",
    "1 moves by 5 to 12",
    "1 moves by -1 to 0",
    "1 may take a marker",
    "1 may take a mini die",
    "1 declines the marker",
    "1 declines the mini-die",
    "1 cashes food",
    "1 takes medal 3 for dice-4",
    "medal 2 for passengers-3-pilot-1 leaves the game",
    "1 cashes medal 3",
    "1 uses comeback",
    "1 gives medicine to 2",
    "1 takes Y01 back",
    "the Cybot plays scan-left",
    "the plane is stormed",
    "the last call begins",
    "1 passes",
    "the talks have succeeded",
];

fn tell(lang: Lang, seats: usize, text: &str) -> String {
    super::tell::<Hijacked>(lang, seats, "", text)
}

#[test]
fn every_event_is_told_by_its_own_name_and_fields() {
    for seats in [1, 4] {
        tells::<Hijacked>(seats, "", EVENTS);
    }
}

#[test]
fn texts_read_well_whatever_they_choose_by() {
    for (event, text) in [
        ("1 plays B01 for crypto:1", "Ana plays a blue card for 1 × Crypto."),
        ("1 plays G01 for -", "Ana plays a grey card free of charge."),
        ("1 discards R01", "Ana discards a red card."),
        ("R01 is opened at 3", "On place 3, a red card is turned up."),
        ("1 rolls 3,5", "Ana rolls 3 and 5."),
        ("1 turns d2 to 6 for crypto", "Ana gives a crypto marker and turns die 2 to 6."),
        ("1 takes joker", "Ana takes a joker."),
        ("1 moves by 1 to 7", "Ana gets 1 point and stands at 7."),
        ("1 moves by 5 to 12", "Ana gets 5 points and stands at 12."),
        ("1 moves by -1 to 0", "Ana loses 1 point and stands at 0."),
        ("1 rescues a pilot with B01,G02,B03", "Ana rescues a pilot with 2 × Blue and 1 × Grey."),
        ("1 persuades settled to 2", "Ana talks to “Clean Slate”: step 2 of 4."),
        ("1 is offered gifts,trust", "Ana can keep one of two bonus tiles: Gifts and Free talk."),
        ("1 is offered trust", "One bonus tile is left for Ana: Free talk."),
        ("the police is at 0", "The police are at the plane."),
    ] {
        assert_eq!(tell(Lang::En, 4, event), text);
    }
}

/// HIJ-80: nobody sits on the seat of the Cybot, and yet it has a name.
#[test]
fn the_cybot_is_told_by_its_name() {
    for lang in Lang::ALL {
        let cybot = Texts::of(lang).plain("hijacked-the-cybot");
        for text in ["2 takes crypto", "2 moves by 1 to 7", "1 gives food to 2"] {
            let told = tell(lang, 1, text);
            assert!(told.contains(&cybot), "{lang}: {told}");
            assert_eq!(told.contains("Ana"), text.starts_with('1'), "{lang}: {told}");
            assert!(!tell(lang, 2, text).contains(&cybot), "{lang}: two play without it");
        }
    }
}

/// A card is named by its colour, a marker by its kind, and no two alike.
#[test]
fn no_two_things_have_the_same_name() {
    let different = |texts: Vec<String>| {
        let count = texts.len();
        assert_eq!(texts.iter().collect::<BTreeSet<_>>().len(), count, "{texts:#?}");
    };
    for lang in Lang::ALL {
        let cards = ["G01", "B01", "N01", "Y01", "R01"];
        different(cards.map(|card| tell(lang, 4, &format!("1 discards {card}"))).into());
        let kinds = Kind::PATTERNS.iter().map(|kind| tell(lang, 4, &format!("1 takes {kind}")));
        different(kinds.collect());
        for (kind, ids) in [
            ("hijacker", Hijacker::PATTERNS),
            ("tile", Tile::PATTERNS),
            ("goal", Goal::PATTERNS),
            ("kind", Kind::PATTERNS),
            ("colour", Colour::PATTERNS),
            ("cybot", CybotCard::PATTERNS),
            ("die", DieKind::PATTERNS),
            ("stone", Stone::PATTERNS),
        ] {
            let name = |id: &&str| Texts::of(lang).plain(&format!("hijacked-{kind}-{id}"));
            different(ids.iter().map(name).collect());
        }
    }
}

#[test]
fn every_thing_of_the_game_has_its_text() {
    plain("hijacked-the-cybot");
    names_all::<Hijacked>(&[
        ("hijacker", Hijacker::PATTERNS, &["about"]),
        ("tile", Tile::PATTERNS, &["about"]),
        ("goal", Goal::PATTERNS, &["about", "short"]),
        ("kind", Kind::PATTERNS, &[]),
        ("colour", Colour::PATTERNS, &[]),
        ("cybot", CybotCard::PATTERNS, &["about"]),
        ("die", DieKind::PATTERNS, &[]),
        ("stone", Stone::PATTERNS, &[]),
        ("stage", Stage::PATTERNS, &["about"]),
    ]);
    helps::<Hijacked>(&["goal", "round", "cards", "reserving", "rescuing", "trust", "hijackers"]);
    helps::<Hijacked>(&["retreat", "markers", "dice", "points", "tiles", "score", "solo"]);
    helps::<Hijacked>(&["reconstruction"]);
}

#[test]
fn every_refusal_is_a_sentence() {
    refuses::<Hijacked>(REFUSALS);
}

/// Each way in which options do not fit, met once.
#[test]
fn every_misfit_says_what_is_wrong() {
    misfits::<Hijacked>(MISFITS, &[(5, "pause=4")]);
}
