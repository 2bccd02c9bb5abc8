//! Encryption by the server itself, where there is no proxy for it.

use std::fs;
use std::io;
use std::path::Path;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, SystemTime};

use rustls::ServerConfig;
use rustls::crypto::ring::default_provider;
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::server::{ClientHello, ResolvesServerCert};
use rustls::sign::CertifiedKey;
use tokio::net::TcpStream;
use tokio::time::{MissedTickBehavior, interval, timeout};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::server::TlsStream;

use crate::config::TlsFiles;

/// How long a client may take for the handshake.
const HANDSHAKE_TIMEOUT: Duration = Duration::from_secs(10);

/// How often the server checks whether the certificate was renewed.
const LOOK_EVERY: Duration = Duration::from_secs(30);

/// The certificate in use, which is renewed when its files are.
pub(crate) struct Tls {
    files: TlsFiles,
    /// The files as they were when the server started.
    begun_with: [Stamp; 2],
    certificate: Arc<Certificate>,
    acceptor: TlsAcceptor,
}

/// What distinguishes a file from a newer one, or none if there is no file.
type Stamp = Option<(SystemTime, u64)>;

/// The certificate that the next connection gets.
#[derive(Debug)]
struct Certificate(RwLock<Arc<CertifiedKey>>);

impl ResolvesServerCert for Certificate {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(Arc::clone(&self.0.read().unwrap_or_else(PoisonError::into_inner)))
    }
}

impl Tls {
    /// Reads the certificate and its key.
    pub(crate) fn open(files: TlsFiles) -> io::Result<Self> {
        let begun_with = stamps(&files);
        let key = Arc::new(load(&files).map_err(io::Error::other)?);
        let certificate = Arc::new(Certificate(RwLock::new(key)));
        let mut config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(io::Error::other)?
            .with_no_client_auth()
            .with_cert_resolver(Arc::clone(&certificate) as _);
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Self { files, begun_with, certificate, acceptor: Arc::new(config).into() })
    }

    /// Does the handshake with a client.
    pub(crate) async fn accept(&self, stream: TcpStream) -> io::Result<TlsStream<TcpStream>> {
        timeout(HANDSHAKE_TIMEOUT, self.acceptor.accept(stream)).await?
    }

    /// Uses new files when there are any. Files that cannot be used are logged once, and the old
    /// certificate stays: some tools write the key a moment after the certificate.
    pub(crate) async fn renew(self: Arc<Self>) {
        let mut every = interval(LOOK_EVERY);
        every.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut seen = self.begun_with;
        loop {
            every.tick().await;
            let found = stamps(&self.files);
            if found == seen {
                continue;
            }
            seen = found;
            match load(&self.files) {
                Ok(key) => {
                    let mut current =
                        self.certificate.0.write().unwrap_or_else(PoisonError::into_inner);
                    *current = Arc::new(key);
                    tracing::info!("the certificate was renewed");
                }
                Err(error) => tracing::error!(error, "the new certificate is not used"),
            }
        }
    }
}

fn stamps(files: &TlsFiles) -> [Stamp; 2] {
    let stamp = |path: &Path| {
        let file = fs::metadata(path).ok()?;
        Some((file.modified().ok()?, file.len()))
    };
    [stamp(&files.cert), stamp(&files.key)]
}

/// Reads a certificate and its key, and says what is wrong with them.
fn load(files: &TlsFiles) -> Result<CertifiedKey, String> {
    let bad = |path: &Path, what: &str| format!("{}: {what}", path.display());
    let chain = CertificateDer::pem_file_iter(&files.cert).and_then(Iterator::collect);
    let chain: Vec<_> = chain.map_err(|error| bad(&files.cert, &error.to_string()))?;
    if chain.is_empty() {
        return Err(bad(&files.cert, "there is no certificate in it"));
    }
    let key = PrivateKeyDer::from_pem_file(&files.key);
    let key = key.map_err(|error| bad(&files.key, &error.to_string()))?;
    CertifiedKey::from_der(chain, key, &default_provider())
        .map_err(|error| bad(&files.key, &format!("not the key of the certificate: {error}")))
}
