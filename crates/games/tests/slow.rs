//! Windows that are seconds long at a live table are hours long at a slow one, in every game.

use redeye_game::{Game as _, Pause};
use redeye_games::{GameId, with_game};

/// The options of a match of `game` as they are written, at a slow table.
fn at_slow_table(game: GameId, options: &str) -> String {
    with_game!(game, G => {
        let config = G::configure(*G::SEATS.end(), options).expect("options that fit");
        let slow = G::for_slow_table(config).to_string();
        let read = G::configure(*G::SEATS.end(), &slow).expect("they fit as written");
        assert_eq!(read.to_string(), slow);
        slow
    })
}

#[test]
fn every_game_keeps_its_windows_open_at_a_slow_table() {
    for game in GameId::ALL {
        let options = match game {
            GameId::Resistance => "plots",
            GameId::Mayday => "veterans",
            GameId::Illegal => "gm",
            GameId::Hijacked => "",
        };
        let slow = at_slow_table(game, options);
        assert!(slow.contains(&format!("pause={}", Pause::SLOW_S)), "{game}: {slow}");
        let chosen = at_slow_table(game, &format!("{options} pause=60"));
        assert!(chosen.contains("pause=60"), "{game}: the host's word counts: {chosen}");
    }
    // Where nothing closes by itself there is nothing to keep open.
    assert_eq!(at_slow_table(GameId::Resistance, "targeted"), "targeted");
    assert_eq!(at_slow_table(GameId::Mayday, ""), "");
}
