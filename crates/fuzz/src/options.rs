//! What a host chooses: `GAME SEATS OPTIONS`, such as `resistance 7 plots pause=20`.

use redeye_game::{BySeat, Game, Misfits};
use redeye_games::{GameId, with_game};
use redeye_texts::{Args, Lang, Texts};

use crate::play::play;

/// How many inputs of a match are played with options that fit.
const INPUTS: usize = 4;

pub(crate) fn run(input: &[u8]) {
    let Some(text) = crate::text(input) else { return };
    let mut parts = text.splitn(3, ' ');
    let game = parts.next().and_then(|game| game.parse::<GameId>().ok());
    let seats = parts.next().and_then(|seats| seats.parse::<u8>().ok());
    let (Some(game), Some(seats)) = (game, seats) else { return };
    with_game!(game, G => choose::<G>(seats, parts.next().unwrap_or_default()));
}

fn choose<G: Game>(seats: u8, options: &str) {
    match G::configure(seats, options) {
        Ok(config) => fits::<G>(seats, config),
        Err(misfits) => explained(&misfits),
    }
}

/// Options that fit are written so that they read the same, and make a table. So do those of a slow
/// table and of players who know the game: the server writes them above the log of a match.
fn fits<G: Game>(seats: u8, config: G::Config) {
    assert!(G::SEATS.contains(&seats), "{} with {seats} seats", G::ID);
    let finished = BySeat::new(seats, |_| u32::MAX);
    let slow = G::for_slow_table(config.clone());
    for config in [G::for_players(slow.clone(), &finished), slow, config] {
        let written = config.to_string();
        let again = G::configure(seats, &written).unwrap_or_else(|misfits| {
            panic!("`{written}` was written and does not fit: {misfits}")
        });
        assert_eq!(again, config, "`{written}` reads as something else");
        let json = serde_json::to_string(&config).expect("options are JSON");
        let again: G::Config = serde_json::from_str(&json).expect("and are read from it");
        assert_eq!(again, config, "{json} reads as something else");
        play::<G>(&config, INPUTS, |_| ());
    }
}

/// All that does not fit is said in words, with nothing missing in them.
pub(crate) fn explained(Misfits(misfits): &Misfits) {
    assert!(!misfits.is_empty(), "it does not fit, and nothing is wrong with it");
    let texts = Texts::of(Lang::En);
    for misfit in misfits {
        let args: Args<'_> = misfit.args.iter().map(|(name, arg)| (*name, arg.as_str())).collect();
        let told = texts.format(misfit.key, &args);
        told.unwrap_or_else(|missing| panic!("{}: {:?}", misfit.key, missing.errors));
    }
}
