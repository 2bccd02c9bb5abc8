//! What votes tell (MAY-23): how the honest vote, and how the others may.

use redeye_game::{Seat, SeatSet};

use super::belief::{Belief, Trust};
use super::scene::Scene;
use super::style::Style;

/// How far the one in the skirmish is above the rank that it takes to be protected: as many of
/// those who could get a card should get one as there are cards.
pub(crate) fn margin(scene: &Scene, trust: &Trust) -> f64 {
    let (rivals, cards) = scene.rivals();
    let mut ranks: Vec<f64> = rivals.iter().map(|seat| trust[seat.index()]).collect();
    ranks.sort_by(|one, other| other.total_cmp(one));
    // With cards for all of them nobody is kept from one.
    let needed = ranks.get(cards.saturating_sub(1)).copied().unwrap_or(0.0);
    trust[scene.skirmish.index()] - needed
}

/// How likely the votes are in each world.
pub(crate) fn likelihood(
    scene: &Scene,
    public: &Belief,
    style: &Style,
    protect: SeatSet,
    punch: SeatSet,
) -> impl Fn(SeatSet) -> f64 + use<> {
    let votes: Vec<(Seat, bool, f64)> = (protect | punch)
        .iter()
        .map(|voter| (voter, protect.contains(voter), honest_protects(scene, public, style, voter)))
        .collect();
    let (target, bias, power) = (scene.skirmish, style.vote_bias, style.votes);
    move |infiltrators| {
        let for_team = if infiltrators.contains(target) { 1.0 } else { 0.0 };
        let chance = |&(voter, protects, honest): &(Seat, bool, f64)| {
            let likely = if infiltrators.contains(voter) {
                (1.0 - bias) * honest + bias * for_team
            } else {
                honest
            };
            if protects { likely } else { 1.0 - likely }
        };
        votes.iter().map(chance).product::<f64>().powf(power)
    }
}

/// How likely `voter` protects, if it is honest. Nobody is quite predictable.
fn honest_protects(scene: &Scene, public: &Belief, style: &Style, voter: Seat) -> f64 {
    const SURPRISE: f64 = 0.05;
    let Some(trust) = public.trust_of_honest(voter) else { return 0.5 };
    let likely = 1.0 / (1.0 + (-margin(scene, &trust) / style.vote_width).exp());
    SURPRISE + (1.0 - 2.0 * SURPRISE) * likely
}
