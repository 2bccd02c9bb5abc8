//! Normal bots of Hijacked bring the talks to a good end together, and beside others they come to
//! more points than who does anything and than who takes most points now.

#[path = "support/grabber.rs"]
mod grabber;
#[path = "support/talks.rs"]
mod talks;
#[path = "support/tally.rs"]
mod tally;

use grabber::Negotiator;
use redeye_bots::{HasBots, Level, Turn};
use redeye_game::{Game, Match, Rng, Told};
use redeye_hijacked::Hijacked;
use talks::{Purse, Talks, measure};
use tally::Tally;

/// Another series than the one the bot's numbers were chosen on.
const SEED_SET: u8 = 101;

const RANDOM: Negotiator = Negotiator::Level(Level::Random);
const GREEDY: Negotiator = Negotiator::Greedy;
const NORMAL: Negotiator = Negotiator::Level(Level::Normal);

/// What came of matches of these kinds. `REDEYE_STRENGTH_GAMES` asks for more.
fn play(seats: u8, kinds: [Negotiator; 2], games: u64) -> Talks {
    let games = std::env::var("REDEYE_STRENGTH_GAMES").map_or(games, |n| n.parse().unwrap());
    let talks = measure(&Hijacked::configure(seats, "").unwrap(), kinds, 2, SEED_SET, games);
    println!(
        "| {seats} | {} beside {} | {:.1} % succeeded | {:.1} rounds | {:.1} retreats |",
        kinds[0].name(),
        kinds[1].name(),
        100.0 * success(&talks).rate(),
        talks.rounds as f64 / games as f64,
        talks.retreats as f64 / games as f64,
    );
    for (kind, purse) in kinds.iter().zip(&talks.kinds).filter(|(_, purse)| purse.scored > 0) {
        let (wins, points) = (100.0 * wins(purse).rate(), purse.mean());
        println!(
            "|   | {} | {points:.1} points {:.1?} | {wins:.1} % |",
            kind.name(),
            purse.interval()
        );
    }
    talks
}

const fn success(talks: &Talks) -> Tally {
    Tally { games: talks.games, won: talks.succeeded }
}

const fn wins(purse: &Purse) -> Tally {
    Tally { games: purse.players, won: purse.wins }
}

/// HIJ-10: the clock is the same for all of them, and only those who help each other beat it.
#[test]
fn normal_bots_succeed_together() {
    for (seats, games, least) in [(2, 60, 0.85), (3, 60, 0.75), (4, 60, 0.6)] {
        let together = success(&play(seats, [NORMAL, NORMAL], games));
        assert!(together.interval().0 > least, "{seats} seats: {together:?}");
        for other in [GREEDY, RANDOM] {
            let without = success(&play(seats, [other, other], games));
            assert!(without.interval().1 < together.interval().0, "{seats} seats: {without:?}");
        }
    }
}

/// The intervals of what they win do not touch, nor do those of their points.
#[test]
fn it_beats_random_and_greedy_players_beside_it() {
    for (seats, games) in [(2, 40), (3, 60), (4, 250)] {
        for other in [GREEDY, RANDOM] {
            let [normal, weak] = play(seats, [NORMAL, other], games).kinds;
            let table = format!("{seats} seats beside {}: {normal:?} {weak:?}", other.name());
            assert!(wins(&normal).interval().0 > wins(&weak).interval().1, "{table}");
            assert!(normal.interval().0 > weak.interval().1, "{table}");
        }
    }
}

/// HIJ-83: three passengers, a pilot and more points than the Cybot, which is an opponent: it does
/// not lose nearly always.
#[test]
fn it_beats_the_cybot() {
    let normal = wins(&play(1, [NORMAL, NORMAL], 80).kinds[0]);
    assert!(normal.interval().0 > 0.45 && normal.interval().1 < 0.85, "{normal:?}");
    for other in [GREEDY, RANDOM] {
        let weak = wins(&play(1, [other, other], 80).kinds[0]);
        assert!(weak.interval().1 < normal.interval().0, "{}: {weak:?}", other.name());
    }
}

/// What can be done at any time uses something up, so nobody does it for ever. The arena panics at
/// an illegal action and at a match that cannot go on.
#[test]
fn every_match_comes_to_its_end() {
    const STEPS_MAX: usize = 1_500;
    for seats in 1..=4 {
        let config = Hijacked::configure(seats, "").unwrap();
        let mixes = [[NORMAL, NORMAL], [NORMAL, RANDOM], [NORMAL, GREEDY], [RANDOM, RANDOM]];
        for kinds in mixes {
            let steps = measure(&config, kinds, 2, SEED_SET, 10).steps_max;
            assert!(steps < STEPS_MAX, "{seats} seats, {kinds:?}: {steps} steps");
        }
    }
}

/// A room asks a bot that does nothing again only when something has changed: whom the table waits
/// for must act.
#[test]
fn whoever_is_awaited_acts() {
    for seats in 1..=4 {
        let config = Hijacked::configure(seats, "").unwrap();
        for index in 0..5 {
            let mut rng = Rng::from_key([SEED_SET; 32]).branch(index);
            let sit = |seat| Hijacked::bot(Level::Normal, &config, seat);
            let mut bots: Vec<_> = config.seats().iter().map(sit).collect();
            let mut game = Match::<Hijacked>::unrecorded(&config, Rng::from_key(rng.bytes()));
            let (mut told, mut legal) = (Told::new(), Vec::new());
            game.advance(game.now(), &mut told);
            while game.state().outcome().is_none() {
                // Only those who must: all others are slow.
                let seat = game.state().awaits().iter().next().unwrap();
                // What is told to one alone makes no difference to what a bot remembers.
                for (_, event) in told.iter() {
                    bots.iter_mut().for_each(|bot| bot.hear(event));
                }
                told.clear();
                legal.clear();
                game.state().legal(seat, &mut legal);
                let turn = Turn::new(game.state(), seat, &legal);
                let action = bots[seat.index()].act(&turn, &mut rng);
                let action = action.unwrap_or_else(|| panic!("{seat} waits: {legal:?}"));
                game.submit(game.now(), seat, action, &mut told).unwrap();
            }
        }
    }
}
