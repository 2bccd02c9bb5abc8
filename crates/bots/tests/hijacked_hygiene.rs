//! A bot acts on what its seat knows: where two worlds told it the same, it does the same. They
//! differ in the cards that lie face down (HIJ-3) and in the tiles others were offered (HIJ-50).

#[path = "support/table.rs"]
mod table;

use redeye_game::{Game, Input, Rng, Row, Seat};
use redeye_hijacked::{Action, Card, Chance, Config, Event, Hijacked, Tile};
use table::Table;

/// One moment of a match.
enum Step {
    /// A bot was asked, and wanted this.
    Asked(Seat, Option<Action>),
    /// This was entered.
    Entered(Input<Action, Chance>),
}

/// A match that was played to its end.
struct Talks {
    config: Config,
    first: Chance,
    steps: Vec<Step>,
    heard: Vec<Vec<Event>>,
}

/// Plays a match with normal bots, for whom step `n` is played by branch `n` of `series`.
fn hold(config: &Config, series: &Rng) -> Talks {
    let first = Hijacked::setup(config).draw(&mut series.branch(u64::MAX));
    let mut table = Table::<Hijacked>::deal(config, first.clone());
    let mut steps = Vec::new();
    while table.game.state().outcome().is_none() {
        for seat in config.seats().iter() {
            while table.game.state().owes_draw() {
                let drawn = table.game.state().draw(&mut series.branch(steps.len() as u64));
                enter(&mut table, &mut steps, Input::Chance(drawn));
            }
            let wish = table.ask(seat, series.branch(steps.len() as u64));
            steps.push(Step::Asked(seat, wish.clone()));
            if let Some(action) = wish {
                enter(&mut table, &mut steps, Input::Act(seat, action));
            }
        }
    }
    Talks { config: config.clone(), first, steps, heard: table.heard }
}

fn enter(table: &mut Table<Hijacked>, steps: &mut Vec<Step>, input: Input<Action, Chance>) {
    table.put(input.clone()).unwrap();
    steps.push(Step::Entered(input));
}

/// Plays the match again with other draws, and asks `watched` anew whenever it was asked, for as
/// long as it has heard the same. Counts what it did since something else was drawn.
fn compare(
    talks: &Talks,
    watched: Seat,
    series: &Rng,
    other: impl Fn(usize, &Chance) -> Option<Chance>,
) -> usize {
    let mut twin = Table::<Hijacked>::deal(&talks.config, talks.first.clone());
    let (mut deeds, mut differs) = (0, false);
    for (number, step) in talks.steps.iter().enumerate() {
        let heard = &twin.heard[watched.index()];
        if heard[..] != talks.heard[watched.index()][..heard.len()] {
            break;
        }
        match step {
            Step::Asked(seat, wish) if *seat == watched => {
                let same = twin.ask(watched, series.branch(number as u64));
                assert_eq!(same, *wish, "step {number}");
                deeds += usize::from(differs && wish.is_some());
            }
            Step::Asked(..) => (),
            Step::Entered(input) => {
                let changed = match input {
                    Input::Chance(chance) => other(number, chance),
                    Input::Act(..) | Input::Clock => None,
                };
                differs |= changed.is_some();
                if twin.put(changed.map_or_else(|| input.clone(), Input::Chance)).is_none() {
                    break;
                }
            }
        }
    }
    deeds
}

/// Matches of one to four seats, with their chance.
fn some() -> impl Iterator<Item = (Talks, Rng)> {
    (0..12).map(|key| {
        let series = Rng::from_key([key; 32]);
        let config = Hijacked::configure(key % 4 + 1, "").unwrap();
        (hold(&config, &series), series)
    })
}

/// Two cards with the same back change places: until one of them is opened nobody can tell.
#[test]
fn what_lies_face_down_does_not_change_what_it_does() {
    let mut deeds = 0;
    for (talks, series) in some() {
        let drawn = talks.steps.iter().filter_map(|step| match step {
            Step::Entered(Input::Chance(Chance::Card { card })) => Some(*card),
            _ => None,
        });
        let drawn: Vec<Card> = drawn.collect();
        let back = |card: Card| talks.config.components().face(card).unwrap().back;
        for (place, &one) in drawn.iter().enumerate() {
            // With one that comes later: now it is still in the pile.
            let twin = drawn[place + 1..].iter().find(|later| back(**later) == back(one));
            let Some(&other) = twin else { continue };
            let swap = |_: usize, chance: &Chance| match chance {
                Chance::Card { card } if *card == one => Some(Chance::Card { card: other }),
                Chance::Card { card } if *card == other => Some(Chance::Card { card: one }),
                _ => None,
            };
            for watched in talks.config.seats().iter() {
                deeds += compare(&talks, watched, &series, swap);
            }
        }
    }
    assert!(deeds > 2_000, "only {deeds} deeds were compared");
}

/// The tile that somebody gave back was another one: only who was offered it knows.
#[test]
fn what_others_are_offered_does_not_change_what_it_does() {
    let mut deeds = 0;
    for (talks, series) in some() {
        for (number, step) in talks.steps.iter().enumerate() {
            let Step::Entered(Input::Chance(Chance::Tiles { tiles, left })) = step else {
                continue;
            };
            let kept = talks.steps[number..].iter().find_map(|step| match step {
                Step::Entered(Input::Act(_, Action::Keep { tile })) => Some(*tile),
                _ => None,
            });
            let kept = kept.unwrap();
            let others = left.iter().filter(|tile| !tiles.0.contains(tile));
            for &another in others {
                let mut offered = [kept, another];
                offered.sort_unstable();
                let offer = |place: usize, _: &Chance| {
                    let tiles: Row<Tile, 2> = offered.into_iter().collect();
                    (place == number).then(|| Chance::Tiles { tiles, left: left.clone() })
                };
                for watched in talks.config.seats().iter() {
                    deeds += compare(&talks, watched, &series, offer);
                }
            }
        }
    }
    assert!(deeds > 1_000, "only {deeds} deeds were compared");
}
