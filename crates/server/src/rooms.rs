//! All rooms of this server: made, found, and brought back when somebody asks for them.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::{StreamExt as _, stream};
use redeye_protocol::{CreateRoom, LobbyTable, Status};
use tokio::time::Instant;

use crate::deny::Deny;
use crate::lobby::Lobby;
use crate::planted;
use crate::room::{self, NotBack, RoomDeps, RoomHandle, RoomMsg, RoomState};
use crate::session::{SessionId, Token};
use crate::store::{Store, StoreError, StoredRoom};

/// How long a link to another device can be used.
pub(crate) const DEVICE_LINK_VALID: Duration = Duration::from_secs(600);

/// How many rooms are brought back at a time: enough to share a commit, and few enough that
/// whoever asks for a room of their own meanwhile does not wait behind them.
const RESUMED_AT_A_TIME: usize = 128;

/// How long it takes until rooms are tried again that the disk did not give back: twice as long
/// each time.
const RESUMED_AGAIN_FIRST: Duration = Duration::from_secs(1);
const RESUMED_AGAIN_MAX: Duration = Duration::from_secs(30);

/// How many public tables the lobby lists.
const LOBBY_MAX: usize = 100;

/// All rooms. Clones share them.
#[derive(Clone)]
pub(crate) struct Rooms(Arc<Inner>);

struct Inner {
    deps: RoomDeps,
    /// The rooms whose tasks run. A lock per room, so that two who ask at one time do not bring one
    /// room back twice.
    open: Mutex<HashMap<String, Arc<tokio::sync::Mutex<Option<RoomHandle>>>>>,
    /// Who has made which rooms.
    made: Mutex<HashMap<SessionId, Vec<String>>>,
    /// Links to other devices: used once.
    devices: Mutex<HashMap<SessionId, Device>>,
    /// Rooms that do not come back, of which the log has told.
    broken: Mutex<HashSet<String>>,
}

#[derive(Clone)]
struct Device {
    room: String,
    from: SessionId,
    until: Instant,
}

impl Rooms {
    pub(crate) fn new(store: Store, bot_pace: Duration, deal_wait: Duration) -> Self {
        Self(Arc::new(Inner {
            deps: RoomDeps {
                store,
                lobby: Lobby::default(),
                bot_pace,
                thinkers: planted::thinkers(),
                deal_wait,
            },
            open: Mutex::default(),
            made: Mutex::default(),
            devices: Mutex::default(),
            broken: Mutex::default(),
        }))
    }

    pub(crate) fn store(&self) -> &Store {
        &self.0.deps.store
    }

    /// Makes a room, if the host has fewer than `most` open.
    pub(crate) async fn create(
        &self,
        CreateRoom { settings, name }: CreateRoom,
        host: SessionId,
        most: u32,
    ) -> Result<(String, String), Deny> {
        room::check_settings(&settings)?;
        self.forget_closed(host).await;
        let made = self.lock(&self.0.made).get(&host).map_or(0, Vec::len);
        if made >= most as usize {
            return Err(Deny::TooManyTables);
        }
        let mut state = RoomState::new(settings, host, name);
        // A code that is in use is no code; of a billion there is another.
        let mut saved = self.store().save_room(state.stored()).await;
        while saved == Err(StoreError::TableExists) {
            state.new_link();
            saved = self.store().save_room(state.stored()).await;
        }
        saved.map_err(|error| state.failed(&error))?;
        let (id, invite) = (state.id.clone(), state.invite.clone());
        let handle = room::open(state, self.0.deps.clone()).await;
        *self.place(&id).lock().await = Some(self.say_why_not(&id, handle)?);
        self.lock(&self.0.made).entry(host).or_default().push(id.clone());
        metrics::counter!("redeye_rooms_made_total").increment(1);
        Ok((id, invite))
    }

    /// The room of this address, brought back if need be.
    pub(crate) async fn find(&self, id: &str) -> Result<RoomHandle, Deny> {
        // Nothing is kept for addresses that no room can have.
        if id.len() > 32 || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(Deny::NoSuchTable);
        }
        let place = self.place(id);
        let mut handle = place.lock().await;
        if let Some(handle) = handle.as_ref().filter(|handle| !handle.is_gone()) {
            return Ok(handle.clone());
        }
        match self.store().load_room(id).await {
            Ok(stored) if stored.open => {
                let opened = match read(&stored) {
                    Ok(state) => room::open(state, self.0.deps.clone()).await,
                    Err(why) => Err(why),
                };
                let opened = self.say_why_not(id, opened)?;
                *handle = Some(opened.clone());
                Ok(opened)
            }
            found => {
                self.lock(&self.0.open).remove(id);
                Err(match found {
                    Ok(_) => Deny::Closed,
                    Err(StoreError::NoSuchTable) => Deny::NoSuchTable,
                    Err(error) => failed(&error),
                })
            }
        }
    }

    /// Says in the log why a room cannot be opened: once, however often somebody asks for it.
    fn say_why_not<T>(&self, room: &str, opened: Result<T, NotBack>) -> Result<T, Deny> {
        let mut broken = self.lock(&self.0.broken);
        match opened {
            Ok(opened) => {
                broken.remove(room);
                Ok(opened)
            }
            Err(not_back) => {
                let (why, deny) = match not_back {
                    NotBack::Failed(why) => (why, Deny::StoreFailed),
                    NotBack::Broken(why) => (why, Deny::Damaged),
                };
                if broken.insert(room.to_owned()) {
                    tracing::error!(room, why, "a room does not come back");
                }
                Err(deny)
            }
        }
    }

    /// Forgets the rooms that are gone.
    pub(crate) fn forget_gone(&self) {
        let mut open = self.lock(&self.0.open);
        open.retain(|_, place| {
            // Nobody else is about to open it, because whoever does has the place, too.
            let is_free = Arc::strong_count(place) == 1;
            let is_gone =
                |handle: &Option<RoomHandle>| handle.as_ref().is_none_or(RoomHandle::is_gone);
            !(is_free && place.try_lock().is_ok_and(|handle| is_gone(&handle)))
        });
        self.lock(&self.0.made).retain(|_, rooms| {
            rooms.retain(|room| open.contains_key(room));
            !rooms.is_empty()
        });
    }

    /// The address of the room with this code.
    pub(crate) async fn by_code(&self, code: &str) -> Result<String, Deny> {
        let code: String = code
            .chars()
            .filter(|letter| !matches!(letter, ' ' | '-'))
            // Letters that are easily taken for others, as Crockford has them.
            .map(|letter| match letter.to_ascii_uppercase() {
                'O' => '0',
                'I' | 'L' => '1',
                letter => letter,
            })
            .collect();
        if code.len() > 12 {
            return Err(Deny::BadCode);
        }
        match self.store().find_room(&code).await {
            Ok(stored) => Ok(stored.id),
            Err(StoreError::NoSuchTable) => Err(Deny::BadCode),
            Err(error) => Err(failed(&error)),
        }
    }

    /// Brings all rooms back that were open: matches go on, even if nobody looks.
    pub(crate) async fn resume_all(&self) {
        let mut wait = RESUMED_AGAIN_FIRST;
        let mut ids = loop {
            match self.store().open_rooms().await {
                Ok(ids) => break ids,
                Err(error) => tracing::error!(%error, "no room comes back yet"),
            }
            tokio::time::sleep(wait).await;
            wait = (wait * 2).min(RESUMED_AGAIN_MAX);
        };
        let count = ids.len();
        loop {
            // Why one does not come back, it says itself. A disk that fails may be well again.
            let tries = stream::iter(ids)
                .map(|id| async move { (self.find(&id).await.err(), id) })
                .buffer_unordered(RESUMED_AT_A_TIME);
            let failed = tries.filter_map(|(deny, id)| async move {
                (deny == Some(Deny::StoreFailed)).then_some(id)
            });
            ids = failed.collect().await;
            if ids.is_empty() {
                break;
            }
            tokio::time::sleep(wait).await;
            wait = (wait * 2).min(RESUMED_AGAIN_MAX);
        }
        tracing::info!(rooms = count, "rooms are back");
    }

    /// The public tables that can be joined or watched.
    pub(crate) async fn lobby(&self) -> Vec<LobbyTable> {
        let mut tables = Vec::new();
        for id in self.0.deps.lobby.rooms() {
            let listed = match self.find(&id).await {
                Ok(room) => room.ask(|reply| RoomMsg::Lobby { reply }).await,
                Err(deny) => Err(deny),
            };
            match listed {
                Ok(table) if table.status != Status::Closed => tables.push(table),
                Err(Deny::Closed | Deny::NoSuchTable) => self.0.deps.lobby.list(&id, false),
                _ => {}
            }
            if tables.len() == LOBBY_MAX {
                break;
            }
        }
        tables
    }

    /// A link that moves the seat of `from` to another device.
    pub(crate) fn device_link(&self, room: &str, from: SessionId) -> Token {
        let token = Token::new();
        let now = Instant::now();
        let mut devices = self.lock(&self.0.devices);
        devices.retain(|_, device| device.until > now && device.from != from);
        let until = now + DEVICE_LINK_VALID;
        devices.insert(token.id(), Device { room: room.to_owned(), from, until });
        token
    }

    /// Uses such a link, once. A try that fails does not use it up.
    pub(crate) async fn redeem(&self, secret: &Token, to: SessionId) -> Result<String, Deny> {
        let Device { room: id, from, until } =
            self.lock(&self.0.devices).get(&secret.id()).cloned().ok_or(Deny::BadLink)?;
        if until <= Instant::now() {
            return Err(Deny::BadLink);
        }
        let room = self.find(&id).await?;
        let moved = room.ask(|reply| RoomMsg::Move { from, to, reply }).await;
        // Another was quicker, or the seat was given up.
        moved.map_err(|deny| if deny == Deny::NotSeated { Deny::BadLink } else { deny })?;
        self.lock(&self.0.devices).remove(&secret.id());
        Ok(id)
    }

    /// Lets all rooms say goodbye.
    pub(crate) async fn stop(&self) {
        let places: Vec<_> = self.lock(&self.0.open).values().cloned().collect();
        for place in places {
            if let Some(room) = place.lock().await.take() {
                let (reply, done) = tokio::sync::oneshot::channel();
                if room.send(RoomMsg::Stop { reply }).await {
                    let _ = done.await;
                }
            }
        }
    }

    /// Rooms that are gone do not count.
    async fn forget_closed(&self, host: SessionId) {
        let made = self.lock(&self.0.made).get(&host).cloned().unwrap_or_default();
        for id in made {
            let place = self.place(&id);
            if place.lock().await.as_ref().is_none_or(RoomHandle::is_gone) {
                let mut made = self.lock(&self.0.made);
                if let Some(made) = made.get_mut(&host) {
                    made.retain(|other| *other != id);
                }
            }
        }
    }

    fn place(&self, id: &str) -> Arc<tokio::sync::Mutex<Option<RoomHandle>>> {
        Arc::clone(self.lock(&self.0.open).entry(id.to_owned()).or_default())
    }

    #[expect(clippy::unused_self, reason = "reads better where it is used")]
    fn lock<'m, T>(&self, mutex: &'m Mutex<T>) -> std::sync::MutexGuard<'m, T> {
        mutex.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn failed(error: &StoreError) -> Deny {
    tracing::error!(%error, "a room could not be looked up");
    Deny::StoreFailed
}

/// Can a room be brought back from this?
pub(crate) fn is_room(body: &str) -> bool {
    serde_json::from_str::<RoomState>(body).is_ok()
}

fn read(stored: &StoredRoom) -> Result<RoomState, NotBack> {
    // Without what stands there: seeds are among it.
    let place = |error: serde_json::Error| format!("its body cannot be read at {}", error.column());
    serde_json::from_str(&stored.body).map_err(|error| NotBack::Broken(place(error)))
}
