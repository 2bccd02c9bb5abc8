//! Letting the police retreat, and what it earns (HIJ-50).

use arrayvec::ArrayVec;
use redeye_game::{Refused, Rng, Row, Seat, Told};

use crate::action::Chance;
use crate::deal::pick;
use crate::event::Event;
use crate::names::Tile;
use crate::refusal::{NOT_OFFERED, RETREAT_BOTH_DICE, SCORES_DIFFER, TOO_EARLY};
use crate::state::{Hijacked, Offer};

/// HIJ-50: not in the rounds before this one.
const FIRST_ROUND: u8 = 3;

/// HIJ-50: spaces that the police goes back, and HIJ-1: where it goes at most.
const SPACES: u8 = 2;
const FARTHEST: u8 = 18;

/// HIJ-50: points for every other player.
const POINTS: i16 = 2;

/// HIJ-9: the last space of the recognition track.
const THUMB_MAX: u8 = 5;

impl Hijacked {
    /// HIJ-50: all scores are equal at this moment, and it is not too early.
    pub(crate) fn check_may_retreat(&self) -> Result<(), Refused> {
        if self.round < FIRST_ROUND {
            return Err(&TOO_EARLY);
        }
        let score = self.players[Seat::at(0)].score;
        let equal = self.players.iter().all(|(_, player)| player.score == score);
        if equal { Ok(()) } else { Err(&SCORES_DIFFER) }
    }

    pub(crate) fn check_retreat(&self, seat: Seat) -> Result<(), Refused> {
        self.check_turn(seat)?;
        self.check_may_retreat()?;
        self.both_own_dice().map(|_| ()).ok_or(&RETREAT_BOTH_DICE)
    }

    pub(crate) fn retreat(&mut self, seat: Seat, told: &mut Told<Event>) {
        self.place_both_own_dice(told);
        self.call_back(seat, told);
        if !self.tiles.is_empty() {
            self.offer = Offer::Due;
        }
    }

    /// HIJ-50: the squad goes back, all others get points, the thumb moves. HIJ-82: the Cybot does
    /// it, too.
    pub(crate) fn call_back(&mut self, seat: Seat, told: &mut Told<Event>) {
        told.all(Event::CalledBack { seat });
        self.police = (self.police + SPACES).min(FARTHEST);
        told.all(Event::PoliceAt { space: self.police });
        let player = &mut self.players[seat];
        // HIJ-71 asks for the second alone, and there can be more than can be counted.
        player.retreats = player.retreats.saturating_add(1);
        player.thumb = (player.thumb + 1).min(THUMB_MAX);
        let others = (0..self.config.players()).map(|index| Seat::at(usize::from(index)));
        for other in others.filter(|other| *other != seat) {
            self.score(other, POINTS, told);
        }
    }

    /// HIJ-50: the top two; an order that nobody has seen need not exist before.
    pub(crate) fn draw_tiles(&self, rng: &mut Rng) -> Chance {
        let mut left = self.tiles.clone();
        let count = left.len().min(2);
        let mut tiles: ArrayVec<Tile, 2> = (0..count).map(|_| pick(&mut left, rng)).collect();
        tiles.sort_unstable();
        Chance::Tiles { tiles: Row(tiles), left: Row(self.tiles.clone()) }
    }

    /// HIJ-50: nobody else sees the one that goes back.
    pub(crate) fn offer_tiles(&mut self, tiles: Row<Tile, 2>, told: &mut Told<Event>) {
        let seat = self.turn.seat;
        told.only(seat, Event::Offered { seat, tiles: tiles.clone() });
        self.offer = Offer::Made(tiles.0);
    }

    pub(crate) fn check_keep(&self, seat: Seat, tile: Tile) -> Result<(), Refused> {
        self.check_on_turn(seat)?;
        let offered = matches!(&self.offer, Offer::Made(tiles) if tiles.contains(&tile));
        if offered { Ok(()) } else { Err(&NOT_OFFERED) }
    }

    /// HIJ-50: one lies open, the other is shuffled back.
    pub(crate) fn keep(&mut self, seat: Seat, tile: Tile, told: &mut Told<Event>) {
        self.offer = Offer::Nothing;
        self.tiles.retain(|other| *other != tile);
        self.players[seat].get_tile(tile);
        told.all(Event::Kept { seat, tile });
    }
}

#[cfg(test)]
mod tests {
    use redeye_game::{Game, Input, Time};

    use super::*;
    use crate::action::Action;
    use crate::deal::tests::first_turn;

    /// HIJ-9: the thumb stays on the last space. HIJ-50: without tiles there is none to keep.
    #[test]
    fn a_thumb_stays_on_the_last_space() {
        let mut state = first_turn(2, 1);
        let seat = state.turn.seat;
        state.round = FIRST_ROUND;
        state.players[seat].thumb = THUMB_MAX;
        state.tiles.clear();
        assert!(state.check(seat, &Action::Retreat).is_ok());
        state.apply(Time::ZERO, Input::Act(seat, Action::Retreat), &mut Told::new());
        assert_eq!((state.players[seat].thumb, state.players[seat].retreats), (THUMB_MAX, 1));
        assert_eq!((state.due(), state.awaits()), (None, seat.into()));
    }

    /// HIJ-71: the second is the last that matters, and none is one too many.
    #[test]
    fn retreats_are_counted_no_further() {
        let mut state = first_turn(2, 1);
        let seat = state.turn.seat;
        state.players[seat].retreats = u8::MAX;
        state.call_back(seat, &mut Told::new());
        assert_eq!(state.players[seat].retreats, u8::MAX);
    }
}
