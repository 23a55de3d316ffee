//! Where the panes are, for a window of any size.
//!
//! ```text
//! header                                    A narrow window has one column: board, tray or
//! board      | players                      hand, log. What has no room is left out, the
//!            | tray                         players first and the log last.
//! hand       | log
//! buttons
//! line
//! ```

use ratatui::layout::Rect;

use super::canvas::split_top;
use super::grid::Scale;
use super::scene::{Picture, Scene};
use super::{hand, held, players, sheet, tray};

/// The smallest window that is painted in.
pub(super) const SMALLEST: (u16, u16) = (40, 15);

/// From so many columns on there are two columns of panes.
const TWO_COLUMNS: u16 = Scale::Small.size().0 + 1 + tray::NARROWEST;

/// The log has at least so many rows with its heading, if there are so many.
const LOG: u16 = 4;

/// Where the panes are. What has no room is empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Plan {
    pub(super) header: Rect,
    /// The board or the field.
    pub(super) board: Rect,
    /// The piece in hand.
    pub(super) held: Rect,
    /// The pieces beside the board, or the tiles in hand.
    pub(super) tray: Rect,
    pub(super) players: Rect,
    /// Stock, tokens and points of Quartex.
    pub(super) sheet: Rect,
    pub(super) log: Rect,
    pub(super) buttons: Rect,
    pub(super) line: Rect,
}

impl Plan {
    /// A plan for a window whose buttons want so many columns; none if it is too small.
    pub(super) fn new(area: Rect, scene: Option<&Scene>, buttons: u16) -> Option<Self> {
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            return None;
        }
        let (header, rest) = split_top(area, 1);
        // Two rows of buttons, if one is not enough and there is room.
        let button_rows = if buttons > area.width && area.height >= 20 { 2 } else { 1 };
        let (middle, foot) = split_top(rest, rest.height - button_rows - 1);
        let (buttons, line) = split_top(foot, button_rows);
        let plan = Self { header, buttons, line, ..Self::default() };
        Some(match scene.map(|scene| (scene, &scene.picture)) {
            None | Some((_, Picture::Nothing)) => plan.with_log_alone(middle, scene),
            Some((scene, Picture::Board(_) | Picture::Covered)) => {
                if area.width >= TWO_COLUMNS {
                    plan.with_board_beside(middle, scene)
                } else {
                    plan.with_board_above(middle, scene)
                }
            }
            Some((scene, Picture::Field(_))) => {
                if area.width >= TWO_COLUMNS {
                    plan.with_field_beside(middle, scene)
                } else {
                    plan.with_field_above(middle, scene)
                }
            }
        })
    }

    fn with_log_alone(self, middle: Rect, scene: Option<&Scene>) -> Self {
        let (players, log) = split_top(middle, scene.map_or(0, players::height));
        Self { players, log, ..self }
    }

    fn with_board_beside(self, middle: Rect, scene: &Scene) -> Self {
        let columns = middle.width - tray::NARROWEST - 1;
        let scale = Scale::fitting(columns, middle.height);
        let (wide, high) = scale.size();
        let (left, right) = split_left(middle, wide);
        let (board, below) = split_top(left, high);
        let mut column = Column { rest: right };
        let held = if below.height >= held::HEIGHTS[1] {
            // As tall as a piece of the board.
            split_top(below, 5).0
        } else {
            column.take(&held::HEIGHTS)
        };
        let players = column.take(&[players::height(scene)]);
        let tray = column.take(&tray::heights(right.width));
        Self { board, held, players, tray, log: column.rest, ..self }
    }

    fn with_board_above(self, middle: Rect, scene: &Scene) -> Self {
        // Codes of the tray, or the piece in hand, and a row of the log stay. Under masks there is
        // nothing to see on the board, and everything in what is said.
        let kept = if scene.is_masked() { tray::SMALLEST + LOG } else { tray::SMALLEST + 1 };
        let scale = Scale::fitting(middle.width, middle.height.saturating_sub(kept));
        let (board, below) = split_top(middle, scale.size().1);
        let mut column = Column { rest: below };
        let is_giving = match &scene.picture {
            Picture::Board(sketch) => sketch.hand == quarto::Seen::Empty,
            Picture::Covered | Picture::Nothing | Picture::Field(_) => true,
        };
        let mut plan = Self { board, ..self };
        if below.height >= 3 + 1 + LOG {
            plan.held = column.take(&[held::HEIGHTS[0]]);
            plan.tray = column.take(&tray::heights(middle.width));
            plan.players = column.take(&[players::height(scene)]);
        } else if is_giving {
            (plan.tray, column.rest) = split_top(column.rest, tray::SMALLEST);
        } else {
            (plan.held, column.rest) = split_top(column.rest, held::HEIGHTS[0]);
        }
        Self { log: column.rest, ..plan }
    }

    fn with_field_beside(self, middle: Rect, scene: &Scene) -> Self {
        let (left, right) =
            split_left(middle, (middle.width * 3 / 5).max(middle.width.saturating_sub(64)));
        let (board, tray) = split_top(left, left.height - hand::HEIGHTS[1]);
        let mut column = Column { rest: right };
        let sheet = column.take(&sheet::heights(scene));
        Self { board, tray, sheet, log: column.rest, ..self }
    }

    fn with_field_above(self, middle: Rect, scene: &Scene) -> Self {
        let is_tall = middle.height >= 20;
        let log = if is_tall { middle.height / 3 } else { 2 };
        let tray = hand::HEIGHTS[usize::from(is_tall)];
        let (above, below) = split_top(middle, middle.height - log);
        let (board, tray) = split_top(above, above.height.saturating_sub(tray));
        let mut column = Column { rest: below };
        let sheet = column.take(&sheet::heights(scene));
        Self { board, tray, sheet, log: column.rest, ..self }
    }
}

/// What is left of a column of panes.
struct Column {
    rest: Rect,
}

impl Column {
    /// The largest of these heights that leaves room for the log; nothing if none does.
    fn take(&mut self, heights: &[u16]) -> Rect {
        let room = self.rest.height.saturating_sub(LOG);
        let height = heights.iter().rev().find(|height| **height <= room).copied();
        let taken;
        (taken, self.rest) = split_top(self.rest, height.unwrap_or_default());
        taken
    }
}

/// The left columns of a place, and what is right of them and a gap.
fn split_left(place: Rect, columns: u16) -> (Rect, Rect) {
    let columns = columns.min(place.width.saturating_sub(1));
    let right = place.width - columns - 1;
    (Rect { width: columns, ..place }, Rect { x: place.x + columns + 1, width: right, ..place })
}
