//! Who sits where: people, bots, and the host's powers over seats.

use redeye_game::Seat;
use redeye_protocol::{BotLevel, Name, Status};

use super::Room;
use super::commit::Change;
use super::dispatch::Host;
use super::state::{RoomState, Sitter, Who};
use crate::deny::Deny;
use crate::session::SessionId;

/// Names for bots: pioneers of flight.
const BOT_NAMES: [&str; 14] = [
    "Amelia",
    "Bessie",
    "Charles",
    "Denise",
    "Elly",
    "Ferdinand",
    "Harriet",
    "Igor",
    "Jackie",
    "Louis",
    "Maryse",
    "Otto",
    "Santos",
    "Valentina",
];

impl Room {
    /// Gives a session a seat, another seat, or another name.
    ///
    /// # Errors
    /// If the seat or the name is taken, or a match is on.
    pub(super) async fn sit(
        &mut self,
        session: SessionId,
        seat: Option<Seat>,
        name: Name,
    ) -> Result<(), Deny> {
        self.must_gather()?;
        self.change(|state| state.sit_down(session, seat, name)).await
    }

    /// Frees the seat of a person who gets up. In a match a bot plays until they are back. If it
    /// was the host, another person who is here becomes the host.
    ///
    /// # Errors
    /// If cards are being dealt.
    pub(super) async fn stand(&mut self, seat: Seat) -> Result<(), Deny> {
        let playing = self.state.status == Status::Playing;
        if self.state.dealing.is_some() {
            return Err(Deny::Dealing);
        }
        let mut state = Box::new(self.state.clone());
        let gone = state.sitter(seat).and_then(Sitter::session);
        if playing {
            state.set_left(seat, true);
        } else {
            state.seats[seat.index()] = None;
        }
        if gone == Some(state.host) {
            self.pass_on_host(&mut state);
        }
        self.commit(Change { state: Some(state), ..Change::default() }).await
    }

    /// Makes another person the host: of those who are here, the one who has sat longest.
    pub(super) fn pass_on_host(&self, state: &mut RoomState) {
        if let Some(next) = state.next_host(|session| self.connections.has(session)) {
            state.host = next;
        }
    }

    /// Gives a covered seat back to its person.
    ///
    /// # Errors
    /// If it cannot be committed.
    pub(super) async fn come_back(&mut self, seat: Seat) -> Result<(), Deny> {
        self.uncover(seat);
        self.is_heard_of(seat);
        let has_left = |sitter: &Sitter| matches!(sitter.who, Who::Person { left: true, .. });
        if self.state.sitter(seat).is_some_and(has_left) {
            self.change(|state| {
                state.set_left(seat, false);
                Ok(())
            })
            .await?;
            self.forget_bot(seat);
        }
        Ok(())
    }

    /// Moves the seat of `from` to another device, by a link that this uses up if there is one.
    ///
    /// # Errors
    /// If `from` has no seat any more, `to` has another one, or the link was used.
    pub(super) async fn move_seat(
        &mut self,
        from: SessionId,
        to: SessionId,
        link: Option<SessionId>,
    ) -> Result<(), Deny> {
        let seat = self.must_sit(from)?;
        if self.state.seat_of(to).is_some_and(|sits| sits != seat) {
            return Err(Deny::SeatTaken);
        }
        let mut state = Box::new(self.state.clone());
        state.move_seat(seat, from, to);
        self.commit(Change { state: Some(state), link, ..Change::default() }).await
    }

    /// Keeps `link`, the hash of a new link that brings the seat of `session` back when the browser
    /// has lost its cookie. The link before it no longer works.
    ///
    /// # Errors
    /// If `session` has no seat.
    pub(super) async fn set_recovery(
        &mut self,
        session: SessionId,
        link: SessionId,
    ) -> Result<(), Deny> {
        let seat = self.must_sit(session)?;
        self.change(|state| {
            if let Some(Sitter { who: Who::Person { recovery, .. }, .. }) = state.sitter_mut(seat) {
                *recovery = Some(link);
            }
            Ok(())
        })
        .await
    }

    /// Gives the seat with this link to `to`. The link stays valid, because a browser can lose its
    /// cookie again.
    ///
    /// # Errors
    /// If no seat has this link, or `to` may not be here.
    pub(super) async fn recover(&mut self, link: SessionId, to: SessionId) -> Result<(), Deny> {
        if self.state.barred.contains(&to) {
            return Err(Deny::NotWelcome);
        }
        let from = self.state.sitters().find_map(|(_, sitter)| match sitter.who {
            Who::Person { session, recovery, .. } if recovery == Some(link) => Some(session),
            Who::Person { .. } | Who::Bot { .. } => None,
        });
        self.move_seat(from.ok_or(Deny::BadLink)?, to, None).await
    }

    /// Puts a bot on a seat, or on the first free seat.
    ///
    /// # Errors
    /// If there is no such free seat.
    pub(super) async fn add_bot(
        &mut self,
        _: Host,
        seat: Option<Seat>,
        level: BotLevel,
    ) -> Result<(), Deny> {
        self.must_gather()?;
        let start = self.rng.below(BOT_NAMES.len() as u32) as usize;
        self.change(|state| {
            let free = state.seats.iter().position(Option::is_none).map(Seat::at);
            let seat = seat.or(free).ok_or(Deny::NoFreeSeat)?;
            if state.sitter(seat).is_some() || seat.index() >= state.seats.len() {
                return Err(Deny::SeatTaken);
            }
            let names = BOT_NAMES.iter().cycle().skip(start).take(BOT_NAMES.len());
            let mut names = names.filter_map(|name| Name::try_from((*name).to_owned()).ok());
            let name = names.find(|name| !state.is_name_taken(name, None));
            let (name, who) = (name.ok_or(Deny::NoFreeSeat)?, Who::Bot { level });
            state.seats[seat.index()] = Some(Sitter { name, muted: false, order: 0, who });
            Ok(())
        })
        .await
    }

    /// Frees a seat; in a match a bot takes it for good.
    ///
    /// # Errors
    /// If nobody sits there, or cards are being dealt.
    pub(super) async fn remove(&mut self, _: Host, seat: Seat, bar: bool) -> Result<(), Deny> {
        let gone = self.state.sitter(seat).ok_or(Deny::NotSeated)?.session();
        let host = self.state.host;
        let playing = self.state.status == Status::Playing;
        if playing && gone.is_none() {
            return Err(Deny::AlreadyPlaying);
        }
        if self.state.dealing.is_some() {
            return Err(Deny::Dealing);
        }
        self.change(|state| {
            if playing {
                let sitter = state.sitter_mut(seat).ok_or(Deny::NotSeated)?;
                sitter.who = Who::Bot { level: BotLevel::Normal };
            } else {
                state.seats[seat.index()] = None;
            }
            if let Some(gone) = gone.filter(|gone| bar && *gone != host) {
                state.bar(gone);
            }
            Ok(())
        })
        .await?;
        self.uncover(seat);
        Ok(())
    }

    /// Mutes a person, or ends that.
    ///
    /// # Errors
    /// If nobody sits there.
    pub(super) async fn mute(&mut self, _: Host, seat: Seat, muted: bool) -> Result<(), Deny> {
        self.change(|state| {
            state.sitter_mut(seat).ok_or(Deny::NotSeated)?.muted = muted;
            Ok(())
        })
        .await
    }

    /// Makes the person on a seat the host.
    ///
    /// # Errors
    /// If no person sits there.
    pub(super) async fn make_host(&mut self, _: Host, seat: Seat) -> Result<(), Deny> {
        self.change(|state| {
            let next = state.sitter(seat).and_then(Sitter::session);
            state.host = next.ok_or(Deny::NotSeated)?;
            Ok(())
        })
        .await
    }

    /// Replaces the link and the code; the old ones no longer work.
    ///
    /// # Errors
    /// If it cannot be committed.
    pub(super) async fn renew_link(&mut self, _: Host) -> Result<(), Deny> {
        self.change(|state| {
            state.new_link();
            Ok(())
        })
        .await
    }
}
