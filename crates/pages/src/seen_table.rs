//! What the page of a table is made from.

use quartex::{Seat, SeatSet};
use table::{GameId, Moment, Terms, View};
use words::TranscriptLine;

/// A table as one visitor sees it.
#[derive(Clone, Debug)]
pub struct SeenTable {
    /// All that the visitor may know.
    pub view: View,
    /// What the players are called here, by seat: people by their names, bots by their levels.
    pub names: Vec<String>,
    /// Now, as the table counts.
    pub now: Moment,
    /// Who the visitor is here.
    pub role: VisitorRole,
    /// What was said so far, oldest first; `None` while masks are worn and the log is closed (Q19).
    pub log: Option<Vec<TranscriptLine>>,
    /// What the visitor asked for last was answered so: for browsers without script.
    pub told: Vec<String>,
    /// The next game, once all have agreed to one.
    pub rematch: Option<GameId>,
    /// What the next form will be called, so that sent twice it acts once.
    pub nonce: String,
    /// Is the table in the list of open tables?
    pub listed: bool,
    /// Does the store fail? Then nothing can happen, and no clock runs.
    pub is_troubled: bool,
}

/// What is said where the store fails: where clocks run, that the time does not count.
pub fn trouble_key(terms: &Terms) -> &'static str {
    if terms.pace.is_timed() { "server-trouble" } else { "server-trouble-untimed" }
}

/// Who a visitor is at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VisitorRole {
    /// A player.
    Player,
    /// Several players at one device; the view is that of the seat whose turn it is, or of the one
    /// who has just said "it is me".
    Device {
        /// The seats that play here.
        seats: SeatSet,
    },
    /// Several players at one device, and what comes next is for the eyes of this seat alone: the
    /// view is a spectator's until its player says "it is me".
    Curtain {
        /// Who must come to the device.
        next: Seat,
        /// The seats that play here.
        seats: SeatSet,
    },
    /// A guest, for whom there is an open seat.
    Guest,
    /// A guest at a table without an open seat.
    Watcher,
}
