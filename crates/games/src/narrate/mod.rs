//! Games told in English, for the command line.

mod resistance;

use redeye_game::{Game, Seat, SeatSet, View};

/// A game that can be told.
pub trait Narrate: Game {
    /// One event in a sentence or two.
    fn narrate(event: &Self::Event, names: &Names<'_>) -> String;
    /// Does a chapter of the story end with it?
    fn ends_chapter(event: &Self::Event) -> bool;
    /// How the table stands, a line for each thing.
    fn describe(view: &View<Self>, names: &Names<'_>) -> Vec<String>;
}

/// Who sits where.
#[derive(Clone, Copy, Debug)]
pub struct Names<'n>(pub &'n [String]);

impl Names<'_> {
    /// The name of `seat`.
    pub fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("nobody", String::as_str)
    }

    /// A list: `Ana, Ben and Cai`; `nobody` for none.
    pub fn list(&self, seats: SeatSet) -> String {
        let names: Vec<&str> = seats.iter().map(|seat| self.of(seat)).collect();
        match names.as_slice() {
            [] => "nobody".to_owned(),
            [one] => (*one).to_owned(),
            [most @ .., last] => format!("{} and {last}", most.join(", ")),
        }
    }
}
