//! Rules as text: `2csh`, `3ath8`.

use core::fmt;

use crate::text::cursor::Cursor;
use crate::text::{TextError, TextProblem, read_with};
use crate::{Frame, Players, Rules, Seeing, Start, Ties};

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seeing = match self.seeing {
            Seeing::Claim => 'c',
            Seeing::Auto => 'a',
        };
        let ties = match self.ties {
            Ties::Shared => 's',
            Ties::TilesThenTokens => 't',
        };
        let start = match self.start {
            Start::Hand => 'h',
            Start::BagTile => 'b',
        };
        write!(f, "{}{seeing}{ties}{start}", self.players.count())?;
        match self.frame {
            Some(frame) => write!(f, "{}", frame.side()),
            None => Ok(()),
        }
    }
}

impl Cursor<'_> {
    pub(super) fn rules(&mut self) -> Result<Rules, TextError> {
        use Players::{Five, Four, Three, Two};
        let players = [("2", Two), ("3", Three), ("4", Four), ("5", Five)];
        let players = self.one_of(players, TextProblem::Players)?;
        let seeing = [("c", Seeing::Claim), ("a", Seeing::Auto)];
        let seeing = self.one_of(seeing, TextProblem::Seeing)?;
        let ties = [("s", Ties::Shared), ("t", Ties::TilesThenTokens)];
        let ties = self.one_of(ties, TextProblem::Ties)?;
        let start = [("h", Start::Hand), ("b", Start::BagTile)];
        let start = self.one_of(start, TextProblem::Start)?;
        let mut frame = None;
        if self.peek().is_some_and(|next| next.is_ascii_digit()) {
            let at = self.at();
            frame = Frame::new(self.small_number()?);
            if frame.is_none() {
                return Err(TextError { at, problem: TextProblem::Number });
            }
        }
        Ok(Rules { players, frame, seeing, ties, start })
    }

    /// What the first of these words that comes next stands for.
    fn one_of<T, const N: usize>(
        &mut self,
        words: [(&str, T); N],
        expected: TextProblem,
    ) -> Result<T, TextError> {
        match words.into_iter().find(|(word, _)| self.take(word)) {
            Some((_, meaning)) => Ok(meaning),
            None => self.fail(expected),
        }
    }
}

read_with!(Rules, rules);
