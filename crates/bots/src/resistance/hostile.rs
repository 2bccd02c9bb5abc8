//! What to do with Hostile Intent: appoint, accuse, examine, inquire, tell, blame, hack.

use redeye_game::{Rng, Seat};
use redeye_resistance::{Action, Card, Character, Loyalty, Side};

use super::evidence;
use super::hunt::{DUMMY_CHIEF, RESISTANCE_PREY, SPY_PREY};
use super::mind::Mind;
use super::plots;
use super::roles::{Mask, mask};
use super::spy;
use crate::choice::pick_best;

/// How much a spy leans to its own people where a loyal player could choose either way.
const COMRADE_BONUS: f64 = 0.25;
/// With five or six seats a loyal player tells of a Chief whom it suspects this much.
const TELLS_OF_CHIEF: f64 = 0.6;
/// How often a spy says of somebody loyal that it saw a spy.
const SLANDERS: f64 = 0.3;
/// RES-35: how sure the Deep Agent must be of the Pretender to change to the side that is winning.
const SURE_OF_PRETENDER: f64 = 0.5;

/// RES-22: the marker goes to whom one trusts; a spy leans to its own.
pub(crate) fn appoint(mind: &Mind, legal: &[Action], rng: &mut Rng) -> Option<Action> {
    let score = |action: Action| {
        let Action::Appoint { investigator } = action else { return f64::NEG_INFINITY };
        lean(mind, investigator) - mind.face.suspicion(investigator)
    };
    pick_best(legal.iter().copied(), score, rng)
}

/// RES-26: the seat most likely to be a Chief of the other side.
pub(crate) fn accuse(mind: &Mind, legal: &[Action], rng: &mut Rng) -> Option<Action> {
    if !mind.style.hunts {
        return None;
    }
    let chances = mind.chances_of(prey(mind));
    let score = |action: Action| {
        let Action::Accuse { accused } = action else { return f64::NEG_INFINITY };
        chances[accused.index()]
    };
    pick_best(legal.iter().copied(), score, rng)
}

/// RES-24: the early accusation, if the prey is sure enough; else go on.
pub(crate) fn go_on(mind: &Mind, legal: &[Action], rng: &mut Rng) -> Option<Action> {
    let accusation = accuse(mind, legal, rng).filter(|_| legal.len() > 1);
    let sure = accusation.is_some_and(|action| match action {
        Action::Accuse { accused } => {
            mind.chances_of(prey(mind))[accused.index()] >= mind.style.accuses_early
        }
        _ => false,
    });
    accusation.filter(|_| sure).or(Some(Action::Pass))
}

/// Whom this seat's side must find.
fn prey(mind: &Mind) -> Mask {
    match mind.side {
        Side::Resistance => SPY_PREY,
        Side::Spy => RESISTANCE_PREY,
    }
}

/// RES-28: the seat whose loyalty card would tell most about the prey.
pub(crate) fn examine(mind: &Mind, legal: &[Action], rng: &mut Rng) -> Option<Action> {
    if !mind.style.hunts {
        return None;
    }
    let shown = match mind.side {
        Side::Resistance => SPY_PREY,
        // The Coordinator hands over No Chief (RES-32).
        Side::Spy => mask(&[Character::ResistanceChief]),
    };
    let chances = mind.chances_of(shown);
    let score = |action: Action| {
        let Action::Examine { whom } = action else { return f64::NEG_INFINITY };
        let chance = chances[whom.index()];
        chance * (1.0 - chance)
    };
    pick_best(legal.iter().copied(), score, rng)
}

/// RES-31: the Dummy Agent passes for a Chief. From seven seats on the card clears it, too; with
/// fewer it only misleads spies.
pub(crate) fn hand_over(mind: &Mind, legal: &[Action], rng: &mut Rng) -> Option<Action> {
    let as_chief = |action: &&Action| {
        let Action::HandOver { loyalty } = action else { return false };
        *loyalty != Loyalty::NoChief
    };
    let as_nobody = legal.iter().find(|action| !as_chief(action)).copied();
    let often = f64::from(DUMMY_CHIEF);
    let chance = if mind.scene.config.chief_fails() { often } else { often / 2.0 };
    let passes = rng.unit() < chance;
    let chief = legal.iter().find(as_chief).copied().filter(|_| passes || as_nobody.is_none());
    chief.or(as_nobody)
}

/// RES-40: whoever is in most doubt; a spy passes the marker to its own, if nobody wonders.
pub(crate) fn inquire(mind: &Mind, legal: &[Action], rng: &mut Rng) -> Option<Action> {
    let score = |action: Action| {
        let Action::Inquire { whom } = action else { return f64::NEG_INFINITY };
        plots::doubt(mind, whom) + lean(mind, whom)
    };
    pick_best(legal.iter().copied(), score, rng)
}

/// What to tell of what one was shown. The Resistance protects its Chiefs, and else tells the
/// truth; spies clear each other, and name a Chief of the Resistance for their Hunter to hear.
pub(crate) fn claim(mind: &Mind, legal: &[Action], rng: &mut Rng) -> Option<Action> {
    let wish = legal.iter().find_map(|action| match action {
        Action::ClaimLoyalty { .. } => {
            let (whom, shown) = mind.hunt.handed?;
            Some(Action::ClaimLoyalty { loyalty: loyalty_to_tell(mind, whom, shown) })
        }
        Action::ClaimSide { .. } => {
            let whom = mind.hunt.inquired?;
            Some(Action::ClaimSide { side: side_to_tell(mind, whom, rng) })
        }
        _ => None,
    });
    wish.filter(|_| mind.style.hunts)
}

fn loyalty_to_tell(mind: &Mind, whom: Seat, shown: Loyalty) -> Loyalty {
    match (mind.side, shown) {
        (_, Loyalty::NoChief) => Loyalty::NoChief,
        (Side::Resistance, Loyalty::SpyChief) => Loyalty::SpyChief,
        (Side::Resistance, Loyalty::ResistanceChief) => Loyalty::NoChief,
        (Side::Resistance, Loyalty::Chief) => {
            let known = mind.face.suspicion(whom) >= TELLS_OF_CHIEF;
            if known { Loyalty::Chief } else { Loyalty::NoChief }
        }
        (Side::Spy, Loyalty::ResistanceChief) => Loyalty::ResistanceChief,
        (Side::Spy, Loyalty::Chief) if !mind.comrades().contains(whom) => Loyalty::Chief,
        (Side::Spy, Loyalty::SpyChief | Loyalty::Chief) => Loyalty::NoChief,
    }
}

fn side_to_tell(mind: &Mind, whom: Seat, rng: &mut Rng) -> Side {
    let is_spy = mind.own().suspicion(whom) > 0.5;
    match mind.side {
        Side::Resistance if is_spy => Side::Spy,
        Side::Spy if !is_spy && rng.unit() < SLANDERS => Side::Spy,
        _ => Side::Resistance,
    }
}

/// RES-35: to the side that is about to win, if the Pretender is as good as known.
pub(crate) fn blame(mind: &Mind, legal: &[Action], rng: &mut Rng) -> Option<Action> {
    if mind.scene.successes < 2 || !mind.style.hunts {
        return None;
    }
    let chances = mind.chances_of(mask(&[Character::Pretender]));
    let chance = |action: Action| match action {
        Action::Blame { named } => chances[named.index()],
        _ => f64::NEG_INFINITY,
    };
    pick_best(legal.iter().copied(), chance, rng).filter(|&best| chance(best) >= SURE_OF_PRETENDER)
}

/// The mission card, where there are characters.
pub(crate) fn choose_card(mind: &Mind, rng: &mut Rng) -> Card {
    if mind.has_card(Card::Hack) {
        return if hacks(mind, rng) { Card::Hack } else { Card::Success };
    }
    if mind.side == Side::Resistance {
        return Card::Success;
    }
    let fails = spy::choose_card(mind, rng) == Card::Fail || calls_hunter(mind);
    match fails {
        // RES-24: a Chief-Fail lets the Hunter of the Spies accuse, who knows whom by now.
        true if mind.has_card(Card::ChiefFail) && calls_hunter(mind) => Card::ChiefFail,
        true => Card::Fail,
        false => Card::Success,
    }
}

/// RES-24: a Spy Chief whose Hunter knows the prey gives it the right to accuse at once.
fn calls_hunter(mind: &Mind) -> bool {
    let is_chief = mind.hunt.character == Character::SpyChief;
    let enough = spy::has_enough(mind, mind.scene.team);
    mind.style.hunts && is_chief && mind.hunt.prey_named && enough && mind.scene.failures < 2
}

/// RES-51: a Hack turns over what the others will make of the mission: play it if that is more
/// likely to be wrong than right.
fn hacks(mind: &Mind, rng: &mut Rng) -> bool {
    if !mind.style.hunts {
        return false;
    }
    let fails = evidence::failure_chance(&mind.scene, mind.own(), mind.seat);
    match mind.side {
        Side::Resistance => fails > 0.5,
        // A spy's comrades do it if they can; else it hides or hacks as it would fail a mission.
        Side::Spy => fails < 0.5 && spy::choose_card(mind, rng) == Card::Fail,
    }
}

/// What a spy adds for one of its own.
fn lean(mind: &Mind, seat: Seat) -> f64 {
    if mind.comrades().contains(seat) { COMRADE_BONUS } else { 0.0 }
}
