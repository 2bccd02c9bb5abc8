//! What a viewer may see: a white-list. Hidden are the faces of cards that lie face
//! down (HIJ-3) and the bonus tiles that are offered (HIJ-50); all else lies open.

use arrayvec::ArrayVec;
use redeye_game::{BySeat, Seat, SeatSet, text_form};
use serde::{Deserialize, Serialize};

use crate::box_file::{Face, GOALS, Space, Track};
use crate::markers::Markers;
use crate::medals::GoalView;
use crate::names::{CybotCard, DieKind, Hijacker, Tile};
use crate::pieces::{CYBOT_CARDS, Card, Cards, DICE_MAX, DISPLAY_MAX, Place, ROW, SPOTS, TILES};
use crate::score::Reckoning;
use crate::state::{ExtraDice, HIJACKERS, Rolled};

text_form! {
    /// What the table is doing.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum Stage {
        /// The table is laid.
        "deal" => Deal,
        /// Dice are rolled.
        "roll" => Roll,
        /// Somebody is on turn.
        "turn" => Turn,
        /// The Cybot is.
        "cybot" => Cybot,
        /// A round ends.
        "round-end" => RoundEnd,
        /// What can be done at any time still can, before points are counted (HIJ-12).
        "last-call" => LastCall,
        /// It is over.
        "over" => Over,
    }
}

/// Declares what goes over the wire.
macro_rules! wire {
    ($($(#[$doc:meta])* pub struct $name:ident { $($body:tt)* })+) => {
        $($(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(deny_unknown_fields)]
        pub struct $name { $($body)* })+
    };
}

wire! {
    /// The table as everybody sees it.
    pub struct PublicView {
        /// What the table is doing.
        pub stage: Stage,
        /// HIJ-10: which round it is; at first 0.
        pub round: u8,
        /// HIJ-1: the space of the police; 0 is the plane.
        pub police: u8,
        /// HIJ-2: who has the start card.
        pub first: Option<Seat>,
        /// HIJ-11: the turn that is going on.
        pub turn: Option<TurnView>,
        /// HIJ-30: the trust action that is going on.
        pub stones: Option<StonesView>,
        /// HIJ-70: who has something to take from a bonus space, or to decline.
        pub takers: SeatSet,
        /// HIJ-12: who has nothing more to do in the last call.
        pub passed: SeatSet,
        /// HIJ-3: the row, from the left; null: a gap.
        pub row: ArrayVec<Option<PlaceView>, ROW>,
        /// HIJ-3: how many cards the draw pile has, and the back of its top card.
        pub pile: u8,
        /// The back of its top card.
        pub top: Option<u8>,
        /// HIJ-21: the discard pile, in the order of the names.
        pub discard: Cards,
        /// HIJ-4: the hijackers on board.
        pub spots: ArrayVec<SpotView, SPOTS>,
        /// HIJ-4: how many are in reserve.
        pub reserve: u8,
        /// HIJ-5: in per cent.
        pub trust: u8,
        /// HIJ-30: who has the star.
        pub star: Option<Seat>,
        /// HIJ-6: the numbers on crypto, food, medicine, joker; before they are laid 0.
        pub numbers: ArrayVec<u8, 4>,
        /// HIJ-7: markers in the supply.
        pub supply: Markers,
        /// HIJ-7: mini dice in the supply.
        pub mini_dice: u8,
        /// HIJ-65: bonus dice on the board.
        pub bonus_dice: u8,
        /// HIJ-7: passengers on board.
        pub passengers: u8,
        /// HIJ-7: pilots on board.
        pub pilots: u8,
        /// HIJ-71: goals and medals.
        pub goals: ArrayVec<GoalView, GOALS>,
        /// HIJ-9: how many bonus tiles nobody has kept.
        pub tiles: u8,
        /// HIJ-50: does somebody choose between tiles?
        pub offering: bool,
        /// HIJ-9: points on the recognition track.
        pub recognition: ArrayVec<u8, 5>,
        /// HIJ-72: from how many markers on a stocked hijacker is worth 1, 3 and 6 points.
        pub steps: [u8; 3],
        /// HIJ-70: the bonus spaces of everybody's track.
        pub tracks: BySeat<Track>,
        /// What everybody has, the Cybot included.
        pub players: BySeat<PlayerView>,
        /// HIJ-80: the Cybot, if it plays.
        pub cybot: Option<CybotView>,
        /// What is printed on the pieces comes from the box of this name.
        pub box_name: String,
        /// HIJ-74: the final scores, after a success.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub scores: Option<BySeat<Reckoning>>,
    }

    /// HIJ-11: a turn.
    pub struct TurnView {
        /// Whose.
        pub seat: Seat,
        /// In the order of the roll.
        pub dice: ArrayVec<Rolled, DICE_MAX>,
        /// HIJ-20: how many cards were chosen.
        pub cards_chosen: u8,
        /// HIJ-20: was one of them chosen with an own die, or without a die?
        pub has_own_card: bool,
        /// HIJ-30: was trust built with a die?
        pub has_built_trust: bool,
        /// HIJ-30: how many green stones came to the track.
        pub greens: u8,
        /// HIJ-22: the card that is to be played or discarded.
        pub chosen: Option<ChosenView>,
        /// HIJ-21: the place whose neighbours can be reserved.
        pub beside: Option<Place>,
    }

    /// HIJ-22: a chosen card.
    pub struct ChosenView {
        /// What it says.
        pub face: Face,
        /// Where it lies; null: it was the top card of the draw pile.
        pub place: Option<Place>,
        /// HIJ-22: what playing it would cost; null: it cannot be played.
        pub pays: Option<Markers>,
    }

    /// HIJ-30: a trust action.
    pub struct StonesView {
        /// Whose.
        pub seat: Seat,
        /// How many green stones it brought so far.
        pub greens: u8,
    }

    /// HIJ-3: a card in the row.
    pub struct PlaceView {
        /// The die value on its back.
        pub back: u8,
        /// What it says, if it is open.
        pub face: Option<Face>,
        /// HIJ-21: who has reserved it.
        pub reserved: Option<ReservedView>,
    }

    /// HIJ-21: a die on a card.
    pub struct ReservedView {
        /// By whom.
        pub seat: Seat,
        /// Whose die it is.
        pub kind: DieKind,
        /// What it shows.
        pub value: u8,
    }

    /// HIJ-4: a place for a hijacker.
    pub struct SpotView {
        /// Which dice its two spaces take.
        pub spaces: [Space; 2],
        /// Who is there.
        pub hijacker: Option<Hijacker>,
        /// How far it is persuaded.
        pub level: u8,
        /// Whose disc is there.
        pub disc: Option<Seat>,
    }

    /// HIJ-2: what a player has.
    pub struct PlayerView {
        /// Points on the track.
        pub score: i16,
        /// Demand markers.
        pub markers: Markers,
        /// HIJ-22: the display, in the order of playing.
        pub display: ArrayVec<Card, DISPLAY_MAX>,
        /// Rescued passengers.
        pub passengers: u8,
        /// Rescued pilots.
        pub pilots: u8,
        /// Persuaded hijackers.
        pub hijackers: ArrayVec<Hijacker, HIJACKERS>,
        /// HIJ-9: the space of the thumb; 0 is before the track.
        pub thumb: u8,
        /// HIJ-50: how often it let the police retreat.
        pub retreats: u8,
        /// HIJ-73: bonus tiles.
        pub tiles: ArrayVec<Tile, TILES>,
        /// HIJ-73: markers it can still give with a tile.
        pub gifts: u8,
        /// HIJ-71: medals that were not cashed.
        pub medals: ArrayVec<u8, GOALS>,
        /// HIJ-65: bonus dice.
        pub bonus_dice: ExtraDice,
        /// HIJ-65: mini dice.
        pub mini_dice: ExtraDice,
        /// HIJ-70: markers of bonus spaces that it can take.
        pub to_take: u8,
        /// HIJ-70: mini dice of bonus spaces that it can take.
        pub dice_to_take: u8,
    }

    /// HIJ-80: the Cybot.
    pub struct CybotView {
        /// Which of the players it is.
        pub seat: Seat,
        /// What it played last.
        pub played: Option<CybotCard>,
        /// What it has still to play before all are shuffled again.
        pub left: ArrayVec<CybotCard, CYBOT_CARDS>,
    }

    /// What one viewer knows beyond what everybody sees.
    pub struct PrivateView {
        /// HIJ-50: the bonus tiles that the viewer can choose from.
        pub offer: Option<ArrayVec<Tile, 2>>,
        /// HIJ-3: every card of the row, for those who see all.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub row: Option<ArrayVec<Option<Card>, ROW>>,
        /// HIJ-3: the top card of the draw pile, for those who see all.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub top: Option<Card>,
    }
}
