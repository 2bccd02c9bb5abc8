//! Actions that nobody was offered: what a client could send all the same.

use redeye_game::{Rng, SEATS_MAX, Wire};
use serde_json::Value;

/// The action with one number in it changed, or one list longer or shorter; none if it has
/// neither, or if that is no action.
pub(crate) fn mutate<A: Wire>(action: &A, rng: &mut Rng) -> Option<A> {
    let mut wire = serde_json::to_value(action).ok()?;
    let mut leaves = Vec::new();
    collect(&mut wire, &mut leaves);
    let place = rng.below(u32::try_from(leaves.len()).ok().filter(|&count| count > 0)?) as usize;
    let number = Value::from(rng.below(SEATS_MAX as u32 + 2));
    match leaves.swap_remove(place) {
        Value::Array(items) if rng.below(2) == 0 => drop(items.pop()),
        Value::Array(items) => items.push(number),
        leaf => *leaf = number,
    }
    serde_json::from_value(wire).ok()
}

/// Numbers and lists, wherever they stand.
fn collect<'v>(value: &'v mut Value, leaves: &mut Vec<&'v mut Value>) {
    match value {
        Value::Number(_) | Value::Array(_) => leaves.push(value),
        Value::Object(fields) => fields.values_mut().for_each(|field| collect(field, leaves)),
        Value::Null | Value::Bool(_) | Value::String(_) => (),
    }
}
