//! Faults that a test plants to see that they are caught. They exist only with the feature
//! `planted`, which no build for players has, and act only through the seam.

use crate::seam::Seam;
use crate::thinkers::Thinkers;

/// A fault, most of them ways in which such servers have leaked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A message is as long as what it says, and spies are told more.
    LengthByRole = 1,
    /// Everybody gets a frame when a card is played in secret.
    FrameOnSecret,
    /// A spectator sees everything.
    SpectatorSeesAll,
    /// The log contains the truth.
    TruthInLog,
    /// A new connection sees through a neighbour's eyes.
    WrongEyes,
    /// The words of a refusal depend on what is hidden.
    RefusalTells,
    /// The order of a list depends on what is hidden.
    OrderTells,
    /// The number of spectators depends on what is hidden.
    RoomTells,
    /// A seat that reconnects sees everything.
    ReturnSeesAll,
    /// Bots compute in the room's task, each at its own turn.
    BotsInRoom,
    /// Bots compute on their own threads, but each at its own turn.
    BotsAtTheirTurn,
    /// A bot panics.
    BotFails,
    /// A room panics when a person comes back.
    RoomFails,
    /// `/readyz` asks the store.
    ReadyAsksStore,
    /// A line of chat has its number among all lines, even those that the viewer did not hear.
    ChatCounts,
    /// The order of a seat's legal actions depends on what is hidden.
    LegalTells,
    /// Whether a covered seat is shown as covered depends on what is hidden.
    CoverTells,
    /// Whether others get an extra message depends on what is hidden.
    MessageTells,
}

/// Plants a fault in every server of this process, or removes it.
#[cfg(feature = "planted")]
pub fn plant(fault: Option<Fault>) {
    here::plant(fault);
}

/// The seam of a server that starts now.
#[cfg(feature = "planted")]
pub(crate) fn seam() -> &'static dyn Seam {
    &here::Planted
}

/// The seam of a server that starts now.
#[cfg(not(feature = "planted"))]
pub(crate) fn seam() -> &'static dyn Seam {
    &crate::seam::Sound
}

/// Returns where the bots of a server that starts now compute.
pub(crate) fn thinkers() -> Thinkers {
    #[cfg(feature = "planted")]
    if here::is(Fault::BotsInRoom) {
        return Thinkers::InRoom { at_once: true };
    }
    Thinkers::start()
}

#[cfg(feature = "planted")]
mod here {
    use std::ops::Range;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU8, Ordering};

    use axum::extract::ws::Utf8Bytes;
    use redeye_bots::Level;
    use redeye_game::{Seat, SeatSet, Time, Viewer};
    use redeye_protocol::{ChatLine, FrameWriter, Presence, Room as RoomView};
    use serde_json::Value;

    use super::Fault;
    use crate::deny::Deny;
    use crate::matches::{AnyMatch, Choosing, HistoryMark, Listener, Proposed};
    use crate::panics::{Panicked, caught};
    use crate::seam::Seam;

    static PLANTED: AtomicU8 = AtomicU8::new(0);

    pub(super) fn plant(fault: Option<Fault>) {
        PLANTED.store(fault.map_or(0, |fault| fault as u8), Ordering::SeqCst);
    }

    pub(super) fn is(fault: Fault) -> bool {
        PLANTED.load(Ordering::SeqCst) == fault as u8
    }

    /// A seam that commits the planted fault.
    pub(super) struct Planted;

    impl Seam for Planted {
        fn game(&self, game: Box<dyn AnyMatch>) -> Box<dyn AnyMatch> {
            Box::new(Leaky(game))
        }

        fn room(&self, room: &mut RoomView, game: Option<&dyn AnyMatch>) {
            let Some(game) = game else { return };
            if is(Fault::OrderTells) {
                room.seats.sort_by_key(|info| known(game, Viewer::Seat(info.seat)));
            }
            if is(Fault::RoomTells) && is_odd(game) {
                room.watchers += 1;
            }
            if is(Fault::CoverTells) && is_odd(game) {
                let covered = |presence: &&mut Presence| **presence == Presence::Covered;
                let occupants = room.seats.iter_mut().filter_map(|info| info.occupant.as_mut());
                let presences = occupants.map(|occupant| &mut occupant.presence);
                presences.filter(covered).for_each(|presence| *presence = Presence::Here);
            }
        }

        fn line(&self, line: &mut ChatLine, among_all: u64) {
            if is(Fault::ChatCounts) {
                line.n = among_all as u32;
            }
        }

        fn sends(&self, game: Option<&dyn AnyMatch>) -> bool {
            is(Fault::MessageTells) && game.is_some_and(is_odd)
        }

        fn ready_asks_store(&self) -> bool {
            is(Fault::ReadyAsksStore)
        }
    }

    /// Returns a number that depends on what `viewer` knows, for sorting and counting.
    fn known(game: &dyn AnyMatch, viewer: Viewer) -> u64 {
        let mut writer = FrameWriter::default();
        game.begin_frames(&mut writer, 0, Time::ZERO);
        game.look(&mut writer, viewer)
    }

    /// Returns one bit of what is hidden.
    fn is_odd(game: &dyn AnyMatch) -> bool {
        !known(game, Viewer::All).is_multiple_of(2)
    }

    /// A match that leaks.
    struct Leaky(Box<dyn AnyMatch>);

    impl Leaky {
        /// Returns the viewer for whom a frame is made.
        fn eyes(viewer: Viewer) -> Viewer {
            match viewer {
                Viewer::Public if is(Fault::SpectatorSeesAll) => Viewer::All,
                viewer => viewer,
            }
        }

        /// The viewer for whom the first frame of a connection is made, if it is not its own.
        fn wrong_eyes(&self, viewer: Viewer) -> Option<Viewer> {
            match viewer {
                Viewer::Seat(seat) if is(Fault::WrongEyes) => {
                    self.0.seats().clockwise_from(seat).nth(1).map(Viewer::Seat)
                }
                Viewer::Seat(_) if is(Fault::ReturnSeesAll) => Some(Viewer::All),
                _ => None,
            }
        }

        /// Returns a frame with the seat's legal actions in another order.
        fn turned(text: &str) -> Option<Utf8Bytes> {
            const LEGAL: &str = "\"legal\":";
            let start = text.find(LEGAL)? + LEGAL.len();
            let list = serde_json::Deserializer::from_str(&text[start..]);
            let mut list = list.into_iter::<Vec<Value>>();
            let mut legal = list.next()?.ok()?;
            legal.reverse();
            let end = start + list.byte_offset();
            let turned = serde_json::to_string(&legal).ok()?;
            Some([&text[..start], &turned, &text[end..]].concat().into())
        }
    }

    impl AnyMatch for Leaky {
        fn game(&self) -> &'static str {
            self.0.game()
        }

        fn entries(&self) -> u32 {
            self.0.entries()
        }

        fn last(&self) -> Time {
            self.0.last()
        }

        fn seats(&self) -> SeatSet {
            self.0.seats()
        }

        fn awaits(&self) -> SeatSet {
            assert!(!is(Fault::RoomFails), "planted");
            self.0.awaits()
        }

        fn able(&self) -> SeatSet {
            self.0.able()
        }

        fn deadline(&self) -> Option<Time> {
            self.0.deadline()
        }

        fn is_over(&self) -> bool {
            self.0.is_over()
        }

        fn may_stay_away(&self, seat: Seat) -> bool {
            self.0.may_stay_away(seat)
        }

        fn earshot(&self, seat: Seat) -> SeatSet {
            self.0.earshot(seat)
        }

        fn propose(&mut self, now: Time, seat: Seat, action: &str) -> Result<(), Deny> {
            if is(Fault::TruthInLog) {
                let mut writer = FrameWriter::default();
                self.0.begin_frames(&mut writer, 0, now);
                self.0.look(&mut writer, Viewer::All);
                let truth = self.0.frame(&mut writer, Viewer::All, 0, HistoryMark::default());
                tracing::debug!(truth = truth.as_str(), "an action");
            }
            let odd = is(Fault::RefusalTells) && is_odd(self.0.as_ref());
            let proposed = self.0.propose(now, seat, action);
            proposed.map_err(|deny| if odd { Deny::NotUnderstood } else { deny })
        }

        fn propose_what_is_due(&mut self, now: Time) -> bool {
            self.0.propose_what_is_due(now)
        }

        fn proposed(&self) -> Option<Proposed<'_>> {
            self.0.proposed()
        }

        fn accept(&mut self) {
            self.0.accept();
        }

        fn withdraw(&mut self) {
            self.0.withdraw();
        }

        fn told(&self) -> usize {
            self.0.told()
        }

        fn heard(&self, viewer: Viewer, places: Range<usize>) -> u32 {
            self.0.heard(viewer, places)
        }

        fn begin_frames(&self, writer: &mut FrameWriter, number: u32, now: Time) {
            self.0.begin_frames(writer, number, now);
        }

        fn look(&self, writer: &mut FrameWriter, viewer: Viewer) -> u64 {
            let seen = self.0.look(writer, Self::eyes(viewer));
            let secret = if is(Fault::FrameOnSecret) { self.0.entries() } else { 0 };
            seen.wrapping_add(secret.into())
        }

        fn frame(
            &self,
            writer: &mut FrameWriter,
            viewer: Viewer,
            rev: u32,
            from: HistoryMark,
        ) -> Utf8Bytes {
            let returns = from.count == 0 && rev > 1;
            if let Some(wrong) = self.wrong_eyes(viewer).filter(|_| returns) {
                self.0.look(writer, wrong);
            }
            let text = self.0.frame(writer, viewer, rev, from);
            if is(Fault::LengthByRole) {
                return text.as_str().trim_ascii_end().into();
            }
            let turned = is(Fault::LegalTells) && is_odd(self.0.as_ref());
            turned.then(|| Self::turned(text.as_str())).flatten().unwrap_or(text)
        }

        fn past(&self, viewer: Viewer, number: u32, pages: &mut Vec<Utf8Bytes>) -> HistoryMark {
            self.0.past(viewer, number, pages)
        }

        fn seat_bot(&mut self, seat: Seat, level: Level) {
            self.0.seat_bot(seat, level);
        }

        fn remove_bot(&mut self, seat: Seat) {
            self.0.remove_bot(seat);
        }

        fn tell_bots(&mut self) -> Vec<Arc<dyn Listener>> {
            let listeners = self.0.tell_bots();
            let later = is(Fault::BotsInRoom) || is(Fault::BotsAtTheirTurn);
            if later { Vec::new() } else { listeners }
        }

        fn let_bot_choose(&self, seat: Seat) -> Option<Choosing> {
            if is(Fault::BotFails) && !self.0.has_plain_bot(seat) {
                return Some(Box::new(|_| {
                    caught(|| -> Option<String> { panic!("planted") })
                        .map_err(|Panicked(place)| place)
                }));
            }
            self.0.let_bot_choose(seat)
        }

        fn has_plain_bot(&self, seat: Seat) -> bool {
            self.0.has_plain_bot(seat)
        }
    }
}
