//! A box file of Hijacked, as `redeye box check` reads it.

use redeye_game::{Game, Misfits};
use redeye_hijacked::{Components, Hijacked};

use crate::options::explained;
use crate::play::play;

/// How many inputs of a match are played with a box that fits.
const INPUTS: usize = 60;

pub(crate) fn run(input: &[u8]) {
    // As the command line does it: what is no UTF-8 is named by its line.
    let text = String::from_utf8_lossy(input);
    match Components::read(&text) {
        Ok(components) => fits(&components),
        Err(misfits) => {
            explained(&misfits);
            lines_are_there(&misfits, text.lines().count());
        }
    }
}

fn fits(components: &Components) {
    let written = components.to_string();
    assert_eq!(Components::read(&written).as_ref(), Ok(components), "{written}");
    let option = components.to_option();
    assert_eq!(Components::from_option(&option).as_ref(), Ok(components), "{option}");
    for seats in Hijacked::SEATS {
        let config = Hijacked::configure(seats, &format!("box={option}"))
            .unwrap_or_else(|misfits| panic!("it fits, and not as an option: {misfits}"));
        play::<Hijacked>(&config, INPUTS, |_| ());
    }
}

fn lines_are_there(Misfits(misfits): &Misfits, lines: usize) {
    for misfit in misfits {
        let Some((_, line)) = misfit.args.iter().find(|(name, _)| *name == "line") else {
            continue;
        };
        let line: usize = line.parse().expect("a line is a number");
        assert!((1..=lines).contains(&line), "line {line} of {lines}: {}", misfit.key);
    }
}
