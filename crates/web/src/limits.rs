//! Every limit of the server, in one table ([`bounds`]): whom it counts, how much in how long, and what becomes of
//! whoever exceeds it. `docs/hosting.md` lists them, and a test compares.
//!
//! What a network may do follows from one number, how many honest people may play behind one address
//! ([`Config::players_per_network`](crate::Config::players_per_network)): a school has one address, too.

use std::fmt;
use std::net::IpAddr;
use std::time::{Duration, Instant};

use table::{MOST_LEAVINGS, MOST_OFFERS, MOST_STAND_INS, MOST_TOUCHES, MOST_WRONG_CALLS, PersonId};

use crate::config::Config;
use crate::limit::{Limit, TooMuch};
use crate::metrics::{Limited, MetLimits};
use crate::turns::Capacity;

pub use crate::limit::Rate;

/// A request must have all of its header after so long; a connection that is kept open must begin the next within
/// the same.
pub(crate) const HEADER: Duration = Duration::from_secs(10);

/// So many connections more are let in when all are taken, to ask whether the server is well, and each has so long to ask.
pub(crate) const RESERVE: usize = 8;
pub(crate) const RESERVE_HEADER: Duration = Duration::from_secs(2);

/// The longest header of a request.
pub(crate) const LONGEST_HEADER: usize = 16 * 1024;

/// The longest form.
pub(crate) const LONGEST_FORM: usize = 16 * 1024;

/// A form must be there after so long.
pub(crate) const FORM: Duration = Duration::from_secs(10);

/// What is sent must be taken, so many bytes of it at least or all there is, in so long.
pub(crate) const WRITING: Duration = Duration::from_secs(10);
pub(crate) const WRITTEN: usize = 16 * 1024;

/// So much of what was sent and not taken the system keeps for one connection. By itself it takes megabytes for whoever never
/// reads, and the time for writing would begin only then.
pub(crate) const SENT: u32 = 64 * 1024;

/// A message over a socket that cannot be sent for so long will not be.
pub(crate) const SENDING: Duration = Duration::from_secs(10);

/// So many messages may wait for a socket that does not read; then it is given up.
pub(crate) const UNREAD: usize = 64;

/// So much may be said over one socket; a person who plays a move a second is far below it.
pub(crate) const SAYING: Rate = Rate { times: 100, span: Duration::from_secs(20) };

/// So often may a player say a set phrase to the others.
pub(crate) const SPEAKING: Rate = Rate { times: 6, span: Duration::from_secs(20) };

/// So many tables are shown in the list.
pub(crate) const SHOWN: usize = 200;

/// A listed table that nobody has looked after for so many seconds is not shown.
pub(crate) const SHOWN_FOR: u64 = 90;

/// Positions that are solved: one for each network, so that there is room for another's.
pub(crate) const SOLVING: Capacity = Capacity { all: 2, each: 1, waiting: 4 };

/// Bots that think. Of several threads a network has all but one, so that one is free for whoever else comes.
pub(crate) fn thinking(config: &Config) -> Capacity {
    let all = config.bot_threads.max(1);
    Capacity { all, each: all.saturating_sub(1).max(1), waiting: WAITING_BOTS }
}

/// So many bots of one network may wait for a thread.
const WAITING_BOTS: usize = 1_000;

/// What a network may do in a time. The router takes from it before a handler hears of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    /// Everything that is looked at. A unit is about a quarter of a millisecond of one core.
    Reading,
    /// Forms.
    Sending,
    /// Live sockets that are opened.
    Opening,
    /// What is asked of tables, over sockets and by forms. Every act is among it.
    Asking,
    /// Positions to be solved and pictures to be drawn.
    Solving,
    /// Games founded and secrets for programs.
    Founding,
    /// Those who become somebody. Whoever is nobody yet is counted by network: anybody can make up tokens.
    Newcomers,
    /// Tokens that are tried at the page for the host.
    Entering,
}

impl Budget {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Reading,
        Self::Sending,
        Self::Opening,
        Self::Asking,
        Self::Solving,
        Self::Founding,
        Self::Newcomers,
        Self::Entering,
    ];

    /// As the list of routes writes it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Reading => "reading",
            Self::Sending => "sending",
            Self::Opening => "opening",
            Self::Asking => "asking",
            Self::Solving => "solving",
            Self::Founding => "founding",
            Self::Newcomers => "newcomers",
            Self::Entering => "entering",
        }
    }

    const fn what(self) -> &'static str {
        match self {
            Self::Reading => "pages and files, in units of what they cost ([each](routes.md))",
            Self::Sending => "forms",
            Self::Opening => "live sockets opened",
            Self::Asking => "what is asked of tables, over sockets and by forms",
            Self::Solving => "positions to be solved and pictures",
            Self::Founding => "games founded and sessions for programs, together",
            Self::Newcomers => {
                "people who become somebody: who sit down, found a game or take a name for the first time"
            }
            Self::Entering => "wrong tokens at the page for the host",
        }
    }

    /// How much of it one network has: so much for each of those who may play there.
    pub fn rate(self, config: &Config) -> Rate {
        let players = config.players_per_network;
        let a_minute = |times: usize| Rate { times: times.max(1), span: Duration::from_mins(1) };
        match self {
            // Whoever opens the site takes 16 at once; whoever plays without script, 16 for each move and look.
            Self::Reading => {
                let times = players.saturating_mul(30).max(1);
                Rate { times, span: Duration::from_secs(10) }
            }
            // Without script every move is a form: one in ten seconds.
            Self::Sending => a_minute(players.saturating_mul(6)),
            // Once a game, and now and then because a line broke.
            Self::Opening => a_minute(players.saturating_mul(3)),
            // A move in two seconds from everybody, and half as many questions.
            Self::Asking => {
                let times = players.saturating_mul(15).max(1);
                Rate { times, span: Duration::from_secs(20) }
            }
            Self::Solving => a_minute(players.saturating_mul(3) / 5),
            // A class that begins founds a game each within one minute.
            Self::Founding => a_minute(players.saturating_mul(games(config)) / 5),
            // It comes all at once, and some come twice.
            Self::Newcomers => a_minute(players.saturating_mul(5) / 4),
            // Nobody guesses a token; a person mistypes one now and then.
            Self::Entering => Rate { times: 5, span: Duration::from_mins(15) },
        }
    }
}

fn games(config: &Config) -> usize {
    usize::try_from(config.games_per_minute).unwrap_or(usize::MAX)
}

/// What a person may do in a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Personal {
    /// Games founded.
    Founding,
    /// Tables put into the list.
    Listing,
    /// Sitting down and names.
    Sitting,
    /// What is asked of tables, over however many sockets and by forms.
    Asking,
}

impl Personal {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Founding, Self::Listing, Self::Sitting, Self::Asking];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Founding => "founding",
            Self::Listing => "listing",
            Self::Sitting => "sitting",
            Self::Asking => "asking",
        }
    }

    const fn what(self) -> &'static str {
        match self {
            Self::Founding => "games founded: `games-per-minute`",
            Self::Listing => "tables put into the list",
            Self::Sitting => "sitting down and changing the name, together",
            Self::Asking => "what is asked of tables, over however many sockets and by forms",
        }
    }

    /// How much of it one person has.
    pub fn rate(self, config: &Config) -> Rate {
        let a_minute = |times| Rate { times, span: Duration::from_mins(1) };
        match self {
            Self::Founding => a_minute(games(config)),
            Self::Listing => a_minute(games(config).max(8)),
            Self::Sitting => a_minute(25),
            // As much as over one socket.
            Self::Asking => SAYING,
        }
    }
}

/// Whom a limit counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whom {
    /// All together.
    Server,
    /// An IPv4 address, or the first 64 bits of an IPv6 address.
    Network,
    /// A person with a session.
    Person,
    /// One connection.
    Connection,
    /// One live socket.
    Socket,
    /// One seat of one table.
    Seat,
    /// One table.
    Table,
}

impl Whom {
    /// As `docs/hosting.md` writes it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Server => "server",
            Self::Network => "network",
            Self::Person => "person",
            Self::Connection => "connection",
            Self::Socket => "socket",
            Self::Seat => "seat",
            Self::Table => "table",
        }
    }
}

/// How much there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// So much in so long.
    Rate(Rate),
    /// So many at once.
    AtOnce(usize),
    /// So many in one game.
    InAGame(u32),
    /// So long.
    Within(Duration),
    /// So many bytes.
    Bytes(usize),
    /// As the machine or a setting has it.
    Words(&'static str),
}

/// `6000 in 10 s`, `50 a minute`, `200 at once`, `10 s`, `16 KiB`.
impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rate(Rate { times, span }) => match span.as_secs() {
                60 => write!(f, "{times} a minute"),
                seconds if seconds % 60 == 0 => write!(f, "{times} in {} minutes", seconds / 60),
                seconds => write!(f, "{times} in {seconds} s"),
            },
            Self::AtOnce(count) => write!(f, "{count} at once"),
            Self::InAGame(count) => write!(f, "{count} in a game"),
            Self::Within(span) => write!(f, "{} s", span.as_secs()),
            Self::Bytes(bytes) => write!(f, "{} KiB", bytes / 1024),
            Self::Words(words) => f.write_str(words),
        }
    }
}

/// A limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bound {
    /// Whom it counts.
    pub whom: Whom,
    /// Its name, which is one among those that count the same.
    pub name: &'static str,
    /// What is counted.
    pub what: &'static str,
    /// How much.
    pub amount: Amount,
    /// What becomes of whoever exceeds it.
    pub then: &'static str,
}

/// As a row of `docs/hosting.md`.
impl fmt::Display for Bound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { whom, name, what, amount, then } = self;
        write!(f, "| {} | {name} | {what} | {amount} | {then} |", whom.name())
    }
}

/// Whom it counts, its name, what is counted, how much, and what becomes of whoever exceeds it.
macro_rules! bounds {
    ($($whom:ident $name:literal, $what:literal, $amount:expr, $then:literal;)*) => {
        vec![$(Bound {
            whom: Whom::$whom,
            name: $name,
            what: $what,
            amount: $amount,
            then: $then,
        }),*]
    };
}

/// Every limit there is.
pub fn bounds(config: &Config) -> Vec<Bound> {
    use Amount::{AtOnce, Bytes, InAGame, Within, Words};
    let later = "429 and `Retry-After`";
    let networks = Budget::ALL.map(|it| {
        let amount = Amount::Rate(it.rate(config));
        let then = match it {
            Budget::Asking => {
                "waits, and is closed, 1008, if that was too short; a form: 429 and `Retry-After`"
            }
            _ => later,
        };
        Bound { whom: Whom::Network, name: it.name(), what: it.what(), amount, then }
    });
    let people = Personal::ALL.map(|it| {
        let amount = Amount::Rate(it.rate(config));
        let then = match it {
            Personal::Asking => "closed, 1008; a form: 429 and `Retry-After`",
            _ => later,
        };
        Bound { whom: Whom::Person, name: it.name(), what: it.what(), amount, then }
    });
    let others = bounds! {
        Network "connections", "open connections; behind a proxy, live sockets", AtOnce(places(config)), "429, and closed";
        Network "list", "tables in the list", AtOnce(config.players_per_network), "429 and `Retry-After`";
        Network "thinking", "bots that think", Words("`bot-threads` less one, at least one"), "waits its turn";
        Network "thinking queue", "bots that wait to think", AtOnce(WAITING_BOTS), "asks again after a while";
        Network "solving at once", "positions that are solved", AtOnce(SOLVING.each), "waits its turn";
        Network "solving queue", "positions that wait to be solved", AtOnce(SOLVING.waiting), "the page says that the solver is still thinking";
        Connection "header", "until a header is complete, or the next request begins", Within(HEADER), "closed";
        Connection "header size", "the header of a request", Bytes(LONGEST_HEADER), "431";
        Connection "form", "until a form is complete", Within(FORM), "400";
        Connection "form size", "a form", Bytes(LONGEST_FORM), "400";
        Connection "writing", "until 16 KiB of what is sent, or all of it, are taken", Within(WRITING), "closed";
        Connection "sent", "what the system keeps of what is sent", Bytes(SENT as usize), "writing waits";
        Socket "saying", "messages, pings, and pongs that no ping asked for", Amount::Rate(SAYING), "closed, 1008";
        Socket "size", "a message", Bytes(wire::LONGEST), "closed, 1009";
        Socket "sending", "until a message of ours is taken", Within(SENDING), "closed";
        Socket "unread", "messages of ours that wait", AtOnce(UNREAD), "closed";
        Person "open", "live sockets at one table, of whoever sits or may sit there", AtOnce(audience::MOST_OPEN), "the oldest is closed, with a sentence, and stays so";
        Seat "phrases", "set phrases said to the others", Amount::Rate(SPEAKING), "refused, with a sentence";
        Seat "offers", "offers; after the game, rematches offered", InAGame(MOST_OFFERS), "refused, with a sentence";
        Seat "stand-ins", "times a seat is handed over to a bot", InAGame(MOST_STAND_INS), "refused, with a sentence";
        Seat "touches", "touches at a masked table", InAGame(MOST_TOUCHES), "refused, with a sentence";
        Table "leavings", "times somebody gets up before the game", InAGame(MOST_LEAVINGS), "nobody sits down any more, with a sentence";
        Table "wrong calls", "wrong calls of all players", InAGame(MOST_WRONG_CALLS), "refused, with a sentence";
        Server "connections", "open connections, live sockets among them: `connections`", AtOnce(config.connections), "503, and closed";
        Server "reserve", "connections beyond that, one of each network, which ask for `/health` or `/metrics` within 2 s", AtOnce(RESERVE), "a second of one network gets 429; others wait to be let in";
        Server "pages", "pages that are made", Words("one for each core but one"), "networks take turns";
        Server "thinking", "bots that think", Words("`bot-threads`"), "networks take turns";
        Server "solving", "positions that are solved", AtOnce(SOLVING.all), "networks take turns";
        Server "list", "tables shown in the list", AtOnce(SHOWN), "each network has as many as another, the newest first";
    };
    networks.into_iter().chain(people).chain(others).collect()
}

/// How many connections one network may have open: those of a page that is being opened and a live socket, for each
/// of those who may play there, but never so many that others find no place.
pub(crate) fn places(config: &Config) -> usize {
    let places = config.players_per_network.saturating_mul(7).saturating_add(100);
    places.min(config.connections / 2).max(1)
}

/// What has been taken, by everybody.
#[derive(Debug)]
pub(crate) struct Limits {
    networks: [Limit<IpAddr>; Budget::ALL.len()],
    people: [Limit<PersonId>; Personal::ALL.len()],
    met: MetLimits,
}

/// What one request takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Take {
    /// From what.
    pub from: Budget,
    /// How much.
    pub units: usize,
}

impl Limits {
    /// Whoever has too little left is counted.
    pub(crate) fn new(config: &Config, met: MetLimits) -> Self {
        Self {
            met,
            networks: Budget::ALL.map(|budget| Limit::new(budget.rate(config))),
            people: Personal::ALL.map(|budget| Limit::new(budget.rate(config))),
        }
    }

    /// Takes from what a network may do.
    pub(crate) fn take(&self, network: IpAddr, take: Take) -> Result<(), TooMuch> {
        let taken = self.networks[take.from as usize].spend(network, take.units, Instant::now());
        taken.inspect_err(|_| self.met.count(Limited::network(take.from.name())))
    }

    /// The last one that a network took from a budget did not count after all.
    pub(crate) fn give_back(&self, network: IpAddr, from: Budget) {
        self.networks[from as usize].give_back(&network);
    }

    /// The last one that a person took did not count after all.
    pub(crate) fn give_back_personal(&self, person: &PersonId, from: Personal) {
        self.people[from as usize].give_back(person);
    }

    /// Forgets those of whom there is nothing to know any more.
    pub(crate) fn tidy(&self, now: Instant) {
        self.networks.iter().for_each(|limit| limit.tidy(now));
        self.people.iter().for_each(|limit| limit.tidy(now));
    }

    /// Of so many people something is counted.
    #[cfg(test)]
    pub(crate) fn people(&self) -> usize {
        self.people.iter().map(Limit::len).sum()
    }

    /// Takes one from what a person may do.
    pub(crate) fn take_personal(&self, person: &PersonId, from: Personal) -> Result<(), TooMuch> {
        let taken = self.people[from as usize].take(person.clone(), Instant::now());
        taken.inspect_err(|_| self.met.count(Limited::person(from.name())))
    }
}
