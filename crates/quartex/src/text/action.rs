//! Moves: `XXSQ@3,-1=SQXX`, `cannot`, `none`, `try XXSQ@3,-1`.

use core::fmt;

use crate::text::cursor::Cursor;
use crate::text::{TextError, read_with};
use crate::{Action, Placement};

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}={}", self.tile(), self.cell, self.word)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay(placement) => placement.fmt(f),
            Action::Cannot => f.write_str("cannot"),
            Action::None => f.write_str("none"),
            Action::Try { tile, cell } => write!(f, "try {tile}@{cell}"),
        }
    }
}

impl Cursor<'_> {
    pub(super) fn action(&mut self) -> Result<Action, TextError> {
        if self.take("cannot") {
            Ok(Action::Cannot)
        } else if self.take("none") {
            Ok(Action::None)
        } else if self.take("try") {
            self.space()?;
            let (tile, cell) = self.spot()?;
            Ok(Action::Try { tile, cell })
        } else {
            Ok(Action::Lay(self.placement()?))
        }
    }
}

read_with!(Action, action);
read_with!(Placement, placement);
