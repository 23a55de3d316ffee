//! Whose certificates are believed.

use std::error::Error;
use std::io;
use std::sync::Arc;

use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::{CryptoProvider, ring};
use tokio_rustls::rustls::pki_types::CertificateDer;
use tokio_rustls::rustls::{ClientConfig, Error as TlsError, RootCertStore};
use ureq::tls::{Certificate, RootCerts, TlsConfig, TlsProvider};

/// Whose certificates are believed.
#[derive(Clone, Debug, Default)]
pub enum Trust {
    /// Those that this system believes. `SSL_CERT_FILE` and `SSL_CERT_DIR` name others.
    #[default]
    System,
    /// These, as DER, and no other.
    Only(Vec<Vec<u8>>),
}

/// The certificates themselves, read once.
#[derive(Clone, Debug)]
pub(super) struct Roots(Arc<Vec<CertificateDer<'static>>>);

impl Trust {
    /// Reads the certificates. What cannot be read is believed by nobody.
    pub(super) fn roots(&self) -> Roots {
        Roots(Arc::new(match self {
            Self::System => rustls_native_certs::load_native_certs().certs,
            Self::Only(all) => all.iter().cloned().map(CertificateDer::from).collect(),
        }))
    }
}

impl Roots {
    fn provider() -> Arc<CryptoProvider> {
        Arc::new(ring::default_provider())
    }

    /// For forms.
    pub(super) fn for_forms(&self) -> TlsConfig {
        let all: Vec<Certificate<'static>> =
            self.0.iter().map(|root| Certificate::from_der(root).to_owned()).collect();
        TlsConfig::builder()
            .provider(TlsProvider::Rustls)
            .root_certs(RootCerts::new_with_certs(&all))
            .unversioned_rustls_crypto_provider(Self::provider())
            .build()
    }

    /// For sockets. None if this machine can speak no version of TLS, which the provider rules out.
    pub(super) fn for_sockets(&self) -> Option<TlsConnector> {
        let mut store = RootCertStore::empty();
        store.add_parsable_certificates(self.0.iter().cloned());
        let config = ClientConfig::builder_with_provider(Self::provider());
        let config = config.with_safe_default_protocol_versions().ok()?;
        let config = config.with_root_certificates(store).with_no_client_auth();
        Some(TlsConnector::from(Arc::new(config)))
    }
}

/// Is it the certificate that was refused, and not the connection that broke?
pub(super) fn is_about_certificate(error: &(dyn Error + 'static)) -> bool {
    if let Some(tls) = error.downcast_ref::<TlsError>() {
        return matches!(tls, TlsError::InvalidCertificate(_) | TlsError::NoCertificatesPresented);
    }
    let inner = error.downcast_ref::<io::Error>().and_then(io::Error::get_ref);
    let inner = inner.map(|inner| inner as &(dyn Error + 'static));
    inner.or_else(|| error.source()).is_some_and(is_about_certificate)
}
