//! Every reason for which Hijacked says no, each with its clause. How it is said is in `locales`,
//! under `hijacked-refusal-…`.

use redeye_game::Refusal;

/// Declares refusals and the list of them all.
macro_rules! refusals {
    ($($name:ident: $rule:literal, $key:literal;)+) => {
        $(pub(crate) static $name: Refusal = Refusal::new($rule, $key);)+

        /// All of them, for those who translate and for the test that each one is met.
        pub const REFUSALS: &[&Refusal] = &[$(&$name),+];
    };
}

refusals! {
    NO_SUCH_SEAT: "HIJ-1", "no-such-seat";
    FIRST_DRAWN: "HIJ-2", "first-drawn";
    CARD_DRAWN: "HIJ-3", "card-drawn";
    HIJACKERS_DRAWN: "HIJ-4", "hijackers-drawn";
    NUMBERS_DRAWN: "HIJ-6", "numbers-drawn";
    OBJECTIVE_DRAWN: "HIJ-8", "objective-drawn";
    GAME_OVER: "HIJ-10", "game-over";
    LAST_CALL: "HIJ-12", "last-call";
    NO_LAST_CALL: "HIJ-12", "no-last-call";
    HAS_PASSED: "HIJ-12", "has-passed";
    NOT_ON_TURN: "HIJ-11", "not-on-turn";
    DICE_ROLLED: "HIJ-11", "dice-rolled";
    NO_SUCH_DIE: "HIJ-11", "no-such-die";
    DIE_USED: "HIJ-11", "die-used";
    NO_MORE_CARDS: "HIJ-20", "no-more-cards";
    DIE_DOES_NOT_MATCH: "HIJ-20", "die-does-not-match";
    DIE_TOO_LOW: "HIJ-20", "die-too-low";
    CANNOT_BE_PLAYED: "HIJ-20", "cannot-be-played";
    RESERVED_BY_YOU: "HIJ-20", "reserved-by-you";
    NOT_A_NEIGHBOUR: "HIJ-21", "not-a-neighbour";
    NOT_FREE: "HIJ-21", "not-free";
    HAS_RESERVED: "HIJ-21", "has-reserved";
    CARD_FIRST: "HIJ-22", "card-first";
    NO_CARD_CHOSEN: "HIJ-22", "no-card-chosen";
    TRUST_TOO_LOW: "HIJ-22", "trust-too-low";
    DISPLAY_FULL: "HIJ-22", "display-full";
    CANNOT_PAY: "HIJ-22", "cannot-pay";
    NOTHING_RESERVED: "HIJ-24", "nothing-reserved";
    RESERVED_JUST_NOW: "HIJ-24", "reserved-just-now";
    NOT_ENOUGH_CARDS: "HIJ-25", "not-enough-cards";
    NO_FIGURE_LEFT: "HIJ-25", "no-figure-left";
    TRUST_BUILT: "HIJ-30", "trust-built";
    TRUST_COMPLETE: "HIJ-30", "trust-complete";
    ENOUGH_GREENS: "HIJ-30", "enough-greens";
    STONES_FIRST: "HIJ-30", "stones-first";
    NO_STONES_NOW: "HIJ-30", "no-stones-now";
    STONE_DRAWN: "HIJ-30", "stone-drawn";
    BOTH_DICE: "HIJ-40", "both-dice";
    NO_HIJACKER: "HIJ-40", "no-hijacker";
    ANOTHERS_DISC: "HIJ-40", "anothers-disc";
    DICE_DO_NOT_FIT: "HIJ-40", "dice-do-not-fit";
    HIJACKER_DRAWN: "HIJ-40", "hijacker-drawn";
    RETREAT_BOTH_DICE: "HIJ-50", "retreat-both-dice";
    TOO_EARLY: "HIJ-50", "too-early";
    SCORES_DIFFER: "HIJ-50", "scores-differ";
    TILE_FIRST: "HIJ-50", "tile-first";
    NOT_OFFERED: "HIJ-50", "not-offered";
    TILES_DRAWN: "HIJ-50", "tiles-drawn";
    NUMBER_NOT_THERE: "HIJ-60", "number-not-there";
    NONE_IN_SUPPLY: "HIJ-60", "none-in-supply";
    NO_SUCH_MARKER: "HIJ-61", "no-such-marker";
    NOT_YOUR_OWN_DIE: "HIJ-65", "not-your-own-die";
    NO_BONUS_DIE: "HIJ-65", "no-bonus-die";
    BONUS_DIE_WAITS: "HIJ-65", "bonus-die-waits";
    TAKE_FIRST: "HIJ-70", "take-first";
    SOMEBODY_TAKES: "HIJ-70", "somebody-takes";
    NOTHING_TO_TAKE: "HIJ-70", "nothing-to-take";
    NOTHING_TO_DECLINE: "HIJ-70", "nothing-to-decline";
    NO_SUCH_MEDAL: "HIJ-71", "no-such-medal";
    NO_SUCH_TILE: "HIJ-73", "no-such-tile";
    NOT_IN_DISPLAY: "HIJ-73", "not-in-display";
    NOT_TO_ONESELF: "HIJ-73", "not-to-oneself";
    NOT_IN_DISCARD: "HIJ-73", "not-in-discard";
    RED_STAYS: "HIJ-73", "red-stays";
    CYBOT_DRAWN: "HIJ-80", "cybot-drawn";
}
