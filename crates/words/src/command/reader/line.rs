//! Lines of Quarto.

use quarto::{Line, LineKind};

use crate::command::lexicon::Part;
use crate::command::reader::Reader;

impl Reader<'_> {
    /// A line: "row 3", "column b", "diagonal a1", `/`, "square b2"; after a call also `3`, `b`,
    /// `b2`.
    pub(crate) fn line(&mut self) -> Option<Line> {
        self.skip_fillers();
        let start = self.words;
        let kind = self.line_kind();
        let line = kind.and_then(Line::new);
        self.or_back(start, line)
    }

    fn line_kind(&mut self) -> Option<LineKind> {
        if self.take("/") {
            return Some(LineKind::Rising);
        }
        if self.take("\\") {
            return Some(LineKind::Falling);
        }
        if self.word(Part::Row) {
            return self.rank().map(LineKind::Row);
        }
        if self.word(Part::Column) {
            return self.column().map(LineKind::Column);
        }
        if self.word(Part::Square) {
            return self.cell().map(LineKind::Square);
        }
        let rising = self.word(Part::Rising);
        let falling = !rising && self.word(Part::Falling);
        if self.word(Part::Diagonal) || rising || falling {
            return self.diagonal(rising, falling);
        }
        if let Some(cell) = self.cell() {
            return Some(LineKind::Square(cell));
        }
        self.rank().map(LineKind::Row).or_else(|| self.file().map(LineKind::Column))
    }

    /// A diagonal by its name or by one of its ends; the other end may follow.
    fn diagonal(&mut self, rising: bool, falling: bool) -> Option<LineKind> {
        let rising = rising || self.take("/") || self.word(Part::Rising);
        let falling = falling || self.take("\\") || self.word(Part::Falling);
        let end = self.cell();
        if end.is_some() {
            self.other_end();
        }
        let on_rising = end.map(|end| end.file().index() == end.rank().index());
        let on_falling = end.map(|end| end.file().index() + end.rank().index() == 3);
        match (rising, falling, on_rising, on_falling) {
            (true, false, None | Some(true), _) | (false, false, Some(true), _) => {
                Some(LineKind::Rising)
            }
            (false, true, _, None | Some(true)) | (false, false, _, Some(true)) => {
                Some(LineKind::Falling)
            }
            _ => None,
        }
    }

    /// "a1 to d4": a word between two cells is not looked at.
    fn other_end(&mut self) {
        let start = self.words;
        self.step(1);
        if self.cell().is_none() {
            self.words = start;
            let _ = self.cell();
        }
    }
}
