//! HTTPS of our own: a certificate that is read from files, and read again when they change.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::{Arc, PoisonError, RwLock};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::sync::watch;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::server::{ClientHello, ResolvesServerCert};
use tokio_rustls::rustls::sign::CertifiedKey;
use tokio_rustls::rustls::{Error as TlsError, InconsistentKeys, ServerConfig};
use tokio_rustls::server::TlsStream;
use tokio_rustls::{Accept, TlsAcceptor};
use tracing::{error, info};

use crate::connections::closed;
use crate::regular_file::{self, NotRead};

/// So often it is looked whether the files have changed.
const LOOK: Duration = Duration::from_secs(2);

/// Files that could not be read so often in a row are not just being replaced.
const UNREAD: u32 = 3;

/// The files of a certificate, in PEM.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TlsFiles {
    /// The certificate, and after it whoever signed it, up to a root.
    pub certificate: PathBuf,
    /// Its key.
    pub key: PathBuf,
}

/// Why a certificate cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoCertificate {
    /// The file cannot be read; what the system says.
    Unreadable(PathBuf, String),
    /// It is a pipe or a device.
    NotRegular(PathBuf),
    /// No certificate is in the file.
    NoneIn(PathBuf),
    /// No key is in the file.
    NoKeyIn(PathBuf),
    /// The key in this file is that of another certificate.
    OtherKey(PathBuf),
}

impl NoCertificate {
    /// The file that has to be mended.
    pub fn file(&self) -> &Path {
        match self {
            Self::Unreadable(file, _)
            | Self::NotRegular(file)
            | Self::NoneIn(file)
            | Self::NoKeyIn(file)
            | Self::OtherKey(file) => file,
        }
    }
}

impl fmt::Display for NoCertificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.file().display())?;
        match self {
            Self::Unreadable(_, why) => f.write_str(why),
            Self::NotRegular(_) => f.write_str("it is no regular file"),
            Self::NoneIn(_) => f.write_str("no certificate is in it"),
            Self::NoKeyIn(_) => f.write_str("no key is in it"),
            Self::OtherKey(_) => f.write_str("it is the key of another certificate"),
        }
    }
}

impl std::error::Error for NoCertificate {}

impl TlsFiles {
    /// Can these be used?
    pub fn check(&self) -> Result<(), NoCertificate> {
        Contents::read(self)?.certified(self).map(drop)
    }
}

/// What is in the files.
#[derive(Debug, PartialEq, Eq)]
struct Contents {
    certificate: Vec<u8>,
    key: Vec<u8>,
}

impl Contents {
    fn read(files: &TlsFiles) -> Result<Self, NoCertificate> {
        let read = |file: &Path| {
            regular_file::read(file).map(|(bytes, _)| bytes).map_err(|why| match why {
                NotRead::Said(why) => NoCertificate::Unreadable(file.to_owned(), why.to_string()),
                NotRead::NotRegular => NoCertificate::NotRegular(file.to_owned()),
            })
        };
        Ok(Self { certificate: read(&files.certificate)?, key: read(&files.key)? })
    }

    fn certified(&self, files: &TlsFiles) -> Result<CertifiedKey, NoCertificate> {
        let none = || NoCertificate::NoneIn(files.certificate.clone());
        let no_key = || NoCertificate::NoKeyIn(files.key.clone());
        let chain: Result<Vec<CertificateDer<'static>>, _> =
            CertificateDer::pem_slice_iter(&self.certificate).collect();
        let chain = chain.ok().filter(|chain| !chain.is_empty()).ok_or_else(none)?;
        let key = PrivateKeyDer::from_pem_slice(&self.key).map_err(|_| no_key())?;
        match CertifiedKey::from_der(chain, key, &ring::default_provider()) {
            Ok(certified) => Ok(certified),
            Err(TlsError::InconsistentKeys(InconsistentKeys::KeyMismatch)) => {
                Err(NoCertificate::OtherKey(files.key.clone()))
            }
            Err(TlsError::InvalidCertificate(_)) => Err(none()),
            Err(_) => Err(no_key()),
        }
    }
}

/// The certificate that whoever comes next is shown.
#[derive(Debug)]
struct Shown(RwLock<Arc<CertifiedKey>>);

impl ResolvesServerCert for Shown {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(Arc::clone(&self.0.read().unwrap_or_else(PoisonError::into_inner)))
    }
}

/// A certificate in use.
pub(crate) struct Tls {
    files: TlsFiles,
    read: Contents,
    shown: Arc<Shown>,
    acceptor: TlsAcceptor,
}

impl fmt::Debug for Tls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tls").field("files", &self.files).finish_non_exhaustive()
    }
}

impl Tls {
    /// Reads the files.
    pub(crate) fn open(files: &TlsFiles) -> Result<Self, NoCertificate> {
        let read = Contents::read(files)?;
        let shown = Arc::new(Shown(RwLock::new(Arc::new(read.certified(files)?))));
        let no_key = |_| NoCertificate::NoKeyIn(files.key.clone());
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(no_key)?;
        let resolver: Arc<dyn ResolvesServerCert> = Arc::<Shown>::clone(&shown);
        let mut config = config.with_no_client_auth().with_cert_resolver(resolver);
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        let acceptor = TlsAcceptor::from(Arc::new(config));
        Ok(Self { files: files.clone(), read, shown, acceptor })
    }

    /// Encrypts what comes in.
    pub(crate) fn acceptor(&self) -> TlsAcceptor {
        self.acceptor.clone()
    }

    /// Looks at the files until the server stops. Whoever is connected stays; whoever comes is shown the new
    /// certificate. Files that cannot be used, half written perhaps, change nothing.
    pub(crate) async fn watch(mut self, mut stopping: watch::Receiver<bool>) {
        let mut look = tokio::time::interval(LOOK);
        let mut unread = 0_u32;
        loop {
            tokio::select! {
                _ = look.tick() => {}
                () = closed(&mut stopping) => return,
            }
            let files = self.files.clone();
            let read = tokio::task::spawn_blocking(move || Contents::read(&files)).await;
            let read = match read {
                Ok(Ok(read)) => read,
                // One that is just being replaced is there again in a moment. If not, that is said, once.
                Ok(Err(why)) => {
                    unread = unread.saturating_add(1);
                    if unread == UNREAD {
                        error!(%why, "the certificate cannot be read; the old one is kept");
                    }
                    continue;
                }
                Err(_) => continue,
            };
            unread = 0;
            if read == self.read {
                continue;
            }
            match read.certified(&self.files) {
                Ok(certified) => {
                    let mut shown = self.shown.0.write().unwrap_or_else(PoisonError::into_inner);
                    *shown = Arc::new(certified);
                    info!("the certificate was read again");
                }
                Err(why) => error!(%why, "the new certificate cannot be used; the old one is kept"),
            }
            self.read = read;
        }
    }
}

/// A connection, encrypted or not. The handshake is made while the first bytes are read, so that it has no more
/// time than a request has for its header.
pub(crate) enum Line<S> {
    Open(S),
    Handshake(Box<Accept<S>>),
    Encrypted(Box<TlsStream<S>>),
    /// Hands were not shaken.
    Broken,
}

impl<S: AsyncRead + AsyncWrite + Unpin> Line<S> {
    pub(crate) fn over(stream: S, tls: Option<&TlsAcceptor>) -> Self {
        match tls {
            None => Self::Open(stream),
            Some(acceptor) => Self::Handshake(Box::new(acceptor.accept(stream))),
        }
    }

    fn shake_hands(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        if let Self::Handshake(accept) = self {
            match ready!(Pin::new(accept).poll(context)) {
                Ok(stream) => *self = Self::Encrypted(Box::new(stream)),
                Err(error) => {
                    *self = Self::Broken;
                    return Poll::Ready(Err(error));
                }
            }
        }
        Poll::Ready(Ok(()))
    }
}

/// Nothing is read or written before hands were shaken, or if they were not.
fn too_soon<T>() -> Poll<io::Result<T>> {
    Poll::Ready(Err(io::ErrorKind::NotConnected.into()))
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncRead for Line<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        ready!(self.shake_hands(context))?;
        match &mut *self {
            Self::Open(stream) => Pin::new(stream).poll_read(context, buffer),
            Self::Encrypted(stream) => Pin::new(stream).poll_read(context, buffer),
            Self::Handshake(_) | Self::Broken => too_soon(),
        }
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for Line<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        ready!(self.shake_hands(context))?;
        match &mut *self {
            Self::Open(stream) => Pin::new(stream).poll_write(context, bytes),
            Self::Encrypted(stream) => Pin::new(stream).poll_write(context, bytes),
            Self::Handshake(_) | Self::Broken => too_soon(),
        }
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        ready!(self.shake_hands(context))?;
        match &mut *self {
            Self::Open(stream) => Pin::new(stream).poll_write_vectored(context, parts),
            Self::Encrypted(stream) => Pin::new(stream).poll_write_vectored(context, parts),
            Self::Handshake(_) | Self::Broken => too_soon(),
        }
    }

    fn is_write_vectored(&self) -> bool {
        match self {
            Self::Open(stream) => stream.is_write_vectored(),
            Self::Encrypted(stream) => stream.is_write_vectored(),
            Self::Handshake(_) | Self::Broken => true,
        }
    }

    /// Before hands were shaken there is nothing to flush.
    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match &mut *self {
            Self::Open(stream) => Pin::new(stream).poll_flush(context),
            Self::Encrypted(stream) => Pin::new(stream).poll_flush(context),
            Self::Handshake(_) | Self::Broken => Poll::Ready(Ok(())),
        }
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match &mut *self {
            Self::Open(stream) => Pin::new(stream).poll_shutdown(context),
            Self::Encrypted(stream) => Pin::new(stream).poll_shutdown(context),
            Self::Handshake(_) | Self::Broken => Poll::Ready(Ok(())),
        }
    }
}
