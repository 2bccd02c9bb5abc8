//! What a viewer may see: a white-list, field by field (ILL-3, ILL-6, ILL-11, ILL-15, ILL-21).

use arrayvec::ArrayVec;
use redeye_game::{BySeat, Seat, SeatSet, Viewer, text_form};
use serde::{Deserialize, Serialize};

use crate::corner::CORNERS;
use crate::dock::Dock;
use crate::exchange::{Deal, Exchange};
use crate::master::Next;
use crate::packets::Packet;
use crate::pieces::{Cards, PLAYERS_MAX, Resource, Role, Row};
use crate::score::Revelation;
use crate::tribunal::{VERDICTS_MAX, Verdict};
use crate::{Action, DOCKS_MAX, Illegal, Phase};

text_form! {
    /// What the table is doing.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "kebab-case")]
    pub enum Stage {
        /// The game master builds packets.
        "build" => Build,
        /// Packets are handed out.
        "deal" => Deal,
        /// The game master may start something.
        "ready" => Ready,
        /// Deals are made.
        "session" => Session,
        /// Cards are laid out at the docks, one by one.
        "lay-out" => LayOut,
        /// Everybody may take one.
        "dock" => Dock,
        /// A lot is drawn among those who were as quick.
        "lot" => Lot,
        /// Those who took none get the rest.
        "rest" => Rest,
        /// Suspect cards are shown.
        "show" => Show,
        /// It is debated who they are.
        "debate" => Debate,
        /// Everybody points.
        "point" => Point,
        /// The game master says who reveals first.
        "reveal" => Reveal,
        /// It is over.
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
    /// ILL-60: what the game master may start.
    pub next: Option<Next>,
    /// ILL-60: the chair of the game master.
    pub master: Option<Seat>,
    /// ILL-10: which session it is, or was; at first 0.
    pub session: u8,
    /// ILL-11: who is in which corner. The others are at the table.
    pub corners: ArrayVec<SeatSet, CORNERS>,
    /// ILL-33: who has said that the session or the debate may end.
    pub done: SeatSet,
    /// ILL-21: the docks that were laid out, in order.
    pub docks: ArrayVec<DockView, DOCKS_MAX>,
    /// ILL-30: the suspect cards that are being judged.
    pub suspects: Option<Row<Role>>,
    /// ILL-31: what was judged, in order.
    pub verdicts: ArrayVec<Verdict, VERDICTS_MAX>,
    /// ILL-42: everybody's roles, cards and points after the end, in the order of revealing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub revelations: Option<ArrayVec<Revelation, PLAYERS_MAX>>,
    /// ILL-42: every exchange, after the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deals: Option<Vec<Deal>>,
}

/// ILL-21: one arrival at the docks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DockView {
    /// What is laid out so far, in order.
    pub cards: ArrayVec<Resource, PLAYERS_MAX>,
    /// Who took what, in order.
    pub taken: ArrayVec<Taken, PLAYERS_MAX>,
    /// In which order those who reached at once were served, the last time it was so.
    pub lot: ArrayVec<Seat, PLAYERS_MAX>,
}

/// Who took what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Taken {
    /// Who.
    pub seat: Seat,
    /// What.
    pub resource: Resource,
}

/// ILL-11: somebody asks somebody to talk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Knock {
    /// Who asks.
    pub from: Seat,
    /// Whom.
    pub to: Seat,
}

/// What one viewer knows beyond what everybody sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PrivateView {
    /// ILL-6: the viewer's roles, and its first extra card.
    pub packet: Option<Packet>,
    /// The viewer's cards, those included that it has laid down.
    pub hand: Cards,
    /// ILL-12: what lies in the viewer's corner.
    pub exchanges: Vec<Exchange>,
    /// ILL-11: the viewer's knock, and those that it can answer.
    pub knocks: ArrayVec<Knock, PLAYERS_MAX>,
    /// ILL-15: the exchanges that the viewer has made or seen.
    pub deals: Vec<Deal>,
    /// ILL-20: what the viewer reaches for, until it is settled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claim: Option<Resource>,
    /// ILL-30: how the viewer points, until all do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Action>,
    /// ILL-60: the packets that the game master has built.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draft: Option<ArrayVec<Packet, PLAYERS_MAX>>,
    /// ILL-60: everybody's packet, for those who see all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub packets: Option<ArrayVec<Packet, PLAYERS_MAX>>,
    /// ILL-60: everybody's cards, for those who see all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hands: Option<BySeat<Cards>>,
}

impl Illegal {
    /// What everybody sees.
    pub(crate) fn show_public(&self) -> PublicView {
        let first = match self.phase {
            Phase::Over { first } => Some(first),
            _ => None,
        };
        PublicView {
            stage: self.stage(),
            next: match self.phase {
                Phase::Ready { next, .. } => Some(next),
                _ => None,
            },
            master: self.config.master(),
            session: self.session,
            corners: self.show_corners(),
            done: self.done,
            docks: self.docks.iter().map(show_dock).collect(),
            suspects: self.suspects.clone(),
            verdicts: self.verdicts.clone(),
            revelations: first.map(|first| self.revelations(first).collect()),
            deals: first.map(|_| self.deals.iter().map(|(_, deal)| *deal).collect()),
        }
    }

    /// What `viewer` knows beyond that.
    pub(crate) fn show_private(&self, viewer: Viewer) -> PrivateView {
        let seat = match viewer {
            Viewer::Seat(seat) if self.config.master() != Some(seat) => Some(seat),
            Viewer::Seat(_) | Viewer::Public | Viewer::All => None,
        };
        let all = match viewer {
            Viewer::Seat(_) => seat.is_none(),
            Viewer::Public => false,
            Viewer::All => true,
        };
        let dealt = !self.packets.is_empty();
        let sees = |witnesses: SeatSet| all || seat.is_some_and(|seat| witnesses.contains(seat));
        let knocks = self.knocks.iter().filter_map(|(from, to)| Some(Knock { from, to: (*to)? }));
        let deals = self.deals.iter().filter(|(witnesses, _)| sees(*witnesses));
        PrivateView {
            packet: seat.filter(|_| dealt).map(|seat| self.packets[seat.index()]),
            hand: seat.map_or(Cards::default(), |seat| self.hands[seat]),
            exchanges: self
                .exchanges
                .iter()
                .filter(|exchange| sees(self.company(exchange.one)))
                .copied()
                .collect(),
            knocks: knocks
                .filter(|knock| sees(self.answerers(knock.to).with(knock.from)))
                .collect(),
            deals: deals.map(|(_, deal)| *deal).collect(),
            claim: seat.and_then(|seat| self.docks.last()?.claims[seat]),
            points: self.own_finger(viewer),
            draft: (all && !self.draft.is_empty()).then(|| self.draft.clone()),
            packets: (all && dealt).then(|| self.packets.clone()),
            hands: (all && dealt).then(|| self.hands.clone()),
        }
    }

    /// ILL-30: whom the viewer points at, which nobody else sees.
    fn own_finger(&self, viewer: Viewer) -> Option<Action> {
        let Phase::Point(window) = self.phase else { return None };
        window.own(viewer).map(|finger| match finger.0 {
            Some(seat) => Action::Point { seat },
            None => Action::PointAtNobody,
        })
    }

    const fn stage(&self) -> Stage {
        match self.phase {
            Phase::Build => Stage::Build,
            Phase::Deal => Stage::Deal,
            Phase::Ready { .. } => Stage::Ready,
            Phase::Session { .. } => Stage::Session,
            Phase::LayOut | Phase::Laying { .. } => Stage::LayOut,
            Phase::Dock => Stage::Dock,
            Phase::Lot => Stage::Lot,
            Phase::Rest => Stage::Rest,
            Phase::Show => Stage::Show,
            Phase::Debate { .. } => Stage::Debate,
            Phase::Point(_) => Stage::Point,
            Phase::Reveal => Stage::Reveal,
            Phase::Over { .. } => Stage::Over,
        }
    }
}

fn show_dock(dock: &Dock) -> DockView {
    let taken = dock.taken.iter().map(|&(seat, resource)| Taken { seat, resource });
    DockView { cards: dock.cards.clone(), taken: taken.collect(), lot: dock.lot.clone() }
}
