//! The normal bot of Illegal comes to more points than one that does anything and than one that
//! trades openly, and it is found out less often.

#[path = "support/evenings.rs"]
mod evenings;
#[path = "support/greedy.rs"]
mod greedy;

use evenings::{Evenings, measure};
use greedy::Trader;
use redeye_bots::{Arena, HasBots, Level, PACE_MS};
use redeye_game::{Game, Match, Rng};
use redeye_illegal::{Event, Illegal};

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
const GAP: f64 = 1.0;

fn check(seats: u8, options: &str, games: u64) {
    for other in [RANDOM, GREEDY] {
        let [normal, weak] = play(seats, options, [NORMAL, other], games).kinds;
        let table = format!("{seats} seats {options}: {normal:?} {weak:?}");
        assert!(normal.interval().0 > weak.interval().1 + GAP, "{table}");
        assert!(normal.identified() < weak.identified() - 0.1, "{table}");
        assert!(normal.wins() > weak.wins(), "{table}");
    }
}

/// With four at the table there are few to hide among, and who trades much with greedy players is
/// found out as often as they are; it still comes to more points.
#[test]
fn it_beats_random_and_greedy_players_at_four_seats() {
    let [normal, random] = play(4, "", [NORMAL, RANDOM], 120).kinds;
    assert!(normal.interval().0 > random.interval().1 + GAP, "{normal:?} {random:?}");
    assert!(normal.identified() < random.identified() - 0.1, "{normal:?} {random:?}");
    let [normal, greedy] = play(4, "", [NORMAL, GREEDY], 120).kinds;
    assert!(normal.mean() > greedy.mean(), "{normal:?} {greedy:?}");
    assert!(normal.wins() > greedy.wins(), "{normal:?} {greedy:?}");
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
    check(5, "casual", 80);
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

/// As in a room: everybody takes some seconds over everything, at the same time as the others, and
/// the clock ends what it may.
#[test]
fn evenings_at_a_human_pace_come_to_their_end() {
    let config = Illegal::configure(5, "").unwrap();
    let mut rng = Rng::from_key([SEED_SET; 32]);
    let sit = |seat| Illegal::bot(Level::Normal, &config, seat);
    let mut bots: Vec<_> = config.seats().iter().map(sit).collect();
    let mut game = Match::<Illegal>::unrecorded(&config, Rng::from_key(rng.bytes()));
    let mut last = [None; 5];
    Arena::with_pace(PACE_MS).play(&mut game, &mut bots, &mut rng, |game, told| {
        for (_, event) in told.iter() {
            let Event::Laid { by, .. } = event else { continue };
            let before = last[by.index()].replace(game.now().ms());
            let pause_ms = before.map_or(u64::MAX, |before| game.now().ms() - before);
            assert!(pause_ms >= u64::from(PACE_MS / 2), "{by} lays a card after {pause_ms} ms");
        }
    });
    let minutes = game.now().ms() / 60_000;
    assert!((5..=30).contains(&minutes), "the evening took {minutes} minutes");
    let deals = game.state().public().deals.unwrap();
    assert!(deals.len() > 10, "only {} exchanges", deals.len());
}
