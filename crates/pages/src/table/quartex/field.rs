//! The field: a grid of cells, each a button, over the picture of the tiles.

use std::collections::BTreeMap;

use maud::{Markup, html};
use quartex::{Action, Cell, Task, Word};
use words::{Spot, board};

use super::art::art;
use super::context::QuartexContext;
use super::tile::tile;
use super::window::Window;

/// What fits where, of the tiles to choose from.
type Fits = BTreeMap<Cell, Vec<Word>>;

/// The element `#board`.
pub(super) fn field(context: &QuartexContext<'_>) -> Markup {
    let field = context.game.map(quartex::View::field);
    let window = Window::of(field);
    let fits = fits(context);
    let count = field.map_or(0, |field| field.laid().len());
    let label = context.say("play-quartex-field", &[("count", count.into())]);
    html! {
        div id="board" class="tilefield" role="grid" aria-label=(label)
            data-columns=(window.width()) data-rows=(window.height()) {
            div class="cloth" role="rowgroup" {
                @if let Some(field) = field { (art(field, window, context.is_assisted())) }
                div class="cellrow rulers" aria-hidden="true" {
                    span class="y" {}
                    @for x in window.columns() { span class="x" { (number(x)) " " } }
                }
                @for y in window.rows() {
                    div class="cellrow" role="row" {
                        span class="y" aria-hidden="true" { (number(y)) " " }
                        @for x in window.columns() {
                            @match Cell::new(x, y) {
                                Some(cell) => { (button(context, &fits, cell)) }
                                // Nothing can ever lie there.
                                None => { span class="tilecell" role="gridcell" {} }
                            }
                            " "
                        }
                    }
                }
            }
        }
    }
}

fn button(context: &QuartexContext<'_>, fits: &Fits, cell: Cell) -> Markup {
    let laid = context.game.and_then(|game| game.field().word_at(cell));
    let is_open = context.is_open(cell);
    let is_chosen = context.cell == Some(cell);
    let fitting = fits.get(&cell);
    // With a tile chosen, where it fits as it lies.
    let is_marked =
        fitting.is_some_and(|words| context.word.is_none_or(|chosen| words.contains(&chosen)));
    let first = context.cell.unwrap_or(Cell::HOME);
    let spot = Spot::Quartex(cell);
    let label = board::label(&context.voice, &context.seen.view, spot);
    html! {
        button.tilecell.open[is_open].laid[laid.is_some()].fits[is_marked].chosen[is_chosen]
            role="gridcell" type=(if is_open { "submit" } else { "button" })
            name=[is_open.then_some("do")] value=[is_open.then(|| context.link(context.word, Some(cell)))]
            data-cell=(cell) data-word=[laid] data-fits=[fitting.map(|words| join(words))]
            tabindex=(if cell == first { "0" } else { "-1" })
            aria-selected=[is_chosen.then_some("true")]
            aria-label=(label.unwrap_or_else(|| cell.to_string())) {
            // For browsers that show nothing but text. Orca would read it instead of the name.
            @if is_open || laid.is_some() { span.plain { (text(context, cell, is_open)) } }
            @if let (true, Some(word)) = (is_chosen, context.word) { (tile(word, "tile lying")) }
        }
    }
}

/// A cell in a few letters: with its numbers if it can be chosen.
fn text(context: &QuartexContext<'_>, cell: Cell, is_open: bool) -> String {
    let text =
        board::cell(&context.voice, &context.seen.view, Spot::Quartex(cell)).unwrap_or_default();
    if is_open { text } else { text.split_once(' ').map_or("", |(_, tile)| tile).to_owned() }
}

/// At a table that helps, what can be laid where; at any other, nothing.
fn fits(context: &QuartexContext<'_>) -> Fits {
    let mut fits = Fits::new();
    if context.is_assisted() && context.task == Task::Lay {
        for action in context.choices() {
            if let Action::Lay(placement) = action {
                fits.entry(placement.cell).or_default().push(placement.word);
            }
        }
    }
    fits
}

fn join(words: &[Word]) -> String {
    let words: Vec<String> = words.iter().map(Word::to_string).collect();
    words.join(" ")
}

/// A number with the sign that is as wide as a plus.
pub(super) fn number(number: i32) -> String {
    if number < 0 { format!("\u{2212}{}", number.unsigned_abs()) } else { number.to_string() }
}
