//! What Mayday! Mayday! can say.

use redeye_games::Mayday;
use redeye_mayday::{
    Ending, MISFITS, Part, REFUSALS, Round, Side, Spot, Stage, Status, Veteran, Vote,
};
use redeye_texts::Lang;

use super::{Facts, helps, helps_with, misfits, names_all, refuses, tell, tells};

/// One of each kind, and more where a text chooses by a number or a side.
pub(super) const EVENTS: &[&str] = &[
    "you are honest",
    "you are infiltrator",
    "the infiltrators are 1,2",
    "you hold listen",
    "1 begins",
    "1 will look at the left card of 2",
    "1 will look at the middle card of 2",
    "1 will look at the right card of 2",
    "1 looks at the left card of 2",
    "1 looks at the middle card of 2",
    "1 looks at the right card of 2",
    "the left card of 2 is honest",
    "the right card of 2 is infiltrator",
    "1 marks the left card of 2 as honest",
    "1 marks the middle card of 2 as infiltrator",
    "the round doubt begins",
    "the round reliable begins",
    "the round captain begins",
    "the skirmish is about 3",
    "4 must look at 3",
    "nobody can look at 3",
    "1,2 protect and 4,5 punch so 3 is protected",
    "1 protect and 2,4,5 punch so 3 is punched",
    "- protect and 1,2,4,5 punch so 3 is punched",
    "1,2,4,5 protect and - punch so 3 is protected",
    "4 need no vote in the round doubt",
    "4,5 need no vote in the round doubt",
    "4 need no vote in the round reliable",
    "4,5 need no vote in the round reliable",
    "3 is the captain",
    "3 turns up hih",
    "3 sends 1 to look at 2",
    "3 lets 1 in",
    "2 uses i-will-look",
    "2 looks at its own left card",
    "2 looks at its own middle card",
    "your left card is honest",
    "your right card is infiltrator",
    "2 marks its own left card as honest",
    "2 marks its own right card as infiltrator",
    "only 2 may speak",
    "it ends with safe-landing and the cards were hih,hih,iih,hhi,iih",
    "it ends with infiltrator-captain and the cards were hih,hih,iih,hhi,iih",
    "it ends with infiltrator-let-in and the cards were hih,hih,iih,hhi,iih",
    "1 lied about the left card of 2",
    "1 lied about the middle card of 2",
    "1 lied about the right card of 2",
];

/// At any table, and at some.
const FACTS: &[Facts] = &[
    &[("seats", "0"), ("veterans", "any")],
    &[("seats", "5"), ("veterans", "none")],
    &[("seats", "6"), ("veterans", "experienced")],
    &[("seats", "8"), ("veterans", "veterans")],
];

#[test]
fn every_event_is_told_by_its_own_name_and_fields() {
    tells::<Mayday>(5, "", EVENTS);
}

/// MAY-23: nobody is somebody one can name; a list of nobody is not.
#[test]
fn texts_read_well_where_sets_are_empty() {
    let tell = |text: &str| tell::<Mayday>(Lang::En, 5, "", text);
    assert_eq!(
        tell("- protect and 1,2,4,5 punch so 3 is punched"),
        "Cai is punched: nobody protects, Ana, Ben, Dee and Eli punch."
    );
    assert_eq!(
        tell("it ends with safe-landing and the cards were hih,hih,iih,hhi,iih"),
        "All the honest are in the cockpit: the honest crew lands the plane and wins. The teams: \
         Ana (Honest), Ben (Honest), Cai (Infiltrator), Dee (Honest) and Eli (Infiltrator)."
    );
}

#[test]
fn every_thing_of_the_game_has_its_text() {
    names_all::<Mayday>(&[
        ("side", Side::PATTERNS, &["about"]),
        ("spot", Spot::PATTERNS, &[]),
        ("vote", Vote::PATTERNS, &["about"]),
        ("round", Round::PATTERNS, &["about"]),
        ("status", Status::PATTERNS, &[]),
        ("part", Part::PATTERNS, &["about"]),
        ("veteran", Veteran::PATTERNS, &["about"]),
        ("stage", Stage::PATTERNS, &["about"]),
        ("ending", Ending::PATTERNS, &[]),
    ]);
    helps::<Mayday>(&["deal", "looking", "skirmish", "captain", "cockpit", "end"]);
    helps_with::<Mayday>(&["goal", "suspicions", "doubt", "veterans"], FACTS);
}

#[test]
fn every_refusal_is_a_sentence() {
    refuses::<Mayday>(REFUSALS);
}

/// Each way in which options do not fit, met once.
#[test]
fn every_misfit_says_what_is_wrong() {
    let tables =
        [(9, ""), (5, "pause=2"), (5, "veterans experienced=9"), (6, "experienced=9 arrows=1-1-1")];
    misfits::<Mayday>(MISFITS, &tables);
}
