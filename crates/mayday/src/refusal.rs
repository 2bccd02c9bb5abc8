//! Every reason for which Mayday! Mayday! says no, each with its clause. How it is said is in
//! `locales`, under `mayday-refusal-…`.

use redeye_game::refusals;

refusals! {
    NO_SUCH_SEAT: "MAY-1", "no-such-seat";
    CARDS_DEALT: "MAY-2", "cards-dealt";
    VETERANS_DEALT: "MAY-6", "veterans-dealt";
    NOT_SHUFFLED: "MAY-28", "not-shuffled";
    NO_LOOK_NOW: "MAY-10", "no-look-now";
    NOT_THE_LOOKER: "MAY-10", "not-the-looker";
    NOTHING_TO_MARK: "MAY-10", "nothing-to-mark";
    MARK_THE_TRUTH: "MAY-11", "mark-the-truth";
    NO_VOTE_NOW: "MAY-23", "no-vote-now";
    NOT_ABOUT_ONESELF: "MAY-23", "not-about-oneself";
    HAS_VOTED: "MAY-23", "has-voted";
    NOT_IN_THE_COCKPIT: "MAY-30", "not-in-the-cockpit";
    NO_CREW_NOW: "MAY-30", "no-crew-now";
    CANNOT_LOOK: "MAY-12", "cannot-look";
    LOOK_WAS_MADE: "MAY-30", "look-was-made";
    HAS_ACCESS: "MAY-31", "has-access";
    NOT_ASKED: "MAY-41", "not-asked";
    HAS_ANSWERED: "MAY-41", "has-answered";
    NOT_YOUR_CARD: "MAY-40", "not-your-card";
    NOTHING_CHANGES: "MAY-40", "nothing-changes";
    VOTE_IS_OVER: "MAY-47", "vote-is-over";
    NO_MARKER_LEFT: "MAY-48", "no-marker-left";
}
