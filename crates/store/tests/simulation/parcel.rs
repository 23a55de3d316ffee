//! What travels between clients and nodes.

use host::{Ask, Reply};
use store::Asker;
use table::{Seat, Span};

/// Something for a node.
#[derive(Clone, Debug)]
pub(crate) struct Parcel {
    pub(crate) table: usize,
    pub(crate) message: Message,
}

/// What is wanted.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// A player asks for something. The line is as slow as the server measured.
    Play { client: usize, lag: Span, ask: Ask },
    /// A line is opened, or a view wanted over an open one.
    Look { client: usize, line: u32, chair: Option<Seat> },
    /// A line was closed.
    Close { client: usize, line: u32 },
    /// The host of the table does something.
    Host(Ask),
    /// The host of the table wants to know how it stands.
    Show,
}

/// An answer to a player.
#[derive(Clone, Debug)]
pub(crate) struct Letter {
    pub(crate) asker: Asker,
    pub(crate) reply: Reply,
}

/// Who asked a room.
#[derive(Clone, Debug)]
pub(crate) enum Who {
    /// A player, with a copy of a request that arrived as the event of this number.
    Player { client: usize, asker: Asker, arrived: u64 },
    /// Somebody looks over this line, and asked when the log was so long.
    Line { client: usize, line: u32, chair: Option<Seat>, floor: usize },
    /// The host of the table.
    Host,
    /// The host of the table, for a view.
    Show,
}
