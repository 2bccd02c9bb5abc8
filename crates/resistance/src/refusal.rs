//! Every reason for which The Resistance says no, each with its clause. How it is said is in
//! `locales`, under `resistance-refusal-…`.

use redeye_game::refusals;

refusals! {
    NO_SUCH_SEAT: "RES-1", "no-such-seat";
    SPIES_DEALT: "RES-1", "spies-dealt";
    NOT_THE_LEADER: "RES-4", "not-the-leader";
    NO_TEAM_NOW: "RES-4", "no-team-now";
    TEAM_SIZE: "RES-4", "team-size";
    NO_VOTE_NOW: "RES-4", "no-vote-now";
    HAS_VOTED: "RES-4", "has-voted";
    OPINION_FIRST: "RES-10", "opinion-first";
    NO_MISSION_NOW: "RES-5", "no-mission-now";
    NOT_ON_THE_TEAM: "RES-5", "not-on-the-team";
    HAS_PLAYED: "RES-5", "has-played";
    MUST_SUCCEED: "RES-5", "must-succeed";
    NO_AIM_NOW: "RES-7", "no-aim-now";
    NO_SUCH_MISSION: "RES-7", "no-such-mission";
    MISSION_DONE: "RES-7", "mission-done";
    MISSION_FIVE: "RES-7", "mission-five";
    NO_INVESTIGATOR_NOW: "RES-22", "no-investigator-now";
    NOT_THE_INVESTIGATOR: "RES-22", "not-the-investigator";
    NO_CHIEF_FAIL: "RES-23", "no-chief-fail";
    NO_ACCUSATION_NOW: "RES-24", "no-accusation-now";
    NO_EARLY_ACCUSATION: "RES-24", "no-early-accusation";
    HAS_GONE_ON: "RES-25", "has-answered";
    NOT_YOUR_ACCUSATION: "RES-26", "not-your-accusation";
    CANNOT_BE_ACCUSED: "RES-27", "cannot-be-accused";
    NO_EXAMINATION_NOW: "RES-28", "no-examination-now";
    NOT_THE_EXAMINER: "RES-28", "not-the-examiner";
    EXAMINE_ANOTHER: "RES-28", "not-oneself";
    NOT_EXAMINED: "RES-29", "not-examined";
    NOT_THIS_LOYALTY: "RES-29", "not-this-loyalty";
    NO_BLAME_NOW: "RES-35", "no-blame-now";
    BLAME_ANOTHER: "RES-35", "not-oneself";
    NO_INQUIRY_NOW: "RES-40", "no-inquiry-now";
    NOT_THE_INQUISITOR: "RES-40", "not-the-inquisitor";
    INQUIRE_INTO_ANOTHER: "RES-40", "not-oneself";
    HAS_HELD_THE_MARKER: "RES-40", "has-held-the-marker";
    NOTHING_TO_TELL: "RES-28", "nothing-to-tell";
    NO_HACK: "RES-50", "no-hack";
    HACKERS_NEVER_FAIL: "RES-50", "hackers-never-fail";
    CHARACTERS_DEALT: "RES-20", "characters-dealt";
    NO_GIFT_NOW: "RES-11", "no-gift-now";
    NOT_THE_GIVER: "RES-11", "not-the-giver";
    NOT_DRAWN: "RES-11", "not-drawn";
    NOT_TO_ONESELF: "RES-11", "not-to-oneself";
    PLOTS_DRAWN: "RES-11", "plots-drawn";
    NOTHING_TO_TAKE: "RES-10", "nothing-to-take";
    NOT_HELD: "RES-10", "not-held";
    NOTHING_TO_OVERHEAR: "RES-10", "nothing-to-overhear";
    NOT_A_NEIGHBOUR: "RES-10", "not-a-neighbour";
    NOTHING_TO_SHOW: "RES-10", "nothing-to-show";
    NOT_YOUR_CARD: "RES-10", "not-your-card";
    NOT_ONESELF: "RES-10", "not-oneself";
    NOT_ASKED: "RES-13", "not-asked";
    HAS_ANSWERED: "RES-13", "has-answered";
    NAME_A_MEMBER: "RES-10", "name-a-member";
    NOT_THIS_CARD: "RES-10", "not-this-card";
    NOTHING_TO_WATCH: "RES-10", "nothing-to-watch";
    NOT_YOUR_LOOK: "RES-13", "not-your-look";
    CANNOT_BE_WATCHED: "RES-10", "cannot-be-watched";
}
