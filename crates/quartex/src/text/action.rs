//! Moves: `XXSQ@3,-1=SQXX`, `cannot`, `none`, `try XXSQ@3,-1`.

use core::fmt;
use core::str::FromStr;

use crate::text::TextError;
use crate::text::cursor::Cursor;
use crate::{Action, Placement, Tile, Word};

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

/// Reads all of a text with one method of the cursor.
macro_rules! read_with {
    ($type:ty, $method:ident) => {
        impl FromStr for $type {
            type Err = TextError;

            fn from_str(text: &str) -> Result<$type, TextError> {
                let mut cursor = Cursor::new(text);
                let value = cursor.$method()?;
                cursor.end()?;
                Ok(value)
            }
        }
    };
}

pub(super) use read_with;

read_with!(Action, action);
read_with!(Placement, placement);
read_with!(Tile, tile);
read_with!(Word, word);
