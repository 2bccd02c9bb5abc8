//! The leak tests, tested: each fault planted here is one that such servers have had, and the
//! comparison that judges real games must find it. `cargo test --features planted --test planted`.

use redeye_game::Rng;
use redeye_server::planted::{Fault, plant};
use redeye_testbed::wire::judge::{self, Guesser};
use redeye_testbed::wire::plan::plans;
use redeye_testbed::wire::{self, log};

/// How many games it may take to find a fault.
const GAMES: usize = 12;

/// How many it takes to find the spies by lengths alone: what they are told more is not much, and
/// blind spies are told less.
const GUESSED_GAMES: usize = 48;

/// What the judge says of some games, and how many spies were guessed by how much was sent.
fn verdict(fault: Option<Fault>, games: usize) -> (Result<(), String>, (usize, usize, bool)) {
    plant(fault);
    log::listen();
    let mark = log::mark();
    let plans = plans(games, "planted");
    let (mut verdicts, mut guesser) = (Vec::new(), Guesser::default());
    let mut rng = Rng::from_word("guesses");
    wire::play(&plans, |plans, one, two| {
        for ((plan, one), two) in plans.iter().zip(one).zip(two) {
            verdicts.push(judge::all(plan, one, two).map(drop));
            guesser.look(plan, 0, one, &mut rng);
            guesser.look(plan, 1, two, &mut rng);
        }
        verdicts.push(judge::secrets_logged(plans, &log::since(mark)));
    });
    plant(None);
    (verdicts.into_iter().collect(), guesser.guess())
}

/// One test, because a fault is planted in all servers of the process.
#[test]
fn every_planted_fault_is_caught_and_a_sound_server_is_not() {
    let (sound, (right, guesses, chance)) = verdict(None, GAMES);
    assert_eq!(sound, Ok(()), "nothing is planted: the control");
    assert!(chance, "nothing is planted, and {right} of {guesses} spies were guessed");
    for (fault, sign) in [
        (Fault::LengthByRole, "bytes"),
        (Fault::FrameOnSecret, "notices Act"),
        (Fault::SpectatorSeesAll, "Public"),
        (Fault::TruthInLog, "the log tells of sides"),
        (Fault::WrongEyes, "\"view\""),
        (Fault::RefusalTells, "refusal-"),
        (Fault::OrderTells, "\"seats\""),
        (Fault::RoomTells, "messages"),
    ] {
        let games = if fault == Fault::LengthByRole { GUESSED_GAMES } else { GAMES };
        let (judged, (right, guesses, chance)) = verdict(Some(fault), games);
        let how = judged.expect_err("a fault that was planted");
        println!("{fault:?}, {right} of {guesses}: {}", how.chars().take(150).collect::<String>());
        assert!(how.contains(sign), "{fault:?} was caught by something else: {how}");
        // Who only sees how much is sent finds the spies, if length tells.
        assert!(fault != Fault::LengthByRole || !chance, "{right} of {guesses} is chance");
    }
}
