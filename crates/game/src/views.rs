//! Views as JSON, for many viewers of one moment.

use crate::{Game, Viewer};

/// Writes the views of one moment. What everybody sees is written once and copied.
///
/// The bytes are those of `serde_json::to_string(&state.view(viewer))`.
#[derive(Clone, Debug, Default)]
pub struct Views {
    /// `{"table":…,"own":`, the same for everybody.
    head: Vec<u8>,
    view: Vec<u8>,
}

impl Views {
    /// Room for views.
    pub const fn new() -> Self {
        Self { head: Vec::new(), view: Vec::new() }
    }

    /// Takes down what everybody sees of `state` now.
    pub fn begin<G: Game>(&mut self, state: &G) {
        self.head.clear();
        self.head.extend_from_slice(b"{\"table\":");
        serde_json::to_writer(&mut self.head, &state.table()).expect("a table is plain data");
        self.head.extend_from_slice(b",\"own\":");
    }

    /// The view of `viewer`, at the moment of the last [`begin`](Self::begin).
    pub fn write<G: Game>(&mut self, state: &G, viewer: Viewer) -> &[u8] {
        self.view.clear();
        self.view.extend_from_slice(&self.head);
        serde_json::to_writer(&mut self.view, &state.own(viewer)).expect("own is plain data");
        self.view.push(b'}');
        &self.view
    }
}
