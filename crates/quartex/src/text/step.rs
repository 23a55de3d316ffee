//! Steps: an action with its seat, or a draw, as one viewer may see it.

use core::fmt;

use crate::text::cursor::{Cursor, TileList};
use crate::text::{TextError, TextProblem, read_with};
use crate::{Recipient, Seat, Step, TileSet};

/// A step as one viewer may see it: `2:cannot`, `bag 2:XXSQ,XSQO`, or `bag 2:?2` for a hidden draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeenStep {
    /// All of it.
    Open(Step),
    /// Somebody drew some tiles.
    HiddenDraw {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
}

impl fmt::Display for Recipient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Recipient::Home => f.write_str("home"),
            Recipient::Out => f.write_str("out"),
            Recipient::Hand(seat) => seat.fmt(f),
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Act { seat, action } => write!(f, "{seat}:{action}"),
            Step::Draw { to, tiles } => write!(f, "bag {to}:{}", known(*tiles)),
        }
    }
}

impl fmt::Display for SeenStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            SeenStep::Open(step) => step.fmt(f),
            SeenStep::HiddenDraw { seat, count } => {
                write!(f, "bag {seat}:{}", TileList { tiles: TileSet::EMPTY, hidden: count })
            }
        }
    }
}

/// For printing: tiles that are all known.
pub(super) const fn known(tiles: TileSet) -> TileList {
    TileList { tiles, hidden: 0 }
}

impl fmt::Display for TileList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, tile) in self.tiles.iter().enumerate() {
            write!(f, "{}{tile}", if place == 0 { "" } else { "," })?;
        }
        let comma = if self.tiles.is_empty() { "" } else { "," };
        match self.hidden {
            0 if self.tiles.is_empty() => f.write_str("-"),
            0 => Ok(()),
            1 => write!(f, "{comma}?"),
            count => write!(f, "{comma}?{count}"),
        }
    }
}

impl Cursor<'_> {
    fn recipient(&mut self) -> Result<Recipient, TextError> {
        if self.take("home") {
            Ok(Recipient::Home)
        } else if self.take("out") {
            Ok(Recipient::Out)
        } else {
            Ok(Recipient::Hand(self.seat()?))
        }
    }

    fn seen_step(&mut self) -> Result<SeenStep, TextError> {
        if !self.take("bag") {
            let seat = self.seat()?;
            self.expect(":")?;
            return Ok(SeenStep::Open(Step::Act { seat, action: self.action()? }));
        }
        self.space()?;
        let to = self.recipient()?;
        self.expect(":")?;
        let at = self.at();
        let list = self.tile_list()?;
        match (to, list) {
            (to, TileList { tiles, hidden: 0 }) => Ok(SeenStep::Open(Step::Draw { to, tiles })),
            (Recipient::Hand(seat), TileList { tiles: TileSet::EMPTY, hidden }) => {
                Ok(SeenStep::HiddenDraw { seat, count: hidden })
            }
            // A draw is hidden as a whole or not at all, and only into a hand.
            _ => Err(TextError { at, problem: TextProblem::Hidden }),
        }
    }

    fn step(&mut self) -> Result<Step, TextError> {
        let at = self.at();
        match self.seen_step()? {
            SeenStep::Open(step) => Ok(step),
            SeenStep::HiddenDraw { .. } => Err(TextError { at, problem: TextProblem::Hidden }),
        }
    }
}

read_with!(Step, step);
read_with!(SeenStep, seen_step);
