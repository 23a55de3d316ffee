//! The tiles of the field as one picture, beneath the cells. Figures reach over the edges of tiles, so they
//! cannot be drawn cell by cell.

use std::fmt::Write as _;

use maud::{Markup, html};
use quartex::{Cell, Corner, Field, Point};

use super::tile::quarter;
use super::window::{SIDE, Window};

/// The tiles, and pins on the points that are complete; where the table helps, dials on those with three
/// quarters.
pub(super) fn art(field: &Field, window: Window, is_assisted: bool) -> Markup {
    let extent = format!("0 0 {} {}", window.width() * SIDE, window.height() * SIDE);
    let (complete, others): (Vec<Point>, Vec<Point>) =
        points(field).into_iter().partition(|point| field.tiles_around(*point) == 4);
    let almost = others.iter().filter(|point| is_assisted && field.tiles_around(**point) == 3);
    let is_alone = |cell: Cell, corner| field.tiles_around(cell.point(corner)) < 4;
    html! {
        svg class="tilelayer" viewBox=(extent) aria-hidden="true" focusable="false" {
            path class="side" d=(outlines(field, window, 6)) {}
            path class="face" d=(outlines(field, window, 0)) {}
            @for placement in field.placements_laid() {
                @for corner in Corner::ALL.into_iter().filter(|c| is_alone(placement.cell, *c)) {
                    (quarter(placement.word, corner, window.corner(placement.cell)))
                }
            }
            // Four quarters are one figure.
            @for point in &complete { (figure(field, window, *point)) }
            @if field.word_at(Cell::HOME).is_some() { (home(window)) }
            @for point in &complete {
                @let (x, y) = window.point(*point);
                circle class="pin" cx=(x) cy=(y) r="6" {}
            }
            @for point in almost { (dial(field, window, *point)) }
        }
    }
}

/// Every point that a tile touches, once, row by row.
fn points(field: &Field) -> Vec<Point> {
    let corners = |cell: Cell| Corner::ALL.map(|corner| cell.point(corner));
    let mut points: Vec<Point> =
        field.placements_laid().flat_map(|placement| corners(placement.cell)).collect();
    points.sort_unstable();
    points.dedup();
    points
}

/// All tiles as one path, so much lower than they lie.
fn outlines(field: &Field, window: Window, lower: i32) -> String {
    field.placements_laid().fold(String::new(), |mut path, placement| {
        let (x, y) = window.corner(placement.cell);
        // Writing to a string cannot fail.
        let _ = write!(path, "M{x} {}h{SIDE}v{SIDE}h-{SIDE}z", y + lower);
        path
    })
}

fn figure(field: &Field, window: Window, point: Point) -> Markup {
    let (x, y) = window.point(point);
    html! {
        @if let Some(symbol) = field.symbol_at(point) {
            use href={ "#t-figure-" (symbol) } x=(x - SIDE / 2) y=(y - SIDE / 2) width=(SIDE) height=(SIDE) {}
        }
    }
}

/// A small house on the tile from which cells are counted.
fn home(window: Window) -> Markup {
    let (x, y) = window.corner(Cell::HOME);
    let middle = format!("translate({} {})", x + SIDE / 2, y + SIDE / 2);
    html! {
        path class="home" transform=(middle) d="M0 -8.5L9 -.5H6.2V7.5H-6.2V-.5H-9z" {}
    }
}

/// A dial with three parts full and one open towards the gap; in the gap, faintly, what is missing.
fn dial(field: &Field, window: Window, point: Point) -> Markup {
    let (x, y) = window.point(point);
    // The four cells around a point, by the turn from the south-east one.
    let around = [(0, 0, 0), (-1, 0, 90), (-1, -1, 180), (0, -1, 270)];
    let is_empty = |(dx, dy): (i32, i32)| {
        let cell = Cell::new(i32::from(point.x()) + dx, i32::from(point.y()) + dy);
        cell.is_none_or(|cell| field.word_at(cell).is_none())
    };
    let gap = around.into_iter().find(|(dx, dy, _)| is_empty((*dx, *dy)));
    html! {
        @if let (Some((_, _, degrees)), Some(symbol)) = (gap, field.symbol_at(point)) {
            g transform={ "translate(" (x) " " (y) ")rotate(" (degrees) ")" } {
                use class="want" href={ "#t-quarter-" (symbol) } width="50" height="50" {}
                circle class="dial" r="12" {}
                path class="gap" d="M0 0H10.8A10.8 10.8 0 0 1 0 10.8z" {}
            }
        }
    }
}
