//! Tables of a server: found by forms over HTTP, played over its socket (`docs/protocol.md`).
//!
//! A [`RemoteServer`] is asked for a session, tables and seats. A [`Remote`] is a [`Venue`]: one table of
//! it, on a connection that comes back by itself.

mod address;
mod chance;
mod cookie;
mod dial;
mod inbox;
mod keyring;
mod link;
mod note;
mod problem;
mod server;
mod shown_table;
mod tell_sender;
mod timeouts;
mod token;
mod trust;

use std::fmt;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Instant;

use table::{GameId, Seat};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use wire::AnswerKind;

pub use self::address::{NoServerAddress, ServerAddress};
pub use self::cookie::cookie;
use self::dial::Way;
use self::inbox::{Inbox, LinkOrder};
use self::link::Link;
pub use self::problem::RemoteProblem;
pub use self::server::RemoteServer;
use self::tell_sender::TellSender;
pub use self::timeouts::Timeouts;
pub use self::trust::Trust;
use crate::speech_settings::SpeechSettings;
use crate::venue::{Tell, Venue, Waker};

/// A server, and the table that the address names. `tokens` is the file in which the secret is kept by
/// which the server knows this person again.
pub fn parse(
    url: &str,
    tokens: PathBuf,
    speech: SpeechSettings,
) -> Result<(RemoteServer, Option<GameId>), NoServerAddress> {
    let (address, table) = ServerAddress::parse(url)?;
    let server = RemoteServer::new(address, tokens, speech, &Trust::System, Timeouts::default());
    Ok((server, table))
}

/// A table of a server.
///
/// A thread of its own keeps the connection; nothing here waits, but for [`Venue::leave`], which says
/// goodbye.
pub struct Remote {
    /// None once the person has left.
    orders: Option<UnboundedSender<LinkOrder>>,
    tells: Receiver<Tell>,
    /// Told when the connection was closed, or when its thread is gone.
    done: Receiver<()>,
    /// Lines that came when nobody could ask any more.
    unheard: usize,
    patience: Timeouts,
    waker: Waker,
}

impl fmt::Debug for Remote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Remote").finish_non_exhaustive()
    }
}

impl Remote {
    /// Goes to a table, to play if the person sits there, else to watch. Whether there is such a table
    /// is [heard](Venue::hear), as everything is.
    pub fn join(
        server: &mut RemoteServer,
        table: GameId,
        waker: Waker,
    ) -> Result<Self, RemoteProblem> {
        let tls = match &server.roots {
            Some(roots) => Some(roots.for_sockets().ok_or(RemoteProblem::Machine)?),
            None => None,
        };
        let patience = server.patience;
        let way = Way { address: server.address.clone(), token: server.token()?, tls, patience };
        let (orders, inbox) = unbounded_channel();
        let (tells, heard) = channel();
        let (finish, done) = channel();
        let teller = TellSender::new(tells, Waker::clone(&waker));
        let note = server.take_note(&table);
        let link = Link::new(way, table, note, server.speech, Inbox::new(inbox), teller);
        let mut runtime = tokio::runtime::Builder::new_current_thread();
        let runtime = runtime.enable_all().build().map_err(|_| RemoteProblem::Machine)?;
        let work = move || {
            runtime.block_on(link.run());
            // A name that is still being looked up is not waited for.
            runtime.shutdown_background();
            drop(finish);
        };
        let thread = thread::Builder::new().name("table of a server".to_owned()).spawn(work);
        thread.map_err(|_| RemoteProblem::Machine)?;
        Ok(Self { orders: Some(orders), tells: heard, done, unheard: 0, patience, waker })
    }

    fn order(&mut self, order: LinkOrder) {
        let is_line = matches!(order, LinkOrder::Say { .. });
        let sent = self.orders.as_ref().is_some_and(|orders| orders.send(order).is_ok());
        if is_line && !sent {
            self.unheard += 1;
            (self.waker)();
        }
    }
}

impl Venue for Remote {
    fn say(&mut self, line: &str, sure: bool) {
        self.order(LinkOrder::Say { line: line.to_owned(), sure });
    }

    fn be(&mut self, seat: Seat) {
        self.order(LinkOrder::Be(seat));
    }

    fn speak(&mut self, speech: SpeechSettings) {
        self.order(LinkOrder::Speak(speech));
    }

    fn follow(&mut self) {
        self.order(LinkOrder::Follow);
    }

    fn hear(&mut self) -> Vec<Tell> {
        let mut heard: Vec<Tell> = self.tells.try_iter().collect();
        let refused = || Tell::Answered(AnswerKind::Refused, Vec::new());
        heard.extend(std::iter::repeat_with(refused).take(std::mem::take(&mut self.unheard)));
        heard
    }

    fn wake(&self) -> Option<Instant> {
        None
    }

    fn is_thinking(&self) -> bool {
        false
    }

    fn leave(&mut self) {
        if self.orders.take().is_some() {
            // The thread says goodbye and ends; if it does not in time, it is left to itself.
            let _ = self.done.recv_timeout(self.patience.leaving);
        }
    }
}

impl Drop for Remote {
    fn drop(&mut self) {
        self.leave();
    }
}
