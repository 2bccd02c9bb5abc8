//! The trust action in closed form (HIJ-30): what comes out of the bag.

/// HIJ-5: green stones in the bag when none is on the track, and red ones.
const GREENS: u8 = 12;
const REDS: u8 = 3;

/// HIJ-5: 100 % in tens.
pub(super) const SPACES: u8 = 10;

/// HIJ-30: green stones in one turn, at most.
pub(super) const GREENS_MAX: u8 = 3;

/// How many greens an action can bring, none included.
pub(super) const OUTCOMES: usize = GREENS_MAX as usize + 1;

/// How likely the next stone is green, with so many of them on the track.
pub(super) fn green(trust: u8) -> f64 {
    green_of(GREENS - trust)
}

fn green_of(greens_in_bag: u8) -> f64 {
    f64::from(greens_in_bag) / f64::from(greens_in_bag + REDS)
}

/// How likely an action that goes on as long as it may brings none, one, two or three greens, with
/// so many of them on the track and so many left in this turn.
pub(super) fn outcomes(trust: u8, greens_left: u8) -> [f64; OUTCOMES] {
    outcomes_of(GREENS - trust, greens_left.min(SPACES - trust))
}

fn outcomes_of(greens_in_bag: u8, most: u8) -> [f64; OUTCOMES] {
    let (mut chances, mut reached) = ([0.0; OUTCOMES], 1.0);
    for greens in 0..most {
        let next = green_of(greens_in_bag - greens);
        chances[usize::from(greens)] = reached * (1.0 - next);
        reached *= next;
    }
    chances[usize::from(most)] = reached;
    chances
}

/// HIJ-30: points for so many greens: a red stone that is the first brings one.
pub(super) const fn points(greens: usize) -> i16 {
    if greens == 0 { 1 } else { greens as i16 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The mean of greens and of points, with so many greens in the bag and room for all of them.
    fn means(greens_in_bag: u8) -> (f64, f64) {
        let chances = outcomes_of(greens_in_bag, GREENS_MAX);
        let mean = |worth: fn(usize) -> f64| -> f64 {
            chances.iter().enumerate().map(|(greens, chance)| chance * worth(greens)).sum()
        };
        (mean(|greens| greens as f64), mean(|greens| f64::from(points(greens))))
    }

    #[test]
    fn a_trust_action_brings_what_was_worked_out() {
        for (greens, expected) in [(12, (1.91, 2.11)), (6, (1.32, 1.66)), (3, (0.75, 1.25))] {
            let (stones, points) = means(greens);
            let is_near = |one: f64, other: f64| (one - other).abs() < 0.006;
            assert!(is_near(stones, expected.0), "{greens} greens: {stones} stones");
            assert!(is_near(points, expected.1), "{greens} greens: {points} points");
        }
    }

    /// HIJ-30: at 90 % there is room for one.
    #[test]
    fn trust_does_not_grow_beyond_its_track() {
        for trust in 0..SPACES {
            let chances = outcomes(trust, GREENS_MAX);
            assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-12, "{trust}: {chances:?}");
            let room = usize::from(SPACES - trust);
            assert!(chances.iter().skip(room + 1).all(|chance| *chance == 0.0), "{chances:?}");
        }
    }
}
