//! Tests the leak tests: each fault planted here is one that such servers have had, and the
//! comparison that judges real games must find it. `cargo test --features planted --test planted`.

use redeye_game::Rng;
use redeye_games::GameId;
use redeye_server::planted::{Fault, plant};
use redeye_testbed::wire::judge::{self, Guesser};
use redeye_testbed::wire::plan::{Plan, plans, plans_of};
use redeye_testbed::wire::{self, log};

/// How many games it may take to find a fault.
const GAMES: usize = 12;

/// How many games it takes to find the spies by lengths alone: spies are told only a little more,
/// and blind spies even less.
const GUESSED_GAMES: usize = 120;

/// Returns what the judge says of some games, and how many spies were guessed by how much was sent.
fn verdict(fault: Option<Fault>, plans: &[Plan]) -> (Result<(), String>, (usize, usize, bool)) {
    plant(fault);
    log::listen();
    let mark = log::mark();
    let (mut verdicts, mut guesser) = (Vec::new(), Guesser::default());
    let mut rng = Rng::from_word("guesses");
    wire::play(plans, |plans, one, two| {
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
fn every_planted_fault_is_caught_and_a_sound_server_passes() {
    let some = plans(GAMES, "planted");
    let (sound, (right, guesses, chance)) = verdict(None, &some);
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
        let many = if fault == Fault::LengthByRole { GUESSED_GAMES } else { GAMES };
        let (judged, (right, guesses, chance)) = verdict(Some(fault), &plans(many, "planted"));
        println!("{fault:?}, {right} of {guesses}");
        is_caught(fault, judged, sign);
        // An attacker who sees only lengths finds the spies, if lengths leak.
        assert!(fault != Fault::LengthByRole || !chance, "{right} of {guesses} is chance");
    }
    // In corners people whisper, and in the matches of Hijacked everything else happens.
    for (game, fault, sign) in [
        (GameId::Illegal, Fault::ChatCounts, "\"n\":"),
        (GameId::Hijacked, Fault::RefusalTells, "refusal-"),
        (GameId::Hijacked, Fault::LegalTells, "\"legal\":"),
        (GameId::Hijacked, Fault::ReturnSeesAll, "Reconnect"),
        (GameId::Hijacked, Fault::CoverTells, "messages"),
        (GameId::Hijacked, Fault::MessageTells, "messages"),
    ] {
        let plans = plans_of(game, GAMES, "planted");
        assert_eq!(verdict(None, &plans).0, Ok(()), "nothing is planted: the control");
        is_caught(fault, verdict(Some(fault), &plans).0, sign);
    }
}

fn is_caught(fault: Fault, judged: Result<(), String>, sign: &str) {
    let how = judged.expect_err(&format!("{fault:?} was planted"));
    println!("{fault:?}: {}", how.chars().take(150).collect::<String>());
    assert!(how.contains(sign), "{fault:?} was caught by something else: {how}");
}
