//! What somebody chose for a new game, and the one door from there to a table.

use table::{Level, Terms};

/// What was chosen so far, as a form says it. Nothing of it is checked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// Names and values.
    pub pairs: Vec<(String, String)>,
}

/// Why no table comes of a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DraftFault {
    /// There is no such game.
    NoSuchGame,
}

/// A table to be founded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// What is agreed.
    pub terms: Terms,
    /// Who sits where, first to last; as many as the terms have seats.
    pub chairs: Vec<Chair>,
    /// May strangers find it in the list of tables?
    pub listed: bool,
}

/// Who sits on a chair when a table is founded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chair {
    /// Whoever founds it.
    Me,
    /// Somebody at the same device.
    Beside,
    /// A bot.
    Bot(Level),
    /// Nobody yet.
    Open,
}

impl Draft {
    /// The table that was chosen, or all that is wrong with it.
    pub fn plan(&self) -> Result<Plan, Vec<DraftFault>> {
        Err(vec![DraftFault::NoSuchGame])
    }
}
