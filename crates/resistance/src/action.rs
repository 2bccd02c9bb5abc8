//! What goes into the log: what seats do, and what the table draws.

use redeye_game::{Seat, SeatSet, text_form};
use serde::{Deserialize, Serialize};

use crate::character::{Cast, Loyalty};
use crate::pieces::{Card, Pile, PlotCard, Side};

text_form! {
    /// One indivisible thing a seat can do.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
    pub enum Action {
        /// The Leader chooses the mission, 1 to 5 (RES-7).
        "aim at {mission}" => Aim { mission: u8 },
        /// The Leader picks the team (RES-4).
        "propose {team}" => Propose { team: SeatSet },
        /// Vote for the team (RES-4).
        "approve" => Approve,
        /// Vote against it (RES-4).
        "reject" => Reject,
        /// Put a card into the mission (RES-5).
        "play {card}" => Play { card: Card },
        /// The Leader hands a drawn plot card over (RES-11).
        "give {card} to {to}" => Give { card: PlotCard, to: Seat },
        /// Take Responsibility: take a plot card (RES-10).
        "take {card} from {from}" => Take { card: PlotCard, from: Seat },
        /// Overheard Conversation: see a neighbour's character (RES-10).
        "overhear {neighbour}" => Overhear { neighbour: Seat },
        /// Open Up, Establish Confidence: show your character (RES-10).
        "show to {to}" => Show { to: Seat },
        /// The Leader gives the Investigator's marker away (RES-22).
        "appoint {investigator}" => Appoint { investigator: Seat },
        /// The Deep Agent shows itself and names the Pretender (RES-35).
        "blame {named}" => Blame { named: Seat },
        /// A Hunter names a Chief of the other side (RES-24, RES-26).
        "accuse {accused}" => Accuse { accused: Seat },
        /// The Inquisitor sees a seat's side (RES-40).
        "inquire into {whom}" => Inquire { whom: Seat },
        /// Ask a seat for a loyalty card (RES-28).
        "examine {whom}" => Examine { whom: Seat },
        /// Hand a loyalty card to whoever examines you (RES-29, RES-31).
        "hand over {loyalty}" => HandOver { loyalty: Loyalty },
        /// Tell what loyalty card you were handed, truly or not (RES-28).
        "say it was {loyalty}" => ClaimLoyalty { loyalty: Loyalty },
        /// Tell what side you saw, truly or not (RES-40).
        "say it is {side}" => ClaimSide { side: Side },
        /// Use the plot card you are asked about (RES-13).
        "use" => Use,
        /// Do not use it now (RES-13). After a failed mission: go on (RES-25).
        "pass" => Pass,
        /// In the Spotlight: name who plays face up (RES-10).
        "spotlight {on}" => Spotlight { on: Seat },
        /// Keeping a Close Eye on You: name whose card you look at (RES-10).
        "watch {member}" => Watch { member: Seat },
    }
}

text_form! {
    /// What the table draws.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(tag = "draw", rename_all = "kebab-case", deny_unknown_fields)]
    pub enum Chance {
        /// Characters and the first Leader (RES-1, RES-4).
        "deal spies {spies} leader {leader}" => Deal { spies: SeatSet, leader: Seat },
        /// Characters of Hostile Intent and the first Leader (RES-4, RES-20, RES-50).
        "cast {characters} leader {leader}" => Cast { characters: Cast, leader: Seat },
        /// Plot cards from the deck (RES-11).
        "plots {cards}" => Plots { cards: Pile },
    }
}
