//! What goes into the log: what seats do, and what the table draws.

use redeye_game::{Seat, text_form};
use serde::{Deserialize, Serialize};

use crate::pieces::{Dealt, Hand, Row, Side, Spot};

text_form! {
    /// One indivisible thing a seat can do.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
    pub enum Action {
        /// Choose which card you look at (MAY-20, MAY-30).
        "look at {spot}" => Look { spot: Spot },
        /// Place your marker at the card you have seen (MAY-10).
        "mark {side}" => Mark { side: Side },
        /// Against the one in the skirmish (MAY-23).
        "punch" => Punch,
        /// For the one in the skirmish (MAY-23).
        "protect" => Protect,
        /// Name a looker and a target (MAY-30).
        "send {looker} to {target}" => Send { looker: Seat, target: Seat },
        /// Give a Cockpit Access card away (MAY-31).
        "let {seat} in" => LetIn { seat: Seat },
        /// Do not use your veteran card now (MAY-41).
        "pass" => Pass,
        /// Nos. 2 and 3: another target (MAY-42, MAY-43).
        "divert to {target}" => Divert { target: Seat },
        /// No. 4: another card (MAY-44).
        "turn to {spot}" => Turn { spot: Spot },
        /// No. 5: look instead (MAY-45).
        "step in" => StepIn,
        /// No. 6: another looker (MAY-46).
        "replace by {looker}" => Replace { looker: Seat },
        /// No. 7: another Skirmish seat (MAY-47).
        "move to {seat}" => MoveTo { seat: Seat },
        /// No. 8: look at one of your own cards (MAY-48).
        "look at own {spot}" => LookAtOwn { spot: Spot },
        /// No. 9: only you may speak (MAY-49).
        "call for silence" => Silence,
    }
}

text_form! {
    /// What the table draws.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(tag = "draw", rename_all = "kebab-case", deny_unknown_fields)]
    pub enum Chance {
        /// Identity cards as they lie, and the first Skirmish seat (MAY-2, MAY-6, MAY-7).
        "deal {hands} first {first}" => Deal { hands: Row<Hand>, first: Seat },
        /// Veteran cards but for no. 1, which the first Skirmish seat has (MAY-6).
        "veterans {cards}" => Veterans { cards: Row<Dealt> },
        /// The identity cards of one seat as they lie after it has shuffled them (MAY-28, MAY-31).
        /// It is named so that a draw can be proved without knowing how votes are counted.
        "shuffle {hand} of {seat}" => Shuffle { hand: Hand, seat: Seat },
    }
}
