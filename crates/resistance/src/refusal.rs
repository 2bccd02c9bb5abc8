//! Every reason for which The Resistance says no, each with its clause.

use redeye_game::Refusal;

/// Declares refusals and the list of them all.
macro_rules! refusals {
    ($($name:ident: $rule:literal, $key:literal, $text:literal;)+) => {
        $(pub(crate) static $name: Refusal = Refusal::new($rule, $key, $text);)+

        /// All of them, for those who translate and for the test that each one is met.
        pub const REFUSALS: &[&Refusal] = &[$(&$name),+];
    };
}

refusals! {
    NO_SUCH_SEAT: "RES-1", "no-such-seat", "this table has no such seat";
    SPIES_DEALT: "RES-1", "spies-dealt", "a table of this size has another number of spies";
    NOT_THE_LEADER: "RES-4", "not-the-leader", "only the Leader does this";
    NO_TEAM_NOW: "RES-4", "no-team-now", "no team is picked now";
    TEAM_SIZE: "RES-4", "team-size", "this mission takes a team of another size";
    NO_VOTE_NOW: "RES-4", "no-vote-now", "there is no vote to cast now";
    HAS_VOTED: "RES-4", "has-voted", "a vote cannot be changed";
    OPINION_FIRST: "RES-10", "opinion-first", "Opinion Makers vote before the others";
    NO_MISSION_NOW: "RES-5", "no-mission-now", "no mission cards are played now";
    NOT_ON_THE_TEAM: "RES-5", "not-on-the-team", "only the team plays mission cards";
    HAS_PLAYED: "RES-5", "has-played", "a mission card cannot be changed";
    MUST_SUCCEED: "RES-5", "must-succeed", "the Resistance must play Success";
    NO_AIM_NOW: "RES-7", "no-aim-now", "no mission is chosen now";
    NO_SUCH_MISSION: "RES-7", "no-such-mission", "there are missions 1 to 5";
    MISSION_DONE: "RES-7", "mission-done", "each mission is attempted once";
    MISSION_FIVE: "RES-7", "mission-five", "mission 5 can be chosen after two successes";
    NO_GIFT_NOW: "RES-11", "no-gift-now", "no plot card is given now";
    NOT_THE_GIVER: "RES-11", "not-the-giver", "the Leader gives the plot cards";
    NOT_DRAWN: "RES-11", "not-drawn", "this plot card was not drawn";
    NOT_TO_ONESELF: "RES-11", "not-to-oneself", "the Leader gives plot cards to others";
    PLOTS_DRAWN: "RES-11", "plots-drawn", "the deck does not give these plot cards";
    NOTHING_TO_TAKE: "RES-10", "nothing-to-take", "no plot card is taken now";
    NOT_HELD: "RES-10", "not-held", "that seat does not hold this plot card";
    NOTHING_TO_OVERHEAR: "RES-10", "nothing-to-overhear", "no conversation is overheard now";
    NOT_A_NEIGHBOUR: "RES-10", "not-a-neighbour", "only a neighbour can be overheard";
    NOTHING_TO_SHOW: "RES-10", "nothing-to-show", "no character is shown now";
    NOT_YOUR_CARD: "RES-10", "not-your-card", "this plot card is for another seat";
    NOT_ONESELF: "RES-10", "not-oneself", "choose another seat than your own";
    NOT_ASKED: "RES-13", "not-asked", "you are not asked about a plot card now";
    HAS_ANSWERED: "RES-13", "has-answered", "you are asked once at each opportunity";
    NAME_A_MEMBER: "RES-10", "name-a-member", "name a member of the team";
    NOT_THIS_CARD: "RES-10", "not-this-card", "the plot card you are asked about is another";
    NOTHING_TO_WATCH: "RES-10", "nothing-to-watch", "no mission card is looked at now";
    NOT_YOUR_LOOK: "RES-13", "not-your-look", "another seat looks first";
    CANNOT_BE_WATCHED: "RES-10", "cannot-be-watched", "this card is open or was looked at before";
}
