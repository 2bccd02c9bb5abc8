//! What is said in a room, and who hears it. Everything here goes by viewer: whatever somebody does
//! not hear leaves no trace in what they are sent, not even a gap or a number.

use std::collections::VecDeque;
use std::sync::Arc;

use redeye_bots::HasBots;
use redeye_game::{Audience, SEATS_MAX, Seat, SeatSet, Viewer};
use redeye_protocol::{ChatLine, ChatText, CommandId, Name, ServerMsg, Speaker, Status};
use serde::{Deserialize, Serialize};

use super::{ConnId, Room};
use crate::clock::unix_s;
use crate::deny::Deny;
use crate::outbox::encode;
use crate::planted::{self, Fault};
use crate::session::SessionId;
use crate::store::StoredLine;

/// How many lines that somebody heard are kept at hand for when they come back.
pub(crate) const LINES_MAX: u32 = 300;

/// Those who watch, and everybody who can sit.
pub(crate) const VIEWERS: usize = SEATS_MAX + 1;

/// One thing somebody said, and who hears it.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Said {
    at_s: u64,
    by: Speaker,
    text: ChatText,
    /// The seats that hear it; nothing: everybody.
    only: Option<SeatSet>,
    /// The number of the match in which it was said, or of the last one before.
    #[serde(default)]
    game: u32,
    /// Which line it is for each viewer, counted from 1; 0 for those who do not hear it.
    #[serde(default)]
    numbers: Vec<u32>,
}

impl Said {
    pub(crate) fn audience(&self) -> Audience {
        self.only.map_or(Audience::All, Audience::Only)
    }

    /// As `viewer` is sent it.
    fn line_for(&self, viewer: Viewer) -> ChatLine {
        let n = self.numbers.get(index(viewer)).copied().unwrap_or_default();
        ChatLine { n, at_s: self.at_s, by: self.by.clone(), text: self.text.clone() }
    }

    /// As the store keeps it.
    pub(crate) fn stored(&self, command: CommandId) -> StoredLine {
        let body = serde_json::to_string(self).expect("a line is plain data");
        let hears = |viewer: &Viewer| self.audience().includes(*viewer);
        let audience = viewers().filter(hears).fold(0, |bits, viewer| bits | 1 << index(viewer));
        StoredLine { command, audience, body }
    }
}

/// What each viewer has heard lately.
#[derive(Default)]
pub(crate) struct Chat([Heard; VIEWERS]);

#[derive(Default)]
struct Heard {
    /// How many lines in all, those that are no longer at hand included.
    count: u32,
    lines: VecDeque<Arc<Said>>,
}

impl Chat {
    /// What the store has kept, in order. A line that cannot be read is left out.
    pub(crate) fn from(stored: &[StoredLine]) -> Self {
        let mut chat = Self::default();
        for line in stored {
            if let Ok(mut said) = serde_json::from_str::<Said>(&line.body) {
                // Lines of older versions have no numbers.
                if said.numbers.is_empty() {
                    said.numbers = chat.next_numbers(said.audience());
                }
                chat.say(said);
            }
        }
        chat
    }

    /// The next line, to be kept before it is [said](Self::say).
    pub(crate) fn prepare(
        &self,
        at_s: u64,
        by: Speaker,
        text: ChatText,
        audience: Audience,
        game: u32,
    ) -> Said {
        let only = match audience {
            Audience::All => None,
            Audience::Only(seats) => Some(seats),
        };
        Said { at_s, by, text, only, game, numbers: self.next_numbers(audience) }
    }

    fn next_numbers(&self, audience: Audience) -> Vec<u32> {
        let all = self.0.iter().map(|heard| heard.count).max().unwrap_or_default();
        let next = |viewer: Viewer| match audience.includes(viewer) {
            true if planted::is(Fault::ChatCounts) => all + 1,
            true => self.0[index(viewer)].count + 1,
            false => 0,
        };
        viewers().map(next).collect()
    }

    /// Everybody who hears a line remembers it.
    pub(crate) fn say(&mut self, said: Said) {
        let said = Arc::new(said);
        for viewer in viewers().filter(|viewer| said.audience().includes(*viewer)) {
            let Heard { count, lines } = &mut self.0[index(viewer)];
            *count = said.line_for(viewer).n;
            lines.push_back(Arc::clone(&said));
            if lines.len() > LINES_MAX as usize {
                lines.pop_front();
            }
        }
    }

    /// All that `viewer` has heard lately. Whispers only of match number `game`, if one is on or
    /// has just ended: between matches another person may take the seat that heard them.
    pub(crate) fn heard_by(&self, viewer: Viewer, game: Option<u32>) -> Vec<ChatLine> {
        let lines = self.0[index(viewer)].lines.iter();
        let still_heard = |said: &&Arc<Said>| said.only.is_none() || game == Some(said.game);
        lines.filter(still_heard).map(|said| said.line_for(viewer)).collect()
    }

    /// The last line that `viewer` has heard.
    pub(crate) fn last_heard_by(&self, viewer: Viewer) -> Option<ChatLine> {
        self.0[index(viewer)].lines.back().map(|said| said.line_for(viewer))
    }
}

/// All who can hear something, in the order of [`index`].
fn viewers() -> impl Iterator<Item = Viewer> {
    let seats = (0..SEATS_MAX).map(|index| Viewer::Seat(Seat::at(index)));
    std::iter::once(Viewer::Public).chain(seats)
}

/// The place of a viewer among all.
fn index(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index() + 1,
        // Whoever sees all cards looks on, too.
        Viewer::Public | Viewer::All => 0,
    }
}

impl<G: HasBots> Room<G> {
    /// Somebody says something. It is kept before it is heard.
    pub(super) async fn say(
        &mut self,
        session: SessionId,
        command: CommandId,
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
                // Where the game closes somebody's voice, those who watch are silent, too.
                let mut seats = SeatSet::first(self.state.settings.seats).iter();
                if seats.any(|seat| self.earshot(seat) != Ok(Audience::All)) {
                    return Err(Deny::NobodyHears);
                }
                (Speaker { name, seat: None }, Audience::All)
            }
            None => return Err(Deny::SpectatorsSilent),
        };
        let said = self.chat.prepare(unix_s(), by, text, audience, self.state.matches);
        let line = said.stored(command);
        match self.deps.store.add_line(&self.state.id, line).await {
            Ok(true) => self.note_success(),
            Ok(false) => return Ok(()),
            Err(error) => {
                self.note_failure(&error);
                return Err(Deny::StoreFailed);
            }
        }
        self.chat.say(said);
        for conn in self.conns.values().filter(|conn| self.state.admits(conn.session)) {
            let viewer = self.viewer_of(conn.session);
            if let Some(line) =
                self.chat.last_heard_by(viewer).filter(|_| audience.includes(viewer))
            {
                conn.outbox.queue(encode(&ServerMsg::Chat { lines: vec![line] }));
            }
        }
        Ok(())
    }

    /// Who hears a seat now: what the game says while a match is on, else everybody.
    fn earshot(&self, seat: Seat) -> Result<Audience, Deny> {
        let Some(table) = self.table.as_ref().filter(|_| self.state.status == Status::Playing)
        else {
            return Ok(Audience::All);
        };
        let state = table.state();
        let heard = state.earshot(seat);
        if heard == state.seats() {
            return Ok(Audience::All);
        }
        if heard.is_empty() {
            return Err(Deny::NobodyHears);
        }
        Ok(Audience::Only(heard.with(seat)))
    }

    /// What was said so far, to a connection that is new.
    pub(super) fn send_chat(&self, id: ConnId) {
        let Some(conn) = self.conns.get(&id) else { return };
        let game = (self.state.status != Status::Gathering).then_some(self.state.matches);
        let mut lines = self.chat.heard_by(self.viewer_of(conn.session), game);
        // A few at a time: no message is longer than a reader expects.
        while !lines.is_empty() {
            let rest = lines.split_off(lines.len().min(20));
            conn.outbox.queue(encode(&ServerMsg::Chat { lines }));
            lines = rest;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(chat: &Chat, text: &str, audience: Audience) -> Said {
        let name = "Ana".to_owned().try_into().expect("a name");
        let by = Speaker { name, seat: Some(Seat::at(0)) };
        chat.prepare(0, by, text.to_owned().try_into().expect("a text"), audience, 1)
    }

    /// However much others whisper, a viewer has the same lines under the same numbers, before and
    /// after a restart.
    #[test]
    fn whispers_leave_no_trace_for_others() {
        let corner = Audience::Only(SeatSet::first(2));
        let outsiders = [Viewer::Public, Viewer::Seat(Seat::at(2)), Viewer::Seat(Seat::at(9))];
        let heard = |whispers: usize| {
            let (mut chat, mut stored) = (Chat::default(), Vec::new());
            for line in 0..400 {
                for whisper in 0..whispers {
                    let text = format!("whisper {whisper}");
                    let said = said(&chat, &text, corner);
                    stored.push(said.stored(CommandId([0; 16])));
                    chat.say(said);
                }
                let said = said(&chat, &format!("line {line}"), Audience::All);
                stored.push(said.stored(CommandId([0; 16])));
                chat.say(said);
            }
            let back = Chat::from(&stored);
            for viewer in outsiders {
                assert_eq!(back.heard_by(viewer, Some(1)), chat.heard_by(viewer, Some(1)));
            }
            outsiders.map(|viewer| chat.heard_by(viewer, Some(1)))
        };
        let quiet = heard(0);
        assert_eq!(heard(3), quiet);
        assert_eq!(quiet[0].len(), 300);
        assert_eq!((quiet[0][0].n, quiet[0][299].n), (101, 400));
    }

    /// Who takes a seat between matches is not sent what its last owner was told in a corner.
    #[test]
    fn a_whisper_ends_with_its_match() {
        let (mut chat, hearer) = (Chat::default(), Viewer::Seat(Seat::at(1)));
        chat.say(said(&chat, "whisper", Audience::Only(SeatSet::first(2))));
        chat.say(said(&chat, "aloud", Audience::All));
        for (game, lines) in [(Some(1), 2), (None, 1), (Some(2), 1)] {
            assert_eq!(chat.heard_by(hearer, game).len(), lines, "{game:?}");
        }
    }
}
