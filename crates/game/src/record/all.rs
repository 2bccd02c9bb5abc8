//! A line of a script in which all seats that are awaited act: `all: approve, but 3: reject`.
//!
//! Only people write it. It is read as the entries for which it stands, so that nothing but the
//! reader has to know it.

use std::collections::BTreeMap;

use super::read::Reader;
use super::replay::Played;
use super::{BadLine, Line, Proof, Step};
use crate::{Entry, Game, Input, Seat, SeatSet, Time};

/// Plays a script while it is read, because only the match knows who is awaited.
pub(super) struct Ahead<G: Game> {
    played: Played<G>,
    /// The first line that has not been played.
    next: usize,
}

impl<G: Game> Ahead<G> {
    pub(super) fn new(proof: Option<&Proof>, config: &G::Config) -> Self {
        Self { played: Played::new(proof, config), next: 0 }
    }

    /// Plays `lines` and adds an entry for each seat that is awaited after them, in seat order.
    /// `words` is what the line says after `all: `.
    ///
    /// # Errors
    /// The first of `lines` that does not hold, or why the line itself cannot stand.
    pub(super) fn read(
        &mut self,
        reader: &Reader<'_>,
        at: Time,
        words: &str,
        lines: &mut Vec<Line<G>>,
    ) -> Result<(), BadLine> {
        for line in &lines[self.next..] {
            self.played.play(line).map_err(|reason| BadLine::new(line.number, reason))?;
        }
        for (seat, action) in read_actions::<G>(reader, words, self.played.awaits())? {
            let step = Step::Entry(Entry { at, input: Input::Act(seat, action) });
            let line = Line { number: reader.number, step };
            if let Err(reason) = self.played.play(&line) {
                return reader.bad(format!("seat {seat}: {reason}"));
            }
            lines.push(line);
        }
        self.next = lines.len();
        Ok(())
    }
}

/// What each of `awaited` does, in seat order.
fn read_actions<G: Game>(
    reader: &Reader<'_>,
    words: &str,
    awaited: SeatSet,
) -> Result<BTreeMap<Seat, G::Action>, BadLine> {
    if awaited.is_empty() {
        return reader.bad("nobody is awaited here, so nobody acts");
    }
    let mut parts = words.split(", but ");
    let common = parts.next().unwrap_or_default();
    let action: G::Action = reader.parse(common)?;
    let mut actions = BTreeMap::new();
    let mut rest = awaited;
    for part in parts {
        let Some((seats, action)) = part.split_once(": ") else {
            return reader.bad(format!("expected `but SEATS: …`, found `but {part}`"));
        };
        let (seats, action): (SeatSet, G::Action) = (reader.parse(seats)?, reader.parse(action)?);
        if !seats.within(awaited) {
            return reader.bad(format!("`but {seats}`: only {awaited} are awaited here"));
        }
        if seats.is_empty() || !seats.within(rest) {
            return reader.bad(format!("`but {seats}`: name at least one seat, and none twice"));
        }
        rest = rest - seats;
        actions.extend(seats.iter().map(|seat| (seat, action.clone())));
    }
    if rest.is_empty() {
        return reader.bad(format!("all are named after `but`, so nobody is left to `{common}`"));
    }
    actions.extend(rest.iter().map(|seat| (seat, action.clone())));
    Ok(actions)
}
