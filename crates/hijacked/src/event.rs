//! What is told, to all; the offered bonus tiles alone to one (HIJ-50). Points, cards and markers
//! are on the table.

use redeye_game::{Fill, Filling, Ids, Row, Seat, Things, events};
use serde::{Deserialize, Serialize};

use crate::markers::{Kind, Markers};
use crate::names::{Bonus, CybotCard, Goal, Hijacker, Stone, Tile};
use crate::pieces::{Card, Colour, DICE_MAX, Die, Place, SPOTS, Spot};
use crate::view::Stage;

events! {
    /// One thing that happened, as told to some or all.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(tag = "event", rename_all = "kebab-case", deny_unknown_fields)]
    pub enum Event {
        /// Who has the start card (HIJ-2).
        "{seat} begins" => Begins { seat: Seat },
        /// Who is on board (HIJ-4).
        "hijackers are {hijackers}" => HijackersPlaced { hijackers: Row<Hijacker, SPOTS> },
        /// Which die brings crypto, food, medicine and jokers (HIJ-6).
        "numbers are {numbers}" => NumbersLaid { numbers: Row<u8, 4> },
        /// What earns which medal (HIJ-8).
        "goals are {goals} for medals {medals}" => GoalsSet {
            goals: Row<Goal, 3>,
            medals: Row<u8, 3>,
        },
        /// The discard pile becomes the draw pile (HIJ-21).
        "the discard is shuffled" => Reshuffled,
        /// What the back of the top card of the draw pile shows (HIJ-3).
        "the pile shows {back}" => PileShows { back: u8 },
        /// A card is laid face down (HIJ-3, HIJ-21).
        "a card with {back} is laid at {place}" => Laid { place: Place, back: u8 },
        /// A round begins (HIJ-10).
        "round {round} begins" => RoundBegins { round: u8 },
        /// A turn begins (HIJ-11).
        "{seat} rolls {values}" => Rolled { seat: Seat, values: Row<u8, DICE_MAX> },
        /// A die is turned for a marker (HIJ-61).
        "{seat} turns {die} to {value} for {kind}" => Turned {
            seat: Seat,
            die: Die,
            value: u8,
            kind: Kind,
        },
        /// A die is placed (HIJ-11).
        "{seat} places {die}" => Placed { seat: Seat, die: Die },
        /// A card of the row is chosen (HIJ-20); the Cybot uses no die (HIJ-81).
        "{seat} chooses {place}" => Chose { seat: Seat, place: Place },
        /// The top card of the draw pile is chosen (HIJ-73).
        "{seat} chooses the top card {card}" => ChoseTop { seat: Seat, card: Card },
        /// A card is opened (HIJ-21).
        "{card} is opened at {place}" => Opened { card: Card, place: Place },
        /// A card comes to a display (HIJ-22).
        "{seat} plays {card} for {paid}" => Played { seat: Seat, card: Card, paid: Markers },
        /// A card is discarded (HIJ-22, HIJ-23).
        "{seat} discards {card}" => Discarded { seat: Seat, card: Card },
        /// A card is reserved (HIJ-21).
        "{seat} reserves {place} with {value}" => Reserved { seat: Seat, place: Place, value: u8 },
        /// A card is reserved no longer (HIJ-20, HIJ-24).
        "{seat} has {place} reserved no longer" => Released { seat: Seat, place: Place },
        /// A passenger is free (HIJ-25).
        "{seat} rescues a passenger with {cards}" => PassengerRescued {
            seat: Seat,
            cards: Row<Card, 3>,
        },
        /// A pilot is free (HIJ-25, HIJ-73).
        "{seat} rescues a pilot with {cards}" => PilotRescued { seat: Seat, cards: Row<Card, 3> },
        /// Somebody builds trust (HIJ-30).
        "{seat} builds trust" => BuildsTrust { seat: Seat },
        /// A stone is drawn (HIJ-30).
        "{seat} draws {stone}" => StoneDrawn { seat: Seat, stone: Stone },
        /// Somebody draws no more (HIJ-30).
        "{seat} stops" => Stopped { seat: Seat },
        /// How much trust there is now, in per cent (HIJ-23, HIJ-30, HIJ-40).
        "trust is {percent}" => TrustIs { percent: u8 },
        /// Trust is complete (HIJ-30).
        "{seat} takes the star" => StarTaken { seat: Seat },
        /// A step with a hijacker (HIJ-40).
        "{seat} persuades {hijacker} to {level}" => Persuaded {
            seat: Seat,
            hijacker: Hijacker,
            level: u8,
        },
        /// A hijacker gives up (HIJ-40).
        "{hijacker} gives up to {seat}" => GaveUp { hijacker: Hijacker, seat: Seat },
        /// Another one takes the place (HIJ-40).
        "{hijacker} comes to {spot}" => Came { hijacker: Hijacker, spot: Spot },
        /// Somebody lets the police retreat (HIJ-50).
        "{seat} calls the police back" => CalledBack { seat: Seat },
        /// Where the police are (HIJ-10, HIJ-50).
        "the police is at {space}" => PoliceAt { space: u8 },
        /// To the seat alone: what it can keep (HIJ-50).
        "{seat} is offered {tiles}" => Offered { seat: Seat, tiles: Row<Tile, 2> },
        /// A bonus tile lies open before somebody (HIJ-50).
        "{seat} keeps {tile}" => Kept { seat: Seat, tile: Tile },
        /// Somebody takes a marker from the supply (HIJ-60, HIJ-70, HIJ-73).
        "{seat} takes {kind}" => TookMarker { seat: Seat, kind: Kind },
        /// Somebody has a bonus die for the next round (HIJ-65).
        "{seat} takes a bonus die" => TookBonusDie { seat: Seat },
        /// Somebody has a mini die for the next round (HIJ-70, HIJ-73).
        "{seat} takes a mini die" => TookMiniDie { seat: Seat },
        /// A turn is over (HIJ-11).
        "{seat} ends the turn" => TurnEnded { seat: Seat },
        /// Points, and where the marker is then (HIJ-70).
        "{seat} moves by {points} to {score}" => Moved { seat: Seat, points: i16, score: i16 },
        /// A bonus space: one marker is to be chosen (HIJ-70).
        "{seat} may take a marker" => MayTake { seat: Seat },
        /// A bonus space: there is a mini die to take (HIJ-70).
        "{seat} may take a mini die" => MayTakeDie { seat: Seat },
        /// What a bonus space gives is left (HIJ-70).
        "{seat} declines the {bonus}" => Declined { seat: Seat, bonus: Bonus },
        /// A marker is given for a point (HIJ-61).
        "{seat} cashes {kind}" => Cashed { seat: Seat, kind: Kind },
        /// A goal is met (HIJ-71).
        "{seat} takes medal {medal} for {goal}" => MedalTaken { seat: Seat, medal: u8, goal: Goal },
        /// Several met it at once (HIJ-71).
        "medal {medal} for {goal} leaves the game" => MedalLost { medal: u8, goal: Goal },
        /// A medal is given for its points (HIJ-71).
        "{seat} cashes medal {medal}" => MedalCashed { seat: Seat, medal: u8 },
        /// A bonus tile goes to the box (HIJ-73).
        "{seat} uses {tile}" => TileUsed { seat: Seat, tile: Tile },
        /// A marker goes from one to another (HIJ-73).
        "{seat} gives {kind} to {to}" => Gave { seat: Seat, kind: Kind, to: Seat },
        /// A card comes back from the discard pile (HIJ-73).
        "{seat} takes {card} back" => TookBack { seat: Seat, card: Card },
        /// The Cybot plays a card (HIJ-80).
        "the Cybot plays {card}" => CybotPlays { card: CybotCard },
        /// The police enters the plane (HIJ-10).
        "the plane is stormed" => Stormed,
        /// The match ends with this round; what can be done at any time still can (HIJ-12).
        "the last call begins" => LastCall,
        /// Somebody has nothing more to do (HIJ-12).
        "{seat} passes" => Passed { seat: Seat },
        /// Enough people are free (HIJ-10).
        "the talks have succeeded" => Succeeded,
    }
}

// How these fill in a text. What is not said here is told by its short name, or by its number.

impl Fill for Stone {}
impl Fill for Bonus {}
impl Fill for Die {}
impl Fill for Place {}
impl Fill for Spot {}

const COLOURS: Things = Things::with_ids("hijacked-colour-", Ids::Letters(&Colour::LETTERS));

/// HIJ-3: of a passenger card the colour is told.
impl Fill for Card {
    const ONE: Filling = Filling::Named(COLOURS);
    const ROW: Filling = Filling::Counted(COLOURS);
}

const KINDS: &str = "hijacked-kind-";

impl Fill for Kind {
    const ONE: Filling = Filling::Named(Things::named(KINDS));
}

impl Fill for Markers {
    const ONE: Filling = Filling::Counted(Things::with_ids(KINDS, Ids::Counts(Kind::PATTERNS)));
}

impl Fill for Hijacker {
    const ONE: Filling = Filling::Named(Things::named("hijacked-hijacker-"));
}

impl Fill for Tile {
    const ONE: Filling = Filling::Named(Things::named("hijacked-tile-"));
}

impl Fill for Goal {
    const ONE: Filling = Filling::Named(Things::named("hijacked-goal-"));
}

impl Fill for CybotCard {
    const ONE: Filling = Filling::Named(Things::named("hijacked-cybot-"));
}

impl Fill for Stage {
    const ONE: Filling = Filling::Named(Things::named("hijacked-stage-"));
}
