//! The buttons that say something friendly to everybody at the table.

use maud::{Markup, html};
use words::Phrase;

use super::sheet::Sheet;

/// The form `#phrases`, for those who sit at the table.
pub(super) fn part(sheet: &Sheet<'_>) -> Markup {
    html! {
        @if sheet.seat().is_some() {
            form id="phrases" method="post" action=(sheet.action("phrase")) {
                (sheet.hidden())
                details {
                    summary { (sheet.text("play-phrases")) }
                    div.acts {
                        @for phrase in Phrase::ALL {
                            button.btn type="submit" name="phrase" value=(phrase.name()) {
                                (sheet.voice.phrase(phrase))
                            } " "
                        }
                    }
                }
            }
        }
    }
}
