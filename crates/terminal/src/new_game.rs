//! What a game is to be.

use table::{Level, Terms};

/// Who plays on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitting {
    /// Somebody at this keyboard, with a name if one was said.
    Here(Option<String>),
    /// The computer.
    Bot(Level),
    /// Somebody elsewhere, who will come.
    Elsewhere,
}

/// What a game is to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// The terms.
    pub terms: Terms,
    /// Who sits where, as many as the game has seats.
    pub seats: Vec<Sitting>,
    /// A number from which all chance follows, if the game is to be one that can be repeated.
    pub seed: Option<u64>,
}
