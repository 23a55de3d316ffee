//! What comes to a room.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use audience::{Identity, Outlet, PlayerCommand, Watcher};
use bots::{Answered, Bot};
use host::{Ask, PendingThought, Reply, Seq, ViewerId};
use table::{GameId, Nonce, PersonId, Span, StepNumber};
use tokio::sync::oneshot;
use wire::AnswerKind;

use super::command::unavailable;
use crate::app::{App, PATIENCE};
use crate::mailbox::MailboxSender;

/// Why a table cannot be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unreachable {
    /// There is none of this name.
    NoTable,
    /// The store fails.
    Unavailable,
    /// The server stops.
    Stopping,
}

/// What comes to a room. It is small: most of it is moved about a few times.
pub(crate) enum RoomMessage {
    /// Something to ask of the table itself.
    Ask { ask: Box<Ask>, reply: oneshot::Sender<Reply> },
    /// Somebody founds this table, from there.
    From(IpAddr),
    /// Somebody watches from now on, from there.
    Watch(Box<(Watcher<Socket>, IpAddr)>),
    /// Somebody does not any more.
    Gone(ViewerId),
    /// A player without script has loaded the page, from there.
    Visit(Box<(PersonId, IpAddr)>),
    /// A person wants something.
    Command(Box<QueuedCommand>),
    /// The line of a player takes so long.
    Lag(Box<PersonId>, Span),
    /// A bot could not be asked: all threads are busy.
    Unasked(Box<(PendingThought, Box<dyn Bot>)>),
    /// A bot has thought.
    Thought(Box<(PendingThought, Answered)>),
    /// The next game is founded, or could not be.
    Founded(bool),
    /// The store fails, as other rooms found.
    Outage,
    /// Something could be stored, or not.
    Probed(Result<(), host::Outage>),
    /// Another server has stored something.
    Hint(Seq),
    /// Names that nobody speaks of are about to be forgotten.
    KeepNames,
    /// Is the table in the list? Nobody knows if the store fails.
    Listed(Option<bool>),
    /// The server stops.
    Stop { done: oneshot::Sender<()> },
}

const _: () = assert!(size_of::<RoomMessage>() <= 32);

/// What a person wants.
#[derive(Debug)]
pub(crate) struct QueuedCommand {
    pub(crate) visitor: pages::Visitor,
    /// Where from, for taking turns only.
    pub(crate) network: IpAddr,
    pub(crate) identity: Identity,
    pub(crate) nonce: Nonce,
    pub(crate) step: StepNumber,
    pub(crate) command: PlayerCommand,
    /// How long the line takes.
    pub(crate) lag: Span,
    /// When it came.
    pub(crate) since: Instant,
    pub(crate) answer: oneshot::Sender<WordedAnswer>,
}

/// What a person wants, as it comes to the door.
#[derive(Debug)]
pub(crate) struct SentCommand {
    pub(crate) visitor: pages::Visitor,
    /// Where from, for taking turns only.
    pub(crate) network: IpAddr,
    pub(crate) identity: Identity,
    pub(crate) nonce: Nonce,
    pub(crate) step: StepNumber,
    pub(crate) command: PlayerCommand,
    /// How long the line takes; nothing for forms.
    pub(crate) lag: Span,
}

impl App {
    /// Asks the room of a table for something a person wants. If the store does not answer, nobody knows.
    pub(crate) async fn command(
        self: &Arc<Self>,
        id: &GameId,
        wanted: SentCommand,
    ) -> WordedAnswer {
        let SentCommand { visitor, network, identity, nonce, step, command, lag } = wanted;
        let (answer, answered) = oneshot::channel();
        let sorry = unavailable(&visitor);
        let since = Instant::now();
        let asked =
            QueuedCommand { visitor, network, identity, nonce, step, command, lag, since, answer };
        let sent = self.send(id, RoomMessage::Command(Box::new(asked)));
        match (sent, tokio::time::timeout(PATIENCE, answered).await) {
            (Ok(()), Ok(Ok(answer))) => answer,
            _ => WordedAnswer { outcome: AnswerKind::Unknown, say: vec![sorry], touches: 0 },
        }
    }
}

/// What the person hears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WordedAnswer {
    pub(crate) outcome: AnswerKind,
    pub(crate) say: Vec<String>,
    pub(crate) touches: u32,
}

/// The way to a socket.
#[derive(Debug)]
pub(crate) struct Socket(pub(crate) MailboxSender<Arc<str>>);

impl Outlet for Socket {
    fn send(&self, message: Arc<str>) -> bool {
        self.0.send(message).is_ok()
    }
}
