//! The house around the tables.

use table::{GameId, Terms};

use crate::draft::{Draft, DraftFault};
use crate::visitor::Visitor;

/// A table in the list.
#[derive(Clone, Debug)]
pub struct Listing {
    /// Its name.
    pub id: GameId,
    /// What is agreed.
    pub terms: Terms,
    /// Who sits there, by chair; nobody on an open one.
    pub names: Vec<Option<String>>,
    /// Is a game under way?
    pub playing: bool,
}

/// Why a page cannot be shown, or something cannot be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// There is no such page or table.
    NotFound,
    /// The form was not ours, or is too old.
    Forbidden,
    /// That was too much in too short a time; how long to wait, in seconds.
    TooMuch(u64),
    /// What was sent cannot be read.
    Unreadable,
    /// The store fails; whether it happened is unknown.
    Unavailable,
    /// The server is about to stop.
    Stopping,
}

/// The first page. `open` tables wait for somebody.
pub fn home(_visitor: &Visitor, _open: usize) -> String {
    String::new()
}

/// The page on which a new game is chosen; with what was chosen before, and what was wrong with it.
pub fn new_game(_visitor: &Visitor, _draft: &Draft, _faults: &[DraftFault]) -> String {
    String::new()
}

/// The tables that strangers may join or watch.
pub fn lobby(_visitor: &Visitor, _tables: &[Listing]) -> String {
    String::new()
}

/// How a person likes it, and what is known of the person.
pub fn settings(_visitor: &Visitor) -> String {
    String::new()
}

/// What is kept, and for how long.
pub fn privacy(_visitor: &Visitor) -> String {
    String::new()
}

/// Says what went wrong, and where to go from here.
pub fn problem(_visitor: &Visitor, _problem: Problem) -> String {
    String::new()
}

/// What an installed app shows without a network.
pub fn offline(_visitor: &Visitor) -> String {
    String::new()
}

/// What makes the house an app that can be installed.
pub fn manifest(_visitor: &Visitor) -> String {
    String::new()
}
