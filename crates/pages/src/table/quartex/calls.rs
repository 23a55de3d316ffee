//! What can be said instead of laying: "I cannot" (X15) and "I see none" (X16).

use maud::{Markup, html};
use quartex::{Action, Task};

use super::desk::Desk;

/// The element `#calls`.
pub(super) fn calls(desk: &Desk<'_>) -> Markup {
    let may = |action: Action| desk.task != Task::Wait && desk.choices().contains(&action);
    html! {
        section id="calls" class="tilecalls" {
            @if may(Action::Cannot) {
                // It shows the hand to all and cannot be taken back: it asks once.
                details class="ask" {
                    summary class="btn" { (desk.word_for("play-quartex-cannot")) }
                    p { (desk.word_for("play-quartex-cannot-means")) }
                    button class="btn" name="do" value="cannot" { (desk.word_for("play-quartex-cannot-sure")) }
                }
            }
            @if may(Action::None) {
                button class="btn" name="do" value="none" { (desk.word_for("play-quartex-none")) }
            }
        }
    }
}
