//! What comes to a host, and what it wants done.

use table::{Entry, Level, NextGame, PersonId, Seat, Span, StepNumber, Told, View, What};

use crate::append::{Append, Appended, Seq};
use crate::outage::Outage;
use crate::room::{Ask, Reply};

/// Tells those who watch a table apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ViewerId(pub u64);

/// What comes to a host. `C` is whatever whoever runs it needs to find the one who asked again.
#[derive(Clone, Debug)]
pub enum Input<C> {
    /// Somebody asks the table for something. It is answered once.
    Ask {
        /// Who.
        by: C,
        /// For what.
        ask: Ask,
        /// How long the line of this player takes, as it was measured; nothing for forms and bots.
        lag: Span,
    },
    /// The log was read from [`Effect::Read`]'s number on.
    Read(Result<Vec<Entry>, Outage>),
    /// The store has dealt with [`Effect::Append`].
    Stored(Result<Appended, Outage>),
    /// Another server says how long the log is now.
    Hint(Seq),
    /// A bot has thought: this is what it wants, or nothing if it broke.
    Thought(PendingThought, Option<What>),
    /// A bot could not be asked now: all that think are busy.
    Unasked(PendingThought),
    /// Somebody watches from now on, who may be somebody.
    Came(ViewerId, Option<PersonId>),
    /// Somebody does not watch any more.
    Went(ViewerId),
    /// Somebody has loaded the page once, and reads it.
    Visited(PersonId),
    /// The line of whoever sits here takes so long.
    Lag(PersonId, Span),
    /// Others found that the store fails, and has failed for longer than a moment. Where a game is played
    /// everybody is told, though nobody here has asked anything of it.
    Outage,
    /// Something could be stored, or not, after [`Effect::Probe`].
    Probed(Result<(), Outage>),
    /// The next game was founded, or could not be.
    Founded(Result<(), Outage>),
    /// The moment of [`Host::wake`](crate::Host::wake) has come.
    Tick,
    /// The server stops. Once all is stored, [`Effect::Stopped`].
    Stop,
}

/// What is to be done, in this order.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect<C> {
    /// Read the log from this number on, and come back with [`Input::Read`]. Of reading and appending
    /// one thing at most is under way.
    Read {
        /// The first entry wanted.
        from: Seq,
    },
    /// Store this, and come back with [`Input::Stored`].
    Append(Append),
    /// Answer whoever asked.
    Answer {
        /// Whoever it was.
        to: C,
        /// With this.
        reply: Reply,
    },
    /// Tell every viewer what it may know of this ([`Told::to`]). It is stored.
    Tell(Told),
    /// Let a bot think, and come back with [`Input::Thought`] or [`Input::Unasked`].
    Think(PendingThought, Box<View>),
    /// Found the game that was agreed on, and come back with [`Input::Founded`]. Founded twice, it is
    /// the same game.
    Found(Box<NextGame>),
    /// Find out whether something can be stored now, and come back with [`Input::Probed`]. Nobody waits
    /// for it, and something may be read or stored meanwhile.
    Probe,
    /// Show everybody how the table stands: something can be claimed that could not be before.
    Refresh,
    /// Tell everybody that the store fails, so that nothing can happen, or that it is over.
    Trouble(Trouble),
    /// Something that should not happen did. For the log of the server.
    Warn(Warning),
    /// All is stored that was to be stored before the server stops.
    Stopped,
}

/// How the store is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// Nothing can be stored; no clock will count the time.
    Begins,
    /// It can again.
    Ends,
}

/// Something that should not happen, and does no harm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// A bot wanted something that is not allowed, and does something else.
    BotRefused(Seat, table::Refusal),
    /// A bot broke.
    BotBroke(Seat),
    /// A bot's thought was not there when it was to answer, so it answers some ticks later. Everybody can see that, and guess
    /// from it how long it thought.
    BotLate(Seat),
    /// The server ordered something that could not be done.
    OrderRefused(table::Refusal),
}

/// What a bot is asked about. It is asked once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct BotTurn {
    /// How many steps there were.
    pub step: StepNumber,
    /// How often its seat had touched something (Q19).
    pub touches: u32,
}

impl BotTurn {
    /// What the seat that looks may be asked about now.
    pub const fn of(view: &View) -> Self {
        Self { step: view.step, touches: view.touches }
    }
}

/// A bot is to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PendingThought {
    /// Where it sat down.
    pub chair: Seat,
    /// How strong it is.
    pub level: Level,
    /// What about.
    pub turn: BotTurn,
}
