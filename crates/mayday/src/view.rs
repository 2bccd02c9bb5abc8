//! What a viewer may see: a white-list, field by field (MAY-7, MAY-8, MAY-10, MAY-23, MAY-41).

use arrayvec::ArrayVec;
use redeye_game::{BySeat, Seat, SeatSet, Viewer, text_form};
use serde::{Deserialize, Serialize};

use crate::event::{Ending, Result as VoteResult};
use crate::look::{Look, Marker, Sight};
use crate::pieces::{CREW_MAX, Hand, Round, Side, Spot, Status, Veteran, Vote};
use crate::veteran::{Before, Opportunity};
use crate::{Action, Chapter, MARKS_MAX, Mayday, Phase, SIGHTS_MAX};

text_form! {
    /// What the table is doing.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum Stage {
        /// Cards are dealt.
        "deal" => Deal,
        /// Veteran cards may be used.
        "window" => Window,
        /// Somebody chooses which card to look at.
        "choose" => Choose,
        /// Somebody places a marker.
        "mark" => Mark,
        /// Everybody else votes on the one in the skirmish.
        "vote" => Vote,
        /// Somebody shuffles its cards and turns them up.
        "shuffle" => Shuffle,
        /// The newest in the cockpit sends a looker, or lets somebody in.
        "crew" => Crew,
        /// The flight is over.
        "over" => Over,
    }
}

text_form! {
    /// The part of the flight.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum Part {
        /// First suspicions (MAY-15).
        "suspicions" => Suspicions,
        /// Skirmishes (MAY-20).
        "skirmishes" => Skirmishes,
        /// The cockpit (MAY-28).
        "cockpit" => Cockpit,
    }
}

text_form! {
    /// What a pause for veteran cards comes before (MAY-41).
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum Upcoming {
        /// A card is looked at.
        "look" => Look,
        /// Everybody votes.
        "vote" => Vote,
        /// The newest in the cockpit sends a looker, or lets somebody in.
        "crew" => Crew,
    }
}

/// The table as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PublicView {
    /// What the table is doing.
    pub stage: Stage,
    /// In which part of the flight.
    pub part: Part,
    /// MAY-2: how many are infiltrators.
    pub infiltrators: u8,
    /// Before whom the Skirmish card lies.
    pub skirmish: Option<Seat>,
    /// Which round of skirmishes it is.
    pub round: Option<Round>,
    /// MAY-22: the seat at which the round's arrow points.
    pub arrow: Option<Seat>,
    /// Whom this round has voted on.
    pub voted: SeatSet,
    /// The look under way.
    pub look: Option<LookView>,
    /// MAY-10: the markers, in the order in which they were placed.
    pub markers: ArrayVec<Marker, MARKS_MAX>,
    /// MAY-5: how many markers each seat has left.
    pub markers_left: BySeat<u8>,
    /// MAY-3: who has which status card.
    pub status: BySeat<Option<Status>>,
    /// MAY-24: how many are left in the centre.
    pub status_left: u8,
    /// MAY-24: whose cards lie rotated.
    pub punched: SeatSet,
    /// MAY-23: the last vote that was counted, by name.
    pub last_vote: Option<Ballot>,
    /// MAY-28: the captain.
    pub captain: Option<Seat>,
    /// Who has Cockpit Access.
    pub access: SeatSet,
    /// MAY-4: how many access cards are left in the centre.
    pub access_left: u8,
    /// MAY-28: the cards of those who have turned them up.
    pub turned_up: ArrayVec<TurnedUp, CREW_MAX>,
    /// MAY-30: has the newest in the cockpit sent somebody to look?
    pub has_looked: bool,
    /// MAY-40: the veteran cards, where they are played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub veterans: Option<Box<VeteransView>>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
}

/// A look under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LookView {
    /// Who looks.
    pub looker: Seat,
    /// At whose card.
    pub target: Seat,
    /// At which, once it is chosen.
    pub spot: Option<Spot>,
}

/// Votes by name, and what they came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Ballot {
    /// About whom.
    pub seat: Seat,
    /// Who protects.
    pub protect: SeatSet,
    /// Who punches.
    pub punch: SeatSet,
    /// What it came to.
    pub result: VoteResult,
}

/// Cards that lie open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TurnedUp {
    /// Whose.
    pub seat: Seat,
    /// The three cards as they lie.
    pub hand: Hand,
}

/// The veteran cards as everybody sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct VeteransView {
    /// Whose card is face down.
    pub face_down: SeatSet,
    /// The cards that lie face up.
    pub face_up: ArrayVec<UsedVeteran, CREW_MAX>,
    /// MAY-41: what the pause comes before, if there is one.
    pub before: Option<Upcoming>,
    /// MAY-49: who alone may speak.
    pub speaker: Option<Seat>,
}

/// A veteran card that was used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct UsedVeteran {
    /// By whom.
    pub seat: Seat,
    /// Which.
    pub card: Veteran,
}

/// What one viewer knows beyond what everybody sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PrivateView {
    /// The viewer's own team.
    pub side: Option<Side>,
    /// MAY-8: whom the viewer knows to be infiltrators.
    pub infiltrators: SeatSet,
    /// MAY-10: the cards the viewer has seen.
    pub sights: ArrayVec<Sight, SIGHTS_MAX>,
    /// MAY-23: the viewer's vote, while votes are secret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vote: Option<Vote>,
    /// MAY-6: the viewer's veteran card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub veteran: Option<Veteran>,
    /// MAY-41: when asked about a veteran card, what the viewer has answered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<Action>,
    /// Everybody's cards, after the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hands: Option<BySeat<Hand>>,
    /// Who has seen what, in this order, after the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<ArrayVec<Seen, SIGHTS_MAX>>,
}

/// A card that somebody has seen, and who.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Seen {
    /// Who looked.
    pub by: Seat,
    /// Whose card.
    pub target: Seat,
    /// Which of the three.
    pub spot: Spot,
    /// What it was.
    pub side: Side,
}

impl Mayday {
    /// What everybody sees.
    pub(crate) fn show_public(&self) -> PublicView {
        let dealt = self.is_dealt();
        let skirmishes = !matches!(self.chapter, Chapter::Suspicions { .. });
        let round = (skirmishes && self.captain.is_none()).then_some(self.round);
        let turned_up = |seat| TurnedUp { seat, hand: self.hands[seat] };
        PublicView {
            stage: self.stage(),
            part: match self.chapter {
                Chapter::Suspicions { .. } => Part::Suspicions,
                Chapter::Skirmishes => Part::Skirmishes,
                Chapter::Cockpit => Part::Cockpit,
            },
            infiltrators: self.config.infiltrators(),
            skirmish: dealt.then_some(self.skirmish),
            round,
            arrow: round
                .map(|round| self.config.arrows.from(self.skirmish, round, self.config.seats)),
            voted: self.voted,
            look: self.look_view(),
            markers: self.markers.clone(),
            markers_left: BySeat::new(self.config.seats, |seat| self.markers_left(seat) as u8),
            status: self.status.clone(),
            status_left: self.status_left,
            punched: self.punched,
            last_vote: self.last_vote,
            captain: self.captain,
            access: self.access,
            access_left: self.access_left,
            turned_up: self.open_hands().iter().map(turned_up).collect(),
            has_looked: self.has_looked(),
            veterans: self.veterans_view(),
            ending: self.ending(),
        }
    }

    /// Whose cards lie open: those in the cockpit, but for one that is still shuffling.
    fn open_hands(&self) -> SeatSet {
        match self.phase {
            Phase::Shuffle { seat } => self.access.without(seat),
            _ => self.access,
        }
    }

    /// What `viewer` knows beyond that.
    pub(crate) fn show_private(&self, viewer: Viewer) -> PrivateView {
        let dealt = self.is_dealt();
        let over = self.ending().is_some();
        let all = dealt && (over || viewer == Viewer::All);
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::All => None,
        };
        let side = seat.filter(|_| dealt).map(|seat| self.team(seat));
        let seen =
            |&(by, Sight { target, spot, side }): &(Seat, Sight)| Seen { by, target, spot, side };
        let sees = |by: Seat| viewer == Viewer::All || seat == Some(by);
        let sights = self.sights.iter().filter(|(by, _)| sees(*by));
        PrivateView {
            side,
            // MAY-8: infiltrators know each other.
            infiltrators: if all || side == Some(Side::Infiltrator) {
                self.infiltrators
            } else {
                SeatSet::EMPTY
            },
            sights: sights.map(|(_, sight)| *sight).collect(),
            vote: match self.phase {
                Phase::Vote => seat.and_then(|seat| self.ballot.own(seat)),
                _ => None,
            },
            veteran: seat.and_then(|seat| self.veterans.held[seat]),
            answer: match &self.phase {
                Phase::Ask(asked) => asked.window.own(viewer),
                _ => None,
            },
            hands: all.then(|| self.hands.clone()),
            seen: all.then(|| self.sights.iter().map(seen).collect()),
        }
    }

    const fn is_dealt(&self) -> bool {
        !matches!(self.phase, Phase::Deal)
    }

    fn stage(&self) -> Stage {
        match self.phase {
            Phase::Deal | Phase::DealVeterans => Stage::Deal,
            Phase::Ask(_) => Stage::Window,
            Phase::Choose(_) => Stage::Choose,
            Phase::Mark { .. } | Phase::MarkOwn { .. } => Stage::Mark,
            Phase::Vote => Stage::Vote,
            Phase::Shuffle { .. } => Stage::Shuffle,
            Phase::Crew { .. } => Stage::Crew,
            Phase::Over(_) => Stage::Over,
        }
    }

    /// MAY-41: what the pause comes before, also while a card used in it is marked.
    const fn pauses_before(&self) -> Option<Before> {
        match self.phase {
            Phase::Ask(Opportunity { before, .. }) | Phase::MarkOwn { before, .. } => Some(before),
            _ => None,
        }
    }

    fn has_looked(&self) -> bool {
        matches!(self.phase, Phase::Crew { has_looked: true })
            || matches!(self.pauses_before(), Some(Before::Crew { has_looked: true }))
    }

    fn look_view(&self) -> Option<LookView> {
        let view = |look: Look, spot| {
            let Look { looker, target, .. } = look;
            Some(LookView { looker, target, spot })
        };
        match self.phase {
            Phase::Choose(look) => view(look, None),
            Phase::Mark { look, spot } => view(look, Some(spot)),
            Phase::Ask(Opportunity { before: Before::Look(look, spot), .. }) => {
                view(look, Some(spot))
            }
            Phase::MarkOwn { by, spot, .. } => view(Look::new(by, by), Some(spot)),
            _ => None,
        }
    }

    fn veterans_view(&self) -> Option<Box<VeteransView>> {
        if self.config.veterans().is_empty() {
            return None;
        }
        let used = |seat: Seat| Some(UsedVeteran { seat, card: self.veterans.held[seat]? });
        Some(Box::new(VeteransView {
            face_down: self.face_down(),
            face_up: self.veterans.used.iter().filter_map(used).collect(),
            before: self.pauses_before().map(|before| match before {
                Before::Look(..) => Upcoming::Look,
                Before::Vote => Upcoming::Vote,
                Before::Crew { .. } => Upcoming::Crew,
            }),
            speaker: self.veterans.speaker,
        }))
    }
}
