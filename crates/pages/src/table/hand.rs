//! The piece in hand.

use maud::{Markup, html};
use quarto::Seen;
use table::GameView;

use super::sheet::Sheet;
use super::sprite;

/// The element `#hand`: picture, words and code of the piece in hand. Under masks a cloth: whoever
/// holds the piece may ask for it, and hears it.
pub(super) fn part(sheet: &Sheet<'_>) -> Markup {
    let held = match &sheet.seen.view.game {
        Some(GameView::Quarto(open)) => open.sketch.hand,
        Some(GameView::Access(masked)) if sheet.is_masked() => match masked.sketch.hand {
            Seen::Empty => Seen::Empty,
            Seen::Piece(_) | Seen::Unknown => Seen::Unknown,
        },
        Some(GameView::Access(masked)) => masked.sketch.hand,
        Some(GameView::Quartex(_)) | None => Seen::Empty,
    };
    let holder = sheet.actor().filter(|_| sheet.is_playing());
    let heading = match (held, holder) {
        (Seen::Piece(_) | Seen::Unknown, Some(seat)) => sheet.say_of(seat, "play-hand"),
        (Seen::Piece(_) | Seen::Unknown, None) => sheet.text("play-hand-last"),
        (Seen::Empty, _) => sheet.text("play-hand-empty"),
    };
    if sheet.seen.view.game.is_none() {
        return html! { section id="hand" {} };
    }
    html! {
        section id="hand" data-held=(super::yes(held != Seen::Empty)) {
            div.place {
                @match held {
                    Seen::Piece(piece) => (sprite::piece(sheet, "piece", piece)),
                    Seen::Unknown => (sprite::picture("piece", "p-covered")),
                    Seen::Empty => {},
                }
            }
            div.words {
                h2 { (heading) }
                @match held {
                    Seen::Piece(piece) => {
                        p { (sheet.voice.piece_words(piece)) }
                        p.code { (sheet.voice.piece_code(piece)) }
                    },
                    Seen::Unknown => p { (sheet.text("play-hand-covered")) },
                    Seen::Empty => {},
                }
            }
        }
    }
}
