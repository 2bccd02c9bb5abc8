//! What a viewer may see: a white-list, field by field (RES-3, RES-5, RES-8, RES-12).

use arrayvec::ArrayVec;
use redeye_game::{BySeat, Seat, SeatSet, Viewer, text_form};
use serde::{Deserialize, Serialize};

use crate::event::{Ending, MissionResult};
use crate::hostile::{HostileView, OwnHostile};
use crate::mission::Report;
use crate::night::Night;
use crate::pieces::{Card, Pile, PlotCard, Side};
use crate::plot::Sighting;
use crate::window::Answer;
use crate::{Action, MISSIONS, Phase, Resistance};

text_form! {
    /// What the table is doing.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum Stage {
        /// The characters are dealt.
        "deal" => Deal,
        /// The Leader draws plot cards.
        "draw-plots" => DrawPlots,
        /// The Leader gives plot cards away.
        "give-plots" => GivePlots,
        /// A plot card acts as it was given.
        "at-once" => AtOnce,
        /// Holders of a plot card are asked whether they use it.
        "ask" => Ask,
        /// The Leader chooses a mission.
        "aim" => Aim,
        /// The Leader picks a team.
        "propose" => Propose,
        /// The Leader names the Investigator.
        "appoint" => Appoint,
        /// Opinion Makers vote.
        "opinion" => Opinion,
        /// Everybody votes.
        "vote" => Vote,
        /// The one in the spotlight plays face up.
        "face-up" => FaceUp,
        /// The team plays its cards.
        "mission" => Mission,
        /// A mission card is looked at.
        "watch" => Watch,
        /// Everybody is asked to go on; the Hunter of the Spies may accuse.
        "go-on" => GoOn,
        /// A Hunter must accuse.
        "accuse" => Accuse,
        /// The Inquisitor looks at a side.
        "inquire" => Inquire,
        /// Somebody is chosen to be examined.
        "examine" => Examine,
        /// A loyalty card is handed over.
        "hand-over" => HandOver,
        /// The match is over.
        "over" => Over,
    }
}

/// The table as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PublicView {
    /// What the table is doing.
    pub stage: Stage,
    /// Who leads.
    pub leader: Option<Seat>,
    /// The mission under way, 1 to 5, once it is chosen.
    pub mission: Option<u8>,
    /// The vote track: teams rejected for this mission.
    pub rejections: u8,
    /// The team, proposed or sent.
    pub team: SeatSet,
    /// RES-1: how many of the seats are spies.
    pub spies: u8,
    /// RES-3, RES-21: the night as it is read out, line by line; none where nobody sees anybody.
    pub night: Night,
    /// RES-2, RES-5: what each mission takes.
    pub plan: [MissionPlan; MISSIONS],
    /// The missions that have been attempted.
    pub missions: ArrayVec<MissionView, MISSIONS>,
    /// RES-4: the last vote that was counted, by name.
    pub last_vote: Option<Ballot>,
    /// RES-10: the open votes of Opinion Makers, once they are in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opinions: Option<Ballot>,
    /// RES-10: who plays face up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face_up: Option<FaceUp>,
    /// The plot cards, where they are played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plots: Option<Box<PlotsView>>,
    /// Hostile Intent, where it is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hostile: Option<Box<HostileView>>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
}

/// What one viewer knows beyond what everybody sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PrivateView {
    /// The viewer's own character.
    pub side: Option<Side>,
    /// Whom the viewer knows to be spies.
    pub spies: SeatSet,
    /// Whom the viewer knows to be of the Resistance.
    pub resistance: SeatSet,
    /// In a vote: the votes the viewer knows, its own above all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ballot: Option<Ballot>,
    /// On a mission: the cards the viewer knows, its own above all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<Cards>,
    /// RES-13: when asked about a plot card, what the viewer has answered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<Action>,
    /// RES-12: mission cards the viewer has looked at.
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    pub sightings: ArrayVec<Sighting, 2>,
    /// What the viewer knows by Hostile Intent, where it is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hostile: Option<Box<OwnHostile>>,
}

/// What a mission takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MissionPlan {
    /// How many go.
    pub team: u8,
    /// How many Fails it takes to fail.
    pub fails: u8,
}

/// A mission that has been attempted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MissionView {
    /// Which, 1 to 5.
    pub mission: u8,
    /// What it counts as.
    pub result: MissionResult,
    /// How many Fails were played in it.
    pub fails: u8,
    /// RES-23: how many Chief-Fails, which count as Fails.
    #[serde(default, skip_serializing_if = "is_default")]
    pub chief_fails: u8,
    /// RES-51: how many Hacks were played in it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hacks: u8,
    /// RES-26: has an accusation turned it over?
    #[serde(default, skip_serializing_if = "is_default")]
    pub turned: bool,
    /// RES-5: who played what, told when the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played: Option<Cards>,
}

/// Nothing that needs to be said?
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Votes by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Ballot {
    /// Who approves.
    pub approve: SeatSet,
    /// Who rejects.
    pub reject: SeatSet,
}

/// Mission cards by name. Who has played is not shown, so only known cards are here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Cards {
    /// Who played Success.
    pub success: SeatSet,
    /// Who played Fail.
    pub fail: SeatSet,
    /// RES-23: who played Chief-Fail.
    #[serde(default, skip_serializing_if = "is_default")]
    pub chief_fail: SeatSet,
    /// RES-50: who played Hack.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hack: SeatSet,
}

impl FromIterator<(Seat, Card)> for Cards {
    fn from_iter<I: IntoIterator<Item = (Seat, Card)>>(cards: I) -> Self {
        let mut all = Self::default();
        for (seat, card) in cards {
            let by = match card {
                Card::Success => &mut all.success,
                Card::Fail => &mut all.fail,
                Card::ChiefFail => &mut all.chief_fail,
                Card::Hack => &mut all.hack,
            };
            *by = by.with(seat);
        }
        all
    }
}

/// The team member in the spotlight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct FaceUp {
    /// Who.
    pub member: Seat,
    /// Its card, once played.
    pub card: Option<Card>,
}

/// The plot cards. RES-12: they and who holds them are public.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PlotsView {
    /// How many are left to draw.
    pub deck: u8,
    /// What the Leader has drawn and must give.
    pub drawn: Pile,
    /// What lies before each seat.
    pub held: BySeat<Pile>,
    /// The card that acts, or that is asked about.
    pub card: Option<PlotCard>,
    /// The card that was given last, and to whom.
    pub gift: Option<Gift>,
    /// Who has shown its character to whom.
    pub shown: ArrayVec<Shown, 4>,
    /// Who has looked at whose mission card.
    pub watched: ArrayVec<Watched, 2>,
}

/// A plot card that was given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Gift {
    /// Which.
    pub card: PlotCard,
    /// To whom.
    pub to: Seat,
}

/// A character was shown: the fact, not the character.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Shown {
    /// Whose.
    pub owner: Seat,
    /// To whom.
    pub to: Seat,
}

/// A mission card was looked at: the fact, not the card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Watched {
    /// In which mission, 1 to 5.
    pub mission: u8,
    /// By whom.
    pub by: Seat,
    /// Whose card.
    pub member: Seat,
}

impl Resistance {
    /// What everybody sees.
    pub(crate) fn show_public(&self) -> PublicView {
        PublicView {
            stage: self.stage(),
            leader: self.is_dealt().then_some(self.leader),
            mission: self.mission_is_chosen().then_some(self.mission as u8 + 1),
            rejections: self.rejections,
            team: self.team,
            spies: self.config.spies(),
            night: self.config.night(),
            plan: std::array::from_fn(|index| MissionPlan {
                team: self.config.team_size(index),
                fails: self.config.fails_needed(index),
            }),
            missions: self.missions_view(),
            last_vote: self.last_vote,
            opinions: self.opinions(),
            face_up: self.face_up_view(),
            plots: self.config.plots.then(|| Box::new(self.plots_view())),
            hostile: self.hostile_view(),
            ending: self.ending(),
        }
    }

    /// What `viewer` knows beyond that.
    pub(crate) fn show_private(&self, viewer: Viewer) -> PrivateView {
        let (spies, resistance) = self.known_characters(viewer);
        let side = match viewer {
            Viewer::Seat(seat) if self.is_dealt() => Some(self.side(seat)),
            _ => None,
        };
        let sees = |by: Seat| viewer == Viewer::All || viewer == Viewer::Seat(by);
        PrivateView {
            side,
            spies,
            resistance,
            ballot: self.known_votes(viewer),
            cards: self.known_cards(viewer),
            answer: self.own_answer(viewer),
            sightings: self
                .plots
                .sightings
                .iter()
                .filter(|(by, _)| sees(*by))
                .map(|(_, sighting)| *sighting)
                .collect(),
            hostile: self.own_hostile(viewer),
        }
    }

    pub(crate) const fn is_dealt(&self) -> bool {
        !matches!(self.phase, Phase::Deal)
    }

    fn missions_view(&self) -> ArrayVec<MissionView, MISSIONS> {
        let attempted = self.missions.iter().enumerate();
        attempted
            .filter_map(|(index, report)| {
                let report: Report = (*report)?;
                let Report { played, turned, .. } = report;
                Some(MissionView {
                    mission: index as u8 + 1,
                    result: report.result(),
                    fails: played.fail.len() as u8,
                    chief_fails: played.chief_fail.len() as u8,
                    hacks: played.hack.len() as u8,
                    turned,
                    played: self.ending().map(|_| played),
                })
            })
            .collect()
    }

    fn stage(&self) -> Stage {
        match self.phase {
            Phase::Deal => Stage::Deal,
            Phase::DrawPlots => Stage::DrawPlots,
            Phase::GivePlots => Stage::GivePlots,
            Phase::AtOnce { .. } => Stage::AtOnce,
            Phase::Ask(_) => Stage::Ask,
            Phase::Aim => Stage::Aim,
            Phase::Propose => Stage::Propose,
            Phase::Opinion => Stage::Opinion,
            Phase::Vote => Stage::Vote,
            Phase::FaceUp => Stage::FaceUp,
            Phase::Mission => Stage::Mission,
            Phase::Watch { .. } => Stage::Watch,
            Phase::Appoint => Stage::Appoint,
            Phase::EarlyAccusation(_) => Stage::GoOn,
            Phase::Accuse { .. } => Stage::Accuse,
            Phase::Inquire => Stage::Inquire,
            Phase::Examine => Stage::Examine,
            Phase::HandOver { .. } => Stage::HandOver,
            Phase::Over(_) => Stage::Over,
        }
    }

    /// RES-3, RES-8: known spies and known Resistance. After the end all are turned up.
    fn known_characters(&self, viewer: Viewer) -> (SeatSet, SeatSet) {
        let over = self.ending().is_some();
        match viewer {
            _ if !self.is_dealt() => (SeatSet::EMPTY, SeatSet::EMPTY),
            _ if over || viewer == Viewer::All => (self.spies, self.everyone() - self.spies),
            Viewer::Seat(seat) => (self.knows[seat].spies, self.knows[seat].resistance),
            Viewer::Public | Viewer::All => (SeatSet::EMPTY, SeatSet::EMPTY),
        }
    }

    /// Is the mission under way known: picked in order, or aimed at (RES-7)?
    fn mission_is_chosen(&self) -> bool {
        match self.phase {
            Phase::Propose
            | Phase::Opinion
            | Phase::Vote
            | Phase::FaceUp
            | Phase::Mission
            | Phase::Watch { .. }
            | Phase::Appoint
            | Phase::EarlyAccusation(_)
            | Phase::Accuse { .. }
            | Phase::Inquire
            | Phase::Examine
            | Phase::HandOver { .. } => true,
            Phase::Ask(asked) => asked.card != PlotCard::StrongLeader,
            Phase::Deal
            | Phase::DrawPlots
            | Phase::GivePlots
            | Phase::AtOnce { .. }
            | Phase::Aim
            | Phase::Over(_) => false,
        }
    }

    /// RES-10: Opinion Makers' votes are open once all of them are in.
    fn opinions(&self) -> Option<Ballot> {
        let makers = self.holders(PlotCard::OpinionMaker);
        let open = matches!(self.phase, Phase::Vote) && !makers.is_empty();
        open.then(|| self.votes_of(makers))
    }

    /// RES-4: votes are secret until all are in, but for one's own.
    fn known_votes(&self, viewer: Viewer) -> Option<Ballot> {
        match self.phase {
            Phase::Opinion | Phase::Vote => Some(self.votes_of(self.seen_by(viewer))),
            _ => None,
        }
    }

    fn votes_of(&self, seats: SeatSet) -> Ballot {
        let (approve, reject) = self.votes_cast();
        Ballot { approve: approve & seats, reject: reject & seats }
    }

    /// RES-10: a card that is played face up is everybody's to see.
    fn face_up_view(&self) -> Option<FaceUp> {
        let member = self.face_up.filter(|_| self.cards_are_out())?;
        Some(FaceUp { member, card: self.cards.own(member) })
    }

    /// RES-5: mission cards are secret, but for one's own.
    fn known_cards(&self, viewer: Viewer) -> Option<Cards> {
        if !self.cards_are_out() {
            return None;
        }
        let seen = self.seen_by(viewer);
        Some(self.cards.cast_so_far().filter(|(seat, _)| seen.contains(*seat)).collect())
    }

    /// RES-13: answers are nobody's business but one's own.
    fn own_answer(&self, viewer: Viewer) -> Option<Action> {
        match &self.phase {
            Phase::Ask(asked) => asked.window.own(viewer).map(Answer::action),
            Phase::EarlyAccusation(window) => window
                .own(viewer)
                .map(|accused| accused.map_or(Action::Pass, |accused| Action::Accuse { accused })),
            _ => None,
        }
    }

    /// Are mission cards being played, or lying on the table unopened?
    fn cards_are_out(&self) -> bool {
        match self.phase {
            Phase::FaceUp | Phase::Mission | Phase::Watch { .. } => true,
            Phase::Ask(asked) => asked.card == PlotCard::CloseEye,
            _ => false,
        }
    }

    /// Whose sealed choices `viewer` sees.
    fn seen_by(&self, viewer: Viewer) -> SeatSet {
        match viewer {
            Viewer::Seat(seat) => seat.into(),
            Viewer::Public => SeatSet::EMPTY,
            Viewer::All => self.everyone(),
        }
    }

    fn plots_view(&self) -> PlotsView {
        PlotsView {
            deck: self.plots.deck.len() as u8,
            drawn: self.plots.drawn,
            held: self.plots.held.clone(),
            card: match self.phase {
                Phase::AtOnce { card, .. } => Some(card),
                Phase::Ask(asked) => Some(asked.card),
                Phase::Watch { .. } => Some(PlotCard::CloseEye),
                _ => None,
            },
            gift: self.plots.gift,
            shown: self.plots.shown.clone(),
            watched: self
                .plots
                .sightings
                .iter()
                .map(|(by, seen)| Watched { mission: seen.mission, by: *by, member: seen.member })
                .collect(),
        }
    }
}
