//! The stored state of a room. It is committed before anybody is told of a change.

use std::collections::{BTreeMap, VecDeque};

use redeye_game::{Bound, BySeat, Commitment, Deal, Nonce, Salt, Seat, SeatSet, Seed};
use redeye_protocol::{BotLevel, LobbyTable, MatchInfo, Name, Settings, Status};
use redeye_store::RoomRow;
use serde::{Deserialize, Serialize};

use crate::deny::Deny;
use crate::session::{SessionId, random, random_word};

/// A room as it is loaded after a restart. It contains the seed of the next draw, so it has no
/// `Debug`.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct RoomState {
    pub(crate) id: String,
    pub(crate) code: String,
    pub(crate) invite: String,
    pub(crate) settings: Settings,
    pub(crate) status: Status,
    pub(crate) host: SessionId,
    /// One for each seat, in order.
    pub(crate) seats: Vec<Option<Sitter>>,
    /// The sessions that may come in.
    pub(crate) welcome: Vec<SessionId>,
    /// The sessions that are barred.
    pub(crate) barred: Vec<SessionId>,
    /// The sessions of devices whose seat has moved to another one, the newest last.
    #[serde(default)]
    moved: VecDeque<SessionId>,
    /// The sessions of programs.
    #[serde(default)]
    programs: Vec<SessionId>,
    /// Who sat in which matches, and so may have their records.
    #[serde(default)]
    players: BTreeMap<SessionId, Vec<u32>>,
    /// The secrets of the next draw.
    next_seed: String,
    next_salt: String,
    /// The deal that is being made, once the host has asked for it.
    #[serde(default)]
    pub(crate) dealing: Option<Dealing>,
    /// How many matches were begun here.
    pub(crate) matches: u32,
    /// The match that is on, or the last one.
    pub(crate) game: Option<MatchInfo>,
    /// When the match's clock stood at zero, in milliseconds since 1970.
    pub(crate) clock_zero_ms: i64,
    /// The number of the last match, if it could not be read back before it was over.
    #[serde(default)]
    pub(crate) lost_match: Option<u32>,
}

/// The progress of a deal. Seats and settings do not change meanwhile: a host who could stop a deal
/// could choose one.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Dealing {
    /// The seats that are given time to commit: those of the people who were here when the deal
    /// began.
    pub(crate) asked: SeatSet,
    /// Whether the list of commitments is closed and seats reveal.
    pub(crate) closed: bool,
    /// The seats that did not reveal what they had committed to. They add nothing to this deal.
    pub(crate) withheld: SeatSet,
}

/// Who sits on a seat.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Sitter {
    pub(crate) name: Name,
    pub(crate) muted: bool,
    /// People who sat down earlier have a lower number.
    #[serde(default)]
    pub(crate) order: u32,
    pub(crate) who: Who,
}

/// A person or a bot.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) enum Who {
    Person {
        session: SessionId,
        /// What this seat has committed to for the next draw.
        #[serde(default)]
        commitment: Option<String>,
        /// What it has revealed of it, and adds.
        nonce: Option<String>,
        /// Whether the person has got up in the middle of a match: a bot plays until they are back.
        left: bool,
        /// The hash of the link that brings the seat back.
        #[serde(default)]
        recovery: Option<SessionId>,
    },
    Bot {
        level: BotLevel,
    },
}

impl Sitter {
    /// Returns a person who has just sat down.
    pub(crate) const fn person(session: SessionId, name: Name, order: u32) -> Self {
        let (commitment, nonce, recovery) = (None, None, None);
        let who = Who::Person { session, commitment, nonce, left: false, recovery };
        Self { name, muted: false, order, who }
    }

    /// Replaces what the person has committed to, or clears it. What was revealed before belonged
    /// to the old commitment.
    pub(crate) fn commit(&mut self, to: Option<Commitment>) {
        if let Who::Person { commitment, nonce, .. } = &mut self.who {
            *commitment = to.map(|to| to.to_string());
            *nonce = None;
        }
    }

    pub(crate) const fn session(&self) -> Option<SessionId> {
        match self.who {
            Who::Person { session, .. } => Some(session),
            Who::Bot { .. } => None,
        }
    }
}

/// How many moved devices a room remembers.
const MOVED_MAX: usize = 20;

/// How many sessions a room lets in, more than ten times as many as can sit.
const WELCOME_MAX: usize = 100;

/// How many letters an address has: 80 bits, so that nobody finds a table by guessing.
const ID_LETTERS: usize = 16;

/// How many letters an invitation has: 130 bits.
const INVITE_LETTERS: usize = 26;

/// How many letters a code has: few enough to be said aloud. A code alone lets nobody in.
pub(crate) const CODE_LETTERS: usize = 6;

impl RoomState {
    /// Returns a new room for `host`, who sits on the first seat, so that nobody can take the place
    /// of the person who invites the others.
    pub(crate) fn new(settings: Settings, host: SessionId, name: Name) -> Self {
        let mut seats = vec![None; usize::from(settings.seats)];
        seats[0] = Some(Sitter::person(host, name, 0));
        let mut state = Self {
            id: random_word(ID_LETTERS),
            code: String::new(),
            invite: String::new(),
            settings,
            status: Status::Gathering,
            host,
            seats,
            welcome: vec![host],
            barred: Vec::new(),
            moved: VecDeque::new(),
            programs: Vec::new(),
            players: BTreeMap::new(),
            next_seed: String::new(),
            next_salt: String::new(),
            dealing: None,
            matches: 0,
            game: None,
            clock_zero_ms: 0,
            lost_match: None,
        };
        state.new_link();
        state.new_draw();
        state
    }

    /// Replaces the link and the code; the old ones no longer work.
    pub(crate) fn new_link(&mut self) {
        self.code = random_word(CODE_LETTERS);
        self.invite = random_word(INVITE_LETTERS);
    }

    /// Prepares the next draw: seed and salt are chosen before anybody adds to it.
    pub(crate) fn new_draw(&mut self) {
        self.next_seed = Seed(random()).to_string();
        self.next_salt = Salt(random()).to_string();
        self.seats.iter_mut().flatten().for_each(|sitter| sitter.commit(None));
    }

    /// Gathers for another match with those who have stayed.
    pub(crate) fn gather(&mut self) {
        self.status = Status::Gathering;
        for seat in &mut self.seats {
            let left = |sitter: &Sitter| matches!(sitter.who, Who::Person { left: true, .. });
            if seat.as_ref().is_some_and(left) {
                *seat = None;
            }
        }
    }

    /// Gathers without the match that was on, and remembers which that was.
    pub(crate) fn lose_match(&mut self) {
        self.lost_match = self.game.as_ref().map(|game| game.number);
        self.gather();
    }

    /// Returns the draw of the next match.
    pub(crate) fn deal(&self) -> Deal {
        Deal {
            table: self.match_name(self.matches + 1),
            seed: self.next_seed.parse().expect("it was written by us"),
            salt: self.next_salt.parse().expect("it was written by us"),
            nonces: BySeat::new(self.seats.len() as u8, |seat| self.contribution(seat)?.1),
        }
    }

    /// Returns what the seats have committed to for it.
    pub(crate) fn bound(&self) -> Bound {
        let commitment = |seat| self.contribution(seat).map(|(commitment, _)| commitment);
        Bound {
            commitments: BySeat::new(self.seats.len() as u8, commitment),
            withheld: self.dealing.map_or(SeatSet::EMPTY, |dealing| dealing.withheld),
        }
    }

    /// Returns what a seat has committed to, and what it has revealed.
    pub(crate) fn contribution(&self, seat: Seat) -> Option<(Commitment, Option<Nonce>)> {
        match &self.sitter(seat)?.who {
            Who::Person { commitment, nonce, .. } => {
                let nonce = nonce.as_ref().and_then(|nonce| nonce.parse().ok());
                Some((commitment.as_ref()?.parse().ok()?, nonce))
            }
            Who::Bot { .. } => None,
        }
    }

    /// Returns the seats that the deal waits for: first those that may still commit, then those
    /// that have to reveal.
    pub(crate) fn owing(&self, dealing: Dealing) -> SeatSet {
        let seats = SeatSet::first(self.seats.len() as u8).iter();
        let owes = |seat: &Seat| match self.contribution(*seat) {
            None => !dealing.closed && dealing.asked.contains(*seat),
            Some((_, nonce)) => dealing.closed && nonce.is_none(),
        };
        seats.filter(owes).collect()
    }

    /// Returns what the room publishes of the next draw.
    pub(crate) fn commitment(&self) -> Commitment {
        self.deal().commitment()
    }

    /// Returns the name of match number `number`, as in its record.
    pub(crate) fn match_name(&self, number: u32) -> String {
        format!("{}-{number}", self.id)
    }

    /// The seat of `session`.
    pub(crate) fn seat_of(&self, session: SessionId) -> Option<Seat> {
        let sits = |sitter: &Option<Sitter>| {
            sitter.as_ref().and_then(Sitter::session).is_some_and(|who| who == session)
        };
        self.seats.iter().position(sits).map(Seat::at)
    }

    /// Returns who sits on `seat`.
    pub(crate) fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.seats.get(seat.index())?.as_ref()
    }

    /// Returns who sits on `seat`, to be changed.
    pub(crate) fn sitter_mut(&mut self, seat: Seat) -> Option<&mut Sitter> {
        self.seats.get_mut(seat.index())?.as_mut()
    }

    /// Returns whether another session than `session` has this name, or one that looks like it.
    pub(crate) fn is_name_taken(&self, name: &Name, session: Option<SessionId>) -> bool {
        let other = |sitter: &Sitter| session.is_none() || sitter.session() != session;
        self.sitters().any(|(_, sitter)| other(sitter) && sitter.name.looks_like(name))
    }

    /// Seats a person on `seat`, on the seat they have, or on the first free seat.
    ///
    /// # Errors
    /// If that seat or name is taken, or all seats are.
    pub(crate) fn sit_down(
        &mut self,
        session: SessionId,
        seat: Option<Seat>,
        name: Name,
    ) -> Result<(), Deny> {
        if self.is_name_taken(&name, Some(session)) {
            return Err(Deny::NameTaken);
        }
        let before = self.seat_of(session);
        let free = self.seats.iter().position(Option::is_none).map(Seat::at);
        let seat = seat.or(before).or(free).ok_or(Deny::NoFreeSeat)?;
        match self.seats.get(seat.index()) {
            None => return Err(Deny::NoFreeSeat),
            Some(Some(_)) if before != Some(seat) => return Err(Deny::SeatTaken),
            Some(_) => {}
        }
        let mut sitter = match before.and_then(|before| self.seats[before.index()].take()) {
            Some(sitter) => Sitter { name, ..sitter },
            None => Sitter::person(session, name, self.next_order()),
        };
        if before != Some(seat) {
            sitter.commit(None);
        }
        self.seats[seat.index()] = Some(sitter);
        Ok(())
    }

    /// Notes that the person on `seat` has got up in the middle of a match, or is back.
    pub(crate) fn set_left(&mut self, seat: Seat, has_left: bool) {
        if let Some(Sitter { who: Who::Person { left, .. }, .. }) = self.sitter_mut(seat) {
            *left = has_left;
        }
    }

    /// Returns whether there is a match to be shown: one is on, or has just ended.
    pub(crate) fn shows_match(&self) -> bool {
        self.shown_match().is_some()
    }

    /// Returns the number of the match that is on, or has just ended.
    pub(crate) fn shown_match(&self) -> Option<u32> {
        let is_shown = matches!(self.status, Status::Playing | Status::Over);
        self.game.as_ref().filter(|_| is_shown).map(|game| game.number)
    }

    /// Returns all seats with who sits there.
    pub(crate) fn sitters(&self) -> impl Iterator<Item = (Seat, &Sitter)> {
        let seats = self.seats.iter().enumerate();
        seats.filter_map(|(index, sitter)| Some((Seat::at(index), sitter.as_ref()?)))
    }

    /// Returns the number for the next person who sits down.
    fn next_order(&self) -> u32 {
        self.sitters().map(|(_, sitter)| sitter.order + 1).max().unwrap_or_default()
    }

    /// Lets a session in. If too many are in already, the oldest one without a seat makes room and
    /// needs the link again, so that nobody can keep others out with many sessions.
    pub(crate) fn let_in(&mut self, session: SessionId) {
        self.moved.retain(|moved| *moved != session);
        if self.welcome.contains(&session) {
            return;
        }
        if self.welcome.len() >= WELCOME_MAX {
            let stays = |other: &SessionId| *other == self.host || self.seat_of(*other).is_some();
            let goes = self.welcome.iter().position(|other| !stays(other));
            if let Some(place) = goes {
                self.welcome.remove(place);
            }
        }
        self.welcome.push(session);
    }

    /// Lets a program in.
    pub(crate) fn let_program_in(&mut self, program: SessionId) {
        self.let_in(program);
        self.programs.push(program);
    }

    /// Bars a session. The link and the code are replaced, or the person would come back by them
    /// with a new session.
    pub(crate) fn bar(&mut self, session: SessionId) {
        self.welcome.retain(|welcome| *welcome != session);
        self.barred.push(session);
        self.new_link();
    }

    /// Moves a seat, and everything that its person has here, to another device.
    pub(crate) fn move_seat(&mut self, seat: Seat, from: SessionId, to: SessionId) {
        if let Some(Sitter { who: Who::Person { session, .. }, .. }) = self.sitter_mut(seat) {
            *session = to;
        }
        self.welcome.retain(|session| *session != from && *session != to);
        self.welcome.push(to);
        self.moved.retain(|session| *session != from && *session != to);
        if from != to {
            self.moved.push_back(from);
        }
        if self.moved.len() > MOVED_MAX {
            self.moved.pop_front();
        }
        if let Some(played) = self.players.remove(&from) {
            self.players.entry(to).or_default().extend(played);
        }
        if self.host == from {
            self.host = to;
        }
    }

    /// Returns whether the seat of this session has moved to another device.
    pub(crate) fn has_moved(&self, session: SessionId) -> bool {
        self.moved.contains(&session)
    }

    /// Returns whether this session belongs to the table, and does not only look in because it is
    /// public.
    pub(crate) fn is_let_in(&self, session: SessionId) -> bool {
        let is_in = self.host == session
            || self.welcome.contains(&session)
            || self.seat_of(session).is_some();
        is_in && !self.barred.contains(&session)
    }

    /// Returns whether this session may come in without asking.
    pub(crate) fn admits(&self, session: SessionId) -> bool {
        self.is_let_in(session) || self.settings.public && !self.barred.contains(&session)
    }

    /// Remembers who sits in match number `number`, and the host.
    pub(crate) fn note_players(&mut self, number: u32) {
        let sitters = self.sitters().filter_map(|(_, sitter)| sitter.session());
        let mut all: Vec<SessionId> = sitters.chain([self.host]).collect();
        all.sort_unstable();
        all.dedup();
        for session in all {
            self.players.entry(session).or_default().push(number);
        }
    }

    /// Returns whether this session sat in match number `number`, or was its host.
    pub(crate) fn has_played(&self, session: SessionId, number: u32) -> bool {
        self.players.get(&session).is_some_and(|played| played.contains(&number))
    }

    /// Returns who becomes the host when the host is gone: of those who are `here`, the person who
    /// has sat longest.
    pub(crate) fn next_host(&self, here: impl Fn(SessionId) -> bool) -> Option<SessionId> {
        let can = |(_, sitter): (Seat, &Sitter)| match sitter.who {
            Who::Person { session, left: false, .. } => {
                let fits = session != self.host && !self.programs.contains(&session);
                (fits && here(session)).then_some((sitter.order, session))
            }
            Who::Person { .. } | Who::Bot { .. } => None,
        };
        self.sitters().filter_map(can).min().map(|(_, session)| session)
    }

    /// Returns whether people without a seat may be here.
    pub(crate) fn may_be_watched(&self) -> bool {
        self.settings.spectators || self.status == Status::Gathering
    }

    /// Returns whether the match is shown to this session.
    pub(crate) fn shows(&self, session: SessionId) -> bool {
        self.admits(session) && (self.may_be_watched() || self.seat_of(session).is_some())
    }

    /// Returns how the lobby lists the room.
    fn card(&self) -> LobbyTable {
        let settings = &self.settings;
        LobbyTable {
            id: self.id.clone(),
            name: settings.name.clone(),
            game: settings.game.clone(),
            options: settings.options.clone(),
            language: settings.language.clone(),
            status: self.status,
            seats: settings.seats,
            taken: self.sitters().count() as u8,
            spectators: settings.spectators,
        }
    }

    /// Returns it as the store keeps it.
    pub(crate) fn row(&self) -> RoomRow {
        let card = self.settings.public.then(|| self.card());
        RoomRow {
            code: Some(self.code.clone()),
            open: self.status != Status::Closed,
            card: card.map(|card| serde_json::to_string(&card).expect("a card is plain data")),
            body: serde_json::to_string(self).expect("a room is plain data"),
        }
    }
}
