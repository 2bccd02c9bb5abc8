//! The chat of a room, and who hears it. Everything here is kept by viewer: a line that a viewer
//! does not hear leaves no trace in what they are sent, not even a gap in the numbers.

use std::collections::VecDeque;
use std::sync::Arc;

use redeye_game::{Audience, SEATS_MAX, Seat, SeatSet, Viewer};
use redeye_protocol::{ChatLine, ChatText, Name, Speaker, Status};
use redeye_store::{LINES_MAX, StoredLine, VIEWERS};
use serde::{Deserialize, Serialize};

use super::Room;
use super::commit::Change;
use crate::clock::unix_s;
use crate::deny::Deny;
use crate::session::SessionId;

const _: () = assert!(VIEWERS == SEATS_MAX + 1, "those who watch, and everybody who can sit");

/// One line of chat, and who hears it.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Said {
    at_s: u64,
    by: Speaker,
    text: ChatText,
    /// The seats that hear it, or none if everybody does.
    only: Option<SeatSet>,
    /// The number of the match in which it was said, or of the last one before.
    #[serde(default)]
    game: u32,
}

impl Said {
    fn audience(&self) -> Audience {
        self.only.map_or(Audience::All, Audience::Only)
    }

    /// Returns it as line number `n` of a connection.
    pub(super) fn line(&self, n: u32) -> ChatLine {
        ChatLine { n, at_s: self.at_s, by: self.by.clone(), text: self.text.clone() }
    }

    /// Returns it as the store keeps it.
    pub(super) fn stored(&self) -> StoredLine {
        let body = serde_json::to_string(self).expect("a line is plain data");
        let hears = |viewer: &Viewer| self.audience().includes(*viewer);
        let audience = viewers().filter(hears).fold(0, |bits, viewer| bits | 1 << index(viewer));
        StoredLine { audience, body }
    }
}

/// What each viewer has heard lately.
#[derive(Default)]
pub(super) struct Chat {
    /// How many lines there were since the room opened, for all viewers.
    count: u64,
    heard: [VecDeque<(u64, Arc<Said>)>; VIEWERS],
}

impl Chat {
    /// Returns the chat that the store has kept, in order. A line that cannot be read is left out.
    pub(super) fn from(stored: &[StoredLine]) -> Self {
        let mut chat = Self::default();
        let read = |line: &StoredLine| serde_json::from_str(&line.body).ok();
        stored.iter().filter_map(read).for_each(|said| chat.say(said));
        chat
    }

    /// Returns how many lines there were, for all viewers.
    pub(super) const fn count(&self) -> u64 {
        self.count
    }

    /// Adds a line for every viewer who hears it.
    pub(super) fn say(&mut self, said: Said) {
        self.count += 1;
        let said = Arc::new(said);
        for viewer in viewers().filter(|viewer| said.audience().includes(*viewer)) {
            let lines = &mut self.heard[index(viewer)];
            lines.push_back((self.count, Arc::clone(&said)));
            if lines.len() > LINES_MAX as usize {
                lines.pop_front();
            }
        }
    }

    /// Returns what `viewer` has heard after the first `count` lines. Of whispers it returns only
    /// those of match number `game`, if one is on or has just ended: between matches another person
    /// may take the seat that heard them.
    pub(super) fn heard_by(
        &self,
        viewer: Viewer,
        count: u64,
        game: Option<u32>,
    ) -> impl Iterator<Item = (u64, &Said)> {
        let lines = self.heard[index(viewer)].iter();
        let still_heard = move |said: &Said| said.only.is_none() || game == Some(said.game);
        let lines = lines.map(|(n, said)| (*n, said.as_ref()));
        lines.filter(move |(n, said)| *n > count && still_heard(said))
    }
}

/// Returns all viewers who can hear something, in the order of [`index`].
fn viewers() -> impl Iterator<Item = Viewer> {
    let seats = (0..SEATS_MAX).map(|index| Viewer::Seat(Seat::at(index)));
    std::iter::once(Viewer::Public).chain(seats)
}

/// Returns the place of a viewer among all.
fn index(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index() + 1,
        // A viewer of all cards hears what the public hears.
        Viewer::Public | Viewer::All => 0,
    }
}

impl Room {
    /// Adds a line of chat.
    ///
    /// # Errors
    /// If the person may not chat, or nobody would hear it.
    pub(super) async fn say(
        &mut self,
        session: SessionId,
        text: ChatText,
        name: Option<Name>,
    ) -> Result<(), Deny> {
        let seat = self.state.seat_of(session);
        let (by, audience) = match seat.and_then(|seat| Some((seat, self.state.sitter(seat)?))) {
            Some((_, sitter)) if sitter.muted => return Err(Deny::Muted),
            Some((seat, sitter)) => {
                let by = Speaker { name: sitter.name.clone(), seat: Some(seat) };
                (by, self.earshot(seat)?)
            }
            None if self.state.settings.spectator_chat => {
                let name = name.ok_or(Deny::NotUnderstood)?;
                if self.state.is_name_taken(&name, None) {
                    return Err(Deny::NameTaken);
                }
                // While the game silences a seat, watchers are silent, too.
                let mut seats = SeatSet::first(self.state.settings.seats).iter();
                if seats.any(|seat| self.earshot(seat) != Ok(Audience::All)) {
                    return Err(Deny::NobodyHears);
                }
                (Speaker { name, seat: None }, Audience::All)
            }
            None => return Err(Deny::SpectatorsSilent),
        };
        let only = match audience {
            Audience::All => None,
            Audience::Only(seats) => Some(seats),
        };
        let said = Said { at_s: unix_s(), by, text, only, game: self.state.matches };
        self.commit(Change { line: Some(said), ..Change::default() }).await
    }

    /// Returns who hears a seat now: what the game says while a match is on, otherwise everybody.
    fn earshot(&self, seat: Seat) -> Result<Audience, Deny> {
        let playing = self.state.status == Status::Playing;
        let Some(game) = self.game.as_ref().filter(|_| playing) else {
            return Ok(Audience::All);
        };
        let heard = game.earshot(seat);
        if heard == game.seats() {
            return Ok(Audience::All);
        }
        if heard.is_empty() {
            return Err(Deny::NobodyHears);
        }
        Ok(Audience::Only(heard.with(seat)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &str, audience: Audience) -> Said {
        let name = "Ana".to_owned().try_into().expect("a name");
        let by = Speaker { name, seat: Some(Seat::at(0)) };
        let only = match audience {
            Audience::All => None,
            Audience::Only(seats) => Some(seats),
        };
        Said { at_s: 0, by, text: text.to_owned().try_into().expect("a text"), only, game: 1 }
    }

    fn texts(chat: &Chat, viewer: Viewer, count: u64, game: Option<u32>) -> Vec<String> {
        let heard = chat.heard_by(viewer, count, game);
        heard.map(|(_, said)| String::from(said.text.clone())).collect()
    }

    const CORNER: fn() -> Audience = || Audience::Only(SeatSet::first(2));

    /// However much others whisper, a viewer gets the same lines, before and after a restart.
    #[test]
    fn whispers_leave_no_trace_for_others() {
        let outsiders = [Viewer::Public, Viewer::Seat(Seat::at(2)), Viewer::Seat(Seat::at(9))];
        let heard = |whispers: usize| {
            let (mut chat, mut stored) = (Chat::default(), Vec::new());
            for line in 0..400 {
                let whispers = (0..whispers).map(|n| said(&format!("whisper {n}"), CORNER()));
                for said in whispers.chain([said(&format!("line {line}"), Audience::All)]) {
                    stored.push(said.stored());
                    chat.say(said);
                }
            }
            let back = Chat::from(&stored);
            for viewer in outsiders {
                assert_eq!(texts(&back, viewer, 0, Some(1)), texts(&chat, viewer, 0, Some(1)));
            }
            outsiders.map(|viewer| texts(&chat, viewer, 0, Some(1)))
        };
        let quiet = heard(0);
        assert_eq!(heard(3), quiet);
        assert_eq!(quiet[0].len(), 300);
        assert_eq!((quiet[0][0].as_str(), quiet[0][299].as_str()), ("line 100", "line 399"));
    }

    /// A person who takes a seat between matches is not sent what its last owner was told in a
    /// corner.
    #[test]
    fn a_whisper_ends_with_its_match() {
        let (mut chat, hearer) = (Chat::default(), Viewer::Seat(Seat::at(1)));
        chat.say(said("whisper", CORNER()));
        chat.say(said("aloud", Audience::All));
        for (game, lines) in [(Some(1), 2), (None, 1), (Some(2), 1)] {
            assert_eq!(texts(&chat, hearer, 0, game).len(), lines, "{game:?}");
        }
    }
}
