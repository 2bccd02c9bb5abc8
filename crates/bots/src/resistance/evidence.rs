//! How likely what happened would be, in each world. People's habits are the starting point:
//! rates counted in published matches, unless a table says that it was chosen.

use redeye_game::{SEATS_MAX, Seat, SeatSet};
use redeye_resistance::{Card, Side};

use super::belief::Belief;
use super::scene::Scene;
use super::style::Style;

/// What cannot be.
pub(crate) const NEVER: f64 = f64::NEG_INFINITY;

/// How often a vote approves: by side, by place (leads, on the team, beside it), by the spies
/// on the team (none, one, more).
const APPROVAL: [[[f64; 3]; 3]; 2] = [
    [[0.95, 0.92, 0.90], [0.78, 0.63, 0.56], [0.56, 0.41, 0.35]],
    [[0.71, 0.90, 0.92], [0.75, 0.75, 0.69], [0.36, 0.52, 0.56]],
];

/// The same for spies while the next mission can end the match; chosen.
const SPY_APPROVAL_AT_THE_END: [[f64; 3]; 3] =
    [[0.60, 0.95, 0.95], [0.90, 0.90, 0.90], [0.15, 0.80, 0.85]];

/// How often a lone spy on a team sabotages, by the missions done before, and each of several.
const SABOTAGE_ALONE: [f64; 3] = [0.30, 0.75, 0.79];
const SABOTAGE_TOGETHER: [f64; 3] = [0.23, 0.41, 0.54];
/// How often spies sabotage that have agreed who does it; chosen.
const SABOTAGE_AGREED: [f64; 3] = [0.10, 0.65, 0.80];
/// How often, each way, when the mission can end the match.
const SABOTAGE_AT_THE_END: f64 = 0.95;
/// How often a spy plays a Fail that alone cannot fail the mission; chosen.
const SABOTAGE_IN_VAIN: f64 = 0.15;
/// No number of Fails that could be played is thought less likely than this.
const FAILS_FLOOR: f64 = 0.005;

/// How often a spy in the spotlight behaves; chosen.
const SPOTLIT_SUCCESS: f64 = 0.85;

/// How often a Leader is on its own team: loyal, spy.
const LEADER_ON_TEAM: [f64; 2] = [0.90, 0.83];
/// How much a spy on a team puts a Leader off, in picking it: loyal, spy; chosen to fit how
/// many spies people's teams have.
const SPY_PICKED: [f64; 2] = [0.75, 0.70];

/// A character that was seen.
pub(crate) fn side(seat: Seat, side: Side) -> impl Fn(SeatSet) -> f64 {
    let is_spy = side == Side::Spy;
    move |spies| if spies.contains(seat) == is_spy { 0.0 } else { NEVER }
}

/// All characters at once (RES-3).
pub(crate) fn all_spies(known: SeatSet) -> impl Fn(SeatSet) -> f64 {
    move |spies| if spies == known { 0.0 } else { NEVER }
}

/// A card played face up (RES-10): everybody watches, so a spy mostly behaves.
pub(crate) fn face_up(member: Seat, card: Card) -> impl Fn(SeatSet) -> f64 {
    one_card(member, card, SPOTLIT_SUCCESS)
}

/// A card that was looked at (RES-10).
pub(crate) fn card_seen(scene: &Scene, member: Seat, card: Card) -> impl Fn(SeatSet) -> f64 {
    let success = match stage(scene) {
        Stage::End => 1.0 - SABOTAGE_AT_THE_END,
        Stage::After(missions) => 1.0 - SABOTAGE_TOGETHER[missions],
    };
    one_card(member, card, success)
}

/// RES-5: only a spy plays Fail.
fn one_card(member: Seat, card: Card, spy_success: f64) -> impl Fn(SeatSet) -> f64 {
    let log = spy_success.ln();
    move |spies| match (card, spies.contains(member)) {
        (Card::Success, false) => 0.0,
        (Card::Success, true) => log,
        (Card::Fail | Card::ChiefFail, false) => NEVER,
        (Card::Fail | Card::ChiefFail, true) => 0.0,
        // RES-50: a Hacker of either side plays it.
        (Card::Hack, _) => 0.0,
    }
}

/// How much a mission can decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// It can end the match.
    End,
    /// It cannot; so many missions came before, at most two.
    After(usize),
}

fn stage(scene: &Scene) -> Stage {
    if scene.can_end() { Stage::End } else { Stage::After(scene.missions_done().min(2)) }
}

/// How likely `fails` Fails are with so many spies who could play them, by the number of spies.
pub(crate) fn fails_logs(scene: &Scene, fails: u8, needed: u8) -> [f64; SEATS_MAX + 1] {
    let (alone, together, agreed) = match stage(scene) {
        Stage::End => (SABOTAGE_AT_THE_END, SABOTAGE_AT_THE_END, SABOTAGE_AT_THE_END),
        Stage::After(missions) => {
            (SABOTAGE_ALONE[missions], SABOTAGE_TOGETHER[missions], SABOTAGE_AGREED[missions])
        }
    };
    std::array::from_fn(|spies| {
        let fails = usize::from(fails);
        if fails > spies {
            return NEVER;
        }
        let enough = spies >= usize::from(needed);
        let rate = match spies {
            _ if !enough => SABOTAGE_IN_VAIN,
            1 => alone,
            _ => together,
        };
        let each_alone = binomial(spies, fails) as f64
            * rate.powi(fails as i32)
            * (1.0 - rate).powi((spies - fails) as i32);
        let as_agreed = match fails {
            _ if !enough => f64::from(u8::from(fails == 0)),
            0 if needed == 0 => 1.0,
            0 => 1.0 - agreed,
            _ if fails == usize::from(needed) => agreed,
            _ => 0.0,
        };
        // Nobody knows how well these spies understand each other: half and half.
        ((each_alone + as_agreed) / 2.0).max(FAILS_FLOOR).ln()
    })
}

/// How likely so many of the `fails` are Chief-Fails (RES-23): those who failed it are any of the
/// `saboteurs`, of whom `chiefs` may play Chief-Fail and do so at `rate`.
pub(crate) fn chief_fails(
    saboteurs: usize,
    chiefs: usize,
    fails: u8,
    chief_fails: u8,
    rate: f64,
) -> f64 {
    let (fails, chief_fails) = (usize::from(fails), usize::from(chief_fails));
    if fails > saboteurs {
        return 0.0;
    }
    let ways = binomial(saboteurs, fails);
    (chief_fails..=chiefs.min(fails))
        .map(|failing| {
            let others = binomial(saboteurs - chiefs, fails - failing);
            let share = f64::from(binomial(chiefs, failing) * others) / f64::from(ways);
            let shown =
                rate.powi(chief_fails as i32) * (1.0 - rate).powi((failing - chief_fails) as i32);
            share * f64::from(binomial(failing, chief_fails)) * shown
        })
        .sum()
}

/// How often somebody who saw a side tells this one: a loyal player the truth, a spy of a spy, and
/// a spy of somebody loyal that it is of the Resistance; chosen.
const LOYAL_TRUTH: f64 = 0.95;
const SPY_CLEARS_SPY: f64 = 0.85;
const SPY_CLEARS_LOYAL: f64 = 0.6;

/// Somebody tells what side it saw (RES-40).
pub(crate) fn side_claim(by: Seat, whom: Seat, said: Side) -> impl Fn(SeatSet) -> f64 {
    move |spies| {
        let clears = match (spies.contains(by), spies.contains(whom)) {
            (false, false) => LOYAL_TRUTH,
            (false, true) => 1.0 - LOYAL_TRUTH,
            (true, true) => SPY_CLEARS_SPY,
            (true, false) => SPY_CLEARS_LOYAL,
        };
        let likely: f64 = if said == Side::Resistance { clears } else { 1.0 - clears };
        likely.ln()
    }
}

/// How likely the team fails its mission by Fails alone, those of `but` left out.
pub(crate) fn failure_chance(scene: &Scene, belief: &Belief, but: Seat) -> f64 {
    let needed = scene.fails_needed();
    let held: [f64; SEATS_MAX + 1] = std::array::from_fn(|spies| {
        (0..needed).map(|fails| fails_logs(scene, fails, needed)[spies].exp()).sum::<f64>().min(1.0)
    });
    let members = scene.team.without(but);
    let worlds = belief.worlds().iter();
    worlds.map(|world| world.chance * (1.0 - held[(world.spies & members).len()])).sum()
}

/// A mission's Fails, of which the cards of `known` are accounted for (RES-5).
pub(crate) fn mission(
    scene: &Scene,
    team: SeatSet,
    fails: u8,
    known: Known,
) -> impl Fn(SeatSet) -> f64 {
    let unknown = team - known.members;
    let needed = scene.fails_needed().saturating_sub(known.fails);
    let logs = fails_logs(scene, fails.saturating_sub(known.fails), needed);
    move |spies| logs[(spies & unknown).len()]
}

/// The mission cards somebody knows before they are shown.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Known {
    pub(crate) members: SeatSet,
    pub(crate) fails: u8,
    pub(crate) chief_fails: u8,
    pub(crate) hacks: u8,
}

impl Known {
    /// Adds the card of `member`.
    pub(crate) fn add(&mut self, member: Seat, card: Card) {
        if !self.members.contains(member) {
            self.members = self.members.with(member);
            self.fails += u8::from(matches!(card, Card::Fail | Card::ChiefFail));
            self.chief_fails += u8::from(card == Card::ChiefFail);
            self.hacks += u8::from(card == Card::Hack);
        }
    }
}

/// Votes by name on the team of the scene (RES-4).
pub(crate) fn votes(
    scene: &Scene,
    style: &Style,
    approve: SeatSet,
    reject: SeatSet,
) -> impl Fn(SeatSet) -> f64 {
    let temper = if scene.can_end() { style.votes_at_the_end } else { style.votes };
    let (team, needed) = (scene.team, scene.fails_needed());
    let voters = approve | reject;
    let mut logs = [[[0.0; 3]; 2]; SEATS_MAX];
    for voter in voters.iter() {
        let place = match voter {
            _ if voter == scene.leader => 0,
            _ if team.contains(voter) => 1,
            _ => 2,
        };
        for (side, logs) in logs[voter.index()].iter_mut().enumerate() {
            let rates = match side {
                1 if scene.can_end() => SPY_APPROVAL_AT_THE_END[place],
                _ => APPROVAL[side][place],
            };
            for (log, rate) in logs.iter_mut().zip(rates) {
                let likelihood = if approve.contains(voter) { rate } else { 1.0 - rate };
                *log = temper * likelihood.ln();
            }
        }
    }
    move |spies| {
        let able = ((spies & team).len() + 1).saturating_sub(usize::from(needed)).min(2);
        voters.iter().map(|v| logs[v.index()][usize::from(spies.contains(v))][able]).sum()
    }
}

/// The team a Leader picked (RES-4).
pub(crate) fn proposal(scene: &Scene, style: &Style) -> impl Fn(SeatSet) -> f64 {
    let (leader, team) = (scene.leader, scene.team);
    let on_team = team.contains(leader);
    let picked = team.without(leader);
    let others = usize::from(scene.config.seats()) - 1;
    let temper = style.proposals;
    let logs = [0, 1].map(|side| {
        let spies = usize::from(scene.config.spies()) - side;
        let ways = |count: usize| {
            let loyal = picked.len().checked_sub(count);
            let ways = loyal.map_or(0, |loyal| binomial(others - spies, loyal));
            (binomial(spies, count) * ways) as f64 * SPY_PICKED[side].powi(count as i32)
        };
        let all_ways: f64 = (0..=spies).map(ways).sum();
        let place = if on_team { LEADER_ON_TEAM[side] } else { 1.0 - LEADER_ON_TEAM[side] };
        (place / all_ways).ln()
    });
    move |spies| {
        let side = usize::from(spies.contains(leader));
        temper * (logs[side] + (spies & picked).len() as f64 * SPY_PICKED[side].ln())
    }
}

/// How many ways there are to choose `count` of `all`.
fn binomial(all: usize, count: usize) -> u32 {
    if count > all {
        return 0;
    }
    (0..count as u32).fold(1, |ways, step| ways * (all as u32 - step) / (step + 1))
}
