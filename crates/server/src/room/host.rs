//! What the host may do, and what everybody asks for.

use redeye_bots::HasBots;
use redeye_game::Seat;
use redeye_protocol::{BotLevel, Clock, CommandId, Name, Request, Settings, Status};
use tokio::time::{Duration, Instant};

use super::state::{Sitter, Who};
use super::task::Room;
use super::{play, settings};
use crate::deny::Deny;
use crate::session::SessionId;

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

/// How long a live table does without its host.
const HOST_GONE_LIVE: Duration = Duration::from_secs(5 * 60);

/// The same for a slow one.
const HOST_GONE_SLOW: Duration = Duration::from_secs(3 * 24 * 3600);

impl<G: HasBots> Room<G> {
    /// Does what somebody asks for, if they may.
    pub(super) async fn obey(
        &mut self,
        session: SessionId,
        id: CommandId,
        request: Request,
    ) -> Result<(), Deny> {
        if !self.state.admits(session) {
            return Err(Deny::NotWelcome);
        }
        let command = play::command_of(session, id);
        if self.state.has_done(command) {
            return Ok(());
        }
        if let Ok(seat) = self.seat_of(session)
            && !matches!(request, Request::Stand)
        {
            // Whoever does something is here.
            self.come_back(seat).await?;
        }
        self.doing = Some(command);
        let done = self.obey_now(session, command, request).await;
        self.doing = None;
        done
    }

    async fn obey_now(
        &mut self,
        session: SessionId,
        command: CommandId,
        request: Request,
    ) -> Result<(), Deny> {
        match request {
            Request::Act(action) => self.act(session, command, &action).await,
            Request::Sit { seat, name } => self.sit(session, seat, name).await,
            Request::Commit { draw, seat, commitment } => {
                self.commit(session, &draw, seat, &commitment).await
            }
            Request::Reveal(nonce) => self.reveal(session, &nonce).await,
            Request::Stand => self.stand(session).await,
            Request::Back => self.seat_of(session).map(drop),
            Request::Say { text, name } => self.say(session, command, text, name).await,
            request => {
                self.must_be_host(session)?;
                self.obey_host(request).await
            }
        }
    }

    /// Does what only the host may ask for.
    async fn obey_host(&mut self, request: Request) -> Result<(), Deny> {
        match request {
            Request::Change(settings) => self.change_settings(*settings).await,
            Request::AddBot { seat, level } => self.add_bot(seat, level).await,
            Request::Remove { seat, bar } => self.remove(seat, bar).await,
            Request::Mute { seat, muted } => {
                self.change(|state| {
                    state.sitter_mut(seat).ok_or(Deny::NotSeated)?.muted = muted;
                    Ok(())
                })
                .await
            }
            Request::Answer { knock, welcome } => self.answer(knock, welcome).await,
            Request::MakeHost { seat } => {
                self.change(|state| {
                    let next = state.sitter(seat).and_then(Sitter::session);
                    state.host = next.ok_or(Deny::NotSeated)?;
                    Ok(())
                })
                .await
            }
            Request::NewLink => {
                self.change(|state| {
                    state.new_link();
                    Ok(())
                })
                .await
            }
            Request::Start => self.start_deal().await,
            Request::Rematch => self.gather_again().await,
            Request::Close => {
                self.close().await;
                if self.state.status == Status::Closed { Ok(()) } else { Err(Deny::StoreFailed) }
            }
            // Everybody's requests are done already.
            Request::Act(_)
            | Request::Sit { .. }
            | Request::Commit { .. }
            | Request::Reveal(_)
            | Request::Stand
            | Request::Back
            | Request::Say { .. } => Err(Deny::NotUnderstood),
        }
    }

    pub(super) fn must_be_host(&self, session: SessionId) -> Result<(), Deny> {
        if self.state.host == session { Ok(()) } else { Err(Deny::NotHost) }
    }

    async fn change_settings(&mut self, settings: Settings) -> Result<(), Deny> {
        self.must_gather()?;
        settings::check(&settings)?;
        self.change(|state| {
            if settings.game != state.settings.game {
                return Err(Deny::BadSettings);
            }
            let seats = usize::from(settings.seats);
            // Who sits beyond the last seat moves to a free one.
            while state.seats.len() > seats {
                let Some(mut sitter) = state.seats.pop().flatten() else { continue };
                let free = state.seats.iter().position(Option::is_none).ok_or(Deny::SeatsInUse)?;
                if free >= seats {
                    return Err(Deny::SeatsInUse);
                }
                sitter.commit(None);
                state.seats[free] = Some(sitter);
            }
            state.seats.resize(seats, None);
            state.settings = settings;
            // Who came in because the table was public and sat down stays, now that it is not.
            let seated: Vec<SessionId> =
                state.sitters().filter_map(|(_, sitter)| sitter.session()).collect();
            seated.into_iter().for_each(|session| state.let_in(session));
            Ok(())
        })
        .await?;
        self.deps.lobby.list(&self.state.id, self.state.settings.public);
        self.send_strangers_away();
        Ok(())
    }

    async fn add_bot(&mut self, seat: Option<Seat>, level: BotLevel) -> Result<(), Deny> {
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
    async fn remove(&mut self, seat: Seat, bar: bool) -> Result<(), Deny> {
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

    /// Notes since when the host has no connection.
    pub(super) fn note_host(&mut self) {
        self.host_gone_since = match self.host_gone_since {
            _ if self.is_here(self.state.host) => None,
            None => Some(Instant::now()),
            since => since,
        };
    }

    /// When somebody else becomes the host, if nothing changes.
    pub(super) fn next_host_due(&self) -> Option<Instant> {
        self.state.next_host(|session| self.is_here(session))?;
        let patience = match self.state.settings.clock {
            Clock::Live => HOST_GONE_LIVE,
            Clock::Slow => HOST_GONE_SLOW,
        };
        self.host_gone_since.map(|since| since + patience)
    }

    /// The host is gone: somebody else must be able to begin, to answer and to close.
    pub(super) async fn replace_host(&mut self) {
        // If it cannot be saved, it is tried again after the same time.
        self.host_gone_since = Some(Instant::now());
        let _ = self.pass_on_host(self.state.host).await;
    }
}
