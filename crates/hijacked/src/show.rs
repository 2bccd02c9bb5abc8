//! Showing the table, field by field, and nothing else: of a card that lies face down the back
//! (HIJ-3), of bonus tiles that are offered only that they are (HIJ-50).

use redeye_game::{BySeat, Seat, SeatSet, Viewer};

use crate::medals::GoalView;
use crate::pieces::{Place, Spot};
use crate::round::Phase;
use crate::state::{Hijacked, Offer, Player};
use crate::view::{
    ChosenView, CybotView, PlaceView, PlayerView, PrivateView, PublicView, ReservedView, SpotView,
    Stage, StonesView, TurnView,
};

impl Hijacked {
    /// What everybody sees.
    pub(crate) fn show_public(&self) -> PublicView {
        let (components, supply) = (self.config.components(), &self.supply);
        let goals = self.medals.iter();
        let is_success = matches!(self.phase, Phase::Over { is_stormed: false });
        PublicView {
            stage: self.stage(),
            round: self.round,
            police: self.police,
            first: (self.phase != Phase::First).then_some(self.first),
            turn: matches!(self.phase, Phase::Turn).then(|| self.show_turn()),
            stones: self.stones.map(|stones| StonesView { seat: stones.by, greens: stones.greens }),
            takers: self.takers(),
            passed: self.last_call().map_or(SeatSet::EMPTY, |call| call.passed),
            row: Place::all().map(|place| self.show_place(place)).collect(),
            pile: self.pile_count() as u8,
            top: self.cards.top.map(|card| self.back(card)),
            discard: self.cards.discard.clone(),
            spots: Spot::all().map(|spot| self.show_spot(spot)).collect(),
            reserve: self.reserve.len() as u8,
            trust: self.trust * 10,
            star: self.star,
            numbers: self.numbers.into(),
            supply: supply.markers,
            mini_dice: supply.mini_dice,
            bonus_dice: supply.bonus_dice,
            passengers: supply.passengers,
            pilots: supply.pilots,
            goals: goals.map(|medal| GoalView { goal: medal.goal, medal: medal.value }).collect(),
            tiles: self.tiles.len() as u8,
            offering: matches!(self.offer, Offer::Made(_)),
            recognition: components.recognition.into(),
            steps: components.steps,
            tracks: BySeat::new(self.config.players(), |seat| {
                components.tracks[seat.index()].clone()
            }),
            players: BySeat::new(self.config.players(), |seat| self.show_player(seat)),
            cybot: self.config.cybot().map(|seat| CybotView {
                seat,
                played: self.cybot_played,
                left: self.cybot.clone(),
            }),
            box_name: components.name().to_owned(),
            scores: is_success.then(|| self.reckonings()),
        }
    }

    /// What `viewer` knows beyond that.
    pub(crate) fn show_private(&self, viewer: Viewer) -> PrivateView {
        let (is_chooser, sees_all) = match viewer {
            Viewer::Seat(seat) => (self.turn.seat == seat, false),
            Viewer::Public => (false, false),
            Viewer::All => (true, true),
        };
        let card = |place: Place| Some(self.cards.row[place.index()]?.card);
        PrivateView {
            offer: match &self.offer {
                Offer::Made(tiles) if is_chooser => Some(tiles.clone()),
                Offer::Made(_) | Offer::Due | Offer::Nothing => None,
            },
            row: sees_all.then(|| Place::all().map(card).collect()),
            top: self.cards.top.filter(|_| sees_all),
        }
    }

    const fn stage(&self) -> Stage {
        match self.phase {
            Phase::First | Phase::Hijackers | Phase::Numbers | Phase::Objective => Stage::Deal,
            Phase::Cards => Stage::Deal,
            Phase::Roll => Stage::Roll,
            Phase::Turn => Stage::Turn,
            Phase::CybotCard | Phase::Cybot => Stage::Cybot,
            Phase::RoundEnd => Stage::RoundEnd,
            Phase::LastCall(_) => Stage::LastCall,
            Phase::Over { .. } => Stage::Over,
        }
    }

    fn show_turn(&self) -> TurnView {
        let turn = &self.turn;
        TurnView {
            seat: turn.seat,
            dice: turn.dice.clone(),
            cards_chosen: turn.cards_chosen,
            has_own_card: turn.has_own_card,
            has_built_trust: turn.has_built_trust,
            greens: turn.greens,
            chosen: turn.chosen.map(|chosen| ChosenView {
                face: *self.face(chosen.card),
                place: chosen.place,
                pays: self.payment(turn.seat, chosen.card).ok(),
            }),
            beside: turn.beside,
        }
    }

    /// HIJ-3: of a card that lies face down only the back is seen.
    fn show_place(&self, place: Place) -> Option<PlaceView> {
        let laid = self.cards.row[place.index()]?;
        let reserved = self.reserved(place).map(|(seat, die)| ReservedView {
            seat,
            kind: die.kind,
            value: die.value,
        });
        let face = laid.is_open.then(|| *self.face(laid.card));
        Some(PlaceView { back: self.back(laid.card), face, reserved })
    }

    fn show_spot(&self, spot: Spot) -> SpotView {
        let on_board = self.spots[spot.index()];
        SpotView {
            spaces: self.config.components().places[spot.index()],
            hijacker: on_board.hijacker,
            level: on_board.level,
            disc: on_board.disc,
        }
    }

    fn show_player(&self, seat: Seat) -> PlayerView {
        let player: &Player = &self.players[seat];
        PlayerView {
            score: player.score,
            markers: player.markers,
            display: player.display.clone(),
            passengers: player.passengers,
            pilots: player.pilots,
            hijackers: player.hijackers.clone(),
            thumb: player.thumb,
            retreats: player.retreats,
            tiles: player.tiles.clone(),
            gifts: player.gifts,
            medals: player.medals.clone(),
            bonus_dice: player.bonus_dice,
            mini_dice: player.mini_dice,
            to_take: player.to_take,
            dice_to_take: player.dice_to_take,
        }
    }
}
