//! A simulation needs no memory for an input: what is there is used again.

use redeye_bots::{Arena, Bot, Random};
use redeye_game::{Game, Match, Rng};
use redeye_mayday::Mayday;
use redeye_resistance::Resistance;

fn check<G: Game>(seats: u8, options: &str) {
    let config = G::configure(seats, options).unwrap();
    let series = Rng::from_word("allocation");
    let mut arena = Arena::<G>::new();
    let mut bots: Vec<Box<dyn Bot<G>>> =
        (0..seats).map(|_| Box::new(Random) as Box<dyn Bot<G>>).collect();
    let mut play = |index| {
        let mut game = Match::unrecorded(&config, series.branch(index));
        arena.play(&mut game, &mut bots, &mut series.branch(index + 1), |_, _| ());
    };
    // The first matches find out how much room is needed.
    (0..200).for_each(&mut play);
    let info = allocation_counter::measure(|| (0..200).for_each(&mut play));
    assert_eq!(info.count_total, 0, "{}: {seats} seats with [{options}]", G::NAME);
}

#[test]
fn random_matches_allocate_nothing() {
    check::<Resistance>(5, "");
    check::<Resistance>(10, "plots targeted");
    check::<Mayday>(8, "");
    check::<Mayday>(8, "veterans");
}
