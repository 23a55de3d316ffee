//! What happened at a table. The log of events is the only truth; a table is a fold over it.

use quartex::Seat;
use quarto::{Touch, Tray};

use crate::fair::{Contribution, Secret};
use crate::id::{GameId, Nonce};
use crate::offer::Offer;
use crate::outcome::Forfeit;
use crate::sitter::{Level, Sitter};
use crate::step::Step;
use crate::terms::Terms;
use crate::time::{Moment, Span};

/// What one request, or one order of the server, brought about: kept as a whole or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// When.
    pub at: Moment,
    /// Whose request it was, and what the client called it; nobody's if the server's.
    pub cause: Option<(Seat, Nonce)>,
    /// What happened, in order.
    pub events: Vec<Event>,
}

/// Something that happened. Who learns what of it is decided in
/// [`Told::to`](crate::Told::to), case by case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A table was set up. Always the first event, and only there.
    Created {
        /// The name of the game.
        id: GameId,
        /// What was agreed.
        terms: Terms,
        /// The server's secret.
        secret: Secret,
    },
    /// The game started.
    Started {
        /// Who begins: whoever sat down here. In Quarto that is seat 1 from now on (Q5).
        first: Seat,
        /// How the pieces lie at a masked table (Q19).
        tray: Option<Tray>,
    },
    /// A step of the game.
    Step(Step),
    /// A masked player felt something (Q19).
    Touched {
        /// Who.
        seat: Seat,
        /// What.
        touch: Touch,
    },
    /// A masked player tried an occupied cell or an empty place: refused, and a touch (Q19).
    Bumped {
        /// Who.
        seat: Seat,
        /// Where.
        touch: Touch,
    },
    /// Something that everybody may know.
    Aloud(PublicEvent),
}

/// Something that everybody may know, as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PublicEvent {
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        sitter: Sitter,
    },
    /// Somebody got up before the start.
    Left {
        /// Where from.
        seat: Seat,
    },
    /// A seat added to the draws: of this game before it started, of the next one when it is over.
    Contributed {
        /// Who.
        seat: Seat,
        /// What.
        contribution: Contribution,
    },
    /// A seat proposes something.
    Offered {
        /// Who.
        seat: Seat,
        /// What.
        offer: Offer,
    },
    /// A seat agrees to the open offer.
    Agreed {
        /// Who.
        seat: Seat,
    },
    /// A seat declines the open offer, or withdraws its own.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// The players agreed on a draw (Q21).
    Drawn,
    /// Steps were taken back (Q7).
    TookBack {
        /// How many steps of the game remain.
        to: u32,
    },
    /// All agreed on a pause; no clock runs.
    Adjourned,
    /// Somebody ended the pause.
    WentOn {
        /// Who.
        seat: Seat,
    },
    /// All agreed to play again.
    Rematch,
    /// A seat can no longer win.
    Forfeited {
        /// Who.
        seat: Seat,
        /// Why.
        forfeit: Forfeit,
    },
    /// A person went away.
    Away {
        /// Who.
        seat: Seat,
    },
    /// A person is back.
    Here {
        /// Who.
        seat: Seat,
    },
    /// A bot plays for a person.
    StandIn {
        /// Whose seat.
        seat: Seat,
        /// The bot.
        level: Level,
    },
    /// The person plays again.
    Reclaimed {
        /// Who.
        seat: Seat,
    },
    /// A clock was set.
    Clock {
        /// Whose.
        seat: Seat,
        /// What is left.
        left: Span,
        /// What was given back for a slow line in the move that ends with this; it is in what is
        /// left already.
        given: Span,
    },
    /// The server rests; no clock runs.
    Paused,
    /// The server is back, perhaps with another clock of its own.
    Resumed,
    /// The table was brought back from a copy. It may have gone on after that copy was made, and then its
    /// seed is known to whoever saw the end.
    BroughtBack,
}

impl PublicEvent {
    /// A clock was set, and nothing given back.
    pub const fn clock(seat: Seat, left: Span) -> Self {
        Self::Clock { seat, left, given: Span::ZERO }
    }
}
