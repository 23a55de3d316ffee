//! The field in letters, and its size.

use std::fmt::Write as _;

use quartex::{Bounds, Field, Frame};
use words::rules::field::draw as draw_field;

/// The field from its north-west corner, and how large it is.
pub(super) fn draw(field: &Field) -> String {
    let Some(bounds) = field.bounds() else {
        return "The field is empty; home is 0,0.\n\n".to_owned();
    };
    let mut text = draw_field(field);
    let _ = writeln!(text, "\n{}", size(field, bounds));
    text
}

fn size(field: &Field, bounds: Bounds) -> String {
    let tiles = field.laid().len();
    let ending = if tiles == 1 { "" } else { "s" };
    let (width, height) = (bounds.width(), bounds.height());
    let frame = match field.frame().map(Frame::side) {
        Some(side) => format!(" of a frame of {side} by {side}"),
        None => String::new(),
    };
    format!("Field: {tiles} tile{ending}, {width} by {height}{frame}")
}

#[cfg(test)]
mod tests {
    use quartex::Placement;

    use super::*;

    #[test]
    fn the_size_follows_the_field() {
        let mut field = Field::new(Frame::new(8));
        for text in ["XXXX@0,0=XXXX", "XXXS@-1,0=XXXS"] {
            field.lay(text.parse::<Placement>().unwrap()).unwrap();
        }
        assert!(draw(&field).ends_with("X1\n\nField: 2 tiles, 2 by 1 of a frame of 8 by 8\n"));
    }
}
