//! The lobby as data: the tables that strangers may join or watch.

use serde::{Deserialize, Serialize};
use table::{GameId, Terms};

use crate::message::NoMessage;

/// The tables that strangers may join or watch.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lobby {
    /// In the order in which the page shows them.
    pub tables: Vec<ListedTable>,
}

/// A table in the list, as everybody may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListedTable {
    /// Its name.
    pub table: String,
    /// `quarto`, `access` or `quartex`.
    pub game: String,
    /// The rules, as records write them.
    pub rules: String,
    /// `untimed`, `move:60000`, `bank:300000+5000`.
    pub pace: String,
    /// `casual` or `tournament`.
    pub stakes: String,
    /// Who sits there, first seat to last; none where a seat is free.
    pub seats: Vec<Option<String>>,
    /// Is it under way, so that it can only be watched?
    pub playing: bool,
}

impl ListedTable {
    /// A table with what is agreed there, and the players' names by seat, none where a seat is free.
    pub fn of(table: &GameId, terms: &Terms, seats: Vec<Option<String>>, playing: bool) -> Self {
        Self {
            table: table.to_string(),
            game: terms.rules.game().to_owned(),
            rules: terms.rules.text(),
            pace: terms.pace.to_string(),
            stakes: terms.stakes.to_string(),
            seats,
            playing,
        }
    }
}

impl Lobby {
    /// Reads a lobby. Whatever stands in it is [harmless](crate::harmless()) to a terminal.
    pub fn read(text: &str) -> Result<Self, NoMessage> {
        crate::harmless::read(text).map_err(|error| NoMessage::new(&error))
    }

    /// Writes it.
    pub fn write(&self) -> String {
        // Strings and flags can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}
