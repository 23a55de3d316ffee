//! What must survive: the logs of all tables, on SQLite or PostgreSQL.
//!
//! A log is a row of [entries](table::Entry), numbered from 0, and only ever grows. Whoever
//! appends says which number is next; if somebody else was faster, it hears so, reads on and
//! decides again. An [`Append`] that is acknowledged is on the disk: one thread commits whatever is
//! waiting in one durable transaction, and answers after it.
//!
//! ```
//! use store::{Append, Seq, Store, Appended};
//! use table::{Moment, Rules, Seed, Table, Terms};
//!
//! let store = Store::in_memory()?;
//! let rules = Rules::read("quarto", "1234p").expect("rules as printed");
//! let entry = Table::create("g1".parse()?, Terms::casual(rules), Seed([7; 32]), Moment(0))
//!     .expect("terms that can be");
//! let append = Append::first("g1".parse()?, entry.clone());
//! assert_eq!(store.append(append.clone())?, Appended::Stored);
//! // Number 0 is taken now.
//! assert_eq!(store.append(append)?, Appended::Clash { next: Seq(1) });
//! assert_eq!(store.read(&"g1".parse()?, Seq(0))?, [entry]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | to | see |
//! | --- | --- |
//! | open a store | [`Store::open`], [`StoreAddress`] |
//! | know what is there, without changing it | [`StoreAddress::survey`] |
//! | know whether anything can be stored now | [`Store::probe`] |
//! | play at a table that is stored | [`host::Host`]: what to read, store, answer and tell, in the right order |
//! | know who somebody is | [`Store::session`], [`Store::admit`], [`Store::forget`] |
//! | know who played, and how it ended | [`Store::seats_of`], [`Store::finish_of`], [`Store::finishes`] |
//! | show a lobby, and what comes after a game | [`Store::list`], [`Store::listed`], [`Store::follow`] |
//! | know which games were under way while there was no server | [`Store::attend`], [`Store::has_slept`] |
//! | hear that another server wrote | [`Store::listen`] |
//! | copy it, and bring it back | [`Store::back_up`], [`Store::restore`] |
//! | see what becomes of a server whose store fails | [`Faulty`] |
//! | keep logs elsewhere | [`Log`], [`Directory`] and [`Played`], and the contracts in `tests/suite/` |
//!
//! What is deliberately absent: sockets and tasks. What happens at a table is decided by
//! [`host`]; whoever runs it has a [`SteadyClock`]. Only the back ends know SQL.
#![forbid(unsafe_code)]

mod address;
mod attending;
mod bare;
mod clock;
mod copy;
mod directory;
mod directory_api;
mod failure;
mod faulty;
mod gentle_sync;
mod hint;
mod lengths;
mod log;
mod memory;
mod migration;
mod pace;
mod person;
mod played;
mod postgres;
mod row;
mod sqlite;
mod store;
mod summary;
mod survey;
mod writer;

pub use host::{Append, Appended, Asker, Finish, Player, PlayerKind, Seq};

pub use address::{NoStoreAddress, StoreAddress};
pub use attending::Attending;
pub use bare::Bare;
pub use clock::SteadyClock;
pub use copy::{Copied, NoCopy};
pub use directory::{Change, Directory, DirectoryEntry, ListingRow, MOST_LISTED};
pub use failure::Failure;
pub use faulty::{Faults, Faulty, Mishap, Operation};
pub use hint::{Hint, Listening, OnHint};
pub use lengths::Lengths;
pub use log::{KeptLog, Log, Logs};
pub use memory::{InMemory, MemoryLog};
pub use person::{KeptName, LONGEST_NAME, Opened, Person, Session, TokenHash, Unfit};
pub use played::{FORGOTTEN_AFTER, Finished, INVITED_FOR, MOST_PLAYED, Played, SeatTaken};
pub use postgres::{Postgres, PostgresLog};
pub use sqlite::{Sqlite, SqliteLog};
pub use store::Store;
pub use summary::Summary;
pub use survey::Survey;
