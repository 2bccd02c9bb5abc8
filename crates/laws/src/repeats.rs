//! What seats can do without end, and what the game says of it.

use std::collections::BTreeSet;

use redeye_game::{BySeat, Entry, Game, Input, Match, Rng, Seat, Time, Told};

use crate::{Broken, INPUTS_MAX, Law, broken, chance};

/// What a seat can do so often, it can do without end.
const ENDLESS: usize = 10_000;

/// How often each seat does what is repeatable before the clock acts.
const REPEATS: u32 = 8;

/// Plays a random match in which the clock acts only when nobody else does, and each seat does what
/// is repeatable a limited number of times: the clock must get its turn, and so must the end.
pub(crate) fn repeats<G: Game>(config: &G::Config, rng: &mut Rng) -> Result<(), Broken> {
    let mut game = Match::<G>::unrecorded(config, Rng::from_key(rng.bytes()));
    let mut told = Told::new();
    game.advance(Time::ZERO, &mut told);
    let seats = game.state().seats().len() as u8;
    let (mut left, mut acted) = (BySeat::new(seats, |_| REPEATS), 0);
    while game.state().outcome().is_none() {
        told.clear();
        let mut able = Vec::new();
        for seat in game.state().seats().iter() {
            let mut actions = legal(game.state(), seat);
            alternate(game.state(), game.now(), seat, rng, |a| !G::is_repeatable(a))?;
            actions.retain(|action| !G::is_repeatable(action) || left[seat] > 0);
            able.extend(rng.pick(&actions).cloned().map(|action| (seat, action)));
        }
        if let Some((seat, action)) = rng.pick(&able).cloned() {
            left[seat] -= u32::from(G::is_repeatable(&action));
            acted += 1;
            if let Err(why) = game.submit(game.now(), seat, action, &mut told) {
                return broken(Law::Legality, format!("{seat:?}: {why}"));
            }
        } else if let Some(due) = game.state().deadline() {
            (left, acted) = (BySeat::new(seats, |_| REPEATS), 0);
            if let Err(why) = game.put(Entry { at: due, input: Input::Clock }, &mut told) {
                return broken(Law::Clock, format!("the deadline {due} cannot pass: {why}"));
            }
            game.advance(due, &mut told);
        } else {
            return broken(Law::Repeats, "the match waits for what is limited");
        }
        if acted > INPUTS_MAX {
            return broken(Law::Repeats, format!("no rest after {INPUTS_MAX} inputs"));
        }
    }
    Ok(())
}

/// What any seat can do in turn with something else, without end and with nobody else acting: by
/// the first words of the two, over random matches at each table.
pub fn alternations<G: Game>(tables: &[(u8, &str)], matches: u64) -> BTreeSet<[String; 2]> {
    let mut found = BTreeSet::new();
    for &(seats, options) in tables {
        let config = G::configure(seats, options).unwrap_or_else(|misfits| panic!("{misfits}"));
        for index in 0..matches {
            let mut rng = chance(index);
            let mut game = Match::<G>::unrecorded(&config, Rng::from_key(rng.bytes()));
            let mut told = Told::new();
            game.advance(Time::ZERO, &mut told);
            while game.state().outcome().is_none() {
                told.clear();
                for seat in game.state().seats().iter() {
                    while let Err(pair) =
                        find_pair(game.state(), game.now(), seat, &mut rng, |one, other| {
                            !found.contains(&words(one, other))
                        })
                    {
                        found.insert(words(&pair[0], &pair[1]));
                    }
                }
                go_on(&mut game, &mut rng, &mut told);
            }
        }
    }
    found
}

fn words<A: ToString>(one: &A, other: &A) -> [String; 2] {
    let first = |action: &A| action.to_string().split(' ').next().unwrap_or_default().to_owned();
    let mut pair = [first(one), first(other)];
    pair.sort_unstable();
    pair
}

/// Somebody who can act does, or the clock runs out.
fn go_on<G: Game>(game: &mut Match<G>, rng: &mut Rng, told: &mut Told<G::Event>) {
    let mut able = Vec::new();
    for seat in game.state().seats().iter() {
        able.extend(rng.pick(&legal(game.state(), seat)).cloned().map(|action| (seat, action)));
    }
    match (rng.pick(&able).cloned(), game.state().deadline()) {
        (Some((seat, action)), due) if due.is_none() || rng.below(8) > 0 => {
            game.submit(game.now(), seat, action, told).expect("it is legal");
        }
        (_, due) => game.advance(due.expect("somebody or the clock can act"), told),
    }
}

/// Whether `seat` alone can go on without end by what is `meant`.
fn alternate<G: Game>(
    state: &G,
    at: Time,
    seat: Seat,
    rng: &mut Rng,
    meant: impl Fn(&G::Action) -> bool,
) -> Result<(), Broken> {
    find_pair(state, at, seat, rng, |one, other| meant(one) && meant(other)).or_else(
        |[one, other]| {
            broken(Law::Repeats, format!("{seat:?} can `{one}` and `{other}` without end"))
        },
    )
}

/// Tries one thing that `seat` can do in turn with everything it can do after that.
///
/// # Errors
/// Two things that go on without end.
fn find_pair<G: Game>(
    state: &G,
    at: Time,
    seat: Seat,
    rng: &mut Rng,
    meant: impl Fn(&G::Action, &G::Action) -> bool,
) -> Result<(), [G::Action; 2]> {
    let Some(one) = rng.pick(&legal(state, seat)).cloned() else { return Ok(()) };
    let mut after = state.clone();
    act(&mut after, at, seat, &one, rng);
    for other in legal(&after, seat).into_iter().filter(|other| meant(&one, other)) {
        let mut state = after.clone();
        let turns = [&other, &one].into_iter().cycle().take(ENDLESS);
        let mut goes_on = true;
        for action in turns {
            goes_on = state.check(seat, action).is_ok();
            if !goes_on {
                break;
            }
            act(&mut state, at, seat, action, rng);
        }
        if goes_on {
            return Err([one, other]);
        }
    }
    Ok(())
}

fn legal<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    actions
}

/// A seat acts, and the table draws what it owes.
fn act<G: Game>(state: &mut G, at: Time, seat: Seat, action: &G::Action, rng: &mut Rng) {
    let mut told = Told::new();
    state.apply(at, Input::Act(seat, action.clone()), &mut told);
    while state.owes_draw() {
        let drawn = state.draw(rng);
        state.apply(at, Input::Chance(drawn), &mut told);
    }
}
