//! What drawings draw with: it knows the paints, the prefix of ids, and what has been used.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::extent::Extent;
use crate::number::Number;
use crate::path::{Path, Spot};
use crate::shade::Shade;
use crate::theme::{Ink, Theme};

/// Where the colours come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paints {
    /// From a theme, written into the picture: for files.
    Theme(Theme),
    /// From variables `--ff-…` of the page's style sheet, see [`Theme::declarations`]: for pages,
    /// where a person may change the theme. Ornaments have the class `ff-ornament`.
    Variables,
}

/// How a path is painted.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Look {
    fill: Option<Fill>,
    fill_opacity: Option<f64>,
    stroke: Option<(Ink, f64)>,
    stroke_opacity: Option<f64>,
    dash: Option<(f64, f64)>,
}

#[derive(Clone, Copy, Debug)]
enum Fill {
    Ink(Ink),
    Shade(Shade),
}

impl Look {
    pub(crate) fn fill(ink: Ink) -> Self {
        Self { fill: Some(Fill::Ink(ink)), ..Self::default() }
    }

    pub(crate) fn shade(shade: Shade) -> Self {
        Self { fill: Some(Fill::Shade(shade)), ..Self::default() }
    }

    /// A line with round ends and corners.
    pub(crate) fn stroke(ink: Ink, width: f64) -> Self {
        Self::default().edge(ink, width)
    }

    pub(crate) fn edge(self, ink: Ink, width: f64) -> Self {
        Self { stroke: Some((ink, width)), ..self }
    }

    pub(crate) fn dashed(self, on: f64, off: f64) -> Self {
        Self { dash: Some((on, off)), ..self }
    }

    /// Thins the fill and the line.
    pub(crate) fn thinned(self, opacity: f64) -> Self {
        Self { fill_opacity: Some(opacity), stroke_opacity: Some(opacity), ..self }
    }
}

/// The body of a picture under construction.
#[derive(Debug)]
pub(crate) struct Pen {
    paints: Paints,
    prefix: String,
    body: String,
    shades: BTreeSet<Shade>,
    /// How much finer lines are than at the usual size, 1 or less.
    fineness: f64,
    /// The number of each path that something was clipped to.
    clips: BTreeMap<String, usize>,
}

impl Pen {
    pub(crate) fn new(paints: Paints, prefix: &str) -> Self {
        let prefix = identifier(prefix);
        Self {
            paints,
            prefix,
            body: String::new(),
            shades: BTreeSet::new(),
            fineness: 1.0,
            clips: BTreeMap::new(),
        }
    }

    /// Prepares for a picture with so many pixels to a unit. Lines that are right for a cell of
    /// 100 pixels would look crude at 400: they grow less than the rest, and grain gets richer.
    pub(crate) fn magnified(self, pixels: f64) -> Self {
        Self { fineness: (1.0 / pixels).sqrt().clamp(0.36, 1.0), ..self }
    }

    /// The width of a line that should grow less than the picture.
    pub(crate) fn fine(&self, width: f64) -> f64 {
        width * self.fineness
    }

    /// The number of things, such as veins, that may be more in a larger picture.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small count")]
    pub(crate) fn more(&self, usual: u16) -> u16 {
        (f64::from(usual) / self.fineness).round() as u16
    }

    /// An id that no other picture with another prefix has.
    pub(crate) fn id(&self, name: &str) -> String {
        format!("{}-{name}", self.prefix)
    }

    pub(crate) fn draw(&mut self, path: &Path, look: Look) {
        if path.is_empty() {
            return;
        }
        self.raw(&format!("<path d=\"{}\"", path.data()));
        match look.fill {
            None => self.raw(" fill=\"none\""),
            Some(Fill::Ink(ink)) => {
                let paint = self.paint(ink);
                self.raw(&format!(" fill=\"{paint}\""));
            }
            Some(Fill::Shade(shade)) => {
                self.shades.insert(shade);
                let id = self.id(shade.name());
                self.raw(&format!(" fill=\"url(#{id})\""));
            }
        }
        if let (Some(_), Some(opacity)) = (look.fill, look.fill_opacity) {
            self.raw(&format!(" fill-opacity=\"{}\"", Number(opacity)));
        }
        if let Some((ink, width)) = look.stroke {
            let paint = self.paint(ink);
            self.raw(&format!(
                " stroke=\"{paint}\" stroke-width=\"{}\" stroke-linejoin=\"round\" stroke-linecap=\"round\"",
                Number(width)
            ));
            if let Some(opacity) = look.stroke_opacity {
                self.raw(&format!(" stroke-opacity=\"{}\"", Number(opacity)));
            }
        }
        if let Some((on, off)) = look.dash {
            self.raw(&format!(" stroke-dasharray=\"{} {}\"", Number(on), Number(off)));
        }
        self.raw("/>");
    }

    /// Draws with another origin and size.
    pub(crate) fn at(&mut self, spot: Spot, scale: f64, draw: impl FnOnce(&mut Self)) {
        let (x, y) = (Number(spot.x), Number(spot.y));
        let size = match scale {
            1.0 => String::new(),
            // Four decimals: a size is multiplied, and two would be seen.
            scale => format!(" scale({})", (scale * 1e4).round() / 1e4),
        };
        self.raw(&format!("<g transform=\"translate({x} {y}){size}\">"));
        draw(self);
        self.raw("</g>");
    }

    /// Draws turned about the origin, clockwise.
    pub(crate) fn turned(&mut self, spot: Spot, degrees: u16, draw: impl FnOnce(&mut Self)) {
        let (x, y) = (Number(spot.x), Number(spot.y));
        self.raw(&format!("<g transform=\"translate({x} {y}) rotate({degrees})\">"));
        draw(self);
        self.raw("</g>");
    }

    /// Draws only what is inside a path.
    pub(crate) fn clipped(&mut self, to: &Path, draw: impl FnOnce(&mut Self)) {
        let number = self.clips.len();
        let number = *self.clips.entry(to.data().to_owned()).or_insert(number);
        let id = self.id(&format!("clip{number}"));
        self.raw(&format!("<g clip-path=\"url(#{id})\">"));
        draw(self);
        self.raw("</g>");
    }

    /// Grain, sheen and shadow: whatever tells nothing and may be left out.
    pub(crate) fn ornament(&mut self, draw: impl FnOnce(&mut Self)) {
        match self.paints {
            Paints::Theme(theme) if theme.is_plain() => {}
            Paints::Theme(_) => draw(self),
            Paints::Variables => {
                self.raw("<g class=\"ff-ornament\">");
                draw(self);
                self.raw("</g>");
            }
        }
    }

    /// A group that can be used again by its id.
    pub(crate) fn symbol(&mut self, name: &str, view: Extent, draw: impl FnOnce(&mut Self)) {
        let id = self.id(name);
        self.raw(&format!("<symbol id=\"{id}\" viewBox=\"{view}\">"));
        draw(self);
        self.raw("</symbol>");
    }

    /// A colour as an attribute has it.
    pub(crate) fn paint(&self, ink: Ink) -> String {
        match self.paints {
            Paints::Theme(theme) => theme.colour(ink).to_string(),
            Paints::Variables => format!("var(--ff-{})", ink.name()),
        }
    }

    /// The definitions of all shades and clips that were used, and the drawing.
    pub(crate) fn finish(self) -> (String, String) {
        let mut defs = String::new();
        for shade in &self.shades {
            // Writing to a string cannot fail.
            let _ = write!(defs, "{}", shade.definition(&self));
        }
        for (data, number) in &self.clips {
            let id = self.id(&format!("clip{number}"));
            let _ = write!(defs, "<clipPath id=\"{id}\"><path d=\"{data}\"/></clipPath>");
        }
        (defs, self.body)
    }

    fn raw(&mut self, text: &str) {
        self.body.push_str(text);
    }
}

/// What is left of a text when only what may stand in an id is kept; ids begin with a letter.
fn identifier(text: &str) -> String {
    let kept: String =
        text.chars().filter(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_')).collect();
    if kept.starts_with(|c: char| c.is_ascii_alphabetic()) { kept } else { format!("ff{kept}") }
}
