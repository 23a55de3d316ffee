//! Which cells of Quartex' field there are to look at.

use quartex::{Bounds, Cell, Field};

/// A rectangle of cells: all tiles, and one cell around them, where the next one may lie. On the sides
/// where an agreed frame is used up (X22) there is nothing around.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Window {
    pub(super) west: i32,
    pub(super) north: i32,
    pub(super) east: i32,
    pub(super) south: i32,
}

impl Window {
    /// Around these tiles; around home before the first.
    pub(super) fn of(field: &Field) -> Self {
        let home = Bounds { west: 0, north: 0, east: 0, south: 0 };
        let bounds = field.bounds();
        let is_used_up = |extent: u8| {
            bounds.is_some() && field.frame().is_some_and(|frame| extent >= frame.side())
        };
        let bounds = bounds.unwrap_or(home);
        let across = i32::from(!is_used_up(bounds.width()));
        let down = i32::from(!is_used_up(bounds.height()));
        Self {
            west: i32::from(bounds.west) - across,
            north: i32::from(bounds.north) - down,
            east: i32::from(bounds.east) + across,
            south: i32::from(bounds.south) + down,
        }
    }

    pub(super) fn has(self, cell: Cell) -> bool {
        (self.west..=self.east).contains(&cell.x().into())
            && (self.north..=self.south).contains(&cell.y().into())
    }
}

/// The north-west cell that is shown of a field that is larger than its pane. It moves no further than
/// it must, so that the field lies still under the mouse.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pan {
    x: i32,
    y: i32,
}

impl Pan {
    /// Moves so that this cell is among the `columns` and `rows` that are shown, and as much of the
    /// window as can be. Tells the north-west cell.
    pub(super) fn to(&mut self, window: Window, cell: Cell, columns: i32, rows: i32) -> (i32, i32) {
        let along = |from: i32, first: i32, last: i32, at: i32, count: i32| {
            let extent = last - first + 1;
            if extent <= count {
                // All of it, in the middle.
                return first - (count - extent) / 2;
            }
            from.clamp(at - count + 1, at).clamp(first, last - count + 1)
        };
        self.x = along(self.x, window.west, window.east, cell.x().into(), columns.max(1));
        self.y = along(self.y, window.north, window.south, cell.y().into(), rows.max(1));
        (self.x, self.y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_lies_still_while_the_cell_is_shown() {
        let window = Window { west: -6, north: -6, east: 6, south: 6 };
        let at = |x, y| Cell::new(x, y).expect("within reach");
        let mut pan = Pan::default();
        assert_eq!(pan.to(window, at(0, 0), 5, 5), (0, 0));
        assert_eq!(pan.to(window, at(2, 4), 5, 5), (0, 0));
        assert_eq!(pan.to(window, at(2, 5), 5, 5), (0, 1));
        assert_eq!(pan.to(window, at(-6, 5), 5, 5), (-6, 1));
        // What is larger than the field shows it in its middle.
        assert_eq!(pan.to(window, at(0, 0), 15, 5), (-7, 0));
    }
}
