//! A server on a store that fails when it is told to, and what is really in that store.

use std::net::SocketAddr;
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use quarto::Edition;
use sha2::{Digest as _, Sha256};
use store::{Append, Faults, Faulty, InMemory, KeptLog, Logs, Seq, SteadyClock, Store, TokenHash};
use table::{
    Begins, Entry, GameId, Moment, Pace, PersonId, Rules, Seat, Seating, Seed, Sitter, Table, Terms,
};
use web::{Config, Said, Server, Stop};
use wire::ToClient;
use words::Language;

use crate::http::Browser;
use crate::socket::Client;

/// What is promised: everybody is told, answered and let go on within so long.
pub(crate) const PROMISE: Duration = Duration::from_secs(2);

/// A server, and what is behind its store.
pub(crate) struct World {
    server: Running,
    /// What goes wrong with the store of the server.
    pub(crate) faults: Faults,
    /// The same store, which never fails for us.
    pub(crate) truth: Store,
    logs: Arc<dyn Logs>,
    pub(crate) clock: SteadyClock,
}

/// Somebody with a session.
#[derive(Clone)]
pub(crate) struct Somebody {
    pub(crate) browser: Browser,
    pub(crate) id: PersonId,
}

impl World {
    pub(crate) fn open() -> Self {
        let logs: Arc<dyn Logs> = Arc::new(InMemory::new());
        let truth = Store::on(Arc::clone(&logs)).unwrap();
        let (faulty, faults) = Faulty::on(Arc::clone(&logs));
        let server = Running::on(Store::on(Arc::new(faulty)).unwrap());
        Self { server, faults, truth, logs, clock: SteadyClock::new() }
    }

    /// Stops the server as a signal does, and says how long that took.
    pub(crate) fn stop(&mut self) -> Duration {
        let begin = Instant::now();
        self.server.stop();
        begin.elapsed()
    }

    /// Another server on the same store, which works.
    pub(crate) fn restart(&mut self) {
        self.stop();
        let (faulty, faults) = Faulty::on(Arc::clone(&self.logs));
        self.faults = faults;
        self.server = Running::on(Store::on(Arc::new(faulty)).unwrap());
    }

    /// Somebody whom the store knows.
    pub(crate) fn somebody(&self, name: &str) -> Somebody {
        let (id, cookie) = admit(&self.truth, name);
        let mut browser = self.browser();
        browser.cookies.insert("ff".to_owned(), cookie);
        Somebody { browser, id }
    }

    /// Somebody whom nobody knows.
    pub(crate) fn browser(&self) -> Browser {
        Browser::new(self.server.address)
    }

    /// The same person, at the server that runs now.
    pub(crate) fn again(&self, somebody: &Somebody) -> Browser {
        Browser { address: self.server.address, ..somebody.browser.clone() }
    }

    /// Puts a table of Quarto into the store at which these sit; seat 1 begins. Its address.
    pub(crate) fn found(&self, name: &str, pace: Pace, sitters: &[Sitter]) -> String {
        let rules = Rules::Quarto(quarto::Rules::default(), Edition::default());
        let begins = Begins::Seat(Seat::new(1).unwrap());
        let terms = Terms { pace, begins, ..Terms::casual(rules) };
        self.keep(&[first(name, terms, sitters, self.clock.now())]);
        format!("/t/{name}")
    }

    /// Puts a log into the store.
    pub(crate) fn keep(&self, log: &[Entry]) {
        let table = Table::fold(log).unwrap();
        for (seq, entry) in (0..).map(Seq).zip(log) {
            let first = Append::first(table.id().clone(), entry.clone());
            self.truth.append(Append { seq, ..first }).unwrap();
        }
    }

    /// The log of a table, as it is kept.
    pub(crate) fn log(&self, path: &str) -> Vec<Entry> {
        self.truth.read(&id(path), Seq(0)).unwrap()
    }

    /// A table, as it is kept.
    pub(crate) fn table(&self, path: &str) -> Table {
        Table::fold(&self.log(path)).unwrap()
    }

    /// When somebody was last at a table whose game has not begun, in seconds since 1970.
    pub(crate) fn visited(&self, path: &str) -> Option<u64> {
        self.logs.connect().unwrap().visited(&id(path)).unwrap()
    }

    /// All tables, as they are kept.
    pub(crate) fn tables(&self) -> Vec<Table> {
        let mut tables = Vec::new();
        let mut see = |kept: KeptLog| {
            tables.push(Table::fold(kept.log.iter().map(|(_, entry)| entry)).unwrap());
            Ok(())
        };
        self.truth.each(&mut see).unwrap();
        tables
    }
}

impl Drop for World {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.stop();
            assert_eq!(self.faults.misuses(), 0, "a connection that failed was used again");
        }
    }
}

/// A server that runs until it is dropped.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    stop: Stop,
    thread: Option<JoinHandle<()>>,
}

impl Running {
    /// On a store that is open.
    pub(crate) fn on(store: Store) -> Self {
        // Where it would be, were it not open already.
        Self::run(Server::on(store, config("games.sqlite")).unwrap())
    }

    /// On the store at this address.
    pub(crate) fn at(address: &str) -> Self {
        Self::run(Server::open(config(address)).unwrap())
    }

    fn run(server: Server) -> Self {
        let (address, stop) = (server.socket(), server.stop());
        let thread = Some(std::thread::spawn(move || server.run().unwrap()));
        Self { address, stop, thread }
    }

    fn stop(&mut self) {
        self.stop.stop();
        if let Some(thread) = self.thread.take() {
            thread.join().unwrap();
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.stop.stop();
        } else {
            self.stop();
        }
    }
}

/// Bots answer at once, and nobody is limited.
fn config(store: &str) -> Config {
    let said = Said {
        listen: Some("127.0.0.1:0".to_owned()),
        store: Some(store.to_owned()),
        log: Some("off".to_owned()),
        bot_pace: Some(0),
        games_per_minute: Some(1_000_000),
        players_per_network: Some(2_000),
        ..Said::default()
    };
    Config::new(said, None).unwrap()
}

/// Makes somebody known to a store, and says what their browser shows.
pub(crate) fn admit(store: &Store, name: &str) -> (PersonId, String) {
    let cookie = URL_SAFE_NO_PAD.encode(Sha256::digest(name));
    let token = TokenHash(Sha256::digest(cookie.as_bytes()).into());
    let (id, now): (PersonId, u64) = (name.parse().unwrap(), SteadyClock::new().seconds());
    store.admit(&token, &id, now).unwrap();
    store.rename(&id, name, now).unwrap();
    (id, cookie)
}

/// The first entry of a table at which these sit.
pub(crate) fn first(name: &str, terms: Terms, sitters: &[Sitter], at: Moment) -> Entry {
    let seating: Vec<Seating> = sitters.iter().cloned().map(Seating::of).collect();
    Table::found(name.parse().unwrap(), terms, Seed([7; 32]), &seating, at).unwrap()
}

/// The table that an address names.
pub(crate) fn id(path: &str) -> GameId {
    path.strip_prefix("/t/").unwrap().parse().unwrap()
}

impl Somebody {
    pub(crate) fn sits(&self) -> Sitter {
        Sitter::Person(self.id.clone())
    }
}

/// What everybody hears when nothing can be stored.
pub(crate) fn trouble() -> String {
    words::say(Language::English, "server-trouble", &[])
}

/// The same where no clock runs.
pub(crate) fn trouble_untimed() -> String {
    words::say(Language::English, "server-trouble-untimed", &[])
}

/// What everybody hears when it is over.
pub(crate) fn trouble_over() -> String {
    words::say(Language::English, "server-trouble-over", &[])
}

/// What whoever asked hears while nothing can be stored.
pub(crate) fn unknown() -> String {
    words::say(Language::English, "server-unknown", &[])
}

/// Listens until this is said, and says how long that took.
pub(crate) fn hears(client: &mut Client, sentence: &str) -> Duration {
    let begin = Instant::now();
    while !client.said.iter().any(|said| said == sentence) {
        client.hear();
    }
    begin.elapsed()
}

/// Listens until the step is this one.
pub(crate) fn reaches(client: &mut Client, step: u32) {
    while client.step < step {
        let _: ToClient = client.hear();
    }
}

/// Looks again and again until it is so; how long that took. A test that waits for longer than anybody
/// would has failed.
pub(crate) fn until(what: &str, mut is_so: impl FnMut() -> bool) -> Duration {
    let begin = Instant::now();
    while !is_so() {
        assert!(begin.elapsed() < Duration::from_secs(20), "never: {what}");
        std::thread::sleep(Duration::from_millis(10));
    }
    begin.elapsed()
}
