//! What Hostile Intent adds to a table, and how much of it is seen (RES-20 to RES-52).

use arrayvec::ArrayVec;
use redeye_game::{BySeat, SEATS_MAX, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::character::{Character, Loyalty};
use crate::event::{Guess, MissionResult};
use crate::pieces::{Card, Side};
use crate::{Phase, Resistance};

/// More accusations than there can be: each Hunter accuses nobody twice (RES-27).
const ACCUSATIONS_MAX: usize = 2 * SEATS_MAX;

/// The state of the expansion.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Hostile {
    /// RES-22: who has the Investigator's marker.
    pub(crate) investigator: Option<Seat>,
    /// RES-24: once a match.
    pub(crate) accused_early: bool,
    /// In their order. Public.
    pub(crate) accusations: ArrayVec<Accusation, ACCUSATIONS_MAX>,
    /// Who has shown itself: two Hunters, and two who changed places (RES-35). Public.
    pub(crate) shown: ArrayVec<ShownCharacter, 4>,
    /// RES-29: who examined whom, and what it was shown.
    pub(crate) examinations: ArrayVec<(Seat, LoyaltyLook), 4>,
    /// RES-40: who has the Inquisitor's marker, and who has had it.
    pub(crate) inquisitor: Option<Seat>,
    pub(crate) inquisitors: SeatSet,
    /// Who used it on whom. Public.
    pub(crate) inquiries: ArrayVec<Look, 3>,
    /// RES-35: once a match. Public.
    pub(crate) blame: Option<Blame>,
    /// What was told of all these looks. Public.
    pub(crate) claims: ArrayVec<Claim, 7>,
}

/// Somebody told what it was shown, truly or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// After which mission it looked, 1 to 5.
    pub mission: u8,
    /// Who tells.
    pub by: Seat,
    /// Of whom.
    pub whom: Seat,
    /// RES-28: the loyalty card it says it was handed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loyalty: Option<Loyalty>,
    /// RES-40: the side it says it saw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
}

/// A Hunter accused somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Accusation {
    /// After which mission, 1 to 5.
    pub mission: u8,
    /// The Hunter.
    pub by: Seat,
    /// Whom it took for a Chief.
    pub accused: Seat,
    /// Was it?
    pub guess: Guess,
}

/// Somebody whose character everybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ShownCharacter {
    /// Who.
    pub seat: Seat,
    /// Who it is.
    pub character: Character,
}

/// RES-35: the Deep Agent named a Pretender.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Blame {
    /// Who was the Deep Agent.
    pub by: Seat,
    /// Whom it named.
    pub named: Seat,
    /// Was it the Pretender? Then they have changed places.
    pub guess: Guess,
}

/// Somebody was looked at: the fact, not what was seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Look {
    /// After which mission, 1 to 5.
    pub mission: u8,
    /// By whom.
    pub by: Seat,
    /// Who.
    pub whom: Seat,
}

/// RES-29: a loyalty card that was seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LoyaltyLook {
    /// After which mission, 1 to 5.
    pub mission: u8,
    /// Whose.
    pub whom: Seat,
    /// What it was.
    pub loyalty: Loyalty,
}

impl LoyaltyLook {
    /// What everybody sees of it: that it was done.
    pub(crate) const fn look(&self, by: Seat) -> Look {
        Look { mission: self.mission, by, whom: self.whom }
    }
}

/// The expansion as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HostileView {
    /// The character cards in the match, sorted. None: there are sides alone.
    pub cast: ArrayVec<Character, SEATS_MAX>,
    /// RES-22: who has the Investigator's marker.
    pub investigator: Option<Seat>,
    /// RES-40: who has the Inquisitor's marker.
    pub inquisitor: Option<Seat>,
    /// RES-40: who has or has had it.
    pub inquisitors: SeatSet,
    /// RES-24: can an early accusation still come? RES-26: not after a third failure.
    pub early: bool,
    /// Those who have shown themselves.
    pub shown: ArrayVec<ShownCharacter, 4>,
    /// In their order.
    pub accusations: ArrayVec<Accusation, ACCUSATIONS_MAX>,
    /// RES-28: who examined whom.
    pub examinations: ArrayVec<Look, 4>,
    /// RES-29: who owes a loyalty card now.
    pub examined: Option<Seat>,
    /// RES-40: who inquired into whom.
    pub inquiries: ArrayVec<Look, 3>,
    /// RES-35.
    pub blame: Option<Blame>,
    /// What those who looked have told.
    pub claims: ArrayVec<Claim, 7>,
    /// RES-35: could the Deep Agent name a Pretender now?
    pub blame_open: bool,
    /// RES-23, RES-50: the mission cards that everybody on a team holds.
    pub cards: ArrayVec<Card, 4>,
    /// RES-29: the loyalty cards there are.
    pub loyalties: ArrayVec<Loyalty, 3>,
}

/// What one viewer knows of the expansion.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct OwnHostile {
    /// The viewer's own character, where there are characters.
    pub character: Option<Character>,
    /// RES-21: the Chiefs of its side that it was shown.
    pub chiefs: SeatSet,
    /// RES-32: the Coordinator that it was shown.
    pub coordinator: Option<Seat>,
    /// RES-33, RES-34: the Deep Agent, or it and the Pretender, as they were shown.
    pub deep: SeatSet,
    /// RES-29: the loyalty cards that it has seen.
    pub loyalties: ArrayVec<LoyaltyLook, 4>,
    /// Who everybody is, after the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub characters: Option<BySeat<Character>>,
}

impl Resistance {
    /// Is anything of the expansion in the match?
    fn is_hostile(&self) -> bool {
        self.config.has_characters() || self.config.inquisitor
    }

    /// What everybody sees of it.
    pub(crate) fn hostile_view(&self) -> Option<Box<HostileView>> {
        let state = &self.hostile;
        self.is_hostile().then(|| {
            Box::new(HostileView {
                cast: if self.config.has_characters() {
                    self.config.characters()
                } else {
                    ArrayVec::new()
                },
                investigator: state.investigator,
                inquisitor: state.inquisitor.filter(|_| self.config.inquisitor),
                inquisitors: if self.config.inquisitor {
                    state.inquisitors
                } else {
                    SeatSet::EMPTY
                },
                early: self.config.hunter
                    && !state.accused_early
                    && (self.count(MissionResult::Failure) < 2
                        || matches!(self.phase, Phase::EarlyAccusation(_))),
                shown: state.shown.clone(),
                accusations: state.accusations.clone(),
                examinations: state.examinations.iter().map(|(by, seen)| seen.look(*by)).collect(),
                examined: match self.phase {
                    Phase::HandOver { whom } => Some(whom),
                    _ => None,
                },
                inquiries: state.inquiries.clone(),
                blame: state.blame,
                claims: state.claims.clone(),
                blame_open: self.blame_is_open(),
                cards: self.config.cards(),
                loyalties: self.config.loyalties(),
            })
        })
    }

    /// What `viewer` knows beyond that. RES-35: what was learnt stays learnt.
    pub(crate) fn own_hostile(&self, viewer: Viewer) -> Option<Box<OwnHostile>> {
        if !self.is_hostile() {
            return None;
        }
        let dealt = self.is_dealt() && self.config.has_characters();
        let (character, knows) = match viewer {
            Viewer::Seat(seat) => (dealt.then(|| self.characters[seat]), self.knows[seat]),
            Viewer::Public | Viewer::All => (None, crate::deal::Knows::default()),
        };
        let sees = |by: Seat| viewer == Viewer::All || viewer == Viewer::Seat(by);
        let all_see = dealt && (viewer == Viewer::All || self.ending().is_some());
        let looks = self.hostile.examinations.iter().filter(|(by, _)| sees(*by));
        Some(Box::new(OwnHostile {
            character,
            chiefs: knows.chiefs,
            coordinator: knows.coordinator,
            deep: knows.deep,
            loyalties: looks.map(|(_, seen)| *seen).collect(),
            characters: all_see.then(|| self.characters.clone()),
        }))
    }
}
