//! How a loyal player decides: by the chance that a team holds. A spy that hides decides
//! likewise, by the belief a loyal player on its seat would have.

use redeye_game::{Rng, Seat, SeatSet};
use redeye_resistance::Action;

use super::evidence;
use super::mind::Mind;
use super::outlook::Outlook;
use super::scene::REJECTIONS_MAX;
use crate::choice::{TIE, entropy_bits, pick_best};

/// The Leader's team: the one most likely to hold, and of those nearly as good the one whose
/// result would tell most.
pub(crate) fn choose_team(mind: &Mind, rng: &mut Rng) -> SeatSet {
    let outlook = Outlook::of(&mind.face, mind.scene.config.seats());
    let (size, needed) = (mind.scene.team_size(), mind.scene.fails_needed());
    let enough = outlook.best(size, needed) * (1.0 - mind.style.curiosity);
    let teller = Teller::new(mind);
    pick_best(
        outlook.teams(size).filter(|&team| outlook.holds(team, needed) >= enough - TIE),
        |team| teller.bits(team),
        rng,
    )
    .unwrap_or_default()
}

/// RES-7: the mission for which there is the safest team, the earliest of equals.
pub(crate) fn choose_mission(mind: &Mind, legal: &[Action]) -> Option<Action> {
    let config = mind.scene.config;
    let outlook = Outlook::of(&mind.face, config.seats());
    let mut best = None;
    for &action in legal {
        let Action::Aim { mission } = action else { continue };
        let index = usize::from(mission) - 1;
        let holds = outlook.best(config.team_size(index), config.fails_needed(index));
        if best.is_none_or(|(most, _)| holds > most + TIE) {
            best = Some((holds, action));
        }
    }
    best.map(|(_, action)| action)
}

/// How good the team is, compared with what it takes to approve it: from one on, approve.
pub(crate) fn approval(mind: &Mind, rng: &mut Rng) -> f64 {
    // RES-4: the fifth rejection is the spies' victory.
    if mind.scene.is_last_attempt() {
        return f64::INFINITY;
    }
    let outlook = Outlook::of(&mind.face, mind.scene.config.seats());
    let holds = outlook.holds(mind.scene.team, mind.scene.fails_needed());
    let (least, most) = mind.style.patience[mind.scene.missions_done()];
    let patience = least + (most - least) * rng.unit();
    let wanted = patience * reachable(mind, &outlook);
    // Where nothing better can come, not even a hopeless team is refused.
    if wanted > 0.0 { (holds + TIE) / wanted } else { f64::INFINITY }
}

/// How safe the best team is that could come if this one is rejected.
pub(crate) fn reachable(mind: &Mind, outlook: &Outlook) -> f64 {
    let scene = &mind.scene;
    let mut leader = scene.leader;
    let mut best: f64 = 0.0;
    for _ in scene.rejections + 1..REJECTIONS_MAX {
        leader = leader.left(scene.config.seats());
        best = best.max(expected(mind, outlook, leader));
    }
    best
}

/// How safe a team `leader` would propose, as this seat sees it: the one `leader` must think
/// best, if it is loyal and knows no more than everybody.
pub(crate) fn expected(mind: &Mind, outlook: &Outlook, leader: Seat) -> f64 {
    let scene = &mind.scene;
    let (size, needed) = (scene.team_size(), scene.fails_needed());
    if leader == mind.seat {
        return outlook.best(size, needed);
    }
    let theirs = Outlook::for_loyal(&mind.public, scene.config.seats(), leader);
    let best = theirs.best(size, needed);
    let (mut teams, mut total) = (0.0, 0.0);
    for team in theirs.teams(size).filter(|&team| theirs.holds(team, needed) >= best - TIE) {
        teams += 1.0;
        total += outlook.holds(team, needed);
    }
    total / teams
}

/// Works out what a mission's result would tell.
struct Teller<'m> {
    mind: &'m Mind,
    /// How likely the mission shows no Fail, by the spies on the team.
    quiet: [f64; redeye_game::SEATS_MAX + 1],
}

impl<'m> Teller<'m> {
    fn new(mind: &'m Mind) -> Self {
        let logs = evidence::fails_logs(&mind.scene, 0, mind.scene.fails_needed());
        Self { mind, quiet: logs.map(f64::exp) }
    }

    /// How many bits "some Fail or none" is expected to tell about the spies.
    fn bits(&self, team: SeatSet) -> f64 {
        let (mut quiet, mut unsure) = (0.0, 0.0);
        for world in self.mind.face.worlds() {
            let likely = self.quiet[(world.spies & team).len()];
            quiet += world.chance * likely;
            unsure += world.chance * entropy_bits(likely);
        }
        entropy_bits(quiet) - unsure
    }
}
