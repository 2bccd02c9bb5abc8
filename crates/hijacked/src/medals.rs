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
        assert_eq!(state.table().goals[1], GoalView { goal: Goal::Points, medal: None });
    }
}
