//! Scenes to draw, and their pixels.

use pictures::print::{Paper, PaperSide};
use pictures::{
    Aids, Beside, DrawnBoard, DrawnField, Held, Holdings, Paints, Picture, Scene, Theme,
};
use quartex::{Frame, Seat, Symbol, TileSet, Tokens, Word};
use quarto::{Edition, Piece, Pieces, Seen, Sketch};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

pub(crate) const EDITIONS: [Edition; 2] = [Edition::Quarto, Edition::Access];

/// A picture of a scene.
pub(crate) fn svg(scene: &Scene<'_>, theme: Theme, width: Option<u32>) -> String {
    let paints = Paints::Theme(theme);
    Picture {
        paints,
        prefix: "t",
        title: "A <title> & more",
        description: "\"What\" is on it.",
        width,
    }
    .svg(scene)
}

/// The pixels of a picture on the ground it usually has.
pub(crate) fn pixels(svg: &str, ground: [u8; 3]) -> Pixmap {
    let tree = Tree::from_str(svg, &Options::default()).unwrap();
    let size = tree.size().to_int_size();
    let mut pixmap = Pixmap::new(size.width(), size.height()).unwrap();
    let [red, green, blue] = ground;
    pixmap.fill(resvg::tiny_skia::Color::from_rgba8(red, green, blue, 255));
    resvg::render(&tree, Transform::identity(), &mut pixmap.as_mut());
    pixmap
}

pub(crate) fn board(text: &str, edition: Edition) -> DrawnBoard {
    DrawnBoard::of(&text.parse::<Sketch>().unwrap(), edition)
}

/// A field with a gap that is missing one quarter.
pub(crate) fn field(frame: Option<u8>) -> quartex::Field {
    let mut field = quartex::Field::new(frame.map(|side| Frame::new(side).unwrap()));
    let cells = [(0, 0, "XSQO"), (1, 0, "SXXQ"), (0, 1, "OQSS")];
    for (x, y, text) in cells {
        let cell = quartex::Cell::new(x, y).unwrap();
        field.lay(quartex::Placement { cell, word: word(text) }).unwrap();
    }
    field
}

pub(crate) fn word(text: &str) -> Word {
    let letters: Vec<Symbol> = text.chars().map(|c| Symbol::from_letter(c).unwrap()).collect();
    Word::new(letters.try_into().unwrap())
}

/// Calls `look` with one scene of every kind, and its name.
pub(crate) fn every_scene(mut look: impl FnMut(&str, &Scene<'_>)) {
    for edition in EDITIONS {
        look("piece", &Scene::Piece(Seen::Piece(Piece::ALL[13]), edition));
        look("covered piece", &Scene::Piece(Seen::Unknown, edition));
        look("no piece", &Scene::Piece(Seen::Empty, edition));
        look("tray", &Scene::Tray(Pieces::ALL, edition));
        look("pieces", &Scene::Pieces(edition));
        let mut board = board("5..c/.e2./.b7./8..3 f 2 1234p c2", edition);
        look("board", &Scene::Board(&board));
        board.line = Some("/".parse().unwrap());
        board.beside = Some(Beside { hand: Seen::Piece(Piece::ALL[15]), left: Some(Pieces::ALL) });
        look("board and beside", &Scene::Board(&board));
    }
    let mut masked = board("????/?4??/??.?/???b ? 2 1234p ?", Edition::Access);
    masked.line = Some("b2".parse().unwrap());
    masked.beside = Some(Beside { hand: Seen::Unknown, left: None });
    look("masked board", &Scene::Board(&masked));
    look("tile", &Scene::Tile(word("XSQO")));
    look("tiles", &Scene::Tiles(TileSet::ALL, 3));
    for symbol in Symbol::ALL {
        look("figure", &Scene::Figure(symbol));
        look("token", &Scene::Token(symbol));
    }
    look("tokens", &Scene::Tokens(Tokens::FULL));
    let seat = Seat::FIRST;
    let held = Held { seat, tiles: TileSet::EMPTY, hidden: 5, tokens: Tokens::NONE, due: true };
    let holdings = Holdings { stock: Tokens::FULL, players: vec![held] };
    let aids = Aids { three_quarters: true, openings: true };
    for frame in [None, Some(2), Some(3), Some(8)] {
        let field = field(frame);
        let last = quartex::Cell::new(0, 1);
        look(
            "field",
            &Scene::Field(&DrawnField { field: &field, last, aids, beside: Some(&holdings) }),
        );
    }
    let empty = quartex::Field::new(None);
    let aids = Aids::default();
    look(
        "empty field",
        &Scene::Field(&DrawnField { field: &empty, last: None, aids, beside: None }),
    );
    for page in PaperSide::all() {
        look("page", &Scene::Print(Paper::A4, page));
        look("page", &Scene::Print(Paper::Letter, page));
    }
}
