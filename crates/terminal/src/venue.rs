//! Where a game is played: on this machine, or on a server.
//!
//! Both take the lines that a person types and answer with the same sentences; how the table stands
//! comes as the data that a server sends, so that a painted screen draws one kind of thing.

use std::time::Instant;

use table::Seat;
use wire::{AnswerKind, TableState};

use crate::speech_settings::SpeechSettings;

/// Where a game is played. Nothing here waits: what happens is heard by [`Venue::hear`].
pub trait Venue {
    /// A person typed a line. It is answered by one [`Tell::Answered`], now or later; the next line
    /// is handed over only then. `sure` if the person has confirmed what cannot be undone.
    fn say(&mut self, line: &str, sure: bool);

    /// "It is me": the person who plays this seat is at the keyboard now, alone.
    fn be(&mut self, seat: Seat);

    /// From now on, speak like this.
    fn speak(&mut self, speech: SpeechSettings);

    /// Go to the game that follows this one, if all have agreed to one.
    fn follow(&mut self);

    /// What has happened since, in order.
    fn hear(&mut self) -> Vec<Tell>;

    /// When to listen again, even if nobody wakes it; without it, not before somebody does.
    fn wake(&self) -> Option<Instant>;

    /// Does a computer think here, so that a line had better wait? Never on a server, where others
    /// may think for days.
    fn is_thinking(&self) -> bool;

    /// The person leaves. The game is kept.
    fn leave(&mut self);
}

/// Something that a venue tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tell {
    /// How the table stands now. To be shown, not said.
    Stands(Box<ShownTable>),
    /// Something happened at the table: a sentence each.
    Happened(Vec<String>),
    /// It calls for this person: "It is your turn: …".
    Called(String),
    /// What became of the line that was typed.
    Answered(AnswerKind, Vec<String>),
    /// Something about the way to the venue, such as a lost connection: not about the game.
    Aside(String),
    /// The connection is back. What happened meanwhile is not told, only how it stands.
    Back,
    /// It cannot go on: this is why.
    Lost(String),
}

/// How a table stands for whoever is at this keyboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownTable {
    /// The name of the game.
    pub game: String,
    /// What may be seen now. While there is a curtain, it holds what a spectator may know.
    pub state: TableState,
    /// When it was so: clocks run on from here.
    pub at: Instant,
    /// The seats of people at this keyboard.
    pub here: Vec<Seat>,
    /// This person is to take the keyboard and say so ([`Venue::be`]); until then nothing secret
    /// is told or shown.
    pub curtain: Option<Seat>,
}

/// Rung from any thread when there is something to [hear](Venue::hear).
pub type Waker = std::sync::Arc<dyn Fn() + Send + Sync>;
