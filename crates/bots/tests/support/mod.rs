//! Plays matches between ways to play by side, for tests and for the `strength` example.

mod tally;

use redeye_bots::{Arena, Bot, HasBots, Level};
use redeye_game::{Game, Match, Rng, Seat, SeatSet, Seed, Told, Viewer};
use redeye_mayday::Mayday;
use redeye_resistance::Resistance;

pub(crate) use tally::Tally;

/// A game of many against few, who hide among them.
pub(crate) trait TwoSided: HasBots {
    /// How the outcome calls the many.
    const MANY: &'static str;
    /// Who the few are. Only the harness may know.
    fn few(&self) -> SeatSet;
}

impl TwoSided for Resistance {
    const MANY: &'static str = "resistance";

    fn few(&self) -> SeatSet {
        self.private(Viewer::All).spies
    }
}

impl TwoSided for Mayday {
    const MANY: &'static str = "honest";

    fn few(&self) -> SeatSet {
        self.private(Viewer::All).infiltrators
    }
}

/// A way to play.
pub(crate) trait Player<G: Game>: Copy {
    /// A bot that plays so.
    fn sit(self, config: &G::Config, seat: Seat) -> Box<dyn Bot<G>>;
}

impl<G: HasBots> Player<G> for Level {
    fn sit(self, config: &G::Config, seat: Seat) -> Box<dyn Bot<G>> {
        G::bot(self, config, seat)
    }
}

/// Players by side.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sides<P> {
    /// Who plays the many: the Resistance, the honest crew.
    pub(crate) many: P,
    /// Who plays the few: the spies, the infiltrators.
    pub(crate) few: P,
}

/// Plays `games` matches of the series keyed by `seed_set`.
pub(crate) fn measure<G: TwoSided>(
    config: &G::Config,
    sides: Sides<impl Player<G>>,
    seed_set: u8,
    games: u64,
) -> Tally {
    let series = Rng::from_key([seed_set; 32]);
    let mut arena = Arena::new();
    let won = (0..games).filter(|&index| many_win(config, sides, &series, index, &mut arena));
    Tally { games, won: won.count() as u64 }
}

/// Plays match `index` of `series`.
fn many_win<G: TwoSided>(
    config: &G::Config,
    sides: Sides<impl Player<G>>,
    series: &Rng,
    index: u64,
    arena: &mut Arena<G>,
) -> bool {
    let mut rng = series.branch(index);
    let deal = Rng::for_deal(&Seed(rng.bytes()), []);
    // Only the harness knows whose side a seat will be on: it has looked at the same deal.
    let mut peek = Match::<G>::unrecorded(config, deal.clone());
    peek.advance(peek.now(), &mut Told::new());
    let few = peek.state().few();
    let player = |seat| if few.contains(seat) { sides.few } else { sides.many };
    let seats = peek.state().seats();
    let mut bots: Vec<_> = seats.iter().map(|seat| player(seat).sit(config, seat)).collect();
    let mut game = Match::unrecorded(config, deal);
    arena.play(&mut game, &mut bots, &mut rng, |_, _| ()).side == G::MANY
}
