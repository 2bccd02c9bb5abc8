//! The truth of a match: what lies on the table, what everybody has, and what is going on.

use arrayvec::ArrayVec;
use redeye_game::{BySeat, Seat};
use serde::{Deserialize, Serialize};

use crate::box_file::GOALS;
use crate::config::Config;
use crate::markers::Markers;
use crate::medals::Medal;
use crate::names::{CybotCard, DieKind, Hijacker, Tile};
use crate::pieces::{CYBOT_CARDS, Card, Cards, DICE_MAX, DISPLAY_MAX, Place, ROW, SPOTS, TILES};
use crate::round::Phase;
use crate::trust::Stones;

/// HIJ-4: as many hijackers there are.
pub(crate) const HIJACKERS: usize = 8;

/// HIJ-7: passengers and pilots on board.
pub(crate) const PASSENGERS: u8 = 12;
pub(crate) const PILOTS: u8 = 4;

/// HIJ-7: mini dice in the supply.
pub(crate) const MINI_DICE: u8 = 2;

/// The truth of a match at one moment, secrets included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hijacked {
    pub(crate) config: Config,
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    /// HIJ-1: its space; 0 is the plane.
    pub(crate) police: u8,
    /// HIJ-2: who has the start card.
    pub(crate) first: Seat,
    pub(crate) turn: Turn,
    pub(crate) players: BySeat<Player>,
    pub(crate) cards: Passengers,
    pub(crate) spots: [OnBoard; SPOTS],
    /// HIJ-4: the hijackers in reserve. They have no order until one comes.
    pub(crate) reserve: ArrayVec<Hijacker, HIJACKERS>,
    /// HIJ-72: who persuaded a hijacker first.
    pub(crate) foremost: Option<Seat>,
    /// HIJ-5: green stones on the track.
    pub(crate) trust: u8,
    pub(crate) star: Option<Seat>,
    /// HIJ-30: the trust action that is going on.
    pub(crate) stones: Option<Stones>,
    /// HIJ-6: on crypto, food, medicine, joker.
    pub(crate) numbers: [u8; 4],
    pub(crate) supply: Supply,
    pub(crate) medals: ArrayVec<Medal, GOALS>,
    /// HIJ-9: the bonus tiles that nobody has kept. They have no order until they are drawn.
    pub(crate) tiles: ArrayVec<Tile, TILES>,
    pub(crate) offer: Offer,
    /// HIJ-82: the cards that the Cybot has still to play, and the last one it played.
    pub(crate) cybot: ArrayVec<CybotCard, CYBOT_CARDS>,
    pub(crate) cybot_played: Option<CybotCard>,
    /// HIJ-80: how many more it plays in this round.
    pub(crate) cybot_to_play: u8,
}

/// HIJ-3: the passenger cards.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Passengers {
    /// None: a gap.
    pub(crate) row: [Option<Laid>; ROW],
    /// The top card of the draw pile: its back is seen. None: it is to be drawn.
    pub(crate) top: Option<Card>,
    /// Those below it, which have no order until one is the top card.
    pub(crate) pile: Cards,
    /// HIJ-3: are the removed ones among them? They are those that are left in the end.
    pub(crate) is_first_pile: bool,
    pub(crate) discard: Cards,
}

/// A card in the row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Laid {
    pub(crate) card: Card,
    pub(crate) is_open: bool,
}

/// HIJ-4: a place for a hijacker.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct OnBoard {
    pub(crate) hijacker: Option<Hijacker>,
    pub(crate) level: u8,
    pub(crate) disc: Option<Seat>,
}

/// What is there for everybody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Supply {
    pub(crate) markers: Markers,
    pub(crate) mini_dice: u8,
    pub(crate) bonus_dice: u8,
    pub(crate) passengers: u8,
    pub(crate) pilots: u8,
}

/// HIJ-2: what a player has. The Cybot has some of it (HIJ-80).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Player {
    pub(crate) score: i16,
    pub(crate) markers: Markers,
    /// HIJ-22: in the order in which they were played.
    pub(crate) display: ArrayVec<Card, DISPLAY_MAX>,
    pub(crate) passengers: u8,
    pub(crate) pilots: u8,
    pub(crate) hijackers: ArrayVec<Hijacker, HIJACKERS>,
    /// HIJ-9: the thumb's space on the recognition track; 0 is before it.
    pub(crate) thumb: u8,
    pub(crate) retreats: u8,
    pub(crate) tiles: ArrayVec<Tile, TILES>,
    /// HIJ-73: markers that can still be given with the tile.
    pub(crate) gifts: u8,
    pub(crate) medals: ArrayVec<u8, GOALS>,
    pub(crate) bonus_dice: ExtraDice,
    pub(crate) mini_dice: ExtraDice,
    pub(crate) reservation: Option<Reservation>,
    /// HIJ-70: markers of bonus spaces that are to be chosen or declined.
    pub(crate) to_take: u8,
    /// HIJ-70: the same for mini dice.
    pub(crate) dice_to_take: u8,
}

/// HIJ-65: how many bonus dice, or how many mini dice, a player has beside those of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ExtraDice {
    /// Taken or won in this round, and rolled in the next.
    pub won: u8,
    /// Rolled in the player's next turn.
    pub ready: u8,
    /// On the board or in the supply again when the round is over.
    pub spent: u8,
}

/// HIJ-21: a die on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reservation {
    pub(crate) place: Place,
    pub(crate) kind: DieKind,
    pub(crate) value: u8,
    /// HIJ-24: was it made in this turn?
    pub(crate) is_new: bool,
}

/// A die of this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Rolled {
    /// Whose it is.
    pub kind: DieKind,
    /// What it shows.
    pub value: u8,
    /// Was it placed?
    pub used: bool,
}

/// HIJ-11: what was done in this turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    pub(crate) dice: ArrayVec<Rolled, DICE_MAX>,
    pub(crate) cards_chosen: u8,
    /// HIJ-20: was one of them chosen with an own die, or without a die?
    pub(crate) has_own_card: bool,
    pub(crate) has_built_trust: bool,
    /// HIJ-30: green stones that came to the track in this turn, whoever drew them.
    pub(crate) greens: u8,
    pub(crate) chosen: Option<Chosen>,
    /// HIJ-21: the place of the card that was just chosen: its neighbours can be reserved.
    pub(crate) beside: Option<Place>,
}

impl Turn {
    /// HIJ-11: a turn that has not begun.
    pub(crate) const fn of(seat: Seat) -> Self {
        Self {
            seat,
            dice: ArrayVec::new_const(),
            cards_chosen: 0,
            has_own_card: false,
            has_built_trust: false,
            greens: 0,
            chosen: None,
            beside: None,
        }
    }
}

/// HIJ-21: a card that is to be played or discarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Chosen {
    pub(crate) card: Card,
    /// None: from the top of the draw pile.
    pub(crate) place: Option<Place>,
}

/// HIJ-50: bonus tiles to choose from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Offer {
    Nothing,
    /// The table owes them.
    Due,
    Made(ArrayVec<Tile, 2>),
}
