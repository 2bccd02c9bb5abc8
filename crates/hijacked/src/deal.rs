//! The table before the first round, and everything that is drawn (HIJ-1 to HIJ-9).

use arrayvec::ArrayVec;
use redeye_game::{BySeat, Refused, Rng, Row, Seat, Told};

use crate::action::Chance;
use crate::box_file::GOALS;
use crate::config::Config;
use crate::event::Event;
use crate::markers::{Kind, Markers};
use crate::medals::Medal;
use crate::names::{CybotCard, Hijacker, Tile};
use crate::pieces::{CYBOT_CARDS, SPOTS};
use crate::refusal::{
    CARD_DRAWN, CYBOT_DRAWN, DICE_ROLLED, FIRST_DRAWN, HIJACKER_DRAWN, HIJACKERS_DRAWN,
    NUMBERS_DRAWN, OBJECTIVE_DRAWN, STONE_DRAWN, TILES_DRAWN,
};
use crate::round::Phase;
use crate::state::{
    Hijacked, MINI_DICE, Offer, OnBoard, PASSENGERS, PILOTS, Passengers, Player, Supply, Turn,
};

/// A draw that the table owes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Due {
    First,
    Hijackers,
    Numbers,
    Objective,
    Card,
    Hijacker,
    Stone,
    Tiles,
    Dice,
    Cybot,
}

/// Takes one out of a list, which keeps its order. Every draw of several things is made so.
pub(crate) fn pick<T, const N: usize>(from: &mut ArrayVec<T, N>, rng: &mut Rng) -> T {
    from.remove(rng.below(from.len() as u32) as usize)
}

/// Are these different things, so many, all of them among those?
fn picked<T: PartialEq>(these: &[T], count: usize, those: &[T]) -> bool {
    let once = |(place, one): (usize, &T)| !these[..place].contains(one) && those.contains(one);
    these.len() == count && these.iter().enumerate().all(once)
}

impl Hijacked {
    pub(crate) fn lay_out(config: &Config) -> Self {
        let components = config.components();
        // HIJ-2: everybody has a joker. HIJ-80: the Cybot has none.
        let mut markers = components.markers;
        let mut player = |seat| {
            let joker = u8::from(config.cybot() != Some(seat)).min(markers.joker);
            markers.joker -= joker;
            Player { markers: Markers::default().with(Kind::Joker, joker), ..Player::default() }
        };
        let first = Seat::at(0);
        Self {
            phase: if config.cybot().is_some() { Phase::Hijackers } else { Phase::First },
            round: 0,
            police: config.police(),
            first,
            turn: Turn::of(first),
            players: BySeat::new(config.players(), &mut player),
            cards: Passengers {
                pile: components.faces.iter().map(|face| face.card).collect(),
                is_first_pile: true,
                ..Passengers::default()
            },
            spots: [OnBoard::default(); SPOTS],
            reserve: Hijacker::ALL.iter().copied().collect(),
            foremost: None,
            trust: 0,
            star: None,
            stones: None,
            numbers: [0; 4],
            // HIJ-7.
            supply: Supply {
                markers,
                mini_dice: MINI_DICE,
                bonus_dice: config.bonus_dice(),
                passengers: PASSENGERS,
                pilots: PILOTS,
            },
            medals: ArrayVec::new(),
            tiles: Tile::ALL.iter().copied().collect(),
            offer: Offer::Nothing,
            cybot: components.cybot.clone(),
            cybot_played: None,
            cybot_to_play: 0,
            config: config.clone(),
        }
    }

    /// What the table owes now.
    pub(crate) fn due(&self) -> Option<Due> {
        match self.phase {
            Phase::First => Some(Due::First),
            Phase::Hijackers => Some(Due::Hijackers),
            Phase::Numbers => Some(Due::Numbers),
            Phase::Objective => Some(Due::Objective),
            Phase::Over { .. } => None,
            _ if self.cards.top.is_none() => Some(Due::Card),
            _ if self.vacant_spot().is_some() => Some(Due::Hijacker),
            _ if self.stones.is_some_and(|stones| stones.is_due) => Some(Due::Stone),
            _ if self.offer == Offer::Due => Some(Due::Tiles),
            _ if !self.takers().is_empty() => None,
            Phase::Roll => Some(Due::Dice),
            Phase::CybotCard => Some(Due::Cybot),
            Phase::Cards | Phase::Turn | Phase::Cybot | Phase::RoundEnd | Phase::LastCall(_) => {
                None
            }
        }
    }

    pub(crate) fn draw_due(&self, rng: &mut Rng) -> Chance {
        match self.due() {
            Some(Due::First) => Chance::First {
                seat: Seat::at(rng.below(u32::from(self.config.players())) as usize),
            },
            Some(Due::Hijackers) => {
                let mut all = self.reserve.clone();
                Chance::Hijackers { hijackers: (0..SPOTS).map(|_| pick(&mut all, rng)).collect() }
            }
            Some(Due::Numbers) => {
                let mut all = ArrayVec::from([1, 2, 3, 4, 5, 6]);
                Chance::Numbers { numbers: (0..4).map(|_| pick(&mut all, rng)).collect() }
            }
            Some(Due::Objective) => {
                let components = self.config.components();
                let count = components.objectives.len() as u32;
                let (objective, mut medals) = (rng.below(count) as u8 + 1, components.medals);
                rng.shuffle(&mut medals);
                Chance::Objective { objective, medals: Row(medals.into()) }
            }
            Some(Due::Card) => self.draw_card(rng),
            Some(Due::Hijacker) => {
                Chance::Hijacker { hijacker: pick(&mut self.reserve.clone(), rng) }
            }
            Some(Due::Stone) => self.draw_stone(rng),
            Some(Due::Tiles) => self.draw_tiles(rng),
            Some(Due::Cybot) => Chance::Cybot { card: pick(&mut self.cybot_deck(), rng) },
            Some(Due::Dice) | None => self.draw_dice(rng),
        }
    }

    pub(crate) fn check_drawn(&self, chance: &Chance) -> Result<(), Refused> {
        let due = self.due();
        let (fits, refusal) = match chance {
            Chance::First { seat } => {
                let plays = seat.index() < usize::from(self.config.players());
                (due == Some(Due::First) && plays, &FIRST_DRAWN)
            }
            Chance::Hijackers { hijackers } => {
                let fit = picked(&hijackers.0, SPOTS, &self.reserve);
                (due == Some(Due::Hijackers) && fit, &HIJACKERS_DRAWN)
            }
            Chance::Numbers { numbers } => {
                let fit = picked(&numbers.0, 4, &[1, 2, 3, 4, 5, 6]);
                (due == Some(Due::Numbers) && fit, &NUMBERS_DRAWN)
            }
            Chance::Objective { objective, medals } => {
                let components = self.config.components();
                let fit = (1..=components.objectives.len()).contains(&usize::from(*objective));
                let fit = fit && picked(&medals.0, GOALS, &components.medals);
                (due == Some(Due::Objective) && fit, &OBJECTIVE_DRAWN)
            }
            Chance::Card { card } => (self.is_next(*card, None), &CARD_DRAWN),
            Chance::CardOf { card, pile } => (self.is_next(*card, Some(&pile.0)), &CARD_DRAWN),
            Chance::Hijacker { hijacker } => {
                let fit = self.reserve.contains(hijacker);
                (due == Some(Due::Hijacker) && fit, &HIJACKER_DRAWN)
            }
            // HIJ-5: there are always stones of both colours in the bag.
            Chance::Stone { greens, .. } => {
                (due == Some(Due::Stone) && *greens == self.greens_in_bag(), &STONE_DRAWN)
            }
            Chance::Tiles { tiles, left } => {
                let fit = picked(&tiles.0, self.tiles.len().min(2), &self.tiles);
                let fit = fit && tiles.0.is_sorted() && left.0 == self.tiles;
                (due == Some(Due::Tiles) && fit, &TILES_DRAWN)
            }
            Chance::Dice { values } => {
                let fit = values.0.len() == self.dice_to_roll().count();
                let fit = fit && values.iter().all(|value| (1..=6).contains(value));
                (due == Some(Due::Dice) && fit, &DICE_ROLLED)
            }
            Chance::Cybot { card } => {
                (due == Some(Due::Cybot) && self.cybot_deck().contains(card), &CYBOT_DRAWN)
            }
        };
        if fits { Ok(()) } else { Err(refusal) }
    }

    pub(crate) fn take_draw(&mut self, chance: Chance, told: &mut Told<Event>) {
        match chance {
            Chance::First { seat } => {
                self.first = seat;
                told.all(Event::Begins { seat });
                self.phase = Phase::Hijackers;
            }
            Chance::Hijackers { hijackers } => {
                for (spot, hijacker) in self.spots.iter_mut().zip(hijackers.iter()) {
                    spot.hijacker = Some(*hijacker);
                    self.reserve.retain(|other| other != hijacker);
                }
                told.all(Event::HijackersPlaced { hijackers });
                self.phase = Phase::Numbers;
            }
            Chance::Numbers { numbers } => {
                self.numbers = numbers.0[..].try_into().expect("there are four");
                told.all(Event::NumbersLaid { numbers });
                self.phase = Phase::Objective;
            }
            Chance::Objective { objective, medals } => self.set_goals(objective, medals, told),
            Chance::Card { card } => self.turn_top(card, told),
            Chance::CardOf { card, pile } => self.reshuffle(card, pile.0, told),
            Chance::Hijacker { hijacker } => self.board(hijacker, told),
            Chance::Stone { stone, .. } => self.take_stone(stone, told),
            Chance::Tiles { tiles, .. } => self.offer_tiles(tiles, told),
            Chance::Dice { values } => self.roll(&values, told),
            Chance::Cybot { card } => self.play_cybot(card, told),
        }
    }

    /// HIJ-8: medals lie on the three goals of one card.
    fn set_goals(&mut self, objective: u8, medals: Row<u8, 3>, told: &mut Told<Event>) {
        let goals = self.config.components().objectives[usize::from(objective) - 1];
        let with_medals = goals.into_iter().zip(medals.iter());
        self.medals =
            with_medals.map(|(goal, value)| Medal { goal, value: Some(*value) }).collect();
        told.all(Event::GoalsSet { goals: Row(goals.into()), medals });
        self.phase = Phase::Cards;
    }

    /// HIJ-80: after twelve cards all are shuffled again.
    fn cybot_deck(&self) -> ArrayVec<CybotCard, CYBOT_CARDS> {
        if self.cybot.is_empty() {
            self.config.components().cybot.clone()
        } else {
            self.cybot.clone()
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use redeye_game::{Game, Input, Time};

    use super::*;

    /// A table of so many seats in its first turn, with the goals of this objective card.
    pub(crate) fn first_turn(seats: u8, objective: u8) -> Hijacked {
        let mut rng = Rng::from_word("the first turn");
        let mut state = Hijacked::setup(&Hijacked::configure(seats, "").unwrap());
        while state.owes_draw() {
            let draw = match state.draw(&mut rng) {
                Chance::Objective { medals, .. } => Chance::Objective { objective, medals },
                other => other,
            };
            assert!(state.check_draw(&draw).is_ok(), "{draw}");
            state.apply(Time::ZERO, Input::Chance(draw), &mut Told::new());
        }
        state
    }

    /// HIJ-2, HIJ-8: everybody begins as often as any other, and every order of medals comes up.
    #[test]
    fn who_begins_and_where_medals_lie() {
        let mut rng = Rng::from_word("who begins");
        let mut state = Hijacked::setup(&Hijacked::configure(4, "").unwrap());
        let mut counts = [0_u32; 4];
        for _ in 0..4_000 {
            let Chance::First { seat } = state.draw(&mut rng) else { panic!("it comes first") };
            counts[seat.index()] += 1;
        }
        assert!(counts.iter().all(|count| (900..1_100).contains(count)), "{counts:?}");
        state.phase = Phase::Objective;
        let seen: std::collections::BTreeSet<String> =
            (0..600).map(|_| state.draw(&mut rng).to_string()).collect();
        assert_eq!(seen.len(), 5 * 6, "{seen:?}");
    }
}
