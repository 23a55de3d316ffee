//! What players may agree on.

use core::fmt;
use core::str::FromStr;

use quartex::{Seat, SeatSet};

use crate::time::Span;

/// So often a seat may offer something in one game, and another game after it. Everything else that can be
/// agreed on, declined or taken back needs an offer, so that nobody makes a log as long as they like. It is counted for
/// each seat apart: nobody uses up another's.
pub const MOST_OFFERS: u32 = 100;

/// So often a seat may be handed over to a bot in one game, for the same reason.
pub const MOST_STAND_INS: u32 = 100;

/// So often somebody may get up from a table before its game, for the same reason: then nobody sits down there any more.
pub const MOST_LEAVINGS: u32 = 100;

/// Something a seat proposes; it happens when all others agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Offer {
    /// A draw (Q21). Quartex knows none.
    Draw,
    /// That the seat's last act be undone (Q7): open, casual Quarto only. A drawn tile or a
    /// piece felt cannot be forgotten.
    TakeBack,
    /// So much more time for the seat that asks.
    MoreTime(Span),
    /// A pause: no clock runs until somebody wants to go on.
    Pause,
    /// Another game, with the seats rotated; once this one is over.
    Rematch,
}

impl Offer {
    /// Is it the same whoever proposes it? A take-back and more time are for the one who asks: two who
    /// ask for them do not ask for the same.
    pub(crate) const fn is_mutual(self) -> bool {
        match self {
            Self::Draw | Self::Pause | Self::Rematch => true,
            Self::TakeBack | Self::MoreTime(_) => false,
        }
    }
}

/// `draw`, `takeback`, `time:60000`, `pause`, `rematch`.
impl fmt::Display for Offer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw => f.write_str("draw"),
            Self::TakeBack => f.write_str("takeback"),
            Self::MoreTime(span) => write!(f, "time:{span}"),
            Self::Pause => f.write_str("pause"),
            Self::Rematch => f.write_str("rematch"),
        }
    }
}

impl FromStr for Offer {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match (text, text.strip_prefix("time:")) {
            (_, Some(span)) => span.parse().map(Self::MoreTime),
            ("draw", _) => Ok(Self::Draw),
            ("takeback", _) => Ok(Self::TakeBack),
            ("pause", _) => Ok(Self::Pause),
            ("rematch", _) => Ok(Self::Rematch),
            _ => Err(()),
        }
    }
}

/// An offer that waits for answers. There is at most one; it lapses with the next step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Open {
    /// Who proposes.
    pub by: Seat,
    /// What.
    pub offer: Offer,
    /// Who has agreed so far, the proposer among them.
    pub agreed: SeatSet,
}
