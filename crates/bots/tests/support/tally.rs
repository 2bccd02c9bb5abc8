//! Shares, and how sure they are.

/// How many matches were played, and how many were won by those who are asked about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tally {
    /// Matches played.
    pub(crate) games: u64,
    /// Of these, won: by the Resistance, the honest crew, by one kind of player.
    pub(crate) won: u64,
}

impl Tally {
    /// The share that was won.
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
