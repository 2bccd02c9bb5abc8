//! How a bot plays, as numbers: every figure that was chosen rather than worked out.

/// The numbers behind the decisions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    /// How far votes are believed: the power to which their likelihood is raised.
    pub(crate) votes: f64,
    /// How far above the rank it takes a seat must be for nearly everybody honest to protect it.
    pub(crate) vote_width: f64,
    /// How often an infiltrator is thought to vote for its team rather than as the honest do.
    pub(crate) vote_bias: f64,
    /// Infiltrator: how sharply it prefers the marker that tells less, for each bit.
    pub(crate) marker_slope: f64,
    /// Infiltrator: how likely it places the marker that it likes less, at least.
    pub(crate) marker_lot: f64,
    /// Infiltrator: how many bits it is worth to it to cover: to call a mate honest, and an honest
    /// seat an infiltrator.
    pub(crate) cover_bits: f64,
    /// Infiltrator: how likely it must be that a vote is turned to vote otherwise than the honest,
    /// and how much likelier the stranger that looks; in Doubt, Reliable and Captain.
    pub(crate) turn_price: [[f64; 2]; 3],
    /// How many bits a veteran card must bring to be used. An honest crew that used its cards for a
    /// fifth of it won five flights in a hundred less than one that kept them.
    pub(crate) veteran_bits: f64,
    /// Infiltrator: does it hide at all? One that does not is the measure of what hiding is worth.
    pub(crate) hides: bool,
}

/// Ordinary play.
pub(crate) const NORMAL: Style = Style {
    votes: 0.5,
    vote_width: 0.1,
    vote_bias: 0.5,
    marker_slope: 4.0,
    marker_lot: 0.1,
    cover_bits: 0.5,
    turn_price: [[0.5, 10.0], [0.2, 10.0], [0.1, 0.0]],
    veteran_bits: 0.15,
    hides: true,
};
