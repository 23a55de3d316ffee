//! Everything on the screen, pane by pane.

use std::time::Instant;

use ratatui::Frame;
use ratatui::layout::{Position, Rect};

use super::act::Act;
use super::aim::{Aim, Focus};
use super::canvas::{self, Canvas, Targets};
use super::entry::Entry;
use super::lines::Lines;
use super::log::Log;
use super::palette::{Palette, Role};
use super::plan::Plan;
use super::scene::{Picture, Scene};
use super::window::Pan;
use super::wrap::wrap;
use super::{board, buttons, curtain, field, hand, header, held, players, sheet, tray};

/// All that is painted, as it is at one moment.
pub(super) struct Page<'a> {
    pub(super) lines: &'a Lines,
    pub(super) scene: Option<&'a Scene>,
    pub(super) aim: &'a Aim,
    pub(super) pan: &'a mut Pan,
    pub(super) log: &'a mut Log,
    pub(super) entry: &'a Entry,
    pub(super) now: Instant,
}

impl Page<'_> {
    /// Paints it, and notes what the mouse finds where.
    pub(super) fn paint(&mut self, frame: &mut Frame<'_>, palette: Palette, targets: &mut Targets) {
        let mut canvas = Canvas::new(frame.buffer_mut(), palette, targets);
        let buttons = buttons::all(self.scene, self.aim, self.lines);
        let wanted = buttons::width(&buttons);
        let Some(plan) = Plan::new(canvas.area(), self.scene, wanted) else {
            return self.paint_too_small(&mut canvas);
        };
        let curtain = self.scene.and_then(|scene| Some((scene, scene.standing.curtain?)));
        match (curtain, self.scene) {
            (Some((scene, next)), _) => {
                let area = canvas.area();
                let middle = Rect { height: plan.buttons.y - area.y, ..area };
                curtain::paint(&mut canvas, middle, scene, next, self.lines);
            }
            (None, Some(scene)) => self.paint_table(&mut canvas, &plan, scene),
            (None, None) => self.paint_log(&mut canvas, plan.log),
        }
        buttons::paint(&mut canvas, plan.buttons, &buttons, self.aim);
        let cursor = self.paint_line(&mut canvas, plan.line);
        if self.aim.focus == Focus::Line {
            frame.set_cursor_position(cursor);
        }
    }

    fn paint_too_small(&self, canvas: &mut Canvas<'_>) {
        let area = canvas.area();
        let lines = wrap(&self.lines.too_small, area.width);
        for (row, line) in area.rows().zip(lines) {
            canvas.write(row, &line, Role::Call);
        }
    }

    fn paint_table(&mut self, canvas: &mut Canvas<'_>, plan: &Plan, scene: &Scene) {
        header::paint(canvas, plan.header, scene, self.aim);
        match &scene.picture {
            Picture::Nothing => {}
            Picture::Board(_) | Picture::Covered => {
                board::paint(canvas, plan.board, scene, self.aim);
                if !plan.held.is_empty() {
                    held::paint(canvas, plan.held, scene);
                }
                if !plan.tray.is_empty() {
                    tray::paint(canvas, plan.tray, scene, self.aim);
                }
            }
            Picture::Field(view) => {
                field::paint(canvas, plan.board, view, self.aim, self.pan);
                hand::paint(canvas, plan.tray, scene, self.aim);
                if !plan.sheet.is_empty() {
                    sheet::paint(canvas, plan.sheet, scene, self.now);
                }
            }
        }
        if !plan.players.is_empty() {
            players::paint(canvas, plan.players, scene, self.now);
        }
        self.paint_log(canvas, plan.log);
    }

    fn paint_log(&mut self, canvas: &mut Canvas<'_>, place: Rect) {
        let Some(scene) = self.scene else { return self.log.paint(canvas, place) };
        // A few rows are better without a heading.
        if place.height < 3 {
            return self.log.paint(canvas, place);
        }
        let (heading, below) = canvas::split_top(place, 1);
        canvas.heading(heading, &scene.word("play-log"), false);
        if self.log.is_empty() {
            let key = if scene.is_past_closed() { "play-log-closed" } else { "play-log-empty" };
            let lines = wrap(&scene.word(key), below.width);
            for (row, line) in below.rows().zip(lines) {
                canvas.write(row, &line, Role::Faint);
            }
        }
        self.log.paint(canvas, below);
    }

    /// Paints the line and tells where its cursor is. Of a long one the end is shown.
    fn paint_line(&self, canvas: &mut Canvas<'_>, row: Rect) -> Position {
        let has_focus = self.aim.focus == Focus::Line;
        canvas.target(row, Act::Focus(Focus::Line));
        canvas.write(row, if has_focus { "► " } else { "> " }, Role::Focus);
        let inner = Rect { x: row.x + 2, width: row.width.saturating_sub(3), ..row };
        if self.entry.is_empty() && !has_focus {
            let hint = self.scene.map(|scene| scene.word("play-command")).unwrap_or_default();
            canvas.write(inner, &hint, Role::Faint);
        }
        let before = self.entry.before_cursor();
        let mut from = 0;
        while canvas::width(before.get(from..).unwrap_or_default()) > inner.width {
            from +=
                before.get(from..).and_then(|rest| rest.chars().next()).map_or(1, char::len_utf8);
        }
        canvas.write(inner, self.entry.text().get(from..).unwrap_or_default(), Role::Text);
        let shown = canvas::width(before.get(from..).unwrap_or_default());
        Position::new(inner.x + shown, inner.y)
    }
}
