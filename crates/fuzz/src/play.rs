//! A match in which everybody does anything.

use redeye_game::{Game, Match, Rng, Time, Told};

/// Plays up to `inputs` inputs of a match with this configuration, and shows it before each.
pub(crate) fn play<G: Game>(config: &G::Config, inputs: usize, mut show: impl FnMut(&Match<G>)) {
    let mut rng = Rng::from_word("everybody does anything");
    let mut game = Match::<G>::unrecorded(config, rng.branch(1));
    let (mut told, mut legal, mut actions) = (Told::new(), Vec::new(), Vec::new());
    game.advance(Time::ZERO, &mut told);
    for _ in 0..inputs {
        show(&game);
        told.clear();
        legal.clear();
        for seat in game.state().seats().iter() {
            game.state().legal(seat, &mut actions);
            legal.extend(actions.drain(..).map(|action| (seat, action)));
        }
        match (rng.pick(&legal), game.state().deadline()) {
            (Some((seat, action)), _) => {
                let now = game.now();
                game.submit(now, *seat, action.clone(), &mut told).expect("it is legal");
            }
            (None, Some(due)) => game.advance(due, &mut told),
            (None, None) => {
                assert!(game.state().outcome().is_some(), "it waits for nothing");
                return;
            }
        }
    }
}
