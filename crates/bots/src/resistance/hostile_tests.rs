//! What reasoning about the characters of Hostile Intent is worth.

use redeye_game::{Game as _, Match, Rng, Seat, SeatSet, Seed};
use redeye_resistance::{Action, Config, Event, Resistance, Side};

use super::Normal;
use super::style::{NORMAL, Style};
use crate::{Arena, Bot, Turn};

/// A bot whose style depends on the side it is dealt.
struct BySide {
    bot: Normal,
    styles: [Style; 2],
}

impl Bot<Resistance> for BySide {
    fn hear(&mut self, event: &Event) {
        self.bot.hear(event);
        self.bot.mind.style = self.styles[usize::from(self.bot.mind.side == Side::Spy)];
    }

    fn act(&mut self, turn: &Turn<'_, Resistance>, rng: &mut Rng) -> Option<Action> {
        self.bot.act(turn, rng)
    }
}

/// How many of `matches` the Resistance wins, with these styles for the two sides.
fn resistance_wins(config: &Config, matches: u64, styles: [Style; 2]) -> u64 {
    let play = |index: &u64| {
        let mut rng = Rng::from_key([6; 32]).branch(*index);
        let deal = Rng::for_deal(&Seed(rng.bytes()), []);
        let bot = |seat: Seat| {
            Box::new(BySide { bot: Normal::new(config, seat), styles }) as Box<dyn Bot<Resistance>>
        };
        let mut bots: Vec<_> = SeatSet::first(config.seats()).iter().map(bot).collect();
        let mut game = Match::unrecorded(config, deal);
        let outcome = Arena::new().play(&mut game, &mut bots, &mut rng, |_, _| ());
        outcome.side == "resistance"
    };
    (0..matches).filter(play).count() as u64
}

/// Tables on which the modules are measured.
const TABLES: [(u8, &str); 6] = [
    (5, "hunter"),
    (6, "hunter"),
    (7, "hunter"),
    (8, "hunter"),
    (7, "hunter resistance-hacker spy-hacker"),
    (8, "hunter coordinator deep-agent inquisitor"),
];

/// Takes ten seconds. Each side wins clearly against one that plays the base game as well but
/// accuses and examines at random, tells nothing and never hacks.
/// `REDEYE_STRENGTH_GAMES` asks for more matches.
#[test]
fn reasoning_about_characters_wins_on_both_sides() {
    let matches = std::env::var("REDEYE_STRENGTH_GAMES").map_or(120, |n| n.parse().unwrap());
    let naive = Style { hunts: false, ..NORMAL };
    println!("| table | both reason | only the Resistance | only the spies | neither |");
    for (seats, options) in TABLES {
        let config = Resistance::configure(seats, options).unwrap();
        let sides = [[NORMAL, NORMAL], [NORMAL, naive], [naive, NORMAL], [naive, naive]];
        let shares = sides.map(|styles| {
            let share = resistance_wins(&config, matches, styles) as f64 / matches as f64;
            (share, 1.96 * (share * (1.0 - share) / matches as f64).sqrt())
        });
        let texts =
            shares.map(|(share, half)| format!("{:.1} ± {:.1} %", 100.0 * share, 100.0 * half));
        println!("| {seats}, `{options}` | {} |", texts.join(" | "));
        let [_, resistance, spies, _] = shares.map(|(share, _)| share);
        assert!(resistance > 0.6, "the Resistance against spies that do not reason: {shares:?}");
        assert!(spies < 0.4, "the spies against a Resistance that does not reason: {shares:?}");
    }
}

/// RES-27: whoever has been wrongly accused is no Chief, and a Hunter draws the line.
#[test]
fn a_hunter_accuses_the_likeliest_chief() {
    let config = Resistance::configure(5, "hunter").unwrap();
    let seat = |number| Seat::number(number).unwrap();
    let mut bot = Normal::new(&config, seat(1));
    let events = [
        "you are the spy-hunter",
        "the spies are 1,2",
        "the spy chiefs are 2",
        "3 leads",
        "4 hands over chief",
    ];
    events.into_iter().for_each(|event| bot.hear(&event.parse().unwrap()));
    let legal: Vec<Action> = (2..=5).map(|n| Action::Accuse { accused: seat(n) }).collect();
    let accused = super::hostile::accuse(&bot.mind, &legal, &mut Rng::from_key([1; 32]));
    assert_eq!(accused, Some(Action::Accuse { accused: seat(4) }));
    // It would tell its comrades nothing that they need not know, and its Hunter everything.
    assert!(bot.mind.hunt.prey_named);
}

/// RES-35: who was right is of the Resistance now, and knows who is a spy instead.
#[test]
fn a_deep_agent_that_blamed_rightly_changes_its_mind() {
    let options = "hunter deep-agent pretender blame";
    let config = Resistance::configure(7, options).unwrap();
    let seat = |number| Seat::number(number).unwrap();
    let mut minds = [1, 2, 3].map(|number| Normal::new(&config, seat(number)).mind);
    let own = ["you are the deep-agent", "you are the pretender", "you are the resistance-chief"];
    for (mind, own) in minds.iter_mut().zip(own) {
        for event in [own, "3 leads", "1 blames 2 and is right"] {
            mind.hear(&event.parse().unwrap());
        }
        assert!(mind.own().suspicion(seat(1)) < 1e-9);
        assert!(mind.own().suspicion(seat(2)) > 1.0 - 1e-9);
        assert!((mind.own().chance(|_| true) - 1.0).abs() < 1e-9);
    }
    assert_eq!(minds.map(|mind| mind.side), [Side::Resistance, Side::Spy, Side::Resistance]);
}
