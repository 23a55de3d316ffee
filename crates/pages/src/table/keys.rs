//! Which keys there are, for whoever plays with the script.

use maud::{Markup, html};

use super::command::asked;
use super::context::PageContext;

/// Keys that are called the same everywhere.
const ARROWS: &str = "← → ↑ ↓";
const MOVES: [(&str, &str); 3] =
    [("B G /", "play-key-places"), (", .", "play-key-history"), ("[ ]", "play-key-kinds")];

/// The element `#keys`: all keys, folded away.
pub(super) fn part(context: &PageContext<'_>) -> Markup {
    let quarto = context.seen.view.terms.rules.quarto();
    let row =
        |keys: &str, text: String| html! { tr { th scope="row" { kbd { (keys) } } td { (text) } } };
    html! {
        details id="keys" {
            summary { (context.text("play-keys")) }
            p.hint { (context.text("play-keys-about")) }
            table {
                tbody {
                    (row(ARROWS, context.text("play-key-arrows")))
                    (row(&context.text("play-keys-home"), context.text("play-key-home")))
                    (row(&context.text("play-keys-corner"), context.text("play-key-corner")))
                    @for (keys, text) in MOVES { (row(keys, context.text(text))) }
                    @if quarto.is_some() {
                        (row("1 2 3 4", context.text("play-key-row")))
                        @let keys = context.text("play-keys-column");
                        (row(&keys, context.text("play-key-column")))
                    }
                    @if context.is_masked() { (row("P", context.text("play-key-play"))) }
                    @if quarto.is_some_and(|rules| !rules.is_auto()) {
                        (row("Q", context.text("play-key-call")))
                    }
                    @for asked in asked(context) {
                        (row(&asked.key.to_uppercase(), context.text(asked.label)))
                    }
                }
            }
        }
    }
}
