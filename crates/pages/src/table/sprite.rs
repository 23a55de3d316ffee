//! The pictures that the page uses again and again, once.

use maud::{Markup, PreEscaped, html};
use pictures::{Paints, board_symbols, piece_symbols};
use table::Rules;

use super::context::PageContext;
use super::quartex;

/// Pieces, board and marks of the edition that is played here. Of Quartex, quarters,
/// figures and tokens.
///
/// It is the same for every position: that a picture is in the page tells nothing.
pub(super) fn part(context: &PageContext<'_>) -> Markup {
    let rules = context.seen.view.terms.rules;
    match rules {
        Rules::Quarto(quarto, _) | Rules::Access(quarto, _) => {
            let edition = rules.edition();
            html! {
                div.sprite aria-hidden="true" {
                    (PreEscaped(board_symbols(edition, quarto.lines(), Paints::Variables, "b")))
                    (PreEscaped(piece_symbols(edition, Paints::Variables, "p")))
                }
            }
        }
        Rules::Quartex(_) => quartex::sprite(),
    }
}

/// A picture from the sprite, for eyes only: what it shows is said beside it.
pub(super) fn picture(class: &str, symbol: &str) -> Markup {
    html! {
        svg class=(class) aria-hidden="true" focusable="false" { use href={ "#" (symbol) } {} }
    }
}

/// A piece from the sprite.
pub(super) fn piece(context: &PageContext<'_>, class: &str, piece: quarto::Piece) -> Markup {
    let edition = context.seen.view.terms.rules.edition();
    picture(class, &format!("p-{}", piece.code(edition)))
}
