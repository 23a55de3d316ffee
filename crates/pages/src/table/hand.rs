//! The piece in hand.

use maud::{Markup, html};
use quarto::Seen;
use table::GameView;

use super::context::PageContext;
use super::sprite;

/// The element `#hand`: picture, words and code of the piece in hand. Under masks a cloth: whoever
/// holds the piece may ask for it, and hears it.
pub(super) fn part(context: &PageContext<'_>) -> Markup {
    let held = match &context.seen.view.game {
        Some(GameView::Quarto(open)) => open.sketch.hand,
        Some(GameView::Access(masked)) if context.is_masked() => match masked.sketch.hand {
            Seen::Empty => Seen::Empty,
            Seen::Piece(_) | Seen::Unknown => Seen::Unknown,
        },
        Some(GameView::Access(masked)) => masked.sketch.hand,
        Some(GameView::Quartex(_)) | None => Seen::Empty,
    };
    let holder = context.actor().filter(|_| context.is_playing());
    let heading = match (held, holder) {
        (Seen::Piece(_) | Seen::Unknown, Some(seat)) => context.say_of(seat, "play-hand"),
        (Seen::Piece(_) | Seen::Unknown, None) => context.text("play-hand-last"),
        (Seen::Empty, _) => context.text("play-hand-empty"),
    };
    let is_told = held != Seen::Empty || context.is_playing();
    if context.seen.view.game.is_none() {
        return html! { section id="hand" {} };
    }
    html! {
        section id="hand" data-held=(super::yes(held != Seen::Empty)) {
            div.place {
                @match held {
                    Seen::Piece(piece) => (sprite::piece(context, "piece", piece)),
                    Seen::Unknown => (sprite::picture("piece", "p-covered")),
                    Seen::Empty => {},
                }
            }
            @if is_told { div.words {
                h2 { (heading) }
                @match held {
                    Seen::Piece(piece) => {
                        p { (context.voice.piece_words(piece)) }
                        p.code { (context.voice.piece_code(piece)) }
                    },
                    Seen::Unknown => p { (context.text("play-hand-covered")) },
                    Seen::Empty => {},
                }
            } }
        }
    }
}
