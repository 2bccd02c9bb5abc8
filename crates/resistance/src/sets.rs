//! Ready-made sets of options, so that a host can sit down and play (RES-60).

use redeye_game::ReadyMade;

const fn set(name: &'static str, options: &'static str) -> ReadyMade {
    ReadyMade { name, options }
}

/// Nothing to explain but the game itself.
const FIRST_EVENING: ReadyMade = set("first-evening", "");

const FIVE: &[ReadyMade] = &[
    FIRST_EVENING,
    set("hunters", "hunter"),
    // RES-20: one plain member is left to replace, and no plain spy.
    set("full-house", "plots hunter dummy-agent"),
];

const SIX: &[ReadyMade] = &[
    FIRST_EVENING,
    set("hunters", "hunter coordinator"),
    set("full-house", "plots hunter dummy-agent coordinator"),
];

const SEVEN_OR_EIGHT: &[ReadyMade] = &[
    FIRST_EVENING,
    set("hunters", "hunter dummy-agent coordinator"),
    set("full-house", "plots hunter dummy-agent deep-agent pretender blame inquisitor"),
];

const NINE_OR_TEN: &[ReadyMade] = &[
    FIRST_EVENING,
    set("hunters", "hunter dummy-agent coordinator"),
    set("full-house", "plots hunter dummy-agent coordinator deep-agent pretender blame inquisitor"),
];

/// Three for each number of seats: plain, with Hunters, and with as much as fits well.
pub(crate) const fn ready_made(seats: u8) -> &'static [ReadyMade] {
    match seats {
        5 => FIVE,
        6 => SIX,
        7 | 8 => SEVEN_OR_EIGHT,
        9 | 10 => NINE_OR_TEN,
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use redeye_game::Game as _;

    use crate::Resistance;

    /// RES-60: each fits, and is written as a configuration writes itself.
    #[test]
    fn every_set_fits_its_table() {
        for seats in Resistance::SEATS {
            let sets = Resistance::ready_made(seats);
            let names: Vec<&str> = sets.iter().map(|set| set.name).collect();
            assert_eq!(names, ["first-evening", "hunters", "full-house"]);
            for set in sets {
                let config = Resistance::configure(seats, set.options).expect(set.options);
                assert_eq!(config.to_string(), set.options);
            }
        }
    }
}
