//! Cells of both boards.

use quarto::File;

use crate::catalog::Value;
use crate::voice::{CellStyle, Verbosity, Voice};

/// The key of a column's word in the spelling alphabet.
pub(crate) const fn spelling_key(file: File) -> &'static str {
    match file {
        File::A => "spelled-a",
        File::B => "spelled-b",
        File::C => "spelled-c",
        File::D => "spelled-d",
    }
}

/// From 1, as people count.
fn counted(index: usize) -> Value<'static> {
    (index + 1).into()
}

impl Voice {
    /// A column on its own: `b`, "bravo", `2`.
    pub(crate) fn file(&self, file: File) -> String {
        match self.cells {
            CellStyle::Letters => file.letter().to_string(),
            CellStyle::Spelled => self.word(spelling_key(file)),
            CellStyle::Numbers => (file.index() + 1).to_string(),
        }
    }

    /// A cell of Quarto's board: `b3`, "bravo 3", "row 3, column 2".
    pub fn cell(&self, cell: quarto::Cell) -> String {
        match self.cells {
            CellStyle::Letters => cell.to_string(),
            CellStyle::Spelled => format!("{} {}", self.file(cell.file()), cell.rank().digit()),
            CellStyle::Numbers => self.numbered("cell-numbers", cell),
        }
    }

    /// As short as it can be told where it stands first: `b3`, "bravo 3", "3 2".
    pub(crate) fn cell_short(&self, cell: quarto::Cell) -> String {
        match self.cells {
            CellStyle::Letters | CellStyle::Spelled => self.cell(cell),
            CellStyle::Numbers => format!("{} {}", cell.rank().digit(), self.file(cell.file())),
        }
    }

    /// Among others: `b3`, "bravo 3", "row 3 column 2", without a comma that would begin the next.
    pub(crate) fn cell_listed(&self, cell: quarto::Cell) -> String {
        self.cell(cell).replace(',', "")
    }

    /// Where something is put: "on b3", "in row 3, column 2".
    pub(crate) fn onto(&self, cell: quarto::Cell) -> String {
        match self.cells {
            CellStyle::Letters | CellStyle::Spelled => {
                self.say("cell-onto", &[("cell", self.cell(cell).into())])
            }
            CellStyle::Numbers => self.numbered("cell-onto-numbers", cell),
        }
    }

    /// Where something stands.
    pub(crate) fn at(&self, cell: quarto::Cell) -> String {
        match self.cells {
            CellStyle::Letters | CellStyle::Spelled => {
                self.say("cell-at", &[("cell", self.cell(cell).into())])
            }
            CellStyle::Numbers => self.numbered("cell-at-numbers", cell),
        }
    }

    fn numbered(&self, key: &str, cell: quarto::Cell) -> String {
        let row = counted(cell.rank().index());
        let column = counted(cell.file().index());
        self.say(key, &[("row", row), ("column", column)])
    }

    /// A cell of Quartex: "home", "two east, one north of home"; `2 east, 1 north` if terse.
    pub fn spot(&self, cell: quartex::Cell) -> String {
        let (x, y) = (cell.x(), cell.y());
        if cell == quartex::Cell::HOME {
            return self.word("field-home");
        }
        let side = |steps: i8, plus: &'static str, minus: &'static str| {
            let key = if steps > 0 { plus } else { minus };
            let count = steps.unsigned_abs();
            let steps = match self.verbosity {
                Verbosity::Terse => count.to_string(),
                Verbosity::Normal | Verbosity::Full => {
                    self.say("field-steps", &[("count", count.into())])
                }
            };
            (count > 0).then(|| self.say(key, &[("steps", steps.into())]))
        };
        let east = side(x, "field-east", "field-west");
        let south = side(y, "field-south", "field-north");
        let way: Vec<String> = east.into_iter().chain(south).collect();
        self.say("field-from-home", &[("way", way.join(", ").into())])
    }
}
