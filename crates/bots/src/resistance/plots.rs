//! What to do with plot cards (RES-10 to RES-13).

use redeye_game::{Rng, Seat};
use redeye_resistance::{Action, PlotCard, Side};

use super::loyal;
use super::mind::Mind;
use super::outlook::Outlook;
use super::spy;
use crate::choice::pick_best;

/// Strong Leader: how much safer one's own team must be than the Leader's.
const LEAD_GAIN: f64 = 0.15;
/// No Confidence: a team less likely to hold than this is stopped, at the end and before.
const STOP_AT_THE_END: f64 = 0.4;
const STOP: f64 = 0.15;
/// Close Eye: how uncertain (at most a quarter) somebody must be to be worth a look.
const WORTH_A_LOOK: f64 = 0.15;
/// In the Spotlight: how suspect somebody must be.
const WORTH_A_LIGHT: f64 = 0.35;
/// How much a spy's choice among seats leans to its own people.
const COMRADE_BONUS: f64 = 0.05;

/// RES-11: a card that helps goes to whom one trusts, one that unmasks to whom one does not.
pub(crate) fn give(mind: &Mind, legal: &[Action], rng: &mut Rng) -> Option<Action> {
    let score = |action: Action| {
        let Action::Give { card, to } = action else { return f64::NEG_INFINITY };
        let trust = match card {
            PlotCard::StrongLeader
            | PlotCard::CloseEye
            | PlotCard::NoConfidence
            | PlotCard::Responsibility
            | PlotCard::Overheard
            | PlotCard::Confidence
            | PlotCard::Spotlight => -mind.face.suspicion(to),
            // Who votes first cannot hide behind the others; who opens up is seen.
            PlotCard::OpinionMaker | PlotCard::OpenUp => mind.face.suspicion(to),
        };
        trust + lean(mind, to)
    };
    pick_best(legal.iter().copied(), score, rng)
}

/// Take Responsibility: the strongest card, rather from someone who would misuse it.
pub(crate) fn take(mind: &Mind, legal: &[Action], rng: &mut Rng) -> Option<Action> {
    let score = |action: Action| {
        let Action::Take { card, from } = action else { return f64::NEG_INFINITY };
        strength(card) * (0.5 + mind.face.suspicion(from)) - lean(mind, from)
    };
    pick_best(legal.iter().copied(), score, rng)
}

/// How much a held card is worth having.
const fn strength(card: PlotCard) -> f64 {
    match card {
        PlotCard::NoConfidence => 1.0,
        PlotCard::StrongLeader => 0.9,
        PlotCard::CloseEye => 0.8,
        PlotCard::Spotlight => 0.7,
        PlotCard::OpinionMaker => 0.1,
        PlotCard::Responsibility
        | PlotCard::Overheard
        | PlotCard::OpenUp
        | PlotCard::Confidence => 0.0,
    }
}

/// Overheard Conversation: the neighbour one knows less about.
pub(crate) fn overhear(mind: &Mind, legal: &[Action], rng: &mut Rng) -> Option<Action> {
    let score = |action: Action| {
        let Action::Overhear { neighbour } = action else { return f64::NEG_INFINITY };
        doubt(mind, neighbour)
    };
    pick_best(legal.iter().copied(), score, rng)
}

/// Open Up, Establish Confidence: to the one most trusted; a spy to one of its own.
pub(crate) fn show(mind: &Mind, legal: &[Action], rng: &mut Rng) -> Option<Action> {
    let score = |action: Action| {
        let Action::Show { to } = action else { return f64::NEG_INFINITY };
        match mind.side {
            Side::Resistance => -mind.face.suspicion(to),
            Side::Spy => mind.own().suspicion(to),
        }
    };
    pick_best(legal.iter().copied(), score, rng)
}

/// Strong Leader, No Confidence, Close Eye: use it now?
pub(crate) fn uses(mind: &Mind, card: Option<PlotCard>) -> bool {
    match card {
        Some(PlotCard::StrongLeader) => takes_lead(mind),
        Some(PlotCard::NoConfidence) => stops_team(mind),
        Some(PlotCard::CloseEye) => {
            let others = mind.scene.team.without(mind.seat);
            others.iter().any(|member| doubt(mind, member) >= WORTH_A_LOOK)
        }
        Some(
            PlotCard::OpinionMaker
            | PlotCard::Responsibility
            | PlotCard::Overheard
            | PlotCard::OpenUp
            | PlotCard::Confidence
            | PlotCard::Spotlight,
        )
        | None => false,
    }
}

/// A suspicious Leader, or a better team at a deciding moment; a spy when the match can end.
fn takes_lead(mind: &Mind) -> bool {
    let scene = &mind.scene;
    if mind.side == Side::Spy && spy::shows_colour(mind) {
        return mind.own().suspicion(scene.leader) < 0.5;
    }
    if scene.missions_done() == 0 {
        return false;
    }
    let outlook = Outlook::of(&mind.face, scene.config.seats());
    let mine = outlook.best(scene.team_size(), scene.fails_needed());
    let gain = mine - loyal::expected(mind, &outlook, scene.leader);
    let presses = scene.can_end() || scene.is_last_attempt();
    let suspicious = mind.face.suspicion(scene.leader) > 0.6;
    gain >= LEAD_GAIN && (presses || suspicious)
}

/// RES-10: a loyal seat stops a bad team, but never as the fifth rejection: that would win
/// the match for the spies, who therefore do just that.
fn stops_team(mind: &Mind) -> bool {
    let scene = &mind.scene;
    if scene.is_last_attempt() {
        return mind.side == Side::Spy;
    }
    if mind.side == Side::Spy && spy::shows_colour(mind) {
        return scene.successes == 2 && !spy::has_enough(mind, scene.team);
    }
    let outlook = Outlook::of(&mind.face, scene.config.seats());
    let holds = outlook.holds(scene.team, scene.fails_needed());
    let least = if scene.can_end() { STOP_AT_THE_END } else { STOP };
    let stops = holds < least && holds < loyal::reachable(mind, &outlook);
    stops && !(mind.side == Side::Spy && spy::has_enough(mind, scene.team))
}

/// Keeping a Close Eye on You: at the card of the most suspicious member.
pub(crate) fn watch(mind: &Mind, legal: &[Action], rng: &mut Rng) -> Option<Action> {
    let score = |action: Action| {
        let Action::Watch { member } = action else { return f64::NEG_INFINITY };
        doubt(mind, member)
    };
    pick_best(legal.iter().copied(), score, rng)
}

/// In the Spotlight: on the most suspicious member, when the mission matters. A spy lights
/// up only those who have nothing to hide.
pub(crate) fn spotlight(mind: &Mind, legal: &[Action], rng: &mut Rng) -> Option<Action> {
    let scene = &mind.scene;
    let matters = scene.can_end() || scene.missions_done() >= 2;
    let comrades = mind.comrades();
    let suspect = |action: &Action| match *action {
        Action::Spotlight { on } => {
            let wanted = on != mind.seat && !comrades.contains(on);
            wanted && mind.face.suspicion(on) >= WORTH_A_LIGHT
        }
        _ => false,
    };
    let score = |action: Action| {
        let Action::Spotlight { on } = action else { return f64::NEG_INFINITY };
        mind.face.suspicion(on)
    };
    let suspects = legal.iter().copied().filter(|action| matters && suspect(action));
    pick_best(suspects, score, rng).or(Some(Action::Pass))
}

/// How uncertain a seat's side is: a quarter at most.
pub(crate) fn doubt(mind: &Mind, seat: Seat) -> f64 {
    let suspicion = mind.face.suspicion(seat);
    suspicion * (1.0 - suspicion)
}

/// What a spy adds for one of its own where a loyal player could choose either way.
fn lean(mind: &Mind, seat: Seat) -> f64 {
    if mind.comrades().contains(seat) { COMRADE_BONUS } else { 0.0 }
}
