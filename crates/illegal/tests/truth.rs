//! The truth of an evening cannot be sent or printed for people: it has no such traits.
//! The compiler checks it; what can be sent is a view.

use redeye_game::{Game, Match, Viewer};
use redeye_illegal::Illegal;
use static_assertions::assert_not_impl_any;

assert_not_impl_any!(Illegal: serde::Serialize, std::fmt::Display);
assert_not_impl_any!(Match<Illegal>: serde::Serialize, std::fmt::Display);

#[test]
fn a_view_can_be_sent() {
    let state = Illegal::setup(&Illegal::configure(4, "").unwrap());
    let wire = serde_json::to_string(&state.view(Viewer::Public)).unwrap();
    assert!(wire.starts_with(r#"{"public":{"stage":"deal""#), "{wire}");
}
