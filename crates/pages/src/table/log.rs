//! What happened.

use maud::{Markup, html};

use super::sheet::Sheet;

/// The element `#log`: what was said so far, newest first.
pub(super) fn part(sheet: &Sheet<'_>) -> Markup {
    html! {
        section id="log" {
            h2 { (sheet.text("play-log")) }
            @match &sheet.seen.log {
                None => p { (sheet.text("play-log-closed")) },
                Some(lines) if lines.is_empty() => p { (sheet.text("play-log-empty")) },
                Some(lines) => {
                    ol id="log-list" tabindex="0" aria-label=(sheet.text("play-log")) {
                        @for line in lines.iter().rev() {
                            li { span.step { (line.step) } " " span { (line.text) } }
                        }
                    }
                    button.btn type="button" data-copy="log-list" data-script hidden {
                        (sheet.text("play-copy-log"))
                    }
                },
            }
        }
    }
}
