//! "Quarto!", and declining to say it.

use maud::{Markup, html};
use quarto::{Call, Calling, Cell, Cells, Line, Rank};

use super::button::{plain, wish};
use super::context::PageContext;

/// The element `#calls`. It is the same whether or not there is something to call: what can be
/// pressed depends on whose turn it is and on whether this player has called wrongly before.
pub(super) fn part(context: &PageContext<'_>) -> Markup {
    let rules = context.seen.view.terms.rules.quarto();
    let playing = context.is_playing() && context.seat().is_some();
    html! {
        section id="calls" {
            @match rules.map(|rules| rules.calling) {
                Some(Calling::Point(_)) if playing => (pointing(context)),
                Some(Calling::Call(_)) if playing => (bare(context)),
                Some(Calling::Point(_) | Calling::Call(_) | Calling::Auto) | None => {},
            }
            @if context.can_decline() { (plain("-", true, &context.text("play-decline"))) }
        }
    }
}

fn bare(context: &PageContext<'_>) -> Markup {
    let able = context.can_call(Call::Bare);
    html! {
        (wish("call", "!", able, &html! { (context.text("play-call")) }))
        p.hint { (context.text("play-call-bare")) }
    }
}

fn pointing(context: &PageContext<'_>) -> Markup {
    let Some(rules) = context.seen.view.terms.rules.quarto() else { return html! {} };
    let able = rules.lines().iter().any(|line| context.can_call(Call::Line(line)));
    html! {
        details id="call" data-able=(super::yes(able)) {
            summary.call data-key="q" { (context.text("play-call")) }
            div.aims role="group" aria-label=(context.text("play-call-point")) {
                @for line in rules.lines() {
                    @let call = Call::Line(line);
                    (wish("aim", &call.to_string(), context.can_call(call), &html! {
                        (sign(line)) span.vh { (context.voice.line(line)) }
                    }))
                }
            }
        }
    }
}

/// A small board with the line on it, for eyes: sixteen dots, four of them large.
fn sign(line: Line) -> Markup {
    html! {
        svg.sign viewBox="0 0 40 40" aria-hidden="true" focusable="false" data-cells=(cells(line)) {
            path d=(dots(Cells::ALL)) {}
            path.on d=(dots(line.cells())) {}
        }
    }
}

/// The cells of a line, for the script: "a1 b1 c1 d1".
fn cells(line: Line) -> String {
    line.cells().iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}

/// A line of no length for each cell: its round ends make a dot.
fn dots(cells: Cells) -> String {
    let at = |index: usize| 5 + 10 * index;
    let dot = |cell: Cell| {
        let (x, y) = (at(cell.file().index()), at(Rank::ALL.len() - 1 - cell.rank().index()));
        format!("M{x} {y}h0")
    };
    cells.iter().map(dot).collect::<Vec<_>>().concat()
}
