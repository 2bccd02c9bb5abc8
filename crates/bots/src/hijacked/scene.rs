//! What does not change while the bot thinks: the box, the others, the cards that nobody has seen.

use redeye_game::{Seat, SeatSet};
use redeye_hijacked::{
    Card, Components, Face, Lead, PlayerView, PublicView, Scored, Stage, Tile, reckon,
};

use super::clock::{self, Need};
use super::style::Style;
use super::world::{PASSENGER_POINTS, held};

/// What no table shows.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    /// HIJ-72: who persuaded a hijacker first.
    pub(super) foremost: Option<Seat>,
    /// HIJ-24: has the bot reserved a card in this turn?
    pub(super) has_reserved: bool,
    /// Who has cashed something or called the police back: who may do it again.
    pub(super) helpers: SeatSet,
}

/// One of the others.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rival {
    pub(super) score: i16,
    /// By how much it can raise its score at any time: bit by bit.
    pub(super) reach: u64,
    /// HIJ-10: how much it lacks.
    pub(super) need: Need,
    /// Has it had its turn in this round?
    pub(super) is_done: bool,
    pub(super) thumb: u8,
    /// HIJ-74: what it would come to now.
    pub(super) total: i16,
    /// HIJ-83: somebody whose success is none.
    pub(super) is_cybot: bool,
}

/// The table as the bot finds it.
#[derive(Debug)]
pub(super) struct Scene<'t> {
    pub(super) public: &'t PublicView,
    pub(super) seat: Seat,
    pub(super) style: &'t Style,
    pub(super) components: &'t Components,
    pub(super) memory: &'t Memory,
    pub(super) rivals: Vec<Rival>,
    /// HIJ-10: has the bot had its turn in this round, when this one is over?
    pub(super) is_done: bool,
    /// HIJ-10: does the match end with this round?
    pub(super) ends: bool,
    /// What it is worth to the bot that the talks succeed.
    pub(super) stake: f64,
    /// Cards that nobody has seen, by their backs.
    unseen: [Vec<Face>; 7],
}

impl<'t> Scene<'t> {
    pub(super) fn new(
        public: &'t PublicView,
        seat: Seat,
        style: &'t Style,
        components: &'t Components,
        memory: &'t Memory,
    ) -> Self {
        let mut scene = Self {
            public,
            seat,
            style,
            components,
            memory,
            rivals: Vec::with_capacity(3),
            is_done: true,
            ends: false,
            stake: style.stake,
            unseen: Default::default(),
        };
        let enough = |player: &PlayerView| player.passengers >= 3 && player.pilots >= 1;
        scene.ends = public.players.iter().any(|(_, player)| enough(player));
        // HIJ-12: in the last call nobody has another turn.
        let is_over = public.stage == Stage::LastCall;
        scene.is_done = is_over || scene.place_in_round(seat) <= scene.place_on_turn();
        let others = public.players.iter().filter(|(other, _)| *other != seat);
        scene.rivals = others.map(|(other, player)| scene.rival(other, player)).collect();
        scene.stake = scene.stake();
        scene.sort_unseen();
        scene
    }

    /// HIJ-10: clockwise from the start card.
    fn place_in_round(&self, seat: Seat) -> usize {
        let players = self.public.tracks.iter().count();
        let first = self.public.first.map_or(0, Seat::index);
        (seat.index() + players - first) % players
    }

    fn place_on_turn(&self) -> usize {
        self.public.turn.as_ref().map_or(0, |turn| self.place_in_round(turn.seat))
    }

    /// Is the last turn of the round going on? HIJ-80: the Cybot has none.
    pub(super) fn is_last_turn(&self) -> bool {
        let seats = self.public.tracks.iter().count() - usize::from(self.public.cybot.is_some());
        self.public.turn.is_some() && self.place_on_turn() + 1 == seats
    }

    /// Who is on turn next, if it is in this round or the one after.
    pub(super) fn next_on_turn(&self) -> Option<Seat> {
        let turn = self.public.turn.as_ref()?;
        let seats = self.public.tracks.iter().count() - usize::from(self.public.cybot.is_some());
        Some(turn.seat.left(seats as u8))
    }

    fn rival(&self, seat: Seat, player: &PlayerView) -> Rival {
        let is_cybot = self.public.cybot.as_ref().is_some_and(|cybot| cybot.seat == seat);
        let has_tile = |tile: Tile| player.tiles.contains(&tile);
        let held = held(&player.display);
        let is_new = self.public.round < self.style.rounds_of_trust;
        let helps = !is_cybot && (is_new || self.memory.helpers.contains(seat));
        let reach = clock::reach(&player.markers, &player.medals, &held);
        Rival {
            score: player.score,
            // Who does not help stays where it is.
            reach: if helps { reach } else { 1 },
            need: Need::of(self.style, held, (player.passengers, player.pilots), has_tile),
            is_done: self.place_in_round(seat) < self.place_on_turn(),
            thumb: player.thumb,
            total: self.total(seat),
            is_cybot,
        }
    }

    /// HIJ-74: what a seat would come to if the match ended now, and it exchanged what it can.
    pub(super) fn total(&self, seat: Seat) -> i16 {
        let player = &self.public.players[seat];
        let pairs: u8 = held(&player.display).iter().map(|count| count / 2).sum();
        let others = self.public.players.iter().filter(|(other, _)| *other != seat);
        let recognition = usize::from(player.thumb).checked_sub(1);
        reckon(&Scored {
            track: player.score + PASSENGER_POINTS * i16::from(pairs),
            medals: player.medals.iter().map(|medal| i16::from(*medal)).sum(),
            markers: player.markers,
            has_star: self.public.star == Some(seat),
            hijackers: &player.hijackers,
            recognition: recognition.map_or(0, |space| self.public.recognition[space].into()),
            lead: lead(player.thumb, others.map(|(_, other)| other.thumb)),
            cards: player.display.len() as i16 - 2 * i16::from(pairs),
            passengers: i16::from(player.passengers + pairs),
            pilots: i16::from(player.pilots),
            is_foremost: self.memory.foremost == Some(seat),
            steps: self.components.steps(),
        })
        .total
    }

    /// HIJ-74: who will not win has little to gain from a success, and helps less.
    fn stake(&self) -> f64 {
        let style = self.style;
        let best = self.rivals.iter().map(|rival| rival.total).max();
        let lead = best.map_or(0, |best| self.total(self.seat) - best);
        let chance = 1.0 / (1.0 + (-(f64::from(lead) + style.behind) / style.behind_by).exp());
        style.stake * (style.stake_least + (1.0 - style.stake_least) * chance)
    }

    /// HIJ-3: what is printed on all cards is known, and where some of them are.
    fn sort_unseen(&mut self) {
        let public = self.public;
        let mut seen: Vec<Card> = public.discard.to_vec();
        public.players.iter().for_each(|(_, player)| seen.extend(&player.display));
        let open = public.row.iter().flatten().filter_map(|laid| laid.face);
        seen.extend(open.map(|face| face.card));
        let chosen = public.turn.as_ref().and_then(|turn| turn.chosen.as_ref());
        seen.extend(chosen.map(|chosen| chosen.face.card));
        seen.sort_unstable();
        for face in self.components.faces() {
            if seen.binary_search(&face.card).is_err() {
                self.unseen[usize::from(face.back)].push(*face);
            }
        }
    }

    /// What a card with this back can be.
    pub(super) fn unseen(&self, back: u8) -> &[Face] {
        &self.unseen[usize::from(back)]
    }
}

/// HIJ-72: who leads on the recognition track.
pub(super) fn lead(thumb: u8, others: impl Iterator<Item = u8>) -> Lead {
    match others.max() {
        _ if thumb == 0 => Lead::None,
        Some(best) if best > thumb => Lead::None,
        Some(best) if best == thumb => Lead::Tied,
        _ => Lead::Alone,
    }
}
