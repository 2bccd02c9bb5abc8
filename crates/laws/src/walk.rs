//! One random match, and the laws that each moment of it must obey.

use redeye_game::record::Record;
use redeye_game::{
    BySeat, Deal, Entry, Game, Input, Match, Rng, Salt, Seat, Seed, Time, Told, View, Viewer,
    Views, Wire,
};

use crate::mutate::mutate;
use crate::{ACTIONS_MAX, Broken, INPUTS_MAX, Law, Tally, broken, eyes};

/// How many actions of other moments are kept to be tried at this one.
const POOL_MAX: usize = 64;

/// Plays a random match, legal moves only, and checks every law but those of twins.
pub(crate) fn walk<G: Game>(
    config: &G::Config,
    rng: &mut Rng,
    tally: &mut Tally,
) -> Result<(), Broken> {
    let seats = G::setup(config).seats().len() as u8;
    let deal = Deal {
        table: "LAWS".to_owned(),
        seed: Seed(rng.bytes()),
        salt: Salt(rng.bytes()),
        nonces: BySeat::new(seats, |_| None),
    };
    let mut game = Match::<G>::new(config, deal.rng());
    let (mut told, mut pool) = (Told::new(), Vec::new());
    game.advance(Time::ZERO, &mut told);
    for _ in 0..INPUTS_MAX {
        events_survive::<G>(&told)?;
        told.clear();
        let legal = moment(game.state(), seats, &pool)?;
        if game.state().outcome().is_some() {
            tally.matches += 1;
            tally.inputs += game.log().len() as u64;
            return replays(&game, config, deal);
        }
        remember::<G>(&mut pool, &legal, rng);
        step(&mut game, &legal, rng, &mut told)?;
    }
    broken(Law::End, format!("no end after {INPUTS_MAX} inputs"))
}

/// What each seat can do.
type Legal<G> = Vec<(Seat, Vec<<G as Game>::Action>)>;

/// Checks one moment and says what each seat can do in it.
fn moment<G: Game>(state: &G, seats: u8, pool: &[G::Action]) -> Result<Legal<G>, Broken> {
    let mut legal = Vec::new();
    for seat in state.seats().iter() {
        let mut actions = Vec::new();
        state.legal(seat, &mut actions);
        legality(state, seat, &actions, pool)?;
        legal.push((seat, actions));
    }
    let someone_can = |seats: redeye_game::SeatSet| {
        legal.iter().any(|(seat, actions)| seats.contains(*seat) && !actions.is_empty())
    };
    let (awaited, deadline) = (state.awaits(), state.deadline());
    if state.owes_draw() {
        return broken(Law::NoDeadEnd, "the table owes a draw and did not make it");
    }
    if state.outcome().is_some() {
        if someone_can(state.seats()) || !awaited.is_empty() || deadline.is_some() {
            return broken(Law::NoDeadEnd, "the match goes on after its end");
        }
    } else if !awaited.is_empty() && !someone_can(awaited) && deadline.is_none() {
        return broken(Law::NoDeadEnd, format!("none of the awaited {awaited} can act"));
    } else if awaited.is_empty() && deadline.is_none() {
        return broken(Law::NoDeadEnd, "the match waits for nobody and no deadline");
    }
    views_survive(state, seats)?;
    Ok(legal)
}

fn legality<G: Game>(
    state: &G,
    seat: Seat,
    actions: &[G::Action],
    pool: &[G::Action],
) -> Result<(), Broken> {
    if actions.len() > ACTIONS_MAX {
        return broken(Law::Legality, format!("{seat:?} has {} actions", actions.len()));
    }
    for (place, action) in actions.iter().enumerate() {
        if actions[..place].contains(action) {
            return broken(Law::Legality, format!("{seat:?}: `{action}` is listed twice"));
        }
        if let Err(why) = state.check(seat, action) {
            return broken(Law::Legality, format!("{seat:?}: `{action}` is legal but {why}"));
        }
        survives("action", action)?;
    }
    let extra = pool.iter().find(|a| state.check(seat, a).is_ok() && !actions.contains(a));
    match extra {
        Some(action) => {
            broken(Law::Legality, format!("{seat:?}: `{action}` is allowed but not legal"))
        }
        None => Ok(()),
    }
}

/// Keeps some actions, to be tried when they are out of place, and some that never were in it.
fn remember<G: Game>(pool: &mut Vec<G::Action>, legal: &Legal<G>, rng: &mut Rng) {
    for (_, actions) in legal {
        let Some(action) = rng.pick(actions).cloned() else { continue };
        let odd = mutate(&action, rng);
        for action in [Some(action), odd].into_iter().flatten() {
            if pool.contains(&action) {
                continue;
            }
            if pool.len() == POOL_MAX {
                pool.swap_remove(rng.below(POOL_MAX as u32) as usize);
            }
            pool.push(action);
        }
    }
}

/// Somebody who can act does, or the clock runs out.
fn step<G: Game>(
    game: &mut Match<G>,
    legal: &Legal<G>,
    rng: &mut Rng,
    told: &mut Told<G::Event>,
) -> Result<(), Broken> {
    let able: Vec<&(Seat, Vec<G::Action>)> = legal.iter().filter(|l| !l.1.is_empty()).collect();
    let deadline = game.state().deadline();
    let clock_acts = able.is_empty() || rng.below(8) == 0;
    if let Some(due) = deadline.filter(|_| clock_acts) {
        let clock = Entry { at: due, input: Input::Clock };
        if let Err(why) = game.put(clock, told) {
            return broken(Law::Clock, format!("the deadline {due} cannot pass: {why}"));
        }
        if game.state().deadline().is_some_and(|next| next <= due) {
            return broken(Law::Clock, format!("the deadline {due} stays where it was"));
        }
        game.advance(due, told);
        return Ok(());
    }
    let Some((seat, actions)) = rng.pick(&able) else {
        return broken(Law::NoDeadEnd, "nobody can act");
    };
    let action = rng.pick(actions).expect("it is not empty").clone();
    let later = game.now() + u64::from(rng.below(2_000));
    let now = deadline.map_or(later, |due| later.min(Time::from_ms(due.ms() - 1)));
    if let Err(why) = game.submit(now.max(game.now()), *seat, action.clone(), told) {
        return broken(Law::Legality, format!("{seat:?}: `{action}` is legal but {why}"));
    }
    Ok(())
}

/// The record, written and read again, makes the same match.
fn replays<G: Game>(game: &Match<G>, config: &G::Config, deal: Deal) -> Result<(), Broken> {
    let names = game.state().seats().iter().map(|seat| format!("Player {seat}")).collect();
    let record = Record::of(game, config, names, deal);
    let text = record.to_string();
    let read = match Record::<G>::read(&text) {
        Ok(read) => read,
        Err(bad) => return broken(Law::Replay, format!("its own record is not read: {bad}")),
    };
    if read.to_string() != text {
        return broken(Law::Replay, "the record reads as another");
    }
    if let Err(bad) = read.verify() {
        return broken(Law::Replay, bad.to_string());
    }
    let mut replay = read.replay();
    while replay.step().is_ok_and(|line| line.is_some()) {}
    if replay.game() != game {
        return broken(Law::Replay, "the same record makes another match");
    }
    Ok(())
}

fn events_survive<G: Game>(told: &Told<G::Event>) -> Result<(), Broken> {
    told.iter().try_for_each(|(_, event)| survives("event", event))
}

fn views_survive<G: Game>(state: &G, seats: u8) -> Result<(), Broken> {
    let mut views = Views::new();
    views.begin(state);
    for viewer in eyes(seats).chain([Viewer::All]) {
        let view: View<G> = state.view(viewer);
        survives("public", &view.public)?;
        survives("private", &view.private)?;
        if views.write(state, viewer).json != serde_json::to_vec(&view).unwrap_or_default() {
            return broken(Law::Wire, "a view is written in two ways");
        }
    }
    Ok(())
}

fn survives<T: Wire>(name: &str, item: &T) -> Result<(), Broken> {
    let wire = serde_json::to_string(item).map_err(|error| (Law::Wire, error.to_string()))?;
    match serde_json::from_str::<T>(&wire) {
        Ok(back) if back == *item => Ok(()),
        Ok(back) => broken(Law::Wire, format!("{name} {item:?} arrives as {back:?}")),
        Err(error) => broken(Law::Wire, format!("{name} {wire} is not read: {error}")),
    }
}
