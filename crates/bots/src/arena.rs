//! Bots at a table.

use redeye_game::{BySeat, Game, Match, Outcome, Rng, Seat, SeatSet, Time, Told, Viewer};

use crate::{Bot, Turn};

/// How long a bot of a server takes over an action on average, unless its operator says otherwise.
pub const PACE_MS: u32 = 1_800;

/// No thought is shorter.
const THINKS_AGAIN_MS: u64 = 250;

/// After so many thoughts in a row that came to nothing, with no clock running, a match stands
/// still.
const IDLE_MAX: u32 = 10_000;

const LEGAL: &str = "a bot does what is legal";
const GOES_ON: &str = "a match waits for somebody or the clock";

/// Room to play matches in, used again and again so that a match needs no memory of its own.
#[derive(Debug)]
pub struct Arena<G: Game> {
    /// How long a bot takes over an action on average; zero: no time passes but by the clock.
    pace_ms: u32,
    /// Who wants to be told.
    listeners: SeatSet,
    told: Told<G::Event>,
    legal: Vec<G::Action>,
}

impl<G: Game> Arena<G> {
    /// An empty arena.
    pub const fn new() -> Self {
        Self::with_pace(0)
    }

    /// An arena in which everybody thinks at the same time, as in a room: each bot takes half of
    /// `pace_ms` to one and a half over each action, in the match's own time.
    pub const fn with_pace(pace_ms: u32) -> Self {
        Self { pace_ms, listeners: SeatSet::EMPTY, told: Told::new(), legal: Vec::new() }
    }

    /// Plays `game` to its end, one bot a seat, and tells `watch` of every step.
    ///
    /// # Panics
    /// If a bot does something illegal, or if the match cannot go on: both are our bugs.
    pub fn play(
        &mut self,
        game: &mut Match<G>,
        bots: &mut [Box<dyn Bot<G>>],
        rng: &mut Rng,
        mut watch: impl FnMut(&Match<G>, &Told<G::Event>),
    ) -> Outcome {
        let seats = game.state().seats();
        self.listeners = seats.iter().filter(|seat| bots[seat.index()].listens()).collect();
        game.advance(game.now(), &mut self.told);
        self.tell(game, bots, &mut watch);
        if self.pace_ms > 0 {
            return self.play_in_time(game, bots, rng, &mut watch);
        }
        loop {
            let mut stuck = true;
            // All seats, not only the awaited: some may act without having to.
            for seat in seats.iter() {
                self.legal.clear();
                game.state().legal(seat, &mut self.legal);
                if self.legal.is_empty() {
                    continue;
                }
                let turn = Turn::new(game.state(), seat, &self.legal);
                if let Some(action) = bots[seat.index()].act(&turn, rng) {
                    stuck = false;
                    let now = game.now();
                    game.submit(now, seat, action, &mut self.told).expect(LEGAL);
                    self.tell(game, bots, &mut watch);
                }
            }
            if let Some(outcome) = game.state().outcome() {
                return outcome;
            }
            if stuck {
                // Nobody wants to act: time passes until the clock does.
                let due = game.state().deadline().expect(GOES_ON);
                game.advance(due, &mut self.told);
                self.tell(game, bots, &mut watch);
            }
        }
    }

    /// The same, as in a room: whoever has made up its mind first acts, and the clock does what is
    /// due before that.
    fn play_in_time(
        &mut self,
        game: &mut Match<G>,
        bots: &mut [Box<dyn Bot<G>>],
        rng: &mut Rng,
        watch: &mut impl FnMut(&Match<G>, &Told<G::Event>),
    ) -> Outcome {
        let seats = game.state().seats();
        let mut made_up = BySeat::new(seats.len() as u8, |_| None);
        let (mut now, mut idle) = (game.now(), 0);
        loop {
            if let Some(outcome) = game.state().outcome() {
                return outcome;
            }
            let due = game.state().deadline();
            let first = self.first_to_act(game.state(), now, &mut made_up, rng);
            match (first, due) {
                (Some((at, seat)), due) if due.is_none_or(|due| at < due) => {
                    now = at;
                    made_up[seat] = None;
                    self.legal.clear();
                    game.state().legal(seat, &mut self.legal);
                    let turn = Turn::new(game.state(), seat, &self.legal);
                    if let Some(action) = bots[seat.index()].act(&turn, rng) {
                        idle = 0;
                        game.submit(now, seat, action, &mut self.told).expect(LEGAL);
                    } else {
                        idle += 1;
                        assert!(due.is_some() || idle < IDLE_MAX, "{GOES_ON}");
                        made_up[seat] = Some(now + self.thinks_ms(rng).max(THINKS_AGAIN_MS));
                    }
                }
                (_, due) => {
                    now = due.expect(GOES_ON);
                    game.advance(now, &mut self.told);
                }
            }
            self.tell(game, bots, watch);
        }
    }

    /// Who will have made up its mind first, and when. Whoever can act begins to think.
    fn first_to_act(
        &mut self,
        state: &G,
        now: Time,
        made_up: &mut BySeat<Option<Time>>,
        rng: &mut Rng,
    ) -> Option<(Time, Seat)> {
        for seat in state.seats().iter() {
            self.legal.clear();
            state.legal(seat, &mut self.legal);
            if self.legal.is_empty() {
                made_up[seat] = None;
            } else if made_up[seat].is_none() {
                // Where there is little time left a bot hurries, but it does not get faster and
                // faster: it may also be too late.
                let half = |due: Time| due.ms().saturating_sub(now.ms()) / 2;
                let left_ms = state.deadline().map_or(u64::MAX, half).max(THINKS_AGAIN_MS);
                made_up[seat] = Some(now + self.thinks_ms(rng).min(left_ms));
            }
        }
        made_up.iter().filter_map(|(seat, at)| Some(((*at)?, seat))).min()
    }

    fn thinks_ms(&self, rng: &mut Rng) -> u64 {
        u64::from(self.pace_ms / 2 + rng.below(self.pace_ms))
    }

    fn tell(
        &mut self,
        game: &Match<G>,
        bots: &mut [Box<dyn Bot<G>>],
        watch: &mut impl FnMut(&Match<G>, &Told<G::Event>),
    ) {
        for (to, event) in self.told.iter() {
            for seat in self.listeners.iter() {
                if to.includes(Viewer::Seat(seat)) {
                    bots[seat.index()].hear(event);
                }
            }
        }
        watch(game, &self.told);
        self.told.clear();
    }
}

impl<G: Game> Default for Arena<G> {
    fn default() -> Self {
        Self::new()
    }
}
