//! Reading a record, strictly: a line that is not exactly right is named, and nothing is guessed.

use std::str::{FromStr, Split};

use super::all::Ahead;
use super::expect::Expect;
use super::{
    BadLine, End, FORMAT, Header, HeaderLines, Line, NAME_CHARS_MAX, Proof, Reason, Record, Round,
    Step, is_invisible, sum_of,
};
use crate::{Bound, BySeat, Deal, Entry, Game, Input, Nonce, SEATS_MAX, Seat, SeatSet, Time};

/// The lines of a file that say something, one at a time.
pub(super) struct Reader<'t> {
    lines: std::iter::Enumerate<Split<'t, char>>,
    /// The number of the line that was read last.
    pub(super) number: usize,
}

impl<'t> Reader<'t> {
    fn new(text: &'t str) -> Self {
        // Not `lines()`: that would read other line ends as if they were ours.
        Self { lines: text.split('\n').enumerate(), number: 0 }
    }

    /// The next line that is neither empty nor a comment.
    fn next(&mut self) -> Option<&'t str> {
        for (index, line) in self.lines.by_ref() {
            if !line.is_empty() && !line.starts_with('#') {
                self.number = index + 1;
                return Some(line);
            }
        }
        None
    }

    pub(super) fn bad<T>(&self, reason: impl Into<Reason>) -> Result<T, BadLine> {
        Err(BadLine::new(self.number, reason))
    }

    /// The rest of the next line, which must begin with `key`.
    fn after(&mut self, key: &str) -> Result<&'t str, BadLine> {
        let line = self.next().unwrap_or_default();
        match line.strip_prefix(key) {
            Some("") => Ok(""),
            Some(rest) if rest.starts_with(' ') => Ok(&rest[1..]),
            _ if line.is_empty() => self.bad(format!("the file stops before its `{key}` line")),
            _ => self.bad(format!("expected `{key} …`, found `{line}`")),
        }
    }

    /// As [`after`](Self::after), but only if the next line begins with `key`.
    fn after_if(&mut self, key: &str) -> Option<&'t str> {
        let mut ahead = Reader { lines: self.lines.clone(), number: self.number };
        let rest = ahead.after(key).ok()?;
        *self = ahead;
        Some(rest)
    }

    /// Lines that give some seats a value, such as `nonce 3 …`.
    fn by_seat<T: FromStr<Err = String>>(
        &mut self,
        key: &str,
        seats: u8,
    ) -> Result<BySeat<Option<T>>, BadLine> {
        let mut values = BySeat::new(seats, |_| None);
        let mut last = None;
        while let Some(line) = self.after_if(key) {
            let (seat, value) = line.split_once(' ').unwrap_or((line, ""));
            let seat: Seat = self.parse(seat)?;
            if seat.index() >= usize::from(seats) || last >= Some(seat) {
                return self
                    .bad(format!("`{key}` lines stand in seat order, one for a seat at most"));
            }
            values[seat] = Some(self.parse(value)?);
            last = Some(seat);
        }
        Ok(values)
    }

    pub(super) fn parse<T: FromStr<Err = String>>(&self, word: &str) -> Result<T, BadLine> {
        word.parse().or_else(|reason: String| self.bad(reason))
    }
}

impl Header {
    /// Reads what stands above the entries, to find out which game it is.
    ///
    /// # Errors
    /// The first line that is not right.
    pub fn read(text: &str) -> Result<Self, BadLine> {
        Self::from(&mut Reader::new(text))
    }

    fn from(reader: &mut Reader<'_>) -> Result<Self, BadLine> {
        let format = reader.after("redeye match")?;
        if format != FORMAT.to_string() {
            return reader
                .bad(format!("format {format} is not known; this program reads {FORMAT}"));
        }
        let mut lines = HeaderLines::default();
        let game = reader.after("game")?;
        lines.game = reader.number;
        let read_game = || {
            let (id, number) = game.split_once(' ')?;
            let rules: u32 = number.parse().ok()?;
            (rules.to_string() == number).then_some((id, rules))
        };
        let Some((game, rules)) = read_game() else {
            return reader.bad(format!("expected `game NAME RULES`, found `game {game}`"));
        };
        let table = reader.after("table")?;
        if table.is_empty() || table.len() > 64 || !table.bytes().all(|b| b.is_ascii_graphic()) {
            return reader.bad("a table's name has 1 to 64 letters, digits and signs");
        }
        let options = reader.after("options")?;
        lines.options = reader.number;
        let mut names: Vec<String> = Vec::new();
        while let Some(seat) = reader.after_if("seat") {
            let (number, name) = seat.split_once(' ').unwrap_or((seat, ""));
            if names.len() == SEATS_MAX || number != (names.len() + 1).to_string() {
                return reader
                    .bad(format!("seats are listed in order from 1, found `seat {seat}`"));
            }
            let chars = name.chars().count();
            let visible = !name.chars().any(is_invisible) && name.trim() == name;
            if !(1..=NAME_CHARS_MAX).contains(&chars) || !visible {
                return reader.bad(format!("a name has 1 to {NAME_CHARS_MAX} visible characters"));
            }
            names.push(name.to_owned());
        }
        let proof = Proof::from(reader, table, &names, &mut lines)?;
        let (game, table, options) = (game.to_owned(), table.to_owned(), options.to_owned());
        Ok(Self { game, rules, table, options, names, proof, lines })
    }
}

impl Proof {
    fn from(
        reader: &mut Reader<'_>,
        table: &str,
        names: &[String],
        lines: &mut HeaderLines,
    ) -> Result<Option<Self>, BadLine> {
        let Some(commitment) = reader.after_if("commitment") else { return Ok(None) };
        lines.commitment = reader.number;
        let commitment = reader.parse(commitment)?;
        let salt = reader.after("salt")?;
        let salt = reader.parse(salt)?;
        let seed = reader.after("seed")?;
        let seed = reader.parse(seed)?;
        let seats = names.len() as u8;
        let nonces = reader.by_seat("nonce", seats)?;
        let round = Round::from(reader, seats, &nonces, lines)?;
        let deal = Deal { table: table.to_owned(), seed, salt, nonces };
        Ok(Some(Self { commitment, deal, round }))
    }
}

impl Round {
    fn from(
        reader: &mut Reader<'_>,
        seats: u8,
        nonces: &BySeat<Option<Nonce>>,
        lines: &mut HeaderLines,
    ) -> Result<Option<Self>, BadLine> {
        let commitments = reader.by_seat("bound", seats)?;
        let withheld = match reader.after_if("withheld") {
            Some("-") => return reader.bad("if nobody withheld anything, there is no such line"),
            Some(listed) => reader.parse(listed)?,
            None => SeatSet::EMPTY,
        };
        let bound = commitments.seats(Option::is_some);
        let seal = match reader.after_if("seal") {
            Some(seal) => reader.parse(seal)?,
            None if bound.is_empty() && withheld.is_empty() => return Ok(None),
            None => return reader.bad("a `seal` line follows what is bound and withheld"),
        };
        lines.seal = reader.number;
        if bound != nonces.seats(Option::is_some) {
            return reader.bad("each `nonce` line has its `bound` line, and no other seat has one");
        }
        if !withheld.within(SeatSet::first(seats) - bound) {
            return reader.bad("a seat that withheld its nonce adds none to this deal");
        }
        Ok(Some(Self { bound: Bound { commitments, withheld }, seal }))
    }
}

impl<G: Game> Record<G> {
    /// Reads a whole record.
    ///
    /// # Errors
    /// The first line that is not right, and why.
    pub fn read(text: &str) -> Result<Self, BadLine> {
        let mut reader = Reader::new(text);
        let header = Header::from(&mut reader)?;
        if header.game != G::ID || header.rules != G::RULES {
            let (game, rules) = (&header.game, header.rules);
            let (id, known) = (G::ID, G::RULES);
            let reason =
                format!("{game} under rules {rules}; this program plays {id} under {known}");
            return Err(BadLine::new(header.lines.game, reason));
        }
        let seats = header.names.len() as u8;
        let config = G::configure(seats, &header.options)
            .map_err(|misfits| BadLine::new(header.lines.options, Reason::Misfits(misfits)))?;
        if config.to_string() != header.options {
            let reason = format!("these options are written `options {config}`");
            return Err(BadLine::new(header.lines.options, reason));
        }
        let mut lines = Vec::new();
        let mut at = Time::ZERO;
        let mut ahead: Option<Ahead<G>> = None;
        let end = loop {
            let Some(line) = reader.next() else {
                return reader.bad("the record breaks off: it has neither `end` nor `open`");
            };
            if line == "open" {
                break End::Open;
            }
            if let Some(outcome) = line.strip_prefix("end ") {
                break End::Over(outcome.to_owned());
            }
            let step = if let Some(words) = line.strip_prefix("? ") {
                read_expectation(&reader, words, seats)?
            } else {
                let rest = read_time(&reader, line, &mut at)?;
                if let Some(words) = rest.strip_prefix("all: ") {
                    let begin = || Ahead::new(header.proof.as_ref(), &config);
                    ahead.get_or_insert_with(begin).read(&reader, at, words, &mut lines)?;
                    continue;
                }
                read_step(&reader, rest, at)?
            };
            lines.push(Line { number: reader.number, step });
        };
        let end_line = reader.number;
        let has_sum = match reader.next() {
            None => false,
            Some(line) => check_sum(&reader, text, line)?,
        };
        match reader.next() {
            Some(_) => reader.bad("nothing may follow the end of the record"),
            None => Ok(Self { header, config, lines, end, end_line, has_sum }),
        }
    }
}

impl<G: Game> Entry<G> {
    /// Reads entries, one a line, as they stand in a record: all of them with their time.
    ///
    /// # Errors
    /// The first line that is no entry.
    pub fn read_all(text: &str) -> Result<Vec<Self>, BadLine> {
        let mut reader = Reader::new(text);
        let mut entries = Vec::new();
        while let Some(line) = reader.next() {
            let mut at = Time::ZERO;
            let rest = read_time(&reader, line, &mut at)?;
            match read_step(&reader, rest, at)? {
                Step::Entry(entry) if Self::to_string(&entry) == line => entries.push(entry),
                _ => return reader.bad(format!("expected an entry with its time, found `{line}`")),
            }
        }
        Ok(entries)
    }
}

/// Is `line`, the one after the end, the sum of all that stands before it?
fn check_sum(reader: &Reader<'_>, text: &str, line: &str) -> Result<bool, BadLine> {
    let Some(sum) = line.strip_prefix("sum ") else {
        return reader.bad("nothing may follow the end of the record but its sum");
    };
    let before = line.as_ptr().addr() - text.as_ptr().addr();
    if sum == sum_of(&text[..before]) {
        return Ok(true);
    }
    reader.bad("this is not the sum of the file: something in it has changed since it was written")
}

/// An expectation, at a table of `seats`.
fn read_expectation<G: Game>(
    reader: &Reader<'_>,
    words: &str,
    seats: u8,
) -> Result<Step<G>, BadLine> {
    let expectation: Expect<G> = reader.parse(words)?;
    match expectation.seat().filter(|seat| seat.index() >= seats.into()) {
        Some(seat) => reader.bad(format!("there is no seat {seat} at this table of {seats}")),
        None => Ok(Step::Expect(expectation)),
    }
}

/// What stands in a line after its time. A script may leave it out: it is then the same as before.
fn read_time<'l>(reader: &Reader<'_>, line: &'l str, at: &mut Time) -> Result<&'l str, BadLine> {
    match line.split_once(' ') {
        Some((time, rest)) if time.starts_with(|c: char| c.is_ascii_digit()) => {
            *at = reader.parse(time)?;
            Ok(rest)
        }
        _ => Ok(line),
    }
}

/// An entry or a refusal, from what stands after its time.
fn read_step<G: Game>(reader: &Reader<'_>, step: &str, at: Time) -> Result<Step<G>, BadLine> {
    if step == "clock" {
        return Ok(Step::Entry(Entry { at, input: Input::Clock }));
    }
    if let Some(chance) = step.strip_prefix("table: ") {
        let chance = reader.parse(chance)?;
        return Ok(Step::Entry(Entry { at, input: Input::Chance(chance) }));
    }
    let Some((seat, action)) = step.strip_prefix("seat ").and_then(|act| act.split_once(": "))
    else {
        return reader.bad(format!(
            "expected `TIME seat N: …`, `TIME all: …`, `TIME table: …`, `TIME clock`, `end …` or \
             `open`, found `{step}`"
        ));
    };
    let seat = reader.parse(seat)?;
    Ok(match action.split_once(" ! ") {
        None => Step::Entry(Entry { at, input: Input::Act(seat, reader.parse(action)?) }),
        Some((action, refusal)) => {
            Step::Refused { at, seat, action: reader.parse(action)?, refusal: refusal.to_owned() }
        }
    })
}
