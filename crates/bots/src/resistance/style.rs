//! How a bot plays, as numbers: every figure that was chosen rather than worked out.

/// The numbers behind the decisions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    /// How far votes are believed: the power to which their likelihood is raised. People's votes
    /// say much less than a naive reading of them.
    pub(crate) votes: f64,
    /// The same for votes while the next mission can end the match: spies then show colour.
    pub(crate) votes_at_the_end: f64,
    /// The same for the teams that Leaders propose.
    pub(crate) proposals: f64,
    /// Loyal: a team is good enough from this share of the best that is still to come.
    pub(crate) patience: f64,
    /// How far below the best a team may be to be chosen for what it would tell.
    pub(crate) curiosity: f64,
    /// Spy: how many bits of exposure a failed mission is worth, by the number of successes
    /// and failures so far while neither is two.
    pub(crate) sabotage_bits: [[f64; 2]; 2],
    /// Spy: how many bits around that it decides by lot.
    pub(crate) sabotage_lot_bits: f64,
    /// Spy: how far it bends a vote its own way, where a loyal seat could vote either way.
    pub(crate) vote_bend: f64,
    /// Spy: a team with enough spies may be proposed from this share of the best team.
    pub(crate) proposal_bend: f64,
    /// Spy: does it hide at all? One that does not serves as a measure.
    pub(crate) hides: bool,
    pub(crate) end_bend: f64,
}

/// Ordinary play.
pub(crate) const NORMAL: Style = Style {
    votes: 0.25,
    votes_at_the_end: 0.5,
    proposals: 0.25,
    patience: 1.0,
    curiosity: 0.01,
    sabotage_bits: [[0.5, 1.5], [2.5, 4.0]],
    sabotage_lot_bits: 0.3,
    vote_bend: 0.0,
    proposal_bend: 1.0,
    hides: true,
    end_bend: 0.3,
};

// TUNING
pub(crate) fn tuned(spy: bool) -> Style {
    static S: std::sync::OnceLock<Style> = std::sync::OnceLock::new();
    static R: std::sync::OnceLock<Style> = std::sync::OnceLock::new();
    let (c, n) = if spy { (&S, "STYLE_S") } else { (&R, "STYLE_R") };
    *c.get_or_init(|| {
        let mut s = NORMAL;
        for w in std::env::var(n).unwrap_or_default().split_whitespace() {
            let (k, v) = w.split_once('=').unwrap();
            let v: f64 = v.parse().unwrap();
            match k {
                "votes" => s.votes = v,
                "vend" => s.votes_at_the_end = v,
                "prop" => s.proposals = v,
                "pat" => s.patience = v,
                "cur" => s.curiosity = v,
                "s00" => s.sabotage_bits[0][0] = v,
                "s01" => s.sabotage_bits[0][1] = v,
                "s10" => s.sabotage_bits[1][0] = v,
                "s11" => s.sabotage_bits[1][1] = v,
                "lot" => s.sabotage_lot_bits = v,
                "vb" => s.vote_bend = v,
                "pb" => s.proposal_bend = v,
                "eb" => s.end_bend = v,
                "naive" => s.hides = v == 0.0,
                _ => panic!("{k}"),
            }
        }
        s
    })
}
