//! A field of Quartex in letters.
//!
//! Lattice points and cells have lines of their own, in turn:
//!
//! ```text
//!         0    1      the columns of the cells
//!      X1   X2   S1   points: the symbol, and how many tiles around it carry it
//!   0     H    #      row 0: H home, # another tile, . an empty cell
//!      Q1   S2   O1   -- is a point that no tile touches
//! ```
//!
//! So one looks for an empty cell, and reads what is fixed at its corners.

use std::fmt::Write as _;
use std::ops::RangeInclusive;

use quartex::{Cell, Corner, Field, Point};

/// As many cells as eighty columns hold.
const MOST_COLUMNS: usize = 14;

/// The field from its north-west corner, in several parts, with an empty line between them, if it
/// is very wide; nothing of an empty field.
pub fn draw(field: &Field) -> String {
    draw_pointing(field, None)
}

/// The same, with brackets around a cell that is pointed out: `[#]`.
pub fn draw_pointing(field: &Field, pointed: Option<Cell>) -> String {
    let mut text = String::new();
    let Some(bounds) = field.bounds() else { return text };
    let columns: Vec<i8> = (bounds.west..=bounds.east).collect();
    let parts = columns.len().div_ceil(MOST_COLUMNS);
    for part in columns.chunks(columns.len().div_ceil(parts)) {
        if let (Some(&west), Some(&east)) = (part.first(), part.last()) {
            if !text.is_empty() {
                text.push('\n');
            }
            draw_part(&mut text, field, pointed, west..=east, bounds.north..=bounds.south);
        }
    }
    text
}

fn draw_part(
    text: &mut String,
    field: &Field,
    pointed: Option<Cell>,
    columns: RangeInclusive<i8>,
    rows: RangeInclusive<i8>,
) {
    // Columns of five: a cell's number and mark stand between the points to its sides.
    text.push_str("     ");
    for x in columns.clone() {
        let _ = write!(text, "  {x:^3}");
    }
    end_line(text);
    for y in rows.clone() {
        draw_points(text, field, columns.clone(), y, Corner::NorthWest, Corner::NorthEast);
        let _ = write!(text, "{y:>3}  ");
        for x in columns.clone() {
            let mark = mark(field, x, y);
            let here = pointed.is_some() && pointed == Cell::new(x.into(), y.into());
            let _ = if here { write!(text, "  [{mark}]") } else { write!(text, "   {mark} ") };
        }
        end_line(text);
    }
    draw_points(text, field, columns, *rows.end(), Corner::SouthWest, Corner::SouthEast);
}

/// One line of points: the western corner of each cell of a row, and the eastern of the last.
fn draw_points(
    text: &mut String,
    field: &Field,
    columns: RangeInclusive<i8>,
    y: i8,
    western: Corner,
    eastern: Corner,
) {
    let last = *columns.end();
    text.push_str("     ");
    let corners = columns.map(|x| (x, western)).chain([(last, eastern)]);
    for (x, corner) in corners {
        let point = Cell::new(x.into(), y.into()).map(|cell| cell.point(corner));
        let _ = write!(text, "{}   ", point.map_or_else(|| "--".to_owned(), |p| drawn(field, p)));
    }
    end_line(text);
}

fn drawn(field: &Field, point: Point) -> String {
    match field.symbol_at(point) {
        Some(symbol) => format!("{symbol}{}", field.tiles_around(point)),
        None => "--".to_owned(),
    }
}

fn mark(field: &Field, x: i8, y: i8) -> char {
    match Cell::new(x.into(), y.into()) {
        Some(cell) if field.word_at(cell).is_none() => '.',
        Some(Cell::HOME) => 'H',
        _ => '#',
    }
}

/// No spaces at the end of a line.
fn end_line(text: &mut String) {
    text.truncate(text.trim_end_matches(' ').len());
    text.push('\n');
}

#[cfg(test)]
mod tests {
    use quartex::{Frame, Placement};

    use super::*;

    fn field(frame: Option<Frame>, placements: &[&str]) -> Field {
        let mut field = Field::new(frame);
        for text in placements {
            field.lay(text.parse::<Placement>().unwrap()).unwrap();
        }
        field
    }

    #[test]
    fn points_stand_at_the_corners_of_their_cells() {
        let field = field(
            Frame::new(8),
            &["XSQO@0,0=XSQO", "XSOS@0,-1=SOSX", "SSOO@1,-1=OOSS", "SSSQ@1,0=SSSQ"],
        );
        assert_eq!(
            draw(&field).lines().collect::<Vec<_>>(),
            [
                "        0    1",
                "     S1   O2   O1",
                " -1     #    #",
                "     X2   S4   S2",
                "  0     H    #",
                "     O1   Q2   S1",
            ]
        );
    }

    #[test]
    fn a_gap_has_no_points_of_its_own() {
        let field = field(None, &["XXXX@0,0=XXXX", "XXXS@-1,0=XXXS", "XXXQ@-1,-1=XQXX"]);
        assert_eq!(
            draw(&field).lines().collect::<Vec<_>>(),
            [
                "       -1    0",
                "     X1   Q1   --",
                " -1     #    .",
                "     X2   X3   X1",
                "  0     #    H",
                "     S1   X2   X1",
            ]
        );
    }

    #[test]
    fn a_cell_that_is_pointed_out_keeps_its_place() {
        let field = field(None, &["XXXX@0,0=XXXX", "XXXS@-1,0=XXXS"]);
        let plain = draw(&field);
        let pointing = draw_pointing(&field, Cell::new(-1, 0));
        assert_eq!(pointing, plain.replace("0     #    H", "0    [#]   H"));
        assert_ne!(pointing, plain);
    }

    /// The 55 tiles in a row would be 55 wide; such a field is cut into parts.
    #[test]
    fn a_wide_field_is_drawn_in_parts() {
        let mut wide = Field::new(None);
        while wide.laid().len() < 30 {
            let east = |p: &Placement| p.cell.y() == 0 && p.cell.x() >= 0;
            let next = wide.placements(quartex::TileSet::ALL).filter(east).min().unwrap();
            wide.lay(next).unwrap();
        }
        let text = draw(&wide);
        assert!(text.lines().all(|line| line.len() <= 80), "{text}");
        assert_eq!(text.matches('H').count(), 1);
        assert_eq!(text.matches('#').count(), 29);
        assert_eq!(text.lines().filter(|line| line.starts_with("  0 ")).count(), 3);
    }
}
