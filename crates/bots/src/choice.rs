//! How bots choose, whatever the game.

use redeye_game::Rng;

/// Scores this close are equally good.
pub(crate) const TIE: f64 = 1e-9;

/// The candidate with the highest score; of equals, one by lot.
pub(crate) fn pick_best<T: Copy>(
    candidates: impl Iterator<Item = T>,
    score: impl Fn(T) -> f64,
    rng: &mut Rng,
) -> Option<T> {
    let mut best: Option<(f64, T)> = None;
    let mut equals = 0;
    for candidate in candidates {
        let score = score(candidate);
        match best {
            Some((most, _)) if score < most - TIE => (),
            Some((most, _)) if score <= most + TIE => {
                equals += 1;
                if rng.below(equals) == 0 {
                    best = Some((most, candidate));
                }
            }
            _ => {
                equals = 1;
                best = Some((score, candidate));
            }
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// How uncertain a yes or no of this chance is.
pub(crate) fn entropy_bits(chance: f64) -> f64 {
    if chance <= 0.0 || chance >= 1.0 {
        return 0.0;
    }
    -(chance * chance.log2() + (1.0 - chance) * (1.0 - chance).log2())
}
