//! An action that a client asks for, at moments of matches of every game.

use std::sync::LazyLock;

use redeye_game::{Entry, Game, Input, Match, Seat, Told, Viewer};
use redeye_games::{Hijacked, Illegal, Mayday, Resistance};

use crate::play::play;

/// How many moments of a match an action is tried at.
const MOMENTS: usize = 10;

/// How many inputs lie between them.
const APART: usize = 7;

pub(crate) fn run(input: &[u8]) {
    static RESISTANCE: Moments<Resistance> = LazyLock::new(|| {
        moments(&[(7, "plots"), (8, "hunter deep-agent pretender blame inquisitor")])
    });
    static MAYDAY: Moments<Mayday> =
        LazyLock::new(|| moments(&[(6, ""), (8, "experienced=1,2,3,4,5,6,7,8")]));
    static ILLEGAL: Moments<Illegal> = LazyLock::new(|| moments(&[(5, ""), (6, "gm")]));
    static HIJACKED: Moments<Hijacked> = LazyLock::new(|| moments(&[(1, ""), (3, "")]));
    let Some(text) = crate::text(input) else { return };
    act(&RESISTANCE, text);
    act(&MAYDAY, text);
    act(&ILLEGAL, text);
    act(&HIJACKED, text);
}

type Moments<G> = LazyLock<Vec<Match<G>>>;

/// Moments of one match at each table, in which everybody does anything.
fn moments<G: Game>(tables: &[(u8, &str)]) -> Vec<Match<G>> {
    let mut moments = Vec::new();
    for (seats, options) in tables {
        let config = G::configure(*seats, options).expect("these fit");
        let mut number = 0;
        play::<G>(&config, MOMENTS * APART, |game| {
            if number % APART == 0 {
                moments.push(game.clone());
            }
            number += 1;
        });
    }
    moments
}

fn act<G: Game>(moments: &[Match<G>], text: &str) {
    let Ok(action) = serde_json::from_str::<G::Action>(text) else { return };
    let json = serde_json::to_string(&action).expect("an action is JSON");
    let again: G::Action = serde_json::from_str(&json).expect("and is read from it");
    assert_eq!(again, action, "{json} reads as something else");
    for game in moments {
        for seat in game.state().seats().iter() {
            try_at(game, seat, &action);
        }
    }
}

/// What is allowed is what is legal; it is done, seen, and read again from the log.
fn try_at<G: Game>(game: &Match<G>, seat: Seat, action: &G::Action) {
    let mut legal = Vec::new();
    game.state().legal(seat, &mut legal);
    let allowed = game.state().check(seat, action);
    assert_eq!(allowed.is_ok(), legal.contains(action), "seat {seat}: {action:?}: {allowed:?}");
    if allowed.is_err() {
        return;
    }
    let entry = Entry::<G> { at: game.now(), input: Input::Act(seat, action.clone()) };
    let again = Entry::<G>::read_all(&format!("{entry}\n"));
    assert_eq!(again.as_deref(), Ok(&[entry][..]), "the log reads as something else");
    let mut game = game.clone();
    game.submit(game.now(), seat, action.clone(), &mut Told::new()).expect("it is allowed");
    serde_json::to_string(&game.state().view(Viewer::Public)).expect("a view is JSON");
}
