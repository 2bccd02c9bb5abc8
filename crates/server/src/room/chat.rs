//! What is said in a room, and who hears it.

use std::collections::BTreeMap;

use redeye_game::{Audience, SEATS_MAX, Seat, SeatSet, Viewer};
use redeye_protocol::{ChatLine, ChatText, CommandId, Speaker};
use serde::{Deserialize, Serialize};

use crate::store::StoredLine;

/// How many lines a room keeps at hand for those who come in later.
pub(crate) const LINES_MAX: u32 = 300;

/// One thing somebody said, and who hears it.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Said {
    pub(crate) at_s: u64,
    pub(crate) by: Speaker,
    pub(crate) text: ChatText,
    /// The seats that hear it; nothing: everybody.
    only: Option<SeatSet>,
}

impl Said {
    pub(crate) fn new(at_s: u64, by: Speaker, text: ChatText, audience: Audience) -> Self {
        let only = match audience {
            Audience::All => None,
            Audience::Only(seats) => Some(seats),
        };
        Self { at_s, by, text, only }
    }

    fn audience(&self) -> Audience {
        self.only.map_or(Audience::All, Audience::Only)
    }

    /// As it is sent to somebody for whom it is line `n`.
    fn numbered(&self, n: u32) -> ChatLine {
        ChatLine { n, at_s: self.at_s, by: self.by.clone(), text: self.text.clone() }
    }

    /// As the store keeps it.
    pub(crate) fn stored(&self, command: CommandId) -> StoredLine {
        let body = serde_json::to_string(self).expect("a line is plain data");
        StoredLine { command, body }
    }
}

/// What was said lately.
#[derive(Default)]
pub(crate) struct Chat {
    lines: Vec<Said>,
    /// How many lines are no longer at hand, by who had heard them: numbers go on.
    dropped: BTreeMap<Viewer, u32>,
}

impl Chat {
    /// What the store has kept. A line that cannot be read is left out.
    pub(crate) fn from(stored: &[StoredLine]) -> Self {
        let lines = stored.iter().filter_map(|line| serde_json::from_str(&line.body).ok());
        Self { lines: lines.collect(), dropped: BTreeMap::new() }
    }

    /// Somebody says something.
    pub(crate) fn say(&mut self, said: Said) {
        self.lines.push(said);
        if self.lines.len() > LINES_MAX as usize {
            let gone = self.lines.remove(0).audience();
            let seats = (0..SEATS_MAX).map(|index| Viewer::Seat(Seat::at(index)));
            for viewer in seats.chain([Viewer::Public]).filter(|viewer| gone.includes(*viewer)) {
                *self.dropped.entry(viewer).or_default() += 1;
            }
        }
    }

    /// All that `viewer` hears, numbered as `viewer` counts: a line that it does not hear leaves no
    /// gap.
    pub(crate) fn heard_by(&self, viewer: Viewer) -> Vec<ChatLine> {
        let first = self.dropped.get(&viewer).copied().unwrap_or_default() + 1;
        self.lines_for(viewer).zip(first..).map(|(said, n)| said.numbered(n)).collect()
    }

    /// The last line, if `viewer` hears it.
    pub(crate) fn last_heard_by(&self, viewer: Viewer) -> Option<ChatLine> {
        let last = self.lines.last().filter(|last| last.audience().includes(viewer))?;
        let before = self.dropped.get(&viewer).copied().unwrap_or_default();
        Some(last.numbered(before + self.lines_for(viewer).count() as u32))
    }

    fn lines_for(&self, viewer: Viewer) -> impl Iterator<Item = &Said> {
        self.lines.iter().filter(move |said| said.audience().includes(viewer))
    }
}
