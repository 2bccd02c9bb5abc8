//! What there is for each number of players, worked out by asking the code and written into
//! `docs/games/mayday.md`. `make regen` writes that part of the page anew.

use std::path::PathBuf;

use redeye_game::Game;
use redeye_mayday::{Arrows, Config, Mayday, Veteran};

const BEGIN: &str = "<!-- From here on the page is written by tests/coverage.rs. -->\n";

/// A line of the table: what, and how much of it there is.
type Row = (&'static str, fn(&Config) -> String);

const ROWS: [Row; 6] = [
    ("honest", |config| config.honest().to_string()),
    ("infiltrators", |config| config.infiltrators().to_string()),
    ("status cards", |config| config.status_cards().to_string()),
    ("Cockpit Access cards in the centre", |config| config.access_cards().to_string()),
    ("veteran cards taken out unseen", |config| {
        // No. 1 is for the one who begins.
        (Veteran::ALL.len() + 1 - usize::from(config.seats())).to_string()
    }),
    ("arrows in Doubt, Reliable and Captain", |config| Arrows::shipped(config.seats()).to_string()),
];

fn generated() -> String {
    let configs: Vec<Config> =
        Mayday::SEATS.map(|seats| Mayday::configure(seats, "").unwrap()).collect();
    let line = |name: &str, cell: &dyn Fn(&Config) -> String| {
        let cells: String = configs.iter().map(|config| format!(" {} |", cell(config))).collect();
        format!("| {name} |{cells}\n")
    };
    let rows: String = ROWS.iter().map(|(name, cell)| line(name, cell)).collect();
    let head = line("players", &|config| config.seats().to_string());
    format!("{BEGIN}\n{head}|---|{}\n{rows}", "---:|".repeat(configs.len()))
}

/// MAY-2, MAY-3, MAY-4, MAY-6, MAY-22: the page says what the code does.
#[test]
fn the_page_says_what_there_is() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/games/mayday.md");
    let page = std::fs::read_to_string(&path).unwrap();
    let by_hand = page.split(BEGIN).next().unwrap();
    expect_test::expect_file![path].assert_eq(&format!("{by_hand}{}", generated()));
}

/// Every option is on the page, and every veteran card by its name.
#[test]
fn the_page_names_every_option_and_every_card() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/games/mayday.md");
    let page = std::fs::read_to_string(path).unwrap();
    let written = |option: &redeye_game::OptionInfo| match option.value {
        Some(value) => format!("| `{}={value}` | {} |", option.name, option.rule),
        None => format!("| `{}` | {} |", option.name, option.rule),
    };
    let options = Mayday::OPTIONS.iter().map(written);
    let cards = (2..).zip(Veteran::ALL).map(|(number, card)| format!("| {number} | `{card}` |"));
    for row in options.chain(cards) {
        assert!(page.contains(&row), "{row}");
    }
}
