//! Messages between a server of the games of four and its clients, as data.
//!
//! A client says what it [wants](ToServer), each time with a nonce of its own; it hears
//! [answers](ToClient::Answer) to that, and [news](ToClient::News) of what happened at the table.
//! `docs/protocol.md` describes the same for whoever writes a client.
//!
//! ```
//! use table::What;
//! use wire::{ToServer, command_word};
//!
//! let line = r#"{"type":"do","nonce":"k1","step":4,"what":"b3"}"#;
//! let ToServer::Do { what, .. } = ToServer::read(line)? else { panic!("it is a command") };
//! let what = command_word::read(&what, 0).expect("a placement");
//! assert_eq!(command_word::write(&what).as_deref(), Some("b3"));
//! # Ok::<(), wire::NoMessage>(())
//! ```
//!
//! **Everything here is made from views.** The truth has no form on the wire.
#![forbid(unsafe_code)]

pub mod command_word;
mod draws;
mod harmless;
mod lobby;
mod message;
mod padding;
mod session;
mod state;

pub use draws::FixedSeed;
pub use harmless::harmless;
pub use lobby::{ListedTable, Lobby};
pub use message::{AnswerKind, Fragment, NoMessage, Sound, TableUpdate, ToClient, ToServer};
pub use padding::{CLASS, padded};
pub use session::NewSession;
pub use state::{FairState, TableState};

/// The version of these messages. It is part of the socket's subprotocol, so that a client that
/// knows another version is refused before anything is said.
pub const VERSION: u32 = 1;

/// The subprotocol of clients that want data: terminals, programs.
pub const DATA: &str = "fourfold.data.1";

/// The subprotocol of our own page, which wants fragments of itself.
pub const PAGE: &str = "fourfold.page.1";

/// The longest message that a client may send, in bytes.
pub const LONGEST: usize = 4096;
