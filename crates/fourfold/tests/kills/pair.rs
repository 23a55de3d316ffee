//! Two people who want to play.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use table::GameId;
use wire::AnswerKind;

use crate::http::Browser;
use crate::socket::Client;

/// A game that has not begun by then will not.
const PATIENCE: Duration = Duration::from_secs(20);

/// Two people, and the table at which one of them waits.
pub(crate) struct Pair {
    pub(crate) anna: Browser,
    pub(crate) ben: Browser,
    /// `/t/…`
    pub(crate) table: String,
}

impl Pair {
    /// Anna founds a table, and Ben has its page before him.
    pub(crate) fn invited(address: SocketAddr, luck: &str) -> Self {
        let (mut anna, mut ben) = (Browser::new(address), Browser::new(address));
        anna.get("/");
        let fields = [("game", "quarto"), ("opponent", "friend"), ("luck", luck)];
        let table = anna.post("/new", &fields).location().to_owned();
        assert_eq!(ben.get(&table).status, 200);
        Self { anna, ben, table }
    }

    /// There is another server.
    pub(crate) fn move_to(&mut self, address: SocketAddr) {
        self.anna.address = address;
        self.ben.address = address;
    }

    /// The name of the table.
    pub(crate) fn id(&self) -> GameId {
        id(&self.table)
    }

    /// Both are at this table, the game has begun, and each of them can play.
    pub(crate) fn play(&mut self, table: &str) -> [Client; 2] {
        let begin = Instant::now();
        // Pages look again by themselves.
        while self.anna.get(table).status != 200 {
            assert!(begin.elapsed() < PATIENCE, "there is no {table}");
            std::thread::sleep(Duration::from_millis(5));
        }
        let [mut anna, mut ben] = [&self.anna, &self.ben].map(|who| Client::watch(who, table));
        while anna.state().position.is_none() {
            anna.hear();
        }
        while ben.step < anna.step {
            ben.hear();
        }
        assert!(anna.is_due() != ben.is_due(), "{:?} {:?}", anna.state(), ben.state());
        let (giver, placer) =
            if anna.is_due() { (&mut anna, &mut ben) } else { (&mut ben, &mut anna) };
        assert_eq!(giver.act("+7").0, AnswerKind::Done);
        while !placer.is_due() {
            placer.hear();
        }
        assert_eq!(placer.act("a1").0, AnswerKind::Done);
        [anna, ben]
    }
}

/// The name of the table at this address.
pub(crate) fn id(table: &str) -> GameId {
    table.strip_prefix("/t/").unwrap().parse().unwrap()
}
