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
