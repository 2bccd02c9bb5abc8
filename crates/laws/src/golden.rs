//! A whole match as text, through every pair of eyes: what a reviewer reads when rules change.

use std::fmt::Write as _;

use redeye_game::record::{BadLine, Record, Step};
use redeye_game::{Audience, Game, SeatSet, Viewer};
use serde_json::{Map, Value};

use crate::scripts;

/// Every golden match of `G` looks the same through every pair of eyes as its `.views` beside it.
///
/// # Panics
/// If one does not, or cannot be played.
pub fn hold<G: Game>() {
    for (path, record) in scripts::files::<G>("golden") {
        let text =
            through_all_eyes(&record).unwrap_or_else(|bad| panic!("{}: {bad}", path.display()));
        expect_test::expect_file![path.with_extension("views")].assert_eq(&text);
    }
}

/// Plays `record` and writes down each line, what it told to whom, and what changed in what
/// everybody sees and in what each seat knows beyond that.
///
/// # Errors
/// The first line that does not hold.
pub fn through_all_eyes<G: Game>(record: &Record<G>) -> Result<String, BadLine> {
    let mut text = record.header.to_string();
    let mut replay = record.replay();
    let seats = replay.game().state().seats();
    let mut faces = Faces::of(replay.game().state(), seats);
    while let Some(line) = replay.step()? {
        if let Step::Expect(_) = line.step {
            continue;
        }
        let _ = write!(text, "\n{line}\n");
        if let Step::Refused { .. } = line.step {
            continue;
        }
        for (to, event) in replay.told().iter() {
            let _ = match to {
                Audience::All => writeln!(text, "  all hear: {event}"),
                Audience::Only(seats) => writeln!(text, "  {seats} hear: {event}"),
            };
        }
        let now = Faces::of(replay.game().state(), seats);
        now.write_changes(&faces, &mut text);
        faces = now;
    }
    Ok(text)
}

/// What everybody sees, what each viewer knows, who is awaited and when the clock acts.
struct Faces {
    public: Value,
    private: Vec<(String, Value)>,
    awaits: String,
}

impl Faces {
    fn of<G: Game>(state: &G, seats: SeatSet) -> Self {
        let json = |item: Result<Value, serde_json::Error>| item.expect("plain data");
        let mut private: Vec<(String, Value)> = seats
            .iter()
            .map(|seat| {
                let private = state.private(Viewer::Seat(seat));
                (format!("seat {seat}"), json(serde_json::to_value(private)))
            })
            .collect();
        private
            .push(("public".to_owned(), json(serde_json::to_value(state.private(Viewer::Public)))));
        let until = state.deadline().map(|due| format!(" until {due}")).unwrap_or_default();
        let awaits = format!("{}{until}", state.awaits());
        Self { public: json(serde_json::to_value(state.public())), private, awaits }
    }

    fn write_changes(&self, before: &Self, text: &mut String) {
        if let Some(change) = changes(&before.public, &self.public) {
            let _ = writeln!(text, "  everybody: {change}");
        }
        for ((name, now), (_, before)) in self.private.iter().zip(&before.private) {
            if let Some(change) = changes(before, now) {
                let _ = writeln!(text, "  {name}: {change}");
            }
        }
        if self.awaits != before.awaits {
            let _ = writeln!(text, "  awaits: {}", self.awaits);
        }
    }
}

/// The fields that are new or different; what is gone is null.
fn changes(before: &Value, now: &Value) -> Option<Value> {
    let (Value::Object(before), Value::Object(now)) = (before, now) else {
        return (before != now).then(|| now.clone());
    };
    let mut changed: Map<String, Value> = now
        .iter()
        .filter(|(name, value)| before.get(*name) != Some(value))
        .map(|(name, value)| (name.clone(), value.clone()))
        .collect();
    let gone = before.keys().filter(|name| !now.contains_key(*name));
    changed.extend(gone.map(|name| (name.clone(), Value::Null)));
    (!changed.is_empty()).then_some(Value::Object(changed))
}
