//! What was said.

use std::collections::VecDeque;

use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::palette::Role;
use super::wrap::wrap;
use crate::frontend::Kind;

/// So many sentences are kept. A game of Quartex for five says fewer.
const KEPT: usize = 1000;

/// What was said, oldest first, and how far back the person has scrolled.
#[derive(Debug, Default)]
pub(super) struct Log {
    said: VecDeque<(Kind, String)>,
    /// Lines below the lowest one that is shown.
    back: usize,
}

impl Log {
    /// Notes what is said. Whoever reads older lines is taken to the new ones.
    pub(super) fn add(&mut self, kind: Kind, text: &str) {
        for line in text.lines() {
            self.said.push_back((kind, line.to_owned()));
        }
        while self.said.len() > KEPT {
            self.said.pop_front();
        }
        self.back = 0;
    }

    pub(super) fn is_empty(&self) -> bool {
        self.said.is_empty()
    }

    /// Forgets everything.
    pub(super) fn forget(&mut self) {
        *self = Self::default();
    }

    /// Scrolls by so many lines, older ones if `older`. How far it goes is seen when it is painted.
    pub(super) const fn scroll(&mut self, lines: usize, older: bool) {
        self.back =
            if older { self.back.saturating_add(lines) } else { self.back.saturating_sub(lines) };
    }

    /// Paints the last lines, or older ones.
    pub(super) fn paint(&mut self, canvas: &mut Canvas<'_>, place: Rect) {
        let columns = place.width.saturating_sub(2);
        let lines: Vec<(Kind, bool, String)> = self
            .said
            .iter()
            .flat_map(|(kind, text)| {
                // A row of a board is not broken: it is cut.
                let parts =
                    if *kind == Kind::Row { vec![text.clone()] } else { wrap(text, columns) };
                parts.into_iter().enumerate().map(|(at, part)| (*kind, at == 0, part))
            })
            .collect();
        let height = usize::from(place.height);
        self.back = self.back.min(lines.len().saturating_sub(height));
        let mut end = lines.len() - self.back;
        // A sentence that is longer than its pane is read from its beginning.
        let first = lines.iter().rposition(|(_, is_first, _)| *is_first).unwrap_or_default();
        if self.back == 0 && lines.len() - first > height {
            end = first + height;
        }
        let shown = lines.get(end.saturating_sub(height)..end).unwrap_or_default();
        for (row, (kind, is_first, text)) in place.rows().zip(shown) {
            let (sign, role) = match kind {
                Kind::Event => ("·", Role::Text),
                Kind::Call => ("►", Role::Call),
                Kind::Answer => ("»", Role::Faint),
                Kind::Confirm => ("»", Role::Call),
                Kind::Row => (" ", Role::Text),
            };
            if *is_first {
                canvas.write(row, sign, role);
            }
            let inner = Rect { x: row.x + 2.min(row.width), width: columns, ..row };
            canvas.write(inner, text, role);
        }
        if self.back > 0
            && let Some(last) = place.rows().next_back()
        {
            canvas.right(last, &format!(" ↓ {} ", self.back), Role::Pressed);
        }
    }
}
