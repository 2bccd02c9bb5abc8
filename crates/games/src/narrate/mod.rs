//! Narration: what is to be said as data, and its text in any language.

mod hijacked;
mod illegal;
mod mayday;
mod resistance;

use redeye_game::record::Reason;
use redeye_game::{Game, Misfit, Refusal, Seat, SeatSet, View};
use redeye_texts::{Args, Texts};

/// A game that can be told. Its texts are in `locales/<language>/<game>.ftl`.
pub trait Narrate: Game {
    /// What happened. The key is `<game>-event-<event>`, and the arguments have the names of the
    /// event's fields, both as they stand in its JSON: the browser tells it by the same text.
    /// Some names are the table's to choose.
    fn event(config: &Self::Config, event: &Self::Event) -> Message;
    /// Is it left out of a story, because what it belongs to says it already?
    fn is_left_out(_event: &Self::Event) -> bool {
        false
    }
    /// Does a chapter of the story end with it?
    fn ends_chapter(event: &Self::Event) -> bool;
    /// How the table stands, a line for each thing.
    fn status(config: &Self::Config, view: &View<Self>) -> Vec<Message>;
}

/// Something to be told, in no language yet and without anybody's name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The text by its key.
    pub key: String,
    /// What it fills in, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// What a text fills in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A seat, by its name.
    Seat(Seat),
    /// Seats, as a list of names in `$x` and their number in `$x_count`.
    Seats(SeatSet),
    /// Seats in their order, as a list of names in `$x`.
    InOrder(Vec<Seat>),
    /// Whom each seat points at, as a list of `Ana → Ben` in `$x` and their number in `$x_count`.
    Pointing(Vec<Option<Seat>>),
    /// A number.
    Number(i64),
    /// Numbers in their order, as a list in `$x` and how many they are in `$x_count`.
    Numbers(Vec<u8>),
    /// One of a few choices, by its short name, for the text to choose by.
    Choice(String),
    /// A thing that has a text of its own: that text in `$x`, its short name in `$x_id`.
    Named {
        /// What is before the short name in its key, such as `resistance-plot-`.
        prefix: &'static str,
        /// The short name, such as `open-up`.
        id: String,
    },
    /// Several such things, as a list of their texts in `$x`.
    AllNamed {
        /// What is before the short names in their keys.
        prefix: &'static str,
        /// The short names.
        ids: Vec<String>,
    },
    /// Several such things, so many of each, as a list of `2 × Guns` in `$x`, and how many there
    /// are in all in `$x_count`.
    Counted {
        /// What is before the short names in their keys.
        prefix: &'static str,
        /// The short names, and how many.
        ids: Vec<(String, u8)>,
    },
    /// One such thing for each seat, as a list of names, each with its thing in brackets.
    BySeat {
        /// What is before the short names in their keys.
        prefix: &'static str,
        /// The short names, in the order of the seats.
        ids: Vec<String>,
    },
}

impl Message {
    /// The text `key`, with nothing to fill in yet.
    pub fn new(key: impl Into<String>) -> Self {
        Self { key: key.into(), args: Vec::new() }
    }

    /// Fills in one thing more.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<SeatSet> for Arg {
    fn from(seats: SeatSet) -> Self {
        Self::Seats(seats)
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

/// Who tells: the words of a language, and who sits where.
#[derive(Clone, Copy, Debug)]
pub struct Narrator<'t> {
    /// The language.
    pub texts: &'static Texts,
    /// The names, by seat.
    pub names: &'t [String],
}

impl Narrator<'_> {
    /// The name of `seat`; its number, if nobody sits there.
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// The names of `seats`, as a list.
    pub fn list(&self, seats: SeatSet) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.name(seat)).collect();
        self.texts.list(&names)
    }

    /// Tells it.
    pub fn text(&self, message: &Message) -> String {
        self.texts.text(&message.key, &self.args(message))
    }

    /// What `telling` fills in, in this language.
    pub fn args(&self, message: &Message) -> Args<'static> {
        let mut args = Args::new();
        for (name, arg) in &message.args {
            match arg {
                Arg::Seat(seat) => args.set(*name, self.name(*seat)),
                Arg::Seats(seats) => {
                    args.set(*name, self.list(*seats));
                    args.set(format!("{name}_count"), seats.len());
                }
                Arg::InOrder(seats) => {
                    let names: Vec<String> = seats.iter().map(|seat| self.name(*seat)).collect();
                    args.set(*name, self.texts.list(&names));
                }
                Arg::Pointing(at) => {
                    let from = at.iter().enumerate().filter_map(|(i, at)| Some((i, (*at)?)));
                    let pair = |(i, at)| format!("{} → {}", self.name(Seat::at(i)), self.name(at));
                    let pairs: Vec<String> = from.map(pair).collect();
                    args.set(*name, self.texts.list(&pairs));
                    args.set(format!("{name}_count"), pairs.len());
                }
                Arg::Number(number) => args.set(*name, *number),
                Arg::Numbers(numbers) => {
                    let texts: Vec<String> = numbers.iter().map(u8::to_string).collect();
                    args.set(*name, self.texts.list(&texts));
                    args.set(format!("{name}_count"), numbers.len());
                }
                Arg::Choice(choice) => args.set(*name, choice.clone()),
                Arg::Named { prefix, id } => {
                    args.set(*name, self.texts.plain(&format!("{prefix}{id}")));
                    args.set(format!("{name}_id"), id.clone());
                }
                Arg::AllNamed { prefix, ids } => {
                    let texts: Vec<String> =
                        ids.iter().map(|id| self.texts.plain(&format!("{prefix}{id}"))).collect();
                    args.set(*name, self.texts.list(&texts));
                    args.set(format!("{name}_count"), ids.len());
                }
                Arg::Counted { prefix, ids } => {
                    let thing = |id: &str| self.texts.plain(&format!("{prefix}{id}"));
                    let each = |(id, count): &(String, u8)| format!("{count} × {}", thing(id));
                    let texts: Vec<String> = ids.iter().map(each).collect();
                    args.set(*name, self.texts.list(&texts));
                    let count: u32 = ids.iter().map(|(_, count)| u32::from(*count)).sum();
                    args.set(format!("{name}_count"), count);
                }
                Arg::BySeat { prefix, ids } => {
                    let text = |(index, id): (usize, &String)| {
                        let (name, thing) = (self.name(Seat::at(index)), format!("{prefix}{id}"));
                        format!("{name} ({})", self.texts.plain(&thing))
                    };
                    let texts: Vec<String> = ids.iter().enumerate().map(text).collect();
                    args.set(*name, self.texts.list(&texts));
                }
            }
        }
        args
    }
}

/// The short name of a choice is how records write it, and JSON too.
fn choice(choice: &impl ToString) -> Arg {
    Arg::Choice(choice.to_string())
}

/// Why the rules of `G` say no, with the clause.
pub fn refusal<G: Game>(texts: &Texts, refusal: &Refusal) -> String {
    let text = texts.plain(&format!("{}-refusal-{}", G::ID, refusal.key));
    format!("{text} ({})", refusal.rule)
}

/// What does not fit, with the clause if there is one.
pub fn misfit(texts: &Texts, misfit: &Misfit) -> String {
    let args: Args<'_> = misfit.args.iter().map(|(name, arg)| (*name, arg.as_str())).collect();
    let text = texts.text(misfit.key, &args);
    misfit.rule.map_or(text.clone(), |rule| format!("{text} ({rule})"))
}

/// Why a line of a record of `G` cannot stand. What is wrong with a file is told in English: it
/// is for whoever keeps records.
pub fn reason<G: Game>(texts: &Texts, reason: &Reason) -> String {
    match reason {
        Reason::File(text) => text.clone(),
        Reason::Refused(refused) => refusal::<G>(texts, refused),
        Reason::Misfits(misfits) => {
            let texts =
                misfits.0.iter().map(|one| format!("{}: {}", one.option, misfit(texts, one)));
            texts.collect::<Vec<_>>().join(" ")
        }
    }
}
