//! Rounds and turns (HIJ-10, HIJ-11), and the dice that a turn has (HIJ-65).

use redeye_game::{Refused, Rng, Row, Seat, SeatSet, Time, Told};

use crate::action::{Action, Chance};
use crate::event::Event;
use crate::last_call::LastCall;
use crate::names::DieKind;
use crate::pieces::{DICE_MAX, Die, Place};
use crate::refusal::{
    BONUS_DIE_WAITS, CARD_FIRST, DIE_USED, LAST_CALL, NO_SUCH_DIE, NOT_ON_TURN, SOMEBODY_TAKES,
    STONES_FIRST, TILE_FIRST,
};
use crate::state::{ExtraDice, Hijacked, Offer, Player, Rolled, Turn};

/// HIJ-2: everybody has two dice.
const OWN_DICE: usize = 2;

/// What the table is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// The table owes the start card, hijackers, numbers, goals, cards.
    First,
    Hijackers,
    Numbers,
    Objective,
    Cards,
    /// The table owes the dice of a turn.
    Roll,
    Turn,
    /// The table owes a card of the Cybot.
    CybotCard,
    Cybot,
    RoundEnd,
    LastCall(LastCall),
    Over {
        is_stormed: bool,
    },
}

impl Player {
    /// HIJ-65: its bonus dice or its mini dice.
    pub(crate) const fn extra(&mut self, kind: DieKind) -> Option<&mut ExtraDice> {
        match kind {
            // One's own dice are rolled in any case.
            DieKind::Own => None,
            DieKind::Bonus => Some(&mut self.bonus_dice),
            DieKind::Mini => Some(&mut self.mini_dice),
        }
    }
}

impl Hijacked {
    /// Goes on as far as nobody must choose and the table owes no draw.
    pub(crate) fn settle(&mut self, at: Time, told: &mut Told<Event>) {
        self.award_medals(told);
        self.forget_what_is_gone();
        loop {
            self.fill_gap(told);
            if self.due().is_some() || !self.takers().is_empty() {
                return;
            }
            match self.phase {
                Phase::Cards => self.begin_round(told),
                Phase::Cybot => self.go_on_with_cybot(),
                Phase::RoundEnd => self.end_round(at, told),
                Phase::LastCall(_) if self.stones.is_none() && self.asked().is_empty() => {
                    self.succeed(told);
                }
                _ => return,
            }
        }
    }

    /// HIJ-10: clockwise from the start card.
    fn begin_round(&mut self, told: &mut Told<Event>) {
        // HIJ-50 asks for the third alone, and a match can have more rounds than can be counted.
        self.round = self.round.saturating_add(1);
        for seat in self.config.seats().iter() {
            let player = &mut self.players[seat];
            for dice in [&mut player.bonus_dice, &mut player.mini_dice] {
                // HIJ-65: what was won in the round before is rolled in this one.
                dice.ready += std::mem::take(&mut dice.won);
            }
        }
        told.all(Event::RoundBegins { round: self.round });
        self.begin_turn(self.first);
    }

    fn begin_turn(&mut self, seat: Seat) {
        self.turn = Turn::of(seat);
        self.phase = Phase::Roll;
    }

    /// HIJ-10: the police moves on. If it enters the plane, that is all that counts.
    fn end_round(&mut self, at: Time, told: &mut Told<Event>) {
        self.return_dice();
        self.police -= 1;
        told.all(Event::PoliceAt { space: self.police });
        let enough = self.players.iter().any(|(_, player)| player.has_rescued_enough());
        if self.police == 0 {
            told.all(Event::Stormed);
            self.phase = Phase::Over { is_stormed: true };
        } else if enough {
            self.open_last_call(at, told);
        } else {
            self.begin_round(told);
        }
    }

    /// HIJ-65: bonus and mini dice that were rolled, or lifted from a card, go back.
    fn return_dice(&mut self) {
        for seat in self.config.seats().iter() {
            let player = &mut self.players[seat];
            self.supply.bonus_dice += std::mem::take(&mut player.bonus_dice.spent);
            self.supply.mini_dice += std::mem::take(&mut player.mini_dice.spent);
        }
    }

    /// Whom the table waits for: those who have a marker to take, before all others.
    pub(crate) fn awaited(&self) -> SeatSet {
        if self.due().is_some() || matches!(self.phase, Phase::Over { .. }) {
            return SeatSet::EMPTY;
        }
        match (self.takers(), self.stones) {
            (takers, _) if !takers.is_empty() => takers,
            (_, Some(stones)) => stones.by.into(),
            (_, None) if self.last_call().is_some() => self.asked(),
            (_, None) => self.turn.seat.into(),
        }
    }

    /// HIJ-11: all available dice. HIJ-24: one on a card is none of them.
    pub(crate) fn dice_to_roll(&self) -> impl Iterator<Item = DieKind> {
        let player = &self.players[self.turn.seat];
        let lies = player.reservation.is_some_and(|reserved| reserved.kind == DieKind::Own);
        let own = std::iter::repeat_n(DieKind::Own, OWN_DICE - usize::from(lies));
        let ready = |kind, dice: ExtraDice| std::iter::repeat_n(kind, usize::from(dice.ready));
        let bonus = ready(DieKind::Bonus, player.bonus_dice);
        own.chain(bonus).chain(ready(DieKind::Mini, player.mini_dice))
    }

    pub(crate) fn draw_dice(&self, rng: &mut Rng) -> Chance {
        Chance::Dice { values: self.dice_to_roll().map(|_| rng.below(6) as u8 + 1).collect() }
    }

    pub(crate) fn roll(&mut self, values: &Row<u8, DICE_MAX>, told: &mut Told<Event>) {
        let seat = self.turn.seat;
        let kinds = self.dice_to_roll().zip(values.iter());
        self.turn.dice = kinds.map(|(kind, &value)| Rolled { kind, value, used: false }).collect();
        let player = &mut self.players[seat];
        (player.bonus_dice.ready, player.mini_dice.ready) = (0, 0);
        told.all(Event::Rolled { seat, values: values.clone() });
        self.phase = Phase::Turn;
    }

    /// Is it this seat's turn, and does nothing interrupt it?
    pub(crate) fn check_on_turn(&self, seat: Seat) -> Result<(), Refused> {
        if self.last_call().is_some() {
            return Err(&LAST_CALL);
        }
        if self.turn.seat != seat {
            return Err(&NOT_ON_TURN);
        }
        if !self.takers().is_empty() {
            return Err(&SOMEBODY_TAKES);
        }
        if self.stones.is_some() { Err(&STONES_FIRST) } else { Ok(()) }
    }

    /// The same, and is it free for the next action?
    pub(crate) fn check_turn(&self, seat: Seat) -> Result<(), Refused> {
        self.check_on_turn(seat)?;
        if self.offer != Offer::Nothing {
            return Err(&TILE_FIRST);
        }
        if self.turn.chosen.is_some() { Err(&CARD_FIRST) } else { Ok(()) }
    }

    /// HIJ-11: a die of this turn that was not placed yet.
    pub(crate) fn free_die(&self, die: Die) -> Result<Rolled, Refused> {
        match self.turn.dice.get(die.index()) {
            None => Err(&NO_SUCH_DIE),
            Some(rolled) if rolled.used => Err(&DIE_USED),
            Some(rolled) => Ok(*rolled),
        }
    }

    /// HIJ-40, HIJ-50: the values of both own dice, if neither was placed.
    pub(crate) fn both_own_dice(&self) -> Option<[u8; OWN_DICE]> {
        let free = |die: &&Rolled| die.kind == DieKind::Own && !die.used;
        let values: Vec<u8> = self.turn.dice.iter().filter(free).map(|die| die.value).collect();
        values.try_into().ok()
    }

    /// A die is placed. HIJ-21: what came before can no longer be followed by a reservation.
    pub(crate) fn place_die(&mut self, die: Die, told: &mut Told<Event>) -> Rolled {
        told.all(Event::Placed { seat: self.turn.seat, die });
        let rolled = &mut self.turn.dice[die.index()];
        rolled.used = true;
        self.turn.beside = None;
        *rolled
    }

    pub(crate) fn place_both_own_dice(&mut self, told: &mut Told<Event>) {
        // HIJ-11: own dice come first in a roll.
        for die in Die::all().take(OWN_DICE) {
            self.place_die(die, told);
        }
    }

    /// HIJ-65: a bonus die or a mini die must be used, if it can be.
    pub(crate) fn check_end_turn(&self, seat: Seat) -> Result<(), Refused> {
        self.check_turn(seat)?;
        let waits = |&(_, rolled): &(Die, &Rolled)| rolled.kind != DieKind::Own && !rolled.used;
        let mut waiting = Die::all().zip(&self.turn.dice).filter(waits);
        let usable = waiting.any(|(die, _)| {
            let mut uses =
                vec![Action::ChooseTop { die }, Action::BuildTrust { die }, Action::Fetch { die }];
            uses.extend(Place::all().map(|place| Action::Choose { place, die }));
            uses.extend(Place::all().map(|place| Action::Reserve { place, die }));
            uses.iter().any(|action| self.check_action(seat, action).is_ok())
        });
        if usable { Err(&BONUS_DIE_WAITS) } else { Ok(()) }
    }

    /// HIJ-11: dice come back; one on a new reservation stays (HIJ-24). HIJ-65: bonus and mini dice
    /// go back at the end of the round.
    pub(crate) fn end_turn(&mut self, seat: Seat, told: &mut Told<Event>) {
        told.all(Event::TurnEnded { seat });
        let stays = match &mut self.players[seat].reservation {
            Some(reserved) if reserved.is_new => {
                reserved.is_new = false;
                Some(reserved.kind)
            }
            _ => {
                self.lift(seat, told);
                None
            }
        };
        let player = &mut self.players[seat];
        for kind in [DieKind::Bonus, DieKind::Mini] {
            let rolled = self.turn.dice.iter().filter(|die| die.kind == kind).count();
            if let Some(dice) = player.extra(kind) {
                dice.spent += rolled as u8 - u8::from(stays == Some(kind));
            }
        }
        self.turn.dice.clear();
        let next = seat.left(self.config.seats().len() as u8);
        if self.config.cybot().is_some() {
            self.begin_cybot();
        } else if next == self.first {
            self.phase = Phase::RoundEnd;
        } else {
            self.begin_turn(next);
        }
    }
}

#[cfg(test)]
mod tests {
    use redeye_game::{Game, Input, Time};

    use super::*;
    use crate::deal::tests::first_turn;
    use crate::state::{Laid, Reservation};

    /// HIJ-10: as long as the police are called back a match goes on, but rounds are not counted
    /// beyond what a number holds.
    #[test]
    fn rounds_are_counted_no_further() {
        let mut state = first_turn(2, 1);
        (state.round, state.phase) = (u8::MAX, Phase::RoundEnd);
        state.settle(Time::ZERO, &mut Told::new());
        assert_eq!((state.round, state.phase), (u8::MAX, Phase::Roll));
    }

    /// The first turn, in which a die of this kind lies on the open card at the third place.
    fn with_reserved(owner: Seat, kind: DieKind) -> Hijacked {
        let (mut state, place) = (first_turn(2, 1), Place::at(2));
        // One that everybody can play.
        let card = "G01".parse().unwrap();
        state.cards.row[place.index()] = Some(Laid { card, is_open: true });
        let reserved = Reservation { place, kind, value: 1, is_new: false };
        state.players[owner].reservation = Some(reserved);
        (state.supply.bonus_dice, state.supply.mini_dice) = (0, 0);
        state
    }

    /// HIJ-20, HIJ-65: a die on a card that another takes is its owner's for the next turn.
    #[test]
    fn a_die_on_a_stolen_card_is_the_owners() {
        let seat = first_turn(2, 1).turn.seat;
        let owner = seat.left(2);
        for (kind, dice) in
            [(DieKind::Own, (0, 0)), (DieKind::Bonus, (1, 0)), (DieKind::Mini, (0, 1))]
        {
            let mut state = with_reserved(owner, kind);
            let action = Action::Choose { place: Place::at(2), die: Die::at(0) };
            assert!(state.check(seat, &action).is_ok());
            state.apply(Time::ZERO, Input::Act(seat, action), &mut Told::new());
            let player = &state.players[owner];
            assert_eq!((player.bonus_dice.ready, player.mini_dice.ready), dice, "{kind}");
            assert_eq!((state.supply.bonus_dice, state.supply.mini_dice), (0, 0), "{kind}");
        }
    }

    /// HIJ-24, HIJ-65: a die on one's own card goes back when the round is over, whether the card
    /// is chosen or not.
    #[test]
    fn a_die_on_ones_own_card_goes_back_with_the_round() {
        let seat = first_turn(2, 1).turn.seat;
        for (kind, dice) in
            [(DieKind::Own, (0, 0)), (DieKind::Bonus, (1, 0)), (DieKind::Mini, (0, 1))]
        {
            for is_chosen in [true, false] {
                let mut state = with_reserved(seat, kind);
                if is_chosen {
                    assert!(state.check(seat, &Action::ChooseReserved).is_ok());
                    state.act(seat, Action::ChooseReserved, &mut Told::new());
                }
                assert_eq!((state.supply.bonus_dice, state.supply.mini_dice), (0, 0), "{kind}");
                state.end_turn(seat, &mut Told::new());
                assert_eq!((state.supply.bonus_dice, state.supply.mini_dice), (0, 0), "{kind}");
                assert_eq!(state.players[seat].reservation, None);
                state.end_round(Time::ZERO, &mut Told::new());
                assert_eq!((state.supply.bonus_dice, state.supply.mini_dice), dice, "{kind}");
            }
        }
    }
}
