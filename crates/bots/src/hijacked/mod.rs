//! Bots for Hijacked.
//!
//! The normal bot looks at the table anew whenever it is asked; all it remembers is what no table
//! shows. Read on in this order: [`scene`] is what it finds, [`world`] its own side of it and what
//! becomes of that, [`trust`] what the bag gives, [`clock`] how the police stands, [`worth`] what
//! it all comes to, [`plan`] a turn thought through, [`cards`] the cards in it, [`anytime`] what
//! can be done out of turn, too, [`style`] holds the numbers they use.

mod anytime;
mod cards;
mod clock;
mod plan;
mod scene;
mod style;
#[cfg(test)]
mod tests;
mod trust;
mod world;
mod worth;

use redeye_game::{Rng, Seat, View};
use redeye_hijacked::{Action, Config, Event, Hijacked, PublicView, Stage};

use crate::choice::pick_best;
use crate::{Bot, HasBots, Level, Random, Turn};
use plan::Plan;
use scene::{Memory, Scene};
use style::Style;
use world::World;

impl HasBots for Hijacked {
    fn bot(level: Level, config: &Config, seat: Seat) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random => Box::new(Random),
            Level::Normal => Box::new(Normal::new(config, seat)),
        }
    }
}

/// Thinks its turn through, and works with others against the clock.
#[derive(Clone, Debug)]
struct Normal {
    seat: Seat,
    config: Config,
    memory: Memory,
}

impl Normal {
    fn new(config: &Config, seat: Seat) -> Self {
        Self { seat, config: config.clone(), memory: Memory::default() }
    }

    fn decide(&self, view: &View<Hijacked>, legal: &[Action], rng: &mut Rng) -> Option<Action> {
        let public = &view.public;
        let scene =
            Scene::new(public, self.seat, &style::NORMAL, self.config.components(), &self.memory);
        let mut world = World::read(public, self.seat);
        if self.memory.has_reserved {
            world.keep_reserved();
        }
        let player = &public.players[self.seat];
        if player.to_take > 0 || player.dice_to_take > 0 {
            return best(legal, |action| take(&scene, &world, action), rng);
        }
        // HIJ-70: nothing else is done before.
        if !public.takers.is_empty() {
            return None;
        }
        let plan = Plan::new(&scene);
        match &public.stones {
            Some(stones) if stones.seat == self.seat => {
                return Some(plan.draw_or_stop(&world));
            }
            Some(_) => return None,
            None => (),
        }
        if view.private.offer.is_some() {
            return best(legal, |action| keep(scene.style, action), rng);
        }
        if public.stage == Stage::LastCall {
            return last_call(&scene, &world, legal);
        }
        if is_on_turn(public, self.seat) {
            self.on_turn(&scene, &world, &plan, legal, rng)
        } else {
            off_turn(&scene, &world, legal)
        }
    }

    fn on_turn<'t>(
        &self,
        scene: &Scene<'t>,
        world: &World<'t>,
        plan: &Plan<'_, 't>,
        legal: &[Action],
        rng: &mut Rng,
    ) -> Option<Action> {
        let chosen = scene.public.turn.as_ref().and_then(|turn| turn.chosen.as_ref());
        if let Some(chosen) = chosen {
            let decide = plan.decide(world, &chosen.face);
            let decide = decide.iter().filter(|(action, _)| legal.contains(action));
            return pick_best(decide, |option| option.1, rng).map(|(action, _)| action.clone());
        }
        let before = if scene.ends {
            anytime::exchange(scene, world, legal)
        } else {
            anytime::make_room(world).filter(|action| legal.contains(action))
        };
        let before = before.or_else(|| anytime::improve(scene, world, legal));
        if before.is_some() {
            return before;
        }
        let options = plan.options(world);
        let options = options.iter().filter(|(action, _)| legal.contains(action));
        let action = pick_best(options, |option| option.1, rng).map(|(action, _)| action.clone());
        match action {
            Some(Action::EndTurn) => {
                Some(before_the_end(scene, world, legal).unwrap_or(Action::EndTurn))
            }
            Some(action) => Some(action),
            // HIJ-65: a die that must be used, and nothing that the bot would think of.
            None => legal.iter().find(|action| uses_die(action)).cloned(),
        }
    }
}

/// Before its turn is over: to end the match, or to let the next one call the police back.
fn before_the_end(scene: &Scene<'_>, world: &World<'_>, legal: &[Action]) -> Option<Action> {
    let is_time = anytime::should_finish(scene, world, scene.style.rounds_to_spare);
    let ends = if is_time { anytime::finish(world, legal) } else { None };
    let action = ends.or_else(|| anytime::equalise(scene, world));
    action.filter(|action| legal.contains(action))
}

/// Out of turn a bot does what brings something, and nothing else.
fn off_turn(scene: &Scene<'_>, world: &World<'_>, legal: &[Action]) -> Option<Action> {
    let is_last = scene.is_last_turn();
    let may_end = is_last && scene.rivals.iter().any(|rival| rival.need.cards == 0);
    let to_spare = scene.style.rounds_to_spare_out_of_turn;
    let mut wish = None;
    if scene.ends || may_end {
        wish = anytime::exchange(scene, world, legal);
    }
    if wish.is_none() && is_last && anytime::should_finish(scene, world, to_spare) {
        wish = anytime::finish(world, legal);
    }
    if wish.is_none() && scene.next_on_turn() != Some(scene.seat) {
        wish = anytime::equalise(scene, world).filter(|action| legal.contains(action));
    }
    wish.or_else(|| anytime::improve(scene, world, legal))
}

/// HIJ-12: whatever still brings a point, and then nothing more.
fn last_call(scene: &Scene<'_>, world: &World<'_>, legal: &[Action]) -> Option<Action> {
    let exchange = anytime::exchange(scene, world, legal);
    let wish = exchange.or_else(|| anytime::improve(scene, world, legal));
    wish.or_else(|| legal.contains(&Action::Pass).then_some(Action::Pass))
}

fn is_on_turn(public: &PublicView, seat: Seat) -> bool {
    public.turn.as_ref().is_some_and(|turn| turn.seat == seat)
}

/// HIJ-70: the marker that is worth most; a mini die is always taken.
fn take(scene: &Scene<'_>, world: &World<'_>, action: &Action) -> Option<f64> {
    let mut next = *world;
    match action {
        Action::Take { kind } => next.fetch(*kind),
        Action::TakeMiniDie => next.next_dice += 1,
        _ => return None,
    }
    Some(worth::worth(scene, &next))
}

/// HIJ-50: the tile that is worth most.
fn keep(style: &Style, action: &Action) -> Option<f64> {
    match action {
        Action::Keep { tile } => Some(style.tile(*tile)),
        _ => None,
    }
}

/// HIJ-65: what a die that must be used can do, or the end of the turn.
fn uses_die(action: &Action) -> bool {
    matches!(
        action,
        Action::Choose { .. }
            | Action::ChooseTop { .. }
            | Action::BuildTrust { .. }
            | Action::Fetch { .. }
            | Action::Reserve { .. }
            | Action::EndTurn
    )
}

/// The best of those that have a worth.
fn best(legal: &[Action], worth: impl Fn(&Action) -> Option<f64>, rng: &mut Rng) -> Option<Action> {
    let candidates = legal.iter().filter_map(|action| Some((action, worth(action)?)));
    pick_best(candidates, |(_, worth)| worth, rng).map(|(action, _)| action.clone())
}

impl Bot<Hijacked> for Normal {
    fn hear(&mut self, event: &Event) {
        let memory = &mut self.memory;
        match event {
            Event::RoundBegins { round: 1 } => *memory = Memory::default(),
            Event::GaveUp { seat, .. } => {
                memory.foremost.get_or_insert(*seat);
            }
            Event::Reserved { seat, .. } if *seat == self.seat => memory.has_reserved = true,
            Event::TurnEnded { seat } if *seat == self.seat => memory.has_reserved = false,
            Event::Cashed { seat, .. }
            | Event::MedalCashed { seat, .. }
            | Event::CalledBack { seat } => memory.helpers = memory.helpers.with(*seat),
            _ => (),
        }
    }

    fn act(&mut self, turn: &Turn<'_, Hijacked>, rng: &mut Rng) -> Option<Action> {
        self.decide(&turn.view(), turn.legal(), rng)
    }
}
