//! What a script expects at a point of a match.

use std::fmt;
use std::str::FromStr;

use serde_json::Value;

use crate::{Game, Match, Seat, SeatSet, Time, Told, Viewer};

/// A claim about the table that a script makes between two entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expect<G: Game> {
    /// `awaits 1,3`: the table waits for just these.
    Awaits(SeatSet),
    /// `deadline 30.000` or `deadline none`.
    Deadline(Option<Time>),
    /// `seat 2 sees side = "spy"`: a field of the view, as JSON.
    Sees(Eyes, String, Value),
    /// `seat 2 hears …`: the last entry told these eyes an event in these words;
    /// `hears nothing`: it told them none.
    Hears(Eyes, Option<G::Event>),
    /// `seat 2 hears not …`: it told them no such event.
    HearsNot(Eyes, G::Event),
    /// `seat 2 may pass`: it can do this now; `may nothing`: it can do nothing.
    May(Eyes, Option<G::Action>),
}

/// Whose eyes, in words: `seat 3`, `public`, `all`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Eyes(pub Viewer);

impl Eyes {
    const fn seat(self) -> Option<Seat> {
        match self.0 {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::All => None,
        }
    }
}

impl fmt::Display for Eyes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Viewer::Seat(seat) => write!(f, "seat {seat}"),
            Viewer::Public => f.write_str("public"),
            Viewer::All => f.write_str("all"),
        }
    }
}

impl<G: Game> fmt::Display for Expect<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Awaits(seats) => write!(f, "awaits {seats}"),
            Self::Deadline(Some(time)) => write!(f, "deadline {time}"),
            Self::Deadline(None) => f.write_str("deadline none"),
            Self::Sees(eyes, path, value) => write!(f, "{eyes} sees {path} = {value}"),
            Self::Hears(eyes, Some(event)) => write!(f, "{eyes} hears {event}"),
            Self::Hears(eyes, None) => write!(f, "{eyes} hears nothing"),
            Self::HearsNot(eyes, event) => write!(f, "{eyes} hears not {event}"),
            Self::May(eyes, Some(action)) => write!(f, "{eyes} may {action}"),
            Self::May(eyes, None) => write!(f, "{eyes} may nothing"),
        }
    }
}

impl<G: Game> FromStr for Expect<G> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if let Some(seats) = text.strip_prefix("awaits ") {
            return Ok(Self::Awaits(seats.parse()?));
        }
        if let Some(time) = text.strip_prefix("deadline ") {
            let time = if time == "none" { None } else { Some(time.parse()?) };
            return Ok(Self::Deadline(time));
        }
        let (eyes, claim) = read_eyes(text)?;
        match claim.split_once(' ') {
            Some(("sees", what)) => {
                let (path, value) = what.split_once(" = ").ok_or("expected `sees FIELD = JSON`")?;
                let value = serde_json::from_str(value).map_err(|error| error.to_string())?;
                Ok(Self::Sees(eyes, path.to_owned(), value))
            }
            Some(("hears", "nothing")) => Ok(Self::Hears(eyes, None)),
            Some(("hears", words)) => match words.strip_prefix("not ") {
                Some(event) => Ok(Self::HearsNot(eyes, event.parse()?)),
                None => Ok(Self::Hears(eyes, Some(words.parse()?))),
            },
            Some(("may", "nothing")) => Ok(Self::May(eyes, None)),
            Some(("may", action)) => Ok(Self::May(eyes, Some(action.parse()?))),
            _ => Err(format!("expected `sees`, `hears` or `may`, found `{claim}`")),
        }
    }
}

fn read_eyes(text: &str) -> Result<(Eyes, &str), String> {
    if let Some(rest) = text.strip_prefix("seat ") {
        let (seat, claim) = rest.split_once(' ').ok_or("expected `seat N …`")?;
        return Ok((Eyes(Viewer::Seat(seat.parse()?)), claim));
    }
    match text.split_once(' ') {
        Some(("public", claim)) => Ok((Eyes(Viewer::Public), claim)),
        Some(("all", claim)) => Ok((Eyes(Viewer::All), claim)),
        _ => Err("expected `? awaits …`, `? deadline …` or `? seat N …`".to_owned()),
    }
}

impl<G: Game> Expect<G> {
    /// The seat through whose eyes it looks, if it is a seat.
    pub(super) fn seat(&self) -> Option<Seat> {
        match self {
            Self::Sees(eyes, ..) | Self::Hears(eyes, _) => eyes.seat(),
            Self::HearsNot(eyes, _) | Self::May(eyes, _) => eyes.seat(),
            Self::Awaits(_) | Self::Deadline(_) => None,
        }
    }

    /// Does it hold? `told` is what the last entry told.
    ///
    /// # Errors
    /// What is the case instead.
    pub fn check(&self, game: &Match<G>, told: &Told<G::Event>) -> Result<(), String> {
        let found = match self {
            Self::Awaits(seats) => {
                let awaited = game.state().awaits();
                (awaited != *seats).then(|| awaited.to_string())
            }
            Self::Deadline(time) => {
                let deadline = game.state().deadline();
                (deadline != *time).then(|| format!("{deadline:?}"))
            }
            Self::Sees(eyes, path, value) => {
                let view = serde_json::to_value(game.state().view(eyes.0)).expect("views are JSON");
                let pointer = format!("/{}", path.replace('.', "/"));
                let seen = view.pointer(&pointer);
                let words = || seen.map_or("no such field".to_owned(), ToString::to_string);
                (seen != Some(value)).then(words)
            }
            Self::Hears(eyes, wanted) => {
                let mut heard = told.heard_by(eyes.0);
                let holds = match wanted {
                    Some(event) => heard.any(|heard| heard == event),
                    None => heard.next().is_none(),
                };
                (!holds).then(|| listed(told.heard_by(eyes.0)))
            }
            Self::HearsNot(eyes, unwanted) => {
                let heard = told.heard_by(eyes.0).any(|event| event == unwanted);
                heard.then(|| listed(told.heard_by(eyes.0)))
            }
            Self::May(Eyes(Viewer::Seat(seat)), wanted) => {
                let mut legal = Vec::new();
                game.state().legal(*seat, &mut legal);
                let holds = match wanted {
                    Some(action) => legal.contains(action),
                    None => legal.is_empty(),
                };
                (!holds).then(|| listed(legal.iter()))
            }
            Self::May(..) => Some("only seats act".to_owned()),
        };
        found.map_or(Ok(()), |found| Err(format!("expected `{self}`, found `{found}`")))
    }
}

fn listed(items: impl Iterator<Item = impl fmt::Display>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join("; ")
}
