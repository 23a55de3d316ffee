//! What can be said instead of laying: "I cannot" (X15) and "I see none" (X16).

use maud::{Markup, html};
use quartex::{Action, Task};

use super::context::QuartexContext;

/// The element `#calls`.
pub(super) fn calls(context: &QuartexContext<'_>) -> Markup {
    let may = |action: Action| context.task != Task::Wait && context.choices().contains(&action);
    html! {
        section id="calls" class="tilecalls" {
            @if may(Action::Cannot) {
                // It shows the hand to all and cannot be taken back: it asks once.
                details class="ask" {
                    summary class="btn" { (context.word_for("play-quartex-cannot")) }
                    p { (context.word_for("play-quartex-cannot-means")) }
                    button class="btn" name="do" value="cannot" { (context.word_for("play-quartex-cannot-sure")) }
                }
            }
            @if may(Action::None) {
                button class="btn" name="do" value="none" { (context.word_for("play-quartex-none")) }
            }
        }
    }
}
