//! Which rooms stand in the lobby. Each room keeps its own entry up to date.

use std::sync::{Arc, Mutex, PoisonError};

/// The public rooms of this server. Clones share them.
#[derive(Clone, Default)]
pub(crate) struct Lobby(Arc<Mutex<Vec<String>>>);

impl Lobby {
    /// Lists a room, or lists it no longer.
    pub(crate) fn list(&self, room: &str, is_public: bool) {
        let mut rooms = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = rooms.iter().position(|other| other == room);
        match place {
            Some(place) if !is_public => drop(rooms.remove(place)),
            None if is_public => rooms.push(room.to_owned()),
            _ => {}
        }
    }

    /// All that are listed, the newest first.
    pub(crate) fn rooms(&self) -> Vec<String> {
        let rooms = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.iter().rev().cloned().collect()
    }
}
