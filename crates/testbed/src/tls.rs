//! Encrypted connections: a self-signed certificate, and clients that trust only this one.

use std::fs;
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use redeye_server::config::TlsFiles;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

/// Writes a new certificate for this machine, and its key.
pub fn write_certificate(folder: &Path) -> (TlsFiles, CertificateDer<'static>) {
    let names = ["localhost".to_owned(), "127.0.0.1".to_owned()];
    let made = rcgen::generate_simple_self_signed(names).expect("a certificate");
    let files = TlsFiles { cert: folder.join("cert.pem"), key: folder.join("key.pem") };
    fs::write(&files.cert, made.cert.pem()).expect("a folder to write to");
    fs::write(&files.key, made.signing_key.serialize_pem()).expect("a folder to write to");
    (files, made.cert.into())
}

/// Connects to a server that must show this certificate.
///
/// # Errors
/// If it shows another, or does not speak TLS.
pub async fn connect(
    server: SocketAddr,
    certificate: &CertificateDer<'static>,
) -> io::Result<TlsStream<TcpStream>> {
    let mut roots = RootCertStore::empty();
    roots.add(certificate.clone()).expect("a certificate");
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("versions that are known")
        .with_root_certificates(roots)
        .with_no_client_auth();
    let name = ServerName::from(server.ip());
    let stream = TcpStream::connect(server).await?;
    TlsConnector::from(Arc::new(config)).connect(name, stream).await
}
