//! Narration: what is to be said as data, and its text in any language.

mod hijacked;
mod illegal;
mod mayday;
mod narrator;
mod resistance;

use redeye_game::record::Reason;
use redeye_game::{Fill, Filling, Game, Misfit, Narrated, Refusal, Things, View};
use redeye_texts::{Args, Texts};
use serde::Serialize;
use serde_json::{Map, Value, json};

pub use narrator::Narrator;

/// A game that can be told. Its texts are in `locales/<language>/<game>.ftl`.
pub trait Narrate: Game<Event: Narrated> {
    /// The events, by their names in JSON, that a story leaves out, because the table or another
    /// event shows them already.
    const LEFT_OUT: &'static [&'static str] = &[];

    /// The text that names a seat on which nobody sits, if there is such a seat.
    const NOBODY: Option<&'static str> = None;

    /// What happened. The key is `<game>-event-<event>`, and the arguments have the names of the
    /// event's fields, both as they stand in its JSON: the browser tells it by the same text.
    fn event(event: &Self::Event) -> Message {
        let mut json = json_of(event);
        let name = name_in(&json).to_owned();
        let kind = Self::Event::KINDS.iter().find(|kind| kind.name() == name);
        let kind = kind.expect("every event is one of the kinds there are");
        let arg = |(field, filling): &(&'static str, Filling)| {
            (*field, Arg { filling: *filling, value: json[*field].take() })
        };
        let args = kind.fields.iter().map(arg).collect();
        Message { key: format!("{}-event-{name}", Self::ID), args }
    }

    /// Is it left out where the table is not seen? What ends a chapter is told all the same.
    fn is_left_out(event: &Self::Event) -> bool {
        !Self::ends_chapter(event) && Self::LEFT_OUT.contains(&name_in(&json_of(event)))
    }

    /// Does a chapter of the story end with it?
    fn ends_chapter(event: &Self::Event) -> bool;

    /// How the table stands, a line for each thing.
    fn status(view: &View<Self>) -> Vec<Message>;
}

fn json_of(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("what goes over the wire can be written")
}

/// The name of an event in its JSON.
fn name_in(event: &Value) -> &str {
    event["event"].as_str().expect("an event has a name")
}

/// How the browser tells the events of `G`: for each the filling of each of its fields, and which
/// events it leaves out.
pub fn events<G: Narrate>() -> Value {
    let fields = |fields: &[(&str, Filling)]| -> Map<String, Value> {
        fields.iter().map(|(field, filling)| ((*field).to_owned(), json_of(filling))).collect()
    };
    let kinds = G::Event::KINDS.iter();
    let told: Map<String, Value> =
        kinds.map(|kind| (kind.name(), fields(kind.fields).into())).collect();
    assert!(G::LEFT_OUT.iter().all(|name| told.contains_key(*name)), "no event has such a name");
    json!({ "fields": told, "left_out": G::LEFT_OUT })
}

/// Something to be told, in no language yet and without anybody's name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The text by its key.
    pub key: String,
    /// What it fills in, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// What a text fills in, as JSON, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arg {
    filling: Filling,
    value: Value,
}

impl Message {
    /// The text `key`, with nothing to fill in yet.
    pub fn new(key: impl Into<String>) -> Self {
        Self { key: key.into(), args: Vec::new() }
    }

    /// Fills in one thing more.
    #[must_use]
    fn with<T: Fill + Serialize + Copy>(mut self, name: &'static str, one: T) -> Self {
        self.args.push((name, Arg { filling: T::ONE, value: json_of(&one) }));
        self
    }

    /// Fills in several things more, as one list.
    #[must_use]
    fn with_row<T: Fill + Serialize>(mut self, name: &'static str, row: &[T]) -> Self {
        self.args.push((name, Arg { filling: T::ROW, value: json_of(&row) }));
        self
    }

    /// Fills in one thing more, by a text of its own where others fill in its short name.
    #[must_use]
    fn with_named(mut self, name: &'static str, prefix: &'static str, id: impl Serialize) -> Self {
        let filling = Filling::Named(Things::named(prefix));
        self.args.push((name, Arg { filling, value: json_of(&id) }));
        self
    }
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
