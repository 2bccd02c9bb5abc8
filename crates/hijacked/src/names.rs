//! Pieces of which there is a closed set, by their names: dice, stones, hijackers, tiles, goals,
//! the cards of the Cybot.

use redeye_game::text_form;
use serde::{Deserialize, Serialize};

/// Declares a closed set of names and the list of them all.
macro_rules! names {
    (
        $(#[$doc:meta])*
        $name:ident { $($(#[$variant_doc:meta])* $text:literal => $variant:ident,)+ }
    ) => {
        text_form! {
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
            #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
            pub enum $name {
                $($(#[$variant_doc])* #[serde(rename = $text)] $text => $variant,)+
            }
        }

        impl $name {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];
        }
    };
}

names! {
    /// Whose a die is.
    DieKind {
        /// HIJ-2: one of a player's two.
        "own" => Own,
        /// HIJ-65: a bonus die.
        "bonus" => Bonus,
        /// HIJ-65: a mini die.
        "mini" => Mini,
    }
}
names! {
    /// HIJ-70: what a bonus space gives.
    Bonus {
        /// A marker of one's choice.
        "marker" => Marker,
        /// A mini die.
        "mini-die" => MiniDie,
    }
}
names! {
    /// HIJ-5: the colour of a stone in the bag.
    Stone {
        /// Trust grows.
        "green" => Green,
        /// The talk is over.
        "red" => Red,
    }
}
names! {
    /// HIJ-72: a hijacker, named by what it is worth at the end.
    Hijacker {
        /// 4 points; +4 for leading on the recognition track, +1 for a tie.
        "recognised" => Recognised,
        /// 2 points; +6 with two each of medicine, food and crypto.
        "supplied" => Supplied,
        /// 4 points; +3 with a pilot.
        "piloted" => Piloted,
        /// 0 points; 1, 3 or 6 by the number of markers.
        "stocked" => Stocked,
        /// 1 point; +5 with no passenger cards.
        "settled" => Settled,
        /// 3 points; +5 for the first who persuaded anybody.
        "foremost" => Foremost,
        /// 3 points; +1 for every two markers.
        "paired" => Paired,
        /// 2 points; +2 for every passenger.
        "crowded" => Crowded,
    }
}
names! {
    /// HIJ-73: a bonus tile.
    Tile {
        /// A pilot for any three cards.
        "pilot" => Pilot,
        /// Up to three markers for others, for a point each.
        "gifts" => Gifts,
        /// The top card of the draw pile can be chosen.
        "top-card" => TopCard,
        /// A mini die and a joker.
        "die-and-joker" => DieAndJoker,
        /// A card from the discard pile.
        "comeback" => Comeback,
        /// A trust action without a die.
        "trust" => Trust,
    }
}
names! {
    /// HIJ-71: what earns a medal.
    Goal {
        /// Persuade one hijacker.
        "persuade-1" => Persuade,
        /// Eight markers at once.
        "markers-8" => EightMarkers,
        /// Ten markers at once.
        "markers-10" => TenMarkers,
        /// Three passengers.
        "passengers-3" => Passengers,
        /// Three passengers and a pilot.
        "passengers-3-pilot-1" => PassengersAndPilot,
        /// Four dice used in one turn.
        "dice-4" => Dice,
        /// Eighteen points on the track.
        "points-18" => Points,
        /// Bring trust to 100 %.
        "trust-100" => Trust,
        /// Let the police retreat for the second time.
        "retreat-2" => SecondRetreat,
    }
}
names! {
    /// HIJ-82: a card of the Cybot.
    CybotCard {
        /// The leftmost card.
        "scan-left" => ScanLeft,
        /// The rightmost card.
        "scan-right" => ScanRight,
        /// A card of the colour it holds most of.
        "scan-match" => ScanMatch,
        /// Trust, up to two stones.
        "link" => Link,
        /// Trust, up to three stones.
        "deep-link" => DeepLink,
        /// A step with a hijacker.
        "override" => Override,
        /// A demand marker.
        "uplink" => Uplink,
        /// The police retreats.
        "countersign" => Countersign,
    }
}
