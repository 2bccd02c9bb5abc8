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
    /// Loyal: a team is good enough from this share of the best that is still to come, for each
    /// number of missions done; the least and the most, between which the lot decides. Those
    /// who always wait for the best reject most teams, and nobody likes to watch that.
    pub(crate) patience: [(f64, f64); 5],
    /// How far below the best a team may be to be chosen for what it would tell.
    pub(crate) curiosity: f64,
    /// Spy: how many bits of exposure a failed mission is worth, by the number of successes
    /// and failures so far while neither is two.
    pub(crate) sabotage_bits: [[f64; 2]; 2],
    /// Spy: how many bits around that it decides by lot.
    pub(crate) sabotage_lot_bits: f64,
    /// Spy: a team with enough spies may be proposed from this share of the best team.
    pub(crate) proposal_bend: f64,
    /// Spy: how far it bends its votes for teams with enough spies, once the match can end.
    pub(crate) end_bend: f64,
    /// Hunter of the Spies: how sure it must be of its prey to accuse early (RES-24).
    pub(crate) accuses_early: f64,
    /// Does it reason about the characters of Hostile Intent at all? One that does not is the
    /// measure of what that is worth.
    pub(crate) hunts: bool,
    /// Spy: does it hide at all? One that does not is the measure of what hiding is worth.
    pub(crate) hides: bool,
}

/// Ordinary play.
pub(crate) const NORMAL: Style = Style {
    votes: 0.25,
    votes_at_the_end: 0.5,
    proposals: 0.25,
    patience: [(0.0, 0.6), (0.6, 1.0), (0.7, 1.0), (0.8, 1.0), (0.9, 1.0)],
    curiosity: 0.01,
    sabotage_bits: [[0.4, 1.5], [2.5, 4.0]],
    sabotage_lot_bits: 0.15,
    proposal_bend: 0.99,
    end_bend: 0.3,
    accuses_early: 0.5,
    hunts: true,
    hides: true,
};
