//! Faults that a test plants, to see that it is caught. They exist only with the feature
//! `planted`, which no build for players has: without it every question here is answered with no
//! while compiling.

use std::borrow::Cow;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use redeye_game::{Game, Seat, Viewer};
use serde_json::Value;

use crate::thinkers::Thinkers;

/// A way in which such servers have leaked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A message is as long as what it says, and spies are told more.
    LengthByRole = 1,
    /// Everybody gets a frame when somebody plays a card in secret.
    FrameOnSecret,
    /// Whoever watches sees everything.
    SpectatorSeesAll,
    /// The truth stands in the log.
    TruthInLog,
    /// A new connection sees through a neighbour's eyes.
    WrongEyes,
    /// What is refused is refused in other words, depending on what is hidden.
    RefusalTells,
    /// A list is in the order of what is hidden.
    OrderTells,
    /// The room is sent once more when somebody acts who had a choice.
    RoomTells,
    /// A seat that comes back sees everything.
    ReturnSeesAll,
    /// Bots compute in the room's task, each at its own turn.
    BotsInRoom,
    /// Bots compute where they should, but each at its own turn.
    BotsAtTheirTurn,
    /// A bot panics.
    BotFails,
    /// A room panics when somebody is back.
    RoomFails,
    /// Whether the server is ready is found out by asking the store.
    ReadyAsksStore,
    /// A line has the number that it has among all lines, whoever heard them.
    ChatCounts,
    /// What a seat can do is listed in another order, depending on what is hidden.
    LegalTells,
    /// That a bot plays for somebody is shown at once or later, depending on what is hidden.
    CoverTells,
    /// Others get a message when a seat moves to another device, depending on what is hidden.
    DeviceTells,
}

/// Plants a fault in every server of this process, or takes it out.
#[cfg(feature = "planted")]
pub fn plant(fault: Option<Fault>) {
    here::PLANTED.store(fault.map_or(0, |fault| fault as u8), std::sync::atomic::Ordering::SeqCst);
}

#[cfg(feature = "planted")]
mod here {
    pub(super) static PLANTED: std::sync::atomic::AtomicU8 = std::sync::atomic::AtomicU8::new(0);
}

/// Is this fault planted?
#[cfg(feature = "planted")]
pub(crate) fn is(fault: Fault) -> bool {
    here::PLANTED.load(std::sync::atomic::Ordering::SeqCst) == fault as u8
}

/// Is this fault planted?
#[cfg(not(feature = "planted"))]
pub(crate) const fn is(_: Fault) -> bool {
    false
}

/// Where the bots of a server that starts now compute.
pub(crate) fn thinkers() -> Thinkers {
    #[cfg(feature = "planted")]
    if is(Fault::BotsInRoom) {
        return Thinkers::InRoom { at_once: true };
    }
    Thinkers::start()
}

/// Through whose eyes a frame is made.
pub(crate) fn eyes(viewer: Viewer) -> Viewer {
    if is(Fault::SpectatorSeesAll) && viewer == Viewer::Public { Viewer::All } else { viewer }
}

/// Through whose eyes the first frame of a connection is made, if not through its own.
pub(crate) fn wrong_eyes<G: Game>(state: &G, viewer: Viewer) -> Option<Viewer> {
    match viewer {
        Viewer::Seat(seat) if is(Fault::WrongEyes) => {
            state.seats().clockwise_from(seat).nth(1).map(Viewer::Seat)
        }
        Viewer::Seat(_) if is(Fault::ReturnSeesAll) => Some(Viewer::All),
        _ => None,
    }
}

/// How much of a frame is sent.
pub(crate) fn padded(frame: &[u8]) -> &[u8] {
    if is(Fault::LengthByRole) { frame.trim_ascii_end() } else { frame }
}

/// Writes the truth into the log.
pub(crate) fn log<G: Game>(state: &G) {
    if is(Fault::TruthInLog) {
        tracing::debug!(?state, "an action");
    }
}

/// Is something done in another way for this fault, because of what is hidden?
pub(crate) fn tells<G: Game>(fault: Fault, state: Option<&G>) -> bool {
    let Some(state) = state.filter(|_| is(fault)) else { return false };
    let mut hasher = DefaultHasher::new();
    known(state, Viewer::All).hash(&mut hasher);
    hasher.finish().is_multiple_of(2)
}

/// A frame, perhaps with what the seat can do in another order.
pub(crate) fn legal<'f, G: Game>(state: &G, frame: &'f [u8]) -> Cow<'f, [u8]> {
    const LEGAL: &str = "\"legal\":";
    let text = std::str::from_utf8(frame).unwrap_or_default();
    let place = text.find(LEGAL).filter(|_| tells(Fault::LegalTells, Some(state)));
    let Some(start) = place.map(|place| place + LEGAL.len()) else { return Cow::Borrowed(frame) };
    let mut list = serde_json::Deserializer::from_str(&text[start..]).into_iter::<Vec<Value>>();
    let mut legal = list.next().and_then(Result::ok).unwrap_or_default();
    legal.reverse();
    let end = start + list.byte_offset();
    let turned = serde_json::to_string(&legal).unwrap_or_default();
    Cow::Owned([&frame[..start], turned.as_bytes(), &frame[end..]].concat())
}

/// Brings seats into the order of what they are.
pub(crate) fn order<G: Game>(state: Option<&G>, seats: &mut [Seat]) {
    if let Some(state) = state.filter(|_| is(Fault::OrderTells)) {
        seats.sort_by_key(|seat| known(state, Viewer::Seat(*seat)));
    }
}

/// Is the room sent once more, because this seat has a choice?
pub(crate) fn sends_room<G: Game>(state: Option<&G>, seat: Option<Seat>) -> bool {
    let mut legal = Vec::new();
    if let (true, Some(state), Some(seat)) = (is(Fault::RoomTells), state, seat) {
        state.legal(seat, &mut legal);
    }
    legal.len() > 1
}

/// What `viewer` knows, as something to sort and to count by.
fn known<G: Game>(state: &G, viewer: Viewer) -> String {
    serde_json::to_string(&state.own(viewer)).unwrap_or_default()
}
