//! Views as JSON, for many viewers of one moment.

use crate::{Game, Viewer};

/// Writes the views of one moment. What everybody sees is written once and copied.
///
/// The bytes are those of `serde_json::to_string(&state.view(viewer))`.
#[derive(Clone, Debug, Default)]
pub struct Views {
    /// `{"public":…,"private":`, the same for everybody.
    head: Vec<u8>,
    view: Vec<u8>,
}

/// A view as JSON.
#[derive(Clone, Copy, Debug)]
pub struct Written<'v> {
    /// The text.
    pub json: &'v [u8],
    /// How much of it is what the viewer alone knows.
    pub private_bytes: usize,
}

impl Views {
    /// Room for views.
    pub const fn new() -> Self {
        Self { head: Vec::new(), view: Vec::new() }
    }

    /// Takes down what everybody sees of `state` now, and returns it: every view begins with it.
    pub fn begin<G: Game>(&mut self, state: &G) -> &[u8] {
        self.head.clear();
        self.head.extend_from_slice(b"{\"public\":");
        serde_json::to_writer(&mut self.head, &state.public()).expect("a view is plain data");
        self.head.extend_from_slice(b",\"private\":");
        &self.head
    }

    /// The view of `viewer`, at the moment of the last [`begin`](Self::begin).
    pub fn write<G: Game>(&mut self, state: &G, viewer: Viewer) -> Written<'_> {
        let mut view = std::mem::take(&mut self.view);
        view.clear();
        let private_bytes = self.append(state, viewer, &mut view);
        self.view = view;
        Written { json: &self.view, private_bytes }
    }

    /// Appends the view of `viewer` to `out`, and returns how much of it is what the viewer alone
    /// knows.
    pub fn append<G: Game>(&self, state: &G, viewer: Viewer, out: &mut Vec<u8>) -> usize {
        out.extend_from_slice(&self.head);
        let start = out.len();
        serde_json::to_writer(&mut *out, &state.private(viewer)).expect("a view is plain data");
        let private_bytes = out.len() - start;
        out.push(b'}');
        private_bytes
    }
}
