//! Every reason for which Illegal says no, each with its clause. How it is said is in `locales`,
//! under `illegal-refusal-…`.

use redeye_game::refusals;

refusals! {
    NO_SUCH_SEAT: "ILL-1", "no-such-seat";
    ROLE_TAKEN: "ILL-2", "role-taken";
    TOO_MANY_RESOURCES: "ILL-3", "too-many-resources";
    EXTRA_TAKEN: "ILL-4", "extra-taken";
    DEALS_WHAT_IT_BUYS: "ILL-5", "deals-what-it-buys";
    MIRRORED: "ILL-5", "mirrored";
    EXTRA_IS_A_ROLE: "ILL-5", "extra-is-a-role";
    PACKETS_DEALT: "ILL-6", "packets-dealt";
    NO_SESSION_NOW: "ILL-10", "no-session-now";
    NOT_TO_ONESELF: "ILL-11", "not-to-oneself";
    HAS_KNOCKED: "ILL-11", "has-knocked";
    ARE_TOGETHER: "ILL-11", "are-together";
    NO_SUCH_KNOCK: "ILL-11", "no-such-knock";
    NOT_IN_A_CORNER: "ILL-11", "not-in-a-corner";
    NOT_TOGETHER: "ILL-11", "not-together";
    CARD_NOT_FREE: "ILL-12", "card-not-free";
    NOT_LAID: "ILL-12", "not-laid";
    NOT_WHAT_LIES: "ILL-12", "not-what-lies";
    HAS_CONFIRMED: "ILL-12", "has-confirmed";
    NOTHING_IN_RETURN: "ILL-13", "nothing-in-return";
    NO_DOCKS_NOW: "ILL-20", "no-docks-now";
    NOT_ALL_LAID_OUT: "ILL-20", "not-all-laid-out";
    HAS_A_CARD: "ILL-20", "has-a-card";
    HAS_CLAIMED: "ILL-20", "has-claimed";
    NOT_AT_THE_DOCKS: "ILL-20", "not-at-the-docks";
    DOCK_LAID_OUT: "ILL-20", "dock-laid-out";
    LOT_DRAWN: "ILL-20", "lot-drawn";
    REST_DEALT: "ILL-20", "rest-dealt";
    CARDS_HANDED_OUT: "ILL-22", "cards-handed-out";
    SUSPECTS_SHOWN: "ILL-30", "suspects-shown";
    NO_POINTING_NOW: "ILL-30", "no-pointing-now";
    HAS_POINTED: "ILL-30", "has-pointed";
    NOT_AT_ONESELF: "ILL-30", "not-at-oneself";
    NOTHING_TO_END: "ILL-33", "nothing-to-end";
    HAS_SAID_SO: "ILL-33", "has-said-so";
    PLAYS_NO_HAND: "ILL-60", "plays-no-hand";
    NOT_THE_MASTER: "ILL-60", "not-the-master";
    NOT_ASKED: "ILL-61", "not-asked";
}
