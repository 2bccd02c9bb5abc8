//! The box: what is printed on the pieces is data, and checked.

use redeye_game::Game;
use redeye_hijacked::{BOX_BYTES_MAX, Components, Config, Hijacked, MISFITS};

const SHIPPED: &str = include_str!("../box.txt");

/// The shipped box with something else in it, and another name.
fn changed(from: &str, to: &str) -> String {
    assert!(SHIPPED.contains(from), "{from}");
    SHIPPED.replace("name shipped", "name mine").replacen(from, to, 1)
}

fn misfits(text: &str) -> Vec<String> {
    Components::read(text).unwrap_err().iter().map(ToString::to_string).collect()
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

/// Each value that does not fit is named with its line and its clause.
#[test]
fn misfits_are_named() {
    let place = line_of("place 1-6 1-6");
    for (from, to, misfit) in [
        ("place 1-6 1-6", "place 1-6", format!("line {place}: HIJ-4: 2 are expected, not 1")),
        ("place 1-6 1-6", "place 0-6 1-6", format!("line {place}: HIJ-4: `0-6`: a space")),
        ("place 1-6 1-6", "place 1-7 1-6", format!("line {place}: HIJ-4: `1-7`")),
        ("place 1-6 1-6", "place 4-3 1-6", format!("line {place}: HIJ-4: `4-3`")),
        ("place 1-6 1-6\n", "", "HIJ-4: 3 lines begin with `place`: 4 are needed".to_owned()),
        ("markers 6 6 6 8", "markers 6 6 6 7", "HIJ-7: 25 markers: there are 26".to_owned()),
        ("markers 6 6 6 8", "markers 6 6 6 -8", "HIJ-7: `-8`: ".to_owned()),
        ("recognition 1 2", "recognition 2 2", "HIJ-9: numbers from 1 to 39".to_owned()),
        ("recognition 1 2", "recognition 0 2", "HIJ-9: numbers from 1 to 39".to_owned()),
        ("dice-4 points-18", "dice-4 dice-4", "HIJ-71: a goal stands there twice".to_owned()),
        ("dice-4 points-18", "dice-4 points-19", "HIJ-71: `points-19`".to_owned()),
        ("markers 3 13", "markers 13 3", "HIJ-70: bonus spaces are from 1 to 40".to_owned()),
        ("markers 3 13", "markers 0 13", "HIJ-70: bonus spaces are from 1 to 40".to_owned()),
        ("32 dice 9", "41 dice 9", "HIJ-70: bonus spaces are from 1 to 40".to_owned()),
        ("32 dice 9", "32 dice 3", "HIJ-70: space 3 has two bonuses".to_owned()),
        ("32 dice 9 27", "32 9 27", "HIJ-70: `markers`, spaces, `dice`".to_owned()),
        ("steps 1 4 7", "steps 4 1 7", "HIJ-72: numbers from 1 to 39".to_owned()),
        ("cybot scan-left scan-left", "cybot scan-left", "HIJ-82: 12 are expected".to_owned()),
        ("cybot scan-left", "cybot scan-up", "HIJ-82: `scan-up`".to_owned()),
        ("card G01 5 0 -", "card G01 7 0 -", "HIJ-3: G01: no die shows 7".to_owned()),
        ("card G01 5 0 -", "card G01 5 5 -", "HIJ-3: G01: trust is 0 to 100 in tens".to_owned()),
        ("card G01 5 0 -", "card G01 5 110 -", "HIJ-3: G01: trust is 0 to 100".to_owned()),
        ("card G01 5 0 -", "card G01 5 0 X", "HIJ-3: G01: `X`: demands are".to_owned()),
        ("card G01 5 0 -", "card G01 5 0 C+C+F+M", "three demands at most".to_owned()),
        ("card G01 5 0 -", "card G1 5 0 -", "HIJ-3: `G1` is not a card".to_owned()),
        ("card G01 5 0 -", "card G02 5 0 -", "HIJ-3: G02 stands there twice".to_owned()),
        ("card G01 5 0 -", "card G01 5 0", "HIJ-3: name, back, trust and demands".to_owned()),
        ("card G01 5 0 -\n", "", "HIJ-3: 63 lines begin with `card`: 64 are needed".to_owned()),
        ("card R01 1 0 -", "card R01 1 10 -", "HIJ-3: R01: a red card cannot".to_owned()),
        ("card R08 4 0 -", "card R08 4 0 -\ncard R09 4 0 -", "HIJ-3: there are 64".to_owned()),
        ("name mine", "name My box", "a name has 1 to 24 small letters".to_owned()),
        ("name mine\n", "", "0 lines begin with `name`: 1 are needed".to_owned()),
        ("steps 1 4 7", "step 1 4 7", "`step` is not known".to_owned()),
    ] {
        let text = SHIPPED.replace("name shipped", "name mine").replacen(from, to, 1);
        let named = misfits(&text).join("; ");
        assert!(named.contains(&misfit), "{to}: {named}, not {misfit}");
    }
}

/// HIJ-22: a card can ask for two of a kind.
#[test]
fn demands_of_one_kind() {
    let twice = Components::read(&changed("card G02 2 0 F", "card G02 2 0 F+F")).unwrap();
    let face = twice.face("G02".parse().unwrap()).unwrap();
    assert_eq!(face.demands.to_string(), "food:2");
    assert_eq!(Components::from_option(&twice.to_option()).unwrap(), twice);
}

/// All of them at once.
#[test]
fn misfits_are_named_together() {
    let text = changed("card G01 5", "card G01 9").replace("steps 1 4 7", "steps 1 4");
    let text = text.replace("place 1-6 1-6", "place");
    let named = misfits(&text);
    assert_eq!(named.len(), 4, "{named:?}");
    assert!(named.iter().all(|misfit| misfit.starts_with("line ")), "{named:?}");
}

/// A file that is too large is not looked at, and a name is taken.
#[test]
fn files_that_are_no_box() {
    let large = "#".repeat(BOX_BYTES_MAX + 1);
    assert_eq!(misfits(&large), ["16385 bytes are too many: 16384 at most"]);
    assert_eq!(misfits("").len(), 9);
    assert_eq!(misfits(&"x\n".repeat(5_000)).len(), 100);
    assert_eq!(misfits(&"x".repeat(201))[0], "line 1: 201 bytes are too many: 200 at most");
    let same_name = SHIPPED.replace("steps 1 4 7", "steps 1 4 8");
    assert_eq!(misfits(&same_name), ["`shipped` is the name of another box"]);
}

/// HIJ-1: one to four play. What does not fit is named by its clause, in the options, too.
#[test]
fn options_that_do_not_fit() {
    for seats in 1..=4 {
        assert!(Hijacked::configure(seats, "").is_ok());
    }
    for seats in [0, 5, 10] {
        let misfits = Hijacked::configure(seats, "").unwrap_err();
        assert_eq!(misfits.to_string(), format!("{seats} seats: {} (HIJ-1)", MISFITS[0]));
    }
    let text = changed("steps 1 4 7", "steps 7 4 1").replace("card R01 1 0 -", "card R01 0 0 -");
    let says = |line: &&str| !line.is_empty() && !line.starts_with('#');
    let lines: Vec<String> = text.lines().filter(says).map(|line| line.replace(' ', ":")).collect();
    let misfits = Hijacked::configure(5, &format!("box={}", lines.join(";"))).unwrap_err();
    let [seats, steps, card] = &misfits.0[..] else { panic!("{misfits}") };
    assert_eq!(seats.args, [("least", "1".to_owned()), ("most", "4".to_owned())]);
    assert_eq!((steps.rule, steps.key), (Some("HIJ-72"), MISFITS[1]));
    assert_eq!((card.rule, card.option.as_str()), (Some("HIJ-3"), "box"));
    assert!(card.args[0].1.contains("HIJ-3: R01: no die shows 0"), "{:?}", card.args);
    let unknown = Hijacked::configure(2, "clock=5 box").unwrap_err().to_string();
    assert_eq!(unknown, "clock=5: misfit-unknown-option; box: misfit-needs-value");
}
