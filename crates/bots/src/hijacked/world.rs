//! The bot's own side of the table, as it is and as it may become in a turn. It is small and cheap
//! to copy: a turn is thought through in thousands of them.

use redeye_game::Seat;
use redeye_hijacked::{
    Colour, DieKind, ExtraDice, Face, GoalView, Hijacker, Kind, Markers, PublicView, Rolled, Space,
    Tile, Track,
};

use super::trust::{GREENS_MAX, SPACES};

/// HIJ-25: colours that can be exchanged.
pub(super) const COLOURS: usize = 4;

/// HIJ-22: how many cards a display holds.
pub(super) const DISPLAY_MAX: u8 = 5;

/// HIJ-25: points for a passenger and a pilot.
pub(super) const PASSENGER_POINTS: i16 = 3;
pub(super) const PILOT_POINTS: i16 = 5;

/// HIJ-40: after so many steps a hijacker leaves, and so many stones are lost.
pub(super) const STEPS: u8 = 4;
const LOST: u8 = 2;

/// HIJ-20: cards in one turn, at most.
const CARDS_MAX: u8 = 2;

const DICE_MAX: usize = 6;
const ROW: usize = 6;
const SPOTS: usize = 4;

/// A place in the row.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Slot {
    /// Nothing that could be chosen now.
    Gone,
    /// HIJ-3: face down, with this back.
    Hidden(u8),
    /// Open and free.
    Open(Face),
    /// HIJ-20: reserved by another, with this die.
    Theirs(Face, u8),
    /// HIJ-24: reserved by the bot itself.
    Mine(Face),
}

/// HIJ-4: a place for a hijacker.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Spot {
    pub(super) spaces: [Space; 2],
    pub(super) hijacker: Option<Hijacker>,
    pub(super) level: u8,
    pub(super) is_mine: bool,
    pub(super) is_theirs: bool,
}

/// What the bot has, what there is for everybody, and what is left of its turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct World<'t> {
    pub(super) score: i16,
    pub(super) markers: Markers,
    /// Cards in the display, by colour.
    pub(super) held: [u8; COLOURS],
    pub(super) passengers: u8,
    pub(super) pilots: u8,
    pub(super) thumb: u8,
    pub(super) retreats: u8,
    /// Points on medals.
    pub(super) medals: i16,
    hijackers: u8,
    tiles: u8,
    /// HIJ-65: dice for the next turn.
    pub(super) next_dice: u8,
    pub(super) has_star: bool,
    /// HIJ-5: in stones.
    pub(super) trust: u8,
    pub(super) supply: Markers,
    pub(super) bonus_dice: u8,
    pub(super) mini_dice: u8,
    pub(super) police: u8,
    /// HIJ-50: what everybody else got.
    pub(super) given: i16,
    pub(super) spots: [Spot; SPOTS],
    pub(super) dice: [Option<Rolled>; DICE_MAX],
    pub(super) cards_chosen: u8,
    pub(super) has_own_card: bool,
    /// HIJ-30: how many green stones this turn can still bring.
    pub(super) greens_left: u8,
    pub(super) has_built_trust: bool,
    pub(super) row: [Slot; ROW],
    pub(super) top: Option<u8>,
    /// What the bot has reserved for its next turn.
    pub(super) reserved: Option<Face>,
    track: &'t Track,
    goals: &'t [GoalView],
}

impl<'t> World<'t> {
    /// What `seat` sees of it.
    pub(super) fn read(public: &'t PublicView, seat: Seat) -> Self {
        let player = &public.players[seat];
        let turn = public.turn.as_ref().filter(|turn| turn.seat == seat);
        let mut world = Self {
            score: player.score,
            markers: player.markers,
            held: held(&player.display),
            passengers: player.passengers,
            pilots: player.pilots,
            thumb: player.thumb,
            retreats: player.retreats,
            medals: player.medals.iter().map(|medal| i16::from(*medal)).sum(),
            hijackers: 0,
            tiles: 0,
            next_dice: dice_to_come(player.bonus_dice) + dice_to_come(player.mini_dice),
            has_star: public.star == Some(seat),
            trust: public.trust / 10,
            supply: public.supply,
            bonus_dice: public.bonus_dice,
            mini_dice: public.mini_dice,
            police: public.police,
            given: 0,
            spots: std::array::from_fn(|place| {
                let spot = &public.spots[place];
                Spot {
                    spaces: spot.spaces,
                    hijacker: spot.hijacker,
                    level: spot.level,
                    is_mine: spot.disc == Some(seat),
                    is_theirs: spot.disc.is_some_and(|disc| disc != seat),
                }
            }),
            dice: std::array::from_fn(|place| turn?.dice.get(place).copied()),
            cards_chosen: turn.map_or(0, |turn| turn.cards_chosen),
            has_own_card: turn.is_some_and(|turn| turn.has_own_card),
            greens_left: GREENS_MAX - public.turn.as_ref().map_or(0, |turn| turn.greens),
            has_built_trust: turn.is_some_and(|turn| turn.has_built_trust),
            row: std::array::from_fn(|place| slot(public, seat, place)),
            top: public.top,
            reserved: None,
            track: &public.tracks[seat],
            goals: &public.goals,
        };
        player.hijackers.iter().for_each(|hijacker| world.hijackers |= 1 << *hijacker as u8);
        player.tiles.iter().for_each(|tile| world.tiles |= 1 << *tile as u8);
        world
    }

    /// HIJ-24: what was reserved in this turn is for the next.
    pub(super) fn keep_reserved(&mut self) {
        for slot in &mut self.row {
            if let Slot::Mine(face) = *slot {
                self.reserved = Some(face);
            }
        }
    }

    pub(super) const fn has_tile(&self, tile: Tile) -> bool {
        self.tiles >> tile as u8 & 1 == 1
    }

    pub(super) const fn use_tile(&mut self, tile: Tile) {
        self.tiles &= !(1 << tile as u8);
    }

    pub(super) fn hijackers(&self) -> impl Iterator<Item = Hijacker> {
        let persuaded = self.hijackers;
        Hijacker::ALL.iter().copied().filter(move |one| persuaded >> *one as u8 & 1 == 1)
    }

    pub(super) const fn has_persuaded(&self) -> bool {
        self.hijackers != 0
    }

    pub(super) fn cards(&self) -> u8 {
        self.held.iter().sum()
    }

    /// HIJ-10: three passengers and a pilot.
    pub(super) const fn has_rescued_enough(&self) -> bool {
        self.passengers >= 3 && self.pilots >= 1
    }

    /// HIJ-71: goals that nobody has met, and their medals.
    pub(super) fn goals(&self) -> impl Iterator<Item = (redeye_hijacked::Goal, u8)> {
        self.goals.iter().filter_map(|goal| Some((goal.goal, goal.medal?)))
    }

    /// The dice that were not placed yet, by their place in the roll.
    pub(super) fn free_dice(&self) -> impl Iterator<Item = (usize, Rolled)> {
        let dice = self.dice.into_iter().enumerate();
        dice.filter_map(|(place, die)| Some((place, die.filter(|die| !die.used)?)))
    }

    /// HIJ-40, HIJ-50: the values of both own dice, if neither was placed.
    pub(super) fn both_own_dice(&self) -> Option<[u8; 2]> {
        match self.dice {
            [Some(one), Some(other), ..] => {
                let free = |die: Rolled| die.kind == DieKind::Own && !die.used;
                (free(one) && free(other)).then_some([one.value, other.value])
            }
            _ => None,
        }
    }

    /// HIJ-20: can a card be chosen with this die, or without one?
    pub(super) fn may_choose(&self, die: Option<Rolled>) -> bool {
        self.cards_chosen < CARDS_MAX && !(is_own(die) && self.has_own_card)
    }

    /// HIJ-20: a card was chosen with this die, or without one.
    pub(super) fn count_card(&mut self, die: Option<Rolled>) {
        self.cards_chosen += 1;
        self.has_own_card |= is_own(die);
    }

    pub(super) fn place(&mut self, die: usize) {
        if let Some(die) = &mut self.dice[die] {
            die.used = true;
        }
    }

    /// HIJ-70: one event is one move of the marker, and may stop on a bonus space.
    pub(super) fn gain(&mut self, points: i16) {
        if points == 0 {
            return;
        }
        self.score += points;
        if self.track.markers.contains(&self.score) {
            self.take_any();
        }
        if self.track.dice.contains(&self.score) && self.mini_dice > 0 {
            self.mini_dice -= 1;
            self.next_dice += 1;
        }
    }

    /// HIJ-70: a joker if there is one, else what it has fewest of.
    fn take_any(&mut self) {
        let left = Kind::ALL.into_iter().rev().filter(|kind| self.supply.count(*kind) > 0);
        let fewest = |kind: &Kind| (*kind != Kind::Joker, self.markers.count(*kind));
        if let Some(kind) = left.min_by_key(fewest) {
            self.fetch(kind);
        }
    }

    pub(super) fn fetch(&mut self, kind: Kind) {
        *of(&mut self.supply, kind) -= 1;
        *of(&mut self.markers, kind) += 1;
    }

    pub(super) fn spend(&mut self, kind: Kind) {
        *of(&mut self.markers, kind) -= 1;
        *of(&mut self.supply, kind) += 1;
    }

    /// HIJ-30: so many greens came out of the bag.
    pub(super) fn build_trust(&mut self, greens: usize) {
        self.trust += greens as u8;
        self.greens_left = self.greens_left.saturating_sub(greens as u8);
        self.has_star |= greens > 0 && self.trust == SPACES;
        (0..super::trust::points(greens)).for_each(|_| self.gain(1));
    }

    /// HIJ-22: can the card be played?
    pub(super) fn payment(&self, face: &Face) -> Option<Markers> {
        let fits = self.trust * 10 >= face.trust && self.cards() < DISPLAY_MAX;
        self.markers.payment(&face.demands).filter(|_| fits && face.card.colour() != Colour::Red)
    }

    /// HIJ-22: it is played, if it can be.
    pub(super) fn play(&mut self, face: &Face) -> Option<()> {
        let paid = self.payment(face)?;
        for kind in Kind::ALL {
            (0..paid.count(kind)).for_each(|_| self.spend(kind));
        }
        self.held[face.card.colour() as usize] += 1;
        Some(())
    }

    /// HIJ-23: a red card that was chosen face down.
    pub(super) fn discard_red(&mut self) {
        self.gain(1);
        self.trust = self.trust.saturating_sub(1);
    }

    /// HIJ-25.
    pub(super) fn rescue_passenger(&mut self, colour: usize) {
        self.held[colour] -= 2;
        self.passengers += 1;
        self.gain(PASSENGER_POINTS);
    }

    /// HIJ-25, HIJ-73: with three cards of these colours.
    pub(super) fn rescue_pilot(&mut self, colours: [usize; 3]) {
        colours.iter().for_each(|colour| self.held[*colour] -= 1);
        self.pilots += 1;
        self.gain(PILOT_POINTS);
    }

    /// HIJ-40: a step, and at the last one the hijacker leaves.
    pub(super) fn persuade(&mut self, place: usize) {
        (0..2).for_each(|die| self.place(die));
        self.spots.iter_mut().for_each(|spot| spot.is_mine = false);
        let spot = &mut self.spots[place];
        spot.level += 1;
        spot.is_mine = true;
        let left = spot.hijacker.filter(|_| spot.level == STEPS);
        self.gain(1);
        if let Some(hijacker) = left {
            self.spots[place] =
                Spot { hijacker: None, level: 0, is_mine: false, ..self.spots[place] };
            self.hijackers |= 1 << hijacker as u8;
            self.gain(hijacker.base());
            self.trust = self.trust.saturating_sub(LOST);
        }
    }
}

/// HIJ-65: those that are rolled in a turn to come.
const fn dice_to_come(dice: ExtraDice) -> u8 {
    dice.won + dice.ready
}

/// HIJ-20: does a card that is chosen with this die, or without one, need no bonus or mini die?
fn is_own(die: Option<Rolled>) -> bool {
    die.is_none_or(|die| die.kind == DieKind::Own)
}

fn slot(public: &PublicView, seat: Seat, place: usize) -> Slot {
    let Some(Some(laid)) = public.row.get(place) else { return Slot::Gone };
    match (laid.face, &laid.reserved) {
        (None, _) => Slot::Hidden(laid.back),
        (Some(face), None) => Slot::Open(face),
        (Some(face), Some(reserved)) if reserved.seat == seat => Slot::Mine(face),
        (Some(face), Some(reserved)) => Slot::Theirs(face, reserved.value),
    }
}

/// Cards by colour.
pub(super) fn held(display: &[redeye_hijacked::Card]) -> [u8; COLOURS] {
    let mut held = [0; COLOURS];
    display.iter().for_each(|card| held[card.colour() as usize] += 1);
    held
}

pub(super) const fn of(markers: &mut Markers, kind: Kind) -> &mut u8 {
    match kind {
        Kind::Crypto => &mut markers.crypto,
        Kind::Food => &mut markers.food,
        Kind::Medicine => &mut markers.medicine,
        Kind::Joker => &mut markers.joker,
    }
}
