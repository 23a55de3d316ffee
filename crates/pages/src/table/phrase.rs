//! The buttons that say something friendly to everybody at the table.

use maud::{Markup, html};
use words::Phrase;

use super::context::PageContext;

/// The form `#phrases`, for those who sit at the table.
pub(super) fn part(context: &PageContext<'_>) -> Markup {
    html! {
        @if context.seat().is_some() {
            form id="phrases" method="post" action=(context.action("phrase")) {
                (context.hidden())
                details {
                    summary { (context.text("play-phrases")) }
                    div.acts {
                        @for phrase in Phrase::ALL {
                            button.btn type="submit" name="phrase" value=(phrase.name()) {
                                (context.voice.phrase(phrase))
                            } " "
                        }
                    }
                }
            }
        }
    }
}
