//! TLS to PostgreSQL: encrypted and proven, or not at all.
//!
//! A connector of our own, because what the driver asks for is small and all it takes is here already.
//! There is no way to encrypt to whoever answers: what does not prove who it is keeps nothing secret from
//! somebody who stands between.

use std::error::Error;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use ::postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream as RustlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{CertificateError, ClientConfig, Error as TlsError, RootCertStore};

/// Who is believed when it says that a certificate is good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Roots {
    /// Whoever this system believes.
    System,
    /// Those in this file, in PEM, and nobody else.
    File(PathBuf),
}

/// Why there can be no TLS, or none with this server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum NoTrust {
    /// The file of roots cannot be read, or holds none.
    NoRoots(PathBuf, String),
    /// The system names nobody whom it believes.
    NoSystemRoots,
    /// The server has to be called by a name or an address that a certificate can hold.
    NoName(String),
    /// The certificate was signed by somebody whom we do not believe.
    Stranger(Roots),
    /// The certificate is somebody else's.
    OtherName(String),
    /// The certificate is not valid now.
    Expired,
    /// The handshake failed otherwise.
    Handshake(String),
}

impl fmt::Display for NoTrust {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoRoots(file, why) => {
                write!(f, "no root certificate can be read from {}: {why}", file.display())
            }
            Self::NoSystemRoots => f.write_str(
                "this system has no root certificates; name a file of them with sslrootcert=FILE",
            ),
            Self::NoName(host) => write!(f, "{host:?} is no name that a certificate can be for"),
            Self::Stranger(Roots::System) => f.write_str(
                "its certificate is signed by nobody whom this system believes; name the file of its \
                 root with sslrootcert=FILE",
            ),
            Self::Stranger(Roots::File(file)) => {
                write!(f, "its certificate is signed by none of the roots in {}", file.display())
            }
            Self::OtherName(host) => {
                write!(f, "its certificate is for another name than {host}, so it may be another server")
            }
            Self::Expired => f.write_str("its certificate is not valid now; look at both clocks too"),
            Self::Handshake(why) => f.write_str(why),
        }
    }
}

impl Error for NoTrust {}

impl Roots {
    fn read(&self) -> Result<RootCertStore, NoTrust> {
        let mut store = RootCertStore::empty();
        match self {
            Self::System => {
                // What cannot be read is believed by nobody.
                store.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
                if store.is_empty() {
                    return Err(NoTrust::NoSystemRoots);
                }
            }
            Self::File(file) => {
                let all = certificates(file).map_err(|why| NoTrust::NoRoots(file.clone(), why))?;
                for root in all {
                    let added = store.add(root);
                    added.map_err(|why| NoTrust::NoRoots(file.clone(), why.to_string()))?;
                }
            }
        }
        Ok(store)
    }
}

fn certificates(file: &Path) -> Result<Vec<CertificateDer<'static>>, String> {
    let all = CertificateDer::pem_file_iter(file).map_err(|why| why.to_string())?;
    let all: Result<Vec<_>, _> = all.collect();
    let all = all.map_err(|why| why.to_string())?;
    if all.is_empty() { Err("there is none in it".to_owned()) } else { Ok(all) }
}

/// Makes connections that are encrypted to a server that has proven its name.
#[derive(Clone)]
pub(super) struct Proven {
    roots: Roots,
    connector: TlsConnector,
}

impl Proven {
    /// Reads the roots: anew for every connection, so that a file that was replaced counts at once.
    pub(super) fn by(roots: &Roots) -> Result<Self, NoTrust> {
        let handshake = |why: TlsError| NoTrust::Handshake(why.to_string());
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
        let config = config.with_safe_default_protocol_versions().map_err(handshake)?;
        let mut config = config.with_root_certificates(roots.read()?).with_no_client_auth();
        // `sslnegotiation=direct` is answered to nobody who does not say what comes.
        config.alpn_protocols = vec![b"postgresql".to_vec()];
        Ok(Self { roots: roots.clone(), connector: TlsConnector::from(Arc::new(config)) })
    }
}

/// Connects to one server.
pub(super) struct ToHost {
    proven: Proven,
    host: String,
    name: ServerName<'static>,
}

impl<S> MakeTlsConnect<S> for Proven
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    type Stream = Encrypted<S>;
    type TlsConnect = ToHost;
    type Error = NoTrust;

    fn make_tls_connect(&mut self, host: &str) -> Result<ToHost, NoTrust> {
        let host = host.to_owned();
        let name = ServerName::try_from(host.clone());
        let name = name.map_err(|_| NoTrust::NoName(host.clone()))?;
        Ok(ToHost { proven: self.clone(), host, name })
    }
}

impl<S> TlsConnect<S> for ToHost
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    type Stream = Encrypted<S>;
    type Error = NoTrust;
    type Future = Pin<Box<dyn Future<Output = Result<Encrypted<S>, NoTrust>> + Send>>;

    fn connect(self, stream: S) -> Self::Future {
        Box::pin(async move {
            let stream = self.proven.connector.connect(self.name, stream).await;
            stream.map(Encrypted).map_err(|error| distrust(&error, self.host, self.proven.roots))
        })
    }
}

/// What a failed handshake means for whoever set this up.
fn distrust(error: &io::Error, host: String, roots: Roots) -> NoTrust {
    use CertificateError as Bad;
    let cause = error.get_ref().and_then(|inner| inner.downcast_ref::<TlsError>());
    match cause {
        Some(TlsError::InvalidCertificate(bad)) => match bad {
            Bad::NotValidForName | Bad::NotValidForNameContext { .. } => NoTrust::OtherName(host),
            Bad::UnknownIssuer | Bad::BadSignature => NoTrust::Stranger(roots),
            Bad::Expired
            | Bad::ExpiredContext { .. }
            | Bad::NotValidYet
            | Bad::NotValidYetContext { .. } => NoTrust::Expired,
            other => NoTrust::Handshake(format!("its certificate is not good: {other}")),
        },
        _ => NoTrust::Handshake(error.to_string()),
    }
}

/// An encrypted connection.
pub(super) struct Encrypted<S>(RustlsStream<S>);

impl<S: AsyncRead + AsyncWrite + Unpin> TlsStream for Encrypted<S> {
    /// None: the server has proven its name, and a password is worth nothing to anybody else.
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncRead for Encrypted<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(context, buffer)
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for Encrypted<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(context)
    }
}
