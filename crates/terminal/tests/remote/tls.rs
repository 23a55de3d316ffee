//! Servers behind TLS: believed by their certificate, and not otherwise.

use std::net::TcpStream;
use std::process::Command;
use std::sync::Arc;

use rcgen::{CertifiedKey, generate_simple_self_signed};
use terminal::SpeechSettings;
use terminal::remote::{RemoteProblem, RemoteServer, ServerAddress, Timeouts, Trust};
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer};
use tokio_rustls::rustls::{ServerConfig, ServerConnection, StreamOwned};

use crate::peer::{Next, Peer, Visit, answer, response, start};
use crate::sitting::{Sitting, TOKEN, known, quick};

/// A certificate for `localhost` that nobody has signed.
struct Certificate {
    config: Arc<ServerConfig>,
    der: Vec<u8>,
    pem: String,
}

fn certificate() -> Certificate {
    let CertifiedKey { cert, signing_key } =
        generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    let key = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(signing_key.serialize_der()));
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![cert.der().clone()], key)
        .unwrap();
    Certificate { config: Arc::new(config), der: cert.der().to_vec(), pem: cert.pem() }
}

type Stream = StreamOwned<ServerConnection, TcpStream>;

/// A peer behind TLS. Whoever does not believe it hangs up before saying anything.
fn secure(
    certificate: &Certificate,
    mut script: impl FnMut(usize, Stream) + Send + 'static,
) -> Peer {
    let config = Arc::clone(&certificate.config);
    start(move |number, mut stream| {
        let mut connection = ServerConnection::new(Arc::clone(&config)).unwrap();
        while connection.is_handshaking() {
            if connection.complete_io(&mut stream).is_err() {
                return Next::More;
            }
        }
        script(number, StreamOwned::new(connection, stream));
        Next::More
    })
}

fn session(stream: Stream) {
    answer(stream, &response("200 OK", &[], &format!("{{\"token\":\"{TOKEN}\"}}")));
}

fn ask(url: &str, trust: &Trust) -> Result<(), RemoteProblem> {
    let folder = tempfile::tempdir().unwrap();
    let (address, _) = ServerAddress::parse(url).unwrap();
    let tokens = folder.path().join("tokens");
    RemoteServer::new(address, tokens, SpeechSettings::default(), trust, Timeouts::default())
        .session()
}

#[test]
fn forms_go_to_whom_the_certificate_is_for_and_to_nobody_else() {
    let certificate = certificate();
    let peer = secure(&certificate, |_, stream| session(stream));
    let right = format!("https://localhost:{}", peer.address.port());
    let wrong = format!("https://{}", peer.address);
    let trust = Trust::Only(vec![certificate.der.clone()]);
    assert_eq!(ask(&right, &trust), Ok(()));
    assert_eq!(ask(&wrong, &trust), Err(RemoteProblem::Certificate));
    assert_eq!(ask(&right, &Trust::System), Err(RemoteProblem::Certificate));
    assert_eq!(ask(&right, &Trust::Only(vec![])), Err(RemoteProblem::Certificate));
}

#[test]
fn sockets_go_to_whom_the_certificate_is_for_and_to_nobody_else() {
    let certificate = certificate();
    let peer = secure(&certificate, |_, stream| {
        let mut visit = Visit::accept(stream);
        visit.hello(0);
        visit.closing();
    });
    let right = format!("https://localhost:{}", peer.address.port());
    let wrong = format!("https://{}", peer.address);
    let trust = Trust::Only(vec![certificate.der.clone()]);
    Sitting::of(known(&right, &trust, quick())).standing();
    let unproven =
        "The server cannot prove that it is the one at that address. Nothing was sent to it.";
    for (url, trust) in [(&wrong, &trust), (&right, &Trust::System)] {
        assert_eq!(Sitting::of(known(url, trust, quick())).lost(), unproven);
    }
}

/// The certificates of the system are what `SSL_CERT_FILE` says: in a process of its own, because a
/// process has one.
#[test]
fn another_file_of_certificates_is_believed() {
    let certificate = certificate();
    let peer = secure(&certificate, |_, stream| session(stream));
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("roots.pem");
    std::fs::write(&file, &certificate.pem).unwrap();
    let run = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "tls::as_the_system_says", "--ignored"])
        .env("SSL_CERT_FILE", &file)
        .env("FOURFOLD_TLS_PEER", format!("https://localhost:{}", peer.address.port()))
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&run.stdout).into_owned();
    assert!(run.status.success() && said.contains("1 passed"), "{said}");
}

#[test]
#[ignore = "another_file_of_certificates_is_believed runs it"]
fn as_the_system_says() {
    // Who runs everything that is ignored has set no peer.
    let Ok(peer) = std::env::var("FOURFOLD_TLS_PEER") else { return };
    assert_eq!(ask(&peer, &Trust::System), Ok(()));
}
