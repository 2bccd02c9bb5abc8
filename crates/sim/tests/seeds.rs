//! Simulates evenings by seed.

use redeye_server::simulated::Wrong;
use redeye_sim::{Fault, Figures, simulate};
use redeye_store::WrongStore;

/// Returns the number of seeds: this many, or as many as the environment says.
fn seeds() -> u64 {
    std::env::var("REDEYE_SIM_SEEDS").map_or(200, |text| text.parse().expect("a number"))
}

#[test]
fn all_promises_hold_under_random_faults() {
    let mut figures = Figures::default();
    for seed in 0..seeds() {
        figures.add(&simulate(seed, None).unwrap_or_else(|why| panic!("{why}")));
    }
    println!("{} seeds: {figures:?}", seeds());
    let Figures { acknowledged, refused, repeated, frames, cut, crashes, taken_over, failed } =
        figures;
    for (what, count) in [
        ("acknowledged", acknowledged),
        ("refused", refused),
        ("repeated", repeated),
        ("frames", frames),
        ("cut", cut),
        ("crashes", crashes),
        ("taken over", taken_over),
        ("failed", failed),
    ] {
        assert!(count >= seeds() / 4, "hardly anything was {what}: {figures:?}");
    }
}

/// This seed found that the second copy of a refused command was done. It finds it again if a room
/// forgets what it has refused.
#[test]
fn a_refused_command_sent_twice_is_never_done() {
    assert_eq!(simulate(100, None).err(), None);
}

#[test]
fn a_seed_gives_the_same_run_each_time() {
    for seed in 0..8 {
        assert_eq!(simulate(seed, None), simulate(seed, None), "seed {seed}");
    }
}

/// Each planted fault is found by the promise that it breaks.
#[test]
fn planted_faults_are_found() {
    for (fault, signs) in [
        (Fault::Store(WrongStore::AnswersFirst), &["not on the disk", "no moment"][..]),
        (Fault::Room(Wrong::ShowsFirst), &["no moment", "something else than the log"]),
        (Fault::Store(WrongStore::IgnoresFence), &["of the log", "lost", "order"]),
        (
            Fault::Room(Wrong::ForgetsTimers),
            &["a deadline has passed unnoticed", "cannot be played"],
        ),
        (Fault::Store(WrongStore::ForgetsCommands), &["twice", "refused that is on the disk"]),
    ] {
        let found = (0..200).find_map(|seed| simulate(seed, Some(fault)).err());
        let found = found.unwrap_or_else(|| panic!("{fault:?} is not found"));
        println!("{fault:?}: {found}");
        assert!(signs.iter().any(|sign| found.contains(sign)), "{fault:?} is found by: {found}");
    }
}
