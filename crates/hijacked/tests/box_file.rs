//! The box: what is printed on the pieces is data, and checked.

use std::collections::BTreeSet;

use redeye_game::{Game, Misfit};
use redeye_hijacked::{BOX_BYTES_MAX, BOX_MISFITS, Components, Config, Hijacked, MISFITS};

const SHIPPED: &str = include_str!("../box.txt");

/// A line of it.
const GREY: &str = "card G01 5 0 -";

/// The shipped box with something else in it, and another name.
fn changed(from: &str, to: &str) -> String {
    assert!(SHIPPED.contains(from), "{from}");
    SHIPPED.replace("name shipped", "name mine").replacen(from, to, 1)
}

/// What does not fit, as `HIJ-4 count wanted=2 found=1 line=13`.
fn misfits(text: &str) -> Vec<String> {
    let shown = |Misfit { option, rule, key, args }: &Misfit| {
        assert!(option == "box" && BOX_MISFITS.contains(key), "{option}: {key}");
        let key = key.strip_prefix("hijacked-box-misfit-").unwrap();
        let args: Vec<String> = args.iter().map(|(name, arg)| format!(" {name}={arg}")).collect();
        format!("{} {key}{}", rule.unwrap_or("-"), args.concat())
    };
    Components::read(text).unwrap_err().0.iter().map(shown).collect()
}

fn line_of(what: &str) -> usize {
    SHIPPED.lines().position(|line| line == what).unwrap() + 1
}

/// HIJ-3: the shipped box fits, and is the default.
#[test]
fn the_shipped_box() {
    let shipped = Components::read(SHIPPED).unwrap();
    assert_eq!(shipped, *Components::shipped());
    assert_eq!(Hijacked::configure(2, "").unwrap().components(), &shipped);
    let face = shipped.face("Y08".parse().unwrap()).unwrap();
    assert_eq!(
        (face.back, face.trust, face.demands.to_string().as_str()),
        (6, 20, "food:1,medicine:1")
    );
    assert_eq!(shipped.face("R09".parse().unwrap()), None);
    // Comments aside, it is written as it was read.
    let says = |line: &&str| !line.is_empty() && !line.starts_with('#');
    let lines: Vec<&str> = SHIPPED.lines().filter(says).collect();
    assert_eq!(shipped.to_string().lines().collect::<Vec<_>>(), lines);
}

/// HIJ-3: another box is in the options, whole, and comes back from there.
#[test]
fn another_box_is_in_the_options() {
    let text = changed("place 1-3 4-6", "place 2-5 6-6");
    let mine = Components::read(&text).unwrap();
    let options = format!("box={}", mine.to_option());
    assert!(options.len() < 2_000 && !options.contains(char::is_whitespace), "{}", options.len());
    let config = Hijacked::configure(3, &options).unwrap();
    assert_eq!((config.components(), config.to_string()), (&mine, options));
    assert_eq!(config.components().name(), "mine");
    let wire = serde_json::to_string(&config).unwrap();
    assert_eq!(serde_json::from_str::<Config>(&wire).unwrap(), config);
    // The shipped one is left out, however it is given.
    let shipped = format!("box={}", Components::shipped().to_option());
    assert_eq!(Hijacked::configure(3, &shipped).unwrap().to_string(), "");
}

/// HIJ-3: the longest box that there can be: hosts send it in their settings, which take 4 KiB.
#[test]
fn no_box_is_too_long_for_the_settings() {
    let lines = SHIPPED.lines().map(|line| match line.split(' ').next() {
        Some("name") => format!("name {}", "x".repeat(24)),
        Some("markers") => "markers 0 0 13 13".to_owned(),
        Some("recognition") => "recognition 35 36 37 38 39".to_owned(),
        Some("objective") => "objective passengers-3-pilot-1 passengers-3 persuade-1".to_owned(),
        Some("track") => {
            "track markers 11 12 13 14 15 16 17 18 19 20 dice 31 32 33 34 35 36 37 38 39 40"
                .to_owned()
        }
        Some("steps") => "steps 37 38 39".to_owned(),
        Some("cybot") => format!("cybot{}", " countersign".repeat(12)),
        Some("card") if !line.contains('R') => format!("{} 100 C+F+M", &line[..10]),
        _ => line.to_owned(),
    });
    let longest = Components::read(&lines.collect::<Vec<_>>().join("\n")).unwrap().to_option();
    assert!((2_000..2_500).contains(&longest.len()), "{}", longest.len());
}

/// What is spoilt in the shipped box, by what, and what is said about it: at the end the line.
const SPOILT: &[(&str, &str, &str)] = &[
    ("place 1-6 1-6", "place 1-6", "HIJ-4 count wanted=2 found=1 line="),
    ("place 1-6 1-6", "place 0-6 1-6", "HIJ-4 space word=0-6 line="),
    ("place 1-6 1-6", "place 1-7 1-6", "HIJ-4 space word=1-7 line="),
    ("place 1-6 1-6", "place 4-3 1-6", "HIJ-4 space word=4-3 line="),
    ("place 1-6 1-6", "place 1-6 6", "HIJ-4 space word=6 line="),
    ("markers 6 6 6 8", "markers 6 6 6 7", "HIJ-7 markers found=25 wanted=26 line="),
    ("markers 6 6 6 8", "markers 6 6 6 -8", "HIJ-7 number word=-8 line="),
    ("markers 6 6 6 8", "markers 6 6 8", "HIJ-7 count wanted=4 found=3 line="),
    ("recognition 3 6", "recognition 7 6", "HIJ-9 falling line="),
    ("recognition 3 6 9 12 15", "recognition 3 6 9 12 40", "HIJ-9 falling line="),
    ("recognition 3 6", "recognition three 6", "HIJ-9 number word=three line="),
    ("objective dice-4 points-18", "objective dice-4 dice-4", "HIJ-71 goal-twice line="),
    (
        "objective dice-4 points-18",
        "objective dice-4 points-19",
        "HIJ-71 no-such-goal word=points-19 line=",
    ),
    ("track markers 3 13", "track markers 13 3", "HIJ-70 bonus-spaces most=10 last=40 line="),
    ("track markers 3 13", "track markers 0 13", "HIJ-70 bonus-spaces most=10 last=40 line="),
    ("track markers 3 13", "track markers 3 3", "HIJ-70 bonus-spaces most=10 last=40 line="),
    ("track markers 3 13", "track markers x 13", "HIJ-70 bonus-spaces most=10 last=40 line="),
    (
        "track markers 3 13 22 32 dice 9",
        "track markers 3 13 22 41 dice 9",
        "HIJ-70 bonus-spaces most=10 last=40 line=",
    ),
    (
        "track markers 3 13 22 32 dice 9",
        "track markers 1 2 3 4 5 6 7 8 10 11 12 dice 9",
        "HIJ-70 bonus-spaces most=10 last=40 line=",
    ),
    (
        "track markers 3 13 22 32 dice 9",
        "track markers 3 13 22 32 dice 3",
        "HIJ-70 two-bonuses space=3 line=",
    ),
    ("track markers 3 13 22 32 dice 9 27", "track markers 3 13 22 32 9", "HIJ-70 track line="),
    ("track markers 3 13 22 32 dice 9 27", "track 3 13 22 32 dice 9", "HIJ-70 track line="),
    ("track markers 3 13", "track markers 3,13", "HIJ-70 bonus-spaces most=10 last=40 line="),
    ("steps 1 4 7", "steps 4 1 7", "HIJ-72 rising line="),
    ("steps 1 4 7", "steps 1 4 4", "HIJ-72 rising line="),
    ("steps 1 4 7", "steps 0 4 7", "HIJ-72 rising line="),
    ("steps 1 4 7", "steps 1 4 40", "HIJ-72 rising line="),
    ("steps 1 4 7", "step 1 4 7", "- no-such-line word=step line="),
    ("steps 1 4 7", "\u{1b}[31m 1", "- no-such-line word=\\u{1b}[31m line="),
    ("medals 1 2 3", "medals 1 2", "HIJ-8 count wanted=3 found=2 line="),
    ("medals 1 2 3", "medals 1 3 2", "HIJ-8 rising line="),
    ("medals 1 2 3", "medals 1 2 x", "HIJ-8 number word=x line="),
    ("cybot-plays 2", "cybot-plays 0", "HIJ-80 cybot-plays most=12 line="),
    ("cybot-plays 2", "cybot-plays 13", "HIJ-80 cybot-plays most=12 line="),
    ("cybot-plays 2", "cybot-plays two", "HIJ-80 number word=two line="),
    ("cybot scan-left scan-left", "cybot scan-left", "HIJ-82 count wanted=12 found=11 line="),
    ("cybot scan-left", "cybot scan-up", "HIJ-82 no-such-cybot-card word=scan-up line="),
    ("card G01 5 0 -", "card G01 7 0 -", "HIJ-3 back card=G01 word=7 line="),
    ("card G01 5 0 -", "card G01 0 0 -", "HIJ-3 back card=G01 word=0 line="),
    ("card G01 5 0 -", "card G01 five 0 -", "HIJ-3 back card=G01 word=five line="),
    ("card G01 5 0 -", "card G01 5 5 -", "HIJ-3 trust card=G01 word=5 line="),
    ("card G01 5 0 -", "card G01 5 110 -", "HIJ-3 trust card=G01 word=110 line="),
    ("card G01 5 0 -", "card G01 5 300 -", "HIJ-3 trust card=G01 word=300 line="),
    ("card G01 5 0 -", "card G01 5 0 X", "HIJ-3 demands card=G01 word=X line="),
    ("card G01 5 0 -", "card G01 5 0 C+C+F+M", "HIJ-3 demands card=G01 word=C+C+F+M line="),
    ("card G01 5 0 -", "card G1 5 0 -", "HIJ-3 no-such-card word=G1 line="),
    ("card G01 5 0 -", "card G01 5 0", "HIJ-3 card line="),
    ("card G02 2 0 F", "card G01 5 0 -", "HIJ-3 card-twice card=G01 line="),
    ("card R01 1 0 -", "card R01 1 10 -", "HIJ-3 red card=R01 line="),
    ("card R01 1 0 -", "card R01 1 0 C", "HIJ-3 red card=R01 line="),
    ("name mine", "name My box", "- name line="),
    ("name mine", "name", "- name line="),
    ("name mine", "name a-name-of-25-small-letters", "- name line="),
];

/// Each value that does not fit is named with its line and its clause, and it alone.
#[test]
fn misfits_are_named() {
    let mine = SHIPPED.replace("name shipped", "name mine");
    for (from, to, expected) in SPOILT {
        let line = mine.lines().position(|line| line.starts_with(from)).unwrap() + 1;
        let named = misfits(&mine.replacen(from, to, 1));
        assert_eq!(named, [format!("{expected}{line}")], "{to}");
    }
}

/// What there is too much or too little of has no line.
#[test]
fn lines_are_counted() {
    for (from, to, expected) in [
        ("place 1-6 1-6\n", "", "HIJ-4 lines word=place found=3 wanted=4"),
        ("steps 1 4 7\n", "steps 1 4 7\nsteps 1 4 7\n", "HIJ-72 lines word=steps found=2 wanted=1"),
        ("card G01 5 0 -\n", "", "HIJ-3 lines word=card found=63 wanted=64"),
        ("name mine\n", "", "- lines word=name found=0 wanted=1"),
    ] {
        let text = SHIPPED.replace("name shipped", "name mine").replacen(from, to, 1);
        assert_eq!(misfits(&text), [expected]);
    }
    let more = changed("card R08 4 0 -", "card R08 4 0 -\ncard R09 4 0 -");
    let last = SHIPPED.lines().count() + 1;
    assert_eq!(misfits(&more), [format!("HIJ-3 too-many-cards most=64 line={last}")]);
}

/// All that can be wrong is met here.
#[test]
fn every_misfit_is_met() {
    let key = |text: &str| text.split(' ').nth(1).unwrap().to_owned();
    let met = SPOILT.iter().map(|(_, _, expected)| key(expected));
    let others = ["lines", "too-many-cards", "file-too-large", "line-too-long", "name-taken"];
    let met: BTreeSet<String> = met.chain(others.map(str::to_owned)).collect();
    let known = BOX_MISFITS.iter().map(|key| key.replace("hijacked-box-misfit-", ""));
    assert_eq!(met, known.collect::<BTreeSet<String>>());
}

/// HIJ-22: a card can ask for two of a kind.
#[test]
fn demands_of_one_kind() {
    let twice = Components::read(&changed("card G02 2 0 F", "card G02 2 0 F+F")).unwrap();
    let face = twice.face("G02".parse().unwrap()).unwrap();
    assert_eq!(face.demands.to_string(), "food:2");
    assert_eq!(Components::from_option(&twice.to_option()).unwrap(), twice);
}

/// HIJ-9, HIJ-70: spaces of the recognition track can be worth the same or nothing, and a track can
/// have no bonus space of a kind. Such a box comes back from a file and from the options.
#[test]
fn values_that_could_be_printed() {
    for (from, line) in [
        ("recognition 3 6 9 12 15", "recognition 1 2 2 4 5"),
        ("recognition 3 6 9 12 15", "recognition 0 1 2 3 5"),
        ("track markers 3 13 22 32 dice 9 27", "track markers 3 13 22 32 dice"),
        ("track markers 3 13 22 32 dice 9 27", "track markers dice 9 27"),
        ("track markers 3 13 22 32 dice 9 27", "track markers dice"),
    ] {
        let read = Components::read(&changed(from, line)).unwrap();
        let written = read.to_string();
        assert!(written.lines().any(|other| other == line), "{written}");
        assert_eq!(Components::read(&written).unwrap(), read);
        assert_eq!(Components::from_option(&read.to_option()).unwrap(), read);
    }
}

/// All of them at once.
#[test]
fn misfits_are_named_together() {
    let text = changed("card G01 5", "card G01 9").replace("steps 1 4 7", "steps 1 4");
    let text = text.replace("place 1-6 1-6", "place");
    let (place, steps, card) = (line_of("place 1-6 1-6"), line_of("steps 1 4 7"), line_of(GREY));
    let expected = [
        format!("HIJ-4 count wanted=2 found=0 line={place}"),
        format!("HIJ-4 count wanted=2 found=0 line={}", place + 1),
        format!("HIJ-72 count wanted=3 found=2 line={steps}"),
        format!("HIJ-3 back card=G01 word=9 line={card}"),
    ];
    assert_eq!(misfits(&text), expected);
}

/// A file that is too large is not looked at, and a name is taken.
#[test]
fn files_that_are_no_box() {
    let large = "#".repeat(BOX_BYTES_MAX + 1);
    assert_eq!(misfits(&large), ["- file-too-large most=16384"]);
    assert_eq!(misfits("").len(), 11);
    assert_eq!(misfits(&"x\n".repeat(5_000)).len(), 100);
    assert_eq!(misfits(&"x".repeat(201))[0], "- line-too-long bytes=201 most=200 line=1");
    let long = format!("- no-such-line word={}… line=1", "x".repeat(24));
    assert_eq!(misfits(&"x".repeat(200))[0], long, "not all of a word is quoted");
    let same_name = SHIPPED.replace("steps 1 4 7", "steps 1 4 8");
    assert_eq!(misfits(&same_name), ["- name-taken name=shipped"]);
}

/// HIJ-1: one to four play. What does not fit is named by its clause, in the options, too.
#[test]
fn options_that_do_not_fit() {
    for seats in 1..=4 {
        assert!(Hijacked::configure(seats, "").is_ok());
    }
    for seats in [0, 5, 10] {
        let misfits = Hijacked::configure(seats, "").unwrap_err();
        assert_eq!(misfits.to_string(), format!("{seats} players: {} (HIJ-1)", MISFITS[0]));
    }
    // Lines that say nothing stay empty, so that the numbers of the others are those of the file.
    let text = changed("steps 1 4 7", "steps 7 4 1").replace("card R01 1 0 -", "card R01 0 0 -");
    let line =
        |line: &str| if line.starts_with('#') { String::new() } else { line.replace(' ', ":") };
    let lines: Vec<String> = text.lines().map(line).collect();
    let misfits = Hijacked::configure(5, &format!("box={}", lines.join(";"))).unwrap_err();
    let [seats, steps, card] = &misfits.0[..] else { panic!("{misfits}") };
    assert_eq!(seats.args, [("least", "1".to_owned()), ("most", "4".to_owned())]);
    assert_eq!((steps.rule, steps.option.as_str()), (Some("HIJ-72"), "box"));
    assert_eq!(steps.args, [("line", line_of("steps 1 4 7").to_string())]);
    assert_eq!((card.rule, card.key), (Some("HIJ-3"), "hijacked-box-misfit-back"));
    assert!(card.args.contains(&("line", line_of("card R01 1 0 -").to_string())), "{card:?}");
    let unknown = Hijacked::configure(2, "clock=5 box").unwrap_err().to_string();
    assert_eq!(unknown, "clock=5: misfit-unknown-option; box: misfit-needs-value");
}

/// HIJ-12: how long the last call is stands in the options if the host chose it.
#[test]
fn the_length_of_the_last_call() {
    for (options, pause_ms, shown) in [
        ("", 20_000, ""),
        ("pause=20", 20_000, "pause=20"),
        ("pause=5", 5_000, "pause=5"),
        ("pause=86400", 86_400_000, "pause=86400"),
    ] {
        let config = Hijacked::configure(2, options).unwrap();
        assert_eq!((config.pause_ms(), config.to_string().as_str()), (pause_ms, shown));
    }
    for options in ["pause=4", "pause=86401", "pause=soon", "pause="] {
        let misfits = Hijacked::configure(2, options).unwrap_err();
        assert!(misfits.0.iter().any(|misfit| misfit.option.starts_with("pause")), "{options}");
    }
    let both = format!(
        "box={} pause=60",
        Components::read(&changed("steps 1 4 7", "steps 1 4 8")).unwrap().to_option()
    );
    assert_eq!(Hijacked::configure(4, &both).unwrap().to_string(), both);
}
