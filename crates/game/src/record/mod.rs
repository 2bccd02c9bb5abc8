//! A match as a text file: readable by a person, parsed strictly, made by every match.
//!
//! The format is described in `docs/record.md`. The same form serves tests: a *script* is a
//! record whose draws are written by hand, with refusals and expectations between the entries.

mod all;
mod expect;
mod read;
mod replay;
mod write;

use std::fmt;

pub use expect::Eyes;
pub use replay::{Replay, Verified};

use sha2::{Digest, Sha256};

use crate::{Bound, Commitment, Deal, Entry, Game, Match, Misfits, Refused, Seal, Seat, Time};

/// The version of the file format, in its first line.
const FORMAT: u32 = 1;

/// The longest name a seat can have in a record, in characters.
pub const NAME_CHARS_MAX: usize = 24;

/// What stands above the entries of a record, whatever the game.
#[derive(Clone, Debug)]
pub struct Header {
    /// The game's id.
    pub game: String,
    /// The rules it was played under.
    pub rules: u32,
    /// The table's name.
    pub table: String,
    /// The options, as [`Game::configure`] reads them.
    pub options: String,
    /// Who sat where.
    pub names: Vec<String>,
    /// Where the draws come from; none if they were written by hand.
    pub proof: Option<Proof>,
    /// Where in the file the game, the options, the commitment and the seal stand.
    pub lines: HeaderLines,
}

/// Line numbers of a header, for errors; all zero in a record that was not read from a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HeaderLines {
    /// Of `game`.
    pub game: usize,
    /// Of `options`.
    pub options: usize,
    /// Of `commitment`.
    pub commitment: usize,
    /// Of `seal`.
    pub seal: usize,
}

/// What proves the draws.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// As it was published before the match.
    pub commitment: Commitment,
    /// As it was shown after it.
    pub deal: Deal,
    /// How the nonces were bound before any was revealed; none if they were not.
    pub round: Option<Round>,
}

impl Proof {
    /// The proof of a deal whose nonces nobody had to bind.
    pub fn unbound(deal: Deal) -> Self {
        Self { commitment: deal.commitment(), deal, round: None }
    }

    /// The proof of a deal whose nonces were bound by `bound`.
    pub fn bound(deal: Deal, bound: Bound) -> Self {
        let commitment = deal.commitment();
        let round = Some(Round { seal: bound.seal(commitment), bound });
        Self { commitment, deal, round }
    }
}

/// The round in which seats committed to their nonces, and revealed them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// What they had committed to.
    pub bound: Bound,
    /// As it was published before the first nonce was revealed.
    pub seal: Seal,
}

/// One match, as a file holds it.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    /// What stands above the entries.
    pub header: Header,
    /// The options, understood.
    pub config: G::Config,
    /// The lines, in order.
    pub lines: Vec<Line<G>>,
    /// What the last line says of the end.
    pub end: End,
    /// Where in the file it says so; zero in a record that was not read from one.
    pub end_line: usize,
    /// Does the file end with its sum?
    pub has_sum: bool,
}

/// One step of a record, with its place in the file.
#[derive(Clone, Debug)]
pub struct Line<G: Game> {
    /// Counted from one, as editors do; the entries of one `all` line share its number.
    pub number: usize,
    /// What it says.
    pub step: Step<G>,
}

/// What a line of a record can say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step<G: Game> {
    /// Something happened.
    Entry(Entry<G>),
    /// Something was tried and refused.
    Refused {
        /// When.
        at: Time,
        /// By whom.
        seat: Seat,
        /// What was tried.
        action: G::Action,
        /// The clause and the reason, such as `RES-4 not-the-leader`.
        refusal: String,
    },
    /// Something holds at this point: a script's test.
    Expect(expect::Expect<G>),
}

/// How a record ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// The match is not over.
    Open,
    /// It is, in the words of [`Outcome`](crate::Outcome).
    Over(String),
}

/// A line that cannot stand, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadLine {
    /// Counted from one.
    pub line: usize,
    /// What is wrong, and what was expected.
    pub reason: Reason,
}

/// Why a line cannot stand. What the rules say is data, so that it can be told in any language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The file is not right.
    File(String),
    /// The rules refuse what the line says.
    Refused(Refused),
    /// The options do not fit.
    Misfits(Misfits),
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(text) => f.write_str(text),
            Self::Refused(refusal) => write!(f, "this cannot stand here: {refusal}"),
            Self::Misfits(misfits) => misfits.fmt(f),
        }
    }
}

impl<T: Into<String>> From<T> for Reason {
    fn from(text: T) -> Self {
        Self::File(text.into())
    }
}

/// How much of a line an error repeats.
const REASON_CHARS_MAX: usize = 300;

impl BadLine {
    /// A complaint about line `line`. What it repeats of a stranger's file is made harmless:
    /// no control characters reach a terminal.
    pub fn new(line: usize, reason: impl Into<Reason>) -> Self {
        let reason = match reason.into() {
            Reason::File(text) => Reason::File(harmless(&text)),
            Reason::Refused(refusal) => Reason::Refused(refusal),
            Reason::Misfits(Misfits(mut misfits)) => {
                for misfit in &mut misfits {
                    misfit.option = harmless(&misfit.option);
                    misfit.args.iter_mut().for_each(|(_, arg)| *arg = harmless(arg));
                }
                Reason::Misfits(Misfits(misfits))
            }
        };
        Self { line: line.max(1), reason }
    }
}

/// Adds to a record what shows that no byte of it has changed since.
pub fn add_sum(record: &mut String) {
    let sum = sum_of(record);
    record.extend(["sum ", &sum, "\n"]);
}

/// The SHA-256 of a text, in hexadecimal.
fn sum_of(text: &str) -> String {
    hex::encode(Sha256::digest(text))
}

/// At most so much of it, and nothing that does not show.
fn harmless(text: &str) -> String {
    let mut safe = String::new();
    for c in text.chars().take(REASON_CHARS_MAX) {
        if is_invisible(c) { safe.extend(c.escape_unicode()) } else { safe.push(c) }
    }
    if text.chars().nth(REASON_CHARS_MAX).is_some() {
        safe.push('…');
    }
    safe
}

/// Control characters, and those that turn or hide the text around them. Joiners are none of them:
/// names in many languages, and many pictures, need them.
pub fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{FEFF}')
        || matches!(c, '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}')
}

impl fmt::Display for BadLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for BadLine {}

impl<G: Game> Record<G> {
    /// The record of `game`, played with `config` by `names` with the draws of `deal`.
    pub fn of(game: &Match<G>, config: &G::Config, names: Vec<String>, deal: Deal) -> Self {
        let step = |entry: &Entry<G>| Line { number: 0, step: Step::Entry(entry.clone()) };
        Self {
            header: Header {
                game: G::ID.to_owned(),
                rules: G::RULES,
                table: deal.table.clone(),
                options: config.to_string(),
                names,
                proof: Some(Proof::unbound(deal)),
                lines: HeaderLines::default(),
            },
            config: config.clone(),
            lines: game.log().iter().map(step).collect(),
            end: game.state().outcome().map_or(End::Open, |outcome| End::Over(outcome.to_string())),
            end_line: 0,
            has_sum: false,
        }
    }
}
