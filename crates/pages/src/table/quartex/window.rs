//! Which cells of the field are shown.

use std::ops::RangeInclusive;

use quartex::{Bounds, Cell, Field, Point};

/// The side of a cell in the drawing of the field.
pub(super) const SIDE: i32 = 100;

/// A rectangle of cells: all tiles, and one cell around them, where the next one may lie. On the sides where an
/// agreed frame is used up (X22) there is nothing around.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Window {
    west: i32,
    north: i32,
    east: i32,
    south: i32,
}

impl Window {
    /// Around these tiles; around home before the first.
    pub(super) fn of(field: Option<&Field>) -> Self {
        let home = Bounds { west: 0, north: 0, east: 0, south: 0 };
        let bounds = field.and_then(Field::bounds);
        let is_full = |extent: u8| {
            let frame = field.and_then(Field::frame);
            bounds.is_some() && frame.is_some_and(|frame| extent >= frame.side())
        };
        let bounds = bounds.unwrap_or(home);
        let across = i32::from(!is_full(bounds.width()));
        let down = i32::from(!is_full(bounds.height()));
        Self {
            west: i32::from(bounds.west) - across,
            north: i32::from(bounds.north) - down,
            east: i32::from(bounds.east) + across,
            south: i32::from(bounds.south) + down,
        }
    }

    /// From west to east.
    pub(super) const fn columns(self) -> RangeInclusive<i32> {
        self.west..=self.east
    }

    /// From north to south.
    pub(super) const fn rows(self) -> RangeInclusive<i32> {
        self.north..=self.south
    }

    pub(super) const fn width(self) -> i32 {
        self.east - self.west + 1
    }

    pub(super) const fn height(self) -> i32 {
        self.south - self.north + 1
    }

    /// Where the north-west corner of a cell is drawn.
    pub(super) fn corner(self, cell: Cell) -> (i32, i32) {
        self.spot(cell.x().into(), cell.y().into())
    }

    /// Where a lattice point is drawn.
    pub(super) fn point(self, point: Point) -> (i32, i32) {
        self.spot(point.x().into(), point.y().into())
    }

    const fn spot(self, x: i32, y: i32) -> (i32, i32) {
        ((x - self.west) * SIDE, (y - self.north) * SIDE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quartex::Frame;

    fn laid(frame: Option<u8>, placements: &[(i32, i32, &str)]) -> Window {
        let mut field = Field::new(frame.and_then(Frame::new));
        for (x, y, tile) in placements {
            let action: quartex::Action = format!("{tile}@{x},{y}={tile}").parse().unwrap();
            let quartex::Action::Lay(placement) = action else { panic!("a placement") };
            field.lay(placement).unwrap();
        }
        Window::of(Some(&field))
    }

    #[test]
    fn there_is_one_cell_around_the_tiles() {
        let home = Window { west: -1, north: -1, east: 1, south: 1 };
        assert_eq!(Window::of(None), home);
        assert_eq!(laid(Some(1), &[]), home);
        assert_eq!(laid(None, &[(0, 0, "XXXX")]), home);
        let two = laid(None, &[(0, 0, "XXXX"), (-1, 0, "XXXS")]);
        assert_eq!((two.columns(), two.rows()), (-2..=1, -1..=1));
        assert_eq!(two.corner(Cell::HOME), (200, 100));
    }

    #[test]
    fn a_frame_ends_where_it_is_used_up() {
        let two = laid(Some(2), &[(0, 0, "XXXX"), (-1, 0, "XXXS")]);
        assert_eq!((two.columns(), two.rows()), (-1..=0, -1..=1));
        let one = laid(Some(1), &[(0, 0, "XXXX")]);
        assert_eq!((one.width(), one.height()), (1, 1));
    }
}
