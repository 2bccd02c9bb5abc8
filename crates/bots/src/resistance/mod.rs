//! Bots for The Resistance.
//!
//! The normal bot hears what its seat is told, keeps an exact belief over all sets of spies,
//! and decides one step ahead. Read on in this order: [`scene`] is the table as heard,
//! [`belief`] what may be true, [`evidence`] how likely what happened would be, [`mind`] puts
//! them together, [`outlook`] asks how safe teams are, [`loyal`], [`spy`] and [`plots`]
//! decide, [`style`] holds the numbers they use, [`explain`] says why.

mod belief;
mod evidence;
mod explain;
mod hostile;
#[cfg(test)]
mod hostile_tests;
mod hunt;
mod loyal;
mod mind;
mod outlook;
mod plots;
mod roles;
mod scene;
mod spy;
mod style;
#[cfg(test)]
mod tests;

use redeye_game::{Rng, Seat};
use redeye_resistance::{Action, Card, Config, Event, Resistance, Side, Stage};

use crate::{Bot, Explanation, HasBots, Level, Random, Turn};
use mind::Mind;

impl HasBots for Resistance {
    fn bot(level: Level, config: &Config, seat: Seat) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random => Box::new(Random),
            Level::Normal => Box::new(Normal::new(config, seat)),
        }
    }
}

/// Reasons about what it has heard, and hides what it knows.
#[derive(Clone, Debug)]
struct Normal {
    mind: Mind,
}

impl Normal {
    fn new(config: &Config, seat: Seat) -> Self {
        Self { mind: Mind::new(config, seat) }
    }

    /// What it would like to do: the first legal action tells what it is asked.
    fn decide(&self, turn: &Turn<'_, Resistance>, rng: &mut Rng) -> Option<Action> {
        let (mind, legal) = (&self.mind, turn.legal());
        let is_spy = mind.side == Side::Spy;
        let unasked = hostile::claim(mind, legal, rng).or_else(|| hostile::blame(mind, legal, rng));
        if unasked.is_some() || legal.iter().all(is_unasked) {
            return unasked;
        }
        match *legal.first()? {
            Action::Aim { .. } => loyal::choose_mission(mind, legal),
            Action::Propose { .. } => {
                let choose = if is_spy { spy::choose_team } else { loyal::choose_team };
                Some(Action::Propose { team: choose(mind, rng) })
            }
            Action::Approve | Action::Reject => {
                let approves = if is_spy {
                    spy::approves(mind, rng)
                } else {
                    loyal::approval(mind, rng) >= 1.0
                };
                Some(if approves { Action::Approve } else { Action::Reject })
            }
            Action::Play { .. } => {
                // RES-5: the Resistance must play Success.
                let card = match is_spy {
                    _ if mind.scene.config.has_characters() => hostile::choose_card(mind, rng),
                    true => spy::choose_card(mind, rng),
                    false => Card::Success,
                };
                Some(Action::Play { card })
            }
            Action::Give { .. } => plots::give(mind, legal, rng),
            Action::Take { .. } => plots::take(mind, legal, rng),
            Action::Overhear { .. } => plots::overhear(mind, legal, rng),
            Action::Show { .. } => plots::show(mind, legal, rng),
            Action::Watch { .. } => plots::watch(mind, legal, rng),
            Action::Appoint { .. } => hostile::appoint(mind, legal, rng),
            Action::Accuse { .. } => hostile::accuse(mind, legal, rng),
            Action::Inquire { .. } => hostile::inquire(mind, legal, rng),
            Action::Examine { .. } => hostile::examine(mind, legal, rng),
            Action::HandOver { .. } => hostile::hand_over(mind, legal, rng),
            Action::Blame { .. } | Action::ClaimLoyalty { .. } | Action::ClaimSide { .. } => None,
            Action::Use | Action::Pass | Action::Spotlight { .. } => self.answer(turn, rng),
        }
    }

    /// RES-13: which card is asked about is on the table; events do not tell it apart.
    fn answer(&self, turn: &Turn<'_, Resistance>, rng: &mut Rng) -> Option<Action> {
        let asks_for_name =
            turn.legal().iter().any(|action| matches!(action, Action::Spotlight { .. }));
        if asks_for_name {
            return plots::spotlight(&self.mind, turn.legal(), rng);
        }
        let public = turn.view().public;
        if public.stage == Stage::GoOn {
            return hostile::go_on(&self.mind, turn.legal(), rng);
        }
        let card = public.plots.and_then(|plots| plots.card);
        Some(if plots::uses(&self.mind, card) { Action::Use } else { Action::Pass })
    }
}

/// What a seat may do without being asked.
const fn is_unasked(action: &Action) -> bool {
    matches!(action, Action::Blame { .. } | Action::ClaimLoyalty { .. } | Action::ClaimSide { .. })
}

impl Bot<Resistance> for Normal {
    fn hear(&mut self, event: &Event) {
        self.mind.hear(event);
    }

    fn act(&mut self, turn: &Turn<'_, Resistance>, rng: &mut Rng) -> Option<Action> {
        let wish = self.decide(turn, rng).filter(|action| turn.legal().contains(action));
        // Whatever happens, a bot that is asked does something legal.
        let asked: Vec<Action> = turn.legal().iter().filter(|a| !is_unasked(a)).copied().collect();
        let action = wish.or_else(|| rng.pick(&asked).copied());
        if let Some(Action::Play { card }) = action {
            self.mind.play(card);
        }
        action
    }

    fn explain(&self, seat: Seat) -> Option<Explanation> {
        Some(self.mind.explain(seat))
    }
}
