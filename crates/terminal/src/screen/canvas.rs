//! What is painted on, and what the mouse finds there.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::Span;

use super::act::Act;
use super::palette::{Palette, Role};

/// The screen while it is painted. Nothing can be painted outside it: what does not fit is cut.
///
/// Signs are those of the oldest terminals (code page 437) wherever there is one that does, so that the
/// console of a machine without a desktop can show them.
pub(super) struct Canvas<'a> {
    buffer: &'a mut Buffer,
    palette: Palette,
    targets: &'a mut Targets,
}

impl<'a> Canvas<'a> {
    pub(super) fn new(buffer: &'a mut Buffer, palette: Palette, targets: &'a mut Targets) -> Self {
        targets.0.clear();
        let area = buffer.area;
        buffer.set_style(area, palette.style(Role::Text));
        Self { buffer, palette, targets }
    }

    /// The whole screen.
    pub(super) const fn area(&self) -> Rect {
        self.buffer.area
    }

    /// Writes in the upper line of a place, as far as it is wide.
    pub(super) fn write(&mut self, place: Rect, text: &str, role: Role) {
        self.write_as(place, text, self.palette.style(role));
    }

    fn write_as(&mut self, place: Rect, text: &str, style: Style) {
        let place = place.intersection(self.buffer.area);
        if !place.is_empty() {
            self.buffer.set_stringn(place.x, place.y, text, place.width.into(), style);
        }
    }

    /// Writes in the middle of the upper line of a place.
    pub(super) fn centre(&mut self, place: Rect, text: &str, role: Role) {
        let spare = place.width.saturating_sub(width(text));
        let left = spare / 2;
        let place = Rect { x: place.x + left, width: place.width - left, ..place };
        self.write(place, text, role);
    }

    /// Writes at the right end of the upper line of a place, over what is there.
    pub(super) fn right(&mut self, place: Rect, text: &str, role: Role) {
        let wide = width(text).min(place.width);
        self.write(Rect { x: place.right() - wide, width: wide, ..place }, text, role);
    }

    /// Makes a place empty and colours it.
    pub(super) fn fill(&mut self, place: Rect, role: Role) {
        let blank = " ".repeat(place.width.into());
        for row in place.rows() {
            self.write(row, &blank, role);
        }
    }

    /// One sign at a place.
    pub(super) fn put(&mut self, x: u16, y: u16, sign: &str, role: Role) {
        self.write(Rect { x, y, width: 1, height: 1 }, sign, role);
    }

    /// The heading of a pane: its name in a line. The pane that the keys go to has an arrow.
    pub(super) fn heading(&mut self, place: Rect, name: &str, has_focus: bool) {
        let (line, role) = if has_focus { ("═", Role::Focus) } else { ("─", Role::Rule) };
        let rule = line.repeat(place.width.into());
        self.write(place, &rule, role);
        let (sign, role) = if has_focus { ("► ", Role::Focus) } else { ("", Role::Title) };
        let inner =
            Rect { x: place.x + 1.min(place.width), width: place.width.saturating_sub(2), ..place };
        self.write(inner, &format!(" {sign}{name} "), role);
    }

    /// From now on the mouse finds this here, before anything that was there.
    pub(super) fn target(&mut self, place: Rect, act: Act) {
        self.targets.0.push((place.intersection(self.buffer.area), act));
    }
}

/// What the mouse finds where.
#[derive(Debug, Default)]
pub(super) struct Targets(Vec<(Rect, Act)>);

impl Targets {
    /// What is there.
    pub(super) fn at(&self, column: u16, row: u16) -> Option<&Act> {
        let place = Position::new(column, row);
        self.0.iter().rev().find(|(area, _)| area.contains(place)).map(|(_, act)| act)
    }

    /// Everything that can be found, for tests that press it.
    #[cfg(test)]
    pub(super) fn all(&self) -> &[(Rect, Act)] {
        &self.0
    }
}

/// How many columns a text takes.
pub(super) fn width(text: &str) -> u16 {
    u16::try_from(Span::raw(text).width()).unwrap_or(u16::MAX)
}

/// The upper rows of a place, and the rest.
pub(super) fn split_top(place: Rect, rows: u16) -> (Rect, Rect) {
    let rows = rows.min(place.height);
    let top = Rect { height: rows, ..place };
    (top, Rect { y: place.y + rows, height: place.height - rows, ..place })
}
