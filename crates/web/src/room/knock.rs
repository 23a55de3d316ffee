//! What comes to the door of a room.

use host::{Ask, Reply};
use store::Seq;
use table::Table;
use tokio::sync::oneshot;

use super::bots::Thought;
use super::watcher::{Watcher, WatcherId};
use super::wish::{Answer, Wish};
use crate::eyes::Eyes;
use crate::people::People;

/// Looks at a table once. It is called with the table as the log is now, the people, and
/// whether the table is listed.
pub(crate) type See = Box<dyn FnOnce(Result<(&Table, &People, bool), Lost>) + Send>;

/// Why a table cannot be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lost {
    /// There is none of this name.
    NoTable,
    /// The store fails.
    Unavailable,
    /// The house closes.
    Stopping,
}

/// What comes to the door of a room. It is small, since every room keeps space for many.
pub(crate) enum Knock {
    /// Something to ask of the table itself.
    Ask { ask: Box<Ask>, reply: oneshot::Sender<Reply> },
    /// Somebody wants to see it once.
    See(See),
    /// Somebody watches from now on.
    Watch(Box<Watcher>),
    /// Somebody does not any more.
    Gone(WatcherId),
    /// A player without script has loaded the page.
    Visit(Box<Eyes>),
    /// A person wants something.
    Wish(Box<Asked>),
    /// A bot has thought.
    Thought(Box<Thought>),
    /// Another server has stored something.
    Hint(Seq),
    /// The table is in the list.
    List,
    /// The house closes.
    Stop { done: oneshot::Sender<()> },
}

/// A door keeps space for 32 knocks, of every room.
const _: () = assert!(size_of::<Knock>() <= 32);

/// A wish of a person.
pub(crate) struct Asked {
    pub(crate) visitor: pages::Visitor,
    pub(crate) eyes: Eyes,
    pub(crate) nonce: table::Nonce,
    pub(crate) step: u32,
    pub(crate) wish: Wish,
    pub(crate) answer: oneshot::Sender<Answer>,
}
