//! Lines of Quarto's board.

use quarto::{Cell, File, Line, LineKind, Rank};

use crate::voice::Voice;

impl Voice {
    /// A line: "row 3", "column b", "diagonal a1 to d4", "square of four from b2".
    pub fn line(&self, line: Line) -> String {
        let diagonal = |from: Cell, to: Cell| {
            let (from, to) = (self.cell_listed(from), self.cell_listed(to));
            self.say("line-diagonal", &[("from", from.into()), ("to", to.into())])
        };
        let corner = |file: File, rank: Rank| Cell::new(file, rank);
        match line.kind() {
            LineKind::Row(rank) => {
                self.say("line-row", &[("name", rank.digit().to_string().into())])
            }
            LineKind::Column(file) => self.say("line-column", &[("name", self.file(file).into())]),
            LineKind::Rising => diagonal(corner(File::A, Rank::One), corner(File::D, Rank::Four)),
            LineKind::Falling => diagonal(corner(File::A, Rank::Four), corner(File::D, Rank::One)),
            LineKind::Square(cell) => {
                self.say("line-square", &[("cell", self.cell_listed(cell).into())])
            }
        }
    }

    /// Several lines: "row 3 and column b".
    pub(crate) fn lines(&self, lines: impl IntoIterator<Item = Line>) -> String {
        let lines: Vec<String> = lines.into_iter().map(|line| self.line(line)).collect();
        self.list(&lines)
    }
}
