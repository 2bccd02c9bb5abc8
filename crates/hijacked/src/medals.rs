//! Goals and medals (HIJ-8, HIJ-71).

use redeye_game::{Refused, Seat, SeatSet, Told};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::names::Goal;
use crate::refusal::NO_SUCH_MEDAL;
use crate::state::Hijacked;

/// HIJ-8: a goal, and the medal on it; none: it was taken, or has left the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Medal {
    pub(crate) goal: Goal,
    pub(crate) value: Option<u8>,
}

/// HIJ-8: a goal as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GoalView {
    /// What must be done.
    pub goal: Goal,
    /// The medal that lies there still.
    pub medal: Option<u8>,
}

impl Hijacked {
    /// HIJ-71: does the seat meet the goal now?
    fn meets(&self, seat: Seat, goal: Goal) -> bool {
        let player = &self.players[seat];
        match goal {
            Goal::Persuade => !player.hijackers.is_empty(),
            Goal::EightMarkers => player.markers.len() >= 8,
            Goal::TenMarkers => player.markers.len() >= 10,
            Goal::Passengers => player.passengers >= 3,
            Goal::PassengersAndPilot => player.has_rescued_enough(),
            Goal::Dice => {
                let used = self.turn.dice.iter().filter(|die| die.used).count();
                self.turn.seat == seat && used >= 4
            }
            Goal::Points => player.score >= 18,
            Goal::Trust => self.star == Some(seat),
            Goal::SecondRetreat => player.retreats >= 2,
        }
    }

    /// HIJ-71: the first to meet a goal takes its medal; if several do at once, it leaves the game.
    pub(crate) fn award_medals(&mut self, told: &mut Told<Event>) {
        for place in 0..self.medals.len() {
            let Medal { goal, value: Some(medal) } = self.medals[place] else { continue };
            let players = SeatSet::first(self.config.players());
            let met: SeatSet = players.iter().filter(|seat| self.meets(*seat, goal)).collect();
            let Some(seat) = met.iter().next() else { continue };
            self.medals[place].value = None;
            if met.len() == 1 {
                self.players[seat].medals.push(medal);
                told.all(Event::MedalTaken { seat, medal, goal });
            } else {
                told.all(Event::MedalLost { medal, goal });
            }
        }
    }

    pub(crate) fn check_cash_medal(&self, seat: Seat, medal: u8) -> Result<(), Refused> {
        let has = self.players[seat].medals.contains(&medal);
        if has { Ok(()) } else { Err(&NO_SUCH_MEDAL) }
    }

    /// HIJ-71: at any time, one event.
    pub(crate) fn cash_medal(&mut self, seat: Seat, medal: u8, told: &mut Told<Event>) {
        self.players[seat].medals.retain(|other| *other != medal);
        told.all(Event::MedalCashed { seat, medal });
        self.score(seat, i16::from(medal), told);
    }
}

#[cfg(test)]
mod tests {
    use redeye_game::{Game, Input, Time};

    use super::*;
    use crate::action::Action;
    use crate::deal::tests::first_turn;
    use crate::markers::{Kind, Markers};
    use crate::names::{DieKind, Hijacker};
    use crate::state::Rolled;

    /// HIJ-71: two reach 18 points by one retreat: nobody gets the medal.
    #[test]
    fn several_at_once_lose_the_medal() {
        let mut state = first_turn(3, 2);
        state.round = 3;
        let seats = state.seats();
        seats.iter().for_each(|seat| state.players[seat].score = 16);
        let mut told = Told::new();
        state.apply(Time::ZERO, Input::Act(state.turn.seat, Action::Retreat), &mut told);
        assert!(state.players.iter().all(|(_, player)| player.medals.is_empty()));
        let lost = |event: &Event| matches!(event, Event::MedalLost { goal: Goal::Points, .. });
        assert!(told.iter().any(|(_, event)| lost(event)));
        assert_eq!(state.public().goals[1], GoalView { goal: Goal::Points, medal: None });
    }

    /// Lets the seat on turn have so many of what the goal asks for.
    fn have(state: &mut Hijacked, goal: Goal, count: u8) {
        let seat = state.turn.seat;
        let player = &mut state.players[seat];
        match goal {
            Goal::Persuade => {
                let hijackers = Hijacker::ALL.iter().copied();
                player.hijackers = hijackers.take(usize::from(count)).collect();
            }
            Goal::EightMarkers | Goal::TenMarkers => {
                player.markers =
                    Markers::default().with(Kind::Food, 1).with(Kind::Joker, count - 1);
            }
            Goal::Passengers => player.passengers = count,
            Goal::PassengersAndPilot => (player.passengers, player.pilots) = (count, 1),
            Goal::Dice => {
                let die = |index| Rolled { kind: DieKind::Own, value: 1, used: index < count };
                state.turn.dice = (0..6).map(die).collect();
            }
            Goal::Points => player.score = i16::from(count),
            Goal::Trust => state.star = (count > 0).then_some(seat),
            Goal::SecondRetreat => player.retreats = count,
        }
    }

    /// HIJ-71: each goal is met by so many, and not by one less; and by who has them alone.
    #[test]
    fn goals_are_met_by_so_many() {
        for goal in Goal::ALL.iter().copied() {
            let enough = match goal {
                Goal::Persuade | Goal::Trust => 1,
                Goal::SecondRetreat => 2,
                Goal::Passengers | Goal::PassengersAndPilot => 3,
                Goal::Dice => 4,
                Goal::EightMarkers => 8,
                Goal::TenMarkers => 10,
                Goal::Points => 18,
            };
            let mut state = first_turn(2, 1);
            let seat = state.turn.seat;
            state.medals = [Medal { goal, value: Some(2) }].into_iter().collect();
            have(&mut state, goal, enough - 1);
            state.award_medals(&mut Told::new());
            assert!(state.players[seat].medals.is_empty(), "{goal}: too few");
            have(&mut state, goal, enough);
            state.award_medals(&mut Told::new());
            assert_eq!(state.players[seat].medals[..], [2], "{goal}: enough");
            assert!(state.players[seat.left(2)].medals.is_empty(), "{goal}: another");
        }
    }

    /// HIJ-71: three passengers are not enough where a pilot is asked for, too.
    #[test]
    fn a_pilot_is_asked_for() {
        let mut state = first_turn(2, 1);
        let seat = state.turn.seat;
        state.players[seat].passengers = 3;
        assert!(!state.meets(seat, Goal::PassengersAndPilot));
        state.players[seat].pilots = 1;
        assert!(state.meets(seat, Goal::PassengersAndPilot));
    }
}
