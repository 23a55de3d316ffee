//! The parts of the page that Quartex has for itself: field, hand, calls, score sheet.
//!
//! | file | what |
//! | --- | --- |
//! | `context` | what the visitor may do with tiles and cells now, and what was chosen for it |
//! | `window` | which cells are shown |
//! | `field`, `art` | the field: its cells as buttons, and the tiles drawn beneath them |
//! | `hand`, `tile` | tiles to choose from, turning them, laying |
//! | `calls` | "I cannot", "I see none" |
//! | `sheet`, `aside` | stock, tokens and points; tiles that lie open beside the field |
//!
//! A tile and a cell are chosen in either order. With the script a choice stays in the browser. Without
//! it every choice is a button of the same form whose value begins with a question mark: the server
//! answers by showing the page again at that address ([`Choice`]).

mod art;
mod aside;
mod calls;
mod context;
mod field;
mod hand;
mod sheet;
mod tile;
mod window;

use maud::{Markup, PreEscaped, html};
use pictures::Paints;
use quartex::Seat;

use crate::seen_table::SeenTable;
use crate::table::Choice;
use crate::visitor::Visitor;
use context::QuartexContext;

/// The drawings that tiles and tokens are made of, once for a page; `<use>` finds them by id.
pub(crate) fn sprite() -> Markup {
    html! { div class="sprite" aria-hidden="true" { (PreEscaped(pictures::tile_symbols(Paints::Variables, "t"))) } }
}

/// The field: the element `#board`.
pub(crate) fn board(visitor: &Visitor, seen: &SeenTable, choice: &Choice) -> Markup {
    field::field(&QuartexContext::new(visitor, seen, choice))
}

/// Tiles to choose from, what turns them and what lays them: the element `#hand`.
pub(crate) fn hand(visitor: &Visitor, seen: &SeenTable, choice: &Choice) -> Markup {
    hand::hand(&QuartexContext::new(visitor, seen, choice))
}

/// What can be said: the element `#calls`.
pub(crate) fn calls(visitor: &Visitor, seen: &SeenTable, choice: &Choice) -> Markup {
    calls::calls(&QuartexContext::new(visitor, seen, choice))
}

/// Stock, tokens, points and open tiles: the element `#tray`.
pub(crate) fn tray(visitor: &Visitor, seen: &SeenTable, choice: &Choice) -> Markup {
    sheet::tray(&QuartexContext::new(visitor, seen, choice))
}

/// Points, tiles and tokens of one seat, inside its row of `#players`; nothing in other games.
pub(crate) fn players_extra(visitor: &Visitor, seen: &SeenTable, seat: Seat) -> Markup {
    sheet::extra(&QuartexContext::new(visitor, seen, &Choice::default()), seat)
}
