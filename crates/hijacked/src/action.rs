//! What goes into the log: what seats do, and what the table draws.

use redeye_game::{Row, Seat, text_form};
use serde::{Deserialize, Serialize};

use crate::markers::Kind;
use crate::names::{Bonus, CybotCard, Hijacker, Stone, Tile};
use crate::pieces::{CARDS, Card, Colour, DICE_MAX, Die, Place, SPOTS, Spot, TILES};

text_form! {
    /// One indivisible thing a seat can do.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
    pub enum Action {
        /// Choose a card of the row with a die (HIJ-20).
        "choose {place} with {die}" => Choose { place: Place, die: Die },
        /// Choose the card you have reserved, without a die (HIJ-20).
        "choose reserved" => ChooseReserved,
        /// Choose the top card of the draw pile with a die (HIJ-73).
        "choose the top with {die}" => ChooseTop { die: Die },
        /// Play the chosen card (HIJ-22).
        "play" => Play,
        /// Discard the chosen card (HIJ-22).
        "discard" => Discard,
        /// Reserve a neighbour of the card you chose (HIJ-21).
        "reserve {place} with {die}" => Reserve { place: Place, die: Die },
        /// Build trust: the first stone is drawn at once (HIJ-30).
        "build trust with {die}" => BuildTrust { die: Die },
        /// Draw another stone (HIJ-30).
        "draw" => Draw,
        /// Draw no more (HIJ-30).
        "stop" => Stop,
        /// Talk to a hijacker, with both of your own dice (HIJ-40).
        "persuade {spot}" => Persuade { spot: Spot },
        /// Let the police retreat, with both of your own dice (HIJ-50).
        "retreat" => Retreat,
        /// Keep one of the two bonus tiles (HIJ-50).
        "keep {tile}" => Keep { tile: Tile },
        /// Take a demand marker (HIJ-60).
        "fetch with {die}" => Fetch { die: Die },
        /// Turn a die up by one, for a marker (HIJ-61).
        "turn {die} up for {kind}" => TurnUp { die: Die, kind: Kind },
        /// Turn a die down by one, for a marker (HIJ-61).
        "turn {die} down for {kind}" => TurnDown { die: Die, kind: Kind },
        /// Take a bonus die (HIJ-65).
        "take a bonus die with {die}" => TakeBonusDie { die: Die },
        /// End your turn (HIJ-11).
        "end turn" => EndTurn,
        /// Give two cards of a colour for a passenger (HIJ-25).
        "rescue a passenger with {colour}" => RescuePassenger { colour: Colour },
        /// Give three cards of a colour for a pilot (HIJ-25).
        "rescue a pilot with {colour}" => RescuePilot { colour: Colour },
        /// Give a marker for a point (HIJ-61).
        "cash {kind}" => Cash { kind: Kind },
        /// Give a medal for its points (HIJ-71).
        "cash medal {medal}" => CashMedal { medal: u8 },
        /// Take the marker of a bonus space (HIJ-70).
        "take {kind}" => Take { kind: Kind },
        /// Take the mini die of a bonus space (HIJ-70).
        "take the mini die" => TakeMiniDie,
        /// Leave what a bonus space gives (HIJ-70).
        "decline the {bonus}" => Decline { bonus: Bonus },
        /// In the last call: you have nothing more to do (HIJ-12).
        "pass" => Pass,
        /// Bonus tile: a pilot for any three cards (HIJ-73).
        "rescue a pilot with cards {cards}" => RescuePilotWith { cards: Row<Card, 3> },
        /// Bonus tile: a marker for somebody else, for a point (HIJ-73).
        "give {kind} to {seat}" => Give { kind: Kind, seat: Seat },
        /// Bonus tile: a mini die and a joker (HIJ-73).
        "take a mini die and a joker" => TakeDieAndJoker,
        /// Bonus tile: a card from the discard pile (HIJ-73).
        "take {card} from the discard" => TakeBack { card: Card },
        /// Bonus tile: a trust action (HIJ-73).
        "build trust with the tile" => BuildTrustFree,
    }
}

text_form! {
    /// What the table draws.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(tag = "draw", rename_all = "kebab-case", deny_unknown_fields)]
    pub enum Chance {
        /// Who begins (HIJ-2).
        "first {seat}" => First { seat: Seat },
        /// The hijackers on places 1 to 4 (HIJ-4).
        "hijackers {hijackers}" => Hijackers { hijackers: Row<Hijacker, SPOTS> },
        /// The numbers on crypto, food, medicine and joker (HIJ-6).
        "numbers {numbers}" => Numbers { numbers: Row<u8, 4> },
        /// The objective card, and the medals on its goals (HIJ-8).
        "objective {objective} medals {medals}" => Objective { objective: u8, medals: Row<u8, 3> },
        /// The card that is the top of the draw pile from now on (HIJ-3).
        "card {card}" => Card { card: Card },
        /// The same, after the discard pile was shuffled (HIJ-21): it lists these cards, so that
        /// the draw can be proved without knowing who had played what.
        "card {card} of {pile}" => CardOf { card: Card, pile: Row<Card, CARDS> },
        /// The dice of a turn: own ones, bonus dice, mini dice (HIJ-11).
        "dice {values}" => Dice { values: Row<u8, DICE_MAX> },
        /// A stone, from a bag with so many green ones (HIJ-30).
        "stone {stone} of {greens} green" => Stone { stone: Stone, greens: u8 },
        /// The bonus tiles that are offered, of those that are left (HIJ-50).
        "tiles {tiles} of {left}" => Tiles { tiles: Row<Tile, 2>, left: Row<Tile, TILES> },
        /// The hijacker that comes from the reserve (HIJ-40).
        "hijacker {hijacker}" => Hijacker { hijacker: Hijacker },
        /// The card that the Cybot plays (HIJ-80).
        "cybot {card}" => Cybot { card: CybotCard },
    }
}
