//! What is told, to all or to some.

use redeye_game::{Fill, Filling, Seat, SeatSet, Things, events, text_form};
use serde::{Deserialize, Serialize};

use crate::character::{Cast, Character, Loyalty};
use crate::pieces::{Card, Pile, PlotCard, Side};
use crate::view::Stage;

text_form! {
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

text_form! {
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

impl MissionResult {
    /// The other one.
    pub const fn turned(self) -> Self {
        match self {
            Self::Success => Self::Failure,
            Self::Failure => Self::Success,
        }
    }
}

text_form! {
    /// What an accusation turned out to be.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum Guess {
        /// The accused is who it was said to be.
        "right" => Right,
        /// It is not.
        "wrong" => Wrong,
    }
}

text_form! {
    /// How a match can end (RES-4, RES-6, RES-26).
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
        /// The Resistance wins: its Hunter has found a Spy Chief.
        "spy-chief-found" => SpyChiefFound,
        /// The Spies win: their Hunter has found a Resistance Chief.
        "resistance-chief-found" => ResistanceChiefFound,
        /// The Spies win: their Hunter has found the Coordinator.
        "coordinator-found" => CoordinatorFound,
    }
}

events! {
    /// One thing that happened, as told to some or all.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(tag = "event", rename_all = "kebab-case", deny_unknown_fields)]
    pub enum Event {
        /// To the seat alone: its character.
        "you are {side}" => SideDealt { side: Side },
        /// To the spies alone: who they are (RES-3).
        "the spies are {spies}" => SpiesMet { spies: SeatSet },
        /// To the seat alone: its character (RES-20, RES-50).
        "you are the {character}" => CharacterDealt { character: Character },
        /// To the spies who look around: whom they see, where one may stay unseen (RES-34, RES-52).
        "spies you see are {spies}" => SpiesSeen { spies: SeatSet },
        /// To the spies who look around: which of them are Chiefs (RES-21).
        "the spy chiefs are {chiefs}" => SpyChiefsMet { chiefs: SeatSet },
        /// To the spies who look around: the Deep Agent, or it and the Pretender (RES-33, RES-34).
        "the deep agent is among {seats}" => DeepAgentMet { seats: SeatSet },
        /// To the Resistance Chiefs: who they are (RES-21).
        "the resistance chiefs are {chiefs}" => ResistanceChiefsMet { chiefs: SeatSet },
        /// To the Resistance Chiefs: the Coordinator (RES-32).
        "the coordinator is {coordinator}" => CoordinatorMet { coordinator: Seat },
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
        /// The Leader gave the Investigator's marker away (RES-22).
        "{leader} appoints {investigator}" => Appointed { leader: Seat, investigator: Seat },
        /// The Deep Agent showed itself and named a Pretender (RES-35).
        "{by} blames {named} and is {guess}" => Blamed { by: Seat, named: Seat, guess: Guess },
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
        /// A mission is over: how many cards of each kind, never whose (RES-5, RES-23, RES-51).
        "mission {mission} of {team} is a {result} with {fails} fails {chief_fails} chief-fails \
         {hacks} hacks" => MissionDone {
            mission: u8,
            team: SeatSet,
            result: MissionResult,
            fails: u8,
            chief_fails: u8,
            hacks: u8,
        },
        /// A Hunter showed itself (RES-24, RES-26).
        "{hunter} is the {character}" => HunterShown { hunter: Seat, character: Character },
        /// A Hunter accused; of a wrongly accused nothing is shown (RES-24, RES-26).
        "{by} accuses {accused} and is {guess}" => Accused {
            by: Seat,
            accused: Seat,
            guess: Guess,
        },
        /// A wrong accusation turned the last mission over (RES-24, RES-26).
        "mission {mission} turns into a {result}" => MissionTurned {
            mission: u8,
            result: MissionResult,
        },
        /// The Inquisitor looked at a seat's side, and the marker went there (RES-40).
        "{by} inquires into {whom}" => Inquired { by: Seat, whom: Seat },
        /// A seat must hand over a loyalty card (RES-28).
        "{by} examines {whom}" => Examined { by: Seat, whom: Seat },
        /// To the examiner: the loyalty card (RES-29).
        "{whom} hands over {loyalty}" => LoyaltySeen { whom: Seat, loyalty: Loyalty },
        /// Somebody tells what loyalty card it was handed, truly or not (RES-28).
        "{by} says that {whom} handed over {loyalty}" => LoyaltyClaimed {
            by: Seat,
            whom: Seat,
            loyalty: Loyalty,
        },
        /// Somebody tells what side it saw, truly or not (RES-40).
        "{by} says that {whom} is {side}" => SideClaimed { by: Seat, whom: Seat, side: Side },
        /// The match is over: who played which card in a mission, where one was no Success (RES-5).
        "in mission {mission} fail by {fail} chief-fail by {chief_fail} hack by {hack}" =>
        CardsTurnedUp {
            mission: u8,
            fail: SeatSet,
            chief_fail: SeatSet,
            hack: SeatSet,
        },
        /// The match is over: who everybody was, where there were characters.
        "the characters were {characters}" => CharactersTurnedUp { characters: Cast },
        /// The match is over, and the characters are turned up.
        "it ends with {ending} and the spies were {spies}" => Ended {
            ending: Ending,
            spies: SeatSet,
        },
    }
}

// How these fill in a text. What is not said here is told by its short name.

impl Fill for Side {}
impl Fill for Verdict {}
impl Fill for MissionResult {}
impl Fill for Guess {}
impl Fill for Ending {}

impl Fill for Card {
    const ONE: Filling = Filling::Named(Things::named("resistance-card-"));
}

impl Fill for Loyalty {
    const ONE: Filling = Filling::Named(Things::named("resistance-loyalty-"));
}

const PLOTS: Things = Things::named("resistance-plot-");

impl Fill for PlotCard {
    const ONE: Filling = Filling::Named(PLOTS);
}

impl Fill for Pile {
    const ONE: Filling = Filling::Listed(PLOTS);
}

const CHARACTERS: Things = Things::named("resistance-character-");

impl Fill for Character {
    const ONE: Filling = Filling::Named(CHARACTERS);
}

impl Fill for Cast {
    const ONE: Filling = Filling::BySeat(CHARACTERS);
}

impl Fill for Stage {
    const ONE: Filling = Filling::Named(Things::named("resistance-stage-"));
}
