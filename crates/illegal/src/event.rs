//! What is told, to all or to some. What is told to some a game master is told, too (ILL-60).

use redeye_game::{Fill, Filling, Ids, Seat, SeatSet, Things, events};
use serde::{Deserialize, Serialize};

use crate::master::Next;
use crate::packets::Packet;
use crate::pieces::{Cards, Finger, Resource, Role, Row};
use crate::view::Stage;

events! {
    /// One thing that happened, as told to some or all.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(tag = "event", rename_all = "kebab-case", deny_unknown_fields)]
    pub enum Event {
        /// To the game master alone: a packet was built (ILL-60).
        "{packet} is packed" => Packed { packet: Packet },
        /// To the game master alone: it was taken apart (ILL-60).
        "{packet} is unpacked" => Unpacked { packet: Packet },
        /// Packets lie there to be handed out (ILL-60).
        "the packets are ready" => PacketsReady,
        /// To the seat alone: its packet (ILL-6).
        "{seat} gets {packet}" => Dealt { seat: Seat, packet: Packet },
        /// The game master is asked to start something (ILL-60).
        "the game master may start the {next}" => Ready { next: Next },
        /// A dealing session begins (ILL-10).
        "session {session} begins" => SessionBegins { session: u8 },
        /// To who knocks and to those who can answer (ILL-11).
        "{from} knocks at {to}" => Knocked { from: Seat, to: Seat },
        /// To the same (ILL-11).
        "{from} knocks at {to} no longer" => Withdrew { from: Seat, to: Seat },
        /// To the same (ILL-11).
        "{by} turns {from} away" => TurnedAway { by: Seat, from: Seat },
        /// These are in a corner from now on (ILL-11). What they knocked at, and what was knocked
        /// at them, is forgotten, and what they laid down elsewhere is in their hands again.
        "{seats} walk to corner {corner}" => Walked { seats: SeatSet, corner: u8 },
        /// These are at the table again (ILL-11), and the same holds.
        "{seats} come back to the table" => Returned { seats: SeatSet },
        /// In the corner: a card is laid down (ILL-12).
        "{by} lays {resource} for {to}" => Laid { by: Seat, resource: Resource, to: Seat },
        /// In the corner: it is taken up again (ILL-12).
        "{by} takes {resource} back from {to}" => TookBack {
            by: Seat,
            resource: Resource,
            to: Seat,
        },
        /// In the corner: one side agrees (ILL-12).
        "{by} confirms {give} for {get} with {to}" => Confirmed {
            by: Seat,
            give: Cards,
            get: Cards,
            to: Seat,
        },
        /// In the corner: cards have changed hands (ILL-12).
        "{one} and {other} exchange {gave} for {got}" => Exchanged {
            one: Seat,
            other: Seat,
            gave: Cards,
            got: Cards,
        },
        /// To one who comes into a corner: what lies there (ILL-11).
        "{one} and {other} have laid {gives} for {gets} and {confirmed} confirm" => Lies {
            one: Seat,
            other: Seat,
            gives: Cards,
            gets: Cards,
            confirmed: SeatSet,
        },
        /// Somebody would let it end early (ILL-33).
        "{seat} is done" => SaidDone { seat: Seat },
        /// Everybody is back at the table, and what lay open is void (ILL-14).
        "session {session} is over" => SessionOver { session: u8 },
        /// The next card of a dock is laid out (ILL-20).
        "at dock {dock} lies {resource}" => LaidOut { dock: u8, resource: Resource },
        /// All of them lie there, and everybody may take one (ILL-20).
        "the rush at dock {dock} begins" => RushBegins { dock: u8 },
        /// In which order those who reached at once are served (ILL-20).
        "the lot is {order}" => LotDrawn { order: Row<Seat> },
        /// Somebody has a card from the docks (ILL-21).
        "{seat} takes {resource}" => Took { seat: Seat, resource: Resource },
        /// Somebody has what was left there, by lot (ILL-20).
        "{seat} is left with {resource}" => LeftWith { seat: Seat, resource: Resource },
        /// Casual: everybody has a card (ILL-22).
        "the cards of dock {dock} are handed out" => HandedOut { dock: u8 },
        /// Casual, to the seat alone: its card (ILL-22).
        "{seat} is handed {resource}" => Handed { seat: Seat, resource: Resource },
        /// Suspect cards are shown, and there is a debate (ILL-30, ILL-32).
        "who is {roles}" => Shown { roles: Row<Role> },
        /// The debate is over, and everybody points (ILL-30).
        "everybody points" => Pointing,
        /// Whom each player pointed at, by name, and who has the cards now (ILL-31).
        "{fingers} so {accused} takes {roles}" => Accused {
            fingers: Row<Finger>,
            accused: Seat,
            roles: Row<Role>,
        },
        /// The same with nobody, or more than one, pointed at most (ILL-31).
        "{fingers} so {roles} leave the game" => NotAccused {
            fingers: Row<Finger>,
            roles: Row<Role>,
        },
        /// The game master is asked who reveals first (ILL-60).
        "the game master may say who reveals first" => WhoReveals,
        /// Roles, cards and points of a player (ILL-40, ILL-42).
        "{seat} was {packet} and has {hand} for {points} points" => Revealed {
            seat: Seat,
            packet: Packet,
            hand: Cards,
            points: i16,
        },
        /// After the end: who gave what to whom, and when (ILL-42).
        "{one} gave {gave} to {other} for {got} in session {session} after {at_ms} ms" => Account {
            one: Seat,
            gave: Cards,
            other: Seat,
            got: Cards,
            session: u8,
            at_ms: u64,
        },
        /// Most points win (ILL-40).
        "{winners} win" => Won { winners: SeatSet },
    }
}

// How these fill in a text. ILL-2: a family table has names of its own for resources and roles.

impl Fill for Next {}

const RESOURCE: &str = "illegal-{family-}resource-";

impl Fill for Resource {
    const ONE: Filling = Filling::Named(Things::named(RESOURCE));
}

impl Fill for Cards {
    const ONE: Filling =
        Filling::Counted(Things::with_ids(RESOURCE, Ids::Counts(Resource::PATTERNS)));
}

impl Fill for Role {
    const ONE: Filling = Filling::Named(Things::with_ids(
        "illegal-{family-}role-",
        Ids::Patterns(&["{resource}-{trade}"]),
    ));
}

/// Dealer role, buyer role, extra card.
impl Fill for Packet {
    const ONE: Filling = Filling::Listed(Things::with_ids(
        "illegal-{family-}",
        Ids::Patterns(&["role-{dealer}-dealer", "role-{buyer}-buyer", "resource-{extra}"]),
    ));
}

impl Fill for Stage {
    const ONE: Filling = Filling::Named(Things::named("illegal-stage-"));
}
