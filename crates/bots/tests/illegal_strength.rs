//! The normal bot of Illegal comes to more points than one that does anything and than one that
//! trades openly, and it is found out less often.

#[path = "support/evenings.rs"]
mod evenings;
#[path = "support/greedy.rs"]
mod greedy;

use evenings::{Evenings, measure};
use greedy::Trader;
use redeye_bots::{Arena, HasBots, Level};
use redeye_game::{Game, Match, Rng};
use redeye_illegal::Illegal;

/// Another series than the one the bot's numbers were chosen on.
const SEED_SET: u8 = 101;

const RANDOM: Trader = Trader::Level(Level::Random);
const GREEDY: Trader = Trader::Greedy;
const NORMAL: Trader = Trader::Level(Level::Normal);

/// What came of evenings of these kinds. `REDEYE_STRENGTH_GAMES` asks for more.
fn play(seats: u8, options: &str, kinds: [Trader; 2], games: u64) -> Evenings {
    let games = std::env::var("REDEYE_STRENGTH_GAMES").map_or(games, |n| n.parse().unwrap());
    let config = Illegal::configure(seats, options).unwrap();
    let evenings = measure(&config, kinds, SEED_SET, games);
    for (kind, account) in kinds.iter().zip(&evenings.kinds) {
        println!(
            "| {seats} {options} | {} | {:.2} points {:.2?} | {:.2} bought | {:.1} % identified |",
            kind.name(),
            account.mean(),
            account.interval(),
            account.bought(),
            100.0 * account.identified(),
        );
    }
    evenings
}

/// Not only do the intervals not touch: there is a gap of a point between them.
fn check(seats: u8, options: &str, games: u64) {
    const GAP: f64 = 1.0;
    for other in [RANDOM, GREEDY] {
        let [normal, weak] = play(seats, options, [NORMAL, other], games).kinds;
        let table = format!("{seats} seats {options}: {normal:?} {weak:?}");
        assert!(normal.interval().0 > weak.interval().1 + GAP, "{table}");
        assert!(normal.identified() < weak.identified() - 0.1, "{table}");
        assert!(normal.wins() > weak.wins(), "{table}");
    }
}

#[test]
fn it_beats_random_and_greedy_players_at_four_seats() {
    check(4, "", 120);
}

#[test]
fn it_beats_random_and_greedy_players_at_six_seats() {
    check(6, "", 30);
}

#[test]
fn it_beats_random_and_greedy_players_at_eight_seats() {
    check(8, "", 8);
}

#[test]
fn it_beats_random_and_greedy_players_where_nobody_must_be_there() {
    check(5, "casual", 40);
}

#[test]
fn it_beats_random_and_greedy_players_where_cards_are_judged_one_by_one() {
    check(5, "advanced", 40);
}

/// Bots that only hide would never be found out and have nothing.
#[test]
fn normal_bots_trade_with_each_other() {
    for (seats, games) in [(4, 30), (6, 15)] {
        let [one, other] = play(seats, "", [NORMAL, NORMAL], games).kinds;
        let bought = (one.bought() + other.bought()) / 2.0;
        assert!(bought > 2.0, "{seats} seats: only {bought:.2} cards bought");
    }
}

/// ILL-33: a session is over when all are done, and bots come to that. The arena panics at an
/// illegal action and at an evening that cannot go on.
#[test]
fn every_evening_comes_to_its_end() {
    const STEPS_MAX: usize = 6_000;
    for players in 4..=8 {
        for options in ["", "casual", "advanced", "gm", "gm casual advanced family"] {
            let seats = players + u8::from(options.starts_with("gm"));
            let config = Illegal::configure(seats, options).unwrap();
            let games = if players > 6 { 1 } else { 2 };
            let mixes = [[NORMAL, NORMAL], [NORMAL, RANDOM], [NORMAL, GREEDY], [RANDOM, RANDOM]];
            for kinds in mixes {
                let steps = measure(&config, kinds, SEED_SET, games).steps_max;
                assert!(steps < STEPS_MAX, "{seats} seats {options}, {kinds:?}: {steps} steps");
            }
        }
    }
}

/// As in a room: everybody takes some seconds over everything, and the clock ends what it may.
#[test]
fn evenings_at_a_human_pace_come_to_their_end() {
    let config = Illegal::configure(5, "").unwrap();
    let mut rng = Rng::from_key([SEED_SET; 32]);
    let sit = |seat| Illegal::bot(Level::Normal, &config, seat);
    let mut bots: Vec<_> = config.seats().iter().map(sit).collect();
    let mut game = Match::<Illegal>::unrecorded(&config, Rng::from_key(rng.bytes()));
    Arena::with_pace(4_000).play(&mut game, &mut bots, &mut rng, |_, _| ());
    let deals = game.state().table().deals.unwrap();
    assert!(deals.len() > 10, "only {} exchanges", deals.len());
}
