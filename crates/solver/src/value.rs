//! What a position is worth.

use std::cmp::Ordering;
use std::fmt;

/// What the player to act can reach against best play, and in how many placements of
/// both players; 0 means "call now".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// Wins with the last of this many placements, and no sooner.
    Win(u32),
    /// Neither can win.
    Draw,
    /// Loses with the last of this many placements, and no sooner.
    Loss(u32),
}

/// A value without its distance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// The player to act loses.
    Loss,
    /// Neither can win.
    Draw,
    /// The player to act wins.
    Win,
}

impl Verdict {
    /// The same, as the opponent sees it.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }
}

impl Value {
    /// Without the distance.
    pub const fn verdict(self) -> Verdict {
        match self {
            Self::Win(_) => Verdict::Win,
            Self::Draw => Verdict::Draw,
            Self::Loss(_) => Verdict::Loss,
        }
    }

    /// The same, as the opponent sees it.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Win(distance) => Self::Loss(distance),
            Self::Draw => Self::Draw,
            Self::Loss(distance) => Self::Win(distance),
        }
    }

    /// The same, seen from this many placements earlier.
    #[must_use]
    pub const fn earlier(self, placements: u32) -> Self {
        match self {
            Self::Win(distance) => Self::Win(distance + placements),
            Self::Draw => Self::Draw,
            Self::Loss(distance) => Self::Loss(distance + placements),
        }
    }

    /// How far away the end is, if somebody wins.
    pub const fn distance(self) -> Option<u32> {
        match self {
            Self::Win(distance) | Self::Loss(distance) => Some(distance),
            Self::Draw => None,
        }
    }
}

/// Better is greater: sooner wins, later losses.
impl Ord for Value {
    fn cmp(&self, other: &Self) -> Ordering {
        self.verdict().cmp(&other.verdict()).then_with(|| match (self, other) {
            (Self::Win(a), Self::Win(b)) => b.cmp(a),
            (Self::Loss(a), Self::Loss(b)) => a.cmp(b),
            _ => Ordering::Equal,
        })
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// `win 3`, `draw` or `loss 4`.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win(distance) => write!(f, "win {distance}"),
            Self::Draw => f.write_str("draw"),
            Self::Loss(distance) => write!(f, "loss {distance}"),
        }
    }
}

/// `win`, `draw` or `loss`.
impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Win => "win",
            Self::Draw => "draw",
            Self::Loss => "loss",
        })
    }
}
