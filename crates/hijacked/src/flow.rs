//! What can be done, and to which chapter it belongs. HIJ-75: what several do at any time is taken
//! in the order in which it comes in; a match has no other order.

use redeye_game::{Refused, Row, Seat, Told};

use crate::action::Action;
use crate::event::Event;
use crate::markers::Kind;
use crate::names::{Bonus, Tile};
use crate::pieces::{Card, Colour, Die, Place, Spot};
use crate::refusal::{GAME_OVER, HAS_PASSED, NO_SUCH_SEAT, TAKE_FIRST};
use crate::round::Phase;
use crate::state::Hijacked;

impl Hijacked {
    pub(crate) fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Refused> {
        if !self.config.seats().contains(seat) {
            return Err(&NO_SUCH_SEAT);
        }
        if matches!(self.phase, Phase::Over { .. }) {
            return Err(&GAME_OVER);
        }
        // HIJ-12: passing is the last thing.
        if self.last_call().is_some_and(|call| call.passed.contains(seat)) {
            return Err(&HAS_PASSED);
        }
        // HIJ-70: at once.
        let takes =
            matches!(action, Action::Take { .. } | Action::TakeMiniDie | Action::Decline { .. });
        if !takes && self.players[seat].may_take() {
            return Err(&TAKE_FIRST);
        }
        match *action {
            Action::Choose { place, die } => self.check_choose(seat, place, die),
            Action::ChooseReserved => self.check_choose_reserved(seat),
            Action::ChooseTop { die } => self.check_choose_top(seat, die),
            Action::Play => self.check_play(seat),
            Action::Discard => self.check_discard(seat),
            Action::Reserve { place, die } => self.check_reserve(seat, place, die),
            Action::BuildTrust { die } => self.check_build_trust(seat, die),
            Action::Draw | Action::Stop => self.check_stones(seat),
            Action::Persuade { spot } => self.check_persuade(seat, spot),
            Action::Retreat => self.check_retreat(seat),
            Action::Keep { tile } => self.check_keep(seat, tile),
            Action::Fetch { die } => self.check_fetch(seat, die),
            Action::TurnUp { die, kind } | Action::TurnDown { die, kind } => {
                self.check_turn_die(seat, die, kind)
            }
            Action::TakeBonusDie { die } => self.check_take_bonus_die(seat, die),
            Action::EndTurn => self.check_end_turn(seat),
            Action::RescuePassenger { colour } => self.check_passenger(seat, colour),
            Action::RescuePilot { colour } => self.check_pilot(seat, colour),
            Action::Cash { kind } => self.check_marker(seat, kind),
            Action::CashMedal { medal } => self.check_cash_medal(seat, medal),
            Action::Take { kind } => self.check_take(seat, kind),
            Action::TakeMiniDie => self.check_take_die(seat),
            Action::Decline { bonus } => self.check_decline(seat, bonus),
            Action::Pass => self.check_pass(seat),
            Action::RescuePilotWith { ref cards } => self.check_any_three(seat, cards),
            Action::Give { kind, seat: to } => self.check_give(seat, kind, to),
            Action::TakeDieAndJoker => self.check_die_and_joker(seat),
            Action::TakeBack { card } => self.check_take_back(seat, card),
            Action::BuildTrustFree => self.check_build_free(seat),
        }
    }

    pub(crate) fn act(&mut self, seat: Seat, action: Action, told: &mut Told<Event>) {
        match action {
            Action::Choose { place, die } => self.choose(seat, place, die, told),
            Action::ChooseReserved => self.choose_reserved(seat, told),
            Action::ChooseTop { die } => self.choose_top(seat, die, told),
            Action::Play => self.play(seat, told),
            Action::Discard => self.discard_chosen(seat, told),
            Action::Reserve { place, die } => self.reserve(seat, place, die, told),
            Action::BuildTrust { die } => self.build_trust(seat, die, told),
            Action::Draw => self.draw_on(),
            Action::Stop => self.stop(seat, told),
            Action::Persuade { spot } => {
                self.place_both_own_dice(told);
                self.persuade(seat, spot, told);
            }
            Action::Retreat => self.retreat(seat, told),
            Action::Keep { tile } => self.keep(seat, tile, told),
            Action::Fetch { die } => self.fetch(seat, die, told),
            Action::TurnUp { die, kind } => self.turn_die(seat, die, 1, kind, told),
            Action::TurnDown { die, kind } => self.turn_die(seat, die, 5, kind, told),
            Action::TakeBonusDie { die } => self.take_bonus_die(seat, die, told),
            Action::EndTurn => self.end_turn(seat, told),
            Action::RescuePassenger { colour } => self.rescue_passenger(seat, colour, told),
            Action::RescuePilot { colour } => self.rescue_pilot(seat, colour, told),
            Action::Cash { kind } => self.cash(seat, kind, told),
            Action::CashMedal { medal } => self.cash_medal(seat, medal, told),
            Action::Take { kind } => self.take(seat, kind, told),
            Action::TakeMiniDie => self.take_die(seat, told),
            Action::Decline { bonus } => self.decline(seat, bonus, told),
            Action::Pass => self.pass(seat, told),
            Action::RescuePilotWith { cards } => self.rescue_with_any_three(seat, cards, told),
            Action::Give { kind, seat: to } => self.give(seat, kind, to, told),
            Action::TakeDieAndJoker => self.take_die_and_joker(seat, told),
            Action::TakeBack { card } => self.take_back(seat, card, told),
            Action::BuildTrustFree => self.build_trust_free(seat, told),
        }
    }

    /// Everything a seat could think of, as far as it may.
    pub(crate) fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        if self.due().is_some() || !self.config.seats().contains(seat) {
            return;
        }
        let mut thoughts = Vec::new();
        if self.turn.seat == seat {
            self.think_of_turn(&mut thoughts);
        }
        self.think_of_any_time(seat, &mut thoughts);
        thoughts.push(Action::Pass);
        actions.extend(thoughts.into_iter().filter(|act| self.check_action(seat, act).is_ok()));
    }

    /// HIJ-12: is there anything that the seat could do at any time?
    pub(crate) fn can_act_at_any_time(&self, seat: Seat) -> bool {
        let mut thoughts = Vec::new();
        self.think_of_any_time(seat, &mut thoughts);
        thoughts.iter().any(|act| self.check_action(seat, act).is_ok())
    }

    fn think_of_turn(&self, thoughts: &mut Vec<Action>) {
        thoughts.extend([Action::Play, Action::Discard, Action::ChooseReserved]);
        thoughts.extend(Tile::ALL.iter().map(|tile| Action::Keep { tile: *tile }));
        let free = |(die, rolled): (Die, &crate::Rolled)| (!rolled.used).then_some(die);
        for die in Die::all().zip(&self.turn.dice).filter_map(free) {
            thoughts.extend(Place::all().map(|place| Action::Choose { place, die }));
            thoughts.push(Action::ChooseTop { die });
            thoughts.extend(Place::all().map(|place| Action::Reserve { place, die }));
            thoughts.push(Action::BuildTrust { die });
            thoughts.push(Action::Fetch { die });
            thoughts.push(Action::TakeBonusDie { die });
            for kind in Kind::ALL {
                thoughts.extend([Action::TurnUp { die, kind }, Action::TurnDown { die, kind }]);
            }
        }
        thoughts.extend(Spot::all().map(|spot| Action::Persuade { spot }));
        thoughts.extend([Action::Retreat, Action::EndTurn]);
    }

    fn think_of_any_time(&self, seat: Seat, thoughts: &mut Vec<Action>) {
        let player = &self.players[seat];
        thoughts.extend([Action::Draw, Action::Stop]);
        if player.may_take() {
            thoughts.extend(Kind::ALL.map(|kind| Action::Take { kind }));
            thoughts.push(Action::TakeMiniDie);
            thoughts.extend(Bonus::ALL.iter().map(|bonus| Action::Decline { bonus: *bonus }));
        }
        for colour in Colour::ALL {
            thoughts.extend([Action::RescuePassenger { colour }, Action::RescuePilot { colour }]);
        }
        thoughts.extend(Kind::ALL.map(|kind| Action::Cash { kind }));
        thoughts.extend(player.medals.iter().map(|medal| Action::CashMedal { medal: *medal }));
        if player.tiles.contains(&Tile::Pilot) {
            let threes = threes(&player.display);
            thoughts.extend(threes.map(|cards| Action::RescuePilotWith { cards }));
        }
        if player.tiles.contains(&Tile::Gifts) {
            let others = (0..self.config.players()).map(|index| Seat::at(usize::from(index)));
            thoughts
                .extend(others.flat_map(|seat| Kind::ALL.map(|kind| Action::Give { kind, seat })));
        }
        if player.tiles.contains(&Tile::Comeback) {
            let discard = self.cards.discard.iter();
            thoughts.extend(discard.map(|card| Action::TakeBack { card: *card }));
        }
        thoughts.extend([Action::TakeDieAndJoker, Action::BuildTrustFree]);
    }
}

/// Every three of these, in their order.
fn threes(cards: &[Card]) -> impl Iterator<Item = Row<Card, 3>> {
    (0_u32..1 << cards.len()).filter(|chosen| chosen.count_ones() == 3).map(|chosen| {
        let is_chosen = |(place, _): &(usize, &Card)| chosen >> place & 1 == 1;
        cards.iter().enumerate().filter(is_chosen).map(|(_, card)| *card).collect()
    })
}
