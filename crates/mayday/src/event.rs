//! What is told, to all or to some.

use redeye_game::{Fill, Filling, Ids, Seat, SeatSet, Things, events, text_form};
use serde::{Deserialize, Serialize};

use crate::pieces::{Hand, Round, Row, Side, Spot, Veteran};
use crate::view::Stage;

text_form! {
    /// What a skirmish came to (MAY-23).
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum Result {
        /// At least half of the votes.
        "protected" => Protected,
        /// Less.
        "punched" => Punched,
    }
}

text_form! {
    /// How a flight can end (MAY-28, MAY-31, MAY-32).
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum Ending {
        /// The honest crew wins: all of it has the cockpit.
        "safe-landing" => SafeLanding,
        /// The infiltrators win: one of them is the captain.
        "infiltrator-captain" => InfiltratorCaptain,
        /// The infiltrators win: one of them was let in.
        "infiltrator-let-in" => InfiltratorLetIn,
    }
}

events! {
    /// One thing that happened, as told to some or all.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(tag = "event", rename_all = "kebab-case", deny_unknown_fields)]
    pub enum Event {
        /// To the seat alone: its team (MAY-7).
        "you are {side}" => TeamDealt { side: Side },
        /// To the infiltrators alone: who they are (MAY-8).
        "the infiltrators are {infiltrators}" => InfiltratorsMet { infiltrators: SeatSet },
        /// To the seat alone: its veteran card (MAY-6).
        "you hold {card}" => VeteranDealt { card: Veteran },
        /// The first Skirmish seat (MAY-6).
        "{seat} begins" => Begins { seat: Seat },
        /// Which card will be looked at, unless a veteran card is used (MAY-41).
        "{looker} will look at the {spot} card of {target}" => Announced {
            looker: Seat,
            target: Seat,
            spot: Spot,
        },
        /// Somebody looks at a card; what it is sees the looker alone (MAY-10).
        "{looker} looks at the {spot} card of {target}" => Looked {
            looker: Seat,
            target: Seat,
            spot: Spot,
        },
        /// To the looker: the card (MAY-10).
        "the {spot} card of {target} is {side}" => CardSeen {
            target: Seat,
            spot: Spot,
            side: Side,
        },
        /// A marker was placed, in its colour, for all to see (MAY-10).
        "{by} marks the {spot} card of {target} as {side}" => Marked {
            by: Seat,
            target: Seat,
            spot: Spot,
            side: Side,
        },
        /// A round of skirmishes begins (MAY-24, MAY-26, MAY-27).
        "the round {round} begins" => RoundBegins { round: Round },
        /// The Skirmish card lies before this seat (MAY-24).
        "the skirmish is about {seat}" => Skirmish { seat: Seat },
        /// Who must look at the one in the skirmish (MAY-20, MAY-21).
        "{looker} must look at {target}" => MustLook { looker: Seat, target: Seat },
        /// Nobody can look at the one in the skirmish (MAY-21).
        "nobody can look at {target}" => NobodyLooks { target: Seat },
        /// The votes, by name (MAY-23).
        "{protect} protect and {punch} punch so {seat} is {result}" => Voted {
            seat: Seat,
            protect: SeatSet,
            punch: SeatSet,
            result: Result,
        },
        /// These get the cards that are left, without a vote (MAY-24, MAY-26).
        "{seats} need no vote in the round {round}" => Spared { seats: SeatSet, round: Round },
        /// There is a captain (MAY-27).
        "{captain} is the captain" => CaptainFound { captain: Seat },
        /// Cards were shuffled and turned up (MAY-28, MAY-31).
        "{seat} turns up {hand}" => TurnedUp { seat: Seat, hand: Hand },
        /// Somebody in the cockpit names a looker and a target (MAY-30).
        "{by} sends {looker} to look at {target}" => Sent { by: Seat, looker: Seat, target: Seat },
        /// Somebody gets a Cockpit Access card (MAY-31).
        "{by} lets {seat} in" => LetIn { by: Seat, seat: Seat },
        /// A veteran card is used, and lies face up from then on (MAY-40).
        "{by} uses {card}" => VeteranUsed { by: Seat, card: Veteran },
        /// Somebody looks at one of its own cards (MAY-48).
        "{by} looks at its own {spot} card" => LookedAtOwn { by: Seat, spot: Spot },
        /// To the seat alone: one of its own cards (MAY-48).
        "your {spot} card is {side}" => OwnCardSeen { spot: Spot, side: Side },
        /// A marker was placed beside a card of one's own (MAY-48).
        "{by} marks its own {spot} card as {side}" => OwnMarked {
            by: Seat,
            spot: Spot,
            side: Side,
        },
        /// Only one may speak (MAY-49).
        "only {by} may speak" => Silenced { by: Seat },
        /// The flight is over, and all cards are turned up.
        "it ends with {ending} and the cards were {hands}" => Ended {
            ending: Ending,
            hands: Row<Hand>,
        },
        /// After the end: a marker said something else than its owner saw (MAY-11).
        "{by} lied about the {spot} card of {target}" => Lied {
            by: Seat,
            target: Seat,
            spot: Spot,
        },
    }
}

// How these fill in a text. What is not said here is told by its short name.

impl Fill for Side {}
impl Fill for Spot {}
impl Fill for Round {}
impl Fill for Result {}
impl Fill for Ending {}

impl Fill for Veteran {
    const ONE: Filling = Filling::Named(Things::named("mayday-veteran-"));
}

const CARDS: Things =
    Things::with_ids("mayday-side-", Ids::Letters(&[('h', "honest"), ('i', "infiltrator")]));

impl Fill for Hand {
    const ONE: Filling = Filling::Listed(CARDS);
    /// MAY-2: of all the cards what counts, everybody's team: the side it has two cards of.
    const ROW: Filling = Filling::BySeat(CARDS);
}

impl Fill for Stage {
    const ONE: Filling = Filling::Named(Things::named("mayday-stage-"));
}
