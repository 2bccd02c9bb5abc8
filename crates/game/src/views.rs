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

/// A view as JSON.
#[derive(Clone, Copy, Debug)]
pub struct Written<'v> {
    /// The text.
    pub json: &'v [u8],
    /// How much of it is what the viewer alone knows.
    pub own_bytes: usize,
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
    pub fn write<G: Game>(&mut self, state: &G, viewer: Viewer) -> Written<'_> {
        self.view.clear();
        self.view.extend_from_slice(&self.head);
        serde_json::to_writer(&mut self.view, &state.own(viewer)).expect("own is plain data");
        let own_bytes = self.view.len() - self.head.len();
        self.view.push(b'}');
        Written { json: &self.view, own_bytes }
    }
}
