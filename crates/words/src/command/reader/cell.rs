//! Cells of Quarto.

use quarto::{Cell, File, Rank};

use crate::command::lexicon::Part;
use crate::command::reader::Reader;
use crate::question::Spot;
use crate::voice::CellStyle;

impl Reader<'_> {
    pub(super) fn rank(&mut self) -> Option<Rank> {
        let start = self.words;
        let rank = self.number().and_then(|number| {
            let index = (number as usize).checked_sub(1)?;
            Rank::ALL.get(index).copied()
        });
        self.or_back(start, rank)
    }

    /// A column by letter or spelling word.
    pub(super) fn file(&mut self) -> Option<File> {
        let spelled = self.part(|part| match part {
            Part::Spelled(file) => Some(file),
            _ => None,
        });
        if spelled.is_some() {
            return spelled;
        }
        let mut letters = self.first()?.chars();
        let file = file_of(letters.next()?).filter(|_| letters.next().is_none())?;
        self.step(1);
        Some(file)
    }

    /// A column by letter, spelling word or number.
    pub(super) fn column(&mut self) -> Option<File> {
        let start = self.words;
        let file = self.file().or_else(|| {
            self.number()
                .and_then(|number| File::ALL.get((number as usize).checked_sub(1)?).copied())
        });
        self.or_back(start, file)
    }

    /// A cell of Quarto: `b3`, `b 3`, `3b`, "bravo three", "row 3 column 2", "here".
    pub(crate) fn cell(&mut self) -> Option<Cell> {
        self.skip_fillers();
        if self.word(Part::Here) {
            return match self.context.here {
                Some(Spot::Quarto(cell)) => Some(cell),
                Some(Spot::Quartex(_)) | None => None,
            };
        }
        let start = self.words;
        if let Some(cell) = self.first().and_then(cell_of) {
            self.step(1);
            return Some(cell);
        }
        let cell = self.row_and_column();
        self.or_back(start, cell)
    }

    fn row_and_column(&mut self) -> Option<Cell> {
        if self.word(Part::Row) {
            let rank = self.rank()?;
            self.skip_fillers();
            let _ = self.word(Part::Column);
            return Some(Cell::new(self.column()?, rank));
        }
        if self.word(Part::Column) {
            let file = self.column()?;
            self.skip_fillers();
            let _ = self.word(Part::Row);
            return Some(Cell::new(file, self.rank()?));
        }
        if let Some(file) = self.file() {
            return Some(Cell::new(file, self.rank()?));
        }
        // Who hears rows and columns by number types them so.
        if self.context.voice.cells == CellStyle::Numbers {
            let rank = self.rank()?;
            return Some(Cell::new(self.column()?, rank));
        }
        None
    }
}

/// A column's letter; on Russian keyboards the one that looks or sounds like it.
const fn file_of(letter: char) -> Option<File> {
    match letter {
        'a' | 'а' => Some(File::A),
        'b' | 'б' | 'в' => Some(File::B),
        'c' | 'с' | 'ц' => Some(File::C),
        'd' | 'д' => Some(File::D),
        _ => None,
    }
}

/// `b3` or `3b`.
fn cell_of(word: &str) -> Option<Cell> {
    let mut letters = word.chars();
    let (first, second) = (letters.next()?, letters.next()?);
    if letters.next().is_some() {
        return None;
    }
    let rank_of = |letter: char| Rank::ALL.into_iter().find(|rank| rank.digit() == letter);
    let plain = file_of(first).zip(rank_of(second));
    let (file, rank) = plain.or_else(|| file_of(second).zip(rank_of(first)))?;
    Some(Cell::new(file, rank))
}
