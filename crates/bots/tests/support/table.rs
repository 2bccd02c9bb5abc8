//! A table whose bots are asked in turn, with the same chance for the same turn.

use redeye_bots::{Bot, HasBots, Level, Turn};
use redeye_game::{Entry, Game, Input, Match, Rng, Seat, Told, Viewer};

/// A table with normal bots.
pub(crate) struct Table<G: Game> {
    pub(crate) game: Match<G>,
    bots: Vec<Box<dyn Bot<G>>>,
    /// What each seat has heard.
    pub(crate) heard: Vec<Vec<G::Event>>,
}

impl<G: HasBots> Table<G> {
    /// A table at which `deal` was drawn.
    pub(crate) fn deal(config: &G::Config, deal: G::Chance) -> Self {
        let game = Match::<G>::written(config);
        let seats = game.state().seats();
        let mut table = Self {
            game,
            bots: seats.iter().map(|seat| G::bot(Level::Normal, config, seat)).collect(),
            heard: vec![Vec::new(); seats.len()],
        };
        table.put(Input::Chance(deal)).unwrap();
        table
    }

    /// Puts an entry in and tells the seats; none if it cannot stand here.
    pub(crate) fn put(&mut self, input: Input<G::Action, G::Chance>) -> Option<()> {
        let mut told = Told::new();
        // Nobody takes any time; the clock acts at its own.
        let at = match input {
            Input::Clock => self.game.state().deadline()?,
            Input::Act(..) | Input::Chance(_) => self.game.now(),
        };
        self.game.put(Entry { at, input }, &mut told).ok()?;
        for (to, event) in told.iter() {
            for seat in self.game.state().seats().iter() {
                if to.includes(Viewer::Seat(seat)) {
                    self.bots[seat.index()].hear(event);
                    self.heard[seat.index()].push(event.clone());
                }
            }
        }
        Some(())
    }

    /// What the bot of `seat` wants to do, if it is asked.
    pub(crate) fn ask(&mut self, seat: Seat, mut rng: Rng) -> Option<G::Action> {
        let mut legal = Vec::new();
        self.game.state().legal(seat, &mut legal);
        if legal.is_empty() {
            return None;
        }
        let turn = Turn::new(self.game.state(), seat, &legal);
        self.bots[seat.index()].act(&turn, &mut rng)
    }
}
