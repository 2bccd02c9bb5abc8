//! All rooms of this server: makes them, finds them, and loads them on request.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::{StreamExt as _, stream};
use redeye_protocol::{CreateRoom, LobbyTable};
use redeye_store::{DeviceLink, NewRoom, Ownership, RoomRow, Store, StoreError, Taken};

use crate::deny::Deny;
use crate::room::{self, RoomDeps, RoomHandle, RoomMsg, RoomState};
use crate::seam::Seam;
use crate::session::{SessionId, Token};

/// How long a device link can be used.
pub(crate) const DEVICE_LINK_VALID: Duration = Duration::from_secs(600);

/// How many rooms are loaded at a time at the start: enough to share a commit, and few enough that
/// a client that asks for another room does not wait behind them.
const RESUMED_AT_A_TIME: usize = 128;

/// How long the server waits before it tries to load failed rooms again, twice as long each time.
const RESUMED_AGAIN_FIRST: Duration = Duration::from_secs(1);
const RESUMED_AGAIN_MAX: Duration = Duration::from_secs(30);

/// How many public tables the lobby lists.
const LOBBY_MAX: u32 = 100;

/// All rooms. Clones share them.
#[derive(Clone)]
pub(crate) struct Rooms(Arc<Inner>);

struct Inner {
    deps: RoomDeps,
    /// The rooms whose tasks run. There is a lock for each room, so that two requests at the same
    /// time do not load it twice.
    open: Mutex<HashMap<String, Arc<tokio::sync::Mutex<Option<RoomHandle>>>>>,
    /// Rooms that cannot be loaded and are already named in the log.
    broken: Mutex<HashSet<String>>,
    /// The public rooms, as they were when the list was last refreshed.
    lobby: Mutex<Vec<LobbyTable>>,
}

impl Rooms {
    pub(crate) fn new(deps: RoomDeps) -> Self {
        let (open, broken, lobby) = (Mutex::default(), Mutex::default(), Mutex::default());
        Self(Arc::new(Inner { deps, open, broken, lobby }))
    }

    pub(crate) fn store(&self) -> &Store {
        &self.0.deps.store
    }

    pub(crate) fn seam(&self) -> &'static dyn Seam {
        self.0.deps.seam
    }

    /// Makes a room, if its maker has fewer than `most` open rooms.
    pub(crate) async fn create(
        &self,
        CreateRoom { settings, name }: CreateRoom,
        host: SessionId,
        most: u32,
    ) -> Result<(String, String), Deny> {
        room::check_settings(&settings)?;
        let mut state = RoomState::new(settings, host, name);
        let Ownership { epoch, head } = loop {
            let (id, row) = (state.id.clone(), state.row());
            let new = NewRoom { id, row, made_by: host.0, rooms_max: most };
            match self.store().create_room(new).await {
                // If the code is in use, another of the billion codes will do.
                Err(StoreError::CodeInUse) => state.new_link(),
                Err(StoreError::TooManyRooms) => return Err(Deny::TooManyTables),
                Err(error) => return Err(failed(&error)),
                Ok(ownership) => break ownership,
            }
        };
        let RoomRow { body, .. } = state.row();
        let (lines, commands) = (Vec::new(), Vec::new());
        let taken = Taken { epoch, head, body, game: None, lines, commands };
        let handle = room::open(taken, self.0.deps.clone());
        *self.place(&state.id).lock().await = Some(self.say_why_not(&state.id, handle)?);
        metrics::counter!("redeye_rooms_made_total").increment(1);
        Ok((state.id, state.invite))
    }

    /// Returns the room at this address, and loads it if necessary.
    pub(crate) async fn find(&self, id: &str) -> Result<RoomHandle, Deny> {
        // Addresses that no room can have take no memory.
        if id.len() > 32 || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(Deny::NoSuchRoom);
        }
        let place = self.place(id);
        let mut handle = place.lock().await;
        if let Some(handle) = handle.as_ref().filter(|handle| !handle.is_gone()) {
            return Ok(handle.clone());
        }
        let opened = match self.store().take_room(id).await {
            Ok(taken) => room::open(taken, self.0.deps.clone()),
            Err(StoreError::Damaged(_)) => Err("the disk has damaged its body".to_owned()),
            Err(StoreError::Closed) => return Err(Deny::Closed),
            Err(StoreError::NoSuchRoom) => return Err(Deny::NoSuchRoom),
            Err(error) => return Err(failed(&error)),
        };
        let opened = self.say_why_not(id, opened)?;
        *handle = Some(opened.clone());
        Ok(opened)
    }

    /// Logs why a room cannot be loaded, only once however often clients ask for it.
    fn say_why_not<T>(&self, room: &str, opened: Result<T, String>) -> Result<T, Deny> {
        let mut broken = self.lock(&self.0.broken);
        match opened {
            Ok(opened) => {
                broken.remove(room);
                Ok(opened)
            }
            Err(why) => {
                if broken.insert(room.to_owned()) {
                    tracing::error!(room, why, "a room does not come back");
                }
                Err(Deny::Damaged)
            }
        }
    }

    /// Forgets the rooms whose tasks have ended.
    pub(crate) fn forget_gone(&self) {
        let mut open = self.lock(&self.0.open);
        open.retain(|_, place| {
            // No other task is about to load it, because such a task would share the lock.
            let is_free = Arc::strong_count(place) == 1;
            let is_gone =
                |handle: &Option<RoomHandle>| handle.as_ref().is_none_or(RoomHandle::is_gone);
            !(is_free && place.try_lock().is_ok_and(|handle| is_gone(&handle)))
        });
    }

    /// Returns the address of the room with this code.
    pub(crate) async fn by_code(&self, code: &str) -> Result<String, Deny> {
        let code: String = code
            .chars()
            .filter(|letter| !matches!(letter, ' ' | '-'))
            // Letters that are easily confused count as the same, as in Crockford's base 32.
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
            Ok(id) => Ok(id),
            Err(StoreError::NoSuchRoom) => Err(Deny::BadCode),
            Err(error) => Err(failed(&error)),
        }
    }

    /// Loads all open rooms, so that their matches go on even if nobody is connected.
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
            // The room logs itself why it cannot be loaded. A failing disk may recover.
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

    /// Returns the public tables that can be joined or watched, as they were a moment ago. A
    /// request does not wait for the store, because the delay would reveal when a card is played.
    pub(crate) fn lobby(&self) -> Vec<LobbyTable> {
        self.lock(&self.0.lobby).clone()
    }

    /// Refreshes the list of public tables.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn refresh_lobby(&self) -> Result<(), StoreError> {
        let cards = self.store().public_rooms(LOBBY_MAX).await?;
        let read = |card: &String| serde_json::from_str(card).ok();
        *self.lock(&self.0.lobby) = cards.iter().filter_map(read).collect();
        Ok(())
    }

    /// Makes a link that moves the seat of `from` to another device.
    pub(crate) async fn device_link(&self, room: &str, from: SessionId) -> Result<Token, Deny> {
        let token = Token::new();
        let (hash, room) = (token.id().0, room.to_owned());
        let link = DeviceLink { hash, room, session: from.0 };
        let added = self.store().add_device_link(link, DEVICE_LINK_VALID.as_secs() as u32).await;
        added.map_err(|error| failed(&error))?;
        Ok(token)
    }

    /// Uses such a link, which works once. A failed attempt does not use it up.
    pub(crate) async fn redeem(&self, secret: &Token, to: SessionId) -> Result<String, Deny> {
        let link = secret.id();
        let found = self.store().device_link(link.0).await.map_err(|error| failed(&error))?;
        let DeviceLink { room: id, session, .. } = found.ok_or(Deny::BadLink)?;
        let from = SessionId(session);
        let room = self.find(&id).await?;
        let moved = room.ask(|reply| RoomMsg::Move { from, to, link, reply }).await;
        // Another was quicker, or the seat was given up.
        moved.map_err(|deny| if deny == Deny::NotSeated { Deny::BadLink } else { deny })?;
        Ok(id)
    }

    /// Tells all rooms that the server stops.
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

/// Returns whether a room can be loaded from this.
pub(crate) fn is_room(body: &str) -> bool {
    serde_json::from_str::<RoomState>(body).is_ok()
}
