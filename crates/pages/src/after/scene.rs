//! Pictures of positions, with what is said of them for those who do not see them.

use maud::{Markup, PreEscaped, html};
use pictures::{Aids, Beside, DrawnBoard, DrawnField, Held, Holdings, Paints, Picture, Scene};
use quartex::{Cell, Due, Position};
use quarto::{Edition, Piece};
use words::{BoardPicture, Caption, FieldPicture, HeldPicture, Voice};

/// A board, drawn.
pub(super) fn board(voice: &Voice, board: &DrawnBoard, prefix: &str) -> Markup {
    drawn(&Scene::Board(board), &board_caption(voice, board), prefix)
}

/// What is on the picture of a board.
pub(super) fn board_caption(voice: &Voice, board: &DrawnBoard) -> Caption {
    voice.board_caption(&BoardPicture {
        cells: &board.cells,
        last: board.last,
        line: board.line,
        beside: board.beside.map(|Beside { hand, left }| (hand, left)),
    })
}

/// A field with all that the players hold, open: of games that are over.
pub(super) fn field(
    voice: &Voice,
    position: &Position,
    last: Option<Cell>,
    prefix: &str,
) -> Markup {
    let due = |seat| match position.due() {
        Due::Seat(one) => one == seat,
        Due::Seats(seats) => seats.contains(seat),
        Due::Bag { .. } | Due::Nobody => false,
    };
    let players = position.rules().players.seats().map(|seat| Held {
        seat,
        tiles: position.hand(seat),
        hidden: 0,
        tokens: position.tokens(seat),
        due: due(seat),
    });
    let holdings = Holdings { stock: position.stock(), players: players.collect() };
    let field = DrawnField {
        field: position.field(),
        last,
        aids: Aids { three_quarters: true, openings: false },
        beside: Some(&holdings),
    };
    let held = |held: &Held| HeldPicture {
        seat: held.seat,
        tiles: held.tiles,
        hidden: held.hidden,
        tokens: held.tokens,
    };
    let players: Vec<HeldPicture> = holdings.players.iter().map(held).collect();
    let caption = voice.field_caption(&FieldPicture {
        field: position.field(),
        last,
        beside: Some((position.stock(), &players)),
    });
    drawn(&Scene::Field(&field), &caption, prefix)
}

/// A field alone.
pub(super) fn field_alone(
    voice: &Voice,
    tiles: &quartex::Field,
    pointed: Option<Cell>,
    prefix: &str,
) -> Markup {
    let aids = Aids { three_quarters: true, openings: true };
    let field = DrawnField { field: tiles, last: pointed, aids, beside: None };
    let caption = voice.field_caption(&FieldPicture { field: tiles, last: pointed, beside: None });
    drawn(&Scene::Field(&field), &caption, prefix)
}

/// A scene as a picture in the page.
pub(super) fn drawn(scene: &Scene<'_>, caption: &Caption, prefix: &str) -> Markup {
    let picture = Picture {
        paints: Paints::Variables,
        prefix,
        title: &caption.title,
        description: &caption.description,
        width: None,
    };
    PreEscaped(picture.svg(scene))
}

/// A scene for the eyes alone: what it shows is said beside it.
pub(super) fn ornament(scene: &Scene<'_>, prefix: &str) -> Markup {
    let nothing = Caption { title: String::new(), description: String::new() };
    html! { span.drawing aria-hidden="true" { (drawn(scene, &nothing, prefix)) } }
}

/// All pieces of an edition, to be used by [`piece`] as often as one likes.
pub(super) fn pieces(edition: Edition) -> Markup {
    html! {
        div.sprite aria-hidden="true" {
            (PreEscaped(pictures::piece_symbols(edition, Paints::Variables, "p")))
        }
    }
}

/// A piece for the eyes alone: its name is said beside it.
pub(super) fn piece(piece: Piece, edition: Edition) -> Markup {
    html! {
        svg.piece aria-hidden="true" focusable="false" {
            use href={ "#p-" (piece.code(edition)) } {}
        }
    }
}
