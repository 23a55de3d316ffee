//! HTTPS of our own.

use std::fs;
use std::io::{ErrorKind, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rcgen::{CertifiedKey, generate_simple_self_signed};
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::CertificateDer;
use tokio_rustls::rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use tungstenite::client::IntoClientRequest as _;
use web::{Config, NoCertificate, NoServer, Server, TlsFiles};

use crate::test_server::{TestServer, said};

type Stream = StreamOwned<ClientConnection, TcpStream>;

/// A certificate for `localhost` that whoever has it believes.
struct Certificate {
    der: CertificateDer<'static>,
    pem: String,
    key: String,
}

impl Certificate {
    fn new() -> Self {
        let CertifiedKey { cert, signing_key } =
            generate_simple_self_signed(["localhost".to_owned()]).unwrap();
        Self { der: cert.der().clone(), pem: cert.pem(), key: signing_key.serialize_pem() }
    }

    /// The files in this folder are this certificate's from now on.
    fn put(&self, folder: &Path) -> TlsFiles {
        let files = TlsFiles { certificate: folder.join("cert.pem"), key: folder.join("key.pem") };
        fs::write(&files.certificate, &self.pem).unwrap();
        fs::write(&files.key, &self.key).unwrap();
        files
    }

    /// A connection to whoever has this certificate, and to nobody else.
    fn dial(&self, address: SocketAddr) -> std::io::Result<Stream> {
        let mut roots = RootCertStore::empty();
        roots.add(self.der.clone()).unwrap();
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_root_certificates(roots)
            .with_no_client_auth();
        let name = "localhost".try_into().unwrap();
        let mut connection = ClientConnection::new(Arc::new(config), name).unwrap();
        let mut stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(Duration::from_secs(20)))?;
        while connection.is_handshaking() {
            connection.complete_io(&mut stream)?;
        }
        Ok(StreamOwned::new(connection, stream))
    }
}

fn serve(files: &TlsFiles) -> TestServer {
    TestServer::with(|said| {
        said.tls_cert = Some(files.certificate.clone());
        said.tls_key = Some(files.key.clone());
    })
}

/// Asks once; the connection stays open.
fn ask(stream: &mut Stream, request: &str) -> String {
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = Vec::new();
    let mut part = [0; 4096];
    loop {
        let text = String::from_utf8_lossy(&answer).into_owned();
        if let Some((head, body)) = text.split_once("\r\n\r\n") {
            let length = head.to_lowercase().lines().find_map(|line| {
                line.strip_prefix("content-length: ").map(|length| length.parse::<usize>().unwrap())
            });
            if length.is_none_or(|length| body.len() >= length) {
                return text;
            }
        }
        let count = stream.read(&mut part).unwrap();
        assert!(count > 0, "closed after {text:?}");
        answer.extend_from_slice(&part[..count]);
    }
}

fn get(stream: &mut Stream, path: &str, host: &str) -> String {
    ask(stream, &format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n"))
}

#[test]
fn pages_forms_and_sockets_over_tls() {
    let (folder, certificate) = (tempfile::tempdir().unwrap(), Certificate::new());
    let server = serve(&certificate.put(folder.path()));
    let host = format!("localhost:{}", server.address.port());
    let mut stream = certificate.dial(server.address).unwrap();
    let home = get(&mut stream, "/", &host).to_lowercase();
    assert!(home.starts_with("http/1.1 200"), "{home}");
    for line in ["strict-transport-security: ", "set-cookie: __host-ff=", "; secure"] {
        assert!(home.contains(line), "{line} in {home}");
    }
    // The form is ours because it comes from https; the same origin without it is another's.
    let body = "game=quarto&level=1";
    let play = |scheme: &str, stream: &mut Stream| {
        let length = body.len();
        ask(
            stream,
            &format!(
                "POST /play HTTP/1.1\r\nHost: {host}\r\nOrigin: {scheme}://{host}\r\n\
                 Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\r\n{body}"
            ),
        )
    };
    let foreign = play("http", &mut certificate.dial(server.address).unwrap());
    assert!(foreign.starts_with("HTTP/1.1 403"), "{foreign}");
    let made = play("https", &mut stream);
    assert!(made.starts_with("HTTP/1.1 303"), "{made}");
    let table = made.lines().find_map(|line| line.strip_prefix("location: ")).unwrap();
    let mut request = format!("ws://{host}{table}/live").into_client_request().unwrap();
    request.headers_mut().insert("Sec-WebSocket-Protocol", wire::DATA.parse().unwrap());
    let stream = certificate.dial(server.address).unwrap();
    let (mut socket, _) = tungstenite::client(request, stream).unwrap();
    let first = socket.read().unwrap().into_text().unwrap();
    assert!(first.contains("hello"), "{first}");
}

/// Whoever does not speak TLS hears nothing, and whoever says nothing is shown out.
#[test]
fn nothing_is_answered_in_the_open() {
    let (folder, certificate) = (tempfile::tempdir().unwrap(), Certificate::new());
    let server = serve(&certificate.put(folder.path()));
    let silent = TcpStream::connect(server.address).unwrap();
    let mut open = TcpStream::connect(server.address).unwrap();
    open.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
    let mut answer = Vec::new();
    // A reset is an answer, too.
    let _ = open.read_to_end(&mut answer);
    assert!(!String::from_utf8_lossy(&answer).contains("HTTP"), "{answer:?}");
    let begin = Instant::now();
    let mut silent = silent;
    silent.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let end = silent.read(&mut [0; 16]);
    let is_closed =
        matches!(&end, Ok(0)) || end.is_err_and(|e| e.kind() == ErrorKind::ConnectionReset);
    assert!(is_closed && begin.elapsed() < Duration::from_secs(20));
}

#[test]
fn a_new_certificate_is_shown_to_whoever_comes_and_nobody_is_shown_out() {
    let (folder, old) = (tempfile::tempdir().unwrap(), Certificate::new());
    let server = serve(&old.put(folder.path()));
    let mut open = old.dial(server.address).unwrap();
    let mut is_open = || get(&mut open, "/health", "localhost").ends_with("ok\n");
    assert!(is_open());
    // A pipe into which nobody writes is not waited for: what comes after it is read.
    fs::remove_file(folder.path().join("key.pem")).unwrap();
    let made = std::process::Command::new("mkfifo").arg(folder.path().join("key.pem")).status();
    assert!(made.unwrap().success());
    std::thread::sleep(Duration::from_secs(3));
    fs::remove_file(folder.path().join("key.pem")).unwrap();
    // Half of a file, and a key that is not its own: the old one is kept.
    let new = Certificate::new();
    for (certificate, key) in [(&new.pem[..100], &new.key), (&new.pem[..], &old.key)] {
        fs::write(folder.path().join("cert.pem"), certificate).unwrap();
        fs::write(folder.path().join("key.pem"), key).unwrap();
        std::thread::sleep(Duration::from_secs(3));
        assert!(old.dial(server.address).is_ok() && is_open());
    }
    new.put(folder.path());
    let begin = Instant::now();
    while new.dial(server.address).is_err() {
        assert!(begin.elapsed() < Duration::from_secs(30), "the new certificate is not read");
        assert!(is_open());
        std::thread::sleep(Duration::from_millis(100));
    }
    assert!(is_open());
    assert!(old.dial(server.address).is_err());
}

#[test]
fn a_certificate_that_cannot_be_used_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = (Certificate::new(), Certificate::new());
    let files = one.put(folder.path());
    let refused = |files: &TlsFiles| {
        assert!(files.check().is_err());
        let mut said = said(folder.path());
        said.tls_cert = Some(files.certificate.clone());
        said.tls_key = Some(files.key.clone());
        match Server::open(Config::new(said, None).unwrap()) {
            Err(NoServer::Certificate(why)) => why,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(files.check(), Ok(()));
    let nowhere = TlsFiles { key: folder.path().join("none"), ..files.clone() };
    assert!(matches!(refused(&nowhere), NoCertificate::Unreadable(file, _) if file == nowhere.key));
    let device = TlsFiles { key: "/dev/zero".into(), ..files.clone() };
    assert_eq!(refused(&device), NoCertificate::NotRegular(device.key.clone()));
    fs::write(&files.key, &other.key).unwrap();
    assert_eq!(refused(&files), NoCertificate::OtherKey(files.key.clone()));
    fs::write(&files.key, "no key").unwrap();
    assert_eq!(refused(&files), NoCertificate::NoKeyIn(files.key.clone()));
    fs::write(&files.certificate, "").unwrap();
    assert_eq!(refused(&files), NoCertificate::NoneIn(files.certificate.clone()));
}
