//! Messages told in a language, with everybody's name. What fills them in is worked out from JSON,
//! by the same steps as in `web/src/games/shared/tell.ts`.

use std::iter::repeat_n;

use redeye_game::{Filling, Ids, Seat, SeatSet, Things};
use redeye_texts::{Args, Texts, Value as Text};
use serde_json::{Map, Value};

use super::{Arg, Message, Narrate};

/// Who tells: the words of a language, and what is to be known of a table.
#[derive(Clone, Copy, Debug)]
pub struct Narrator<'t> {
    /// The language.
    pub texts: &'static Texts,
    /// The names, by seat.
    pub names: &'t [String],
    /// What the table plays with, such as `family session=5`.
    options: &'t str,
    /// The text that names a seat on which nobody sits.
    nobody: Option<&'static str>,
}

impl<'t> Narrator<'t> {
    /// Somebody who tells a match of `G` between those of these `names`, with these `options`.
    pub const fn new<G: Narrate>(
        texts: &'static Texts,
        names: &'t [String],
        options: &'t str,
    ) -> Self {
        Self { texts, names, options, nobody: G::NOBODY }
    }

    /// The name of `seat`; if nobody sits there, what the game calls it, or its number.
    pub fn name(&self, seat: Seat) -> String {
        let called = || self.nobody.map(|key| self.texts.plain(key));
        let name = self.names.get(seat.index()).cloned().or_else(called);
        name.unwrap_or_else(|| seat.to_string())
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

    /// What `message` fills in, in this language.
    pub fn args(&self, message: &Message) -> Args<'static> {
        let mut args = Args::new();
        for (name, arg) in &message.args {
            self.fill(&mut args, name, arg);
        }
        args
    }

    fn fill(&self, args: &mut Args<'static>, name: &'static str, Arg { filling, value }: &Arg) {
        let texts = match filling {
            Filling::AsIs => return args.set(name, as_is(value)),
            Filling::Seat => return args.set(name, self.name(seat(value))),
            Filling::Clock => return args.set(name, clock(number(value))),
            Filling::Named(things) => {
                let ids = ids(value, things.ids);
                let [id] = &ids[..] else { panic!("{value} is not one of {things:?}") };
                args.set(name, self.thing(*things, id));
                return args.set(format!("{name}_id"), id.clone());
            }
            Filling::Seats => items(value).iter().map(|one| self.name(seat(one))).collect(),
            Filling::Pointing => self.pointing(items(value)),
            Filling::Numbers => items(value).iter().map(Value::to_string).collect(),
            Filling::Listed(things) => {
                let ids = ids(value, things.ids);
                ids.iter().map(|id| self.thing(*things, id)).collect()
            }
            Filling::Counted(things) => {
                let ids = ids(value, things.ids);
                let each = counted(&ids).into_iter();
                let each = each.map(|(id, count)| format!("{count} × {}", self.thing(*things, id)));
                args.set(name, self.texts.list(&each.collect::<Vec<_>>()));
                return args.set(format!("{name}_count"), ids.len());
            }
            Filling::BySeat(things) => self.by_seat(*things, items(value)),
        };
        args.set(name, self.texts.list(&texts));
        args.set(format!("{name}_count"), texts.len());
    }

    /// `Ana → Ben` for each seat that points at one.
    fn pointing(&self, at: &[Value]) -> Vec<String> {
        let from = at.iter().enumerate().filter(|(_, at)| !at.is_null());
        let pair =
            |(index, at)| format!("{} → {}", self.name(Seat::at(index)), self.name(seat(at)));
        from.map(pair).collect()
    }

    /// `Ana (Spy)` for each seat.
    fn by_seat(&self, things: Things, values: &[Value]) -> Vec<String> {
        let who_is = |(index, value): (usize, &Value)| {
            let ids = ids(value, things.ids);
            let most = counted(&ids).into_iter().max_by_key(|(_, count)| *count);
            let (id, _) = most.unwrap_or_else(|| panic!("{value} is none of {things:?}"));
            let mut args = Args::new();
            args.set("name", self.name(Seat::at(index)));
            args.set("thing", self.thing(things, id));
            self.texts.text("who-is", &args)
        };
        values.iter().enumerate().map(who_is).collect()
    }

    /// The text of one of these things.
    fn thing(&self, Things { prefix, .. }: Things, id: &str) -> String {
        let optional = prefix.split_once('{').and_then(|(before, rest)| {
            let (option, after) = rest.split_once("-}")?;
            Some((before, option, after))
        });
        let key = match optional {
            None => format!("{prefix}{id}"),
            Some((before, option, after)) if self.plays_with(option) => {
                format!("{before}{option}-{after}{id}")
            }
            Some((before, _, after)) => format!("{before}{after}{id}"),
        };
        self.texts.plain(&key)
    }

    fn plays_with(&self, option: &str) -> bool {
        self.options.split(' ').any(|word| word == option)
    }
}

fn as_is(value: &Value) -> Text<'static> {
    match value {
        Value::String(choice) => choice.clone().into(),
        _ => number(value).into(),
    }
}

fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or_else(|| panic!("{value} is not a number"))
}

fn seat(value: &Value) -> Seat {
    let seat = u8::try_from(number(value)).ok().and_then(Seat::number);
    seat.unwrap_or_else(|| panic!("{value} is not a seat"))
}

fn items(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("{value} is not a list"))
}

/// Minutes and seconds, as a clock shows them.
fn clock(ms: i64) -> String {
    format!("{}:{:02}", ms / 60_000, ms / 1_000 % 60)
}

/// The short names of the things that `value` is.
fn ids(value: &Value, how: Option<Ids>) -> Vec<String> {
    match (value, how) {
        (Value::Array(values), _) => values.iter().flat_map(|one| ids(one, how)).collect(),
        (Value::String(id), None) => vec![id.clone()],
        (Value::String(text), Some(Ids::Letters(letters))) => {
            let id = |sign| letters.iter().find(|(letter, _)| *letter == sign);
            text.chars().filter_map(id).map(|(_, id)| (*id).to_owned()).collect()
        }
        (Value::Object(counts), Some(Ids::Counts(order))) => {
            let count = |id: &str| counts.get(id).map_or(0, number) as usize;
            order.iter().flat_map(|id| repeat_n((*id).to_owned(), count(id))).collect()
        }
        (Value::Object(fields), Some(Ids::Patterns(patterns))) => {
            patterns.iter().map(|pattern| filled(pattern, fields)).collect()
        }
        _ => panic!("{value} has no short names by {how:?}"),
    }
}

/// `pattern` with the fields of an object in the places of their names in braces.
fn filled(pattern: &str, fields: &Map<String, Value>) -> String {
    fields.iter().fold(pattern.to_owned(), |text, (name, value)| {
        text.replace(&format!("{{{name}}}"), value.as_str().unwrap_or_default())
    })
}

/// How often each is there, in the order in which they come first.
fn counted(ids: &[String]) -> Vec<(&str, usize)> {
    let mut counts: Vec<(&str, usize)> = Vec::new();
    for id in ids {
        match counts.iter_mut().find(|(other, _)| other == id) {
            Some((_, count)) => *count += 1,
            None => counts.push((id, 1)),
        }
    }
    counts
}
