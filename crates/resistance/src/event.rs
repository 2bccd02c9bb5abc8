//! What is told, to all or to some.

use redeye_game::{Seat, SeatSet, words};
use serde::{Deserialize, Serialize};

use crate::pieces::{Card, Pile, PlotCard, Side};

words! {
    /// What a vote decided.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum Verdict {
        /// The team goes.
        "approved" => Approved,
        /// It does not.
        "rejected" => Rejected,
    }
}

words! {
    /// What a mission came to.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum MissionResult {
        /// For the Resistance.
        "success" => Success,
        /// For the Spies.
        "failure" => Failure,
    }
}

words! {
    /// How a match can end (RES-4, RES-6).
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum Ending {
        /// The Resistance wins.
        "three-successes" => ThreeSuccesses,
        /// The Spies win.
        "three-failures" => ThreeFailures,
        /// The Spies win.
        "five-rejections" => FiveRejections,
    }
}

words! {
    /// One thing that happened, as told to some or all.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(tag = "event", rename_all = "kebab-case", deny_unknown_fields)]
    pub enum Event {
        /// To the seat alone: its character.
        "you are {side}" => SideDealt { side: Side },
        /// To the spies alone: who they are (RES-3).
        "the spies are {spies}" => SpiesMet { spies: SeatSet },
        /// There is a new Leader.
        "{leader} leads" => Leads { leader: Seat },
        /// The Leader drew plot cards, openly (RES-11).
        "{leader} draws {cards}" => PlotsDrawn { leader: Seat, cards: Pile },
        /// A plot card was handed over (RES-11).
        "{from} gives {card} to {to}" => PlotGiven { from: Seat, card: PlotCard, to: Seat },
        /// A plot card that acts at once found nothing to act on (RES-10).
        "{card} does nothing" => PlotIdle { card: PlotCard },
        /// Take Responsibility (RES-10).
        "{by} takes {card} from {from}" => PlotTaken { by: Seat, card: PlotCard, from: Seat },
        /// A character was shown; what it is hears the other alone (RES-12).
        "{owner} shows its character to {to}" => CharacterShown { owner: Seat, to: Seat },
        /// To the one it was shown to: the side, never more (RES-14).
        "{owner} is {side}" => SideSeen { owner: Seat, side: Side },
        /// A held plot card was used (RES-10).
        "{by} uses {card}" => PlotUsed { by: Seat, card: PlotCard },
        /// The Leader chose the mission (RES-7).
        "{leader} aims at mission {mission}" => Aimed { leader: Seat, mission: u8 },
        /// The Leader picked a team (RES-4).
        "{leader} proposes {team} for mission {mission}" => Proposed {
            leader: Seat,
            team: SeatSet,
            mission: u8,
        },
        /// Opinion Makers voted openly (RES-10).
        "{approve} approve and {reject} reject openly" => OpinionGiven {
            approve: SeatSet,
            reject: SeatSet,
        },
        /// The vote, by name, and the vote track after it (RES-4).
        "{approve} approve and {reject} reject so it is {verdict} at {rejections}" => Voted {
            approve: SeatSet,
            reject: SeatSet,
            verdict: Verdict,
            rejections: u8,
        },
        /// No Confidence: the approved vote counts as rejected; the vote track after it (RES-10).
        "{by} rejects it all the same at {rejections}" => Overturned { by: Seat, rejections: u8 },
        /// In the Spotlight (RES-10).
        "{by} puts {on} in the spotlight" => Spotlit { by: Seat, on: Seat },
        /// A mission card was played face up (RES-10).
        "{member} plays {card} face up" => FacedUp { member: Seat, card: Card },
        /// Keeping a Close Eye on You: who looked at whose card (RES-12).
        "{by} watches {member}" => Watched { by: Seat, member: Seat },
        /// To the one who looked: the card (RES-12).
        "{member} played {card}" => CardSeen { member: Seat, card: Card },
        /// A mission is over: how many Fails, never whose (RES-5).
        "mission {mission} of {team} is a {result} with {fails} fails" => MissionDone {
            mission: u8,
            team: SeatSet,
            result: MissionResult,
            fails: u8,
        },
        /// The match is over, and the characters are turned up.
        "it ends with {ending} and the spies were {spies}" => Ended {
            ending: Ending,
            spies: SeatSet,
        },
    }
}
