//! How well a secret can be guessed from what was measured.

use redeye_game::Rng;

/// A sample: a secret that the test knows, and what an attacker has measured.
#[derive(Clone, Debug)]
pub struct Sample {
    /// Samples of one match are not independent of each other.
    pub group: usize,
    /// What an attacker wants to know.
    pub secret: bool,
    /// The attacker's measures, the same for every sample.
    pub features: Vec<f64>,
}

/// How well the secret can be guessed. An area of 0.5 is chance, 1 certainty.
#[derive(Clone, Debug)]
pub struct Guessed {
    /// By each feature alone.
    pub by_feature: Vec<f64>,
    /// By the best feature. Which one it is, and its direction, is learnt from one half of the
    /// matches and used on the other half.
    pub area: f64,
    /// The 95 % interval, by resampling whole matches.
    pub interval: [f64; 2],
}

impl Guessed {
    /// Returns whether the result may be chance: its area is off by no more than `margin`, or its
    /// interval contains chance.
    pub fn is_chance(&self, margin: f64) -> bool {
        (self.area - 0.5).abs() <= margin || (self.interval[0] <= 0.5 && 0.5 <= self.interval[1])
    }
}

/// How many resamples an interval takes.
const DRAWS: usize = 1000;

/// Guesses the secrets of all samples.
pub fn guess(samples: &[Sample]) -> Guessed {
    let count = samples.first().map_or(0, |sample| sample.features.len());
    let ranks: Vec<Vec<f64>> = (0..count).map(|feature| ranks(samples, feature)).collect();
    let area_of = |feature: usize, half: Option<usize>| {
        let of = |sample: &Sample| half.is_none_or(|half| sample.group % 2 == half);
        let scores = samples.iter().zip(&ranks[feature]).filter(|(sample, _)| of(sample));
        area(scores.map(|(sample, rank)| (*rank, sample.secret)).collect())
    };
    // For each half: the best feature of the other half, and its direction.
    let best = [1, 0].map(|other| {
        let off = (0..count).map(|feature| (feature, area_of(feature, Some(other)) - 0.5));
        off.max_by(|one, two| one.1.abs().total_cmp(&two.1.abs())).unwrap_or_default()
    });
    let score = |(place, sample): (usize, &Sample)| {
        let (feature, off) = best[sample.group % 2];
        ranks[feature][place] * off.signum()
    };
    let scores: Vec<f64> = samples.iter().enumerate().map(score).collect();
    let all = scores.iter().zip(samples).map(|(score, sample)| (*score, sample.secret)).collect();
    Guessed {
        by_feature: (0..count).map(|feature| area_of(feature, None)).collect(),
        area: area(all),
        interval: interval(samples, &scores),
    }
}

/// Resamples whole matches, and returns the interval of nearly all areas.
fn interval(samples: &[Sample], scores: &[f64]) -> [f64; 2] {
    let groups = samples.iter().map(|sample| sample.group + 1).max().unwrap_or_default();
    let mut members: Vec<Vec<(f64, bool)>> = vec![Vec::new(); groups];
    for (sample, score) in samples.iter().zip(scores) {
        members[sample.group].push((*score, sample.secret));
    }
    members.retain(|members| !members.is_empty());
    let mut rng = Rng::from_word("draws");
    let mut areas: Vec<f64> = (0..DRAWS)
        .map(|_| {
            let draw = (0..members.len()).filter_map(|_| rng.pick(&members).cloned());
            area(draw.flatten().collect())
        })
        .collect();
    areas.sort_by(f64::total_cmp);
    [areas[DRAWS / 40], areas[DRAWS - 1 - DRAWS / 40]]
}

/// Returns for each sample the share of all samples below it in this feature.
fn ranks(samples: &[Sample], feature: usize) -> Vec<f64> {
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let value = |place: usize| samples[place].features[feature];
    order.sort_by(|one, two| value(*one).total_cmp(&value(*two)));
    let mut ranks = vec![0.0; samples.len()];
    for same in order.chunk_by(|one, two| value(*one) == value(*two)) {
        let below = order.partition_point(|place| value(*place) < value(same[0]));
        let rank = (below as f64 + same.len() as f64 / 2.0) / samples.len() as f64;
        same.iter().for_each(|place| ranks[*place] = rank);
    }
    ranks
}

/// Returns how likely a sample with the secret scores higher than one without.
fn area(mut scores: Vec<(f64, bool)>) -> f64 {
    scores.sort_by(|one, two| one.0.total_cmp(&two.0));
    let (mut without, mut with, mut above) = (0.0, 0.0, 0.0);
    for same in scores.chunk_by(|one, two| one.0 == two.0) {
        let secrets = same.iter().filter(|(_, secret)| *secret).count() as f64;
        let others = same.len() as f64 - secrets;
        above += secrets * (without + others / 2.0);
        (with, without) = (with + secrets, without + others);
    }
    if with == 0.0 || without == 0.0 { 0.5 } else { above / (with * without) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns samples in which the secret shifts one of three noisy features by so much.
    fn samples(shift: f64) -> Vec<Sample> {
        let mut rng = Rng::from_word("samples");
        let mut noise = || f64::from(rng.below(1000)) / 1000.0;
        let sample = |place: usize| {
            let secret = noise() < 0.4;
            let shifted = noise() + if secret { shift } else { 0.0 };
            Sample { group: place / 10, secret, features: vec![noise(), shifted, noise()] }
        };
        (0..3000).map(sample).collect()
    }

    #[test]
    fn what_tells_nothing_is_chance_and_what_tells_is_found() {
        let blind = guess(&samples(0.0));
        assert!(blind.is_chance(0.03), "{blind:?}");
        let telling = guess(&samples(-0.3));
        assert!(!telling.is_chance(0.03) && telling.area > 0.65, "{telling:?}");
        assert!(telling.interval[0] > 0.6 && telling.by_feature[1] < 0.35, "{telling:?}");
        assert!((area(vec![(1.0, false), (2.0, true), (3.0, true)]) - 1.0).abs() < 1e-9);
        assert!((area(vec![(1.0, false), (1.0, true)]) - 0.5).abs() < 1e-9);
    }
}
