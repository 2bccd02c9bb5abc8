//! Who sits where: people, bots, and the host's powers over seats.

use redeye_bots::HasBots;
use redeye_game::Seat;
use redeye_protocol::{BotLevel, Name, ServerMsg, Status};

use super::Room;
use super::state::{Sitter, Who};
use crate::deny::Deny;
use crate::outbox::{Bye, encode};
use crate::planted::{self, Fault};
use crate::session::SessionId;
use crate::table::Table;

/// Who flew first: names for bots.
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

impl<G: HasBots> Room<G> {
    /// Somebody takes a seat, another seat, or another name.
    pub(super) async fn sit(
        &mut self,
        session: SessionId,
        seat: Option<Seat>,
        name: Name,
    ) -> Result<(), Deny> {
        self.must_gather()?;
        self.change(|state| state.sit_down(session, seat, name)).await
    }

    /// Somebody gets up. In a match a bot plays until they are back.
    pub(super) async fn stand(&mut self, session: SessionId) -> Result<(), Deny> {
        let seat = self.seat_of(session)?;
        let playing = self.state.status == Status::Playing;
        if self.state.dealing.is_some() {
            return Err(Deny::Dealing);
        }
        self.change(|state| {
            if !playing {
                state.seats[seat.index()] = None;
            } else if let Some(Sitter { who: Who::Person { left, .. }, .. }) =
                state.sitter_mut(seat)
            {
                *left = true;
            }
            Ok(())
        })
        .await?;
        if playing {
            self.after_change();
        }
        self.pass_on_host(session).await
    }

    /// If the host goes, somebody else who sits becomes the host.
    pub(super) async fn pass_on_host(&mut self, gone: SessionId) -> Result<(), Deny> {
        if self.state.host != gone {
            return Ok(());
        }
        let Some(next) = self.state.next_host(|session| self.is_here(session)) else {
            return Ok(());
        };
        self.change(|state| {
            state.host = next;
            Ok(())
        })
        .await
    }

    /// A person is back: the bot that covered the seat gives it back.
    pub(super) async fn come_back(&mut self, seat: Seat) -> Result<(), Deny> {
        self.uncover(seat);
        self.is_heard_of(seat);
        let has_left = |sitter: &Sitter| matches!(sitter.who, Who::Person { left: true, .. });
        if self.state.sitter(seat).is_some_and(has_left) {
            self.change(|state| {
                if let Some(Sitter { who: Who::Person { left, .. }, .. }) = state.sitter_mut(seat) {
                    *left = false;
                }
                Ok(())
            })
            .await?;
            self.minds.forget(seat);
        }
        Ok(())
    }

    /// A seat moves to another device; the old one is sent away.
    pub(super) async fn move_seat(&mut self, from: SessionId, to: SessionId) -> Result<(), Deny> {
        let seat = self.seat_of(from)?;
        if self.state.seat_of(to).is_some_and(|sits| sits != seat) {
            return Err(Deny::SeatTaken);
        }
        self.change(|state| {
            state.move_seat(seat, from, to);
            Ok(())
        })
        .await?;
        let state = self.table.as_ref().map(Table::state);
        for conn in self.conns.values().filter(|_| planted::tells(Fault::DeviceTells, state)) {
            conn.outbox.queue(encode(&ServerMsg::Chat { lines: Vec::new() }));
        }
        for conn in self.conns.values().filter(|conn| conn.session == from && from != to) {
            conn.outbox.bye(Bye { why: Deny::Moved, retry_after_s: None });
        }
        Ok(())
    }

    /// Keeps `link`, the hash of a new link to the seat of `session`. The one before is useless.
    pub(super) async fn set_recovery(
        &mut self,
        session: SessionId,
        link: SessionId,
    ) -> Result<(), Deny> {
        let seat = self.seat_of(session)?;
        self.change(|state| {
            if let Some(Sitter { who: Who::Person { recovery, .. }, .. }) = state.sitter_mut(seat) {
                *recovery = Some(link);
            }
            Ok(())
        })
        .await
    }

    /// Brings the seat with this link to `to`. The link stays good: browsers forget again.
    pub(super) async fn recover(&mut self, link: SessionId, to: SessionId) -> Result<(), Deny> {
        if self.state.barred.contains(&to) {
            return Err(Deny::NotWelcome);
        }
        let from = self.state.sitters().find_map(|(_, sitter)| match sitter.who {
            Who::Person { session, recovery, .. } if recovery == Some(link) => Some(session),
            Who::Person { .. } | Who::Bot { .. } => None,
        });
        self.move_seat(from.ok_or(Deny::BadLink)?, to).await
    }

    pub(super) async fn add_bot(
        &mut self,
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
            let name =
                names.find(|name| !state.is_name_taken(name, None)).ok_or(Deny::NoFreeSeat)?;
            let who = Who::Bot { level };
            state.seats[seat.index()] = Some(Sitter { name, muted: false, order: 0, who });
            Ok(())
        })
        .await
    }

    /// Frees a seat; in a match a bot takes it for good.
    pub(super) async fn remove(&mut self, seat: Seat, bar: bool) -> Result<(), Deny> {
        let sitter = self.state.sitter(seat).ok_or(Deny::NotSeated)?;
        let gone = sitter.session();
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
        self.covered = self.covered - seat.into();
        self.after_change();
        self.publish_frames();
        self.send_strangers_away();
        Ok(())
    }
}
