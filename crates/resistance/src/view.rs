//! What a viewer may see: a white-list, field by field (RES-3, RES-5, RES-8, RES-12).

use arrayvec::ArrayVec;
use redeye_game::{BySeat, Seat, SeatSet, Viewer, words};
use serde::{Deserialize, Serialize};

use crate::event::{Ending, MissionResult};
use crate::pieces::{Card, Pile, PlotCard, Side};
use crate::plot::Sighting;
use crate::{MISSIONS, Phase, Resistance};

words! {
    /// What the table is doing.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
        /// The match is over.
        "over" => Over,
    }
}

/// The table as one viewer may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// What the table is doing.
    pub stage: Stage,
    /// How many sit here.
    pub seats: u8,
    /// Who leads.
    pub leader: Option<Seat>,
    /// The five missions.
    pub missions: [MissionView; MISSIONS],
    /// The mission under way, 1 to 5, once it is chosen.
    pub mission: Option<u8>,
    /// The vote track: teams rejected for this mission.
    pub rejections: u8,
    /// The team, proposed or sent.
    pub team: SeatSet,
    /// The viewer's own character.
    pub side: Option<Side>,
    /// Whom the viewer knows to be spies.
    pub spies: SeatSet,
    /// Whom the viewer knows to be of the Resistance.
    pub resistance: SeatSet,
    /// The vote under way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ballot: Option<BallotView>,
    /// The mission cards on the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<CardsView>,
    /// The plot cards, where they are played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plots: Option<Box<PlotsView>>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
}

/// A mission on the track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissionView {
    /// How many go.
    pub team_size: u8,
    /// How many Fails it takes to fail it.
    pub fails_needed: u8,
    /// What it came to, once it has been attempted.
    pub result: Option<MissionResult>,
    /// How many Fails were played in it.
    pub fails: u8,
}

/// Votes, as far as the viewer knows them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BallotView {
    /// Whose vote is in.
    pub cast: SeatSet,
    /// Who is known to approve.
    pub approve: SeatSet,
    /// Who is known to reject.
    pub reject: SeatSet,
}

/// Mission cards, as far as the viewer knows them. Who has played is not shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardsView {
    /// Who is known to have played Success.
    pub success: SeatSet,
    /// Who is known to have played Fail.
    pub fail: SeatSet,
    /// Who plays face up.
    pub face_up: Option<Seat>,
}

/// The plot cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
    /// Mission cards the viewer has looked at.
    pub sightings: ArrayVec<Sighting, 2>,
}

impl Resistance {
    /// Builds the view of `viewer`.
    pub(crate) fn look(&self, viewer: Viewer) -> View {
        let (side, spies, resistance) = self.known_characters(viewer);
        let dealt = self.phase != Phase::Deal;
        View {
            stage: self.stage(),
            seats: self.config.seats,
            leader: dealt.then_some(self.leader),
            missions: std::array::from_fn(|index| MissionView {
                team_size: self.config.team_size(index),
                fails_needed: self.config.fails_needed(index),
                result: self.missions[index].map(|report| report.result),
                fails: self.missions[index].map_or(0, |report| report.fails),
            }),
            mission: self.mission_is_chosen().then_some(self.mission as u8 + 1),
            rejections: self.rejections,
            team: self.team,
            side,
            spies,
            resistance,
            ballot: self.ballot_view(viewer),
            cards: self.cards_view(viewer),
            plots: self.config.plots.then(|| Box::new(self.plots_view(viewer))),
            ending: self.ending(),
        }
    }

    fn stage(&self) -> Stage {
        match self.phase {
            Phase::Deal => Stage::Deal,
            Phase::DrawPlots => Stage::DrawPlots,
            Phase::GivePlots => Stage::GivePlots,
            Phase::AtOnce { .. } => Stage::AtOnce,
            Phase::Window(_) => Stage::Ask,
            Phase::Aim => Stage::Aim,
            Phase::Propose => Stage::Propose,
            Phase::Opinion => Stage::Opinion,
            Phase::Vote => Stage::Vote,
            Phase::FaceUp => Stage::FaceUp,
            Phase::Mission => Stage::Mission,
            Phase::Watch { .. } => Stage::Watch,
            Phase::Over(_) => Stage::Over,
        }
    }

    /// Own side, known spies, known Resistance. After the end all characters are turned up.
    fn known_characters(&self, viewer: Viewer) -> (Option<Side>, SeatSet, SeatSet) {
        if self.phase == Phase::Deal {
            return (None, SeatSet::EMPTY, SeatSet::EMPTY);
        }
        let own = match viewer {
            Viewer::Seat(seat) => Some(self.side(seat)),
            Viewer::Public | Viewer::All => None,
        };
        let everything = viewer == Viewer::All || self.ending().is_some();
        match viewer {
            _ if everything => (own, self.spies, self.everyone() - self.spies),
            Viewer::Seat(seat) => (own, self.knows[seat].spies, self.knows[seat].resistance),
            Viewer::Public | Viewer::All => (None, SeatSet::EMPTY, SeatSet::EMPTY),
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
            | Phase::Watch { .. } => true,
            Phase::Window(window) => window.card != PlotCard::StrongLeader,
            Phase::Deal
            | Phase::DrawPlots
            | Phase::GivePlots
            | Phase::AtOnce { .. }
            | Phase::Aim
            | Phase::Over(_) => false,
        }
    }

    /// RES-4: votes are secret until all are in; Opinion Makers' are open once revealed.
    fn ballot_view(&self, viewer: Viewer) -> Option<BallotView> {
        let open = match self.phase {
            Phase::Opinion => SeatSet::EMPTY,
            Phase::Vote => self.holders(PlotCard::OpinionMaker),
            _ => return None,
        };
        let seen = self.seen_by(viewer, open);
        let (approve, reject) = self.votes_cast();
        let cast = approve | reject;
        Some(BallotView { cast, approve: approve & seen, reject: reject & seen })
    }

    /// RES-5: mission cards are secret; RES-10: but for the one face up, and for who looked.
    fn cards_view(&self, viewer: Viewer) -> Option<CardsView> {
        match self.phase {
            Phase::FaceUp | Phase::Mission | Phase::Watch { .. } => (),
            Phase::Window(window) if window.card == PlotCard::CloseEye => (),
            _ => return None,
        }
        let mut open = self.face_up.map_or(SeatSet::EMPTY, SeatSet::of);
        for (by, sighting) in &self.plots.sightings {
            if viewer == Viewer::Seat(*by) && usize::from(sighting.mission) == self.mission + 1 {
                open = open.with(sighting.member);
            }
        }
        let seen = self.seen_by(viewer, open);
        let mut view =
            CardsView { success: SeatSet::EMPTY, fail: SeatSet::EMPTY, face_up: self.face_up };
        for (seat, card) in self.cards.cast_so_far().filter(|(seat, _)| seen.contains(*seat)) {
            match card {
                Card::Success => view.success = view.success.with(seat),
                Card::Fail => view.fail = view.fail.with(seat),
            }
        }
        Some(view)
    }

    /// Whose sealed choices `viewer` sees: its own, and those that are `open`.
    fn seen_by(&self, viewer: Viewer, open: SeatSet) -> SeatSet {
        match viewer {
            Viewer::Seat(seat) => open.with(seat),
            Viewer::Public => open,
            Viewer::All => self.everyone(),
        }
    }

    /// RES-12: the cards and who holds them are public; what they showed is not.
    fn plots_view(&self, viewer: Viewer) -> PlotsView {
        let sees = |by: Seat| viewer == Viewer::All || viewer == Viewer::Seat(by);
        PlotsView {
            deck: self.plots.deck.len() as u8,
            drawn: self.plots.drawn,
            held: self.plots.held.clone(),
            card: match self.phase {
                Phase::AtOnce { card, .. } => Some(card),
                Phase::Window(window) => Some(window.card),
                Phase::Watch { .. } => Some(PlotCard::CloseEye),
                _ => None,
            },
            sightings: self
                .plots
                .sightings
                .iter()
                .filter(|(by, _)| sees(*by))
                .map(|(_, sighting)| *sighting)
                .collect(),
        }
    }
}
