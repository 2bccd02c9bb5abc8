//! The truth of a match cannot be sent or printed for people: it has no such traits.
//! The compiler checks it; what can be sent is a view.

use redeye_game::{Game, Match, Viewer};
use redeye_resistance::Resistance;
use static_assertions::assert_not_impl_any;

assert_not_impl_any!(Resistance: serde::Serialize, std::fmt::Display);
assert_not_impl_any!(Match<Resistance>: serde::Serialize, std::fmt::Display);

#[test]
fn a_view_can_be_sent() {
    let state = Resistance::setup(&Resistance::configure(5, "").unwrap());
    let wire = serde_json::to_string(&state.view(Viewer::Public)).unwrap();
    assert!(wire.starts_with(r#"{"public":{"stage":"deal""#), "{wire}");
}
