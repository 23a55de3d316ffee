//! Quarto's board: where its cells are on the screen, the lines between them and their names.

use quarto::{Cell, File, Rank};
use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::palette::Role;

/// How large the board is painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scale {
    /// One row for each cell: enough for covered ones.
    Flat,
    /// Without lines, codes inside the pieces.
    Tiny,
    /// Pieces of two rows.
    Small,
    /// Pieces of four rows.
    Medium,
    /// Pieces of six rows.
    Large,
}

impl Scale {
    const FROM_LARGEST: [Self; 5] =
        [Self::Large, Self::Medium, Self::Small, Self::Tiny, Self::Flat];

    /// The largest whose board fits; the smallest if none does.
    pub(super) fn fitting(columns: u16, rows: u16) -> Self {
        let fits = |scale: &Self| scale.size().0 <= columns && scale.size().1 <= rows;
        Self::FROM_LARGEST.into_iter().find(fits).unwrap_or(Self::Flat)
    }

    /// Columns and rows of a cell, without lines.
    const fn cell(self) -> (u16, u16) {
        match self {
            Self::Flat => (6, 1),
            Self::Tiny => (6, 2),
            Self::Small => (7, 3),
            Self::Medium => (9, 5),
            Self::Large => (13, 7),
        }
    }

    /// Rows of a line between cells. Without one there is a gap between columns all the same.
    const fn line(self) -> u16 {
        match self {
            Self::Flat | Self::Tiny => 0,
            Self::Small | Self::Medium | Self::Large => 1,
        }
    }

    /// Columns and rows from one cell to the next.
    const fn pitch(self) -> (u16, u16) {
        let (wide, high) = self.cell();
        (wide + 1, high + self.line())
    }

    /// Columns and rows of the whole board, with the names of rows and columns.
    pub(super) const fn size(self) -> (u16, u16) {
        let (wide, high) = self.pitch();
        (NAMES + 4 * wide + self.line(), 4 * high + self.line() + 1)
    }
}

/// The names of the rows take two columns.
const NAMES: u16 = 2;

/// The board in its place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grid {
    pub(super) scale: Scale,
    place: Rect,
}

impl Grid {
    /// In the middle of a place.
    pub(super) fn new(place: Rect) -> Self {
        let scale = Scale::fitting(place.width, place.height);
        let (width, height) = scale.size();
        let x = place.x + place.width.saturating_sub(width) / 2;
        let y = place.y + place.height.saturating_sub(height) / 2;
        Self { scale, place: Rect { x, y, width, height } }
    }

    /// The inside of a cell.
    pub(super) fn cell(self, cell: Cell) -> Rect {
        let (pitch, height) = self.scale.pitch();
        let (wide, high) = self.scale.cell();
        let line = self.scale.line();
        let column = u16::try_from(cell.file().index()).unwrap_or_default();
        let row = 3 - u16::try_from(cell.rank().index()).unwrap_or_default();
        Rect {
            x: self.place.x + NAMES + line + pitch * column,
            y: self.place.y + line + height * row,
            width: wide,
            height: high,
        }
    }

    /// Lines, and the names of rows and columns.
    pub(super) fn paint(self, canvas: &mut Canvas<'_>) {
        if self.scale.line() > 0 {
            self.lines(canvas);
        }
        for rank in Rank::ALL {
            let cell = self.cell(Cell::new(File::A, rank));
            let middle = cell.y + cell.height / 2;
            canvas.put(self.place.x, middle, &rank.digit().to_string(), Role::Text);
        }
        for file in File::ALL {
            let cell = self.cell(Cell::new(file, Rank::One));
            let row = Rect { y: self.place.bottom().saturating_sub(1), height: 1, ..cell };
            canvas.centre(row, &file.letter().to_string(), Role::Text);
        }
    }

    fn lines(self, canvas: &mut Canvas<'_>) {
        let (wide, high) = self.scale.cell();
        let (across, down) = self.scale.pitch();
        let bar = "─".repeat(wide.into());
        for line in 0..=4 {
            let [left, middle, right] = match line {
                0 => ["┌", "┬", "┐"],
                4 => ["└", "┴", "┘"],
                _ => ["├", "┼", "┤"],
            };
            let text = [left, &[bar.as_str(); 4].join(middle), right].concat();
            let y = self.place.y + down * line;
            let x = self.place.x + NAMES;
            canvas.write(Rect { x, y, width: 4 * across + 1, height: 1 }, &text, Role::Rule);
            for row in (line < 4).then_some(y + 1..y + 1 + high).into_iter().flatten() {
                for column in 0..=4 {
                    canvas.put(x + across * column, row, "│", Role::Rule);
                }
            }
        }
    }

    /// A frame around a cell.
    pub(super) fn frame(self, canvas: &mut Canvas<'_>, cell: Cell, role: Role) {
        let inner = self.cell(cell);
        if self.scale.line() == 0 {
            for row in inner.rows() {
                canvas.put(inner.x.saturating_sub(1), row.y, "▐", role);
                canvas.put(inner.right(), row.y, "▌", role);
            }
            return;
        }
        let bar = "═".repeat(inner.width.into());
        let (left, top) = (inner.x.saturating_sub(1), inner.y.saturating_sub(1));
        let row = |y: u16| Rect { x: left, y, width: inner.width + 2, height: 1 };
        canvas.write(row(top), &format!("╔{bar}╗"), role);
        canvas.write(row(inner.bottom()), &format!("╚{bar}╝"), role);
        for y in inner.y..inner.bottom() {
            canvas.put(left, y, "║", role);
            canvas.put(inner.right(), y, "║", role);
        }
    }
}
