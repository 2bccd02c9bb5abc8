//! The box: what is printed on the Skirmish card (MAY-22). It is data, because the print is not in
//! the book.

use std::fmt;
use std::str::FromStr;

use redeye_game::{Game as _, Seat};

use crate::Mayday;
use crate::pieces::Round;

/// The box that we ship.
const SHIPPED: &str = include_str!("../box.txt");

/// MAY-22: how far clockwise from the Skirmish seat its looker sits, round by round: `3-2-3`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arrows([u8; 3]);

impl Arrows {
    /// Those of the shipped box.
    ///
    /// # Panics
    /// If there is no such table.
    pub fn shipped(seats: u8) -> Self {
        let rows = read(SHIPPED).expect("the shipped box fits: a test reads it");
        let arrows = rows.iter().find(|(players, _)| *players == seats);
        arrows.expect("there is a triple for every number of players").1
    }

    /// The seat to which the arrow of `round` points from `seat`.
    pub(crate) fn from(self, seat: Seat, round: Round, seats: u8) -> Seat {
        Seat::at((seat.index() + usize::from(self.0[round as usize])) % usize::from(seats))
    }

    /// MAY-22: in Doubt and Reliable never a neighbour, nor the seat itself, and not the same.
    pub(crate) fn fit(self, seats: u8) -> bool {
        let [doubt, reliable, captain] = self.0;
        let far = |offset: u8| (2..=seats.saturating_sub(2)).contains(&offset);
        far(doubt) && far(reliable) && doubt != reliable && (1..seats).contains(&captain)
    }
}

impl fmt::Display for Arrows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [doubt, reliable, captain] = self.0;
        write!(f, "{doubt}-{reliable}-{captain}")
    }
}

impl FromStr for Arrows {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let offsets: Result<Vec<u8>, _> = text.split('-').map(str::parse).collect();
        let three = offsets.ok().and_then(|offsets| offsets.try_into().ok());
        three.map(Self).ok_or_else(|| format!("`{text}`: three numbers are expected: `3-2-3`"))
    }
}

/// Reads a box file.
///
/// # Errors
/// Everything that does not fit, line by line.
pub fn read(text: &str) -> Result<Vec<(u8, Arrows)>, Vec<String>> {
    let (mut rows, mut misfits) = (Vec::<(u8, Arrows)>::new(), Vec::new());
    let lines = text.lines().enumerate().filter(|(_, line)| {
        let line = line.trim();
        !line.is_empty() && !line.starts_with('#')
    });
    for (index, line) in lines {
        let number = index + 1;
        let words: Result<Vec<u8>, _> = line.split_whitespace().map(str::parse).collect();
        match words.as_deref() {
            Ok(&[seats, doubt, reliable, captain]) => {
                let arrows = Arrows([doubt, reliable, captain]);
                if !Mayday::SEATS.contains(&seats) {
                    misfits.push(format!("line {number}: MAY-1: {seats} cannot play"));
                } else if rows.iter().any(|(other, _)| *other == seats) {
                    misfits.push(format!("line {number}: {seats} players stand there twice"));
                } else if !arrows.fit(seats) {
                    misfits.push(format!(
                        "line {number}: MAY-22: in Doubt and Reliable the arrow never points at a \
                         neighbour or at the seat itself, and the two differ"
                    ));
                }
                rows.push((seats, arrows));
            }
            _ => misfits.push(format!("line {number}: four numbers are expected, not `{line}`")),
        }
    }
    for seats in Mayday::SEATS {
        if !rows.iter().any(|(other, _)| *other == seats) {
            misfits.push(format!("MAY-22: there is no line for {seats} players"));
        }
    }
    if misfits.is_empty() { Ok(rows) } else { Err(misfits) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// MAY-22: the shipped box, as it is written in the rules.
    #[test]
    fn the_shipped_box_fits() {
        let arrows: Vec<String> =
            Mayday::SEATS.map(|seats| Arrows::shipped(seats).to_string()).collect();
        assert_eq!(arrows, ["3-2-3", "3-2-4", "3-2-5", "3-2-6"]);
    }

    /// MAY-22: whatever does not fit is named, all of it.
    #[test]
    fn misfits_are_named_together() {
        let misfits = read("5 1 2 3\n6 3 3 4\nsix\n9 3 2 4\n8 3 2 6\n8 3 2 6\n").unwrap_err();
        let starts =
            ["line 1: MAY-22", "line 2: MAY-22", "line 3: four", "line 4: MAY-1", "line 6: 8"];
        for (misfit, start) in misfits.iter().zip(starts) {
            assert!(misfit.starts_with(start), "{misfit}");
        }
        assert_eq!(misfits.last().unwrap(), "MAY-22: there is no line for 7 players");
    }
}
