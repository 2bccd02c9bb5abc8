//! A frame: everything one viewer may know of the match at one moment.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::Write as _;
use std::mem::{Discriminant, discriminant};

use redeye_game::{Audience, Game, Outcome, SeatSet, Time, Viewer, Views};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::pad::{pad, size_class};

/// The match as one viewer may see it, whole. The newest counts.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Frame<V, A, E> {
    /// The number of the match in its room, from 1.
    #[serde(rename = "match")]
    pub game: u32,
    /// Counts the changes that this viewer could see, from 1.
    pub rev: u32,
    /// The match's clock, in milliseconds since its start, to the second.
    pub now_ms: u64,
    /// What this viewer sees: `public` for everybody, `private` for this one.
    pub view: V,
    /// What this viewer can do now.
    pub legal: Vec<A>,
    /// Whom the match waits for, as far as everybody may know.
    pub awaits: SeatSet,
    /// When the clock itself will act, in milliseconds since the start.
    pub deadline_ms: Option<u64>,
    /// How it ended, once it has.
    pub outcome: Option<OutcomeInfo>,
    /// The number of the first of `events` among all that this viewer has heard, from 0.
    pub first: u32,
    /// What has happened since the frame before; on a new connection, all that has happened.
    pub events: Vec<E>,
    /// Which of `events` not everybody has heard: their places in the list, from 0.
    pub only: Vec<u32>,
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct OutcomeInfo {
    /// Who won.
    pub winners: SeatSet,
    /// The side that won, in one word.
    pub side: String,
    /// By what, in one word.
    pub how: String,
}

/// What a seat knows alone is given room in steps of this many bytes: who knows more than
/// another does not get a longer frame.
const OWN_STEP: usize = 1024;

/// The same for what a seat can do. Whatever depends on a secret fits into one step, beside what
/// everybody knows to be there; a kind of action that is longer, such as the teams a Leader can
/// pick, is known to everybody and has room of its own.
const LEGAL_STEP: usize = 512;

/// Writes the frames of one moment, straight into bytes. What everybody sees is written once.
///
/// For each viewer: [`look`](Self::look), and if there is something new, [`finish`](Self::finish).
#[derive(Debug, Default)]
pub struct FrameWriter {
    views: Views,
    /// What follows the actions, the same for everybody.
    tail: Vec<u8>,
    /// How long the beginning of every view is, and a hash of all that is the same for everybody.
    head_bytes: usize,
    shared: u64,
    /// The match's number and clock, the same for everybody.
    game: u32,
    now_ms: u64,
    /// What the viewer sees and can do, without number and clock: it changes or it does not.
    content: Vec<u8>,
    private_bytes: usize,
    legal_bytes: usize,
    legal_room: usize,
}

impl FrameWriter {
    /// Takes down what everybody sees of match number `game` at `now`.
    pub fn begin<G: Game>(&mut self, state: &G, game: u32, now: Time) {
        self.game = game;
        // A finer clock would tell how long somebody thought.
        self.now_ms = now.ms() / 1000 * 1000;
        let mut shared = DefaultHasher::new();
        let head = self.views.begin(state);
        self.head_bytes = head.len();
        head.hash(&mut shared);
        self.tail.clear();
        let deadline_ms = state.shown_deadline().map(|due| due.ms().next_multiple_of(1000));
        let outcome = state.outcome().map(OutcomeInfo::from);
        self.tail.extend_from_slice(b"],\"awaits\":");
        write_json(&mut self.tail, &state.awaits());
        self.tail.extend_from_slice(b",\"deadline_ms\":");
        write_json(&mut self.tail, &deadline_ms);
        self.tail.extend_from_slice(b",\"outcome\":");
        write_json(&mut self.tail, &outcome);
        self.tail.push(b'}');
        self.tail.hash(&mut shared);
        self.shared = shared.finish();
    }

    /// Writes down what `viewer` sees and can do at the moment of the last [`begin`](Self::begin),
    /// without anything that changes by itself. Returns a hash of it: while that stays the same,
    /// nothing is new. What is the same for everybody is hashed once.
    pub fn look<G: Game>(&mut self, state: &G, viewer: Viewer) -> u64 {
        self.content.clear();
        self.content.extend_from_slice(b",\"view\":");
        let private_start = self.content.len() + self.head_bytes;
        self.private_bytes = self.views.append(state, viewer, &mut self.content);
        self.content.extend_from_slice(b",\"legal\":[");
        let start = self.content.len();
        let mut legal = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            state.legal(seat, &mut legal);
        }
        self.legal_room = write_actions(&mut self.content, &legal);
        self.legal_bytes = self.content.len() - start;
        let mut seen = DefaultHasher::new();
        (self.shared, &self.content[private_start..]).hash(&mut seen);
        self.content.extend_from_slice(&self.tail);
        seen.finish()
    }

    /// The whole frame for the one who was last [looked](Self::look) for: its number, and the
    /// events it hears, of which `first` came before.
    pub fn finish<'e, E: Serialize + 'e>(
        &self,
        rev: u32,
        first: u32,
        events: impl Iterator<Item = (Audience, &'e E)>,
    ) -> Vec<u8> {
        let Self { game, now_ms, content, .. } = self;
        // Sent as it is: it is made with room for everything, and not copied again.
        let mut frame = Vec::with_capacity(content.len() + FRAME_SPARE);
        write!(
            frame,
            "{{\"type\":\"frame\",\"match\":{game},\"rev\":{rev},\"now_ms\":{now_ms},\
             \"first\":{first},"
        )
        .expect("a vector takes it all");
        let private_bytes = self.private_bytes + write_events(&mut frame, events);
        frame.extend_from_slice(content);
        // What a viewer has heard and how often it was told is its own: as wide as it can be.
        let counts = digits(rev) + digits(first);
        let public_bytes = frame.len() - private_bytes - self.legal_bytes - counts + 2 * DIGITS_MAX;
        let private_room = private_room(private_bytes);
        pad(&mut frame, size_class(public_bytes + private_room + self.legal_room));
        frame
    }

    /// A part of what a viewer has heard in match number `game` before its frame: the events from
    /// number `first` on.
    pub fn past<'e, E: Serialize + 'e>(
        game: u32,
        first: u32,
        events: impl Iterator<Item = (Audience, &'e E)>,
    ) -> Vec<u8> {
        let mut text = Vec::new();
        write!(text, "{{\"type\":\"past\",\"match\":{game},\"first\":{first},")
            .expect("a vector takes it all");
        let private_bytes = write_events(&mut text, events);
        text.push(b'}');
        let public_bytes = text.len() - private_bytes - digits(first) + DIGITS_MAX;
        pad(&mut text, size_class(public_bytes + private_room(private_bytes)));
        text
    }
}

/// Writes the fields `events` and `only`, and returns how many of their bytes are private: a viewer
/// who has heard what everybody has heard, and no more, does not get them.
fn write_events<'e, E: Serialize + 'e>(
    out: &mut Vec<u8>,
    events: impl Iterator<Item = (Audience, &'e E)>,
) -> usize {
    let mut only: Vec<usize> = Vec::new();
    let mut private_bytes = 0;
    out.extend_from_slice(b"\"events\":[");
    for (place, (audience, event)) in events.enumerate() {
        let start = out.len();
        if place > 0 {
            out.push(b',');
        }
        // After private events alone, the comma is there because of them.
        if audience == Audience::All && place == only.len() {
            private_bytes += out.len() - start;
        }
        write_json(out, event);
        if audience != Audience::All {
            private_bytes += out.len() - start;
            only.push(place);
        }
    }
    out.extend_from_slice(b"],\"only\":");
    let start = out.len();
    write_json(out, &only);
    private_bytes + out.len() - start - "[]".len()
}

/// The room that private bytes are given. None at all would tell that there is nothing to know.
fn private_room(private_bytes: usize) -> usize {
    private_bytes.max(1).next_multiple_of(OWN_STEP)
}

impl From<Outcome> for OutcomeInfo {
    fn from(outcome: Outcome) -> Self {
        let Outcome { winners, side, how } = outcome;
        Self { winners, side: side.to_owned(), how: how.to_owned() }
    }
}

/// How much longer a frame is than what its viewer sees and can do, most of the time: number and
/// clock, a few events, and padding.
const FRAME_SPARE: usize = 1024;

/// How many digits a count can have.
const DIGITS_MAX: usize = u32::MAX.ilog10() as usize + 1;

fn digits(count: u32) -> usize {
    count.checked_ilog10().map_or(1, |log| log as usize + 1)
}

fn write_json(out: &mut Vec<u8>, value: &impl Serialize) {
    serde_json::to_writer(out, value).expect("what goes over the wire is plain data");
}

/// Writes a list of actions, and says how much room it is given. A kind that takes more than a
/// step is rounded up by itself; all others share theirs, so that one kind more or less among them,
/// as a secret role has it, does not change the length.
fn write_actions<A: Serialize>(out: &mut Vec<u8>, actions: &[A]) -> usize {
    let mut kinds: Vec<(Discriminant<A>, usize)> = Vec::new();
    for (place, action) in actions.iter().enumerate() {
        let start = out.len();
        if place > 0 {
            out.push(b',');
        }
        write_json(out, action);
        let bytes = out.len() - start;
        match kinds.iter_mut().find(|(kind, _)| *kind == discriminant(action)) {
            Some((_, sum)) => *sum += bytes,
            None => kinds.push((discriminant(action), bytes)),
        }
    }
    let sums = || kinds.iter().map(|(_, bytes)| *bytes);
    let long: usize =
        sums().filter(|bytes| *bytes > LEGAL_STEP).map(|b| b.next_multiple_of(LEGAL_STEP)).sum();
    let short: usize = sums().filter(|bytes| *bytes <= LEGAL_STEP).sum();
    long + short.max(1).next_multiple_of(LEGAL_STEP)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONLY: Audience = Audience::Only(SeatSet::first(2));

    #[derive(Serialize)]
    #[serde(rename_all = "kebab-case", tag = "do")]
    enum Action {
        Propose { team: [u8; 3] },
        Blame { named: u8 },
        Pass,
    }

    fn room(actions: &[Action]) -> usize {
        write_actions(&mut Vec::new(), actions)
    }

    fn teams(count: usize) -> impl Iterator<Item = Action> {
        (0..count).map(|_| Action::Propose { team: [1, 2, 3] })
    }

    fn blames() -> impl Iterator<Item = Action> {
        (1..=9).map(|named| Action::Blame { named })
    }

    #[test]
    fn what_a_secret_role_may_do_besides_does_not_make_a_frame_longer() {
        // However long the list of teams is, and however little of its last step is left.
        for count in 20..140 {
            let plain: Vec<Action> = teams(count).collect();
            let deep: Vec<Action> = teams(count).chain(blames()).collect();
            assert_eq!(room(&plain), room(&deep), "{count} teams");
        }
        let asked = room(&[Action::Pass]);
        assert_eq!(room(&[]), asked);
        assert_eq!(room(&blames().collect::<Vec<_>>()), asked);
        assert_eq!(room(&blames().chain([Action::Pass]).collect::<Vec<_>>()), asked);
    }

    fn past_of(told: &[Audience]) -> Vec<u8> {
        FrameWriter::past(1, 0, told.iter().map(|audience| (*audience, &"told")))
    }

    #[test]
    fn the_places_of_private_events_are_listed() {
        let told = [Audience::All, ONLY, ONLY, Audience::All, ONLY];
        for (told, places) in [(&told[..], "[1,2,4]"), (&told[..1], "[]"), (&[], "[]")] {
            let text = String::from_utf8(past_of(told)).unwrap();
            assert!(text.contains(&format!("],\"only\":{places}}} ")), "{text}");
        }
    }

    #[test]
    fn a_private_event_does_not_make_a_message_longer() {
        for count in 0..1000 {
            let public = vec![Audience::All; count];
            let length = past_of(&public).len();
            for place in [0, count / 2, count] {
                let mut told = public.clone();
                told.splice(place..place, [ONLY; 3]);
                assert_eq!(past_of(&told).len(), length, "at {place} of {count}");
            }
        }
    }

    #[test]
    fn what_is_written_fits_into_its_room() {
        for count in 0..200 {
            let mut out = Vec::new();
            let actions: Vec<Action> = teams(count).chain(blames()).collect();
            let room = write_actions(&mut out, &actions);
            assert!(out.len() <= room && room < out.len() + 2 * LEGAL_STEP, "{count} teams");
        }
    }
}
