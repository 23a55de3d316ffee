//! The board of Quarto and Quarto Access.

use maud::{Markup, html};
use quarto::{Cell, File, Lines, Rank, Seen};
use table::GameView;
use words::{Spot, board::label};

use super::context::PageContext;
use super::{sprite, yes};

/// The wood and leather under the cells.
pub(super) fn ground() -> Markup {
    sprite::picture("ground", "b-board")
}

/// The element `#board`: one grid, its rows from the top, a button for every cell.
pub(super) fn part(context: &PageContext<'_>) -> Markup {
    let masked = context.is_masked();
    html! {
        div id="board" role="grid" aria-label=(context.text("play-board")) data-masked=(yes(masked))
            data-able=(yes(context.is_placing())) {
            @for line in shown(context) { (sprite::picture("band", &format!("b-line-{}", line.index()))) }
            @for rank in Rank::ALL.into_iter().rev() {
                div.row role="row" {
                    @for cell in File::ALL.map(|file| Cell::new(file, rank)) {
                        @if masked { (covered(context, cell)) } @else { (open(context, cell)) }
                    }
                }
            }
        }
    }
}

/// The alignment that was called. Before a call there is none here, whatever stands on the board.
const fn shown(context: &PageContext<'_>) -> Lines {
    match &context.seen.view.game {
        Some(GameView::Quarto(open)) => open.shown,
        Some(GameView::Access(_) | GameView::Quartex(_)) | None => Lines::EMPTY,
    }
}

/// Where one gets to with the tab key; the arrows go on from there.
fn tab_stop(cell: Cell) -> &'static str {
    if cell == Cell::new(File::A, Rank::Four) { "0" } else { "-1" }
}

fn open(context: &PageContext<'_>, cell: Cell) -> Markup {
    let sketch = context.sketch();
    let there = sketch.map_or(Seen::Empty, |sketch| sketch.cells[cell.index()]);
    let last = sketch.and_then(|sketch| sketch.last).and_then(|last| last.cell) == Some(cell);
    let aligned = shown(context).iter().any(|line| line.cells().contains(cell));
    let able = context.can_place(cell);
    let state = match there {
        Seen::Empty => "empty",
        Seen::Piece(_) => "piece",
        Seen::Unknown => "covered",
    };
    html! {
        button.cell role="gridcell" type=(if able { "submit" } else { "button" }) name="do"
            value=(cell) data-cell=(cell) data-able=(yes(able)) data-state=(state)
            data-last=[last.then_some("yes")] data-shown=[aligned.then_some("yes")]
            tabindex=(tab_stop(cell)) aria-label=(name(context, cell)) {
            (plain(context, cell))
            @if last { (sprite::picture("last", "b-last")) }
            @match there {
                Seen::Piece(piece) => (sprite::piece(context, "piece", piece)),
                Seen::Unknown => (sprite::picture("lid", "b-lid")),
                Seen::Empty => @if let (true, Some(Seen::Piece(held))) = (able, sketch.map(|s| s.hand)) {
                    (sprite::piece(context, "piece ghost", held))
                },
            }
        }
    }
}

/// What a screen reader says of a cell, coordinate first.
fn name(context: &PageContext<'_>, cell: Cell) -> String {
    label(&context.voice, &context.seen.view, Spot::Quarto(cell))
        .unwrap_or_else(|| format!("{} {}", context.voice.cell(cell), context.text("play-empty")))
}

/// A cell in codes, for browsers that show text alone.
fn plain(context: &PageContext<'_>, cell: Cell) -> Markup {
    let text = words::board::cell(&context.voice, &context.seen.view, Spot::Quarto(cell));
    html! { span.plain { (text.unwrap_or_else(|| cell.to_string())) " " } }
}

/// A cell under the mask is two buttons, of which one is shown: to touch, and to place on. Every
/// cell looks the same, whatever was felt there.
fn covered(context: &PageContext<'_>, cell: Cell) -> Markup {
    let (touch, place) = (context.can_touch(), context.is_placing());
    let kind = |able: bool| if able { "submit" } else { "button" };
    let name = |key: &str| context.say(key, &[("cell", context.voice.cell(cell).into())]);
    html! {
        button.cell role="gridcell" type=(kind(touch)) name="do" value={ "@" (cell) }
            data-cell=(cell) data-act="touch" data-able=(yes(touch)) data-state="covered"
            tabindex=(tab_stop(cell)) aria-label=(name("play-touch-cell")) {
            span.plain { (name("play-touch-cell")) " " }
            (sprite::picture("lid", "b-lid"))
        }
        button.cell role="gridcell" type=(kind(place)) name="do" value=(cell)
            data-cell=(cell) data-act="play" data-able=(yes(place)) data-state="covered"
            tabindex=(tab_stop(cell)) aria-label=(name("play-place-cell")) {
            span.plain { (name("play-place-cell")) " " }
            (sprite::picture("lid", "b-lid"))
        }
    }
}

/// What pressing a covered cell or place does. It stays as it is chosen while the board changes.
pub(super) fn mode(context: &PageContext<'_>) -> Markup {
    let radio = |value: &str, key: &str, checked: bool| {
        html! {
            label {
                input type="radio" name="mode" id={ "mode-" (value) } value=(value) checked[checked];
                span { (context.text(key)) }
            }
        }
    };
    html! {
        fieldset.mode {
            legend { (context.text("play-mode")) }
            (radio("touch", "play-mode-touch", true))
            (radio("play", "play-mode-play", false))
        }
    }
}
