//! What normal bots of Illegal trade: no card for its like, and none back and forth.

use redeye_bots::{Arena, HasBots, Level, PACE_MS};
use redeye_game::{Game, Match, Rng};
use redeye_illegal::{Cards, Deal, Illegal};

/// Another series than the one the bot's numbers were chosen on.
const SEED_SET: u8 = 102;

/// What was counted over some evenings.
#[derive(Debug, Default)]
struct Trades {
    deals: usize,
    /// In which both sides gave a card of the same kind.
    alike: usize,
    /// In which somebody got back a kind that it had given the other, for one that it got there.
    back: usize,
}

fn shares(some: &Cards, others: &Cards) -> bool {
    some.iter().any(|(kind, _)| others.count(kind) > 0)
}

/// Does `later` undo `earlier`, in part or in whole?
fn undoes(later: &Deal, earlier: &Deal) -> bool {
    let (gave, got) = if (earlier.one, earlier.other) == (later.one, later.other) {
        (earlier.gave, earlier.got)
    } else if (earlier.other, earlier.one) == (later.one, later.other) {
        (earlier.got, earlier.gave)
    } else {
        return false;
    };
    shares(&later.gave, &got) && shares(&later.got, &gave)
}

fn play(seats: u8, options: &str, games: u64) -> Trades {
    // `REDEYE_TRADES_GAMES` asks for more.
    let games = std::env::var("REDEYE_TRADES_GAMES").map_or(games, |n| n.parse().unwrap());
    let config = Illegal::configure(seats, options).unwrap();
    let series = Rng::from_key([SEED_SET; 32]);
    let mut arena = Arena::with_pace(PACE_MS);
    let mut trades = Trades::default();
    for index in 0..games {
        let mut rng = series.branch(index);
        let sit = |seat| Illegal::bot(Level::Normal, &config, seat);
        let mut bots: Vec<_> = config.seats().iter().map(sit).collect();
        let mut game = Match::<Illegal>::unrecorded(&config, Rng::from_key(rng.bytes()));
        arena.play(&mut game, &mut bots, &mut rng, |_, _| ());
        let deals = game.state().public().deals.expect("the evening is over");
        for (place, deal) in deals.iter().enumerate() {
            trades.deals += 1;
            trades.alike += usize::from(shares(&deal.gave, &deal.got));
            let undone = deals[..place].iter().any(|earlier| undoes(deal, earlier));
            trades.back += usize::from(undone);
        }
    }
    println!("| {seats} {options} | {games} evenings | {trades:?} |");
    trades
}

/// Whoever watches such a trade knows that nobody plays there.
#[test]
fn no_bot_trades_a_card_for_its_like_or_swaps_it_back_and_forth() {
    for (seats, options, games) in
        [(4, "", 30), (5, "", 20), (6, "", 15), (8, "", 6), (5, "casual", 10), (5, "advanced", 10)]
    {
        let trades = play(seats, options, games);
        assert!(trades.deals > 100, "{seats} {options}: {trades:?}");
        assert_eq!((trades.alike, trades.back), (0, 0), "{seats} {options}: {trades:?}");
    }
}
