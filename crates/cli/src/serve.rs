//! `redeye serve`: tables for browsers.

use std::io::Write as _;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use metrics_exporter_prometheus::PrometheusBuilder;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use redeye_server::config::{Config, Limits, TlsFiles};
use redeye_server::panics::log_panics;
use redeye_server::serve::Server;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;

use crate::args::Serve;

/// Serves until it is told to stop.
pub(crate) fn run(args: Serve) -> Result<()> {
    let file = match &args.config {
        Some(path) => read_file(path)?,
        None => Serve::default(),
    };
    start_log(args.log_json || file.log_json);
    let config = merge(args, file)?;
    // Ten thousand sockets are ten thousand open files.
    let _ = rlimit::increase_nofile_limit(u64::from(config.limits.connections) + 1000);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(config))
}

async fn serve(config: Config) -> Result<()> {
    let metrics = PrometheusBuilder::new().install_recorder()?;
    let (public_url, scheme) = (config.public_url.clone(), config.scheme());
    let (listen, data) = (config.listen, config.data.display().to_string());
    let server = Server::bind(config, metrics)
        .await
        .with_context(|| format!("cannot serve {data} on {listen}"))?;
    if let Some(counters) = server.counters_address()? {
        anstream::println!("Counters are at http://{counters}/metrics");
    }
    greet(server.address()?, scheme, public_url.as_deref())?;
    let mut terminate = signal(SignalKind::terminate())?;
    let stop = async move {
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = terminate.recv() => {}
        }
    };
    server.run(stop).await;
    Ok(())
}

/// What was given on the command line or by variables, then what the file says, then defaults.
fn merge(args: Serve, file: Serve) -> Result<Config> {
    let (config, limits) = (Config::default(), Limits::default());
    let tls = tls_files(args.tls_cert.or(file.tls_cert), args.tls_key.or(file.tls_key))?;
    let public_url = args.public_url.or(file.public_url);
    if tls.is_some() && public_url.as_ref().is_some_and(|url| !url.starts_with("https://")) {
        bail!("--public-url must begin with https:// where there is a certificate");
    }
    let metrics_listen = args.metrics_listen.or(file.metrics_listen);
    if let Some(address) = metrics_listen.filter(|address| !address.ip().is_loopback()) {
        bail!("--metrics-listen {address}: counters are for this machine alone: 127.0.0.1:9090");
    }
    let trusted_proxies =
        if args.trusted_proxy.is_empty() { file.trusted_proxy } else { args.trusted_proxy };
    let or = |given: Option<u32>, filed: Option<u32>, default| given.or(filed).unwrap_or(default);
    Ok(Config {
        listen: args.listen.or(file.listen).unwrap_or(config.listen),
        data: args.data.or(file.data).unwrap_or(config.data),
        public_url,
        tls,
        trusted_proxies,
        metrics_listen,
        bot_pace_ms: or(args.bot_pace_ms, file.bot_pace_ms, config.bot_pace_ms),
        deal_wait_ms: or(args.deal_wait_ms, file.deal_wait_ms, config.deal_wait_ms),
        limits: Limits {
            tables_per_hour: or(args.tables_per_hour, file.tables_per_hour, limits.tables_per_hour),
            tables_per_session: or(
                args.tables_per_session,
                file.tables_per_session,
                limits.tables_per_session,
            ),
            connections_per_address: or(
                args.connections_per_address,
                file.connections_per_address,
                limits.connections_per_address,
            ),
            connections: or(args.connections, file.connections, limits.connections),
            requests_per_second: or(
                args.requests_per_second,
                file.requests_per_second,
                limits.requests_per_second,
            ),
            messages_per_second: or(
                args.messages_per_second,
                file.messages_per_second,
                limits.messages_per_second,
            ),
        },
    })
}

/// A certificate and its key: both or none.
fn tls_files(cert: Option<PathBuf>, key: Option<PathBuf>) -> Result<Option<TlsFiles>> {
    match (cert, key) {
        (Some(cert), Some(key)) => Ok(Some(TlsFiles { cert, key })),
        (None, None) => Ok(None),
        (Some(_), None) => bail!("--tls-cert needs --tls-key"),
        (None, Some(_)) => bail!("--tls-key needs --tls-cert"),
    }
}

fn read_file(path: &Path) -> Result<Serve> {
    let name = path.display();
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
    toml::from_str(&text).with_context(|| format!("{name} is not a settings file"))
}

/// Log lines go where errors go; `RUST_LOG` says how much of them.
fn start_log(json: bool) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    // The WebSocket library would write whole frames, with what one player alone may know.
    let filter = filter.add_directive("tungstenite=off".parse().expect("it is a directive"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if json {
        log.json().init();
    } else {
        log.with_target(false).init();
    }
    log_panics();
}

/// Says where it is, and for a home network shows it to cameras.
fn greet(address: SocketAddr, scheme: &str, public_url: Option<&str>) -> Result<()> {
    let mut out = anstream::stdout().lock();
    let (ip, port) = (address.ip(), address.port());
    let url = match public_url {
        Some(url) => url.to_owned(),
        None if ip.is_unspecified() => {
            let home = home_address().unwrap_or(Ipv4Addr::LOCALHOST.into());
            format!("{scheme}://{home}:{port}")
        }
        None => format!("{scheme}://{address}"),
    };
    writeln!(out, "Redeye is at {url}")?;
    if public_url.is_some() || !ip.is_loopback() {
        let code = QrCode::new(&url)?;
        writeln!(out, "{}", code.render::<Dense1x2>().quiet_zone(true).build())?;
    }
    Ok(out.flush()?)
}

/// The address of this machine in its network: the one it would send from. Nothing is sent.
fn home_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}
