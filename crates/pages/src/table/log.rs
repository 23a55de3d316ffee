//! What happened.

use maud::{Markup, html};

use super::context::PageContext;

/// The element `#log`: what was said so far, newest first.
pub(super) fn part(context: &PageContext<'_>) -> Markup {
    html! {
        section id="log" {
            h2 { (context.text("play-log")) }
            @match &context.seen.log {
                None => p { (context.text("play-log-closed")) },
                Some(lines) if lines.is_empty() => p { (context.text("play-log-empty")) },
                Some(lines) => {
                    ol id="log-list" tabindex="0" aria-label=(context.text("play-log")) {
                        @for line in lines.iter().rev() {
                            li { span.step { (line.step) } " " span { (line.text) } }
                        }
                    }
                    button.btn type="button" data-copy="log-list" data-script hidden {
                        (context.text("play-copy-log"))
                    }
                },
            }
        }
    }
}
