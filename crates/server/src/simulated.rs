//! A server without sockets, threads, system clock and system randomness, for simulations: the real
//! rooms and the real code around them, on the store, clock and network of a test.

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use redeye_game::Rng;
use redeye_protocol::{Command, CreateRoom};
use redeye_store::Store;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::time::Instant;

use crate::config::Config;
use crate::deny::Deny;
use crate::outbox::{Bye, Next, Outbox};
use crate::room::{self, ConnId, Eyes, RoomDeps, RoomHandle, RoomMsg};
use crate::rooms::Rooms;
use crate::seam::{Seam, Sound};
use crate::serve::serve_simulated;
use crate::session::SessionId;
use crate::thinkers::Thinkers;
use axum::extract::ws::Message;

pub use crate::seam::Wrong;

thread_local! {
    /// The world of this thread, if it is simulated.
    static WORLD: RefCell<Option<World>> = const { RefCell::new(None) };
}

/// What replaces the system's clock and generator in a simulated world.
struct World {
    rng: Rng,
    began: Instant,
    began_ms: i64,
}

/// Puts this thread's servers into a world where all randomness comes from `rng` and the time is
/// now `began_ms` after 1970. Must be called inside a runtime.
pub fn begin_world(rng: Rng, began_ms: i64) {
    WORLD.set(Some(World { rng, began: Instant::now(), began_ms }));
}

/// Returns bytes that follow from the world's seed, or none in the real world.
pub(crate) fn random<const N: usize>() -> Option<[u8; N]> {
    WORLD.with_borrow_mut(|world| {
        let rng = &mut world.as_mut()?.rng;
        let mut bytes = [0; N];
        for part in bytes.chunks_mut(32) {
            part.copy_from_slice(&rng.bytes()[..part.len()]);
        }
        Some(bytes)
    })
}

/// Returns the world's time in milliseconds since 1970, or none in the real world.
pub(crate) fn unix_ms() -> Option<i64> {
    WORLD.with_borrow(|world| {
        let World { began, began_ms, .. } = world.as_ref()?;
        Some(began_ms + began.elapsed().as_millis() as i64)
    })
}

/// Returns the identity under which a session's command is committed.
pub fn command_of(
    session: SessionId,
    id: redeye_protocol::CommandId,
) -> redeye_protocol::CommandId {
    room::command_of(session, id)
}

/// One server process. Dropping its runtime is a crash.
#[derive(Clone)]
pub struct ServerProcess(Rooms);

impl ServerProcess {
    /// Returns a process on `store`, with bots that take `bot_pace` for a move, deals that wait for
    /// `deal_wait`, and a planted fault if there is one.
    pub fn open(
        store: Store,
        bot_pace: Duration,
        deal_wait: Duration,
        wrong: Option<&'static Wrong>,
    ) -> Self {
        let seam: &'static dyn Seam = match wrong {
            Some(wrong) => wrong,
            None => &Sound,
        };
        let thinkers = Thinkers::InRoom { at_once: false };
        Self(Rooms::new(RoomDeps { store, bot_pace, thinkers, deal_wait, seam }))
    }

    /// Loads all open rooms.
    pub async fn resume_all(&self) {
        self.0.resume_all().await;
    }

    /// Makes a room, and returns its address and its invitation.
    ///
    /// # Errors
    /// Why not.
    pub async fn create(
        &self,
        asked: CreateRoom,
        host: SessionId,
    ) -> Result<(String, String), Deny> {
        self.0.create(asked, host, u32::MAX).await
    }

    /// Lets a session in by an invitation.
    ///
    /// # Errors
    /// Why not.
    pub async fn join(&self, room: &str, session: SessionId, invite: &str) -> Result<(), Deny> {
        let (room, invite) = (self.0.find(room).await?, Some(invite.to_owned()));
        room.ask(|reply| RoomMsg::Join { session, invite, reply }).await
    }

    /// Serves one connection as the accept loop does, until it ends, over any stream that a test
    /// has instead of a socket.
    pub async fn serve<S>(&self, config: Config, stream: S)
    where
        S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
    {
        serve_simulated(self.0.clone(), config, stream).await;
    }

    /// Opens a connection that sees what its person sees.
    ///
    /// # Errors
    /// Why not.
    pub async fn connect(
        &self,
        room: &str,
        session: SessionId,
    ) -> Result<SimulatedConnection, Deny> {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let room = self.0.find(room).await?;
        let conn = ConnId(NEXT.fetch_add(1, Ordering::Relaxed));
        let outbox = Arc::new(Outbox::default());
        let connection =
            SimulatedConnection { conn, room: room.clone(), outbox: Arc::clone(&outbox) };
        let eyes = Eyes::Own;
        room.ask(|reply| RoomMsg::Connect { conn, session, eyes, outbox, reply }).await?;
        Ok(connection)
    }
}

/// One connection.
#[derive(Clone)]
pub struct SimulatedConnection {
    conn: ConnId,
    room: RoomHandle,
    outbox: Arc<Outbox>,
}

impl SimulatedConnection {
    /// Sends a command, and returns false if the room is gone.
    pub async fn send(&self, command: Command) -> bool {
        let (conn, command) = (self.conn, Box::new(command));
        self.room.send(RoomMsg::Command { conn, command }).await
    }

    /// Returns the next message, or a farewell.
    ///
    /// # Errors
    /// The farewell.
    pub async fn next(&self) -> Result<String, Bye> {
        loop {
            match (self.outbox.next().await, self.outbox.take()) {
                (Next::Bye(bye), _) => return Err(bye),
                (Next::Messages, Some(Message::Text(text))) => return Ok(text.as_str().to_owned()),
                (Next::Messages, _) => {}
            }
        }
    }

    /// Tells the room that the connection is gone.
    pub async fn hang_up(&self) {
        self.room.send(RoomMsg::Disconnect { conn: self.conn }).await;
    }
}
