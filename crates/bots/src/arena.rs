//! Bots at a table.

use redeye_game::{Game, Match, Outcome, Rng, Seat, SeatSet, Told, Viewer};

use crate::{Bot, Turn};

/// Room to play matches in, used again and again so that a match needs no memory of its own.
#[derive(Debug)]
pub struct Arena<G: Game> {
    /// The longest a bot takes over an action; zero for simulations.
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

    /// An arena in which a bot takes up to `pace_ms` over each action, in the match's own time.
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
                    self.enter(game, seat, action, rng);
                    self.tell(game, bots, &mut watch);
                }
            }
            if let Some(outcome) = game.state().outcome() {
                return outcome;
            }
            if stuck {
                // Nobody wants to act: time passes until the clock does.
                let due = game.state().deadline().expect("a match waits for somebody or the clock");
                game.advance(due, &mut self.told);
                self.tell(game, bots, &mut watch);
            }
        }
    }

    /// Enters what a bot does, when it has thought it over.
    fn enter(&mut self, game: &mut Match<G>, seat: Seat, action: G::Action, rng: &mut Rng) {
        let mut now = game.now();
        if self.pace_ms > 0 {
            now = now + u64::from(rng.below(self.pace_ms));
            // Whoever thinks until the deadline has passed has said nothing.
            if game.state().deadline().is_some_and(|due| due <= now) {
                return game.advance(now, &mut self.told);
            }
        }
        game.submit(now, seat, action, &mut self.told).expect("a bot does what is legal");
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
