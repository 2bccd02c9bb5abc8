//! Which combinations there are (RES-60), worked out by asking the code and written into
//! `docs/games/resistance.md`. `make regen` writes that part of the page anew.

mod support;

use std::fmt::Write as _;
use std::path::PathBuf;

use redeye_game::Game;
use redeye_resistance::Resistance;

const BEGIN: &str = "<!-- From here on the page is written by tests/coverage.rs. -->\n";

/// Options that fit with everything: each set fits with and without them.
const FREE: [&str; 3] = ["targeted", "plots", "inquisitor"];

/// How many sets fit, and in how many of them each option is, by the number of players.
fn table() -> String {
    let seats: Vec<u8> = Resistance::SEATS.collect();
    let sets: Vec<_> = seats.iter().map(|&seats| support::fitting(seats)).collect();
    let mut text = String::from("| players |");
    seats.iter().for_each(|seats| write!(text, " {seats} |").unwrap());
    text.push_str("\n|---|");
    seats.iter().for_each(|_| text.push_str("---:|"));
    text.push_str("\n| sets that fit |");
    sets.iter().for_each(|sets| write!(text, " {} |", sets.len()).unwrap());
    for flag in support::flags() {
        write!(text, "\n| with `{flag}` |").unwrap();
        for sets in &sets {
            match sets.iter().filter(|set| set.contains(&flag)).count() {
                0 => text.push_str(" – |"),
                count => write!(text, " {count} |").unwrap(),
            }
        }
    }
    text + "\n"
}

/// The sets to which nothing can be added, without what fits with everything.
fn largest(seats: u8) -> Vec<Vec<&'static str>> {
    let bare = |set: &Vec<&'static str>| !set.iter().any(|flag| FREE.contains(flag));
    let sets: Vec<_> = support::fitting(seats).into_iter().filter(bare).collect();
    let within = |one: &[&str], other: &[&str]| one.iter().all(|flag| other.contains(flag));
    let grows = |set: &[&str]| sets.iter().any(|other| *other != set && within(set, other));
    sets.iter().filter(|set| !grows(set)).cloned().collect()
}

fn generated() -> String {
    let mut text = format!("{BEGIN}\n{}\n", table());
    text.push_str(
        "`targeted`, `plots` and `inquisitor` fit with everything. Besides them these are the \
         largest sets;\nwhatever is left out of one still fits, as long as each option that stays \
         has what it needs.\n",
    );
    for seats in Resistance::SEATS {
        write!(text, "\n**{seats} players**\n\n").unwrap();
        for set in largest(seats) {
            writeln!(text, "- `{}`", set.join(" ")).unwrap();
        }
    }
    text
}

/// RES-60: every combination that fits is on the page, and no other.
#[test]
fn the_page_lists_what_fits() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/games/resistance.md");
    let page = std::fs::read_to_string(&path).unwrap();
    let by_hand = page.split(BEGIN).next().unwrap();
    expect_test::expect_file![path].assert_eq(&format!("{by_hand}{}", generated()));
}

/// What the page says of the three that fit with everything.
#[test]
fn some_options_fit_with_everything() {
    for seats in Resistance::SEATS {
        for set in support::fitting(seats) {
            let options = set.iter().filter(|flag| !FREE.contains(flag)).chain(&FREE);
            let options: Vec<&str> = options.copied().collect();
            Resistance::configure(seats, &options.join(" ")).unwrap();
        }
    }
}

/// What the page says of smaller sets: an option that nobody else needs can be left out.
#[test]
fn a_smaller_set_fits_where_nothing_is_missing() {
    const NEEDED_BY: [(&str, &[&str]); 4] = [
        ("hunter", &["dummy-agent", "coordinator", "deep-agent"]),
        ("deep-agent", &["pretender"]),
        ("pretender", &["blame"]),
        ("spy-hacker", &["hidden-hacker"]),
    ];
    for seats in Resistance::SEATS {
        for set in support::fitting(seats) {
            for gone in &set {
                let needed = NEEDED_BY.iter().filter(|(option, _)| option == gone);
                let missed = needed.flat_map(|(_, by)| *by).any(|by| set.contains(by));
                let rest: Vec<&str> = set.iter().filter(|flag| *flag != gone).copied().collect();
                let fits = Resistance::configure(seats, &rest.join(" ")).is_ok();
                assert_eq!(fits, !missed, "{seats} {set:?} without {gone}");
            }
        }
    }
}
