//! Moments and spans, in milliseconds. Nobody here asks what time it is: moments come in.

use core::fmt;
use core::str::FromStr;

/// A moment, counted in milliseconds from one that the caller chose and keeps to. After
/// [`PublicEvent::Resumed`](crate::PublicEvent::Resumed) it may be another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(pub u64);

/// A length of time, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span(pub u64);

impl Moment {
    /// How long it is since an earlier moment; nothing if that one is not earlier.
    #[must_use]
    pub const fn since(self, earlier: Self) -> Span {
        Span(self.0.saturating_sub(earlier.0))
    }

    /// So much later.
    #[must_use]
    pub const fn after(self, span: Span) -> Self {
        Self(self.0.saturating_add(span.0))
    }
}

impl Span {
    /// No time at all.
    pub const ZERO: Self = Self(0);

    /// So many seconds.
    pub const fn seconds(seconds: u64) -> Self {
        Self(seconds.saturating_mul(1000))
    }

    /// This and that.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// This without that, never less than nothing.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

/// When a request arrived, and how much of that was the line's fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct When {
    /// The moment it arrived.
    pub now: Moment,
    /// How long the line of this player takes, as the server measured it; zero for bots, and for
    /// whoever comes without a line that can be measured. What of it is given back,
    /// [`Table::allowance`](crate::Table::allowance) says.
    pub lag: Span,
}

impl When {
    /// The most that is given back for a slow line in one move.
    pub const MOST_LAG: Span = Span::seconds(1);

    /// The most that is given back to one seat in one game.
    pub const MOST_LAG_A_GAME: Span = Span::seconds(7);

    /// At this moment, over a line that takes no time.
    pub const fn at(now: Moment) -> Self {
        Self { now, lag: Span::ZERO }
    }
}

macro_rules! as_number {
    ($($Type:ident),*) => {$(
        impl fmt::Display for $Type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        /// Digits without a leading zero.
        impl FromStr for $Type {
            type Err = ();

            fn from_str(text: &str) -> Result<Self, ()> {
                crate::word::number(text).map(Self).ok_or(())
            }
        }
    )*};
}

as_number!(Moment, Span);
