//! The score tracks and their bonus spaces (HIJ-70).

use redeye_game::{Refused, Seat, SeatSet, Told};

use crate::event::Event;
use crate::markers::Kind;
use crate::names::Bonus;
use crate::refusal::{NOTHING_TO_DECLINE, NOTHING_TO_TAKE};
use crate::state::{Hijacked, Player};

impl Player {
    /// HIJ-70: is there something that it takes or declines before it does anything else?
    pub(crate) const fn may_take(&self) -> bool {
        self.to_take > 0 || self.dice_to_take > 0
    }
}

impl Hijacked {
    /// HIJ-70: one event is one move of the marker. Stopping exactly on a bonus space gives it.
    pub(crate) fn score(&mut self, seat: Seat, points: i16, told: &mut Told<Event>) {
        if points == 0 {
            return;
        }
        let player = &mut self.players[seat];
        player.score += points;
        let score = player.score;
        told.all(Event::Moved { seat, points, score });
        // HIJ-70: moving back gives nothing. HIJ-80: nor does the Cybot's track.
        if points < 0 || self.config.cybot() == Some(seat) {
            return;
        }
        let track = &self.config.components().tracks[seat.index()];
        let (has_marker, has_die) = (track.markers.contains(&score), track.dice.contains(&score));
        if has_marker && !self.supply.markers.is_empty() {
            self.players[seat].to_take += 1;
            told.all(Event::MayTake { seat });
        }
        if has_die && self.supply.mini_dice > 0 {
            self.players[seat].dice_to_take += 1;
            told.all(Event::MayTakeDie { seat });
        }
    }

    /// HIJ-70: those who have something to take or to decline. The table waits for them.
    pub(crate) fn takers(&self) -> SeatSet {
        self.players.seats(Player::may_take)
    }

    pub(crate) fn check_take(&self, seat: Seat, kind: Kind) -> Result<(), Refused> {
        if self.players[seat].to_take == 0 {
            return Err(&NOTHING_TO_TAKE);
        }
        self.check_supply(kind)
    }

    pub(crate) fn take(&mut self, seat: Seat, kind: Kind, told: &mut Told<Event>) {
        self.players[seat].to_take -= 1;
        self.take_marker(seat, kind, told);
    }

    pub(crate) fn check_take_die(&self, seat: Seat) -> Result<(), Refused> {
        if self.players[seat].dice_to_take == 0 { Err(&NOTHING_TO_TAKE) } else { Ok(()) }
    }

    pub(crate) fn take_die(&mut self, seat: Seat, told: &mut Told<Event>) {
        self.players[seat].dice_to_take -= 1;
        self.take_mini_die(seat, told);
    }

    pub(crate) fn check_decline(&self, seat: Seat, bonus: Bonus) -> Result<(), Refused> {
        let player = &self.players[seat];
        let count = match bonus {
            Bonus::Marker => player.to_take,
            Bonus::MiniDie => player.dice_to_take,
        };
        if count == 0 { Err(&NOTHING_TO_DECLINE) } else { Ok(()) }
    }

    /// HIJ-70: what a bonus space gives may be taken, and need not be.
    pub(crate) fn decline(&mut self, seat: Seat, bonus: Bonus, told: &mut Told<Event>) {
        match bonus {
            Bonus::Marker => self.players[seat].to_take -= 1,
            Bonus::MiniDie => self.players[seat].dice_to_take -= 1,
        }
        told.all(Event::Declined { seat, bonus });
    }

    /// HIJ-70: if others took the last of it, there is nothing to take.
    pub(crate) fn forget_what_is_gone(&mut self) {
        let (no_markers, no_dice) = (self.supply.markers.is_empty(), self.supply.mini_dice == 0);
        for seat in self.takers().iter() {
            let player = &mut self.players[seat];
            if no_markers {
                player.to_take = 0;
            }
            if no_dice {
                player.dice_to_take = 0;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use redeye_game::{Game, Input, Time};

    use super::*;
    use crate::action::Action;
    use crate::deal::tests::first_turn;
    use crate::markers::Markers;

    /// HIJ-70: there is nothing to take if the supply has nothing.
    #[test]
    fn an_empty_supply_gives_nothing() {
        let (mut state, mut told, seat) = (first_turn(2, 1), Told::new(), Seat::at(0));
        (state.supply.markers, state.supply.mini_dice) = (Markers::default(), 0);
        state.score(seat, 3, &mut told);
        state.score(seat, 6, &mut told);
        assert!(told.iter().all(|(_, event)| matches!(event, Event::Moved { .. })));
        assert_eq!((state.takers(), state.players[seat].mini_dice.won), (SeatSet::EMPTY, 0));
    }

    /// HIJ-70: who is slower finds nothing, and the turn goes on.
    #[test]
    fn the_last_marker_is_taken_by_another() {
        let (mut state, [one, two]) = (first_turn(2, 1), [Seat::at(0), Seat::at(1)]);
        state.supply.markers = Markers::default().with(Kind::Food, 1);
        state.score(one, 3, &mut Told::new());
        state.score(two, 5, &mut Told::new());
        assert_eq!(state.awaits().len(), 2);
        let take = Action::Take { kind: Kind::Food };
        assert!(state.check(one, &take).is_ok() && state.check(two, &take).is_ok());
        state.apply(Time::ZERO, Input::Act(two, take), &mut Told::new());
        assert_eq!((state.takers(), state.awaits()), (SeatSet::EMPTY, state.turn.seat.into()));
        assert_eq!(state.players[one].markers.food, 0);
    }
}
