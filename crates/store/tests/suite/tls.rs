//! PostgreSQL over TLS: to the server that proves its name, and to nobody else.

use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::time::Duration;

use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use store::{Appended, Failure, Hint, Logs, Postgres, Seq, Store};

use crate::cluster::{Cluster, client};
use crate::entries::{append, name};

/// A server that lets nobody in over TCP who does not encrypt. Its certificate is for `localhost`.
struct Encrypting {
    cluster: Cluster,
    port: u16,
    /// Who signed its certificate.
    root: PathBuf,
    /// Who did not.
    stranger: PathBuf,
}

/// Somebody who signs.
fn root() -> (String, Issuer<'static, KeyPair>) {
    let mut parameters = CertificateParams::new(Vec::new()).unwrap();
    parameters.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let key = KeyPair::generate().unwrap();
    let pem = parameters.self_signed(&key).unwrap().pem();
    (pem, Issuer::new(parameters, key))
}

impl Encrypting {
    fn start() -> Option<Self> {
        let mut cluster = Cluster::made()?;
        let ((root, issuer), (stranger, _)) = (root(), root());
        let key = KeyPair::generate().unwrap();
        let parameters = CertificateParams::new(vec!["localhost".to_owned()]).unwrap();
        let certificate = parameters.signed_by(&key, &issuer).unwrap().pem();
        let rules = "local all all trust\nhostssl all all 127.0.0.1/32 trust\n";
        let setting = |name: &str, file: &str, text: &str| {
            format!("{name}={}", cluster.keep(file, text).display())
        };
        let settings = [
            setting("ssl_cert_file", "server.pem", &certificate),
            setting("ssl_key_file", "key.pem", &key.serialize_pem()),
            setting("hba_file", "hba.conf", rules),
            "ssl=on".to_owned(),
        ];
        let settings = settings.each_ref().map(String::as_str);
        let (root, stranger) =
            (cluster.keep("root.pem", &root), cluster.keep("other.pem", &stranger));
        cluster.set(&settings);
        let port = cluster.listen();
        cluster.run();
        Some(Self { cluster, port, root, stranger })
    }

    /// The address over TCP of a new database, with these options.
    fn url(&self, host: &str, options: &str) -> String {
        let socket = self.cluster.url();
        let (_, database) = socket.split_once("@/").unwrap();
        let (database, _) = database.split_once('?').unwrap();
        let port = self.port;
        format!("postgres://fourfold@{host}:{port}/{database}?hostaddr=127.0.0.1{options}")
    }

    fn believing(&self, root: &Path) -> String {
        self.url("localhost", &format!("&sslmode=verify-full&sslrootcert={}", root.display()))
    }
}

fn why(url: &str) -> String {
    match Postgres::at(url).connect().err() {
        Some(Failure::Unavailable { why }) => why,
        other => panic!("{other:?}"),
    }
}

#[test]
fn all_of_a_store_works_over_tls() {
    let Some(server) = Encrypting::start() else { return };
    let url = server.believing(&server.root);
    let store = Store::open(&url.parse().unwrap()).unwrap();
    let (heard, hints) = channel();
    let _listening = store.listen(move |hint| drop(heard.send(hint))).unwrap();
    let _attending = store.attend().unwrap();
    assert_eq!(store.append(append("a", 0)), Ok(Appended::Stored));
    assert_eq!(store.read(&name("a"), Seq(0)).unwrap().len(), 1);
    let hint = hints.recv_timeout(Duration::from_secs(10)).unwrap();
    assert_eq!(hint, Hint::Grown { table: name("a"), next: Seq(1) });
    let mut watcher = client(&server.cluster.url());
    let counted = "SELECT count(*) FILTER (WHERE ssl), count(*) FILTER (WHERE NOT ssl)
                   FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
                   WHERE application_name = 'fourfold'";
    let row = watcher.query_one(counted, &[]).unwrap();
    let (encrypted, open): (i64, i64) = (row.get(0), row.get(1));
    assert!(encrypted >= 4 && open == 0, "{encrypted} and {open}");
}

#[test]
fn a_connection_that_is_not_proven_is_none() {
    let Some(server) = Encrypting::start() else { return };
    assert!(Postgres::at(&server.believing(&server.root)).connect().is_ok());
    let root = server.root.display();
    let roots = format!("&sslmode=verify-full&sslrootcert={root}");
    for (url, said) in [
        (server.believing(&server.stranger), "signed by none of the roots in"),
        (server.url("localhost", "&sslmode=require"), "this system"),
        (server.url("127.0.0.1", &roots), "for another name than 127.0.0.1"),
        (server.url("db.example", &roots), "for another name than db.example"),
        (server.believing(Path::new("/nowhere.pem")), "from /nowhere.pem"),
        (server.url("localhost", ""), "no encryption"),
        (format!("{}&{}", server.cluster.url(), &roots[1..]), "Unix socket"),
    ] {
        let why = why(&url);
        assert!(why.contains(said), "{url}: {why}");
    }
    let mut open = Cluster::made().unwrap();
    let port = open.listen();
    open.run();
    let url = format!("postgres://fourfold@localhost:{port}/postgres?hostaddr=127.0.0.1{roots}");
    assert!(why(&url).contains("does not support TLS"), "{}", why(&url));
}
