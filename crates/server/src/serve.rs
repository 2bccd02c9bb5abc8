//! The accept loop. It is our own, because the library's limits neither how long a header may take
//! nor how many connections there may be.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper_util::rt::{TokioIo, TokioTimer};
use metrics_exporter_prometheus::PrometheusHandle;
use redeye_store::{Store, StoreError, make_private_folder};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, timeout};
use tower::ServiceExt as _;

use crate::config::Config;
use crate::http::{
    App, Connected, ConnectionLimit, FORGET_EVERY, RateLimits, Shared, counters, router,
};
use crate::planted;
use crate::room::RoomDeps;
use crate::rooms::Rooms;
use crate::session::{AGE_MAX_S, IDLE_MAX_S};
use crate::tls::Tls;

/// How long a client may take to send the header of a request.
const HEADER_TIMEOUT: Duration = Duration::from_secs(10);

/// How long a connection that is not a WebSocket may last. A page needs a fraction of it, and a
/// client that reads slowly cannot hold the connection any longer.
const CONNECTION_MAX: Duration = Duration::from_secs(120);

/// How long the last request may take on a connection that should end.
const LAST_REQUEST: Duration = Duration::from_secs(30);

/// The number of connections to the counters: one collector needs one.
const COLLECTORS_MAX: u32 = 8;

/// How long the store may take to answer before the server is not ready.
const STORE_ANSWERS: Duration = Duration::from_secs(5);

/// How long a server that stops waits for its connections to end.
const FAREWELL: Duration = Duration::from_secs(3);

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    counters: Option<TcpListener>,
    tls: Option<Arc<Tls>>,
    app: App,
}

impl Server {
    /// Opens the store and starts to listen. No connection is answered yet.
    ///
    /// # Errors
    /// If the store or the certificate cannot be used, or an address is taken.
    pub async fn bind(config: Config, metrics: PrometheusHandle) -> io::Result<Self> {
        let open = |folder: &Path| {
            make_private_folder(folder)?;
            Store::open(folder)
        };
        Self::bind_with(config, metrics, open).await
    }

    /// Does the same with a store that is opened in another way.
    ///
    /// # Errors
    /// If the store or the certificate cannot be used, or an address is taken.
    pub async fn bind_with(
        config: Config,
        metrics: PrometheusHandle,
        open: impl FnOnce(&Path) -> Result<Store, StoreError>,
    ) -> io::Result<Self> {
        let tls = config.tls.clone().map(Tls::open).transpose()?.map(Arc::new);
        let listener = TcpListener::bind(config.listen).await?;
        let counters = match config.metrics_listen {
            Some(address) => Some(TcpListener::bind(address).await?),
            None => None,
        };
        let store = open(&config.data).map_err(io::Error::other)?;
        let [bot_pace, deal_wait] =
            [config.bot_pace_ms, config.deal_wait_ms].map(|ms| Duration::from_millis(ms.into()));
        let thinkers = planted::thinkers();
        let deps = RoomDeps { store, bot_pace, thinkers, deal_wait, seam: planted::seam() };
        let app = share(Rooms::new(deps), config, metrics);
        Ok(Self { listener, counters, tls, app })
    }

    /// Returns the address it listens on, with the port that was configured or that the system
    /// chose.
    ///
    /// # Errors
    /// If the system does not say.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Returns the address of its counters, if it has any.
    ///
    /// # Errors
    /// If the system does not say.
    pub fn counters_address(&self) -> io::Result<Option<SocketAddr>> {
        self.counters.as_ref().map(TcpListener::local_addr).transpose()
    }

    /// Serves until `stop` is done, then tells every client to reconnect.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let Self { listener, counters, tls, app } = self;
        let (ending, ended) = watch::channel(());
        let mut chores = JoinSet::new();
        let rooms = app.rooms.clone();
        chores.spawn(async move { rooms.resume_all().await });
        chores.spawn(do_chores(Arc::clone(&app)));
        chores.spawn(look_at_store(Arc::clone(&app)));
        chores.spawn(refresh_lobby(Arc::clone(&app)));
        if let Some(tls) = &tls {
            chores.spawn(Arc::clone(tls).renew());
        }
        if let Some(listener) = counters {
            chores.spawn(serve_counters(listener, Arc::clone(&app), ended.clone()));
        }
        let limits = app.config.limits;
        let per_address = limits.connections_per_address.saturating_mul(2);
        let site = Site { router: router(&app), tls, ended };
        let mut connections = JoinSet::new();
        let mut stop = pin!(stop);
        loop {
            let (stream, peer) = tokio::select! {
                () = &mut stop => break,
                Some(_) = connections.join_next() => continue,
                accepted = accept(&listener) => accepted,
            };
            // At the limit a new connection is dropped at once, before it costs anything. All
            // clients of a proxy come from its address; they are told apart later.
            let most = if app.config.trusts(peer.ip()) { u32::MAX } else { per_address };
            let Some(place) = app.connections.take(peer.ip(), most, limits.connections) else {
                metrics::counter!("redeye_connections_refused_total").increment(1);
                if app.rates.log() {
                    tracing::info!(address = %peer.ip(), "a connection too many");
                }
                continue;
            };
            let connected = Connected { peer: peer.ip(), place: Arc::new(place) };
            connections.spawn(serve_one(stream, connected, site.clone()));
        }
        tracing::info!("stopping");
        app.stopping.store(true, Ordering::Relaxed);
        drop((listener, site));
        chores.abort_all();
        app.rooms.stop().await;
        drop(ending);
        let all_gone = async {
            while connections.join_next().await.is_some() {}
            // A WebSocket no longer belongs to the library, and sends its own farewell.
            while !app.sockets.is_empty() {
                sleep(Duration::from_millis(10)).await;
            }
        };
        if timeout(FAREWELL, all_gone).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        // A task may hold the store a moment longer, but the next server must find the folder free.
        app.rooms.store().end().await;
    }
}

/// Returns what all requests to a server with these rooms share.
fn share(rooms: Rooms, config: Config, metrics: PrometheusHandle) -> App {
    Arc::new(Shared {
        rooms,
        rates: RateLimits::new(config.limits),
        config,
        connections: ConnectionLimit::default(),
        sockets: ConnectionLimit::default(),
        metrics,
        store_works: AtomicBool::new(true),
        stopping: AtomicBool::new(false),
    })
}

/// What is needed to serve a connection.
#[derive(Clone)]
struct Site {
    router: Router,
    tls: Option<Arc<Tls>>,
    /// Changes when the server stops.
    ended: watch::Receiver<()>,
}

/// Returns the next connection.
async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok(accepted) => return accepted,
            Err(error) => {
                // Most likely there are too many open files: other connections may close theirs.
                tracing::warn!(%error, "a connection could not be accepted");
                sleep(Duration::from_millis(50)).await;
            }
        }
    }
}

/// Serves the counters on the listener that only this machine can reach.
async fn serve_counters(listener: TcpListener, app: App, ended: watch::Receiver<()>) {
    let site = Site { router: counters(app.metrics.clone()), tls: None, ended };
    let limit = ConnectionLimit::default();
    let mut connections = JoinSet::new();
    loop {
        let (stream, peer) = tokio::select! {
            Some(_) = connections.join_next() => continue,
            accepted = accept(&listener) => accepted,
        };
        if let Some(place) = limit.take(peer.ip(), COLLECTORS_MAX, COLLECTORS_MAX) {
            let connected = Connected { peer: peer.ip(), place: Arc::new(place) };
            connections.spawn(serve_one(stream, connected, site.clone()));
        }
    }
}

/// Serves one connection, encrypted or not.
async fn serve_one(stream: TcpStream, connected: Connected, site: Site) {
    // Small messages are sent at once.
    let _ = stream.set_nodelay(true);
    let Some(tls) = &site.tls else { return serve_http(stream, connected, site).await };
    match tls.accept(stream).await {
        Ok(stream) => serve_http(stream, connected, site).await,
        Err(error) => tracing::debug!(%error, "no encrypted connection"),
    }
}

/// Serves what comes over one connection: requests, or one WebSocket.
async fn serve_http<S>(stream: S, connected: Connected, site: Site)
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let Site { router, mut ended, .. } = site;
    let service = hyper::service::service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(connected.clone());
        let router = router.clone();
        async move {
            Ok::<_, Infallible>(
                router.oneshot(request).await.unwrap_or_else(|never| match never {}),
            )
        }
    });
    let mut builder = hyper::server::conn::http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(HEADER_TIMEOUT).max_buf_size(16 * 1024);
    let mut connection =
        pin!(builder.serve_connection(TokioIo::new(stream), service).with_upgrades());
    tokio::select! {
        result = connection.as_mut() => return log_end(result),
        _ = ended.changed() => {}
        () = sleep(CONNECTION_MAX) => {}
    }
    connection.as_mut().graceful_shutdown();
    match timeout(LAST_REQUEST, connection).await {
        Ok(result) => log_end(result),
        Err(_) => tracing::debug!("a connection was cut off"),
    }
}

/// Serves one connection over any stream that a test has instead of a socket.
#[cfg(feature = "simulated")]
pub(crate) async fn serve_simulated<S>(rooms: Rooms, config: Config, stream: S)
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let metrics = metrics_exporter_prometheus::PrometheusBuilder::new().build_recorder().handle();
    let app = share(rooms, config, metrics);
    let peer = std::net::IpAddr::from([127, 0, 0, 1]);
    let place = app.connections.take(peer, 1, 1).expect("it is the only one");
    let connected = Connected { peer, place: Arc::new(place) };
    let (_ending, ended) = watch::channel(());
    serve_http(stream, connected, Site { router: router(&app), tls: None, ended }).await;
}

fn log_end(result: hyper::Result<()>) {
    if let Err(error) = result {
        tracing::debug!(%error, "a connection broke");
    }
}

/// Checks whether the store answers and takes writes, so that no request has to wait for it.
async fn look_at_store(app: App) {
    let mut every = interval(Duration::from_secs(1));
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        every.tick().await;
        let probed = timeout(STORE_ANSWERS, app.rooms.store().probe()).await;
        let works = matches!(probed, Ok(Ok(())));
        if app.store_works.swap(works, Ordering::Relaxed) == works {
            continue;
        }
        match probed {
            Ok(Ok(())) => tracing::info!("the store works again: ready"),
            Ok(Err(error)) => tracing::error!(%error, "the store does not work: not ready"),
            Err(_) => tracing::error!("the store does not answer: not ready"),
        }
    }
}

/// Refreshes the list of public rooms, so that a request for it does not wait for the store.
async fn refresh_lobby(app: App) {
    let mut every = interval(Duration::from_secs(1));
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        every.tick().await;
        // The list stays as it was. That the store fails is logged by `look_at_store`.
        if let Err(error) = app.rooms.refresh_lobby().await {
            tracing::debug!(%error, "the lobby is not refreshed");
        }
    }
}

/// Cleans up now and then.
async fn do_chores(app: App) {
    let mut every = interval(FORGET_EVERY);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut last = Instant::now();
    loop {
        every.tick().await;
        app.rates.forget_idle();
        app.rooms.forget_gone();
        // Time in which this process was suspended does not count.
        let ran = std::mem::replace(&mut last, Instant::now()).elapsed().min(2 * FORGET_EVERY);
        let store = app.rooms.store();
        let aged = store.let_sessions_age(ran.as_secs() as u32, AGE_MAX_S, IDLE_MAX_S).await;
        // `look_at_store` logs a store that fails.
        if let Err(error) = aged {
            tracing::debug!(%error, "sessions did not age");
        }
    }
}
