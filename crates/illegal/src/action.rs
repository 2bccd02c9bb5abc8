//! What goes into the log: what seats do, and what the table draws.

use redeye_game::{Seat, text_form};
use serde::{Deserialize, Serialize};

use crate::packets::Packet;
use crate::pieces::{Cards, Resource, Role, Row};

text_form! {
    /// One indivisible thing a seat can do.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
    pub enum Action {
        /// Ask somebody to talk in a corner (ILL-11).
        "knock at {seat}" => Knock { seat: Seat },
        /// Do not ask any longer (ILL-11).
        "withdraw" => Withdraw,
        /// Talk to one who knocks (ILL-11).
        "admit {seat}" => Admit { seat: Seat },
        /// Do not talk to one who knocks (ILL-11).
        "turn {seat} away" => TurnAway { seat: Seat },
        /// Go back to the table (ILL-11).
        "leave" => Leave,
        /// Lay a card down before somebody (ILL-12).
        "lay {resource} for {seat}" => Lay { resource: Resource, seat: Seat },
        /// Take a card up again (ILL-12).
        "take {resource} back from {seat}" => TakeBack { resource: Resource, seat: Seat },
        /// Agree to what lies there, on your side and on the other (ILL-12).
        "confirm with {seat} {give} for {get}" => Confirm { seat: Seat, give: Cards, get: Cards },
        /// Let the session or the debate end early (ILL-33).
        "done" => Done,
        /// Reach for a card at the docks (ILL-20).
        "claim {resource}" => Claim { resource: Resource },
        /// Keep the arm up (ILL-30).
        "point at nobody" => PointAtNobody,
        /// Point at a suspect (ILL-30).
        "point at {seat}" => Point { seat: Seat },
        /// The game master builds a packet: dealer role, buyer role, extra card (ILL-60).
        "pack {dealer} with {buyer} and {extra}" => Pack {
            dealer: Resource,
            buyer: Resource,
            extra: Resource,
        },
        /// The game master takes the newest packet apart (ILL-60).
        "unpack" => Unpack,
        /// The game master lets the packets be drawn (ILL-60).
        "draw packets" => DrawPackets,
        /// The game master starts what comes next (ILL-60).
        "start" => Start,
        /// The game master ends it early (ILL-60).
        "end" => End,
        /// The game master picks the first to reveal (ILL-60).
        "reveal {seat} first" => RevealFirst { seat: Seat },
    }
}

text_form! {
    /// What the table draws.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(tag = "draw", rename_all = "kebab-case", deny_unknown_fields)]
    pub enum Chance {
        /// The packet of each player in the order of the seats (ILL-5, ILL-6).
        "packets {packets}" => Packets { packets: Row<Packet> },
        /// The same with packets that a game master has built (ILL-60). It has its own words so
        /// that a draw can be proved without knowing who was there.
        "built packets {packets}" => BuiltPackets { packets: Row<Packet> },
        /// The card of a dock that is laid out next (ILL-20).
        "dock {card}" => Dock { card: Resource },
        /// In which order those who reached at once are served (ILL-20).
        "lot {order}" => Lot { order: Row<Seat> },
        /// What those without a card get, in the order of the seats (ILL-20).
        "rest {cards}" => Rest { cards: Row<Resource> },
        /// Casual: the card of each player, in the order of the seats (ILL-22).
        "hand out {cards}" => HandOut { cards: Row<Resource> },
        /// The suspect cards that come next, a pair or one (ILL-30, ILL-32).
        "suspects {roles}" => Suspects { roles: Row<Role> },
    }
}
