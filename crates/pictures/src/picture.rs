//! A whole picture: a scene, and all that makes it a document of its own.

use std::fmt::Write as _;

use crate::number::Number;
use crate::path::{Path, Spot};
use crate::pen::{Look, Paints, Pen};
use crate::scene::Scene;
use crate::theme::Ink;

/// How a scene becomes a picture.
#[derive(Clone, Copy, Debug)]
pub struct Picture<'a> {
    /// Where the colours come from.
    pub paints: Paints,
    /// Begins every id in the picture, so that several can stand in one page. What may not stand
    /// in an id is left out of it.
    pub prefix: &'a str,
    /// What it is, in a few words, for whoever does not see it.
    pub title: &'a str,
    /// What is on it, in full.
    pub description: &'a str,
    /// How wide it is, in pixels. Without it, as wide as the scene is drawn.
    pub width: Option<u32>,
}

impl Picture<'_> {
    /// The picture as SVG, complete in itself: no script, no style, no font, nothing from
    /// elsewhere. The same scene gives the same bytes on every machine.
    pub fn svg(&self, scene: &Scene<'_>) -> String {
        let extent = scene.extent();
        let width = self.width.map_or(extent.width, f64::from);
        let height = width * extent.height / extent.width;
        let unit = if self.width.is_some() { "" } else { scene.unit() };
        let mut pen = Pen::new(self.paints, self.prefix).magnified(width / extent.width);
        if scene.has_ground() {
            let corner = Spot::new(extent.left, extent.top);
            let ground = Path::rectangle(corner, extent.width, extent.height, 0.0);
            pen.draw(&ground, Look::fill(Ink::Ground));
        }
        scene.draw(&mut pen);
        let (title, description) = (pen.id("title"), pen.id("desc"));
        let (defs, body) = pen.finish();
        let mut svg = String::new();
        // Writing to a string cannot fail.
        let _ = write!(
            svg,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}{unit}\" height=\"{}{unit}\" viewBox=\"{extent}\" \
             role=\"img\" aria-labelledby=\"{title}\" aria-describedby=\"{description}\">\n\
             <title id=\"{title}\">{}</title>\n<desc id=\"{description}\">{}</desc>\n",
            Number(width),
            Number(height),
            escaped(self.title),
            escaped(self.description)
        );
        if !defs.is_empty() {
            let _ = writeln!(svg, "<defs>{defs}</defs>");
        }
        let _ = writeln!(svg, "{body}\n</svg>");
        svg
    }
}

impl Picture<'_> {
    /// The picture in the middle of a card of this size, in pixels, as large as it fits with some
    /// ground around it: for link previews, which cut pictures of another shape.
    pub fn card(&self, scene: &Scene<'_>, width: u32, height: u32) -> String {
        const MARGIN: f64 = 0.04;
        let extent = scene.extent();
        let (across, down) = (f64::from(width), f64::from(height));
        let room = down * (1.0 - 2.0 * MARGIN);
        let scale = (room / extent.height).min(across * (1.0 - 2.0 * MARGIN) / extent.width);
        let mut pen = Pen::new(self.paints, self.prefix).magnified(scale);
        let middle = |whole: f64, from: f64, long: f64| (whole / scale - long) / 2.0 - from;
        let corner = Spot::new(
            middle(across, extent.left, extent.width),
            middle(down, extent.top, extent.height),
        );
        let ground = Path::rectangle(Spot::new(0.0, 0.0), across / scale, down / scale, 0.0);
        pen.draw(&ground, Look::fill(Ink::Ground));
        pen.at(corner, 1.0, |pen| scene.draw(pen));
        let (defs, body) = pen.finish();
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {} {}\" role=\"img\">\n<title>{}</title>\n<defs>{defs}</defs>\n{body}\n</svg>\n",
            Number(across / scale),
            Number(down / scale),
            escaped(self.title),
        )
    }
}

/// A text as XML has it between two tags. Characters that XML 1.0 does not know are left out.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '\u{fffe}' | '\u{ffff}' => {}
            c if c.is_control() && !matches!(c, '\t' | '\n' | '\r') => {}
            c => out.push(c),
        }
    }
    out
}

/// Every piece of an edition as a `<symbol>`, whose id is the prefix, a hyphen and the piece's
/// code: `p-LRSF`; and a cloth that covers a piece nobody may know, `p-covered`. For pages that
/// show pieces often: put this once into the page, then `<use href="#p-LRSF"/>`.
pub fn piece_symbols(edition: quarto::Edition, paints: Paints, prefix: &str) -> String {
    let mut pen = Pen::new(paints, prefix);
    let view = crate::piece::BOX;
    for piece in quarto::Piece::ALL {
        pen.symbol(&piece.code(edition).to_string(), view, |pen| {
            crate::piece::draw(pen, piece, edition);
        });
    }
    pen.symbol("covered", view, crate::piece::draw_covered);
    sprite(pen)
}

/// The empty board of an edition as a `<symbol>`, whose id is the prefix and `-board`, and what may lie on
/// it: `b-last` around the cell of the last placement and `b-lid` on a covered one, both 100 by 97
/// like a cell; and `b-line-N`, the band around the line with the index N, as large as the board.
/// The board is 476 by 475; its cells begin 38 from the left and 36 from above.
pub fn board_symbols(
    edition: quarto::Edition,
    lines: quarto::Lines,
    paints: Paints,
    prefix: &str,
) -> String {
    use crate::board;
    let mut pen = Pen::new(paints, prefix);
    pen.symbol("board", board::ALONE, |pen| board::draw_empty(pen, edition));
    pen.symbol("last", board::CELL, board::draw_last);
    pen.symbol("lid", board::CELL, board::draw_lid);
    for line in lines {
        pen.symbol(&format!("line-{}", line.index()), board::ALONE, |pen| {
            board::draw_line(pen, line);
        });
    }
    sprite(pen)
}

/// The quarter of each symbol, its whole figure and its token, as `<symbol>`s: `t-quarter-X`
/// (the corner at the north-west of a tile), `t-figure-X`, `t-token-X`.
pub fn tile_symbols(paints: Paints, prefix: &str) -> String {
    use crate::{figure, tile, token};
    let mut pen = Pen::new(paints, prefix);
    for symbol in quartex::Symbol::ALL {
        pen.symbol(&format!("quarter-{symbol}"), tile::QUARTER, |pen| figure::quarter(pen, symbol));
        pen.symbol(&format!("figure-{symbol}"), figure::BOX, |pen| figure::whole(pen, symbol));
        pen.symbol(&format!("token-{symbol}"), token::BOX, |pen| token::draw(pen, symbol));
    }
    sprite(pen)
}

fn sprite(pen: Pen) -> String {
    let (defs, body) = pen.finish();
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" aria-hidden=\"true\" \
         focusable=\"false\"><defs>{defs}{body}</defs></svg>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_cannot_break_out() {
        assert_eq!(escaped("a < b & \"c\" > d\u{0}\u{7}"), "a &lt; b &amp; \"c\" &gt; d");
    }
}
