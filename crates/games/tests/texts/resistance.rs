//! What The Resistance can say.

use redeye_games::Resistance;
use redeye_resistance::{
    Card, Character, Ending, Loyalty, MISFITS, PlotCard, REFUSALS, Side, Stage,
};
use redeye_texts::Lang;

use super::{Facts, helps, helps_with, misfits, names_all, refuses, tell, tells};

/// One of each kind, and more where a text chooses by a number or a side.
pub(super) const EVENTS: &[&str] = &[
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
    "mission 1 of 1,2 is a success with 0 fails 0 chief-fails 0 hacks",
    "mission 4 of 1,2,3,4 is a success with 1 fails 0 chief-fails 0 hacks",
    "mission 5 of 1,2,3 is a failure with 2 fails 0 chief-fails 0 hacks",
    "mission 2 of 1,2,3 is a failure with 0 fails 1 chief-fails 0 hacks",
    "mission 2 of 1,2,3 is a failure with 1 fails 2 chief-fails 0 hacks",
    "mission 2 of 1,2,3 is a failure with 0 fails 0 chief-fails 1 hacks",
    "mission 3 of 1,2,3 is a success with 1 fails 0 chief-fails 1 hacks",
    "mission 3 of 1,2,3 is a success with 0 fails 1 chief-fails 2 hacks",
    "mission 3 of 1,2,3,4 is a failure with 1 fails 1 chief-fails 2 hacks",
    "in mission 1 fail by 1 chief-fail by - hack by -",
    "in mission 2 fail by 1,2 chief-fail by - hack by -",
    "in mission 3 fail by - chief-fail by 3 hack by -",
    "in mission 3 fail by - chief-fail by - hack by 2,4",
    "in mission 4 fail by 1 chief-fail by 3 hack by -",
    "in mission 4 fail by 1,2 chief-fail by - hack by 4",
    "in mission 4 fail by - chief-fail by 3,4 hack by 1",
    "in mission 5 fail by 1 chief-fail by 2 hack by 3,4",
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

/// What the rules help fills in where no table is meant, and at tables that differ in it.
const FACTS: &[Facts] = &[
    &[("hunter", "any"), ("deal", "any"), ("hackers", "any")],
    &[("hunter", "no"), ("deal", "sides"), ("hackers", "no")],
    &[("hunter", "no"), ("deal", "blind"), ("hackers", "no")],
    &[("hunter", "no"), ("deal", "hidden"), ("hackers", "yes")],
    &[("hunter", "yes"), ("deal", "hunter"), ("hackers", "yes")],
];

#[test]
fn every_event_is_told_by_its_own_name_and_fields() {
    tells::<Resistance>(5, "", EVENTS);
}

/// RES-4: nobody is somebody one can name; a list of nobody is not.
#[test]
fn texts_read_well_where_sets_are_empty() {
    let tell = |lang, text: &str| tell::<Resistance>(lang, 5, "", text);
    let rejected = "- approve and 1,2,3,4,5 reject so it is rejected at 5";
    for (lang, text) in [
        (
            Lang::En,
            "Rejected for the fifth time. For: nobody. Against: Ana, Ben, Cai, Dee and Eli.",
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
            "Het team is afgewezen; dat is de vijfde afwijzing. Voor: niemand. \
             Tegen: Ana, Ben, Cai, Dee en Eli.",
        ),
        (
            Lang::Es,
            "El equipo queda rechazado: quinto rechazo. A favor: nadie. \
             En contra: Ana, Ben, Cai, Dee y Eli.",
        ),
        (
            Lang::Pt,
            "A equipe foi rejeitada: quinta rejeição. A favor: ninguém. \
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
    names_all::<Resistance>(&[
        // What a side, a character or a line of the night is about depends on the table: the
        // browser, which alone shows it, tests it.
        ("side", Side::PATTERNS, &[]),
        ("card", Card::PATTERNS, &["about"]),
        ("plot", PlotCard::PATTERNS, &["about"]),
        ("stage", Stage::PATTERNS, &["about"]),
        ("ending", Ending::PATTERNS, &[]),
        ("character", Character::PATTERNS, &[]),
        ("loyalty", Loyalty::PATTERNS, &[]),
    ]);
    helps::<Resistance>(&["proposal", "vote", "plots", "targeted", "blind", "hackers"]);
    helps::<Resistance>(&["hunter", "accusation", "early", "investigation"]);
    helps::<Resistance>(&["dummy-agent", "coordinator", "deep-agent", "pretender", "blame"]);
    helps_with::<Resistance>(&["goal", "deal", "mission", "inquisitor", "end"], FACTS);
}

#[test]
fn every_refusal_is_a_sentence() {
    refuses::<Resistance>(REFUSALS);
}

/// Each way in which options do not fit, met once.
#[test]
fn every_misfit_says_what_is_wrong() {
    let generic = ["unknown-option", "needs-value", "takes-no-value", "given-twice"];
    let generic = generic.map(|name| format!("misfit-{name}"));
    let keys = MISFITS.iter().copied().chain(generic.iter().map(String::as_str));
    misfits::<Resistance>(
        &keys.collect::<Vec<_>>(),
        &[
            (4, "sauce pause blind=yes targeted targeted"),
            (5, "pause=2"),
            // RES-60: what Hostile Intent does not allow.
            (5, "dummy-agent pretender hidden-hacker blind"),
            (6, "blind hunter dummy-agent coordinator deep-agent"),
            (7, "hunter dummy-agent coordinator resistance-hacker blame"),
        ],
    );
}
