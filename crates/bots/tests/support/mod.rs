//! Plays matches between levels by side, for tests and for the `strength` example.

use redeye_bots::{Arena, Bot, HasBots, Level};
use redeye_game::{Game, Match, Rng, Seed, Told, Viewer};
use redeye_resistance::{Config, Resistance};

/// How many matches were played, and how many the Resistance won.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tally {
    /// Matches played.
    pub(crate) games: u64,
    /// Of these, won by the Resistance.
    pub(crate) won: u64,
}

impl Tally {
    /// The share the Resistance won.
    pub(crate) fn rate(self) -> f64 {
        self.won as f64 / self.games as f64
    }

    /// Wilson's interval for it, at 95 %.
    pub(crate) fn interval(self) -> (f64, f64) {
        const Z: f64 = 1.959_964;
        let (n, p) = (self.games as f64, self.rate());
        let centre = (p + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half = Z / (1.0 + Z * Z / n) * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        (centre - half, centre + half)
    }
}

/// Levels by side.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sides {
    /// Who plays the Resistance.
    pub(crate) resistance: Level,
    /// Who plays the spies.
    pub(crate) spies: Level,
}

/// Plays `games` matches of the series keyed by `seed_set`.
pub(crate) fn measure(config: &Config, sides: Sides, seed_set: u8, games: u64) -> Tally {
    let series = Rng::from_key([seed_set; 32]);
    let mut arena = Arena::new();
    let won =
        (0..games).filter(|&index| resistance_wins(config, sides, &series, index, &mut arena));
    Tally { games, won: won.count() as u64 }
}

/// Plays match `index` of `series`.
fn resistance_wins(
    config: &Config,
    sides: Sides,
    series: &Rng,
    index: u64,
    arena: &mut Arena<Resistance>,
) -> bool {
    let mut rng = series.branch(index);
    let deal = Rng::for_deal(&Seed(rng.bytes()), []);
    // Only the harness knows whose side a seat will be on: it has looked at the same deal.
    let mut peek = Match::<Resistance>::unrecorded(config, deal.clone());
    peek.advance(peek.now(), &mut Told::new());
    let spies = peek.state().own(Viewer::All).spies;
    let mut bots: Vec<Box<dyn Bot<Resistance>>> = peek
        .state()
        .seats()
        .iter()
        .map(|seat| {
            let level = if spies.contains(seat) { sides.spies } else { sides.resistance };
            Resistance::bot(level, config, seat)
        })
        .collect();
    let mut game = Match::unrecorded(config, deal);
    arena.play(&mut game, &mut bots, &mut rng, |_, _| ()).side == "resistance"
}
